import * as E from 'fp-ts/lib/Either';
import type * as t from 'io-ts';
import { show } from './codec/show';
import type { Json } from './json';
import { reason, reject, type Rejection } from './rejection';

/** Deepest nesting that input from outside may have. Real states stay below 20. */
export const MAX_DEPTH = 64;
/** Most values (objects, arrays, numbers, strings ...) that one input may hold. */
export const MAX_VALUES = 1_000_000;

/**
 * Reads input from outside with a codec. Anything that is not plain JSON (cycles, NaN, functions, class instances, keys that
 * reach for a prototype, absurd depth or size) is refused before the codec sees it; what the codec sees, and gives, is a copy with
 * sorted keys. Left names the path of the first offending field and what was expected there.
 */
export function decode<A>(codec: t.Type<A, unknown, unknown>, input: unknown): E.Either<Rejection, A> {
  const plain = plainCopy(input, [], new Set(), { values: 0 });
  if (plain instanceof NotPlain) return reject(reason('malformed', plain.message, []), plain.path);
  const result = codec.decode(plain);
  if (E.isRight(result)) return result;
  const { path, expected } = deepestMisfit(result.left);
  return reject(reason('malformed', `${where(path)}: ${expected}`, []), path);
}

/** The codecs of the kit look into one member of a union only, so that the deepest of several errors is the one that its author wants to read. */
function deepestMisfit(errors: t.Errors): { path: (string | number)[]; expected: string } {
  const paths = errors.map((error) => inputPath(error.context));
  const deepest = paths.reduce((best, path, i) => (path.length > (paths[best]?.length ?? 0) ? i : best), 0);
  const error = errors[deepest];
  const name = error?.context[error.context.length - 1]?.type.name ?? 'something else';
  return { path: paths[deepest] ?? [], expected: error?.message ?? `expected ${name}, found ${show(error?.value)}` };
}

function inputPath(context: t.Context): (string | number)[] {
  return context.slice(1).map((entry, i) => (isList(context[i]?.type) ? Number(entry.key) : entry.key));
}

function isList(codec: unknown): boolean {
  return (codec as { _tag?: string } | undefined)?._tag === 'ArrayType';
}

/** `squads[0].pilots[1].id`, or 'input' for the whole. */
export function where(path: readonly (string | number)[]): string {
  if (path.length === 0) return 'input';
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
}

class NotPlain {
  constructor(
    readonly message: string,
    readonly path: (string | number)[],
  ) {}
}

/**
 * A copy of plain JSON in its one canonical form: the keys of every object sorted, no negative zero. So the order in which somebody wrote the fields
 * of a squad, a deck or a save decides nothing, and what the caller keeps is never part of a state.
 */
function plainCopy(
  value: unknown,
  path: (string | number)[],
  above: Set<object>,
  count: { values: number },
): Json | NotPlain {
  const no = (what: string): NotPlain => new NotPlain(`${where(path)}: ${what}`, [...path]);
  if (++count.values > MAX_VALUES) return no(`more than ${MAX_VALUES} values`);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? value || 0 : no(`expected a finite number, found ${value}`);
  if (typeof value !== 'object') return no(`expected plain JSON, found ${typeof value}`);
  if (above.has(value)) return no('a value that contains itself');
  if (path.length >= MAX_DEPTH) return no(`nested deeper than ${MAX_DEPTH} levels`);
  const isList = Array.isArray(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not `=== Object.prototype`: plain objects may come from another realm (a frame, a worker, a structured clone).
  if (!isList && prototype !== null && Object.getPrototypeOf(prototype) !== null)
    return no('expected a plain object, found a class instance');
  above.add(value);
  const copy: Record<string | number, Json> | Json[] = isList ? [] : {};
  for (const key of isList ? value.keys() : Object.keys(value).sort()) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') return no(`the key ${key} is not allowed`);
    path.push(key);
    const part = plainCopy((value as Record<string | number, unknown>)[key], path, above, count);
    if (part instanceof NotPlain) return part;
    (copy as Record<string | number, Json>)[key] = part;
    path.pop();
  }
  above.delete(value);
  return copy;
}
