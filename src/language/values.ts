/** What can be expected of pieces: `red-5: { facing: north, stress: 1 }`. */
import type { Json } from '../core/codec/json';
import { schemaFor, type AnyCodec } from './keys';
import type { Value } from './language';

/** A value of pieces of one kind: its words, and what it is now. `same`: instead of the usual comparison of what is expected with what was found. */
export type MakeValue<S, P> = (
  words: AnyCodec,
  find: (piece: P, state: S) => Json,
  same?: (expected: Json, found: Json) => boolean,
) => Value<S>;

/** Values of the pieces that are found so by the names that files have for them. Of one that is not there: null. */
export function valuesOf<S, P>(pieceOf: (state: S, name: string) => P | null | undefined): MakeValue<S, P> {
  return (words, find, same) => ({
    schema: schemaFor(words),
    find: (state, name) => {
      const piece = pieceOf(state, name);
      return piece === null || piece === undefined ? null : find(piece, state);
    },
    ...(same && { same }),
  });
}
