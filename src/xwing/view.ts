/** What a viewer may know of a game of X-Wing: everything but the other players' facedown dials, the seed and the script of chance. */
import type { CoreState, CoreView, Knowledge, Viewer } from '../core';
import { ship as shipType } from './facts';
import type { XwingEvent } from './model/events';
import type { Ship, XwingState } from './model/state';
import type { Xwing } from './model/types';

/** A ship as seen: the dial is null when facedown for this viewer; that it lies there is public. */
export interface SeenShip extends Ship {
  dialAssigned: boolean;
}

/** What `xwing.view` gives. */
export interface XwingView extends Omit<XwingState, keyof CoreState | 'ships'>, CoreView<XwingEvent> {
  ships: SeenShip[];
}

function maySeeDial(ship: Ship, viewer: Viewer): boolean {
  return viewer === 'judge' || viewer === ship.player;
}

export const knowledge: Knowledge<Xwing> = {
  secrets: ({ ships }) =>
    ships.flatMap((ship, i) => {
      if (ship.dial === null || ship.dialFaceup) return [];
      return [
        {
          owner: ship.player,
          knownTo: ship.dialSeenBy,
          at: ['ships', i, 'dial'],
          among: shipType(ship.type)?.dial ?? [],
        },
      ];
    }),
  parts: (own, _viewer, { ships }) => ({
    ...own,
    ships: own.ships.map((ship, i) => ({ ...ship, dialAssigned: ships[i]?.dial !== null })),
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

/** Events tell of the dials as they were dealt. */
function resample(state: XwingState): XwingState {
  const dials = new Map(state.ships.map((ship) => [ship.id, ship.dial]));
  const events = state.events.map((event): XwingEvent => {
    const dial = event.type === 'dial-set' ? dials.get(event.ship) : undefined;
    return event.type === 'dial-set' && dial ? { ...event, maneuver: `${dial.speed} ${dial.bearing}` } : event;
  });
  return { ...state, events };
}
