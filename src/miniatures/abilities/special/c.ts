/** Special abilities: C. */
import { after, isAbilityFrame, onPiece, reason, say, type AbilityInPlay, type AnyAbility } from '../../../core';
import { gain } from '../../effects/abilities';
import { ability, caller } from '../../engine';
import { lastingBy } from '../../model/lasting';
import type { MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { AboutAttack } from '../../model/values';
import { hasLightsaber, numberOf } from '../../queries/abilities';
import { currentAttack } from '../../queries/attack';
import { characterOf, charactersOnMap } from '../../queries/characters';
import { abilityPermitting } from '../../queries/permits';
import { isAdjacent, isAdjacentFor } from '../../queries/sight';
import { currentTurn } from '../../queries/turn';
import { nonliving, onTargetAndAround } from '../forms/areas';
import { attackAtOnce, cutsDown, targetsAtOnce } from '../forms/attacks';
import { USUAL_DAMAGE, attacks, bonus, trait, withoutMoving } from '../forms/bonuses';
import { charge, charging, doubled } from '../forms/moves';
import { statements } from '../forms/uses';
import { isEnemy, thisCharacter } from '../forms/who';

const ASSAULT = statements('charging-assault', [1, 2]);
const CHARGING_ASSAULT = 'effect-charging-assault';

const mustMove =
  (rules: readonly string[]) =>
  (state: MiniaturesState, { source }: { source: string }) =>
    currentTurn(state)?.entered ? null : reason('has-not-moved', say`${source} has to move first.`, rules);

/** Only who is adjacent is attacked at the end of the charge (min.charging-assault.01). */
const onlyAdjacent = ability({
  id: 'effect-charging-assault-target',
  card: CHARGING_ASSAULT,
  rules: ASSAULT,
  forbids: {
    'be target': (_state, { source }, { attacker, kind, by, adjacent }) =>
      attacker === source && kind === 'turn' && by === 'attack' && !adjacent
        ? reason('not-adjacent', say`${source} attacks only adjacent enemies after its charge.`, ASSAULT)
        : null,
  },
});

const chargingDamage = bonus(
  'effect-charging-assault-damage',
  ['min.charging-assault.03'],
  (state, self, about) => attacks(state, self, about) && about.kind === 'turn',
  { damage: (self) => numberOf(self) },
  CHARGING_ASSAULT,
);

const FIRE = ['min.charging-fire.01'];

const cleave = ability({
  id: 'cleave',
  rules: ['min.cleave.01', 'min.cleave.02'],
  on: after('character-defeated'),
  may: true,
  limit: { per: 'turn', times: 1 },
  when: cutsDown,
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    return targetsAtOnce(state, self).filter(({ action }) => isAdjacent(state, own, characterOf(state, action)));
  },
  effect: (state, self) => attackAtOnce(state, self, String(self.chosen)),
});

/** Cover that the attacker looks past, as a Sniper does behind characters, is none (min.cloaked.03). */
const cloaked = ability({
  id: 'cloaked',
  rules: ['min.cloaked.01'],
  forbids: {
    'be target': (state, { source }, { attacker, target, adjacent, covered }) => {
      if (target !== source || adjacent || !covered) return null;
      const past = abilityPermitting(state, 'target covered', attacker);
      return past
        ? reason('cloaked', say`${source} is Cloaked and has cover, against which ${onPiece(past)} does not help.`, [
            'min.cloaked.02',
            'min.cloaked.01',
          ])
        : reason('cloaked', say`${source} is Cloaked and has cover.`, ['min.cloaked.01']);
    },
    'be nearest': (_state, { source }, about) =>
      about.target === source && !about.adjacent && about.covered
        ? reason('cloaked', say`${source} is Cloaked and has cover.`, ['min.cloaked.01'])
        : null,
  },
});

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

/** 2 for each character beside it, friend or foe, but the target (min.crowd-fighting.01). */
function crowd(self: AbilityInPlay, state: MiniaturesState, { target, kind }: AboutAttack): number {
  const own = thisCharacter(state, self);
  const crowding = charactersOnMap(state).filter(
    (each) => each.id !== own.id && each.id !== target && isAdjacentFor(state, own, each, kind),
  );
  return 2 * crowding.length;
}

/** Against whom has not been activated yet (min.starter-special-abilities.02, min.starter-special-abilities.03, min.example-of-combat.06). */
const cunningAttack = bonus(
  'cunning-attack',
  ['min.cunning-attack.01'],
  (state, self, about) => attacks(state, self, about) && !characterOf(state, about.target).activated,
  { attack: 4, damage: (self) => numberOf(self, USUAL_DAMAGE) },
);

export const specialC: readonly AnyAbility<Miniatures>[] = [
  bonus('careful-shot', ['min.careful-shot.01', 'min.careful-shot.02'], withoutMoving, {
    attack: (self) => numberOf(self),
  }),
  onTargetAndAround({
    // As Atlatl, but as far as it sees (min.cesta.01).
    id: 'cesta',
    says: [1],
    replaces: 'attacks',
    range: null,
    damage: 'printed',
    does: { save: 11, stuns: nonliving },
  }),
  charge('charging-assault', [1, 2], doubled),
  charging(CHARGING_ASSAULT, ASSAULT, mustMove(['min.charging-assault.02'])),
  onlyAdjacent,
  chargingDamage,
  charge('charging-fire', [1], doubled),
  charging('effect-charging-fire', FIRE),
  cleave,
  cloaked,
  trait('commando', ['min.commando.01']),
  cortosisGauntlet,
  bluntedLightsaber,
  bonus('crowd-fighting', ['min.crowd-fighting.01', 'min.crowd-fighting.02'], attacks, { attack: crowd }),
  cunningAttack,
  trait('cyborg', ['min.cyborg.01', 'min.cyborg.02', 'min.cyborg.03']),
];
