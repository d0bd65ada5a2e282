/** Cards about charges: a ship recovers none, or one at a price. */
import { reason, say } from '../../core';
import { recoverCharge } from '../effects/charges';
import { nothingDone } from '../effects/failing';
import { ability } from '../engine';
import { chargesOf } from '../queries/charges';
import { shipOf } from '../queries/ships';
import { all, enemy, inYourTurret } from './circumstances';
import { gaining, spendingCharges } from './costs';
import { beforeYouEngage, performing } from './forms';
import { allActive, you } from './words';

/** A charge that a turn would bring stays spent: of the ship card, an upgrade, or the Force. */
const tapusk = ability({
  id: 'tapusk',
  card: 'pilot:tapusk',
  rules: ['xw.end-phase.03', 'xw.replacement-effect.03'],
  replaces: 'charge-recovered',
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const recurs = (chargesOf(ship, self.event.of)?.recovers ?? 0) > 0;
    return state.phase === 'end' && recurs && all(enemy, inYourTurret)(ship, own, state);
  },
  may: true,
  cost: spendingCharges('ship', 2),
  effect: (state, { event, source }) => {
    if (!event) return;
    const said = say`${event.ship} does not recover it.`;
    nothingDone(state, event.ship, source, reason('not-recovered', said, ['xw.replacement-effect.03']));
  },
});

/** He strains himself for a charge, and acts with it before he engages. */
const vultSkerris = (id: string, card: string) => [
  ability({
    id,
    card,
    rules: ['xw.actions.15', 'xw.charges.02'],
    during: 'action',
    unable: (state, self) => allActive(you(state, self).charges),
    cost: gaining('strain'),
    effect: (state, self) => recoverCharge(state, you(state, self).id, 'ship', ['xw.charges.02']),
  }),
  beforeYouEngage({
    id: `${id}-acts`,
    card,
    cost: spendingCharges('ship'),
    ...performing(`${id}-acts`, 'any standard action'),
  }),
];

export const chargeCards = [
  tapusk,
  ...vultSkerris('vult-skerris', 'pilot:vultskerris'),
  ...vultSkerris('vult-skerris-interceptor', 'pilot:vultskerris-tieininterceptor'),
];
