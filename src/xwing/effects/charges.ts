/** Charges, Force, shields: two-sided tokens that are spent, lost and recovered (xw.charges, xw.force-charges, xw.shield-charges). */
import type { RuleId } from '../../core';
import { emit } from '../engine';
import { shipOf } from '../queries/ships';
import type { ShipId, XwingState } from '../model/state';
import { chargesOf, ChargesOf } from '../queries/charges';

export function spendCharge(state: XwingState, ship: ShipId, of: ChargesOf, rules: readonly RuleId[]): void {
  const charges = chargesOf(shipOf(state, ship), of);
  if (!charges || charges.active === 0) throw new Error(`${ship} has no charge of ${of} to spend`);
  charges.active -= 1;
  emit(state, { type: 'charge-spent', rules: ['xw.charges.05', ...rules], ship, of });
}

/** Turns one inactive charge to its active side (xw.charges.02); nothing happens while all are active (xw.charges.03). */
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
