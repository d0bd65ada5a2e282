/** What a game begins with: the lists that players brought. */
import type { GameId } from '../games';

const SETUPS: Readonly<Record<GameId, (lists: readonly string[]) => unknown>> = {
  xwing: (squads) => ({ squads, mat: 'standard' }),
  armada: (fleets) => ({ fleets }),
  destiny: (decks) => ({ decks }),
  miniatures: (squads) => ({ map: 'hangar', squads }),
  'outer-rim': () => ({ players: ['p1', 'p2'], characters: 'random' }),
};

export function setupOf(game: GameId, lists: readonly string[]): unknown {
  return SETUPS[game](lists);
}
