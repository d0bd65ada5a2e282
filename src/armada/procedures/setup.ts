/** Setup (arm.setup). What is laid out beside the play area was laid out by `setUp`: steps 1, 2, 7 and 8 ask nobody. */
import {
  allowed,
  question,
  randomQuestion,
  reason,
  say,
  type Frame,
  type PlayerId,
  type RandomChoice,
  type Reason,
} from '../../core';
import { optional, type FieldsOf } from '../../core/codec';
import { ask, call, emit, playerOrder, procedure, run } from '../engine';
import type { SetupAction } from '../model/actions';
import type { ArmadaState } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { placingObstacles } from '../queries/placing';
import { otherPlayer, playerOf } from '../queries/players';

type Of<T extends SetupAction['type']> = Extract<SetupAction, { type: T }>;

const setup = procedure('setup', [
  run('start of setup', ['arm.setup.01'], (state) =>
    emit(state, { type: 'phase-started', rules: ['arm.setup.01'], phase: 'setup' }),
  ),
  run('determine initiative', ['arm.initiative.02'], (state) => call(state, 'determine initiative')),
  ask(
    'choose objective',
    ['arm.setup.14', 'arm.objective-cards.03'],
    whichObjective,
    (state, _frame, { objective }) => {
      state.objective = objective;
      emit(state, { type: 'objective-chosen', rules: ['arm.objective-cards.03'], objective });
      emit(state, { type: 'not-adjudicated', rules: ['arm.objective-cards.01'], piece: null, card: objective });
    },
  ),
  ask('place obstacles', ['arm.setup.15', 'arm.setup.16', 'arm.setup.17'], whichObstacle, placeObstacle),
  run('deploy ships', ['arm.setup.18', 'arm.setup.19'], (state) =>
    call(state, 'deploy ships', { turn: playerOrder(state)[0] ?? '', squadrons: 0, piece: null }),
  ),
  run('end of setup', ['arm.setup.29'], (state) => {
    state.obstacles = state.obstacles.filter(({ place }) => place === 'table');
    emit(state, { type: 'phase-ended', rules: ['arm.setup.01', 'arm.setup.29'], phase: 'setup' });
  }),
]);

/** The first player looks at the second player's three (arm.setup.14); unlimited rounds are played without (arm.unlimited-rounds.02). */
function whichObjective(state: ArmadaState) {
  const [player = '', second = ''] = playerOrder(state);
  const { objectives } = playerOf(state, second);
  if (state.options.unlimitedRounds || objectives.length === 0 || state.objective !== null) return null;
  return question(
    player,
    'choose the objective',
    objectives.map((objective) => allowed({ type: 'choose-objective', player, objective })),
  );
}

/** Beginning with the second player, one each in turn (arm.setup.15). */
function whichObstacle(state: ArmadaState) {
  const left = state.obstacles.filter(({ place }) => place === 'reserve');
  const placed = state.obstacles.length - left.length;
  const player = playerOrder(state)[1 - (placed % 2)];
  return left.length === 0 || player === undefined ? null : placingObstacles(state, player, left);
}

function placeObstacle(state: ArmadaState, _frame: Frame, action: Of<'place-obstacle' | 'leave-obstacle'>): 'again' {
  const { obstacle: id } = action;
  if (action.type === 'leave-obstacle') {
    state.obstacles = state.obstacles.filter((each) => each.id !== id);
    return 'again';
  }
  const obstacle = state.obstacles.find((each) => each.id === id);
  if (!obstacle) return 'again';
  obstacle.place = 'table';
  obstacle.pose = action.pose;
  emit(state, {
    type: 'obstacle-placed',
    rules: ['arm.setup.15', 'arm.setup.16'],
    obstacle: id,
    pose: { ...action.pose },
  });
  return 'again';
}

export interface InitiativeFrame extends Frame {
  /** Who chooses the first player. */
  chooser?: PlayerId;
}

export const initiativeFields = ({ player }: ArmadaNames): FieldsOf<InitiativeFrame> => ({
  chooser: optional(player),
});

/** The fleet that costs less chooses, with equal fleets whom the coin says (arm.setup.11, .13). */
const determineInitiative = procedure('determine initiative', [
  run('compare fleet points', ['arm.setup.11'], (state, frame) => {
    const [one, two] = state.players;
    if (one && two && one.points !== two.points) frame.chooser = one.points < two.points ? one.id : two.id;
  }),
  ask(
    'flip a coin',
    ['arm.setup.13'],
    ({ players }: ArmadaState, { chooser }: InitiativeFrame) => {
      if (chooser !== undefined) return null;
      const ids = players.map(({ id }) => id);
      return randomQuestion('coin', ids, 'who chooses the first player');
    },
    (_state, frame, { chosen }: RandomChoice<string>) => {
      frame.chooser = chosen;
    },
  ),
  ask(
    'choose the first player',
    ['arm.setup.11', 'arm.initiative.03'],
    ({ players }: ArmadaState, { chooser: player = '' }: InitiativeFrame) =>
      question(
        player,
        'who is the first player',
        players.map(({ id }) => allowed({ type: 'choose-first-player', player, first: id })),
      ),
    (state, _frame, { player, first }: Of<'choose-first-player'>) => {
      state.first = first;
      const because = [whyChooses(state, player)];
      const rules = [...because.flatMap((why) => why.rules), 'arm.initiative.03'];
      emit(state, { type: 'first-player-chosen', rules, first, because });
    },
  ),
]);

function whyChooses(state: ArmadaState, chooser: PlayerId): Reason {
  const own = playerOf(state, chooser).points;
  const others = playerOf(state, otherPlayer(state, chooser)).points;
  const facts = { own, others };
  if (own === others)
    return reason(
      'coin',
      say`${chooser} chose: both fleets cost ${own} points, and a coin was flipped.`,
      ['arm.setup.13'],
      facts,
    );
  const said = say`${chooser} chose: a fleet of ${own} points against ${others}.`;
  return reason('fewer-points', said, ['arm.setup.11'], facts);
}

export const setupProcedures = [setup, determineInitiative];
