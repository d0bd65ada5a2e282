/** What is done as a character is hit so that it takes no damage: saves of its own (min.parry), or of whoever has hit it (min.illusion). */
import {
  after,
  isAbilityFrame,
  onPiece,
  reason,
  say,
  type AbilityFrame,
  type AnyAbility,
  type RuleId,
  type Step,
} from '../../core';
import { gain } from '../effects/abilities';
import { removeDamage } from '../effects/damage';
import { ability, caller, run } from '../engine';
import type { MiniaturesEvent } from '../model/events';
import { lastingBy } from '../model/lasting';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { avoidDamage } from '../procedures/attack';
import { hasLightsaber, numberOf } from '../queries/abilities';
import { currentAttack, damageOfFrame } from '../queries/attack';
import { characterOf, isOnMap } from '../queries/characters';
import { isAdjacent } from '../queries/sight';
import { attackIn, force, hurt, isEnemy, isFirst, savedBy, saveOf, thisCharacter, whyNotAvoided } from './words';

type Hit = Extract<MiniaturesEvent, { type: 'attack-hit' }>;
type Answer = AbilityFrame<Hit>;
type Self = Pick<Answer, 'ability' | 'source' | 'controller'> & { event: Hit };

/** Which hits it answers to. */
type Against = (state: MiniaturesState, self: Self) => boolean;

const melee: Against = (_state, { source, event }) => event.target === source && event.melee;
const nonmelee: Against = (_state, { source, event }) => event.target === source && !event.melee;
const any: Against = (_state, { source, event }) => event.target === source;
const fromAfar: Against = (state, self) =>
  self.event.target === self.source &&
  isEnemy(state, self, self.event.attacker) &&
  attackIn(state, self)?.adjacent === false;

interface Avoiding {
  id: string;
  rules: readonly RuleId[];
  against: Against;
  /** Force points; left out: it works by itself. */
  points?: number;
  /** Whose save of 11 it is: the target's, which avoids the damage by it; or the attacker's, who has hit in vain without it. */
  saves?: 'target' | 'attacker';
  /** What happens as the damage is avoided, with how much it was. */
  also?(state: MiniaturesState, self: Answer, damage: number): void;
  /** What happens then. */
  then?: readonly Step<Miniatures, Answer>[];
}

const NUMBER = 11;

/** Hit so, it takes no damage if a save says so. */
function avoids({ id, rules, against, points, saves = 'target', also, then = [] }: Avoiding): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    on: after('attack-hit'),
    when: against,
    unable: (state, self) => {
      const attack = attackIn(state, self);
      if (!attack || attack.avoided) return reason('avoided', say`There is no damage to avoid.`, rules);
      return whyNotAvoided(state, attack, self);
    },
    ...(points !== undefined && { may: true, cost: force<Hit>(points, rules, (_state, { event }) => event.attacker) }),
    effect: [
      run('save', rules, (state, { event }: Answer) => {
        if (!event) return;
        if (saves === 'target') saveOf(state, event.target, NUMBER, rules, event.attacker);
        else saveOf(state, event.attacker, NUMBER, rules, event.target);
      }),
      run('avoid the damage', rules, (state, self: Answer) => {
        const attack = attackIn(state, self);
        if (!attack || savedBy(self) !== (saves === 'target')) return;
        const damage = damageOfFrame(state, attack).total;
        avoidDamage(state, attack, rules);
        also?.(state, self, damage);
      }),
      ...then,
    ],
  });
}

/** It heals what the attack would have dealt (min.absorb-energy.02). */
const absorbEnergy = avoids({
  id: 'absorb-energy',
  rules: ['min.absorb-energy.01', 'min.absorb-energy.03'],
  against: nonmelee,
  points: 2,
  also: (state, self, damage) => removeDamage(state, thisCharacter(state, self), damage, ['min.absorb-energy.02']),
});

/** What is sent back to whoever attacked. */
function sendBack(state: MiniaturesState, self: Answer, damage: number, rules: readonly RuleId[]): void {
  if (!self.event) return;
  const { attacker: character } = self.event;
  const sources = [{ amount: damage, by: onPiece(self), rules }];
  hurt(state, character, damage, self.source, rules, sources);
}

const REFLECTED = 10;
const REFLECT = ['min.lightsaber-reflect.02'];

