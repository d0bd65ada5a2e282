/** The worker: does one task after the other, and answers each by its number. */
import { tasks, type Tasks } from './tasks';

export interface Request {
  id: number;
  name: keyof Tasks;
  args: readonly unknown[];
}

export type Response = { id: number; done: unknown } | { id: number; failed: string };

async function done({ id, name, args }: Request): Promise<Response> {
  try {
    const task = tasks[name] as (...args: readonly unknown[]) => Promise<unknown>;
    return { id, done: await task(...args) };
  } catch (error) {
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Request>) => {
  last = last.then(async () => self.postMessage(await done(data)));
};
