/**
 * What stands behind the keys of a scenario file, written once: codecs of the kit (core/codec), of which the schema for the judge and for editors, the type,
 * and the reading are made. What is read may be another thing than what is written: a card's id for its name (`nameOf`).
 */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import {
  anyText,
  flag,
  integer,
  list,
  make,
  named,
  namesOf,
  nothing as none,
  number,
  open,
  record,
  upTo,
  whole,
  object as exactly,
  optional,
  type Codec,
  type Fields,
  type Optional,
} from '../core/codec/kit';
import { isObject, type Json } from '../core/codec/json';
import {
  refer,
  remember,
  schemaOf,
  type Definitions,
  type MakeSchema,
  type Schema as Made,
} from '../core/codec/schema';
import { show } from '../core/codec/show';
import type { Schema } from './schema';
import type { WordList } from './word-list';

export type { Codec };

/** What is read where this codec stands. */
export type Said<C> = C extends Codec<infer A> ? A : never;

/** Marks a key that has to be there: in files, most may be left out. */
export interface Needed<A> {
  needed: Codec<A>;
}

/** A key that has to be there. */
export function needed<A>(codec: Codec<A>): Needed<A> {
  return { needed: codec };
}

/** Any codec, whatever it reads. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyCodec = Codec<any>;
/** The keys of an object, each a codec, or `needed` of one. */
export type Keys = Readonly<Record<string, AnyCodec | { needed: AnyCodec }>>;
/** Those keys that have to be there. */
export type Must<K extends Keys> = { [Key in keyof K]: K[Key] extends { needed: AnyCodec } ? Key : never }[keyof K];
type Plain<T> = { [Key in keyof T]: T[Key] };

/** What is read of an object with these keys. */
export type KeysSaid<K extends Keys> = Plain<
  { [Key in Must<K>]: K[Key] extends Needed<infer A> ? A : never } & {
    [Key in Exclude<keyof K, Must<K>>]?: Said<K[Key]>;
  }
>;

/** The JSON Schema of a codec; what it refers to comes into `definitions`. */
export function schemaFor(codec: AnyCodec, definitions: Definitions = new Map()): Schema {
  return schemaOf(codec, definitions) as Schema;
}

/** The same codec with another schema. */
function shownAs<A>(codec: Codec<A>, schema: MakeSchema): Codec<A> {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(codec) as object) as Codec<A>, codec);
  remember(copy, schema);
  return copy;
}

function withMore<A>(codec: Codec<A>, more: Made): Codec<A> {
  return shownAs(codec, (definitions) => ({ ...schemaOf(codec, definitions), ...more }));
}

/** With a sentence for editors. */
export function described<A>(codec: Codec<A>, description: string | undefined): Codec<A> {
  return description === undefined ? codec : withMore(codec, { description });
}

/** With words that editors propose. */
export function suggesting<A>(codec: Codec<A>, examples: readonly Json[]): Codec<A> {
  return withMore(codec, { examples });
}

/** Whatever `found` says of what was read is wrong with it; null: nothing. */
function checked<A>(codec: Codec<A>, found: (read: A) => string | null): Codec<A> {
  const validate: t.Validate<unknown, A> = (input, context) => {
    const result = codec.validate(input, context);
    const wrong = E.isRight(result) ? found(result.right) : null;
    return wrong === null ? result : t.failure(input, context, wrong);
  };
  const copy = shownAs(codec, (definitions) => schemaOf(codec, definitions));
  return Object.assign(copy, { validate, decode: (input: unknown) => validate(input, [{ key: '', type: copy }]) });
}

/** An object with these keys and no other. */
export function object<const K extends Keys>(keys: K, description?: string): Codec<KeysSaid<K>> {
  const fields = Object.fromEntries(
    Object.entries(keys).map(([key, each]): [string, Codec<unknown> | Optional<unknown>] => [
      key,
      'needed' in each ? (each.needed as Codec<unknown>) : optional(each as Codec<unknown>),
    ]),
  );
  // The fields are those of the keys, one by one.
  return described(exactly<KeysSaid<K>>('a map', fields as unknown as Fields<KeysSaid<K>>), description);
}

