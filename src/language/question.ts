/** What can be asked of a position, beside its pieces. */
import * as E from 'fp-ts/lib/Either';
import type { RuleId } from '../core';
import type { Json } from '../core/codec/json';
import { decodePlain } from '../core/codec/decode';
import { schemaFor, type Codec } from './keys';
import type { Asking } from './language';

type Answered = ReturnType<Asking<unknown>['ask']>;

/** A question in the words that a codec reads. */
export function question<S, A>(help: string, words: Codec<A>, ask: (said: A, state: S) => Answered): Asking<S> {
  return {
    help,
    schema: schemaFor(words),
    ask: (given, state) => E.chain((said: A) => ask(said, state))(decodePlain(words, given)),
  };
}

/** Was that what was found? With what was measured and the rules that decide, where they can be told. */
export function answer(expected: Json, found: Json, measured?: string, rules: readonly RuleId[] = []): Answered {
  const holds = expected === found;
  if (measured === undefined) return E.right({ holds, expected, found, rules });
  return E.right({ holds, expected, found: { is: found, measured }, measured, rules });
}
