/** The four ways to modify dice, and canceling, which is not one of them (xw.dice-modification, xw.cancel). */
import { addDie, showing, takeOut, turnDie, type Reason, type RuleId, withReasons } from '../../core';
import type { ShipId, XwingState } from '../model/state';
import type { Modifier } from '../model/values';
import { cannotModify, currentAttack, poolOf, type AttackFrame, type Pool } from '../queries/attack';
import {
  dieKind,
  focusResultsLeft,
  noteFocusModified,
  noteModified,
  ownerOf,
  rolledNow,
  type Face,
} from '../queries/dice';
import { emit } from '../engine';

/** By what dice are modified; null: results are added outside the modification of dice, which no ban speaks of (reinforce tokens). */
type By = Modifier | null;

/** What cannot be modified is not, whoever orders it (xw.golden-rules.03). */
const isForbidden = (state: XwingState, pool: Pool, by: By): boolean =>
  by !== null && cannotModify(state, pool, by) !== null;

/** Adds a result: an unused die showing it, whatever the number of dice rolled (xw.dice-modification.02, .03). */
export function addResult<P extends Pool>(
  state: XwingState,
  pool: P,
  face: Face<P>,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
  by: By = 'ability',
): void {
  const frame = attackOf(state);
  if (isForbidden(state, pool, by)) return;
  if (!addDie(poolOf(frame, pool), dieKind(pool), face)) return;
  if (by !== null) noteModified(state, pool);
  const ship = ownerOf(frame, pool);
  const why = withReasons(because);
  emit(state, { type: 'die-added', rules: [...rules, 'xw.dice-modification.02'], ship, die: pool, face, ...why });
}

/**
 * Changes the result of one die on the table, in an attack or not. Nothing happens if the die does not have that face (xw.dice-modification.04, .12), or if no more focus
 * results can be modified.
 */
export function changeResult<P extends Pool>(
  state: XwingState,
  pool: P,
  index: number,
  to: Face<P>,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
  by: Modifier = 'ability',
): void {
  const rolled = rolledNow(state, pool);
  if (!rolled || isForbidden(state, pool, by)) return;
  const { ship, dice } = rolled;
  const die = dice[index];
  if (die?.face === 'focus' && focusResultsLeft(state, pool) === 0) return;
  const from = die ? turnDie(die, dieKind(pool), to) : null;
  if (from === null) return;
  if (from === 'focus') noteFocusModified(state, pool, 1);
  noteModified(state, pool);
  const why = withReasons(because);
  emit(state, { type: 'die-changed', rules: [...rules, 'xw.dice-modification.04'], ship, die: pool, from, to, ...why });
}

/** Changes up to `count` results of a face. */
export function changeResults<P extends Pool>(
  state: XwingState,
  pool: P,
  { from, to, count }: { from: Face<P>; to: Face<P>; count: number },
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
  by: Modifier = 'ability',
): void {
  for (const i of showing(poolOf(attackOf(state), pool), from, count))
    changeResult(state, pool, i, to, rules, because, by);
}

/** Spends a result of the ship's own dice: the die leaves the pool (xw.dice-modification.06, .09). False: it has none. */
export function spendResult(state: XwingState, ship: ShipId, face: Face, rules: readonly RuleId[]): boolean {
  const frame = attackOf(state);
  const pool: Pool = ship === frame.attacker ? 'attack' : 'defense';
  if (ownerOf(frame, pool) !== ship || takeResults(frame, pool, face, 1) === 0) return false;
  noteModified(state, pool);
  emit(state, { type: 'die-spent', rules: [...rules, 'xw.dice-modification.06'], ship, die: pool, face });
  return true;
}

/**
 * Cancels up to `count` results: their dice leave the play area and count for nothing any more (xw.cancel.01, .02). No ban on modifying stops that
 * (xw.cancel.03, xw.dice-modification.10). How many were.
 */
export function cancelResults<P extends Pool>(
  state: XwingState,
  pool: P,
  face: Face<P>,
  count: number,
  rules: readonly RuleId[],
): number {
  const canceled = takeResults(attackOf(state), pool, face, count);
  const faces = Array<string>(canceled).fill(face);
  if (canceled > 0) emit(state, { type: 'dice-canceled', rules: [...rules, 'xw.cancel.01'], die: pool, faces });
  return canceled;
}

/** Removes up to `count` dice of a face from a pool; how many it were. */
export function takeResults(frame: AttackFrame, pool: Pool, face: Face, count: number): number {
  const dice = poolOf(frame, pool);
  return takeOut(dice, showing(dice, face, count)).length;
}

function attackOf(state: XwingState): AttackFrame {
  const frame = currentAttack(state);
  if (!frame) throw new Error('dice are modified during an attack');
  return frame;
}
