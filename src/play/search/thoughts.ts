/** What a search tells of what it thought. */
import type { PlayerId } from '../../core';

/** One answer that was thought about. */
export interface Thought<A> {
  action: A;
  /** In how many imagined games it was tried. */
  visits: number;
  /** What came of it on the average: 1 is won, 0 lost. */
  score: number;
  /** What it expects from there: this answer, and what everybody answers to it. What chance does is left out. */
  line: readonly A[];
  /** Why: by how much more than the mean of all answers it gains in each term of the game's `strategy`, as it weighs them. Empty where the game has none. */
  reasons: Readonly<Record<string, number>>;
}

/** What was thought about one decision. */
export interface Thoughts<A> {
  player: PlayerId;
  /** Games that were imagined. */
  iterations: number;
  /** What would be answered now; null: the player has nothing to do but to wait for others. */
  answer: A | null;
  /** The most visited first. Of a region those places that were tried. */
  candidates: readonly Thought<A>[];
}
