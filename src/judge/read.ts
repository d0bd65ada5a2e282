/** Reads a scenario file: text -> a checked scenario, or what is wrong with it and where. Never throws on any input. */
import * as E from 'fp-ts/lib/Either';
import type { Json, Statement } from '../core';
import { didYouMean, nearest } from '../core/nearest';
import type { AnyLanguage, Parts, Schema } from '../core/scenario';
import {
  definitions,
  directives,
  expectations,
  fileSchema,
  kindSchema,
  phraseSchemas,
  verbSchemas,
} from './file-schema';
import type { Path, Problem, Trouble } from './problem';
import { check, unknownKey, type Vocabulary } from './schema-check';
import { readYaml, type Text } from './yaml';

/** A game that files may be about, with the catalogue of its rules. */
export interface JudgedGame {
  language: AnyLanguage;
  rules: readonly Statement[];
}

/** `verb: words`, as written. */
export interface Deed {
  verb: string;
  words: Json;
  path: Path;
}

/** One thing that is expected: a shared word, a question of the game, or the name of a piece. */
export interface Expectation {
  word: string;
  about: Json;
  path: Path;
}

export type Instruction =
  | ({ kind: 'do' } & Deed)
  | ({ kind: 'try'; because: readonly string[] } & Deed)
  | { kind: 'pass'; times: number; path: Path }
  | { kind: 'finish'; procedure: string; path: Path }
  /** An action as the game itself takes it, where words are missing. */
  | { kind: 'exactly'; action: Json; path: Path }
  | { kind: 'note'; text: string; path: Path }
  | { kind: 'expect'; expectations: readonly Expectation[]; path: Path };

/** Where the game starts, as the game itself takes it: a state, a setup, or a position. */
export interface Saved {
  saved: 'state' | 'setup' | 'position';
  value: Json;
}

export interface Scenario {
  game: JudgedGame;
  title: string;
  rules: readonly string[];
  autoPass: boolean;
  start: Saved | { parts: Parts };
  steps: readonly Instruction[];
  expect: readonly Expectation[];
  text: Text;
}

type JsonObject = { readonly [key: string]: Json };

export function readScenario(text: string, games: readonly JudgedGame[]): E.Either<Problem[], Scenario> {
  const yaml = readYaml(text);
  if (E.isLeft(yaml)) return yaml;
  const told = (troubles: readonly Trouble[]): Problem[] =>
    troubles.map(({ path, atKey, message }) => ({ ...yaml.right.at(path, atKey), message }));
  const game = gameOf(yaml.right.value, games);
  if (E.isLeft(game)) return E.left(told(game.left));
  const file = yaml.right.value as JsonObject;
  const reader = new Reader(game.right, file);
  const troubles = reader.troubles();
  return troubles.length > 0 ? E.left(told(troubles)) : E.right(reader.scenario(yaml.right));
}

function gameOf(value: Json, games: readonly JudgedGame[]): E.Either<Trouble[], JudgedGame> {
  const ids = games.map((each) => each.language.game.id as string);
  if (!isObject(value))
    return E.left([{ path: [], message: `a scenario is expected: a map with the keys game, title, steps, expect` }]);
  const id = value['game'];
  const game = games.find((each) => each.language.game.id === id);
  if (game) return E.right(game);
  if (id === undefined) return E.left([{ path: [], message: `game is missing here: one of ${ids.join(', ')}` }]);
  return E.left([
    {
      path: ['game'],
      message: `no game is called ${JSON.stringify(id).slice(0, 60)}${didYouMean(String(id), ids) || `; one of ${ids.join(', ')}`}`,
    },
  ]);
}

class Reader {
  private readonly language: AnyLanguage;
  private readonly verbs: Readonly<Record<string, Schema>>;
  private readonly phrases: Readonly<Record<string, Schema>>;
  private readonly words: Vocabulary;

