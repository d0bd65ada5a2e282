/** A player's damage deck (xw.damage-cards). Facedown cards on ships are still among its unknown cards, see `Damage`. */
import { drawQuestion, shuffle, takeDrawn, takeKnown, type DrawAction, type PlayerId, type Question } from '../../core';
import { bringIntoPlay, emit, takeOutOfPlay } from '../engine';
import type { FaceupDamage, Ship, XwingPlayer, XwingState } from '../model/state';
import { cardsLeft } from '../queries/damage-cards';
import { playerOf } from '../queries/players';

/**
 * With no card left, the cards of the player's destroyed ships form a new deck (xw.damage-cards.13); with none there either, the
 * discarded ones, of which the rules do not speak.
 */
export function reshuffleIfEmpty(state: XwingState, player: PlayerId): void {
  if (cardsLeft(state, player) > 0) return;
  const destroyed = state.ships.filter((ship) => ship.player === player && ship.destroyed);
  const owner = playerOf(state, player);
  for (const ship of destroyed) takeBack(state, owner, ship);
  if (cardsLeft(state, player) === 0) shuffle(owner.damageDeck, owner.damageDiscard.splice(0));
  const cards = cardsLeft(state, player);
  emit(state, { type: 'damage-deck-shuffled', rules: ['xw.damage-cards.13'], player, cards });
}

function takeBack(state: XwingState, { damageDeck }: XwingPlayer, { damage }: Ship): void {
  for (const { id } of damage.faceup) takeOutOfPlay(state, id);
  shuffle(
    damageDeck,
    damage.faceup.map(({ card }) => card),
  );
  damage.faceup = [];
  damage.facedown = 0;
}

/** Chance says which card the next one is; null when that is known already. */
export function drawDamageCard(state: XwingState, player: PlayerId, asks: string): Question<DrawAction> | null {
  return drawQuestion(playerOf(state, player).damageDeck, asks);
}

/** Chance says which card a facedown one on a ship turns out to be: each is equally likely to be any that nobody has seen. */
export function revealDamageCard(state: XwingState, player: PlayerId, asks: string): Question<DrawAction> | null {
  return drawQuestion({ ...playerOf(state, player).damageDeck, top: [] }, asks);
}

/** Takes the card out of the deck: the one that chance drew, or the known one on top. Null: there is none. */
export function takeDamageCard(state: XwingState, player: PlayerId, drawn: DrawAction | null): string | null {
  const { damageDeck } = playerOf(state, player);
  return drawn ? takeDrawn(damageDeck, drawn) : takeKnown(damageDeck);
}

/** Lays a card faceup beside the ship; its text comes into play (xw.damage.07, xw.damage-cards.04). */
export function layFaceup(state: XwingState, ship: Ship, card: string): FaceupDamage {
  const numbers = ship.damage.faceup.map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1)));
  const laid = { id: `${ship.id}/damage-${Math.max(0, ...numbers) + 1}`, card };
  ship.damage.faceup.push(laid);
  bringIntoPlay(state, `damage:${card}`, laid.id, ship.player);
  return laid;
}

/** Turns a faceup card over: its text stops applying, and it counts as damage still (xw.damage-cards.05). */
export function turnFacedown(state: XwingState, ship: Ship, { id, card }: FaceupDamage): void {
  ship.damage.faceup = ship.damage.faceup.filter((each) => each.id !== id);
  ship.damage.facedown += 1;
  takeOutOfPlay(state, id);
  shuffle(playerOf(state, ship.player).damageDeck, [card]);
}
