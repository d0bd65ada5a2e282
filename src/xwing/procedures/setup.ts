/** Setup (xw.setup): player order, play area, obstacles, forces. Cards and charges were laid out by `setUp`. */
import {
  allowed,
  candidate,
  question,
  questionIfAny,
  reason,
  type Frame,
  type PlayerId,
  type Reason,
  type RuleId,
  withReasons,
} from '../../core';
import type { FieldsOf } from '../../core/codec';
import type { SetupAction } from '../model/actions';
import { ask, call, emit, forbidden, playerOrder, procedure, run } from '../engine';
import { placingObstacles, placingShips, shipsToPlace, shipsToPlaceNext } from '../queries/placing';
import { indicatorsOf } from '../queries/firing-arcs';
import { pointIndicators, waysToPoint } from './rotate';
import { turnOf } from '../queries/initiative';
import { playerOf } from '../queries/players';
import { shipOf } from '../queries/ships';
import { EDGES, type Edge, type ShipId, type XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';

type Of<T extends SetupAction['type']> = Extract<SetupAction, { type: T }>;

/** Obstacles placed in all (xw.setup.07). */
const OBSTACLES_IN_ALL = 6;
const STANDARD_ARCS = ['front', 'left', 'right', 'rear'] as const;

const setup = procedure('setup', [
  run('start of setup', ['xw.setup.01'], (state) =>
    emit(state, { type: 'phase-started', rules: ['xw.setup.01'], phase: 'setup' }),
  ),
  run('determine player order', ['xw.setup.05'], (state) => call(state, 'determine player order')),
  ask('establish the play area', ['xw.setup.06'], chooseEdge, (state, _frame, action: Of<'choose-edge'>) => {
    takeEdge(state, action.player, action.edge);
    return 'again';
  }),
  // Those that the players bring are placed here, and nowhere else (xw.obstacles.15).
  ask('place obstacles', ['xw.setup.07', 'xw.setup.08'], askForObstacle, (state, _frame, action) => {
    const obstacle = state.obstacles.find((each) => each.id === action.obstacle);
    if (!obstacle) return;
    if (action.type === 'leave-obstacle') {
      state.obstacles = state.obstacles.filter((each) => each.id !== action.obstacle);
      return 'again';
    }
    obstacle.place = 'table';
    obstacle.pose = action.pose;
    const placed = state.obstacles.filter((each) => each.place === 'table').length;
    const said = `number ${placed} of ${OBSTACLES_IN_ALL}.`;
    const because = [reason('obstacles', said, ['xw.setup.07'], { placed, most: OBSTACLES_IN_ALL })];
    emit(state, { type: 'obstacle-placed', rules: ['xw.setup.07'], obstacle: obstacle.id, pose: action.pose, because });
    return 'again';
  }),
  run('before forces are placed', ['xw.setup.14'], (state) =>
    emit(state, { type: 'about-to-place-forces', rules: ['xw.setup.09'] }),
  ),
  run('declare docked ships', ['xw.docking.16'], (state) => call(state, 'declare docked ships', { declared: [] })),
  ask('place forces', ['xw.setup.09', 'xw.setup.10'], placeForces, (state, _frame, action: Of<'place-ship'>) => {
    const ship = shipOf(state, action.ship);
    const waiting = shipsToPlace(state).filter(({ id }) => id !== ship.id);
    putInPlay(state, action, ['xw.setup.09'], turnOf(state, ship, waiting, ['xw.setup.09'], ['xw.setup.09']));
    return 'again';
  }),
  run('after forces are placed', ['xw.setup.14'], (state) =>
    emit(state, { type: 'forces-placed', rules: ['xw.setup.09'] }),
  ),
  run('end of setup', ['xw.setup.12', 'xw.setup.13'], (state) => {
    state.obstacles = state.obstacles.filter((obstacle) => obstacle.place === 'table');
    emit(state, { type: 'phase-ended', rules: ['xw.setup.01', 'xw.setup.12'], phase: 'setup' });
  }),
]);

/** The ship stands in the play area. */
export function putInPlay(
  state: XwingState,
  { ship: id, pose }: Of<'place-ship'>,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const ship = shipOf(state, id);
  ship.place = 'table';
  ship.pose = pose;
  emit(state, { type: 'ship-placed', rules, ship: id, pose, ...withReasons(because) });
  // xw.setup.11
  if (hasIndicators(state, id)) call(state, 'point the turret', { ship: id });
}

/** Has the ship what points somewhere? */
function hasIndicators(state: XwingState, ship: ShipId): boolean {
  return indicatorsOf(shipOf(state, ship)).length > 0;
}

export interface TurretFrame extends Frame {
  ship: string;
}

export const turretFields = ({ ship }: XwingNames): FieldsOf<TurretFrame> => ({ ship });

const pointTheTurret = procedure('point the turret', turretFields, [
  ask(
    'point the indicators',
    ['xw.huge-turret-arcs.02', 'xw.huge-turret-arcs.04'],
    waysToPoint(false),
    (state, frame, action) =>
      pointIndicators(state, frame.ship, action.arcs, ['xw.huge-setup.02', 'xw.huge-turret-arcs.04']),
  ),
  ask('point the turret', ['xw.setup.11'], askForTurretArc, (state, _frame, action: Of<'point-turret'>) => {
    const { turret } = shipOf(state, action.ship);
    if (turret) turret.arc = action.arc;
    emit(state, { type: 'turret-rotated', rules: ['xw.setup.11'], ship: action.ship, arc: action.arc });
  }),
]);

function askForTurretArc(state: XwingState, frame: TurretFrame) {
  const { id: ship, player, turret } = shipOf(state, frame.ship);
  if (turret === null) return null;
  return question(
    player,
    'where the turret points',
    STANDARD_ARCS.map((arc) => {
      const action: Of<'point-turret'> = { type: 'point-turret', player, ship, arc };
      return candidate(action, forbidden(state, 'rotate to', { ship, arc }));
    }),
  );
}

/** Two players have opposite edges, three or four an edge each. They choose in player order; when one edge is left, it is whose turn it would be. */
function chooseEdge(state: XwingState) {
  const [player] = withoutEdge(state);
  if (player === undefined) return null;
  return questionIfAny(
    player,
    'edge of the play area',
    edgesLeft(state).map((edge) => allowed({ type: 'choose-edge', player, edge })),
  );
}

function withoutEdge(state: XwingState): PlayerId[] {
  return playerOrder(state).filter((id) => playerOf(state, id).edge === null);
}

function edgesLeft({ players }: XwingState): Edge[] {
  const edges: readonly Edge[] = players.length === 2 ? ['south', 'north'] : EDGES;
  return edges.filter((edge) => players.every((player) => player.edge !== edge));
}

/** With the choice that leaves one edge all are settled. */
function takeEdge(state: XwingState, player: PlayerId, edge: Edge): void {
  const waiting = withoutEdge(state);
  playerOf(state, player).edge = edge;
  const [last, another] = edgesLeft(state);
  if (another === undefined && last !== undefined)
    for (const each of withoutEdge(state)) playerOf(state, each).edge = last;
  for (const { id, edge: own } of state.players)
    if (own !== null && waiting.includes(id))
      emit(state, { type: 'edge-chosen', rules: ['xw.setup.06'], player: id, edge: own });
}

/** In player order, alternately, until six lie on the table. */
function askForObstacle(state: XwingState) {
  const placed = state.obstacles.filter((obstacle) => obstacle.place === 'table').length;
  const left = state.obstacles.filter((obstacle) => obstacle.place === 'reserve');
  const player = state.order[placed % state.order.length];
  if (player === undefined || left.length === 0 || placed >= OBSTACLES_IN_ALL) return null;
  return placingObstacles(state, player, left);
}

/** In ascending initiative, ties in player order; a player's own ties in any order. */
function placeForces(state: XwingState) {
  const next = shipsToPlaceNext(state);
  return next ? placingShips(state, next.player, next.ships) : null;
}

export const setupProcedures = [setup, pointTheTurret];
