/** Upgrades of the slot 'illicit'. */
import { after, allowed, candidate, type Json, reason } from '../../../core';
import { removeToken } from '../../effects/tokens';
import { ability, innermost } from '../../engine';
import type { DeclaredMove } from '../../model/actions';
import { DECLARED_MOVES } from '../../model/codecs';
import type { XwingState } from '../../model/state';
import { decloak } from '../../procedures/cloak';
import { performAction } from '../../procedures/perform-action';
import { rollADie } from '../../procedures/roll-a-die';
import { cannotPerform } from '../../queries/actions';
import { isCloaked } from '../../queries/cloak';
import { rolledNow } from '../../queries/dice';
import { cannotSpendToken } from '../../queries/tokens';
import { chargeOfCard } from '../forms/costs';
import { ofOwnCard } from '../forms/devices';
import { atStartOf } from '../forms/timing';
import { you } from '../forms/you';

const CLOAKING = 'upgrade:cloakingdevice';
const RULES = ['xw.faq-cards.10'];
const CLOAK = { action: 'cloak', color: 'white' } as const;

/** As the die lies there, rerolled or not. */
const showsFocus = (state: XwingState): boolean =>
  rolledNow(state, 'attack')?.dice.some(({ face }) => face === 'focus') === true;

const cloakingDevice = [
  ability({
    id: 'cloaking-device',
    card: CLOAKING,
    rules: ['xw.actions.15', 'xw.cloak.01'],
    during: 'action',
    unable: (state, self) => cannotPerform(state, you(state, self).id, CLOAK),
    cost: chargeOfCard(['xw.standard-charges.04']),
    effect: (state, self) =>
      performAction(state, you(state, self).id, [CLOAK], { may: false, source: 'cloaking-device' }),
  }),
  atStartOf('planning')({
    id: 'cloaking-device-rolls',
    card: CLOAKING,
    rules: ['xw.timing.03', ...RULES],
    if: (state, self) => isCloaked(you(state, self)),
    effect: (state, self) => rollADie(state, you(state, self).id, self.source, RULES),
  }),
  /** It fails: a decloak that fails leaves the ship cloaked. */
  ability({
    id: 'cloaking-device-fails',
    card: CLOAKING,
    rules: RULES,
    on: after('dice-rolled', 'dice-rerolled'),
    when: (state, { source }) =>
      innermost(state, 'roll a die')?.why === source && showsFocus(state) && isCloaked(you(state, { source })),
    unable: (state) => (showsFocus(state) ? null : reason('other-result', 'It shows no focus result now.', RULES)),
    choose: (state, self) => {
      const not = cannotSpendToken(state, you(state, self).id, 'cloak');
      return [...DECLARED_MOVES.map((move) => candidate<Json>(move, not)), allowed('discard')];
    },
    effect: (state, self) => {
      const { id } = you(state, self);
      if (self.chosen === 'discard') removeToken(state, id, 'cloak', RULES);
      else decloak(state, id, self.chosen as DeclaredMove);
    },
  }),
];

/** An action that drops an obstacle. */
const riggedCargoChute = ability({
  id: 'rigged-cargo-chute',
  card: 'upgrade:riggedcargochute',
  rules: ['xw.loose-cargo.01', 'xw.obstacles.17'],
  during: 'action',
  ...ofOwnCard(),
});

export const illicitUpgrades = [...cloakingDevice, riggedCargoChute];
