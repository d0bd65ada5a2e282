/** What a whole squad is, or what its members are to each other: Black Sun, Mandalorian Conscription. */
import type { AnyAbility } from '../../core';
import { ability } from '../engine';
import type { Miniatures } from '../model/types';
import { cardOf, characterOf, isInSquad } from '../queries/characters';
import { thisCharacter } from './words';

const LEADERS = ['Vigo', 'Xizor'];

/** Whoever leads the Black Sun need not be in play: the squad has them (min.black-sun.02). */
const blackSun = ability({
  id: 'black-sun',
  rules: ['min.black-sun.01', 'min.black-sun.02'],
  modifies: {
    grants: (state, self, grants) => {
      const { player, id: character } = thisCharacter(state, self);
      const led = state.characters.some(
        (each) =>
          each.id !== character &&
          each.player === player &&
          isInSquad(each) &&
          LEADERS.some((name) => cardOf(state, each).name.includes(name)),
      );
      return led ? [...grants, { character, ability: 'grenades', value: 10 }] : grants;
    },
  },
});

const conscription = ability({
  id: 'mandalorian-conscription',
  rules: ['min.mandalorian-conscription.01'],
  modifies: {
    factions: (state, self, factions, { character }) =>
      characterOf(state, character).player === thisCharacter(state, self).player ? ['mandalorian'] : factions,
  },
});

export const ofTheSquad: readonly AnyAbility<Miniatures>[] = [blackSun, conscription];
