/** Putting a ship somewhere else, and what every move has in common (xw.move). */
import type { Reason, RuleId } from '../../core';
import type { Pose } from '../../core/geometry';
import { emit, tell, trigger } from '../engine';
import type { XwingEvent } from '../model/events';
import type { Encounters } from '../queries/move';
import { partTouching } from './removal';
import { shipOf } from '../queries/ships';
import type { ShipId, XwingState } from '../model/state';

/** The ship stands somewhere else now; it touches what it is put against (xw.range.14), and no longer what it left (xw.range.17). */
export function moveShip(
  state: XwingState,
  id: ShipId,
  to: Pose,
  by: string,
  touching: ShipId | null,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const ship = shipOf(state, id);
  const from = ship.pose;
  partTouching(state, id);
  ship.pose = to;
  if (touching !== null) {
    ship.touching = [touching];
    shipOf(state, touching).touching.push(id);
  }
  emit(state, { type: 'moved', rules, ship: id, from, to, by, ...(because.length > 0 ? { because } : {}) });
}

/** Tells what the move met, in the order of the move, before the obstacles have their effects. */
export function tellEncounters(state: XwingState, ship: ShipId, met: Encounters): void {
  for (const event of eventsOf(ship, met)) tell(state, event);
}

/** Triggers what waits for it, after those effects: the game's own effects come before abilities (xw.ability-queue.07). */
export function triggerEncounters(state: XwingState, ship: ShipId, met: Encounters): void {
  for (const event of eventsOf(ship, met)) trigger(state, event);
}

function eventsOf(ship: ShipId, { through, overlapped, inOrder }: Encounters): XwingEvent[] {
  return inOrder.flatMap((id): XwingEvent[] => [
    ...(through.includes(id) ? [{ type: 'moved-through' as const, rules: ['xw.move.02'], ship, obstacle: id }] : []),
    ...(overlapped.includes(id) ? [{ type: 'overlapped' as const, rules: ['xw.overlap.01'], ship, object: id }] : []),
  ]);
}
