/** Charges of a ship, its shields and its Force among them (xw.charges, xw.force-charges, xw.shield-charges). */
import { type Reason, reason } from '../../core';
import type { Ship, Charges, XwingState, ShipId } from '../model/state';
import { forbidden } from '../engine';
import { shipOf } from './ships';

/** Which charges of a ship: its shields, its energy, its Force, those of its ship card, or those of an equipped card, by its id (xw.charges.10). */
export type ChargesOf = 'shields' | 'energy' | 'force' | 'ship' | (string & {});

/**
 * The pool of the ship card, or that of the upgrade card itself (xw.standard-charges.02, xw.standard-charges.03, xw.standard-charges.04, xw.force-charges.07,
 * xw.shield-charges.06).
 */
export function chargesOf(ship: Ship, of: ChargesOf): Charges | null {
  if (of === 'shields') return ship.shields;
  if (of === 'energy') return ship.energy;
  if (of === 'force') return ship.force;
  if (of === 'ship') return ship.charges;
  return ship.upgrades.find((card) => card.id === of)?.charges ?? null;
}

const POOLS: Readonly<Record<string, string>> = { force: 'Force charges', shields: 'shields', energy: 'energy' };

/** Why so many charges cannot be spent; null: they can. */
export function cannotSpendCharge(state: XwingState, ship: ShipId, of: ChargesOf, count = 1): Reason | null {
  const { active, limit } = chargesOf(shipOf(state, ship), of) ?? { active: 0, limit: 0 };
  if (active >= count) return of === 'force' ? forbidden(state, 'spend Force', { ship }) : null;
  const whose = ['force', 'shields', 'energy', 'ship'].includes(of) ? ship : of;
  const what = POOLS[of] ?? 'charges';
  const said = [{ is: whose }, ' has ', { is: active }, ` of ${limit} ${what} active, `, { is: count }, ' needed.'];
  return reason('no-charge', said, ['xw.charges.06'], { active, limit, count });
}
