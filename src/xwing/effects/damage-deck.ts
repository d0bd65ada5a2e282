/** A player's damage deck, and the cards dealt from it (xw.damage-cards). */
import {
  dealKnown,
  layFaceup,
  shuffle,
  takeBack,
  takeCard,
  turnFacedown,
  turnOver,
  turnOverQuestion,
  type DrawAction,
  type PlayerId,
  type Question,
} from '../../core';
import { bringIntoPlay, emit, takeOutOfPlay } from '../engine';
import type { FaceupDamage, Ship, XwingState } from '../model/state';
import { cardsLeftFor, deckFor, dealtFrom } from '../queries/damage-cards';
import { playerOf } from '../queries/players';

/**
 * With no card left, the cards of the player's destroyed ships form a new deck (xw.damage-cards.13); with none there either, the
 * discarded ones, of which the rules do not speak.
 */
export function reshuffleIfEmpty(state: XwingState, ship: Ship): void {
  if (cardsLeftFor(state, ship) > 0) return;
  const { deck, discard } = deckFor(state, ship);
  const { player } = ship;
  const destroyed = dealtFrom(state, deck).filter((each) => each.destroyed);
  for (const { damage } of destroyed) for (const { id } of takeBack(damage, deck)) takeOutOfPlay(state, id);
  if (cardsLeftFor(state, ship) === 0) shuffle(deck, discard.splice(0));
  const cards = cardsLeftFor(state, ship);
  emit(state, { type: 'damage-deck-shuffled', rules: ['xw.damage-cards.13'], player, cards });
}

/** Takes this card out of a player's deck, which was searched for it and is shuffled. */
export function takeFromDeck(state: XwingState, player: PlayerId, card: string): void {
  const { damageDeck } = playerOf(state, player);
  shuffle(damageDeck);
  takeCard(damageDeck.unknown, card);
}

/** The player searches the deck, deals the ship this card facedown, and shuffles; which card it is everybody has seen. */
export function dealChosen(state: XwingState, ship: Ship, card: string): void {
  const { damageDeck } = playerOf(state, ship.player);
  shuffle(damageDeck);
  dealKnown(ship.damage, damageDeck, card);
}

/** Lays a card faceup beside the ship; its text comes into play (xw.damage.07, xw.damage-cards.04). */
export function dealFaceup(state: XwingState, { id, player, damage }: Ship, card: string): FaceupDamage {
  const laid = layFaceup(damage, `${id}/damage`, card);
  bringIntoPlay(state, `damage:${card}`, laid.id, player);
  return laid;
}

/** A card that was drawn for the ship is not dealt, but discarded. */
export function discardDrawn(state: XwingState, ship: Ship, card: string): void {
  deckFor(state, ship).discard.push(card);
}

/** Chance says which card a facedown one of the ship turns out to be (xw.damage-cards.08, xw.damage-cards.09), beside those `seen` (xw.damage-cards.12); null: it has no other. */
export function facedownCard(state: XwingState, ship: Ship, seen: readonly string[] = []): Question<DrawAction> | null {
  const { deck } = deckFor(state, ship);
  const unknown = [...deck.unknown];
  const others = { ...ship.damage, facedown: ship.damage.facedown - seen.length };
  for (const card of seen) {
    if (others.known === card) delete others.known;
    else takeCard(unknown, card);
  }
  return turnOverQuestion(others, { ...deck, unknown }, `a facedown damage card of ${ship.id}`);
}

/** Turns that card faceup: its text comes into effect (xw.damage-cards.04). */
export function expose(state: XwingState, ship: Ship, drawn: string): FaceupDamage {
  return dealFaceup(state, ship, turnOver(ship.damage, deckFor(state, ship).deck, drawn));
}

/** Discards this facedown card (xw.damage-cards.06), and returns its name. */
export function discardFacedown(state: XwingState, ship: Ship, drawn: string): string {
  const { deck, discard } = deckFor(state, ship);
  const card = turnOver(ship.damage, deck, drawn);
  discard.push(card);
  return card;
}

/** Discards a faceup card: its text stops applying, and it counts no more. */
export function discardFaceup(state: XwingState, ship: Ship, { id, card }: FaceupDamage): void {
  ship.damage.faceup = ship.damage.faceup.filter((each) => each.id !== id);
  takeOutOfPlay(state, id);
  deckFor(state, ship).discard.push(card);
}

/** Turns a faceup card over: its text stops applying, and it counts as damage still (xw.damage-cards.05). */
export function turnOverFaceup(state: XwingState, ship: Ship, faceup: FaceupDamage): void {
  turnFacedown(ship.damage, deckFor(state, ship).deck, faceup);
  takeOutOfPlay(state, faceup.id);
}
