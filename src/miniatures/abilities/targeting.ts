/** Abilities by which a character is not attacked, or not found. */
import { reason, say, type AnyAbility } from '../../core';
import { ability } from '../engine';
import type { Miniatures } from '../model/types';
import { hasAbility, numberOf } from '../queries/abilities';
import { characterOf, enemiesOnMap, hitPointsLeft } from '../queries/characters';
import { canSee } from '../queries/sight';

/** Beyond this many squares a covered character with Stealth does not count (min.stealth.01). */
const STEALTH_RANGE = 6;

const stealth = ability({
  id: 'stealth',
  rules: ['min.stealth.01'],
  forbids: {
    'be nearest': (state, { source }, about) =>
      about.target === source &&
      about.distance > STEALTH_RANGE &&
      about.covered &&
      hasAbility(state, characterOf(state, source), 'stealth')
        ? reason('stealth', say`${source} has Stealth and cover, and is more than ${STEALTH_RANGE} squares away.`, [
            'min.stealth.01',
            'min.stealth.02',
          ])
        : null,
  },
});

const cloaked = ability({
  id: 'cloaked',
  rules: ['min.cloaked.01'],
  forbids: {
    'be target': (_state, { source }, { target, adjacent, covered }) =>
      target === source && !adjacent && covered
        ? reason('cloaked', say`${source} is Cloaked and has cover.`, ['min.cloaked.01', 'min.cloaked.02'])
        : null,
    'be nearest': (_state, { source }, about) =>
      about.target === source && !about.adjacent && about.covered
        ? reason('cloaked', say`${source} is Cloaked and has cover.`, ['min.cloaked.01'])
        : null,
  },
});

const INVISIBLE = ['min.invisibility.01'];
const invisibility = ability({
  id: 'invisibility',
  rules: INVISIBLE,
  forbids: {
    'be target': (_state, { source }, { target, adjacent }) =>
      target === source && !adjacent ? reason('invisible', say`${source} is invisible.`, INVISIBLE) : null,
    'be nearest': (_state, { source }, { target }) =>
      target === source ? reason('invisible', say`${source} is invisible.`, INVISIBLE) : null,
  },
});

const DIPLOMAT = ['min.diplomat.01', 'min.diplomat.02'];
/** Adjacent or not, as long as the attacker sees an enemy who is no Diplomat. */
const diplomat = ability({
  id: 'diplomat',
  rules: DIPLOMAT,
  forbids: {
    'be target': (state, { source }, about) => {
      if (about.target !== source) return null;
      const attacker = characterOf(state, about.attacker);
      const other = enemiesOnMap(state, attacker).find(
        (enemy) => !hasAbility(state, enemy, 'diplomat') && canSee(state, attacker, enemy),
      );
      return other
        ? reason('diplomat', say`${source} is a Diplomat, and ${attacker.id} sees ${other.id}.`, DIPLOMAT)
        : null;
    },
  },
});

const EXECUTE = ['min.execute-order-66.01'];
const executeOrder66 = ability({
  id: 'execute-order-66',
  rules: EXECUTE,
  forbids: {
    'be target': (state, { source }, { attacker, target, by }) =>
      by === 'attack' && target === source && hasAbility(state, characterOf(state, attacker), 'order-66')
        ? reason('execute-order-66', say`${attacker} has Order 66.`, EXECUTE)
        : null,
  },
});

const FRAGILE = ['min.fragile.01', 'min.fragile.02'];
const fragile = ability({
  id: 'fragile',
  rules: FRAGILE,
  forbids: {
    attack: (state, self, { character }) => {
      const left = hitPointsLeft(state, characterOf(state, self.source));
      return character === self.source && left < numberOf(self)
        ? reason('fragile', say`${character} is too fragile to attack.`, FRAGILE, { left, needed: numberOf(self) })
        : null;
    },
  },
});

const meleeReach = ability({
  id: 'melee-reach',
  rules: ['min.melee-reach.01', 'min.melee-reach.02'],
  modifies: {
    reach: (_state, self, squares, { character }) =>
      character === self.source ? Math.max(squares, numberOf(self)) : squares,
  },
});

const ADVANTAGEOUS_COVER = 8;
const advantageousCover = ability({
  id: 'advantageous-cover',
  rules: ['min.advantageous-cover.01'],
  modifies: {
    'cover bonus': (_state, { source }, amount, { target }) =>
      target === source ? Math.max(amount, ADVANTAGEOUS_COVER) : amount,
  },
});

export const targeting: readonly AnyAbility<Miniatures>[] = [
  stealth,
  cloaked,
  invisibility,
  diplomat,
  executeOrder66,
  fragile,
  meleeReach,
  advantageousCover,
];
