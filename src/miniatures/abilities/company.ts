/** Bonuses by who is near: allies and enemies of a character, or those that it helps and hinders. */
import type { AbilityInPlay, AnyAbility } from '../../core';
import { ability, forbidden } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import type { AboutAttack } from '../model/values';
import { isDroid, isKind, isUnique, namedBy, numberOf } from '../queries/abilities';
import {
  alliesOnMap,
  cardOf,
  characterOf,
  charactersOnMap,
  enemiesOnMap,
  isOnMap,
  isWounded,
} from '../queries/characters';
import { areAllies, areEnemies } from '../queries/players';
import { isAdjacent, isAdjacentFor, isWithin } from '../queries/sight';
import { attacks, bonus, thisCharacter } from './words';

/** What these abilities reach. */
const RANGE = 6;

function near(state: MiniaturesState, one: Character, other: Character): boolean {
  return isOnMap(one) && isOnMap(other) && isWithin(state, one, other, RANGE);
}

/** Allies within 6 squares of whom something holds. */
function alliesNear(
  state: MiniaturesState,
  self: AbilityInPlay,
  is: (ally: Character) => boolean = () => true,
): Character[] {
  const own = thisCharacter(state, self);
  return alliesOnMap(state, own).filter((ally) => is(ally) && near(state, own, ally));
}

/** The ally that the ability names. */
function isNamed(state: MiniaturesState, self: AbilityInPlay): (ally: Character) => boolean {
  return (ally) => isKind(state, ally, namedBy(self));
}

function sameName(state: MiniaturesState, self: AbilityInPlay): (ally: Character) => boolean {
  const { name } = cardOf(state, thisCharacter(state, self));
  return (ally) => cardOf(state, ally).name === name;
}

type When = Parameters<typeof bonus>[2];

/** In its attacks, as long as something holds of those around it. */
function attackingWhile(holds: (state: MiniaturesState, self: AbilityInPlay) => boolean): When {
  return (state, self, about) => attacks(state, self, about) && holds(state, self);
}

/** Not against a master of Makashi (min.makashi-style-master.02). */
function oneEnemyNear(state: MiniaturesState, self: AbilityInPlay, { attacker, target }: AboutAttack): boolean {
  if (attacker !== self.source) return false;
  if (forbidden(state, 'use ability', { character: attacker, ability: self.ability, against: target })) return false;
  const own = thisCharacter(state, self);
  return enemiesOnMap(state, own).filter((enemy) => near(state, own, enemy)).length === 1;
}

/** 2 for each character beside it, friend or foe, but the target (min.crowd-fighting.01). */
function crowd(self: AbilityInPlay, state: MiniaturesState, { target, kind }: AboutAttack): number {
  const own = thisCharacter(state, self);
  const crowding = charactersOnMap(state).filter(
    (each) => each.id !== own.id && each.id !== target && isAdjacentFor(state, own, each, kind),
  );
  return 2 * crowding.length;
}

/** So much for each other ally that the ability names within 6 squares of the target. */
function gang(self: AbilityInPlay, state: MiniaturesState, about: AboutAttack): number {
  const target = characterOf(state, about.target);
  const others = alliesOnMap(state, thisCharacter(state, self)).filter(isNamed(state, self));
  return numberOf(self) * others.filter((ally) => near(state, ally, target)).length;
}

/** So much for each other ally of its name that is adjacent to the target. */
function swarm(self: AbilityInPlay, state: MiniaturesState, about: AboutAttack): number {
  const target = characterOf(state, about.target);
  const others = alliesOnMap(state, thisCharacter(state, self)).filter(sameName(state, self));
  return numberOf(self) * others.filter((ally) => isAdjacent(state, ally, target)).length;
}

/** Enemies within 6 squares of it attack worse, or are hit more easily. */
function hinders(state: MiniaturesState, self: AbilityInPlay, id: string): boolean {
  const own = thisCharacter(state, self);
  const other = characterOf(state, id);
  return areEnemies(state, own, other) && near(state, own, other);
}

function isCommonDroid(state: MiniaturesState, self: AbilityInPlay, id: string): boolean {
  const own = thisCharacter(state, self);
  const other = characterOf(state, id);
  return isOnMap(own) && areAllies(state, own, other) && isDroid(state, other) && !isUnique(state, other);
}

function shapes(state: MiniaturesState, self: Pick<AbilityInPlay, 'source'>, id: string): boolean {
  const own = characterOf(state, self.source);
  const other = characterOf(state, id);
  return areAllies(state, own, other) && near(state, own, other) && isKind(state, other, 'Yuuzhan Vong');
}

/** It is as if that Damage was printed; of several the strongest counts, once (min.shaper.02, min.stacking.03). */
const shaper = ability({
  id: 'shaper',
  rules: ['min.shaper.01', 'min.shaper.02'],
  modifies: {
    'base damage': (state, self, damage, { attacker }) => {
      const [strongest] = state.inPlay
        .filter((each) => each.ability === self.ability && shapes(state, each, attacker))
        .sort((a, b) => numberOf(b) - numberOf(a));
      return strongest?.source === self.source ? damage + numberOf(self) : damage;
    },
  },
});

export const company: readonly AnyAbility<Miniatures>[] = [
  bonus('ataru-style', ['min.ataru-style.01'], oneEnemyNear, { attack: 4 }),
  bonus('crowd-fighting', ['min.crowd-fighting.01', 'min.crowd-fighting.02'], attacks, { attack: crowd }),
  bonus('gang', ['min.gang.01', 'min.gang.02'], attacks, { attack: gang }),
  bonus('swarm-1', ['min.swarm-1.01', 'min.swarm-1.02'], attacks, { attack: swarm }),
  bonus(
    'gregarious',
    ['min.gregarious.01'],
    attackingWhile((state, self) => alliesNear(state, self).length > 0),
    { attack: 4 },
  ),
  bonus(
    'loner',
    ['min.loner.01'],
    attackingWhile((state, self) => alliesNear(state, self).length === 0),
    { attack: 4 },
  ),
  bonus(
    'squad-assault',
    ['min.squad-assault.01'],
    attackingWhile((state, self) => alliesNear(state, self, sameName(state, self)).length >= 3),
    { attack: 4 },
  ),
  bonus(
    'synergy',
    ['min.synergy.01'],
    attackingWhile((state, self) => alliesNear(state, self, isNamed(state, self)).length > 0),
    { attack: 4 },
  ),
  bonus(
    'protective',
    ['min.protective.01'],
    attackingWhile((state, self) => alliesNear(state, self, isNamed(state, self)).some(isWounded)),
    { damage: (self) => numberOf(self) },
  ),
  bonus('fire-control', ['min.fire-control.01'], (state, self, { attacker }) => isCommonDroid(state, self, attacker), {
    attack: 4,
  }),
  bonus(
    'doctrine-of-fear',
    ['min.doctrine-of-fear.01'],
    (state, self, { attacker }) => hinders(state, self, attacker),
    { attack: -4 },
  ),
  bonus('traps', ['min.traps.01'], (state, self, { target }) => hinders(state, self, target), { defense: -4 }),
  shaper,
];
