/** Checks a value against a `Schema`, with messages for people: what was expected, what was found, the nearest right word. */
import { isObject, type Json, type JsonObject, type Path } from '../core';
import { asQuestion, namesMeant } from '../core/codec/nearest';
import type { Schema } from '../language/language';
import type { Trouble } from './problem';

export interface Vocabulary {
  defs: Readonly<Record<string, Schema>>;
  /** Names that the file declares, by kind (see `x-names`). */
  names: Readonly<Record<string, readonly string[]>>;
}

/** Words listed in a message when none is near; more would hide the rest. */
const MOST_WORDS = 14;
/** So many troubles are enough: what is wrong once is mostly wrong again further down, and each costs a search for the nearest word. */
const MOST_TROUBLES = 20;
/** Words shorter than this are part of too many others. */
const SHORTEST_PART = 4;
const LONGEST_WRITTEN = 80;
const MOST_PARTS = 4;

/** What is wrong with each of these in turn, until it is enough. */
export function gathered<A>(items: Iterable<A>, troubles: (item: A) => readonly Trouble[]): Trouble[] {
  const found: Trouble[] = [];
  for (const item of items) {
    found.push(...troubles(item));
    if (found.length >= MOST_TROUBLES) break;
  }
  return found.slice(0, MOST_TROUBLES);
}

/** What is wrong, the first in the file first; empty: it fits. */
export function check(schema: Schema, value: Json, vocabulary: Vocabulary, path: Path = []): Trouble[] {
  const found: Found[] = [];
  checkInto(found, schema, value, vocabulary, path);
  return found.slice(0, MOST_TROUBLES).map((each) => ({ ...each, message: each.message() }));
}

/** The same, where nobody wants to know what is wrong: no search for the nearest word. */
export function fits(schema: Schema, value: Json, vocabulary: Vocabulary): boolean {
  const found: Found[] = [];
  checkInto(found, schema, value, vocabulary, []);
  return found.length === 0;
}

/** What is wrong, to be put in words only where it is told: words search for the nearest. */
type Found = Omit<Trouble, 'message'> & { message: () => string };

function checkInto(found: Found[], given: Schema, value: Json, words: Vocabulary, path: Path): void {
  const schema = resolved(given, words);
  const expected = (what: string): void =>
    void found.push({ path, message: () => `${what} is expected here, found ${shown(value)}${layout(schema, value)}` });
  if (schema.anyOf) return anyOf(found, schema, schema.anyOf, value, words, path);
  const { enum: options } = schema;
  if (options && !options.includes(value as string))
    return void found.push({
      path,
      message: () => ofAnotherKind(schema, value, words) ?? notAmong(options, value, schema.title),
    });
  if (schema.type !== undefined && !isOf(schema.type, value)) return expected(kind(schema));
  if (typeof value === 'string') {
    const named = schema['x-names'];
    if (named !== undefined) checkName(found, named, value, words, path);
  } else if (typeof value === 'number') {
    if (value < (schema.minimum ?? -Infinity)) expected(`at least ${schema.minimum}`);
    if (value > (schema.maximum ?? Infinity)) expected(`at most ${schema.maximum}`);
  } else if (Array.isArray(value)) checkList(found, schema, value, words, path);
  else if (isObject(value)) checkObject(found, schema, value, words, path);
}

/** What a person who is new to these files has to change in its lines. */
function layout({ type }: Schema, value: Json): string {
  if (value === null && (type === 'object' || type === 'array'))
    return '; what belongs to it stands on the lines below, two spaces further in';
  return type === 'array' && isObject(value) ? "; each entry of a list begins with '- '" : '';
}

function checkList(found: Found[], schema: Schema, value: readonly Json[], words: Vocabulary, path: Path): void {
  const { minItems = 0, maxItems = Infinity, items } = schema;
  if (value.length < minItems || value.length > maxItems) {
    const wanted = between(minItems, maxItems);
    found.push({ path, message: () => `a list of ${wanted} is expected here, found ${value.length}` });
  }
  if (!items) return;
  for (let i = 0; i < value.length && found.length < MOST_TROUBLES; i++)
    checkInto(found, items, value[i] as Json, words, [...path, i]);
}

