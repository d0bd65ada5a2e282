/** Schemas of files, as the judge checks them and editors complete from them; what games write are codecs, of which schemas are made (`keys.ts`). */
import type { Json } from '../core/codec/json';

/** The part of JSON Schema (2020-12) that scenario languages use. The judge checks files with it, editors complete them from it. */
export interface Schema {
  description?: string;
  /** What the words of `enum` are, where a game knows only some of their kind. */
  title?: string;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  /** One of these values. Words are compared as written. */
  enum?: readonly (string | number | boolean | null)[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  /** For keys that are not in `properties`; default of `object()`: none. */
  additionalProperties?: boolean | Schema;
  minProperties?: number;
  maxProperties?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  anyOf?: readonly Schema[];
  /** `#/$defs/<name>`, see `ScenarioLanguage.defs`. */
  $ref?: string;
  /** The text names something that the file declares, of this kind (see `ScenarioLanguage.names`). */
  'x-names'?: string;
  examples?: readonly Json[];
}

/** A text that names a piece which the file declares. */
export function reference(kind: string, description?: string): Schema {
  return { type: 'string', 'x-names': kind, ...(description === undefined ? {} : { description }) };
}

/** One of these words. */
export function words(list: readonly string[], description?: string): Schema {
  return { type: 'string', enum: list, ...(description === undefined ? {} : { description }) };
}

/** An object with these keys and no other. */
export function object(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
  description?: string,
): Schema {
  return {
    type: 'object',
    properties,
    required,
    additionalProperties: false,
    ...(description === undefined ? {} : { description }),
  };
}

export function listOf(items: Schema, description?: string): Schema {
  return { type: 'array', items, ...(description === undefined ? {} : { description }) };
}

export function eitherOf(...anyOf: readonly Schema[]): Schema {
  return { anyOf };
}
