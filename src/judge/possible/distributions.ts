/** How likely the values of pieces are, each by itself, and the facts whose odds a file expects. */
import * as E from 'fp-ts/lib/Either';
import { canonicalJson, type Json, type JsonObject } from '../../core';
import type { Explored, Fraction, Possible } from '../../play';
import { fractions } from '../../play/explore/chances';
import type { SomeAction } from '../match';
import { expectationsOf, type Expectation } from '../scenario';
import type { Table } from '../table';
import { show } from '../words';
import { changing, type GaveUp, type Odds } from './ruling-table';
import { valueIn } from './words';
import { Walks, type Exploring, type Facts, type Walked } from './walks';

/** Odds, where fractions were asked for also without rounding: `3/16`. */
export interface ExactOdds extends Odds {
  exact?: { low: string; high: string };
}

/** A value of a piece with all that can come of it. */
export interface Distribution {
  /** `damage of tie`. */
  of: string;
  /** In the order of numbers, or the likeliest first. */
  values: readonly (ExactOdds & { value: Json })[];
}

/** The odds of a table. */
export interface Distributions {
  until: string;
  /** Looked at, with a choice or a roll. */
  states: number;
  /** How likely, at most, a way is taken that was not walked. */
  neglected: number;
  distributions: readonly Distribution[];
  /** The facts whose odds the file expects. */
  facts: readonly (ExactOdds & { of: string })[];
  /** Values that are not the same in every way, either, and are not told of. */
  others: readonly string[];
}

/** So many values are told of where nobody says which. */
const MOST_TOLD = 6;

type Ways = Explored<Json, SomeAction>;
type Way = Possible<Json, SomeAction>;

/** Of the values that `exploring` names; else of those that are not the same in every way. Left: it was not walked to its end. */
export function distributions(
  table: Table,
  exploring: Exploring,
  expected: readonly Expectation[],
  exact = false,
): E.Either<GaveUp, Distributions> {
  const asking = { table, exploring, exact };
  const walks = new Walks(table, exploring);
  const walked = walkFacts(asking);
  if (E.isLeft(walked)) return walked;
  const { outcomes, states, neglected } = walked.right;
  const all = exploring.of ?? changing(outcomes.map(({ value }) => value as unknown as Facts));
  const told = exploring.of ? all : [...all].sort(simpleFirst(outcomes)).slice(0, MOST_TOLD);
  const found: Distribution[] = [];
  for (const of of told) {
    // Where players choose, odds of values do not add up: each is walked by itself.
    const ways = isCertain(walked.right) ? walked : walkFacts({ ...asking, exploring: { ...exploring, of: [of] } });
    if (E.isLeft(ways)) return ways;
    found.push({ of, values: inOrder(isCertain(walked.right) ? summed(ways.right, of) : each(ways.right, of)) });
  }
  const facts: (ExactOdds & { of: string })[] = [];
  for (const { word, about, path } of expected) {
    if (word !== 'odds') continue;
    const of = (about as JsonObject)['of'] ?? null;
    const wanted = expectationsOf(of, path);
    const holding = walks.walk((state) => walks.holds(state, wanted), undefined, exact);
    if (E.isLeft(holding)) return holding;
    const holds = holding.right.outcomes.find(({ value }) => value === true);
    facts.push({ of: show(of), ...(holds ? oddsOf(holds) : nowhere(holding.right, exact)) });
  }
  const others = all.filter((each) => !told.includes(each));
  return E.right({ until: walks.until, states, neglected, distributions: found, facts, others });
}

function walkFacts({ table, exploring, exact }: { table: Table; exploring: Exploring; exact: boolean }): Walked {
  const walks = new Walks(table, exploring);
  return walks.walk((state) => walks.facts(state) as Json, undefined, exact);
}

function oddsOf({ low, high, exact }: Omit<Way, 'line'>): ExactOdds {
  return { low, high, ...(exact && { exact: { low: inFull(exact.low), high: inFull(exact.high) } }) };
}

function inFull({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** What never came about; it may where something was neglected. */
function nowhere({ neglected }: Ways, exact: boolean): ExactOdds {
  return { low: 0, high: neglected, ...(exact && neglected === 0 && { exact: { low: '0', high: '0' } }) };
}

/** No choice makes it likelier or less likely: what belongs together adds up. */
function isCertain({ outcomes, neglected }: Ways): boolean {
  return outcomes.every(({ low, high }) => high - low < neglected + 1e-12);
}

function summed({ outcomes, neglected }: Ways, of: string): Distribution['values'] {
  const sums = new Map<string, { value: Json; low: number; exact?: Fraction }>();
  for (const { value: facts, low, exact } of outcomes) {
    const value = valueOf(facts, of);
    const key = canonicalJson(value);
    const sum = sums.get(key) ?? { value, low: 0, ...(exact && { exact: fractions.none }) };
    sum.low += low;
    if (exact && sum.exact) sum.exact = fractions.plus(sum.exact, exact.low, 1);
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ value, low, exact }) => {
    const same = exact && neglected === 0 ? { exact: { low: inFull(exact), high: inFull(exact) } } : {};
    return { value, low, high: Math.min(1, low + neglected), ...same };
  });
}

function each({ outcomes }: Ways, of: string): Distribution['values'] {
  return outcomes.map((way) => ({ value: valueOf(way.value, of), ...oddsOf(way) }));
}

function valueOf(facts: Json, of: string): Json {
  const { piece = '', value = '' } = valueIn(of) ?? {};
  return (facts as unknown as Facts)[piece]?.[value] ?? null;
}

/** Numbers and words before lists and places. */
function simpleFirst(outcomes: Ways['outcomes']): (a: string, b: string) => number {
  const isSimple = (of: string): boolean => outcomes.every(({ value }) => typeof valueOf(value, of) !== 'object');
  return (a, b) => Number(isSimple(b)) - Number(isSimple(a));
}

function inOrder(values: Distribution['values']): Distribution['values'] {
  const numbers = values.every(({ value }) => typeof value === 'number');
  return [...values].sort((a, b) => (numbers ? Number(a.value) - Number(b.value) : b.high - a.high || b.low - a.low));
}
