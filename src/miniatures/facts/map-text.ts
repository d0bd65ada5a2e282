/**
 * Maps as drawings of characters, such as a person makes in an editor. Squares and edges alternate: every second character of every second
 * line is a square, between two squares lies the character of their edge.
 *
 *   name: Two rooms
 *   +-+-+-+-+
 *   |. .|o .|
 *   + + + + +
 *   |. . : x|
 *   +-+-+-+-+
 *
 * Squares: `.` or blank clear, `o` low objects, `%` difficult terrain, `x` pit, `#` wall. Edges: `|` and `-` wall, `:` and `=` door, blank
 * nothing. Corners: `+` or blank. The frame is the edge of the map. Doors in one straight row are one door. Above the drawing may stand
 * `name: ...` and twice `start: 0,0 to 3,9` (columns and rows of two opposite corners); without them the start areas are at the short edges.
 */
import * as E from 'fp-ts/lib/Either';
import { impossible, reason, reject, type Rejection } from '../../core';
import { shortEdges, type Area, type BattleMap, type Door, type Edge, type Square } from './battle-map';
import type { Terrain } from './terrain';

/** No map has more squares along a side. */
export const MOST_SQUARES = 64;

const TERRAIN_OF: Readonly<Record<string, Terrain>> = {
  '.': 'clear',
  ' ': 'clear',
  o: 'low-objects',
  '%': 'difficult',
  x: 'pit',
  '#': 'wall',
};
const DRAWN: Readonly<Record<Terrain, string>> = {
  clear: '.',
  'low-objects': 'o',
  difficult: '%',
  pit: 'x',
  wall: '#',
};
const EDGES = { right: { wall: '|', door: ':' }, top: { wall: '-', door: '=' } } as const;

const NAME = /^name:(.*)$/;
const START = /^start: *(\d{1,2}), *(\d{1,2}) +to +(\d{1,2}), *(\d{1,2}) *$/;

/** What is wrong, and where; line and column count from 1. */
class Trouble {
  constructor(
    readonly code: string,
    readonly message: string,
    readonly line: number,
    readonly column: number,
  ) {}
}

/**
 * Reads a drawn map. A refusal names the first mistake; its facts hold `line` and `column` (from 1).
 * @example
 * ```ts
 * import { readMap } from 'holojudge/miniatures/facts';
 *
 * console.log(readMap('no drawing')._tag); // Left
 * ```
 */
export function readMap(text: string): E.Either<Rejection, BattleMap> {
  if (typeof text !== 'string') return reject(reason('malformed', 'map: expected a drawing, a text', []), ['map']);
  const read = mapIn(text.split(/\r\n|\n|\r/));
  if (!(read instanceof Trouble)) return E.right(read);
  const { code, message, line, column } = read;
  const where = impossible(code, `Line ${line}, column ${column}: ${message}`, [], ['min.terrain.02']);
  return E.left({ ...where, facts: { line, column } });
}

function mapIn(lines: readonly string[]): BattleMap | Trouble {
  const heading = readHeading(lines);
  if (heading instanceof Trouble) return heading;
  const drawing = frameOf(lines, heading.lines);
  if (drawing instanceof Trouble) return drawing;
  const { columns, rows } = drawing;
  const startAreas = startAreasOf(heading.starts, columns, rows);
  if (startAreas instanceof Trouble) return startAreas;
  const squares: Terrain[][] = Array.from({ length: rows }, () => []);
  const drawn: Drawn = { squares, walls: [], doors: [] };
  const wrong = readDrawing(drawing, drawn);
  if (wrong) return wrong;
  return { name: heading.name, columns, rows, squares, walls: drawn.walls, doors: doorsOf(drawn.doors), startAreas };
}

interface Start {
  readonly area: Area;
  readonly line: number;
}

