/** Upgrade cards of the slot 'ordnance'. */
import type { AnyAbility } from '../../../core';
import { attackOf } from '../../effects/attack-dice';
import { call } from '../../engine';
import type { Armada } from '../../model/types';
import { declared } from '../../queries/attack';
import { adjacentZones } from '../../queries/hull-zones';
import { CRITICAL_EFFECT, criticalEffect } from '../forms/attacks';

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
      rules: CRITICAL_EFFECT,
    });
});

export const ordnanceUpgrades: readonly AnyAbility<Armada>[] = [assaultConcussionMissiles];
