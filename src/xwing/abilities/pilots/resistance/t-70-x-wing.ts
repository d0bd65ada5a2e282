/** Resistance: pilots of the T-70 X-wing. */
import { after } from '../../../../core';
import { ability } from '../../../engine';
import { initiativeOf } from '../../../queries/initiative';
import { shipOf } from '../../../queries/ships';
import { performing, white } from '../../forms/actions';
import { whileYouAttack } from '../../forms/attacks';
import { all, atRange, defenderIs, enemy, friendly, inYour, shipsThat, stressed } from '../../forms/conditions';
import { spendingCharges } from '../../forms/costs';
import { attacking, changes } from '../../forms/dice';
import { lockOn } from '../../forms/locks';
import { soothes } from '../../forms/same-text';
import { afterYouFullyExecute, afterYouGain, afterYouPerform } from '../../forms/timing';
import { chosenShips, GAIN, unlessStressed, youGain, youRemove } from '../../forms/tokens';
import { isYou, you } from '../../forms/you';

const jaycrisTubbs = afterYouFullyExecute(({ color }) => color === 'blue')({
  id: 'jaycris-tubbs',
  card: 'pilot:jaycristubbs',
  choose: (state, self) => chosenShips(state, self, all(friendly, stressed, atRange(0, 1))),
  ...soothes,
});

const jophSeastriker = ability({
  id: 'joph-seastriker',
  card: 'pilot:jophseastriker',
  rules: GAIN,
  on: after('shield-lost'),
  when: (state, self) => isYou(state, self, self.event.ship),
  effect: youGain('evade'),
});

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

const temminWexley = afterYouFullyExecute(({ speed }) => speed >= 2 && speed <= 4)({
  id: 'temmin-wexley',
  card: 'pilot:temminwexley',
  ...performing('temmin-wexley', white('boost')),
});

export const t70XWingPilots = [
  jaycrisTubbs,
  jophSeastriker,
  lieutenantBastian,
  nienNunbPilot,
  nimiChireen,
  poeDameron,
  temminWexley,
];
