/** The words that abilities share: whose they are, what they add, what they cost, what they take the place of. */
import {
  candidate,
  onPiece,
  question,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type ChooseForAbility,
  type Cost,
  type Json,
  type PlayerId,
  type Question,
  type Reason,
  type RuleId,
  type Self,
  type Source,
} from '../../core';
import { spendForce } from '../effects/force';
import { ability, abilityNamed, call, forbidden } from '../engine';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import type { AboutAttack, Bonus } from '../model/values';
import { newAttack } from '../procedures/attack/frame';
import { countAct } from '../procedures/turn';
import { newSave } from '../procedures/save';
import { isCommanderEffect } from '../queries/abilities';
import { currentAttack, type AttackFrame } from '../queries/attack';
import { characterOf, charactersOnMap } from '../queries/characters';
import { whyNoForce } from '../queries/force';
import { areEnemies } from '../queries/players';
import { isAdjacent } from '../queries/sight';
import { attackOf, targetsOf } from '../queries/targets';
import { whyNoEndOfMove } from '../queries/move-ends';
import { standsLegally } from '../queries/standing';
import { currentTurn, hasActed, isItsTurn } from '../queries/turn';

/** Parts of a sum. */
export type Bonuses = readonly Bonus[];

/** 'This character' (min.glossary-conventions.01). */
export function thisCharacter(state: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>): Character {
  return characterOf(state, source);
}

