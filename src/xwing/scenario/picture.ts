/** The table as a picture: bases with their arcs, obstacles, templates of the moves just made, lines that were measured. */
import {
  about,
  degreesOf,
  frontOf,
  moveEnd,
  pointDistance,
  templateArea,
  toTable,
  type Point,
  type Pose,
} from '../../core/geometry';
import { drawableCore } from '../../language/drawable';
import { tenths } from '../../language/headings';
import { corners, element, textElement } from '../../language/svg';
import {
  boxAround,
  cut,
  drawSigns,
  placeSigns,
  roomOf,
  sizeFor,
  type Box,
  type Sign,
} from '../../language/picture-words';
import type { Scene } from '../../language/language';
import { arcAreas, type ArcName } from '../queries/firing-arcs';
import { currentAttack } from '../queries/attack';
import { baseOf, basePolygonAt, basePolygonOf } from '../queries/bases';
import type { Bearing } from '../facts';
import { BEARINGS } from '../facts/words';
import type { XwingEvent } from '../model/events';
import { isReverse } from '../facts/maneuvers';
import { attackRange, measureShips, BEYOND } from '../queries/range';
import { obstacleArea } from '../queries/obstacles';
import { shipsInPlay } from '../queries/ships';
import { TOKEN_KINDS, type Obstacle, type Ship, type XwingState } from '../model/state';
import { RANGE_BAND, templateOf } from '../facts/templates';
import type { XwingView } from '../view';
import { OBSTACLE_COLORS, PLAYER_COLORS } from './picture-colors';
import { tokens, words } from './picture-signs';

type Moved = Extract<XwingEvent, { type: 'moved' }>;
type Declared = Extract<XwingEvent, { type: 'attack-declared' }>;

/** Room round the pieces, in mm: two hundred shows the next range band and room for labels. */
const MARGIN = 120;
/** How an obstacle is outlined: kinds differ in more than in color. */
const OUTLINES: Readonly<Record<Obstacle['kind'], string | undefined>> = {
  asteroid: undefined,
  debris: '5 3',
  gas: '1 3',
};
/** The title is made smaller where the table is narrow, and cut where that does not help. */
const TITLE = { size: 15, smallest: 9, indent: 12 };
const OBSTACLE_NAME = '#2c3e50';
const MEASURE_COLOR = '#8e44ad';

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function picture({ state: seen, events, title }: Scene<XwingState | XwingView, XwingEvent>): string {
  // Of a view nothing is missing that is drawn.
  const state: XwingState = 'depth' in seen ? seen : { ...seen, ...drawableCore(seen) };
  const moves = events.filter((event): event is Moved => event.type === 'moved');
  const attacks = events.filter((event): event is Declared => event.type === 'attack-declared');
  const frame = frameOf(state, moves);
  const heading = titleIn(frame, title);
  const measures = measuredIn(state, attacks);
  const signs = [
    ...shipsInPlay(state).flatMap((ship) => signsOf(state, ship)),
    ...state.obstacles.filter((each) => each.place === 'table').map(nameOfObstacle),
    ...measures.map(sayMeasure),
  ];
  const drawn = [
    ...mat(state, frame),
    ...state.obstacles.filter((each) => each.place === 'table').map(drawObstacle),
    ...moves.map((move) => drawMove(state, move)),
    ...shipsInPlay(state).flatMap((ship) => drawArcs(state, ship)),
    ...shipsInPlay(state).map((ship) => drawShip(state, ship)),
    ...state.locks.flatMap((lock) => drawLock(state, lock.by, lock.on)),
    ...measures.map(measureLine),
    ...drawSigns(placeSigns(signs, [heading.box], boxOf(frame))),
  ];
  const { left, top, width, height } = frame;
  const size = {
    viewBox: `${tenths(left)} ${tenths(-top)} ${tenths(width)} ${tenths(height)}`,
    width: Math.round(width),
    height: Math.round(height),
  };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': 'sans-serif' },
    textElement('title', {}, title),
    // North is up on the table, and down in SVG.
    element('g', { transform: 'scale(1 -1)' }, ...drawn),
    heading.svg,
  );
}

