/** Where there are too many ways to walk: so many games are played, and the shares are told as intervals. */
import * as E from 'fp-ts/lib/Either';
import {
  canonicalJson,
  reason,
  rejection,
  type Game,
  type GameTypes,
  type Json,
  type Question,
  type Reason,
  type Rejection,
} from '../../core';
import { needs } from '../../core/codec/needs';
import { now } from '../clock';
import { integersFrom, randomPolicy, type Policy } from '../policy';
import { Deciders, deadEnd } from './deciders';
import type { Explored, ExploreOptions, Possible, Unfinished } from './options';
import { Watch } from './stop';

/** Actions after which a game counts as one that does not come to its end. */
const MOST_ACTIONS = 10_000;

/** Games between two reports. */
const PAUSE = 100;

/** Standard deviations that 95 % of a normal distribution lie within. */
const WITHIN_95 = 1.959963984540054;

/**
 * The interval in which a share lies with 95 % certainty, by Wilson's score.
 * @example
 * ```ts
 * import { wilson } from 'holojudge/play';
 *
 * console.log(wilson(53, 100)); // { low: 0.4328885697009936, high: 0.6248918204065872 }
 * ```
 */
export function wilson(count: number, of: number): { low: number; high: number } {
  needs('count', count, 'a number');
  needs('of', of, 'a number');
  if (of === 0) return { low: 0, high: 1 };
  const z2 = WITHIN_95 * WITHIN_95;
  const share = count / of;
  const middle = (share + z2 / (2 * of)) / (1 + z2 / of);
  const half = (WITHIN_95 * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of * of))) / (1 + z2 / of);
  return { low: count === 0 ? 0 : middle - half, high: count === of ? 1 : middle + half };
}

/** How often each value came about in games that were played with what `decide` says, `any` at random. */
export function estimate<G extends GameTypes, V extends Json>(
  game: Game<G>,
  from: G['state'],
  options: ExploreOptions<G, V>,
  { games, seed }: { games: number; seed: number },
): E.Either<Unfinished<V, G['action']>, Explored<V, G['action']>> {
  const started = now();
  const { milliseconds = Infinity } = options.limits ?? {};
  const isLate = (): boolean => milliseconds < Infinity && now() - started > milliseconds;
  const player = new Player(game, options, seed);
  const counts = new Map<string, { value: V; count: number; line: readonly G['action'][] }>();
  const gaveUp = (why: Rejection) =>
    E.left({ ...why, found: [...counts.values()].map(({ value, line }) => ({ value, line })) });
  for (let i = 0; i < games; i++) {
    if (i % PAUSE === 0) options.onProgress?.(i);
    const played = player.play(from, isLate);
    if (played === null) {
      const why = reason('too-many-states', `Only ${i} of ${games} games in ${milliseconds} ms.`, []);
      return gaveUp(rejection(why));
    }
    if (E.isLeft(played)) return gaveUp(played.left);
    const { value, line } = played.right;
    const key = canonicalJson(value);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { value: JSON.parse(key) as V, count: 1, line });
  }
  const outcomes = [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ value, count, line }): Possible<V, G['action']> => ({ value, ...wilson(count, games), line }));
  return E.right({
    outcomes,
    crossroads: [],
    neglected: 0,
    states: player.decisions,
    milliseconds: now() - started,
    estimated: { games },
  });
}

class Player<G extends GameTypes, V extends Json> {
  decisions = 0;
  private readonly watch: Watch<G>;
  private readonly deciders: Deciders<G>;
  private readonly random: Policy<G['state'], G['action']>;

  constructor(
    private readonly game: Game<G>,
    private readonly options: ExploreOptions<G, V>,
    seed: number,
  ) {
    this.watch = new Watch(game, options.stop ?? null);
    this.deciders = new Deciders(game, options.decide ?? 'any');
    this.random = randomPolicy(integersFrom(seed));
  }

  /** Null: its time is up before the game is over. */
  play(from: G['state'], isLate: () => boolean): E.Either<Rejection, { value: V; line: G['action'][] }> | null {
    const state = this.game.copy(from);
    const line: G['action'][] = [];
    let isOver = this.watch.begins(state);
    for (;;) {
      if (this.watch.trouble) return E.left(rejection(this.watch.trouble));
      if (isOver) break;
      const question = this.game.question(state);
      if (!question) break;
      if (isLate()) return null;
      if (line.length >= MOST_ACTIONS) return E.left(rejection(ENDLESS));
      const action = this.answer(state, question);
      if ('code' in action) return E.left('path' in action ? action : rejection(action));
      this.decisions += 1;
      line.push(action);
      const trouble = this.game.play(state, action, (midst) => (isOver = this.watch.sees(midst)));
      if (trouble && !isOver) return E.left(trouble);
    }
    return E.right({ value: this.options.value(state), line });
  }

  private answer(state: G['state'], question: Question<G['action']>): G['action'] | Reason | Rejection {
    const asked = this.deciders.answersTo(state, question);
    const code = 'code' in asked ? asked.code : null;
    // A random player answers what cannot be listed, too.
    if ('code' in asked && code !== 'not-listed') return asked;
    if (!('code' in asked)) {
      if (asked.decides.by === 'best') return OPTIMIZES;
      const [only] = asked.answers;
      if (only && asked.answers.length === 1) return only.action;
    }
    return this.random({ state, question }) ?? deadEnd(question);
  }
}

const OPTIMIZES = reason(
  'nobody-decides',
  'A game that is only played does not know what is best: for most and least give a policy, or walk every way.',
  [],
);

const ENDLESS = reason('state-returns', `A game did not end in ${MOST_ACTIONS} actions.`, []);
