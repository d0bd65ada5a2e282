/** Measuring with tinybench: how long a run takes of the processor's time, everything in one process. */
import { Bench } from 'tinybench';
import { processorTime } from './clock';

/** Runs each task for `time` ms after as long a warm-up; how many ms one run takes, by name: the median, which other programs on the machine and the compiler's work disturb least. */
export async function msPerRun<N extends string>(
  tasks: Readonly<Record<N, () => unknown>>,
  time: number,
): Promise<Record<N, number>> {
  const bench = new Bench({ now: processorTime, time, warmupTime: time, iterations: 2, warmupIterations: 1 });
  for (const [name, task] of Object.entries<() => unknown>(tasks)) bench.add(name, () => void task());
  await bench.run();
  const medians = bench.tasks.map(({ name, result }) => {
    if ('error' in result) throw result.error;
    if (!('latency' in result)) throw new Error(`no result of ${name}`);
    return [name, result.latency.p50] as const;
  });
  return Object.fromEntries(medians) as Record<N, number>;
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

/** The one in the middle; 0 where there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
