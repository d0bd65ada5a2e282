/**
 * What functions need of an argument that no codec reads: a game, a history, a card of the library, a function. It is looked at where it comes in, and no deeper
 * than it is used: to decode all of it would cost more than what is done with it.
 */
import { impossible, type Path, type Rejection } from '../contract/rejection';
import { MalformedInput } from './malformed';
import { where } from './plain';
import { show } from './show';

type Kind = 'a text' | 'a number' | 'a list' | 'an iterable' | 'an object' | 'a function';

/** A kind of value, one that may be left out, or the fields that an object needs. */
export type Shape = Kind | `${Kind}?` | { readonly [field: string]: Shape };

/** A game, as `defineGame` makes it. */
export const GAME: Shape = {
  id: 'a text',
  edition: { version: 'a text' },
  added: 'a list',
  load: 'a function',
  reduce: 'a function',
  play: 'a function',
};

/** `given` has this shape. @throws MalformedInput: where it has not, and what was expected there */
export function needs(name: string | Path, given: unknown, shape: Shape): void {
  const path = typeof name === 'string' ? [name] : [...name];
  let expected: string | null;
  try {
    expected = missing(path, given, shape);
  } catch {
    // A getter or the trap of a proxy threw. What it threw is the input's, and may be anything.
    expected = 'it cannot be read: reading it throws';
  }
  if (expected !== null) throw new MalformedInput(wrong(path, expected));
}

/** `run`, for callers: each of its arguments has its shape. Rules call `run` itself. @throws MalformedInput, as `needs` does */
export function guarded<Args extends readonly unknown[], R>(
  run: (...args: Args) => R,
  shapes: Readonly<Record<string, Shape>>,
): (...args: Args) => R {
  const named = Object.entries(shapes);
  return (...args) => {
    named.forEach(([name, shape], i) => needs(name, args[i], shape));
    return run(...args);
  };
}

/** What is wrong where `path` then leads; null: nothing is. */
function missing(path: (string | number)[], given: unknown, shape: Shape): string | null {
  if (typeof shape === 'string')
    return isKind(given, shape) ? null : `expected ${plainKind(shape)}, found ${show(given)}`;
  if ((typeof given !== 'object' && typeof given !== 'function') || given === null)
    return `expected an object, found ${show(given)}`;
  for (const [field, inner] of Object.entries(shape)) {
    path.push(field);
    const found = missing(path, (given as Record<string, unknown>)[field], inner);
    if (found !== null) return found;
    path.pop();
  }
  return null;
}

function isKind(given: unknown, kind: Kind | `${Kind}?`): boolean {
  switch (kind) {
    case 'a text':
      return typeof given === 'string';
    case 'a number':
      return typeof given === 'number';
    case 'a list':
      return Array.isArray(given);
    case 'an iterable':
      return typeof (given as Partial<Iterable<unknown>> | null | undefined)?.[Symbol.iterator] === 'function';
    case 'an object':
      return typeof given === 'object' && given !== null && !Array.isArray(given);
    case 'a function':
      return typeof given === 'function';
    default:
      return given === undefined || isKind(given, plainKind(kind));
  }
}

function plainKind(kind: Kind | `${Kind}?`): Kind {
  return kind.replace('?', '') as Kind;
}

function wrong(path: Path, what: string): Rejection {
  return impossible('malformed', `${where(path)}: ${what}`, path);
}