function checkObject(found: Found[], schema: Schema, value: JsonObject, words: Vocabulary, path: Path): void {
  const {
    properties = {},
    required = [],
    additionalProperties = true,
    minProperties = 0,
    maxProperties = Infinity,
  } = schema;
  const keys = Object.keys(value);
  for (const key of keys) {
    if (found.length >= MOST_TROUBLES) return;
    const inner = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (inner === false)
      found.push({ path: [...path, key], message: () => unknownKey(key, Object.keys(properties)), atKey: true });
    else if (inner !== undefined && inner !== true) checkInto(found, inner, value[key] as Json, words, [...path, key]);
  }
  for (const key of required)
    if (!Object.hasOwn(value, key)) found.push({ path, message: () => `${key} is missing here` });
  if (keys.length < minProperties || keys.length > maxProperties) {
    const wanted = between(minProperties, maxProperties);
    found.push({
      path,
      message: () => `${wanted} key${wanted === '1' ? '' : 's'} expected here, found ${keys.length}`,
    });
  }
}

function between(least: number, most: number): string {
  if (least === most) return `${least}`;
  if (most === Infinity) return `at least ${least}`;
  return least === 0 ? `at most ${most}` : `${least} to ${most}`;
}

/** The branch whose kind of value was written is the one meant; its troubles are told. */
function anyOf(
  found: Found[],
  whole: Schema,
  branches: readonly Schema[],
  value: Json,
  words: Vocabulary,
  path: Path,
): void {
  let fewest: Found[] | null = null;
  for (const branch of branches) {
    const here: Found[] = [];
    checkInto(here, branch, value, words, path);
    if (here.length === 0) return;
    const meant = isMeant(branch, value, words);
    if (meant && (fewest === null || depth(here) > depth(fewest))) fewest = here;
  }
  if (fewest) return void found.push(...fewest);
  found.push({ path, message: () => `${kind(whole, words)} is expected here, found ${shown(value)}` });
}

/** How deep the troubles lie: a branch that got further is more likely meant. */
function depth(troubles: readonly Found[]): number {
  return Math.min(...troubles.map((each) => each.path.length * 2 + (each.atKey ? 0 : 1)));
}

function isMeant(given: Schema, value: Json, words: Vocabulary): boolean {
  const schema = resolved(given, words);
  if (schema.anyOf) return schema.anyOf.some((each) => isMeant(each, value, words));
  if (schema.type !== undefined) return isOf(schema.type, value);
  return schema.enum?.some((each) => typeof each === typeof value) ?? true;
}

function checkName(found: Found[], kindName: string, value: string, words: Vocabulary, path: Path): void {
  const known = words.names[kindName] ?? [];
  if (known.includes(value)) return;
  found.push({
    path,
    message: () =>
      `no ${kindName} is called ${shown(value)}${near(value, known) || `; there ${known.length === 0 ? 'is none' : `are: ${some(known)}`}`}`,
  });
}

export function unknownKey(key: string, known: readonly string[]): string {
  return `${shown(key)} is not known here${withColon(key, known) || near(key, known) || one(known)}`;
}

/** `attack tie`, where `attack: tie` is meant. */
function withColon(key: string, known: readonly string[]): string {
  const [, first = '', rest = ''] = /^(\S+) (.+)$/.exec(key.slice(0, LONGEST_WRITTEN)) ?? [];
  return known.includes(first) ? `; a colon is missing: ${first}: ${rest}` : '';
}

/** `of`: what the words are, where the game knows some of their kind only. */
function notAmong(options: readonly (string | number | boolean | null)[], value: Json, of?: string): string {
  const texts = options.map(String);
  const shared = namesakes(asText(value), texts);
  if (shared.length > 1)
    return `several cards are called ${shown(value)}: write ${shared.map((each) => `'${each}'`).join(' or ')}`;
  const what = of === undefined ? 'is not known here' : `is not one of the ${of}`;
  return `${shown(value)} ${what}${near(asText(value), texts) || one(texts)}`;
}

