/** A player's damage deck, and the cards dealt from it (xw.damage-cards). */
import {
  layFaceup,
  shuffle,
  takeBack,
  turnFacedown,
  turnOver,
  turnOverQuestion,
  type DrawAction,
  type PlayerId,
  type Question,
} from '../../core';
import { bringIntoPlay, emit, takeOutOfPlay } from '../engine';
import type { FaceupDamage, Ship, XwingState } from '../model/state';
import { cardsLeft } from '../queries/damage-cards';
import { playerOf } from '../queries/players';

/**
 * With no card left, the cards of the player's destroyed ships form a new deck (xw.damage-cards.13); with none there either, the
 * discarded ones, of which the rules do not speak.
 */
export function reshuffleIfEmpty(state: XwingState, player: PlayerId): void {
  if (cardsLeft(state, player) > 0) return;
  const { damageDeck, damageDiscard } = playerOf(state, player);
  const ships = state.ships.filter((ship) => ship.player === player && ship.destroyed);
  const remotes = state.devices.filter((device) => device.player === player && device.remote?.destroyed);
  const destroyed = [...ships, ...remotes.flatMap(({ remote }) => remote ?? [])];
  for (const { damage } of destroyed) for (const { id } of takeBack(damage, damageDeck)) takeOutOfPlay(state, id);
  if (cardsLeft(state, player) === 0) shuffle(damageDeck, damageDiscard.splice(0));
  const cards = cardsLeft(state, player);
  emit(state, { type: 'damage-deck-shuffled', rules: ['xw.damage-cards.13'], player, cards });
}

/** Lays a card faceup beside the ship; its text comes into play (xw.damage.07, xw.damage-cards.04). */
export function dealFaceup(state: XwingState, { id, player, damage }: Ship, card: string): FaceupDamage {
  const laid = layFaceup(damage, `${id}/damage`, card);
  bringIntoPlay(state, `damage:${card}`, laid.id, player);
  return laid;
}

/** Chance says which card a facedown one of the ship turns out to be (xw.damage-cards.08); null: it has none. */
export function facedownCard(state: XwingState, { id, player, damage }: Ship): Question<DrawAction> | null {
  return turnOverQuestion(damage, playerOf(state, player).damageDeck, `a facedown damage card of ${id}`);
}

/** Turns that card faceup: its text comes into effect (xw.damage-cards.04). */
export function expose(state: XwingState, ship: Ship, drawn: DrawAction): FaceupDamage {
  return dealFaceup(state, ship, turnOver(ship.damage, playerOf(state, ship.player).damageDeck, drawn));
}

/** Discards that card (xw.damage-cards.06); which it was. */
export function discardFacedown(state: XwingState, { player, damage }: Ship, drawn: DrawAction): string {
  const { damageDeck, damageDiscard } = playerOf(state, player);
  const card = turnOver(damage, damageDeck, drawn);
  damageDiscard.push(card);
  return card;
}

/** Turns a faceup card over: its text stops applying, and it counts as damage still (xw.damage-cards.05). */
export function turnOverFaceup(state: XwingState, { player, damage }: Ship, faceup: FaceupDamage): void {
  turnFacedown(damage, playerOf(state, player).damageDeck, faceup);
  takeOutOfPlay(state, faceup.id);
}
