/** The table as a picture: squares with their terrain, walls, doors, characters in their spaces, moves, and lines of sight and cover of attacks. */
import type { Point } from '../../core/geometry';
import { drawableOf } from '../../language/drawable';
import type { DecidingMeasure, Scene } from '../../language/language';
import {
  boxAround,
  cut,
  drawSigns,
  fitted,
  lettering,
  placeSigns,
  roomOf,
  signOf,
  type Box,
  type Sign,
} from '../../language/picture-words';
import { ROOM, type Room } from '../../language/room';
import { document, element, line } from '../../language/svg';
import { colorOf } from '../../language/table-picture';
import type { Edge, Square } from '../facts/battle-map';
import type { Terrain } from '../facts/terrain';
import type { MiniaturesEvent } from '../model/events';
import type { MapLine, MapPoint } from '../model/map';
import type { Character, MiniaturesState } from '../model/state';
import {
  cardOf,
  characterOf,
  hitPointsLeft,
  isOnMap,
  passengersOf,
  spaceOf,
  standingOnMap,
} from '../queries/characters';
import { coverBetween, sightBetween } from '../queries/sight';
import type { MiniaturesView } from '../view';
import { characterLabel } from './piece-labels';

type Scened = Scene<MiniaturesState | MiniaturesView, MiniaturesEvent>;
type Attacked = Extract<MiniaturesEvent, { type: 'attack-declared' }>;

/** The side of a square. */
const SIDE = 46;
/** In px, as it is shown: what is left of the map and above it, and below it its columns and who is defeated. */
const LEFT = 26;
const TOP = 30;
const BELOW = 44;
const LEAST_WIDTH = 320;
/** Sizes of letters, in px. */
const LETTERS = 12;
const TITLE = 15;
/** So many letters of a name are shown, where squares are small. */
const LEAST_NAME = 9;
/** The side of the circle's box of who is carried, in squares. */
const SEAT = 0.5;

const INK = '#34495e';
const WALL = '#1b2631';
const DOOR = '#117a65';
const SIGHT = '#1e8449';
const COVER = '#b9770e';
const MOVE = '#7d3c98';
const DECIDES = '#c0392b';
const TERRAIN: Readonly<Record<Terrain, { fill: string; mark: string }>> = {
  clear: { fill: '#fdfefe', mark: '' },
  'low-objects': { fill: '#e8dcc0', mark: 'o' },
  difficult: { fill: '#d5e8d4', mark: '%' },
  pit: { fill: '#aeb6bf', mark: 'x' },
  wall: { fill: WALL, mark: '' },
};

// Nothing of a skirmish is hidden.
const drawable = drawableOf<MiniaturesState, MiniaturesView, MiniaturesEvent>((seen) => seen);

/** Where things of the map are in the picture: rows go up on the map, and down in SVG. */
interface Sheet {
  at(column: number, row: number): Point;
  width: number;
  height: number;
  /** How much of the picture is a pixel where it is shown. */
  px: number;
}

function sheetOf({ columns, rows }: MiniaturesState['map'], room: Room): Sheet {
  const wide = (columns * SIDE) / Math.max(1, room.width - LEFT - 14);
  const px = Math.max(wide, (rows * SIDE) / Math.max(1, room.height - TOP - BELOW));
  return {
    at: (column, row) => ({ x: LEFT * px + column * SIDE, y: TOP * px + (rows - row) * SIDE }),
    width: Math.max(LEAST_WIDTH * px, (LEFT + 14) * px + columns * SIDE),
    height: (TOP + BELOW) * px + rows * SIDE,
    px,
  };
}

export function picture({ state: seen, events, title, room = ROOM, decides = [] }: Scened): string {
  const state = drawable(seen);
  const sheet = sheetOf(state.map, room);
  const { width, height, px } = sheet;
  const left = LEFT * px;
  const write = lettering({ fill: INK, size: LETTERS * px });
  const head = fitted(title, { width: width - 2 * left, size: TITLE * px, smallest: LETTERS * px });
  const off = state.characters.filter(({ place }) => place === 'defeated').map(({ id }) => characterLabel(state, id));
  const below =
    off.length > 0 ? [write(left, height - 8 * px, `defeated: ${off.join(', ')}`, { width: width - 2 * left })] : [];
  return document(
    { width, height },
    title,
    element('rect', { x: 0, y: 0, width, height, fill: '#ffffff' }),
    write(left, 20 * px, head.shown, { size: head.size }),
    ...drawMap(state, sheet),
    ...rulers(state, sheet),
    ...events.flatMap((event) => drawMove(sheet, event)),
    ...drawn(state).map((each) => drawCharacter(state, sheet, each)),
    ...events.flatMap((event) => (event.type === 'attack-declared' ? drawAttack(state, sheet, event) : [])),
    ...decides.flatMap((each) => drawDeciding(state, sheet, each)),
    ...drawSigns(
      placeSigns(
        [...signsOf(state, sheet), ...decides.flatMap((each) => signOfDeciding(state, sheet, each))],
        [],
        mapBox(sheet, state.map),
        { step: 3 * px },
      ),
    ),
    ...below,
  );
}

