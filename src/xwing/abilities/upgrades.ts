/** Abilities of upgrade cards. Cards that only add icons or statistics need no entry: their facts say all. */
import { after } from '../../core';
import { loseCharge, recoverCharge, spendCharge } from '../charges';
import { ability } from '../engine';
import { isFriendly, shipOf } from '../ships';
import { gainToken, isStressed } from '../tokens';
import { allActive, chargeOfCard, chooseShip, isWithin, isYou, you } from './words';

/** As the erratum has it: only while not stressed, and another ship. */
const staticDischargeVanes = ability({
  id: 'static-discharge-vanes',
  card: 'upgrade:staticdischargevanes',
  rules: ['xw.errata-static-discharge-vanes.01', 'xw.replacement-effect.02'],
  replaces: 'token-gained',
  when: (state, self) =>
    isYou(state, self, self.event.ship) &&
    (self.event.token === 'jam' || self.event.token === 'ion') &&
    !isStressed(state, self.event.ship),
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'any', range: [0, 1], other: true }),
  effect: (state, self) => {
    const { event, chosen } = self;
    if (!event) return;
    gainToken(state, you(state, self).id, 'stress', ['xw.errata-static-discharge-vanes.01']);
    gainToken(state, chosen as string, event.token, ['xw.errata-static-discharge-vanes.01'], { by: self.controller });
  },
});

const jynErso = ability({
  id: 'jyn-erso',
  card: 'upgrade:jynerso',
  rules: ['xw.replacement-effect.04'],
  replaces: 'token-gained',
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    return self.event.token === 'focus' && isFriendly(own, ship) && isWithin(state, own, ship, [0, 3]);
  },
  may: true,
  effect: (state, { event }) => {
    if (event) gainToken(state, event.ship, 'evade', ['xw.replacement-effect.04']);
  },
});

const GONK = 'upgrade:gnkgonkdroid';
const gonkSetup = ability({
  id: 'gnk-gonk-droid-setup',
  card: GONK,
  rules: ['xw.setup.14'],
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'setup',
  effect: (state, self) => loseCharge(state, you(state, self).id, self.source, ['xw.setup.14']),
});

const gonkRecovers = ability({
  id: 'gnk-gonk-droid-recovers-charge',
  card: GONK,
  rules: ['xw.paying-costs.02'],
  during: 'action',
  unable: (state, self) => allActive(you(state, self).upgrades.find((card) => card.id === self.source)?.charges),
  effect: (state, self) => recoverCharge(state, you(state, self).id, self.source, ['xw.paying-costs.02']),
});

const gonkShield = ability({
  id: 'gnk-gonk-droid',
  card: GONK,
  rules: ['xw.paying-costs.02'],
  during: 'action',
  unable: (state, self) => allActive(you(state, self).shields),
  cost: chargeOfCard(['xw.paying-costs.02']),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'shields', ['xw.paying-costs.02']),
});

const r2Astromech = ability({
  id: 'r2-astromech',
  card: 'upgrade:r2astromech',
  rules: ['xw.paying-costs.01'],
  on: after('dial-revealed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  unable: (state, self) => allActive(you(state, self).shields),
  cost: {
    ...chargeOfCard(['xw.paying-costs.01']),
    pay: (state, self) => {
      spendCharge(state, you(state, self).id, self.source, ['xw.paying-costs.01']);
      gainToken(state, you(state, self).id, 'disarm', ['xw.paying-costs.01']);
    },
  },
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'shields', ['xw.paying-costs.01']),
});

export const upgradeAbilities = [staticDischargeVanes, jynErso, gonkSetup, gonkRecovers, gonkShield, r2Astromech];
