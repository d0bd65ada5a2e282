/** Policies of a game against each other: who wins how often. */
import * as E from 'fp-ts/lib/Either';
import type { Action, AnyGame, CoreState } from '../src/core';
import { integersFrom, playout, start, type Policy } from '../src/play';

/** One game: how each player plays. */
export interface Contest<S, A> {
  setup: unknown;
  /** The name of each player's way to play. */
  ways: Readonly<Record<string, string>>;
  choose: Policy<S, A>;
}

export type ContestOf = (game: number, next: (n: number) => number) => Contest<CoreState, Action>;

export interface Standing {
  way: string;
  won: number;
  /** Of all games, in percent. */
  share: number;
  /** Mean score at the end. */
  score: number;
}

export interface ContestReport {
  games: number;
  unended: number;
  standings: readonly Standing[];
}

export function runContest(
  game: AnyGame,
  of: ContestOf,
  options: { count: number; seed: number; maxActions: number },
): ContestReport {
  const { count, seed, maxActions } = options;
  const tally = new Map<string, { won: number; score: number }>();
  let unended = 0;
  for (let i = 0; i < count; i++) {
    const { setup, ways, choose } = of(i, integersFrom(seed + i));
    const begun = start(game, { setup }, { mode: 'seeded', seed: seed + i });
    if (E.isLeft(begun)) throw new Error(`a contest was rejected: ${begun.left.message}`);
    const { end, outcome } = playout(game, begun.right.state as CoreState, { choose, maxActions });
    if (end !== 'ended') unended += 1;
    const winners = outcome.kind === 'won' ? outcome.winners : [];
    for (const [player, way] of Object.entries(ways)) {
      const row = tally.get(way) ?? { won: 0, score: 0 };
      tally.set(way, {
        won: row.won + (winners.includes(player) ? 1 : 0),
        score: row.score + (outcome.scores?.[player] ?? 0),
      });
    }
  }
  const standings = [...tally].map(([way, { won, score }]) => ({
    way,
    won,
    share: Math.round((1000 * won) / count) / 10,
    score: Math.round((10 * score) / count) / 10,
  }));
  return { games: count, unended, standings };
}

/** As a table in Markdown, for the documents. */
export function tableOf({ standings }: ContestReport): string {
  const rows = standings.map(({ way, won, share, score }) => `| ${way} | ${won} | ${share} % | ${score} |`);
  return ['| policy | games won | share | mean score |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