/** The title stands in the upper left corner, and nothing over it. */
function titleIn({ left, top, width }: Frame, title: string): { svg: string; box: Box } {
  const most = width - 2 * TITLE.indent;
  const size = Math.max(TITLE.smallest, sizeFor(title, most, TITLE.size));
  const shown = cut(title, most, size);
  const room = roomOf(shown, size);
  const x = left + TITLE.indent;
  return {
    svg: textElement('text', { x, y: -top + 22, 'font-size': size, fill: '#34495e' }, shown),
    box: { ...room, middle: { x: x + room.width / 2, y: top - 22 + size / 3 } },
  };
}

function boxOf({ left, top, width, height }: Frame): Box {
  return { middle: { x: left + width / 2, y: top - height / 2 }, width, height };
}

/** What is on the table with some room round it, within the play area and a little over its edges. */
function frameOf(state: XwingState, moves: readonly Moved[]): Frame {
  const points = [
    ...shipsInPlay(state).flatMap((ship) => basePolygonOf(ship)),
    ...state.obstacles.filter((each) => each.place === 'table').flatMap((each) => obstacleArea(each).flat()),
    ...moves.flatMap(({ from, to }) => [from, to]),
  ];
  const { width, height } = state.options.mat;
  const all =
    points.length > 0
      ? points
      : [
          { x: 0, y: 0 },
          { x: width, y: height },
        ];
  const left = Math.max(-40, Math.min(...all.map((p) => p.x)) - MARGIN);
  const right = Math.min(width + 40, Math.max(...all.map((p) => p.x)) + MARGIN);
  const bottom = Math.max(-40, Math.min(...all.map((p) => p.y)) - MARGIN);
  const top = Math.min(height + 40, Math.max(...all.map((p) => p.y)) + MARGIN);
  return { left, top, width: Math.max(40, right - left), height: Math.max(40, top - bottom) };
}

/** The play area, and a grid of 100 mm: one section of the range ruler. */
function mat(state: XwingState, { left, top, width, height }: Frame): string[] {
  const area = state.options.mat;
  const lines: string[] = [];
  const line = (x1: number, y1: number, x2: number, y2: number): void =>
    void lines.push(element('line', { x1, y1, x2, y2, stroke: '#d5dbdb', 'stroke-width': '0.6' }));
  for (let x = Math.ceil(left / RANGE_BAND) * RANGE_BAND; x <= left + width; x += RANGE_BAND)
    line(x, top - height, x, top);
  for (let y = Math.ceil((top - height) / RANGE_BAND) * RANGE_BAND; y <= top; y += RANGE_BAND)
    line(left, y, left + width, y);
  const edge = {
    x: 0,
    y: 0,
    width: area.width,
    height: area.height,
    fill: 'none',
    stroke: '#34495e',
    'stroke-width': 2,
  };
  return [
    element('rect', { x: left, y: top - height, width, height, fill: '#f8f9f9' }),
    ...lines,
    element('rect', edge),
  ];
}

function drawObstacle(obstacle: Obstacle): string {
  const fill = OBSTACLE_COLORS[obstacle.kind];
  const pieces = obstacleArea(obstacle).map((piece) =>
    element('polygon', {
      points: corners(piece),
      fill,
      'fill-opacity': '0.55',
      stroke: fill,
      'stroke-width': '1.5',
      'stroke-dasharray': OUTLINES[obstacle.kind],
    }),
  );
  return element('g', {}, ...pieces);
}

function nameOfObstacle(obstacle: Obstacle): Sign {
  const of = { box: boxAround(obstacleArea(obstacle).flat()), color: OBSTACLE_NAME };
  return { ...words(obstacle.id, obstacle.pose, OBSTACLE_NAME, 10), of };
}

