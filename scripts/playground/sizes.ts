/**
 * How much of the built playground a browser loads: the page, what all games share, and of each game what plays it, and what comes on demand. Fails where a
 * part of a game is over its limit, or a game loads what belongs to another one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ASSETS = 'build/playground/assets';
const KB = 1_000;

/** Of each game, in kB of gzip: all that plays it, and each of the parts that come on demand. */
const MOST = 130;

/** Those that need more, and why. */
const MORE: Readonly<Record<string, number>> = {
  // 922 cards of pilots and upgrades, and their abilities: docs/playground/README.md says why they come together.
  xwing: 200,
};

/** A game is played with these together; the others come when a file is read, a rule asked for, or an example chosen. */
const PLAYED = ['game', 'words', 'facts'] as const;
const ON_DEMAND = ['files', 'rules', 'examples'] as const;
const PARTS = [...PLAYED, ...ON_DEMAND];

const FILES = readdirSync(ASSETS);
const read = (file: string): string => readFileSync(join(ASSETS, file), 'utf8');
const sizeOf = (file: string): number => gzipSync(read(file)).length / KB;
const sum = (all: Iterable<string>): number => [...all].reduce((total, file) => total + sizeOf(file), 0);
const inKb = (size: number): string => `${size.toFixed(0)} kB`;

/** What a file was called before it was built. */
const nameOf = (file: string): string => file.replace(/-.{8}\.\w+$/, '');

function fileOf(name: string): string {
  const [file, ...others] = FILES.filter((each) => nameOf(each) === name && each.endsWith('.js'));
  if (file === undefined || others.length > 0)
    throw new Error(`${ASSETS} should hold one file of ${name}: has it another name now?`);
  return file;
}

/** What a browser loads with a file: all that it imports, and what that imports. */
function withImports(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const [, imported = ''] of read(file).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g))
    withImports(imported, loaded);
  return loaded;
}

const games = FILES.flatMap((file) => /^(.*)-game$/.exec(nameOf(file))?.[1] ?? []).sort();
if (games.length === 0) throw new Error(`${ASSETS} holds no game: npm run playground:build`);

const shared = new Set([
  ...withImports(fileOf('index')),
  ...withImports(fileOf('worker')),
  ...FILES.filter((file) => file.endsWith('.css')),
]);
const wrong: string[] = [];
console.log('gzip, by what is loaded');
console.log(`  the page and what all games share: ${inKb(sum(shared))}`);
for (const game of games) {
  const files = PARTS.map((part) => [part, fileOf(`${game}-${part}`)] as const);
  const toPlay = new Set(
    PLAYED.flatMap((part) => [...withImports(fileOf(`${game}-${part}`))]).filter((file) => !shared.has(file)),
  );
  const told = files.map(([part, file]) => `${part} ${inKb(sizeOf(file))}`);
  const played = sum(toPlay);
  console.log(`  ${game}: ${inKb(played)} to play; ${told.join(', ')}`);

  const most = MORE[game] ?? MOST;
  if (played > most) wrong.push(`${game} is played with ${inKb(played)} and may have ${most}`);
  for (const part of ON_DEMAND) {
    const size = sizeOf(fileOf(`${game}-${part}`));
    if (size > MOST) wrong.push(`the ${part} of ${game} are ${inKb(size)} and may be ${MOST}`);
  }
  for (const file of toPlay)
    if (!nameOf(file).startsWith(`${game}-`)) wrong.push(`${game} loads ${file}, which is not its own`);
}

if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
