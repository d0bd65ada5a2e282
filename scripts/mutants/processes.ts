/**
 * Worker processes that are started when they are needed, killed when a test does not end, and started again. What a test may take is processor time,
 * so that a busy machine kills no mutant; a test that only waits is killed after ten times as long.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import pidusage from 'pidusage';
import type { Answer, Task } from './worker';

/** From the folder in which npm and Jest run. */
const WORKER = 'scripts/mutants/worker.ts';

export type Ending = Answer | 'timeout' | 'crash';

const LOOK_EVERY = 500;

/** Each leads a group of processes: what tests start (commands, servers) ends with its worker. */
const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(killGroup));

function killGroup(leader: ChildProcess): void {
  running.delete(leader);
  try {
    if (leader.pid !== undefined) process.kill(-leader.pid, 'SIGKILL');
  } catch {
    // All of the group have ended.
  }
}

export interface Runner {
  /** The seconds are processor time, those of the worker's own start are not counted. */
  run(task: Task, seconds: number): Promise<Ending>;
  stop(): void;
}

export function createRunner(tree: string): Runner {
  let child: ChildProcess | null = null;

  const start = async (): Promise<ChildProcess> => {
    const worker = fork(WORKER, [tree], {
      execArgv: ['--import', 'tsx', '--max-old-space-size=2000'],
      stdio: ['ignore', 'ignore', process.env['MUTANTS_TELL'] ? 'inherit' : 'ignore', 'ipc'],
      env: { ...process.env, NO_COLOR: '1' },
      detached: true,
    });
    running.add(worker);
    // It says that it is ready.
    await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
    return worker;
  };
  const stop = (): void => {
    child?.removeAllListeners();
    if (child) killGroup(child);
    child = null;
  };

  const run = async (task: Task, seconds: number): Promise<Ending> => {
    const worker = (child ??= await start());
    if (!worker.connected) {
      stop();
      return 'crash';
    }
    const before = await processorSeconds(worker);
    return new Promise((done) => {
      const finish = (ending: Ending): void => {
        clearInterval(looking);
        clearTimeout(waiting);
        worker.removeAllListeners();
        if (typeof ending === 'string') stop();
        done(ending);
      };
      const look = async (): Promise<void> => {
        if ((await processorSeconds(worker)) - before > seconds) finish('timeout');
      };
      const looking = setInterval(() => void look(), LOOK_EVERY);
      const waiting = setTimeout(() => finish('timeout'), seconds * 10_000);
      worker.on('message', (answer) => finish(answer as Answer));
      worker.on('exit', () => finish('crash'));
      worker.send(task);
    });
  };

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

/** That the process has used; none of one that has ended. */
async function processorSeconds({ pid }: ChildProcess): Promise<number> {
  const used = pid === undefined ? null : await pidusage(pid).catch(() => null);
  return used === null ? 0 : used.ctime / 1000;
}
