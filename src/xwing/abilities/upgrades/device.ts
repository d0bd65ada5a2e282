/** Upgrades of the slot 'device'. */
import { recoverCharge, spendCharge } from '../../effects/charges';
import { ability } from '../../engine';
import type { XwingState } from '../../model/state';
import { cannotSpendCharge } from '../../queries/charges';
import { allActive } from '../forms/costs';
import { type CardAbility, chargesStaySpent, ofOwnCard } from '../forms/devices';
import { atStartOf } from '../forms/timing';
import { you } from '../forms/you';

/** 'During the System Phase, you may spend a charge to drop one' (xw.device.12). */
const inSystemPhase = ({ id, card, rules }: CardAbility) =>
  ability({ id, card, rules, during: 'system phase', ...ofOwnCard() });

const DROPPED = ['xw.device.14', 'xw.device.12'];

const payload = (id: string, card: string, kind: string) => ({
  id,
  card: `upgrade:${card}`,
  rules: [`xw.${kind}.01`, ...DROPPED],
});

const bombletGenerator = payload('bomblet-generator', 'bombletgenerator', 'bomblet');

/** At the start of the Activation Phase a shield buys two bomblets. */
const bombletsForAShield = atStartOf('activation')({
  id: 'bomblet-generator-recovers',
  card: bombletGenerator.card,
  rules: ['xw.charges.02', 'xw.shield-charges.06'],
  may: true,
  unable: (state, self) => allActive(cardOf(state, self)?.charges),
  cost: {
    cannot: (state, self) => cannotSpendCharge(state, you(state, self).id, 'shields'),
    pay: (state, self) => spendCharge(state, you(state, self).id, 'shields', ['xw.shield-charges.06']),
  },
  effect: (state, self) => {
    for (let i = 0; i < 2; i++) recoverCharge(state, you(state, self).id, self.source, ['xw.charges.02']);
  },
});

function cardOf(state: XwingState, self: { source: string }) {
  return you(state, self).upgrades.find(({ id }) => id === self.source);
}

const connerNets = payload('conner-nets', 'connernets', 'conner-net');
const drk1ProbeDroids = { id: 'drk-1-probe-droids', card: 'upgrade:drk1probedroids', rules: ['xw.drk-1.01'] };

/** During the End Phase, with any template of speed 3 from either guides. */
const drk1Probe = atStartOf('end')({
  ...drk1ProbeDroids,
  ...ofOwnCard(),
});

const electroProtonBomb = payload('electro-proton-bomb', 'electroprotonbomb', 'electro-proton-bomb');
const protonBombs = payload('proton-bombs', 'protonbombs', 'proton-bomb');
const proximityMines = payload('proximity-mines', 'proximitymines', 'proximity-mine');
const seismicCharges = payload('seismic-charges', 'seismiccharges', 'seismic-charge');

export const deviceUpgrades = [
  inSystemPhase(bombletGenerator),
  bombletsForAShield,
  inSystemPhase(connerNets),
  chargesStaySpent(connerNets),
  chargesStaySpent(drk1ProbeDroids),
  drk1Probe,
  inSystemPhase(electroProtonBomb),
  chargesStaySpent(electroProtonBomb),
  inSystemPhase(protonBombs),
  inSystemPhase(proximityMines),
  chargesStaySpent(proximityMines),
  inSystemPhase(seismicCharges),
];
