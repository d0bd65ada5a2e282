/** What a walk is asked, and what it answers. */
import type { GameTypes, Json, PlayerId, RuleId, Rejection } from '../../core';
import type { Policy } from '../policy';
import type { PolicyName } from '../study/policies';
import type { Fraction } from './chances';
import type { Stop } from './stop';

/**
 * Who decides for a player.
 *
 * - `any`: every choice counts.
 * - `most`, `least`: the choice that makes a number of the final state as high (low) as possible on average. Everybody else who optimizes does the same. `ties` says which of
 *   equal choices counts. Against a player with `any` it is the number that is certain.
 * - A policy, or the name of one as in studies (`search:500`): its choice.
 */
export type Decides<G extends GameTypes> =
  | 'any'
  | {
      /** What is to be as high as can be, of a state where it stops. */
      most: (state: G['state']) => number;
    }
  | {
      /** What is to be as low as can be, of a state where it stops. */
      least: (state: G['state']) => number;
    }
  | Policy<G['state'], G['action']>
  | PolicyName;

/** Which of several choices counts that are equally good to who optimizes. */
export type Ties = 'first' | 'each';

/** How far a walk may go. */
export interface ExploreLimits {
  /** Different states after which it gives up. Default 200,000. */
  states?: number;
  /** Actions after which it gives up: ways to states that are known cost theirs, too. Default 20 for each of `states`, and at least 20,000. */
  actions?: number;
  /** Milliseconds after which it gives up, looked at before each action. Default: none. */
  milliseconds?: number;
  /** Ways less likely than this are not walked, whatever players choose on them; `neglected` says how much that is together. Default 0: every way is. */
  neglect?: number;
}

/** What is asked of the ways that a game can go. */
export interface ExploreOptions<G extends GameTypes, V extends Json> {
  /** Where the question ends, e.g. `after('attack')`. The end of the game always ends it. Default: only that. */
  stop?: Stop<G>;
  /** What is asked about a state where it ended, e.g. the damage dealt. The state may be in the midst of a change: copy what you keep. */
  value(state: G['state']): V;
  /** Who decides for whom: by player, or the same for all. Default: every choice of everybody counts. */
  decide?: Decides<G> | Readonly<Record<PlayerId, Decides<G>>>;
  /** Of choices that are equally good to who wants most or least: `first` that is listed (the default), or `each` of them counts. */
  ties?: Ties;
  limits?: ExploreLimits;
  /**
   * What of a state can still matter: to the rules from there on, and to all that is asked here. States of which it gives the same are walked once. It changes nothing in
   * what it is given, and the answers of the states must be called the same. Default: all of a state but what happened.
   */
  relevant?(state: G['state']): G['state'];
  /** Which questions of players are told of as crossroads; it is asked of each, nearest first. Default: the first `MOST_CROSSROADS`. */
  tells?(question: Choosing<G['action']>): boolean;
  /** Probabilities also as fractions without rounding; slower. Default false. */
  exact?: boolean;
  /** Plays so many games instead of walking every way, chance by this seed, and gives intervals. Whoever decides `any` chooses at random. */
  estimate?: { games: number; seed: number };
  /** Told now and then how many states were looked at (with `estimate`: games played). */
  onProgress?(states: number): void;
}

/** A value that can come about. */
export interface Possible<V, A> {
  value: V;
  /** The lowest probability that the players can give it by choices that count; 0: it need not come about. */
  low: number;
  /** The highest. Where nobody has such a choice, and nothing was neglected, `low` and `high` are the same. Of an estimate: the two are the 95 % interval. */
  high: number;
  /** `low` and `high` without rounding, where `exact` was asked for. */
  exact?: { low: Fraction; high: Fraction };
  /** A shortest way to it: actions that `reduce` takes one after the other. The last one passes where it stops. */
  line: readonly A[];
}

/** A question of a player on the way, and its answers that were gone into. */
export interface Choosing<A> {
  player: PlayerId;
  /** What is asked, as `decision` tells it. */
  asks: string;
  answers: readonly A[];
  /** Does it make a difference which is chosen? */
  matters: boolean;
}

/** One answer to a question of a player, and what it leads to. */
export interface Choice<V, A> {
  /** The answer, and whatever follows without a choice. */
  actions: readonly A[];
  /** Would a player who optimizes give it? False where every choice counts. */
  best: boolean;
  /** What it leads to, in the order of all values. */
  outcomes: readonly Omit<Possible<V, A>, 'line'>[];
  /** A shortest way from the question to the first of them, with the answer itself. */
  line: readonly A[];
}

/** Where a player had a choice that makes a difference or none. */
export interface Crossroads<V, A> {
  /** Who chooses. */
  player: PlayerId;
  /** What is asked, as `decision` tells it. */
  asks: string;
  /** The rules by which it is asked. */
  rules: readonly RuleId[];
  /** What led there. */
  line: readonly A[];
  /** Every answer that was gone into; of a player who optimizes the best come first. */
  choices: readonly Choice<V, A>[];
  /** Does it make a difference which is chosen? */
  matters: boolean;
}

/** What can come of a game. */
export interface Explored<V, A> {
  /** Every value that can come about, the likeliest first. */
  outcomes: readonly Possible<V, A>[];
  /** Where players chose, the first first; those that `tells` says. */
  crossroads: readonly Crossroads<V, A>[];
  /** How likely it is, at most, that the game goes on a way that was not walked: any value may come of it. `high` has room for it; 0 where `limits.neglect` is. */
  neglected: number;
  /** How many different states somebody had to decide in. */
  states: number;
  /** How long it took. */
  milliseconds: number;
  /** Null: every way was walked. Else so many games were played, and `low` to `high` are intervals. */
  estimated: { games: number } | null;
}

/** Why a walk gave up, with what it had found by then: those values are possible, others may be. */
export interface Unfinished<V, A> extends Rejection {
  found: readonly Pick<Possible<V, A>, 'value' | 'line'>[];
}
