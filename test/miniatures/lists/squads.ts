/** Squads for tests, and what is wrong with them. */
import { statCard, type StatCard } from '../../../src/miniatures/facts';
import { checkSquad, type SquadOptions } from '../../../src/miniatures/lists/squad-building';
import type { SquadList } from '../../../src/miniatures/lists/squad-list';

/** The rulebook's sample squad. */
export const SAMPLE: SquadList = {
  name: 'Sample',
  faction: 'republic',
  characters: ['general-obi-wan-kenobi', 'arc-trooper', ...copies(3, 'clone-trooper-starter')],
};

export function copies(count: number, id: string): string[] {
  return Array<string>(count).fill(id);
}

export function squad(faction: SquadList['faction'], ...characters: string[]): SquadList {
  return { name: 'Squad', faction, characters };
}

/** A card of our own: a Battle Droid with something else. */
export function card(changed: Partial<StatCard> & { id: string }): StatCard {
  const droid = statCard('battle-droid-clone-strike');
  if (!droid) throw new Error('no Battle Droid');
  return { ...droid, name: changed.id, ...changed };
}

/** A squad of our own cards. */
export function own(faction: SquadList['faction'], ...cards: StatCard[]): SquadList {
  return { ...squad(faction, ...cards.map(({ id }) => id)), cards };
}

/** Codes with their places: `wrong-faction characters.1`. */
export function wrongWith(list: SquadList, options: Partial<SquadOptions> = {}): string[] {
  return coded(checkSquad(list, options));
}

export function coded(reasons: ReturnType<typeof checkSquad>): string[] {
  return reasons.map(({ code, facts = {} }) =>
    [code, ...(Array.isArray(facts['at']) ? [facts['at'].join('.')] : [])].join(' '),
  );
}
