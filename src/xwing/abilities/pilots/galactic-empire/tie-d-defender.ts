/** Galactic Empire: pilots of the TIE/D Defender. */
import { after, before } from '../../../../core';
import { cancelResults } from '../../../effects/dice';
import { ability } from '../../../engine';
import { currentAttack } from '../../../queries/attack';
import { isIonized } from '../../../queries/ion';
import { both, whileYouAttack } from '../../forms/attacks';
import { all, another, atRange, whileFriendDefends, youAre, youAreInAttackArc } from '../../forms/conditions';
import { gaining } from '../../forms/costs';
import { CANCEL, noResult } from '../../forms/dice';
import { lockOn } from '../../forms/locks';
import { executesInstead } from '../../forms/maneuvers';
import { vultSkerris } from '../../forms/same-text';
import { isYou } from '../../forms/you';

const captainDobbs = ability({
  id: 'captain-dobbs',
  card: 'pilot:captaindobbs',
  rules: CANCEL,
  on: before('dice-neutralized'),
  when: (state, self) =>
    whileFriendDefends(
      all(another, atRange(0, 1)),
      both(
        youAreInAttackArc,
        youAre((own) => !isIonized(own)),
      ),
    )(state, self),
  may: true,
  unable: (state) => noResult(state, 'attack', 'hit'),
  cost: gaining('ion'),
  effect: (state) => void cancelResults(state, 'attack', 'hit', 1, CANCEL),
});

/** The defender is locked by somebody: he locks it, too, before dice are modified. */
const colonelVessery = ability({
  id: 'colonel-vessery',
  card: 'pilot:colonelvessery',
  rules: ['xw.lock.04'],
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) =>
    self.event.die === 'attack' &&
    isYou(state, self, self.event.ship) &&
    whileYouAttack((_state, { defender }) => state.locks.some(({ on }) => on === defender))(state, self),
  may: true,
  effect: (state, self) => lockOn(state, self, currentAttack(state)?.defender ?? ''),
});

const countessRyad = executesInstead({
  id: 'countess-ryad',
  card: 'pilot:countessryad',
  to: (maneuver) => (maneuver.bearing === 'straight' ? [{ ...maneuver, bearing: 'koiogran' }] : []),
  harder: true,
});

export const tieDDefenderPilots = [
  captainDobbs,
  colonelVessery,
  countessRyad,
  ...vultSkerris('vult-skerris', 'pilot:vultskerris'),
];
