import type { CompactObjective } from '../compact';
import type { ObjectiveCategory } from '../words';

const ONE_EACH: CompactObjective = { objectiveShips: 'one of each player' };

/** Names by category. */
export const objectives: Readonly<Record<ObjectiveCategory, Readonly<Record<string, CompactObjective>>>> = {
  assault: {
    'Advanced Gunnery': ONE_EACH,
    'Most Wanted': ONE_EACH,
    'Opening Salvo': { objectiveShips: 'every ship' },
    'Precision Strike': { victoryToken: 15 },
  },
  defense: {
    'Contested Outpost': { victoryToken: 20 },
    'Fire Lanes': { victoryToken: 15 },
    'Fleet Ambush': {},
    'Hyperspace Assault': {},
  },
  navigation: {
    'Dangerous Territory': { victoryToken: 15 },
    'Intel Sweep': ONE_EACH,
    Minefields: {},
    'Superior Positions': { victoryToken: 15 },
  },
};
