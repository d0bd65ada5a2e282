/** What expectations may say of events: the fields that events of a type have, and what may stand in them. */
import { nearest } from '../core/codec/nearest';
import { schemaDocument } from '../core/codec/schema';
import type { Json } from '../core';
import type { AnyLanguage, Schema } from '../language/language';
import { eitherOf, listOf, reference } from '../language/schema';

type Made = Readonly<Record<string, Json>>;

const nothing: Schema = { type: 'null' };
const text: Schema = { type: 'string' };

/** Does the word name an event, or is it a typo of one rather than of these verbs? */
export function isEvent(word: string, { events }: AnyLanguage, verbs: object): boolean {
  if (events.includes(word)) return true;
  const isStep = Object.hasOwn(verbs, word) || nearest(word, Object.keys(verbs)) !== undefined;
  return !isStep && nearest(word, events) !== undefined;
}

/** An event by its type alone, or with some of its fields. */
export function eventSchema(language: AnyLanguage): Schema {
  const fields = fieldsByType(language);
  const properties = language.events.map((type): [string, Schema] => [
    type,
    eitherOf(ofFields(fields.get(type)), nothing),
  ]);
  return eitherOf(
    { enum: [...language.events] },
    {
      type: 'object',
      properties: Object.fromEntries(properties),
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
    },
  );
}

function ofFields(properties: Readonly<Record<string, Schema>> | undefined): Schema {
  return properties ? { type: 'object', properties, additionalProperties: false } : { type: 'object' };
}

/** From the codec of the game's events. */
export function fieldsByType({
  game,
  eventNames = {},
}: AnyLanguage): ReadonlyMap<string, Readonly<Record<string, Schema>>> {
  const { $defs, ...root } = schemaDocument('events', game.codecs.event) as Made & {
    $defs: Readonly<Record<string, Made>>;
  };
  const at = (schema: Made): Made =>
    typeof schema['$ref'] === 'string' ? ($defs[schema['$ref'].replace('#/$defs/', '')] ?? {}) : schema;
  const members = (at(root)['anyOf'] ?? []) as readonly Made[];
  return new Map(
    members.map((member) => {
      const { type, rules: _rules, ...fields } = at(member)['properties'] as Readonly<Record<string, Made>>;
      const schemas = Object.entries(fields).map(([field, schema]): [string, Schema] => [
        field,
        sayable(at(schema), Object.hasOwn(eventNames, field) ? eventNames[field] : undefined, at),
      ]);
      const [name] = (type?.['enum'] ?? []) as readonly string[];
      return [name ?? '', { rules: eitherOf(text, listOf(text)), ...Object.fromEntries(schemas) }];
    }),
  );
}

/** Words, numbers and names are checked; of maps and lists only what they are. */
function sayable(schema: Made, kind: string | undefined, at: (schema: Made) => Made): Schema {
  const { anyOf, enum: options, type } = schema;
  if (Array.isArray(anyOf)) return eitherOf(...anyOf.map((each) => sayable(at(each as Made), kind, at)));
  if (Array.isArray(options)) return { enum: options as string[] };
  if (type === 'string' && kind !== undefined) return reference(kind);
  return typeof type === 'string' ? { type: type as NonNullable<Schema['type']> } : {};
}
