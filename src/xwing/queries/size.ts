/** Sizes of ships (xw.ship-size): which of two is the smaller one, and which are huge. */
import { SIZES } from '../facts/words';
import type { ObjectId, Ship, XwingState } from '../model/state';
import { isRemote } from './devices';

/** A remote has no size: it is neither smaller nor larger than any ship (xw.remote-attack.08). */
export function isSmaller(a: Ship, b: Ship): boolean {
  return !isRemote(a) && !isRemote(b) && SIZES.indexOf(a.size) < SIZES.indexOf(b.size);
}

/** One ship is larger than the other. */
export function isLarger(a: Ship, b: Ship): boolean {
  return isSmaller(b, a);
}

/** Is it a huge ship? An obstacle or a device is none. Where nobody asks, it is a ship like any other (xw.huge-ships.01). */
export function isHuge(state: XwingState, id: ObjectId): boolean {
  return state.ships.some((ship) => ship.id === id && ship.size === 'huge');
}
