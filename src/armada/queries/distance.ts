/**
 * Range and distance for any purpose but an attack: between the closest points of two components (arm.measuring-firing-arc-and-range.08). Measuring changes
 * nothing, and is possible at any time (arm.premeasuring.01).
 */
import { areaClosest, shapesClosest, shapesFarthest, type Area, type Closest, type Verdict } from '../../core/geometry';
import type { BasedPiece, ObstaclePiece } from '../model/pieces';
import { baseShape, isShipPiece } from './bases';
import {
  atDistances,
  beyondDistances,
  distanceAlong,
  rangeAlong,
  withinDistances,
  type MeasuredDistance,
  type MeasuredRange,
  type RulerLengths,
} from './ruler';

/** The closest points of two bases. A piece is at no distance from itself (arm.measuring-firing-arc-and-range.09). */
export function closestPoints(a: BasedPiece, b: BasedPiece): Closest {
  if (a.id !== b.id) return shapesClosest(baseShape(a), baseShape(b));
  const at = isShipPiece(a) ? { x: a.pose.x, y: a.pose.y } : { x: a.x, y: a.y };
  return { distance: 0, from: at, to: at };
}

/** Distance of two pieces (arm.range-and-distance.03). */
export function distanceBetween(lengths: RulerLengths, a: BasedPiece, b: BasedPiece): MeasuredDistance {
  return distanceAlong(lengths, closestPoints(a, b));
}

/** Range of two pieces, not of an attack: for a squadron command (arm.commands.12). */
export function rangeBetween(lengths: RulerLengths, a: BasedPiece, b: BasedPiece): MeasuredRange {
  return rangeAlong(lengths, closestPoints(a, b));
}

/** Distance of a piece to an obstacle or another token. */
export function distanceToObstacle(
  lengths: RulerLengths,
  piece: BasedPiece,
  obstacle: ObstaclePiece,
): MeasuredDistance {
  const shape = baseShape(piece);
  const found = obstacle.area.map((part) => shapesClosest(shape, part));
  return distanceAlong(
    lengths,
    found.reduce((best, next) => (next.distance < best.distance ? next : best)),
  );
}

/** Is any part of `b` at one of these distances of `a` (arm.range-and-distance.07)? */
export function atDistance(
  lengths: RulerLengths,
  [min, max]: readonly [min: number, max: number],
  a: BasedPiece,
  b: BasedPiece,
): Verdict {
  return atDistances(lengths, min, max, closestPoints(a, b).distance);
}

/** Is all of `b` at these distances of `a` (arm.range-and-distance.10)? */
export function withinDistance(
  lengths: RulerLengths,
  bands: readonly [min: number, max: number],
  a: BasedPiece,
  b: BasedPiece,
): Verdict {
  const farthest = shapesFarthest(baseShape(a), baseShape(b)).distance;
  return withinDistances(lengths, bands, closestPoints(a, b).distance, farthest);
}

/** Is no part of `b` at this distance of `a` or nearer (arm.range-and-distance.09)? */
export function beyondDistance(lengths: RulerLengths, distance: number, a: BasedPiece, b: BasedPiece): Verdict {
  return beyondDistances(lengths, distance, closestPoints(a, b).distance);
}

/** Is one area beyond a distance of another: obstacles in setup (arm.setup.16)? */
export function areaBeyondDistance(lengths: RulerLengths, distance: number, a: Area, b: Area): Verdict & Closest {
  const found = areaClosest(a, b);
  if (!found) throw new Error('an area has at least one piece');
  return { ...found, ...beyondDistances(lengths, distance, found.distance) };
}
