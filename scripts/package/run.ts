import { spawnSync } from 'node:child_process';

/** Runs a program to its end and returns what it printed; if it fails, throws all it had to say. */
export function run(program: string, args: readonly string[], folder: string): string {
  const done = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (done.error) throw done.error;
  if (done.status !== 0) {
    throw new Error(
      `${program} ${args.join(' ')} ended with ${done.status ?? done.signal}\n${done.stdout}${done.stderr}`,
    );
  }
  return done.stdout;
}
