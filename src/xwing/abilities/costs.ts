/** What abilities cost, beside charges and Force (words): tokens gained or spent, locks, damage. */
import { reason, type AbilityInPlay, type Cost, type Reason } from '../../core';
import { spendLock } from '../effects/locks';
import { gainToken, spendToken } from '../effects/tokens';
import { forbidden } from '../engine';
import type { Ship, TokenKind, XwingState } from '../model/state';
import { exposeDamageCard } from '../procedures/damage-cards';
import { sufferDamage } from '../procedures/suffer-damage';
import { currentAttack } from '../queries/attack';
import { cannotSpendLock } from '../queries/locks';
import { cannotSpendToken } from '../queries/tokens';
import { enemyIn } from './circumstances';
import { costInCharges, you } from './words';

type Paid = Cost<XwingState, unknown>;
type Whose = (state: XwingState, self: AbilityInPlay) => Ship;

/** 'Gain 1 stress token to ...'. */
export const gaining = (token: TokenKind, whose: Whose = you): Paid => ({
  cannot: (state, self) => forbidden(state, 'gain token', { ship: whose(state, self).id, token }),
  pay: (state, self) => gainToken(state, whose(state, self).id, token, ['xw.tokens.02'], { by: self.controller }),
});

/** 'Spend 1 focus token to ...'. */
export const spending = (token: TokenKind, whose: Whose = you): Paid => ({
  cannot: (state, self) => cannotSpendToken(state, whose(state, self).id, token),
  pay: (state, self) => spendToken(state, whose(state, self).id, token, ['xw.tokens.03']),
});

/** 'Spend n charges': of the ship card, its shields, its energy. */
export const spendingCharges = (of: 'ship' | 'shields' | 'energy', count = 1): Paid =>
  costInCharges(() => of, count, ['xw.charges.05']);

/** 'Spend a lock that you have on the enemy ship' of the attack. */
export const spendingLockOnEnemy: Paid = {
  cannot: (state, self) => cannotSpendLock(state, you(state, self).id, enemyNow(state, self).id),
  pay: (state, self) => spendLock(state, you(state, self).id, enemyNow(state, self).id),
};

function enemyNow(state: XwingState, self: AbilityInPlay): Ship {
  const attack = currentAttack(state);
  if (!attack) throw new Error('there is an enemy in an attack only');
  return enemyIn(state, attack, you(state, self));
}

/** 'Suffer 1 damage to ...'. */
export const suffering = (damage: 'hit' | 'crit'): Paid => ({
  cannot: () => null,
  pay: (state, self) => sufferDamage(state, you(state, self).id, { hit: 0, crit: 0, [damage]: 1 }, ['xw.damage.01']),
});

/** 'Expose 1 of your damage cards to ...'. */
export const exposing: Paid = {
  cannot: (state, self) =>
    you(state, self).damage.facedown > 0
      ? null
      : reason('no-damage-card', 'There is no facedown damage card.', ['xw.paying-costs.01']),
  pay: (state, self) => exposeDamageCard(state, you(state, self).id, ['xw.damage-cards.04']),
};

/** Several of them, in this order. */
export const together = (...costs: readonly Paid[]): Paid => ({
  cannot: (state, self) => costs.reduce<Reason | null>((why, cost) => why ?? cost.cannot(state, self), null),
  pay: (state, self) => {
    for (const cost of costs) cost.pay(state, self);
  },
});
