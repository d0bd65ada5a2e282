/**
 * Discs that touch something: where the middle of a disc can be that is rolled around it. The middle runs on a track of straight
 * lines and circles; where two tracks cross, the disc touches both things at once.
 */
import { plus, along, between, cross, dot, lineLength, pointDistance, type Line, type Point } from './point';
import { boxesMeet } from './box';
import { headingFromDegrees, headingOf, rightOf } from './heading';
import { circlesApart, type Area, type Polygon } from './polygon';
import { isDisc, type Shape } from './shape';
import type { Disc } from './disc';

/** Where the middle of a rolling disc runs: whole circles around corners, so that some of it leads through the thing itself. */
export interface Track {
  readonly lines: readonly Line[];
  readonly circles: readonly Disc[];
}

/** The track of a disc of some radius around a shape. */
export function trackAround(shape: Shape, radius: number): Track {
  if (isDisc(shape)) return { lines: [], circles: [{ x: shape.x, y: shape.y, radius: shape.radius + radius }] };
  return { lines: edgesOf(shape, radius), circles: shape.map(({ x, y }) => ({ x, y, radius })) };
}

/** The track around an area: that of each of its pieces. */
export function trackAroundArea(area: Area, radius: number): Track {
  return joinedTracks(area.map((piece) => trackAround(piece, radius)));
}

/** The track along the inside of a convex polygon: of a disc that touches the edge of a table from within. */
export function trackInside(polygon: Polygon, radius: number): Track {
  return { lines: edgesOf(polygon, -radius), circles: [] };
}

export function joinedTracks(tracks: readonly Track[]): Track {
  return { lines: tracks.flatMap(({ lines }) => lines), circles: tracks.flatMap(({ circles }) => circles) };
}

/** Points along a track, at most some mm from one to the next on lines, and every 11.25 degrees on circles; ends of lines are among them. */
export function pointsAlong({ lines, circles }: Track, spacing: number): Point[] {
  return [...lines.flatMap((line) => pointsOn(line, spacing)), ...circles.flatMap(pointsRound)];
}

/** Does something hold at any of the points that `pointsAlong` gives? Looks no further than the first. */
export function anyAlong({ lines, circles }: Track, spacing: number, holds: (at: Point) => boolean): boolean {
  return (
    lines.some((line) => pointsOn(line, spacing).some(holds)) || circles.some((each) => pointsRound(each).some(holds))
  );
}

function pointsOn(line: Line, spacing: number): Point[] {
  const parts = Math.max(1, Math.ceil(lineLength(line) / spacing));
  const points: Point[] = [];
  for (let i = 0; i <= parts; i++) points.push(along(line, i / parts));
  return points;
}

function pointsRound(circle: Disc): Point[] {
  return COMPASS.map((heading) => plus(circle, heading, circle.radius));
}

const COMPASS = Array.from({ length: 32 }, (_, i) => headingFromDegrees(i * 11.25));

/** Where two tracks cross. Lines that lie on each other cross nowhere. */
export function crossings(a: Track, b: Track): Point[] {
  const found: Point[] = [];
  for (const line of a.lines) {
    for (const other of b.lines) if (boxesMeet(line, other, A_LITTLE)) found.push(...linesCross(line, other));
    for (const circle of b.circles) if (isNear(circle, line)) found.push(...lineMeetsCircle(line, circle));
  }
  for (const circle of a.circles) {
    for (const line of b.lines) if (isNear(circle, line)) found.push(...lineMeetsCircle(line, circle));
    for (const other of b.circles) if (!circlesApart(circle, other, 0)) found.push(...circlesMeet(circle, other));
  }
  return found;
}

/** A quick look: most of what is around a piece is nowhere near each other. */
function isNear({ x, y, radius }: Disc, line: Line): boolean {
  return boxesMeet({ from: { x: x - radius, y: y - radius }, to: { x: x + radius, y: y + radius } }, line, A_LITTLE);
}

/** In mm; more than any rounding. */
const A_LITTLE = 1;

/** The point of a track that is nearest to a point; null: the track is empty. */
export function nearestOnTrack({ lines, circles }: Track, point: Point): Point | null {
  const found = [
    ...lines.map((line) => along(line, shareOf(line, point))),
    ...circles.map((circle) => plus(circle, headingTo(circle, point), circle.radius)),
  ];
  const nearer = (a: Point, b: Point): Point => (pointDistance(b, point) < pointDistance(a, point) ? b : a);
  return found.length > 0 ? found.reduce(nearer) : null;
}

function headingTo(circle: Disc, point: Point): Point {
  return headingOf(between(circle, point)) ?? { x: 0, y: 1 };
}

function shareOf(line: Line, point: Point): number {
  const way = between(line.from, line.to);
  return Math.max(0, Math.min(1, dot(between(line.from, point), way) / dot(way, way)));
}

/** The edges of a polygon, each moved outward by some mm. */
function edgesOf(polygon: Polygon, mm: number): Line[] {
  const lines: Line[] = [];
  let p = polygon[polygon.length - 1] as Point;
  for (const q of polygon) {
    const heading = headingOf(between(p, q));
    if (heading) lines.push({ from: plus(p, rightOf(heading), mm), to: plus(q, rightOf(heading), mm) });
    p = q;
  }
  return lines;
}

function linesCross(a: Line, b: Line): Point[] {
  const [first, second] = [between(a.from, a.to), between(b.from, b.to)];
  const turn = cross(first, second);
  if (turn === 0) return [];
  const apart = between(a.from, b.from);
  const [share, other] = [cross(apart, second) / turn, cross(apart, first) / turn];
  return share >= 0 && share <= 1 && other >= 0 && other <= 1 ? [along(a, share)] : [];
}

function lineMeetsCircle(line: Line, circle: Disc): Point[] {
  const way = between(line.from, line.to);
  const length = lineLength(line);
  const foot = dot(between(line.from, circle), way) / length;
  const off = cross(way, between(line.from, circle)) / length;
  const square = circle.radius * circle.radius - off * off;
  if (square < 0) return [];
  const half = Math.sqrt(square);
  return [foot - half, foot + half].filter((mm) => mm >= 0 && mm <= length).map((mm) => along(line, mm / length));
}

function circlesMeet(a: Disc, b: Disc): Point[] {
  const apart = pointDistance(a, b);
  if (apart === 0 || apart < Math.abs(a.radius - b.radius)) return [];
  const way = { x: (b.x - a.x) / apart, y: (b.y - a.y) / apart };
  const mm = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const half = Math.sqrt(Math.max(0, a.radius * a.radius - mm * mm));
  const foot = plus(a, way, mm);
  return [plus(foot, rightOf(way), half), plus(foot, rightOf(way), -half)];
}
