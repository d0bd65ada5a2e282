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
