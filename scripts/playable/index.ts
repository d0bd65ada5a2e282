/** The games that the tools can play at random. The one place among them that names games. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../src/core';
import type { StartFrom } from '../../src/play';

type RandomSetup = (next: (n: number) => number) => unknown;

export interface Playable {
  game: AnyGame;
  /** A setup that `begin` accepts, by integers drawn from 0..n-1. */
  randomSetup: RandomSetup;
  /** What random games may start from instead, by name. */
  starts?: Readonly<Record<string, (next: (n: number) => number) => StartFrom>>;
  /** Types of action by which a player does nothing, or little. */
  idle?: readonly string[];
  players: readonly string[];
  /** No random game is longer. */
  maxActions: number;
}

interface Named {
  folder: string;
  load(): Promise<Playable>;
}

/** npm and Jest run from the root of the repository. */
const ROOT = '.';

const GAMES: Readonly<Record<string, Named>> = {
  xwing: {
    folder: 'xwing',
    load: async () => {
      const [{ xwing }, { randomXwingSetup }] = await Promise.all([import('../../src/xwing'), import('./xwing')]);
      return { game: xwing, randomSetup: randomXwingSetup, players: ['p1', 'p2'], maxActions: 20_000 };
    },
  },
  destiny: {
    folder: 'destiny',
    load: async () => {
      const [{ destiny }, { destinySetups, randomDestinySetup }, { randomTable }] = await Promise.all([
        import('../../src/destiny'),
        import('./destiny'),
        import('./destiny-tables'),
      ]);
      return {
        game: destiny,
        randomSetup: randomDestinySetup,
        starts: { ...startsFrom(destinySetups), tables: (next) => ({ position: randomTable(next) }) },
        idle: ['pass', 'forgo', 'claim', 'discard-to-reroll', 'decline', 'done'],
        players: ['p1', 'p2', 'p3', 'p4'],
        maxActions: 20_000,
      };
    },
  },
  'outer-rim': {
    folder: 'outer-rim',
    load: async () => {
      const [{ outerRim }, { OUTER_RIM_IDLE, OUTER_RIM_PLAYERS, outerRimSetups, randomOuterRimSetup }] =
        await Promise.all([import('../../src/outer-rim'), import('./outer-rim')]);
      return {
        game: outerRim,
        randomSetup: randomOuterRimSetup,
        starts: startsFrom(outerRimSetups),
        idle: OUTER_RIM_IDLE,
        players: OUTER_RIM_PLAYERS,
        maxActions: 100_000,
      };
    },
  },
};

function startsFrom(setups: Readonly<Record<string, RandomSetup>>): NonNullable<Playable['starts']> {
  const starts = Object.entries(setups).map(
    ([name, setup]) => [name, (next: (n: number) => number) => ({ setup: setup(next) })] as const,
  );
  return Object.fromEntries(starts);
}

export const playableNames: readonly string[] = Object.keys(GAMES);

/** Null: the library does not offer this game yet. */
export async function playable(name: string): Promise<Playable | null> {
  const named = GAMES[name];
  if (!named || !existsSync(join(ROOT, 'src', named.folder, 'index.ts'))) return null;
  return named.load();
}

/** Ids of the observable statements of a game's catalogue. */
export function observableIds(name: string): string[] {
  const file = join(ROOT, 'src', GAMES[name]?.folder ?? name, 'rules.json');
  const statements = JSON.parse(readFileSync(file, 'utf8')) as { id: string; kind: string; check?: string }[];
  return statements.filter(({ kind, check }) => kind !== 'advice' && Boolean(check)).map((each) => each.id);
}

/** Ids of every statement of a game's catalogue. */
export function catalogueIds(name: string): string[] {
  const file = join(ROOT, 'src', GAMES[name]?.folder ?? name, 'rules.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map((each) => each.id);
}
