/** What can be asked of a position, beside its pieces. */
import * as E from 'fp-ts/lib/Either';
import type { Evidence, Rejection, RuleId } from '../core';
import { sameJson, type Json } from '../core/codec/json';
import { decodePlain } from '../core/codec/decode';
import type { Verdict } from '../core/geometry';
import { tenths } from './headings';
import { object, schemaFor, type Codec, type Keys, type KeysSaid } from './keys';
import type { Answer, Asking, Found } from './language';

/** What is found, and under keys of their own what else can be expected of it: `through: [rock]`. */
export interface Finding extends Found {
  beside?: Readonly<Record<string, Json>>;
}

/** Whether what is expected was found, and what of the two to put side by side. */
export type Compared = Pick<Answer, 'holds' | 'expected' | 'found'>;

/**
 * A question in the words of the keys that are `asked`, and what can be `expected` of its answer: `is`, and keys of its own. Where what is found is so or not,
 * `is` may be left out: it is so.
 */
export function question<S, const A extends Keys, const B extends Keys>(
  help: string,
  asked: A,
  expected: B,
  find: (asked: KeysSaid<A>, state: S) => E.Either<Rejection, Finding>,
  compare: (expected: KeysSaid<B>, finding: Finding) => E.Either<Rejection, Compared> = compared,
): Asking<S> {
  const words = object(asked);
  const both = object({ ...asked, ...expected }) as Codec<unknown> as Codec<KeysSaid<A> & KeysSaid<B>>;
  return {
    help,
    words: schemaFor(words),
    schema: schemaFor(both),
    asked: (given) =>
      Object.fromEntries(Object.entries(given as object).filter(([key]) => Object.hasOwn(asked, key))) as Json,
    find: (given, state) => E.chain((said: KeysSaid<A>) => find(said, state))(decodePlain(words, given)),
    ask: (given, state) => {
      const said = decodePlain(both, given);
      if (E.isLeft(said)) return said;
      const finding = find(said.right, state);
      if (E.isLeft(finding)) return finding;
      return E.map((found: Compared) => ({ ...finding.right, ...found }))(compare(said.right, finding.right));
    },
  };
}

/** The first key that is expected otherwise than found. */
function compared(said: Readonly<Record<string, unknown>>, finding: Finding): E.Either<Rejection, Compared> {
  const { is, measured, beside = {} } = finding;
  const wanted = { ...(typeof is === 'boolean' && { is: true }), ...said } as Readonly<Record<string, Json>>;
  const found: Readonly<Record<string, Json>> = { ...beside, is };
  const missed = ['is', ...Object.keys(beside)].find(
    (key) => wanted[key] !== undefined && !same(wanted[key], found[key]),
  );
  if (missed === undefined) return E.right({ holds: true, expected: wanted['is'] ?? null, found: is });
  const shown = missed === 'is' && measured !== undefined ? { is, measured } : (found[missed] ?? null);
  return E.right({ holds: false, expected: wanted[missed] ?? null, found: shown });
}

/** Lists of words have no order. */
function same(expected: Json, found: Json | undefined): boolean {
  const inOrder = (list: Json | undefined): unknown => (Array.isArray(list) ? [...(list as Json[])].sort() : list);
  return sameJson(inOrder(expected), inOrder(found));
}

/** What was found; with what was measured and the rules that decide, where they can be told. */
export function found(is: Json, measured?: string, rules: readonly RuleId[] = []): E.Either<Rejection, Finding> {
  return E.right({ is, ...(measured === undefined ? {} : { measured }), rules });
}

/** Said as a sentence: `ann sees bob`. */
export function inSentence(said: string, finding: E.Either<Rejection, Finding>): E.Either<Rejection, Finding> {
  return E.map((of: Finding): Finding => ({ ...of, said }))(finding);
}

/** The same for what is made of several things: a price, the value of a die. */
export function foundFrom(
  is: Json,
  { rules, sources, because }: Pick<Evidence, 'sources' | 'because'> & { rules: readonly RuleId[] },
): E.Either<Rejection, Finding> {
  return E.right({ is, rules, ...(sources ? { sources } : {}), ...(because ? { because } : {}) });
}

/** `155.5 mm, 12 mm from another range`. */
export function inBand(mm: number, margin: number, band: string): string {
  return `${tenths(mm)} mm, ${tenths(margin)} mm from another ${band}`;
}

/** Is it inside, and by how much? */
export function foundInside({ holds, margin }: Verdict, rules: readonly RuleId[]): E.Either<Rejection, Finding> {
  return found(holds, `${tenths(Math.abs(margin))} mm ${holds ? 'inside' : 'outside'}`, rules);
}
