/** Rebel Alliance: pilots of the E-wing. */
import { after } from '../../../../core';
import { startEffect, untilEndOf } from '../../../effects/lasting-effects';
import { ability, isResolving } from '../../../engine';
import type { Ship, XwingState } from '../../../model/state';
import { bonusAttack, type BonusLimits, cannotBonusAttack, weaponsThat } from '../../forms/bonus-attacks';
import { all, defenderIs, enemy, inYour, shipsThat, whileFriendAttacks } from '../../forms/conditions';
import { attacking, changes } from '../../forms/dice';
import { afterYouAttack, atStartOf } from '../../forms/timing';
import { youGain } from '../../forms/tokens';
import { you } from '../../forms/you';

const DISARMED = untilEndOf('planning', 'is disarmed in the next Planning Phase');

const bullseyeAttack = (state: XwingState, own: Ship): BonusLimits => ({
  weapons: weaponsThat(state, own, ({ kind }) => kind === 'primary'),
  defenders: shipsThat(state, { source: own.id }, all(enemy, inYour('bullseye'))).map(({ id }) => id),
});

/** When ships of initiative 0 are about to engage, whether or not there are any. */
const corranHorn = [
  ability({
    id: 'corran-horn',
    card: 'pilot:corranhorn',
    rules: ['xw.engagement-phase.01', 'xw.bonus-attack.01'],
    on: after('initiative-begins'),
    when: (_state, { event }) => event.initiative === 0,
    may: true,
    unable: (state, self) => {
      const own = you(state, self);
      return cannotBonusAttack(state, own, bullseyeAttack(state, own));
    },
    effect: (state, self) => {
      const own = you(state, self);
      bonusAttack(state, own.id, bullseyeAttack(state, own));
    },
  }),
  afterYouAttack({
    id: 'corran-horn-pays',
    card: 'pilot:corranhorn',
    if: (state, { source }) => isResolving(state, { ability: 'corran-horn', source }),
    effect: (state, { source, controller }) => startEffect(state, DISARMED, source, controller),
  }),
  atStartOf('planning')({ id: 'is-disarmed-in-planning', card: DISARMED, effect: youGain('disarm') }),
];

const gavinDarklighter = changes({
  id: 'gavin-darklighter',
  card: 'pilot:gavindarklighter',
  ...attacking,
  from: ['hit'],
  to: 'crit',
  when: whileFriendAttacks(() => true, defenderIs(inYour('front'))),
});

export const eWingPilots = [...corranHorn, gavinDarklighter];
