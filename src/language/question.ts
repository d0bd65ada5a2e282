/** What can be asked of a position, beside its pieces. */
import * as E from 'fp-ts/lib/Either';
import type { Json } from '../core/codec/json';
import { decodePlain } from '../core/codec/decode';
import { schemaFor, type Codec } from './keys';
import type { Asking } from './language';

type Answer = ReturnType<Asking<unknown>['ask']>;

/** A question in the words that a codec reads. */
export function question<S, A>(help: string, words: Codec<A>, ask: (said: A, state: S) => Answer): Asking<S> {
  return {
    help,
    schema: schemaFor(words),
    ask: (given, state) => E.chain((said: A) => ask(said, state))(decodePlain(words, given)),
  };
}

/** Was that what was found? With what it rests on, where that can be said. */
export function answer(expected: Json, found: Json, evidence?: Json): Answer {
  const told = evidence === undefined ? found : { is: found, measured: evidence };
  return E.right({ holds: expected === found, expected, found: told });
}
