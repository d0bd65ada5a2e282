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
  armada: () => raw(import('../../examples/fleets/dodonna.txt?raw'), import('../../examples/fleets/tarkin.txt?raw')),
  miniatures: () =>
    raw(
      import('../../examples/miniatures-squads/obi-wan.txt?raw'),
      import('../../examples/miniatures-squads/dooku.txt?raw'),
    ),
};

export async function listsOf(game: GameId): Promise<readonly string[]> {
  return (await LISTS[game]?.()) ?? [];
}

async function raw(...files: readonly Promise<{ default: string }>[]): Promise<string[]> {
  return (await Promise.all(files)).map((file) => file.default);
}
