/** Galactic Republic: pilots of the Eta-2 Actis. */
import { all, atRange, attackerIs, inYour, whileFriendDefends } from '../../forms/conditions';
import { changes, defending } from '../../forms/dice';

const aaylaSecuraPilot = changes({
  id: 'aayla-secura-pilot',
  card: 'pilot:aaylasecura',
  ...defending,
  from: ['blank'],
  to: 'focus',
  when: whileFriendDefends(() => true, attackerIs(all(inYour('front'), atRange(0, 1)))),
});

export const eta2ActisPilots = [aaylaSecuraPilot];
