/** Bonuses against certain enemies: Droids, Unique ones, those with a Force rating, those that are adjacent. */
import type { AnyAbility } from '../../core';
import { hasForceRating, isDroid, isNonliving, isUnique, numberOf } from '../queries/abilities';
import { characterOf } from '../queries/characters';
import { currentTurn } from '../queries/turn';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import type { AboutAttack } from '../model/values';
import { attacks, bonus, isAttacked } from './words';

type Is = (state: MiniaturesState, character: Character) => boolean;

/** Of this character's attacks those against targets of whom something holds. */
function against(is: Is): Parameters<typeof bonus>[2] {
  return (state, self, about) => attacks(state, self, about) && is(state, characterOf(state, about.target));
}

/** Of these only those against adjacent targets. */
function againstAdjacent(is: Is): Parameters<typeof bonus>[2] {
  return (state, self, about) => about.adjacent && against(is)(state, self, about);
}

const anybody: Is = () => true;
const USUAL_DAMAGE = 10;

/** Its second hit on the same adjacent enemy in a turn; this hit is among those that are counted (min.rend.01). */
function isSecondHit(state: MiniaturesState, self: { source: string }, { attacker, target, adjacent }: AboutAttack) {
  const turn = currentTurn(state);
  const own = attacker === self.source && adjacent && turn?.character === attacker;
  return own && turn.hits.filter((each) => each === target).length === 2;
}

export const againstSome: readonly AnyAbility<Miniatures>[] = [
  bonus(
    'advantageous-attack',
    ['min.advantageous-attack.01'],
    against((_state, { activated }) => !activated),
    { damage: USUAL_DAMAGE },
  ),
  bonus('bounty-hunter', ['min.bounty-hunter.01'], against(isUnique), { attack: (self) => numberOf(self) }),
  bonus('jedi-hunter', ['min.jedi-hunter.01'], against(hasForceRating), { attack: 4, damage: USUAL_DAMAGE }),
  bonus('ion-gun', ['min.ion-gun.01', 'min.cyborg.02'], against(isNonliving), { damage: (self) => numberOf(self) }),
  bonus('electric-shock', ['min.electric-shock.01'], againstAdjacent(isDroid), { damage: (self) => numberOf(self) }),
  bonus('lightsaber', ['min.lightsaber.01'], againstAdjacent(anybody), { damage: USUAL_DAMAGE }),
  bonus('rend', ['min.rend.01'], isSecondHit, { damage: (self) => numberOf(self) }),
  bonus(
    'lightsaber-resistance',
    ['min.lightsaber-resistance.01'],
    (state, self, about) =>
      isAttacked(state, self, about) && about.adjacent && hasForceRating(state, characterOf(state, about.attacker)),
    { defense: 2 },
  ),
];
