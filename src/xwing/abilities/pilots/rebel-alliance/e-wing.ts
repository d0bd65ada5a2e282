/** Rebel Alliance: pilots of the E-wing. */
import { defenderIs, inYour, whileFriendAttacks } from '../../forms/conditions';
import { attacking, changes } from '../../forms/dice';

const gavinDarklighter = changes({
  id: 'gavin-darklighter',
  card: 'pilot:gavindarklighter',
  ...attacking,
  from: ['hit'],
  to: 'crit',
  when: whileFriendAttacks(() => true, defenderIs(inYour('front'))),
});

export const eWingPilots = [gavinDarklighter];
