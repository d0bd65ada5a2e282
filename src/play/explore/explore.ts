/** Every possibility: what can come of a game, by all choices that count and all that chance may do. */
import * as E from 'fp-ts/lib/Either';
import { type Game, type GameTypes, type Json } from '../../core';
import { fractions, numbers, type Chances, type Fraction } from './chances';
import { Deciders } from './deciders';
import { estimate } from './estimate';
import type { Explored, ExploreOptions, Unfinished } from './options';
import { Tree } from './tree';
import { Walk } from './walk';

/**
 * Walks every way the game can go until it stops: chance by its weights, players as `decide` says. Left, with what was found by then: too many states, a
 * question that nobody or nothing answers, a state that play comes back to, or `from` is no state of the game.
 * @throws what `stop`, `value`, `decide` and `onProgress` throw
 * @example
 * ```ts
 * import { explore } from 'holojudge/play';
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
 * const can = explore(xwing, resumed.right.state, {
 *   stop: ({ events, hasEnded }) => hasEnded('attack') || events.some(({ type }) => type === 'dice-rolled'),
 *   value: ({ events }) => {
 *     const [faces = []] = events.flatMap((event) => (event.type === 'dice-rolled' ? [event.faces] : []));
 *     return faces.filter((face) => face === 'hit' || face === 'crit').length;
 *   },
 *   exact: true,
 * });
 * if (can._tag === 'Left') throw new Error(can.left.message);
 * // Ann need not attack, so that the lowest chance is 0.
 * const three = can.right.outcomes.find(({ value }) => value === 3);
 * console.log(three?.low, three?.high, three?.exact?.high); // 0 0.125 { numerator: 1n, denominator: 8n }
 * ```
 */
export function explore<G extends GameTypes, V extends Json>(
  game: Game<G>,
  from: G['state'],
  options: ExploreOptions<NoInfer<G>, V>,
): E.Either<Unfinished<V, G['action']>, Explored<V, G['action']>> {
  try {
    const state = withManualChance(game.copy(from));
    if (options.estimate) return estimate(game, state, options, options.estimate);
    return options.exact === true ? walked(game, state, options, fractions) : walked(game, state, options, numbers);
  } catch (error) {
    const loaded = game.load(from);
    if (E.isLeft(loaded)) return E.left({ ...loaded.left, found: [] });
    throw error;
  }
}

/** Chance is asked, whoever played it so far. */
export function withManualChance<S extends object>(state: S): S {
  return { ...state, chance: { mode: 'manual', rng: [], script: [], next: 0 } };
}

function walked<G extends GameTypes, V extends Json, N extends number | Fraction>(
  game: Game<G>,
  state: G['state'],
  { stop = undefined, value, decide = 'any', limits = {}, onProgress, exact }: ExploreOptions<G, V>,
  chances: Chances<N>,
): E.Either<Unfinished<V, G['action']>, Explored<V, G['action']>> {
  const deciders = new Deciders(game, decide);
  const walk = new Walk<G, V, N>(game, chances, {
    stop: stop ?? null,
    value,
    deciders,
    limits,
    ...(onProgress && { onProgress }),
  });
  const root = walk.from(state);
  const told = new Tree<G['action'], V, N>(walk.values, chances, exact === true);
  const outcomes = told.outcomes(root);
  if (walk.trouble)
    return E.left({ ...walk.trouble, found: outcomes.map(({ value: found, line }) => ({ value: found, line })) });
  return E.right({
    outcomes,
    crossroads: told.crossroads(root),
    states: walk.states,
    milliseconds: walk.elapsed(),
    estimated: null,
  });
}
