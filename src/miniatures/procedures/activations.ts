/** Phases: players take turns activating two characters each, one after the other (min.rounds-and-phases). */
import { candidate, questionIfAny, reason, say, type Frame, type PlayerId, type Reason } from '../../core';
import { whole, list, type FieldsOf } from '../../core/codec';
import { activate } from '../effects/activation';
import { setUpAt } from '../effects/movement';
import { ask, call, emit, finish, forbidden, goTo, modified, procedure, run } from '../engine';
import type { RoundAction, SetupAction } from '../model/actions';
import type { Character, MiniaturesState } from '../model/state';
import { characterOf, isOnMap, toActivate } from '../queries/characters';
import type { MiniaturesNames } from '../queries/names';
import { playersFrom } from '../queries/players';
import { whereToSetUp } from './setup';
import { newTurn } from './turn';

export interface ActivationsFrame extends Frame {
  /** Whose phase it is; before the first one, who goes first in the round. */
  turn: PlayerId;
  /** Characters that are still to be activated in this phase; 0: it is over. */
  left: number;
  /** Who has had a phase in this round. */
  begun: PlayerId[];
}

export const activationsFields = ({ player }: MiniaturesNames): FieldsOf<ActivationsFrame> => ({
  turn: player,
  left: whole('characters of a phase', 0, 2),
  begun: list(player),
});

/** Characters that a player activates in a phase (min.phase.01, min.rounds-phases-turns.02). */
export const A_PHASE = 2;

const activations = procedure('activations', activationsFields, [
  run('the first phase', ['min.rounds-and-phases.02'], (state, frame) => {
    const first = withCharacters(state, frame.turn);
    if (first === undefined) return finish(frame);
    beginPhase(state, frame, first);
  }),
  ask(
    'set up who came',
    ['min.reserves.02'],
    (state, { turn }) => whereToSetUp(state, turn),
    (state, _frame, { character, at }: Extract<SetupAction, { type: 'set-up' }>) => {
      setUpAt(state, characterOf(state, character), at, ['min.reserves.02', 'min.setting-up.05']);
      return 'again';
    },
  ),
  ask(
    'activate a character',
    ['min.rounds-and-phases.03', 'min.rounds-and-phases.04', 'min.activation.01'],
    whom,
    (state, frame, { character }: Extract<RoundAction, { type: 'activate' }>) => {
      // Another one may follow in the same phase (min.example-of-combat.14).
      frame.left -= 1;
      const activated = characterOf(state, character);
      state.turn = character;
      activate(state, activated, 'turn', ['min.activation.01', 'min.activation.02', 'min.rounds-and-phases.06']);
      call(state, 'turn', newTurn(character));
    },
  ),
  run('whose phase', ['min.rounds-and-phases.02', 'min.rounds-and-phases.05'], (state, frame) => {
    if (frame.left > 0 && mayActivate(state, frame.turn)) return goTo(frame, 'set up who came');
    // Who has nobody left takes no part any more; the others go on (min.rounds-and-phases.05, .08). Teams sit in turns, and so alternate (min.team-play.05).
    const [, ...others] = playersFrom(state, frame.turn);
    const next = [...others, frame.turn].find((player) => mayActivate(state, player));
    if (next === undefined) return finish(frame);
    beginPhase(state, frame, next);
    goTo(frame, 'set up who came');
  }),
]);

function mayActivate(state: MiniaturesState, player: PlayerId): boolean {
  return (
    toActivate(state, player).some((each) => !forbidden(state, 'activate', { character: each.id })) ||
    whereToSetUp(state, player) !== null
  );
}

function withCharacters(state: MiniaturesState, first: PlayerId): PlayerId | undefined {
  return playersFrom(state, first).find((player) => mayActivate(state, player));
}

function beginPhase(state: MiniaturesState, frame: ActivationsFrame, player: PlayerId): void {
  frame.turn = player;
  frame.left = modified(state, 'activations of a phase', A_PHASE, { player });
  const first = !frame.begun.includes(player);
  if (first) frame.begun.push(player);
  emit(state, { type: 'phase-started', rules: ['min.phase.01', 'min.rounds-and-phases.02'], player, first });
}

/** One of the own squad (min.rounds-and-phases.01); who has won initiative begins with whomever it likes (min.example-of-combat.02). */
function whom(state: MiniaturesState, { turn: player }: ActivationsFrame) {
  const own = state.characters.filter((each) => each.player === player && isOnMap(each));
  return questionIfAny(
    player,
    'activate a character',
    own.map((each) => candidate({ type: 'activate', player, character: each.id }, whyNotActivated(state, each))),
  );
}

/** Stunned or having had its turn: once in a round, however few there are (min.rounds-phases-turns.03, min.rounds-and-phases.09, min.stun.01). */
function whyNotActivated(state: MiniaturesState, { id, activated }: Character): Reason | null {
  if (!activated) return forbidden(state, 'activate', { character: id });
  const rules = ['min.rounds-phases-turns.03', 'min.activation.01'];
  return reason('activated', say`${id} counts as activated in this round already.`, rules);
}

export const activationProcedures = [activations];
