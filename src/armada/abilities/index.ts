/** Every ability of Armada that is adjudicated, grouped as the cards are. */
import type { AnyAbility } from '../../core';
import type { Armada } from '../model/types';
import { damageCardAbilities } from './damage-cards';
import { keywords } from './keywords';
import { objectives } from './objectives';
import { uniqueSquadrons } from './squadrons';
import { upgradeAbilities } from './upgrades';

export const abilities: readonly AnyAbility<Armada>[] = [
  ...keywords,
  ...damageCardAbilities,
  ...upgradeAbilities,
  ...uniqueSquadrons,
  ...objectives,
];
