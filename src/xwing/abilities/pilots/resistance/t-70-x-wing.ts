/** Resistance: pilots of the T-70 X-wing. */
import { after, candidate, type Json } from '../../../../core';
import { changeDifficulty } from '../../../effects/activation';
import { spendCharge } from '../../../effects/charges';
import { gainToken } from '../../../effects/tokens';
import { flipUpgrade } from '../../../effects/upgrades';
import { ability } from '../../../engine';
import type { Ship } from '../../../model/state';
import { cannotPerformAny } from '../../../procedures/perform-action';
import { rerollResults } from '../../../procedures/reroll-dice';
import { activationOf } from '../../../queries/activation';
import { cannotSpendCharge } from '../../../queries/charges';
import { initiativeOf } from '../../../queries/initiative';
import { shipOf } from '../../../queries/ships';
import { cannotFlip, isOfSlot } from '../../../queries/upgrades';
import { chosenPerforms, performing, white } from '../../forms/actions';
import { whileYouAttack } from '../../forms/attacks';
import {
  all,
  atRange,
  count,
  defenderIs,
  enemy,
  friend,
  friendly,
  inYour,
  isMeant,
  shipsThat,
  stressed,
} from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { attacking, bothSides, changes, chooseDice } from '../../forms/dice';
import { eachMay } from '../../forms/each-ship';
import { FLIP } from '../../forms/flipping';
import { lockOn } from '../../forms/locks';
import { boostsWithATurn, movedThrough } from '../../forms/maneuvers';
import { soothes } from '../../forms/same-text';
import { afterYouFullyExecute, afterYouGain, afterYouPerform, afterYouReveal, atStartOf } from '../../forms/timing';
import { chosenShips, GAIN, unlessStressed, youGain, youRemove } from '../../forms/tokens';
import { isYou, stillThere, you } from '../../forms/you';

/** His template lay over a friend. */
const caiThrenalli = afterYouFullyExecute()({
  id: 'cai-threnalli',
  card: 'pilot:caithrenalli',
  if: (state, self) => movedThrough(state, self.event.ship).some((id) => isMeant(state, self, id, friendly)),
  ...performing('cai-threnalli', white('evade')),
});

/** His red Tallon rolls are white. */
const elloAsty = afterYouReveal({
  id: 'ello-asty',
  card: 'pilot:elloasty',
  rules: ['xw.difficulty.06'],
  if: (state, self) => {
    const { bearing, color } = self.event.maneuver;
    return bearing.startsWith('tallon') && color === 'red' && you(state, self).tokens.stress <= 2;
  },
  effect: (state, self) => changeDifficulty(state, you(state, self).id, -1),
});

const REROLL = ['xw.dice-modification.05'];

const jaycrisTubbs = afterYouFullyExecute(({ color }) => color === 'blue')({
  id: 'jaycris-tubbs',
  card: 'pilot:jaycristubbs',
  choose: (state, self) => chosenShips(state, self, all(friendly, stressed, atRange(0, 1))),
  ...soothes,
});

/** For a charge of hers, or one of her astromech that does not recover by itself. */
const jessikaPava = bothSides('jessika-pava', ({ id, pool, whileYou }) =>
  ability({
    id,
    card: 'pilot:jessikapava',
    rules: REROLL,
    during: `modify ${pool} dice`,
    may: true,
    when: (state, self) => whileYou()(state, self),
    choose: (state, self) => {
      const own = you(state, self);
      const droid = own.upgrades.find((each) => isOfSlot(each, 'astromech') && each.charges?.recovers === 0);
      const dice = chooseDice(state, pool, count(state, own, all(friend, atRange(0, 1))));
      return ['ship', ...(droid ? [droid.id] : [])].flatMap((of) =>
        dice.map(({ action }) => candidate<Json>({ of, dice: action }, cannotSpendCharge(state, own.id, of))),
      );
    },
    effect: (state, self) => {
      const { of, dice } = self.chosen as { of: string; dice: number[] };
      spendCharge(state, you(state, self).id, of, ['xw.charges.05']);
      rerollResults(state, pool, dice, self.controller, REROLL);
    },
  }),
);

