/** Exact odds: every way that chance may answer, weighed by its probability. */
import * as E from 'fp-ts/lib/Either';
import { optional, object, whole } from '../core/codec';
import { GAME, needs } from '../core/codec/needs';
import { decodeOptions, functionOf } from '../core/codec/options';
import type { Game, GameTypes, Json, Rejection } from '../core';
import { numbers } from './explore/chances';
import { Deciders } from './explore/deciders';
import { ownCopy } from './explore/explore';
import { Tree } from './explore/tree';
import { Walk } from './explore/walk';
import type { Policy } from './policy';

/** What odds are asked of: when to stop, what counts then, who chooses what, and how many states may be looked at. */
export interface OddsOptions<G extends GameTypes, V extends Json> {
  /** Where the question ends, e.g. 'the attack is over'. The end of the game always ends it. */
  stop(state: G['state']): boolean;
  /** What is asked about a state where it ended, e.g. the damage dealt. */
  value(state: G['state']): V;
  /** Decides for the players on the way. Needed when they are asked anything. */
  choose?: Policy<G['state'], G['action']>;
  /** Different states after which it gives up. Default 200,000. */
  maxStates?: number;
}

/** Every value that may come out, each with its probability (all add up to 1), and how many states somebody had to decide in. */
export interface Odds<V> {
  /** Each value that can come about with its probability, the likeliest first. They add up to 1. */
  outcomes: readonly { value: V; probability: number }[];
  /** How many different states were gone into: those in which there was more than one answer. */
  states: number;
}

const optionsCodec = object<OddsOptions<GameTypes, Json>>('options of odds', {
  stop: functionOf("a function from a state to 'the question ends here'"),
  value: functionOf('a function from a state to plain JSON'),
  choose: optional(functionOf('a policy')),
  maxStates: optional(whole('a whole number of states from 1', 1, Number.MAX_SAFE_INTEGER)),
});

/**
 * The exact distribution of a value, in any mode of chance. Left: a player is asked and no policy answers, or its answer is not legal. Left, too: nothing answers a question,
 * there are too many states, or play comes back to an earlier state, so it need not end unless `stop` ends it. Left, too, if an option is wrong, or `from` is not a state of
 * the game.
 * @throws what `stop`, `value` and `choose` throw
 * @example
 * ```ts
 * import { expectation, odds } from 'holojudge/play';
 * import { xwing } from 'holojudge/xwing';
 *
 * const heading = { x: 0, y: 1 }; // a unit vector
 * const resumed = xwing.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
 *       { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
 *     ],
 *     moment: { phase: 'engagement', ship: 'red-5' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const hits = odds(xwing, resumed.right.state, {
 *   stop: ({ events }) => events.some(({ type }) => type === 'dice-rolled'),
 *   value: ({ events }) => {
 *     const [faces = []] = events.flatMap((event) => (event.type === 'dice-rolled' ? [event.faces] : []));
 *     return faces.filter((face) => face === 'hit' || face === 'crit').length;
 *   },
 *   choose: ({ question }) => question.candidates.find(({ not }) => not === null)?.action ?? null,
 * });
 * if (hits._tag === 'Left') throw new Error(hits.left.message);
 * console.log(hits.right.outcomes.length, expectation(hits.right)); // 4 1.5
 * ```
 */
export function odds<G extends GameTypes, V extends Json>(
  game: Game<G>,
  from: G['state'],
  options: OddsOptions<NoInfer<G>, V>,
): E.Either<Rejection, Odds<V>> {
  needs('game', game, GAME);
  const read = decodeOptions(optionsCodec, options);
  if (E.isLeft(read)) return read;
  // What the functions take and give nobody can see before they are called.
  const { stop, value, choose, maxStates } = read.right as unknown as OddsOptions<G, V>;
  const state = ownCopy(game, from);
  if (E.isLeft(state)) return state;
  const walk = new Walk<G, V, number>(game, numbers, state.right, {
    stop: null,
    isOver: stop,
    value,
    deciders: new Deciders<G>(game, choose ?? {}),
    limits: maxStates === undefined ? {} : { states: maxStates },
  });
  const root = walk.walk();
  if (walk.trouble) return E.left(walk.trouble);
  const outcomes = new Tree<G['action'], V, number>(walk.values, numbers, false)
    .outcomes(root)
    .map((each) => ({ value: each.value, probability: each.high }));
  return E.right({ outcomes, states: walk.states });
}

/**
 * The mean of numeric outcomes.
 * @example
 * ```ts
 * import { expectation } from 'holojudge/play';
 *
 * const outcomes = [
 *   { value: 0, probability: 0.25 },
 *   { value: 2, probability: 0.75 },
 * ];
 * console.log(expectation({ outcomes, states: 1 })); // 1.5
 * ```
 */
export function expectation(of: Odds<number>): number {
  needs('of', of, { outcomes: 'a list' });
  return of.outcomes.reduce((sum, each) => sum + each.value * each.probability, 0);
}
