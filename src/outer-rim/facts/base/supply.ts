/** What is only counted, the dice, and the patrol tokens. */
import type { Effects } from '../effects';
import type { Patrol, Supply } from '../pack';
import { FACTIONS } from '../words';
import { credits, fame } from './shorthand';

export const supply: Supply = {
  id: 'supply',
  playerBoards: 4,
  // One for each player (or.components.14).
  referenceCards: 4,
  // One for each character (or.components.06).
  standees: 8,
  // One for each player, of every faction (or.components.03).
  reputationTokensPerFaction: 4,
  // They count damage (or.components.07), and progress on goals (or.components.15).
  damageTokens: 40,
  goalTokens: 12,
  // Three values, 160,000 in all (or.credits.01).
  creditTokens: [
    { worth: 1000, count: 40 },
    { worth: 5000, count: 16 },
    { worth: 10000, count: 4 },
  ],
  // There is one kind of die (or.components.19).
  dice: 6,
  faces: { hit: 3, crit: 1, focus: 2, blank: 2 },
  boardSlots: [['gear'], ['gear'], ['bounty', 'job'], ['bounty', 'job']],
  sure: { '*': 'certain', faces: 'likely', boardSlots: 'likely' },
};

/** By level: dice in combat and reward. Levels 1 to 3 are ours, fame from level 2 on (or.winning-the-game.08); level 4 cannot be beaten (or.patrol-encounter.10). */
const LEVELS: readonly { combat: number | null; reward: Effects }[] = [
  { combat: 3, reward: [credits(3000)] },
  { combat: 4, reward: [fame(1)] },
  { combat: 6, reward: [fame(2)] },
  { combat: null, reward: [] },
];

export const patrols: readonly Patrol[] = FACTIONS.flatMap((faction) =>
  LEVELS.map(({ combat, reward }, i) => ({
    id: `${faction}-patrol-${i + 1}`,
    faction,
    level: i + 1,
    combat,
    reward,
    sure: i === 3 ? 'certain' : ({ '*': 'certain', combat: 'reconstructed', reward: 'reconstructed' } as const),
  })),
);
