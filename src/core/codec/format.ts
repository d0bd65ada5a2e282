/** Reading what names its format. */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { decodePlain } from './decode';
import { isObject, make, type Codec } from './kit';
import { plain, type Limits } from './plain';
import { reason, reject, type Rejection } from '../contract/rejection';

/** The field of a format. */
export function formatField(known: number): Codec<number> {
  return make<number>(
    `format ${known}`,
    (input, context) => (input === known ? t.success(known) : t.failure(input, context, `expected format ${known}`)),
    () => ({ const: known }),
  );
}

/** Reads what was stored, as `decode` does. Another format is refused by its number, before anything else is read. */
export function decodeStored<A>(
  codec: t.Type<A, unknown, unknown>,
  stored: unknown,
  { what, known, limits }: { what: string; known: number; limits: Limits },
): E.Either<Rejection, A> {
  const copy = plain(stored, limits);
  if (E.isLeft(copy)) return copy;
  const format = isObject(copy.right) ? copy.right['format'] : undefined;
  if (typeof format !== 'number' || format === known) return decodePlain(codec, copy.right);
  const message = `This ${what} has format ${format}. This version of holojudge reads format ${known}.`;
  return reject(reason('other-format', message, [], { format, known }), ['format']);
}
