/** Options that a program gives to a function: functions are among them, so that they are no plain JSON and `decode` cannot read them. */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { reason, reject, type Rejection } from '../contract/rejection';
import { decodePlain } from './decode';
import { isObject } from './json';
import { orThrow, within } from './malformed';
import { make, type Codec } from './kit';
import { show } from './show';

/** A function; what it takes and gives is known when it is called. */
export function functionOf<F>(name: string): Codec<F> {
  return make<F>(name, (input, context) =>
    typeof input === 'function'
      ? t.success(input as F)
      : t.failure(input, context, `expected ${name}, found ${show(input)}`),
  );
}

/** A finite number, of whatever size. */
export function numberBetween(name: string, least = -Infinity, most = Infinity): Codec<number> {
  return make<number>(name, (input, context) =>
    Number.isFinite(input) && (input as number) >= least && (input as number) <= most
      ? t.success(input as number)
      : t.failure(input, context, `expected ${name}, found ${show(input)}`),
  );
}

/** What stops something that takes long: an `AbortSignal`, or anything alike. */
export interface Signal {
  readonly aborted: boolean;
}

export const signal: Codec<Signal> = make<Signal>('a signal', (input, context) => {
  const { aborted } = Object(input) as { aborted?: unknown };
  return typeof aborted === 'boolean'
    ? t.success(input as Signal)
    : t.failure(input, context, `expected a signal, with aborted: true or false, found ${show(input)}`);
});

/** A copy of the options, those left out that are undefined. Left: what is wrong, and where. Nothing throws. */
export function decodeOptions<A>(codec: Codec<A>, given: unknown): E.Either<Rejection, A> {
  try {
    if (isInstance(given))
      return reject(reason('malformed', 'input: expected a plain object, found a class instance', []));
    return decodePlain(codec, withoutUndefined(given));
  } catch {
    // A getter or the trap of a proxy threw. What it threw is the input's, and may be anything.
    return reject(reason('malformed', 'input: it cannot be read: reading it throws', []));
  }
}

/** The options, as they come from programs that the compiler did not stop. `name`: of the argument. @throws MalformedInput */
export function optionsOf<A>(codec: Codec<A>, name: string, given: unknown): A {
  return orThrow(E.mapLeft((why: Rejection) => within(why, name))(decodeOptions(codec, given)));
}

/** One field of what came from outside; undefined where there is none, or reading it throws. */
export function fieldOf(given: unknown, field: string): unknown {
  try {
    return isObject(given) ? given[field] : undefined;
  } catch {
    // A getter or the trap of a proxy threw.
    return undefined;
  }
}

/** Its fields may be anywhere, and none of them would be found. Plain objects may come from another realm. */
function isInstance(given: unknown): boolean {
  if (!isObject(given)) return false;
  const prototype: unknown = Object.getPrototypeOf(given);
  return prototype !== null && Object.getPrototypeOf(prototype) !== null;
}

function withoutUndefined(given: unknown): unknown {
  if (!isObject(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
