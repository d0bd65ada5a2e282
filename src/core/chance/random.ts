/** A choice made at random, without dice and without a pile: chance's own action. */
import type { Sentence } from '../contract/sentence';
import type { Json } from '../codec/json';
import { allowed, type Question } from '../contract/question';
import type { RandomChoice } from './chance';

/** Chance chooses one of several, each as likely as any other. */
export function randomQuestion<C extends Json>(
  of: string,
  choices: readonly C[],
  asks: string | Sentence,
): Question<RandomChoice<C>> {
  const candidates = choices.map((chosen) => allowed({ type: 'choose-at-random', player: 'chance', of, chosen }));
  return { by: ['chance'], asks, candidates, weights: choices.map(() => 1) };
}

/** The same where there is a choice: null for one or none, which rules take without asking. */
export function oneOfSeveral<C extends Json>(
  of: string,
  choices: readonly C[],
  asks: string | Sentence,
): Question<RandomChoice<C>> | null {
  return choices.length < 2 ? null : randomQuestion(of, choices, asks);
}
