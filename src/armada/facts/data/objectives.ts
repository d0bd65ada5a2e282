import type { ObjectiveCategory } from '../words';

/** Names by category, each with what its victory tokens are worth. */
export const objectives: Readonly<Record<ObjectiveCategory, Readonly<Record<string, number | null>>>> = {
  assault: { 'Advanced Gunnery': null, 'Most Wanted': null, 'Opening Salvo': null, 'Precision Strike': 15 },
  defense: { 'Contested Outpost': 20, 'Fire Lanes': 15, 'Fleet Ambush': null, 'Hyperspace Assault': null },
  navigation: { 'Dangerous Territory': 15, 'Intel Sweep': null, Minefields: null, 'Superior Positions': 15 },
};
