/** Galactic Empire: pilots of the TIE/ca Punisher. */
import { after } from '../../../../core';
import { ability } from '../../../engine';
import { performAction } from '../../../procedures/perform-action';
import { isYou, you } from '../../forms/you';

const deathrain = ability({
  id: 'deathrain',
  card: 'pilot:deathrain',
  rules: ['xw.timing.07'],
  on: after('device-placed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  effect: (state, self) =>
    performAction(state, you(state, self).id, 'any action on its bar', { may: true, source: 'deathrain' }),
});

export const tieCaPunisherPilots = [deathrain];
