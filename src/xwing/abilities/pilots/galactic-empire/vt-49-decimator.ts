/** Galactic Empire: pilots of the VT-49 Decimator. */
import { isInArc } from '../../../queries/range';
import { whileYouAttack } from '../../forms/attacks';
import { defenderIs } from '../../forms/conditions';
import { attacking, changes } from '../../forms/dice';

const rearAdmiralChiraneau = changes({
  id: 'rear-admiral-chiraneau',
  card: 'pilot:rearadmiralchiraneau',
  ...attacking,
  from: ['focus'],
  to: 'crit',
  when: whileYouAttack(
    defenderIs(
      (ship, own, state) =>
        (own.tokens['reinforce-fore'] > 0 && isInArc(state, own, 'full-front', ship)) ||
        (own.tokens['reinforce-aft'] > 0 && isInArc(state, own, 'full-rear', ship)),
    ),
  ),
});

export const vt49DecimatorPilots = [rearAdmiralChiraneau];
