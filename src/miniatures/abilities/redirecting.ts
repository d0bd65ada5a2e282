/** Abilities by which an attack strikes another than it was meant for, or nobody: Bodyguard, Draw Fire, Pheromones. */
import {
  after,
  allowed,
  before,
  reason,
  say,
  type AbilityFrame,
  type AnyAbility,
  type ChooseForAbility,
  type Json,
  type RuleId,
} from '../../core';
import { ability, ask, forbidden, innermost, run } from '../engine';
import type { MiniaturesEvent } from '../model/events';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { cancelAttack, redirectAttack } from '../procedures/attack';
import { takeOver } from '../procedures/damage';
import { isDroid, isKind, isLiving } from '../queries/abilities';
import { aboutAttack, currentAttack } from '../queries/attack';
import { characterOf, charactersOnMap, isOnMap } from '../queries/characters';
import { areAllies } from '../queries/players';
import { isAdjacent, isWithin } from '../queries/sight';
import { lookingOf, whyNoTarget } from '../queries/targets';
import { attackIn, chooseOf, isEnemy, isFirst, save, savedBy, saveOf, thisCharacter } from './words';

/** It may take the damage of an attack on an ally that is adjacent to it (min.bodyguard.01, .02); some do it for one character alone. */
function bodyguard(
  id: string,
  rules: readonly RuleId[],
  guards: (state: MiniaturesState, ally: Character) => boolean = () => true,
): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    on: before('damage-assigned'),
    may: true,
    when: (state, self) => {
      const own = thisCharacter(state, self);
      const ally = characterOf(state, self.event.character);
      return isOnMap(own) && areAllies(state, own, ally) && isAdjacent(state, own, ally) && guards(state, ally);
    },
    unable: (state, { event, source }) => {
      if (!event.byAttack)
        return reason('no-attack', say`What hurts ${event.character} is no attack.`, ['min.bodyguard.02']);
      const { character, meant = [] } = innermost(state, 'deal damage') ?? {};
      if (character !== event.character) return reason('taken', say`Another takes that damage.`, rules);
      if (meant.includes(source)) return reason('taken', say`That damage was taken from ${source}.`, rules);
      const attack = currentAttack(state);
      return attack && forbidden(state, 'redirect attack', aboutAttack(attack));
    },
    effect: (state, { source }) => {
      const frame = innermost(state, 'deal damage');
      if (frame) takeOver(frame, source);
    },
  });
}

type Declared = Extract<MiniaturesEvent, { type: 'attack-declared' }>;

const RANGE = 6;

/** An enemy that attacks such an ally has to attack this character instead, where it could, or makes a save (min.draw-fire.01, .02). */
function drawsFire(
  id: string,
  rules: readonly RuleId[],
  covers: (state: MiniaturesState, ally: Character) => boolean,
): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    on: after('attack-declared'),
    may: true,
    when: (state, self) => {
      const { attacker, target, kind } = self.event;
      const own = thisCharacter(state, self);
      const ally = characterOf(state, target);
      return (
        // Whoever makes an attack of opportunity chooses nobody (min.attack-of-opportunity.02).
        kind !== 'opportunity' &&
        isOnMap(own) &&
        isEnemy(state, self, attacker) &&
        areAllies(state, own, ally) &&
        covers(state, ally) &&
        isWithin(state, own, ally, RANGE)
      );
    },
    unable: (state, self) => {
      const attack = attackIn(state, self);
      if (!attack || attack.canceled) return reason('other-target', say`The attack is not the same any more.`, rules);
      const attacker = characterOf(state, attack.attacker);
      return (
        forbidden(state, 'redirect attack', aboutAttack(attack)) ??
        whyNoTarget(state, attacker, thisCharacter(state, self), lookingOf(state, attack))
      );
    },
    effect: [
      run('save of the attacker', rules, (state, { source, event }: AbilityFrame<Declared>) => {
        if (event) saveOf(state, event.attacker, 11, rules, source);
      }),
      run('the attack is against it', rules, (state, self: AbilityFrame<Declared>) => {
        const attack = attackIn(state, self);
        if (!attack || savedBy(self)) return;
        redirectAttack(state, attack, self.source, reason('drawn', say`${self.source} draws the attack.`, rules));
      }),
    ],
  });
}

const GUNGAN = ['min.bombad-gungan.01', 'min.bombad-gungan.05'];
const ELSEWHERE = ['min.bombad-gungan.03'];

