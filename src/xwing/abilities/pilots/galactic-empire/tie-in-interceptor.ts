/** Galactic Empire: pilots of the TIE/in Interceptor. */
import { after } from '../../../../core';
import { startEffect, untilEndOf } from '../../../effects/lasting-effects';
import { gainToken } from '../../../effects/tokens';
import { ability, innermost } from '../../../engine';
import { initiativeOf } from '../../../queries/initiative';
import { isFriendly, shipOf } from '../../../queries/ships';
import { chosenPerforms, evenWhileStressed, performing, red, white } from '../../forms/actions';
import { all, atRange, destroyedIs, friendly, inEngagement, not, type OfShip } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { gideonHask, rollsWithBanks, vultSkerris } from '../../forms/same-text';
import { isWithin, shipsMeant } from '../../forms/targets';
import { afterYouAttack, atStartOf } from '../../forms/timing';
import { REMOVE, youGain, youRemove } from '../../forms/tokens';
import { stillThere, you } from '../../forms/you';

const cienaReeAttacks = afterYouAttack({
  id: 'ciena-ree-attacks',
  card: 'pilot:cienaree',
  if: (state, { event }) => shipOf(state, event.defender).destroyed,
  effect: youGain('stress'),
});

const cienaReeSheds = ability({
  id: 'ciena-ree-sheds',
  card: 'pilot:cienaree',
  rules: REMOVE,
  on: after('ship-destroyed'),
  when: destroyedIs(all(friendly, atRange(0, 3))),
  effect: youRemove('stress'),
});

const commandantGoran = ability({
  id: 'commandant-goran',
  card: 'pilot:commandantgoran',
  rules: ['xw.timing.07'],
  on: after('maneuver-executed'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const near = isFriendly(own, ship) && isWithin(state, own, ship, [0, 3]);
    return !self.event.fully && near && initiativeOf(state, ship) < initiativeOf(state, own);
  },
  effect: (state, { event, ability: id }) => {
    if (event) chosenPerforms(state, event.ship, red('focus'), id);
  },
});

const lieutenantLorrir = rollsWithBanks('lieutenant-lorrir', 'pilot:lieutenantlorrir');

const small: OfShip = ({ size }) => size === 'small';
const engaged: OfShip = (ship) => ship.engaged;
const ENGAGES_NOW = untilEndOf('engagement', 'engages at the current initiative');
const NASH = ['xw.simultaneous-fire.01', 'xw.golden-rules.02'];

/** A small friend that was destroyed before its turn engages with the ships that do now. */
const nashWindrider = [
  ability({
    id: 'nash-windrider',
    card: 'pilot:nashwindrider',
    rules: NASH,
    on: after('ship-destroyed'),
    when: destroyedIs(all(inEngagement, small, not(engaged), friendly, atRange(0, 3))),
    still: stillThere('ship'),
    may: true,
    cost: spendingCharges('ship'),
    effect: (state, { event, controller }) => {
      if (event) startEffect(state, ENGAGES_NOW, event.ship, controller);
    },
  }),
  ability({
    id: 'engages-at-the-current-initiative',
    card: ENGAGES_NOW,
    rules: NASH,
    modifies: {
      'engages at': (state, { source }, value, { ship }) =>
        ship === source ? (innermost(state, 'engagement phase')?.initiative ?? value) : value,
    },
  }),
];

const soontirFel = atStartOf('engagement')({
  id: 'soontir-fel',
  card: 'pilot:soontirfel',
  rules: ['xw.timing.03'],
  if: (state, self) => shipsMeant(state, self, { side: 'enemy', inArc: 'bullseye' }).length > 0,
  effect: (state, self) => gainToken(state, you(state, self).id, 'focus', ['xw.timing.03'], { by: self.controller }),
});

const turrPhennir = afterYouAttack({
  id: 'turr-phennir',
  card: 'pilot:turrphennir',
  ...performing('turr-phennir', white('barrel-roll', 'boost')),
});

export const tieInInterceptorPilots = [
  cienaReeAttacks,
  cienaReeSheds,
  commandantGoran,
  gideonHask('gideon-hask-interceptor', 'pilot:gideonhask-tieininterceptor'),
  lieutenantLorrir,
  ...nashWindrider,
  soontirFel,
  turrPhennir,
  evenWhileStressed('turr-phennir', 'pilot:turrphennir'),
  ...vultSkerris('vult-skerris-interceptor', 'pilot:vultskerris-tieininterceptor'),
];
