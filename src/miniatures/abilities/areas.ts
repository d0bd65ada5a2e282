/** Abilities that replace attacks and do something to a target and to those around it. */
import { candidate, type AbilityInPlay, type AnyAbility, type RuleId } from '../../core';
import { ability, call, modified } from '../engine';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { newArea, type AreaFrame } from '../procedures/area';
import { newPush } from '../procedures/push';
import { numberOf } from '../queries/abilities';
import { characterOf } from '../queries/characters';
import { targetsOf, type Looking } from '../queries/targets';
import { around, force, onItsTurn, replaceAttacks, thisCharacter, whyNoReplacing } from './words';

/** A target of an ability, by the usual rules, within so many squares or in sight (min.targeting-with-abilities.01). */
function target(range: number | null): Looking {
  return { by: 'ability', kind: 'turn', range, melee: false };
}

/** Whom it may choose. */
export function chooseTarget(range: number | null) {
  return (state: MiniaturesState, self: AbilityInPlay) =>
    targetsOf(state, thisCharacter(state, self), target(range)).map((each) => candidate(each.target.id, each.not));
}

interface Burst {
  id: string;
  rules: readonly RuleId[];
  range: number | null;
  save: number | null;
  points?: number;
  damage?: number;
  onSave?: AreaFrame['onSave'];
  /** Are they Grenades, which some make stun (min.emp-grenades.01)? */
  grenades?: true;
}

/** So much damage to a target and to everybody adjacent to it (min.grenades.01, min.missiles.01, min.flamethrower.01). */
function burst({ id, rules, range, save, points, damage, grenades }: Burst): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    during: 'turn',
    when: onItsTurn,
    unable: whyNoReplacing,
    choose: chooseTarget(range),
    ...(points !== undefined && { cost: force(points, rules) }),
    effect: (state, self) => {
      replaceAttacks(state);
      const chosen = characterOf(state, String(self.chosen));
      const affected = [chosen, ...around(state, chosen)].map((each) => each.id);
      const stuns = grenades ? modified(state, 'grenade stun', null, { character: self.source }) : null;
      call(state, 'area', newArea(self.source, affected, rules, { damage: damage ?? numberOf(self), save, stuns }));
    },
  });
}

/** Damage to one enemy, who is pushed away if it is Huge or smaller (min.force-push-2.01, .02). */
function forcePush(id: string, points: number, damage: number, range: number | null): AnyAbility<Miniatures> {
  const rules = [`min.${id}.01`];
  return ability({
    id,
    rules,
    during: 'turn',
    when: onItsTurn,
    unable: whyNoReplacing,
    choose: chooseTarget(range),
    cost: force(points, rules),
    effect: (state, self) => {
      replaceAttacks(state);
      const chosen = String(self.chosen);
      call(state, 'area', newArea(self.source, [chosen], rules, { damage }));
      call(state, 'push', newPush(chosen, self.source, points, rules));
    },
  });
}

/** No farther than this (min.grenades.01). */
const THROWN = 6;

export const areas: readonly AnyAbility<Miniatures>[] = [
  burst({ id: 'grenades', rules: ['min.grenades.01', 'min.grenades.03'], range: THROWN, save: 11, grenades: true }),
  burst({ id: 'missiles', rules: ['min.missiles.01', 'min.missiles.03'], range: null, save: 11 }),
  burst({ id: 'flamethrower', rules: ['min.flamethrower.01'], range: THROWN, save: null }),
  forcePush('force-push-2', 2, 20, THROWN),
  forcePush('force-push-4', 4, 40, null),
];
