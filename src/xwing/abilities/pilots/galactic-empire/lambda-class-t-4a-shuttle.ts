/** Galactic Empire: pilots of the Lambda-class T-4a Shuttle. */
import { type AbilityInPlay, allowed, type Json, type Self } from '../../../../core';
import { startEffect, untilEndOf } from '../../../effects/lasting-effects';
import { transferLock } from '../../../effects/locks';
import { ability } from '../../../engine';
import type { XwingEvent } from '../../../model/events';
import type { ActionGrant, Lock, Ship, ShipId, XwingState } from '../../../model/state';
import { cannotPerformAny, performAction } from '../../../procedures/perform-action';
import { actionsOnBar } from '../../../queries/actions';
import { LAST_RANGE } from '../../../queries/firing-arcs';
import { ANY_RANGE } from '../../../queries/locks';
import { isEnemy, isFriendly, shipOf } from '../../../queries/ships';
import { all, another, atRange, friendly, shipsThat } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { afterYouPerform, atStartOf } from '../../forms/timing';
import { you } from '../../forms/you';

/** The locks that enemies of a ship have on it. */
function enemyLocksOn(state: XwingState, ship: Ship): Lock[] {
  return state.locks.filter(
    ({ by, on }) => on === ship.id && state.ships.some((each) => each.id === by && isEnemy(state, ship, each)),
  );
}

/** Every way to choose one or more of them. */
function someOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((chosen, each) => [...chosen, [each], ...chosen.map((others) => [...others, each])], []);
}

/** One or more friends are relieved of the locks that enemies have on them. */
const captainKagi = atStartOf('engagement')({
  id: 'captain-kagi',
  card: 'pilot:captainkagi',
  rules: ['xw.timing.03', 'xw.faq-lock.03'],
  may: true,
  choose: (state, self) => {
    const locked = shipsThat(
      state,
      self,
      all(friendly, another, atRange(0, 3), (ship) => enemyLocksOn(state, ship).length > 0),
    );
    return someOf(locked.map(({ id }) => id)).map((ships) => allowed<Json>(ships));
  },
  effect: (state, self) => {
    for (const ship of self.chosen as ShipId[])
      for (const lock of enemyLocksOn(state, shipOf(state, ship)))
        transferLock(state, lock, you(state, self).id, ['xw.faq-lock.03']);
  },
});

const LOCKS_FAR = untilEndOf('end', 'locks beyond range 3 alone');

const colonelJendon = [
  atStartOf('activation')({
    id: 'colonel-jendon',
    card: 'pilot:coloneljendon',
    may: true,
    cost: spendingCharges('ship'),
    effect: (state, self) => startEffect(state, LOCKS_FAR, you(state, self).id, self.controller),
  }),
  ability({
    id: 'locks-beyond-range-3-alone',
    card: LOCKS_FAR,
    rules: ['xw.lock.13', 'xw.golden-rules.02'],
    modifies: {
      'nearest range of locks': (state, self, min, { ship }) => (befriends(state, self, ship) ? LAST_RANGE + 1 : min),
      'range of locks': (state, self, max, { ship }) => (befriends(state, self, ship) ? ANY_RANGE : max),
    },
  }),
];

const befriends = (state: XwingState, self: AbilityInPlay, ship: ShipId): boolean =>
  isFriendly(you(state, self), shipOf(state, ship));

/** Of a coordinate action, what the chosen ship performed by it; not what is linked to that. */
const lieutenantSai = afterYouPerform('coordinate')({
  id: 'lieutenant-sai',
  card: 'pilot:lieutenantsai',
  rules: ['xw.faq-cards.14'],
  if: (state, self) => sameOnBar(state, self).length > 0,
  may: true,
  unable: (state, self) => cannotPerformAny(state, you(state, self).id, sameOnBar(state, self)),
  effect: (state, self) => {
    if (!self.event) return;
    const grants = sameOnBar(state, { ...self, event: self.event });
    performAction(state, you(state, self).id, grants, { may: false, source: 'lieutenant-sai' });
  },
});

function sameOnBar(state: XwingState, self: Self<Extract<XwingEvent, { type: 'action-performed' }>>): ActionGrant[] {
  return actionsOnBar(state, you(state, self)).filter(({ action }) => action === self.event.coordinated?.action);
}

export const lambdaClassT4aShuttlePilots = [captainKagi, ...colonelJendon, lieutenantSai];