/** The bonuses with one more, by this ability; `staying`: as long as the attacker does not move in this turn. */
export function plus(bonuses: Bonuses, self: AbilityInPlay, amount: number, staying = false): Bonuses {
  const { rules = [], card = self.ability } = abilityNamed(self.ability) ?? {};
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

/** The Force points that a power costs (min.glossary-conventions.02); it is used on somebody, or on nobody in particular. */
export function force<E>(
  points: number,
  rules: readonly RuleId[],
  on: (state: MiniaturesState, self: Self<E>) => CharacterId | null = () => null,
): Cost<MiniaturesState, E> {
  return {
    cannot: (state, self) => whyNoForce(state, thisCharacter(state, self), points, 'power', on(state, self)),
    pay: (state, self) => spendForce(state, thisCharacter(state, self), points, self.ability, rules),
  };
}

/** A cost with what else is given up for it (min.replaces-attacks.01, min.replaces-turn.01): that is so even if the effect is canceled (min.force-absorb.03). */
export function replacing<E>(what: 'attacks' | 'turn', cost: Cost<MiniaturesState, E>): Cost<MiniaturesState, E> {
  return {
    cannot: (state, self) => (what === 'attacks' ? whyNoReplacing : whyNoTurn)(state, self) ?? cost.cannot(state, self),
    pay: (state, self) => {
      (what === 'attacks' ? replaceAttacks : replaceTurn)(state);
      cost.pay(state, self);
    },
  };
}

/** Why a power of this character does not work on somebody; null: it does. Powers that many suffer ask it of each (min.force-immunity.02). */
export function whyNoPowerOn(state: MiniaturesState, { source }: AbilityInPlay, on: CharacterId): Reason | null {
  return forbidden(state, 'spend force', { character: source, for: 'power', on });
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
    ? (forbidden(state, 'replace attacks', { character: source }) ??
        (turn.entered > 0 ? whyNoEndOfMove(state, turn) : null))
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
  if (turn?.character === source && turn.moved === 0 && turn.attacks === 0 && turn.replaced === null)
    return forbidden(state, 'replace attacks', { character: source });
  return reason('turn-begun', say`${source} has done something in this turn, or it is another's.`, [
    'min.replaces-turn.01',
    'min.abilities-replacing-turn.02',
  ]);
}

export function replaceTurn(state: MiniaturesState): void {
  const turn = currentTurn(state);
  if (turn) turn.replaced = 'turn';
}

/** This character makes a save; `savedBy` of the frame that calls says whether it succeeds. */
export function save(
  state: MiniaturesState,
  self: AbilityInPlay,
  number: number,
  rules: readonly RuleId[],
  against: string | null = null,
): void {
  saveOf(state, self.source, number, rules, against);
}

/** The same by another. */
export function saveOf(
  state: MiniaturesState,
  character: CharacterId,
  number: number,
  rules: readonly RuleId[],
  against: CharacterId | null,
): void {
  call(state, 'save', newSave(character, number, against, rules));
}

/** Damage that an ability deals; it is not the damage of an attack (min.attack.02). */
export function hurt(
  state: MiniaturesState,
  character: CharacterId,
  damage: number,
  attacker: CharacterId | null,
  rules: readonly RuleId[],
  sources: readonly Source[] = [],
): void {
  call(state, 'deal damage', { character, damage, attacker, byAttack: false, sources, rules });
}

/** The attack in progress is its own. */
export function isAttacking(state: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>): boolean {
  return currentAttack(state)?.attacker === source;
}

/** Has the last save in an effect succeeded? */
export function savedBy(frame: object): boolean {
  return 'saved' in frame && frame.saved === true;
}

/** An enemy of this character. */
export function isEnemy(state: MiniaturesState, self: Pick<AbilityInPlay, 'source'>, id: CharacterId): boolean {
  return areEnemies(state, thisCharacter(state, self), characterOf(state, id));
}

/** Of several characters with one ability for which something holds it works once (min.stacking.03): for the first of them. */
export function isFirst(
  state: MiniaturesState,
  self: AbilityInPlay,
  holds: (each: Pick<AbilityInPlay, 'source'>) => boolean,
): boolean {
  return state.inPlay.find((each) => each.ability === self.ability && holds(each))?.source === self.source;
}

/** Everybody beside a character, friend or foe; of one that has just been defeated, where it stood. */
export function around(state: MiniaturesState, character: Character): Character[] {
  return charactersOnMap(state).filter((each) => isAdjacent(state, each, character));
}

/** An immediate attack of this character (min.immediate.01). */
export function attackAtOnce(
  state: MiniaturesState,
  { source }: Pick<AbilityInPlay, 'source'>,
  target: CharacterId,
): void {
  call(state, 'attack', newAttack(source, target, 'immediate'));
}

/** Why it makes no immediate attack at all; null: it does. */
export function whyNoAttackAtOnce(state: MiniaturesState, { source }: Pick<AbilityInPlay, 'source'>): Reason | null {
  return forbidden(state, 'attack', { character: source, kind: 'immediate' });
}

/** Whom it may attack at once, by the rules of targets. */
export function targetsAtOnce(state: MiniaturesState, self: AbilityInPlay): Candidate<CharacterId>[] {
  const own = thisCharacter(state, self);
  const never = whyNoAttackAtOnce(state, self);
  return targetsOf(state, own, attackOf(state, own, 'immediate')).map(({ target, not }) =>
    candidate(target.id, never ?? not),
  );
}

/** A question within an effect: one of these is chosen, as abilities choose. */
export function chooseOf(
  { ability: id, source, value }: AbilityInPlay,
  player: PlayerId,
  options: readonly Candidate<Json>[],
): Question<ChooseForAbility> {
  const self = onPiece({ ability: id, source, ...(value !== undefined && { value }) });
  return question(
    player,
    say`${self}`,
    options.map(({ action: chosen, not }) => candidate({ type: 'choose' as const, player, ...self, chosen }, not)),
  );
}

/** The attack that an event is about, as long as that one is in progress. */
export function attackIn(
  state: MiniaturesState,
  { event }: { event: { attacker: CharacterId; target: CharacterId } | null },
): AttackFrame | null {
  const attack = currentAttack(state);
  return event && attack?.attacker === event.attacker && attack.target === event.target ? attack : null;
}

/** Why what avoids or reduces the damage of an attack does not work against this one; null: it does. */
export function whyNotAvoided(state: MiniaturesState, attack: AttackFrame, self: AbilityInPlay): Reason | null {
  const { attacker, target, kind, melee, adjacent, covered, helpers } = attack;
  return (
    forbidden(state, 'avoid damage', { attacker, target, kind, melee, adjacent, covered, helpers }) ??
    forbidden(state, 'use ability', { character: self.source, ability: self.ability, against: attacker })
  );
}
