/** First Order: pilots of the TIE/fo Fighter. */
import { after, reason } from '../../../../core';
import { changeResults } from '../../../effects/dice';
import { startEffect, untilEndOf } from '../../../effects/lasting-effects';
import { ability } from '../../../engine';
import { TOKENS } from '../../../model/state';
import { hasLocked } from '../../../queries/locks';
import { shipOf } from '../../../queries/ships';
import { both, isAttackRange, isPrimary, thisAttack, whileYouAttack } from '../../forms/attacks';
import {
  all,
  another,
  atRange,
  damaged,
  defenderIs,
  enemyIn,
  friendly,
  not,
  stressed,
  unstressed,
  whileFriendAttacks,
  youAre,
} from '../../forms/conditions';
import { gaining, spending, spendingCharges, spendingLockOnEnemy, suffering, together } from '../../forms/costs';
import { attacking, bothSides, CHANGE, changes, freezesTheirDice, mayRollMore, rollsMore } from '../../forms/dice';
import { treatsInitiativeAs } from '../../forms/initiative';
import { lockOn } from '../../forms/locks';
import { soothes } from '../../forms/same-text';
import { atStartOf } from '../../forms/timing';
import { chosenShips } from '../../forms/tokens';
import { you } from '../../forms/you';

const CHANGES_FOCUS = untilEndOf('end', 'changes all focus results');

/** For a charge and stress, until the end of the round. */
const commanderMalarus = [
  atStartOf('engagement')({
    id: 'commander-malarus',
    card: 'pilot:commandermalarus',
    may: true,
    cost: together(spendingCharges('ship'), gaining('stress')),
    effect: (state, self) => startEffect(state, CHANGES_FOCUS, you(state, self).id, self.controller),
  }),
  ...bothSides('commander-malarus', ({ id, pool, whileYou, success }) =>
    changes({ id, card: CHANGES_FOCUS, pool, from: ['focus'], to: success, all: true, when: whileYou() }),
  ),
];

/** A red or orange token of a ship near him draws a lock, if he has none on it. */
const lieutenantRivas = ability({
  id: 'lieutenant-rivas',
  card: 'pilot:lieutenantrivas',
  rules: ['xw.lock.04'],
  on: after('token-gained'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const harmful = ['red', 'orange'].includes(TOKENS[self.event.token].color);
    const locked = state.locks.some(({ by, on }) => by === own.id && on === ship.id);
    return harmful && !locked && atRange(1, 2)(ship, own, state);
  },
  may: true,
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.ship);
  },
});

const longshot = rollsMore(
  { id: 'longshot', card: 'pilot:longshot', ...attacking, when: whileYouAttack(both(isPrimary, isAttackRange(3))) },
  1,
);

const midnight = freezesTheirDice('midnight', 'pilot:midnight', (state, attack, own) =>
  hasLocked(state, own.id, enemyIn(state, attack, own).id),
);

const muse = atStartOf('engagement')({
  id: 'muse',
  card: 'pilot:muse',
  choose: (state, self) => chosenShips(state, self, all(friendly, stressed, atRange(0, 1))),
  ...soothes,
});

const nullPilot = treatsInitiativeAs('null', 'pilot:null', 7, not(damaged));

const scorch = mayRollMore({
  id: 'scorch',
  card: 'pilot:scorch',
  ...attacking,
  when: whileYouAttack(both(isPrimary, youAre(unstressed))),
  cost: gaining('stress'),
});

/** All of a pool become critical hits, for a lock and a focus token. */
const staticPilot = ability({
  id: 'static',
  card: 'pilot:static',
  rules: CHANGE,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => whileYouAttack(isPrimary)(state, self),
  unable: (state) =>
    thisAttack(state).attackDice.some(({ face }) => face !== 'crit')
      ? null
      : reason('no-such-result', 'Every result is a critical hit.', ['xw.paying-costs.01']),
  cost: together(spendingLockOnEnemy, spending('focus')),
  effect: (state) => {
    for (const from of ['hit', 'focus', 'blank'] as const)
      changeResults(state, 'attack', { from, to: 'crit', count: Infinity }, CHANGE);
  },
});

const tn3465 = changes({
  id: 'tn-3465',
  card: 'pilot:tn3465',
  ...attacking,
  from: ['blank', 'focus', 'hit'],
  to: 'crit',
  when: whileFriendAttacks(another, defenderIs(atRange(0, 1))),
  cost: suffering('crit'),
});

export const tieFoFighterPilots = [
  ...commanderMalarus,
  lieutenantRivas,
  longshot,
  midnight,
  muse,
  nullPilot,
  scorch,
  staticPilot,
  tn3465,
];
