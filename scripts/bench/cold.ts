/** The first second of a thread: what a question pays before the compiler has begun. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { runsOf } from './games';
import { rowsOf, type Row } from './rows';

const FIRST = 1000;

/** Plays a row in a thread of its own, in which nothing was compiled yet; actions of its first second. */
export function coldRate({ id, of }: Row): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { coldRow: id, of } });
    worker.once('message', (rate: number) => resolve(rate));
    worker.once('error', reject);
  });
}

/** Whether this thread is there for a cold row: then it plays that, and nothing else. */
export async function playedCold(): Promise<boolean> {
  const { coldRow, of } = (workerData ?? {}) as { coldRow?: string; of?: string };
  if (isMainThread || coldRow === undefined || of === undefined) return false;
  const row = Object.values((await rowsOf(of)) ?? {}).find(({ id }) => id === coldRow);
  if (!row) throw new Error(`no row ${coldRow}`);
  parentPort?.postMessage(Math.round(runsOf(row).batch(FIRST)));
  return true;
}
