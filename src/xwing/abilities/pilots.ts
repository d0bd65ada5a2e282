/** Pilot abilities, by pilot. */
import { after, reason } from '../../core';
import { cannotSpendCharge, spendCharge } from '../charges';
import { ability } from '../engine';
import { isInArc } from '../measure';
import { performAction } from '../procedures/perform-action';
import { greenTokens } from '../procedures/jam';
import { shipOf } from '../ships';
import { gainToken, removeToken, transferToken } from '../tokens';
import { chooseShip, isYou, shipsMeant, you } from './words';

const jakeFarrell = ability({
  id: 'jake-farrell',
  card: 'pilot:jakefarrell',
  rules: ['xw.ability-queue-example-1.01'],
  on: after('action-performed'),
  when: (state, self) =>
    isYou(state, self, self.event.ship) && (self.event.action === 'barrel-roll' || self.event.action === 'boost'),
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'friendly', range: [0, 1] }),
  effect: (state, { chosen }) =>
    performAction(state, chosen as string, [{ action: 'focus', color: 'white' }], { may: true, source: 'jake-farrell' }),
});

const chopper = ability({
  id: 'chopper',
  card: 'pilot:chopper',
  rules: ['xw.ability-queue-example-2.01'],
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'engagement',
  effect: (state, self) => {
    for (const enemy of shipsMeant(state, self, { side: 'enemy', range: [0, 0] }))
      gainToken(state, enemy.id, 'jam', ['xw.ability-queue-example-2.01'], { count: 2, by: self.controller });
  },
});

const kyleKatarn = ability({
  id: 'kyle-katarn',
  card: 'pilot:kylekatarn',
  rules: ['xw.ability-queue-example-2.02'],
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'engagement',
  may: true,
  unable: (state, self) =>
    you(state, self).tokens.focus > 0 ? null : reason('no-token', 'There is no focus token to transfer.', ['xw.tokens.05']),
  choose: (state, self) => chooseShip(state, self, { side: 'friendly', other: true, inArc: 'firing' }),
  effect: (state, self) =>
    transferToken(state, you(state, self).id, self.chosen as string, 'focus', ['xw.tokens.04']),
});

const oldTeroch = ability({
  id: 'old-teroch',
  card: 'pilot:oldteroch',
  rules: ['xw.ability-queue-example-2.06'],
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'engagement',
  may: true,
  choose: (state, self) => chooseShip(state, self, { side: 'enemy', range: [1, 1] }),
  effect: (state, self) => {
    const enemy = shipOf(state, self.chosen as string);
    if (!isInArc(enemy, 'front', you(state, self))) return;
    for (const token of greenTokens(enemy))
      while (enemy.tokens[token] > 0) removeToken(state, enemy.id, token, ['xw.ability-queue-example-2.06']);
  },
});

const darthVader = ability({
  id: 'darth-vader',
  card: 'pilot:darthvader',
  rules: ['xw.pilot-and-ship-abilities.03'],
  on: after('action-performed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  cost: {
    cannot: (state, self) => cannotSpendCharge(state, you(state, self).id, 'force'),
    pay: (state, self) => spendCharge(state, you(state, self).id, 'force', ['xw.pilot-and-ship-abilities.03']),
  },
  effect: (state, self) =>
    performAction(state, you(state, self).id, 'any standard action', { may: false, source: 'darth-vader' }),
});

export const pilotAbilities = [jakeFarrell, chopper, kyleKatarn, oldTeroch, darthVader];
