/** Tokens that lie beside a ship, and what they mean for it (xw.tokens). */
import { reason, say, type Reason, type RuleId, type Sentence } from '../../core';
import { forbidden, modified } from '../engine';
import { type Ship, type ShipId, type TokenKind, type XwingState, TOKEN_KINDS, TOKENS } from '../model/state';
import { cannotModify, modifyingNow } from './attack';
import { shipOf } from './ships';

/** Kinds of green tokens that the ship has (xw.tokens). */
export function greenTokens(ship: Ship): TokenKind[] {
  return TOKEN_KINDS.filter((kind) => TOKENS[kind].color === 'green' && ship.tokens[kind] > 0);
}

/** It has at least one stress token (xw.stress.01). */
export function isStressed(state: XwingState, ship: ShipId): boolean {
  return shipOf(state, ship).tokens.stress > 0;
}

/** Other ships whose tokens of this kind it may spend as if it had them. */
export const lendersOf = (state: XwingState, ship: ShipId, token: TokenKind): ShipId[] =>
  modified(state, 'tokens of others', NOBODY, { ship, token }).filter(
    (each) => shipOf(state, each).tokens[token] > 0 && !forbidden(state, 'spend token', { ship: each, token }),
  );

const NOBODY: readonly ShipId[] = [];

/** Why the ship cannot spend such a token, or null: not at all, or not on the dice that are being modified, whoever's they are. */
export function cannotSpendToken(state: XwingState, ship: ShipId, token: TokenKind): Reason | null {
  if (shipOf(state, ship).tokens[token] > 0 || lendersOf(state, ship, token).length > 0) {
    const dice = modifyingNow(state);
    return forbidden(state, 'spend token', { ship, token }) ?? (dice && cannotModify(state, dice.pool, token));
  }
  return reason('no-token', say`${ship} has no ${token} token.`, ['xw.paying-costs.01']);
}

/** Why no such token can be removed from the ship, or null. */
export function cannotRemoveToken(state: XwingState, ship: ShipId, token: TokenKind): Reason | null {
  if (shipOf(state, ship).tokens[token] > 0) return forbidden(state, 'remove token', { ship, token });
  return reason('no-token', say`${ship} has no ${token} token.`, ['xw.paying-costs.01']);
}

/** Why stress keeps a ship from doing something. */
export function becauseStressed(ship: Ship, rules: readonly RuleId[]): Reason {
  const { stress } = ship.tokens;
  return reason(
    'stressed',
    [{ is: ship.id }, ' is stressed: it has ', ...counted(stress, 'stress token'), '.'],
    rules,
    {
      stress,
    },
  );
}

/** `1 stress token`, `2 stress tokens`. */
export function counted(count: number, what: string): Sentence {
  return [{ is: count }, ` ${what}${count === 1 ? '' : 's'}`];
}
