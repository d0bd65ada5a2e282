import { farApart, signedDistance } from './distance';
import { sharesInside } from './gap';
import { headingTowards, leftOf, type Heading } from './heading';
import { boundingCircle, circlesApart, clip, clipLeft, middleOf, type Area, type Polygon } from './polygon';
import { plus, type Point } from './point';
import { withoutLine, type Verdict } from './tolerance';

/** Do two convex polygons overlap? Touching is not overlapping. The quick form of `overlap`. */
export function overlaps(a: Polygon, b: Polygon): boolean {
  if (circlesApart(boundingCircle(a), boundingCircle(b), 0)) return false;
  return sharesInside(a, b);
}

export interface Overlap extends Verdict {
  /** How deep they lie in each other, in mm; 0 when apart. */
  readonly depth: number;
  /** The middle of what they share; null when they share nothing. */
  readonly at: Point | null;
}

/** Do two convex polygons overlap, by how much, and where? */
export function overlap(a: Polygon, b: Polygon): Overlap {
  const margin = 0 - signedDistance(a, b);
  const depth = Math.max(0, margin);
  const shared = depth > 0 ? clip(a, b) : [];
  return { depth, at: shared.length > 0 ? middleOf(shared) : null, ...withoutLine(margin) };
}

/**
 * How deep a polygon reaches into another: how far inside its deepest point lies, in mm; below 0: they are apart by so many. So
 * many mm the other could be smaller all around, or larger, before the answer changed.
 */
export function reachInto(a: Polygon, into: Polygon): number {
  return reachBetween(a, into, sidesOf(into));
}

function reachBetween(a: Polygon, into: Polygon, sides: readonly Side[]): number {
  const apart = signedDistance(a, into);
  if (apart >= 0) return 0 - apart;
  let [low, high] = [0, boundingCircle(into).radius];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (reachesBy(a, sides, middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Leaves less than a billionth of a mm of any piece. */
const HALVINGS = 40;

/** The same of areas: of the two pieces of which one reaches deepest into the other. */
export function areaReachInto(a: Area, into: Area): number {
  let most = -Infinity;
  for (const q of into) {
    const sides = sidesOf(q);
    for (const p of a) {
      if (farApart(p, q, -most)) continue;
      // One look says that this one reaches no deeper; how deep it does would take many.
      if (most > 0 && !reachesBy(p, sides, most)) continue;
      most = Math.max(most, reachBetween(p, q, sides));
    }
  }
  return most;
}

/** A side of a polygon, with the direction from it into the polygon. */
interface Side {
  from: Point;
  to: Point;
  inwards: Heading;
}

function sidesOf(polygon: Polygon): Side[] {
  const sides: Side[] = [];
  let from = polygon[polygon.length - 1] as Point;
  for (const to of polygon) {
    const heading = headingTowards(from, to);
    if (heading) sides.push({ from, to, inwards: leftOf(heading) });
    from = to;
  }
  return sides;
}

/** Does any of a polygon lie in another, by its sides, that is smaller by some mm all around? */
function reachesBy(polygon: Polygon, sides: readonly Side[], mm: number): boolean {
  let kept = polygon;
  for (const { from, to, inwards } of sides) {
    kept = clipLeft(kept, plus(from, inwards, mm), plus(to, inwards, mm));
    if (kept.length === 0) return false;
  }
  return kept.length > 0;
}

/** Do two areas overlap in any of their pieces? */
export function areasOverlap(a: Area, b: Area): boolean {
  for (const p of a) for (const q of b) if (overlaps(p, q)) return true;
  return false;
}

/** The deepest overlap of any two pieces of two areas, with its evidence; of areas that are apart, how far. */
export function areaOverlap(a: Area, b: Area): Overlap {
  let best: Overlap = { holds: false, margin: -Infinity, depth: 0, at: null };
  for (const p of a) {
    for (const q of b) {
      if (farApart(p, q, -best.margin)) continue;
      const next = overlap(p, q);
      if (next.margin > best.margin) best = next;
    }
  }
  return best;
}
