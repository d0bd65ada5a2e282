/** Upgrades that work in attacks: what they cite, and critical effects of their own, resolved instead of the standard one (arm.critical-effects). */
import { circumstance, reason, say, type AnyAbility, type RuleId } from '../../../core';
import { attackOf } from '../../effects/attack-dice';
import { ability } from '../../engine';
import type { DiceColor } from '../../facts';
import type { ArmadaState } from '../../model/state';
import type { Armada } from '../../model/types';
import { currentAttack, hasCritical } from '../../queries/attack';
import { isYou, type OnPiece } from './you';

/** Are you the attacker, of an attack that has a target? */
export function youAttack(state: ArmadaState, self: OnPiece): boolean {
  const attack = currentAttack(state);
  if (attack === null || attack.range === null)
    return circumstance(false, () => reason('no-attack', 'No attack has a target now.', WHILE));
  return circumstance(isYou(state, self, attack.attacker), () => {
    const said = say`${attack.attacker} is the attacker, not the ship with this card.`;
    return reason('not-attacker', said, ['arm.upgrade-cards.12', ...WHILE]);
  });
}

export const WHILE: readonly RuleId[] = ['arm.effect-use-and-timing.06'];
export const MODIFIES: readonly RuleId[] = ['arm.effect-use-and-timing.02', ...WHILE];

export const CRITICAL_EFFECT: readonly RuleId[] = ['arm.effect-use-and-timing.03', 'arm.critical-effects.01'];

type Effect = NonNullable<AnyAbility<Armada>['effect']>;

/** It needs a critical icon on a die of this color, or of any. */
export const criticalEffect = (id: string, color: DiceColor | null, effect: Effect) =>
  ability({
    id,
    card: `upgrade:${id}`,
    rules: CRITICAL_EFFECT,
    during: 'critical effect',
    may: true,
    when: (state, self) => youAttack(state, self),
    unable: (state) =>
      hasCritical(attackOf(state), ...(color === null ? [] : [color]))
        ? null
        : reason(
            'no-critical',
            say`There is no${color === null ? '' : ` ${color}`} critical icon in the attack pool.`,
            CRITICAL_EFFECT,
            {
              color,
            },
          ),
    effect,
  });
