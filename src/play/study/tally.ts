/** What is counted of games, in whole numbers alone: sums come out the same in whatever order they are made. */
import * as E from 'fp-ts/lib/Either';
import { decode, LIMITS, type GameEvent, type GameTypes, type PlayerId, type Rejection } from '../../core';
import { object, record, whole, type Codec } from '../../core/codec';
import { needs, type Shape } from '../../core/codec/needs';
import type { Playout } from '../playout';
import type { Counts } from '../statistics';

/** Counts of some games of a study; those of others are added to them by `mergeTallies`. */
export interface Tally {
  games: number;
  /** Games that came to their end. */
  ended: number;
  /** Games that were stopped after too many actions. */
  stopped: number;
  /** Games that could not go on, or that the rules refused: a bug. */
  broken: number;
  drawn: number;
  /** Games that each side won. */
  won: Counts;
  /** Scores of each side at the end, in thousandths, added up. */
  scores: Counts;
  /** How many games took so many actions. */
  lengths: Counts;
  /** How often each ability was used, and in how many games. */
  abilities: Counts;
  abilitiesIn: Counts;
  /** How often each type of event happened, and in how many games. */
  events: Counts;
  eventsIn: Counts;
}

const THOUSANDTHS = 1_000;

const countOf = whole('a whole number from 0', 0, Number.MAX_SAFE_INTEGER);
const counts = record('counts', countOf);
const sums = record('sums', whole('a whole number', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER));
const tallyCodec: Codec<Tally> = object<Tally>('a tally', {
  games: countOf,
  ended: countOf,
  stopped: countOf,
  broken: countOf,
  drawn: countOf,
  won: counts,
  scores: sums,
  lengths: counts,
  abilities: counts,
  abilitiesIn: counts,
  events: counts,
  eventsIn: counts,
});

/** A tally, so far as it is looked at where it is added up. */
export const TALLY: Shape = Object.fromEntries(
  Object.entries(emptyTally()).map(([field, value]) => [field, typeof value === 'number' ? 'a number' : 'an object']),
);

/**
 * Reads a tally from another machine.
 * @example
 * ```ts
 * import { decodeTally, mergeTallies } from 'holojudge/play';
 *
 * const sent: unknown = JSON.parse(JSON.stringify(mergeTallies([]))); // from another machine
 * console.log(decodeTally(sent)._tag); // Right
 * ```
 */
export function decodeTally(given: unknown): E.Either<Rejection, Tally> {
  return decode(tallyCodec, given, LIMITS.saved);
}

/** Nothing is counted yet. */
export function emptyTally(): Tally {
  return {
    games: 0,
    ended: 0,
    stopped: 0,
    broken: 0,
    drawn: 0,
    won: {},
    scores: {},
    lengths: {},
    abilities: {},
    abilitiesIn: {},
    events: {},
    eventsIn: {},
  };
}

/** Counts one game: hears of its events, then of its end. */
export class GameCount {
  private readonly abilities: Counts = {};
  private readonly events: Counts = {};

  hear(events: readonly GameEvent[]): void {
    for (const event of events) {
      add(this.events, event.type, 1);
      const { ability } = event as { ability?: unknown };
      if (event.type === 'ability-used' && typeof ability === 'string') add(this.abilities, ability, 1);
    }
  }

  /** Adds it to a tally. */
  end<G extends GameTypes>(into: Tally, played: Playout<G['state']>, sideOf: (player: PlayerId) => string): void {
    const { end, outcome, actions } = played;
    into.games += 1;
    if (end === 'ended') into.ended += 1;
    else if (end === 'stopped') into.stopped += 1;
    else into.broken += 1;
    if (outcome.kind === 'draw') into.drawn += 1;
    // Players of one side win together, once.
    const winners = outcome.kind === 'won' ? new Set(outcome.winners.map(sideOf)) : [];
    for (const side of winners) add(into.won, side, 1);
    for (const [player, score] of Object.entries(outcome.scores))
      add(into.scores, sideOf(player), Math.round(score * THOUSANDTHS));
    add(into.lengths, String(actions), 1);
    for (const [of, inGames, counted] of [
      [into.abilities, into.abilitiesIn, this.abilities],
      [into.events, into.eventsIn, this.events],
    ] as const) {
      for (const [name, times] of Object.entries(counted)) {
        add(of, name, times);
        add(inGames, name, 1);
      }
    }
  }
}

/**
 * Adds up tallies. Their order does not matter.
 * @example
 * ```ts
 * import { batchesOf, mergeTallies, playBatch, studyOf, studyPlan } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const starts = [{ setup: { players: ['ann', 'bob'], variant: 'first-game' } }];
 * const plan = studyPlan(outerRim, { starts, games: 2, maxActions: 20 });
 * if (plan._tag === 'Left') throw new Error(plan.left.message);
 * const tallies = batchesOf(plan.right).flatMap((batch) => {
 *   const played = playBatch(outerRim, plan.right, batch); // each on a machine of its own, say
 *   return played._tag === 'Right' ? [played.right] : [];
 * });
 * console.log(studyOf(plan.right, mergeTallies(tallies)).played); // 2
 * ```
 */
export function mergeTallies(tallies: Iterable<Tally>): Tally {
  needs('tallies', tallies, 'an iterable');
  const sum = emptyTally();
  let i = 0;
  for (const tally of tallies) {
    needs(['tallies', i++], tally, TALLY);
    for (const field of Object.keys(sum) as (keyof Tally)[]) {
      const [into, more] = [sum[field], tally[field]];
      if (typeof into === 'number') (sum as unknown as Counts)[field] = into + (more as number);
      else for (const [name, times] of Object.entries(more as Counts)) add(into, name, times);
    }
  }
  return sum;
}

/** The mean score of a side over so many games. */
export function meanScore({ scores, games }: Tally, side: string): number {
  return games === 0 ? 0 : (scores[side] ?? 0) / THOUSANDTHS / games;
}

function add(counts: Counts, name: string, times: number): void {
  counts[name] = (counts[name] ?? 0) + times;
}
