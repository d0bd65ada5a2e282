/** Separatist Alliance: pilots of the Droid Tri-Fighter. */
import { type AbilityInPlay, candidate, type Json, reason } from '../../../../core';
import { lookAtDial, nothingToSee } from '../../../effects/dials';
import { spendLock } from '../../../effects/locks';
import { ability } from '../../../engine';
import type { ObjectId, ShipId, XwingState } from '../../../model/state';
import { acquireLock } from '../../../procedures/lock';
import { firingArcs } from '../../../queries/firing-arcs';
import { cannotSpendLock, locksOf } from '../../../queries/locks';
import { isAtRange, isInAnyArc } from '../../../queries/range';
import { isFriendly, shipOf } from '../../../queries/ships';
import { assignsAfterPlacing } from '../../forms/condition-cards';
import { LOOK_AT_DIAL } from '../../forms/dials';
import { friendsCalculate } from '../../forms/dice';
import { atStartOf } from '../../forms/timing';
import { you } from '../../forms/you';

/** What a friend has locked already, near him. */
const dis347 = atStartOf('engagement')({
  id: 'dis-347',
  card: 'pilot:dis347',
  rules: ['xw.lock.04'],
  may: true,
  unable: (state, self) =>
    lockedByFriends(state, self).length > 0
      ? null
      : reason('nothing-to-lock', 'Nothing near has a friendly lock.', ['xw.lock.03']),
  effect: (state, self) => acquireLock(state, you(state, self).id, { among: lockedByFriends(state, self) }),
});

function lockedByFriends(state: XwingState, self: AbilityInPlay): ObjectId[] {
  const own = you(state, self);
  const locks = state.locks.filter(({ by }) => isFriendly(own, shipOf(state, by)));
  const near = locks.filter(({ on }) => on !== own.id && isAtRange(state, own.id, on, 1, 3));
  return [...new Set(near.map(({ on }) => on))];
}

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
  dis347,
  ...disT81,
  assignsAfterPlacing('fearsome-predator', 'pilot:fearsomepredator', 'fearfulprey'),
  phlacArphocc,
];
