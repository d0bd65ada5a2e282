/**
 * No word of a table may be accepted that nothing reads: for each there are two tables that differ only in it, and after which something
 * else is asked, allowed or refused, or happens. What merely repeats the word does not count.
 */
import * as E from 'fp-ts/lib/Either';
import {
  canonicalJson,
  isObject,
  type Action,
  type AnyGame,
  type CoreState,
  type Json,
  type JsonObject,
  type Rejection,
} from '../../src/core';
import { leavesOf, variations, type Leaf, type Pair, type Shape } from './leaves';
import { areSame, firstDifference, laid, type Echo, type Laid } from './two-tables';

export interface Words extends Shape {
  game: AnyGame;
  /** Tables in these words, in which words are changed, added and left out. */
  tables: readonly Json[];
  begin(table: Json): E.Either<Rejection, CoreState>;
  /** Names of pieces that a table declares, by kind. */
  names(table: Json): Readonly<Record<string, readonly string[]>>;
  /** Names that pieces go by: everything that is asked and told repeats them, which is what they are for. */
  called: readonly string[];
  /** What is told and shown, and decides nothing: why that is enough. */
  told: Readonly<Record<string, string>>;
  /** Who knows something: it decides what a player is shown, and nothing else. */
  shown?: readonly string[];
  /** Words that are refused by name, or that another word decides: the code of the ruling. */
  refused: Readonly<Record<string, string>>;
  /** Tables to begin with where those at hand do not show it, for all leaves whose names begin so. */
  more?: Readonly<Record<string, readonly Json[]>>;
  /** What is done first after such tables: where it is one place of many, which no random play finds. */
  opening?: Readonly<Record<string, readonly Action[]>>;
  /** Actions that two tables are compared for. */
  actions: number;
}

/** Games that are played on after two tables: more after those that were laid for the word. */
const SEEDS = [1, 2];
const MORE_SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Pairs that are tried for a leaf before it counts as read by nothing. */
const MOST_PAIRS = 120;

/** Every word that is described, in one test each. */
export function everyWordCounts(what: string, words: Words): void {
  const leaves = leavesOf(words);
  const listed = [...words.called, ...(words.shown ?? []), ...Object.keys(words.told), ...Object.keys(words.refused)];
  describe(what, () => {
    test('what is listed as a name, as told or as refused is a word of a table', () => {
      const known = leaves.map(({ name }) => name);
      expect(listed.filter((name) => !known.includes(name))).toEqual([]);
    });
    test('the tables that are laid for a word can be', () => {
      const own = Object.values(words.more ?? {}).flat();
      expect(own.map(knownOf(words).begun).filter(E.isLeft)).toEqual([]);
    });
    test('no table takes a word and drops it: not all that may be said there leaves the table as it was', () => {
      expect(placesOf(leaves).flatMap((leaf) => droppedAt(words, leaf))).toEqual([]);
    });
    for (const leaf of leaves) {
      if (words.called.includes(leaf.name)) continue;
      const code = words.refused[leaf.name];
      if (code !== undefined) test(`${leaf.name} is refused: ${code}`, () => expect(refusalOf(words, leaf)).toBe(code));
      else if (Object.hasOwn(words.told, leaf.name))
        test(`${leaf.name} is told, and nothing reads it`, () => {
          expect(isShown(words, leaf)).toBe(true);
          expect(witnessOf(words, leaf)).toBeNull();
        });
      else if (words.shown?.includes(leaf.name))
        test(`${leaf.name} decides who is shown what`, () => expect(isShown(words, leaf)).toBe(true));
      else test(`${leaf.name} makes a difference`, () => expect(witnessOf(words, leaf)).not.toBeNull());
    }
  });
}

/** So many tables are looked at for each place. */
const TABLES_A_PLACE = 4;

/** One for each place, whatever stands there. */
function placesOf(leaves: readonly Leaf[]): Leaf[] {
  const found = new Map<string, Leaf>();
  for (const { place, schema } of leaves)
    if (schema.type !== 'null') found.set(place.join('.'), { name: place.join('.'), place, schema });
  return [...found.values()];
}

/** Tables in which the word may be said in two ways at least, and that are the same however it is said. Those that were played past their moment tell nothing. */
function droppedAt(words: Words, leaf: Leaf): string[] {
  const { begun, names } = knownOf(words);
  const every = Math.ceil(words.tables.length / TABLES_A_PLACE);
  return words.tables
    .filter((_, i) => i % every === 0)
    .flatMap((table) => {
      const without = begun(table);
      if (E.isLeft(without) || isPast(table, without.right)) return [];
      const added = variations(table, leaf, words, names(table)).filter(({ values }) => values[0] === undefined);
      const [first] = added;
      const atOneSpot = added.filter(({ spot }) => spot.join() === first?.spot.join());
      const isDropped = leaveItSo(words, atOneSpot, without.right);
      return isDropped ? [`${leaf.name} in ${JSON.stringify(first?.other)}`] : [];
    });
}

