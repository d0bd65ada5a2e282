/** The table as a picture: bases with their arcs, obstacles, templates of the moves just made, lines that were measured. */
import { textOf } from '../../core/contract/sentence';
import { degreesOf, type Point } from '../../core/geometry';
import { drawableOf } from '../../language/drawable';
import { tenths } from '../../language/headings';
import { element, line } from '../../language/svg';
import { OBSTACLE_LOOKS } from '../../language/table-colors';
import {
  colorOf,
  drawMove,
  drawTable,
  noseOf,
  polygon,
  signBelow,
  signsOf,
  tokenMark,
  tokensOnTable,
  wordsOnTable,
  type DrawnObstacle,
  type Measure,
  type TableSign,
} from '../../language/table-picture';
import type { Scene } from '../../language/language';
import { arcAreas, indicatorsOf, type ArcName } from '../queries/firing-arcs';
import { currentAttack } from '../queries/attack';
import { baseOf, basePolygonAt, basePolygonOf } from '../queries/bases';
import { conditionName, objectLabel, shipLabel } from './piece-labels';
import type { XwingEvent } from '../model/events';
import { attackRange, measureShips, BEYOND } from '../queries/range';
import { templateUnder } from '../queries/drawing';
import { deviceArea, devicesInPlay } from '../queries/devices';
import { obstacleArea } from '../queries/obstacles';
import { shipsAndRemotes, shipsInPlay } from '../queries/ships';
import { TOKEN_KINDS, TOKENS, type Device, type Obstacle, type Ship, type XwingState } from '../model/state';
import { RANGE_BAND } from '../facts/templates';
import type { XwingView } from '../view';

type Moved = Extract<XwingEvent, { type: 'moved' }>;
type Declared = Extract<XwingEvent, { type: 'attack-declared' }>;

// Of a view nothing is missing that is drawn: of facedown conditions only that they lie there.
const drawable = drawableOf<XwingState, XwingView, XwingEvent>((seen) => ({
  ...seen,
  ships: seen.ships.map(({ conditions, ...ship }) => ({
    ...ship,
    conditions: conditions.map((each) => ({ ...each, card: each.card ?? '' })),
  })),
}));

export function picture({
  state: seen,
  events,
  title,
  room,
  decides,
}: Scene<XwingState | XwingView, XwingEvent>): string {
  const state = drawable(seen);
  const moves = events.filter((event): event is Moved => event.type === 'moved');
  const attacks = events.filter((event): event is Declared => event.type === 'attack-declared');
  const ships = shipsInPlay(state);
  return drawTable({
    whole: state.phase === 'setup',
    mat: state.options.mat,
    grid: RANGE_BAND,
    title,
    room,
    obstacles: [
      ...state.obstacles.filter(({ place }) => place === 'table').map((each) => drawnObstacle(state, each)),
      ...devicesInPlay(state).map((device) => drawnDevice(state, device)),
    ],
    moves: moves.map((move) => ({ svg: drawMoved(state, move), seen: [move.from, move.to] })),
    under: ships.flatMap((ship) => drawArcs(state, ship)),
    pieces: ships.map((ship) => ({
      id: ship.id,
      svg: drawShip(state, ship),
      seen: basePolygonOf(ship),
      signs: signsOfShip(state, ship),
    })),
    over: state.locks.flatMap((lock) => drawLock(state, lock.by, lock.on)),
    decides,
    measures: measuredIn(state, attacks),
  });
}

function drawnObstacle(state: XwingState, obstacle: Obstacle): DrawnObstacle {
  const { id, pose: at, kind } = obstacle;
  return { id, name: nameOfObject(state, id), at, area: obstacleArea(state, obstacle), ...OBSTACLE_LOOKS[kind] };
}

/** In the color of its player (xw.device.11), with its fuse markers and damage as words. */
function drawnDevice(state: XwingState, { id, kind, pose: at, player, fuses, remote }: Device): DrawnObstacle {
  const damage = remote?.damage.facedown ?? 0;
  const said = [...(fuses > 0 ? [`fuses ${fuses}`] : []), ...(damage > 0 ? [`damage ${damage}`] : [])];
  const called = nameOfObject(state, id);
  const name = said.length > 0 ? `${called} (${said.join(', ')})` : called;
  const fill = colorOf(state.players, player);
  return { id, name, at, area: deviceArea(state, { kind, pose: at }), fill, dashes: '2 2' };
}

/** A picture knows players by their ids. */
function nameOfObject(state: XwingState, id: string): string {
  return textOf(objectLabel(state, id));
}

