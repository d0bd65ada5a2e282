/** The table as a picture: bases with tokens, arcs and shields, squadrons, obstacles, the maneuver tool as it lay, lines that were measured. */
import { dealtCount } from '../../core';
import { toTable, type Point } from '../../core/geometry';
import { drawableOf } from '../../language/drawable';
import { tenths } from '../../language/headings';
import type { Scene } from '../../language/language';
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
  type DrawnPiece,
  type Measure,
} from '../../language/table-picture';
import { ARC_LINES, HULL_ZONES, obstacleToken, type HullZone } from '../facts';
import type { ArmadaEvent } from '../model/events';
import type { ShipPiece } from '../model/pieces';
import type { ArmadaState, Obstacle, Ship, Squadron } from '../model/state';
import { currentAttack, type AttackFrame } from '../queries/attack';
import { overlapArea, shipAt, shipBase, shipTokenPolygon } from '../queries/bases';
import { rangeBetween } from '../queries/distance';
import { toolUnder } from '../queries/drawing';
import { arcRays } from '../queries/firing-arcs';
import { targetingPoint } from '../queries/hull-zones';
import { sightLine, type SightEnd } from '../queries/line-of-sight';
import { obstacleArea, shipPiece, squadronPiece } from '../queries/pieces';
import { shipOf, shipsOnTable } from '../queries/ships';
import { squadronCardOf, squadronOf, squadronsOnTable } from '../queries/squadrons';
import type { ArmadaView } from '../view';
import { pieceLabel } from './piece-labels';

type Moved = Extract<ArmadaEvent, { type: 'ship-moved' }>;

/** One square of the grid. */
const GRID = 100;
const GRAY = '#566573';
const SIGHT = '#b7950b';
const { asteroid, debris, gas } = OBSTACLE_LOOKS;
const OBSTACLES = { 'asteroid-field': asteroid, 'debris-field': debris, station: gas };
const COMMAND_COLORS = { navigate: 'blue', squadron: 'orange', repair: 'green', 'concentrate-fire': 'red' } as const;

// Of a view only the dials of others are missing, and damage cards that somebody looks at: neither is drawn.
const drawable = drawableOf<ArmadaState, ArmadaView, ArmadaEvent>((seen) => ({
  ...seen,
  ships: seen.ships.map((ship) => ({ ...ship, commandStack: [] })),
  damageLook: null,
}));

export function picture({
  state: seen,
  events,
  title,
  room,
  decides,
}: Scene<ArmadaState | ArmadaView, ArmadaEvent>): string {
  const state = drawable(seen);
  const { width, length } = state.options.areas.play;
  const attack = events.some(({ type }) => type === 'attack-declared') ? currentAttack(state) : null;
  return drawTable({
    whole: state.phase === 'setup',
    mat: { width, height: length },
    grid: GRID,
    title,
    room,
    obstacles: state.obstacles.filter(({ place }) => place === 'table').map((each) => drawnObstacle(state, each)),
    moves: events.flatMap((event) => {
      if (event.type === 'ship-moved') return [{ svg: drawMoved(state, event), seen: [event.from, event.to] }];
      if (event.type !== 'squadron-moved') return [];
      return [{ svg: drawMove([], [], event.from, event.to), seen: [event.from, event.to] }];
    }),
    pieces: [
      ...shipsOnTable(state).map((ship) => drawnShip(state, ship)),
      ...squadronsOnTable(state).map((squadron) => drawnSquadron(state, squadron)),
    ],
    over: attack ? drawAttack(state, attack) : [],
    decides,
    measures: measuredIn(state, attack),
  });
}

function drawnObstacle(state: ArmadaState, { id, pose }: Obstacle): DrawnObstacle {
  const look = OBSTACLES[obstacleToken(id)?.kind ?? 'station'];
  return { id, name: pieceLabel(state, id), at: pose, area: obstacleArea(id, pose), ...look };
}

/** Where the ship stood before, and the maneuver tool as it lay. */
function drawMoved(state: ArmadaState, moved: Moved): string {
  const ship = state.ships.find((each) => each.id === moved.ship);
  if (!ship || moved.side === null || moved.speed === 0) return '';
  const piece = shipAt(shipPiece(state, ship), moved.from);
  return drawMove(shipBase(piece), toolUnder(state, moved), moved.from, moved.to);
}

