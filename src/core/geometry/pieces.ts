import { boxesMeet } from './box';
import { side, signedArea, type Area, type Polygon } from './polygon';
import type { Point } from './point';

/** A closed line round a shape that need not be convex, in either sense of rotation; it must not cross itself. */
export type Outline = readonly Point[];

/** Does an outline with at least three corners enclose something without crossing or touching itself? */
export function isSimple(outline: Outline): boolean {
  const n = outline.length;
  if (signedArea(outline) === 0) return false;
  // Edges in a row meet at their corner, the last and the first too. Folded onto each other, they touch the edge behind them,
  // or there is no area at all.
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < Math.min(n, n - 1 + i); j++) {
      if (outlineEdgesClash(outline, i, j)) return false;
    }
  }
  return true;
}

/** An outline as convex pieces: cut into triangles, which are then joined again where the result stays convex. */
export function convexPieces(outline: Outline): Area {
  if (!isSimple(outline)) throw new Error('an outline that crosses itself has no inside');
  const corners = signedArea(outline) < 0 ? [...outline].reverse() : [...outline];
  return joined(triangles(corners));
}

function outlineEdgesClash(outline: Outline, i: number, j: number): boolean {
  const n = outline.length;
  const at = (k: number): Point => outline[k % n] as Point;
  const [a, b, c, d] = [at(i), at(i + 1), at(j), at(j + 1)];
  const apart = (p: number, q: number): boolean => (p > 0 && q > 0) || (p < 0 && q < 0);
  if (apart(side(a, b, c), side(a, b, d)) || apart(side(c, d, a), side(c, d, b))) return false;
  return boxesMeet({ from: a, to: b }, { from: c, to: d }, 0);
}

/** Ear clipping: cuts off one corner after another whose triangle holds no other corner. */
function triangles(corners: Point[]): Polygon[] {
  const rest = [...corners];
  const cut: Polygon[] = [];
  while (rest.length > 3) {
    const i = rest.findIndex((_, k) => isEar(rest, k));
    if (i < 0) throw new Error('a simple outline always has an ear');
    cut.push([before(rest, i), rest[i] as Point, after(rest, i)]);
    rest.splice(i, 1);
    dropStraightCorners(rest);
  }
  return [...cut, rest];
}

function isEar(rest: readonly Point[], i: number): boolean {
  const [a, b, c] = [before(rest, i), rest[i] as Point, after(rest, i)];
  if (side(a, b, c) <= 0) return false;
  return rest.every(
    (p) => p === a || p === b || p === c || side(a, b, p) < 0 || side(b, c, p) < 0 || side(c, a, p) < 0,
  );
}

/** A cut may leave a corner in the middle of a straight edge; it can never be an ear. */
function dropStraightCorners(rest: Point[]): void {
  for (let i = rest.length - 1; i >= 0 && rest.length > 3; i--) {
    if (side(before(rest, i), rest[i] as Point, after(rest, i)) === 0) rest.splice(i, 1);
  }
}

function joined(pieces: Polygon[]): Area {
  const done = [...pieces];
  for (let i = 0; i < done.length; i++) {
    for (let j = i + 1; j < done.length; j++) {
      const both = join(done[i] as Polygon, done[j] as Polygon);
      if (both === null) continue;
      done[i] = both;
      done.splice(j, 1);
      j = i;
    }
  }
  return done;
}

/** Two pieces along their common edge, if that is convex. */
function join(a: Polygon, b: Polygon): Polygon | null {
  for (let i = 0; i < a.length; i++) {
    const j = b.indexOf(after(a, i));
    if (j < 0 || after(b, j) !== a[i]) continue;
    const both = [...from(a, i + 1), ...from(b, j + 1).slice(1, -1)];
    return isConvex(both) ? both : null;
  }
  return null;
}

function isConvex(polygon: Polygon): boolean {
  return polygon.every((p, i) => side(before(polygon, i), p, after(polygon, i)) >= 0);
}

/** The corners in order, beginning with this one. */
function from(polygon: Polygon, i: number): Point[] {
  return [...polygon.slice(i), ...polygon.slice(0, i)];
}

function before(polygon: Polygon, i: number): Point {
  return polygon[(i + polygon.length - 1) % polygon.length] as Point;
}

function after(polygon: Polygon, i: number): Point {
  return polygon[(i + 1) % polygon.length] as Point;
}
