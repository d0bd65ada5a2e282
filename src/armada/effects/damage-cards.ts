/** Damage cards: dealt, discarded, shuffled (arm.damage). Nobody knows a facedown card, so it stays among the unknown ones of the deck. */
import {
  cardsToDeal,
  dealFacedown,
  dealtCount,
  layFaceup,
  takeBack,
  turnOver,
  turnFacedown,
  type DealtCards,
  type DrawAction,
  type Reason,
  type RuleId,
  withReasons,
} from '../../core';
import { bringIntoPlay, emit, takeOutOfPlay } from '../engine';
import type { ArmadaState, Ship } from '../model/state';
import { damageCardKey } from '../queries/carriers';
import { hullValue } from '../queries/ships';

/** What the deck holds beside the facedown cards on ships and in the discard pile. */
function cardsLeft({ damageDeck, damageDiscard, damageLook, ships }: ArmadaState): number {
  return (
    cardsToDeal(damageDeck, [damageDiscard, ...ships.map(({ damage }) => damage)]) - (damageLook?.cards.length ?? 0)
  );
}

/** An empty deck is made of the discard pile anew (arm.damage.13). Can a card be dealt? */
export function reshuffleIfEmpty(state: ArmadaState): boolean {
  if (cardsLeft(state) > 0) return true;
  if (dealtCount(state.damageDiscard) > 0) {
    takeBack(state.damageDiscard, state.damageDeck);
    emit(state, { type: 'damage-deck-shuffled', rules: ['arm.damage.13'], cards: cardsLeft(state) });
  }
  return cardsLeft(state) > 0;
}

/** Deals one card facedown, past the shields (arm.damage.08, .12). Whether the ship is destroyed is for the caller. */
export function dealFacedownCard(
  state: ArmadaState,
  ship: Ship,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  if (!reshuffleIfEmpty(state)) return noCardLeft(state, ship);
  dealFacedown(ship.damage, state.damageDeck);
  tellDealt(state, ship, { card: null, id: null }, rules, because);
}

/** Lays the card faceup that chance drew: its text is in effect from now on (arm.damage.10, .11). */
export function layFaceupCard(state: ArmadaState, ship: Ship, card: string, rules: readonly RuleId[]): void {
  const { id } = layFaceup(ship.damage, `${ship.id}/damage`, card);
  bringIntoPlay(state, damageCardKey(card), id, ship.controller);
  tellDealt(state, ship, { card, id }, rules);
}

/** One of the ship's facedown cards is the one that chance named, and lies faceup: its text is in effect (arm.damage.10, .11). */
export function turnFaceup(state: ArmadaState, ship: Ship, drawn: DrawAction, rules: readonly RuleId[]): void {
  const card = turnOver(ship.damage, state.damageDeck, drawn.card);
  const { id } = layFaceup(ship.damage, `${ship.id}/damage`, card);
  bringIntoPlay(state, damageCardKey(card), id, ship.controller);
  emit(state, { type: 'damage-card-turned-faceup', rules, ship: ship.id, card, id });
}

function tellDealt(
  state: ArmadaState,
  ship: Ship,
  dealt: { card: string | null; id: string | null },
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const is = dealtCount(ship.damage);
  const change = { was: is - 1, is, most: hullValue(state, ship) };
  const why = withReasons(because);
  emit(state, { type: 'damage-card-dealt', rules, ship: ship.id, ...dealt, change, ...why });
}

export function noCardLeft(state: ArmadaState, ship: Ship): void {
  emit(state, { type: 'damage-deck-empty', rules: ['arm.damage.13'], ship: ship.id });
}

/** Discards a faceup card by its id, or one of the facedown ones (null). */
export function discardDamageCard(state: ArmadaState, ship: Ship, id: string | null, rules: readonly RuleId[]): void {
  const was = dealtCount(ship.damage);
  const faceup = ship.damage.faceup.find((each) => each.id === id);
  if (faceup) {
    ship.damage.faceup = ship.damage.faceup.filter((each) => each !== faceup);
    takeOutOfPlay(state, faceup.id);
    toDiscard(state, { facedown: 0, faceup: [faceup] });
  } else {
    ship.damage.facedown -= 1;
    toDiscard(state, { facedown: 1, faceup: [] });
  }
  const change = { was, is: was - 1, most: hullValue(state, ship) };
  emit(state, { type: 'damage-card-discarded', rules, ship: ship.id, card: faceup?.card ?? null, id, change });
}

/** Turns a faceup card facedown: its text is not in effect any more (arm.damage.06, .11). A card that is gone stays where it is. */
export function turnDamageCardFacedown(state: ArmadaState, ship: Ship, id: string, rules: readonly RuleId[]): void {
  const faceup = ship.damage.faceup.find((each) => each.id === id);
  if (!faceup) return;
  turnFacedown(ship.damage, state.damageDeck, faceup);
  takeOutOfPlay(state, id);
  emit(state, { type: 'damage-card-turned-facedown', rules, ship: ship.id, card: faceup.card, id });
}

/** All cards of a ship that is destroyed (arm.destroyed-ships-and-squadrons.05). */
export function discardAllDamage(state: ArmadaState, ship: Ship): void {
  toDiscard(state, ship.damage);
  ship.damage = { facedown: 0, faceup: [] };
}

function toDiscard({ damageDiscard }: ArmadaState, { facedown, faceup }: DealtCards): void {
  damageDiscard.facedown += facedown;
  for (const { card } of faceup) layFaceup(damageDiscard, 'damage-discard', card);
}
