import * as E from 'fp-ts/lib/Either';
import type * as t from 'io-ts';
import { show } from './codec/show';
import { reason, reject, type Rejection } from './rejection';

/** Deepest nesting that input from outside may have. Real states stay below 20. */
export const MAX_DEPTH = 64;
/** Most values (objects, arrays, numbers, strings ...) that one input may hold. */
export const MAX_VALUES = 1_000_000;

/**
 * Reads input from outside with a codec. Anything that is not plain JSON (cycles, NaN, functions, class instances, keys that
 * reach for a prototype, absurd depth or size) is refused before the codec sees it.
 * Left names the path of the first offending field and what was expected there.
 */
export function decode<A>(codec: t.Type<A, unknown, unknown>, input: unknown): E.Either<Rejection, A> {
  const trouble = notPlain(input, [], new Set(), { values: 0 });
  if (trouble) return reject(reason('malformed', trouble.message, []), trouble.path);
  const result = codec.decode(input);
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

interface Trouble {
  message: string;
  path: (string | number)[];
}

function notPlain(
  value: unknown,
  path: (string | number)[],
  above: Set<object>,
  count: { values: number },
): Trouble | null {
  const no = (what: string): Trouble => ({ message: `${where(path)}: ${what}`, path: [...path] });
  if (++count.values > MAX_VALUES) return no(`more than ${MAX_VALUES} values`);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : no(`expected a finite number, found ${value}`);
  if (typeof value !== 'object') return no(`expected plain JSON, found ${typeof value}`);
  if (above.has(value)) return no('a value that contains itself');
  if (path.length >= MAX_DEPTH) return no(`nested deeper than ${MAX_DEPTH} levels`);
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not `=== Object.prototype`: plain objects may come from another realm (a frame, a worker, a structured clone).
  if (!Array.isArray(value) && prototype !== null && Object.getPrototypeOf(prototype) !== null)
    return no('expected a plain object, found a class instance');
  above.add(value);
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  for (const key of keys) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') return no(`the key ${key} is not allowed`);
    path.push(key);
    const trouble = notPlain((value as Record<string | number, unknown>)[key], path, above, count);
    if (trouble) return trouble;
    path.pop();
  }
  above.delete(value);
  return null;
}
