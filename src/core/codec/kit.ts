/**
 * The one kit of codecs: for what people type, for states and actions, for the data of frames. Fields are exact (a misspelt one is an error with
 * its path), words come from closed lists, and unions are told apart by one field and look at that field only: so an error is said once, in words,
 * and hostile nesting costs no more than its size. A codec is tied to its type: one that forgets a field, or a null, does not compile.
 */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { isObject, type Json } from './json';
import { didYouMean } from './nearest';
import { cut } from './cut';
import { refer, remember, schemaOf, type Definitions, type MakeSchema, type Schema } from './schema';
import { show } from './show';

export { isObject };

// Looked up once, see share.ts.
const { entries, fromEntries, hasOwn, keys, values } = Object;
const { isArray } = Array;

/** Reads a value of this type from outside, and writes it (io-ts). */
export type Codec<A> = t.Type<A, unknown, unknown>;

/** Marks a field that may be missing. */
export interface Optional<A> {
  optional: Codec<A>;
}

/** What a codec of `A` decodes to: `list` makes lists that may be changed, and types say `readonly` where nobody does. */
export type Mutable<A> = [Json] extends [A]
  ? A
  : A extends readonly (infer Item)[]
    ? number extends A['length']
      ? Mutable<Item>[]
      : A
    : A;

/** One codec for each field; optional fields of `A` take an `optional(...)`. */
export type Fields<A> = {
  [K in keyof A]-?: Record<never, never> extends Pick<A, K>
    ? Optional<Mutable<Exclude<A[K], undefined>>>
    : Codec<Mutable<A[K]>>;
};

/** A field whose type is not told apart any more. */
type Entry = [key: string, codec: Codec<unknown>, needed: boolean];

function entriesOf(fields: object): Entry[] {
  const all = entries(fields) as [string, Codec<unknown> | Optional<unknown>][];
  return all.map(([key, field]) => ('optional' in field ? [key, field.optional, false] : [key, field, true]));
}

/** The keys that have to be there. */
export function neededKeys(fields: object): readonly string[] {
  return entriesOf(fields).flatMap(([key, , needed]) => (needed ? [key] : []));
}

export function optional<A>(codec: Codec<A>): Optional<A> {
  return { optional: codec };
}

/** The fields, none of which has to be there. */
export function allOptional<A>(fields: { [K in keyof A]: Codec<A[K]> }): { [K in keyof A]: Optional<A[K]> } {
  return fromEntries(entriesOf(fields).map(([key, codec]) => [key, optional(codec)])) as {
    [K in keyof A]: Optional<A[K]>;
  };
}

/** One and the same codec for each of some keys. */
export function each<K extends string, C>(keys: readonly K[], codec: C): Record<K, C> {
  return fromEntries(keys.map((key) => [key, codec])) as Record<K, C>;
}

/** An object with exactly these fields. */
export function object<A>(name: string, fields: Fields<A>): Codec<A> {
  return make<A>(name, fieldsReader<A>(name, fields, true), (definitions) => objectSchema(fields, definitions, true));
}

/** An object with these fields and any others, which are kept as they are. */
export function open<A>(name: string, fields: Fields<A>): Codec<A> {
  return make<A>(name, fieldsReader<A>(name, fields, false), (definitions) => objectSchema(fields, definitions, false));
}

/** Its table of fields is made at first use: most codecs that are made for one state are never used. */
function fieldsReader<A>(name: string, fields: object, exact: boolean): t.Validate<unknown, A> {
  let table: readonly Entry[] | null = null;
  return (input, context) => {
    if (isObject(input)) return validFields<A>(name, (table ??= entriesOf(fields)), fields, input, context, exact);
    return t.failure(input, context, `expected ${name}: { ${keys(fields).join(', ')} }, found ${show(input)}`);
  };
}

