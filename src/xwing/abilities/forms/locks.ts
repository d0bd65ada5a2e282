/** Locks acquired outside the lock action. */
import { type AbilityInPlay, type Reason, reason, say } from '../../../core';
import type { ShipId, XwingState } from '../../model/state';
import { acquireLock } from '../../procedures/lock';
import { rangeOfLocks } from '../../queries/locks';
import { isAtRange } from '../../queries/range';
import { you } from './you';

/** Why you could not lock it: it is too far away. */
export function outOfReach(state: XwingState, self: AbilityInPlay, on: ShipId): Reason | null {
  const own = you(state, self).id;
  const most = rangeOfLocks(state, own);
  if (isAtRange(state, own, on, 0, most)) return null;
  return reason('out-of-range', say`${on} is beyond range ${most} of ${own}.`, ['xw.lock.03']);
}

export const lockOn = (state: XwingState, self: AbilityInPlay, on: ShipId): void =>
  acquireLock(state, you(state, self).id, { among: [on] });
