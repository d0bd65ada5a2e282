/** Galactic Empire: pilots of the VT-49 Decimator. */
import { allowed } from '../../../../core';
import { flipReinforce } from '../../../effects/tokens';
import { ability } from '../../../engine';
import { isInArc } from '../../../queries/range';
import { whileYouAttack } from '../../forms/attacks';
import { defenderIs } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { attacking, changes } from '../../forms/dice';
import { KEEPS, keeps, startKeeping } from '../../forms/lasting-effects';
import { atStartOf } from '../../forms/timing';
import { isYou, you } from '../../forms/you';

const captainOicunn = ability({
  id: 'captain-oicunn',
  card: 'pilot:captainoicunn',
  rules: ['xw.attack.13', 'xw.golden-rules.02'],
  permits: { 'attacks at range 0': (state, self, { ship, kind }) => kind === 'primary' && isYou(state, self, ship) },
});

type Side = 'fore' | 'aft';
const SIDES: readonly Side[] = ['fore', 'aft'];
const other = (side: Side): Side => (side === 'fore' ? 'aft' : 'fore');
const kept = (side: Side): string => `keeps 1 reinforce token ${side}`;

/** At the start of the phase, before tokens are removed: the token that she turned stays. */
const mornaKee = [
  atStartOf('end')({
    id: 'morna-kee',
    card: 'pilot:mornakee',
    rules: KEEPS,
    may: true,
    cost: spendingCharges('ship'),
    choose: (state, self) =>
      SIDES.filter((side) => you(state, self).tokens[`reinforce-${side}`] > 0).map((side) => allowed(side)),
    effect: (state, self) => {
      const side = other(self.chosen as Side);
      flipReinforce(state, you(state, self).id, side, KEEPS);
      startKeeping(state, you(state, self).id, kept(side), self);
    },
  }),
  ...SIDES.map((side) => keeps(kept(side), (token) => (token === `reinforce-${side}` ? 1 : 0))),
];

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

export const vt49DecimatorPilots = [captainOicunn, ...mornaKee, rearAdmiralChiraneau];
