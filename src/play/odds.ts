/** Exact odds: every way that chance may answer, weighed by its probability. */
import * as E from 'fp-ts/lib/Either';
import {
  canonicalJson,
  hashOf,
  reason,
  textOf,
  rejection,
  type ChanceOutcome,
  type Game,
  type GameTypes,
  type Json,
  type Question,
  type Reason,
  type Rejection,
} from '../core';
import type { Policy } from './policy';

/** What odds are asked of: when to stop, what counts then, who chooses what, and how many states may be looked at. */
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

/** Every value that may come out, each with its probability (all add up to 1), and how many states were looked at. */
export interface Odds<V> {
  /** Each value that can come about with its probability, the likeliest first. They add up to 1. */
  outcomes: readonly { value: V; probability: number }[];
  /** How many different states were looked at. */
  states: number;
}

const MAX_STATES = 200_000;

type Distribution<V> = Map<string, { value: V; probability: number }>;

/**
 * The exact distribution of a value, whatever mode the game's chance is in. Left: a player is asked and no policy answers, or it answers with what is not
 * legal, a question that nothing answers, too many states, a state that play comes back to (then it need not end, unless `stop` ends it), or `from` is no
 * state of the game.
 * @throws what `stop`, `value` and `choose` throw
 * @example
 * ```ts
 * import { expectation, odds } from 'holojudge/play';
 * import { xwing } from 'holojudge/xwing';
 *
 * const heading = { x: 0, y: 1 }; // a unit vector
 * const resumed = xwing.resume(
 *   {
 *     players: [{ id: 'ann' }, { id: 'bob' }],
 *     ships: [
 *       { id: 'red-5', player: 'ann', pilot: 'bluesquadronescort', at: { x: 450, y: 300, heading } },
 *       { id: 'tie', player: 'bob', pilot: 'academypilot', at: { x: 450, y: 450, heading } },
 *     ],
 *     moment: { phase: 'engagement', ship: 'red-5' },
 *   },
 *   { mode: 'manual' },
 * );
 * if (resumed._tag === 'Left') throw new Error(resumed.left.message);
 * const hits = odds(xwing, resumed.right.state, {
 *   stop: ({ events }) => events.some(({ type }) => type === 'dice-rolled'),
 *   value: ({ events }) => {
 *     const [faces = []] = events.flatMap((event) => (event.type === 'dice-rolled' ? [event.faces] : []));
 *     return faces.filter((face) => face === 'hit' || face === 'crit').length;
 *   },
 *   choose: ({ question }) => question.candidates.find(({ not }) => not === null)?.action ?? null,
 * });
 * if (hits._tag === 'Left') throw new Error(hits.left.message);
 * console.log(hits.right.outcomes.length, expectation(hits.right)); // 4 1.5
 * ```
 */
export function odds<G extends GameTypes, V extends Json>(
  game: Game<G>,
  from: G['state'],
  options: OddsOptions<NoInfer<G>, V>,
): E.Either<Rejection, Odds<V>> {
  const walk = new Walk(game, options);
  try {
    return walk.from(withManualChance(game.copy(from)));
  } catch (error) {
    const loaded = game.load(from);
    if (E.isLeft(loaded)) return loaded;
    throw error;
  }
}

/** The mean of numeric outcomes. */
export function expectation(of: Odds<number>): number {
  return of.outcomes.reduce((sum, each) => sum + each.value * each.probability, 0);
}

function withManualChance<G extends GameTypes>(state: G['state']): G['state'] {
  return { ...state, chance: { mode: 'manual', rng: [], script: [], next: 0 } };
}

/** A state on the way whose distribution is being summed up. */
interface Visit<G extends GameTypes, V> {
  state: G['state'];
  key: string;
  branches: readonly ChanceOutcome<G['action']>[];
  /** How many branches have been gone into. */
  taken: number;
  sum: Distribution<V>;
}

/** Goes through the states depth first, with the way kept in a list: games may be longer than a call stack is deep. */
class Walk<G extends GameTypes, V extends Json> {
  private trouble: Rejection | null = null;
  private states = 0;
  private readonly way: Visit<G, V>[] = [];
  private readonly known = new Map<string, Distribution<V>>();
  private readonly onTheWay = new Set<string>();

