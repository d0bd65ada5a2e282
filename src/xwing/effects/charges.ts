/** Charges, Force, shields: two-sided tokens that are spent, lost and recovered (xw.charges, xw.force-charges, xw.shield-charges). */
import { reason, type Reason, type RuleId } from '../../core';
import { emit } from '../engine';
import { shipOf } from '../queries/ships';
import type { Charges, Ship, ShipId, XwingState } from '../model/state';

/** Which charges of a ship: its shields, its Force, those of its ship card, or those of an equipped card (by its id). */
export type ChargesOf = 'shields' | 'force' | 'ship' | (string & {});

export function chargesOf(ship: Ship, of: ChargesOf): Charges | null {
  if (of === 'shields') return ship.shields;
  if (of === 'force') return ship.force;
  if (of === 'ship') return ship.charges;
  return ship.upgrades.find((card) => card.id === of)?.charges ?? null;
}

export function cannotSpendCharge(state: XwingState, ship: ShipId, of: ChargesOf, count = 1): Reason | null {
  const active = chargesOf(shipOf(state, ship), of)?.active ?? 0;
  if (active >= count) return null;
  return reason('no-charge', `${count} active charge(s) needed, ${active} there.`, ['xw.charges.06'], {
    active,
    count,
  });
}

export function spendCharge(state: XwingState, ship: ShipId, of: ChargesOf, rules: readonly RuleId[]): void {
  const charges = chargesOf(shipOf(state, ship), of);
  if (!charges || charges.active === 0) throw new Error(`${ship} has no charge of ${of} to spend`);
  charges.active -= 1;
  emit(state, { type: 'charge-spent', rules: ['xw.charges.05', ...rules], ship, of });
}

/** Turns one inactive charge to its active side; nothing happens while all are active. */
export function recoverCharge(state: XwingState, ship: ShipId, of: ChargesOf, rules: readonly RuleId[]): void {
  const charges = chargesOf(shipOf(state, ship), of);
  if (!charges || charges.active >= charges.limit) return;
  charges.active += 1;
  if (of === 'shields') emit(state, { type: 'shield-recovered', rules, ship });
  else emit(state, { type: 'charge-recovered', rules: ['xw.charges.02', ...rules], ship, of });
}

/** Turns one active charge to its inactive side without paying for anything; with none active nothing is lost. */
export function loseCharge(state: XwingState, ship: ShipId, of: ChargesOf, rules: readonly RuleId[]): void {
  const charges = chargesOf(shipOf(state, ship), of);
  if (!charges || charges.active === 0) return;
  charges.active -= 1;
  if (of === 'shields') emit(state, { type: 'shield-lost', rules, ship });
  else emit(state, { type: 'charge-spent', rules: ['xw.charges.04', ...rules], ship, of });
}
