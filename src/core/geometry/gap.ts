/** How two convex polygons lie to each other along the edges that part them. What they are apart is asked of `distance`. */
import type { Point } from './point';
import type { Polygon } from './polygon';
import { TOLERANCE, isPast } from './tolerance';

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

/** `overlaps` without the quick look at the bounding circles, for shapes that reach across the table. */
export function sharesInside(a: Polygon, b: Polygon): boolean {
  const found = widestGap(a, b, -TOLERANCE);
  return isPast(-found) && found !== -Infinity;
}

/** Looks no further once a gap of `enough` is found. */
function widestGap(a: Polygon, b: Polygon, enough: number): number {
  const first = gapAcrossEdges(a, b, enough);
  return first >= enough ? first : Math.max(first, gapAcrossEdges(b, a, enough));
}

/** In mm: more than dividing may round. */
const SLACK = 1e-6;

function gapAcrossEdges(a: Polygon, b: Polygon, enough: number): number {
  let widest = -Infinity;
  let p = a[a.length - 1] as Point;
  for (let i = 0; i < a.length; i++) {
    const q = a[i] as Point;
    const ex = q.x - p.x;
    const ey = q.y - p.y;
    const length = Math.sqrt(ex * ex + ey * ey);
    if (length > 0) {
      // An edge that parts them by less than another one does is not looked at to its end.
      const tooNear = (widest - SLACK) * length;
      let nearest = Infinity;
      for (let j = 0; j < b.length && nearest > tooNear; j++) {
        const v = b[j] as Point;
        const away = (v.x - p.x) * ey - (v.y - p.y) * ex;
        if (away < nearest) nearest = away;
      }
      const across = nearest / length;
      if (across > widest) widest = across;
      if (widest >= enough) return widest;
    }
    p = q;
  }
  return widest;
}
