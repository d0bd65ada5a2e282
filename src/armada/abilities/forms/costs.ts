/** What is paid for an ability: the card itself is exhausted, or discarded. */
import { reason, say, type AbilityInPlay, type Cost, type RuleId } from '../../../core';
import { discardUpgrade, exhaustUpgrade } from '../../effects/ready';
import type { ArmadaState, EquippedUpgrade } from '../../model/state';
import { you, type OnPiece } from './you';

/** The upgrade card itself, as it lies beside its ship. */
function thisUpgrade(state: ArmadaState, self: OnPiece): EquippedUpgrade {
  const found = you(state, self).upgrades.find(({ id }) => id === self.source);
  if (!found) throw new Error(`'${self.source}' is no upgrade card`);
  return found;
}

/** The cost of exhausting the card itself: only a readied card can pay it (arm.readied.02, arm.upgrade-cards.13). */
export function exhaustThis(rules: readonly RuleId[]): Cost<ArmadaState, unknown> {
  return {
    cannot: (state: ArmadaState, self: AbilityInPlay) =>
      thisUpgrade(state, self).exhausted
        ? reason('exhausted', say`${self.source} is exhausted.`, ['arm.upgrade-cards.13', 'arm.exhausted.01'])
        : null,
    pay: (state: ArmadaState, self: AbilityInPlay) =>
      exhaustUpgrade(state, you(state, self), thisUpgrade(state, self), rules),
  };
}

/** The cost of discarding the card itself (arm.upgrade-cards.10). */
export function discardThis(rules: readonly RuleId[]): Cost<ArmadaState, unknown> {
  return {
    cannot: () => null,
    pay: (state: ArmadaState, self: AbilityInPlay) =>
      discardUpgrade(state, you(state, self), thisUpgrade(state, self), rules),
  };
}
