import { farApart, signedDistance } from './distance';
import { sharesInside } from './gap';
import { headingTowards, leftOf } from './heading';
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
  return { ...withoutLine(margin), depth, at: shared.length > 0 ? middleOf(shared) : null };
}

/**
 * How deep a polygon reaches into another: how far inside its deepest point lies, in mm; below 0: they are apart by so many. So
 * many mm the other could be smaller all around, or larger, before the answer changed.
 */
export function reachInto(a: Polygon, into: Polygon): number {
  const apart = signedDistance(a, into);
  if (apart >= 0) return 0 - apart;
  let [low, high] = [0, boundingCircle(into).radius];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (clipShrunk(a, into, middle).length > 0) low = middle;
    else high = middle;
  }
  return low;
}

/** Leaves less than a billionth of a mm of any piece. */
const HALVINGS = 40;

/** The same of areas: of the two pieces of which one reaches deepest into the other. */
export function areaReachInto(a: Area, into: Area): number {
  let most = -Infinity;
  for (const p of a) for (const q of into) if (!farApart(p, q, -most)) most = Math.max(most, reachInto(p, q));
  return most;
}

/** What of a polygon lies in another that is smaller by some mm all around. */
function clipShrunk(polygon: Polygon, by: Polygon, mm: number): Polygon {
  let kept = polygon;
  let p = by[by.length - 1] as Point;
  for (const q of by) {
    const heading = headingTowards(p, q);
    if (heading) kept = clipLeft(kept, plus(p, leftOf(heading), mm), plus(q, leftOf(heading), mm));
    p = q;
  }
  return kept;
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
