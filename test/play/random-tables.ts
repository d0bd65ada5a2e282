/** Tables of any game in its midst, for questions about what can come of them. */
import * as E from 'fp-ts/lib/Either';
import type { Action, CoreState, Question } from '../../src/core';
import { integersFrom, randomPolicy, start, type StartFrom } from '../../src/play';
import type { Playable } from '../../scripts/playable';

/** Random games that are looked into, and how far. */
const GAMES = 200;
const ACTIONS = 60;
/** Answers of the first question. */
const FEW = 24;
/** Procedures in progress among which the one is that ends the question. */
const INNERMOST = 4;

type From = (next: (n: number) => number) => StartFrom;

/** Tables that random players come to, at moments with few answers, each with the name of a procedure in progress. */
export function* randomTables({ game, starts, policy, preferences }: Playable): Generator<[CoreState, string]> {
  for (let seed = 1; seed <= GAMES; seed++) {
    const next = integersFrom(seed);
    const begun = start(game, (starts?.['tables'] as From)(next), { mode: 'manual' });
    if (E.isLeft(begun)) continue;
    const state = game.copy(begun.right.state) as CoreState;
    const anything = randomPolicy<CoreState, Action>(next, preferences);
    const choose = policy?.(seed, next) ?? anything;
    for (let left = ACTIONS; left > 0; left--) {
      const question = game.question(state) as Question<Action> | null;
      if (!question) break;
      if (question.candidates.length > 1 && question.candidates.length <= FEW && next(4) === 0) {
        const loaded = game.load(state) as E.Either<unknown, CoreState>;
        const within = state.stack.slice(-INNERMOST).map((frame) => frame.procedure);
        if (E.isRight(loaded)) yield [loaded.right, within[next(within.length)] ?? ''];
      }
      const action = (question.by[0] === 'chance' ? anything : choose)({ state, question });
      if (!action || game.play(state, action as never)) break;
    }
  }
}
