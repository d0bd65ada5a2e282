/** A study on this machine. */
import * as E from 'fp-ts/lib/Either';
import { batchesOf, mergeTallies, type Tally } from '../../../play';
import { threadsFor, type Played } from './threads';

/** How a study that is being played is heard of and stopped. */
export interface Running {
  /** So many games are counted. */
  onGames(played: number): void;
  signal: AbortSignal;
}

/** Plays a study in so many threads; where it is stopped, what was counted by then. Left: a start cannot begin, in words. */
export async function playHere(
  given: Played,
  worker: URL,
  workers: number,
  { onGames, signal }: Running,
): Promise<E.Either<string, Tally>> {
  const batches = batchesOf(given.plan);
  const threads = threadsFor(given, worker, Math.min(workers, batches.length));
  let tally = mergeTallies([]);
  let wrong: string | null = null;
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  const playOn = async (): Promise<void> => {
    for (let batch = batches.shift(); batch && wrong === null && !signal.aborted; batch = batches.shift()) {
      const played = await threads.play(batch);
      if (signal.aborted) return;
      if (E.isLeft(played)) wrong = played.left.message;
      else tally = mergeTallies([tally, played.right]);
      onGames(tally.games);
    }
  };
  const all = Promise.all(Array.from({ length: workers }, playOn));
  // Threads that are stopped reject what they were playing; nobody waits for it any more.
  all.catch(() => undefined);
  try {
    await Promise.race([all, stopped]);
  } finally {
    await threads.stop();
  }
  return wrong === null ? E.right(tally) : E.left(wrong);
}
