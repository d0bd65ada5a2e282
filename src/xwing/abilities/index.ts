/** Every ability of X-Wing that is adjudicated, grouped as the cards are. */
import type { AnyAbility } from '../../core';
import { barrelRollAbilities } from './barrel-rolls';
import { carrierAbilities } from './carriers';
import { conditionAbilities } from './conditions';
import { bomberAbilities } from './bombers';
import { darkSideAbilities } from './dark-side';
import { damageCardAbilities } from './damage-cards';
import { dialsSet } from './dials-set';
import { dialAbilities } from './dials';
import { diceCards } from './dice';
import { engagingFirst } from './engaging-first';
import { heldInReserve } from './held-in-reserve';
import { hugeDamageCards } from './huge-damage-cards';
import { linkedAction } from './linked-action';
import { flippedCards } from './flipped-cards';
import { friendsActions } from './friends-actions';
import { lockingCards } from './locks';
import { lockPassingCards } from './locks-passed-on';
import { ownActions } from './own-actions';
import { pilotAbilities } from './pilots';
import { shipAbilities } from './ships';
import { secretConditionAbilities } from './secret-conditions';
import { tokensKept } from './tokens-kept';
import { tokenCards } from './tokens-and-charges';
import { passedOnCards } from './tokens-passed-on';
import { turretAbilities } from './turrets';
import { upgradeAbilities } from './upgrades';
import { remoteAbilities } from './remotes';
import type { Xwing } from '../model/types';

export const abilities: readonly AnyAbility<Xwing>[] = [
  ...pilotAbilities,
  ...shipAbilities,
  ...upgradeAbilities,
  ...diceCards,
  ...ownActions,
  ...friendsActions,
  ...lockingCards,
  ...tokenCards,
  ...passedOnCards,
  linkedAction,
  ...damageCardAbilities,
  ...conditionAbilities,
  ...darkSideAbilities,
  ...secretConditionAbilities,
  ...heldInReserve,
  ...remoteAbilities,
  ...bomberAbilities,
  ...carrierAbilities,
  ...hugeDamageCards,
  ...barrelRollAbilities,
  ...turretAbilities,
  ...lockPassingCards,
  ...engagingFirst,
  ...dialAbilities,
  ...dialsSet,
  ...flippedCards,
  ...tokensKept,
];
