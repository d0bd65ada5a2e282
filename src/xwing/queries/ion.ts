/** When a ship is ionized (xw.ion). */
import type { Size } from '../facts';
import type { Ship } from '../model/state';

/** Ion tokens that ionize a ship of each size (xw.ion.01, .02, .03). Huge ships have rules of their own. */
const TOKENS_TO_IONIZE: Readonly<Record<Size, number>> = { small: 1, medium: 2, large: 3, huge: Infinity };

export function isIonized(ship: Ship): boolean {
  return ship.tokens.ion >= TOKENS_TO_IONIZE[ship.size];
}
