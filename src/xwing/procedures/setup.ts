/** Setup (xw.setup): player order, play area, obstacles, forces. Cards and charges were laid out by `setUp`. */
import {
  allowed,
  question,
  questionIfAny,
  reason,
  rollQuestion,
  say,
  type PlayerId,
  type Question,
  type Reason,
  type RollAction,
  type Frame,
  withReasons,
} from '../../core';
import { type FieldsOf, optional, text } from '../../core/codec';
import type { SetupAction } from '../model/actions';
import { ATTACK_DIE } from '../facts/dice';
import { ask, call, emit, playerOrder, procedure, run } from '../engine';
import { placingObstacles, placingShips, shipsToPlaceNext } from '../queries/placing';
import { indicatorsOf } from '../queries/firing-arcs';
import { pointIndicators, waysToPoint } from './rotate';
import { turnOf } from '../queries/initiative';
import { otherPlayer, shipOf } from '../queries/ships';
import type { XwingState } from '../model/state';
import type { XwingNames } from '../queries/names';
import { results } from '../model/codecs';

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
    for (const player of state.players) {
      player.edge = player.id === action.player ? action.edge : action.edge === 'south' ? 'north' : 'south';
      emit(state, { type: 'edge-chosen', rules: ['xw.setup.06'], player: player.id, edge: player.edge });
    }
  }),
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
  run('declare docked ships', ['xw.docking.16'], (state) => call(state, 'declare docked ships', { declared: [] })),
  ask('place forces', ['xw.setup.09', 'xw.setup.10'], placeForces, (state, _frame, action: Of<'place-ship'>) => {
    const ship = shipOf(state, action.ship);
    ship.place = 'table';
    ship.pose = action.pose;
    const waiting = state.ships.filter((each) => each.place === 'reserve' && each.docked === null);
    const because = turnOf(state, ship, waiting, ['xw.setup.09'], ['xw.setup.09']);
    const why = withReasons(because);
    emit(state, { type: 'ship-placed', rules: ['xw.setup.09'], ship: ship.id, pose: action.pose, ...why });
    if (indicatorsOf(ship).length > 0) call(state, 'point the turret', { ship: ship.id });
    return 'again';
  }),
  run('end of setup', ['xw.setup.12', 'xw.setup.13'], (state) => {
    state.obstacles = state.obstacles.filter((obstacle) => obstacle.place === 'table');
    emit(state, { type: 'phase-ended', rules: ['xw.setup.01', 'xw.setup.12'], phase: 'setup' });
  }),
]);

export interface TurretFrame extends Frame {
  ship: string;
}

export const turretFields = ({ ship }: XwingNames): FieldsOf<TurretFrame> => ({ ship });

const pointTheTurret = procedure('point the turret', [
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
    STANDARD_ARCS.map((arc) => allowed({ type: 'point-turret', player, ship, arc })),
  );
}

export interface PlayerOrderFrame extends Frame {
  /** Who called hits or misses, and which; set only with equal points. */
  caller?: PlayerId;
  called?: 'hits' | 'misses';
  chooser?: PlayerId;
  /** What the die showed. */
  shown?: string;
}

export const playerOrderFields = ({ player }: XwingNames): FieldsOf<PlayerOrderFrame> => ({
  caller: optional(player),
  called: optional(results),
  chooser: optional(player),
  shown: optional(text),
});

/** Fewer points choose who is first; equal points are settled with an attack die (xw.player-order.04). */
const determinePlayerOrder = procedure('determine player order', [
  run('compare squad points', ['xw.player-order.02'], (state, frame) => {
    const [one, two] = state.players;
    if (one && two && one.points !== two.points) frame.chooser = one.points < two.points ? one.id : two.id;
  }),
  ask('call hits or misses', ['xw.player-order.04'], callResults, (state, frame, action: Of<'call-results'>) => {
    frame.caller = action.player;
    frame.called = action.results;
    emit(state, {
      type: 'results-called',
      rules: ['xw.player-order.04'],
      player: action.player,
      results: action.results,
    });
  }),
  ask('roll an attack die', ['xw.player-order.04'], rollForOrder, (state, frame, action: RollAction) => {
    const [shown = ''] = action.faces;
    const hit = shown === 'hit' || shown === 'crit';
    frame.shown = shown;
    if (frame.caller !== undefined)
      frame.chooser = hit === (frame.called === 'hits') ? frame.caller : otherPlayer(state, frame.caller);
  }),
  ask(
    'choose the first player',
    ['xw.player-order.02', 'xw.player-order.03'],
    chooseFirst,
    (state, frame, action: Of<'choose-first-player'>) => {
      state.order = [action.first, otherPlayer(state, action.first)];
      const because = [whoChose(state, frame, action.player)];
      const rules = [...because.flatMap((why) => why.rules), 'xw.player-order.03'];
      emit(state, { type: 'player-order-determined', rules, first: action.first, because });
    },
  ),
]);

/** Why this player chooses: fewer squad points, or the die with equal ones (xw.player-order.02, .04). */
function whoChose(state: XwingState, { caller, called, shown }: PlayerOrderFrame, chooser: PlayerId): Reason {
  if (caller !== undefined && called !== undefined && shown !== undefined) {
    const said = say`${chooser} chose: ${caller} called ${called}, and the die showed ${shown}.`;
    return reason('die', said, ['xw.player-order.04'], { caller, called, shown });
  }
  const points = Object.fromEntries(state.players.map((player) => [player.id, player.points]));
  const each = state.players.map((player) => say`${player.points} points of ${player.id}`);
  return reason(
    'fewer-points',
    say`${chooser} chose: ${each[0] ?? []}, ${each[1] ?? []}.`,
    ['xw.player-order.02'],
    points,
  );
}

/** Which player calls is not said; the one whose squad was given first does. */
function callResults(state: XwingState, frame: PlayerOrderFrame) {
  const caller = state.players[0]?.id;
  if (frame.chooser !== undefined || caller === undefined) return null;
  const call = (results: 'hits' | 'misses') => allowed({ type: 'call-results', player: caller, results });
  return question(caller, 'hits or misses', [call('hits'), call('misses')]);
}

function rollForOrder(_state: XwingState, frame: PlayerOrderFrame): Question<RollAction> | null {
  return frame.chooser === undefined ? rollQuestion(ATTACK_DIE, 1, 'the die for player order') : null;
}

function chooseFirst(state: XwingState, frame: PlayerOrderFrame) {
  const { chooser } = frame;
  if (chooser === undefined) return null;
  const name = (first: PlayerId) => allowed({ type: 'choose-first-player', player: chooser, first });
  return question(
    chooser,
    'who is the first player',
    state.players.map((player) => name(player.id)),
  );
}

/** The players choose opposite edges; in player order, so the first player's choice settles both. */
function chooseEdge(state: XwingState) {
  const [player] = playerOrder(state);
  if (player === undefined) return null;
  return questionIfAny(
    player,
    'edge of the play area',
    (['south', 'north'] as const).map((edge) => allowed({ type: 'choose-edge', player, edge })),
  );
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

export const setupProcedures = [setup, determinePlayerOrder, pointTheTurret];
