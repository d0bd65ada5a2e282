/** Cards by which a friend performs an action. */
import { after, allowed } from '../../core';
import { ability } from '../engine';
import type { ShipId } from '../model/state';
import { initiativeOf } from '../queries/initiative';
import { isFriendly, shipOf } from '../queries/ships';
import { all, atRange, friendly, inYourFiringArc, shipsThat } from './circumstances';
import {
  afterYouAttack,
  afterYouExecute,
  afterYouFullyExecute,
  atStartOf,
  chosenPerforms,
  evenWhileStressed,
  red,
} from './forms';
import { forceOfShip, isWithin, you } from './words';

const force = forceOfShip(['xw.force-charges.07']);

const landoCalrissian = afterYouFullyExecute(({ color }) => color === 'blue')({
  id: 'lando-calrissian-rebel',
  card: 'pilot:landocalrissian-modifiedyt1300lightfreighter',
  may: true,
  choose: (state, self) => shipsThat(state, self, all(friendly, atRange(0, 3))).map(({ id }) => allowed(id)),
  effect: (state, { chosen, ability: id }) => chosenPerforms(state, chosen as ShipId, 'any standard action', id),
});

const ahsokaTano = (id: string, card: string, range: readonly [number, number], count: number) => [
  afterYouFullyExecute()({
    id,
    card,
    may: true,
    cost: forceOfShip(['xw.force-charges.07'], count),
    choose: (state, self) => shipsThat(state, self, all(friendly, atRange(...range))).map((ship) => allowed(ship.id)),
    effect: (state, { chosen }) => chosenPerforms(state, chosen as ShipId, 'any standard action', id),
  }),
  evenWhileStressed(id, card),
];

const ahsokaGunner = [
  afterYouExecute({
    id: 'ahsoka-tano-gunner',
    card: 'upgrade:ahsokatano',
    may: true,
    cost: force,
    choose: (state, self) =>
      shipsThat(state, self, all(friendly, inYourFiringArc, atRange(1, 3))).map(({ id }) => allowed(id)),
    effect: (state, { chosen, ability: id }) => chosenPerforms(state, chosen as ShipId, red('focus'), id),
  }),
  evenWhileStressed('ahsoka-tano-gunner', 'upgrade:ahsokatano'),
];

const kitFisto = atStartOf('engagement')({
  id: 'kit-fisto',
  card: 'upgrade:kitfisto',
  may: true,
  cost: force,
  choose: (state, self) => shipsThat(state, self, all(friendly, atRange(0, 1))).map(({ id }) => allowed(id)),
  effect: (state, { chosen, ability: id }) => chosenPerforms(state, chosen as ShipId, red('evade'), id),
});

const airenCracken = afterYouAttack({
  id: 'airen-cracken',
  card: 'pilot:airencracken',
  rules: ['xw.faq-cards.15'],
  may: true,
  choose: (state, self) => shipsThat(state, self, all(friendly, atRange(1, 1))).map(({ id }) => allowed(id)),
  effect: (state, { chosen, ability: id }) => chosenPerforms(state, chosen as ShipId, 'any action as red', id),
});

/** After a friend's maneuver; the friend may do it, so its player is asked, who is the same. */
const swoop = ability({
  id: 'swoop',
  card: 'pilot:swoop',
  rules: ['xw.timing.07'],
  on: after('maneuver-executed'),
  when: (state, self) => {
    const [own, ship] = [you(state, self), shipOf(state, self.event.ship)];
    const { fully, maneuver } = self.event;
    const such =
      fully && (maneuver.speed === 3 || maneuver.speed === 4) && (ship.size === 'small' || ship.size === 'medium');
    return such && isFriendly(own, ship) && isWithin(state, own, ship, [0, 1]);
  },
  effect: (state, { event, ability: id }) => {
    if (event) chosenPerforms(state, event.ship, red('boost'), id);
  },
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

export const friendsActions = [
  landoCalrissian,
  ...ahsokaTano('ahsoka-tano', 'pilot:ahsokatano', [0, 1], 1),
  ...ahsokaTano('ahsoka-tano-a-wing', 'pilot:ahsokatano-rz1awing', [1, 2], 2),
  ...ahsokaGunner,
  kitFisto,
  airenCracken,
  swoop,
  commandantGoran,
];
