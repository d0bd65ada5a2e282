/** What a game begins with: the lists that players brought. */
import type { GameId } from '../games';

/** More than one where players agree on something before they bring them; any of these may do. */
const SETUPS: Readonly<Record<GameId, (lists: readonly string[]) => readonly unknown[] | Promise<readonly unknown[]>>> =
  {
    xwing: (squads) => [{ squads, mat: 'standard' }],
    armada: (fleets) => [{ fleets }],
    destiny: (decks) => [{ decks }],
    miniatures: async (squads) => {
      const { ERAS } = await import('holojudge/miniatures/facts');
      return ERAS.map((era) => ({ map: 'hangar', squads, era }));
    },
    'outer-rim': () => [{ players: ['p1', 'p2'], characters: 'random' }],
  };

export async function setupsOf(game: GameId, lists: readonly string[]): Promise<readonly unknown[]> {
  return SETUPS[game](lists);
}
