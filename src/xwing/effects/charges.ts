/** Charges, Force, shields: two-sided tokens that are spent, lost and recovered (xw.charges, xw.force-charges, xw.shield-charges). */
import { withReasons, type Change, type Evidence, type Reason, type RuleId } from '../../core';
import { call, cause, emit, forbidden } from '../engine';
import { currentAttack } from '../queries/attack';
import { shipOf } from '../queries/ships';
import type { Charges, ShipId, XwingState } from '../model/state';
import { chargesOf, ChargesOf } from '../queries/charges';

/**
 * The ship pays with an active charge: one of those that `of` names (xw.charges.05). @throws Error where none is active
 */
export function spendCharge(
  state: XwingState,
  ship: ShipId,
  of: ChargesOf,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const charges = chargesOf(shipOf(state, ship), of);
  if (!charges || charges.active === 0) throw new Error(`${ship} has no charge of ${of} to spend`);
  const change = turn(charges, -1);
  const why = withReasons(because);
  emit(state, { type: 'charge-spent', rules: orElse(rules, 'xw.charges.05'), ship, of, change, ...why });
}

/** Rules that say more than what charges are come first; otherwise those of charges. */
function orElse(rules: readonly RuleId[], otherwise: RuleId): readonly RuleId[] {
  return rules.length > 0 ? rules : [otherwise];
}

function turn(charges: Charges, by: 1 | -1): Change {
  const was = charges.active;
  charges.active = was + by;
  return { was, is: was + by, most: charges.limit };
}

/**
 * Turns one inactive charge to its active side (xw.charges.02), unless an ability replaces that; nothing happens while all are active (xw.charges.03,
 * xw.resource-tracker.03), or where a card forbids it. Shields and energy are replaced by nothing.
 */
export function recoverCharge(
  state: XwingState,
  ship: ShipId,
  of: ChargesOf,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const charges = recoverable(state, ship, of);
  if (!charges) return;
  const why = withReasons(because);
  const recovered = { type: 'charge-recovered', rules: orElse(rules, 'xw.charges.02'), ship, of, ...why } as const;
  if (of !== 'shields' && of !== 'energy') return cause(state, recovered);
  const change = turn(charges, 1);
  const { stress } = shipOf(state, ship).tokens;
  // xw.huge-stress.02: once all that it recovers now has come.
  if (of === 'energy' && stress > 0) call(state, 'spend energy on stress', { ship, most: stress });
  if (of === 'shields') emit(state, { type: 'shield-recovered', rules, ship, change, ...why });
  else emit(state, { ...recovered, change });
}

/** How a recovered charge changes the state. */
export function chargeRecovered(state: XwingState, event: { ship: ShipId; of: string } & Evidence): false | void {
  const charges = recoverable(state, event.ship, event.of);
  if (!charges) return false;
  event.change = turn(charges, 1);
}

/** Those of which one can be recovered now. */
function recoverable(state: XwingState, ship: ShipId, of: ChargesOf): Charges | null {
  const charges = chargesOf(shipOf(state, ship), of);
  if (!charges || charges.active >= charges.limit || forbidden(state, 'recover charge', { ship, of })) return null;
  return charges;
}

/** Turns one active charge to its inactive side without paying for anything; with none active nothing is lost (xw.resource-tracker.02). */
export function loseCharge(state: XwingState, ship: ShipId, of: ChargesOf, rules: readonly RuleId[]): void {
  const charges = chargesOf(shipOf(state, ship), of);
  if (!charges || charges.active === 0) return;
  const change = turn(charges, -1);
  if (of === 'shields') {
    noteShieldLost(state, ship);
    emit(state, { type: 'shield-lost', rules, ship, change });
  } else emit(state, { type: 'charge-spent', rules: orElse(rules, 'xw.charges.04'), ship, of, change });
}

/** What grants a bonus attack for it waits for the aftermath of the attack (xw.bonus-attack.01). */
function noteShieldLost(state: XwingState, ship: ShipId): void {
  const attack = currentAttack(state);
  if (attack) attack.lostShields = [...(attack.lostShields ?? []), ship];
}
