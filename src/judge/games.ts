/** The games that the command line judges, loaded when a file asks for them: texts of rules are large. */
import type { JudgedGame } from './scenario';

const LOADERS: Readonly<Record<string, () => Promise<JudgedGame>>> = {
  xwing: async () => {
    const [{ xwingScenarios }, { rules, playersWords }] = await Promise.all([
      import('../xwing/scenario'),
      import('../xwing/catalogue'),
    ]);
    return { language: xwingScenarios, rules, playersWords };
  },
  destiny: async () => {
    const [{ destinyScenarios }, { rules, playersWords }] = await Promise.all([
      import('../destiny/scenario'),
      import('../destiny/catalogue'),
    ]);
    return { language: destinyScenarios, rules, playersWords };
  },
  'outer-rim': async () => {
    const [{ outerRimScenarios }, { rules, playersWords }] = await Promise.all([
      import('../outer-rim/scenario'),
      import('../outer-rim/catalogue'),
    ]);
    return { language: outerRimScenarios, rules, playersWords };
  },
  armada: async () => {
    const [{ armadaScenarios }, { rules, playersWords }] = await Promise.all([
      import('../armada/scenario'),
      import('../armada/catalogue'),
    ]);
    return { language: armadaScenarios, rules, playersWords };
  },
  miniatures: async () => {
    const [{ miniaturesScenarios }, { rules, playersWords }] = await Promise.all([
      import('../miniatures/scenario'),
      import('../miniatures/catalogue'),
    ]);
    return { language: miniaturesScenarios, rules, playersWords };
  },
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

/** Null: there is no such game. */
export function loadGame(id: string): Promise<JudgedGame> | null {
  return Object.hasOwn(LOADERS, id) ? (LOADERS[id]?.() ?? null) : null;
}

export function loadAllGames(): Promise<JudgedGame[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()));
}

/** What studies know of a game: where its players sit in a setup, so that they can change places, and what they lose. */
export interface Studied {
  /** The field of what players bring, each as a file; null: they bring nothing. */
  lists: string | null;
  /** Fields with an entry for each player, in the order of their seats. */
  bySeat: readonly string[];
  /** The field in which players have names of their own; where it is missing they are called `p1`, `p2` and so on by their seats. */
  names: string | null;
  /** The events by which pieces are lost. */
  losses: readonly string[];
}

export const STUDIED: Readonly<Record<string, Studied>> = {
  xwing: { lists: 'squads', bySeat: ['squads'], names: null, losses: ['ship-destroyed', 'remote-destroyed'] },
  destiny: { lists: 'decks', bySeat: ['decks', 'dice'], names: null, losses: ['defeated'] },
  'outer-rim': { lists: null, bySeat: ['players'], names: 'players', losses: ['defeated', 'patrol-removed'] },
  armada: {
    lists: 'fleets',
    bySeat: ['fleets', 'teams'],
    names: 'teams',
    losses: ['ship-destroyed', 'squadron-destroyed'],
  },
  miniatures: {
    lists: 'squads',
    bySeat: ['squads', 'atHand', 'boosters', 'picks'],
    names: null,
    losses: ['character-defeated'],
  },
};