const reflect = avoids({
  id: 'lightsaber-reflect',
  rules: ['min.lightsaber-reflect.01', 'min.lightsaber-reflect.03'],
  against: nonmelee,
  points: 2,
  then: [
    run('save of the attacker', REFLECT, (state, self: Answer) => {
      if (self.event && attackIn(state, self)?.avoided)
        saveOf(state, self.event.attacker, NUMBER, REFLECT, self.source);
    }),
    run('damage to the attacker', REFLECT, (state, self: Answer) => {
      if (attackIn(state, self)?.avoided && !savedBy(self)) sendBack(state, self, REFLECTED, REFLECT);
    }),
  ],
});

const molecularShielding = avoids({
  id: 'molecular-shielding',
  rules: ['min.molecular-shielding.01'],
  against: fromAfar,
  saves: 'attacker',
  also: (state, self, damage) => sendBack(state, self, damage, ['min.molecular-shielding.01']),
});

/** For this character and for whoever is beside it, against enemies that are beside neither (min.energy-shields.01). */
const energyShield = avoids({
  id: 'energy-shields',
  rules: ['min.energy-shields.01', 'min.energy-shields.02'],
  against: (state, self) =>
    isShielded(state, self, self) && isFirst(state, self, (each) => isShielded(state, each, self)),
  saves: 'attacker',
  also: (state, self, damage) => sendBack(state, self, damage, ['min.energy-shields.02']),
});

function isShielded(state: MiniaturesState, { source }: { source: string }, { event }: Self): boolean {
  const own = characterOf(state, source);
  const attacker = characterOf(state, event.attacker);
  return (
    isOnMap(own) &&
    isEnemy(state, { source }, event.attacker) &&
    (event.target === source || isAdjacent(state, own, characterOf(state, event.target))) &&
    !isAdjacent(state, own, attacker) &&
    currentAttack(state)?.adjacent === false
  );
}

/** A save as good as the number on the card also cuts at the other lightsaber (min.cortosis-gauntlet.02). */
const CORTOSIS = ['min.cortosis-gauntlet.02', 'min.cortosis-gauntlet.03'];
const BLUNTED = 20;

const cortosisGauntlet = ability({
  id: 'cortosis-gauntlet',
  rules: ['min.cortosis-gauntlet.01', 'min.cortosis-gauntlet.02'],
  on: after('save-made'),
  when: (state, self) => {
    const { character, success, roll } = self.event;
    const attack = currentAttack(state);
    return (
      character === self.source &&
      success &&
      roll >= numberOf(self) &&
      blocks(state) &&
      attack !== null &&
      isEnemy(state, self, attack.attacker) &&
      hasLightsaber(state, characterOf(state, attack.attacker))
    );
  },
  effect: (state, self) => {
    const attack = currentAttack(state);
    if (!attack) return;
    gain(state, characterOf(state, attack.attacker), lastingBy('cortosis-gauntlet', self.source), CORTOSIS);
  },
});

/** Is the save that has just been made that of Lightsaber Block? */
function blocks(state: MiniaturesState): boolean {
  const by = caller(state);
  return by !== null && isAbilityFrame(by) && by.ability === 'lightsaber-block';
}

/** What Cortosis Gauntlet leaves behind; never twice, and never less than no Damage. */
const bluntedLightsaber = ability({
  id: 'effect-blunted-lightsaber',
  rules: CORTOSIS,
  modifies: {
    'base damage': (_state, { source }, damage, { attacker }) => (attacker === source ? damage - BLUNTED : damage),
  },
});

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

export const whenHit: readonly AnyAbility<Miniatures>[] = [
  avoids({ id: 'makashi-style-master', rules: ['min.makashi-style-master.01'], against: melee }),
  avoids({ id: 'soresu-style-master', rules: ['min.soresu-style-master.01'], against: melee }),
  avoids({ id: 'parry', rules: ['min.parry.01', 'min.parry.02'], against: melee }),
  avoids({ id: 'evade', rules: ['min.evade.01'], against: fromAfar }),
  avoids({
    id: 'lightsaber-block',
    rules: ['min.lightsaber-block.01', 'min.lightsaber-block.02'],
    against: melee,
    points: 1,
  }),
  avoids({
    id: 'lightsaber-deflect',
    rules: ['min.lightsaber-deflect.01', 'min.lightsaber-deflect.02'],
    against: nonmelee,
    points: 1,
  }),
  avoids({
    id: 'illusion',
    rules: ['min.illusion.01', 'min.illusion.02'],
    against: any,
    points: 1,
    saves: 'attacker',
  }),
  absorbEnergy,
  reflect,
  molecularShielding,
  energyShield,
  cortosisGauntlet,
  bluntedLightsaber,
  makashiBans,
];
