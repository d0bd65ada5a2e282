/** Every ability of X-Wing that is adjudicated, grouped as the cards are. */
import type { AnyAbility } from '../../core';
import type { Xwing } from '../model/types';
import { barrelRollAbilities } from './barrel-rolls';
import { bomberAbilities } from './bombers';
import { carrierAbilities } from './carriers';
import { chargeCards } from './charges';
import { conditionAbilities } from './conditions';
import { withClauses } from './clauses';
import { coordinatingCards } from './coordinating';
import { damageCardAbilities } from './damage-cards';
import { darkSideAbilities } from './dark-side';
import { dialAbilities } from './dials';
import { dialsSet } from './dials-set';
import { diceCards } from './dice';
import { engagingFirst } from './engaging-first';
import { flippedCards } from './flipped-cards';
import { friendsActions } from './friends-actions';
import { heldInReserve } from './held-in-reserve';
import { hugeDamageCards } from './huge-damage-cards';
import { linkedAction } from './linked-action';
import { lockingCards } from './locks';
import { lockPassingCards } from './locks-passed-on';
import { ownActions } from './own-actions';
import { pilotAbilities } from './pilots';
import { remoteAbilities } from './remotes';
import { secretConditionAbilities } from './secret-conditions';
import { shipAbilities } from './ships';
import { tokenCards } from './tokens-and-charges';
import { tokensKept } from './tokens-kept';
import { passedOnCards } from './tokens-passed-on';
import { turretAbilities } from './turrets';
import { upgradeAbilities } from './upgrades';

export const abilities: readonly AnyAbility<Xwing>[] = withClauses([
  ...pilotAbilities,
  ...shipAbilities,
  ...upgradeAbilities,
  ...diceCards,
  ...ownActions,
  ...friendsActions,
  ...lockingCards,
  ...chargeCards,
  ...coordinatingCards,
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
]);
