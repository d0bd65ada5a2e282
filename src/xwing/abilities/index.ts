/** Every ability of X-Wing that is adjudicated, grouped as the cards are. */
import type { AnyAbility } from '../../core';
import { conditionAbilities } from './conditions';
import { damageCardAbilities } from './damage-cards';
import { diceCards } from './dice';
import { linkedAction } from './linked-action';
import { pilotAbilities } from './pilots';
import { shipAbilities } from './ships';
import { upgradeAbilities } from './upgrades';
import type { Xwing } from '../model/types';

export const abilities: readonly AnyAbility<Xwing>[] = [
  ...pilotAbilities,
  ...shipAbilities,
  ...upgradeAbilities,
  ...diceCards,
  linkedAction,
  ...damageCardAbilities,
  ...conditionAbilities,
];
