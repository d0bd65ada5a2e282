/** Bonuses to Attack, Damage and Defense, and when they hold. */
import { onPiece, type AbilityInPlay, type AnyAbility, type RuleId } from '../../../core';
import { ability, abilityNamed } from '../../engine';
import type { Character, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { AboutAttack, Bonus } from '../../model/values';
import { isCommanderEffect } from '../../queries/abilities';
import { characterOf } from '../../queries/characters';
import { hasMoved, isItsTurn } from '../../queries/turn';

/** Parts of a sum. */
export type Bonuses = readonly Bonus[];

/** The bonuses with one more, by this ability; `staying`: as long as the attacker does not move in this turn. */
export function plus(bonuses: Bonuses, self: AbilityInPlay, amount: number, staying = false): Bonuses {
  const { rules = [], card = self.ability } = abilityNamed(self.ability) ?? {};
  // What a commander grants gives its bonus as an ability, not as a commander effect (min.commander-effect.07).
  const kind = isCommanderEffect(card) ? 'commander-effect' : 'ability';
  return [...bonuses, { amount, by: onPiece(self), kind, rules, ...(staying && { staying }) }];
}

/** So much, or as much as the number on the card and the table say. */
export type Amount = number | ((self: AbilityInPlay, state: MiniaturesState, about: AboutAttack) => number);

/** What an ability adds while something holds of an attack. */
export interface Adds {
  attack?: Amount;
  damage?: Amount;
  defense?: Amount;
}

/** Does something hold of an attack? */
export type When = (state: MiniaturesState, self: AbilityInPlay, about: AboutAttack) => boolean;

/** An ability that gives bonuses to Attack, Damage or Defense in attacks for which something holds. */
export function bonus(id: string, rules: readonly RuleId[], when: When, adds: Adds, card = id): AnyAbility<Miniatures> {
  const adding =
    (amount: Amount) =>
    (state: MiniaturesState, self: AbilityInPlay, bonuses: Bonuses, about: AboutAttack): Bonuses => {
      if (!when(state, self, about)) return bonuses;
      const added = typeof amount === 'number' ? amount : amount(self, state, about);
      return added === 0 ? bonuses : plus(bonuses, self, added);
    };
  return ability({
    id,
    card,
    rules,
    modifies: {
      ...(adds.attack !== undefined && { 'attack bonuses': adding(adds.attack) }),
      ...(adds.damage !== undefined && { 'damage bonuses': adding(adds.damage) }),
      ...(adds.defense !== undefined && { 'defense bonuses': adding(adds.defense) }),
    },
  });
}

/** Attacks in which this character is the attacker. */
export const attacks: When = (_state, { source }, { attacker }) => attacker === source;
/** Attacks in which this character is the target. */
export const isAttacked: When = (_state, { source }, { target }) => target === source;

/** An ability that does nothing by itself: rules and other abilities ask who has it. */
export function trait(id: string, rules: readonly RuleId[]): AnyAbility<Miniatures> {
  return ability({ id, rules });
}

export type Is = (state: MiniaturesState, character: Character) => boolean;

/** Of this character's attacks those against targets of whom something holds. */
export function against(is: Is): Parameters<typeof bonus>[2] {
  return (state, self, about) => attacks(state, self, about) && is(state, characterOf(state, about.target));
}

/** Of these only those against adjacent targets. */
export function againstAdjacent(is: Is): Parameters<typeof bonus>[2] {
  return (state, self, about) => about.adjacent && against(is)(state, self, about);
}

/** What Cunning Attack and its like add without a number of their own (min.cunning-attack.01, .02). */
export const USUAL_DAMAGE = 10;

/** In its attacks, as long as something holds of those around it. */
export function attackingWhile(holds: (state: MiniaturesState, self: AbilityInPlay) => boolean): When {
  return (state, self, about) => attacks(state, self, about) && holds(state, self);
}

/** It combines fire with the attack. */
export function helps(
  _state: MiniaturesState,
  { source }: Pick<AbilityInPlay, 'source'>,
  { helpers }: AboutAttack,
): boolean {
  return helpers.includes(source);
}

/** It attacks in its own turn, before it has moved; never as an attack of opportunity (min.careful-shot.02, min.deadeye.02). */
export function withoutMoving(state: MiniaturesState, self: AbilityInPlay, about: AboutAttack): boolean {
  return attacks(state, self, about) && isItsTurn(state, self.source) && !hasMoved(state, self.source);
}
