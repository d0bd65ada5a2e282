import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import { didYouMean } from './nearest';

type Props = t.Props;
type Shape<R extends Props, O extends Props> = t.TypeOf<t.TypeC<R>> & Partial<t.TypeOf<t.TypeC<O>>>;

/**
 * Only the codecs of positions are still written with this; new codecs are written with `codec/kit.ts`.
 * A codec of plain objects that accepts no field it does not know, so that a misspelt one is not silently ignored.
 * `optional` fields may be absent; present, they must fit.
 */
export function closed<R extends Props, O extends Props = Record<never, never>>(
  name: string,
  required: R,
  optional?: O,
): t.Type<Shape<R, O>, unknown, unknown> {
  const known = { ...required, ...optional };
  // One after the other and not as an intersection, whose members would stand in the paths of errors.
  const parts: readonly t.Mixed[] = [t.type(required), ...(optional ? [t.partial(optional)] : [])];
  return new t.Type<Shape<R, O>, unknown, unknown>(
    name,
    (input): input is Shape<R, O> =>
      parts.every((part) => part.is(input)) && Object.keys(input as object).every((key) => Object.hasOwn(known, key)),
    (input, context) => {
      if (typeof input !== 'object' || input === null || Array.isArray(input))
        return t.failure(input, context, `expected ${name}`);
      const stray = Object.keys(input).find((key) => !Object.hasOwn(known, key));
      if (stray !== undefined) {
        const message = `${name} has no field '${stray}'${didYouMean(stray, Object.keys(known))}`;
        return t.failure(input, [...context, { key: stray, type: t.unknown }], message);
      }
      for (const part of parts) {
        const checked = part.validate(input, context);
        if (E.isLeft(checked)) return checked;
      }
      return t.success(input as Shape<R, O>);
    },
    t.identity,
  );
}

/** One of some words. */
export function oneOf<const W extends readonly string[]>(name: string, words: W): t.Type<W[number], unknown, unknown> {
  return new t.Type<W[number], unknown, unknown>(
    name,
    (input): input is W[number] => typeof input === 'string' && words.includes(input),
    (input, context) =>
      typeof input === 'string' && words.includes(input)
        ? t.success(input as W[number])
        : t.failure(
            input,
            context,
            `expected ${name}${typeof input === 'string' ? `, found '${input.slice(0, 60)}'${didYouMean(input, words)}` : ''}`,
          ),
    t.identity,
  );
}
