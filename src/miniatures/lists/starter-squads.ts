/** The two squads of the basic game, the figures of the starter (min.basic-rules.02, min.choose-sides.02, .03). */
import { frozen } from '../../core/engine/share';
import type { SquadList } from './squad-list';

/**
 * One of each figure: General Obi-Wan Kenobi's clone troopers, and Count Dooku's battle droids; they fight in the rulebook's example
 * (min.example-of-combat.01). What their cards print stands in facts/data/characters.json:
 *
 * - Obi-Wan has Defense 22, 120 Hit Points and 2 Force points (min.attacking-basics.09, min.attacking-basics.10, min.named-force-powers.02).
 * - Dooku has Attack +16, Damage 20 and 5 Force points (min.attacking-basics.07, min.attacking-basics.08, min.named-force-powers.11).
 * - No other of the six has Force points (min.force-points-basics.01). The powers of both stand there, too (min.named-force-powers.05).
 * - The Security Battle Droid has Attack +3 and Damage 10 (min.example-of-combat.10, min.example-of-combat.11).
 * - Both battle droids are Droids (min.starter-special-abilities.07); three of the six have commander effects (min.starter-commander-effects.01).
 */
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
