/** Upgrades with a critical effect of their own, which is resolved instead of the standard one (arm.critical-effects). */
import { reason, say, type RuleId } from '../../../core';
import { attackOf, cancelAllAttackDice } from '../../effects/attack-dice';
import { exhaustDefenseToken } from '../../effects/defense-tokens';
import type { DiceColor } from '../../facts';
import { ability, call } from '../../engine';
import type { ArmadaState } from '../../model/state';
import { declared, hasCritical, pieceOf } from '../../queries/attack';
import { adjacentZones } from '../../queries/hull-zones';
import { youAttack } from '../words';

const RULES: readonly RuleId[] = ['arm.effect-use-and-timing.03', 'arm.critical-effects.01'];

/** It needs a critical icon on a die of this color. */
const criticalEffect = (id: string, color: DiceColor, effect: (state: ArmadaState) => void) =>
  ability({
    id,
    card: `upgrade:${id}`,
    rules: RULES,
    during: 'critical effect',
    may: true,
    when: (state, self) => youAttack(state, self),
    unable: (state) =>
      hasCritical(attackOf(state), color)
        ? null
        : reason('no-critical', say`There is no ${color} critical icon in the attack pool.`, RULES, { color }),
    effect,
  });

const overloadPulse = criticalEffect('overload-pulse', 'blue', (state) => {
  const defender = pieceOf(state, declared(attackOf(state)).defender);
  for (const at of defender.defense.keys()) exhaustDefenseToken(state, defender, at, RULES);
});

/** The dice are canceled for one faceup card. */
const dodonnasPride = criticalEffect('dodonnas-pride', 'blue', (state) => {
  const attack = attackOf(state);
  cancelAllAttackDice(state, RULES);
  attack.cards += 1;
  call(state, 'deal faceup damage card', { ship: declared(attack).defender, rules: RULES });
});

/** A damage on each hull zone next to the defending one. */
const assaultConcussionMissiles = criticalEffect('assault-concussion-missiles', 'black', (state) => {
  const { defender: ship, defendingZone } = declared(attackOf(state));
  for (const zone of defendingZone === null ? [] : adjacentZones(defendingZone))
    call(state, 'suffer damage', {
      ship,
      zone,
      left: 1,
      faceup: false,
      pastShields: false,
      ofAttack: true,
      rules: RULES,
    });
});

export const criticalEffects = [overloadPulse, dodonnasPride, assaultConcussionMissiles];
