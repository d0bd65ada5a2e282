/** Upgrades of the slot 'astromech', from A to Q. */
import { allowed, candidate, type Json } from '../../../core';
import { recoverCharge, spendCharge } from '../../effects/charges';
import { gainToken } from '../../effects/tokens';
import { ability, forbidden } from '../../engine';
import { sideKey } from '../../facts';
import type { EquippedCard, ShipId } from '../../model/state';
import { currentAttack } from '../../queries/attack';
import { cannotSpendCharge } from '../../queries/charges';
import { colorToExecute } from '../../queries/difficulty';
import { hasLocked } from '../../queries/locks';
import { evenWhileStressed, performing, red, white } from '../forms/actions';
import { atRange, shipsThat } from '../forms/conditions';
import { allActive, chargeOfCard, spendingCharges } from '../forms/costs';
import { anyPayload, hasPlaced, placeChosen } from '../forms/devices';
import { attacking, rerolls } from '../forms/dice';
import { cardItself, flipsThis } from '../forms/flipping';
import { afterYouExecute, afterYouFullyExecute, atEndOf, beforeYouExecute } from '../forms/timing';
import { GAIN } from '../forms/tokens';
import { boostsOrRolls } from '../forms/obstacles';
import { isYou, you } from '../forms/you';

/** 'Before you execute a blue maneuver': as difficult as it is by then, not as the dial has it. */
const beforeBlue = (id: string, card: string, ...actions: readonly ('barrel-roll' | 'boost')[]) =>
  beforeYouExecute({
    id,
    card,
    if: (state, { event }) => colorToExecute(state, event.ship) === 'blue',
    cost: chargeOfCard(['xw.standard-charges.04']),
    ...performing(id, white(...actions)),
  });

const C1_10P = 'c1-10p';

const c110p = [
  afterYouExecute({
    id: C1_10P,
    card: sideKey('c110p', 0),
    ...performing(C1_10P, red('evade')),
    cost: chargeOfCard(['xw.standard-charges.04']),
  }),
  evenWhileStressed(C1_10P, sideKey('c110p', 0)),
  atEndOf('end')({
    id: 'c1-10p-goes-wrong',
    card: sideKey('c110p', 0),
    if: (state, self) => cardItself(state, self)?.charges?.active === 0,
    effect: flipsThis,
  }),
  afterYouExecute({
    id: 'c1-10p-erratic',
    card: sideKey('c110p', 1),
    choose: (state, self) => shipsThat(state, self, atRange(0, 1)).map(({ id }) => allowed(id)),
    effect: (state, { chosen, controller: by }) => gainToken(state, chosen as ShipId, 'jam', GAIN, { by }),
  }),
];

const CHOPPER = 'upgrade:chopper';
const NON_RECURRING = ['xw.actions.15', 'xw.charges.09'];
const nonRecurring = ({ charges }: EquippedCard): boolean => charges !== null && charges.recovers === 0;

/** A charge of another card for a shield; two shields for a charge of a card. */
const chopper = [
  ability({
    id: 'chopper-astromech-shield',
    card: CHOPPER,
    rules: NON_RECURRING,
    during: 'action',
    unable: (state, self) => allActive(you(state, self).shields, [], 'shields'),
    choose: (state, self) =>
      you(state, self)
        .upgrades.filter((card) => card.id !== self.source && nonRecurring(card))
        .map(({ id }) => candidate<Json>(id, cannotSpendCharge(state, you(state, self).id, id))),
    effect: (state, self) => {
      const own = you(state, self).id;
      spendCharge(state, own, self.chosen as string, NON_RECURRING);
      recoverCharge(state, own, 'shields', NON_RECURRING);
    },
  }),
  ability({
    id: 'chopper-astromech-charge',
    card: CHOPPER,
    rules: NON_RECURRING,
    during: 'action',
    cost: spendingCharges('shields', 2),
    choose: (state, self) => {
      const own = you(state, self);
      return own.upgrades
        .filter(nonRecurring)
        .map(({ id, charges }) =>
          candidate<Json>(id, allActive(charges) ?? forbidden(state, 'recover charge', { ship: own.id, of: id })),
        );
    },
    effect: (state, self) => recoverCharge(state, you(state, self).id, self.chosen as string, NON_RECURRING),
  }),
];

/** 'After you fully execute a maneuver, if you have not dropped or launched a device this round, you may drop 1 bomb.' */
const genius = afterYouFullyExecute()({
  id: 'genius',
  card: 'upgrade:genius',
  rules: ['xw.device.15', 'xw.device.18', 'xw.faq-cards.22'],
  if: (state, { event }) => !hasPlaced(state, event.ship),
  may: true,
  choose: (state, self) => anyPayload(state, you(state, self), { types: ['bomb'], hows: ['drop'] }),
  effect: (state, self) => placeChosen(state, you(state, self), self.chosen),
});

/** A die of the ship that is locked, whoever its enemy is. */
const m9G8 = rerolls({
  id: 'm9-g8',
  card: 'upgrade:m9g8',
  ...attacking,
  when: (state, self) => {
    const attack = currentAttack(state);
    return attack !== null && hasLocked(state, you(state, self).id, attack.attacker);
  },
});

const q7Astromech = ability({
  id: 'q7-astromech',
  card: 'upgrade:q7astromech',
  rules: ['xw.golden-rules.02'],
  permits: {
    'moves through obstacle': (state, self, { ship, move }) =>
      isYou(state, self, ship) && boostsOrRolls(state, ship, move),
  },
});

export const astromechUpgradesAToQ = [
  beforeBlue('bb-8', 'upgrade:bb8', 'barrel-roll', 'boost'),
  beforeBlue('bb-astromech', 'upgrade:bbastromech', 'barrel-roll'),
  ...c110p,
  ...chopper,
  genius,
  m9G8,
  q7Astromech,
];
