/** Tokens (xw.tokens): gained from the supply, spent or removed to it. */
import type { RuleId } from '../core';
import { cause, emit } from './engine';
import { shipOf } from './ships';
import type { ShipId, TokenKind, XwingState } from './state';

/** The ship gains tokens, unless an ability replaces that. Look at the result in a later step (see `cause`). */
export function gainToken(
  state: XwingState,
  ship: ShipId,
  token: TokenKind,
  rules: readonly RuleId[],
  count = 1,
): void {
  for (let i = 0; i < count; i++) cause(state, { type: 'token-gained', rules, ship, token });
}

/** The ship pays with a token of its own. */
export function spendToken(state: XwingState, ship: ShipId, token: TokenKind, rules: readonly RuleId[]): void {
  shipOf(state, ship).tokens[token] -= 1;
  emit(state, { type: 'token-spent', rules, ship, token });
}

/** The ship loses a token, if it has one. */
export function removeToken(state: XwingState, ship: ShipId, token: TokenKind, rules: readonly RuleId[]): void {
  const { tokens } = shipOf(state, ship);
  if (tokens[token] === 0) return;
  tokens[token] -= 1;
  emit(state, { type: 'token-removed', rules, ship, token });
}

/** How a gained token changes the state. */
export function tokenGained(state: XwingState, event: { ship: ShipId; token: TokenKind }): void {
  shipOf(state, event.ship).tokens[event.token] += 1;
}

export function isStressed(state: XwingState, ship: ShipId): boolean {
  return shipOf(state, ship).tokens.stress > 0;
}
