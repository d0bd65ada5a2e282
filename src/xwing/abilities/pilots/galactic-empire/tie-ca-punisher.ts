/** Galactic Empire: pilots of the TIE/ca Punisher. */
import { after } from '../../../../core';
import { ability } from '../../../engine';
import { acquireLock } from '../../../procedures/lock';
import { performing } from '../../forms/actions';
import { wasDroppedOrLaunched } from '../../forms/devices';
import { afterYouPerform } from '../../forms/timing';
import { isYou, you } from '../../forms/you';

const deathrain = ability({
  id: 'deathrain',
  card: 'pilot:deathrain',
  rules: ['xw.timing.07'],
  on: after('device-placed'),
  when: (state, self) => isYou(state, self, self.event.ship) && wasDroppedOrLaunched(self.event),
  ...performing('deathrain', 'any standard action'),
});

const redline = [
  ability({
    id: 'redline',
    card: 'pilot:redline',
    rules: ['xw.lock.11', 'xw.golden-rules.02'],
    modifies: { 'most locks': (state, self, most, { ship }) => (isYou(state, self, ship) ? Math.max(most, 2) : most) },
  }),
  afterYouPerform()({
    id: 'redline-locks',
    card: 'pilot:redline',
    may: true,
    effect: (state, self) => acquireLock(state, you(state, self).id),
  }),
];

export const tieCaPunisherPilots = [deathrain, ...redline];
