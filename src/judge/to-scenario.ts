/** A game that was played, or a state with what was done since, becomes a scenario file that passes: a bug report that anyone can judge. */
import * as E from 'fp-ts/lib/Either';
import { stringify } from 'yaml';
import {
  answerChance,
  canonicalJson,
  sameJson,
  startChance,
  type Chance,
  type ChanceMode,
  type Json,
  type Question,
  type Rejection,
} from '../core';
import type { AnyLanguage, Parts } from '../core/scenario';
import { inWords, meaningOf, patternsOf, type SomeAction } from './match';
import { kindNamed, piecesNamed } from './pieces';
import { alike } from './words';

/** What was played: a record's start, chance and actions, or a saved state and the actions taken since. */
export type Played =
  | { start: { setup: unknown } | { position: unknown }; chance: ChanceMode; actions: readonly unknown[] }
  | { state: unknown; actions: readonly unknown[] };

/** Keys that say nothing about the table: who plays chance, and what was told last. */
const ASIDE = ['chance', 'events'];

/** The scenario file. Left: the game cannot be started or played so; `path` leads into what was given. */
export function toScenario(
  language: AnyLanguage,
  played: Played,
  title = 'A game that was played',
): E.Either<Rejection, string> {
  const begun = begin(language, played);
  if (E.isLeft(begun)) return begun;
  const { key, value, state, chance } = begun.right;
  const teller = new Teller(language, state, chance);
  const trouble = teller.plays(played.actions);
  if (trouble) return E.left(trouble);
  const head: [string, Json][] = [
    ['game', language.game.id as string],
    ['edition', language.game.edition.version as string],
    ['title', title],
    ...(key === 'parts' ? Object.entries(value as Parts) : [[`saved-${key}`, value] as [string, Json]]),
  ];
  return E.right(written(head, teller.steps, changes(language, state, teller.state)));
}

interface Begun {
  key: 'state' | 'setup' | 'position' | 'parts';
  value: Json;
  // The judge passes states through without knowing the game's own type.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  state: any;
  chance: Chance;
}

function begin(language: AnyLanguage, played: Played): E.Either<Rejection, Begun> {
  const { game } = language;
  if ('state' in played) {
    const loaded = game.load(played.state);
    if (E.isLeft(loaded)) return E.left({ ...loaded.left, path: ['state', ...loaded.left.path] });
    const { chance } = loaded.right as { chance: Chance };
    const state = { ...loaded.right, chance: startChance({ mode: 'manual' }) };
    const parts = describing(language, state);
    if (parts) return E.right({ key: 'parts', value: parts, state, chance });
    return E.right({ key: 'state', value: { ...state, events: [] } as Json, state, chance });
  }
  const [key, value] =
    'setup' in played.start ? (['setup', played.start.setup] as const) : (['position', played.start.position] as const);
  const begun = key === 'setup' ? game.begin(value, { mode: 'manual' }) : game.resume(value, { mode: 'manual' });
  if (E.isLeft(begun)) return E.left({ ...begun.left, path: ['start', key, ...begun.left.path] });
  return E.right({ key, value: value as Json, state: begun.right.state, chance: startChance(played.chance) });
}

/** Words that lead to this very state. */
function describing(language: AnyLanguage, state: object): Parts | null {
  const same = (other: object): boolean => canonicalJson(withoutAside(other)) === canonicalJson(withoutAside(state));
  for (const parts of language.describe?.(state) ?? []) {
    const start = language.begin(parts);
    if (E.isLeft(start)) continue;
    const { right } = start;
    const begun =
      'setup' in right
        ? language.game.begin(right.setup, { mode: 'manual' })
        : language.game.resume(right.position, { mode: 'manual' });
    if (E.isRight(begun) && same(begun.right.state)) return parts;
  }
  return null;
}

function withoutAside(state: object): object {
  return Object.fromEntries(Object.entries(state).filter(([key]) => !ASIDE.includes(key)));
}

/** Plays the actions again, with chance's answers in between, and writes each down. */
class Teller {
  readonly steps: Json[] = [];

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
    const exactly = { exactly: action as unknown as Json };
    if (!asked) return exactly;
    const deed = inWords(this.language, action, this.state);
    const patterns = patternsOf(this.language, deed, this.state);
    const meaning = E.isRight(patterns) ? meaningOf(asked, patterns.right) : null;
    if (meaning?.kind !== 'one' || !sameJson(meaning.action, action)) return exactly;
    return deed.words === null ? deed.verb : { [deed.verb]: deed.words };
  }

  private question(): Question<SomeAction> | null {
    return this.language.game.question(this.state);
  }
}

/** What is expected at the end: what has changed on the table, who decides now, and the outcome. */
function changes(language: AnyLanguage, before: Begun['state'], after: Begun['state']): Json[] {
  const pieces = piecesNamed(language, language.pieces(after)).flatMap((id) => {
    const values = changedValues(language, id, before, after);
    return Object.keys(values).length > 0 ? [{ [id]: values }] : [];
  });
  const { by, asks, over } = language.game.decision(after);
  return [...pieces, over ? { outcome: outcomeOf(language, after) } : { decides: [...by], asks }];
}

function changedValues(
  language: AnyLanguage,
  id: string,
  before: Begun['state'],
  after: Begun['state'],
): Record<string, Json> {
  const kind = kindNamed(language, language.pieces(after), id);
  const known = kindNamed(language, language.pieces(before), id) === kind;
  const changed: Record<string, Json> = {};
  for (const [name, value] of Object.entries(language.kinds[kind ?? ''] ?? {})) {
    const found = value.find(after, id);
    if (!known || !alike(found, value.find(before, id)) || !alike(value.find(before, id), found)) changed[name] = found;
  }
  return changed;
}

function outcomeOf(language: AnyLanguage, state: Begun['state']): Json {
  const outcome = language.game.outcome(state);
  return outcome.kind === 'won' ? { winners: [...outcome.winners] } : outcome.kind;
}

/** A key a line, a step a line, an expectation a line. */
function written(head: readonly [string, Json][], steps: readonly Json[], expected: readonly Json[]): string {
  const line = (value: Json): string => stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
  const list = (key: string, values: readonly Json[]): string[] =>
    values.length === 0 ? [] : [`${key}:`, ...values.map((value) => `  - ${line(value)}`)];
  return [
    ...head.map(([key, value]) => `${key}: ${line(value)}`),
    ...list('steps', steps),
    ...list('expect', expected),
    '',
  ].join('\n');
}
