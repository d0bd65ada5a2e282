/** Pictures of a table that is measured in mm, north up: the play area with its grid, moves, measured lines, and words that do not cover each other. */
import { closest, toTable, type Point, type Pose } from '../core/geometry';
import { boxAround, DOWN, drawSigns, fitted, placeSigns, roomOf, type Box, type Sign } from './picture-words';
import type { DecidingMeasure } from './language';
import { ROOM, type Room } from './room';
import { PLAYER_COLORS, TOKEN_COLORS } from './table-colors';
import { AS_IS } from './dark';
import { corners, document, element, line, textElement, type Attributes } from './svg';

/** What is seen of the table: its upper left corner, how wide and how high. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Width and height of the play area, whose lower left corner is [0, 0]. */
export interface Mat {
  width: number;
  height: number;
}

/** Room round the pieces, in mm: it shows what is near and leaves room for labels. */
const MARGIN = 120;
/** So much is seen beyond the edges of the play area. */
const BEYOND_EDGE = 40;
/** In px, as it is shown. */
const TITLE = { size: 15, smallest: 12, indent: 12, down: 22 };
const INK = '#34495e';
const MEASURE_COLOR = '#8e44ad';
const DECIDES_COLOR = '#c0392b';

/** These points with some room round them, within the play area and a little over its edges; without points all of it. */
function frameOf(points: readonly Point[], { width, height }: Mat): Frame {
  const corner = { x: width, y: height };
  const all = points.length > 0 ? points : [{ x: 0, y: 0 }, corner];
  const span = (of: 'x' | 'y'): [number, number] => {
    const values = all.map((point) => point[of]);
    const low = Math.max(-BEYOND_EDGE, Math.min(...values) - MARGIN);
    return [low, Math.min(corner[of] + BEYOND_EDGE, Math.max(...values) + MARGIN)];
  };
  const [[left, right], [bottom, top]] = [span('x'), span('y')];
  return { left, top, width: Math.max(40, right - left), height: Math.max(40, top - bottom) };
}

/** Where there is room, more of the table is seen beside the pieces. */
function filling({ left, top, width, height }: Frame, room: Room, mat: Mat): Frame {
  const scale = Math.max(width / room.width, height / room.height);
  const along = (from: number, size: number, wanted: number, whole: number): [number, number] => {
    const full = Math.max(size, Math.min(wanted, whole + 2 * BEYOND_EDGE));
    const start = from - (full - size) / 2;
    return [Math.max(-BEYOND_EDGE, Math.min(start, whole + BEYOND_EDGE - full)), full];
  };
  const [x, wide] = along(left, width, room.width * scale, mat.width);
  const [y, high] = along(top - height, height, room.height * scale, mat.height);
  return { left: x, top: y + high, width: wide, height: high };
}

/** Words at a piece, made when it is known how large a pixel is, in mm of the table. So letters are as high on a screen whatever is seen of the table. */
export type TableSign = (px: number) => Sign;

/** How many mm of the table are a pixel of the room that the picture has. */
function pixelOf({ width, height }: Frame, room: Room): number {
  return Math.max(width / room.width, height / room.height);
}

/** The picture: `drawn` in mm of the table, `signs` where they can stand above it, the title in the upper left corner and nothing over it. */
function tablePicture(
  frame: Frame,
  { title, px, shy }: { title: string; px: number; shy: readonly Box[] },
  drawn: readonly string[],
  signs: readonly TableSign[],
): string {
  const { left, top, width, height } = frame;
  const heading = titleIn(frame, title, px);
  const within = { middle: { x: left + width / 2, y: top - height / 2 }, width, height };
  const made = signs.map((each) => each(px));
  const placed = drawSigns(placeSigns(made, title === '' ? [] : [heading.box], within, { step: STEP * px, shy }));
  return document(
    { left, top: -top, width, height },
    title,
    // North is up on the table, and down in SVG.
    element('g', { transform: 'scale(1 -1)' }, ...drawn, element('g', { class: 'words' }, ...placed)),
    heading.svg,
  );
}

/** How far words make way at a time, in px. */
const STEP = 3;

