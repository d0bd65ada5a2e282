/** The leaves of a JSON Schema: every word, number and list item that a table can be described with; and tables that differ in one of them. */
import { isObject, type Json, type JsonObject } from '../../src/core';
import type { Schema } from '../../src/language/language';

/** A place in a table: keys, and '*' for any key or index of what is there. */
export type Place = readonly string[];

export interface Leaf {
  /** For people: `ships.*.tokens.focus`, `moment.phase = system`. */
  name: string;
  place: Place;
  schema: Schema;
  /** One word of a short list: this very value is looked at. Undefined: whatever stands there. */
  word?: Json;
}

export interface Shape {
  schema: Schema;
  defs: Readonly<Record<string, Schema>>;
  /** Values to try at some places, by name: for texts that say more than one thing, and for objects that only change as a whole. */
  values: Readonly<Record<string, Values>>;
}

/** Values to try, some of which may be names in the table. */
export type Values = readonly Json[] | ((table: Json) => readonly Json[]);

/** A list of words that is longer names cards and the like: they are looked at as one. */
const SHORT = 16;

export function leavesOf({ schema, defs, values }: Shape): Leaf[] {
  const found = new Map<string, Leaf>();
  const add = (leaf: Leaf): void => void (found.has(leaf.name) || found.set(leaf.name, leaf));
  const walk = (given: Schema, place: Place): void => {
    const each = resolved(given, defs);
    const name = place.join('.');
    if (Object.hasOwn(values, name)) return add({ name, place, schema: each });
    if (each.anyOf) return each.anyOf.forEach((one) => walk(one, place));
    for (const [key, one] of Object.entries(each.properties ?? {})) {
      // Many names with one meaning (the places of a map) are looked at as one.
      const alike = Object.values(each.properties ?? {}).filter((other) => other === one).length > SHORT;
      walk(one, [...place, alike ? '*' : key]);
    }
    if (isSchema(each.additionalProperties)) walk(each.additionalProperties, [...place, '*']);
    if (each.items) return walk(each.items, [...place, '*']);
    if (each.type === 'null') return add({ name: `${name} = null`, place, schema: each, word: null });
    if (each.type === 'object' && each.properties) return;
    leaf(each, place);
  };
  const leaf = (each: Schema, place: Place): void => {
    const name = place.join('.');
    if (isSchema(each.additionalProperties)) return;
    if (each.enum && each.enum.length <= SHORT)
      return each.enum.forEach((word) => add({ name: `${name} = ${String(word)}`, place, schema: each, word }));
    add({ name, place, schema: each });
  };
  walk(schema, []);
  return [...found.values()];
}

function isSchema(value: Schema['additionalProperties']): value is Schema {
  return typeof value === 'object';
}

function resolved(schema: Schema, defs: Shape['defs']): Schema {
  const name = schema.$ref?.replace('#/$defs/', '');
  return name === undefined ? schema : resolved(defs[name] ?? {}, defs);
}

/** Where in a table a place is: with every '*' filled in, the last step perhaps not there yet. */
function spotsOf(table: Json, place: Place): string[][] {
  const [key, ...rest] = place;
  if (key === undefined) return [[]];
  // A text that stands for a whole object has no fields.
  if (typeof table !== 'object' || table === null) return [];
  if (key !== '*') {
    const inside = isObject(table) && Object.hasOwn(table, key) ? (table[key] as Json) : undefined;
    if (inside === undefined && rest.includes('*')) return rest.length === 1 ? [[key, '0']] : [];
    return spotsOf(inside ?? {}, rest).map((spot) => [key, ...spot]);
  }
  const keys = Object.keys(table);
  if (Array.isArray(table) && rest.length === 0) keys.push(String(table.length));
  return keys.flatMap((each) => spotsOf((table as JsonObject)[each] ?? {}, rest).map((spot) => [each, ...spot]));
}

/** What stands there; undefined: nothing. */
export function valueAt(table: Json, spot: readonly string[]): Json | undefined {
  return spot.reduce<Json | undefined>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? (inside as JsonObject)[key]
        : undefined,
    table,
  );
}

/** The table with another value at this spot; undefined: with nothing there. */
function withValue(table: Json, [key, ...rest]: readonly string[], value: Json | undefined): Json | undefined {
  if (key === undefined) return value;
  if (Array.isArray(table) || (table === undefined && /^\d+$/.test(key))) {
    const list = [...((table as Json[] | undefined) ?? [])];
    const item = withValue(list[Number(key)] as Json, rest, value);
    list.splice(Number(key), 1, ...(item === undefined ? [] : [item]));
    return list;
  }
  // In its own place: the order of what is named (players, ships) says who is first.
  const object: Record<string, Json> = isObject(table) ? { ...(table as JsonObject) } : {};
  const inside = withValue(object[key] as Json, rest, value);
  if (inside === undefined) delete object[key];
  else object[key] = inside;
  return object;
}

export interface Pair {
  one: Json;
  other: Json;
  /** What stands at the leaf in each; undefined: nothing. */
  values: readonly (Json | undefined)[];
  /** Where the leaf is. */
  spot: readonly string[];
}

/** Tables that differ from this one only in the leaf, each beside it. `names`: of pieces, by kind. */
export function variations(
  table: Json,
  leaf: Leaf,
  shape: Shape,
  names: Readonly<Record<string, readonly string[]>>,
): Pair[] {
  return spotsOf(table, leaf.place).flatMap((spot) => {
    const now = valueAt(table, spot);
    const others = [...valuesFor(leaf, shape, names, now, table), undefined].filter((each) => !same(each, now));
    const relevant =
      leaf.word === undefined || same(now, leaf.word) ? others : others.filter((each) => same(each, leaf.word));
    return relevant.flatMap((value): Pair[] => {
      const other = withValue(table, spot, value);
      return other === undefined ? [] : [{ one: table, other, values: [now, value], spot }];
    });
  });
}

function valuesFor(
  { name, schema, place }: Leaf,
  { values }: Shape,
  names: Readonly<Record<string, readonly string[]>>,
  now: Json | undefined,
  table: Json,
): readonly Json[] {
  // Of a text that stands for an object whose own fields are looked at, too.
  const text = schema.type === 'string' ? values[`${place.join('.')} (text)`] : undefined;
  const given = values[place.join('.')] ?? values[name] ?? text;
  if (given) return typeof given === 'function' ? given(table) : given;
  if (schema.enum) return schema.enum;
  if (schema.type === 'null') return [null];
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer' || schema.type === 'number') return numbers(schema, typeof now === 'number' ? now : 0);
  const kind = schema['x-names'];
  return (kind === undefined ? undefined : names[kind]) ?? (schema.examples as Json[] | undefined) ?? [];
}

function numbers({ minimum = -Infinity, maximum = Infinity }: Schema, now: number): number[] {
  const tried = new Set([now + 1, now - 1, 0, 1, 2, 3, now + 4, now + 100, now * 2, now + 1000]);
  return [...tried].filter((n) => n >= minimum && n <= maximum);
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
