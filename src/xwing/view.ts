/** What a viewer may know of a game of X-Wing: everything but the other players' facedown dials and conditions, damage cards at which others look, the seed and the script of chance. */
import {
  anyCards,
  SEES_EVERYTHING,
  type AnyViewer,
  type Chance,
  type CoreState,
  type CoreView,
  type Frame,
  type Knowledge,
  type Secret,
} from '../core';
import { ship as shipType } from './facts';
import type { XwingEvent } from './model/events';
import type { AssignedCondition, Ship, XwingState } from './model/state';
import type { Xwing, XwingFrames } from './model/types';
import { secretConditions } from './queries/conditions';
import { deckFor } from './queries/damage-cards';
import { shipOf } from './queries/ships';

/** A condition as seen: null is a facedown card that this viewer may not look at. */
export interface SeenCondition extends Omit<AssignedCondition, 'card'> {
  card: string | null;
}

/** A ship as seen: the dial is null when facedown for this viewer; that it lies there is public. */
export interface SeenShip extends Omit<Ship, 'conditions'> {
  dialAssigned: boolean;
  conditions: SeenCondition[];
}

/** What `xwing.view` gives. */
export interface XwingView extends Omit<XwingState, keyof CoreState | 'ships'>, CoreView<XwingEvent> {
  ships: SeenShip[];
}

function maySeeDial(ship: Ship, viewer: AnyViewer): boolean {
  return viewer === SEES_EVERYTHING || viewer === ship.player;
}

/** Its back is all that others see of a dial that lies facedown (xw.dial.02). */
function dialOf({ type, player, dial, dialFaceup, dialSeenBy }: Ship, i: number): Secret[] {
  if (dial === null || dialFaceup) return [];
  return [{ owner: player, knownTo: dialSeenBy, at: ['ships', i, 'dial'], among: shipType(type)?.dial ?? [] }];
}

/** A player has one at a time, so that it may be any of them. */
function facedownConditions({ conditions }: Ship, i: number): Secret[] {
  return conditions.flatMap(({ by, facedown }, k) =>
    facedown ? [{ owner: by, at: ['ships', i, 'conditions', k, 'card'], among: secretConditions() }] : [],
  );
}

export const knowledge: Knowledge<Xwing> = {
  secrets: ({ ships }) => ships.flatMap((ship, i) => [...dialOf(ship, i), ...facedownConditions(ship, i)]),
  parts: (own, _viewer, { ships }) => ({
    ...own,
    ships: own.ships.map((ship, i) => ({ ...ship, dialAssigned: ships[i]?.dial !== null })),
  }),
  event: (state, event, viewer) => {
    if (event.type !== 'dial-set') return event;
    const ship = state.ships.find((each) => each.id === event.ship);
    return ship && maySeeDial(ship, viewer) ? event : { ...event, maneuver: null };
  },
  // What an attack or a maneuver carries lies on the table; cards that somebody looks at do not.
  isFrameOpen: (_state, frame, viewer) => viewer === SEES_EVERYTHING || !isSeenByOthers(frame, viewer),
  retold,
  resample: (state, viewer, chance) => ({
    ...state,
    stack: state.stack.map((frame) => (isSeenByOthers(frame, viewer) ? seenAnew(state, frame, chance) : frame)),
  }),
};

type ExposeFrame = XwingFrames['expose damage card'];

/** Does the frame hold facedown damage cards at which another player looks? */
function isSeenByOthers(frame: Frame, viewer: AnyViewer): frame is ExposeFrame & { seen: string[] } {
  if (frame.procedure !== 'expose damage card') return false;
  const { by, seen } = frame as ExposeFrame;
  return by !== viewer && seen !== undefined;
}

/** Any others of the cards that nobody else knows. */
function seenAnew(state: XwingState, frame: ExposeFrame & { seen: string[] }, chance: Chance): ExposeFrame {
  const { unknown } = deckFor(state, shipOf(state, frame.ship)).deck;
  return { ...frame, seen: anyCards(unknown, frame.seen.length, chance) };
}

/** Dials that were set lie there, until they are revealed. */
function retold({ ships, events }: XwingState): XwingEvent[] {
  const dials = new Map(ships.map((ship) => [ship.id, ship.dial]));
  return events.map((event) => {
    const dial = event.type === 'dial-set' ? dials.get(event.ship) : undefined;
    return event.type === 'dial-set' && dial ? { ...event, maneuver: `${dial.speed} ${dial.bearing}` } : event;
  });
}
