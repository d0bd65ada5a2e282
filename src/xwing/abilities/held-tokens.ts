/** The tokens that a ship has, as cards speak of them by color: a lock token on it is a red one among the others (xw.lock.05). */
import { candidate, type Candidate, type Json, type PlayerId, type RuleId } from '../../core';
import { breakLock, transferLock } from '../effects/locks';
import { removeToken, transferToken } from '../effects/tokens';
import { TOKEN_KINDS, TOKENS, type Ship, type ShipId, type TokenKind, type XwingState } from '../model/state';
import { cannotRemoveToken } from '../queries/tokens';

type Color = (typeof TOKENS)[TokenKind]['color'];
/** One of the tokens of a ship: of this kind, or the lock token that another one has on it. */
export type Held = TokenKind | { lockOf: ShipId };

/** What it has of these colors: each kind once, each lock token. */
export function heldTokens(state: XwingState, ship: Ship, ...colors: readonly Color[]): Held[] {
  const kinds = TOKEN_KINDS.filter((kind) => colors.includes(TOKENS[kind].color) && ship.tokens[kind] > 0);
  return [...kinds, ...(colors.includes('red') ? locksOn(state, ship.id) : [])];
}

/** The lock tokens on an object. */
export function locksOn(state: XwingState, on: string): { lockOf: ShipId }[] {
  return state.locks.filter((lock) => lock.on === on).map(({ by }) => ({ lockOf: by }));
}

/** How many it has of these colors. */
export function countHeld(state: XwingState, ship: Ship, ...colors: readonly Color[]): number {
  return heldTokens(state, ship, ...colors).reduce(
    (sum, held) => sum + (typeof held === 'string' ? ship.tokens[held] : 1),
    0,
  );
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
