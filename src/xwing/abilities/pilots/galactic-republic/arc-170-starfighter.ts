/** Galactic Republic: pilots of the ARC-170 Starfighter. */
import { recoverCharge } from '../../../effects/charges';
import { ability } from '../../../engine';
import { rollMore } from '../../../procedures/roll-dice';
import { isFriendly, shipOf } from '../../../queries/ships';
import { both, isPrimary, whileYouAttack } from '../../forms/attacks';
import { all, atRange, inYour, isArc, whileFriendAttacks } from '../../forms/conditions';
import { allActive, spendingCharges } from '../../forms/costs';
import { attacking, rerolls } from '../../forms/dice';
import { lockOn, outOfReach } from '../../forms/locks';
import { oddBall } from '../../forms/same-text';
import { isWithin } from '../../forms/targets';
import { afterDefense } from '../../forms/timing';
import { you } from '../../forms/you';

const jag = afterDefense({
  id: 'jag',
  card: 'pilot:jag',
  may: true,
  if: (state, self) => {
    const [own, defender] = [you(state, self), shipOf(state, self.event.defender)];
    const beside = inYour('left', 'right')(defender, own, state) && isWithin(state, own, defender, [1, 2]);
    return isFriendly(own, defender) && beside;
  },
  unable: (state, self) => outOfReach(state, self, self.event.attacker),
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.attacker);
  },
});

/** Among the friendly ships in your side arcs at range 1-2. */
const inSideArcs = all(inYour('left', 'right'), atRange(1, 2));

const sinker = rerolls({
  id: 'sinker',
  card: 'pilot:sinker',
  ...attacking,
  when: whileFriendAttacks(inSideArcs, isPrimary),
});

const wolffe = rerolls({
  id: 'wolffe',
  card: 'pilot:wolffe',
  ...attacking,
  when: whileYouAttack(both(isPrimary, isArc('front'))),
  cost: spendingCharges('ship'),
});

/** From his rear arc he gets a charge back for one more die. */
const wolffeRecovers = ability({
  id: 'wolffe-recovers',
  card: 'pilot:wolffe',
  rules: ['xw.timing.05', 'xw.charges.02'],
  during: 'roll attack dice',
  may: true,
  when: (state, self) => whileYouAttack(both(isPrimary, isArc('rear')))(state, self),
  unable: (state, self) => allActive(you(state, self).charges),
  effect: (state, self) => {
    recoverCharge(state, you(state, self).id, 'ship', ['xw.charges.02']);
    rollMore(state, 'attack', 1, self);
  },
});

export const arc170StarfighterPilots = [
  jag,
  oddBall('odd-ball-arc-170', 'pilot:oddball-arc170starfighter'),
  sinker,
  wolffe,
  wolffeRecovers,
];
