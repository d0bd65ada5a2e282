/**
 * What comes from outside is measured and copied before anything compares or decodes it: afterwards it is plain JSON of a known size, and reading it can
 * neither throw nor change (getters, proxies), nor take longer than its size.
 */
import * as E from 'fp-ts/lib/Either';
import { cut } from './cut';
import type { Json } from './json';
import { reason, reject, rejection, type Rejection } from '../contract/rejection';
import { frozen } from '../engine/share';

// Looked up once, see share.ts.
const { getPrototypeOf, keys } = Object;
const { isArray } = Array;
const { isFinite } = Number;

/** How much of one kind of input is taken. */
export interface Limits {
  /** Objects, lists, numbers, texts ... in all. */
  values: number;
  /** Levels of nesting. */
  depth: number;
  /** Keys of one object: reading one costs more than any other value. */
  keys: number;
  /** Characters of all texts and keys together. */
  characters: number;
}

/** The limits of everything that enters. Real actions have 10 values and 80 characters, real states 1,300 and 7,000. */
export const LIMITS = frozen({
  action: { values: 1_000, depth: 16, keys: 1_000, characters: 20_000 },
  /** Setups and positions, with squads, decks and packs as objects or as texts. */
  input: { values: 200_000, depth: 64, keys: 5_000, characters: 2_000_000 },
  /** Saved states. With the packs that one may hold it is less than twice as much as the input that it came of. */
  state: { values: 400_000, depth: 64, keys: 1_000_000, characters: 20_000_000 },
  /** Records and sessions; the counts of a study have a key for every length of a game. */
  saved: { values: 1_000_000, depth: 64, keys: 1_000_000, characters: 20_000_000 },
  /** Squads, decks and fleets on their own: parsed, or as JSON. Builders add texts of their users. */
  list: { values: 20_000, depth: 64, keys: 1_000, characters: 200_000 },
  /** The same as players post them. An exported deck has about 2,000 characters. */
  text: { values: 1, depth: 0, keys: 0, characters: 20_000 },
  /** Scenario files. */
  file: { values: 100_000, depth: 48, keys: 5_000, characters: 1_000_000 },
  /** What is looked up: words for a rule, a wish (`most damage of tie`), where a question ends. */
  query: { values: 1, depth: 0, keys: 0, characters: 200 },
  /** Names of players. */
  name: { values: 1, depth: 0, keys: 0, characters: 100 },
} as const satisfies Record<string, Limits>);

/** How much there is, and how much is taken: `90000 keys, where 1000 are allowed`. */
export function tooMany(what: string, found: number, most: number): string {
  return `${found} ${what}, where ${most} are allowed`;
}

/** Longest key of an object; names of players and pieces are keys now and then. */
const LONGEST_KEY = 100;
/** Most characters of an input that a message repeats at one place. */
const LONGEST_ECHO = 160;

/** `squads[0].pilots[1].id`, or 'input' for the whole; the end of it where it is long. Of a text, whose places are `['line', 12]`: `decks[0], line 12`. */
export function where(path: readonly (string | number)[]): string {
  if (path.length === 0) return 'input';
  const [key, line] = path.slice(-2);
  if (key === 'line' && typeof line === 'number')
    return path.length === 2 ? `line ${line}` : `${where(path.slice(0, -2))}, line ${line}`;
  const text = path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');
  return cut(text.length > LONGEST_ECHO ? `…${text.slice(-LONGEST_ECHO)}` : text, LONGEST_ECHO + 1);
}

/**
 * A copy of what came from outside, in the one canonical form of plain JSON: the keys of every object sorted, no negative zero, and what is undefined
 * absent (`{ ...setup, first: undefined }`), as JSON writes it. Left: it is not plain
 * JSON (cycles, NaN, functions, class instances, keys that reach for a prototype), it is too big, or it cannot be read.
 */
export function plain(input: unknown, limits: Limits): E.Either<Rejection, Json> {
  const reader = new Reader(limits);
  try {
    const copy = reader.read(input);
    return copy === undefined ? reader.refusal() : E.right(copy);
  } catch {
    // A getter or the trap of a proxy threw. What it threw is the input's, and may be anything.
    return reject(reason('malformed', `${where(reader.path)}: it cannot be read: reading it throws`, []), reader.path);
  }
}

class Reader {
  readonly path: (string | number)[] = [];
  /** The objects that this one stands in; never more than the depth allowed. */
  private readonly above: object[] = [];
  private values = 0;
  private characters = 0;
  private why = { code: 'malformed', what: 'it cannot be read' };

