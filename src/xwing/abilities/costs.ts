/** What abilities cost, beside charges and Force (words): tokens gained or spent, locks, damage. */
import { reason, say, type AbilityInPlay, type Cost, type Reason } from '../../core';
import { gainToken, spendToken } from '../effects/tokens';
import { spendCharge } from '../effects/charges';
import { spendLock } from '../effects/locks';
import { forbidden } from '../engine';
import type { Ship, TokenKind, XwingState } from '../model/state';
import { sufferDamage } from '../procedures/suffer-damage';
import { cannotSpendCharge, type ChargesOf } from '../queries/charges';
import { currentAttack } from '../queries/attack';
import { enemyIn } from './circumstances';
import { you } from './words';

type Paid = Cost<XwingState, unknown>;
type Whose = (state: XwingState, self: AbilityInPlay) => Ship;

/** 'Gain 1 stress token to ...'. */
export const gaining = (token: TokenKind, whose: Whose = you): Paid => ({
  cannot: (state, self) => forbidden(state, 'gain token', { ship: whose(state, self).id, token }),
  pay: (state, self) => gainToken(state, whose(state, self).id, token, ['xw.tokens.02']),
});

/** 'Spend 1 focus token to ...'. */
export const spending = (token: TokenKind, whose: Whose = you): Paid => ({
  cannot: (state, self) => {
    const ship = whose(state, self);
    if (ship.tokens[token] > 0) return null;
    return reason('no-token', say`${ship.id} has no ${token} token.`, ['xw.paying-costs.01']);
  },
  pay: (state, self) => spendToken(state, whose(state, self).id, token, ['xw.tokens.03']),
});

/** 'Spend n charges': of the ship card, its Force, its shields, or of the card itself ('card'). */
export const spendingCharges = (of: ChargesOf | 'card', count = 1): Paid => {
  const pool = ({ source }: AbilityInPlay): ChargesOf => (of === 'card' ? source : of);
  return {
    cannot: (state, self) => cannotSpendCharge(state, you(state, self).id, pool(self), count),
    pay: (state, self) => {
      for (let i = 0; i < count; i++) spendCharge(state, you(state, self).id, pool(self), ['xw.charges.05']);
    },
  };
};

/** 'Spend a lock that you have on the enemy ship' of the attack. */
export const spendingLockOnEnemy: Paid = {
  cannot: (state, self) => {
    const on = enemyNow(state, self).id;
    const own = you(state, self).id;
    if (state.locks.some((lock) => lock.by === own && lock.on === on)) return null;
    return reason('no-lock', say`${own} has no lock on ${on}.`, ['xw.paying-costs.01']);
  },
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

/** Several of them, in this order. */
export const together = (...costs: readonly Paid[]): Paid => ({
  cannot: (state, self) => costs.reduce<Reason | null>((why, cost) => why ?? cost.cannot(state, self), null),
  pay: (state, self) => {
    for (const cost of costs) cost.pay(state, self);
  },
});