/** A map with these keys, of which any may be left out, and any others. */
export function keyed<A, B>(
  keys: Readonly<Record<string, Codec<A>>>,
  others: Codec<B>,
  description?: string,
): Codec<Record<string, A | B>> {
  const behind = (key: string): Codec<A | B> => (Object.hasOwn(keys, key) ? keys[key] : others) as Codec<A | B>;
  const codec = make<Record<string, A | B>>(
    'a map',
    (input, context) => {
      if (!isObject(input)) return t.failure(input, context, `expected a map, found ${show(input)}`);
      const read: Record<string, A | B> = {};
      for (const [key, value] of Object.entries(input)) {
        const result = behind(key).validate(value, t.appendContext(context, key, behind(key), value));
        if (E.isLeft(result)) return result;
        read[key] = result.right;
      }
      return t.success(read);
    },
    (definitions) => {
      // One codec has one schema: many keys may share it.
      const made = new Map([...Object.values(keys), others].map((one: AnyCodec) => [one, schemaOf(one, definitions)]));
      const entries = Object.entries(keys).map(([key, one]) => [key, made.get(one) ?? {}] as const);
      return {
        type: 'object',
        properties: Object.fromEntries(entries),
        additionalProperties: made.get(others) ?? {},
      };
    },
  );
  return described(codec, description);
}

/** How many there have to be, and how many there may be. */
export interface Sizes {
  least?: number;
  most?: number;
}

/** What somebody gave names of their own: the names, and one kind of thing behind each. */
export function mapOf<A>(
  item: Codec<A>,
  description?: string,
  { least = 0, most }: Sizes = {},
): Codec<Record<string, A>> {
  const all = checked(record<A>('a map', item), (read) => wrongSize(Object.keys(read).length, least, most));
  const sizes = { ...(least > 0 && { minProperties: least }), ...(most !== undefined && { maxProperties: most }) };
  return described(withMore(all, sizes), description);
}

/** A list of these, perhaps of so many. */
export function listOf<A>(item: Codec<A>, description?: string, { least = 0, most }: Sizes = {}): Codec<A[]> {
  const all = checked(list(item), (read) => wrongSize(read.length, least, most));
  const sizes = { ...(least > 0 && { minItems: least }), ...(most !== undefined && { maxItems: most }) };
  return described(withMore(all, sizes), description);
}

function wrongSize(found: number, least: number, most = Infinity): string | null {
  if (found >= least && found <= most) return null;
  const range = most === Infinity ? `at least ${least}` : least === most ? `${least}` : `${least} to ${most}`;
  return `expected ${range}, found ${found}`;
}

/** Two of a kind: `[120, 300]`. */
export function pairOf<A>(item: Codec<A>, description?: string): Codec<[A, A]> {
  return listOf(item, description, { least: 2, most: 2 }) as unknown as Codec<[A, A]>;
}

/** What fits the first of these, else the next. What fits none is told as by the one that was meant. */
export function eitherOf<const C extends readonly AnyCodec[]>(...all: C): Codec<Said<C[number]>> {
  const name = all.map((each) => each.name).join(' or ');
  return make<Said<C[number]>>(
    name,
    (input, context) => {
      const wrong: t.ValidationError[] = [];
      for (const codec of all) {
        const result = codec.validate(input, context);
        if (E.isRight(result)) return result;
        if (isMeant(codec, input)) wrong.push(...result.left);
      }
      const deepest = wrong.reduce((best, next) => Math.max(best, next.context.length), 0);
      const meant = wrong.find((each) => each.context.length === deepest);
      return meant ? t.failures([meant]) : t.failure(input, context, `expected ${name}, found ${show(input)}`);
    },
    (definitions) => ({ anyOf: all.map((each) => schemaOf(each, definitions)) }),
  );
}

/** A text where a text is allowed, a map where a map is: whoever writes it means that. */
function isMeant(codec: AnyCodec, input: unknown): boolean {
  const definitions: Definitions = new Map();
  const made = schemaOf(codec, definitions);
  const { type, anyOf } = ('$ref' in made ? [...definitions.values()].at(-1) : made) as Schema;
  if (anyOf || type === undefined) return true;
  if (type === 'array') return Array.isArray(input);
  return type === 'object' ? isObject(input) : type.replace('integer', 'number') === typeof input;
}

