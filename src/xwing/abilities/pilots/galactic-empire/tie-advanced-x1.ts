/** Galactic Empire: pilots of the TIE Advanced x1. */
import { highestSpeed } from '../../../facts/templates';
import { cannotPerformAny, performAction } from '../../../procedures/perform-action';
import { forceOfShip } from '../../forms/costs';
import { executesInstead } from '../../forms/maneuvers';
import { afterYouPerform } from '../../forms/timing';
import { you } from '../../forms/you';

const darthVader = afterYouPerform()({
  id: 'darth-vader',
  card: 'pilot:darthvader',
  rules: ['xw.pilot-and-ship-abilities.03'],
  may: true,
  unable: (state, self) => cannotPerformAny(state, you(state, self).id, 'any standard action'),
  cost: forceOfShip(['xw.pilot-and-ship-abilities.03']),
  effect: (state, self) =>
    performAction(state, you(state, self).id, 'any standard action', { may: false, source: 'darth-vader' }),
});

const vedFoslo = executesInstead({
  id: 'ved-foslo',
  card: 'pilot:vedfoslo',
  to: (maneuver) =>
    [maneuver.speed - 1, maneuver.speed + 1]
      .filter((speed) => speed > 0 && speed <= highestSpeed(maneuver.bearing))
      .map((speed) => ({ ...maneuver, speed })),
});

export const tieAdvancedX1Pilots = [darthVader, vedFoslo];
