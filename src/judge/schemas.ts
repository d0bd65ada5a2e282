/** The schemas of one game's files, built once: those of games with many cards are large. */
import type { Json } from '../core';
import type { AnyLanguage, Schema } from '../language/language';
import { actionSchemas, attemptSchemas, fileSchema, sayableSchemas } from './file-schema';
import { questionNamed } from './facts';
import { check } from './schema-check';

export interface Schemas {
  file: ReturnType<typeof fileSchema>;
  /** What can stand in a step. */
  sayable: Readonly<Record<string, Schema>>;
  /** What can be tried, and expected to be possible or not: the same, and to pass. */
  attempts: Readonly<Record<string, Schema>>;
  /** Single actions: what `legal` lists. */
  actions: Readonly<Record<string, Schema>>;
  /** The same definitions without looking up names. */
  shapes: Readonly<Record<string, Schema>>;
}

const known = new WeakMap<AnyLanguage, Schemas>();

export function schemasOf(language: AnyLanguage): Schemas {
  const built = known.get(language);
  if (built) return built;
  const file = fileSchema(language);
  const shapes = Object.fromEntries(Object.entries(file.$defs).map(([name, schema]) => [name, withoutNames(schema)]));
  const schemas = {
    file,
    sayable: sayableSchemas(language),
    attempts: attemptSchemas(language),
    actions: actionSchemas(language),
    shapes,
  };
  known.set(language, schemas);
  return schemas;
}

/** The same schema without looking up names: shapes come first, for names are read off sound parts. */
export function withoutNames(schema: Schema): Schema {
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

/** What is wrong with words of a verb or phrase at a table with these pieces: a name of no piece, mostly. Null: nothing. */
export function wrongWords(language: AnyLanguage, verb: string, words: Json, pieces: Names): string | null {
  const { file, attempts } = schemasOf(language);
  const schema = Object.hasOwn(attempts, verb) ? attempts[verb] : undefined;
  return schema ? (check(schema, words, { defs: file.$defs, names: pieces })[0]?.message ?? null) : null;
}

/** The same of a question: of its words, or of these with what is expected of the answer. */
export function wrongQuestion(
  language: AnyLanguage,
  { word, about }: { word: string; about: Json },
  words: 'words' | 'schema',
  pieces: Names,
): string | null {
  const question = questionNamed(language, word);
  const vocabulary = { defs: schemasOf(language).file.$defs, names: pieces };
  return question ? (check(question[words], about, vocabulary)[0]?.message ?? null) : null;
}

type Names = Readonly<Record<string, readonly string[]>>;
