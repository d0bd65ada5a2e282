/** The four ways to modify dice, and canceling, which is not one of them (xw.dice-modification, xw.cancel). */
import {
  cannotReroll,
  reroll,
  rollQuestion,
  type Die,
  type Frame,
  type PlayerId,
  type RollAction,
  type RuleId,
} from '../../core';
import { countFaces, currentAttack, poolOf, setPool, shipInRole, type AttackFrame, type Pool } from '../queries/attack';
import { ATTACK_DIE, DEFENSE_DIE, REROLLS } from '../facts/dice';
import { ask, call, emit, finish, innermost, procedure, run } from '../engine';
import type { XwingFrames } from '../model/types';
import type { ShipId, XwingState } from '../model/state';

type RollFrame = XwingFrames['roll a die'];

const KINDS = { attack: ATTACK_DIE, defense: DEFENSE_DIE } as const;

export const dieKind = (pool: Pool) => KINDS[pool];

/** The ship that rolled the dice of a pool. */
export function ownerOf(frame: AttackFrame, pool: Pool): ShipId {
  return shipInRole(frame, pool === 'attack' ? 'attacker' : 'defender');
}

/** The dice that lie on the table, and whose they are: of one side of the attack, or the die that a ship rolled for something else. */
export function rolledNow(state: XwingState, pool: Pool): { ship: ShipId; dice: Die[] } | null {
  // An attack may call for another roll, but no such roll for an attack.
  const roll = innermost(state, 'roll a die');
  if (roll) return { ship: roll.ship, dice: diceIn(roll, pool) };
  const attack = currentAttack(state);
  return attack && { ship: ownerOf(attack, pool), dice: diceIn(attack, pool) };
}

/** The dice of a kind that a frame holds. */
export function diceIn(frame: AttackFrame | RollFrame, pool: Pool): Die[] {
  if ('attackDice' in frame) return poolOf(frame, pool);
  return frame.dice.filter((die) => die.kind === pool);
}

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

/**
 * Rerolls dice, named by their indexes: those that were not rerolled before, as many as qualify (xw.dice-modification.05, xw.faq-dice.01).
 * Chance is asked when the running step is done.
 */
export function rerollResults(
  state: XwingState,
  pool: Pool,
  dice: readonly number[],
  player: PlayerId,
  rules: readonly RuleId[],
): void {
  call(state, 'reroll dice', { pool, dice: [...dice], player, rules });
}

export interface RerollFrame extends Frame {
  pool: Pool;
  dice: number[];
  player: PlayerId;
  rules: readonly RuleId[];
}

export const rerollDice = procedure('reroll dice', [
  run('set aside dice that were rerolled', REROLLS.rules, (state, frame) => {
    const dice = rolledNow(state, frame.pool)?.dice ?? [];
    frame.dice = frame.dice.filter((i) => dice[i] && canReroll(dice[i]));
    if (frame.dice.length === 0) finish(frame);
  }),
  ask(
    'reroll dice',
    ['xw.dice-modification.05'],
    (_state, { pool, dice }) => rollQuestion(dieKind(pool), dice.length, `${dice.length} ${pool} dice again`),
    (state, { pool, dice, player, rules }, action: RollAction) => {
      const rolled = rolledNow(state, pool);
      if (!rolled) return;
      const { ship, dice: all } = rolled;
      reroll(
        dice.flatMap((i) => all[i] ?? []),
        action,
      );
      const why = ['xw.dice-modification.05', ...rules];
      emit(state, { type: 'dice-rerolled', rules: why, ship, die: pool, faces: action.faces, player });
    },
  ),
]);

export function canReroll(die: Die): boolean {
  return cannotReroll(die, REROLLS) === null;
}

function canShow(pool: Pool, face: string): boolean {
  return Object.hasOwn(dieKind(pool).faces, face);
}

function attackOf(state: XwingState): AttackFrame {
  const frame = currentAttack(state);
  if (!frame) throw new Error('dice are modified during an attack');
  return frame;
}
