/** Putting ships in reserve, docked with a carrier, and bringing them back (xw.docking, xw.reserve). */
import { withReasons, type Reason, type RuleId } from '../../core';
import { bringIntoPlay, call, emit, takeOutOfPlay } from '../engine';
import { ship as shipType } from '../facts';
import { cardOf, outlastsShip } from './lasting-effects';
import { maneuverName } from '../facts/maneuvers';
import type { DockingAction } from '../model/actions';
import { carriersOn, carriersWhileDocked, sharedPilotAbilities } from '../queries/carriers';
import { dockedWith, isDocked } from '../queries/docking';
import { shipOf } from '../queries/ships';
import type { Ship, ShipId, XwingState } from '../model/state';
import { partTouching, removeFromGame } from './removal';
import { renewShared } from './shared-abilities';

/** The ship leaves the play area: in reserve its abilities are inactive, and it has no dial (xw.docking.01, .10, xw.reserve.05, xw.reserve.06). */
export function dock(
  state: XwingState,
  id: ShipId,
  carrier: ShipId,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  leavePlayArea(state, id, carrier);
  emit(state, { type: 'docked', rules, ship: id, carrier, ...withReasons(because) });
}

/** The ship is set on its ship card by an ability that brings it back later (xw.reserve.01, xw.reserve.03). */
export function putInReserve(state: XwingState, id: ShipId, rules: readonly RuleId[]): void {
  leavePlayArea(state, id, null);
  emit(state, { type: 'put-in-reserve', rules, ship: id });
}

function leavePlayArea(state: XwingState, id: ShipId, carrier: ShipId | null): void {
  const ship = shipOf(state, id);
  const shared = sharedPilotAbilities(state);
  ship.place = 'reserve';
  ship.docked = carrier;
  ship.dial = ship.revealed = null;
  partTouching(state, id);
  silence(state, ship);
  for (const docked of dockedWith(state, id)) silence(state, docked);
  renewShared(state, shared);
}

/** The abilities of a ship in reserve are inactive (xw.reserve.05), but for those that work while it is docked with a carrier in the play area. */
export function silence(state: XwingState, ship: Ship): void {
  withdraw(state, ship);
  if (!isDocked(state, ship)) return;
  for (const { card, source } of carriersWhileDocked(ship)) bringIntoPlay(state, card, source, ship.player);
}

function withdraw(state: XwingState, ship: Ship): void {
  const { id, upgrades, damage } = ship;
  const sources = [id, ...[...upgrades, ...damage.faceup].map((each) => each.id)];
  const lent = carriersWhileDocked(ship);
  takeOutOfPlay(state, (each) => {
    const { ability, source } = each;
    if (outlastsShip(each)) return false;
    return sources.includes(source) || lent.some((each) => each.source === source && each.card === cardOf(ability));
  });
}

/** The ship is in the play area again, and its abilities are active. */
export function leaveReserve(state: XwingState, ship: Ship): void {
  const shared = sharedPilotAbilities(state);
  withdraw(state, ship);
  ship.place = 'table';
  ship.docked = null;
  for (const { card, source } of carriersOn(ship)) bringIntoPlay(state, card, source, ship.player);
  for (const { id, card } of ship.damage.faceup) bringIntoPlay(state, `damage:${card}`, id, ship.player);
  for (const docked of dockedWith(state, ship.id)) silence(state, docked);
  renewShared(state, shared);
}

/** A docked ship that cannot leave goes with its carrier. */
export function loseDocked(state: XwingState, id: ShipId, rules: readonly RuleId[], because: readonly Reason[]): void {
  withdraw(state, shipOf(state, id));
  removeFromGame(state, id);
  shipOf(state, id).destroyed = true;
  emit(state, { type: 'ship-destroyed', rules, ship: id, ...withReasons(because) });
  emit(state, { type: 'ship-removed', rules, ship: id });
}

/** The ship deploys as chosen. */
export function deploy(
  state: XwingState,
  { ship: id, maneuver, guides: from }: Extract<DockingAction, { type: 'deploy' }>,
  emergency: boolean,
): void {
  const { docked, type } = shipOf(state, id);
  const chosen = (shipType(type)?.dial ?? []).find((each) => maneuverName(each) === maneuver);
  if (docked === null || !chosen) throw new Error(`${id} cannot deploy with ${maneuver}`);
  call(state, 'deploy', { ship: id, carrier: docked, maneuver: chosen, guides: from, emergency, failed: null });
}