function mapBox(sheet: Sheet, { columns, rows }: MiniaturesState['map']): Box {
  return boxAround([sheet.at(0, 0), sheet.at(columns, rows)]);
}

function drawMap({ map, doors }: MiniaturesState, sheet: Sheet): string[] {
  const squares = map.squares.flatMap((across, row) =>
    across.map((terrain, column) => drawSquare(sheet, [column, row], terrain)),
  );
  const { x, y } = sheet.at(0, map.rows);
  const frame = {
    x,
    y,
    width: map.columns * SIDE,
    height: map.rows * SIDE,
    fill: 'none',
    stroke: WALL,
    'stroke-width': '3',
  };
  return [
    ...squares,
    ...map.walls.map((edge) => drawEdge(sheet, edge, { stroke: WALL, 'stroke-width': '4' })),
    ...map.doors.flatMap(({ id, edges }) => {
      const stands = doors[id] ?? 'closed';
      const ink = {
        stroke: DOOR,
        'stroke-width': stands === 'closed' ? '5' : '2',
        ...(stands !== 'closed' && { 'stroke-dasharray': '3 4' }),
      };
      return stands === 'removed' ? [] : edges.map((edge) => drawEdge(sheet, edge, ink));
    }),
    element('rect', frame),
  ];
}

/** Terrains differ in more than in color. */
function drawSquare(sheet: Sheet, [column, row]: Square, terrain: Terrain): string {
  const { fill, mark } = TERRAIN[terrain];
  const { x, y } = sheet.at(column, row + 1);
  const name = { 'data-square': `${column},${row}` };
  const ink = { fill, stroke: '#d0d3d4', 'stroke-width': '0.7' };
  const square = element('rect', { x, y, width: SIDE, height: SIDE, ...name, ...ink });
  const [cx, cy] = [x + SIDE / 2, y + SIDE / 2];
  const drawn = (x1: number, y1: number, x2: number, y2: number): string =>
    line({ x: cx + x1, y: cy + y1 }, { x: cx + x2, y: cy + y2 }, { stroke: '#85929e', 'stroke-width': '1' });
  if (mark === 'o')
    return square + element('circle', { cx, cy, r: 9, fill: 'none', stroke: '#9c7a2f', 'stroke-width': '2' });
  if (mark === 'x') return square + drawn(-15, -15, 15, 15) + drawn(-15, 15, 15, -15);
  return mark === '%' ? square + [-10, 0, 10].map((up) => drawn(-14, up + 4, 14, up - 4)).join('') : square;
}

function drawEdge(sheet: Sheet, { square: [column, row], side }: Edge, ink: Readonly<Record<string, string>>): string {
  const [from, to] =
    side === 'right'
      ? [sheet.at(column + 1, row), sheet.at(column + 1, row + 1)]
      : [sheet.at(column, row + 1), sheet.at(column + 1, row + 1)];
  return line(from, to, { ...ink, 'stroke-linecap': 'square' });
}

/** Columns and rows are numbered as files say them. */
function rulers({ map: { columns, rows } }: MiniaturesState, sheet: Sheet): string[] {
  const { px } = sheet;
  const write = lettering({ fill: '#566573', size: LETTERS * px });
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
  return [
    ...numbers(columns).map((column) => {
      const { x, y } = sheet.at(column, 0);
      return write(x + SIDE / 2, y + 15 * px, String(column), { 'text-anchor': 'middle' });
    }),
    ...numbers(rows).map((row) => {
      const { x, y } = sheet.at(0, row);
      return write(x - 6 * px, y - SIDE / 2 + 4 * px, String(row), { 'text-anchor': 'end' });
    }),
  ];
}

/** Steps and pushes since the picture before. */
function drawMove(sheet: Sheet, event: MiniaturesEvent): string[] {
  if (event.type !== 'character-moved' && event.type !== 'character-pushed') return [];
  const [from, to] = [event.from, event.to].map(([column, row]) => sheet.at(column + 0.5, row + 0.5));
  if (!from || !to) return [];
  const ink = {
    stroke: MOVE,
    'stroke-width': '2',
    'stroke-dasharray': event.type === 'character-moved' ? 'none' : '4 3',
  };
  return [line(from, to, ink), element('circle', { cx: from.x, cy: from.y, r: 3, fill: MOVE })];
}

/** Everybody on the map, those who are carried over their carriers. */
function drawn(state: MiniaturesState): Character[] {
  return [...standingOnMap(state), ...state.characters.filter((each) => isOnMap(each) && each.aboard !== null)];
}

