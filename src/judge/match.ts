/** From the words of a step to the action that is meant: what the words leave out is taken from what can be answered now. */
import * as E from 'fp-ts/lib/Either';
import { sameJson, type Question, type Rejection } from '../core';
import type { AnyLanguage } from '../core/scenario';
import { coreVerbs, type Pattern } from './core-verbs';
import type { Deed } from './scenario';

// Judges pass actions through without knowing the game's own type.
export type SomeAction = { type: string; player: string } & Readonly<Record<string, unknown>>;
type Asked = Question<SomeAction>;

/** What the words can mean at the question on the table. */
export type Meaning =
  /** Exactly one action, legal or not. */
  | { kind: 'one'; action: SomeAction; legal: boolean }
  /** Several legal actions. */
  | { kind: 'many'; actions: readonly SomeAction[] }
  /** No answer to this question at all. */
  | { kind: 'none'; action: SomeAction };

export function patternsOf(language: AnyLanguage, deed: Deed, state: unknown): E.Either<Rejection, Pattern[]> {
  const shared = Object.hasOwn(coreVerbs, deed.verb) ? coreVerbs[deed.verb] : undefined;
  const own = Object.hasOwn(language.verbs, deed.verb) ? language.verbs[deed.verb] : undefined;
  if (own) {
    const read = own.read(deed.words, state);
    return E.isLeft(read) ? read : E.right([read.right as Pattern]);
  }
  if (shared) return shared.read(deed.words, language, state);
  throw new Error(`no verb is called ${deed.verb}`);
}

export function meaningOf(asked: Asked, patterns: readonly Pattern[]): Meaning {
  let refused: Meaning | null = null;
  for (const pattern of patterns) {
    const fitting = asked.candidates.filter((each) => fits(pattern, each.action));
    const legal = fitting.filter((each) => each.not === null).map((each) => each.action);
    const [only] = legal;
    if (only && legal.length === 1) return { kind: 'one', action: only, legal: true };
    if (legal.length > 1) return { kind: 'many', actions: legal };
    const placed = inRegion(asked, pattern);
    if (placed) return placed;
    if (fitting[0]) refused ??= { kind: 'one', action: fitting[0].action, legal: false };
  }
  return refused ?? { kind: 'none', action: completed(asked, patterns[0] ?? {}) };
}

/** Does an action have every field of a pattern? */
export function fits(pattern: Pattern, action: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(pattern).every(([field, value]) => value === undefined || sameJson(value, action[field]));
}

/** A piece may be put anywhere in a region: the words must say all but the player. */
function inRegion(asked: Asked, pattern: Pattern): Meaning | null {
  const action = completed(asked, pattern);
  return asked.region?.contains(action) === null ? { kind: 'one', action, legal: true } : null;
}

function completed(asked: Asked, pattern: Pattern): SomeAction {
  return { player: asked.by[0] ?? '', type: '', ...pattern } as SomeAction;
}

/** An action in the words of the file. */
export function inWords(language: AnyLanguage, action: SomeAction, state: unknown): Deed {
  for (const [verb, each] of Object.entries(language.verbs)) {
    const words = each.write(action, state);
    if (words !== undefined) return { verb, words, path: [] };
  }
  for (const [verb, each] of Object.entries(coreVerbs)) {
    const words = each.write(action as never, language, state);
    if (words !== undefined) return { verb, words, path: [] };
  }
  throw new Error(`${language.game.id} has no words for the action '${action.type}'`);
}
