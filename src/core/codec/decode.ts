import * as E from 'fp-ts/lib/Either';
import type * as t from 'io-ts';
import { show } from './show';
import { LIMITS, plain, where, type Limits } from './plain';
import { reason, reject, type Rejection } from '../contract/rejection';

export { where } from './plain';

/**
 * Reads input from outside with a codec. Input that is not plain JSON, or too big (see `LIMITS`), is refused before the codec sees it. The codec gets and
 * returns a copy with sorted keys. Nothing throws. Left names the path of the first offending field and what was expected there.
 */
export function decode<A>(
  codec: t.Type<A, unknown, unknown>,
  input: unknown,
  limits: Limits = LIMITS.input,
): E.Either<Rejection, A> {
  const copy = plain(input, limits);
  return E.isLeft(copy) ? copy : decodePlain(codec, copy.right);
}

/** The same, for what is known to be plain. */
export function decodePlain<A>(codec: t.Type<A, unknown, unknown>, input: unknown): E.Either<Rejection, A> {
  const result = codec.decode(input);
  if (E.isRight(result)) return result;
  const { path, expected } = deepestMisfit(result.left);
  return reject(reason('malformed', `${where(path)}: ${expected}`, []), path);
}

/** The codecs of the kit look into one member of a union only, so that the deepest of several errors is the one that its author wants to read. */
function deepestMisfit(errors: t.Errors): { path: (string | number)[]; expected: string } {
  const { context, message, value } = errors.reduce((best, next) =>
    next.context.length > best.context.length ? next : best,
  );
  const { type } = context.at(-1) as t.ContextEntry;
  return { path: inputPath(context), expected: message ?? `expected ${type.name}, found ${show(value)}` };
}

function inputPath(context: t.Context): (string | number)[] {
  return context.slice(1).map((entry, i) => (isList(context[i]?.type) ? Number(entry.key) : entry.key));
}

function isList(codec: unknown): boolean {
  return (codec as { _tag?: string } | undefined)?._tag === 'ArrayType';
}
