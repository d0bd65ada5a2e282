/** Measuring with tinybench: how long a run takes of the processor's time, everything in one process. */
import { Bench } from 'tinybench';

/** Runs each task for `time` ms after a warm-up; how many ms one run takes, by name. */
export async function msPerRun<N extends string>(
  tasks: Readonly<Record<N, () => unknown>>,
  time: number,
): Promise<Record<N, number>> {
  const bench = new Bench({ now: processorTime, time, warmupTime: time / 4, iterations: 2, warmupIterations: 1 });
  for (const [name, task] of Object.entries<() => unknown>(tasks)) bench.add(name, () => void task());
  await bench.run();
  const means = bench.tasks.map(({ name, result }) => {
    if ('error' in result) throw result.error;
    if (!('latency' in result)) throw new Error(`no result of ${name}`);
    return [name, result.latency.mean] as const;
  });
  return Object.fromEntries(means) as Record<N, number>;
}

/** Time that this process used, in ms: other programs on the machine do not count, as they would on the clock. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
