/** Pictures of judged files, written into a folder. */
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import * as E from 'fp-ts/lib/Either';
import type { Report } from '../report';
import { stripOf } from '../strip';
import { whyNot } from './output';
import { pngRenderer } from './png';

/** Makes the folder. Why that cannot be; null: it is there, and may be written to. */
function noFolder(folder: string): string | null {
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

export interface PictureFlags {
  svg?: string;
  png?: string;
  strip?: boolean;
}

interface Folder {
  folder: string;
  ending: 'svg' | 'png';
  written(svg: string): string | Buffer;
}

/** Where the options of a command want pictures. Left: why that cannot be, before anything is judged. */
export async function foldersOf({ svg, png, strip = false }: PictureFlags): Promise<E.Either<string, Folder[]>> {
  const wanted = [svg, png].flatMap((each) => each ?? []);
  if (strip && wanted.length === 0) return E.left('--strip needs a folder for its pictures: --svg or --png');
  const trouble = wanted.map(noFolder).find((each) => each !== null);
  if (trouble !== undefined && trouble !== null) return E.left(trouble);
  const folders: Folder[] = svg === undefined ? [] : [{ folder: svg, ending: 'svg', written: (drawn) => drawn }];
  if (png === undefined) return E.right(folders);
  const renderer = await pngRenderer();
  return E.isLeft(renderer) ? renderer : E.right([...folders, { folder: png, ending: 'png', written: renderer.right }]);
}

/** What is drawn of a file: a picture for each step, or one strip. */
interface Drawn {
  file: string;
  pictures: readonly { svg: string }[] | { strip: string | null };
}

/** What is drawn of a report. */
export function drawnOf({ file, report }: { file: string; report: Report }, strip: boolean): Drawn {
  return { file, pictures: strip ? { strip: stripOf(report) } : report.pictures };
}

/**
 * `barrel-roll-0.svg` is the start, `barrel-roll-1.svg` the table after the first step, `barrel-roll.svg` a strip. Files of one name in several folders are told
 * apart by their folders. Why it failed; null: all is written.
 */
export function writePictures(folders: readonly Folder[], files: readonly Drawn[]): string | null {
  const short = files.map(({ file }) => nameOf(basename(file)));
  const all = files.flatMap(({ file, pictures }, i) => {
    const isAlone = short.filter((each) => each === short[i]).length === 1;
    const name = isAlone ? (short[i] as string) : nameOf(file.replace(/^[./\\]+/, '').replace(/[/\\]+/g, '-'));
    if ('strip' in pictures) return pictures.strip === null ? [] : [{ name, svg: pictures.strip }];
    return pictures.map(({ svg }, n) => ({ name: `${name}-${n}`, svg }));
  });
  for (const { folder, ending, written } of folders)
    try {
      for (const { name, svg } of all) writeFileSync(join(folder, `${name}.${ending}`), written(svg));
    } catch (error) {
      return `pictures could not be written to ${folder}: ${whyNot(error)}`;
    }
  return null;
}

function nameOf(file: string): string {
  return file === '-' ? 'input' : file.replace(/\.ya?ml$/i, '');
}
