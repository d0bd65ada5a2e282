/**
 * Does the package work for those who install it? Packs the tarball, lints it, installs it in an empty folder, and loads every entry
 * as an ES module, by `require`, as types and from a browser bundle; then runs the command line and all that the README tells to run,
 * with nothing but the package in the folder, on this version of Node and on the others that it is for.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleForBrowsers, bundleForNode, firstLoad } from './bundle';
import { bin, entries, importOf } from './entries';
import { run } from './run';

type Names = Record<string, string[]>;

/** A program of the documents, and what it prints. */
interface Program {
  file: string;
  printed: string;
}

const root = resolve('.');
const tool = (name: string): string => join(root, 'node_modules', '.bin', name);
/** By its path: of two versions that are installed either may be `.bin/tsc`. */
const COMPILER = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const names = entries().map(importOf);
/** The games that the command line judges. */
const games = entries().flatMap(({ name }) => (name.endsWith('/scenarios') ? [name.replace('/scenarios', '')] : []));

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
  say('attw', () => run(tool('attw'), ['--profile', 'esm-only', tarball], folder));
  say('install', () => install(folder, tarball));
  const loaded = say('ES modules', () => loadModules(folder));
  say('require', () => expectSame(requireAll(folder), loaded));
  say('browser bundle', () => expectSame(bundleForBrowsers(folder, names), loaded));
  say('games loaded when they are asked for', () => expectLazy(folder));
  say('types', () => checkTypes(folder, loaded));
  if (bin().length > 0) say('command line', () => runBin(folder));
  const programs = say('programs of README and docs', () => runPrograms(folder));
  runOnOthers(folder, loaded, programs);
  say('README commands', () => runCommands(folder));
  say('description', () => expectDescribed());
  say('README links', () => expectLinked(folder));
}

function say<T>(what: string, check: () => T): T {
  const result = check();
  console.log(`ok: ${what}`);
  return result;
}

/** kB of the packed file. */
const LARGEST = 3000;

function pack(folder: string): string {
  const printed = run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], root);
  const [packed] = JSON.parse(printed) as { filename: string; size: number; files: { path: string }[] }[];
  if (!packed?.files.some(({ path }) => path.startsWith('dist/'))) throw new Error('nothing is built: npm run build');
  const size = Math.round(packed.size / 1024);
  if (size > LARGEST) throw new Error(`the package has ${size} kB; it may have ${LARGEST}`);
  console.log(`ok: pack, ${packed.files.length} files, ${size} kB`);
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

