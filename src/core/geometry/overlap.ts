import { boundingCircle, circlesApart, clip, middleOf, type Area, type Polygon } from './polygon';
import type { Point } from './point';
import { TOLERANCE, type Verdict } from './tolerance';

/**
 * How far two convex polygons are from each other across the best separating edge, in mm. Negative: they lie in each other, and
 * this is the shortest push that would part them. Positive: they are apart, by at least this (`distance` says by how much).
 * Moving either by d mm changes it by at most d.
 */
export function gap(a: Polygon, b: Polygon): number {
  return widestGap(a, b, Infinity);
}

/** Do they lie in each other at all, be it less than counts as overlapping? */
export function meet(a: Polygon, b: Polygon): boolean {
  const found = widestGap(a, b, 0);
  return found < 0 && found !== -Infinity;
}

/** Do two convex polygons overlap? Touching is not overlapping. The quick form of `overlap`. */
export function overlaps(a: Polygon, b: Polygon): boolean {
  if (circlesApart(boundingCircle(a), boundingCircle(b), 0)) return false;
  return sharesInside(a, b);
}

/** `overlaps` without the quick look at the bounding circles, for shapes that reach across the table. */
export function sharesInside(a: Polygon, b: Polygon): boolean {
  const found = widestGap(a, b, -TOLERANCE);
  return found < -TOLERANCE && found !== -Infinity;
}

export interface Overlap extends Verdict {
  /** How deep they lie in each other, in mm; 0 when apart. */
  readonly depth: number;
  /** The middle of what they share; null when they share nothing. */
  readonly at: Point | null;
}

/** Do two convex polygons overlap, by how much, and where? */
export function overlap(a: Polygon, b: Polygon): Overlap {
  const found = gap(a, b);
  const depth = found < 0 && found !== -Infinity ? -found : 0;
  const shared = depth > 0 ? clip(a, b) : [];
  const margin = -found - TOLERANCE;
  return {
    holds: depth > TOLERANCE,
    margin: depth > 0 ? margin : Math.min(margin, -TOLERANCE),
    depth,
    at: shared.length > 0 ? middleOf(shared) : null,
  };
}

/** Do two areas overlap in any of their pieces? */
export function areasOverlap(a: Area, b: Area): boolean {
  for (const p of a) for (const q of b) if (overlaps(p, q)) return true;
  return false;
}

/** The deepest overlap of any two pieces of two areas, with its evidence. */
export function areaOverlap(a: Area, b: Area): Overlap {
  let best: Overlap = { holds: false, margin: -Infinity, depth: 0, at: null };
  for (const p of a) {
    for (const q of b) {
      const next = overlap(p, q);
      if (next.margin > best.margin) best = next;
    }
  }
  return best;
}

/** Looks no further once a gap of `enough` is found. */
function widestGap(a: Polygon, b: Polygon, enough: number): number {
  const first = gapAcrossEdges(a, b, enough);
  return first >= enough ? first : Math.max(first, gapAcrossEdges(b, a, enough));
}

function gapAcrossEdges(a: Polygon, b: Polygon, enough: number): number {
  let widest = -Infinity;
  let p = a[a.length - 1] as Point;
  for (let i = 0; i < a.length; i++) {
    const q = a[i] as Point;
    const ex = q.x - p.x;
    const ey = q.y - p.y;
    const length = Math.sqrt(ex * ex + ey * ey);
    if (length > 0) {
      let nearest = Infinity;
      for (let j = 0; j < b.length; j++) {
        const v = b[j] as Point;
        nearest = Math.min(nearest, (v.x - p.x) * ey - (v.y - p.y) * ex);
      }
      widest = Math.max(widest, nearest / length);
      if (widest >= enough) return widest;
    }
    p = q;
  }
  return widest;
}
