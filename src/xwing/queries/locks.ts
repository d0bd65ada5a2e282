/** Who has locked what (xw.lock). */
import { reason, say, type Reason } from '../../core';
import { forbidden, modified } from '../engine';
import type { Lock, ObjectId, ShipId, XwingState } from '../model/state';

/** The locks that the ship has, the latest last. */
export function locksOf(state: XwingState, ship: ShipId): Lock[] {
  return state.locks.filter((lock) => lock.by === ship);
}

/** Has the ship a lock on this object? */
export function hasLocked(state: XwingState, ship: ShipId, on: ShipId): boolean {
  return state.locks.some((lock) => lock.by === ship && lock.on === on);
}

/** Why the ship cannot spend a lock on this object, or null. */
export function cannotSpendLock(state: XwingState, ship: ShipId, on: ObjectId): Reason | null {
  if (hasLocked(state, ship, on)) return forbidden(state, 'spend lock', { ship, on });
  return reason('no-lock', say`${ship} has no lock on ${on}.`, ['xw.paying-costs.01']);
}

/** How many locks the ship maintains: one (xw.lock.11), or as many as its cards let it. */
export function mostLocks(state: XwingState, ship: ShipId): number {
  return modified(state, 'most locks', 1, { ship });
}

/** The farthest range at which the ship locks (xw.lock.13). */
export function rangeOfLocks(state: XwingState, ship: ShipId): number {
  return modified(state, 'range of locks', 3, { ship });
}

/** From the nearest to the farthest. */
export function rangesOfLocks(state: XwingState, ship: ShipId): { min: number; max: number } {
  return { min: modified(state, 'nearest range of locks', 0, { ship }), max: rangeOfLocks(state, ship) };
}

/** Farther than any table is wide: a range without an end. */
export const ANY_RANGE = 99;
