/** Tokens and locks that a ship holds, of some kinds: choosing one, removing and transferring it. */
import { type Candidate, candidate, type Json, type PlayerId, type RuleId } from '../../../core';
import { breakLock, transferLock } from '../../effects/locks';
import { removeToken, transferToken } from '../../effects/tokens';
import { type Ship, type ShipId, TOKEN_KINDS, type TokenKind, TOKENS, type XwingState } from '../../model/state';
import { cannotRemoveToken } from '../../queries/tokens';

/** The colors of tokens. */
export type Color = (typeof TOKENS)[TokenKind]['color'];

/** One of the tokens of a ship: of this kind, or the lock token that another one has on it. */
export type Held = TokenKind | { lockOf: ShipId };

/** What it has of these colors: each kind once, each lock token (xw.lock.05). */
export function heldTokens(state: XwingState, ship: Ship, ...colors: readonly Color[]): Held[] {
  const kinds = TOKEN_KINDS.filter((kind) => colors.includes(TOKENS[kind].color) && ship.tokens[kind] > 0);
  return [...kinds, ...(colors.includes('red') ? locksOn(state, ship.id) : [])];
}

/** The lock tokens on an object. */
export function locksOn(state: XwingState, on: string): { lockOf: ShipId }[] {
  return state.locks.filter((lock) => lock.on === on).map(({ by }) => ({ lockOf: by }));
}

/** Which of them can be removed, each with why not. */
export function chooseHeld(state: XwingState, ship: Ship, ...colors: readonly Color[]): Candidate<Json>[] {
  return heldTokens(state, ship, ...colors).map((held) =>
    candidate<Json>(held, typeof held === 'string' ? cannotRemoveToken(state, ship.id, held) : null),
  );
}

/** It is removed; of a lock token the lock is broken with it (xw.lock.07). */
export function removeHeld(state: XwingState, ship: ShipId, held: Held, rules: readonly RuleId[]): void {
  if (typeof held === 'string') removeToken(state, ship, held, rules);
  else breakLock(state, { by: held.lockOf, on: ship }, rules);
}

/** It goes to another ship. `by`: see `gainToken`. */
export function transferHeld(
  state: XwingState,
  from: ShipId,
  to: ShipId,
  held: Held,
  rules: readonly RuleId[],
  by: PlayerId,
): void {
  if (typeof held === 'string') transferToken(state, from, to, held, rules, by);
  else transferLock(state, { by: held.lockOf, on: from }, to, rules);
}
