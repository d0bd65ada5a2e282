import type { Pose } from './pose';
import { along, cross, pointDistance, type Point } from './point';

/**
 * A convex polygon: its corners counterclockwise (the inside is to the left of every edge). One corner is a point and
 * two are a line; none is nothing at all.
 */
export type Polygon = readonly Point[];

/** Any shape as convex pieces that together cover it: an obstacle that is not convex, a curved template. */
export type Area = readonly Polygon[];

/** Size of a base in mm: from side to side, and from front to rear. */
export interface Base {
  readonly width: number;
  readonly length: number;
}

export function squareBase(size: number): Base {
  return { width: size, length: size };
}

/** The corners of a base: front left, rear left, rear right, front right. */
export function basePolygon(pose: Pose, base: Base): Polygon {
  const { x, y, heading } = pose;
  const ax = (heading.x * base.length) / 2;
  const ay = (heading.y * base.length) / 2;
  const rx = (heading.y * base.width) / 2;
  const ry = (-heading.x * base.width) / 2;
  return [
    { x: x + ax - rx, y: y + ay - ry },
    { x: x - ax - rx, y: y - ay - ry },
    { x: x - ax + rx, y: y - ay + ry },
    { x: x + ax + rx, y: y + ay + ry },
  ];
}

/** A rectangle along the axes of the table, for example a mat. */
export function rectangle(left: number, bottom: number, width: number, height: number): Polygon {
  return [
    { x: left, y: bottom + height },
    { x: left, y: bottom },
    { x: left + width, y: bottom },
    { x: left + width, y: bottom + height },
  ];
}

/** Area in square mm, of a convex polygon or of any outline; negative when the corners run clockwise. */
export function signedArea(outline: readonly Point[]): number {
  let sum = 0;
  let p = outline[outline.length - 1];
  for (const q of outline) {
    sum += cross(p ?? q, q);
    p = q;
  }
  return sum / 2;
}

/** How far inside a convex polygon a point lies, in mm: its distance to the nearest edge line; negative outside. */
export function insideBy(polygon: Polygon, point: Point): number {
  let least = Infinity;
  let p = polygon[polygon.length - 1] as Point;
  for (const q of polygon) {
    const length = pointDistance(p, q);
    if (length > 0) {
      const depth = side(p, q, point) / length;
      least = Math.min(least, depth);
    }
    p = q;
  }
  return least === Infinity ? -Infinity : least;
}

/** A circle around a polygon: middle of its corners and the reach to the farthest of them. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function boundingCircle(polygon: Polygon): Circle {
  const { x, y } = middleOf(polygon);
  let most = 0;
  for (let i = 0; i < polygon.length; i++) {
    const p = polygon[i] as Point;
    const dx = p.x - x;
    const dy = p.y - y;
    most = Math.max(most, dx * dx + dy * dy);
  }
  return { x, y, radius: Math.sqrt(most) };
}

/** Are two circles at least this far apart? The quick answer before an exact one. */
export function circlesApart(a: Circle, b: Circle, mm: number): boolean {
  const x = a.x - b.x;
  const y = a.y - b.y;
  const reach = a.radius + b.radius + mm;
  return x * x + y * y > reach * reach;
}

/** The middle of the corners. */
export function middleOf(polygon: Polygon): Point {
  let x = 0;
  let y = 0;
  for (let i = 0; i < polygon.length; i++) {
    const p = polygon[i] as Point;
    x += p.x;
    y += p.y;
  }
  return { x: x / polygon.length, y: y / polygon.length };
}

/** The same polygon somewhere else: every corner moved by a vector. */
export function moved(polygon: Polygon, by: Point): Polygon {
  return polygon.map((p) => ({ x: p.x + by.x, y: p.y + by.y }));
}

/** The part of a convex polygon to the left of the line through two points (on the line counts); may be empty. */
export function clipLeft(polygon: Polygon, from: Point, to: Point): Polygon {
  const kept: Point[] = [];
  let p = polygon[polygon.length - 1];
  if (p === undefined) return kept;
  let before = side(from, to, p);
  for (const q of polygon) {
    const now = side(from, to, q);
    if ((before < 0 && now > 0) || (before > 0 && now < 0))
      kept.push(along({ from: p, to: q }, before / (before - now)));
    if (now >= 0) kept.push(q);
    p = q;
    before = now;
  }
  return kept;
}

/** What two convex polygons have in common; empty when they are apart. */
export function clip(polygon: Polygon, by: Polygon): Polygon {
  let kept = polygon;
  let p = by[by.length - 1] as Point;
  for (const q of by) {
    kept = clipLeft(kept, p, q);
    p = q;
  }
  return kept;
}

/** The smallest convex polygon around some points. */
export function convexHull(points: readonly Point[]): Polygon {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const lower = halfHull(sorted);
  const upper = halfHull(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const p of sorted) {
    while (hull.length >= 2 && side(hull[hull.length - 2] as Point, hull[hull.length - 1] as Point, p) <= 0) hull.pop();
    hull.push(p);
  }
  return hull;
}

/** Positive when a point lies to the left of the line through two others (twice the area of their triangle). */
export function side(from: Point, to: Point, p: Point): number {
  return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
}
