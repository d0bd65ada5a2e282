/** The page's side of the worker: ask it, and stop it. */
import type { Tasks } from './tasks';
import type { Request, Response } from './worker';

/** Somebody pressed stop. */
export class Stopped extends Error {}

type Result<K extends keyof Tasks> = Awaited<ReturnType<Tasks[K]>>;

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

export class Work {
  private worker = this.hire();
  private waiting = new Map<number, Waiting>();
  private asked = 0;

  /** `onBusy`: whether it works on anything. */
  constructor(private readonly onBusy: (busy: boolean) => void) {}

  ask<K extends keyof Tasks>(name: K, ...args: Parameters<Tasks[K]>): Promise<Result<K>> {
    const id = ++this.asked;
    const request: Request = { id, name, args };
    this.worker.postMessage(request);
    return new Promise<Result<K>>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.onBusy(true);
    });
  }

  /** What was asked is not answered any more; the next one begins with a new worker. */
  stop(): void {
    this.worker.terminate();
    this.worker = this.hire();
    this.fail(new Stopped());
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Response>) => this.hear(data);
    worker.onerror = (event) => this.fail(new Error(event.message || 'the worker could not be loaded'));
    return worker;
  }

  private hear(response: Response): void {
    const waiting = this.waiting.get(response.id);
    this.waiting.delete(response.id);
    if (this.waiting.size === 0) this.onBusy(false);
    if ('failed' in response) waiting?.reject(new Error(response.failed));
    else waiting?.resolve(response.done as never);
  }

  private fail(error: Error): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    this.onBusy(false);
    for (const each of all) each.reject(error);
  }
}
