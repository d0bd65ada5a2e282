/** Names of things and their ids: how the table says it, how the state keeps it. */
import type { Json } from '../core';
import { lazy } from '../core/engine/memo';

/** One list of things that have names: planets, cards, contacts ... */
export interface WordList {
  /** What people may write: every name that only one thing has, and ids. */
  words: readonly string[];
  /** Ids by words. */
  ids: Readonly<Record<string, string>>;
  /** The id for a word; undefined: nothing is called so. */
  id(word: string): string | undefined;
  /** The same for a word without punctuation and in any case; undefined: nothing is called so, or several things. */
  meant(word: string): string | undefined;
  /** The name for an id; the id itself if it has none of its own. */
  name(id: string): string;
}

export interface Named {
  id: string;
  /** The first that nothing else has is the one that is shown. */
  names: readonly string[];
}

/** Longer texts are no names. */
const LONGEST = 120;

/** What is left of a name without punctuation, marks and capitals: `direct hit` of `Direct Hit!`. */
export function plainName(name: string): string {
  return name
    .slice(0, LONGEST)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\s-]+/g, ' ')
    .replace(/[^\p{L}\p{N}+ ]/gu, '')
    .trim();
}

/** A name that two things share stands for neither; an id always stands for its thing, where people know ids. */
export function wordList(things: readonly Named[], { ids: withIds = true } = {}): WordList {
  const counts = new Map<string, number>();
  for (const { names } of things) for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const ids = new Map<string, string>();
  const shown = new Map<string, string>();
  for (const { id, names } of things) {
    const own = names.filter((name) => counts.get(name) === 1);
    for (const name of own) ids.set(name, id);
    shown.set(id, own[0] ?? id);
  }
  if (withIds) for (const { id } of things) ids.set(id, id);
  const plain = lazy(() => byPlainName(ids));
  const meant = (word: string): string | undefined => plain().get(plainName(word)) ?? undefined;
  return {
    words: [...ids.keys()],
    ids: Object.fromEntries(ids),
    id: (word) => ids.get(word),
    meant: (word) => ids.get(word) ?? meant(word),
    name: (id) => shown.get(id) ?? id,
  };
}

/** Ids by what is left of their names; null: of several things the same is left. */
function byPlainName(ids: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [name, id] of ids) {
    const plain = plainName(name);
    found.set(plain, (found.get(plain) ?? id) === id && found.get(plain) !== null ? id : null);
  }
  return found;
}

/** Are two words, or lists of words, of the same things? */
export function sameThings(list: WordList): (expected: Json, found: Json) => boolean {
  const idOf = (word: Json): string => (typeof word === 'string' ? (list.id(word) ?? word) : JSON.stringify(word));
  const ids = (value: Json): string => (Array.isArray(value) ? (value as Json[]) : [value]).map(idOf).sort().join('|');
  return (expected, found) => Array.isArray(expected) === Array.isArray(found) && ids(expected) === ids(found);
}

/** The same, where the order of a list counts. */
export function inOrder(same: (expected: Json, found: Json) => boolean): (expected: Json, found: Json) => boolean {
  return (expected, found) =>
    Array.isArray(expected) &&
    Array.isArray(found) &&
    expected.length === found.length &&
    (expected as Json[]).every((each, i) => same(each, (found as Json[])[i] ?? null));
}

/** Cards by their printed names, and by what players say for short. */
export function cardWords(cards: readonly { id: string; name: string }[], short?: (name: string) => string): WordList {
  return wordList(cards.map(({ id, name }) => ({ id, names: short ? [name, short(name)] : [name] })));
}
