/** Whether something lies in a convex polygon as a whole: a base on its mat, a token in a zone. On the edge is inside. */
import { distance } from './distance';
import type { Point } from './point';
import { insideBy, type Polygon } from './polygon';
import { withLine, type Verdict } from './tolerance';

/** How far inside a convex polygon a point lies, in mm: to its nearest edge; negative outside, by what it is away from it. */
export function insideOf(polygon: Polygon, point: Point): number {
  const depth = insideBy(polygon, point);
  return depth >= 0 ? depth : 0 - distance([point], polygon);
}

/** Is the point inside the polygon or on its edge? */
export function contains(polygon: Polygon, point: Point): Verdict {
  return withLine(insideOf(polygon, point));
}

/** Is a polygon inside another as a whole? Decided by the corner that is farthest out. */
export function whollyInside(outer: Polygon, inner: Polygon): Verdict & { readonly corner: Point | null } {
  let margin = Infinity;
  let corner: Point | null = null;
  for (const p of inner) {
    const depth = insideOf(outer, p);
    if (depth < margin) {
      margin = depth;
      corner = p;
    }
  }
  return { corner, ...withLine(margin) };
}