/** What stands above the drawing; `lines`: how many lines it takes. */
function readHeading(lines: readonly string[]): { name: string; starts: Start[]; lines: number } | Trouble {
  const starts: Start[] = [];
  let name = '';
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (/^\s*\+/.test(line)) return { name, starts, lines: i };
    const named = NAME.exec(line);
    const start = START.exec(line);
    if (named) name = (named[1] ?? '').trim().slice(0, 100);
    else if (start) starts.push({ area: areaOf(start.slice(1).map(Number)), line: i + 1 });
    else
      return new Trouble('unknown-heading', 'above the drawing stand name: ... and start: 0,0 to 3,9 alone', i + 1, 1);
  }
  return new Trouble('no-drawing', 'a drawing of the map is missing: it begins with the frame, +-+-+', lines.length, 1);
}

function areaOf([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Area {
  return { from: [Math.min(a, c), Math.min(b, d)], to: [Math.max(a, c), Math.max(b, d)] };
}

function startAreasOf(starts: readonly Start[], columns: number, rows: number): BattleMap['startAreas'] | Trouble {
  const [first, second, third] = starts;
  if (!first) return shortEdges(columns, rows);
  const odd = third ?? (second ? undefined : first);
  if (odd || !second) return new Trouble('start-areas', 'there are two start areas', (odd ?? first).line, 1);
  const outside = [first, second].find(({ area }) => area.to[0] >= columns || area.to[1] >= rows);
  if (outside) return new Trouble('start-area-outside', 'this start area reaches beyond the map', outside.line, 1);
  return [first.area, second.area];
}

interface Drawing {
  readonly columns: number;
  readonly rows: number;
  /** From the upper frame to the lower one, without what stands left of it. */
  readonly lines: readonly string[];
  /** How many lines and columns stand above and left of it. */
  readonly above: number;
  readonly left: number;
}

/** The drawing's frame, which says how large the map is. */
function frameOf(lines: readonly string[], above: number): Drawing | Trouble {
  const first = (lines[above] ?? '').trimEnd();
  const left = first.length - first.trimStart().length;
  const top = first.slice(left);
  const odd = [...top].findIndex((mark, i) => mark !== (i % 2 === 0 ? '+' : '-'));
  if (odd >= 0) return new Trouble('frame', 'the upper frame is drawn +-+-+', above + 1, left + odd + 1);
  if (top.length % 2 === 0 || top.length < 3)
    return new Trouble('frame', 'the upper frame ends with +', above + 1, left + top.length);
  const rest = lines.slice(above).map((line) => line.trimEnd());
  const after = rest.findIndex((line) => line === '');
  const drawn = after < 0 ? rest : rest.slice(0, after);
  const tail = after < 0 ? -1 : rest.findIndex((line, i) => i > after && line !== '');
  if (tail >= 0) return new Trouble('after-the-drawing', 'below the drawing stands nothing', above + tail + 1, 1);
  if (drawn.at(-1)?.slice(left) !== top || drawn.length % 2 === 0 || drawn.length < 3)
    return new Trouble('frame', `the drawing ends with the lower frame, ${top}`, above + drawn.length, left + 1);
  const [columns, rows] = [(top.length - 1) / 2, (drawn.length - 1) / 2];
  if (columns > MOST_SQUARES || rows > MOST_SQUARES)
    return new Trouble('too-large', `a map has at most ${MOST_SQUARES} squares along a side`, above + 1, left + 1);
  return { columns, rows, lines: drawn.map((line) => line.slice(left)), above, left };
}

interface Drawn {
  squares: Terrain[][];
  walls: Edge[];
  doors: Edge[];
}

function readDrawing({ columns, rows, lines, above, left }: Drawing, drawn: Drawn): Trouble | null {
  for (const [y, line] of lines.entries()) {
    const marks = line.padEnd(2 * columns + 1);
    const at = (x: number): [number, number] => [above + y + 1, left + x + 1];
    if (marks.length > 2 * columns + 1) return new Trouble('too-long', 'longer than the frame', ...at(2 * columns + 1));
    for (const [x, mark] of [...marks].entries()) {
      const frame = y === 0 || x === 0 || y === 2 * rows || x === 2 * columns;
      const place: Square = [Math.floor((x - 1) / 2), rows - 1 - Math.floor(y / 2)];
      const wrong = frame ? wrongFrame(mark, x, y) : readMark(mark, x % 2 === 1, y % 2 === 1, place, drawn);
      if (wrong) return new Trouble(...wrong, ...at(x));
    }
  }
  return null;
}

type Wrong = readonly [code: string, message: string];

function wrongFrame(mark: string, x: number, y: number): Wrong | null {
  const frame = x % 2 === 1 ? '-' : y % 2 === 1 ? '|' : '+';
  return mark === frame ? null : ['frame', `here the frame is drawn ${frame}, not '${mark}'`];
}

/** One character inside the frame: a square, an edge or a corner, by whether its column and line are odd. */
function readMark(mark: string, oddX: boolean, oddY: boolean, [column, row]: Square, drawn: Drawn): Wrong | null {
  if (oddX && oddY) {
    const terrain = TERRAIN_OF[mark];
    if (terrain === undefined)
      return ['unknown-square', `'${mark}' is no square: . clear, o low objects, % difficult, x pit, # wall`];
    drawn.squares[row]?.push(terrain);
    return null;
  }
  if (!oddX && !oddY) return mark === '+' || mark === ' ' ? null : ['corner', `a corner is + or blank, not '${mark}'`];
  const side = oddY ? 'right' : 'top';
  const { wall, door } = EDGES[side];
  if (mark === wall) drawn.walls.push({ square: [column, row], side });
  else if (mark === door) drawn.doors.push({ square: [column, row], side });
  else if (mark !== ' ')
    return [
      'unknown-edge',
      `'${mark}' is no edge: between these squares stands ${wall} (wall), ${door} (door) or a blank`,
    ];
  return null;
}

/** Edges that continue each other are one door, named in reading order. */
function doorsOf(edges: readonly Edge[]): Door[] {
  const found: Edge[][] = [];
  for (const edge of edges) {
    const begun = found.find((door) => continues(door.at(-1), edge));
    if (begun) begun.push(edge);
    else found.push([edge]);
  }
  return found.map((each, i) => ({ id: `door-${i + 1}`, edges: each }));
}

function continues(last: Edge | undefined, { square, side }: Edge): boolean {
  if (!last || last.side !== side) return false;
  const [column, row] = last.square;
  return side === 'top' ? square[1] === row && square[0] === column + 1 : square[0] === column && square[1] === row - 1;
}

/** A map as a drawing; `readMap` reads the same map from it. */
export function writeMap({ name, columns, rows, squares, walls, doors, startAreas }: BattleMap): string {
  const marks = Array.from({ length: 2 * rows + 1 }, (_, y) =>
    Array.from({ length: 2 * columns + 1 }, (_, x) => frameMark(x, y, columns, rows)),
  );
  const put = (x: number, y: number, mark: string): void => void marks[y]?.splice(x, 1, mark);
  for (const [row, line] of squares.entries())
    for (const [column, terrain] of line.entries()) put(2 * column + 1, 2 * (rows - row) - 1, DRAWN[terrain]);
  const edge = ({ square: [column, row], side }: Edge, kind: 'wall' | 'door'): void =>
    put(2 * column + (side === 'right' ? 2 : 1), 2 * (rows - row) - (side === 'right' ? 1 : 2), EDGES[side][kind]);
  for (const wall of walls) edge(wall, 'wall');
  for (const door of doors) for (const each of door.edges) edge(each, 'door');
  const usual = JSON.stringify(shortEdges(columns, rows)) === JSON.stringify(startAreas);
  const starts = usual ? [] : startAreas.map(({ from, to }) => `start: ${from.join(',')} to ${to.join(',')}`);
  const heading = name === '' ? starts : [`name: ${name}`, ...starts];
  return [...heading, ...marks.map((line) => line.join(''))].join('\n');
}

function frameMark(x: number, y: number, columns: number, rows: number): string {
  if (x % 2 === 0 && y % 2 === 0) return '+';
  if (y === 0 || y === 2 * rows) return '-';
  return x === 0 || x === 2 * columns ? '|' : ' ';
}