export { each } from '../core/codec/kit';

/** Any number. */
export const anyNumber: Codec<number> = number;

/** Nothing: `null`, or a key with nothing behind it. */
export const nothing: Codec<null> = none;

/** This, or nothing: `null`, or a key with nothing behind it. */
export function orNothing<A>(codec: Codec<A>, description?: string): Codec<A | null> {
  return described<A | null>(eitherOf(codec, nothing), description);
}

/** One of these words. */
export function words<const W extends string>(list: readonly W[], description?: string): Codec<W> {
  const codec = named('one of the words', namesOf(list)) as AnyCodec as Codec<W>;
  return described(
    shownAs(codec, () => ({ type: 'string', enum: list })),
    description,
  );
}

/** A word of its own beside other things: `empty`. */
export function theWord<const W extends string>(...list: readonly W[]): Codec<W> {
  return shownAs(words(list), () => ({ enum: list }));
}

/** The same words, read as something else. */
export function readAs<A, B>(codec: Codec<A>, read: (said: A) => B): Codec<B> {
  const other = make<B>(codec.name, (input, context) => E.map(read)(codec.validate(input, context)));
  return shownAs(other, (definitions) => schemaOf(codec, definitions));
}

/** With what its words are, where the game knows only some of that kind: `ship cards of the core set`. */
export function ofThese<A>(title: string, codec: Codec<A>): Codec<A> {
  return withMore(codec, { title });
}

/** The name of something that the game knows, read as its id. `wrong`: what is said of any other word. */
export function nameOf(things: Pick<WordList, 'words' | 'id'>, wrong?: (word: string) => string): Codec<string> {
  const known = words(things.words);
  const codec = make<string>(known.name, (input, context) => {
    const id = typeof input === 'string' ? things.id(input) : undefined;
    if (id !== undefined) return t.success(id);
    return wrong && typeof input === 'string'
      ? t.failure(input, context, wrong(input))
      : known.validate(input, context);
  });
  return shownAs(codec, (definitions) => schemaOf(known, definitions));
}

/** A text that names a piece which the file declares, of this kind (`ScenarioLanguage.names`). */
export function reference(kind: string, description?: string): Codec<string> {
  return described(
    shownAs(anyText, () => ({ type: 'string', 'x-names': kind })),
    description,
  );
}

/** What stands in several places: its schema is written down once, and referred to by this name. */
export function defined<A>(name: string, codec: Codec<A>): Codec<A> {
  return shownAs(codec, (definitions) => refer(name, definitions, () => schemaOf(codec, definitions)));
}

/** Any text. */
export function text(description?: string): Codec<string> {
  return described(anyText, description);
}

/** True or false. */
export function yes(description?: string): Codec<boolean> {
  return described(flag, description);
}

/** How many: a whole number from 0 to `most`. */
export function count(description?: string, most = 99): Codec<number> {
  return described(upTo(most), description);
}

/** How many there are, however many. */
export const amount: Codec<number> = shownAs(whole('a whole number from 0', 0, Number.MAX_SAFE_INTEGER), () => ({
  type: 'integer',
  minimum: 0,
}));

/** Any whole number. */
export const anyWhole: Codec<number> = shownAs(integer, () => ({ type: 'integer' }));

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number, description?: string): Codec<number> {
  return described(whole(`a whole number from ${least} to ${most}`, least, most), description);
}

/** A number from `least` to `most`. */
export function numberFrom(least: number, most: number, description?: string): Codec<number> {
  const within = checked(number, (read) =>
    read >= least && read <= most ? null : `expected a number from ${least} to ${most}, found ${read}`,
  );
  return described(withMore(within, { minimum: least, maximum: most }), description);
}

/** A map with any keys: somebody else looks at it. */
export function anyMap(description?: string): Codec<Record<string, Json>> {
  return described(
    shownAs(open<Record<string, Json>>('a map', {}), () => ({ type: 'object' })),
    description,
  );
}
