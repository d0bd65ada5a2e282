/** Separatist Alliance: pilots of the Droid Tri-Fighter. */
import { candidate, type Json } from '../../../../core';
import { lookAtDial, nothingToSee } from '../../../effects/dials';
import { spendLock } from '../../../effects/locks';
import { ability } from '../../../engine';
import type { ShipId } from '../../../model/state';
import { firingArcs } from '../../../queries/firing-arcs';
import { cannotSpendLock, locksOf } from '../../../queries/locks';
import { isInAnyArc } from '../../../queries/range';
import { assignsAfterPlacing } from '../../forms/condition-cards';
import { LOOK_AT_DIAL } from '../../forms/dials';
import { friendsCalculate } from '../../forms/dice';
import { you } from '../../forms/you';

const disT81 = friendsCalculate(
  'dis-t81',
  'pilot:dist81',
  (enemy) => (ship, _own, state) => isInAnyArc(state, enemy, firingArcs(state, enemy), ship),
);

/** A lock of his is spent on looking at the dial of the ship that it is on. */
const phlacArphocc = ability({
  id: 'phlac-arphocc-prototype',
  card: 'pilot:phlacarphoccprototype',
  rules: LOOK_AT_DIAL,
  during: 'system phase',
  may: true,
  choose: (state, self) => {
    const locked = locksOf(state, you(state, self).id).flatMap(({ on }) => state.ships.filter(({ id }) => id === on));
    return locked.map((ship) =>
      candidate<Json>(
        ship.id,
        nothingToSee(ship, self.controller) ?? cannotSpendLock(state, you(state, self).id, ship.id),
      ),
    );
  },
  effect: (state, self) => {
    const ship = self.chosen as ShipId;
    spendLock(state, you(state, self).id, ship);
    lookAtDial(state, ship, self.controller, LOOK_AT_DIAL);
  },
});

export const droidTriFighterPilots = [
  ...disT81,
  assignsAfterPlacing('fearsome-predator', 'pilot:fearsomepredator', 'fearfulprey'),
  phlacArphocc,
];
