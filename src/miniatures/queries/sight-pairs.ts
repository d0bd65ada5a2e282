/**
 * Lines of sight between two squares, decided exactly. A line is y = slope * x + rise, so a point of the plane (slope, rise); the lines that
 * meet the inside of both squares are a quadrilateral of that plane, and the lines that meet a wall a strip of it, between the lines above the
 * wall and the lines below it. What is left of the quadrilateral without the strips are the lines that give sight (min.line-of-sight-basics.02, .03).
 *
 * Touching lines are the borders of strips, so they count for neither (min.line-of-sight-basics.03, min.cover-and-line-of-sight.01); and where one line is
 * clear, lines close to it are. So only pieces of the quadrilateral that have an inside are looked at. Each border belongs to a corner of a square, and each
 * corner of a piece to the line through two corners of squares: all numbers are small integers.
 */
import type { Square } from '../facts/battle-map';
import type { Board } from './board';
import { fraction, isLess, middle, simplestBetween, sum, times, type Fraction } from './fractions';

/** The board as seen from one square towards another: turned and mirrored so that the other lies right and above, more right than above. */
export interface Frame {
  readonly board: Board;
  readonly from: Square;
  readonly dx: number;
  readonly dy: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
  /** Are columns and rows exchanged (after the mirrors)? */
  readonly swap: boolean;
}

export function frameOf(board: Board, from: Square, to: Square): Frame {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const [ax, ay] = [Math.abs(x), Math.abs(y)];
  const swap = ay > ax;
  return { board, from, dx: swap ? ay : ax, dy: swap ? ax : ay, flipX: x < 0, flipY: y < 0, swap };
}

/** A point of the frame on the map. */
export function onMap({ from, flipX, flipY, swap }: Frame, x: Fraction, y: Fraction): [Fraction, Fraction] {
  const [a, b] = swap ? [y, x] : [x, y];
  const back = (value: Fraction, flip: boolean, base: number): Fraction =>
    flip
      ? fraction((base + 1) * value.under - value.over, value.under)
      : fraction(base * value.under + value.over, value.under);
  return [back(a, flipX, from[0]), back(b, flipY, from[1])];
}

/** A corner of squares of the frame on the map. */
export function cornerOnMap({ from, flipX, flipY, swap }: Frame, x: number, y: number): [number, number] {
  const [a, b] = swap ? [y, x] : [x, y];
  return [flipX ? from[0] + 1 - a : from[0] + a, flipY ? from[1] + 1 - b : from[1] + b];
}

/**
 * Something in the way, in the frame: a line is clear of it above its upper left corner or below its lower right one. Four numbers each:
 * left, top, right, bottom. For a wall left and right, or top and bottom, are the same.
 */
export type Pieces = number[];

const FOUR = 4;

/** Walls and pillars that reach into the lines from square to square (min.line-of-sight-basics.02, .03, min.terrain-walls.04). For squares in one row: those between them. */
export function piecesBetween(frame: Frame): Pieces {
  const { dx, dy } = frame;
  const pieces: Pieces = [];
  const look = lookAt(frame);
  for (let x = 1; x <= dx; x++) {
    const last = Math.ceil((dy * x) / dx);
    for (let y = Math.floor((dy * (x - 1)) / dx); y <= last; y++) if (look.left(x, y)) pieces.push(x, y + 1, x, y);
  }
  for (let y = 1; y <= dy; y++) {
    const last = Math.ceil((dx * y) / dy);
    for (let x = Math.floor((dx * (y - 1)) / dy); x <= last; x++) if (look.lower(x, y)) pieces.push(x, y, x + 1, y);
  }
  for (let x = 0; x <= dx; x++) {
    const last = dy === 0 ? 0 : Math.ceil((dy * Math.min(x + 1, dx)) / dx);
    for (let y = Math.floor((dy * Math.max(0, x - 1)) / dx); y <= last; y++)
      if (look.pillar(x, y)) pieces.push(x, y + 1, x + 1, y);
  }
  return pieces;
}

