/** Rebel Alliance: pilots of the UT-60D U-wing. */
import { after } from '../../../../core';
import { ability } from '../../../engine';
import { isAtRange } from '../../../queries/range';
import { isEnemy, isFriendly, shipOf } from '../../../queries/ships';
import { performing } from '../../forms/actions';
import {
  all,
  atRange,
  damaged,
  friendly,
  isMeant,
  shipsThat,
  stressed,
  whileFriendAttacks,
} from '../../forms/conditions';
import { attacking, rerolls } from '../../forms/dice';
import { soothes } from '../../forms/same-text';
import { afterYouGain, afterYouPerform, atStartOf } from '../../forms/timing';
import { chosenShips, passes, youGain } from '../../forms/tokens';
import { you } from '../../forms/you';

const benthicTwoTubes = afterYouPerform('focus')({
  id: 'benthic-two-tubes',
  card: 'pilot:benthictwotubes',
  may: true,
  ...passes(['focus'], atRange(1, 2)),
});

/** Friendly ships that lock may measure from each other. */
const bodhiRook = ability({
  id: 'bodhi-rook',
  card: 'pilot:bodhirook',
  rules: ['xw.lock.13', 'xw.golden-rules.02'],
  modifies: {
    'measured from': (state, self, origins, { ship, to }) =>
      to === 'lock' && isFriendly(you(state, self), shipOf(state, ship))
        ? [...origins, ...shipsThat(state, self, friendly).map(({ id }) => id)]
        : origins,
  },
});

const cassianAndorPilot = atStartOf('activation')({
  id: 'cassian-andor-pilot',
  card: 'pilot:cassianandor',
  choose: (state, self) => chosenShips(state, self, all(friendly, stressed, atRange(1, 3))),
  ...soothes,
});

const heffTobber = ability({
  id: 'heff-tobber',
  card: 'pilot:hefftobber',
  rules: ['xw.timing.07'],
  on: after('maneuver-executed'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    return isEnemy(state, own, ship) && isAtRange(state, own.id, ship.id, 0, 0);
  },
  ...performing('heff-tobber', 'any standard action'),
});

/** Of dice that the defender has the attacker reroll nothing is said. */
const magvaYarro = ability({
  id: 'magva-yarro',
  card: 'pilot:magvayarro',
  rules: ['xw.golden-rules.03', 'xw.dice-modification.05'],
  modifies: {
    'most attack dice rerolled': (state, self, most, { defender }) =>
      isMeant(state, self, defender, all(friendly, atRange(0, 2))) ? Math.min(most, 1) : most,
  },
});

const sawGerreraPilot = rerolls({
  id: 'saw-gerrera-pilot',
  card: 'pilot:sawgerrera',
  ...attacking,
  when: whileFriendAttacks(all(damaged, atRange(0, 3))),
});

export const ut60dUWingPilots = [
  benthicTwoTubes,
  bodhiRook,
  cassianAndorPilot,
  heffTobber,
  afterYouGain('stress')({ id: 'k-2so-pilot', card: 'pilot:k2so', effect: youGain('calculate') }),
  magvaYarro,
  sawGerreraPilot,
];
