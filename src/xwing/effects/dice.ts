/** The four ways to modify dice, and canceling, which is not one of them (xw.dice-modification, xw.cancel). */
import type { RuleId } from '../../core';
import type { ShipId, XwingState } from '../model/state';
import { countFaces, currentAttack, poolOf, setPool, type AttackFrame, type Pool } from '../queries/attack';
import { dieKind, ownerOf } from '../queries/dice';
import { emit } from '../engine';

/** Adds a result: an unused die showing it, whatever the number of dice rolled (xw.dice-modification.02, .03). */
export function addResult(state: XwingState, pool: Pool, face: string, rules: readonly RuleId[]): void {
  const frame = attackOf(state);
  if (!canShow(pool, face)) return;
  poolOf(frame, pool).push({ kind: pool, face, rerolls: 0 });
  const ship = ownerOf(frame, pool);
  emit(state, { type: 'die-added', rules: ['xw.dice-modification.02', ...rules], ship, die: pool, face });
}

/** Changes the result of one die; nothing happens if the die does not have that face (xw.dice-modification.04, .12). */
export function changeResult(state: XwingState, pool: Pool, index: number, to: string, rules: readonly RuleId[]): void {
  const frame = attackOf(state);
  const die = poolOf(frame, pool)[index];
  if (!die || !canShow(pool, to)) return;
  const from = die.face;
  die.face = to;
  const ship = ownerOf(frame, pool);
  emit(state, { type: 'die-changed', rules: ['xw.dice-modification.04', ...rules], ship, die: pool, from, to });
}

/** Changes up to `count` results of a face. */
export function changeResults(
  state: XwingState,
  pool: Pool,
  { from, to, count }: { from: string; to: string; count: number },
  rules: readonly RuleId[],
): void {
  let left = count;
  poolOf(attackOf(state), pool).forEach((die, i) => {
    if (left === 0 || die.face !== from) return;
    left -= 1;
    changeResult(state, pool, i, to, rules);
  });
}

/** Spends a result of the ship's own dice: the die leaves the pool (xw.dice-modification.06, .09). False: it has none. */
export function spendResult(state: XwingState, ship: ShipId, face: string, rules: readonly RuleId[]): boolean {
  const frame = attackOf(state);
  const pool: Pool = ship === frame.attacker ? 'attack' : 'defense';
  if (ownerOf(frame, pool) !== ship || takeOut(frame, pool, face, 1) === 0) return false;
  emit(state, { type: 'die-spent', rules: ['xw.dice-modification.06', ...rules], ship, die: pool, face });
  return true;
}

/** Cancels up to `count` results: their dice leave the play area and count for nothing any more (xw.cancel.01, .02). How many were. */
export function cancelResults(
  state: XwingState,
  pool: Pool,
  face: string,
  count: number,
  rules: readonly RuleId[],
): number {
  const canceled = takeOut(attackOf(state), pool, face, count);
  const faces = Array<string>(canceled).fill(face);
  if (canceled > 0) emit(state, { type: 'dice-canceled', rules: ['xw.cancel.01', ...rules], die: pool, faces });
  return canceled;
}

/** Removes dice of a face from a pool; how many there were. */
export function takeOut(frame: AttackFrame, pool: Pool, face: string, count: number): number {
  const dice = poolOf(frame, pool);
  const taken = Math.min(count, countFaces(dice, face));
  let left = taken;
  if (taken > 0)
    setPool(
      frame,
      pool,
      dice.filter((die) => die.face !== face || left-- <= 0),
    );
  return taken;
}

function canShow(pool: Pool, face: string): boolean {
  return Object.hasOwn(dieKind(pool).faces, face);
}

function attackOf(state: XwingState): AttackFrame {
  const frame = currentAttack(state);
  if (!frame) throw new Error('dice are modified during an attack');
  return frame;
}
