/**
 * Does the package work for those who install it? Packs the tarball, lints it, installs it in an empty folder, and loads every entry
 * as an ES module, as CommonJS, as types and from a browser bundle; then runs the command line and the README's examples.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleForBrowsers, bundleForNode } from './bundle';
import { bin, entries } from './entries';
import { run } from './run';

type Names = Record<string, string[]>;

const root = resolve('.');
const tool = (name: string): string => join(root, 'node_modules', '.bin', name);
const names = entries().map(({ name }) => `holojudge/${name}`);
/** Scenario files, squads and decks, which the README's examples read. */
const EXAMPLES = 'docs/examples';

function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'holojudge-smoke-'));
  try {
    check(folder);
  } catch (error) {
    // What a bundle throws comes from another realm: it is no instance of our Error.
    console.error((error as Partial<Error> | null)?.message ?? error);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function check(folder: string): void {
  const tarball = join(folder, pack(folder));
  say('publint', () => run(tool('publint'), ['--strict', tarball], folder));
  say('attw', () => run(tool('attw'), [tarball], folder));
  say('install', () => install(folder, tarball));
  const loaded = say('ES modules', () => loadModules(folder));
  say('CommonJS', () => expectSame(loadCommonJs(folder), loaded));
  say('browser bundle', () => expectSame(bundleForBrowsers(folder, names), loaded));
  say('types', () => checkTypes(folder, loaded));
  cpSync(EXAMPLES, join(folder, EXAMPLES), { recursive: true });
  if (bin().length > 0) say('command line', () => runBin(folder));
  say('README examples', () => runReadme(folder));
}

function say<T>(what: string, check: () => T): T {
  const result = check();
  console.log(`ok: ${what}`);
  return result;
}

function pack(folder: string): string {
  const printed = run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], root);
  const [packed] = JSON.parse(printed) as { filename: string; size: number; files: { path: string }[] }[];
  if (!packed?.files.some(({ path }) => path.startsWith('dist/'))) throw new Error('nothing is built: npm run build');
  console.log(`ok: pack, ${packed.files.length} files, ${Math.round(packed.size / 1024)} kB`);
  return packed.filename;
}

function install(folder: string, tarball: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--omit=dev', tarball], folder);
}

function loadModules(folder: string): Names {
  const imports = names.map((name, i) => `import * as e${i} from '${name}';`);
  const listed = names.map((name, i) => `'${name}': Object.keys(e${i})`);
  writeFileSync(
    join(folder, 'esm.mjs'),
    `${imports.join('\n')}\nconsole.log(JSON.stringify({ ${listed.join(', ')} }));\n`,
  );
  const loaded = JSON.parse(run('node', ['esm.mjs'], folder)) as Names;
  const empty = names.filter((name) => loaded[name]?.length === 0);
  if (names.length === 0 || empty.length > 0) throw new Error(`entries that export nothing: ${empty.join(', ')}`);
  return loaded;
}

function loadCommonJs(folder: string): Names {
  const listed = names.map((name) => `'${name}': Object.keys(require('${name}'))`);
  writeFileSync(join(folder, 'cjs.cjs'), `console.log(JSON.stringify({ ${listed.join(', ')} }));\n`);
  return JSON.parse(run('node', ['cjs.cjs'], folder)) as Names;
}

function expectSame(found: Names, expected: Names): void {
  const sorted = (all: string[] | undefined): string => [...(all ?? [])].sort().join(', ');
  for (const name of names)
    if (sorted(found[name]) !== sorted(expected[name]))
      throw new Error(`${name} exports ${sorted(found[name])}\nbut as an ES module ${sorted(expected[name])}`);
}

/** The package's own declarations are checked too (no skipLibCheck), by a strict user of either module system. They promise no
 * value that an entry does not have: bundled, `export type *` of a file with values would. */
function checkTypes(folder: string, loaded: Names): void {
  const lines = names.map((name, i) => {
    const there = (loaded[name] ?? []).map((each) => `'${each}'`).join(' | ');
    const promised = `Exclude<keyof typeof e${i}, ${there}>`;
    return `import * as e${i} from '${name}';\nexport const k${i}: [${promised}] extends [never] ? object : ${promised} = e${i};\n`;
  });
  for (const file of ['types.mts', 'types.cts']) writeFileSync(join(folder, file), lines.join(''));
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  run(tool('tsc'), ['--ignoreConfig', ...options, 'types.mts', 'types.cts'], folder);
}

function runBin(folder: string): void {
  const holojudge = join(folder, 'node_modules', '.bin', 'holojudge');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const printed = run(holojudge, ['--version'], folder).trim();
  if (printed !== version) throw new Error(`holojudge --version printed ${printed}`);
  run(holojudge, ['judge', EXAMPLES], folder);
}

/** Each block marked `js` in the README is a whole program. Bundled, with what it does not use shaken off, it must print the same. */
function runReadme(folder: string): void {
  const blocks = [...readFileSync('README.md', 'utf8').matchAll(/^```js\n(.*?)^```$/gms)];
  blocks.forEach(([, code], i) => {
    const [program, bundled] = [`readme-${i}.mjs`, `readme-${i}.bundle.cjs`];
    writeFileSync(join(folder, program), code ?? '');
    bundleForNode(folder, program, bundled);
    const [printed, again] = [program, bundled].map((file) => run('node', [file], folder));
    if (printed !== again)
      throw new Error(`the README's example ${i + 1} prints something else when it is bundled:\n${again}`);
  });
}

main();
