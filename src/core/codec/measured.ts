import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { plain, type Limits } from './plain';
import { make, type Codec } from './kit';
import { schemaOf } from './schema';

/** A codec for whoever calls it with input from outside: it measures and copies as `decode` does, so that it never throws. */
export function measured<A>(codec: Codec<A>, limits: Limits): Codec<A> {
  return make<A>(
    codec.name,
    (input, context) => {
      const copy = plain(input, limits);
      return E.isLeft(copy) ? t.failure(input, context, copy.left.message) : codec.validate(copy.right, context);
    },
    (definitions) => schemaOf(codec, definitions),
  );
}
