/** What a schema of scenario files allows at a place of the file. */
import type { fileSchema } from 'holojudge/judge';

export type FileSchema = ReturnType<typeof fileSchema>;
export type Schema = NonNullable<FileSchema['properties']>[string];

/** From the whole file to the place: keys, and null for an item of a list. */
export type Place = readonly (string | null)[];

/** All schemas that hold at the place: one of several may be meant. */
export function schemasAt(file: FileSchema, place: Place): Schema[] {
  const inside = (schemas: Schema[], key: string | null): Schema[] =>
    schemas.flatMap((schema) => (key === null ? (schema.items ? [schema.items] : []) : ofKey(schema, key)));
  return place.reduce<Schema[]>((all, key) => inside(all, key).flatMap((each) => readings(file, each)), [file]);
}

function ofKey({ properties = {}, additionalProperties }: Schema, key: string): Schema[] {
  const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (own) return [own];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}

/** A schema without references and alternatives: those that it stands for. */
function readings(file: FileSchema, schema: Schema, depth = 0): Schema[] {
  if (depth > DEEPEST) return [];
  const { $ref, anyOf = [] } = schema;
  const meant = $ref === undefined ? undefined : file.$defs[$ref.replace('#/$defs/', '')];
  const others = [...(meant ? [meant] : []), ...anyOf];
  return [schema, ...others.flatMap((each) => readings(file, each, depth + 1))];
}

const DEEPEST = 8;

export interface Word {
  word: string;
  /** `key`: a colon follows. */
  kind: 'key' | 'value';
  help: string;
}

/** The words that can stand at the place. `names`: those that the file declares, for texts that name a piece. */
export function wordsAt(file: FileSchema, place: Place, names: readonly string[]): Word[] {
  const found = new Map<string, Word>();
  for (const schema of schemasAt(file, place)) {
    for (const [word, { description = '' }] of Object.entries(schema.properties ?? {}))
      found.set(word, { word, kind: 'key', help: description });
    if (typeof schema.additionalProperties === 'object')
      for (const word of names) found.set(word, { word, kind: 'key', help: 'a name of this file' });
    for (const word of schema.enum ?? [])
      found.set(String(word), { word: String(word), kind: 'value', help: schema.description ?? '' });
    if (schema['x-names'] !== undefined)
      for (const word of names) found.set(word, { word, kind: 'value', help: schema['x-names'] });
  }
  return [...found.values()];
}
