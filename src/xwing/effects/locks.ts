/** Locks that leave the table (xw.lock). */
import { withReasons, type Reason, type RuleId } from '../../core';
import { emit } from '../engine';
import type { ObjectId, ShipId, XwingState } from '../model/state';
import { lockOf } from '../queries/locks';

/** The ship loses its lock, if it has one. */
export function breakLock(
  state: XwingState,
  ship: ShipId,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const lock = lockOf(state, ship);
  if (!lock) return;
  state.locks = state.locks.filter((each) => each.by !== ship);
  emit(state, { type: 'lock-broken', rules, ship, on: lock.on, ...withReasons(because) });
}

/** The ship spends the lock that it has on this object (xw.lock.06). */
export function spendLock(state: XwingState, ship: ShipId, on: ObjectId, because: readonly Reason[] = []): void {
  const at = state.locks.findIndex((lock) => lock.by === ship && lock.on === on);
  state.locks.splice(at, 1);
  const rules = [...because.flatMap((why) => why.rules), 'xw.lock.06'];
  emit(state, { type: 'lock-spent', rules, ship, on, ...withReasons(because) });
}
