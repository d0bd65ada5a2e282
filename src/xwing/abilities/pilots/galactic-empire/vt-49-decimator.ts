/** Galactic Empire: pilots of the VT-49 Decimator. */
import { ability } from '../../../engine';
import { isInArc } from '../../../queries/range';
import { whileYouAttack } from '../../forms/attacks';
import { defenderIs } from '../../forms/conditions';
import { attacking, changes } from '../../forms/dice';
import { isYou } from '../../forms/you';

const captainOicunn = ability({
  id: 'captain-oicunn',
  card: 'pilot:captainoicunn',
  rules: ['xw.attack.13', 'xw.golden-rules.02'],
  permits: { 'attacks at range 0': (state, self, { ship, kind }) => kind === 'primary' && isYou(state, self, ship) },
});

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

export const vt49DecimatorPilots = [captainOicunn, rearAdmiralChiraneau];
