/**
 * Line of sight: whether a straight line leads from any point of one space to any point of another without touching a wall (min.line-of-sight-basics,
 * min.line-of-sight.02).
 */
import { frozen } from '../../core/engine/share';
import type { Square } from '../facts/battle-map';
import type { MapLine, MapPoint, Space } from '../model/map';
import { barrierAt, barriersAtCorner, unique, type Barrier } from './barriers';
import { wallBetween, type Board } from './board';
import { fraction, type Fraction } from './fractions';
import {
  centersMiss,
  clearLines,
  cornerOnMap,
  frameOf,
  lineAmong,
  onMap,
  piecesBetween,
  pointIn,
  type Frame,
  type Pieces,
} from './sight-pairs';
import { squaresOf } from './spaces';

/** A line of sight with what decides about it. */
export interface LineOfSight {
  readonly clear: boolean;
  /** A line that gives sight; where none does, the one from center to center. */
  readonly line: MapLine;
  /** What the line meets; nothing where it gives sight. */
  readonly inTheWay: readonly Barrier[];
}

/** Do two spaces see each other? It is mutual (min.line-of-sight-basics.04), and any square of a space will do (.05). */
export function sees(board: Board, a: Space, b: Space): boolean {
  if (a.size === 1 && b.size === 1) return squareSees(board, a.at, b.at);
  return pairs(a, b).some(([from, to]) => squareSees(board, from, to));
}

/** Do two squares see each other, by some line between them (min.line-of-sight-basics.02)? */
function squareSees(board: Board, from: Square, to: Square): boolean {
  const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  if (dx <= 1 && dy <= 1) return neighborsSee(board, from, to);
  const { columns, rows, known } = board;
  const [one, other] = [from[1] * columns + from[0], to[1] * columns + to[0]];
  const pair = Math.min(one, other) * columns * rows + Math.max(one, other);
  let seen = known.sights.get(pair);
  if (seen === undefined) {
    const frame = frameOf(board, from, to);
    known.sights.set(pair, (seen = clearLines(frame, piecesBetween(frame)) !== null));
  }
  return seen;
}

/** Two squares that touch see each other unless a wall parts them; at a corner, lines pass on either side of it (min.adjacent.02, min.attacks-of-opportunity.12). */
export function neighborsSee(board: Board, from: Square, to: Square): boolean {
  if (from[0] === to[0] || from[1] === to[1]) return sameSquare(from, to) || !wallBetween(board, from, to);
  return aroundCorner(board, from, to).length > 0;
}

const sameSquare = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];

/** The squares through which one sees from one square to a diagonal neighbor: beside their corner, without walls. */
function aroundCorner(board: Board, from: Square, to: Square): Square[] {
  const beside: readonly Square[] = [
    [to[0], from[1]],
    [from[0], to[1]],
  ];
  return beside.filter(
    (via) =>
      board.pillar[via[1] * board.columns + via[0]] === 0 &&
      !wallBetween(board, from, via) &&
      !wallBetween(board, via, to),
  );
}

/** The squares of two spaces two by two, those that are closest first: their lines make the evidence. */
function pairs(a: Space, b: Space): [Square, Square][] {
  if (a.size === 1 && b.size === 1) return [[a.at, b.at]];
  const away = ([from, to]: [Square, Square]): number => Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  return squaresOf(a)
    .flatMap((from) => squaresOf(b).map((to): [Square, Square] => [from, to]))
    .sort((x, y) => away(x) - away(y));
}

/** Whether two spaces see each other, with a line that shows it or what is in the way of the line from center to center. */
export function lineOfSight(board: Board, a: Space, b: Space): LineOfSight {
  for (const [from, to] of pairs(a, b)) {
    const line = clearLine(board, from, to);
    if (line) return { clear: true, line, inTheWay: [] };
  }
  const [[from, to] = [a.at, b.at]] = pairs(a, b);
  return { clear: false, line: { from: center(from), to: center(to) }, inTheWay: inTheWay(board, a, b) };
}

