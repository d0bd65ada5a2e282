import { farApart, signedDistance } from './distance';
import { sharesInside } from './gap';
import { boundingCircle, circlesApart, clip, middleOf, type Area, type Polygon } from './polygon';
import type { Point } from './point';
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
