/** Worker processes that are started when they are needed, killed when a test does not end, and started again. */
import { fork, type ChildProcess } from 'node:child_process';
import type { Answer, Task } from './worker';

/** From the folder in which npm and Jest run. */
const WORKER = 'scripts/mutants/worker.ts';

export type Ending = Answer | 'timeout' | 'crash';

export interface Runner {
  run(task: Task, seconds: number): Promise<Ending>;
  stop(): void;
}

export function createRunner(tree: string): Runner {
  let child: ChildProcess | null = null;

  const start = (): ChildProcess =>
    fork(WORKER, [tree], {
      execArgv: ['--import', 'tsx', '--max-old-space-size=2000'],
      stdio: ['ignore', 'ignore', process.env['MUTANTS_TELL'] ? 'inherit' : 'ignore', 'ipc'],
      env: { ...process.env, NO_COLOR: '1' },
    });
  const stop = (): void => {
    child?.removeAllListeners();
    child?.kill('SIGKILL');
    child = null;
  };

  const run = (task: Task, seconds: number): Promise<Ending> =>
    new Promise((done) => {
      const worker = (child ??= start());
      const finish = (ending: Ending): void => {
        clearTimeout(timer);
        worker.removeAllListeners();
        if (typeof ending === 'string') stop();
        done(ending);
      };
      const timer = setTimeout(() => finish('timeout'), seconds * 1000);
      worker.on('message', (answer) => finish(answer as Answer));
      worker.on('exit', () => finish('crash'));
      worker.send(task);
    });

  return { run, stop };
}

/** Does the work on each, so many at a time, each with a runner of its own. */
export async function withRunners<T>(
  tree: string,
  workers: number,
  list: readonly T[],
  work: (runner: Runner, each: T) => Promise<void>,
): Promise<void> {
  const waiting = [...list];
  const one = async (): Promise<void> => {
    const runner = createRunner(tree);
    for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) await work(runner, each);
    runner.stop();
  };
  await Promise.all(Array.from({ length: workers }, one));
}
