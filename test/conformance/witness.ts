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
  type Rejection,
} from '../../src/core';
import { integersFrom } from '../../src/play';
import { leavesOf, variations, type Leaf, type Pair, type Shape } from './leaves';

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
  /** Words for which no two tables were found yet, to be written by hand; a word that comes new is not among them. */
  unproved?: readonly string[];
  /** Tables to begin with where those at hand do not show it, for all leaves whose names begin so. */
  more?: Readonly<Record<string, readonly Json[]>>;
  /** Actions that two tables are compared for. */
  actions: number;
}

const SEEDS = [1, 2];
/** Pairs that are tried for a leaf before it counts as read by nothing. */
const MOST_PAIRS = 120;

/** Every word that is described, in one test each. */
export function everyWordCounts(what: string, words: Words): void {
  const leaves = leavesOf(words);
  const listed = [
    ...words.called,
    ...(words.shown ?? []),
    ...(words.unproved ?? []),
    ...Object.keys(words.told),
    ...Object.keys(words.refused),
  ];
  describe(what, () => {
    test('what is listed as a name, as told or as refused is a word of a table', () => {
      const known = leaves.map(({ name }) => name);
      expect(listed.filter((name) => !known.includes(name))).toEqual([]);
    });
    for (const leaf of leaves) {
      if (words.called.includes(leaf.name)) continue;
      if (words.unproved?.includes(leaf.name)) {
        test.todo(`${leaf.name} makes a difference`);
        continue;
      }
      const code = words.refused[leaf.name];
      if (code !== undefined) test(`${leaf.name} is refused: ${code}`, () => expect(refusalOf(words, leaf)).toBe(code));
      else if (Object.hasOwn(words.told, leaf.name))
        test(`${leaf.name} is told, and nothing reads it`, () => expect(witnessOf(words, leaf)).toBeNull());
      else if (words.shown?.includes(leaf.name))
        test(`${leaf.name} decides who is shown what`, () => expect(isShown(words, leaf)).toBe(true));
      else test(`${leaf.name} makes a difference`, () => expect(witnessOf(words, leaf)).not.toBeNull());
    }
  });
}

function pairsOf(words: Words, leaf: Leaf): Pair[] {
  const own = Object.entries(words.more ?? {}).flatMap(([begins, laid]) => (leaf.name.startsWith(begins) ? laid : []));
  const tables = [...own, ...words.tables];
  const all = tables.map((table) => variations(table, leaf, words, words.names(table)));
  // Tables that use the word come first, and a few pairs of each before many of one.
  const longest = Math.max(0, ...all.map((each) => each.length));
  const rounds = Array.from({ length: longest }, (_, i) => all.flatMap((each) => each.slice(i, i + 1)));
  const pairs = rounds.flat();
  const uses = (pair: Pair): boolean => pair.values[0] !== undefined;
  return [...pairs.filter(uses), ...pairs.filter((pair) => !uses(pair))].slice(0, MOST_PAIRS);
}

/** Two tables that differ in this word only, and what differs after them. Null: there are none. */
export function witnessOf(words: Words, leaf: Leaf): { pair: Pair; differs: readonly string[] } | null {
  for (const pair of pairsOf(words, leaf)) {
    const [one, other] = [words.begin(pair.one), words.begin(pair.other)];
    if (E.isLeft(one) || E.isLeft(other)) continue;
    const echo = echoOf(leaf, pair);
    for (const seed of SEEDS) {
      const differs = firstDifference(words, one.right, other.right, echo, seed);
      if (differs) return { pair, differs };
    }
  }
  return null;
}

/** Is some player shown something else of two tables that differ in this word only? */
function isShown(words: Words, leaf: Leaf): boolean {
  return pairsOf(words, leaf).some((pair) => {
    const [one, other] = [words.begin(pair.one), words.begin(pair.other)];
    if (E.isLeft(one) || E.isLeft(other)) return false;
    const seen = (state: CoreState, viewer: string): string => canonicalJson(words.game.view(state, viewer) as Json);
    const viewers = words.game.decision(one.right).by;
    return viewers.some((viewer) => seen(one.right, viewer) !== seen(other.right, viewer));
  });
}

