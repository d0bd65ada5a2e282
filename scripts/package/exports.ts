/**
 * Writes what package.json says of the package's entries: `npm run exports`; with `--check` it only compares.
 * `typesVersions` serves TypeScript's oldest module resolution, which does not read `exports`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bin, entries } from './entries';

interface Manifest {
  exports?: unknown;
  typesVersions?: unknown;
  bin?: unknown;
  [field: string]: unknown;
}

function exportOf(name: string): object {
  return {
    import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
    require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
  };
}

function described(): Pick<Manifest, 'exports' | 'typesVersions' | 'bin'> {
  const names = entries().map(({ name }) => name);
  return {
    exports: Object.fromEntries([
      ...names.map((name) => [`./${name}`, exportOf(name)]),
      ['./package.json', './package.json'],
    ]),
    typesVersions: { '*': Object.fromEntries(names.map((name) => [name, [`./dist/${name}.d.cts`]])) },
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
