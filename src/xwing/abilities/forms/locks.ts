/** Locks acquired outside the lock action. */
import { type AbilityInPlay, type Json, type Reason, reason, say } from '../../../core';
import { forbidden } from '../../engine';
import type { ObjectId, ShipId, XwingState } from '../../model/state';
import { acquireLock } from '../../procedures/lock';
import { rangesOfLocks } from '../../queries/locks';
import { isAtRange } from '../../queries/range';
import { you } from './you';

/** Why you could not lock it: it is too far away. */
export const outOfReach = (state: XwingState, self: AbilityInPlay, on: ShipId): Reason | null =>
  outOfReachOf(state, you(state, self).id, on);

/** Why this ship could not lock it: it is too far away, or too near. */
export function outOfReachOf(state: XwingState, own: ShipId, on: ObjectId): Reason | null {
  const { min, max } = rangesOfLocks(state, own);
  if (isAtRange(state, own, on, min, max)) return null;
  return reason('out-of-range', say`${on} is not at range ${min}-${max} of ${own}.`, ['xw.lock.03']);
}

/** You acquire a lock on that ship. */
export const lockOn = (state: XwingState, self: AbilityInPlay, on: ShipId): void =>
  acquireLock(state, you(state, self).id, { among: [on] });

/** A ship that acquires a lock on an object. */
interface Locking extends Record<string, string> {
  ship: ShipId;
  on: ObjectId;
}

/** Which of these objects the ship could lock now. */
export const canLock = (state: XwingState, ship: ShipId, among: readonly ObjectId[]): Locking[] =>
  among
    .filter((on) => on !== ship && outOfReachOf(state, ship, on) === null)
    .filter((on) => forbidden(state, 'acquire lock', { ship, on }) === null)
    .map((on) => ({ ship, on }));

/** 'Each of these ships may acquire a lock': those that were chosen do. */
export function locksEach(state: XwingState, { chosen }: { chosen: Json }): void {
  for (const { ship, on } of chosen as unknown as Locking[]) acquireLock(state, ship, { among: [on] });
}
