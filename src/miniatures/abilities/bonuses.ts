/** Bonuses to Attack, Damage and Defense. */
import type { AnyAbility } from '../../core';
import { ability } from '../engine';
import type { Miniatures } from '../model/types';
import { hasForceRating, isKind, namedBy, numberOf } from '../queries/abilities';
import { characterOf } from '../queries/characters';
import { hasMoved } from '../queries/turn';
import { attacks, bonus, isAttacked, plus } from './words';

/** What Cunning Attack and its like add without a number of their own (min.cunning-attack.01, .02). */
const USUAL_DAMAGE = 10;

const cunningAttack = bonus(
  'cunning-attack',
  ['min.cunning-attack.01'],
  (state, self, about) => attacks(state, self, about) && !characterOf(state, about.target).activated,
  { attack: 4, damage: (self) => numberOf(self, USUAL_DAMAGE) },
);

const opportunist = bonus(
  'opportunist',
  ['min.opportunist.01'],
  (state, self, about) => attacks(state, self, about) && characterOf(state, about.target).activated,
  { attack: 4, damage: (self) => numberOf(self, USUAL_DAMAGE) },
);

const momentum = bonus(
  'momentum',
  ['min.momentum.01'],
  (state, self, about) => attacks(state, self, about) && about.adjacent && hasMoved(state, self.source),
  { attack: 4, damage: USUAL_DAMAGE },
);

const lightsaberDuelist = bonus(
  'lightsaber-duelist',
  ['min.lightsaber-duelist.01'],
  (state, self, about) =>
    isAttacked(state, self, about) && about.adjacent && hasForceRating(state, characterOf(state, about.attacker)),
  { defense: 4 },
);

/** Each helper of the kind that it names gives 2 more (min.synchronized-fire.01). */
const synchronizedFire = ability({
  id: 'synchronized-fire',
  rules: ['min.synchronized-fire.01'],
  modifies: {
    'combined fire bonuses': (state, self, given, { attacker, helper }) =>
      attacker === self.source && isKind(state, characterOf(state, helper), namedBy(self))
        ? plus(given, self, 2)
        : given,
  },
});

export const bonuses: readonly AnyAbility<Miniatures>[] = [
  cunningAttack,
  opportunist,
  momentum,
  lightsaberDuelist,
  synchronizedFire,
];
