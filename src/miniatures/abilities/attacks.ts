/** How many attacks a character makes, what they do on critical hits, and whom it may attack. */
import { reason, say, type AnyAbility } from '../../core';
import { ability } from '../engine';
import type { Miniatures } from '../model/types';
import { numberOf } from '../queries/abilities';

/** So many attacks in its turn instead of moving (min.double-attack.01). */
function attacksInstead(id: string, number: number): AnyAbility<Miniatures> {
  return ability({
    id,
    rules: [`min.${id}.01`],
    modifies: {
      attacks: (_state, { source }, most, { character }) => (character === source ? Math.max(most, number) : most),
    },
  });
}

const extraAttack = ability({
  id: 'extra-attack',
  rules: ['min.extra-attack.01'],
  modifies: {
    'extra attacks': (_state, { source }, more, { character }) => (character === source ? more + 1 : more),
  },
});

/** A critical hit on less than a natural 20 (min.deadly-attack.01, min.vaapad-style-fighting.01). */
function criticalFrom(id: string, natural: number): AnyAbility<Miniatures> {
  return ability({
    id,
    rules: [`min.${id}.01`],
    modifies: {
      'critical from': (_state, { source }, least, { attacker }) =>
        attacker === source ? Math.min(least, natural) : least,
    },
  });
}

/** min.vicious-attack.01 */
const TRIPLE = 3;
const viciousAttack = ability({
  id: 'vicious-attack',
  rules: ['min.vicious-attack.01'],
  modifies: {
    'critical factor': (_state, { source }, factor, { attacker }) =>
      attacker === source ? Math.max(factor, TRIPLE) : factor,
  },
});

const resilient = ability({
  id: 'resilient',
  rules: ['min.resilient.01'],
  forbids: {
    'take critical damage': (_state, { source }, { target }) =>
      target === source ? reason('resilient', say`${source} is Resilient.`, ['min.resilient.01']) : null,
  },
});

/** min.penetration.01, .02 */
const penetration = ability({
  id: 'penetration',
  rules: ['min.penetration.01', 'min.penetration.02'],
  modifies: {
    'damage reduction': (_state, self, reduction, { attacker }) =>
      attacker === self.source ? reduction - numberOf(self) : reduction,
  },
});

const demolish = ability({
  id: 'demolish',
  rules: ['min.demolish.01'],
  modifies: {
    'damage reduction': (_state, { source }, reduction, { attacker, adjacent }) =>
      attacker === source && adjacent ? Math.min(0, reduction) : reduction,
  },
});

const accurateShot = ability({
  id: 'accurate-shot',
  rules: ['min.accurate-shot.01'],
  permits: { 'target covered': (_state, { source }, { attacker, by }) => by === 'attack' && attacker === source },
});

const sniper = ability({
  id: 'sniper',
  rules: ['min.sniper.01'],
  permits: { 'look past characters': (_state, { source }, { attacker }) => attacker === source },
});

export const attackAbilities: readonly AnyAbility<Miniatures>[] = [
  attacksInstead('double-attack', 2),
  attacksInstead('triple-attack', 3),
  attacksInstead('quadruple-attack', 4),
  extraAttack,
  criticalFrom('deadly-attack', 19),
  criticalFrom('vaapad-style-fighting', 18),
  viciousAttack,
  resilient,
  penetration,
  demolish,
  accurateShot,
  sniper,
];
