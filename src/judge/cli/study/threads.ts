/** Games are played in worker threads: the command stays free to tell how far they are, and to be stopped. */
import type * as E from 'fp-ts/lib/Either';
import { Piscina } from 'piscina';
import type { Rejection } from '../../../core';
import type { Batch, StudyPlan, Tally } from '../../../play';

/** What threads play: a plan, and the programs whose abilities are in its game (`--with`). */
export interface Played {
  plan: StudyPlan;
  programs: readonly string[];
}

/** Threads that play batches of one study. */
export interface Threads {
  play(batch: Batch): Promise<E.Either<Rejection, Tally>>;
  /** What is being played is dropped. */
  stop(): Promise<void>;
}

/** `worker`: the file of `worker.ts`, as it is built or as it is. */
export function threadsFor(played: Played, worker: URL, count: number): Threads {
  const pool = new Piscina<Batch, E.Either<Rejection, Tally>>({
    filename: worker.href,
    minThreads: count,
    maxThreads: count,
    workerData: played,
  });
  return { play: (batch) => pool.run(batch), stop: () => pool.destroy() };
}
