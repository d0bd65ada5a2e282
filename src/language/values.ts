/** What can be expected of pieces: `red-5: { facing: north, stress: 1 }`. */
import type { Json } from '../core/codec/json';
import type { Reason } from '../core/contract/rejection';
import { listOf, schemaFor, words, type AnyCodec } from './keys';
import type { Value } from './language';
import { sameThings, type WordList } from './word-list';

/** What else is known of a value. */
export interface MoreOfValue<S, P> {
  /** Instead of the usual comparison of what is expected with what was found. */
  same?: (expected: Json, found: Json) => boolean;
  /** The piece has left play, and what the value told of it is gone. */
  hasLeft?: (piece: P) => boolean;
  /** The most that it can ever be. */
  most?: (piece: P, state: S) => Json;
  /** What makes it so. */
  why?: (piece: P, state: S) => readonly Reason[];
}

/** A value of pieces of one kind: its words, and what it is now. */
export type MakeValue<S, P> = (
  words: AnyCodec,
  find: (piece: P, state: S) => Json,
  more?: MoreOfValue<S, P>,
) => Value<S>;

/** Values of the pieces that are found so by the names that files have for them. Of one that is not there: null. */
export function valuesOf<S, P>(pieceOf: (state: S, name: string) => P | null | undefined): MakeValue<S, P> {
  return (words, find, { same, hasLeft, most, why } = {}) => ({
    schema: schemaFor(words),
    find: (state, name) => {
      const piece = pieceOf(state, name);
      return piece === null || piece === undefined ? null : find(piece, state);
    },
    ...(same && { same }),
    ...(hasLeft && {
      hasLeft: (state, name) => {
        const piece = pieceOf(state, name);
        return piece === null || piece === undefined || hasLeft(piece);
      },
    }),
    ...(most && {
      most: (state, name) => {
        const piece = pieceOf(state, name);
        return piece === null || piece === undefined ? null : most(piece, state);
      },
    }),
    ...(why && {
      why: (state, name) => {
        const piece = pieceOf(state, name);
        return piece === null || piece === undefined ? [] : why(piece, state);
      },
    }),
  });
}

/** Values of what a state has a list of, by its ids. */
export function valuesIn<S, P extends { id: string }>(listIn: (state: S) => readonly P[]): MakeValue<S, P> {
  return valuesOf((state, id) => listIn(state).find((each) => each.id === id));
}

/** Cards by their ids: any of their names is understood, in any order; they are shown as printed. */
export function cardValue<S, P>(
  make: MakeValue<S, P>,
  cards: WordList,
  find: (piece: P) => readonly string[],
): Value<S> {
  return make(listOf(words(cards.words)), (piece) => find(piece).map((id) => cards.name(id)), {
    same: sameThings(cards),
  });
}
