/**
 * What the package offers, read off src/: its index.ts is the root, and a folder with an index.ts is an entry. A game has more: what is printed (printed.ts) as
 * `facts`, the texts of its rules (catalogue.ts), its words for apps, its language of scenario files, what abilities of an app's own are written with, and its odds
 * (src/odds/<game>). A new game needs nothing here; `npm run exports` then writes package.json.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Entry {
  /** The file's name under dist/, and what follows `holojudge/` in an import; of the root nothing does. */
  name: string;
  source: string;
}

/** The name of the root's file. */
export const ROOT = 'index';

/** How programs import an entry. */
export function importOf({ name }: Entry): string {
  return name === ROOT ? 'holojudge' : `holojudge/${name}`;
}

/** The entries of the package in the folder `root`, in alphabetical order. */
export function entries(root = '.'): Entry[] {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((file) => file.isDirectory());
  const offered = folders.flatMap(({ name }) => [
    { name, source: `src/${name}/index.ts`, needs: `src/${name}/index.ts` },
    { name: `${name}/facts`, source: `src/${name}/printed.ts`, needs: `src/${name}/index.ts` },
    { name: `${name}/abilities`, source: `src/${name}/abilities/own.ts`, needs: `src/${name}/index.ts` },
    { name: `odds/${name}`, source: `src/odds/${name}/index.ts`, needs: `src/${name}/index.ts` },
    { name: `${name}/rules`, source: `src/${name}/catalogue.ts`, needs: `src/${name}/index.ts` },
    { name: `${name}/words`, source: `src/${name}/scenario/in-words.ts`, needs: `src/${name}/index.ts` },
    { name: `${name}/scenarios`, source: `src/${name}/scenario/index.ts`, needs: `src/${name}/index.ts` },
  ]);
  return [{ name: ROOT, source: 'src/index.ts', needs: 'src/index.ts' }, ...offered]
    .filter(
      ({ name, source, needs = source }) =>
        name !== 'core/rules' && [source, needs].every((file) => existsSync(join(root, file))),
    )
    .map(({ name, source }) => ({ name, source }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The command line's file, if it is there: an ES module only. */
export function bin(root = '.'): Entry[] {
  return thereAre([{ name: 'judge/cli', source: 'src/judge/cli.ts' }], root);
}

/** What its worker threads load, beside it: an ES module only. */
export function threads(root = '.'): Entry[] {
  return thereAre([{ name: 'judge/study-worker', source: 'src/judge/cli/study/worker.ts' }], root);
}

function thereAre(files: readonly Entry[], root: string): Entry[] {
  return files.filter(({ source }) => existsSync(join(root, source)));
}
