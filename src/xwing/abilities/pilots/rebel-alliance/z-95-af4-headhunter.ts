/** Rebel Alliance: pilots of the Z-95-AF4 Headhunter. */
import { allowed } from '../../../../core';
import type { ShipId } from '../../../model/state';
import { chosenPerforms } from '../../forms/actions';
import { both, isPrimary, whileYouAttack } from '../../forms/attacks';
import { all, atRange, friendly, friendNearDefender, shipsThat } from '../../forms/conditions';
import { attacking, mayRollMore } from '../../forms/dice';
import { afterYouAttack } from '../../forms/timing';

const airenCracken = afterYouAttack({
  id: 'airen-cracken',
  card: 'pilot:airencracken',
  rules: ['xw.faq-cards.15'],
  may: true,
  choose: (state, self) => shipsThat(state, self, all(friendly, atRange(1, 1))).map(({ id }) => allowed(id)),
  effect: (state, { chosen, ability: id }) => chosenPerforms(state, chosen as ShipId, 'any action as red', id),
});

const lieutenantBlount = mayRollMore({
  id: 'lieutenant-blount',
  card: 'pilot:lieutenantblount',
  ...attacking,
  when: whileYouAttack(both(isPrimary, friendNearDefender(0, 1))),
});

export const z95Af4HeadhunterPilots = [airenCracken, lieutenantBlount];
