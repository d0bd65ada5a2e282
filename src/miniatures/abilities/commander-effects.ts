/** Commander effects (min.commander-effect), by their characters. */
import type { AnyAbility } from '../../core';
import { ability } from '../engine';
import type { Miniatures } from '../model/types';
import { isKind } from '../queries/abilities';
import { alliesOnMap, characterOf } from '../queries/characters';
import { isLed, leads } from '../queries/commanders';
import { isWithin } from '../queries/sight';
import { hasMoved } from '../queries/turn';
import { plus } from './forms/bonuses';
import { RANGE, thisCharacter } from './forms/who';

/**
 * Trooper followers within 6 squares who do not move in the turn in which they attack (min.starter-commander-effects.05): who attacks in the turn of
 * another has not moved in it (min.starter-commander-effects.07).
 */
const troopers = ability({
  id: 'commander-clone-trooper-commander-starter',
  rules: ['min.starter-commander-effects.05', 'min.bonus.03'],
  modifies: {
    'attack bonuses': (state, self, bonuses, { attacker }) =>
      !hasMoved(state, attacker) &&
      leads(state, self, attacker, { within: RANGE }) &&
      isKind(state, characterOf(state, attacker), 'Trooper')
        ? plus(bonuses, self, 3, true)
        : bonuses,
  },
});

/** Followers, as long as another ally is within 6 squares of them (min.starter-commander-effects.03, .04). */
const generalKenobi = ability({
  id: 'commander-general-obi-wan-kenobi',
  rules: ['min.starter-commander-effects.03', 'min.starter-commander-effects.04'],
  modifies: {
    'attack bonuses': (state, self, bonuses, { attacker }) =>
      hasAllyNear(state, self, attacker) ? plus(bonuses, self, 4) : bonuses,
    'defense bonuses': (state, self, bonuses, { target }) =>
      hasAllyNear(state, self, target) ? plus(bonuses, self, 4) : bonuses,
  },
});

function hasAllyNear(state: Miniatures['state'], self: Parameters<typeof leads>[1], id: string): boolean {
  const character = characterOf(state, id);
  return (
    leads(state, self, id) && alliesOnMap(state, character).some((ally) => isWithin(state, character, ally, RANGE))
  );
}

/**
 * Allied Droids within 6 squares who do not move in the turn in which they attack (min.starter-commander-effects.06, .08), be it that the commander has
 * combined fire (min.example-of-combat.08).
 */
const droids = ability({
  id: 'commander-super-battle-droid-commander-starter',
  rules: ['min.starter-commander-effects.06', 'min.starter-commander-effects.08'],
  modifies: {
    'attack bonuses': (state, self, bonuses, { attacker }) => {
      const commander = thisCharacter(state, self);
      const character = characterOf(state, attacker);
      return character.player === commander.player &&
        character.id !== commander.id &&
        !hasMoved(state, attacker) &&
        isKind(state, character, 'Droid') &&
        isLed(state, commander, character, { within: RANGE, droids: true })
        ? plus(bonuses, self, 4, true)
        : bonuses;
    },
  },
});

/** Followers within 6 squares, against adjacent enemies (min.stacking.02). */
const tarfful = ability({
  id: 'commander-tarfful',
  rules: ['min.stacking.02'],
  modifies: {
    'attack bonuses': (state, self, bonuses, { attacker, adjacent }) =>
      adjacent && leads(state, self, attacker, { within: RANGE }) ? plus(bonuses, self, 4) : bonuses,
  },
});

export const commanderEffects: readonly AnyAbility<Miniatures>[] = [troopers, generalKenobi, droids, tarfful];
