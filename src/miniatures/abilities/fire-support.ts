/** What matters as characters combine fire (min.combined-fire-rules). */
import { after, reason, say, type AbilityInPlay, type AnyAbility } from '../../core';
import { gain } from '../effects/abilities';
import { ability, permitted } from '../engine';
import { lastingBy } from '../model/lasting';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import type { AboutAttack } from '../model/values';
import { hasAbility, isDroid, numberOf } from '../queries/abilities';
import { currentAttack } from '../queries/attack';
import { characterOf } from '../queries/characters';
import { areAllies } from '../queries/players';
import { isAdjacent, isWithin } from '../queries/sight';
import { attacks, bonus, thisCharacter } from './words';

/** What these abilities reach. */
const RANGE = 6;

/** It combines fire with the attack. */
function helps(_state: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>, { helpers }: AboutAttack): boolean {
  return helpers.includes(source);
}

function isNear(state: MiniaturesState, self: AbilityInPlay, id: string): boolean {
  return isWithin(state, thisCharacter(state, self), characterOf(state, id), RANGE);
}

const MOUNTED = ['min.mounted-weapon.01'];

const mountedWeapon = ability({
  id: 'mounted-weapon',
  rules: MOUNTED,
  forbids: {
    'combine fire': (state, { source }, about) =>
      about.attacker === source &&
      !hasAbility(state, characterOf(state, about.helper), 'mounted-weapon') &&
      !permitted(state, 'combine fire with mounted weapon', about)
        ? reason('mounted-weapon', say`${source} has a Mounted Weapon, and ${about.helper} does not serve it.`, MOUNTED)
        : null,
  },
});

/** It serves the Mounted Weapon of an adjacent ally. */
function serves(state: MiniaturesState, self: AbilityInPlay, attacker: string): boolean {
  const other = characterOf(state, attacker);
  return hasAbility(state, other, 'mounted-weapon') && isAdjacent(state, thisCharacter(state, self), other);
}

const gunner = ability({
  id: 'gunner',
  rules: ['min.gunner.01'],
  permits: {
    'combine fire with mounted weapon': (state, self, { helper, attacker }) =>
      helper === self.source && serves(state, self, attacker),
  },
});

const FLANKING = ['min.flanking-support.01'];

const flankingSupport = ability({
  id: 'flanking-support',
  rules: FLANKING,
  on: after('attack-hit'),
  when: (state, self) =>
    currentAttack(state)?.helpers.includes(self.source) === true && isNear(state, self, self.event.target),
  effect: (state, { source, event }) => {
    if (!event) return;
    gain(state, characterOf(state, event.target), lastingBy('flanking-support', source), FLANKING);
  },
});

/** The attacker is an ally of whoever it was flanked by, which comes with it, and has no Mounted Weapon. */
function isFlankedFor(state: MiniaturesState, { source, value }: AbilityInPlay, about: AboutAttack): boolean {
  const attacker = characterOf(state, about.attacker);
  return (
    about.target === source &&
    areAllies(state, characterOf(state, String(value)), attacker) &&
    !hasAbility(state, attacker, 'mounted-weapon')
  );
}

export const fireSupport: readonly AnyAbility<Miniatures>[] = [
  mountedWeapon,
  gunner,
  bonus(
    'gunner-damage',
    ['min.gunner.02'],
    (state, self, about) => helps(state, self, about) && serves(state, self, about.attacker),
    { damage: (self) => numberOf(self) },
    'gunner',
  ),
  bonus(
    'spotter',
    ['min.spotter.01'],
    (state, self, about) => helps(state, self, about) && isNear(state, self, about.target),
    { damage: (self) => numberOf(self) },
  ),
  bonus(
    'flux-density',
    ['min.flux-density.01'],
    (state, self, about) =>
      attacks(state, self, about) && about.helpers.some((helper) => isDroid(state, characterOf(state, helper))),
    { damage: 10 },
  ),
  flankingSupport,
  bonus('effect-flanked', FLANKING, isFlankedFor, { defense: -4 }),
];
