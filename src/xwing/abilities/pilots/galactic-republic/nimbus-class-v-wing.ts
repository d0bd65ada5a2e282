/** Galactic Republic: pilots of the Nimbus-class V-wing. */
import { candidate, type Json, reason, say } from '../../../../core';
import { ability, wasUsed } from '../../../engine';
import type { ObjectId, ShipId } from '../../../model/state';
import { acquireLock } from '../../../procedures/lock';
import { hasRangeBonus } from '../../../procedures/roll-dice';
import { currentAttack } from '../../../queries/attack';
import { hasLocked, locksOf } from '../../../queries/locks';
import { isAtRange } from '../../../queries/range';
import { all, atRange, enemyIs, friend, shipsThat } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { bothSides, changes } from '../../forms/dice';
import { outOfReachOf } from '../../forms/locks';
import { oddBall } from '../../forms/same-text';
import { you } from '../../forms/you';

/** The enemy's dice. */
const contrail = bothSides('contrail', ({ id, theirs, whileYou }) =>
  changes({
    id,
    card: 'pilot:contrail',
    pool: theirs,
    from: ['focus'],
    to: 'blank',
    when: whileYou(enemyIs((ship, own) => !!own.revealed && own.revealed.bearing === ship.revealed?.bearing)),
  }),
);

const KLICK = { card: 'pilot:klick', rules: ['xw.golden-rules.03', 'xw.range-bonus.01'] } as const;

/** A ship that he has locked, near him, attacks or defends. */
const klick = [
  ability({
    id: 'klick',
    ...KLICK,
    during: 'roll attack dice',
    may: true,
    when: (state, self) => {
      const [own, attack] = [you(state, self).id, currentAttack(state)];
      return [attack?.attacker, attack?.defender ?? undefined].some(
        (ship) => ship !== undefined && hasLocked(state, own, ship) && isAtRange(state, own, ship, 1, 3),
      );
    },
    unable: (state) =>
      hasRangeBonus(state, 'attack') || hasRangeBonus(state, 'defense')
        ? null
        : reason('no-range-bonus', 'No range bonus is applied.', ['xw.paying-costs.01', 'xw.range-bonus.03']),
    cost: spendingCharges('ship'),
  }),
  ability({
    id: 'klick-prevents',
    ...KLICK,
    forbids: {
      'range bonus': (state, { source }) => {
        const attack = currentAttack(state);
        if (!attack || !wasUsed(attack, { ability: 'klick', source })) return null;
        return reason('no-range-bonus', say`${source} prevents range bonuses.`, KLICK.rules);
      },
    },
  }),
];

interface Tipped {
  on: ObjectId;
  ship: ShipId;
}

/** What he has locked, near him, and a friend near him that can lock it. */
const wilhuffTarkin = ability({
  id: 'wilhuff-tarkin',
  card: 'pilot:wilhufftarkin',
  rules: ['xw.system-phase.02', 'xw.lock.04'],
  during: 'system phase',
  may: true,
  choose: (state, self) => {
    const own = you(state, self).id;
    const locked = locksOf(state, own).filter(({ on }) => isAtRange(state, own, on, 1, 3));
    const friends = shipsThat(state, self, all(friend, atRange(1, 3)));
    return locked.flatMap(({ on }) =>
      friends
        .filter(({ id }) => id !== on)
        .map(({ id: ship }) => candidate<Json>({ on, ship }, outOfReachOf(state, ship, on))),
    );
  },
  effect: (state, { chosen }) => {
    const { on, ship } = chosen as unknown as Tipped;
    acquireLock(state, ship, { among: [on] });
  },
});

export const nimbusClassVWingPilots = [
  ...contrail,
  ...klick,
  oddBall('odd-ball-v-wing', 'pilot:oddball-nimbusclassvwing'),
  wilhuffTarkin,
];
