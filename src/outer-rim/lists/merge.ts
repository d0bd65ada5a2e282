/** Packs given in part: whole records, single fields, and records or decks that are to go. */
import type { Path } from '../../core';
import * as E from 'fp-ts/lib/Either';
import { decode } from '../../core/codec/decode';
import { didYouMean } from '../../core/codec/nearest';
import { reason, reject, type Rejection } from '../../core/contract/rejection';
import { arrangementCodec, LISTS, MAP_LISTS, supplyCodec } from '../facts/codecs/pack';
import { isObject, list, make, object, optional, text, type Codec } from '../../core/codec';
import { LIST_NAMES, listPath, listsOf, withLists, type AnyList } from './lists';
import type { Arrangement, Entry, Pack, Supply } from '../facts/pack';
import { fieldsOf, certaintyOf } from '../facts/certainty';
import type { Certainty } from '../facts/words';
import * as t from 'io-ts';
import { schemaDocument, schemaOf, type Schema } from '../../core/codec/schema';

type Lists = { [name: string]: readonly Entry[] };
interface MapPart {
  spaces?: readonly Entry[];
  routes?: readonly Entry[];
  tiles?: readonly Entry[];
  endcaps?: readonly Entry[];
  standard?: Arrangement;
}
type Part = {
  /** For editors; means nothing here. */
  $schema?: string;
  id: string;
  title: string;
  extends: string;
  whole?: readonly string[];
  drop?: { readonly [list: string]: readonly string[] };
  changes?: unknown;
  supply?: Supply;
  map?: MapPart;
} & { [name in keyof typeof LISTS]?: readonly Entry[] };

const dropped: Codec<{ readonly [list: string]: readonly string[] }> = make(
  'ids to drop by list',
  (input, context) => t.record(t.string, list(text)).validate(input, context) as never,
  (definitions) => ({ type: 'object', additionalProperties: schemaOf(list(text), definitions) }),
);
const optionalLists = (lists: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(lists).map(([name, codec]) => [name, optional(list(codec as Codec<Entry>))]));
const mapPart = object<MapPart>('a map', {
  ...optionalLists(MAP_LISTS),
  standard: optional(arrangementCodec),
} as never);
const pieces = { supply: optional(supplyCodec), map: optional(mapPart), ...optionalLists(LISTS) };
const anything: Codec<unknown> = make('anything', (input) => t.success(input));

/**
 * The JSON Schema of a pack that is laid over another one, for editors.
 * @example
 * ```ts
 * import { partSchema } from 'holojudge/outer-rim/facts';
 *
 * console.log(partSchema()['title']); // An Outer Rim content pack laid over another
 * ```
 */
export function partSchema(): Schema {
  return schemaDocument('An Outer Rim content pack laid over another', partCodec);
}

/** A pack in part: `{ id, title, extends: "base", ... }` with any of the fields of a pack, and `whole`, `drop`, `changes`. */
const partCodec: Codec<Part> = object<Part>('a pack in part', {
  $schema: optional(text),
  id: text,
  title: text,
  extends: text,
  whole: optional(list(text)),
  drop: optional(dropped),
  changes: optional(anything),
  ...pieces,
} as never);
const changesCodec = object<Record<string, unknown>>('changes', pieces as never);

/**
 * The base pack with what the part says: `whole` names lists (`ships`) or decks (`market:job`, `encounters:navpoint`) of which nothing of the base
 * stays; `drop` names single records; records replace those of the same id or are added; `changes` gives single fields of records.
 * Left names the path of the first trouble in the part.
 */
export function mergePacks(base: Pack, input: unknown): E.Either<Rejection, Pack> {
  const decoded = decode(partCodec, input);
  if (E.isLeft(decoded)) return decoded;
  const part = decoded.right;
  if (part.extends !== base.id)
    return trouble(`there is no pack ${part.extends} to extend; known: ${base.id}`, ['extends']);
  const trimmed = trim(listsOf(base), part);
  if (E.isLeft(trimmed)) return trimmed;
  const merged = withRecords(trimmed.right, part);
  if (E.isLeft(merged)) return merged;
  const pack = { ...withLists(base, merged.right), id: part.id, title: part.title, supply: part.supply ?? base.supply };
  const standard = part.map?.standard ?? base.map.standard;
  return withChanges({ ...pack, map: { ...pack.map, standard } }, part.changes);
}

