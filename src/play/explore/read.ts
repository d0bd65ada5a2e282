/** What a walk is asked, as it comes from programs that the compiler did not stop. */
import type * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import type { GameTypes, Json, Rejection } from '../../core';
import { flag, integer, isObject, make, object, oneOf, optional, record, whole, type Codec } from '../../core/codec';
import { decodeOptions, functionOf, numberBetween } from '../../core/codec/options';
import { show } from '../../core/codec/show';
import { POLICY_NAMES, policyName } from '../study/policies';
import { isOne } from './deciders';
import type { ExploreLimits, ExploreOptions } from './options';

/** `'any'`, `{ most }` or `{ least }`; `number`: what kind of function gives the number; `other`: what else may stand there. */
export function wishOf<W>(number: string, other = ''): Codec<W> {
  const by = functionOf<unknown>(number);
  const most = object<{ most: unknown }>('a wish', { most: by });
  const least = object<{ least: unknown }>('a wish', { least: by });
  return make<W>('a wish', (input, context) => {
    if (input === 'any') return t.success(input as W);
    if (isObject(input) && 'most' in input) return most.validate(input, context) as t.Validation<W>;
    if (isObject(input) && 'least' in input) return least.validate(input, context) as t.Validation<W>;
    const forms = "expected 'any', { most: a function } or { least: a function }";
    return t.failure(input, context, `${forms}${other}, found ${show(input)}`);
  });
}

export const likelihood = numberBetween('a number from 0 to 1', 0, 1);

/** More than any walk comes to. */
const MOST = Number.MAX_SAFE_INTEGER;

const wish = wishOf<unknown>('a function from a state to a number', `, or a policy (${POLICY_NAMES})`);
const one = make<unknown>('who decides', (input, context) =>
  typeof input === 'function' || policyName.is(input) ? t.success(input) : wish.validate(input, context),
);
const byPlayer = record<unknown>('who decides, by player', one);

const limits = object<ExploreLimits>('limits of a walk', {
  states: optional(whole('a whole number of states from 1', 1, MOST)),
  actions: optional(whole('a whole number of actions from 1', 1, MOST)),
  milliseconds: optional(numberBetween('milliseconds from 0', 0, MOST)),
  neglect: optional(likelihood),
});

const options = object<Omit<ExploreOptions<GameTypes, Json>, 'decide'> & { decide?: unknown }>('options of a walk', {
  stop: optional(functionOf("a function from a moment to 'the question ends here'")),
  value: functionOf('a function from a state to plain JSON'),
  decide: optional(
    make<unknown>('who decides', (input, context) =>
      (isObject(input) && !isOne(input as never) ? byPlayer : one).validate(input, context),
    ),
  ),
  ties: optional(oneOf('which of equal choices counts', ['first', 'each'])),
  limits: optional(limits),
  relevant: optional(functionOf('a function from a state to what of it can still matter')),
  tells: optional(functionOf("a function from a question to 'it is told of'")),
  exact: optional(flag),
  estimate: optional(
    object<{ games: number; seed: number }>('an estimate', {
      games: whole('a number of games from 1', 1, MOST),
      seed: integer,
    }),
  ),
  onProgress: optional(functionOf('a function of how many states were looked at')),
});

/** Left: which option is wrong, and why. */
export function readOptions<G extends GameTypes, V extends Json>(
  given: ExploreOptions<G, V>,
): E.Either<Rejection, ExploreOptions<G, V>> {
  // What the functions take and give nobody can see before they are called.
  return decodeOptions(options as unknown as Codec<ExploreOptions<G, V>>, given);
}
