/** Lists to begin with: two of each game that has lists. */
import type { GameId } from '../games';

const LISTS: Readonly<Partial<Record<GameId, () => Promise<readonly string[]>>>> = {
  xwing: () =>
    raw(
      import('../../examples/squads/rebel-a-wings.json?raw'),
      import('../../examples/squads/empire-tie-swarm.json?raw'),
    ),
  destiny: () =>
    raw(import('../../examples/decks/vader-raider.json?raw'), import('../../examples/decks/finn-rey.txt?raw')),
  armada: async () => [REBELS, EMPIRE],
  miniatures: async () => [REPUBLIC, SEPARATISTS],
};

export async function listsOf(game: GameId): Promise<readonly string[]> {
  return (await LISTS[game]?.()) ?? [];
}

async function raw(...files: readonly Promise<{ default: string }>[]): Promise<string[]> {
  return (await Promise.all(files)).map((file) => file.default);
}

const REBELS = `CR90 Corvette A (44)
• General Dodonna (20)
Nebulon-B Escort Frigate (57)
• 2 x X-wing Squadron (26)
`;

const EMPIRE = `Victory II-class Star Destroyer (85)
• Grand Moff Tarkin (38)
• 3 x TIE Fighter Squadron (24)
`;

const REPUBLIC = `General Obi-Wan Kenobi
Clone Trooper Commander (starter)
Clone Trooper (starter)
`;

const SEPARATISTS = `Count Dooku of Serenno
Super Battle Droid Commander (starter)
Security Battle Droid (starter)
`;
