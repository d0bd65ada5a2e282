/** The range ruler with its two sides (arm.range-and-distance). Lines between bands belong to the nearer band (arm.range-and-distance.06). */
import {
  atBands,
  bandOf,
  beyondBand,
  withinBands,
  type Closest,
  type Point,
  type Ruler,
  type Verdict,
} from '../../core/geometry';
import type { Lengths } from '../facts/lengths';
import { RANGE_BANDS, type RangeBand } from '../facts/words';

/** The parts of the lengths that the ruler has; its width does not count (arm.range-and-distance.05). */
export type RulerLengths = Pick<Lengths, 'close' | 'medium' | 'long' | 'distances'>;

/** A range with the line along which it was measured. */
export interface MeasuredRange {
  readonly range: RangeBand | 'beyond';
  readonly mm: number;
  readonly from: Point;
  readonly to: Point;
  /** How far from the next band, in mm; never negative. */
  readonly margin: number;
}

/** A distance with the line along which it was measured. */
export interface MeasuredDistance {
  /** 1 to 5, or `BEYOND_DISTANCE`. */
  readonly distance: number;
  readonly mm: number;
  readonly from: Point;
  readonly to: Point;
  /** How far from the next band, in mm; never negative. */
  readonly margin: number;
}

/** How 'beyond distance 5' is told. */
export const BEYOND_DISTANCE = 6;

function rangeSide({ close, medium, long }: RulerLengths): Ruler {
  return [close, medium, long];
}

/** The band of the range side in which the closest point lies (arm.range-and-distance.02). */
export function rangeAlong(lengths: RulerLengths, { distance, from, to }: Closest): MeasuredRange {
  const { band, margin } = bandOf(rangeSide(lengths), distance);
  return { range: RANGE_BANDS[band] ?? 'beyond', mm: distance, from, to, margin };
}

/** The band of the distance side in which the closest point lies (arm.range-and-distance.03). */
export function distanceAlong(lengths: RulerLengths, { distance, from, to }: Closest): MeasuredDistance {
  const { band, margin } = bandOf(lengths.distances, distance);
  return { distance: band + 1, mm: distance, from, to, margin };
}

/** Is a range at most some band? 'beyond' never is. */
export function isRangeUpTo(range: RangeBand | 'beyond', most: RangeBand): boolean {
  return range !== 'beyond' && RANGE_BANDS.indexOf(range) <= RANGE_BANDS.indexOf(most);
}

/** 'At distance min-max': any part lies in those bands, the closest point decides (arm.range-and-distance.07, .11). */
export function atDistances({ distances }: RulerLengths, min: number, max: number, closest: number): Verdict {
  return atBands(distances, min - 1, max - 1, closest);
}

/** 'Within distance min-max': all of it lies in those bands (arm.range-and-distance.10, .11). */
export function withinDistances(
  { distances }: RulerLengths,
  [min, max]: readonly [min: number, max: number],
  closest: number,
  farthest: number,
): Verdict {
  return withinBands(distances, min - 1, max - 1, closest, farthest);
}

/** 'Beyond a distance': no part lies in that band or a nearer one (arm.range-and-distance.09). */
export function beyondDistances({ distances }: RulerLengths, distance: number, closest: number): Verdict {
  return beyondBand(distances, distance - 1, closest);
}
