/** A game that was played, or a state with what was done since, becomes a scenario file that passes: a bug report that anyone can judge. */
import * as E from 'fp-ts/lib/Either';
import { stringify } from 'yaml';
import {
  answerChance,
  canonicalJson,
  decode,
  LIMITS,
  sameJson,
  startChance,
  type Chance,
  type ChanceMode,
  type Json,
  type Question,
  type Rejection,
} from '../core';
import { chanceMode } from '../core/chance/modes';
import { anything, anyText, either, isObject, list, object, open } from '../core/codec';
import type { AnyLanguage, Parts } from '../language/language';
import { fittingOf, inWords, patternsOf, type SomeAction } from './match';
import { kindNamed, piecesNamed } from './pieces';
import { whyInWords } from '../language/in-words';
import { asksInWords } from './plain';
import { readScenario } from './read';
import { runScenario } from './run';
import type { Table } from './table';
import { alike } from './words';
import type { Deed } from './scenario';
import { besideVerbs } from './beside';
import { within } from '../core/codec/malformed';
import { needs } from '../core/codec/needs';
import { LANGUAGE } from './shapes';

/** What was played: a record's start, chance and actions, or a saved state and the actions taken since. */
export type Played =
  | { start: { setup: unknown } | { position: unknown }; chance: ChanceMode; actions: readonly unknown[] }
  | { state: unknown; actions: readonly unknown[] };

const fromSave = object<Extract<Played, { state: unknown }>>('a saved state and what was done since', {
  state: anything,
  actions: list(anything),
});
const fromStart = open<Extract<Played, { start: unknown }>>('a record of what was played', {
  start: either(
    'a start',
    (input) => isObject(input) && 'setup' in input,
    object<{ setup: unknown }>('a start', { setup: anything }),
    object<{ position: unknown }>('a start', { position: anything }),
  ),
  chance: chanceMode,
  actions: list(anything),
});
const toldCodec = object<{ played: Played; title: string }>('what is to be told', {
  played: either('what was played', (input) => isObject(input) && 'state' in input, fromSave, fromStart),
  title: anyText,
});

/** Keys that say nothing about the table: who plays chance, and what was told last. */
const ASIDE = ['chance', 'events'];

/**
 * Writes the scenario file. Left: the game cannot be started or played like this; `path` leads into your argument.
 * @example
 * ```ts
 * import { toScenario } from 'holojudge/judge';
 * import { outerRimScenarios } from 'holojudge/outer-rim/scenarios';
 *
 * const setup = { players: ['ann', 'bob'], first: 'ann' };
 * const bossk = { type: 'choose-character', player: 'ann', character: 'bossk' };
 * const told = toScenario(outerRimScenarios, { start: { setup }, chance: { mode: 'seeded', seed: 7 }, actions: [bossk] });
 * console.log(told._tag === 'Right' && told.right.split('\n')[0]); // game: outer-rim
 * ```
 */
export function toScenario(
  language: AnyLanguage,
  played: Played,
  title = 'A game that was played',
): E.Either<Rejection, string> {
  needs('language', language, LANGUAGE);
  const given = decode(toldCodec, { played, title }, LIMITS.saved);
  if (E.isLeft(given)) return given;
  const begun = begin(language, given.right.played);
  if (E.isLeft(begun)) return begun;
  const { start, state, chance } = begun.right;
  const narrator = new Narrator(language, state, chance);
  const trouble = narrator.plays(given.right.played.actions);
  if (trouble) return E.left(trouble);
  const expected = changes(language, state, narrator.state);
  const file = (head: Start): string => written(language, title, head, narrator.steps, expected);
  if (!('parts' in start)) return E.right(file(start));
  const told = file(start);
  if (passes(language, told)) return E.right(told);
  return E.right(file(whole(state, ['what happens then'])));
}

/** What words leave aside of the table might turn up later after all: an id, an order. */
function passes(language: AnyLanguage, file: string): boolean {
  const read = readScenario(file, [{ language, rules: [] }]);
  return E.isRight(read) && runScenario(read.right).verdict === 'passed';
}

/** How the file starts: words for the table, or what only programs read, with what words could not tell. */
type Start = { parts: Parts } | { saved: 'state' | 'setup' | 'position'; value: Json; untold: readonly string[] };

function whole(state: object, untold: readonly string[]): Start {
  return { saved: 'state', value: { ...state, events: [] } as Json, untold };
}

