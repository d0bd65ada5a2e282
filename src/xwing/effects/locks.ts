/** Locks that leave the table, or go to another object (xw.lock). */
import { rulesOfAll, reason, say, withReasons, type Reason, type RuleId } from '../../core';
import { emit } from '../engine';
import type { Lock, ObjectId, ShipId, XwingState } from '../model/state';

/** The lock is broken, if it is still there (xw.break.01). */
export function breakLock(
  state: XwingState,
  { by, on }: Lock,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  if (!takeLock(state, by, on)) return;
  emit(state, { type: 'lock-broken', rules, ship: by, on, ...withReasons(because) });
}

/** The ship spends the lock that it has on this object (xw.lock.06). */
export function spendLock(state: XwingState, ship: ShipId, on: ObjectId, because: readonly Reason[] = []): void {
  takeLock(state, ship, on);
  const rules = [...rulesOfAll(because), 'xw.lock.06'];
  emit(state, { type: 'lock-spent', rules, ship, on, ...withReasons(because) });
}

function takeLock(state: XwingState, by: ShipId, on: ObjectId): boolean {
  const at = state.locks.findIndex((lock) => lock.by === by && lock.on === on);
  if (at >= 0) state.locks.splice(at, 1);
  return at >= 0;
}

/**
 * The lock of a ship is that of another from now on. A ship keeps no more locks than it maintains (`most`), and no two on one object
 * (xw.lock.11, xw.faq-lock.03): those that it had go, the oldest first.
 */
export function giveLock(
  state: XwingState,
  { by, on }: Lock,
  to: ShipId,
  most: number,
  rules: readonly RuleId[],
): void {
  if (to === on || !takeLock(state, by, on)) return;
  const had = state.locks.filter((lock) => lock.by === to);
  const same = had.filter((lock) => lock.on === on);
  const others = had.filter((lock) => lock.on !== on);
  for (const lock of [...same, ...others.slice(0, Math.max(0, others.length + 1 - most))])
    breakLock(state, lock, ['xw.lock.11']);
  state.locks.push({ by: to, on });
  emit(state, { type: 'lock-given', rules, ship: by, to, on });
}

/**
 * The lock of a ship is on another object from now on. A ship has no lock on itself, and of several locks no two on one object: then it is broken
 * (xw.faq-cards.27, xw.faq-lock.03).
 */
export function transferLock(state: XwingState, { by, on }: Lock, to: ObjectId, rules: readonly RuleId[]): void {
  const lock = state.locks.find((each) => each.by === by && each.on === on);
  if (!lock || on === to) return;
  lock.on = to;
  emit(state, { type: 'lock-transferred', rules, ship: by, from: on, on: to });
  const same = state.locks.filter((each) => each.by === by && each.on === to);
  if (by === to) {
    const why = reason('own-lock', say`${by} has no lock on itself.`, ['xw.faq-cards.27', 'xw.lock.09']);
    breakLock(state, lock, ['xw.faq-cards.27'], [why]);
  } else if (same.length > 1) {
    const why = reason('same-object', say`several locks of ${by} may be only on different objects.`, [
      'xw.faq-lock.03',
    ]);
    breakLock(state, lock, ['xw.faq-lock.03'], [why]);
  }
}
