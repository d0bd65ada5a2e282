import { gap, meet } from './gap';
import { boundingCircle, circlesApart, clip, middleOf, type Area, type Polygon } from './polygon';
import { along, between, cross, dot, pointDistance, type Line, type Point } from './point';
import { TOLERANCE, isPast, withLine, type Verdict } from './tolerance';

/** The shortest line between two shapes and its length in mm; 0 with a shared point when they lie in each other. */
export interface Closest extends Line {
  readonly distance: number;
}

/** Distance of two convex polygons in mm, 0 when they lie in each other. */
export function distance(a: Polygon, b: Polygon): number {
  if (meet(a, b)) return 0;
  return Math.sqrt(Math.min(shortest(a, b).square, shortest(b, a).square));
}

/** The closest points of two convex polygons. Where several pairs are equally close, one of them: see `closestLines`. */
export function closest(a: Polygon, b: Polygon): Closest {
  if (meet(a, b)) {
    const shared = clip(a, b);
    const at = shared.length > 0 ? middleOf(shared) : nearestCorner(a, b).from;
    return { distance: 0, from: at, to: at };
  }
  const forth = nearestCorner(a, b);
  const back = nearestCorner(b, a);
  return back.distance < forth.distance ? backwards(back) : forth;
}

/**
 * Every shortest line between two polygons, given by its two outermost ones: one line where a corner is closest, two
 * where parallel edges face each other (then every line between the two is as short). Such lines stand square on both
 * edges. One that leads aslant to the next corner grows so slowly that by its length alone it would pass for as short
 * from a mm aside.
 */
export function closestLines(a: Polygon, b: Polygon): readonly Closest[] {
  const best = closest(a, b);
  const ties = [...squareLines(a, b), ...squareLines(b, a).map(backwards)];
  const across = between(best.from, best.to);
  let first = best;
  let last = best;
  for (const line of ties) {
    if (isPast(line.distance - best.distance)) continue;
    if (cross(across, between(first.from, line.from)) > 0) first = line;
    if (cross(across, between(last.from, line.from)) < 0) last = line;
  }
  return isPast(pointDistance(first.from, last.from)) ? [first, last] : [best];
}

/** The closest points of two areas. */
export function areaClosest(a: Area, b: Area): Closest | null {
  let best: Closest | null = null;
  for (const p of a) {
    for (const q of b) {
      const next = closest(p, q);
      if (best === null || next.distance < best.distance) best = next;
    }
  }
  return best;
}

/** The part of `b` that is farthest from `a`: what must be in range for `b` to be within range as a whole. */
export function farthest(a: Polygon, b: Polygon): Closest {
  let most: Closest | null = null;
  for (const corner of b) {
    const next = closest(a, [corner]);
    if (most === null || next.distance > most.distance) most = next;
  }
  return most as Closest;
}

/** Distance where they are apart, minus the depth where they lie in each other. */
export function signedDistance(a: Polygon, b: Polygon): number {
  return meet(a, b) ? gap(a, b) : distance(a, b);
}

/** Do two polygons touch, without overlapping? The margin is what they are apart, or lie in each other: never above 0. */
export function touch(a: Polygon, b: Polygon): Verdict & Closest {
  return { ...closest(a, b), ...withLine(0 - Math.abs(signedDistance(a, b))) };
}

export function touches(a: Polygon, b: Polygon): boolean {
  if (farApart(a, b, TOLERANCE)) return false;
  return !isPast(Math.abs(signedDistance(a, b)));
}

/** Certainly farther apart than some mm? A quick look at the bounding circles; `false` says nothing. */
export function farApart(a: Polygon, b: Polygon, mm: number): boolean {
  return circlesApart(boundingCircle(a), boundingCircle(b), mm);
}

/** The shortest way from a corner of one polygon to an edge of another, by index: an edge ends at its corner. */
interface Shortest {
  readonly square: number;
  readonly corner: number;
  readonly edge: number;
  readonly share: number;
}

/** Longer than any. */
const ENDLESS: Shortest = { square: Infinity, corner: 0, edge: 0, share: 0 };

/** Numbers only until the end: this is where playouts spend their time. */
function shortest(a: Polygon, b: Polygon): Shortest {
  let { square: best, corner, edge, share: along } = ENDLESS;
  let p = b[b.length - 1] as Point;
  for (let j = 0; j < b.length; j++) {
    const q = b[j] as Point;
    const ex = q.x - p.x;
    const ey = q.y - p.y;
    const square = ex * ex + ey * ey;
    for (let i = 0; i < a.length; i++) {
      const v = a[i] as Point;
      let dx = v.x - p.x;
      let dy = v.y - p.y;
      const way = square > 0 ? (dx * ex + dy * ey) / square : 0;
      const share = way <= 0 ? 0 : way >= 1 ? 1 : way;
      dx -= share * ex;
      dy -= share * ey;
      const found = dx * dx + dy * dy;
      if (found < best) {
        best = found;
        corner = i;
        edge = j;
        along = share;
      }
    }
    p = q;
  }
  return { square: best, corner, edge, share: along };
}

/** The shortest line from a corner of `a` to an edge of `b`. */
function nearestCorner(a: Polygon, b: Polygon): Closest {
  const { square, corner, edge, share } = shortest(a, b);
  const { x, y } = a[corner] as Point;
  const before = b[(edge + b.length - 1) % b.length] as Point;
  return { distance: Math.sqrt(square), from: { x, y }, to: along({ from: before, to: b[edge] as Point }, share) };
}

function backwards(line: Closest): Closest {
  return { distance: line.distance, from: line.to, to: line.from };
}

/** The line from each corner of `a` square onto each edge of `b`, where it does not miss that edge. */
function squareLines(a: Polygon, b: Polygon): Closest[] {
  const lines: Closest[] = [];
  let p = b[b.length - 1] as Point;
  for (const q of b) {
    const way = between(p, q);
    const length = pointDistance(p, q);
    for (const from of length > 0 ? a : []) {
      const mm = dot(between(p, from), way) / length;
      if (isPast(-mm) || isPast(mm - length)) continue;
      const to = along({ from: p, to: q }, Math.max(0, Math.min(1, mm / length)));
      lines.push({ distance: pointDistance(from, to), from, to });
    }
    p = q;
  }
  return lines;
}
