/** A study on a queue: workers anywhere take its batches, and this end counts each of them once. */
import * as E from 'fp-ts/lib/Either';
import type { Job, Queue } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { batchesOf, decodeTally, mergeTallies, type Batch, type StudyPlan, type Tally } from '../../../play';
import { complain } from '../output';
import { connectionTo, nameOf, openQueue, planKey, STUDIES, waiterKey } from './connection';
import type { Running } from './local';

/** Milliseconds between two looks at what has come. */
const PAUSE = 200;
/** Milliseconds for which this end counts as waiting, once it has said so; workers leave a study alone that nobody waits for. */
const WAITS = 30_000;
/** Finished batches that are read at once, and new ones that are sent. */
const PAGE = 500;

/** Plays a study by the workers of a queue. Left: what is wrong, in words. */
export async function playOnQueue(plan: StudyPlan, url: string, running: Running): Promise<E.Either<string, Tally>> {
  const connection = await connectionTo(url);
  if (E.isLeft(connection)) return connection;
  const opened = await openQueue(connection.right, nameOf(plan));
  if (E.isLeft(opened)) return opened;
  const waiting = new Waiting(opened.right, plan);
  try {
    if (!(await waiting.begins())) return E.left('this study is already waiting on the same queue');
    complain(`the study waits for workers: npx holojudge worker --queue ${connection.right.told}`);
    const found = await waiting.collect(running);
    await waiting.ends();
    return found;
  } finally {
    await opened.right.close();
  }
}

/** This end of the queue. */
class Waiting {
  private readonly token = randomUUID();
  private readonly batches: readonly Batch[];
  /** By the number of the batch: whatever comes twice counts once. */
  private readonly found = new Map<number, Tally>();
  private tally = mergeTallies([]);

  constructor(
    private readonly queue: Queue,
    private readonly plan: StudyPlan,
  ) {
    this.batches = batchesOf(plan);
  }

  /** False: somebody else waits for the same study. */
  async begins(): Promise<boolean> {
    if ((await this.waiter()) !== null) return false;
    await this.says();
    const ids = this.batches.map((data, i) => ({ name: 'batch', data, opts: { jobId: `batch-${i}` } }));
    // A batch that is there already, from a study that was broken off, is not taken up twice.
    for (let i = 0; i < ids.length; i += PAGE) await this.queue.addBulk(ids.slice(i, i + PAGE));
    return true;
  }

  /** Until all batches are there, or it is stopped. */
  async collect({ onGames, signal }: Running): Promise<E.Either<string, Tally>> {
    while (!signal.aborted) {
      // Null: this end was away for too long (a laptop asleep), and waits again.
      const waiter = await this.waiter();
      if (waiter !== null && waiter !== this.token) return E.left('somebody else has taken this study over');
      await this.says();
      const wrong = await this.look();
      if (wrong !== null) return E.left(wrong);
      onGames(this.tally.games);
      if (this.found.size === this.batches.length) break;
      await pause(PAUSE, undefined, { signal }).catch(() => undefined);
    }
    return E.right(this.tally);
  }

  /** Nothing of the study stays on the server. */
  async ends(): Promise<void> {
    const redis = await this.queue.client;
    const name = nameOf(this.plan);
    if ((await this.waiter()) !== this.token) return;
    await redis.hdel(STUDIES, name);
    await redis.del(waiterKey(name), planKey(name));
    await this.queue.obliterate({ force: true });
  }

  private async waiter(): Promise<string | null> {
    return (await this.queue.client).get(waiterKey(nameOf(this.plan)));
  }

  private async says(): Promise<void> {
    const redis = await this.queue.client;
    const name = nameOf(this.plan);
    await redis.set(planKey(name), JSON.stringify(this.plan), { PX: WAITS });
    await redis.set(waiterKey(name), this.token, { PX: WAITS });
    await redis.hset(STUDIES, { [name]: this.plan.version });
  }

  /** Takes what has come from the queue. Not null: what is wrong with it. */
  private async look(): Promise<string | null> {
    const [failed] = await this.queue.getFailed(0, 0);
    if (failed) return `a worker failed at ${failed.id}: ${failed.failedReason}`;
    for (;;) {
      const done: Job<Batch, unknown>[] = await this.queue.getCompleted(0, PAGE - 1);
      for (const job of done) {
        const wrong = this.take(job);
        if (wrong !== null) return wrong;
        await job.remove();
      }
      if (done.length < PAGE) return null;
    }
  }

  private take({ id = '', returnvalue }: Job<Batch, unknown>): string | null {
    const number = Number(id.replace('batch-', ''));
    const batch = this.batches[number];
    const tally = decodeTally(returnvalue);
    if (!batch || E.isLeft(tally) || tally.right.games !== batch.upTo - batch.from)
      return `a worker's answer for ${id} does not count its games`;
    if (this.found.has(number)) return null;
    this.found.set(number, tally.right);
    this.tally = mergeTallies([this.tally, tally.right]);
    return null;
  }
}
