/** Dice are named by what they show, see `language/dice-words`. */
import type * as E from 'fp-ts/lib/Either';
import type { Die, Rejection } from '../../core';
import { choiceOfDice, diceCalled, dieCalled, type DiceNames } from '../../language/dice-words';
import { currentAttack, poolOf, type Pool } from '../queries/attack';
import type { XwingState } from '../model/state';
import { FACE_WORDS } from './words';

function poolNamed(state: XwingState, name: Pool): { name: Pool; dice: readonly Die[] } {
  const attack = currentAttack(state);
  return { name, dice: attack ? poolOf(attack, name) : [] };
}

const names: DiceNames<XwingState> = {
  pools: (state) =>
    (poolChosenFrom(state) === 'defense' ? (['defense', 'attack'] as const) : (['attack'] as const)).map((pool) =>
      poolNamed(state, pool),
    ),
  isCalled: ({ face }, word) => face === (FACE_WORDS[word] ?? word),
  call: ({ face }) => face,
};

/** The index of the first die of a pool that shows a face. */
export function dieShowing(state: XwingState, pool: Pool, word: string): E.Either<Rejection, number> {
  return dieCalled(names, poolNamed(state, pool), word);
}

/** One die for each face, no die twice. */
export function diceShowing(state: XwingState, pool: Pool, faces: readonly string[]): E.Either<Rejection, number[]> {
  return diceCalled(names, poolNamed(state, pool), faces);
}

/** Faces in words. */
export function facesOf(state: XwingState, pool: Pool, dice: readonly number[]): string[] {
  const { dice: rolled } = poolNamed(state, pool);
  return dice.map((die) => rolled[die]?.face ?? '?');
}

/** Once there are defense dice, an ability chooses among them. */
export function poolChosenFrom(state: XwingState): Pool {
  return poolNamed(state, 'defense').dice.length > 0 ? 'defense' : 'attack';
}

/** Choices of abilities: any of the dice that show the face, or dice that show the faces. */
export const choice = choiceOfDice(names);
