/** Sizes of areas and lengths of pieces that come from outside. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Path, type Rejection } from '../../core';
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
  if (given.distances.length !== LENGTHS.distances.length)
    return wrong(['distances'], `There are ${LENGTHS.distances.length} distances, not ${given.distances.length}.`);
  const measured = allOf(LENGTHS);
  for (const [i, each] of allOf(given).entries()) {
    const usual = measured[i]?.mm ?? 0;
    if (!isNear(each.mm, usual)) return wrong(each.path, saidFar(each, usual));
  }
  const { close, medium, long, distances } = given;
  const grow = (bands: readonly number[]): boolean => bands.every((mm, i) => i === 0 || mm > (bands[i - 1] ?? 0));
  const order = 'Each band of the ruler ends behind the one before.';
  if (!grow([close, medium, long])) return wrong([medium > close ? 'long' : 'medium'], order);
  return grow(distances) ? E.right(given) : wrong(['distances'], order);
}

function isNear(mm: number, usual: number): boolean {
  return mm >= MOST_SHORTER * usual && mm <= MOST_LONGER * usual;
}

function saidFar({ path, mm }: Length, usual: number): string {
  const [least, most] = [MOST_SHORTER, MOST_LONGER].map((factor) => Math.round(factor * usual * 10) / 10);
  return `${path.join(', ')} is ${mm} mm; it was measured as ${usual} mm, and ${least} to ${most} mm are accepted.`;
}

function wrong(path: Path, said: string): E.Either<Rejection, never> {
  return reject(reason('bad-lengths', said, ['arm.range-and-distance.01']), ['lengths', ...path]);
}

/** A length, and where it stands. */
interface Length {
  path: readonly (string | number)[];
  mm: number;
}

function allOf(lengths: Lengths): Length[] {
  const { bases, tool, shieldDial, distances } = lengths;
  const of = <K extends string>(all: Readonly<Record<K, number>>, keys: readonly K[], ...within: string[]): Length[] =>
    keys.map((key) => ({ path: [...within, key], mm: all[key] }));
  return [
    ...of(lengths, ['close', 'medium', 'long', 'squadronRadius', 'objectiveTokenRadius']),
    ...of(tool, ['guideToPivot', 'pivotToGuide', 'width'], 'tool'),
    ...of(shieldDial, ['depth', 'breadth'], 'shieldDial'),
    ...SIZE_CLASSES.flatMap((size) => of(bases[size], ['width', 'length'], 'bases', size)),
    ...distances.map((mm, i) => ({ path: ['distances', i], mm })),
  ];
}