  constructor(
    private readonly game: JudgedGame,
    private readonly file: JsonObject,
  ) {
    this.language = game.language;
    this.verbs = verbSchemas(this.language);
    this.phrases = phraseSchemas(this.language);
    this.words = { defs: definitions(this.language), names: {} };
  }

  /** Names are looked up only once the parts that declare them are sound. */
  troubles(): Trouble[] {
    const frame = this.frameTroubles();
    if (frame.length > 0) return frame;
    const parts = this.parts();
    if (!this.isSaved()) this.words.names = this.language.names(parts);
    const inParts = Object.entries(parts).flatMap(([key, part]) => this.fits(this.language.parts[key], part, [key]));
    if (inParts.length > 0) return inParts;
    const steps = this.steps().flatMap((step, i) => this.stepTroubles(step, ['steps', i]));
    return [...this.reservedNames(), ...steps, ...this.expectTroubles(this.file['expect'] ?? null, ['expect'])];
  }

  /** The shared keys, and the shapes (not yet the names) of the game's own. */
  private frameTroubles(): Trouble[] {
    const { properties = {}, required = [] } = fileSchema(this.language);
    const troubles: Trouble[] = [];
    for (const [key, value] of Object.entries(this.file)) {
      const schema = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!schema) troubles.push({ path: [key], message: unknownKey(key, Object.keys(properties)), atKey: true });
      else if (key === 'steps') troubles.push(...check({ type: 'array' }, value, this.words, [key]));
      else if (key !== 'expect' && !Object.hasOwn(this.language.parts, key))
        troubles.push(...check(schema, value, this.words, [key]));
      else if (key !== 'expect')
        troubles.push(...check(withoutNames(schema), value, { ...this.words, defs: this.shapes() }, [key]));
    }
    const missing = [...required, ...(this.isSaved() ? [] : this.language.required)].filter(
      (key) => !Object.hasOwn(this.file, key),
    );
    troubles.push(...missing.map((key) => ({ path: [], message: `${key} is missing here` })));
    return troubles.length > 0 ? troubles : [...this.editionTroubles(), ...this.ruleTroubles()];
  }

  private shapes(): Readonly<Record<string, Schema>> {
    return Object.fromEntries(Object.entries(this.words.defs).map(([name, schema]) => [name, withoutNames(schema)]));
  }

  private editionTroubles(): Trouble[] {
    const { version } = this.language.game.edition;
    const { edition } = this.file;
    if (edition === undefined || edition === version) return [];
    return [{ path: ['edition'], message: `this judge knows the rules ${version}, not ${String(edition)}` }];
  }

  private ruleTroubles(): Trouble[] {
    const known = this.game.rules.map((each) => each.id);
    const given = this.file['rules'];
    const isList = Array.isArray(given);
    return listed(given).flatMap((id, i) =>
      known.includes(id)
        ? []
        : [{ path: isList ? ['rules', i] : ['rules'], message: `no rule has the id ${id}${nearRules(id, known)}` }],
    );
  }

  /** A piece that is called like a word of expectations could never be looked at. */
  private reservedNames(): Trouble[] {
    const reserved = [...Object.keys(expectations), ...Object.keys(this.language.questions)];
    return Object.values(this.words.names)
      .flat()
      .filter((name) => reserved.includes(name))
      .map((name) => ({
        path: [],
        message: `'${name}' means something to the judge already; give that piece another name`,
      }));
  }

  private stepTroubles(step: Json, path: Path): Trouble[] {
    if (step === 'pass') return [];
    const sayable = { ...this.verbs, ...this.phrases };
    if (!isObject(step)) return this.deedTroubles(step, path, sayable);
    const keys = Object.keys(step);
    const named = keys.find((key) => key in directives && key !== 'because');
    if (named === undefined) return this.deedTroubles(step, path, sayable);
    const extra = keys.filter((key) => key !== named && !(named === 'try' && key === 'because'));
    if (extra[0] !== undefined)
      return [
        {
          path: [...path, extra[0]],
          message: `one step at a time is expected; '${named}' stands here already`,
          atKey: true,
        },
      ];
    const value = step[named] as Json;
    if (named === 'expect') return this.expectTroubles(value, [...path, named]);
    if (named === 'try')
      return [
        ...this.deedTroubles(value, [...path, named], this.verbs),
        ...this.becauseTroubles(step['because'], [...path, 'because']),
      ];
    return this.fits(directives[named], value, [...path, named]);
  }

  private becauseTroubles(because: Json | undefined, path: Path): Trouble[] {
    return because === undefined ? [] : this.fits(directives['because'], because, path);
  }

  /** `verb: words`, or a verb alone. */
  private deedTroubles(
    deed: Json,
    path: Path,
    verbs: Readonly<Record<string, Schema>>,
    beside: readonly string[] = [],
  ): Trouble[] {
    const known = [...Object.keys(verbs), ...(path[0] === 'steps' ? Object.keys(directives) : [])];
    if (typeof deed === 'string') {
      const schema = Object.hasOwn(verbs, deed) ? verbs[deed] : undefined;
      return schema ? this.fits(schema, null, path) : [{ path, message: unknownKey(deed, known) }];
    }
    if (!isObject(deed)) return [{ path, message: 'what somebody does is expected here: `verb: words`' }];
    const keys = Object.keys(deed).filter((key) => !beside.includes(key));
    const strange = keys.find((key) => !Object.hasOwn(verbs, key));
    if (strange !== undefined) return [{ path: [...path, strange], message: unknownKey(strange, known), atKey: true }];
    const [verb] = keys;
    if (verb === undefined || keys.length > 1)
      return [{ path, message: `one verb is expected here, found ${keys.join(' and ') || 'none'}` }];
    return this.fits(verbs[verb], deed[verb] as Json, [...path, verb]);
  }

  private expectTroubles(value: Json, path: Path): Trouble[] {
    return blocks(value).flatMap((block, i) => {
      const at = Array.isArray(value) ? [...path, i] : path;
      if (!isObject(block)) return [{ path: at, message: 'an expectation is expected here: a map' }];
      return Object.entries(block).flatMap(([word, about]) => this.expectationTroubles(word, about, [...at, word]));
    });
  }

  private expectationTroubles(word: string, about: Json, path: Path): Trouble[] {
    const question = Object.hasOwn(this.language.questions, word) ? this.language.questions[word] : undefined;
    if (question) return this.fits(question.schema, about, path);
    if (['legal', 'can', 'cannot'].includes(word)) {
      if (!Array.isArray(about)) return [{ path, message: 'a list is expected here' }];
      return about.flatMap((deed, i) =>
        this.deedTroubles(deed as Json, [...path, i], this.verbs, word === 'cannot' ? ['because'] : []),
      );
    }
    if (Object.hasOwn(expectations, word)) return this.fits(expectations[word], about, path);
    return this.pieceTroubles(word, about, path);
  }

  private pieceTroubles(name: string, about: Json, path: Path): Trouble[] {
    const { names } = this.words;
    const kind = Object.keys(names).find((each) => names[each]?.includes(name) && each in this.language.kinds);
    if (kind !== undefined) return this.fits(kindSchema(this.language, kind), about, path);
    const known = Object.entries(names).flatMap(([each, list]) => (each in this.language.kinds ? list : []));
    const words = [...known, ...Object.keys(expectations), ...Object.keys(this.language.questions)];
    return this.isSaved() ? [] : [{ path, message: unknownKey(name, words), atKey: true }];
  }

  private fits(schema: Schema | undefined, value: Json, path: Path): Trouble[] {
    // A saved state declares no names that could be checked.
    return schema
      ? check(
          this.isSaved() ? withoutNames(schema) : schema,
          value,
          this.isSaved() ? { ...this.words, defs: this.shapes() } : this.words,
          path,
        )
      : [];
  }

  private isSaved(): boolean {
    return savedIn(this.file) !== null;
  }

  private parts(): Parts {
    return Object.fromEntries(Object.entries(this.file).filter(([key]) => Object.hasOwn(this.language.parts, key)));
  }

  private steps(): readonly Json[] {
    return (this.file['steps'] ?? []) as readonly Json[];
  }

  scenario(text: Text): Scenario {
    const { file } = this;
    return {
      game: this.game,
      title: String(file['title']),
      rules: listed(file['rules']),
      autoPass: file['auto-pass'] === true,
      start: savedIn(file) ?? { parts: this.parts() },
      steps: this.steps().map((step, i) => instruction(step, ['steps', i])),
      expect: expectationsOf(file['expect'] ?? null, ['expect']),
      text,
    };
  }
}