/** The square that it takes up in the picture; of who is carried half a square, in the space of its carrier. */
function boxOf(state: MiniaturesState, sheet: Sheet, character: Character): Box {
  const { at, size } = spaceOf(state, character);
  const seats = size / SEAT;
  const carrier = character.aboard === null ? null : characterOf(state, character.aboard);
  const seat = carrier ? passengersOf(state, carrier).findIndex(({ id }) => id === character.id) : -1;
  const [left, low, wide] = seat < 0 ? [0, 0, size] : [(seat % seats) * SEAT, Math.floor(seat / seats) * SEAT, SEAT];
  const [column, row] = [at[0] + left, at[1] + low];
  return boxAround([sheet.at(column, row), sheet.at(column + wide, row + wide)]);
}

/** Filled until it is activated. */
function drawCharacter(state: MiniaturesState, sheet: Sheet, character: Character): string {
  const { middle, width } = boxOf(state, sheet, character);
  const color = colorOf(state.players, character.player);
  const r = width / 2 - 3;
  const fill = { fill: color, 'fill-opacity': character.activated ? '0.08' : '0.28' };
  const dashes = character.activated ? '4 3' : 'none';
  const ink = { stroke: color, 'stroke-width': '2', 'stroke-dasharray': dashes };
  const circle = element('circle', { cx: middle.x, cy: middle.y, r, ...fill, ...ink });
  return element('g', { 'data-piece': character.id }, circle);
}

/** Its name, and its Hit Points with its Force points. */
function signsOf(state: MiniaturesState, sheet: Sheet): Sign[] {
  return drawn(state).flatMap((each): Sign[] => {
    const box = boxOf(state, sheet, each);
    const { x, y } = box.middle;
    const color = colorOf(state.players, each.player);
    const { px } = sheet;
    const size = LETTERS * px;
    const halo = { stroke: '#ffffff', 'stroke-width': 3 * px, 'paint-order': 'stroke' };
    const { hitPoints, force } = cardOf(state, each);
    const points = `${hitPointsLeft(state, each)}/${hitPoints}${force ? ` F${each.force}` : ''}`;
    const name = cut(
      characterLabel(state, each.id),
      Math.max(2 * SIDE, roomOf('n'.repeat(LEAST_NAME), size).width),
      size,
    );
    const signs = [
      signOf(name, { x, y: y - 6 * px }, size, { fill: color, 'font-weight': 'bold', ...halo }, 3 * px),
      signOf(points, { x, y: y + 8 * px }, size, { fill: INK, ...halo }, 3 * px),
    ];
    return signs.map((sign) => ({ ...sign, of: { box, color } }));
  });
}

/** The line by which the attacker sees its target; where that has cover, a line from each corner that shows what gives it. */
function drawAttack(state: MiniaturesState, sheet: Sheet, { attacker, target, covered }: Attacked): string[] {
  const [from, to] = [characterOf(state, attacker), characterOf(state, target)];
  if (!isOnMap(from) || !isOnMap(to)) return [];
  const { clear, line: seenAlong } = sightBetween(state, from, to);
  const ends = ({ from: start, to: end }: MapLine): [Point, Point] => [pointIn(sheet, start), pointIn(sheet, end)];
  const seen = clear ? [line(...ends(seenAlong), { stroke: SIGHT, 'stroke-width': '2' })] : [];
  const lines = covered ? coverBetween(state, from, to).from : [];
  return [
    element(
      'g',
      { 'data-measure': clear ? (lines.length > 0 ? 'seen, with cover' : 'seen') : 'not seen' },
      ...seen,
      ...lines.map((each) =>
        line(...ends(each.line), { stroke: COVER, 'stroke-width': '1.2', 'stroke-dasharray': '5 3' }),
      ),
    ),
  ];
}

/** The middles of the two; null: one of them is not on the map. */
function endsOf(state: MiniaturesState, sheet: Sheet, { from, to }: DecidingMeasure): [Point, Point] | null {
  const [one, other] = [from, to].map((id) => drawn(state).find((each) => each.id === id));
  return one && other ? [boxOf(state, sheet, one).middle, boxOf(state, sheet, other).middle] : null;
}

function drawDeciding(state: MiniaturesState, sheet: Sheet, measure: DecidingMeasure): string[] {
  const ends = endsOf(state, sheet, measure);
  const ink = { stroke: DECIDES, 'stroke-width': 4 * sheet.px, 'data-decides': 'true', 'stroke-opacity': '0.7' };
  return ends ? [line(...ends, ink)] : [];
}

function signOfDeciding(state: MiniaturesState, sheet: Sheet, measure: DecidingMeasure): Sign[] {
  const ends = endsOf(state, sheet, measure);
  if (!ends) return [];
  const [a, b] = ends;
  const { px } = sheet;
  const halo = { stroke: '#ffffff', 'stroke-width': 3 * px, 'paint-order': 'stroke' };
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [signOf(measure.said, middle, LETTERS * px, { fill: DECIDES, 'font-weight': 'bold', ...halo }, 3 * px)];
}

function pointIn(sheet: Sheet, { x, y, parts }: MapPoint): Point {
  return sheet.at(x / parts, y / parts);
}
