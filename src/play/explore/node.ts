/** A state in which somebody decides, and what can come of it. */
import type { PlayerId, RuleId } from '../../core';
import type { Chances } from './chances';

/** How a value can come about from a state. */
export interface Found<N> {
  low: N;
  high: N;
  /** Decisions to it on a shortest way. */
  steps: number;
  /** Index of the branch on that way. */
  via: number;
}

/** A number that players want to be high or low: what it can be expected to be. */
export interface Expected {
  low: number;
  high: number;
}

/** One answer, whatever follows it without a choice, and the state that this leads to; null: it has not been gone into yet. */
export interface Branch<N, A> {
  actions: A[];
  /** How often chance answers so, of all `Node.total`; 1 where a player decides. */
  weight: number;
  to: Node<N, A> | null;
}

/** Who decides there: chance, somebody whose every choice counts, or one who optimizes the number of this index. */
export type By = { by: 'chance' } | { by: 'any' } | { by: 'best'; of: number; most: boolean };

/** A state in which somebody decides; or, without branches, where a way ends. */
export interface Node<N, A> {
  decides: By;
  player: PlayerId;
  asks: string;
  rules: readonly RuleId[];
  branches: readonly Branch<N, A>[];
  /** The sum of all weights. */
  total: number;
  /** By the number of the value. */
  found: Map<number, Found<N>>;
  /** By the index of the wanted number. */
  expected: readonly Expected[];
}

/** What the branches that were gone into make of it. Where chance decides and some were not, probabilities are at least these. */
export function settle<N, A>(chances: Chances<N>, node: Node<N, A>, wanted: number): void {
  const { decides } = node;
  if (decides.by === 'chance') throwDice(chances, node, wanted);
  else if (decides.by === 'any') anyOf(chances, node, wanted);
  else best(node, decides);
}

function throwDice<N, A>(chances: Chances<N>, node: Node<N, A>, wanted: number): void {
  const sums = Array.from({ length: wanted }, () => ({ low: 0, high: 0 }));
  node.branches.forEach(({ to, weight }, via) => {
    if (!to) return;
    for (const [value, { low, high, steps }] of to.found) {
      const sum = node.found.get(value) ?? { low: chances.none, high: chances.none, steps: Infinity, via };
      sum.low = chances.plus(sum.low, low, weight);
      sum.high = chances.plus(sum.high, high, weight);
      shorten(sum, steps + 1, via);
      node.found.set(value, sum);
    }
    sums.forEach((sum, i) => {
      sum.low += (to.expected[i]?.low ?? 0) * weight;
      sum.high += (to.expected[i]?.high ?? 0) * weight;
    });
  });
  for (const sum of node.found.values()) {
    sum.low = chances.over(sum.low, node.total);
    sum.high = chances.over(sum.high, node.total);
  }
  node.expected = sums.map(({ low, high }) => ({ low: low / node.total, high: high / node.total }));
}

function anyOf<N, A>(chances: Chances<N>, node: Node<N, A>, wanted: number): void {
  const gone = node.branches.filter(({ to }) => to !== null).length;
  const seen = new Map<number, number>();
  const lowest = Array.from({ length: wanted }, () => ({ low: Infinity, high: -Infinity }));
  node.branches.forEach(({ to }, via) => {
    if (!to) return;
    for (const [value, { low, high, steps }] of to.found) {
      seen.set(value, (seen.get(value) ?? 0) + 1);
      const found = node.found.get(value);
      if (!found) {
        node.found.set(value, { low, high, steps: steps + 1, via });
        continue;
      }
      if (chances.isLess(low, found.low)) found.low = low;
      if (chances.isLess(found.high, high)) found.high = high;
      shorten(found, steps + 1, via);
    }
    lowest.forEach((each, i) => {
      each.low = Math.min(each.low, to.expected[i]?.low ?? 0);
      each.high = Math.max(each.high, to.expected[i]?.high ?? 0);
    });
  });
  // Another choice does without it.
  for (const [value, found] of node.found) if (seen.get(value) !== gone) found.low = chances.none;
  node.expected = lowest;
}

/** Sums of the same products in another order differ by this part of what they are: no reason to choose. */
const ROUNDING = 1e-12;

function best<N, A>(node: Node<N, A>, { of, most }: { of: number; most: boolean }): void {
  let chosen: { to: Node<N, A>; via: number; worth: number } | null = null;
  for (const [via, { to }] of node.branches.entries()) {
    if (!to) continue;
    const worth = most ? (to.expected[of]?.low ?? 0) : -(to.expected[of]?.high ?? 0);
    if (chosen === null || worth > chosen.worth + ROUNDING * Math.max(1, Math.abs(chosen.worth)))
      chosen = { to, via, worth };
  }
  if (!chosen) return;
  const { to, via } = chosen;
  for (const [value, found] of to.found) node.found.set(value, { ...found, steps: found.steps + 1, via });
  node.expected = to.expected;
}

function shorten<N>(found: Found<N>, steps: number, via: number): void {
  if (steps >= found.steps) return;
  found.steps = steps;
  found.via = via;
}
