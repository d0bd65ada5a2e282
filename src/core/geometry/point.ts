/** A place on the table in mm; x grows to the east, y to the north. In the frame of a base: x to its right, y ahead. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line between two points. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

export function plus(p: Point, direction: Point, mm: number): Point {
  return { x: p.x + direction.x * mm, y: p.y + direction.y * mm };
}

/** The vector that leads from one point to another. */
export function between(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Positive when `b` points to the left of `a`. */
export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

/** Distance of two points, in mm. Not `Math.hypot`: its rounding differs between engines. */
export function pointDistance(a: Point, b: Point): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  return Math.sqrt(x * x + y * y);
}

/** The point at a share of the way (0: from, 1: to). */
export function along(line: Line, share: number): Point {
  return {
    x: line.from.x + (line.to.x - line.from.x) * share,
    y: line.from.y + (line.to.y - line.from.y) * share,
  };
}

export function lineLength(line: Line): number {
  return pointDistance(line.from, line.to);
}
