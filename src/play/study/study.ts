/** Studies: who wins how often, over many games that policies play. */
import * as E from 'fp-ts/lib/Either';
import type { Game, GameTypes, Rejection } from '../../core';
import { open, optional } from '../../core/codec';
import { GAME, needs } from '../../core/codec/needs';
import { decodeOptions, functionOf, signal } from '../../core/codec/options';
import { wilson } from '../explore/estimate';
import type { Counts } from '../statistics';
import { playBatch } from './batch';
import { PLAN, studyPlan, type StudyOptions, type StudyPlan } from './plan';
import type { PolicyName } from './policies';
import { meanScore, mergeTallies, TALLY, type Tally } from './tally';

/** A share of the games that were played, and the interval in which it lies with 95 % certainty (Wilson's score). */
export interface Share {
  count: number;
  share: number;
  low: number;
  high: number;
}

/** How one side fared. */
export interface SideResult extends Share {
  side: string;
  policy: PolicyName;
  /** Mean score at the end, as the game counts scores. */
  score: number;
}

/** How often something came about. */
export interface Happened {
  name: string;
  /** In all games together. */
  times: number;
  /** Games in which it did. */
  games: number;
}

/** What came of a study; the same bytes for the same plan, whoever played it. */
export interface Study {
  game: string;
  version: string;
  seed: number;
  /** Games that were asked for, and those that were played: fewer where it was stopped. */
  games: number;
  played: number;
  /** Counts are games that the side won. */
  sides: readonly SideResult[];
  drawn: Share;
  /** Games that did not end within `maxActions`. */
  unended: Share;
  maxActions: number;
  /** Games that could not go on: a bug, always 0. */
  broken: number;
  /** Actions of a game, decisions of players alone. */
  actions: { least: number; median: number; mean: number; most: number };
  /** Abilities that were used, the most often used first. */
  abilities: readonly Happened[];
  /** Types of events, the most frequent first. */
  events: readonly Happened[];
}

/** How a study is followed and stopped. */
export interface Following {
  /** Told after each game how many were played. */
  onProgress?(played: number, of: number): void;
  /** Stops the study after the game that is being played: an `AbortSignal`, or anything alike. */
  signal?: { readonly aborted: boolean };
}

/** What the plan is made of is read there. */
const followingCodec = open<Following>('options of a study', {
  onProgress: optional(functionOf('a function from two numbers')),
  signal: optional(signal),
});

/**
 * Plays a study, one game after the other, and gives the result. If `signal` stops it, the result covers the games that were played. It uses no threads. A
 * program with threads splits a `studyPlan` by `batchesOf`, calls `playBatch` in each thread, adds up with `mergeTallies`, and passes the sum to `studyOf`.
 * The result is the same.
 * Left: an option is malformed, a start cannot begin, or a policy is for an unknown side.
 * @throws what `onProgress` throws
 * @example
 * ```ts
 * import { study } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const starts = [{ setup: { players: ['ann', 'bob'], variant: 'first-game' } }];
 * const studied = study(outerRim, { starts, games: 2, maxActions: 50 });
 * if (studied._tag === 'Left') throw new Error(studied.left.message);
 * console.log(studied.right.played, studied.right.unended.count); // 2 2
 * ```
 */
export function study<G extends GameTypes>(
  game: Game<G>,
  options: StudyOptions & Following,
): E.Either<Rejection, Study> {
  needs('game', game, GAME);
  const read = decodeOptions(followingCodec, options);
  if (E.isLeft(read)) return read;
  const { onProgress, signal, ...given } = read.right as StudyOptions & Following;
  const plan = studyPlan(game, given);
  if (E.isLeft(plan)) return plan;
  let tally = mergeTallies([]);
  for (let i = 0; i < plan.right.games && signal?.aborted !== true; i++) {
    const played = playBatch(game, plan.right, { from: i, upTo: i + 1 });
    if (E.isLeft(played)) return played;
    tally = mergeTallies([tally, played.right]);
    onProgress?.(i + 1, plan.right.games);
  }
  return E.right(studyOf(plan.right, tally));
}

/**
 * The result of a study, from the counts of its games.
 * @example
 * ```ts
 * import { mergeTallies, studyOf, studyPlan } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const starts = [{ setup: { players: ['ann', 'bob'], variant: 'first-game' } }];
 * const plan = studyPlan(outerRim, { starts, games: 2, maxActions: 20 });
 * if (plan._tag === 'Left') throw new Error(plan.left.message);
 * console.log(studyOf(plan.right, mergeTallies([])).played); // 0
 * ```
 */
export function studyOf(plan: StudyPlan, tally: Tally): Study {
  needs('plan', plan, PLAN);
  needs('tally', tally, TALLY);
  const { games: played } = tally;
  const share = (count: number): Share => ({
    count,
    share: played === 0 ? 0 : count / played,
    ...wilson(count, played),
  });
  return {
    game: plan.game,
    version: plan.version,
    seed: plan.seed,
    games: plan.games,
    played,
    sides: plan.sides.map((side) => ({
      side,
      policy: plan.policies[side] ?? plan.policy,
      ...share(tally.won[side] ?? 0),
      score: meanScore(tally, side),
    })),
    drawn: share(tally.drawn),
    unended: share(tally.stopped),
    maxActions: plan.maxActions,
    broken: tally.broken,
    actions: lengthsIn(tally),
    abilities: happened(tally.abilities, tally.abilitiesIn),
    events: happened(tally.events, tally.eventsIn),
  };
}

function lengthsIn({ lengths, games }: Tally): Study['actions'] {
  const sorted = Object.entries(lengths)
    .map(([actions, count]) => ({ actions: Number(actions), count }))
    .sort((a, b) => a.actions - b.actions);
  const total = sorted.reduce((sum, { actions, count }) => sum + actions * count, 0);
  let before = 0;
  const middle = sorted.find(({ count }) => (before += count) * 2 >= games);
  return {
    least: sorted[0]?.actions ?? 0,
    median: middle?.actions ?? 0,
    mean: games === 0 ? 0 : total / games,
    most: sorted.at(-1)?.actions ?? 0,
  };
}

function happened(times: Counts, games: Counts): Happened[] {
  return Object.entries(times)
    .map(([name, count]) => ({ name, times: count, games: games[name] ?? 0 }))
    .sort((a, b) => b.times - a.times || (a.name < b.name ? -1 : 1));
}
