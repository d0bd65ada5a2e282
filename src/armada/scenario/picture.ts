/** The table as a picture: bases with tokens, arcs and shields, squadrons, obstacles, the maneuver tool as it lay, lines that were measured. */
import { dealtCount } from '../../core';
import { toTable, type Point } from '../../core/geometry';
import { drawableOf } from '../../language/drawable';
import { tenths } from '../../language/headings';
import type { Scene } from '../../language/language';
import { boxAround, type Sign } from '../../language/picture-words';
import { element } from '../../language/svg';
import { OBSTACLE_COLORS, PLAYER_COLORS, TOKEN_COLORS } from '../../language/table-colors';
import {
  drawMat,
  drawMeasure,
  drawMove,
  frameOf,
  line,
  polygon,
  signOfMeasure,
  tablePicture,
  tokensOnTable,
  wordsOnTable,
  type Measure,
  type TokenMark,
} from '../../language/table-picture';
import { ARC_LINES, HULL_ZONES, obstacleToken, type Command, type HullZone, type ObstacleKind } from '../facts';
import type { ArmadaEvent } from '../model/events';
import type { ArmadaState, Obstacle, Ship, Squadron } from '../model/state';
import { currentAttack, type AttackFrame } from '../queries/attack';
import { overlapArea, shipAt, shipBase, shipTokenPolygon } from '../queries/bases';
import { rangeBetween } from '../queries/distance';
import { arcRays } from '../queries/firing-arcs';
import { targetingPoint } from '../queries/hull-zones';
import { sightLine, type SightEnd } from '../queries/line-of-sight';
import { toolArea, type Course } from '../queries/maneuver-tool';
import { obstacleArea, shipPiece, squadronPiece } from '../queries/pieces';
import { shipOf, shipsOnTable } from '../queries/ships';
import { squadronCardOf, squadronOf, squadronsOnTable } from '../queries/squadrons';
import type { ArmadaView } from '../view';
import { pieceLabel } from './piece-labels';

type Moved = Extract<ArmadaEvent, { type: 'ship-moved' }>;
type Flown = Extract<ArmadaEvent, { type: 'squadron-moved' }>;

/** One square of the grid. */
const GRID = 100;
const DARK = '#2c3e50';
const GRAY = '#566573';
const SIGHT = '#b7950b';
/** Kinds of obstacles differ in more than in color. */
const OBSTACLES: Readonly<Record<ObstacleKind, { fill: string; dashes?: string }>> = {
  'asteroid-field': { fill: OBSTACLE_COLORS.asteroid },
  'debris-field': { fill: OBSTACLE_COLORS.debris, dashes: '5 3' },
  station: { fill: OBSTACLE_COLORS.gas, dashes: '1 3' },
};
const COMMAND_MARKS: Readonly<Record<Command, TokenMark>> = {
  navigate: { text: 'na', ...TOKEN_COLORS.blue },
  squadron: { text: 'sq', ...TOKEN_COLORS.orange },
  repair: { text: 're', ...TOKEN_COLORS.green },
  'concentrate-fire': { text: 'cf', ...TOKEN_COLORS.red },
};

// Of a view only the dials of others are missing, and damage cards that somebody looks at: neither is drawn.
const drawable = drawableOf<ArmadaState, ArmadaView, ArmadaEvent>((seen) => ({
  ...seen,
  ships: seen.ships.map((ship) => ({ ...ship, commandStack: [] })),
  damageLook: null,
}));

export function picture({ state: seen, events, title }: Scene<ArmadaState | ArmadaView, ArmadaEvent>): string {
  const state = drawable(seen);
  const { width, length } = state.options.areas.play;
  const mat = { width, height: length };
  const moves = events.filter((event): event is Moved => event.type === 'ship-moved');
  const flights = events.filter((event): event is Flown => event.type === 'squadron-moved');
  const [ships, squadrons] = [shipsOnTable(state), squadronsOnTable(state)];
  const obstacles = state.obstacles.filter(({ place }) => place === 'table');
  const frame = frameOf(seenPoints(state, [...moves, ...flights]), mat);
  const attack = events.some(({ type }) => type === 'attack-declared') ? currentAttack(state) : null;
  const measures = measuredIn(state, attack);
  return tablePicture(
    frame,
    title,
    [
      ...drawMat(mat, frame, GRID),
      ...obstacles.map(drawObstacle),
      ...moves.map((move) => drawMoved(state, move)),
      ...flights.map(({ from, to }) => drawMove([], [], from, to)),
      ...ships.map((ship) => drawShip(state, ship)),
      ...squadrons.map((squadron) => drawSquadron(state, squadron)),
      ...(attack ? drawAttack(state, attack) : []),
      ...measures.map(drawMeasure),
    ],
    [
      ...ships.flatMap((ship) => signsOfShip(state, ship)),
      ...squadrons.flatMap((squadron) => signsOfSquadron(state, squadron)),
      ...obstacles.map((obstacle) => nameOfObstacle(state, obstacle)),
      ...measures.map(signOfMeasure),
    ],
  );
}

