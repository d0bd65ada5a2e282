/** Doors that open and close as turns end (min.terrain-doors.03, .05). */
import { emit, forbidden } from '../engine';
import type { DoorId } from '../facts/battle-map';
import type { RuleId } from '../../core';
import type { DoorState } from '../model/map';
import type { MiniaturesState } from '../model/state';
import { charactersOnMap, spaceOf } from '../queries/characters';
import { doorsAfterTurn } from '../queries/doors';
import { boardIn } from '../queries/sight';
import { refreshGranted } from './abilities';

export function moveDoors(state: MiniaturesState): void {
  if (state.map.doors.length === 0) return;
  const holders = charactersOnMap(state).filter((each) => !forbidden(state, 'hold doors', { character: each.id }));
  const { opens, closes } = doorsAfterTurn(
    boardIn(state),
    holders.map((each) => spaceOf(state, each)),
  );
  for (const door of opens) moveDoor(state, door, 'open', ['min.terrain-doors.03']);
  for (const door of closes) moveDoor(state, door, 'closed', ['min.terrain-doors.05']);
}

/** As turns end, unless something holds the door. */
function moveDoor(state: MiniaturesState, door: DoorId, to: 'open' | 'closed', rules: readonly RuleId[]): void {
  if (!forbidden(state, 'move door', { door, to })) setDoor(state, door, to, rules);
}

/** A door stands so from now on. */
export function setDoor(state: MiniaturesState, door: DoorId, to: DoorState, rules: readonly RuleId[]): void {
  if ((state.doors[door] ?? 'closed') === to) return;
  // Replaced, never changed: boards are remembered by how doors stand.
  state.doors = { ...state.doors, [door]: to };
  // How many squares apart characters are hangs on it.
  refreshGranted(state);
  emit(state, { type: to === 'closed' ? 'door-closed' : 'door-opened', rules, door });
}
