/** Rebel Alliance: pilots of the Auzituck Gunship. */
import { both, isPrimary, whileYouAttack } from '../../forms/attacks';
import { damaged, youAre } from '../../forms/conditions';
import { attacking, mayRollMore } from '../../forms/dice';

const wullffwarro = mayRollMore({
  id: 'wullffwarro',
  card: 'pilot:wullffwarro',
  ...attacking,
  when: whileYouAttack(both(isPrimary, youAre(damaged))),
});

export const auzituckGunshipPilots = [wullffwarro];
