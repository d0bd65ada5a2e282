/** Whom abilities add to squads (min.reinforcements.01, min.reserves.01). */
import type { CardAbility } from './types';

/**
 * Those with a name of their own (min.droid-reinforcements.01, min.fringe-reinforcements.01, min.fringe-reserves.01, min.republic-reserves.01,
 * min.separatist-reserves.01). The others name it: `Reserves 30 (Stormtrooper on 18)`.
 */
const ADDS: ReadonlyMap<string, string> = new Map([
  ['droid-reinforcements', 'Droid'],
  ['fringe-reinforcements', 'Fringe'],
  ['fringe-reserves', 'Fringe'],
  ['republic-reserves', 'Republic'],
  ['separatist-reserves', 'Separatist'],
]);

/** The kind of characters that an ability adds to a squad, in the words of cards; null: it adds nobody. */
export function kindAdded({ ability, names }: Pick<CardAbility, 'ability' | 'names'>): string | null {
  const named = ability === 'reinforcements' || ability === 'reserves' ? names : undefined;
  return ADDS.get(ability) ?? named ?? null;
}
