/** What a viewer may know of a game of X-Wing: everything but the other player's facedown dials, the seed and the script of chance. */
import { nextInt, type Chance, type CoreState, type CoreView, type Knowledge, type Viewer } from '../core';
import { ship as shipType } from './facts';
import type { XwingEvent } from './model/events';
import type { Ship, XwingState } from './model/state';
import type { Xwing } from './model/types';

/** A ship as seen: the dial is null when facedown for this viewer; that it lies there is public. */
export interface SeenShip extends Ship {
  dialAssigned: boolean;
}

export interface XwingView extends Omit<XwingState, keyof CoreState | 'ships'>, CoreView<XwingEvent> {
  ships: SeenShip[];
}

function maySeeDial(ship: Ship, viewer: Viewer): boolean {
  return viewer === 'judge' || viewer === ship.player;
}

export const knowledge: Knowledge<Xwing> = {
  parts: (own, viewer) => ({
    ...own,
    ships: own.ships.map((ship) => ({
      ...ship,
      dial: maySeeDial(ship, viewer) ? ship.dial : null,
      dialAssigned: ship.dial !== null,
    })),
  }),
  event: (state, event, viewer) => {
    if (event.type !== 'dial-set') return event;
    const ship = state.ships.find((each) => each.id === event.ship);
    return ship && maySeeDial(ship, viewer) ? event : { ...event, maneuver: null };
  },
  // What an attack or a maneuver carries lies on the table.
  isFrameOpen: () => true,
  resample,
};

/** The same state for this viewer, with other maneuvers on the dials that they cannot see. */
function resample(state: XwingState, viewer: Viewer, chance: Chance): XwingState {
  const ships = state.ships.map((ship) => {
    if (ship.dial === null || maySeeDial(ship, viewer)) return ship;
    const dial = shipType(ship.type)?.dial ?? [];
    return { ...ship, dial: dial[nextInt(chance, dial.length)] ?? ship.dial };
  });
  const dials = new Map(ships.map((ship) => [ship.id, ship.dial]));
  const events = state.events.map((event): XwingEvent => {
    const dial = event.type === 'dial-set' ? dials.get(event.ship) : undefined;
    return event.type === 'dial-set' && dial ? { ...event, maneuver: `${dial.speed} ${dial.bearing}` } : event;
  });
  return { ...state, ships, events };
}
