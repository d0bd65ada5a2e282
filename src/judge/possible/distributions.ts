/** How likely the values of pieces are, each by itself, and the facts whose odds a file expects. */
import * as E from 'fp-ts/lib/Either';
import { canonicalJson, type Json, type JsonObject } from '../../core';
import type { Explored, Possible } from '../../play';
import type { SomeAction } from '../match';
import { expectationsOf, type Expectation } from '../scenario';
import type { Table } from '../table';
import { show } from '../words';
import { changing, type GaveUp, type Odds } from './ruling-table';
import { valueIn } from './words';
import { Walks, type Exploring, type Facts } from './walks';

/** A value of a piece with all that can come of it. */
export interface Distribution {
  /** `damage of tie`. */
  of: string;
  /** In the order of numbers, or the likeliest first. */
  values: readonly (Odds & { value: Json })[];
}

/** The odds of a table. */
export interface Distributions {
  until: string;
  /** Looked at, with a choice or a roll. */
  states: number;
  distributions: readonly Distribution[];
  /** The facts whose odds the file expects. */
  facts: readonly (Odds & { of: string })[];
  /** Values that are not the same in every way, either, and are not told of. */
  others: readonly string[];
}

/** So many values are told of where nobody says which. */
const MOST_TOLD = 6;

type Ways = Explored<Json, SomeAction>;

/** Of the values that `exploring` names; else of those that are not the same in every way. Left: it was not walked to its end. */
export function distributions(
  table: Table,
  exploring: Exploring,
  expected: readonly Expectation[],
): E.Either<GaveUp, Distributions> {
  const walks = new Walks(table, exploring);
  const walked = walks.walk((state) => walks.facts(state) as Json);
  if (E.isLeft(walked)) return walked;
  const { outcomes, states } = walked.right;
  const all = exploring.of ?? changing(outcomes.map(({ value }) => value as unknown as Facts));
  const told = exploring.of ? all : [...all].sort(simpleFirst(outcomes)).slice(0, MOST_TOLD);
  const found: Distribution[] = [];
  for (const of of told) {
    const each = isCertain(outcomes) ? E.right(summed(outcomes, of)) : ofOne(table, exploring, of);
    if (E.isLeft(each)) return each;
    found.push({ of, values: inOrder(each.right) });
  }
  const facts: (Odds & { of: string })[] = [];
  for (const { word, about, path } of expected) {
    if (word !== 'odds') continue;
    const of = (about as JsonObject)['of'] ?? null;
    const wanted = expectationsOf(of, path);
    const holding = walks.walk((state) => walks.holds(state, wanted));
    if (E.isLeft(holding)) return holding;
    const { low = 0, high = 0 } = holding.right.outcomes.find(({ value }) => value === true) ?? {};
    facts.push({ of: show(of), low, high });
  }
  const others = all.filter((each) => !told.includes(each));
  return E.right({ until: walks.until, states, distributions: found, facts, others });
}

/** No choice makes it likelier or less likely: what belongs together adds up. */
function isCertain(outcomes: Ways['outcomes']): boolean {
  return outcomes.every(({ low, high }) => high - low < 1e-12);
}

function summed(outcomes: Ways['outcomes'], of: string): Distribution['values'] {
  const sums = new Map<string, Odds & { value: Json }>();
  for (const { value: facts, low } of outcomes) {
    const value = valueOf(facts, of);
    const sum = sums.get(canonicalJson(value))?.low ?? 0;
    sums.set(canonicalJson(value), { value, low: sum + low, high: sum + low });
  }
  return [...sums.values()];
}

/** Where players choose, odds of values do not add up: each is walked by itself. */
function ofOne(table: Table, exploring: Exploring, of: string): E.Either<GaveUp, Distribution['values']> {
  const walks = new Walks(table, { ...exploring, of: [of] });
  return E.map(({ outcomes }: Ways) =>
    outcomes.map(({ value, low, high }: Possible<Json, SomeAction>) => ({ value: valueOf(value, of), low, high })),
  )(walks.walk((state) => walks.facts(state) as Json));
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
