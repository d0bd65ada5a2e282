/** Scum and Villainy: pilots of the HWK-290 Light Freighter. */
import { after, reason, say } from '../../../../core';
import { nothingDone } from '../../../effects/failing';
import { ability } from '../../../engine';
import { chargesOf } from '../../../queries/charges';
import { isEnemy, shipOf } from '../../../queries/ships';
import { all, atRange, enemy, inYourFiringArc, inYourTurret } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { gamutKey } from '../../forms/same-text';
import { isWithin } from '../../forms/targets';
import { atStartOf } from '../../forms/timing';
import { GAIN, inflict, takes } from '../../forms/tokens';
import { stillThere, you } from '../../forms/you';

const daceBonearm = ability({
  id: 'dace-bonearm',
  card: 'pilot:dacebonearm',
  rules: GAIN,
  on: after('token-gained'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    return self.event.token === 'ion' && isEnemy(state, own, ship) && isWithin(state, own, ship, [0, 3]);
  },
  still: stillThere('ship'),
  may: true,
  cost: spendingCharges('ship', 3),
  effect: (state, self) => {
    if (self.event) inflict(state, self.event.ship, 'ion', self, 2);
  },
});

const gamutKeyPilot = gamutKey(
  'gamut-key-pilot',
  'pilot:gamutkey',
  spendingCharges('ship', 2),
  (ship, own, state) => ship.id === own.id || inYourTurret(ship, own, state),
);

const palobGodalhi = atStartOf('engagement')({
  id: 'palob-godalhi',
  card: 'pilot:palobgodalhi',
  ...takes(all(enemy, inYourFiringArc, atRange(0, 2))),
});

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

export const hwk290LightFreighterPilots = [daceBonearm, gamutKeyPilot, palobGodalhi, tapusk];
