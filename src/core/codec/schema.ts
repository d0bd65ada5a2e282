/** JSON Schemas of codecs, so that editors complete and check packs while they are typed. */
import type { Json } from './json';

export type Schema = { readonly [keyword: string]: Json };
/** Schemas that others refer to by name; null while they are being made. */
export type Definitions = Map<string, Schema | null>;
export type MakeSchema = (definitions: Definitions) => Schema;

/** Kept by the codec itself: a load makes hundreds of codecs, and a table of them costs more than all else that is done with them. */
const MAKER = Symbol('schema');
type Described = { [MAKER]?: MakeSchema };

export function remember(codec: object, make: MakeSchema): void {
  (codec as Described)[MAKER] = make;
}

/** The schema of a codec; one that has none allows everything. */
export function schemaOf(codec: object, definitions: Definitions): Schema {
  return (codec as Described)[MAKER]?.(definitions) ?? {};
}

/** A reference to a schema that is made once, under a name that no other has. */
export function refer(name: string, definitions: Definitions, make: () => Schema): Schema {
  const key = name.replace(/[^a-z]+/gi, '-');
  if (!definitions.has(key)) {
    definitions.set(key, null);
    definitions.set(key, make());
  }
  return { $ref: `#/$defs/${key}` };
}

/** A JSON Schema document (draft 2020-12) of a codec. */
export function schemaDocument(title: string, codec: object): Schema {
  const definitions: Definitions = new Map();
  const root = schemaOf(codec, definitions);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...root,
    $defs: Object.fromEntries(definitions) as Schema,
  };
}
