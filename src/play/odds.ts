/** Exact odds: every way that chance may answer, weighed by its probability. */
import * as E from 'fp-ts/lib/Either';
import {
  canonicalJson,
  hashOf,
  reason,
  rejection,
  type Game,
  type GameTypes,
  type Json,
  type Rejection,
} from '../core';
import type { Policy } from './policy';

export interface OddsOptions<G extends GameTypes, V extends Json> {
  /** Where the question ends, e.g. 'the attack is over'. The end of the game always ends it. */
  stop(state: G['state']): boolean;
  /** What is asked about a state where it ended, e.g. the damage dealt. */
  value(state: G['state']): V;
  /** Decides for the players on the way. Needed when they are asked anything. */
  choose?: Policy<G['state'], G['action']>;
  /** Different states after which it gives up. Default 200,000. */
  maxStates?: number;
}

export interface Odds<V> {
  /** Each value that can come about with its probability, the likeliest first. They add up to 1. */
  outcomes: readonly { value: V; probability: number }[];
  /** How many different states were looked at. */
  states: number;
}

const MAX_STATES = 200_000;

type Distribution<V> = Map<string, { value: V; probability: number }>;

/**
 * The exact distribution of a value, whatever mode the game's chance is in. Left: a player is asked and no policy answers, a question
 * that nothing answers, or too many states.
 */
export function odds<G extends GameTypes, V extends Json>(
  game: Game<G>,
  from: G['state'],
  options: OddsOptions<NoInfer<G>, V>,
): E.Either<Rejection, Odds<V>> {
  const walk = new Walk(game, options);
  const found = walk.from(withManualChance(game.copy(from)));
  if (walk.trouble) return E.left(walk.trouble);
  const outcomes = [...found.values()].sort((a, b) => b.probability - a.probability);
  return E.right({ outcomes, states: walk.states });
}

/** The mean of numeric outcomes. */
export function expectation(of: Odds<number>): number {
  return of.outcomes.reduce((sum, each) => sum + each.value * each.probability, 0);
}

function withManualChance<G extends GameTypes>(state: G['state']): G['state'] {
  return { ...state, chance: { mode: 'manual', rng: [], script: [], next: 0 } };
}

class Walk<G extends GameTypes, V extends Json> {
  trouble: Rejection | null = null;
  states = 0;
  private readonly known = new Map<string, Distribution<V>>();

  constructor(
    private readonly game: Game<G>,
    private readonly options: OddsOptions<G, V>,
  ) {}

  from(state: G['state']): Distribution<V> {
    const question = this.game.question(state);
    if (!question || this.options.stop(state)) return this.certain(this.options.value(state));
    const key = hashOf({ ...state, events: [] });
    const known = this.known.get(key);
    if (known) return known;
    this.states += 1;
    if (this.states > (this.options.maxStates ?? MAX_STATES))
      return this.giveUp('too-many-states', `More than ${this.states - 1} states.`);
    const found = question.by[0] === 'chance' ? this.byChance(state) : this.byPlayer(state);
    this.known.set(key, found);
    return found;
  }

  private byChance(state: G['state']): Distribution<V> {
    const sum: Distribution<V> = new Map();
    for (const { action, probability } of this.game.chanceOutcomes(state)) {
      if (this.trouble) return sum;
      for (const [key, found] of this.after(state, action)) {
        const before = sum.get(key)?.probability ?? 0;
        sum.set(key, { value: found.value, probability: before + probability * found.probability });
      }
    }
    return sum;
  }

  private byPlayer(state: G['state']): Distribution<V> {
    const question = this.game.question(state);
    if (!this.options.choose || !question)
      return this.giveUp(
        'nobody-decides',
        `Nobody answers for ${String(question?.by.join(', '))}: ${String(question?.asks)}.`,
      );
    const action = this.options.choose({ state, question });
    return action === null ? this.giveUp('dead-end', `Nothing answers: ${question.asks}.`) : this.after(state, action);
  }

  private after(state: G['state'], action: G['action']): Distribution<V> {
    const next = this.game.copy(state);
    const trouble = this.game.play(next, action);
    if (!trouble) return this.from(next);
    this.trouble ??= trouble;
    return new Map();
  }

  private certain(value: V): Distribution<V> {
    return new Map([[canonicalJson(value), { value, probability: 1 }]]);
  }

  private giveUp(code: string, message: string): Distribution<V> {
    this.trouble ??= rejection(reason(code, message, []));
    return new Map();
  }
}