interface Look {
  left(x: number, y: number): boolean;
  lower(x: number, y: number): boolean;
  pillar(x: number, y: number): boolean;
}

/** What is in the way of sight (min.line-of-sight-basics.03, min.terrain-walls.04), read from the board by places of the frame: each array is walked by steps of its own. */
function lookAt({ board, from: [column, row], flipX, flipY, swap }: Frame): Look {
  const { columns, rows, leftWall, lowerWall, pillar } = board;
  const [sx, sy] = [flipX ? -1 : 1, flipY ? -1 : 1];
  const [moreX, moreY] = [flipX ? 1 : 0, flipY ? 1 : 0];
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < columns && y < rows;
  const left = (x: number, y: number): boolean => {
    const [c, r] = [column + sx * x, row + sy * y];
    return (
      r >= 0 && r < rows && c + moreX >= 0 && c + moreX <= columns && leftWall[r * (columns + 1) + c + moreX] === 1
    );
  };
  const lower = (x: number, y: number): boolean => {
    const [c, r] = [column + sx * x, row + sy * y];
    return c >= 0 && c < columns && r + moreY >= 0 && r + moreY <= rows && lowerWall[(r + moreY) * columns + c] === 1;
  };
  const solid = (x: number, y: number): boolean => {
    const [c, r] = [column + sx * x, row + sy * y];
    return inside(c, r) && pillar[r * columns + c] === 1;
  };
  if (!swap) return { left, lower, pillar: solid };
  return { left: (x, y) => lower(y, x), lower: (x, y) => left(y, x), pillar: (x, y) => solid(y, x) };
}

/** Is the line from center to center clear of this piece? */
export function centersMiss({ dx, dy }: Frame, pieces: Pieces, at: number): boolean {
  const height = (x: number): number => 2 * dy * x + dx - dy;
  const [left = 0, top = 0, right = 0, bottom = 0] = [pieces[at], pieces[at + 1], pieces[at + 2], pieces[at + 3]];
  return height(left) > 2 * dx * top || height(right) < 2 * dx * bottom;
}

/** A convex piece of the plane of lines, five numbers a corner: slope and rise over a divisor, and the corner of a square to which the border after it belongs. */
type Lines = number[];

const FIVE = 5;

/** Some lines that are clear of all pieces, as one area without a gap; null: there is no such line. For squares that do not touch. */
export function clearLines({ dx, dy }: Frame, pieces: Pieces): Lines | null {
  if (dy === 0) return pieces.length > 0 ? null : [];
  const all: Lines = [];
  pushCorner(all, 0, 1, dx + 1, dy, dx + 1, dy);
  pushCorner(all, 1, 0, dx + 1, dy, 1, 0);
  pushCorner(all, 1, 0, dx, dy + 1, dx, dy + 1);
  pushCorner(all, 0, 1, dx, dy + 1, 0, 1);
  return without(all, pieces, 0);
}

/** The line through two corners of squares, with the border that follows it. */
function pushCorner(lines: Lines, ax: number, ay: number, bx: number, by: number, nextX: number, nextY: number): void {
  const sign = bx < ax ? -1 : 1;
  const [slope, under] = [sign * (by - ay), sign * (bx - ax)];
  lines.push(slope, ay * under - slope * ax, under, nextX, nextY);
}

function without(lines: Lines, pieces: Pieces, first: number): Lines | null {
  for (let i = first; i < pieces.length; i += FOUR) {
    const [left = 0, top = 0, right = 0, bottom = 0] = [pieces[i], pieces[i + 1], pieces[i + 2], pieces[i + 3]];
    const above = sides(lines, left, top);
    if (above === ALL_ABOVE) continue;
    const below = sides(lines, right, bottom);
    if (below === ALL_BELOW) continue;
    const over = above === BOTH ? without(cut(lines, left, top, 1), pieces, i + FOUR) : null;
    if (over) return over;
    if (below !== BOTH) return null;
    lines = cut(lines, right, bottom, -1);
  }
  return lines;
}

const BOTH = 0;
const ALL_ABOVE = 1;
const ALL_BELOW = -1;