function near(id: unknown, entries: readonly Entry[]): string {
  if (typeof id !== 'string') return '';
  return didYouMean(
    id,
    entries.map((entry) => entry.id),
  );
}

function decksOf(entries: readonly Entry[]): Set<string> {
  return new Set(entries.map((entry) => (entry as { deck?: string }).deck ?? ''));
}

/** The lists of the base without what the part wants gone. */
function trim(lists: Lists, part: Part): E.Either<Rejection, Lists> {
  const kept: Lists = { ...lists };
  for (const [i, name] of (part.whole ?? []).entries()) {
    const [from = '', deck] = name.split(':');
    const entries = kept[from];
    if (!Object.hasOwn(kept, from) || !entries)
      return trouble(`there is no list ${from}; known: ${LIST_NAMES.join(', ')}`, ['whole', i]);
    const rest = deck === undefined ? [] : entries.filter((entry) => (entry as { deck?: string }).deck !== deck);
    if (deck !== undefined && rest.length === entries.length)
      return trouble(`no card of ${from} is of the deck ${deck}${didYouMean(deck, decksOf(entries))}`, ['whole', i]);
    kept[from] = rest;
  }
  for (const [name, ids] of Object.entries(part.drop ?? {})) {
    const entries = Object.hasOwn(kept, name) ? kept[name] : undefined;
    if (!entries) return trouble(`there is no list ${name}; known: ${LIST_NAMES.join(', ')}`, ['drop', name]);
    const missing = ids.findIndex((id) => !entries.some((entry) => entry.id === id));
    if (missing >= 0)
      return trouble(`${name} has no record ${ids[missing]}${near(ids[missing], entries)}`, ['drop', name, missing]);
    kept[name] = entries.filter((entry) => !ids.includes(entry.id));
  }
  return E.right(kept);
}

/** Records of the part in the place of those with the same id, new ones at the end. */
function withRecords(lists: Lists, part: Part): E.Either<Rejection, Record<AnyList, readonly Entry[]>> {
  const merged: Lists = { ...lists };
  for (const name of LIST_NAMES) {
    const given = partList(part, name);
    const twice = given.findIndex((entry, i) => given.findIndex((other) => other.id === entry.id) !== i);
    if (twice >= 0) return trouble(`two records are called ${given[twice]?.id}`, [...listPath(name), twice, 'id']);
    const old = merged[name] ?? [];
    const replaced = old.map((entry) => given.find((other) => other.id === entry.id) ?? entry);
    merged[name] = [...replaced, ...given.filter((entry) => !old.some((other) => other.id === entry.id))];
  }
  return E.right(merged as Record<AnyList, readonly Entry[]>);
}

function partList(part: Part, name: AnyList): readonly Entry[] {
  const [first, second] = listPath(name);
  const whole = part as unknown as Record<string, unknown>;
  const found =
    second === undefined ? whole[first ?? ''] : (whole['map'] as Record<string, unknown> | undefined)?.[second];
  return (found as readonly Entry[] | undefined) ?? [];
}

/** Lays the changed fields over their records and decodes the result in the shape of `changes`, so that paths point into the input. */
function withChanges(pack: Pack, changes: unknown): E.Either<Rejection, Pack> {
  if (changes === undefined) return E.right(pack);
  if (!isObject(changes))
    return trouble('expected the changed fields by list: { "ships": [{ "id": ..., ... }] }', ['changes']);
  const laid = layOver(pack as unknown as Record<string, unknown>, changes, ['changes']);
  if (E.isLeft(laid)) return laid;
  const shape = object<{ changes: Record<string, unknown> }>('a pack in part', { changes: changesCodec });
  const decoded = decode(shape, { changes: laid.right });
  if (E.isLeft(decoded)) return decoded;
  const part = {
    ...(decoded.right.changes as Partial<Part>),
    id: pack.id,
    title: pack.title,
    extends: pack.id,
  } as Part;
  const merged = withRecords(listsOf(pack), part);
  if (E.isLeft(merged)) return merged;
  const changed = { ...withLists(pack, merged.right), supply: part.supply ?? pack.supply };
  return E.right({ ...changed, map: { ...changed.map, standard: part.map?.standard ?? pack.map.standard } });
}

