/** Setting dials, in the Planning Phase and later, and assigned dials that others come to see before they are revealed (xw.dial). */
import { say, reason, type PlayerId, type Reason, type RuleId } from '../../core';
import { emit } from '../engine';
import type { Maneuver } from '../facts';
import { maneuverName } from '../facts/maneuvers';
import { activationOf } from '../queries/activation';
import type { Ship, ShipId, XwingState } from '../model/state';
import { shipOf } from '../queries/ships';

/** Why there is nothing to see on the dial of the ship that the player does not know, or null. */
export function nothingToSee({ id, dial, dialSeenBy, dialFaceup }: Ship, player: PlayerId): Reason | null {
  if (dial === null) return reason('no-dial', say`${id} has no dial assigned.`, ['xw.dial.03']);
  if (!dialFaceup && !dialSeenBy.includes(player)) return null;
  return reason('dial-seen', say`the dial of ${id} was seen before.`, ['xw.dial.03']);
}

/** An opponent looks at the assigned dial of a ship. The opponent's view then shows the maneuver. */
export function lookAtDial(state: XwingState, id: ShipId, by: PlayerId, rules: readonly RuleId[]): void {
  const ship = shipOf(state, id);
  ship.dialSeenBy.push(by);
  emit(state, { type: 'dial-looked-at', rules, ship: id, by });
}

/** The dial lies there with this maneuver, facedown as a rule; an opponent who looked at it before has not seen this one. */
export function setDial(state: XwingState, id: ShipId, maneuver: Maneuver, rules: readonly RuleId[]): void {
  const ship = shipOf(state, id);
  ship.dial = maneuver;
  if (ship.dialSeenBy.length > 0) ship.dialSeenBy = [];
  emit(state, { type: 'dial-set', rules, ship: id, maneuver: maneuverName(maneuver) });
}

/** The revealed dial of the activating ship is set to another maneuver: that is its revealed maneuver now (xw.maneuver.16), and what it is going to execute. */
export function setRevealedDial(state: XwingState, id: ShipId, maneuver: Maneuver, rules: readonly RuleId[]): void {
  const activation = activationOf(state, id);
  if (activation) activation.maneuver = maneuver;
  shipOf(state, id).revealed = maneuver;
  emit(state, { type: 'revealed-dial-set', rules, ship: id, maneuver });
}

/** Turns the assigned dial faceup, so that everybody sees it. It is still revealed later. */
export function turnDialFaceup(state: XwingState, id: ShipId, rules: readonly RuleId[]): void {
  const ship = shipOf(state, id);
  if (ship.dial === null) return;
  ship.dialFaceup = true;
  emit(state, { type: 'dial-turned-faceup', rules, ship: id, maneuver: ship.dial });
}
