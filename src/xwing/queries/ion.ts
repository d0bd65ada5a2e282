/** When a ship is ionized (xw.ion). */
import { reason, type Reason, type RuleId } from '../../core';
import { counted } from './tokens';
import type { Size } from '../facts';
import type { Ship } from '../model/state';

/**
 * Ion tokens that ionize a ship of each size (xw.ion.01, .02, .03, xw.ship-size.05, xw.ship-size.09). Huge ships need 6 (xw.huge-ion.01); nothing
 * else about it differs (xw.huge-ion.02).
 */
const TOKENS_TO_IONIZE: Readonly<Record<Size, number>> = { small: 1, medium: 2, large: 3, huge: 6 };

/** The ship is ionized (xw.ion.01). */
export function isIonized(ship: Ship): boolean {
  return ship.tokens.ion >= TOKENS_TO_IONIZE[ship.size];
}

/** What follows from its being ionized, with how many ion tokens it is. */
export function ionized({ id, size, tokens: { ion } }: Ship, follows: string, rules: readonly RuleId[]): Reason {
  const needed = TOKENS_TO_IONIZE[size];
  return reason(
    'ionized',
    [
      { is: id },
      ` is ionized: ${follows} (`,
      ...counted(ion, 'ion token'),
      `, ${needed} ${needed === 1 ? 'ionizes' : 'ionize'} a ${size} ship).`,
    ],
    rules,
    { ion, needed },
  );
}
