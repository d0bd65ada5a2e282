/** Policies by the names that studies know them by, so that a plan says them and any machine makes the same ones. */
import * as t from 'io-ts';
import type { Action, Game, GameTypes, PlayerId, Question } from '../../core';
import { make, type Codec } from '../../core/codec';
import { show } from '../../core/codec/show';
import { best } from '../best';
import { integersFrom, randomPolicy, type Policy } from '../policy';
import { LEVELS, search, type Level } from '../search';
import { askedOf } from '../worth';

/**
 * Who decides in a study. `random`: some legal action, each type as likely. `greedy`: what leaves it with the highest score at once. `best`: it looks ahead, at 1,000 states
 * for each decision, `best:200` at 200. `search`: somebody to play against, at 200 iterations for each decision, `search:50` at 50; `beginner`, `club` and `champion` are its levels.
 * `best:50ms` and `search:50ms` think for so long; only these do not play the same every time.
 */
export type PolicyName =
  | 'random'
  | 'greedy'
  | Level
  | 'best'
  | 'search'
  | `${'best' | 'search'}:${number}`
  | `${'best' | 'search'}:${number}ms`;

/** The names as people are told them. */
export const POLICY_NAMES =
  'random, greedy, best, best:200 (states), best:50ms, search, search:50 (iterations), search:50ms, beginner, club or champion';

/** A longer look than an hour is a mistake in writing. */
const MOST_AMOUNT = 1_000_000;
const MOST_MILLISECONDS = 3_600_000;

type Maker = <G extends GameTypes>(game: Game<G>, seed: number) => Policy<G['state'], G['action']>;

const makeRandom: Maker = (_game, seed) => randomPolicy(integersFrom(seed));

/** What makes the policy of this name; undefined: there is none. */
function makerOf(name: string): Maker | undefined {
  if (name === 'random') return makeRandom;
  if (name === 'greedy') return (game, seed) => best(game, { states: 1, seed });
  if (Object.hasOwn(LEVELS, name)) return (game, seed) => search(game, { level: name as Level, seed });
  const [, thinker, digits, unit] = /^(best|search)(?::([1-9]\d{0,6})(ms)?)?$/.exec(name) ?? [];
  if (thinker === undefined) return undefined;
  const amount = digits === undefined ? undefined : Number(digits);
  if (amount !== undefined && amount > (unit === undefined ? MOST_AMOUNT : MOST_MILLISECONDS)) return undefined;
  const [milliseconds, count] = unit === undefined ? [undefined, amount] : [amount, undefined];
  return thinker === 'best'
    ? (game, seed) => best(game, { ...given('states', count), ...given('milliseconds', milliseconds), seed })
    : (game, seed) => search(game, { ...given('iterations', count), ...given('milliseconds', milliseconds), seed });
}

function given<K extends string>(field: K, value: number | undefined): Partial<Record<K, number>> {
  return value === undefined ? {} : ({ [field]: value } as Record<K, number>);
}

/**
 * Is there a policy of this name?
 * @example
 * ```ts
 * import { isPolicyName } from 'holojudge/play';
 *
 * console.log(isPolicyName('search:500'), isPolicyName('clever')); // true false
 * ```
 */
export function isPolicyName(name: unknown): name is PolicyName {
  return typeof name === 'string' && makerOf(name) !== undefined;
}

export const policyName: Codec<PolicyName> = make<PolicyName>('a policy', (input, context) =>
  isPolicyName(input)
    ? t.success(input)
    : t.failure(input, context, `expected a policy, ${POLICY_NAMES}, found ${show(input)}`),
);

/** The policy of this name. */
export function policyNamed<G extends GameTypes>(
  game: Game<G>,
  name: PolicyName,
  seed: number,
): Policy<G['state'], G['action']> {
  return (makerOf(name) ?? makeRandom)(game, seed);
}

/**
 * One policy for a whole game: each player is played by the policy that `nameOf` says, with a seed of its own. Where several may answer, one of those who can
 * does, at random: a player who was always first could change a dial for ever, and nobody else would set one.
 */
export function policyOfAll<G extends GameTypes>(
  game: Game<G>,
  nameOf: (player: PlayerId) => PolicyName,
  next: (n: number) => number,
): Policy<G['state'], G['action']> {
  const policies = new Map<PlayerId, Policy<G['state'], G['action']>>();
  const policyOf = (player: PlayerId): Policy<G['state'], G['action']> => {
    const known = policies.get(player);
    if (known) return known;
    const made = policyNamed(game, player === 'chance' ? 'random' : nameOf(player), next(2 ** 31));
    policies.set(player, made);
    return made;
  };
  return ({ state, question }) => {
    const able = ableIn(question);
    const from = next(able.length);
    for (let i = 0; i < able.length; i++) {
      const player = able[(from + i) % able.length] ?? 'chance';
      const answer = policyOf(player)({ state, question: askedOf(question, player) });
      // Who waits for others has no answer.
      if (answer !== null || able.length === 1) return answer;
    }
    return null;
  };
}

/** Those of several who are asked that can answer; where nobody is listed (a region), all. */
function ableIn<A extends Action>({ by, candidates }: Question<A>): readonly PlayerId[] {
  if (by.length <= 1) return by.length === 0 ? ['chance'] : by;
  const able = by.filter((player) => candidates.some(({ action, not }) => not === null && action.player === player));
  return able.length > 0 ? able : by;
}
