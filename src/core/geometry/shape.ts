/** Shapes that stand on a table as a whole: round and polygonal bases alike, measured exactly. */
import { discClosest, discsClosest, type Disc } from './disc';
import { closest, farthest, signedDistance, type Closest } from './distance';
import { sharesInside } from './gap';
import { insideOf } from './inside';
import { overlap, type Overlap } from './overlap';
import { boundingCircle, circlesApart, type Circle, type Polygon } from './polygon';
import { along, plus, pointDistance } from './point';
import { isPast, withoutLine } from './tolerance';

/** A round base, or a convex polygon. */
export type Shape = Disc | Polygon;

export function isDisc(shape: Shape): shape is Disc {
  return 'radius' in shape;
}

/** A circle around a shape, for quick looks. */
export function circleAround(shape: Shape): Circle {
  return isDisc(shape) ? shape : boundingCircle(shape);
}

/** The closest points of two shapes and their distance in mm; 0 when they lie in each other. */
export function shapesClosest(a: Shape, b: Shape): Closest {
  if (isDisc(a)) return isDisc(b) ? discsClosest(a, b) : discClosest(a, b);
  if (!isDisc(b)) return closest(a, b);
  const { distance, from, to } = discClosest(b, a);
  return { distance, from: to, to: from };
}

/** The point of `b` that is farthest from `a`: what must be in a band for all of `b` to be within it. */
export function shapesFarthest(a: Shape, b: Shape): Closest {
  if (isDisc(b)) return farthestOfDisc(a, b);
  if (!isDisc(a)) return farthest(a, b);
  const found = farthest([a], b);
  return { ...found, distance: Math.max(0, found.distance - a.radius) };
}

/** By how many mm are two shapes apart (positive), or how deep do they lie in each other (negative)? */
export function shapesGap(a: Shape, b: Shape): number {
  if (isDisc(a) && isDisc(b)) return pointDistance(a, b) - a.radius - b.radius;
  if (isDisc(a)) return -insideOf(b as Polygon, a) - a.radius;
  if (isDisc(b)) return -insideOf(a, b) - b.radius;
  return signedDistance(a, b);
}

/** Do two shapes overlap, by how much, and where? Touching is not overlapping. */
export function shapesOverlap(a: Shape, b: Shape): Overlap {
  if (!isDisc(a) && !isDisc(b)) return overlap(a, b);
  const margin = 0 - shapesGap(a, b);
  const depth = Math.max(0, margin);
  const { from, to } = shapesClosest(a, b);
  const at = depth > 0 ? along({ from, to }, 0.5) : null;
  return { depth, at, ...withoutLine(margin) };
}

/** The quick form of `shapesOverlap`, when no evidence is asked for. */
export function shapesShare(a: Shape, b: Shape): boolean {
  if (circlesApart(circleAround(a), circleAround(b), 0)) return false;
  return isDisc(a) || isDisc(b) ? isPast(-shapesGap(a, b)) : sharesInside(a, b);
}

/** Straight on from the closest point through the middle. A disc whose middle is in the other shape has no such direction: any point of its rim will do. */
function farthestOfDisc(a: Shape, disc: Disc): Closest {
  const found = shapesClosest(a, { ...disc, radius: 0 });
  const { distance, from } = found;
  const out = distance > 0 ? { x: (disc.x - from.x) / distance, y: (disc.y - from.y) / distance } : { x: 0, y: 1 };
  const inner = distance > 0 ? distance : shapesGap(a, { ...disc, radius: 0 });
  return { distance: Math.max(0, inner + disc.radius), from, to: plus(disc, out, disc.radius) };
}
