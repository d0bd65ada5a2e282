/** Docked ships and their carrier ships (xw.docking). */
import { candidate, reason, say, type Candidate, type Reason, type RuleId } from '../../core';
import { ahead, edgeOf, type Pose } from '../../core/geometry';
import { forbidden, permitted } from '../engine';
import { ship as shipType } from '../facts';
import { isReverse, maneuverName } from '../facts/maneuvers';
import type { DeployStart, DockingAction } from '../model/actions';
import type { Ship, ShipId, XwingState } from '../model/state';
import { baseOf } from './bases';
import { isRemote } from './devices';
import { isAtRange } from './range';
import { isHuge } from './size';
import { isActive, shipOf, shipsNotRemoved } from './ships';

const GUIDES: readonly DeployStart[] = ['front', 'rear'];
/** Of a huge ship (xw.huge-docking.01). */
const ALL_AROUND: readonly DeployStart[] = [...GUIDES, 'left', 'right'];
type Deploy = Extract<DockingAction, { type: 'deploy' }>;
type Dock = Extract<DockingAction, { type: 'dock' }>;

/** The ships docked with this one. */
export function dockedWith({ ships }: XwingState, carrier: ShipId): Ship[] {
  return ships.filter((ship) => ship.place === 'reserve' && ship.docked === carrier);
}

/** Is it docked with a carrier in the play area? */
export function isDocked(state: XwingState, { place, docked }: Ship): boolean {
  return place === 'reserve' && docked !== null && isActive(shipOf(state, docked));
}

/** The carriers of its player that a ship may dock with, by the abilities of cards, wherever they stand. */
export function carriersFor(state: XwingState, { id, player }: Pick<Ship, 'id' | 'player'>): Ship[] {
  return shipsNotRemoved(state).filter(
    (other) =>
      other.id !== id &&
      other.player === player &&
      other.docked === null &&
      permitted(state, 'dock with', { ship: id, carrier: other.id }),
  );
}

/** Docking in the System Phase: with a carrier at range 0, a huge one at range 0-1 (xw.docking.08, xw.huge-docking.05). A remote is no ship (xw.remote.01). */
export function docking(state: XwingState, ship: Ship): Candidate<Dock>[] {
  if (isRemote(ship)) return [];
  return carriersFor(state, ship)
    .filter((carrier) => carrier.place === 'table' && !carrier.destroyed)
    .map((carrier) => {
      const action: Dock = { type: 'dock', player: ship.player, ship: ship.id, carrier: carrier.id };
      return candidate(action, tooFar(state, ship.id, carrier.id));
    });
}

function tooFar(state: XwingState, ship: ShipId, carrier: ShipId): Reason | null {
  const most = isHuge(state, carrier) || permitted(state, 'dock at range 1', { ship, carrier }) ? 1 : 0;
  if (isAtRange(state, ship, carrier, 0, most)) return null;
  return reason(
    'not-at-range',
    say`${ship} is not at range ${[most === 0 ? '0' : '0-1']} of ${carrier}.`,
    byCarrier(state, carrier, 'xw.docking.08', 'xw.huge-docking.05'),
  );
}

/** What is ruled of carriers; of huge ones by a rule of their own. */
export function byCarrier(state: XwingState, carrier: ShipId, usual: RuleId, ofHuge: RuleId): RuleId[] {
  return [isHuge(state, carrier) ? ofHuge : usual];
}

/** Every maneuver of the docked ship's dial from both guides of its carrier, of a huge one also from its sides, each allowed or refused (xw.docking.03, .04). */
export function deploying(state: XwingState, { id, player, type, docked }: Ship): Candidate<Deploy>[] {
  if (docked === null) return [];
  return (isHuge(state, docked) ? ALL_AROUND : GUIDES).flatMap((guides) => {
    const banned = forbidden(state, 'deploy from', { ship: id, carrier: docked, guides });
    return (shipType(type)?.dial ?? []).map((maneuver): Candidate<Deploy> => {
      const action: Deploy = { type: 'deploy', player, ship: id, maneuver: maneuverName(maneuver), guides };
      const cannot = maneuver.bearing === 'stationary' || isReverse(maneuver.bearing);
      const why = 'A ship must deploy with a maneuver that is neither stationary nor in reverse.';
      return candidate(action, cannot ? reason('not-forward', why, ['xw.docking.03']) : banned);
    });
  });
}

/**
 * Where the ship begins: its front at the guides of the carrier (xw.device-examples.01) or in the middle of its side, facing away from it
 * (xw.docking.04, xw.docking.15, xw.huge-docking.04), in an emergency, too (xw.docking.12).
 */
export function startOf(ship: Ship, carrier: Ship, guides: DeployStart): Pose {
  return ahead(edgeOf(carrier.pose, baseOf(carrier), guides), -baseOf(ship).length / 2);
}
