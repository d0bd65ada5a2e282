/** Sizes of areas and lengths of pieces that come from outside. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Rejection } from '../../core';
import { oneOf, textOr } from '../../core/codec';
import { CORE_SET_AREAS, LENGTHS, SIZE_CLASSES, STANDARD_AREAS, type AreaSizes, type Lengths } from '../facts';
import { areas } from './state';

/** 'standard': 90 x 180 cm; 'core set': 90 x 90 cm; or sizes in mm. */
export type AreasChoice = 'standard' | 'core set' | AreaSizes;

export const areasChoice = textOr("'standard', 'core set' or areas", oneOf('areas', ['standard', 'core set']), areas);

const SMALLEST_AREA = 900;
const LARGEST_AREA = 10_000;

/** Sizes on which fleets and obstacles find room. */
export function readAreas(given: AreasChoice | undefined, usual: AreaSizes): E.Either<Rejection, AreaSizes> {
  if (given === undefined) return E.right(usual);
  if (given === 'standard') return E.right(STANDARD_AREAS);
  if (given === 'core set') return E.right(CORE_SET_AREAS);
  const { play, setup } = given;
  const sizes = [play.width, play.length, setup.width, setup.length];
  const fit = sizes.every((mm) => mm >= SMALLEST_AREA && mm <= LARGEST_AREA);
  if (fit && setup.width <= play.width && setup.length <= play.length) return E.right(given);
  const said = `Areas measure ${SMALLEST_AREA} to ${LARGEST_AREA} mm a side, and the setup area lies in the play area.`;
  return reject(reason('bad-areas', said, ['arm.play-area.02', 'arm.setup-area.01']), ['areas']);
}

/** Measures of the same pieces differ by less than this. */
const MOST_SHORTER = 0.8;
const MOST_LONGER = 1.25;

/** Lengths that pieces can have: each near the one that was measured, bands one after the other. */
export function readLengths(given: Lengths | undefined): E.Either<Rejection, Lengths> {
  if (given === undefined) return E.right(LENGTHS);
  const measured = allOf(LENGTHS);
  const near = allOf(given).every((mm, i) => {
    const usual = measured[i] ?? 0;
    return mm >= MOST_SHORTER * usual && mm <= MOST_LONGER * usual;
  });
  const grow = (bands: readonly number[]): boolean => bands.every((mm, i) => i === 0 || mm > (bands[i - 1] ?? 0));
  const { close, medium, long, distances } = given;
  if (near && grow([close, medium, long]) && grow(distances) && distances.length === LENGTHS.distances.length)
    return E.right(given);
  const said = 'Each length is near the one that was measured, and each band of the ruler ends behind the one before.';
  return reject(reason('bad-lengths', said, ['arm.range-and-distance.01']), ['lengths']);
}

function allOf({
  close,
  medium,
  long,
  distances,
  bases,
  squadronRadius,
  objectiveTokenRadius,
  tool,
  shieldDial,
}: Lengths): number[] {
  const sides = SIZE_CLASSES.flatMap((size) => [bases[size].width, bases[size].length]);
  const { guideToPivot, pivotToGuide, width } = tool;
  const { depth, breadth } = shieldDial;
  const others = [squadronRadius, objectiveTokenRadius, guideToPivot, pivotToGuide, width, depth, breadth];
  return [close, medium, long, ...others, ...sides, ...distances];
}