function validFields<A>(
  name: string,
  table: readonly Entry[],
  fields: object,
  input: Record<string, unknown>,
  context: t.Context,
  exact: boolean,
): t.Validation<A> {
  let worst = exact ? unknownField(input, fields, context, name) : null;
  // Its fields stand in the order of their declaration, whatever order they came in; those of others, where they may be, come after.
  const read: Record<string, unknown> = {};
  for (const [key, codec, needed] of table) {
    if (!hasOwn(input, key)) {
      if (needed) worst = deeper(worst, missingField(key, codec, context));
      continue;
    }
    const result = codec.validate(input[key], placed(context, key, codec, input[key]));
    if (E.isLeft(result)) worst = deeper(worst, ...result.left);
    else read[key] = result.right;
  }
  if (!exact) for (const key of keys(input)) if (!hasOwn(fields, key)) read[key] = input[key];
  return worst ? t.failures([worst]) : t.success(read as A);
}

/** The context of what stands at a key. */
function placed(context: t.Context, key: string, type: t.ContextEntry['type'], actual?: unknown): t.Context {
  return [...context, { key, type, actual }];
}

/** The first of the deepest errors: the one that its author wants to read. The others are dropped, that hostile input costs no more than its size. */
function deeper(...errors: readonly (t.ValidationError | null)[]): t.ValidationError | null {
  return errors.reduce((best, next) => (next && (!best || next.context.length > best.context.length) ? next : best));
}

function missingField(key: string, codec: Codec<unknown>, context: t.Context): t.ValidationError {
  return {
    value: undefined,
    context: placed(context, key, codec),
    message: `the field ${key} is missing (${codec.name})`,
  };
}

function objectSchema(fields: object, definitions: Definitions, exact: boolean): Schema {
  const table = entriesOf(fields);
  return {
    type: 'object',
    properties: fromEntries(table.map(([key, codec]) => [key, schemaOf(codec, definitions)])) as Schema,
    required: table.filter(([, , needed]) => needed).map(([key]) => key),
    additionalProperties: !exact,
  };
}

/** The first field that is not known. */
function unknownField(
  input: Record<string, unknown>,
  fields: object,
  context: t.Context,
  name: string,
): t.ValidationError | null {
  const key = keys(input).find((each) => !hasOwn(fields, each));
  if (key === undefined) return null;
  const known = keys(fields);
  const hint = didYouMean(key, known) || `; it has ${known.join(', ') || 'no fields'}`;
  return {
    value: input[key],
    context: placed(context, key, t.never, input[key]),
    message: `${name} has no field ${cut(key, 60)}${hint}`,
  };
}

/** Members of `U` by the value of the field that tells them apart; values that share a member share its type. */
export type Members<U, Tag extends string> = {
  [V in TagOf<U, Tag>]: Codec<U extends Record<Tag, infer T> ? (V extends T ? U : never) : never>;
};
type TagOf<U, Tag extends string> = U extends Record<Tag, infer T extends string> ? T : never;

/** A union told apart by one field. */
export function tagged<U>() {
  return <Tag extends string>(name: string, tag: Tag, members: Members<U, Tag>): Codec<U> => {
    const known = members as unknown as Record<string, Codec<U>>;
    const words = keys(known);
    return make<U>(
      name,
      (input, context) => {
        if (!isObject(input))
          return t.failure(input, context, `expected ${name}: an object with the field ${tag}, found ${show(input)}`);
        const value = input[tag];
        const member = typeof value === 'string' && hasOwn(known, value) ? known[value] : undefined;
        if (member) return member.validate(input, context);
        const where = placed(context, tag, t.string, value);
        return t.failure(
          value,
          where,
          `expected the ${tag} of ${name}: ${words.join(', ')}; found ${nearWord(value, words)}`,
        );
      },
      (definitions) =>
        refer(name, definitions, () => ({
          anyOf: [...new Set(values(known))].map((member) => schemaOf(member, definitions)),
        })),
    );
  };
}

function nearWord(value: unknown, words: readonly unknown[]): string {
  const texts = words.filter((word) => typeof word === 'string');
  return `${show(value)}${typeof value === 'string' ? didYouMean(value, texts) : ''}`;
}

