/** Pictures of judged files, written into a folder. */
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Report } from '../report';
import { whyNot } from './output';

/** Makes the folder. Why that cannot be; null: it is there, and may be written to. */
export function noFolder(folder: string): string | null {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return `no pictures can be written to ${folder}: ${whyNot(error)}`;
  }
}

/** One folder after the other: where the system makes none (`/proc`), Node tries for ever to make several at once. */
function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const each of missing) mkdirSync(each);
  // It is there; a file is not taken for it.
  mkdirSync(folder, { recursive: true });
}

/**
 * `barrel-roll-0.svg` is the start, `barrel-roll-1.svg` the table after the first step. Files of one name in several folders are told
 * apart by their folders. Why it failed; null: all is written.
 */
export function writePictures(
  folder: string,
  judged: readonly { file: string; report: Pick<Report, 'pictures'> }[],
): string | null {
  const short = judged.map(({ file }) => nameOf(basename(file)));
  try {
    judged.forEach(({ file, report }, i) => {
      const isAlone = short.filter((each) => each === short[i]).length === 1;
      const name = isAlone ? (short[i] as string) : nameOf(file.replace(/^[./\\]+/, '').replace(/[/\\]+/g, '-'));
      report.pictures.forEach((picture, n) => writeFileSync(join(folder, `${name}-${n}.svg`), picture.svg));
    });
    return null;
  } catch (error) {
    return `pictures could not be written to ${folder}: ${whyNot(error)}`;
  }
}

function nameOf(file: string): string {
  return file === '-' ? 'input' : file.replace(/\.ya?ml$/i, '');
}