const jophSeastriker = ability({
  id: 'joph-seastriker',
  card: 'pilot:jophseastriker',
  rules: GAIN,
  on: after('shield-lost'),
  when: (state, self) => isYou(state, self, self.event.ship),
  effect: youGain('evade'),
});

const kareKun = boostsWithATurn({ id: 'kare-kun', card: 'pilot:karekun' });

const lieutenantBastian = ability({
  id: 'lieutenant-bastian',
  card: 'pilot:lieutenantbastian',
  rules: ['xw.lock.04'],
  on: after('damage-card-dealt'),
  when: (state, self) => atRange(1, 2)(shipOf(state, self.event.ship), you(state, self), state),
  may: true,
  effect: (state, self) => {
    if (self.event) lockOn(state, self, self.event.ship);
  },
});

const nienNunbPilot = afterYouGain('stress')({
  id: 'nien-nunb-pilot',
  card: 'pilot:niennunb',
  if: (state, self) => shipsThat(state, self, all(enemy, inYour('front'), atRange(0, 1))).length > 0,
  may: true,
  unable: unlessStressed,
  effect: youRemove('stress'),
});

const nimiChireen = changes({
  id: 'nimi-chireen',
  card: 'pilot:nimichireen',
  ...attacking,
  from: ['blank'],
  to: 'focus',
  when: whileYouAttack(defenderIs((ship, own, state) => initiativeOf(state, ship) > initiativeOf(state, own))),
});

const poeDameron = afterYouPerform()({
  id: 'poe-dameron',
  card: 'pilot:poedameron',
  cost: spendingCharges('ship'),
  ...performing('poe-dameron', 'any white action as red'),
});

/** After an action of a friend near him in its activation. */
const poeDameronAce = ability({
  id: 'poe-dameron-swz68',
  card: 'pilot:poedameron-swz68',
  rules: ['xw.timing.07'],
  on: after('action-performed'),
  when: (state, self) => {
    const ship = shipOf(state, self.event.ship);
    const acting = activationOf(state, ship.id) !== null;
    return acting && all(friendly, atRange(0, 2))(ship, you(state, self), state);
  },
  still: stillThere('ship'),
  may: true,
  unable: (state, { event }) => cannotPerformAny(state, event.ship, 'any white action as red'),
  cost: spendingCharges('ship', 2),
  effect: (state, { event, ability: id }) => {
    if (event) chosenPerforms(state, event.ship, 'any white action as red', id);
  },
});

/** The upgrade that is to be turned over. */
const configurationOf = (ship: Ship) =>
  ship.upgrades.find((each) => isOfSlot(each, 'configuration') && cannotFlip(each) === null);

const temminWexleyLeads = atStartOf('engagement')({
  id: 'temmin-wexley-swz68',
  card: 'pilot:temminwexley-swz68',
  ...eachMay({
    rules: GAIN,
    ships: (state, self) =>
      shipsThat(
        state,
        self,
        all(friendly, atRange(0, 3), (ship) => ship.type === 't70xwing' && configurationOf(ship) !== undefined),
      ).map(({ id }) => id),
    does: (state, ship, self) => {
      const configuration = configurationOf(shipOf(state, ship));
      gainToken(state, ship, 'strain', GAIN, { by: self.controller });
      if (configuration) flipUpgrade(state, configuration.id, FLIP);
      gainToken(state, ship, 'calculate', GAIN, { by: self.controller });
    },
  }),
});

const temminWexley = afterYouFullyExecute(({ speed }) => speed >= 2 && speed <= 4)({
  id: 'temmin-wexley',
  card: 'pilot:temminwexley',
  ...performing('temmin-wexley', white('boost')),
});

export const t70XWingPilots = [
  caiThrenalli,
  elloAsty,
  jaycrisTubbs,
  ...jessikaPava,
  jophSeastriker,
  kareKun,
  lieutenantBastian,
  nienNunbPilot,
  nimiChireen,
  poeDameron,
  poeDameronAce,
  temminWexleyLeads,
  temminWexley,
];
