/** Galactic Empire: pilots of the TIE Advanced x1. */
import { candidate } from '../../../../core';
import { spendLock } from '../../../effects/locks';
import { ability } from '../../../engine';
import { highestSpeed } from '../../../facts/templates';
import type { ShipId } from '../../../model/state';
import { EXPOSE, exposeDamageCard } from '../../../procedures/damage-cards';
import { cannotPerformAny, performAction } from '../../../procedures/perform-action';
import { cannotSpendLock } from '../../../queries/locks';
import { whileYouAttack } from '../../forms/attacks';
import { all, enemy, shipsThat } from '../../forms/conditions';
import { forceOfShip } from '../../forms/costs';
import { executesInstead } from '../../forms/maneuvers';
import { afterYouPerform, atStartOf } from '../../forms/timing';
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

/** Of three cards that are drawn he chooses one. */
const maarekStele = ability({
  id: 'maarek-stele',
  card: 'pilot:maarekstele',
  rules: ['xw.damage-cards.02', 'xw.golden-rules.02'],
  modifies: {
    'damage cards drawn': (state, self, cards, { ship }) =>
      whileYouAttack((_state, { defender }) => defender === ship)(state, self) ? 3 : cards,
  },
});

const vedFoslo = executesInstead({
  id: 'ved-foslo',
  card: 'pilot:vedfoslo',
  to: (maneuver) =>
    [maneuver.speed - 1, maneuver.speed + 1]
      .filter((speed) => speed > 0 && speed <= highestSpeed(maneuver.bearing))
      .map((speed) => ({ ...maneuver, speed })),
});

/** At the start of the End Phase, as the abilities of that phase. */
const zertikStrom = atStartOf('end')({
  id: 'zertik-strom',
  card: 'pilot:zertikstrom',
  rules: EXPOSE,
  may: true,
  choose: (state, self) =>
    shipsThat(
      state,
      self,
      all(enemy, (ship) => ship.damage.facedown > 0),
    ).map(({ id }) => candidate(id, cannotSpendLock(state, you(state, self).id, id))),
  effect: (state, self) => {
    const on = self.chosen as ShipId;
    spendLock(state, you(state, self).id, on);
    exposeDamageCard(state, on, EXPOSE);
  },
});

export const tieAdvancedX1Pilots = [darthVader, maarekStele, vedFoslo, zertikStrom];