/** One of a closed list of words or numbers. */
export function oneOf<const W extends string | number>(name: string, words: readonly W[]): Codec<W> {
  return make<W>(
    name,
    (input, context) =>
      words.includes(input as W)
        ? t.success(input as W)
        : t.failure(input, context, `expected ${name}: ${words.join(', ')}; found ${nearWord(input, words)}`),
    () => ({ enum: words }),
  );
}

/** The name of something that exists; `known` may be long, so that an error tells only the nearest. */
export function named(name: string, known: Names): Codec<string> {
  return make<string>(name, (input, context) =>
    typeof input === 'string' && known.has(input)
      ? t.success(input)
      : t.failure(input, context, `expected ${name}, found ${nearWord(input, [...(known.words?.() ?? [])])}`),
  );
}

/** Names that are known: a set, or anything that can tell. */
export interface Names {
  /** Is it one of them? */
  has(name: string): boolean;
  /** All of them, where an error may propose one. */
  words?(): Iterable<string>;
}

export function namesOf(words: Iterable<string>): Names {
  const all = new Set(words);
  return { has: (name) => all.has(name), words: () => all };
}

export function list<A>(item: Codec<A>): Codec<A[]> {
  const name = `a list of ${item.name}`;
  const validate: t.Validate<unknown, A[]> = (input, context) => {
    if (!isArray(input)) return t.failure(input, context, `expected ${name}, found ${show(input)}`);
    return validEach<A, A[]>(input, input.keys(), item, context, () => [...(input as A[])]);
  };
  const is = (input: unknown): input is A[] => isArray(input) && input.every((each) => item.is(each));
  // Its tag tells readers of contexts that the keys below are places in a list.
  const codec: Codec<A[]> = new t.ArrayType<Codec<A>, A[], unknown, unknown>(name, is, validate, t.identity, item);
  remember(codec, (definitions) => ({ type: 'array', items: schemaOf(item, definitions) }));
  return codec;
}

/** Any keys, with values of one kind. */
export function record<A>(name: string, item: Codec<A>): Codec<Record<string, A>> {
  return make<Record<string, A>>(
    name,
    (input, context) => {
      if (!isObject(input)) return t.failure(input, context, `expected ${name}, found ${show(input)}`);
      return validEach<A, Record<string, A>>(input, keys(input), item, context, () => ({ ...input }) as never);
    },
    (definitions) => ({ type: 'object', additionalProperties: schemaOf(item, definitions) }),
  );
}

/** The input with every value as its codec gives it; the first that does not fit is the error. Copied only where a codec gives something else. */
function validEach<A, All extends object>(
  input: object,
  keys: Iterable<string | number>,
  item: Codec<A>,
  context: t.Context,
  copyOf: () => All,
): t.Validation<All> {
  let copy: All | null = null;
  for (const key of keys) {
    const value = (input as Record<string | number, unknown>)[key];
    const result = item.validate(value, placed(context, String(key), item, value));
    if (E.isLeft(result)) return result;
    if (result.right !== value) (copy ??= copyOf())[key as keyof All] = result.right as All[keyof All];
  }
  return t.success(copy ?? (input as All));
}

/** A text as the first, anything else as the second. */
export function textOr<A extends string, B>(name: string, first: Codec<A>, second: Codec<B>): Codec<A | B> {
  return either<A, B>(name, (input) => typeof input === 'string', first, second);
}

/** Where `is` says so the first, else the second. */
export function either<A, B>(
  name: string,
  is: (input: unknown) => boolean,
  first: Codec<A>,
  second: Codec<B>,
): Codec<A | B> {
  return make<A | B>(
    name,
    (input, context) => (is(input) ? first.validate(input, context) : second.validate(input, context)),
    (definitions) => ({ anyOf: [schemaOf(first, definitions), schemaOf(second, definitions)] }),
  );
}

export function nullable<A>(codec: Codec<A>): Codec<A | null> {
  return make<A | null>(
    `${codec.name} or null`,
    (input, context) => (input === null ? t.success(null) : codec.validate(input, context)),
    (definitions) => ({ anyOf: [{ type: 'null' }, schemaOf(codec, definitions)] }),
  );
}