/** Where the ship stood before, and the template it followed. */
function drawMove(state: XwingState, move: Moved): string {
  const { ship: id, from, to } = move;
  const ship = state.ships.find((each) => each.id === id);
  if (!ship) return '';
  const ghost = element('polygon', {
    points: corners(basePolygonAt(ship, from)),
    fill: 'none',
    stroke: '#85929e',
    'stroke-width': 1,
    'stroke-dasharray': '4 3',
  });
  const template = templateUnder(ship, move).map((piece) =>
    element('polygon', { points: corners(piece), fill: '#f4d03f', 'fill-opacity': '0.45' }),
  );
  const way =
    template.length > 0
      ? []
      : [
          element('line', {
            x1: from.x,
            y1: from.y,
            x2: to.x,
            y2: to.y,
            stroke: '#d4ac0d',
            'stroke-width': 2,
            'stroke-dasharray': '6 4',
          }),
        ];
  return element('g', {}, ghost, ...template, ...way);
}

/** The template of a maneuver that is written like `3 turn-left`, at the front of the base (or its rear). */
function templateUnder(ship: Ship, { from, to, by }: Moved): ReturnType<typeof templateArea> {
  const [speed, word] = by.split(' ');
  const bearing = BEARINGS.find((each): each is Bearing => each === word) ?? boosted(ship, from, to);
  const template = bearing === null ? null : templateOf(word === undefined ? 1 : Number(speed), bearing);
  if (!template || bearing === null) return [];
  const start = isReverse(bearing) ? about(from) : from;
  return templateArea(template, frontOf(start, baseOf(ship)));
}

/** Which of a boost's three templates leads from one pose to the other; null: none, it was no boost. */
function boosted(ship: Ship, from: Pose, to: Pose): Bearing | null {
  const leads = (bearing: Bearing): boolean => {
    const template = templateOf(1, bearing);
    return template !== null && pointDistance(moveEnd(template, from, baseOf(ship)), to) < 1;
  };
  return (['straight', 'bank-left', 'bank-right'] as const).find(leads) ?? null;
}

/** The arcs that matter now: of the ship that attacks the arc of its weapon, of others their front arc near the base. */
function drawArcs(state: XwingState, ship: Ship): string[] {
  const attack = currentAttack(state);
  const attacks = attack?.attacker === ship.id;
  const arc: ArcName = attacks ? (attack.weapon?.arc ?? 'front') : 'front';
  const reach = attacks ? 3 * RANGE_BAND : baseOf(ship).length * 0.9;
  const color = colorOf(state, ship);
  return arcAreas(ship, arc).flatMap((area) =>
    area.sectors.flatMap(({ lines }) =>
      lines
        .filter((line) => line.edge !== 'rear')
        .map((line) => {
          const start = line.edge === 'right' ? line.from : line.to;
          const other = line.edge === 'right' ? line.to : line.from;
          const end = towards(start, other, reach);
          return element('line', {
            x1: start.x,
            y1: start.y,
            x2: end.x,
            y2: end.y,
            stroke: color,
            'stroke-width': '0.8',
            'stroke-opacity': attacks ? '0.9' : '0.5',
          });
        }),
    ),
  );
}

function towards(from: Point, to: Point, mm: number): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? from : { x: from.x + (x / length) * mm, y: from.y + (y / length) * mm };
}

function drawShip(state: XwingState, ship: Ship): string {
  const color = colorOf(state, ship);
  const half = baseOf(ship).length / 2;
  const base = element('polygon', {
    points: corners(basePolygonOf(ship)),
    fill: color,
    'fill-opacity': ship.destroyed ? '0.05' : '0.18',
    stroke: color,
    'stroke-width': '1.5',
  });
  const nose = [
    toTable(ship.pose, { x: -5, y: half - 9 }),
    toTable(ship.pose, { x: 0, y: half - 1 }),
    toTable(ship.pose, { x: 5, y: half - 9 }),
  ];
  const front = element('polygon', { points: corners(nose), fill: color });
  const turret = ship.turret ? [drawTurret(ship, color)] : [];
  return element('g', {}, base, front, ...turret);
}