interface Begun {
  start: Start;
  state: Table['state'];
  chance: Chance;
}

function begin(language: AnyLanguage, played: Played): E.Either<Rejection, Begun> {
  const { game } = language;
  if ('state' in played) {
    const loaded = game.load(played.state);
    if (E.isLeft(loaded)) return E.left(within(loaded.left, 'state'));
    const { chance } = loaded.right as { chance: Chance };
    const state = { ...loaded.right, chance: startChance({ mode: 'manual' }) };
    return E.right({ start: described(language, state), state, chance });
  }
  const [key, value] =
    'setup' in played.start ? (['setup', played.start.setup] as const) : (['position', played.start.position] as const);
  const begun = key === 'setup' ? game.begin(value, { mode: 'manual' }) : game.resume(value, { mode: 'manual' });
  if (E.isLeft(begun)) return E.left(within(begun.left, 'start', key));
  const start: Start = { saved: key, value: value as Json, untold: [] };
  return E.right({ start, state: begun.right.state, chance: startChance(played.chance) });
}

/** Words that lead to this very state; where there are none, the state, and what the best of them left out. */
function described(language: AnyLanguage, state: object): Start {
  let best: readonly string[] = [];
  for (const parts of language.describe?.(state) ?? []) {
    const again = tableOf(language, parts);
    if (E.isLeft(again)) {
      if (best.length === 0) best = [whyInWords(language, again.left, state)];
      continue;
    }
    const untold = leftOut(language, state, again.right);
    if (untold.length === 0) return { parts };
    best = untold;
  }
  return whole(state, best);
}

function tableOf(language: AnyLanguage, parts: Parts): E.Either<Rejection, object> {
  const start = language.begin(parts);
  if (E.isLeft(start)) return start;
  const { right } = start;
  const begun =
    'setup' in right
      ? language.game.begin(right.setup, { mode: 'manual' })
      : language.game.resume(right.position, { mode: 'manual' });
  return E.isLeft(begun) ? begun : E.right(begun.right.state as object);
}

/** The parts of the state that are not as words bring them back. In the middle of something, the rest follows from that. */
function leftOut(language: AnyLanguage, state: object, again: object): string[] {
  const wanted = tellable(language, state);
  const found = tellable(language, again);
  const missed = Object.keys({ ...wanted, ...found }).filter(
    (key) => canonicalJson(wanted[key]) !== canonicalJson(found[key]),
  );
  const names = missed.includes('stack') ? ['stack'] : missed;
  return names.map((key) => language.partsOfState?.[key] ?? key);
}

function tellable(language: AnyLanguage, state: object): Readonly<Record<string, unknown>> {
  return withoutAside((language.tellable?.(state) ?? state) as object);
}

function withoutAside(state: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(state).filter(([key]) => !ASIDE.includes(key)));
}

/** Plays the actions again, with chance's answers in between, and writes each down. */
class Narrator {
  readonly steps: Json[] = [];
  /** Who did something last; null: nobody yet. */
  private last: string | null = null;

  constructor(
    private readonly language: AnyLanguage,
    public state: Begun['state'],
    private readonly chance: Chance,
  ) {
    this.chance = { ...chance };
  }

  plays(actions: readonly unknown[]): Rejection | null {
    for (const [i, action] of actions.entries()) {
      const trouble = this.lets() ?? this.takes(action as SomeAction);
      if (trouble) return { ...trouble, path: ['actions', i, ...trouble.path] };
    }
    return this.lets();
  }

  /** What chance answered by itself when the game was played. */
  private lets(): Rejection | null {
    if (this.chance.mode === 'manual') return null;
    for (let asked = this.question(); asked?.by[0] === 'chance'; asked = this.question()) {
      const picked = answerChance(this.chance, asked);
      if (typeof picked !== 'number') return picked;
      const action = asked.candidates[picked]?.action;
      const trouble = action ? this.takes(action) : null;
      if (trouble) return trouble;
    }
    return null;
  }

  private takes(action: SomeAction): Rejection | null {
    const step = this.language.game.reduce(this.state, action);
    if (E.isLeft(step)) return step.left;
    this.steps.push(this.told(action));
    this.state = step.right.state;
    return null;
  }

