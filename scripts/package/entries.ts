/**
 * What the package offers, read off src/: a folder with an index.ts is an entry, and a game with a catalogue.ts has its
 * rules' texts as a second one, its language of scenario files as a third, and what abilities
 * of an app's own are written with as a fourth, and its odds (src/odds/<game>) as a fifth. A new game needs nothing here; `npm run exports` then writes package.json.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Entry {
  /** What follows `holojudge/` in an import, and the file's name under dist/. */
  name: string;
  source: string;
}

/** The entries of the package in the folder `root`, in alphabetical order. */
export function entries(root = '.'): Entry[] {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((file) => file.isDirectory());
  const offered = folders.flatMap(({ name }) => [
    { name, source: `src/${name}/index.ts` },
    { name: `${name}/abilities`, source: `src/${name}/abilities/own.ts`, needs: `src/${name}/index.ts` },
    { name: `odds/${name}`, source: `src/odds/${name}/index.ts`, needs: `src/${name}/index.ts` },
    { name: `${name}/rules`, source: `src/${name}/catalogue.ts`, needs: `src/${name}/index.ts` },
    { name: `${name}/scenarios`, source: `src/${name}/scenario/index.ts`, needs: `src/${name}/index.ts` },
  ]);
  return offered
    .filter(
      ({ name, source, needs }) =>
        name !== 'core/rules' && [source, needs ?? source].every((file) => existsSync(join(root, file))),
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
