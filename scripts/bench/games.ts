/** (b) and (c) How fast games of this library play themselves in place, and what listing legal actions takes of it. */
import * as E from 'fp-ts/lib/Either';
import type { Action, AnyGame, CoreState } from '../../src/core';
import { integersFrom, playout, start, type StartFrom } from '../../src/play';
import type { Row } from './rows';
import { msPerRun, rounded } from './measure';
import { paired, Runs, steady, type Build, type Steady } from './steady';

export interface GameBench {
  /** Actions and games a second in place, every legal action listed at every decision, chosen at random. */
  actionsPerSecond: number;
  gamesPerSecond: number;
  actionsPerGame: number;
  /** Microseconds an action. */
  microseconds: { playing: number; listing: number; applying: number; reduce: number };
  /** Listing's part of the time in which the rules run: at most 2/3 where listing costs at most twice applying. */
  listingShare: number;
  /** Once the compiler is done; `actionsPerSecond` above is what the second after as long a warm-up gives, with all threads' time. */
  steady: Steady;
  /** Actions in the first second of a thread that has played nothing yet, of its own time. */
  cold: number;
  /** How many times as fast as the other build, in turn with it. */
  against?: { ratio: number; spread: [number, number] };
}

/** Listing is measured by doing it more often than needed. */
const LISTINGS = 4;

interface Played {
  first: CoreState;
  actions: Action[];
}

/** What is measured beside the row itself. */
export interface Beside {
  /** ms of each task. */
  time: number;
  cold(row: Row): Promise<number>;
  /** Two builds of the game to be paired, this one and another: both as they are published, since the bundle of the benchmark runs at another speed. */
  pair?: Readonly<Record<'here' | 'there', (game: string) => Promise<Build>>>;
}

/** Random games of a row. */
export async function benchGame(row: Row, { time, cold, pair }: Beside): Promise<GameBench> {
  const { game, starts, maxActions } = row;
  const games = starts.map((from, i) => recorded(game, from, i + 1, maxActions));
  const actions = games.reduce((sum, each) => sum + each.actions.length, 0);
  const each = (run: (played: Played, seed: number) => void) => (): void =>
    games.forEach((played, i) => run(played, i + 1));
  const ms = await msPerRun(
    {
      random: each(({ first }, seed) => void playout(game, first, { seed, maxActions })),
      play: each((played) => applied(game, played, 0)),
      listAndPlay: each((played) => applied(game, played, LISTINGS)),
      reduce: each((played) => reduced(game, played)),
    },
    time,
  );
  // `play` works out the next question once (a step that asks nothing is passed over), so one listing is already in it.
  const listing = Math.max(0, ms.listAndPlay - ms.play) / LISTINGS;
  const perAction = (total: number): number => rounded((total * 1000) / actions);
  return {
    actionsPerSecond: Math.round((actions * 1000) / ms.random),
    gamesPerSecond: rounded((games.length * 1000) / ms.random),
    actionsPerGame: rounded(actions / games.length),
    microseconds: {
      playing: perAction(ms.random),
      listing: perAction(listing),
      applying: perAction(ms.play - listing),
      reduce: perAction(ms.reduce),
    },
    listingShare: rounded(listing / ms.play),
    steady: steady(runsOf(row), time),
    cold: await cold(row),
    ...(pair && { against: paired(runsOf(row, await pair.here(row.of)), runsOf(row, await pair.there(row.of)), time) }),
  };
}

/** This build, as `steady` plays it; another build starts the games by its own rules. */
export function runsOf({ game, starts, maxActions }: Row, build: Build = { game, playout }): Runs {
  const firsts = starts.map((from, i) => {
    const begun = start(build.game, from, { mode: 'seeded', seed: i + 1 });
    if (E.isLeft(begun)) throw new Error(`${begun.left.code}: ${begun.left.message}`);
    return begun.right.state as CoreState;
  });
  return new Runs(build, firsts, maxActions);
}

/** One random game; its actions are kept, so that applying can be measured without choosing. */
function recorded(game: AnyGame, from: StartFrom, seed: number, maxActions: number): Played {
  const begun = start(game, from, { mode: 'seeded', seed });
  if (E.isLeft(begun)) throw new Error(`${begun.left.code}: ${begun.left.message}`);
  const actions: Action[] = [];
  const first = begun.right.state as CoreState;
  const { end } = playout(game, first, {
    seed,
    maxActions,
    onDecision: ({ action }) => void actions.push(structuredClone(action)),
  });
  if (end !== 'ended' && end !== 'stopped') throw new Error(`a game of the benchmark came to: ${end}`);
  return { first, actions };
}

function applied(game: AnyGame, { first, actions }: Played, listings: number): void {
  const state = game.copy(first) as CoreState;
  for (const action of actions) {
    // A state that is played in place is not frozen, so this works its question out anew.
    for (let i = 0; i < listings; i++) game.allLegalActions(state);
    if (game.play(state, structuredClone(action))) throw new Error('a recorded action was rejected');
  }
}

function reduced(game: AnyGame, { first, actions }: Played): void {
  let state = first;
  for (const action of actions) {
    const step = game.reduce(state, action);
    if (E.isLeft(step)) throw new Error(`a recorded action was rejected: ${step.left.message}`);
    state = step.right.state as CoreState;
  }
}

/** Setups by a game's own random source. */
export function randomSetups(randomSetup: (next: (n: number) => number) => unknown, count: number): StartFrom[] {
  return Array.from({ length: count }, (_, i) => ({ setup: randomSetup(integersFrom(i + 1)) }));
}
