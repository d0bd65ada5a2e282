/** Credits are gained and lost (or.credits). */
import type { PlayerId, RuleId } from '../../core';
import { emit, isOver } from '../engine';
import type { Source } from '../model/events';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';

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
