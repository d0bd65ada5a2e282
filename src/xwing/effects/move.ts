/** Putting a ship somewhere else, and what every move has in common (xw.move). */
import { reason, say, type Reason, type RuleId, withReasons } from '../../core';
import { about, turn, type Pose } from '../../core/geometry';
import { awaited, emit, tell, trigger } from '../engine';
import type { Rotation, XwingEvent } from '../model/events';
import { cannotBeMoved } from '../queries/huge-moves';
import { devicesMet, type Encounters } from '../queries/move';
import { areaOfObject, doubtsOnto } from '../queries/objects';
import { onApproximateOutline } from '../queries/outlines';
import { nothingDone } from './failing';
import { partTouching } from './removal';
import { inMm, rangeToObject } from '../queries/range';
import { shipOf } from '../queries/ships';
import type { ObjectId, ShipId, XwingState } from '../model/state';

/**
 * Every move ends here (xw.move.01). The ship, and no other (xw.position-marker.01), stands somewhere else now; it touches what it is put against
 * (xw.range.14), and no longer what it left (xw.range.17).
 */
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
  emit(state, { type: 'moved', rules, ship: id, from, to, by, ...withReasons(because) });
}

/** The ship turns where it stands: by 90 degrees to one side, by 180, or not at all. */
export function rotateShip(state: XwingState, id: ShipId, way: Rotation, rules: readonly RuleId[]): void {
  const ship = shipOf(state, id);
  if (way === 'around') ship.pose = about(ship.pose);
  else if (way !== 'none') ship.pose = turn(ship.pose, way === 'left' ? -90 : 90);
  emit(state, { type: 'ship-rotated', rules, ship: id, way });
}

/** A huge ship stays, and that is told: true (see `cannotBeMoved`). */
export function staysAsHuge(state: XwingState, id: ShipId, what: string, rules?: readonly RuleId[]): boolean {
  const why = cannotBeMoved(shipOf(state, id), rules);
  if (why) nothingDone(state, id, what, why);
  return why !== null;
}

/** Tells what the move met, in the order of the move, before the obstacles have their effects. `by`: what makes these follow. */
export function tellEncounters(state: XwingState, ship: ShipId, met: Encounters, by: readonly RuleId[] = []): void {
  for (const event of eventsOf(state, ship, met, by)) tell(state, event);
}

/** Triggers what waits for it, after those effects: the game's own effects come before abilities (xw.ability-queue.07). */
export function triggerEncounters(state: XwingState, ship: ShipId, met: Encounters, inManeuver = false): void {
  // What they tell takes measuring: not where nobody waits for them.
  if (awaited(state, 'moved-through') || awaited(state, 'overlapped'))
    for (const event of eventsOf(state, ship, met)) trigger(state, event);
  for (const device of devicesMet(state, met)) {
    const overlapped = met.overlapped.includes(device);
    trigger(state, { type: 'device-met', rules: ['xw.move.04'], ship, device, overlapped, inManeuver });
  }
}

function eventsOf(state: XwingState, ship: ShipId, met: Encounters, by: readonly RuleId[] = []): XwingEvent[] {
  const { through, overlapped, inOrder } = met;
  const crossed = (id: ObjectId, i: number): XwingEvent => {
    const ends = overlapped.includes(id) ? null : rangeToObject(state, ship, id).distance;
    const because = underTemplate(state, met, i, ends);
    return { type: 'moved-through', rules: [...by, 'xw.move.02'], ship, obstacle: id, because };
  };
  const ended = (id: ObjectId): XwingEvent => {
    const why = withReasons(doubtsOnto(state, areaOfObject(state, ship), id, ['xw.overlap.01']));
    return { type: 'overlapped', rules: [...by, 'xw.overlap.01'], ship, object: id, ...why };
  };
  return inOrder.flatMap((id, i): XwingEvent[] => [
    ...(through.includes(id) ? [crossed(id, i)] : []),
    ...(overlapped.includes(id) ? [ended(id)] : []),
  ]);
}

/** An object that was put under a ship: it counts as overlapping it, though it has not moved. */
export function placedUnder(ship: ShipId, object: ObjectId, rules: readonly RuleId[]): XwingEvent {
  const because = [
    reason('placed-under', say`${object} is placed under ${ship}, which counts as overlapping it.`, rules),
  ];
  return { type: 'overlapped', rules, ship, object, because };
}

/** Where the obstacle lies under the template, and how far from it the base ends, where that is not on it. */
function underTemplate(state: XwingState, { along, inOrder }: Encounters, i: number, ends: number | null): Reason[] {
  const [id, under] = [inOrder[i], along[i]];
  // Of a save that was written by hand: it does not say how.
  if (id === undefined || !under) return [];
  const { mm, deep } = under;
  const said = `it lies under the template, about ${Math.round(mm)} mm from its start${ends === null ? '' : `; the base ends ${inMm(ends)} from it`}.`;
  return [
    reason('under-template', said, ['xw.move.02'], ends === null ? { mm } : { mm, ends }),
    ...onApproximateOutline(state, [id], deep, ['xw.move.02']),
  ];
}
