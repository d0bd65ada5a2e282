/** What abilities cost, and what can be paid or recovered. */
import {
  type AbilityInPlay,
  type Candidate,
  candidate,
  type Cost,
  type Json,
  type Reason,
  reason,
  type RuleId,
} from '../../../core';
import { spendCharge } from '../../effects/charges';
import { spendLock } from '../../effects/locks';
import { gainToken, removeToken, spendToken } from '../../effects/tokens';
import { forbidden } from '../../engine';
import type { Charges, EquippedCard, Ship, TokenKind, XwingState } from '../../model/state';
import { sufferDamage } from '../../procedures/suffer-damage';
import { currentAttack } from '../../queries/attack';
import { cannotSpendCharge, type ChargesOf } from '../../queries/charges';
import { cannotSpendLock } from '../../queries/locks';
import { cannotRemoveToken, cannotSpendToken } from '../../queries/tokens';
import { enemyIn } from './conditions';
import { you } from './you';

/** The cost of spending charges of a pool. */
export function costInCharges(
  pool: (self: AbilityInPlay) => ChargesOf,
  count: number,
  rules: readonly RuleId[],
): Cost<XwingState, unknown> {
  return {
    cannot: (state: XwingState, self: AbilityInPlay): Reason | null =>
      cannotSpendCharge(state, you(state, self).id, pool(self), count),
    pay: (state: XwingState, self: AbilityInPlay): void => {
      for (let i = 0; i < count; i++) spendCharge(state, you(state, self).id, pool(self), rules);
    },
  };
}

/** The cost of spending a charge of the card itself. */
export function chargeOfCard(rules: readonly RuleId[]): Cost<XwingState, unknown> {
  return costInCharges(({ source }) => source, 1, rules);
}

/** Why nothing of these charges can be recovered, or null. `rules`: what is said of it first. */
export function allActive(
  charges: Charges | null | undefined,
  rules: readonly RuleId[] = [],
  what: 'charges' | 'shields' = 'charges',
): Reason | null {
  const { active, limit } = charges ?? { active: 0, limit: 0 };
  if (active < limit) return null;
  const said = `There is nothing inactive to recover: ${active} of ${limit} ${what} are active.`;
  return reason('nothing-to-recover', said, [...rules, 'xw.charges.03', 'xw.paying-costs.01'], { active, limit });
}

/** Your upgrades that have charges, and of which nothing can be recovered. */
export const chargedUpgrades = (
  state: XwingState,
  self: AbilityInPlay,
  is: (card: EquippedCard) => boolean = () => true,
): Candidate<Json>[] =>
  you(state, self).upgrades.flatMap((card) =>
    card.charges !== null && is(card) ? [candidate<Json>(card.id, allActive(card.charges))] : [],
  );

/** The cost of spending Force charges: of the ship, whichever card asks for it (xw.force-charges.07). */
export function forceOfShip(rules: readonly RuleId[], count = 1): Cost<XwingState, unknown> {
  return costInCharges(() => 'force', count, rules);
}

/** A cost, as an ability names it. */
export type Paid = Cost<XwingState, unknown>;
/** The ship that pays. */
export type Whose = (state: XwingState, self: AbilityInPlay) => Ship;

/** 'Gain 1 stress token to ...'. Where something replaces the token, the cost is paid (xw.paying-costs.03, xw.faq-cards.24). */
export const gaining = (token: TokenKind, whose: Whose = you): Paid => ({
  cannot: (state, self) => forbidden(state, 'gain token', { ship: whose(state, self).id, token }),
  pay: (state, self) => gainToken(state, whose(state, self).id, token, ['xw.tokens.02'], { by: self.controller }),
});

/** 'Spend 1 focus token to ...'. */
export const spending = (token: TokenKind, whose: Whose = you): Paid => ({
  cannot: (state, self) => cannotSpendToken(state, whose(state, self).id, token),
  pay: (state, self) => spendToken(state, whose(state, self).id, token, ['xw.tokens.03']),
});

/** 'Remove 1 stress token from the attacker to ...'. */
export const removing = (token: TokenKind, whose: Whose = you): Paid => ({
  cannot: (state, self) => cannotRemoveToken(state, whose(state, self).id, token),
  pay: (state, self) => removeToken(state, whose(state, self).id, token, ['xw.tokens.03']),
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

/** Several of them, in this order. */
export const together = (...costs: readonly Paid[]): Paid => ({
  cannot: (state, self) => costs.reduce<Reason | null>((why, cost) => why ?? cost.cannot(state, self), null),
  pay: (state, self) => {
    for (const cost of costs) cost.pay(state, self);
  },
});

/** Force charges of your ship. */
export const force = forceOfShip(['xw.force-charges.07']);
