/** Upgrade cards of the slot 'offensive-retrofit'. */
import type { AnyAbility } from '../../../core';
import { ability } from '../../engine';
import { ICONS } from '../../facts';
import type { Armada } from '../../model/types';
import { rerollAttackDice } from '../../procedures/attack-dice';
import { currentAttack } from '../../queries/attack';
import { MODIFIES, youAttack } from '../forms/attacks';
import { anyDice } from '../forms/dice';
import { isYou } from '../forms/you';

const expandedHangarBay = ability({
  id: 'expanded-hangar-bay',
  card: 'upgrade:expanded-hangar-bay',
  rules: ['arm.commands.11'],
  modifies: { 'squadron value': (state, self, value, { ship }) => value + (isYou(state, self, ship) ? 1 : 0) },
});

/** Any dice with critical icons, against a squadron at close range. */
const pointDefenseReroute = ability({
  id: 'point-defense-reroute',
  card: 'upgrade:point-defense-reroute',
  rules: MODIFIES,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => {
    const attack = currentAttack(state);
    return youAttack(state, self) && attack?.defendingZone === null && attack.range?.range === 'close';
  },
  choose: (state) => anyDice(state, ({ face }) => ICONS[face].criticals > 0),
  effect: (state, { chosen, controller }) => rerollAttackDice(state, chosen as number[], controller, MODIFIES),
});

export const offensiveRetrofitUpgrades: readonly AnyAbility<Armada>[] = [expandedHangarBay, pointDefenseReroute];
