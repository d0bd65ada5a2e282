/** Recovering damage and standing up again (or.defeated.08, or.defeated.09). */
import { reason, say, type PlayerId, type Reason, type RuleId } from '../../core';
import { emit } from '../engine';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { damageReason, limitOf } from '../queries/values';

/** What damage lies on. */
export type Body = 'character' | 'ship';

/** Takes damage off the character or the ship, at most what is there. A player below both limits is no longer defeated (or.defeated.08, or.defeated.09). */
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
  const was = self.damage[from];
  self.damage[from] -= recovered;
  const change = { was, is: self.damage[from] };
  emit(state, { type: 'recovered', rules, player, from, amount: recovered, change });
  standUp(state, player);
}

/** No longer defeated once the damage is below both limits. */
export function standUp(state: OuterRimState, player: PlayerId): void {
  const self = playerOf(state, player);
  if (!self.defeated) return;
  const below = (['character', 'ship'] as const).every((on) => self.damage[on] < limitOf(state, player, on));
  if (!below) return;
  self.defeated = false;
  const rules = [state.step === 'planning' && state.active === player ? 'or.defeated.08' : 'or.defeated.09'];
  const because = (['character', 'ship'] as const).map((on) => damageReason(state, player, on, rules));
  emit(state, { type: 'stood-up', rules, player, because });
}

/** Nothing to recover, neither from the character nor from the ship. */
export function noDamage(state: OuterRimState, id: PlayerId, rules: readonly RuleId[]): Reason | null {
  const { damage } = playerOf(state, id);
  return damage.character + damage.ship > 0
    ? null
    : reason('no-damage', say`${id} has no damage`, rules, { character: 0, ship: 0 });
}
