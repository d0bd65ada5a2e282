/** A state in which somebody decides, and what can come of it. */
import type { PlayerId, RuleId } from '../../core';
import type { Chances } from './chances';
import type { Ties } from './options';

/** How a value can come about from a state. */
export interface Found<N> {
  low: N;
  high: N;
  /** Decisions to it on a shortest way. */
  steps: number;
  /** Index of the branch on that way. */
  via: number;
}

/** A number that players want to be high or low: what it can be expected to be on the ways that were walked. */
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
export type By = { by: 'chance' } | { by: 'any' } | { by: 'best'; of: number; most: boolean; ties: Ties };

/** A state in which somebody decides; or, without branches, where a way ends. */
export interface Node<N, A> {
  decides: By;
  player: PlayerId;
  asks: string;
  rules: readonly RuleId[];
  branches: readonly Branch<N, A>[];
  /** The sum of all weights. */
  total: number;
  /** Branches that a player who optimizes goes into. */
  best: ReadonlySet<Branch<N, A>>;
  /** By the number of the value. */
  found: Map<number, Found<N>>;
  /** By the index of the wanted number. */
  expected: readonly Expected[];
  /** How likely, at most, a way is taken from here that was not walked since it is too unlikely. */
  neglected: N;
  /** How likely the way was on which it was walked. */
  reach: number;
}

/** Behind a branch that is not gone into since it is too unlikely. */
export function neglectedNode<N, A>({ certain }: Chances<N>): Node<N, A> {
  return { ...END, best: new Set(), found: new Map(), expected: [], neglected: certain };
}

/** Where a way ends in a value: its number, and what the players wanted there. */
export function endNode<N, A>({ certain, none }: Chances<N>, value: number, wanted: readonly number[]): Node<N, A> {
  const found = { low: certain, high: certain, steps: 0, via: -1 };
  const expected = wanted.map((each) => ({ low: each, high: each }));
  return { ...END, best: new Set(), found: new Map([[value, found]]), expected, neglected: none };
}

const END = {
  decides: { by: 'any' },
  player: 'chance',
  asks: '',
  rules: [],
  branches: [],
  total: 1,
  reach: 1,
} satisfies Partial<Node<unknown, unknown>>;

/** What the branches that were gone into make of it. Where chance decides and some were not, probabilities are at least these. */
export function settle<N, A>(chances: Chances<N>, node: Node<N, A>, wanted: number): void {
  const { decides } = node;
  if (decides.by === 'chance') throwDice(chances, node, wanted);
  else if (decides.by === 'any') anyOf(chances, node, wanted, () => true);
  else {
    node.best = bestOf(chances, node, decides);
    anyOf(chances, node, wanted, (branch) => node.best.has(branch));
  }
}

function throwDice<N, A>(chances: Chances<N>, node: Node<N, A>, wanted: number): void {
  const sums = Array.from({ length: wanted }, () => ({ low: 0, high: 0 }));
  let walked = 0;
  node.branches.forEach(({ to, weight }, via) => {
    if (!to) return;
    for (const [value, { low, high, steps }] of to.found) {
      const sum = node.found.get(value) ?? { low: chances.none, high: chances.none, steps: Infinity, via };
      sum.low = chances.plus(sum.low, low, weight);
      sum.high = chances.plus(sum.high, high, weight);
      shorten(sum, steps + 1, via);
      node.found.set(value, sum);
    }
    node.neglected = chances.plus(node.neglected, to.neglected, weight);
    const counts = weight * (1 - chances.toNumber(to.neglected));
    walked += counts;
    sums.forEach((sum, i) => {
      sum.low += (to.expected[i]?.low ?? 0) * counts;
      sum.high += (to.expected[i]?.high ?? 0) * counts;
    });
  });
  for (const sum of node.found.values()) {
    sum.low = chances.over(sum.low, node.total);
    sum.high = chances.over(sum.high, node.total);
  }
  node.neglected = chances.over(node.neglected, node.total);
  const mean = (sum: number): number => (walked > 0 ? sum / walked : 0);
  node.expected = sums.map(({ low, high }) => ({ low: mean(low), high: mean(high) }));
}

/** Each branch that counts may be chosen. */
function anyOf<N, A>(
  chances: Chances<N>,
  node: Node<N, A>,
  wanted: number,
  counts: (branch: Branch<N, A>) => boolean,
): void {
  const gone = node.branches.filter((branch) => branch.to !== null && counts(branch)).length;
  const wasWalked = isWalked(chances, node);
  const seen = new Map<number, number>();
  const lowest = Array.from({ length: wanted }, () => ({ low: Infinity, high: -Infinity }));
  for (const [via, branch] of node.branches.entries()) {
    const { to } = branch;
    if (!to || !counts(branch)) continue;
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
    if (chances.isLess(node.neglected, to.neglected)) node.neglected = to.neglected;
    if (!wasWalked(to)) continue;
    lowest.forEach((each, i) => {
      each.low = Math.min(each.low, to.expected[i]?.low ?? 0);
      each.high = Math.max(each.high, to.expected[i]?.high ?? 0);
    });
  }
  // Another choice does without it.
  for (const [value, found] of node.found) if (seen.get(value) !== gone) found.low = chances.none;
  node.expected = lowest;
}

/** Sums of the same products in another order differ by this part of what they are: no reason to choose. */
const ROUNDING = 1e-12;

/** The branches that a player who optimizes goes into; none where none was gone into. */
function bestOf<N, A>(
  chances: Chances<N>,
  node: Node<N, A>,
  { of, most, ties }: Extract<By, { by: 'best' }>,
): Set<Branch<N, A>> {
  const wasWalked = isWalked(chances, node);
  const known = node.branches.flatMap((branch) => {
    const { to } = branch;
    if (!to || !wasWalked(to)) return [];
    return [{ branch, worth: most ? (to.expected[of]?.low ?? 0) : -(to.expected[of]?.high ?? 0) }];
  });
  const highest = Math.max(...known.map(({ worth }) => worth));
  const equal = known.filter(({ worth }) => highest - worth <= ROUNDING * Math.max(1, Math.abs(highest)));
  return new Set((ties === 'each' ? equal : equal.slice(0, 1)).map(({ branch }) => branch));
}

/** Of what was walked at all: of what was neglected altogether nobody knows what to expect, unless there is nothing else. */
function isWalked<N, A>({ isLess, certain }: Chances<N>, { branches }: Node<N, A>): (to: Node<N, A>) => boolean {
  const wasWalked = ({ neglected }: Node<N, A>): boolean => isLess(neglected, certain);
  return branches.some(({ to }) => to && wasWalked(to)) ? wasWalked : () => true;
}

function shorten<N>(found: Found<N>, steps: number, via: number): void {
  if (steps >= found.steps) return;
  found.steps = steps;
  found.via = via;
}
