/** Scum and Villainy: pilots of the M3-A Interceptor. */
import { after } from '../../../../core';
import { addResult } from '../../../effects/dice';
import { ability } from '../../../engine';
import type { XwingState } from '../../../model/state';
import { cannotModify, currentAttack, poolOf } from '../../../queries/attack';
import type { Face } from '../../../queries/dice';
import { thisAttack, whileYouAttack, whileYouDefend } from '../../forms/attacks';
import { atRange, whileFriendDefends } from '../../forms/conditions';
import { suffering } from '../../forms/costs';
import { ADD, bothSides, defending, rerolls } from '../../forms/dice';
import { afterYouFight } from '../../forms/timing';
import { youGain } from '../../forms/tokens';
import { isYou } from '../../forms/you';

const inaldra = bothSides('inaldra', ({ id, pool, whileYou }) =>
  rerolls({ id, card: 'pilot:inaldra', pool, most: Infinity, when: whileYou(), cost: suffering('hit') }),
);

/** It missed. */
const missed = (state: XwingState): boolean => thisAttack(state).hit === false;

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
  ...inaldra,
  afterYouFight({ id: 'laetin-ashera', card: 'pilot:laetinashera', if: missed, effect: youGain('evade') }),
  serissu,
  sunnyBounder,
];