function drawTurret(ship: Ship, color: string): string {
  const angle = { front: 0, right: 90, rear: 180, left: 270 }[ship.turret?.arc ?? 'front'];
  const degrees = degreesOf(ship.pose.heading) + angle;
  return element('line', {
    x1: ship.pose.x,
    y1: ship.pose.y,
    x2: ship.pose.x,
    y2: ship.pose.y + baseOf(ship).length / 3,
    stroke: color,
    'stroke-width': 4,
    transform: `rotate(${tenths(-degrees)} ${tenths(ship.pose.x)} ${tenths(ship.pose.y)})`,
  });
}

/** The ship's name; behind the base its tokens, then damage and lost shields as words. */
function signsOf(state: XwingState, ship: Ship): Sign[] {
  const held = TOKEN_KINDS.flatMap((kind) => Array.from({ length: ship.tokens[kind] }, () => kind));
  const half = baseOf(ship).length / 2;
  const behind = (mm: number): Point => toTable(ship.pose, { x: 0, y: -half - mm });
  const cards = ship.damage.facedown + ship.damage.faceup.length;
  const lost = ship.shields.limit - ship.shields.active;
  const said = [...(cards > 0 ? [`damage ${cards}`] : []), ...(lost > 0 ? [`shields ${ship.shields.active}`] : [])];
  const color = colorOf(state, ship);
  const of = { box: boxAround(basePolygonOf(ship)), color };
  const signs = [
    words(ship.id, ship.pose, color, 11),
    ...(held.length > 0 ? [tokens(held, behind(9))] : []),
    ...(said.length > 0 ? [words(said.join(', '), behind(held.length > 0 ? 24 : 12), '#566573', 8)] : []),
  ];
  return signs.map((sign) => ({ ...sign, of }));
}

function drawLock(state: XwingState, by: string, on: string): string[] {
  const at = (id: string): Point | undefined =>
    [...state.ships, ...state.obstacles].find((each) => each.id === id)?.pose;
  const [from, to] = [at(by), at(on)];
  if (!from || !to) return [];
  return [
    element('line', {
      x1: from.x,
      y1: from.y,
      x2: to.x,
      y2: to.y,
      stroke: '#c0392b',
      'stroke-width': '0.8',
      'stroke-dasharray': '2 4',
    }),
  ];
}

/** A line that was measured, and what was found. */
interface Measure {
  from: Point;
  to: Point;
  said: string;
}

/** The line along which an attack was measured, with the closest points; with two ships alone, the range between them. */
function measuredIn(state: XwingState, attacks: readonly Declared[]): Measure[] {
  const ships = shipsInPlay(state);
  if (attacks.length > 0) {
    return attacks.flatMap(({ attacker, defender }) => {
      const attack = currentAttack(state);
      const arc = attack?.attacker === attacker ? (attack.weapon?.arc ?? 'front') : 'front';
      if (![attacker, defender].every((id) => ships.some((ship) => ship.id === id))) return [];
      const found = attackRange(state, attacker, arc, defender);
      if (!found) return [];
      const { from, to } = found.lines[0] ?? found;
      return [{ from, to, said: `attack range ${found.range}: ${tenths(found.distance)} mm` }];
    });
  }
  const [a, b] = ships;
  if (ships.length !== 2 || !a || !b) return [];
  const { from, to, range, distance } = measureShips(a, b);
  return [{ from, to, said: `${range >= BEYOND ? 'beyond range 3' : `range ${range}`}: ${tenths(distance)} mm` }];
}

function sayMeasure({ from, to, said }: Measure): Sign {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { ...words(said, middle, MEASURE_COLOR, 9), of: { box: boxAround([from, to]), color: MEASURE_COLOR } };
}

function measureLine({ from, to }: Measure): string {
  const line = element('line', {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    stroke: MEASURE_COLOR,
    'stroke-width': '1.4',
  });
  const ends = [from, to].map(({ x, y }) => element('circle', { cx: x, cy: y, r: 2, fill: MEASURE_COLOR }));
  return element('g', {}, line, ...ends);
}

function colorOf(state: XwingState, ship: Ship): string {
  return PLAYER_COLORS[state.players[0]?.id === ship.player ? 0 : 1];
}
