/** Shockstaff and Electrostaff: more damage to machines, and the living are stunned (min.shockstaff-electrostaff). */
import { after, type AbilityFrame, type AnyAbility } from '../../core';
import { stun } from '../effects/activation';
import { ability, run } from '../engine';
import type { MiniaturesEvent } from '../model/events';
import type { Miniatures } from '../model/types';
import { isLiving, isNonliving, numberOf } from '../queries/abilities';
import { currentAttack } from '../queries/attack';
import { characterOf, isOnMap } from '../queries/characters';
import { attacks, bonus, saveOf, savedBy } from './words';

const STUNS = ['min.shockstaff-electrostaff.02'];
const SAVE = 11;

type Hit = AbilityFrame<Extract<MiniaturesEvent, { type: 'attack-hit' }>>;

const stunsTheLiving = ability({
  id: 'shockstaff-electrostaff-stun',
  card: 'shockstaff-electrostaff',
  rules: STUNS,
  on: after('attack-hit'),
  when: (state, { source, event }) =>
    event.attacker === source &&
    currentAttack(state)?.adjacent === true &&
    isLiving(state, characterOf(state, event.target)),
  effect: [
    run('save', STUNS, (state, { source, event }: Hit) => {
      if (event) saveOf(state, event.target, SAVE, STUNS, source);
    }),
    run('stun', STUNS, (state, self: Hit) => {
      const target = self.event && characterOf(state, self.event.target);
      if (target && isOnMap(target) && !savedBy(self)) stun(state, target, STUNS);
    }),
  ],
});

export const staffs: readonly AnyAbility<Miniatures>[] = [
  bonus(
    'shockstaff-electrostaff',
    ['min.shockstaff-electrostaff.01'],
    (state, self, about) =>
      attacks(state, self, about) && about.adjacent && isNonliving(state, characterOf(state, about.target)),
    { damage: (self) => numberOf(self) },
  ),
  stunsTheLiving,
];
