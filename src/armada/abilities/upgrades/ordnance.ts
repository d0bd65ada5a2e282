/** Upgrade cards of the slot 'ordnance'. */
import type { AnyAbility } from '../../../core';
import { attackOf } from '../../effects/attack-dice';
import { ability, call } from '../../engine';
import type { Armada } from '../../model/types';
import { declared } from '../../queries/attack';
import { adjacentZones } from '../../queries/hull-zones';
import { CRITICAL_EFFECT, criticalEffect } from '../forms/attacks';
import { isYou } from '../forms/you';

/** A damage on each hull zone next to the defending one. */
const assaultConcussionMissiles = criticalEffect('assault-concussion-missiles', 'black', (state) => {
  const { defender: ship, defendingZone } = declared(attackOf(state));
  for (const zone of defendingZone === null ? [] : adjacentZones(defendingZone))
    call(state, 'suffer damage', {
      ship,
      zone,
      left: 1,
      faceup: 0,
      pastShields: false,
      ofAttack: true,
      rules: CRITICAL_EFFECT,
    });
});

/** One faceup damage card. */
const assaultProtonTorpedoes = criticalEffect('assault-proton-torpedoes', 'black', (state) => {
  call(state, 'deal faceup damage card', { ship: declared(attackOf(state)).defender, rules: CRITICAL_EFFECT });
});

const LAUNCHERS = 2;

const expandedLaunchers = ability({
  id: 'expanded-launchers',
  card: 'upgrade:expanded-launchers',
  rules: ['arm.armament.04'],
  modifies: {
    armament: (state, self, dice, { attacker, zone, armament }) =>
      zone === 'front' && armament === 'battery' && isYou(state, self, attacker)
        ? { ...dice, black: dice.black + LAUNCHERS }
        : dice,
  },
});

/** A black die more to either side. */
const rapidReload = ability({
  id: 'rapid-reload',
  card: 'upgrade:rapid-reload',
  rules: ['arm.armament.04'],
  modifies: {
    armament: (state, self, dice, { attacker, zone, armament }) => {
      const isSide = zone === 'left' || zone === 'right';
      return isSide && armament === 'battery' && isYou(state, self, attacker)
        ? { ...dice, black: dice.black + 1 }
        : dice;
    },
  },
});

export const ordnanceUpgrades: readonly AnyAbility<Armada>[] = [
  assaultConcussionMissiles,
  assaultProtonTorpedoes,
  expandedLaunchers,
  rapidReload,
];