  /** The action in words, if the words lead back to it; else as the game takes it. */
  private told(action: SomeAction): Json {
    const asked = this.question();
    const deed = this.deed(action);
    if (action.player !== 'chance') this.last = action.player;
    const exactly = { exactly: action as unknown as Json };
    if (!asked) return exactly;
    const patterns = patternsOf(this.language, deed, this.state);
    const isLegal = (each: SomeAction): boolean => this.language.game.whyNot(this.state, each) === null;
    const meaning = E.isRight(patterns) ? fittingOf(asked, patterns.right, isLegal) : null;
    if (meaning?.kind !== 'legal' || !sameJson(meaning.action, action)) return exactly;
    if (deed.by !== undefined) return { [deed.verb]: deed.words, by: deed.by };
    return deed.words === null ? deed.verb : { [deed.verb]: deed.words };
  }

  /** Where another player goes on, that is said. To pass is whoever may. */
  private deed(action: SomeAction): Deed {
    const deed = inWords(this.language, action, this.state);
    const isSaid = ['chance', this.last ?? action.player].includes(action.player) || deed.verb === 'pass';
    return isSaid || !Object.hasOwn(besideVerbs(this.language), 'by') ? deed : { ...deed, by: action.player };
  }

  private question(): Question<SomeAction> | null {
    return this.language.game.question(this.state);
  }
}

/** What is expected at the end: what has changed on the table, who decides now, and the outcome. */
function changes(language: AnyLanguage, before: Begun['state'], after: Begun['state']): Json[] {
  // Names of pieces are many, and made from the whole state: once for each is enough.
  const [namesBefore, names] = [language.pieces(before), language.pieces(after)];
  const pieces = piecesNamed(language, names).flatMap((id) => {
    const kind = kindNamed(language, names, id);
    const known = kindNamed(language, namesBefore, id) === kind;
    const values = changedValues(language.kinds[kind ?? ''] ?? {}, id, known ? before : null, after);
    return Object.keys(values).length > 0 ? [{ [id]: values }] : [];
  });
  const { by, over } = language.game.decision(after);
  if (over) return [...pieces, { outcome: outcomeOf(language, after) }];
  return [...pieces, { decides: [...by], asks: asksInWords(language, after) }];
}

/** Values of a piece that are not what they were; `before` is null for a piece that was not there. */
function changedValues(
  values: AnyLanguage['kinds'][string],
  id: string,
  before: Begun['state'] | null,
  after: Begun['state'],
): Record<string, Json> {
  const changed: Record<string, Json> = {};
  for (const [name, value] of Object.entries(values)) {
    const found = value.find(after, id);
    if (before === null || !areEqual(found, value.find(before, id))) changed[name] = found;
  }
  return changed;
}

/** What is expected may leave something out: equal is what neither would miss in the other. */
function areEqual(one: Json, other: Json): boolean {
  return alike(one, other) && alike(other, one);
}

function outcomeOf(language: AnyLanguage, state: Begun['state']): Json {
  const outcome = language.game.outcome(state);
  return outcome.kind === 'won' ? { winners: [...outcome.winners] } : outcome.kind;
}

/** A key a line, a step a line, an expectation a line. */
function written(
  { game }: AnyLanguage,
  title: string,
  start: Start,
  steps: readonly Json[],
  expected: readonly Json[],
): string {
  const line = (value: Json): string => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
  // A drawing stays one.
  const part = (value: Json): string =>
    typeof value === 'string' && value.includes('\n') ? `|\n${value.replace(/^/gm, '  ')}` : line(value);
  const list = (key: string, values: readonly Json[]): string[] =>
    values.length === 0 ? [] : [`${key}:`, ...values.map((value) => `  - ${line(value)}`)];
  const head: [string, string][] = [
    ['game', line(game.id as string)],
    ['edition', line(game.edition.version as string)],
    ['title', line(title)],
    ...('parts' in start
      ? Object.entries(start.parts).map(([key, value]): [string, string] => [key, part(value)])
      : []),
  ];
  const saved =
    'parts' in start
      ? []
      : [
          ...(start.untold.length > 0 ? [`# no words for: ${start.untold.join('; ').replace(/\s+/g, ' ')}`] : []),
          `saved-${start.saved}: ${line(start.value)}`,
        ];
  return [
    ...head.map(([key, value]) => `${key}: ${value}`),
    ...saved,
    ...list('steps', steps),
    ...list('expect', expected),
    '',
  ].join('\n');
}