function requireAll(folder: string): Names {
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

/** Most kilobytes of the root before a game is loaded. */
const MOST_AT_FIRST = 100;

function expectLazy(folder: string): void {
  const size = firstLoad(folder, 'holojudge');
  console.log(`    holojudge: ${size} kB before a game is loaded`);
  if (size > MOST_AT_FIRST) throw new Error(`holojudge loads ${size} kB before a game is asked for`);
}

/** The package's own declarations are checked too (no skipLibCheck), by a strict user who imports or requires, by Node's
 * and by a bundler's resolution. They promise no value that an entry does not have: bundled, `export type *` of a file with values would. */
function checkTypes(folder: string, loaded: Names): void {
  const lines = names.map((name, i) => {
    const there = (loaded[name] ?? []).map((each) => `'${each}'`).join(' | ');
    const promised = `Exclude<keyof typeof e${i}, ${there}>`;
    return `import * as e${i} from '${name}';\nexport const k${i}: [${promised}] extends [never] ? object : ${promised} = e${i};\n`;
  });
  for (const file of ['types.mts', 'types.cts']) writeFileSync(join(folder, file), lines.join(''));
  const [adding = ''] = blocksOf('docs/adding-cards.md', 'js');
  writeFileSync(join(folder, 'adding.mts'), `declare const console: { log(...all: unknown[]): void };\n${adding}`);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022'];
  run('node', [COMPILER, ...options, '--module', 'node20', 'types.mts', 'types.cts'], folder);
  run(
    'node',
    [COMPILER, ...options, '--module', 'esnext', '--moduleResolution', 'bundler', 'types.mts', 'adding.mts'],
    folder,
  );
}

function runBin(folder: string): void {
  const holojudge = join(folder, 'node_modules', '.bin', 'holojudge');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const printed = run(holojudge, ['--version'], folder).trim();
  if (printed !== version) throw new Error(`holojudge --version printed ${printed}`);
  run(holojudge, ['judge', join(root, 'docs', 'examples')], folder);
  judgeOwnCards(folder, holojudge);
  for (const game of games) {
    run(holojudge, ['new', game, `${game}.yaml`], folder);
    run(holojudge, ['judge', `${game}.yaml`], folder);
    if (run(holojudge, ['rule', 'action', '--game', game], folder).trim() === '')
      throw new Error(`holojudge rule finds nothing about actions in ${game}`);
  }
}

/** `judge --with` and `study --with`, as docs/adding-cards.md shows it. */
function judgeOwnCards(folder: string, holojudge: string): void {
  const [cards, file] = ['js', 'yaml'].map((language) => blocksOf('docs/adding-cards.md', language)[0]);
  if (cards === undefined || file === undefined) throw new Error('docs/adding-cards.md shows no card in a file');
  writeFileSync(join(folder, 'my-cards.mjs'), cards);
  writeFileSync(join(folder, 'steady-hand.yaml'), file);
  run(holojudge, ['judge', '--with', 'my-cards.mjs', 'steady-hand.yaml'], folder);
  const studied = run(
    holojudge,
    ['study', 'xwing', 'steady-hand.yaml', '--games', '20', '--json', '--with', 'my-cards.mjs'],
    folder,
  );
  if (!studied.includes('my-club/steady-hand'))
    throw new Error('study --with plays 20 games without the added ability');
}

/** Versions of Node that the package is for, beside later ones. */
const NODES = ['20', '22', '24'];

/** The entries and the programs once more, on the versions that this is none of. */
function runOnOthers(folder: string, loaded: Names, programs: readonly Program[]): void {
  const [own] = process.versions.node.split('.');
  for (const version of NODES.filter((each) => each !== own)) {
    const node = installNode(folder, version);
    if (node === null) console.log(`skipped: Node ${version}, which is not published for ${PLATFORM}`);
    else say(`entries and programs on Node ${version}`, () => runOn(node, version, folder, loaded, programs));
  }
}

function runOn(node: string, version: string, folder: string, loaded: Names, programs: readonly Program[]): void {
  const is = run(node, ['--version'], folder).trim();
  if (!is.startsWith(`v${version}.`)) throw new Error(`Node ${version} says that it is ${is}`);
  for (const file of ['esm.mjs', 'cjs.cjs']) expectSame(JSON.parse(run(node, [file], folder)) as Names, loaded);
  run(node, [join('node_modules', 'holojudge', 'dist', 'judge', 'cli.js'), '--version'], folder);
  for (const { file, printed } of programs) {
    const again = run(node, [file], folder);
    if (again !== printed) throw new Error(`${file} prints something else on Node ${version}:\n${again}`);
  }
}

const PLATFORM = `${process.platform}-${process.arch}`;

/** The program of a version of Node, in a folder of its own: in the package's it would stand before this one. Null: there is none for this machine. */
function installNode(folder: string, version: string): string | null {
  const own = join(folder, `node-${version}`);
  mkdirSync(own);
  const name = `node-${PLATFORM}`;
  writeFileSync(join(own, 'package.json'), '{ "private": true }\n');
  try {
    run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `${name}@${version}`], own);
  } catch (error) {
    if (error instanceof Error && /\b(E404|ETARGET)\b/.test(error.message)) return null;
    throw error;
  }
  return join(own, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Each block marked `js` in these documents is a whole program. */
const DOCUMENTS = [
  'README.md',
  'docs/apps.md',
  'docs/tools.md',
  'docs/adding-cards.md',
  'docs/odds.md',
  'docs/studies.md',
];

/** Bundled, with what it does not use shaken off, a program must print the same. */
function runPrograms(folder: string): Program[] {
  const programs = DOCUMENTS.flatMap((document) => blocksOf(document, 'js'));
  return programs.map((code, i) => {
    const [program, bundled] = [`program-${i}.mjs`, `program-${i}.bundle.mjs`];
    writeFileSync(join(folder, program), code);
    bundleForNode(folder, program, bundled);
    const [printed, again] = [run('node', [program], folder), run('node', [bundled], folder)];
    if (printed !== again)
      throw new Error(`the documents' example ${i + 1} prints something else when it is bundled:\n${again}`);
    return { file: program, printed };
  });
}

/** Lines of blocks marked `sh` that start with `npx`, in their order. The others need a clone, or install the package itself. */
function runCommands(folder: string): void {
  const lines = ['README.md', 'docs/tools.md'].flatMap((document) =>
    blocksOf(document, 'sh').flatMap((block) => block.split('\n').filter((line) => line.startsWith('npx '))),
  );
  if (lines.length === 0) throw new Error('the README shows no command');
  for (const line of lines) run('sh', ['-c', line], folder);
}

function blocksOf(document: string, language: string): string[] {
  const found = readFileSync(document, 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...found].flatMap(([, marked, code = '']) => (marked === language ? [code] : []));
}

/** Whoever has the package has what its README and the documents in it link to. */
function expectLinked(folder: string): void {
  const installed = join(folder, 'node_modules', 'holojudge');
  const links = [...readFileSync(join(installed, 'README.md'), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(
    ([, link]) => link ?? '',
  );
  const missing = links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(installed, link)));
  if (missing.length > 0) throw new Error(`README links to what is not in the package: ${missing.join(', ')}`);
}

/** What the registry shows says which games are there, and points to the project. */
function expectDescribed(): void {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  const missing = ['homepage', 'repository', 'bugs', 'keywords'].filter((field) => manifest[field] === undefined);
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  const described = letters(String(manifest['description']));
  missing.push(...games.filter((game) => !described.includes(letters(game))).map((game) => `${game} in "description"`));
  if (missing.length > 0) throw new Error(`package.json lacks ${missing.join(', ')}`);
}

main();
