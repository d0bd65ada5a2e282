/** Upgrade cards of the slot 'turbolasers'. */
import { alike, candidate, reason, say, type AnyAbility, type Json } from '../../../core';
import { attackOf, changeAttackDie } from '../../effects/attack-dice';
import { ability } from '../../engine';
import { ATTACK_DICE, ICONS } from '../../facts';
import type { AttackDie } from '../../model/attack';
import type { Armada } from '../../model/types';
import { addAttackDice } from '../../procedures/attack-dice';
import { currentAttack } from '../../queries/attack';
import { attacksMade } from '../../queries/targets';
import { MODIFIES, WHILE, criticalEffect, youAttack } from '../forms/attacks';
import { isYou } from '../forms/you';

const enhancedArmament = ability({
  id: 'enhanced-armament',
  card: 'upgrade:enhanced-armament',
  rules: ['arm.armament.04'],
  modifies: {
    armament: (state, self, dice, { attacker, zone, armament }) => {
      const isSide = zone === 'left' || zone === 'right';
      return isSide && armament === 'battery' && isYou(state, self, attacker) ? { ...dice, red: dice.red + 1 } : dice;
    },
  },
});

/** A die with a hit or critical icon becomes an accuracy. */
const h9Turbolasers = ability({
  id: 'h9-turbolasers',
  card: 'upgrade:h9-turbolasers',
  rules: MODIFIES,
  during: 'modify attack dice',
  may: true,
  when: (state, self) => youAttack(state, self),
  choose: (state) => {
    const { pool } = attackOf(state);
    const groups = alike(pool, ({ face }) => ICONS[face].hits + ICONS[face].criticals > 0);
    return groups.map(([at = 0]) => candidate<Json>(at, hasNoAccuracy(pool[at])));
  },
  effect: (state, { chosen }) => changeAttackDie(state, chosen as number, 'accuracy', MODIFIES),
});

function hasNoAccuracy(die: AttackDie | undefined) {
  if (!die || 'accuracy' in ATTACK_DICE[die.kind].faces) return null;
  return reason('no-such-face', say`${die.kind} dice have no accuracy.`, ['arm.modifying-dice.05']);
}

/** One attack a round, no more; one that goes on with additional squadrons is the same attack (arm.attack.27). */
const slavedTurrets = ability({
  id: 'slaved-turrets',
  card: 'upgrade:slaved-turrets',
  rules: ['arm.golden-rules.03'],
  forbids: {
    'declare target': (state, self, { attacker }) => {
      if (!isYou(state, self, attacker)) return null;
      const goesOn = typeof currentAttack(state)?.zone === 'string';
      const earlier = attacksMade(state, attacker).length - (goesOn ? 1 : 0);
      const said = say`${attacker} has attacked in this round.`;
      return earlier > 0 ? reason('attacked', said, ['arm.golden-rules.03', 'arm.attack.27']) : null;
    },
  },
});

/** A red die more against ships. */
const slavedTurretsDie = ability({
  id: 'slaved-turrets-die',
  card: 'upgrade:slaved-turrets',
  rules: [...MODIFIES, 'arm.modifying-dice.04'],
  during: 'modify attack dice',
  may: true,
  when: (state, self) => youAttack(state, self) && attackOf(state).defendingZone !== null,
  effect: (state) => addAttackDice(state, { red: 1 }, MODIFIES),
});

/** No more than one damage goes to other hull zones, by however many redirect chose. */
const xi7Turbolasers = ability({
  id: 'xi7-turbolasers',
  card: 'upgrade:xi7-turbolasers',
  rules: [...WHILE, 'arm.golden-rules.03'],
  modifies: {
    'damage redirected': (state, self, most, { attacker }) => (isYou(state, self, attacker) ? Math.min(most, 1) : most),
  },
});

const FACEUP = 2;

const xx9Turbolasers = criticalEffect('xx-9-turbolasers', null, (state) => {
  attackOf(state).faceup = FACEUP;
});

export const turbolasersUpgrades: readonly AnyAbility<Armada>[] = [
  enhancedArmament,
  h9Turbolasers,
  slavedTurrets,
  slavedTurretsDie,
  xi7Turbolasers,
  xx9Turbolasers,
];
