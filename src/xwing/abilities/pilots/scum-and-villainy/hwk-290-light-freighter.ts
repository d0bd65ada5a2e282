/** Scum and Villainy: pilots of the HWK-290 Light Freighter. */
import { after, reason, say } from '../../../../core';
import { nothingDone } from '../../../effects/failing';
import { startEffect, untilEndOf } from '../../../effects/lasting-effects';
import { ability } from '../../../engine';
import type { ShipId } from '../../../model/state';
import { chargesOf } from '../../../queries/charges';
import { isEnemy, shipOf } from '../../../queries/ships';
import { thisAttack } from '../../forms/attacks';
import { all, another, atRange, enemy, inYourFiringArc, inYourTurret } from '../../forms/conditions';
import { force, spendingCharges } from '../../forms/costs';
import { attacking, mayRollMore } from '../../forms/dice';
import { gamutKey } from '../../forms/same-text';
import { isWithin } from '../../forms/targets';
import { atStartOf } from '../../forms/timing';
import { chosenShips, GAIN, inflict, takes } from '../../forms/tokens';
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

/** Of whatever side the ship in his arc is. */
const kananJarrus = mayRollMore({
  id: 'kanan-jarrus-hwk',
  card: 'pilot:kananjarrus-hwk290lightfreighter',
  ...attacking,
  dice: -1,
  when: (state, self) => {
    const [own, defender] = [you(state, self), shipOf(state, thisAttack(state).defender ?? '')];
    return own.id === defender.id || inYourTurret(defender, own, state);
  },
  cost: force,
});

const palobGodalhi = atStartOf('engagement')({
  id: 'palob-godalhi',
  card: 'pilot:palobgodalhi',
  ...takes(all(enemy, inYourFiringArc, atRange(0, 2))),
});

const ENGAGES_LAST = untilEndOf('engagement', 'engages at initiative 0');

const torkilMux = [
  atStartOf('engagement')({
    id: 'torkil-mux',
    card: 'pilot:torkilmux',
    may: true,
    choose: (state, self) => chosenShips(state, self, all(another, inYourFiringArc)),
    effect: (state, { chosen, controller }) => startEffect(state, ENGAGES_LAST, chosen as ShipId, controller),
  }),
  ability({
    id: 'engages-at-initiative-0',
    card: ENGAGES_LAST,
    rules: ['xw.engagement-phase.01', 'xw.golden-rules.02'],
    modifies: { 'engages at': (_state, self, value, { ship }) => (ship === self.source ? 0 : value) },
  }),
];

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

export const hwk290LightFreighterPilots = [daceBonearm, gamutKeyPilot, kananJarrus, palobGodalhi, tapusk, ...torkilMux];
