/** Who has locked what (xw.lock). */
import type { XwingState, ShipId, Lock } from '../model/state';

/** The lock that the ship has, if any: a ship maintains one (xw.lock.11). */
export function lockOf(state: XwingState, ship: ShipId): Lock | undefined {
  return state.locks.find((lock) => lock.by === ship);
}
