/** The two squads of the basic game, the figures of the starter (min.basic-rules.02, min.choose-sides.02, .03). */
import { frozen } from '../../core/engine/share';
import type { SquadList } from './squad-list';

/** One of each figure: General Obi-Wan Kenobi's clone troopers, and Count Dooku's battle droids. */
export const STARTER_SQUADS: Readonly<Record<'republic' | 'separatist', SquadList>> = frozen({
  republic: {
    name: 'Republic starter squad',
    faction: 'republic',
    characters: ['general-obi-wan-kenobi', 'clone-trooper-commander-starter', 'clone-trooper-starter'],
  },
  separatist: {
    name: 'Separatist starter squad',
    faction: 'separatist',
    characters: ['count-dooku-of-serenno', 'super-battle-droid-commander-starter', 'security-battle-droid-starter'],
  },
} satisfies Record<string, SquadList>);

/** Is it one of them, in whatever order its figures stand? */
export function isStarterSquad({ faction, characters }: SquadList): boolean {
  return Object.values(STARTER_SQUADS).some(
    (squad) => squad.faction === faction && [...squad.characters].sort().join() === [...characters].sort().join(),
  );
}