function titleIn({ left, top, width }: Frame, title: string, px: number): { svg: string; box: Box } {
  const { shown, size } = fitted(title, {
    size: TITLE.size * px,
    smallest: TITLE.smallest * px,
    width: width - 2 * TITLE.indent * px,
  });
  const room = roomOf(shown, size);
  const x = left + TITLE.indent * px;
  const down = TITLE.down * px;
  return {
    svg: title === '' ? '' : textElement('text', { x, y: -top + down, 'font-size': size, fill: INK }, shown),
    box: { ...room, middle: { x: x + room.width / 2, y: top - down + size / 3 } },
  };
}

/** An obstacle that lies on the table. */
export interface DrawnObstacle {
  id: string;
  name: string;
  at: Point;
  area: readonly (readonly Point[])[];
  fill: string;
  /** How it is outlined: kinds differ in more than in color. */
  dashes?: string | undefined;
}

/** A piece on its base, with what is written at it. */
export interface DrawnPiece {
  /** Its id, by which whoever shows the picture finds it. */
  id: string;
  svg: string;
  /** What of it has to be seen. */
  seen: readonly Point[];
  signs: readonly TableSign[];
}

/** What a picture of a measured table is made of, from the mat upward; `under` and `over` the pieces lies what belongs to none alone. */
export interface DrawnTable {
  mat: Mat;
  grid: number;
  title: string;
  /** The room in which it is shown; default: as in a document. */
  room?: Room | undefined;
  obstacles: readonly DrawnObstacle[];
  /** Where pieces came from has to be seen, too. */
  moves: readonly { svg: string; seen: readonly Point[] }[];
  under?: readonly string[];
  pieces: readonly DrawnPiece[];
  over?: readonly string[];
  /** All of the table is seen: pieces are still put down somewhere on it. */
  whole?: boolean;
  measures: readonly Measure[];
  /** What decides a dispute, marked before all else that was measured. */
  decides?: readonly DecidingMeasure[] | undefined;
}

const OBSTACLE_NAME = '#2c3e50';

export function drawTable({ mat, grid, title, room, whole = false, ...on }: DrawnTable): string {
  const { obstacles, moves, under, pieces, over } = on;
  const deciding = decidingMeasures(on);
  const measures = [...deciding, ...on.measures.filter((each) => !deciding.some((other) => isSameLine(each, other)))];
  const areas = obstacles.flatMap(({ area }) => area.flat());
  const seen = [...pieces.flatMap((each) => each.seen), ...areas, ...moves.flatMap((each) => each.seen)];
  const near = frameOf(whole ? [] : seen, mat);
  const frame = room ? filling(near, room, mat) : near;
  const px = pixelOf(frame, room ?? ROOM);
  return tablePicture(
    frame,
    { title, px, shy: pieces.map(({ seen }) => boxAround(seen)) },
    [
      ...drawMat(mat, frame, grid),
      ...obstacles.map(drawObstacle),
      ...moves.map(({ svg }) => svg),
      ...(under ?? []),
      ...pieces.map(({ id, svg }) => element('g', { 'data-piece': id }, svg)),
      ...(over ?? []),
      ...measures.map((each) => drawMeasure(each, px)),
    ],
    [...pieces.flatMap(({ signs }) => signs), ...obstacles.map(nameOfObstacle), ...measures.map(signOfMeasure)],
  );
}

function drawObstacle({ id, area, fill, dashes }: DrawnObstacle): string {
  const ink = { stroke: fill, 'stroke-width': '1.5', 'stroke-dasharray': dashes };
  return element(
    'g',
    { 'data-piece': id },
    ...area.map((piece) => polygon(piece, { fill, 'fill-opacity': '0.55', ...ink })),
  );
}

function nameOfObstacle({ name, at, area }: DrawnObstacle): TableSign {
  return speaksOf(wordsOnTable(name, at, OBSTACLE_NAME, 12), area.flat(), OBSTACLE_NAME);
}

function speaksOf(sign: TableSign, points: readonly Point[], color: string): TableSign {
  const of = { box: boxAround(points), color };
  return (px) => ({ ...sign(px), of });
}

/** Signs that speak of one piece. */
export function signsOf(seen: readonly Point[], color: string, signs: readonly TableSign[]): TableSign[] {
  return signs.map((sign) => speaksOf(sign, seen, color));
}

