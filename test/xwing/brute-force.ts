/** Measures by trying everything, with nothing of the library's geometry: what tests of exact measures are held against. */
import type { Point, Polygon } from '../../src/core/geometry';

/** The two closest points of two bases that lie apart. */
export interface Gap {
  distance: number;
  from: Point;
  to: Point;
}

/** Of two convex shapes that lie apart, a corner of one is always among the closest points. */
export function gapBetween(a: Polygon, b: Polygon): Gap {
  const there = a.map((corner) => nearestOf(corner, b));
  const back = b
    .map((corner) => nearestOf(corner, a))
    .map(({ distance, from, to }) => ({ distance, from: to, to: from }));
  return [...there, ...back].reduce((best, each) => (each.distance < best.distance ? each : best));
}

/** The point of a shape's edges that is nearest to a point outside it. */
export function nearestOf(from: Point, shape: Polygon): Gap {
  const onEdges = edgesOf(shape).map(([start, end]): Gap => {
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const share = ((from.x - start.x) * dx + (from.y - start.y) * dy) / (dx * dx + dy * dy);
    const kept = Math.max(0, Math.min(1, share));
    const to = { x: start.x + kept * dx, y: start.y + kept * dy };
    return { distance: Math.hypot(from.x - to.x, from.y - to.y), from, to };
  });
  return onEdges.reduce((best, each) => (each.distance < best.distance ? each : best));
}

/** How deep the deepest of many points of a line lies in a convex shape, in mm; below 0: none lies in it. */
export function depthOfLine({ from, to }: Pick<Gap, 'from' | 'to'>, shape: Polygon, points = 1000): number {
  let deepest = -Infinity;
  for (let i = 0; i <= points; i++) {
    const share = i / points;
    const point = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    deepest = Math.max(deepest, Math.min(...edgesOf(shape).map(([start, end]) => toLeftOf(start, end, point))));
  }
  return deepest;
}

/** Counterclockwise, the inside is to the left. */
function toLeftOf(start: Point, end: Point, { x, y }: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  return (dx * (y - start.y) - dy * (x - start.x)) / Math.hypot(dx, dy);
}

function edgesOf(shape: Polygon): [start: Point, end: Point][] {
  return shape.map((corner, i) => [corner, shape[(i + 1) % shape.length] as Point]);
}
