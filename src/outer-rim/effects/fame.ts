/** Fame, and who wins by it (or.winning-the-game). */
import type { PlayerId, RuleId } from '../../core';
import { emit, endGame, isOver } from '../engine';
import type { Source } from '../model/events';
import type { OuterRimState } from '../model/state';
import { playerOf } from '../queries/players';

/** Advances the fame marker; the first to reach the target wins at once (or.winning-the-game.01, or.winning-the-game.02). */
export function gainFame(
  state: OuterRimState,
  player: PlayerId,
  amount: number,
  from: Source,
  what: string,
  rules: readonly RuleId[] = [],
): void {
  if (amount <= 0 || isOver(state)) return;
  const self = playerOf(state, player);
  self.fame += amount;
  emit(state, { type: 'fame-gained', rules: ['or.winning-the-game.10', ...rules], player, amount, from, what });
  if (self.fame >= state.options.fame) win(state, player);
}

function win(state: OuterRimState, player: PlayerId): void {
  const rules = ['or.winning-the-game.01', 'or.winning-the-game.02'];
  state.winner = player;
  endGame(state, { type: 'game-ended', rules, winner: player });
}

export function loseFame(state: OuterRimState, player: PlayerId, amount: number, from: Source): void {
  const self = playerOf(state, player);
  const lost = Math.min(amount, self.fame);
  if (lost <= 0 || isOver(state)) return;
  self.fame -= lost;
  emit(state, { type: 'fame-lost', rules: ['or.winning-the-game.10'], player, amount: lost, from });
}
