/** A game of Outer Rim: setup, then turns clockwise until somebody has enough fame (or.playing-the-game). */
import { reason, say, type Frame, type PlayerId, type Reason, type RuleId } from '../../core';
import { flag, type FieldsOf } from '../../core/codec';
import { call, emit, goTo, procedure, run, isOver } from '../engine';
import { isSolo, othersOf, playerOf } from '../queries/players';
import type { OuterRimState, TurnStep } from '../model/state';
import type { OuterRimNames } from '../queries/names';

export const game = procedure('game', [
  run('setup', ['or.setup.01'], (state) => call(state, 'setup')),
  run('next turn', ['or.playing-the-game.01', 'or.playing-the-game.06', 'or.playing-the-game.07'], (state, frame) => {
    if (isOver(state)) return;
    state.active = nextPlayer(state);
    goTo(frame, 'next turn');
    const ai = playerOf(state, state.active).kind === 'ai';
    if (ai) call(state, 'AI turn', { player: state.active, card: null });
    else call(state, 'turn', { player: state.active, over: false });
  }),
]);

/** After setup the first player (or.setup-decks.07), then clockwise. */
function nextPlayer(state: OuterRimState): string {
  const { active, firstPlayer } = state;
  return active === null ? (firstPlayer ?? '') : (othersOf(state, active)[0]?.id ?? active);
}

/** A step of the turn; skipped when the turn is over, or its player defeated in a step before (or.defeated.05). */
function turnStep(
  name: Exclude<TurnStep, 'setup'>,
  rules: readonly string[],
  begin: (state: OuterRimState, player: string) => void,
) {
  return run(`${name} step`, ['or.playing-the-game.02', ...rules], (state, frame: TurnFrame) => {
    const { player, over } = frame;
    const why = name !== 'planning' || over ? cannotGoOn(state, player, over) : null;
    if (why) return emit(state, { type: 'step-skipped', rules: why.rules, player, step: name, because: [why] });
    state.step = name;
    emit(state, { type: 'step-started', rules: ['or.playing-the-game.02'], player, step: name });
    begin(state, player);
  });
}

/** Why a player starts no further action or step in this turn: defeated in it, or it is over; null: they do. Others do not matter (or.defeated.06). */
export function cannotGoOn(state: OuterRimState, player: PlayerId, over: boolean): Reason | null {
  if (playerOf(state, player).defeated) return reason('defeated', say`${player} is defeated`, ['or.defeated.05']);
  return over ? reason('turn-over', say`the turn of ${player} is over`, ['or.playing-the-game.06']) : null;
}

/** How a turn of anybody begins. */
export function beginTurn(state: OuterRimState, player: string): void {
  state.turn += 1;
  emit(state, { type: 'turn-started', rules: [whoseTurn(state)], player, turn: state.turn });
}

/** Clockwise; alone, by turns with the AI player. */
function whoseTurn(state: OuterRimState): RuleId {
  return isSolo(state) ? 'or.single-player-gameplay.01' : 'or.playing-the-game.01';
}

export function finishTurn(state: OuterRimState, player: string): void {
  emit(state, { type: 'turn-ended', rules: ['or.playing-the-game.06'], player });
}

export interface TurnFrame extends Frame {
  player: PlayerId;
  /** The rest of the turn is skipped: a job failed, or a card says so. */
  over: boolean;
}

export const turnFields = ({ player }: OuterRimNames): FieldsOf<TurnFrame> => ({ player, over: flag });

export const turn = procedure('turn', turnFields, [
  run('turn begins', ['or.playing-the-game.01'], (state, { player }) => beginTurn(state, player), { ends: 'turn' }),
  turnStep('planning', ['or.planning-step.01'], (state, player) =>
    call(state, 'planning step', { player, usedHere: [] }),
  ),
  turnStep('action', ['or.planning-step.07', 'or.action-step.01'], (state, player) =>
    call(state, 'action step', { player, performed: [], usedHere: [] }),
  ),
  turnStep('encounter', ['or.action-step.08', 'or.encounter-step.01'], (state, player) =>
    call(state, 'encounter step', { player, usedHere: [] }),
  ),
  run('turn ends', ['or.playing-the-game.06'], (state, { player }) => finishTurn(state, player)),
]);