/** The code by which a table with this word is refused that is accepted without it. */
function refusalOf(words: Words, leaf: Leaf): string | null {
  for (const pair of pairsOf(words, leaf)) {
    const refused = [words.begin(pair.one), words.begin(pair.other)];
    const [left] = refused.filter(E.isLeft);
    if (left && refused.some(E.isRight)) return left.left.code;
  }
  return null;
}

interface Echo {
  key: string;
  words: readonly string[];
}

function echoOf({ place, schema }: Leaf, { values }: Pair): Echo {
  const key = place.filter((each) => each !== '*').at(-1) ?? '';
  const said = schema.enum ? values.filter((each): each is string => typeof each === 'string') : [];
  return { key, words: [key, ...said] };
}

/** Does this repeat the word, as a value of one of its fields? */
function repeats(thing: unknown, echo: Echo): boolean {
  if (typeof thing === 'string') return echo.words.includes(thing);
  if (typeof thing !== 'object' || thing === null) return false;
  return Object.values(thing).some((each) => repeats(each, echo));
}

/** Without the field of the word's own name. */
function sayings(things: readonly unknown[], echo: Echo): string[] {
  return things
    .filter((each) => !repeats(each, echo))
    .map((each) => canonicalJson((isObject(each) ? { ...each, [echo.key]: null } : each) as Json))
    .sort();
}

/** Plays both on with the same answers, and tells what first differs: events, who is asked, what may be done or is refused, who wins. */
function firstDifference(
  { game, actions }: Words,
  one: CoreState,
  other: CoreState,
  echo: Echo,
  seed: number,
): readonly string[] | null {
  const next = integersFrom(seed);
  const states = [one, other];
  for (let n = 0; n <= actions; n++) {
    const seen = states.map((state) => seenIn(game, state, echo));
    const [a = [], b = []] = seen;
    const differs = [...a.filter((each) => !b.includes(each)), ...b.filter((each) => !a.includes(each))];
    if (differs.length > 0 || a.length !== b.length) return differs.slice(0, 4);
    const action = commonAction(game, one, other, next);
    if (!action) return null;
    const steps = states.map((state) => game.reduce(state, action));
    if (!steps.every(E.isRight)) return null;
    [one, other] = steps.map((step) => step.right.state as CoreState) as [CoreState, CoreState];
    states.splice(0, 2, one, other);
  }
  return null;
}

function seenIn(game: AnyGame, state: CoreState, echo: Echo): string[] {
  const question = game.question(state);
  const { over, by } = game.decision(state);
  return [
    ...sayings(state.events, echo),
    ...sayings(
      (question?.candidates ?? []).map(({ action, not }) => ({ ...(action as object), not: not?.code ?? null })),
      echo,
    ),
    canonicalJson({ over, by, kind: game.outcome(state).kind } as unknown as Json),
  ];
}

/** An action that is legal in both, by its type first: few types are many actions. */
function commonAction(game: AnyGame, one: CoreState, other: CoreState, next: (n: number) => number): Action | null {
  const [legal, elsewhere] = [game.legalActions(one), game.legalActions(other)];
  const also = new Set(elsewhere.actions.map((each: Action) => canonicalJson(each as unknown as Json)));
  const common = legal.actions.filter((each: Action) => also.has(canonicalJson(each as unknown as Json)));
  const types = [...new Set(common.map((each: Action) => each.type))];
  const type = types[next(Math.max(1, types.length))];
  const ofType = common.filter((each: Action) => each.type === type);
  const action = ofType[next(Math.max(1, ofType.length))];
  if (action) return action as Action;
  const sample = legal.kind === 'region' ? legal.sample(next(1000)) : null;
  return sample && elsewhere.kind === 'region' && elsewhere.contains(sample) ? sample : null;
}