/** What is in the way of the line from center to center, of spaces that do not see each other: found once, and frozen. */
export function inTheWay(board: Board, a: Space, b: Space): readonly Barrier[] {
  const [[from, to] = [a.at, b.at]] = pairs(a, b);
  const { columns, rows, known } = board;
  // Not as in `squareSees`: the order in which barriers are named depends on which square is first.
  const pair = (from[1] * columns + from[0]) * columns * rows + to[1] * columns + to[0];
  let found = known.inTheWay.get(pair);
  if (!found) {
    if (known.inTheWay.size >= MOST_KNOWN) known.inTheWay.clear();
    known.inTheWay.set(pair, (found = frozen(barriersOn(board, from, to))));
  }
  return found;
}

/** Pairs of squares of which it is remembered what is in the way. */
const MOST_KNOWN = 4096;

/** A line between two squares that touches no wall: from center to center if that one does; null: none does. */
function clearLine(board: Board, from: Square, to: Square): MapLine | null {
  const straight: MapLine = { from: center(from), to: center(to) };
  if (touching(from, to)) return neighborLine(board, from, to, straight);
  const frame = frameOf(board, from, to);
  const pieces = piecesBetween(frame);
  if (metByCenters(frame, pieces).length === 0) return straight;
  const lines = clearLines(frame, pieces);
  if (lines === null) return null;
  const { slope, rise } = lineAmong(lines);
  const point = (x: number, y: number): MapPoint => mapPoint(...onMap(frame, ...pointIn(x, y, slope, rise)));
  return { from: point(0, 0), to: point(frame.dx, frame.dy) };
}

function neighborLine(board: Board, from: Square, to: Square, straight: MapLine): MapLine | null {
  if (!neighborsSee(board, from, to)) return null;
  if (from[0] === to[0] || from[1] === to[1]) return straight;
  const ways = aroundCorner(board, from, to);
  const [via] = ways;
  if (ways.length !== 1 || via === undefined) return straight;
  // Half a square beside the corner, through the square that is open.
  const toward = (square: Square): MapPoint => ({
    x: 4 * square[0] + 2 + (via[0] - square[0]),
    y: 4 * square[1] + 2 + (via[1] - square[1]),
    parts: 4,
  });
  return { from: toward(from), to: toward(to) };
}

/** Are these squares the same, or neighbors, also diagonally? */
export function touching(a: Square, b: Square): boolean {
  return Math.abs(a[0] - b[0]) <= 1 && Math.abs(a[1] - b[1]) <= 1;
}

/** Places in a list of pieces that the line from center to center meets. */
function metByCenters(frame: Frame, pieces: Pieces): number[] {
  const met: number[] = [];
  for (let at = 0; at < pieces.length; at += 4) if (!centersMiss(frame, pieces, at)) met.push(at);
  return met;
}

/** Walls, closed doors and pillars that the line between the centers of two squares touches. */
function barriersOn(board: Board, from: Square, to: Square): Barrier[] {
  if (touching(from, to)) return barriersAround(board, from, to);
  const frame = frameOf(board, from, to);
  const pieces = piecesBetween(frame);
  const found = metByCenters(frame, pieces).map((i) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = pieces.slice(i, i + 4);
    return barrierAt(board, ...cornerOnMap(frame, left, top), ...cornerOnMap(frame, right, bottom));
  });
  return unique(found);
}

/** Walls between two neighbors: on the edge that they share, or at the corner that they share. */
function barriersAround(board: Board, from: Square, to: Square): Barrier[] {
  const [x, y] = [Math.max(from[0], to[0]), Math.max(from[1], to[1])];
  if (from[1] === to[1]) return [barrierAt(board, x, y, x, y + 1)];
  if (from[0] === to[0]) return [barrierAt(board, x, y, x + 1, y)];
  return barriersAtCorner(board, x, y);
}

function center([column, row]: Square): MapPoint {
  return { x: 2 * column + 1, y: 2 * row + 1, parts: 2 };
}

/** A point of two fractions, in their common parts. */
export function mapPoint(x: Fraction, y: Fraction): MapPoint {
  const both = fraction(x.under, y.under);
  const parts = x.under * both.under;
  return { x: x.over * both.under, y: y.over * (parts / y.under), parts };
}
