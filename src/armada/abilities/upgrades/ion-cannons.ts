/** Upgrade cards of the slot 'ion-cannons'. */
import type { AnyAbility } from '../../../core';
import { attackOf } from '../../effects/attack-dice';
import { exhaustDefenseToken } from '../../effects/defense-tokens';
import type { Armada } from '../../model/types';
import { declared, pieceOf } from '../../queries/attack';
import { CRITICAL_EFFECT, criticalEffect } from '../forms/attacks';

const overloadPulse = criticalEffect('overload-pulse', 'blue', (state) => {
  const defender = pieceOf(state, declared(attackOf(state)).defender);
  for (const at of defender.defense.keys()) exhaustDefenseToken(state, defender, at, CRITICAL_EFFECT);
});

export const ionCannonsUpgrades: readonly AnyAbility<Armada>[] = [overloadPulse];
