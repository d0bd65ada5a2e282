/** A player looks at the top cards of the damage deck, and says what becomes of them. Meanwhile they stay in the deck, as `DamageLook` says. */
import {
  drawQuestion,
  layFaceup,
  type DrawAction,
  type PlayerId,
  type Question,
  type Reason,
  type RuleId,
  withReasons,
} from '../../core';
import { emit } from '../engine';
import type { ArmadaState } from '../model/state';

export function beginLook(state: ArmadaState, player: PlayerId): void {
  state.damageLook = { player, cards: [] };
}

/** Chance says which card the next one is; null: somebody knows it already, or none is left. */
export function lookQuestion({ damageDeck, damageLook }: ArmadaState): Question<DrawAction> | null {
  const unknown = without(damageDeck.unknown, damageLook?.cards ?? []);
  return drawQuestion({ ...damageDeck, unknown }, 'a damage card to look at');
}

export function lookAtDrawn({ damageLook }: ArmadaState, { card }: DrawAction): void {
  damageLook?.cards.push(card);
}

/** The top card that somebody knew is from now on one of those that are looked at. */
export function lookAtKnown({ damageDeck, damageLook }: ArmadaState): void {
  const known = damageDeck.top.shift();
  if (known === undefined) return;
  damageDeck.unknown = [...damageDeck.unknown, known].sort();
  damageLook?.cards.push(known);
}

export function tellLook(state: ArmadaState, rules: readonly RuleId[]): void {
  const { damageLook: look } = state;
  if (!look) return;
  const { player, cards } = look;
  emit(state, { type: 'damage-cards-looked-at', rules, player, count: cards.length, cards: [...cards] });
}

/** This one lies on top of the deck, the others are discarded; nobody looks any more. */
export function keepOne(state: ArmadaState, kept: string, rules: readonly RuleId[], why: Reason | null = null): void {
  const { damageDeck, damageLook: look } = state;
  if (!look) return;
  state.damageLook = null;
  damageDeck.unknown = without(damageDeck.unknown, look.cards);
  damageDeck.top.unshift(kept);
  emit(state, { type: 'looked-at-card-kept', rules, player: look.player, ...withReasons(why) });
  for (const card of without(look.cards, [kept])) {
    layFaceup(state.damageDiscard, 'damage-discard', card);
    emit(state, { type: 'looked-at-card-discarded', rules, player: look.player, card });
  }
}

/** Each of these cards taken out once. */
function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
