/**
 * How far two convex shapes are apart, or how deep they lie in each other, worked out in another way than the library does it: by the ways that lead from a
 * point of the one to a point of the other. The ends of them all make a shape, too; in it lies the way of length 0 if the two meet.
 */
import type { Point, Polygon } from '../../src/core/geometry';

/** In mm; below 0 they lie in each other, and must be pushed so far to part. */
export function apart(a: Polygon, b: Polygon): number {
  const ways = around(a.flatMap((p) => b.map((q) => ({ x: q.x - p.x, y: q.y - p.y }))));
  const edges = ways.map((p, i): [Point, Point] => [p, ways[(i + 1) % ways.length]!]);
  const nearest = Math.min(...edges.map(([p, q]) => fromStretch(p, q)));
  return ways.length > 2 && edges.every(([p, q]) => turn(p, q, { x: 0, y: 0 }) > 0) ? -nearest : nearest;
}

/** Of a disc instead of the second. */
export function apartFromDisc(a: Polygon, { x, y, radius }: Point & { radius: number }): number {
  return apart(a, [{ x, y }]) - radius;
}

/** How much room the corner that has least of it has within a shape, to its nearest edge; below 0: how far the farthest is out. */
export function roomIn(outer: Polygon, inner: Polygon): number {
  return Math.min(...inner.map((corner) => -apart(outer, [corner])));
}

/** As a string that is wound around them, counterclockwise from the lowest. */
function around(points: readonly Point[]): Point[] {
  const start = points.reduce((low, p) => (p.y < low.y || (p.y === low.y && p.x < low.x) ? p : low));
  const wound: Point[] = [];
  let now = start;
  do {
    wound.push(now);
    let next = points.find((p) => p.x !== now.x || p.y !== now.y) ?? start;
    for (const p of points) {
      const side = turn(now, next, p);
      if (side < 0 || (side === 0 && lengthOf(now, p) > lengthOf(now, next))) next = p;
    }
    now = next;
  } while ((now.x !== start.x || now.y !== start.y) && wound.length <= points.length);
  return wound;
}

/** Twice the area of a triangle: above 0, where the third corner lies to the left of the way from the first to the second. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function lengthOf(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** From the way of length 0 to a stretch between two others. */
function fromStretch(p: Point, q: Point): number {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const square = dx * dx + dy * dy;
  const share = square > 0 ? Math.max(0, Math.min(1, -(p.x * dx + p.y * dy) / square)) : 0;
  return Math.hypot(p.x + share * dx, p.y + share * dy);
}
