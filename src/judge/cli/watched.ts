/** `--watch`: files are judged again whenever one of them changes. */
import { basename } from 'node:path';
import { pc } from './colors';
import { PASSED_OVER, withoutPatterns } from './files';
import { say } from './output';

/** Editors write a file in several goes: it is read when they have been done for so many milliseconds. */
const QUIET = 100;

/** Goes on until the process is ended. */
export async function watched(given: readonly string[], judgeThem: () => Promise<number>): Promise<never> {
  const { watch } = await import('chokidar');
  const paths = given.flatMap(withoutPatterns);
  await judgeThem();
  const tell = (): void => say(pc.dim('Waiting for a change; Ctrl-C ends it.'));
  let waiting: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const again = (): void => {
    running = running.then(judgeThem).then(tell);
  };
  const isPassedOver = (path: string): boolean => !paths.includes(path) && PASSED_OVER.test(basename(path));
  const watcher = watch(paths, { ignoreInitial: true, ignored: isPassedOver });
  watcher.once('ready', tell).on('all', () => {
    clearTimeout(waiting);
    waiting = setTimeout(again, QUIET);
  });
  return new Promise(() => undefined);
}
