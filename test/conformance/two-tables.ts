/** Two tables that are played on with the same answers, until something differs after them. What was worked out of a table is kept with it. */
import * as E from 'fp-ts/lib/Either';
import { canonicalJson, isObject, type Action, type AnyGame, type CoreState, type Json } from '../../src/core';
import { integersFrom } from '../../src/play';

/** The word that two tables differ in: what merely repeats it does not count. */
export interface Echo {
  key: string;
  words: readonly string[];
}

/** A table at one moment. */
export interface Laid {
  state: CoreState;
  whole?: string;
  seen?: Seen;
  legal?: Legal;
  after: Map<string, Laid | null>;
}

interface Seen {
  /** What was told, and what may be done or is refused. */
  said: readonly unknown[];
  raw: string;
  /** Each action that is offered, and the code of what refuses it: the same action allowed here and refused there is no repetition. */
  offered: readonly (readonly [string, string | null])[];
  /** Who is asked, whether it is over, who wins. */
  rest: string;
}

interface Legal {
  found: ReturnType<AnyGame['legalActions']>;
  byText: Map<string, Action>;
}

export const laid = (state: CoreState): Laid => ({ state, after: new Map() });

/** Equal in every field: nothing will ever differ. */
export function areSame(one: Laid, other: Laid): boolean {
  return wholeOf(one) === wholeOf(other);
}

function wholeOf(table: Laid): string {
  return (table.whole ??= canonicalJson(table.state as unknown as Json));
}

/** Plays both on, so many actions at most, first those of the opening, and tells what first differs: events, who is asked, what may be done or is refused, who wins. */
export function firstDifference(
  game: AnyGame,
  [one, other]: readonly [Laid, Laid],
  echo: Echo,
  seed: number,
  actions: number,
  opening: readonly Action[] = [],
): readonly string[] | null {
  const next = integersFrom(seed);
  for (let n = 0; n <= actions; n++) {
    const differs = difference(seenOf(game, one), seenOf(game, other), echo);
    if (differs) return differs;
    const action = n < actions ? (opening[n] ?? commonAction(game, one, other, next)) : null;
    if (!action) return null;
    const [a, b] = [afterAction(game, one, action), afterAction(game, other, action)];
    if (!a || !b) return null;
    [one, other] = [a, b];
  }
  return null;
}

function seenOf(game: AnyGame, table: Laid): Seen {
  const { state } = table;
  return (table.seen ??= ((): Seen => {
    const candidates = game.question(state)?.candidates ?? [];
    const { over, by } = game.decision(state);
    const said = [
      ...state.events,
      ...candidates.map(({ action, not }) => ({ ...(action as object), not: not?.code ?? null })),
    ];
    const rest = canonicalJson({ over, by, kind: game.outcome(state).kind } as unknown as Json);
    const offered = candidates.map(({ action, not }) => [canonicalJson(action as Json), not?.code ?? null] as const);
    return { said, offered, raw: JSON.stringify(said), rest };
  })());
}

function difference(one: Seen, other: Seen, echo: Echo): readonly string[] | null {
  if (one.raw === other.raw && one.rest === other.rest) return null;
  const changed = one.offered.filter(([action, not]) =>
    other.offered.some((each) => each[0] === action && each[1] !== not),
  );
  if (changed.length > 0) return changed.map(([action, not]) => `${action}: ${not ?? 'allowed'}`);
  const [a, b] = [one, other].map(({ said, rest }) => [...sayings(said, echo), rest]) as [string[], string[]];
  const differs = [...a.filter((each) => !b.includes(each)), ...b.filter((each) => !a.includes(each))];
  return differs.length > 0 || a.length !== b.length ? differs.slice(0, 4) : null;
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

function afterAction(game: AnyGame, table: Laid, action: Action): Laid | null {
  const text = JSON.stringify(action);
  const before = table.after.get(text);
  if (before !== undefined) return before;
  const step = game.reduce(table.state, action);
  const after = E.isRight(step) ? laid(step.right.state as CoreState) : null;
  table.after.set(text, after);
  return after;
}

function legalIn(game: AnyGame, table: Laid): Legal {
  return (table.legal ??= ((): Legal => {
    const found = game.allLegalActions(table.state);
    return { found, byText: new Map(found.actions.map((each: Action) => [JSON.stringify(each), each])) };
  })());
}

/** An action that is legal in both, by its type first: few types are many actions. */
function commonAction(game: AnyGame, one: Laid, other: Laid, next: (n: number) => number): Action | null {
  const [legal, elsewhere] = [legalIn(game, one), legalIn(game, other)];
  const common = [...legal.byText].flatMap(([text, each]) => (elsewhere.byText.has(text) ? [each] : []));
  const types = [...new Set(common.map((each) => each.type))];
  const type = types[next(Math.max(1, types.length))];
  const ofType = common.filter((each) => each.type === type);
  const action = ofType[next(Math.max(1, ofType.length))];
  if (action) return action;
  const sample = legal.found.kind === 'region' ? legal.found.sample(next(1000)) : null;
  return sample && elsewhere.found.kind === 'region' && elsewhere.found.contains(sample) ? sample : null;
}
