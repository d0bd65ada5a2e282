/** What the rules call a ship by its damage and shields (xw.damage, xw.shield-charges). */
import type { Size } from '../facts';
import { damageCards } from './damage-cards';
import type { Ship } from '../model/state';

/** It has at least one active shield (xw.shield-charges.01). */
export function isShielded(ship: Ship): boolean {
  return ship.shields.active > 0;
}

/** It has at least one damage card, faceup or facedown (xw.damage.09). */
export function isDamaged(ship: Ship): boolean {
  return damageCards(ship) > 0;
}

/** It has at least one faceup damage card (xw.damage.10). */
export function isCriticallyDamaged(ship: Ship): boolean {
  return ship.damage.faceup.length > 0;
}

/** Tractor tokens that make a ship of each size tractored (xw.tractor.02, xw.ship-size.06, xw.ship-size.10). Huge ships need 6 (xw.huge-tractor.01). */
const TOKENS_TO_TRACTOR: Readonly<Record<Size, number>> = { small: 1, medium: 2, large: 3, huge: 6 };

/** The ship is tractored (xw.tractor.01). */
export function isTractored(ship: Ship): boolean {
  return ship.tokens.tractor >= TOKENS_TO_TRACTOR[ship.size];
}