  constructor(
    private readonly game: Game<G>,
    private readonly options: OddsOptions<G, V>,
  ) {}

  from(first: G['state']): E.Either<Rejection, Odds<V>> {
    let found = this.enter(first);
    for (let top = this.way.at(-1); top && !this.trouble; top = this.way.at(-1)) {
      if (found) add(top, found);
      const branch = top.branches[top.taken];
      found = branch ? this.follow(top, branch.action) : this.leave(top);
    }
    if (this.trouble || !found) return E.left(this.trouble ?? rejection(deadEnd('the question')));
    const outcomes = [...found.values()].sort((a, b) => b.probability - a.probability);
    return E.right({ outcomes, states: this.states });
  }

  /** The distribution of a state if it is known at once; else null, and the state is the next on the way. */
  private enter(state: G['state']): Distribution<V> | null {
    const question = this.game.question(state);
    if (!question || this.options.stop(state)) return certain(this.options.value(state));
    const key = hashOf({ ...state, events: [] });
    const known = this.known.get(key);
    if (known) return known;
    if (this.onTheWay.has(key)) return this.giveUp(RETURNS);
    const { maxStates = MAX_STATES } = this.options;
    if (!(this.states < maxStates))
      return this.giveUp(reason('too-many-states', `More than ${this.states} states.`, []));
    this.states += 1;
    const branches = question.by[0] === 'chance' ? this.game.chanceOutcomes(state) : this.byPlayer(state, question);
    this.way.push({ state, key, branches, taken: 0, sum: new Map() });
    this.onTheWay.add(key);
    return null;
  }

  private byPlayer(state: G['state'], question: Question<G['action']>): ChanceOutcome<G['action']>[] {
    const { choose } = this.options;
    const action = choose?.({ state, question }) ?? null;
    if (action !== null) {
      const why = this.whyNot(state, question, action);
      if (why) this.giveUp(why);
      return [{ action, probability: 1 }];
    }
    const asked = reason(
      'nobody-decides',
      `Nobody answers for ${question.by.join(', ')}: ${textOf(question.asks)}.`,
      [],
    );
    this.giveUp(choose ? deadEnd(textOf(question.asks)) : asked);
    return [];
  }

  /** `play` trusts its caller, and a policy is somebody else's: its answer must be one of those that were offered. */
  private whyNot(state: G['state'], { candidates }: Question<G['action']>, action: G['action']): Rejection | null {
    const isOffered = candidates.some((each) => each.action === action && each.not === null);
    return isOffered ? null : this.game.whyNot(state, action);
  }

  private follow(from: Visit<G, V>, action: G['action']): Distribution<V> | null {
    from.taken += 1;
    const next = this.game.copy(from.state);
    const trouble = this.game.play(next, action);
    return trouble ? this.giveUp(trouble) : this.enter(next);
  }

  private leave(done: Visit<G, V>): Distribution<V> {
    this.way.pop();
    this.onTheWay.delete(done.key);
    this.known.set(done.key, done.sum);
    return done.sum;
  }

  private giveUp(why: Reason | Rejection): null {
    this.trouble ??= 'path' in why ? why : rejection(why);
    return null;
  }
}

const RETURNS = reason(
  'state-returns',
  'Play comes back to a state that it has been in, so that it need not end. Let stop end it, or choose something else.',
  [],
);

function deadEnd(asks: string): Reason {
  return reason('dead-end', `Nothing answers: ${asks}.`, []);
}

function certain<V extends Json>(value: V): Distribution<V> {
  return new Map([[canonicalJson(value), { value, probability: 1 }]]);
}

/** Adds what the branch that was just gone into led to. */
function add<G extends GameTypes, V>({ sum, branches, taken }: Visit<G, V>, found: Distribution<V>): void {
  const probability = branches[taken - 1]?.probability ?? 0;
  for (const [key, each] of found) {
    const before = sum.get(key)?.probability ?? 0;
    sum.set(key, { value: each.value, probability: before + probability * each.probability });
  }
}
