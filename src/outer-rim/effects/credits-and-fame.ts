/** Credits, fame and reputation change hands and tracks, each with its event. */
import type { PlayerId, RuleId } from '../../core';
import type { Faction } from '../facts';
import { call, emit, endGame, isOver } from '../engine';
import type { Source } from '../model/events';
import { playerOf } from '../queries/players';
import type { OuterRimState, Reputation } from '../model/state';

export function gainCredits(
  state: OuterRimState,
  player: PlayerId,
  amount: number,
  from: Source,
  rules: readonly RuleId[] = ['or.credits.02'],
): void {
  if (amount <= 0) return;
  playerOf(state, player).credits += amount;
  emit(state, { type: 'credits-gained', rules, player, amount, from });
}

/** Takes as much as there is, at most `amount`; returns what was taken. */
export function loseCredits(
  state: OuterRimState,
  player: PlayerId,
  amount: number,
  from: Source,
  rules: readonly RuleId[] = ['or.credits.03'],
): number {
  const self = playerOf(state, player);
  const taken = Math.min(amount, self.credits);
  if (taken <= 0 || isOver(state)) return 0;
  self.credits -= taken;
  emit(state, { type: 'credits-lost', rules, player, amount: taken, from });
  return taken;
}

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

/** Moves the token up, at most to positive (or.reputation.08, or.reputation.10). */
export function gainReputation(state: OuterRimState, player: PlayerId, faction: Faction): void {
  const self = playerOf(state, player);
  if (self.reputation[faction] === 1 || isOver(state)) return;
  self.reputation[faction] = (self.reputation[faction] + 1) as Reputation;
  emit(state, { type: 'reputation-gained', rules: ['or.reputation.08'], player, faction });
}

/** Moves the token down, at most to negative (or.reputation.09, or.reputation.11). Cards may prevent it: see 'lose reputation'. */
export function loseReputation(state: OuterRimState, player: PlayerId, faction: Faction, amount = 1): void {
  for (let i = 0; i < amount; i++) call(state, 'lose reputation', { player, faction, prevented: false });
}

/** Down at most to negative (or.reputation.09, or.reputation.11), without anybody having a say: setup. */
export function lowerReputation(state: OuterRimState, player: PlayerId, faction: Faction): void {
  const self = playerOf(state, player);
  if (self.reputation[faction] === -1 || isOver(state)) return;
  self.reputation[faction] = (self.reputation[faction] - 1) as Reputation;
  emit(state, { type: 'reputation-lost', rules: ['or.reputation.09'], player, faction });
}
