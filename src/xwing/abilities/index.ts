/** Every ability of X-Wing that is adjudicated. Where a card's stand follows from the card (README.md). */
import type { AnyAbility } from '../../core';
import type { Xwing } from '../model/types';
import { conditionsAToL } from './conditions-a-l';
import { conditionsMToZ } from './conditions-m-z';
import { damageCards } from './damage-cards';
import { lastingEffects } from './lasting-effects';
import { pilotAbilities } from './pilots';
import { remotes } from './remotes';
import { rules } from './rules';
import { shipAbilitiesAToH } from './ship-abilities-a-h';
import { shipAbilitiesIToZ } from './ship-abilities-i-z';
import { upgradeAbilities } from './upgrades';

export const abilities: readonly AnyAbility<Xwing>[] = [
  ...conditionsAToL,
  ...conditionsMToZ,
  ...damageCards,
  ...lastingEffects,
  ...pilotAbilities,
  ...remotes,
  ...rules,
  ...shipAbilitiesAToH,
  ...shipAbilitiesIToZ,
  ...upgradeAbilities,
];
