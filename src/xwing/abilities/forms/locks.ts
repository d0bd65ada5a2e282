/** Locks acquired outside the lock action. */
import { type AbilityInPlay, type Reason, reason, say } from '../../../core';
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

export const lockOn = (state: XwingState, self: AbilityInPlay, on: ShipId): void =>
  acquireLock(state, you(state, self).id, { among: [on] });