/** Two of these tables can be laid at least, and none of them is another one than without the word. */
function leaveItSo(words: Words, said: readonly Pair[], without: Laid): boolean {
  let laidSo = 0;
  for (const { other } of said) {
    const table = laidOut(words, other);
    if (E.isLeft(table)) continue;
    if (!areSame(table.right, without)) return false;
    laidSo++;
  }
  return laidSo > 1;
}

function isPast(table: Json, { state }: Laid): boolean {
  const { moment } = table as JsonObject;
  const said = isObject(moment) ? (moment as JsonObject)['phase'] : undefined;
  return said !== undefined && 'phase' in state && state.phase !== said;
}

/** Tables that were laid for this word. */
function ownOf({ more = {} }: Words, { name }: Leaf): Json[] {
  return Object.entries(more).flatMap(([begins, tables]) => (name.startsWith(begins) ? tables : []));
}

function openingOf({ opening = {} }: Words, { name }: Leaf): Action[] {
  return Object.entries(opening).flatMap(([begins, actions]) => (name.startsWith(begins) ? actions : []));
}

/** Those of the tables that were laid for this word, and then the others: first tables that use it, and a few pairs of each before many of one. */
function pairsOf(words: Words, leaf: Leaf): Pair[] {
  const pairs = (table: Json): Pair[] => variations(table, leaf, words, knownOf(words).names(table));
  const uses = (pair: Pair): boolean => pair.values[0] !== undefined;
  const all = words.tables.map(pairs);
  const longest = Math.max(0, ...all.map((each) => each.length));
  const mixed = Array.from({ length: longest }, (_, i) => all.flatMap((each) => each.slice(i, i + 1))).flat();
  const others = [...mixed.filter(uses), ...mixed.filter((pair) => !uses(pair))];
  return [...ownOf(words, leaf).flatMap(pairs), ...others.slice(0, MOST_PAIRS)];
}

/** So many pairs at a time are looked at as they lie, then played on a little, and only then for long. */
const AT_A_TIME = 12;
const A_LITTLE = 6;

/** Two tables that differ in this word only, and what differs after them. Null: there are none. */
export function witnessOf(words: Words, leaf: Leaf): { pair: Pair; differs: readonly string[] } | null {
  const pairs = pairsOf(words, leaf);
  const own = new Set(ownOf(words, leaf));
  while (pairs.length > 0) {
    const begun = pairs.splice(0, AT_A_TIME).flatMap((pair) => {
      const [one, other] = [knownOf(words).begun(pair.one), laidOut(words, pair.other)];
      return E.isRight(one) && E.isRight(other) && !areSame(one.right, other.right)
        ? [{ pair, echo: echoOf(leaf, pair), both: [one.right, other.right] as const }]
        : [];
    });
    for (const actions of [0, A_LITTLE, words.actions])
      for (const { pair, echo, both } of begun)
        for (const seed of actions === 0 ? [1] : own.has(pair.one) ? MORE_SEEDS : SEEDS) {
          const opening = own.has(pair.one) ? openingOf(words, leaf) : [];
          const differs = firstDifference(words.game, both, echo, seed, actions, opening);
          if (differs) return { pair, differs };
        }
  }
  return null;
}

function laidOut(words: Words, table: Json): E.Either<Rejection, Laid> {
  return E.map(laid)(words.begin(table));
}

interface Known {
  names(table: Json): Readonly<Record<string, readonly string[]>>;
  begun(table: Json): E.Either<Rejection, Laid>;
}

/** What is known of the tables that words are changed in: worked out once for all words. */
const known = new WeakMap<Words, Known>();

function knownOf(words: Words): Known {
  const before = known.get(words);
  if (before) return before;
  const made = { names: once(words.names), begun: once((table: Json) => laidOut(words, table)) };
  known.set(words, made);
  return made;
}

function once<A>(work: (table: Json) => A): (table: Json) => A {
  const done = new Map<Json, A>();
  return (table) => {
    const found = done.get(table) ?? work(table);
    done.set(table, found);
    return found;
  };
}

/** Is some player shown something else of two tables that differ in this word only? */
function isShown(words: Words, leaf: Leaf): boolean {
  return pairsOf(words, leaf).some((pair) => {
    const [one, other] = [knownOf(words).begun(pair.one), laidOut(words, pair.other)];
    if (E.isLeft(one) || E.isLeft(other)) return false;
    const seen = ({ state }: Laid, viewer: string): string => canonicalJson(words.game.view(state, viewer) as Json);
    const viewers = words.game.decision(one.right.state).by;
    return viewers.some((viewer) => seen(one.right, viewer) !== seen(other.right, viewer));
  });
}

/** The code by which a table with this word is refused that is accepted without it. */
function refusalOf(words: Words, leaf: Leaf): string | null {
  for (const pair of pairsOf(words, leaf)) {
    const refused = [knownOf(words).begun(pair.one), laidOut(words, pair.other)];
    const [left] = refused.filter(E.isLeft);
    if (left && refused.some(E.isRight)) return left.left.code;
  }
  return null;
}

function echoOf({ place, schema }: Leaf, { values }: Pair): Echo {
  const key = place.filter((each) => each !== '*').at(-1) ?? '';
  const said = schema.enum ? values.filter((each): each is string => typeof each === 'string') : [];
  return { key, words: [key, ...said] };
}