/** A sign below a piece as it is seen, where it covers nothing of it; `row`: how many stand between them. */
export function signBelow(seen: readonly Point[], row: number, sign: (middle: Point) => TableSign): TableSign {
  const { middle, height } = boxAround(seen);
  return (px) => sign({ x: middle.x, y: middle.y - height / 2 - (FIRST_ROW + row * ROW) * px })(px);
}

/** In px, from the piece to the middle of the first row, and from row to row. */
const FIRST_ROW = 12;
const ROW = 19;

/** The color of the player, by the order of players. */
export function colorOf(players: readonly { id: string }[], owner: string): string {
  const seat = players.findIndex(({ id }) => id === owner);
  return PLAYER_COLORS[seat % PLAYER_COLORS.length] ?? INK;
}

/** The play area, and a grid of so many mm. */
function drawMat(area: Mat, { left, top, width, height }: Frame, grid: number): string[] {
  const steps = (from: number, to: number): number[] => {
    const first = Math.ceil(from / grid);
    return Array.from({ length: Math.max(0, Math.floor(to / grid) - first + 1) }, (_each, i) => (first + i) * grid);
  };
  const thin = { stroke: '#d5dbdb', 'stroke-width': '0.6' };
  const [right, bottom] = [left + width, top - height];
  const edge = { width: area.width, height: area.height, fill: 'none', stroke: INK, 'stroke-width': 2 };
  return [
    element('rect', { x: left, y: bottom, width, height, fill: '#f8f9f9' }),
    ...steps(left, right).map((x) => line({ x, y: bottom }, { x, y: top }, thin)),
    ...steps(bottom, top).map((y) => line({ x: left, y }, { x: right, y }, thin)),
    element('rect', { x: 0, y: 0, ...edge }),
  ];
}

export function polygon(points: readonly Point[], attributes: Attributes): string {
  return element('polygon', { points: corners(points), ...attributes });
}

/** A piece that moved: the outline of its base where it stood before, and the templates that it followed; without any, the way. */
export function drawMove(
  base: readonly Point[],
  templates: readonly (readonly Point[])[],
  from: Point,
  to: Point,
): string {
  const way = { stroke: '#d4ac0d', 'stroke-width': 2, 'stroke-dasharray': '6 4' };
  return element(
    'g',
    {},
    polygon(base, { fill: 'none', stroke: '#85929e', 'stroke-width': 1, 'stroke-dasharray': '4 3' }),
    ...templates.map((piece) => polygon(piece, { fill: '#f4d03f', 'fill-opacity': '0.45' })),
    ...(templates.length > 0 ? [] : [line(from, to, way)]),
  );
}

/** A line that was measured, and what was found. */
export interface Measure {
  from: Point;
  to: Point;
  said: string;
  /** It decides a dispute. */
  decides?: boolean;
}

function drawMeasure({ from, to, said, decides = false }: Measure, px: number): string {
  const color = decides ? DECIDES_COLOR : MEASURE_COLOR;
  const [dot, width] = decides ? [4, 4] : [3, 2];
  const ends = [from, to].map(({ x, y }) => element('circle', { cx: x, cy: y, r: dot * px, fill: color }));
  const mark = { 'data-measure': said, ...(decides && { 'data-decides': 'true' }) };
  return element('g', mark, line(from, to, { stroke: color, 'stroke-width': width * px }), ...ends);
}

/** Between the nearest points of the two pieces; of what is not on the table nothing is drawn. */
function decidingMeasures({
  decides = [],
  pieces,
  obstacles,
}: Pick<DrawnTable, 'decides' | 'pieces' | 'obstacles'>): Measure[] {
  const areaOf = (id: string): readonly (readonly Point[])[] => {
    const piece = pieces.find((each) => each.id === id);
    return piece ? [piece.seen] : (obstacles.find((each) => each.id === id)?.area ?? []);
  };
  return decides.flatMap(({ from, to, said }): Measure[] => {
    const lines = areaOf(from).flatMap((one) => areaOf(to).map((other) => nearestPoints(one, other)));
    const [first, ...others] = lines;
    if (!first) return [];
    const best = others.reduce((least, each) => (lengthOf(each) < lengthOf(least) ? each : least), first);
    return [{ ...best, said, decides: true }];
  });
}

type Ends = Pick<Measure, 'from' | 'to'>;

