/** Clocks of the benchmark. */
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Nanoseconds that this thread has run, on Linux; V8's compiler and collector run on others. */
const THREAD = '/proc/thread-self/schedstat';
const hasThreadClock = existsSync(THREAD);

/** Time of this thread, in ms: other programs and other threads do not count. Where the system does not tell it, the clock on the wall. */
export function threadTime(): number {
  return hasThreadClock ? Number(readFileSync(THREAD, 'utf8').split(' ')[0]) / 1e6 : performance.now();
}

/** Time that this process used, all its threads, in ms: other programs on the machine do not count, as they would on the clock. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
