/** Turret indicators, and the arcs through which a ship attacks with turrets. */
import { type Reason, reason } from '../../../core';
import type { Ship, StandardArc, XwingState } from '../../model/state';
import { turretArcs } from '../../queries/firing-arcs';
import { you } from './you';

/** Why there is nothing that you could rotate, or null. */
export function noTurret(state: XwingState, self: { source: string }): Reason | null {
  const own = you(state, self);
  return own.turret ? null : reason('no-turret', 'There is no turret to rotate.', ['xw.rotate.01'], { ship: own.id });
}

/** The turret arcs through which the ship has not attacked this round. */
export function unusedArcs(ship: Ship): StandardArc[] {
  return turretArcs(ship).filter((arc) => !ship.turretAttacks.includes(arc));
}
