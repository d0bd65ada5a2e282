/** Sizes of areas and lengths of pieces that come from outside. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Rejection } from '../../core';
import { oneOf, textOr } from '../../core/codec';
import { CORE_SET_AREAS, LENGTHS, STANDARD_AREAS, type AreaSizes, type Lengths } from '../facts';
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

const SHORTEST = 1;
const LONGEST = 1_000;

/** Lengths that pieces can have: each above 0, bands one after the other. */
export function readLengths(given: Lengths | undefined): E.Either<Rejection, Lengths> {
  if (given === undefined) return E.right(LENGTHS);
  const { close, medium, long, distances, bases, squadronRadius, tool, shieldDial } = given;
  const sides = Object.values(bases).flatMap(({ width, length }) => [width, length]);
  const others = [...Object.values(tool), ...Object.values(shieldDial)] as number[];
  const all = [close, medium, long, ...distances, ...sides, squadronRadius, ...others];
  const bands = [close, medium, long];
  const grow = (list: readonly number[]): boolean => list.every((mm, i) => i === 0 || mm > (list[i - 1] ?? 0));
  const sound = all.every((mm) => mm >= SHORTEST && mm <= LONGEST) && grow(bands) && grow(distances);
  if (sound && distances.length === LENGTHS.distances.length) return E.right(given);
  const said = `Lengths are ${SHORTEST} to ${LONGEST} mm, and each of the three ranges and five distances is longer than the one before.`;
  return reject(reason('bad-lengths', said, ['arm.range-and-distance.01']), ['lengths']);
}
