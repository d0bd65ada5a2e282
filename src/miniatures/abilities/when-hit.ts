/** What a character does as it is hit: saves that avoid the damage, and attacks in return. */
import { after, reason, say, type AnyAbility, type RuleId } from '../../core';
import { ability, call, run } from '../engine';
import type { Miniatures } from '../model/types';
import { avoidDamage } from '../procedures/attack';
import { newAttack } from '../procedures/attack/frame';
import { characterOf, isOnMap } from '../queries/characters';
import { attackOnThis, force, save, whyNotAvoided } from './words';

interface Avoiding {
  id: string;
  rules: readonly RuleId[];
  /** Which attacks: melee, nonmelee, or those of enemies that are not adjacent. */
  against: 'melee' | 'nonmelee' | 'nonadjacent';
  number: number;
  /** Force points; left out: it works by itself. */
  points?: number;
}

/** Hit by such an attack, it takes no damage if it makes a save. */
function avoids({ id, rules, against, number, points }: Avoiding): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    on: after('attack-hit'),
    when: (state, { source, event }) => {
      if (event.target !== source) return false;
      if (against === 'nonadjacent') return attackOnThis(state, { source })?.adjacent === false;
      return event.melee === (against === 'melee');
    },
    unable: (state, self) => {
      const attack = attackOnThis(state, self);
      if (!attack || attack.avoided) return reason('avoided', say`There is no damage to avoid.`, rules);
      return whyNotAvoided(state, attack, self);
    },
    ...(points !== undefined && { may: true, cost: force(points, rules) }),
    effect: [
      run('save', rules, (state, self) =>
        save(state, self, number, rules, attackOnThis(state, self)?.attacker ?? null),
      ),
      run('avoid the damage', rules, (state, self) => {
        const attack = attackOnThis(state, self);
        if (attack && savedBy(self)) avoidDamage(state, attack, rules);
      }),
    ],
  });
}

/** What the save in its effect came to. */
function savedBy(frame: object): boolean {
  return 'saved' in frame && frame.saved === true;
}

/** Against a character with Makashi Style Mastery other styles do nothing (min.makashi-style-master.02). */
const WITHOUT_USE: readonly string[] = ['soresu-style-master', 'ataru-style'];

const makashiBans = ability({
  id: 'makashi-style-master-bans',
  card: 'makashi-style-master',
  rules: ['min.makashi-style-master.02'],
  forbids: {
    'use ability': (_state, { source }, { ability: used, against }) =>
      against === source && WITHOUT_USE.includes(used)
        ? reason('makashi', say`${source} has Makashi Style Mastery.`, ['min.makashi-style-master.02'])
        : null,
  },
});

const riposte = ability({
  id: 'lightsaber-riposte',
  rules: ['min.lightsaber-riposte.01'],
  on: after('attack-hit'),
  may: true,
  when: (_state, { source, event }) => event.target === source && event.melee,
  unable: (state, { event }) =>
    isOnMap(characterOf(state, event.attacker))
      ? null
      : reason('gone', say`${event.attacker} is not on the map.`, ['min.lightsaber-riposte.01']),
  cost: force(1, ['min.lightsaber-riposte.01', 'min.lightsaber-riposte.02']),
  effect: (state, { source, event }) => {
    if (event) call(state, 'attack', newAttack(source, event.attacker, 'immediate'));
  },
});

export const whenHit: readonly AnyAbility<Miniatures>[] = [
  avoids({ id: 'makashi-style-master', rules: ['min.makashi-style-master.01'], against: 'melee', number: 11 }),
  avoids({ id: 'soresu-style-master', rules: ['min.soresu-style-master.01'], against: 'melee', number: 11 }),
  avoids({ id: 'parry', rules: ['min.parry.01'], against: 'melee', number: 11 }),
  avoids({ id: 'evade', rules: ['min.evade.01'], against: 'nonadjacent', number: 11 }),
  avoids({ id: 'lightsaber-block', rules: ['min.lightsaber-block.01'], against: 'melee', number: 11, points: 1 }),
  avoids({
    id: 'lightsaber-deflect',
    rules: ['min.lightsaber-deflect.01'],
    against: 'nonmelee',
    number: 11,
    points: 1,
  }),
  makashiBans,
  riposte,
];
