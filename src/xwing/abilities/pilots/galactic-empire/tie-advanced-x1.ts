/** Galactic Empire: pilots of the TIE Advanced x1. */
import { after } from '../../../../core';
import { ability } from '../../../engine';
import { cannotPerformAny, performAction } from '../../../procedures/perform-action';
import { forceOfShip } from '../../forms/costs';
import { isYou, you } from '../../forms/you';

const darthVader = ability({
  id: 'darth-vader',
  card: 'pilot:darthvader',
  rules: ['xw.pilot-and-ship-abilities.03'],
  on: after('action-performed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  unable: (state, self) => cannotPerformAny(state, you(state, self).id, 'any standard action'),
  cost: forceOfShip(['xw.pilot-and-ship-abilities.03']),
  effect: (state, self) =>
    performAction(state, you(state, self).id, 'any standard action', { may: false, source: 'darth-vader' }),
});

export const tieAdvancedX1Pilots = [darthVader];
