/** Payload cards, and the other upgrades that put devices or obstacles into the play area. */
import { after, candidate, type Cost, type Json } from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { breakLock } from '../../effects/locks';
import { spendToken } from '../../effects/tokens';
import { ability } from '../../engine';
import { upgrade } from '../../facts';
import type { XwingState } from '../../model/state';
import { cannotSpendCharge } from '../../queries/charges';
import { cannotSpendToken } from '../../queries/tokens';
import { chargesStaySpent, inSystemPhase, ofOwnCard } from '../payloads';
import { allActive, chargeOfCard, you } from '../words';

const DROPPED = ['xw.device.14', 'xw.device.12'];

const payload = (id: string, card: string, kind: string) => ({
  id,
  card: `upgrade:${card}`,
  rules: [`xw.${kind}.01`, ...DROPPED],
});

const bombletGenerator = payload('bomblet-generator', 'bombletgenerator', 'bomblet');
const connerNets = payload('conner-nets', 'connernets', 'conner-net');
const electroProtonBomb = payload('electro-proton-bomb', 'electroprotonbomb', 'electro-proton-bomb');
const protonBombs = payload('proton-bombs', 'protonbombs', 'proton-bomb');
const proximityMines = payload('proximity-mines', 'proximitymines', 'proximity-mine');
const seismicCharges = payload('seismic-charges', 'seismiccharges', 'seismic-charge');
const drk1ProbeDroids = { id: 'drk-1-probe-droids', card: 'upgrade:drk1probedroids', rules: ['xw.drk-1.01'] };
const discordMissiles = { id: 'discord-missiles', card: 'upgrade:discordmissiles', rules: ['xw.buzz-droid-swarm.01'] };

/** At the start of the Activation Phase a shield buys two bomblets. */
const bombletsForAShield = ability({
  id: 'bomblet-generator-recovers',
  card: bombletGenerator.card,
  rules: ['xw.charges.02', 'xw.shield-charges.06'],
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'activation',
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

/** During the End Phase, with any template of speed 3 from either guides. */
const drk1Probe = ability({
  ...drk1ProbeDroids,
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'end',
  ...ofOwnCard(),
});

/** A calculate token, and a charge of the card. */
const calculateAndCharge: Cost<XwingState, unknown> = {
  cannot: (state, self) =>
    cannotSpendToken(state, you(state, self).id, 'calculate') ?? chargeOfCard([]).cannot(state, self),
  pay: (state, self) => {
    spendToken(state, you(state, self).id, 'calculate', ['xw.device.15']);
    chargeOfCard(['xw.device.14']).pay(state, self);
  },
};

/** At the start of the Engagement Phase. */
const discord = ability({
  ...discordMissiles,
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'engagement',
  ...ofOwnCard(calculateAndCharge),
});

/** An action that drops an obstacle. */
const riggedCargoChute = ability({
  id: 'rigged-cargo-chute',
  card: 'upgrade:riggedcargochute',
  rules: ['xw.loose-cargo.01', 'xw.obstacles.17'],
  during: 'action',
  ...ofOwnCard(),
});

const SPARE_PARTS = 'upgrade:sparepartscanisters';

/** The second of its actions drops an obstacle, and breaks the locks on the ship. */
const spareParts = ability({
  id: 'spare-parts-canisters',
  card: SPARE_PARTS,
  rules: ['xw.spare-parts.01', 'xw.obstacles.17'],
  during: 'action',
  ...ofOwnCard(),
  effect: (state, self) => {
    ofOwnCard().effect(state, self);
    const own = you(state, self).id;
    for (const lock of state.locks.filter(({ on }) => on === own)) breakLock(state, lock, ['xw.spare-parts.02']);
  },
});

/** The first one recovers a charge of an astromech. */
const sparePartsForAstromech = ability({
  id: 'spare-parts-canisters-recover',
  card: SPARE_PARTS,
  rules: ['xw.charges.02'],
  during: 'action',
  cost: chargeOfCard(['xw.charges.05']),
  choose: (state, self) =>
    you(state, self)
      .upgrades.filter(({ card }) => upgrade(card)?.sides[0].slots.includes('astromech'))
      .map(({ id, charges }) => candidate<Json>(id, allActive(charges))),
  effect: (state, self) => recoverCharge(state, you(state, self).id, self.chosen as string, ['xw.charges.02']),
});

export const devices = [
  ...[bombletGenerator, connerNets, electroProtonBomb, protonBombs, proximityMines, seismicCharges].map(inSystemPhase),
  ...[connerNets, electroProtonBomb, proximityMines, drk1ProbeDroids, discordMissiles].map(chargesStaySpent),
  bombletsForAShield,
  drk1Probe,
  discord,
  riggedCargoChute,
  spareParts,
  sparePartsForAstromech,
];
