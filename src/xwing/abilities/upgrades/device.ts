/** Upgrades of the slot 'device'. */
import { after, candidate, type Candidate, type Json } from '../../../core';
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

const clusterMines = payload('cluster-mines', 'clustermines', 'supplement-cluster-mine');

const concussionBombs = payload('concussion-bombs', 'concussionbombs', 'supplement-concussion-bomb');
const isWhole = (state: XwingState, self: { source: string }): boolean => {
  const { active = 0, limit = 0 } = cardOf(state, self)?.charges ?? {};
  return active === limit;
};
const { may: _optional, ...asItMust } = ofOwnCard();

/** Once one was dropped, the others must be. */
const concussionBombsDropped = [
  ability({ ...concussionBombs, during: 'system phase', when: isWhole, ...ofOwnCard() }),
  ability({
    ...concussionBombs,
    id: 'concussion-bombs-must',
    during: 'system phase',
    when: (...about) => !isWhole(...about),
    ...asItMust,
  }),
];

const connerNets = payload('conner-nets', 'connernets', 'conner-net');
const drk1ProbeDroids = { id: 'drk-1-probe-droids', card: 'upgrade:drk1probedroids', rules: ['xw.drk-1.01'] };

/** During the End Phase, with any template of speed 3 from either guides. */
const drk1Probe = atStartOf('end')({
  ...drk1ProbeDroids,
  ...ofOwnCard(),
});

const ionBombs = payload('ion-bombs', 'ionbombs', 'supplement-ion-bomb');

const electroProtonBomb = payload('electro-proton-bomb', 'electroprotonbomb', 'electro-proton-bomb');
const protonBombs = payload('proton-bombs', 'protonbombs', 'proton-bomb');
const proximityMines = payload('proximity-mines', 'proximitymines', 'proximity-mine');
const seismicCharges = payload('seismic-charges', 'seismiccharges', 'seismic-charge');

const DETONATORS = 'upgrade:thermaldetonators';
const both = (ways: readonly Candidate<Json>[]): Candidate<Json>[] =>
  ways.flatMap((one, i) =>
    ways.slice(i + 1).map((other) => candidate<Json>([one.action, other.action], one.not ?? other.not)),
  );

/** One or two, each with a template of its own. */
const thermalDetonators = [
  ability({
    id: 'thermal-detonators',
    card: DETONATORS,
    rules: ['xw.supplement-thermal-detonator.01', ...DROPPED],
    during: 'system phase',
    ...ofOwnCard(),
    choose: (state, self) => {
      const [own, one] = [you(state, self), ofOwnCard().choose(state, self)];
      const two = both(one).map(({ action, not }) =>
        candidate(action, cannotSpendCharge(state, own.id, self.source, 2) ?? not),
      );
      return [...one, ...two];
    },
    effect: (state, self) => {
      const [first, ...more] = [self.chosen].flat() as Json[];
      const { id } = you(state, self);
      for (const _each of more) spendCharge(state, id, self.source, ['xw.device.14']);
      for (const chosen of [first ?? null, ...more]) ofOwnCard().effect(state, { source: self.source, chosen });
    },
  }),
  ability({
    id: 'thermal-detonators-reload',
    card: DETONATORS,
    rules: ['xw.reload.03', 'xw.charges.02'],
    on: after('reloaded'),
    when: (_state, { event, source }) => event.card === source,
    unable: (state, self) => allActive(cardOf(state, self)?.charges),
    effect: (state, self) => recoverCharge(state, you(state, self).id, self.source, ['xw.charges.02']),
  }),
];

export const deviceUpgrades = [
  inSystemPhase(bombletGenerator),
  bombletsForAShield,
  inSystemPhase(clusterMines),
  chargesStaySpent(clusterMines),
  ...concussionBombsDropped,
  inSystemPhase(connerNets),
  chargesStaySpent(connerNets),
  chargesStaySpent(drk1ProbeDroids),
  drk1Probe,
  inSystemPhase(electroProtonBomb),
  chargesStaySpent(electroProtonBomb),
  inSystemPhase(ionBombs),
  inSystemPhase(protonBombs),
  inSystemPhase(proximityMines),
  chargesStaySpent(proximityMines),
  inSystemPhase(seismicCharges),
  ...thermalDetonators,
];
