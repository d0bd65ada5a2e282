/** `holojudge worker --queue redis://...`: plays batches of whatever studies wait on a queue, until it is stopped. */
import * as E from 'fp-ts/lib/Either';
import type { Queue } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import { decodePlan, type Batch, type StudyPlan } from '../../../play';
import { LIBRARY_VERSION } from '../../../play/version';
import { loadGameAlone } from '../../games';
import { complain, say } from '../output';
import { connectionTo, nameOf, openQueue, planKey, STUDIES, tellOnce, waiterKey, type Connection } from './connection';
import { threadsFor } from './threads';
import { workersIn } from './workers';

export interface ServeOptions {
  queue: string;
  workers?: string;
}

/** Milliseconds between two looks for studies. */
const PAUSE = 500;
/** Milliseconds after which a batch whose worker says nothing more is taken by another one. Threads play, so that this end is never busy for so long. */
const SILENT = 5_000;
/** A batch may lose its worker as often as it likes: it is taken again. */
const MOST_LOST = 1_000_000;

const WRONG = 2;

export async function serveCommand(options: ServeOptions, worker: URL): Promise<number> {
  const workers = workersIn(options.workers);
  if (E.isLeft(workers)) return wrong(workers.left);
  const connection = await connectionTo(options.queue);
  if (E.isLeft(connection)) return wrong(connection.left);
  const opened = await openQueue(connection.right, 'holojudge-studies');
  if (E.isLeft(opened)) return wrong(opened.left);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  say(`waiting for studies at ${connection.right.told}, with ${workers.right} threads; Ctrl-C ends it`);
  const serving = new Serving(connection.right, opened.right, worker, workers.right, stopping.signal);
  await serving.serve();
  await opened.right.close();
  return 0;
}

function wrong(message: string): number {
  complain(message);
  return WRONG;
}

class Serving {
  private readonly refused = new Set<string>();

  constructor(
    private readonly connection: Connection,
    private readonly queue: Queue,
    private readonly worker: URL,
    private readonly workers: number,
    private readonly signal: AbortSignal,
  ) {}

  async serve(): Promise<void> {
    while (!this.signal.aborted) {
      const redis = await this.queue.client;
      for (const [name, version] of Object.entries(await redis.hgetall(STUDIES))) {
        const plan = this.refused.has(name) ? null : await this.planOf(name, version);
        if (plan && !this.signal.aborted) await this.play(name, plan);
      }
      await this.rest();
    }
  }

  /** Null: nobody waits for it any more, or it is not for this worker, which is said once. */
  private async planOf(name: string, version: string): Promise<StudyPlan | null> {
    const redis = await this.queue.client;
    if (!(await this.isWaitedFor(name))) {
      await redis.hdel(STUDIES, name);
      return null;
    }
    const refuse = (why: string): null => {
      this.refused.add(name);
      complain(`${name} is not taken: ${why}`);
      return null;
    };
    if (version !== LIBRARY_VERSION)
      return refuse(`it is of holojudge ${version}; this is ${LIBRARY_VERSION}, which may play other games`);
    const written = parsed((await redis.get(planKey(name))) ?? 'null');
    const game = await loadGameAlone((written as { game?: string } | null)?.game ?? '');
    if (!game) return refuse('its game is not known');
    const plan = decodePlan(game, written);
    if (E.isLeft(plan)) return refuse(plan.left.message);
    return nameOf(plan.right) === name ? plan.right : refuse('its plan belongs to another study');
  }

  private async isWaitedFor(name: string): Promise<boolean> {
    return (await (await this.queue.client).get(waiterKey(name))) !== null;
  }

  /** Plays batches for as long as somebody waits for the study. Those that were begun are played to their end. */
  private async play(name: string, plan: StudyPlan): Promise<void> {
    say(`plays for ${name}`);
    const { bullmq, url, told } = this.connection;
    const threads = threadsFor({ plan, programs: [] }, this.worker, this.workers);
    const taking = new bullmq.Worker<Batch>(
      name,
      async ({ data }) => {
        const played = await threads.play(data);
        if (E.isLeft(played)) throw new Error(played.left.message);
        return played.right;
      },
      {
        connection: { url },
        concurrency: this.workers,
        lockDuration: SILENT,
        stalledInterval: SILENT,
        maxStalledCount: MOST_LOST,
      },
    );
    taking.on('error', tellOnce(told));
    while (!this.signal.aborted && (await this.isWaitedFor(name))) await this.rest();
    await taking.close();
    await threads.stop();
    // What a look for silent batches wrote after the study was taken from the queue.
    const redis = await this.queue.client;
    if (!(await this.isWaitedFor(name))) await redis.del(taking.toKey('stalled-check'), taking.toKey('meta'));
    say(`no more for ${name}`);
  }

  private async rest(): Promise<void> {
    await pause(PAUSE, undefined, { signal: this.signal }).catch(() => undefined);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no plan is refused as one.
    return null;
  }
}
