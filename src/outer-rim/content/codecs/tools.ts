/**
 * Small codecs for what people type: exact fields (a misspelt field is an error with its path), one-of lists, and unions told apart by
 * one field, which look at that field only. So an error is said once, in words, and hostile nesting costs no more than its size.
 */
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { refer, remember, schemaOf, type MakeSchema, type Schema } from './schema';

export type Codec<A> = t.Type<A, unknown, unknown>;

/** Marks a field that may be missing. */
export interface Optional<A> {
  optional: Codec<A>;
}

/** One codec for each field; optional fields of `A` take an `optional(...)`. */
export type Fields<A> = {
  [K in keyof A]-?: Record<never, never> extends Pick<A, K> ? Optional<Exclude<A[K], undefined>> : Codec<A[K]>;
};

export function optional<A>(codec: Codec<A>): Optional<A> {
  return { optional: codec };
}

/** An object with exactly these fields. */
export function object<A>(name: string, fields: Fields<A>): Codec<A> {
  const entries = Object.entries(fields) as [string, Codec<unknown> | Optional<unknown>][];
  return make<A>(
    name,
    (input, context) => {
      if (!isObject(input)) return t.failure(input, context, `expected ${name}: { ${Object.keys(fields).join(', ')} }`);
      const errors = unknownFields(input, Object.keys(fields), context, name);
      for (const [key, field] of entries) {
        const needed = !('optional' in field);
        const codec = needed ? field : field.optional;
        if (!Object.hasOwn(input, key)) {
          if (needed)
            errors.push({
              value: undefined,
              context: t.appendContext(context, key, codec),
              message: `the field ${key} is missing (${codec.name})`,
            });
          continue;
        }
        const result = codec.validate(input[key], t.appendContext(context, key, codec, input[key]));
        if (E.isLeft(result)) errors.push(...result.left);
      }
      return errors.length > 0 ? t.failures(errors) : t.success(input as A);
    },
    (definitions) => ({
      type: 'object',
      properties: Object.fromEntries(
        entries.map(([key, field]) => [key, schemaOf('optional' in field ? field.optional : field, definitions)]),
      ) as Schema,
      required: entries.filter(([, field]) => !('optional' in field)).map(([key]) => key),
      additionalProperties: false,
    }),
  );
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
    return make<U>(
      name,
      (input, context) => {
        if (!isObject(input)) return t.failure(input, context, `expected ${name}: an object with the field ${tag}`);
        const value = input[tag];
        const member = typeof value === 'string' && Object.hasOwn(known, value) ? known[value] : undefined;
        if (member) return member.validate(input, context);
        const where = t.appendContext(context, tag, t.string, value);
        return t.failure(
          value,
          where,
          `expected the ${tag} of ${name}: ${Object.keys(known).join(', ')}; found ${JSON.stringify(value)}`,
        );
      },
      (definitions) =>
        refer(name, definitions, () => ({
          anyOf: [...new Set(Object.values(known))].map((member) => schemaOf(member, definitions)),
        })),
    );
  };
}

/** One of a closed list of words. */
export function oneOf<W extends string>(name: string, words: readonly W[]): Codec<W> {
  return make<W>(
    name,
    (input, context) =>
      words.includes(input as W)
        ? t.success(input as W)
        : t.failure(input, context, `expected ${name}: ${words.join(', ')}; found ${JSON.stringify(input)}`),
    () => ({ enum: words }),
  );
}

export function list<A>(item: Codec<A>): Codec<readonly A[]> {
  const codec = t.readonlyArray(item, `a list of ${item.name}`) as unknown as Codec<readonly A[]>;
  remember(codec, (definitions) => ({ type: 'array', items: schemaOf(item, definitions) }));
  return codec;
}

/** Tries each in turn; for simple values beside an object. */
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
        : t.failure(input, context, `expected ${name}, found ${JSON.stringify(input)}`),
    () => ({ type: 'integer', minimum: least, maximum: most, ...(step > 1 && { multipleOf: step }) }),
  );
}

/** A text that is not empty. */
export const text: Codec<string> = make<string>(
  'a text',
  (input, context) =>
    typeof input === 'string' && input.length > 0
      ? t.success(input)
      : t.failure(input, context, 'expected a text that is not empty'),
  () => ({ type: 'string', minLength: 1 }),
);

export const flag: Codec<boolean> = make<boolean>(
  'true or false',
  (input, context) =>
    typeof input === 'boolean'
      ? t.success(input)
      : t.failure(input, context, `expected true or false, found ${JSON.stringify(input)}`),
  () => ({ type: 'boolean' }),
);

/** Codecs that speak of each other: looked up when first used. */
export function lazy<A>(name: string, codec: () => Codec<A>): Codec<A> {
  return make<A>(
    name,
    (input, context) => codec().validate(input, context),
    (definitions) => schemaOf(codec(), definitions),
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

export function isObject(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function unknownFields(
  input: Record<string, unknown>,
  known: readonly string[],
  context: t.Context,
  name: string,
): t.ValidationError[] {
  return Object.keys(input)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      value: input[key],
      context: t.appendContext(context, key, t.never, input[key]),
      message: `${name} has no field ${key}; it has ${known.join(', ')}`,
    }));
}
