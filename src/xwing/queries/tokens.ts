/** Tokens that lie beside a ship, and what they mean for it (xw.tokens). */
import { type Ship, type ShipId, type TokenKind, type XwingState, TOKEN_KINDS, TOKENS } from '../model/state';
import { shipOf } from './ships';

/** Kinds of green tokens that the ship has (xw.tokens). */
export function greenTokens(ship: Ship): TokenKind[] {
  return TOKEN_KINDS.filter((kind) => TOKENS[kind].color === 'green' && ship.tokens[kind] > 0);
}

/** It has at least one stress token (xw.stress). */
export function isStressed(state: XwingState, ship: ShipId): boolean {
  return shipOf(state, ship).tokens.stress > 0;
}
