/** What came from outside and is malformed: as part of a larger input, and where nobody can be answered with a rejection. */
import type * as t from 'io-ts';
import * as E from 'fp-ts/lib/Either';
import type { Path, Rejection } from '../contract/rejection';
import { decode, where } from './decode';

/** The rejection of a part of an input as one of the whole: its path, and the words for it that the message begins with, lead there from the outside. */
export function within(why: Rejection, ...outside: Path): Rejection {
  const path = [...outside, ...why.path];
  const place = `${where(why.path)}: `;
  if (!why.message.startsWith(place)) return { ...why, path };
  return { ...why, path, message: `${where(path)}: ${why.message.slice(place.length)}` };
}

/** Thrown by functions that cannot answer with a rejection, for an argument that is malformed. `rejection` says where, and what was expected there. */
export class MalformedInput extends Error {
  override readonly name = 'MalformedInput';

  constructor(
    readonly rejection: Rejection,
    options?: { cause?: unknown },
  ) {
    super(rejection.message, options);
  }
}

/** An argument by its name, read with a codec. Left: its path begins with the name. */
export function argument<A>(codec: t.Type<A, unknown, unknown>, name: string, given: unknown): E.Either<Rejection, A> {
  return E.mapLeft((why: Rejection) => within(why, name))(decode(codec, given));
}

/** What was read. @throws MalformedInput for a Left */
export function orThrow<A>(read: E.Either<Rejection, A>): A {
  if (E.isLeft(read)) throw new MalformedInput(read.left);
  return read.right;
}
