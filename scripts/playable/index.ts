/** The games that the tools can play at random. The one place among them that names games. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action, AnyGame, CoreState, GameEvent } from '../../src/core';
import type { Policy, Preferences, StartFrom } from '../../src/play';

import type { ContestOf } from '../contest';

type RandomSetup = (next: (n: number) => number) => unknown;

export interface Playable {
  game: AnyGame;
  /** A setup that `begin` accepts, by integers drawn from 0..n-1. */
  randomSetup: RandomSetup;
  /** What random games may start from instead, by name. */
  starts?: Readonly<Record<string, (next: (n: number) => number) => StartFrom>>;
  /** What busy players prefer, and how they do nothing, or little. */
  preferences?: Preferences;
  /** How busy players play, of the game of this number, where preferences are not enough. */
  policy?: (game: number, next: (n: number) => number) => Policy<CoreState, Action>;
  /** What cards and the like can do, by names made up here, and what of it an event tells; one watcher for all events of the games. */
  content?: { all(): readonly string[]; met(): (event: GameEvent, state: CoreState) => readonly string[] };
  /** Policies against each other, where a game has some. */
  contest?: ContestOf;
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
      const [{ xwing }, { epicXwingSetup, randomXwingSetup, setupOfMany }, { randomXwingTable }, content] =
        await Promise.all([
          import('../../src/xwing'),
          import('./xwing'),
          import('./xwing-tables'),
          import('./xwing-content'),
        ]);
      return {
        game: xwing,
        randomSetup: randomXwingSetup,
        starts: {
          many: (next) => ({ setup: setupOfMany(next) }),
          epic: (next) => ({ setup: epicXwingSetup(next) }),
          tables: (next) => ({ position: randomXwingTable(next) }),
        },
        content: { all: content.xwingContent, met: content.watchXwing },
        players: ['p1', 'p2', 'p3', 'p4'],
        maxActions: 20_000,
      };
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
        preferences: { rarely: ['pass', 'forgo', 'claim', 'discard-to-reroll', 'decline', 'done'] },
        players: ['p1', 'p2', 'p3', 'p4'],
        maxActions: 20_000,
      };
    },
  },
  armada: {
    folder: 'armada',
    load: async () => {
      const [{ armada }, { randomArmadaSetup }, { randomArmadaTable }, policies, content] = await Promise.all([
        import('../../src/armada'),
        import('./armada'),
        import('./armada-tables'),
        import('./armada-policies'),
        import('./armada-content'),
      ]);
      return {
        game: armada,
        randomSetup: randomArmadaSetup,
        starts: {
          standard: (next) => ({ setup: randomArmadaSetup(next, 300) }),
          tables: (next) => ({ position: randomArmadaTable(next) }),
        },
        preferences: { rarely: ['skip-attack', 'skip-navigate', 'end-activation', 'decline', 'stay-set-aside'] },
        // The registry has forgotten which game's states these are.
        contest: policies.armadaContest as unknown as ContestOf,
        policy: policies.armadaPlayers as unknown as NonNullable<Playable['policy']>,
        content: { all: content.armadaContent, met: content.watchArmada },
        players: ['p1', 'p2'],
        maxActions: 20_000,
      };
    },
  },
  miniatures: {
    folder: 'miniatures',
    load: async () => {
      const [{ miniatures }, setups, { randomMiniaturesTable }, { miniaturesPlayers }, content] = await Promise.all([
        import('../../src/miniatures/game'),
        import('./miniatures'),
        import('./miniatures-tables'),
        import('./miniatures-policies'),
        import('./miniatures-content'),
      ]);
      return {
        game: miniatures,
        randomSetup: setups.randomMiniaturesSetup,
        starts: {
          large: (next) => ({ setup: setups.largeMiniaturesSetup(next) }),
          tables: (next) => ({ position: randomMiniaturesTable(next) }),
        },
        preferences: setups.MINIATURES_PREFERENCES,
        // The registry has forgotten which game's states these are.
        policy: miniaturesPlayers as unknown as NonNullable<Playable['policy']>,
        content: { all: content.miniaturesContent, met: content.watchMiniatures },
        players: ['p1', 'p2', 'p3', 'p4'],
        maxActions: 20_000,
      };
    },
  },
  'outer-rim': {
    folder: 'outer-rim',
    load: async () => {
      const [
        { outerRim },
        { OUTER_RIM_PREFERENCES, OUTER_RIM_PLAYERS, outerRimSetups, randomOuterRimSetup },
        tables,
        content,
        { outerRimContest },
        { randomPack },
      ] = await Promise.all([
        import('../../src/outer-rim'),
        import('./outer-rim'),
        import('./outer-rim-tables'),
        import('./outer-rim-content'),
        import('./outer-rim-policies'),
        import('./outer-rim-packs'),
      ]);
      return {
        game: outerRim,
        randomSetup: randomOuterRimSetup,
        starts: {
          ...startsFrom(outerRimSetups),
          packs: (next) => ({ setup: { ...randomOuterRimSetup(next), pack: randomPack(next) } }),
          tables: (next) => ({ position: tables.randomTable(next) }),
          'solo-tables': (next) => ({ position: tables.randomSoloTable(next) }),
        },
        preferences: OUTER_RIM_PREFERENCES,
        // The registry has forgotten which game's states these are.
        contest: outerRimContest as unknown as ContestOf,
        content: { all: content.outerRimContent, met: content.watchOuterRim },
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

/** The games that the library offers. */
export const playableNames: readonly string[] = Object.keys(GAMES).filter(isOffered);

function isOffered(name: string): boolean {
  return existsSync(join(ROOT, 'src', GAMES[name]?.folder ?? name, 'index.ts'));
}

/** Null: the library does not offer this game yet. */
export async function playable(name: string): Promise<Playable | null> {
  const named = GAMES[name];
  return named && isOffered(name) ? named.load() : null;
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