/** What has to be seen: all that is on the table, and where it moved. */
function seenPoints(state: ArmadaState, moves: readonly (Moved | Flown)[]): Point[] {
  return [
    ...shipsOnTable(state).flatMap((ship) => shipBase(shipPiece(state, ship))),
    ...squadronsOnTable(state).map(({ at }) => at),
    ...state.obstacles
      .filter(({ place }) => place === 'table')
      .flatMap(({ id, pose }) => obstacleArea(id, pose).flat()),
    ...moves.flatMap(({ from, to }): Point[] => [from, to]),
  ];
}

function drawObstacle({ id, pose }: Obstacle): string {
  const { fill, dashes } = OBSTACLES[obstacleToken(id)?.kind ?? 'station'];
  const ink = { fill, 'fill-opacity': '0.55', stroke: fill, 'stroke-width': '1.5', 'stroke-dasharray': dashes };
  return element('g', {}, ...obstacleArea(id, pose).map((piece) => polygon(piece, ink)));
}

function nameOfObstacle(state: ArmadaState, { id, pose }: Obstacle): Sign {
  const of = { box: boxAround(obstacleArea(id, pose).flat()), color: DARK };
  return { ...wordsOnTable(pieceLabel(state, id), pose, DARK, 10), of };
}

/** Where the ship stood before, and the maneuver tool as it lay. */
function drawMoved(state: ArmadaState, { ship: id, from, to, clicks, side, speed }: Moved): string {
  const ship = state.ships.find((each) => each.id === id);
  if (!ship || side === null || speed === 0) return '';
  const piece = shipAt(shipPiece(state, ship), from);
  return drawMove(
    shipBase(piece),
    toolArea(piece, clicks.slice(0, speed) as Course, side, state.lengths.tool),
    from,
    to,
  );
}

/** The base with shield dials, the token with its arc lines and targeting points, and a nose. */
function drawShip(state: ArmadaState, ship: Ship): string {
  const piece = shipPiece(state, ship);
  const color = colorOf(state, ship);
  const { pose, token } = piece;
  const [, ...dials] = overlapArea(piece);
  const thin = { stroke: color, 'stroke-width': '0.8', 'stroke-opacity': '0.7' };
  const half = token.length / 2;
  const nose = [-5, 0, 5].map((x) => toTable(pose, { x, y: half - (x === 0 ? 1 : 9) }));
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
    polygon(nose, { fill: color }),
  );
}

/** The middle of a side of the base, and a little out. */
function beside(state: ArmadaState, ship: Ship, zone: HullZone, mm: number): Point {
  const { pose, base } = shipPiece(state, ship);
  const [x, y] = [base.width / 2 + mm, base.length / 2 + mm];
  const at = { front: { x: 0, y }, right: { x, y: 0 }, rear: { x: 0, y: -y }, left: { x: -x, y: 0 } };
  return toTable(pose, at[zone]);
}

/** Its name, the shields at the sides of its base, and behind it speed, damage and command tokens. */
function signsOfShip(state: ArmadaState, ship: Ship): Sign[] {
  const color = colorOf(state, ship);
  const of = { box: boxAround(shipBase(shipPiece(state, ship))), color };
  const damage = dealtCount(ship.damage);
  const said = `speed ${ship.speed}${damage > 0 ? `, damage ${damage}` : ''}`;
  const signs = [
    wordsOnTable(pieceLabel(state, ship.id), ship.pose, color, 11),
    wordsOnTable(said, beside(state, ship, 'rear', 20), GRAY, 8),
    ...(ship.tokens.length > 0
      ? [
          tokensOnTable(
            ship.tokens.map((token) => COMMAND_MARKS[token]),
            beside(state, ship, 'rear', 36),
          ),
        ]
      : []),
  ];
  const shields = HULL_ZONES.map((zone) =>
    wordsOnTable(String(ship.shields[zone]), beside(state, ship, zone, 6), color, 9),
  );
  return [...shields, ...signs].map((sign) => ({ ...sign, of }));
}

function drawSquadron(state: ArmadaState, squadron: Squadron): string {
  const color = colorOf(state, squadron);
  const { x, y } = squadron.at;
  const ink = { fill: color, 'fill-opacity': squadron.activated ? '0.08' : '0.25', stroke: color };
  return element('circle', { cx: x, cy: y, r: state.lengths.squadronRadius, ...ink });
}

function signsOfSquadron(state: ArmadaState, squadron: Squadron): Sign[] {
  const color = colorOf(state, squadron);
  const { x, y } = squadron.at;
  const r = state.lengths.squadronRadius;
  const of = { box: { middle: { x, y }, width: 2 * r, height: 2 * r }, color };
  const hull = `${squadron.hull} of ${squadronCardOf(squadron).hull}`;
  return [
    { ...wordsOnTable(pieceLabel(state, squadron.id), { x, y: y + 4 }, color, 9), of },
    { ...wordsOnTable(hull, { x, y: y - 7 }, GRAY, 7), of },
  ];
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

function colorOf(state: ArmadaState, { owner }: { owner: string }): string {
  return PLAYER_COLORS[state.players[0]?.id === owner ? 0 : 1];
}
