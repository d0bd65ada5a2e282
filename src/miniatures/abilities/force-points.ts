/** How Force points come, how often they are spent, and what rerolls add. */
import { after, type AnyAbility } from '../../core';
import { gainForce } from '../effects/force';
import { ability } from '../engine';
import type { Miniatures } from '../model/types';
import { numberOf } from '../queries/abilities';
import { thisCharacter } from './words';

const forceRenewal = ability({
  id: 'force-renewal-1',
  rules: ['min.force-renewal-1.01'],
  on: after('character-activated'),
  when: (_state, { source, event }) => event.character === source,
  effect: (state, self) => gainForce(state, thisCharacter(state, self), numberOf(self, 1), ['min.force-renewal-1.01']),
});

const masterOfTheForce = ability({
  id: 'master-of-the-force',
  rules: ['min.master-of-the-force.01'],
  modifies: {
    'force uses': (_state, self, times, { character }) =>
      character === self.source ? Math.max(times, numberOf(self, times)) : times,
  },
});

const mettle = ability({
  id: 'mettle',
  rules: ['min.mettle.01'],
  modifies: {
    'reroll bonus': (_state, { source }, amount, { character }) => (character === source ? amount + 4 : amount),
  },
});

export const forcePoints: readonly AnyAbility<Miniatures>[] = [forceRenewal, masterOfTheForce, mettle];
