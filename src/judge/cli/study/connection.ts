/** The queue on which studies wait for workers: BullMQ on Redis. It is only loaded where somebody asks for it. */
import * as E from 'fp-ts/lib/Either';
import type { Queue } from 'bullmq';
import { hashOfPlan, type StudyPlan } from '../../../play/study/plan';
import { complain, whyNot } from '../output';

/** A server with queues, by its address. */
export interface Connection {
  bullmq: typeof import('bullmq');
  url: string;
  /** The address as it is told: without its password. */
  told: string;
}

/** Studies that wait for workers, by the names of their queues: the version of the library that each is of. */
export const STUDIES = 'holojudge:studies';

/** Letters of the hash in a name. */
const SHORT = 16;

/** What a study says, and the version of the library: of another version it is another queue. */
export function nameOf(plan: StudyPlan): string {
  return `holojudge-study-${plan.game}-${hashOfPlan(plan).slice(0, SHORT)}-${plan.version}`;
}

/** Who waits for the study; it vanishes where nobody says so again. */
export function waiterKey(name: string): string {
  return `holojudge:study:${name}:waiter`;
}

export function planKey(name: string): string {
  return `holojudge:study:${name}:plan`;
}

/** Left: in words, why there is no such server; or BullMQ is not installed. */
export async function connectionTo(url: string): Promise<E.Either<string, Connection>> {
  const told = toldOf(url);
  if (told === null) return E.left('--queue: expected the address of a Redis server, redis://localhost:6379');
  try {
    return E.right({ bullmq: await import('bullmq'), url, told });
  } catch (why) {
    if ((why as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw why;
    return E.left('--queue needs BullMQ, which does not come with holojudge: npm i bullmq');
  }
}

function toldOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return ['redis:', 'rediss:'].includes(protocol) && host !== '' ? `${protocol}//${host}` : null;
}

/** Milliseconds between two tries to reach a server that was there before. */
const AGAIN = 1_000;

/** Opens a queue. Left: the server does not answer. Later it may be away for a while: that is said, and waited out. */
export async function openQueue({ bullmq, url, told }: Connection, name: string): Promise<E.Either<string, Queue>> {
  let wasThere = false;
  // A server that was never there is not waited for: null is the end of trying.
  const connection = { url, retryStrategy: () => (wasThere ? AGAIN : null) };
  const queue = new bullmq.Queue(name, { connection });
  let first: unknown = null;
  queue.on('error', (why) => (first ??= why));
  try {
    await queue.waitUntilReady();
  } catch (why) {
    return E.left(`--queue: nothing can be reached at ${told}: ${whyNot(first ?? why)}`);
  }
  wasThere = true;
  queue.on('error', tellOnce(told));
  return E.right(queue);
}

/** Tells of the first trouble with a server. */
export function tellOnce(told: string): (why: unknown) => void {
  let isTold = false;
  return (why) => {
    if (!isTold) complain(`${told}: ${whyNot(why)}; trying again`);
    isTold = true;
  };
}