/** Attacked, it makes a save, and by that somebody else nearby becomes the target: whoever its player says, even the attacker. */
const bombadGungan = ability({
  id: 'bombad-gungan',
  rules: GUNGAN,
  on: after('attack-declared'),
  when: (state, self) => self.event.target === self.source && isEnemy(state, self, self.event.attacker),
  unable: (state, self) => {
    const attack = attackIn(state, self);
    if (!attack || attack.canceled) return reason('other-target', say`The attack is not the same any more.`, GUNGAN);
    return forbidden(state, 'redirect attack', aboutAttack(attack));
  },
  effect: [
    run('save', GUNGAN, (state, self: AbilityFrame<Declared>) => {
      if (self.event) save(state, self, 11, GUNGAN, self.event.attacker);
    }),
    run('nobody is near', ['min.bombad-gungan.04'], (state, self: AbilityFrame<Declared>) => {
      const attack = attackIn(state, self);
      if (!attack || !savedBy(self) || nearby(state, self).length > 0) return;
      const said = say`Nobody else is within 6 squares of ${self.source}.`;
      cancelAttack(state, attack, reason('nobody-near', said, ['min.bombad-gungan.04']));
    }),
    ask('who is attacked', ELSEWHERE, whoElse, (state, self, { chosen }: ChooseForAbility) => {
      const attack = attackIn(state, self);
      const said = reason('bombad', say`${self.source} has made its save.`, ELSEWHERE);
      if (attack) redirectAttack(state, attack, String(chosen), said);
    }),
  ],
});

function nearby(state: MiniaturesState, self: { source: string }): Character[] {
  const own = thisCharacter(state, self);
  return charactersOnMap(state).filter((each) => each.id !== own.id && isWithin(state, own, each, RANGE));
}

function whoElse(state: MiniaturesState, self: AbilityFrame<Declared>) {
  const attack = attackIn(state, self);
  if (!attack || attack.canceled || !savedBy(self)) return null;
  return chooseOf(
    self,
    self.controller,
    nearby(state, self).map(({ id }) => allowed<Json>(id)),
  );
}

const PHEROMONES = ['min.pheromones.01', 'min.pheromones.02', 'min.pheromones.03'];

/** Whatever a living enemy nearby attacks: it makes a save, or its attack has no effect. */
const pheromones = ability({
  id: 'pheromones',
  rules: PHEROMONES,
  on: after('attack-declared'),
  when: (state, self) =>
    isTroubled(state, self, self.event.attacker) &&
    isFirst(state, self, (each) => isTroubled(state, each, self.event.attacker)),
  unable: (state) =>
    currentAttack(state)?.canceled ? reason('canceled', say`The attack has no effect any more.`, PHEROMONES) : null,
  effect: [
    run('save of the attacker', PHEROMONES, (state, { source, event }: AbilityFrame<Declared>) => {
      if (event) saveOf(state, event.attacker, 11, PHEROMONES, source);
    }),
    run('the attack is canceled', PHEROMONES, (state, self: AbilityFrame<Declared>) => {
      const attack = currentAttack(state);
      if (!attack || !self.event || savedBy(self)) return;
      const said = say`${self.event.attacker} has failed its save against Pheromones.`;
      cancelAttack(state, attack, reason('pheromones', said, PHEROMONES));
    }),
  ],
});

function isTroubled(state: MiniaturesState, self: { source: string }, id: string): boolean {
  const own = thisCharacter(state, self);
  const attacker = characterOf(state, id);
  return isOnMap(own) && isEnemy(state, self, id) && isLiving(state, attacker) && isWithin(state, own, attacker, RANGE);
}

export const redirecting: readonly AnyAbility<Miniatures>[] = [
  bodyguard('bodyguard', ['min.bodyguard.01']),
  bodyguard('emperors-bodyguard', ['min.emperors-bodyguard.01', 'min.bodyguard.04'], (state, ally) =>
    isKind(state, ally, 'Emperor Palpatine'),
  ),
  bodyguard('xizors-bodyguard', ['min.xizors-bodyguard.01', 'min.bodyguard.04'], (state, ally) =>
    isKind(state, ally, 'Xizor'),
  ),
  drawsFire('draw-fire', ['min.draw-fire.01', 'min.draw-fire.02', 'min.draw-fire.03'], () => true),
  drawsFire('droid-defender', ['min.droid-defender.01', 'min.droid-defender.02'], isDroid),
  bombadGungan,
  pheromones,
];
