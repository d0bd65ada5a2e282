/** Which field of an action keeps it from being one of those that were offered, and what that field may be. */
import { isObject, sameJson, type Json } from '../codec/json';
import { didYouMean } from '../codec/nearest';
import { where } from '../codec/plain';
import { show } from '../codec/show';
import { cut } from '../codec/cut';
import type { Action } from '../contract/question';

type Keys = readonly string[];

/** A field that is wrong: where it stands, and a sentence that says so. */
export interface WrongField {
  path: Keys;
  says: string;
}

/** Most values of a field that a sentence lists. */
const MOST_VALUES = 8;

/** Most characters of one such value. */
const LONGEST_VALUE = 60;

/** The first field that keeps the given action from being the most similar of these. At least one of them is there, and none is the given one. */
export function wrongField(offered: readonly Action[], given: Readonly<Record<string, unknown>>): WrongField {
  const known = offered.map((action) => ({ action, differs: differences(action, given) }));
  const [nearest = known[0] as (typeof known)[0]] = [...known].sort((a, b) => a.differs.length - b.differs.length);
  const missing = nearest.differs.find((path) => at(given, path) === undefined);
  const unknown = nearest.differs.find((path) => at(nearest.action, path) === undefined);
  const path = unknown ?? missing ?? (nearest.differs[0] as Keys);
  if (unknown) return { path, says: notThere(nearest.action, path) };
  // Of those that differ in nothing else; where none is so near, of all.
  const near = known.filter(({ differs }) => differs.every((each) => sameJson(each as Json, path as Json)));
  const from = near.length > 0 ? near : known;
  const values = distinct(from.map(({ action }) => at(action, path)).filter((value) => value !== undefined));
  if (missing) return { path, says: `The field ${where(path)} is missing; it may be ${anyOf(values)}.` };
  return { path, says: `The field ${where(path)} may be ${anyOf(values)}; ${found(at(given, path), values)}` };
}

/** Says which words a text may be, and what was found. */
export function mayBe(name: string, words: readonly string[], value: unknown): string {
  if (value === undefined) return `The field ${name} is missing; it may be ${anyOf(words)}.`;
  return `The field ${name} may be ${anyOf(words)}; ${found(value, words)}`;
}

/** A field that none of them has. */
function notThere(action: Action, path: Keys): string {
  const within = path.slice(0, -1);
  const has = Object.keys(at(action, within) as object);
  const name = String(path.at(-1));
  const whose = within.length > 0 ? `The field ${where(within)}` : `The action ${action.type}`;
  return `${whose} has no field ${cut(name, LONGEST_VALUE)}${didYouMean(name, has)}; it has ${listOf(has, 'and')}.`;
}

function found(value: unknown, values: readonly unknown[]): string {
  const texts = values.filter((each) => typeof each === 'string');
  const near = typeof value === 'string' ? didYouMean(value, texts) : '';
  return `found ${written(value)}${near === '' ? '.' : near}`;
}

/** The paths of the fields in which they differ; of a list it is the list as a whole. */
function differences(known: unknown, given: unknown, path: Keys = []): Keys[] {
  if (!isObject(known) || !isObject(given)) return sameJson(known as Json, given as Json) ? [] : [path];
  const keys = new Set([...Object.keys(known), ...Object.keys(given)]);
  return [...keys].flatMap((key) => {
    if (!Object.hasOwn(known, key) || !Object.hasOwn(given, key)) return [[...path, key]];
    return differences(known[key], given[key], [...path, key]);
  });
}

function at(value: unknown, path: Keys): unknown {
  let found = value;
  for (const key of path) found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  return found;
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function anyOf(values: readonly unknown[]): string {
  const texts = values.slice(0, MOST_VALUES).map(written);
  if (values.length <= MOST_VALUES) return listOf(texts, 'or');
  return `${texts.join(', ')} or one of ${values.length - MOST_VALUES} others (see legalActions)`;
}

function listOf(texts: readonly string[], and: string): string {
  if (texts.length < 2) return texts.join('');
  return `${texts.slice(0, -1).join(', ')} ${and} ${String(texts.at(-1))}`;
}

function written(value: unknown): string {
  return isObject(value) || Array.isArray(value) ? cut(JSON.stringify(value), LONGEST_VALUE) : show(value);
}
