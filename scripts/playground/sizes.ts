/**
 * How much of the built playground a browser loads: the page, what all games share, and of each game its rules and words, its cards, and the texts of its
 * rules, which come on demand. Fails where a part of a game is over its limit.
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
  // 849 cards of pilots and upgrades, and the abilities of most of them: docs/playground/README.md says why they come together.
  xwing: 185,
};

/** A game is played with these together; the others come when a rule is read or an example is chosen. */
const PLAYED = ['game', 'words', 'facts'] as const;
const ON_DEMAND = ['rules', 'examples'] as const;

const sizes = new Map<string, number>();
for (const file of readdirSync(ASSETS)) {
  const part = file.replace(/-.{8}\.\w+$/, '');
  sizes.set(part, (sizes.get(part) ?? 0) + gzipSync(readFileSync(join(ASSETS, file))).length / KB);
}

const games = [...sizes.keys()].flatMap((part) => /^(.*)-game$/.exec(part)?.[1] ?? []).sort();
const parts = [...PLAYED, ...ON_DEMAND];
const ofGames = new Set(games.flatMap((game) => parts.map((part) => `${game}-${part}`)));
const shared = [...sizes].filter(([part]) => !ofGames.has(part));
const sum = (all: readonly number[]): number => all.reduce((total, size) => total + size, 0);
const inKb = (size: number): string => `${size.toFixed(0)} kB`;

if (games.length === 0) throw new Error(`${ASSETS} holds no game: npm run playground:build`);
console.log('gzip, by what is loaded');
console.log(`  the page and what all games share: ${inKb(sum(shared.map(([, size]) => size)))}`);
const over: string[] = [];
for (const game of games) {
  const sizeOf = (part: (typeof parts)[number]): number => {
    const size = sizes.get(`${game}-${part}`);
    if (size === undefined) throw new Error(`${ASSETS} holds no file of ${game}-${part}: has it another name now?`);
    return size;
  };
  const played = sum(PLAYED.map(sizeOf));
  const told = parts.map((part) => `${part} ${inKb(sizeOf(part))}`);
  console.log(`  ${game}: ${inKb(played)} to play; ${told.join(', ')}`);
  const most = MORE[game] ?? MOST;
  if (played > most) over.push(`${game}, which is played with ${inKb(played)} and may have ${most}`);
  for (const part of ON_DEMAND)
    if (sizeOf(part) > MOST) over.push(`the ${part} of ${game}, which are ${inKb(sizeOf(part))} and may be ${MOST}`);
}

if (over.length > 0) {
  console.error(`too large: ${over.join('; ')}`);
  process.exitCode = 1;
}
