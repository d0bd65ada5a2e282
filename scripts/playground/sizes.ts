/**
 * How much of the built playground a browser loads: the page, what all games share, and of each game its rules and words, its cards, and the texts of its
 * rules, which come on demand. Fails where a part of a game is over its limit.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ASSETS = 'build/playground/assets';
const KB = 1_000;

/** Each of these, of each game, in kB of gzip. */
const MOST = 130;
const PARTS = ['game', 'facts', 'rules', 'examples'] as const;

const sizes = new Map<string, number>();
for (const file of readdirSync(ASSETS)) {
  const part = file.replace(/-.{8}\.\w+$/, '');
  sizes.set(part, (sizes.get(part) ?? 0) + gzipSync(readFileSync(join(ASSETS, file))).length / KB);
}

const games = [...sizes.keys()].flatMap((part) => /^(.*)-game$/.exec(part)?.[1] ?? []).sort();
const ofGames = new Set(games.flatMap((game) => PARTS.map((part) => `${game}-${part}`)));
const shared = [...sizes].filter(([part]) => !ofGames.has(part));
const inKb = (size: number): string => `${size.toFixed(0)} kB`;

if (games.length === 0) throw new Error(`${ASSETS} holds no game: npm run playground:build`);
console.log('gzip, by what is loaded');
console.log(`  the page and what all games share: ${inKb(shared.reduce((sum, [, size]) => sum + size, 0))}`);
for (const game of games) {
  const told = PARTS.map((part) => `${part} ${inKb(sizes.get(`${game}-${part}`) ?? 0)}`);
  console.log(`  ${game}: ${told.join(', ')}`);
}

const over = [...ofGames].filter((part) => (sizes.get(part) ?? 0) > MOST);
if (over.length > 0) {
  console.error(`over ${MOST} kB: ${over.join(', ')}`);
  process.exitCode = 1;
}