function layOver(
  old: Record<string, unknown>,
  changes: Record<string, unknown>,
  path: Path,
): E.Either<Rejection, Record<string, unknown>> {
  const result: Record<string, unknown> = {};
  for (const [name, change] of Object.entries(changes)) {
    const before = Object.hasOwn(old, name) ? old[name] : undefined;
    const at = [...path, name];
    const done = Array.isArray(before)
      ? layOverList(before as Entry[], change, at)
      : isObject(before) && isObject(change)
        ? layOverOne(before, change, at)
        : null;
    if (done === null) return trouble(`nothing called ${name} can be changed${didYouMean(name, Object.keys(old))}`, at);
    if (E.isLeft(done)) return done;
    result[name] = done.right;
  }
  return E.right(result);
}

function layOverOne(
  before: Record<string, unknown>,
  change: Record<string, unknown>,
  path: Path,
): E.Either<Rejection, unknown> {
  return 'id' in before ? E.right(patched(before as unknown as Entry, change)) : layOver(before, change, path);
}

function layOverList(before: readonly Entry[], change: unknown, path: Path): E.Either<Rejection, unknown> {
  if (!Array.isArray(change)) return trouble('expected a list of records, each with its id', path);
  const result: Entry[] = [];
  for (const [i, fields] of (change as unknown[]).entries()) {
    if (!isObject(fields)) return trouble('expected a record with its id', [...path, i]);
    const entry = before.find((each) => each.id === fields['id']);
    const id = fields['id'];
    if (!entry && id === undefined) return trouble('the id of the record that is changed is missing', [...path, i]);
    if (!entry)
      return trouble(`there is no record with the id ${JSON.stringify(id)}${near(id, before)}`, [...path, i, 'id']);
    result.push(patched(entry, fields));
  }
  return E.right(result);
}

/** What a form says of a value that is not filled in yet: it stays as it was. */
export const BLANK = '___';

/** The fields that a change gives, blanks left out; `side.hull` is a field of a field, and the others of it stay. */
function given(entry: Entry, change: Record<string, unknown>): { fields: Record<string, unknown>; typed: Set<string> } {
  const fields = new Map<string, unknown>();
  const typed = new Set<string>();
  for (const [key, value] of Object.entries(change)) {
    if (value === BLANK) continue;
    typed.add(key);
    const [around = key, inner] = key.split('.');
    const before = fields.get(around) ?? (Object.hasOwn(entry, around) ? entry[around as keyof Entry] : undefined);
    const isInside = inner !== undefined && isObject(before);
    if (isInside) fields.set(around, Object.fromEntries([...Object.entries(before), [inner, value]]));
    else fields.set(key, value);
  }
  return { fields: Object.fromEntries(fields), typed };
}

/** A record with changed fields. What its owner typed is certain, unless the change says otherwise. */
function patched(entry: Entry, change: Record<string, unknown>): Entry {
  const { sure, ...all } = change;
  const { fields, typed } = given(entry, all);
  const whole = { ...entry, ...fields } as Entry;
  // A mark that is no mark at all stays, for the codec to refuse it.
  if (sure !== undefined && typeof sure !== 'string' && !isObject(sure)) return { ...whole, sure } as Entry;
  const marks: Record<string, Certainty> = {};
  for (const field of fieldsOf(whole)) {
    const isTyped = typed.has(field) || typed.has(field.split('.')[0] ?? field);
    marks[field] = certaintyOf((isTyped ? sure : entry.sure) as Entry['sure'], field);
  }
  return { ...whole, sure: marks };
}

function trouble(message: string, path: Path): E.Either<Rejection, never> {
  return reject(reason('content', message, []), path);
}