function savedIn(file: JsonObject): Saved | null {
  for (const saved of ['state', 'setup', 'position'] as const) {
    const value = file[`saved-${saved}`];
    if (value !== undefined) return { saved, value };
  }
  return null;
}

function instruction(step: Json, path: Path): Instruction {
  if (step === 'pass') return { kind: 'pass', times: 1, path };
  if (!isObject(step)) return { kind: 'do', ...deedOf(step, path) };
  if (step['expect'] !== undefined)
    return { kind: 'expect', expectations: expectationsOf(step['expect'], [...path, 'expect']), path };
  if (step['try'] !== undefined)
    return { kind: 'try', ...deedOf(step['try'], [...path, 'try']), because: listed(step['because']) };
  if ('pass' in step) return { kind: 'pass', times: Number(step['pass'] ?? 1), path };
  if (step['finish'] !== undefined) return { kind: 'finish', procedure: String(step['finish']), path };
  if (step['exactly'] !== undefined) return { kind: 'exactly', action: step['exactly'], path };
  if (step['note'] !== undefined) return { kind: 'note', text: String(step['note']), path };
  return { kind: 'do', ...deedOf(step, path) };
}

/** A checked `verb: words`; `because` beside it is not part of it. */
export function deedOf(deed: Json, path: Path): Deed {
  if (!isObject(deed)) return { verb: String(deed), words: null, path };
  const verb = Object.keys(deed).find((key) => key !== 'because') ?? '';
  return { verb, words: deed[verb] ?? null, path: [...path, verb] };
}

