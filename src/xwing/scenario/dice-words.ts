/** Dice are named by what they show: `spend-evade: blank`, `use: { ability: predator, choose: blank }`. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Die, type Json, type Rejection } from '../../core';
import type { XwingAction } from '../model/actions';
import { currentAttack, poolOf, type Pool } from '../queries/attack';
import type { XwingState } from '../model/state';
import { FACE_WORDS } from './words';

function diceOf(state: XwingState, pool: Pool): readonly Die[] {
  const attack = currentAttack(state);
  return attack ? poolOf(attack, pool) : [];
}

/** The index of the first die of a pool that shows a face. */
export function dieShowing(
  state: XwingState,
  pool: Pool,
  word: string,
  used: readonly number[] = [],
): E.Either<Rejection, number> {
  const face = FACE_WORDS[word] ?? word;
  const dice = diceOf(state, pool);
  const index = dice.findIndex((die, i) => die.face === face && !used.includes(i));
  if (index >= 0) return E.right(index);
  const shown = dice.map((die) => die.face).join(', ') || 'nothing';
  const often = used.length > 0 ? ' as often' : '';
  return reject(reason('no-such-die', `no ${pool} die shows ${word}${often}; they show ${shown}`, []));
}

/** One die for each face, no die twice. */
export function diceShowing(state: XwingState, pool: Pool, faces: readonly string[]): E.Either<Rejection, number[]> {
  const found: number[] = [];
  for (const face of faces) {
    const die = dieShowing(state, pool, face, found);
    if (E.isLeft(die)) return die;
    found.push(die.right);
  }
  return E.right(found.sort((a, b) => a - b));
}

/** Faces in words. */
export function facesOf(state: XwingState, pool: Pool, dice: readonly number[]): string[] {
  return dice.map((die) => diceOf(state, pool)[die]?.face ?? '?');
}

/** Once there are defense dice, an ability chooses among them. */
export function poolChosenFrom(state: XwingState): Pool {
  return diceOf(state, 'defense').length > 0 ? 'defense' : 'attack';
}

/** Choices of abilities: any of the dice that show the face, or dice that show the faces. */
export const choice = {
  read(words: Json, state: XwingState): readonly Json[] {
    const pools: readonly Pool[] = poolChosenFrom(state) === 'defense' ? ['defense', 'attack'] : ['attack'];
    return pools.flatMap((pool): readonly Json[] => {
      if (typeof words === 'string')
        return diceOf(state, pool).flatMap(({ face }, i) => (face === (FACE_WORDS[words] ?? words) ? [i] : []));
      if (!Array.isArray(words) || !words.every((each) => typeof each === 'string')) return [];
      const dice = diceShowing(state, pool, words as string[]);
      return E.isRight(dice) ? [dice.right] : [];
    });
  },
  write(chosen: Json, _action: XwingAction, state: XwingState): Json {
    const pool = poolChosenFrom(state);
    const isDie = (each: Json): each is number => typeof each === 'number' && diceOf(state, pool)[each] !== undefined;
    if (isDie(chosen)) return facesOf(state, pool, [chosen])[0] ?? chosen;
    if (!Array.isArray(chosen) || chosen.length === 0 || !(chosen as readonly Json[]).every(isDie)) return chosen;
    return facesOf(state, pool, chosen as number[]);
  },
};
