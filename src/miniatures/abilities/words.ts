/** The words that abilities share: whose they are, what they add, what they cost, what they take the place of. */
import {
  onPiece,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Cost,
  type Reason,
  type RuleId,
} from '../../core';
import { spendForce } from '../effects/force';
import { ability, abilityNamed, call, forbidden } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import type { AboutAttack, Bonus } from '../model/values';
import { countAct } from '../procedures/turn';
import { newSave } from '../procedures/save';
import { isCommanderEffect } from '../queries/abilities';
import { currentAttack, type AttackFrame } from '../queries/attack';
import { characterOf } from '../queries/characters';
import { whyNoForce } from '../queries/force';
import { standsLegally } from '../queries/standing';
import { currentTurn, hasActed, isItsTurn } from '../queries/turn';

export type Bonuses = readonly Bonus[];

/** 'This character' (min.glossary-conventions.01). */
export function thisCharacter(state: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>): Character {
  return characterOf(state, source);
}

/** The bonuses with one more, by this ability. */
export function plus(bonuses: Bonuses, self: AbilityInPlay, amount: number): Bonuses {
  const { rules = [], card = self.ability } = abilityNamed(self.ability) ?? {};
  const kind = isCommanderEffect(card) ? 'commander-effect' : 'ability';
  return [...bonuses, { amount, by: onPiece(self), kind, rules }];
}

/** What an ability adds while something holds of an attack; amounts by the number on the card, where one is printed. */
interface Adds {
  attack?: number | ((self: AbilityInPlay) => number);
  damage?: number | ((self: AbilityInPlay) => number);
  defense?: number | ((self: AbilityInPlay) => number);
}

type When = (state: MiniaturesState, self: AbilityInPlay, about: AboutAttack) => boolean;

/** An ability that gives bonuses to Attack, Damage or Defense in attacks for which something holds. */
export function bonus(id: string, rules: readonly RuleId[], when: When, adds: Adds, card = id): AnyAbility<Miniatures> {
  const adding =
    (amount: NonNullable<Adds['attack']>) =>
    (state: MiniaturesState, self: AbilityInPlay, bonuses: Bonuses, about: AboutAttack): Bonuses =>
      when(state, self, about) ? plus(bonuses, self, typeof amount === 'number' ? amount : amount(self)) : bonuses;
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

export const attacks: When = (_state, { source }, { attacker }) => attacker === source;
export const isAttacked: When = (_state, { source }, { target }) => target === source;

/** An ability that does nothing by itself: rules and other abilities ask who has it. */
export function trait(id: string, rules: readonly RuleId[]): AnyAbility<Miniatures> {
  return ability({ id, rules });
}

/** The Force points that a power costs (min.glossary-conventions.02); it is used on somebody, or on nobody in particular. */
export function force(points: number, rules: readonly RuleId[]): Cost<MiniaturesState, unknown> {
  return {
    cannot: (state, self: AbilityInPlay) => whyNoForce(state, thisCharacter(state, self), points, 'power'),
    pay: (state, self: AbilityInPlay) => spendForce(state, thisCharacter(state, self), points, self.ability, rules),
  };
}

/** 'Usable on its own turn': in the window 'turn'. */
export function onItsTurn(state: MiniaturesState, { source }: AbilityInPlay): boolean {
  return isItsTurn(state, source);
}

/** Why it cannot use what replaces its attacks now; null: it can (min.replaces-attacks.01 to .03). */
export function whyNoReplacing(state: MiniaturesState, { source }: AbilityInPlay): Reason | null {
  const turn = currentTurn(state);
  if (turn?.character !== source)
    return reason('not-its-turn', say`It is not the turn of ${source}.`, ['min.abilities-replacing-attacks.04']);
  if (turn.replaced !== null || hasActed(turn))
    return reason('attacks-made', say`${source} has attacked, or replaced its attacks, in this turn.`, [
      'min.replaces-attacks.01',
      'min.replaces-attacks.03',
    ]);
  if (turn.moved > turn.speed + turn.extra)
    return reason('double-move', say`${source} has moved more than its speed.`, ['min.activating-a-character.04']);
  return standsLegally(state, thisCharacter(state, { source }))
    ? null
    : reason('in-the-middle-of-a-move', say`${source} cannot end its move here.`, ['min.movement-basics.05']);
}

/** It is used in place of all attacks of this turn. */
export function replaceAttacks(state: MiniaturesState): void {
  const turn = currentTurn(state);
  if (!turn) return;
  countAct(turn);
  turn.replaced = 'attacks';
}

/** Why it cannot use what replaces its turn now; null: it can (min.replaces-turn.01). */
export function whyNoTurn(state: MiniaturesState, { source }: AbilityInPlay): Reason | null {
  const turn = currentTurn(state);
  if (turn?.character === source && turn.moved === 0 && turn.attacks === 0 && turn.replaced === null) return null;
  return reason('turn-begun', say`${source} has done something in this turn, or it is another's.`, [
    'min.replaces-turn.01',
    'min.abilities-replacing-turn.02',
  ]);
}

export function replaceTurn(state: MiniaturesState): void {
  const turn = currentTurn(state);
  if (turn) turn.replaced = 'turn';
}

/** This character makes a save; `saved` of the frame that calls says whether it succeeds. */
export function save(
  state: MiniaturesState,
  self: AbilityInPlay,
  number: number,
  rules: readonly RuleId[],
  against: string | null = null,
): void {
  call(state, 'save', newSave(self.source, number, against, rules));
}

/** The attack that has just hit this character, if it is the one in progress. */
export function attackOnThis(state: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>): AttackFrame | null {
  const attack = currentAttack(state);
  return attack?.target === source ? attack : null;
}

/** Why what avoids or reduces the damage of an attack does not work against this one; null: it does. */
export function whyNotAvoided(state: MiniaturesState, attack: AttackFrame, self: AbilityInPlay): Reason | null {
  const { attacker, target, kind, melee, adjacent, covered, helpers } = attack;
  return (
    forbidden(state, 'avoid damage', { attacker, target, kind, melee, adjacent, covered, helpers }) ??
    forbidden(state, 'use ability', { character: self.source, ability: self.ability, against: attacker })
  );
}
