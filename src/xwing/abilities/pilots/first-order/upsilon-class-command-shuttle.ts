/** First Order: pilots of the Upsilon-class command shuttle. */
import { after } from '../../../../core';
import { loseCharge } from '../../../effects/charges';
import { ability } from '../../../engine';
import { initiativeOf } from '../../../queries/initiative';
import { isAtRange } from '../../../queries/range';
import { isFriendly, shipOf } from '../../../queries/ships';
import { performing } from '../../forms/actions';
import {
  all,
  another,
  atRange,
  destroyedIs,
  enemy,
  inYour,
  whileFriendAttacks,
  whileFriendDefends,
  youAre,
} from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { bothSides, rerolls } from '../../forms/dice';
import { isWithin } from '../../forms/targets';
import { GAIN, inflict } from '../../forms/tokens';
import { isYou, stillThere, you } from '../../forms/you';

/** Friendly ships of lower initiative, as long as he has a charge; he loses one when an enemy falls near him. */
const captainCardinal = [
  ...bothSides('captain-cardinal', ({ id, pool }) =>
    rerolls({
      id,
      card: 'pilot:captaincardinal',
      pool,
      only: ['focus'],
      when: (pool === 'attack' ? whileFriendAttacks : whileFriendDefends)(
        all(atRange(1, 2), (ship, own, state) => initiativeOf(state, ship) < initiativeOf(state, own)),
        youAre((own) => (own.charges?.active ?? 0) > 0),
      ),
    }),
  ),
  ability({
    id: 'captain-cardinal-loses',
    card: 'pilot:captaincardinal',
    rules: ['xw.charges.04'],
    on: after('ship-destroyed'),
    when: destroyedIs(all(enemy, atRange(0, 3))),
    effect: (state, self) => loseCharge(state, you(state, self).id, 'ship', ['xw.charges.04']),
  }),
];

/** Small friends are placed near him, wherever that is. */
const lieutenantDormitz = ability({
  id: 'lieutenant-dormitz',
  card: 'pilot:lieutenantdormitz',
  rules: ['xw.setup.14', 'xw.golden-rules.02'],
  permits: {
    'placed near it': (state, self, { ship, by }) => {
      const small = shipOf(state, ship);
      return isYou(state, self, by) && small.size === 'small' && isFriendly(you(state, self), small);
    },
  },
});

const lieutenantTavson = ability({
  id: 'lieutenant-tavson',
  card: 'pilot:lieutenanttavson',
  rules: ['xw.timing.07'],
  on: after('damage-suffered'),
  when: (state, self) => isYou(state, self, self.event.ship),
  cost: spendingCharges('ship'),
  ...performing('lieutenant-tavson', 'any standard action'),
});

const STRIDAN = { card: 'pilot:majorstridan', rules: ['xw.golden-rules.02', 'xw.range.06'] } as const;

/** Friends at range 2-3 are near, for his upgrades and as he coordinates. */
const majorStridan = [
  ability({
    id: 'major-stridan',
    ...STRIDAN,
    permits: {
      'treats as near': (state, self, { ship, on }) =>
        isYou(state, self, ship) && isFriendly(you(state, self), shipOf(state, on)) && isAtRange(state, ship, on, 2, 3),
    },
  }),
  ability({
    id: 'major-stridan-coordinates',
    ...STRIDAN,
    modifies: {
      'range of coordinating': (state, self, value, { ship }) =>
        isYou(state, self, ship) ? Math.max(3, value) : value,
    },
  }),
];

const pettyOfficerThanissonPilot = ability({
  id: 'petty-officer-thanisson-pilot',
  card: 'pilot:pettyofficerthanisson',
  rules: GAIN,
  on: after('token-gained'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const inPhase = state.phase === 'activation' || state.phase === 'engagement';
    const seen = another(ship, own, state) && inYour('front')(ship, own, state) && isWithin(state, own, ship, [0, 2]);
    return inPhase && self.event.token === 'stress' && seen;
  },
  still: stillThere('ship'),
  may: true,
  cost: spendingCharges('ship'),
  effect: (state, self) => {
    if (self.event) inflict(state, self.event.ship, 'tractor', self);
  },
});

export const upsilonClassCommandShuttlePilots = [
  ...captainCardinal,
  lieutenantDormitz,
  lieutenantTavson,
  ...majorStridan,
  pettyOfficerThanissonPilot,
];
