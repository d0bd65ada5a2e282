/** Recovering damage and standing up again (or.defeated.08, or.defeated.09). */
import type { PlayerId, RuleId } from '../../core';
import { emit } from '../engine';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { limitOf } from '../queries/values';

export type Body = 'character' | 'ship';

export function recover(
  state: OuterRimState,
  player: PlayerId,
  from: Body,
  amount: number | 'all',
  rules: readonly RuleId[] = ['or.planning-step.03'],
): void {
  const self = playerOf(state, player);
  const recovered = amount === 'all' ? self.damage[from] : Math.min(amount, self.damage[from]);
  if (recovered <= 0) return;
  self.damage[from] -= recovered;
  emit(state, { type: 'recovered', rules, player, from, amount: recovered });
  standUp(state, player);
}

/** No longer defeated once the damage is below both limits. Says whether the player stood up. */
export function standUp(state: OuterRimState, player: PlayerId): boolean {
  const self = playerOf(state, player);
  if (!self.defeated) return false;
  const below = (['character', 'ship'] as const).every((on) => self.damage[on] < limitOf(state, player, on));
  if (!below) return false;
  self.defeated = false;
  emit(state, { type: 'stood-up', rules: ['or.defeated.08', 'or.defeated.09'], player });
  return true;
}