  constructor(private readonly limits: Limits) {}

  /** The copy; undefined: refused. */
  read(value: unknown): Json | undefined {
    this.values += 1;
    if (!this.fits(0, 0)) return undefined;
    switch (typeof value) {
      case 'boolean':
        return value;
      case 'string':
        return this.fits(value.length, 0) ? value : undefined;
      case 'number':
        return isFinite(value) ? value || 0 : this.no(`expected plain JSON, found ${value}`);
      case 'object':
        return value === null ? null : this.readWithin(value);
      default:
        return this.no(`expected plain JSON, found ${typeof value}`);
    }
  }

  refusal(): E.Either<Rejection, never> {
    const { code, what } = this.why;
    return reject(reason(code, `${where(this.path)}: ${what}`, []), [...this.path]);
  }

  private no(what: string, code = 'malformed'): undefined {
    this.why = { code, what };
    return undefined;
  }

  private tooBig(what: string): undefined {
    return this.no(what, 'too-big');
  }

  /** Is there room for so many more characters and values? */
  private fits(characters: number, values: number): boolean {
    this.characters += characters;
    const { characters: mostCharacters, values: mostValues } = this.limits;
    // Of the whole it is known here only that it is more than this.
    if (this.characters > mostCharacters) this.tooBig(tooMany('characters so far', this.characters, mostCharacters));
    else if (this.values + values > mostValues) this.tooBig(tooMany('values so far', this.values + values, mostValues));
    else return true;
    return false;
  }

  private readWithin(value: object): Json | undefined {
    if (this.above.includes(value)) return this.no('a value that contains itself');
    if (this.path.length >= this.limits.depth) return this.tooBig(`nested deeper than ${this.limits.depth} levels`);
    this.above.push(value);
    const copy = isArray(value) ? this.readList(value) : this.readObject(value as Record<string, unknown>);
    this.above.pop();
    return copy;
  }

  private readList(list: readonly unknown[]): Json[] | undefined {
    const { length } = list;
    if (!this.fits(0, length)) return undefined;
    const copy: Json[] = [];
    for (let i = 0; i < length; i++) {
      this.path.push(i);
      const item = this.read(list[i]);
      if (item === undefined) return undefined;
      copy.push(item);
      this.path.pop();
    }
    return copy;
  }

  private readObject(object: Record<string, unknown>): Json | undefined {
    const prototype: unknown = getPrototypeOf(object);
    // Not `=== Object.prototype`: plain objects may come from another realm (a frame, a worker, a structured clone).
    if (prototype !== null && getPrototypeOf(prototype) !== null)
      return this.no('expected a plain object, found a class instance');
    const names = keys(object);
    if (names.length > this.limits.keys) return this.tooBig(tooMany('keys', names.length, this.limits.keys));
    if (!this.fits(0, names.length)) return undefined;
    const copy: Record<string, Json> = {};
    for (const key of names.sort()) {
      if (!this.isKey(key)) return undefined;
      this.path.push(key);
      const given = object[key];
      const field = given === undefined ? given : this.read(given);
      if (field !== undefined) copy[key] = field;
      else if (given !== undefined) return undefined;
      this.path.pop();
    }
    return copy;
  }

  private isKey(key: string): boolean {
    if (key.length > LONGEST_KEY) this.tooBig(`a key of ${tooMany('characters', key.length, LONGEST_KEY)}`);
    else if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      this.no(`the key ${key} is not allowed`);
    else return this.fits(key.length, 0);
    return false;
  }
}

/** The text, if it is no longer than what `parseJson` takes. */
export function parsable(text: string, limits: Limits): E.Either<Rejection, string> {
  if (text.length <= limits.characters) return E.right(text);
  return reject(reason('too-big', `input: ${tooMany('characters', text.length, limits.characters)}`, []));
}

/** JSON text, parsed, with or without the byte order mark that some editors put before it; what is in it has not been looked at. Left: too long, or not JSON. */
export function parseJson(text: string, limits: Limits): E.Either<Rejection, unknown> {
  const short = parsable(text, limits);
  if (E.isLeft(short)) return short;
  return E.tryCatch(
    () => JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) as unknown,
    (error) => rejection(reason('malformed', `input: this is not JSON: ${cut(String(error), LONGEST_ECHO)}`, [])),
  );
}