/** What is seen of a round base are two corners of the square around it: it is measured from its middle, and ends at its edge. */
function nearestPoints(one: readonly Point[], other: readonly Point[]): Ends {
  const { from, to } = closest(outlineOf(one), outlineOf(other));
  return { from: towards(from, to, radiusOf(one)), to: towards(to, from, radiusOf(other)) };
}

const SPECK = 0.01;

function outlineOf(points: readonly Point[]): readonly Point[] {
  if (points.length > 2) return points;
  const { x, y } = boxAround(points).middle;
  return [
    { x: x - SPECK, y: y - SPECK },
    { x: x + SPECK, y: y - SPECK },
    { x, y: y + SPECK },
  ];
}

function radiusOf(points: readonly Point[]): number {
  return points.length > 2 ? 0 : boxAround(points).width / 2;
}

function towards(from: Point, to: Point, by: number): Point {
  const far = lengthOf({ from, to });
  const share = far === 0 ? 0 : Math.min(1, by / far);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function lengthOf({ from, to }: Ends): number {
  return Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
}

/** To a mm. */
function isSameLine(one: Ends, other: Ends): boolean {
  const isAt = (a: Point, b: Point): boolean => lengthOf({ from: a, to: b }) < 1;
  return (
    (isAt(one.from, other.from) && isAt(one.to, other.to)) || (isAt(one.from, other.to) && isAt(one.to, other.from))
  );
}

function signOfMeasure({ from, to, said, decides = false }: Measure): TableSign {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const color = decides ? DECIDES_COLOR : MEASURE_COLOR;
  return speaksOf(wordsOnTable(said, middle, color, decides ? 14 : 12), [from, to], color);
}

/** Words stay readable on whatever lies under them. */
const HALO = { stroke: '#f8f9f9', 'stroke-opacity': '0.85', 'paint-order': 'stroke' };

/** `size`: in px, as it is shown; 12 is the least that can be read. */
export function wordsOnTable(text: string, middle: Point, color: string, size: number): TableSign {
  return (px) => ({
    middle,
    ...roomOf(text, size * px),
    draw: (at) => upright(text, at, size * px, { fill: color, ...HALO, 'stroke-width': 3 * px }),
  });
}

/** A token: what stands on it, and its colors. */
export interface TokenMark {
  text: string;
  fill: string;
  letters: string;
}

/** In px, as it is shown. */
const TOKEN = { room: 22, radius: 10, letters: 12 };

/** A token of a kind: its first two letters, in its color. */
export function tokenMark(kind: string, color: keyof typeof TOKEN_COLORS): TokenMark {
  return { text: kind.slice(0, 2), ...TOKEN_COLORS[color] };
}

/** Tokens in a row; none: nothing. `place`: where they stand. */
export function tokensOnTable(
  marks: readonly TokenMark[],
  place: (sign: (middle: Point) => TableSign) => TableSign,
): TableSign[] {
  if (marks.length === 0) return [];
  const sign = (middle: Point): TableSign => {
    return (px) => ({
      middle,
      width: marks.length * TOKEN.room * px,
      height: TOKEN.room * px,
      draw: (at) => element('g', { class: AS_IS }, ...marks.map((mark, i) => drawToken(mark, at, px, i, marks.length))),
    });
  };
  return [place(sign)];
}

function drawToken({ text, fill, letters }: TokenMark, { x, y }: Point, px: number, i: number, count: number): string {
  const own = { x: x + (i - (count - 1) / 2) * TOKEN.room * px, y };
  return (
    element('circle', { cx: own.x, cy: own.y, r: TOKEN.radius * px, fill }) +
    upright(text, own, TOKEN.letters * px, { fill: letters })
  );
}

/** Text in a drawing that is turned upside down, around its middle. */
function upright(text: string, { x, y }: Point, size: number, attributes: Attributes): string {
  const place = { x, y: -(y - DOWN * size), transform: 'scale(1 -1)', 'text-anchor': 'middle', 'font-size': size };
  return textElement('text', { ...place, ...attributes }, text);
}

/** The arrow at the front of a base, so far from its middle. */
export function noseOf(pose: Pose, front: number, fill: string): string {
  const nose = [-5, 0, 5].map((x) => toTable(pose, { x, y: front - (x === 0 ? 1 : 9) }));
  return polygon(nose, { fill });
}
