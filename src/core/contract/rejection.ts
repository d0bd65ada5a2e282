import * as E from 'fp-ts/lib/Either';
import { inLines, withTexts } from '../codec/echo';
import type { Json } from '../codec/json';
import { sealed } from './sealed';
import { isPart, speaksOf, textOf, type Sentence } from './sentence';

/** Id of a statement in a game's catalogue of rules, e.g. `xw.attack.13`. */
export type RuleId = string;

/** Why a candidate is not legal: a stable code, a sentence that a player understands, the rules, and the measured facts. */
export interface Reason {
  /** Stable, kebab-case, meant for programs: `range-0`, `already-performed`. */
  code: string;
  /** In English, with ids in place of names; the judge's reports put names in. */
  message: string;
  /** The message as a sentence with ids as separate parts, so that a program can put in names; missing if it contains no id. */
  parts?: Sentence;
  /** The deciding rule first; empty if no rule is involved (malformed input). */
  rules: readonly RuleId[];
  /** Measured facts (range, mm, points) by name. */
  facts?: Readonly<Record<string, Json>>;
}

/** A refusal of something from outside: a reason, with the place of the mistake in the input. */
export interface Rejection extends Reason {
  facts: Readonly<Record<string, Json>>;
  /** Keys and indexes from the root of the input to the offending value; empty for the input as a whole. */
  path: Path;
}

/** Keys and indexes from the root of an input to a value in it. */
export type Path = readonly (string | number)[];

/** Why something is refused. Made for every candidate that a rule refuses, and thrown away with most of them: it is `sealed` only where it is shown. */
export function reason(
  code: string,
  said: string | Sentence,
  rules: readonly RuleId[],
  facts?: Readonly<Record<string, Json>>,
): Reason {
  const message = textOf(said);
  // Written out: an object that is spread and then gets more fields takes ten times as long.
  if (!speaksOf(said)) return facts === undefined ? { code, message, rules } : { code, message, rules, facts };
  return facts === undefined ? { code, message, parts: said, rules } : { code, message, parts: said, rules, facts };
}

/** The rules of each of these, in their order. Written out: `flatMap` takes ten times as long, and what happens often cites several reasons. */
export function rulesOfAll(all: readonly { readonly rules: readonly RuleId[] }[]): RuleId[] {
  const rules: RuleId[] = [];
  for (const each of all) for (const rule of each.rules) rules.push(rule);
  return rules;
}

/** A reason, said of a place in the input. */
export function rejection(why: Reason, path: Path = []): Rejection {
  sealed(why);
  return { ...why, facts: why.facts ?? {}, path };
}

/** What cannot be in an input that is well formed, said of a place in it: a rejection made of its parts. */
export function impossible(code: string, message: string, path: Path, rules: readonly RuleId[] = []): Rejection {
  return rejection(reason(code, message, rules), path);
}

/** The first rejection that one of these meets with; null: all of them are sound. */
export function firstRejection<A>(
  list: readonly A[],
  wrong: (each: A, index: number) => Rejection | null,
): Rejection | null {
  for (const [i, each] of list.entries()) {
    const found = wrong(each, i);
    if (found) return found;
  }
  return null;
}

/** Left with a rejection; shorthand for borders. */
export function reject(why: Reason, path: Path = []): E.Either<Rejection, never> {
  return E.left(rejection(why, path));
}

/** Longest message, and longest text among the facts. */
const LONGEST = 1_000;

/** Most characters of one fact, written as JSON. */
const LONGEST_FACT = 10_000;

/** Facts of a bounded length: what is longer comes from a state that was not loaded. */
function measured(facts: Rejection['facts']): Rejection['facts'] {
  const known = Object.entries(facts).filter(([, fact]) => (JSON.stringify(fact) ?? '').length <= LONGEST_FACT);
  return Object.fromEntries(known);
}

/** The same answer; what a rejection in it repeats of the plain input that it answers is at most a line of each text. */
export function brief<A>(answer: E.Either<Rejection, A>, input: unknown = null): E.Either<Rejection, A> {
  if (E.isRight(answer)) return answer;
  const { message, parts, facts, ...rest } = answer.left;
  const short = inLines(input, LONGEST);
  // A state that was not loaded may hold anything where an id should be.
  const told = parts?.every(isPart) ? { parts: withTexts(parts as Json, short) as Sentence } : {};
  return E.left({ ...rest, message: short(message), ...told, facts: measured(withTexts(facts, short)) });
}