/**
 * The words for things that share a name, which stands for none of them: `Han Solo (Scavenged YT-1300)`, `Darth Vader, Sith Lord`; else ids that
 * begin with it.
 */
function namesakes(name: string, known: readonly string[]): string[] {
  if (name.length < SHORTEST_PART || name.length > LONGEST_WRITTEN) return [];
  const lower = name.toLowerCase();
  const longer = known.filter((word) => [' (', ', '].some((more) => word.toLowerCase().startsWith(lower + more)));
  if (longer.length > 1) return longer;
  const id = lower.replace(/[^a-z0-9]/g, '');
  return known.filter((word) => word === id || word.startsWith(`${id}-`));
}

/** Only texts and numbers may hold typos. Never `String` of a map: it may hold a key `toString`. */
function asText(value: Json): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function one(options: readonly string[]): string {
  if (options.length === 0) return '';
  return `; expected ${options.length === 1 ? '' : 'one of '}${some(options)}`;
}

function some(options: readonly string[]): string {
  return `${options.slice(0, MOST_WORDS).join(', ')}${options.length > MOST_WORDS ? ' ...' : ''}`;
}

/** The nearest word; else the one that is written here with more around it (`Count Dooku, ...`), or with less (`Krennic`). */
function near(written: string, known: readonly string[]): string {
  const meant = namesMeant(written, known);
  if (meant.length > 0) return asQuestion(meant.map(quoted));
  if (written.length < SHORTEST_PART || written.length > LONGEST_WRITTEN) return '';
  const lower = ` ${written.toLowerCase()} `.replaceAll(',', ' ');
  const part = known.filter((word) => {
    const other = ` ${word.toLowerCase()} `.replaceAll(',', ' ');
    return word.length >= SHORTEST_PART && (lower.includes(other) || other.includes(lower));
  });
  return part.length === 0 || part.length > MOST_PARTS ? '' : asQuestion(part.map(quoted));
}

/** A comma ends a text inside [ ] and { }. */
function quoted(word: string): string {
  return word.includes(',') ? `'${word}' (in quotes, for its comma)` : word;
}

/** A word that is right elsewhere: a character among the cards of a hand. */
function ofAnotherKind(schema: Schema, value: Json, { defs }: Vocabulary): string | null {
  const kinds = Object.values(defs).filter((each) => each.description !== undefined);
  if (typeof value !== 'string' || !kinds.includes(schema)) return null;
  const other = kinds.find((each) => each.enum?.includes(value));
  return other ? `${shown(value)} is ${other.description}; ${schema.description} is expected here` : null;
}

/** What a `$ref` stands for. */
export function resolved(schema: Schema, words: Vocabulary): Schema {
  let at = schema;
  for (let hops = 0; at.$ref !== undefined && hops < 8; hops++) {
    const target: Schema | undefined = words.defs[at.$ref.replace('#/$defs/', '')];
    if (!target) throw new Error(`no schema is called ${at.$ref}`);
    at = target;
  }
  return at;
}

function isOf(type: NonNullable<Schema['type']>, value: Json): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** What a schema wants, in words. */
function kind(schema: Schema, words?: Vocabulary): string {
  if (schema.anyOf && words) {
    const kinds = schema.anyOf.map((each) => kind(resolved(each, words), words));
    return [...new Set(kinds.filter((each) => each !== 'nothing'))].join(' or ');
  }
  if (schema.enum) return `one of ${schema.enum.slice(0, MOST_WORDS).join(', ')}`;
  if (schema['x-names'] !== undefined) return `the name of a ${schema['x-names']}`;
  const names = {
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    object: 'a map (key: value)',
    array: 'a list',
    null: 'nothing',
  };
  return schema.type === undefined ? 'something else' : names[schema.type];
}

function shown(value: Json): string {
  if (typeof value === 'string') return `'${value.length > 40 ? `${value.slice(0, 40)}…` : value}'`;
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'a map';
  return value === null ? 'nothing' : String(value);
}
