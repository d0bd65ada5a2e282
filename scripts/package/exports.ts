/**
 * Writes what package.json says of the package's entries: `npm run exports`; with `--check` it only compares.
 * `main`, `types` and `typesVersions` serve the oldest module resolutions, which do not read `exports`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bin, entries, importOf, ROOT } from './entries';

interface Manifest {
  main?: unknown;
  types?: unknown;
  exports?: unknown;
  typesVersions?: unknown;
  bin?: unknown;
  [field: string]: unknown;
}

/** ES modules alone: Node 20.19 and later take them by `require`, too. */
function exportOf(name: string): object {
  return { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
}

function described(): Pick<Manifest, 'main' | 'types' | 'exports' | 'typesVersions' | 'bin'> {
  const all = entries().map((entry) => ({ name: entry.name, from: importOf(entry).replace(/^holojudge/, '.') }));
  const below = all.filter(({ name }) => name !== ROOT);
  return {
    main: `./dist/${ROOT}.js`,
    types: `./dist/${ROOT}.d.ts`,
    exports: Object.fromEntries([
      ...all.map(({ name, from }) => [from, exportOf(name)]),
      ['./package.json', './package.json'],
    ]),
    typesVersions: { '*': Object.fromEntries(below.map(({ name }) => [name, [`./dist/${name}.d.ts`]])) },
    bin: Object.fromEntries(bin().map(({ name }) => ['holojudge', `dist/${name}.js`])),
  };
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const wanted = described();
if (process.argv.includes('--check')) {
  const differs = Object.entries(wanted).filter(
    ([key, value]) => JSON.stringify(manifest[key]) !== JSON.stringify(value),
  );
  for (const [key] of differs) console.error(`package.json: "${key}" is out of date: npm run exports`);
  process.exit(differs.length > 0 ? 1 : 0);
}
writeFileSync('package.json', `${JSON.stringify({ ...manifest, ...wanted }, null, 2)}\n`);