/** A whole number from `least` to `most`, in steps. */
export function whole(name: string, least: number, most = 1_000_000, step = 1): Codec<number> {
  return make<number>(
    name,
    (input, context) =>
      typeof input === 'number' && Number.isInteger(input) && input >= least && input <= most && input % step === 0
        ? t.success(input)
        : t.failure(input, context, `expected ${name}${boundOf(name, input, most)}, found ${show(input)}`),
    () => ({ type: 'integer', minimum: least, maximum: most, ...(step > 1 && { multipleOf: step }) }),
  );
}

/** A number that is too large is told the bound, unless the name of what is expected tells it. */
function boundOf(name: string, input: unknown, most: number): string {
  return typeof input === 'number' && input > most && !name.includes(String(most)) ? `, at most ${most}` : '';
}

export const count = whole('a whole number from 0', 0);
/** A whole number from 0 to `most`. */
export const upTo = (most: number): Codec<number> => whole(`a whole number from 0 to ${most}`, 0, most);
/** What modifiers add up to: no sum on a table comes near its bounds. */
export const amount = whole('a whole number up to a thousand', -1000, 1000);
export const integer = whole('a whole number', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** No length, and nothing else that games measure or count, comes near: what is made of larger ones would not stay finite. */
const MOST = 1e9;

export const number: Codec<number> = make<number>(
  'a number',
  (input, context) => {
    if (!Number.isFinite(input)) return t.failure(input, context, `expected a number, found ${show(input)}`);
    if (Math.abs(input as number) <= MOST) return t.success(input as number);
    return t.failure(input, context, `expected a number from -${MOST} to ${MOST}, found ${show(input)}`);
  },
  () => ({ type: 'number' }),
);

/** A text that is not empty. */
export const text: Codec<string> = make<string>(
  'a text',
  (input, context) =>
    typeof input === 'string' && input.length > 0
      ? t.success(input)
      : t.failure(input, context, `expected a text that is not empty, found ${show(input)}`),
  () => ({ type: 'string', minLength: 1 }),
);

/** A text that may be empty. */
export const anyText: Codec<string> = make<string>(
  'a text, which may be empty',
  (input, context) =>
    typeof input === 'string' ? t.success(input) : t.failure(input, context, `expected a text, found ${show(input)}`),
  () => ({ type: 'string' }),
);

export const flag: Codec<boolean> = make<boolean>(
  'true or false',
  (input, context) =>
    typeof input === 'boolean'
      ? t.success(input)
      : t.failure(input, context, `expected true or false, found ${show(input)}`),
  () => ({ type: 'boolean' }),
);

export const nothing: Codec<null> = make<null>(
  'null',
  (input, context) =>
    input === null ? t.success(null) : t.failure(input, context, `expected null, found ${show(input)}`),
  () => ({ type: 'null' }),
);

/** Whatever came in: somebody else will look at it. */
export const anything: Codec<unknown> = make('anything', (input) => t.success(input));
/** Any plain JSON: `decode` has seen to that before a codec is asked. */
export const json: Codec<Json> = make<Json>('anything', (input) => t.success(input as Json));

/** A codec that is made when it is first used: of codecs that speak of each other, or one that mostly is not used. */
export function lazy<A>(name: string, codec: () => Codec<A>): Codec<A> {
  let made: Codec<A> | null = null;
  return make<A>(
    name,
    (input, context) => (made ??= codec()).validate(input, context),
    (definitions) => schemaOf((made ??= codec()), definitions),
  );
}

/** A codec by hand; without a schema editors allow everything there. */
export function make<A>(name: string, validate: t.Validate<unknown, A>, schema: MakeSchema = () => ({})): Codec<A> {
  const type: Codec<A> = new t.Type<A, unknown, unknown>(
    name,
    (input): input is A => E.isRight(validate(input, [{ key: '', type }])),
    validate,
    t.identity,
  );
  remember(type, schema);
  return type;
}