/** Where the ship stood before, and the template it followed. */
function drawMoved(state: XwingState, move: Moved): string {
  const ship = state.ships.find((each) => each.id === move.ship);
  return ship ? drawMove(basePolygonAt(ship, move.from), templateUnder(ship, move), move.from, move.to) : '';
}

/** The arcs that matter now: of the ship that attacks the arc of its weapon, of others their front arc near the base. */
function drawArcs(state: XwingState, ship: Ship): string[] {
  const attack = currentAttack(state);
  const attacks = attack?.attacker === ship.id;
  const arc: ArcName = attacks ? (attack.weapon?.arc ?? 'front') : 'front';
  const reach = attacks ? 3 * RANGE_BAND : baseOf(ship).length * 0.9;
  const color = colorOf(state.players, ship.player);
  return arcAreas(state, ship, arc).flatMap((area) =>
    area.sectors.flatMap(({ lines }) =>
      lines
        .filter(({ edge }) => edge !== 'rear')
        .map(({ edge, from, to }) => {
          const [start, other] = edge === 'right' ? [from, to] : [to, from];
          const end = towards(start, other, reach);
          const ink = { stroke: color, 'stroke-width': '0.8', 'stroke-opacity': attacks ? '0.9' : '0.5' };
          return line(start, end, ink);
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
  const color = colorOf(state.players, ship.player);
  const base = polygon(basePolygonOf(ship), {
    fill: color,
    'fill-opacity': ship.destroyed ? '0.05' : '0.18',
    stroke: color,
    'stroke-width': '1.5',
  });
  const front = noseOf(ship.pose, baseOf(ship).length / 2, color);
  const turret = indicatorsOf(ship).map(({ arc }) => drawTurret(ship, arc, color));
  return element('g', {}, base, front, ...turret);
}

function drawTurret(ship: Ship, arc: 'front' | 'left' | 'right' | 'rear', color: string): string {
  const angle = { front: 0, right: 90, rear: 180, left: 270 }[arc];
  const degrees = degreesOf(ship.pose.heading) + angle;
  const { x, y } = ship.pose;
  return line(
    { x, y },
    { x, y: y + baseOf(ship).length / 3 },
    {
      stroke: color,
      'stroke-width': 4,
      transform: `rotate(${tenths(-degrees)} ${tenths(x)} ${tenths(y)})`,
    },
  );
}

/** Below the base the ship's name, its tokens, then damage and lost shields as words. */
function signsOfShip(state: XwingState, ship: Ship): TableSign[] {
  const held = TOKEN_KINDS.flatMap((kind) => Array.from({ length: ship.tokens[kind] }, () => kind));
  const cards = ship.damage.facedown + ship.damage.faceup.length;
  const lost = ship.shields.limit - ship.shields.active;
  const conditions = ship.conditions.map(conditionName);
  const said = [
    ...conditions,
    ...(cards > 0 ? [`damage ${cards}`] : []),
    ...(lost > 0 ? [`shields ${ship.shields.active}`] : []),
  ];
  const color = colorOf(state.players, ship.player);
  const seen = basePolygonOf(ship);
  const marks = held.map((kind) => tokenMark(kind, TOKENS[kind].color));
  return signsOf(seen, color, [
    signBelow(seen, 0, (at) => wordsOnTable(shipLabel(state, ship.id), at, color, 14)),
    ...(said.length > 0 ? [signBelow(seen, 1, (at) => wordsOnTable(said.join(', '), at, '#566573', 12))] : []),
    ...tokensOnTable(marks, (sign) => signBelow(seen, said.length > 0 ? 2 : 1, sign)),
  ]);
}

function drawLock(state: XwingState, by: string, on: string): string[] {
  const at = (id: string): Point | undefined =>
    [...state.ships, ...state.obstacles, ...state.devices].find((each) => each.id === id)?.pose;
  const [from, to] = [at(by), at(on)];
  if (!from || !to) return [];
  return [line(from, to, { stroke: '#c0392b', 'stroke-width': '0.8', 'stroke-dasharray': '2 4' })];
}

/** The line along which an attack was measured, with the closest points; with two ships alone, the range between them. */
function measuredIn(state: XwingState, attacks: readonly Declared[]): Measure[] {
  const ships = shipsInPlay(state);
  if (attacks.length > 0) {
    return attacks.flatMap(({ attacker, defender }) => {
      const attack = currentAttack(state);
      const arc = attack?.attacker === attacker ? (attack.weapon?.arc ?? 'front') : 'front';
      if (
        ![attacker, defender].every((id) =>
          shipsAndRemotes(state).some((each) => each.id === id && each.place === 'table'),
        )
      )
        return [];
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
