/** Galactic Empire: pilots of the TIE/rb Heavy. */
import type { ShipId } from '../../../model/state';
import { isDamaged } from '../../../queries/status';
import { all, another, atRange, defenderIs, hasYouIn, inYourTurret, whileFriendAttacks } from '../../forms/conditions';
import { attacking, rerolls } from '../../forms/dice';
import { afterYouExecute } from '../../forms/timing';
import { chosenShips, inflict } from '../../forms/tokens';
import { you } from '../../forms/you';

const lyttanDree = rerolls({
  id: 'lyttan-dree',
  card: 'pilot:lyttandree',
  ...attacking,
  when: whileFriendAttacks(atRange(0, 2), defenderIs(hasYouIn('left', 'right'))),
});

const rampage = afterYouExecute({
  id: 'rampage',
  card: 'pilot:rampage',
  if: (_state, { event }) => event.maneuver.speed === 3 || event.maneuver.speed === 4,
  may: true,
  choose: (state, self) => chosenShips(state, self, all(another, inYourTurret, atRange(0, 1))),
  effect: (state, self) => inflict(state, self.chosen as ShipId, 'strain', self, isDamaged(you(state, self)) ? 2 : 1),
});

export const tieRbHeavyPilots = [lyttanDree, rampage];