/** Do all of these lines pass above a point, all below it, or some here and some there? Touching it counts for neither. */
function sides(lines: Lines, x: number, y: number): number {
  let [some, others] = [false, false];
  for (let i = 0; i < lines.length; i += FIVE) {
    const height = heightOver(lines, i, x, y);
    if (height > 0) some = true;
    else if (height < 0) others = true;
  }
  return some ? (others ? BOTH : ALL_ABOVE) : ALL_BELOW;
}

/** Above 0: the line passes above the point. */
function heightOver(lines: Lines, i: number, x: number, y: number): number {
  return (lines[i] ?? 0) * x + (lines[i + 1] ?? 0) - y * (lines[i + 2] ?? 0);
}

/** Those of the lines that pass above a point (1) or below it (-1). Only for lines of which some do and some do not. */
function cut(lines: Lines, x: number, y: number, side: 1 | -1): Lines {
  const kept: Lines = [];
  const last = lines.length - FIVE;
  let before = side * heightOver(lines, last, x, y);
  for (let i = 0, from = last; i < lines.length; from = i, i += FIVE) {
    const here = side * heightOver(lines, i, x, y);
    const [bx, by] = [lines[from + 3] ?? 0, lines[from + 4] ?? 0];
    // Leaving what is kept, the border of the cut follows; coming back, the border that was crossed.
    if (before > 0 && here < 0) pushCorner(kept, bx, by, x, y, x, y);
    else if (before < 0 && here > 0) pushCorner(kept, bx, by, x, y, bx, by);
    if (here > 0) kept.push(lines[i] ?? 0, lines[i + 1] ?? 0, lines[i + 2] ?? 0, lines[i + 3] ?? 0, lines[i + 4] ?? 0);
    else if (here === 0) keepTouching(kept, lines, i, before, x, y);
    before = here;
  }
  return kept;
}

/** A corner that lies on the cut: the border after it is its own where that one is kept, else the cut. */
function keepTouching(kept: Lines, lines: Lines, i: number, before: number, x: number, y: number): void {
  const border = before > 0 ? [x, y] : [lines[i + 3] ?? 0, lines[i + 4] ?? 0];
  kept.push(lines[i] ?? 0, lines[i + 1] ?? 0, lines[i + 2] ?? 0, border[0] ?? 0, border[1] ?? 0);
}

/** One simple line of an area of lines: its slope and its rise. */
export function lineAmong(lines: Lines): { slope: Fraction; rise: Fraction } {
  const slopes = corners(lines).map((i) => fraction(lines[i] ?? 0, lines[i + 2] ?? 1));
  const slope = simplestBetween(slopes.reduce(lesser), slopes.reduce(greater));
  const borders = corners(lines).flatMap((i, n) => {
    const [a, b] = [slopes[n] ?? slope, slopes[(n + 1) % slopes.length] ?? slope];
    const crossed = isLess(lesser(a, b), slope) && isLess(slope, greater(a, b));
    const touched = same(a, slope) && !same(a, b);
    const [x, y] = [lines[i + 3] ?? 0, lines[i + 4] ?? 0];
    return crossed || touched ? [sum(fraction(y), times(fraction(-x), slope))] : [];
  });
  return { slope, rise: simplestBetween(borders.reduce(lesser), borders.reduce(greater)) };
}

const corners = (lines: Lines): number[] => Array.from({ length: lines.length / FIVE }, (_, n) => n * FIVE);
const same = (a: Fraction, b: Fraction): boolean => !isLess(a, b) && !isLess(b, a);
const lesser = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a);
const greater = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);

/** The middle of a line's way through the square at (x, y): its point there. */
export function pointIn(x: number, y: number, slope: Fraction, rise: Fraction): [Fraction, Fraction] {
  const over = (height: number): Fraction =>
    times(sum(fraction(height), fraction(-rise.over, rise.under)), fraction(slope.under, slope.over));
  const at = middle(greater(fraction(x), over(y)), lesser(fraction(x + 1), over(y + 1)));
  return [at, sum(times(slope, at), rise)];
}
