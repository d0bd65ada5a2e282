/** The tree of a search: what was tried at each decision as its player sees it, and what came of it. */
import type { Action } from '../../core';
import type { Choice } from './choices';

/** An answer at one decision. */
export interface Edge<A> {
  action: A;
  key: string;
  like: number;
  visits: number;
  /** In how many visits of its decision it could be given. */
  offered: number;
  /** What came of it for each player, added up. */
  totals: number[];
  /** The decision that mostly followed. */
  next: Node<A> | null;
  /** The terms of the searching player, added up; of the first decision alone. */
  terms: Record<string, number>;
}

/** A decision: all states at which its player sees the same. */
export interface Node<A> {
  /** The place of its player in the list of players. */
  by: number;
  visits: number;
  edges: Map<string, Edge<A>>;
  /** Answers of its region that were tried. */
  places: Edge<A>[];
}

export function newNode<A>(by: number): Node<A> {
  return { by, visits: 0, edges: new Map(), places: [] };
}

/** The edges of these choices at a node; those that are new are added. */
export function edgesOf<A extends Action>(node: Node<A>, choices: readonly Choice<A>[], players: number): Edge<A>[] {
  return choices.map(({ action, like }) => {
    const key = JSON.stringify(action);
    const known = node.edges.get(key);
    if (known) return known;
    const totals = Array.from({ length: players }, () => 0);
    const added: Edge<A> = { action, key, like, visits: 0, offered: 0, totals, next: null, terms: {} };
    node.edges.set(key, added);
    return added;
  });
}

/** The lowest and the highest that came of anything for each player: what is tried is compared on this scale. */
export class Ranges {
  private readonly low: number[];
  private readonly high: number[];

  constructor(players: number) {
    this.low = Array.from({ length: players }, () => 1);
    this.high = Array.from({ length: players }, () => 0);
  }

  add(values: readonly number[]): void {
    for (const [i, value] of values.entries()) {
      if (value < (this.low[i] ?? 0)) this.low[i] = value;
      if (value > (this.high[i] ?? 1)) this.high[i] = value;
    }
  }

  /** From 0 to 1. */
  placed(value: number, player: number): number {
    const [low, high] = [this.low[player] ?? 0, this.high[player] ?? 1];
    return high > low ? (value - low) / (high - low) : MIDDLE;
  }
}

const MIDDLE = 0.5;

/** How much is tried of what is liked and was tried little. */
const CURIOSITY = 1.2;

/** What was never tried is expected to be a little worse than the rest. */
const UNTRIED = 0.1;

/** The part of trying that goes by likes; of the rest all get the same. */
const BY_LIKES = 0.75;

/**
 * The edge to try next (PUCT): what came of it so far, and more for what is liked and was tried seldom of the times that it could be (Cowling's availability, since
 * in each imagined world other answers are legal). It takes no logarithm: engines may round it differently.
 */
export function pick<A>(node: Node<A>, edges: readonly Edge<A>[], ranges: Ranges): Edge<A> | null {
  const { by } = node;
  let weights = 0;
  let [tried, total] = [0, 0];
  for (const edge of edges) {
    edge.offered += 1;
    weights += weightOf(edge.like);
    tried += edge.visits;
    total += edge.totals[by] ?? 0;
  }
  const mean = tried > 0 ? ranges.placed(total / tried, by) : MIDDLE;
  let [best, most]: [Edge<A> | null, number] = [null, -Infinity];
  for (const edge of edges) {
    const found = edge.visits > 0 ? ranges.placed((edge.totals[by] ?? 0) / edge.visits, by) : mean - UNTRIED;
    const prior = (BY_LIKES * weightOf(edge.like)) / weights + (1 - BY_LIKES) / edges.length;
    const worth = found + (CURIOSITY * prior * Math.sqrt(edge.offered)) / (1 + edge.visits);
    if (worth > most) [best, most] = [edge, worth];
  }
  return best;
}

const MOST_LIKED = 12;

/** Twice as much for one more, straight in between. */
function weightOf(like: number): number {
  const bounded = Math.min(MOST_LIKED, Math.max(0, like));
  const whole = Math.floor(bounded);
  return (1 << whole) * (1 + bounded - whole);
}

/** The answer that was tried most; of those tried as often the one of which most came, then the one that is liked most. */
export function favorite<A>({ edges, by }: Node<A>): Edge<A> | null {
  let best: Edge<A> | null = null;
  for (const edge of edges.values()) if (best === null || isBetter(edge, best, by)) best = edge;
  return best;
}

export function isBetter<A>(a: Edge<A>, b: Edge<A>, by: number): boolean {
  if (a.visits !== b.visits) return a.visits > b.visits;
  const [ofA, ofB] = [a.totals[by] ?? 0, b.totals[by] ?? 0];
  return ofA === ofB ? a.like > b.like : ofA > ofB;
}
