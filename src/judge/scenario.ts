/** A scenario as it was read: what the judge plays. The file has been checked before anything here sees it. */
import { isObject, type Json, type JsonObject, type Path, type PlayersWords, type Statement } from '../core';
import type { AnyLanguage, Parts } from '../language/language';
import { BESIDE } from './beside';
import type { Exploring } from './possible/walks';
import type { Text } from './yaml';

/** A game that files may be about, with the catalogue of its rules. */
export interface JudgedGame {
  language: AnyLanguage;
  rules: readonly Statement[];
  /** What players call things, for finding rules. */
  playersWords?: PlayersWords;
}

/** `verb: words`, as written. */
export interface Deed {
  verb: string;
  words: Json;
  path: Path;
  /** The player whose deed it is, where that is said beside the verb. */
  by?: string;
}

/** One thing that is expected or asked: a shared word, a question of the game, or the name of a piece. */
export interface Expectation {
  word: string;
  about: Json;
  path: Path;
}

/** One line of the steps of a scenario file. */
export type Instruction =
  | ({ kind: 'do' } & Deed)
  | ({ kind: 'try'; because: readonly string[] } & Deed)
  | { kind: 'pass'; times: number; path: Path }
  /** Facts that are looked up: each a question of the game, or the name of a piece with the values that are meant. */
  | { kind: 'ask'; questions: readonly Expectation[]; path: Path }
  | { kind: 'finish'; procedure: string; path: Path }
  | { kind: 'until'; expectations: readonly Expectation[]; path: Path }
  /** An action as the game itself takes it, where words are missing. */
  | { kind: 'exactly'; action: Json; path: Path }
  | { kind: 'note'; text: string; path: Path }
  | { kind: 'expect'; expectations: readonly Expectation[]; path: Path };

/** What somebody says that the table is at the end. */
export interface Claiming {
  by: string;
  expectations: readonly Expectation[];
}

/** Where the game starts, as the game itself takes it: a state, a setup, or a position. */
export interface Saved {
  saved: 'state' | 'setup' | 'position';
  value: Json;
}

/** A scenario file that was read: what is set up, done and expected. */
export interface Scenario {
  game: JudgedGame;
  title: string;
  rules: readonly string[];
  autoPass: boolean;
  start: Saved | { parts: Parts };
  steps: readonly Instruction[];
  /** What is walked after the steps; null: nothing. */
  explore: Exploring | null;
  expect: readonly Expectation[];
  /** What people say that comes of it, by their names. */
  claims: readonly Claiming[];
  text: Text;
}

export function savedIn(file: JsonObject): Saved | null {
  for (const saved of ['state', 'setup', 'position'] as const) {
    const value = file[`saved-${saved}`];
    if (value !== undefined) return { saved, value };
  }
  return null;
}

export function instruction(step: Json, path: Path): Instruction {
  if (step === 'pass') return { kind: 'pass', times: 1, path };
  if (!isObject(step)) return { kind: 'do', ...deedOf(step, path) };
  if (step['expect'] !== undefined)
    return { kind: 'expect', expectations: expectationsOf(step['expect'], [...path, 'expect']), path };
  if (step['ask'] !== undefined) return { kind: 'ask', questions: expectationsOf(step['ask'], [...path, 'ask']), path };
  if (step['try'] !== undefined)
    return { kind: 'try', ...deedOf(step['try'], [...path, 'try']), because: listed(step['because']) };
  if ('pass' in step) return { kind: 'pass', times: Number(step['pass'] ?? 1), path };
  if (step['finish'] !== undefined) return { kind: 'finish', procedure: String(step['finish']), path };
  if (step['until'] !== undefined)
    return { kind: 'until', expectations: expectationsOf(step['until'], [...path, 'until']), path };
  if (step['exactly'] !== undefined) return { kind: 'exactly', action: step['exactly'], path };
  if (step['note'] !== undefined) return { kind: 'note', text: String(step['note']), path };
  return { kind: 'do', ...deedOf(step, path) };
}

/** A checked `verb: words`, and by whom where that stands beside it; `because` is not part of it. */
export function deedOf(deed: Json, path: Path): Deed {
  if (!isObject(deed)) return { verb: String(deed), words: null, path };
  const verb = Object.keys(deed).find((key) => !Object.hasOwn(BESIDE, key)) ?? '';
  const { by } = deed;
  return { verb, words: deed[verb] ?? null, path: [...path, verb], ...(typeof by === 'string' && { by }) };
}

export function expectationsOf(value: Json, path: Path): Expectation[] {
  return blocks(value).flatMap((block, i) => {
    const at = Array.isArray(value) ? [...path, i] : path;
    return Object.entries(block as JsonObject).map(([word, about]) => ({ word, about, path: [...at, word] }));
  });
}

/** The key `claims` of a file. */
export function claimsIn(value: Json | undefined): Claiming[] {
  if (!isObject(value)) return [];
  return Object.entries(value).map(([by, said]) => ({ by, expectations: expectationsOf(said, ['claims', by]) }));
}

/** The key `explore` of a file. */
export function exploringIn(value: Json | undefined): Exploring | null {
  if (!isObject(value)) return null;
  const { until = null, decide = {}, states, neglect = 0, of } = value;
  const path = ['explore'];
  return {
    until: until === null || typeof until === 'string' ? until : expectationsOf(until, [...path, 'until']),
    decide: decide as Readonly<Record<string, string>>,
    states: states as number | undefined,
    neglect: Number(neglect),
    of: of === undefined ? null : listed(of),
    path,
  };
}

export function blocks(value: Json): readonly Json[] {
  if (value === null) return [];
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}

/** Expectations about what may be done. */
export const DEEDS: readonly string[] = ['legal', 'can', 'cannot', 'not-offered'];

/** One deed or a list of them. */
export function listedDeeds(about: Json): readonly Json[] {
  return Array.isArray(about) ? (about as readonly Json[]) : [about];
}

/** One text or a list of them. */
export function listed(value: Json | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
