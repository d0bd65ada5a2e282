/** Upgrade cards of the slot 'offensive-retrofit'. */
import type { AnyAbility } from '../../../core';
import { ability } from '../../engine';
import type { Armada } from '../../model/types';
import { isYou } from '../forms/you';

const expandedHangarBay = ability({
  id: 'expanded-hangar-bay',
  card: 'upgrade:expanded-hangar-bay',
  rules: ['arm.commands.11'],
  modifies: { 'squadron value': (state, self, value, { ship }) => value + (isYou(state, self, ship) ? 1 : 0) },
});

export const offensiveRetrofitUpgrades: readonly AnyAbility<Armada>[] = [expandedHangarBay];
