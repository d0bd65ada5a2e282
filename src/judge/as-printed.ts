/** Names of cards and pieces may be written without punctuation and in any case: `direct hit` is read as `Direct Hit!`; ids in any case: `R2Astromech`. */
import { isObject, type Json, type JsonObject } from '../core';
import type { Schema } from '../language/language';
import { plainName } from '../language/word-list';
import { fits, resolved, type Vocabulary } from './schema-check';

/** The value with its names as they are printed, where the schema knows them. What fits as it stands stays as it is. */
export function asPrinted(given: Schema, value: Json, words: Vocabulary, other: Otherwise = asItIs): Json {
  const schema = resolved(given, words);
  if (schema.anyOf) return inBranch(schema.anyOf, value, words, other);
  return withNames(schema, other(schema, value, words), words, other);
}

const asItIs: Otherwise = (_schema, value) => value;

function withNames(schema: Schema, value: Json, words: Vocabulary, other: Otherwise): Json {
  if (typeof value === 'string')
    return schema.enum
      ? printedName(value, schema.enum)
      : asDeclared(value, words.names[schema['x-names'] ?? ''] ?? []);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((each) => asPrinted(items, each as Json, words, other)) : value;
  }
  if (!isObject(value)) return value;
  const { properties = {}, additionalProperties: others } = schema;
  const entries = Object.entries(value).map(([key, each]) => {
    const inner = Object.hasOwn(properties, key) ? properties[key] : typeof others === 'object' ? others : undefined;
    return [key, inner ? asPrinted(inner, each, words, other) : each];
  });
  return Object.fromEntries(entries) as Json;
}

/** The same, and as the judge prints it: a list of one without its brackets, or one thing with them, and `none` for nothing. */
export function asSaid(given: Schema, value: Json, words: Vocabulary): Json {
  return asPrinted(given, value, words, otherwise);
}

type Otherwise = (schema: Schema, value: Json, words: Vocabulary) => Json;

function otherwise(schema: Schema, value: Json, words: Vocabulary): Json {
  if (isObject(value) || fits(schema, value, words)) return value;
  const [only] = Array.isArray(value) ? (value as readonly Json[]) : [];
  const isOne = Array.isArray(value) && value.length === 1 && only !== undefined;
  if (value === 'none') for (const none of [null, 'nothing']) if (fits(schema, none, words)) return none;
  // Any text at all is no name of what stands in brackets.
  const isFree = schema.type === 'string' && !schema.enum && schema['x-names'] === undefined;
  const other: Json = isOne && !isFree ? only : [value];
  return fits(schema, other, words) ? other : value;
}

/** The branch that the value fits; else the first that it fits with its names as printed. */
function inBranch(branches: readonly Schema[], value: Json, words: Vocabulary, other: Otherwise): Json {
  if (branches.some((branch) => fits(branch, value, words))) return value;
  for (const branch of branches) {
    const printed = asPrinted(branch, value, words, other);
    if (fits(branch, printed, words)) return printed;
  }
  return value;
}

/** The name that is meant, in whatever case it is declared and written; where none is, or several are, the word as it is written. */
export function asDeclared(written: string, declared: readonly string[]): string {
  if (declared.includes(written)) return written;
  const plain = plainName(written);
  const meant = [...new Set(declared.filter((each) => plainName(each) === plain))];
  return (meant.length === 1 && meant[0]) || written;
}

/** Expectations and questions name pieces by keys, of the whole file and of single steps: the file with these as they are declared. */
export function blocksAsDeclared(file: JsonObject, declared: readonly string[]): JsonObject {
  const { steps, claims } = file;
  const expected = inBlocks(file, ['expect'], declared);
  const whole = isObject(claims) ? { ...expected, claims: inBlocks(claims, Object.keys(claims), declared) } : expected;
  if (!Array.isArray(steps)) return whole;
  const one = (step: Json): Json => (isObject(step) ? inBlocks(step, ['expect', 'ask', 'until'], declared) : step);
  return { ...whole, steps: steps.map((step) => one(step as Json)) };
}

function inBlocks(of: JsonObject, blocks: readonly string[], declared: readonly string[]): JsonObject {
  const entries = Object.entries(of).map(([key, block]) => {
    return [key, blocks.includes(key) ? piecesAsDeclared(block, declared) : block];
  });
  return Object.fromEntries(entries) as JsonObject;
}

function piecesAsDeclared(block: Json, declared: readonly string[]): Json {
  if (Array.isArray(block)) return block.map((each) => piecesAsDeclared(each as Json, declared));
  if (!isObject(block)) return block;
  return Object.fromEntries(Object.entries(block).map(([key, value]) => [asDeclared(key, declared), value])) as Json;
}

type Options = readonly (string | number | boolean | null)[];

/** Names by what is left of them without punctuation and capitals; null: of several cards. */
const tables = new WeakMap<Options, ReadonlyMap<string, string | null>>();

function printedName(written: string, options: Options): string {
  if (options.length === 0 || options.includes(written)) return written;
  const names = tables.get(options) ?? table(options);
  const id = written.toLowerCase();
  return names.get(plainName(written)) ?? (names.size > 0 && options.includes(id) ? id : written);
}

/** Words in small letters are ids where names stand beside them. Without names they are words of the rules, which are written as they are. */
function table(options: Options): ReadonlyMap<string, string | null> {
  const names = options.filter((each) => typeof each === 'string' && each !== each.toLowerCase()) as string[];
  const found = new Map<string, string | null>();
  for (const name of names) {
    const known = found.get(plainName(name));
    // A nickname with and without its quotation marks is one card.
    if (known === undefined) found.set(plainName(name), name);
    else if (known === null || unquoted(known) !== unquoted(name)) found.set(plainName(name), null);
  }
  tables.set(options, found);
  return found;
}

function unquoted(name: string): string {
  return name.replace(/["“”]/g, '');
}
