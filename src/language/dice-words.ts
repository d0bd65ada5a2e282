/** Dice are named by what they show: `spend-evade: blank`, `use: { ability: predator, choose: [blank, focus] }`. */
import * as E from 'fp-ts/lib/Either';
import type { Die } from '../core';
import type { Json } from '../core/codec/json';
import { reason, reject, type Rejection } from '../core/contract/rejection';

/** How a game calls its dice. */
export interface DiceNames<S> {
  /** The pools among which words choose, the likeliest first. */
  pools(state: S): readonly { name: string; dice: readonly Die[] }[];
  /** Is the die called so? */
  isCalled(die: Die, word: string): boolean;
  /** What the die is called. */
  call(die: Die): string;
}

/** The index of the first die of a pool that is called so. */
export function dieCalled<S>(
  { isCalled, call }: DiceNames<S>,
  { name, dice }: ReturnType<DiceNames<S>['pools']>[number],
  word: string,
  used: readonly number[] = [],
): E.Either<Rejection, number> {
  const index = dice.findIndex((die, i) => isCalled(die, word) && !used.includes(i));
  if (index >= 0) return E.right(index);
  const shown = dice.map(call).join(', ') || 'nothing';
  const often = used.length > 0 ? ' as often' : '';
  return reject(reason('no-such-die', `no ${name} die shows ${word}${often}; they show ${shown}`, []));
}

/** One die for each word, no die twice. */
export function diceCalled<S>(
  names: DiceNames<S>,
  pool: ReturnType<DiceNames<S>['pools']>[number],
  all: readonly string[],
): E.Either<Rejection, number[]> {
  const found: number[] = [];
  for (const word of all) {
    const die = dieCalled(names, pool, word, found);
    if (E.isLeft(die)) return die;
    found.push(die.right);
  }
  return E.right(found.sort((a, b) => a - b));
}

/** Choices of abilities among dice: any of those that are called so, or one for each word of a list. */
export function choiceOfDice<S>(names: DiceNames<S>) {
  const { pools, isCalled, call } = names;
  return {
    read(words: Json, state: S): readonly Json[] {
      return pools(state).flatMap((pool): readonly Json[] => {
        if (typeof words === 'string') return pool.dice.flatMap((die, i) => (isCalled(die, words) ? [i] : []));
        if (!Array.isArray(words) || !words.every((each) => typeof each === 'string')) return [];
        const dice = diceCalled(names, pool, words as string[]);
        return E.isRight(dice) ? [dice.right] : [];
      });
    },
    write(chosen: Json, _action: unknown, state: S): Json {
      const dice = pools(state)[0]?.dice ?? [];
      const word = (each: Json): string | undefined => {
        const die = typeof each === 'number' ? dice[each] : undefined;
        return die && call(die);
      };
      if (!Array.isArray(chosen)) return word(chosen) ?? chosen;
      const all = (chosen as readonly Json[]).map(word);
      return all.length > 0 && all.every((each) => each !== undefined) ? all : chosen;
    },
  };
}
