/**
 * How fast random games are played once the compiler is done with them (steady), and before it has begun (cold). A long study pays the first, a question of a
 * second the other. The tasks of measure.ts lie between: warm, with all that V8's other threads do.
 */
import type { AnyGame, CoreState } from '../../src/core';
import { threadTime } from './clock';
import { median, rounded } from './measure';

/** What plays a game at random from a state, and how many actions that took: of this build, or of another one. */
export interface Build {
  game: AnyGame;
  playout(game: AnyGame, state: CoreState, options: { seed: number; maxActions: number }): { actions: number };
}

export interface Steady {
  /** On the main thread, after the rate has settled: the median of five batches. */
  actionsPerSecond: number;
  /** The slowest and the fastest of the five. */
  spread: [number, number];
  /** What an action allocates, in bytes. */
  bytesPerAction: number;
}

const BATCHES = 5;
/** The rate has settled when a batch is no faster than the one before by more than this part; or after so many batches. */
const SETTLED = 0.02;
const MOST_BATCHES = 20;

export class Runs {
  private seed = 0;

  constructor(
    private readonly build: Build,
    private readonly firsts: readonly CoreState[],
    private readonly maxActions: number,
  ) {}

  /** Plays for so long, in ms of this thread; actions a second. */
  batch(time: number): number {
    const began = threadTime();
    let actions = 0;
    let took = 0;
    while (took < time) {
      actions += this.play();
      took = threadTime() - began;
    }
    return (actions * 1000) / took;
  }

  /** One game; how many actions it had. */
  private play(): number {
    const { build, firsts, maxActions } = this;
    const first = firsts[this.seed % firsts.length];
    if (!first) throw new Error('no game to play');
    return build.playout(build.game, first, { seed: ++this.seed, maxActions }).actions;
  }

  settle(time: number): void {
    let before = 0;
    for (let i = 0; i < MOST_BATCHES; i++) {
      const rate = this.batch(time);
      if (i > 1 && rate < before * (1 + SETTLED)) return;
      before = rate;
    }
  }

  /** Of games during which nothing was collected: the median of what they left on the heap. */
  bytesPerAction(): number {
    const found: number[] = [];
    for (let i = 0; i < 50; i++) {
      const before = process.memoryUsage().heapUsed;
      const actions = this.play();
      const grown = process.memoryUsage().heapUsed - before;
      if (grown > 0) found.push(grown / actions);
    }
    return Math.round(median(found));
  }
}

export function steady(runs: Runs, time: number): Steady {
  runs.settle(time);
  const rates = Array.from({ length: BATCHES }, () => Math.round(runs.batch(time)));
  return {
    actionsPerSecond: median(rates),
    spread: [Math.min(...rates), Math.max(...rates)],
    bytesPerAction: runs.bytesPerAction(),
  };
}

/** Two builds in turn, so that what the machine does meets both: how many times as fast the first is, as the median of the pairs, and their spread. */
export function paired(here: Runs, there: Runs, time: number): { ratio: number; spread: [number, number] } {
  for (const runs of [here, there]) runs.settle(time);
  const ratios = Array.from({ length: BATCHES }, () => rounded(here.batch(time) / there.batch(time)));
  return { ratio: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] };
}
