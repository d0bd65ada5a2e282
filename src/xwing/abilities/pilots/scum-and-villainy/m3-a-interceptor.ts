/** Scum and Villainy: pilots of the M3-A Interceptor. */
import { after } from '../../../../core';
import { recoverCharge } from '../../../effects/charges';
import { addResult } from '../../../effects/dice';
import { removeTokens } from '../../../effects/tokens';
import { ability } from '../../../engine';
import { sufferDamage } from '../../../procedures/suffer-damage';
import { cannotModify, currentAttack, poolOf } from '../../../queries/attack';
import type { Face } from '../../../queries/dice';
import { thisAttack, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { all, another, atRange, shipsThat, whileFriendDefends } from '../../forms/conditions';
import { chargedUpgrades, gaining, suffering } from '../../forms/costs';
import { ADD, bothSides, defending, rerolls } from '../../forms/dice';
import { afterYouDefend, afterYouFight, atStartOf } from '../../forms/timing';
import { GAIN, inflict, youGain } from '../../forms/tokens';
import { isYou, you } from '../../forms/you';

const g4rG0rVm = afterYouDefend({
  id: 'g4r-g0r-v-m',
  card: 'pilot:g4rgorvm',
  rules: ['xw.damage.01'],
  effect: (state, self) => {
    for (const { id } of shipsThat(state, self, all(another, atRange(0, 0))))
      sufferDamage(state, id, { hit: 0, crit: 1 }, ['xw.damage.01']);
  },
});

const COPIED = ['focus', 'evade'] as const;

/** As many as the ship has on which the lock is; an obstacle or a device has none. */
const genesisRed = ability({
  id: 'genesis-red',
  card: 'pilot:genesisred',
  rules: ['xw.lock.04', ...GAIN],
  on: after('lock-acquired'),
  when: (state, self) => isYou(state, self, self.event.ship),
  effect: (state, self) => {
    const own = you(state, self);
    const locked = state.ships.find(({ id }) => id === self.event?.on);
    for (const token of COPIED) {
      removeTokens(state, own.id, token, Infinity, GAIN);
      inflict(state, own.id, token, self, locked?.tokens[token] ?? 0);
    }
  },
});

const inaldra = bothSides('inaldra', ({ id, pool, whileYou }) =>
  rerolls({ id, card: 'pilot:inaldra', pool, most: Infinity, when: whileYou(), cost: suffering('hit') }),
);

/** Of any of his upgrades. */
const quinnJast = atStartOf('engagement')({
  id: 'quinn-jast',
  card: 'pilot:quinnjast',
  rules: ['xw.charges.02'],
  may: true,
  cost: gaining('disarm'),
  choose: (state, self) => chargedUpgrades(state, self),
  effect: (state, self) => recoverCharge(state, you(state, self).id, self.chosen as string, ['xw.charges.02']),
});

const serissu = rerolls({
  id: 'serissu',
  card: 'pilot:serissu',
  ...defending,
  when: whileFriendDefends(atRange(0, 1)),
});

/** One more of what all of its dice show, after a roll or reroll in an attack. */
const sunnyBounder = ability({
  id: 'sunny-bounder',
  card: 'pilot:sunnybounder',
  rules: ADD,
  on: after('dice-rolled', 'dice-rerolled'),
  when: (state, self) => {
    const attack = currentAttack(state);
    if (!attack || !isYou(state, self, self.event.ship)) return false;
    const faces = poolOf(attack, self.event.die).map(({ face }) => face);
    return new Set(faces).size === 1 && (whileYouAttack()(state, self) || whileYouDefend()(state, self));
  },
  may: true,
  unable: (state, { event }) => cannotModify(state, event.die, 'ability'),
  effect: (state, { event }) => {
    const attack = currentAttack(state);
    const face = attack && event ? poolOf(attack, event.die)[0]?.face : undefined;
    if (event && face !== undefined) addResult(state, event.die, face as Face, ADD);
  },
});

export const m3AInterceptorPilots = [
  g4rG0rVm,
  genesisRed,
  ...inaldra,
  afterYouFight({
    id: 'laetin-ashera',
    card: 'pilot:laetinashera',
    if: (state) => thisAttack(state).hit === false,
    effect: youGain('evade'),
  }),
  quinnJast,
  serissu,
  sunnyBounder,
];
