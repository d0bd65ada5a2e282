/** How a game is played well: what policies that look ahead (`holojudge/play`) know of it beside its rules. */
import type { GameTypes } from './game-types';
import type { PlayerId } from '../engine/state';

/**
 * What a game tells of good play. Search gives its policies no more than a player may know: the state here is one of the worlds that a player imagines
 * (`resample`), so a strategy may read all of it.
 */
export interface Strategy<G extends GameTypes> {
  /** What stands well for a player, by name: hull, tokens, fame. A term of `weights` that is missing counts 0. */
  terms(state: G['state'], player: PlayerId): Readonly<Record<string, number>>;
  /** What one unit of each term is worth, for a game of the usual size: a lead of 1 is as good as three games of four. */
  weights: Readonly<Record<string, number>>;
  /**
   * How much a sensible player likes each of these legal actions of theirs, in their order. From 0 to about 9, 2 for what nothing is known of; one more is twice as likely.
   * Below 0: not to be considered while there is anything else (to change a dial that is set).
   */
  likes(state: G['state'], player: PlayerId, actions: readonly G['action'][]): readonly number[];
  /** Counts the rounds, or the turns: whoever looks ahead does so to the end of one, when all that was begun has come out. */
  round(state: G['state']): number;
  /** Decisions that are played on at most for each look ahead. */
  horizon: number;
}

/** What a strategy with these weights finds. */
export type TermsOf<W> = Record<keyof W, number>;

/** Nothing found yet: 0 for each weight. */
export function noTerms<W extends object>(weights: W): TermsOf<W> {
  return Object.fromEntries(Object.keys(weights).map((name) => [name, 0])) as TermsOf<W>;
}
