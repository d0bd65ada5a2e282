/** Every possibility: what can come of a game, by all choices that count and all that chance may do. */
import * as E from 'fp-ts/lib/Either';
import { rejection, type Game, type GameTypes, type Json, type Rejection } from '../../core';
import { GAME, needs } from '../../core/codec/needs';
import { fractions, numbers, type Chances, type Fraction } from './chances';
import { Deciders, strangerAmong } from './deciders';
import { estimate } from './estimate';
import type { Explored, ExploreOptions, Unfinished } from './options';
import { readOptions } from './read';
import { Watch, type Stop } from './stop';
import { Tree } from './tree';
import { Walk } from './walk';

/**
 * Follows every course of the game until it stops: chance by its weights, players as `decide` says. Left, with the results so far: there are too many states,
 * nobody answers a question, or play comes back to an earlier state. Left, too, if `from` is not a state of the game, or an option is wrong.
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
  given: ExploreOptions<NoInfer<G>, V>,
): E.Either<Unfinished<V, G['action']>, Explored<V, G['action']>> {
  needs('game', game, GAME);
  const read = readOptions(given);
  if (E.isLeft(read)) return E.left({ ...read.left, found: [] });
  const state = ownCopy(game, from);
  if (E.isLeft(state)) return E.left({ ...state.left, found: [] });
  const options = read.right;
  const stranger = strangerAmong(options.decide ?? 'any', game.players(state.right));
  if (stranger) return E.left({ ...stranger, found: [] });
  if (options.estimate) return estimate(game, state.right, options, options.estimate);
  return options.exact === true
    ? walked(game, state.right, options, fractions)
    : walked(game, state.right, options, numbers);
}

/** A copy to be played in place, in which chance is asked, whoever played it so far. Left: it is no state of the game; that is looked at first, since it is copied often. */
export function ownCopy<G extends GameTypes>(game: Game<G>, from: G['state']): E.Either<Rejection, G['state']> {
  return E.map((state: G['state']) => ({
    ...game.copy(state),
    chance: { mode: 'manual', rng: [], script: [], next: 0 },
  }))(game.load(from));
}

/** One action of a line, and what it brought about. */
export interface Traced<G extends GameTypes> {
  action: G['action'];
  before: G['state'];
  /** Up to where it stops. */
  events: readonly G['event'][];
  /** Where it stops in the midst of the action, this is a state in the midst of a change. */
  state: G['state'];
}

/**
 * What happens on a line that `explore` gave, from the same state to the same stop. Left: `from` is not a state of the game, or an action is not legal.
 * @example
 * ```ts
 * import { explore, retrace, when } from 'holojudge/play';
 * import { outerRim, type OuterRim } from 'holojudge/outer-rim';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const character = ({ players: [first] }: typeof begun.right.state) => first?.character ?? null;
 * const stop = when<OuterRim>((state) => character(state) !== null);
 * const found = explore(outerRim, begun.right.state, { stop, value: character });
 * if (found._tag === 'Left') throw new Error(found.left.message);
 * const [bossk] = found.right.outcomes.filter(({ value }) => value === 'bossk');
 * const traced = retrace(outerRim, begun.right.state, bossk?.line ?? [], stop);
 * console.log(traced._tag === 'Right' && traced.right.map(({ action }) => action.type)); // [ 'choose-character' ]
 * ```
 */
export function retrace<G extends GameTypes>(
  game: Game<G>,
  from: G['state'],
  line: readonly G['action'][],
  stop?: Stop<NoInfer<G>>,
): E.Either<Rejection, Traced<G>[]> {
  needs('game', game, GAME);
  needs('line', line, 'a list');
  needs('stop', stop, 'a function?');
  const first = ownCopy(game, from);
  if (E.isLeft(first)) return first;
  const watch = new Watch<G>(game, stop ?? null);
  let before = first.right;
  watch.begins(before);
  if (watch.trouble) return E.left(rejection(watch.trouble));
  const traced: Traced<G>[] = [];
  for (const action of line) {
    const why = game.whyNot(before, action);
    if (why) return E.left(why);
    const state = game.copy(before);
    watch.goesOn(state);
    const trouble = game.play(state, action, (midst) => watch.sees(midst));
    if (watch.trouble) return E.left(rejection(watch.trouble));
    if (trouble) return E.left(trouble);
    traced.push({ action, before, events: state.events, state });
    before = state;
  }
  return E.right(traced);
}

function walked<G extends GameTypes, V extends Json, N extends number | Fraction>(
  game: Game<G>,
  state: G['state'],
  {
    stop = undefined,
    value,
    decide = 'any',
    ties,
    limits = {},
    relevant,
    onProgress,
    exact,
    tells,
  }: ExploreOptions<G, V>,
  chances: Chances<N>,
): E.Either<Unfinished<V, G['action']>, Explored<V, G['action']>> {
  const deciders = new Deciders(game, decide, ties);
  const walk = new Walk<G, V, N>(game, chances, state, {
    stop: stop ?? null,
    value,
    deciders,
    limits,
    ...(relevant && { relevant }),
    ...(onProgress && { onProgress }),
  });
  const root = walk.walk();
  const told = new Tree<G['action'], V, N>(walk.values, chances, exact === true);
  const outcomes = told.outcomes(root);
  if (walk.trouble)
    return E.left({ ...walk.trouble, found: outcomes.map(({ value: found, line }) => ({ value: found, line })) });
  return E.right({
    outcomes,
    crossroads: told.crossroads(root, tells),
    neglected: root.to ? chances.toNumber(root.to.neglected) : 0,
    states: walk.states,
    milliseconds: walk.elapsed(),
    estimated: null,
  });
}
