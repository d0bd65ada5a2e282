/** Who goes first in a round (min.initiative, min.who-goes-first). */
import {
  allowed,
  question,
  reason,
  rollQuestion,
  say,
  withReasons,
  type Frame,
  type PlayerId,
  type Reason,
  type RollAction,
} from '../../core';
import { count, list, object, type FieldsOf } from '../../core/codec';
import { ask, emit, goTo, innermost, modified, procedure, run } from '../engine';
import type { RoundAction } from '../model/actions';
import { D20 } from '../model/roll';
import type { MiniaturesState } from '../model/state';
import type { InitiativeRoll } from '../model/values';
import { rulesOfReasons, whyNotOtherwise, whyOtherwise } from '../queries/deciding';
import { highest } from '../queries/initiative';
import type { MiniaturesNames } from '../queries/names';

export interface InitiativeFrame extends Frame {
  /** What players have rolled; who is not among them rolls, or rolls again. */
  rolls: InitiativeRoll[];
}

export const initiativeFields = ({ player }: MiniaturesNames): FieldsOf<InitiativeFrame> => ({
  rolls: list(object<InitiativeRoll>('a roll', { player, result: count })),
});

const initiative = procedure('initiative', initiativeFields, [
  ask('roll for initiative', ['min.initiative.01', 'min.who-goes-first.01'], toRoll, rolled),
  run('compare', ['min.initiative.02', 'min.who-goes-first.03'], compare),
  ask(
    'choose who goes first',
    ['min.who-goes-first.02', 'min.initiative.01'],
    whoChooses,
    (state, { rolls }, { player, first }: Extract<RoundAction, { type: 'choose-first-player' }>) => {
      state.first = first;
      const another = whyAnother(state, rolls);
      const not = whyNotOtherwise(state, 'initiative chooser');
      const because = [...another, ...not, whyChooses(rolls, player, another)];
      emit(state, {
        type: 'first-player-chosen',
        rules: [...rulesOfReasons(because), 'min.initiative.01'],
        first,
        because,
      });
    },
  ),
]);

function stillToRoll({ players }: MiniaturesState, { rolls }: InitiativeFrame): PlayerId | undefined {
  return players.find(({ id }) => !rolls.some(({ player }) => player === id))?.id;
}

function toRoll(state: MiniaturesState, frame: InitiativeFrame) {
  const player = stillToRoll(state, frame);
  if (player === undefined) return null;
  const dice = modified(state, 'initiative dice', 1, { player });
  return rollQuestion(D20, dice, say`initiative of ${player}`);
}

function rolled(state: MiniaturesState, frame: InitiativeFrame, { faces }: RollAction): 'again' {
  const player = stillToRoll(state, frame) ?? '';
  const rolls = faces.map(Number);
  const result = Math.max(...rolls);
  frame.rolls.push({ player, result });
  const more =
    rolls.length > 1
      ? whyOtherwise(state, 'initiative dice', 1, { player })
      : whyNotOtherwise(state, 'initiative dice', ({ controller }) => controller === player);
  const rules = [...rulesOfReasons(more), 'min.initiative.01', 'min.who-goes-first.01'];
  emit(state, { type: 'initiative-rolled', rules, player, rolls, result, ...withReasons(more) });
  return 'again';
}

/** Those who share the highest roll roll again, as often as needed (min.who-goes-first.03). */
function compare(state: MiniaturesState, frame: InitiativeFrame): void {
  const players = highest(frame.rolls);
  const [player = ''] = players;
  if (players.length === 1) {
    const rules = ['min.initiative.01', ...(whyAnother(state, frame.rolls).length > 0 ? [] : HIGHEST_CHOOSES)];
    return emit(state, { type: 'initiative-compared', rules, player });
  }
  emit(state, { type: 'initiative-tied', rules: ['min.who-goes-first.03', 'min.initiative.02'], players });
  rollAgain(frame, players);
}

function rollAgain(frame: InitiativeFrame, players: readonly PlayerId[]): void {
  frame.rolls = frame.rolls.filter((each) => !players.includes(each.player));
  goTo(frame, 'roll for initiative');
}

/** Some ability makes a player roll for initiative again (min.anticipation.01): what was rolled is gone. */
export function rerollInitiative(state: MiniaturesState, player: PlayerId): void {
  const frame = innermost(state, 'initiative');
  if (frame) rollAgain(frame, [player]);
}

function whoChooses(state: MiniaturesState, { rolls }: InitiativeFrame) {
  const player = modified(state, 'initiative chooser', highest(rolls)[0] ?? '', { rolls });
  return question(
    player,
    'who goes first in this round',
    state.players.map(({ id }) => allowed({ type: 'choose-first-player', player, first: id })),
  );
}

const HIGHEST_CHOOSES = ['min.who-goes-first.02'];

/** By what another player chooses than who rolled highest (min.master-tactician.01). */
function whyAnother(state: MiniaturesState, rolls: readonly InitiativeRoll[]): Reason[] {
  return whyOtherwise(state, 'initiative chooser', highest(rolls)[0] ?? '', { rolls });
}

function whyChooses(rolls: readonly InitiativeRoll[], chooser: PlayerId, another: readonly Reason[]) {
  const own = rolls.find(({ player }) => player === chooser)?.result ?? 0;
  const said = say`${chooser} chose, with a roll of ${own}.`;
  const rules = another.length > 0 ? [] : HIGHEST_CHOOSES;
  return reason('initiative', said, rules, { rolls: rolls.map((each) => ({ ...each })) });
}

export const initiativeProcedures = [initiative];
