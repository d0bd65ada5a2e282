/** Crew and gunners. */
import { after, allowed } from '../../../core';
import { recoverCharge } from '../../effects/charges';
import { gainToken, removeToken } from '../../effects/tokens';
import { changeTokensOn } from '../../effects/upgrades';
import { ability } from '../../engine';
import type { TokenKind } from '../../model/state';
import { sufferDamage } from '../../procedures/suffer-damage';
import { deviceOf, deviceType } from '../../queries/devices';
import { isFriendly, isSameSide, shipOf } from '../../queries/ships';
import { atStartOf, losesInSetup } from '../forms';
import { allActive, chargeOfCard, insteadOf, isWithin, isYou, you, stillThere } from '../words';

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
  effect: (state, { event, controller: by }) => {
    if (event) gainToken(state, event.ship, 'evade', ['xw.replacement-effect.04'], { by, because: insteadOf(event) });
  },
});

const GONK = 'upgrade:gnkgonkdroid';
const gonkSetup = losesInSetup('gnk-gonk-droid-setup', GONK, 1);

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
  unable: (state, self) => allActive(you(state, self).shields, ['xw.paying-costs.02'], 'shields'),
  cost: chargeOfCard(['xw.paying-costs.02', 'xw.charges.05']),
  effect: (state, self) => recoverCharge(state, you(state, self).id, 'shields', ['xw.paying-costs.02']),
});

const perceptiveCopilot = ability({
  id: 'perceptive-copilot',
  card: 'upgrade:perceptivecopilot',
  rules: ['xw.card-interpretation.09'],
  on: after('action-performed'),
  when: (state, self) => isYou(state, self, self.event.ship) && self.event.action === 'focus',
  effect: (state, self) =>
    gainToken(state, you(state, self).id, 'focus', ['xw.card-interpretation.09'], { by: self.controller }),
});

/** Primary attacks at range 0, of his ship and of enemies on it. */
const zebOrrelios = ability({
  id: 'zeb-orrelios-crew',
  card: 'upgrade:zeborrelios',
  rules: ['xw.attack.13', 'xw.golden-rules.02'],
  permits: {
    'attacks at range 0': (state, self, { ship, kind, defender }) =>
      kind === 'primary' && (isYou(state, self, ship) || isYou(state, self, defender)),
  },
});

/** 'Can': nobody is asked. */
const heraSyndulla = ability({
  id: 'hera-syndulla',
  card: 'upgrade:herasyndulla',
  rules: ['xw.golden-rules.02', 'xw.card-interpretation.06'],
  permits: {
    'red maneuvers while stressed': (state, self, { ship }) => isYou(state, self, ship),
  },
});

const heraSyndullaAfter = ability({
  id: 'hera-syndulla-after',
  card: 'upgrade:herasyndulla',
  rules: ['xw.card-interpretation.09'],
  on: after('maneuver-executed'),
  when: (state, self) => {
    const { ship, fully, maneuver } = self.event;
    return isYou(state, self, ship) && fully && maneuver.color === 'red' && you(state, self).tokens.stress >= 3;
  },
  effect: (state, self) => {
    const own = you(state, self).id;
    removeToken(state, own, 'stress', ['xw.tokens.03']);
    sufferDamage(state, own, { hit: 1, crit: 0 }, ['xw.damage.01']);
  },
});

/** Decreases the difficulty of all bank maneuvers. */
const nienNunb = ability({
  id: 'nien-nunb',
  card: 'upgrade:niennunb',
  rules: ['xw.difficulty.06'],
  modifies: {
    'maneuver difficulty': (state, self, value, { ship, bearing }) => {
      const isBank = bearing === 'bank-left' || bearing === 'bank-right';
      return isBank && ship === you(state, self).id ? value - 1 : value;
    },
  },
});

const SABINE = 'upgrade:sabinewren';
const ON_HER_CARD: readonly TokenKind[] = ['ion', 'jam', 'stress', 'tractor'];
const sabineWren = [
  atStartOf('setup')({
    id: 'sabine-wren-setup',
    card: SABINE,
    rules: ['xw.setup.14'],
    effect: (state, { source }) => {
      for (const token of ON_HER_CARD) changeTokensOn(state, source, token, 'put', ['xw.setup.14']);
    },
  }),
  /** Bombs of her side alone; mines are none. */
  ability({
    id: 'sabine-wren-crew',
    card: SABINE,
    rules: ['xw.faq-objects.07'],
    on: after('device-suffered'),
    when: (state, self) => {
      const device = deviceOf(state, self.event.device);
      return deviceType(device) === 'bomb' && isSameSide(you(state, self), device);
    },
    still: stillThere('ship'),
    may: true,
    choose: (state, { source }) =>
      [...new Set(you(state, { source }).upgrades.find(({ id }) => id === source)?.tokens)].map((token) =>
        allowed(token),
      ),
    effect: (state, { event, source, chosen, controller: by }) => {
      if (!event) return;
      const token = chosen as TokenKind;
      changeTokensOn(state, source, token, 'removed', ['xw.faq-objects.07']);
      gainToken(state, event.ship, token, ['xw.faq-objects.07'], { by });
    },
  }),
];

/** After all other ships, far from enemies and at an obstacle. */
const bobaFett = ability({
  id: 'boba-fett-crew',
  card: 'upgrade:bobafett',
  rules: ['xw.faq-deployment.01', 'xw.setup.14'],
  modifies: {
    'place in setup': (state, self, place, { ship }) => (isYou(state, self, ship) ? 'at an obstacle' : place),
  },
});

export const crew = [
  ...sabineWren,
  bobaFett,
  jynErso,
  gonkSetup,
  gonkRecovers,
  gonkShield,
  perceptiveCopilot,
  zebOrrelios,
  heraSyndulla,
  heraSyndullaAfter,
  nienNunb,
];
