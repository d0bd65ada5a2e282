/** Setup (arm.setup). What is laid out beside the play area was laid out by `setUp`: steps 1, 2, 7 (arm.setup.28) and 8 ask nobody. */
import {
  rulesOfAll,
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
import { destroyWhatIsSetAside, endIfEliminated } from '../effects/destroy';
import { layObjective } from '../effects/objective';
import { ask, call, emit, procedure, run } from '../engine';
import type { SetupAction } from '../model/actions';
import type { SetupStep } from '../model/setup';
import type { ArmadaState } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { firstPlayer, otherPlayer, playerOf, secondPlayer } from '../queries/players';
import { placeAllObstacles } from './place-obstacles';

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
    },
  ),
  run('lay the objective', ['arm.objective-cards.03', 'arm.objective-cards.04'], layObjective),
  run('place obstacles', ['arm.setup.15'], placeAllObstacles),
  run('obstacles are placed', ['arm.objective-cards.01'], endOf('obstacles')),
  run('deploy ships', ['arm.setup.18', 'arm.setup.19'], (state) =>
    call(state, 'deploy ships', { turn: firstPlayer(state), squadrons: 0, piece: null }),
  ),
  run('fleets are deployed', ['arm.objective-cards.01'], endOf('deployment')),
  run('end of setup', ['arm.setup.29'], (state) => {
    state.obstacles = state.obstacles.filter(({ place }) => place === 'table');
    destroyWhatIsSetAside(state);
    endIfEliminated(state);
    emit(state, { type: 'phase-ended', rules: ['arm.setup.01', 'arm.setup.29'], phase: 'setup' });
  }),
]);

/** What objectives add to setup comes after a step of it (arm.effect-use-and-timing.16). */
function endOf(step: SetupStep) {
  const rules = [step === 'obstacles' ? 'arm.setup.15' : 'arm.setup.18'];
  return (state: ArmadaState): void => emit(state, { type: 'setup-step-ended', rules, step });
}

/** The first player looks at the second player's three (arm.setup.14); unlimited rounds are played without (arm.unlimited-rounds.02). */
function whichObjective(state: ArmadaState) {
  const player = firstPlayer(state);
  const { objectives } = playerOf(state, secondPlayer(state));
  if (state.options.unlimitedRounds || objectives.length === 0 || state.objective !== null) return null;
  return question(
    player,
    'choose the objective',
    objectives.map((objective) => allowed({ type: 'choose-objective', player, objective })),
  );
}

export interface InitiativeFrame extends Frame {
  /** Who chooses the first player. */
  chooser?: PlayerId;
}

export const initiativeFields = ({ player }: ArmadaNames): FieldsOf<InitiativeFrame> => ({
  chooser: optional(player),
});

/** The fleet that costs less chooses, with equal fleets whom the coin says (arm.setup.11, .13). */
const determineInitiative = procedure('determine initiative', initiativeFields, [
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
      // Open to both from now on, as the initiative token is (arm.setup.12).
      state.first = first;
      const because = [whyChooses(state, player)];
      const rules = [...rulesOfAll(because), 'arm.initiative.03'];
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