/** The base with shield dials, the token with its arc lines and targeting points, and a nose. */
function drawShip(piece: ShipPiece, color: string): string {
  const { pose, token } = piece;
  const [, ...dials] = overlapArea(piece);
  const thin = { stroke: color, 'stroke-width': '0.8', 'stroke-opacity': '0.7' };
  return element(
    'g',
    {},
    ...dials.map((dial) => polygon(dial, { fill: color, 'fill-opacity': '0.25' })),
    polygon(shipBase(piece), { fill: '#ffffff', 'fill-opacity': '0.75', stroke: color, 'stroke-width': '1.5' }),
    polygon(shipTokenPolygon(piece), { fill: color, 'fill-opacity': '0.12' }),
    ...ARC_LINES.map((name) => {
      const { from, to } = token.arcLines[name];
      return line(toTable(pose, from), toTable(pose, to), thin);
    }),
    ...HULL_ZONES.map((zone) => {
      const { x, y } = targetingPoint(piece, zone);
      return element('circle', { cx: x, cy: y, r: '1.2', fill: '#d4ac0d' });
    }),
    noseOf(pose, token.length / 2, color),
  );
}

/** The middle of a side of the base, and a little out. */
function beside({ pose, base }: ShipPiece, zone: HullZone, mm: number): Point {
  const [x, y] = [base.width / 2 + mm, base.length / 2 + mm];
  const at = { front: { x: 0, y }, right: { x, y: 0 }, rear: { x: 0, y: -y }, left: { x: -x, y: 0 } };
  return toTable(pose, at[zone]);
}

/** Its name, the shields at the sides of its base, and behind it speed, damage and command tokens. */
function drawnShip(state: ArmadaState, ship: Ship): DrawnPiece {
  const piece = shipPiece(state, ship);
  const color = colorOf(state.players, ship.owner);
  const damage = dealtCount(ship.damage);
  const said = `speed ${ship.speed}${damage > 0 ? `, damage ${damage}` : ''}`;
  const marks = ship.tokens.map((token) => tokenMark(token, COMMAND_COLORS[token]));
  const seen = shipBase(piece);
  const signs = [
    ...HULL_ZONES.map((zone) => wordsOnTable(String(ship.shields[zone]), beside(piece, zone, 6), color, 12)),
    signBelow(seen, 0, (at) => wordsOnTable(pieceLabel(state, ship.id), at, color, 14)),
    signBelow(seen, 1, (at) => wordsOnTable(said, at, GRAY, 12)),
    ...tokensOnTable(marks, (sign) => signBelow(seen, 2, sign)),
  ];
  return { id: ship.id, svg: drawShip(piece, color), seen, signs: signsOf(seen, color, signs) };
}

function drawnSquadron(state: ArmadaState, { id, owner, at, hull, activated, card }: Squadron): DrawnPiece {
  const color = colorOf(state.players, owner);
  const { x, y } = at;
  const r = state.lengths.squadronRadius;
  const ink = { fill: color, 'fill-opacity': activated ? '0.08' : '0.25', stroke: color };
  const said = `${pieceLabel(state, id)} ${hull}/${squadronCardOf({ card }).hull}`;
  const seen = [
    { x: x - r, y: y - r },
    { x: x + r, y: y + r },
  ];
  const signs = [signBelow(seen, 0, (middle) => wordsOnTable(said, middle, color, 12))];
  return { id, svg: element('circle', { cx: x, cy: y, r, ...ink }), seen, signs: signsOf(seen, color, signs) };
}

/** The attack that was declared: the line along which it was measured. With two ships alone, the range between them. */
function measuredIn(state: ArmadaState, attack: AttackFrame | null): Measure[] {
  if (attack?.range) {
    const { from, to, range, mm } = attack.range;
    return [{ from, to, said: `${attack.zone === null ? 'distance 1' : `${range} range`}: ${tenths(mm)} mm` }];
  }
  const [a, b, ...others] = shipsOnTable(state);
  if (!a || !b || others.length > 0) return [];
  const { range, mm, from, to } = rangeBetween(state.lengths, shipPiece(state, a), shipPiece(state, b));
  return [{ from, to, said: `${range === 'beyond' ? 'beyond long' : range} range: ${tenths(mm)} mm` }];
}

/** The firing arc of the attacking hull zone as far as the ruler reaches, and the line of sight. */
function drawAttack(state: ArmadaState, { attacker, zone, defender, defendingZone }: AttackFrame): string[] {
  const end = (id: string, at: HullZone | null): SightEnd =>
    at === null
      ? { squadron: squadronPiece(state, squadronOf(state, id)) }
      : { ship: shipPiece(state, shipOf(state, id)), zone: at };
  if (defender === null) return [];
  const { from, to } = sightLine(end(attacker, zone), end(defender, defendingZone));
  const sight = line(from, to, { stroke: SIGHT, 'stroke-width': '1.2', 'stroke-dasharray': '4 3' });
  const rays = zone === null ? [] : arcRays(shipPiece(state, shipOf(state, attacker)), zone);
  const far = state.lengths.long;
  return [
    ...rays.map(({ from: start, heading: { x, y } }) =>
      line(start, { x: start.x + x * far, y: start.y + y * far }, { stroke: SIGHT, 'stroke-width': '0.6' }),
    ),
    sight,
  ];
}