function expectationsOf(value: Json, path: Path): Expectation[] {
  return blocks(value).flatMap((block, i) => {
    const at = Array.isArray(value) ? [...path, i] : path;
    return Object.entries(block as JsonObject).map(([word, about]) => ({ word, about, path: [...at, word] }));
  });
}

function blocks(value: Json): readonly Json[] {
  if (value === null) return [];
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}

/** One text or a list of them. */
export function listed(value: Json | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** Ids of the topic that is meant, or of the nearest one: to change a topic for a number would mislead. */
function nearRules(id: string, known: readonly string[]): string {
  const topicOf = (each: string): string => each.split('.').slice(0, 2).join('.');
  const topics = [...new Set(known.map(topicOf))];
  const topic = topics.includes(topicOf(id)) ? topicOf(id) : nearest(topicOf(id), topics);
  const count = known.filter((each) => topicOf(each) === topic).length;
  return topic === undefined ? '' : `; did you mean one of ${topic}.01 to ${topic}.${String(count).padStart(2, '0')}?`;
}

/** The same schema without looking up names: shapes come first, for names are read off sound parts. */
function withoutNames(schema: Schema): Schema {
  const { 'x-names': _names, ...rest } = schema;
  const all = (table: Readonly<Record<string, Schema>>): Record<string, Schema> =>
    Object.fromEntries(Object.entries(table).map(([key, each]) => [key, withoutNames(each)]));
  return {
    ...rest,
    ...(rest.properties ? { properties: all(rest.properties) } : {}),
    ...(rest.items ? { items: withoutNames(rest.items) } : {}),
    ...(rest.anyOf ? { anyOf: rest.anyOf.map(withoutNames) } : {}),
    ...(typeof rest.additionalProperties === 'object'
      ? { additionalProperties: withoutNames(rest.additionalProperties) }
      : {}),
  };
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
