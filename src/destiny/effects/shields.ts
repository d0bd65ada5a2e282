/** Shields: at most three on a character, gained, removed and moved (des.shields, des.shield-symbol). */
import type { PlayerId } from '../../core';
import { cause } from '../engine';
import type { EventOf } from '../model/events';
import { cardOf, isInPlay } from '../queries/cards';
import type { CardId, DestinyState } from '../model/state';
import { fellShort } from './memory';

/** Shields that a character can have (des.shields.05). */
export const MOST_SHIELDS = 3;

/** Gives shields to a character; what is above three is ignored. Effects that come 'before it gains shields' come even if it has three. */
export function gainShields(state: DestinyState, character: CardId, amount: number, by: PlayerId): void {
  if (amount <= 0) return;
  if (!isInPlay(state, character)) return fellShort(state);
  cause(state, { type: 'shields-gained', rules: ['des.shields.05'], character, amount, by });
}

export function shieldsGained(state: DestinyState, event: EventOf<'shields-gained'>): false | void {
  if (!isInPlay(state, event.character)) return false;
  const character = cardOf(state, event.character);
  const gained = Math.min(event.amount, MOST_SHIELDS - character.shields);
  if (gained < event.amount) fellShort(state);
  if (gained <= 0) return false;
  character.shields += gained;
  event.amount = gained;
}

/** Removes up to `amount` shields; gives how many there were to remove. */
export function removeShields(state: DestinyState, character: CardId, amount: number, by: PlayerId): number {
  const removed = Math.min(amount, cardOf(state, character).shields);
  if (removed < amount) fellShort(state);
  if (removed > 0) cause(state, { type: 'shields-removed', rules: ['des.supply.03'], character, amount: removed, by });
  return removed;
}

export function removeAllShields(state: DestinyState, character: CardId, by: PlayerId): number {
  return removeShields(state, character, cardOf(state, character).shields, by);
}

export function shieldsRemoved(state: DestinyState, event: EventOf<'shields-removed'>): false | void {
  if (!isInPlay(state, event.character)) return false;
  cardOf(state, event.character).shields -= event.amount;
}

/** Moves up to `amount` shields to a character that has room for them (des.card-momentum-shift.01); gives how many. */
export function moveShields(state: DestinyState, from: CardId, to: CardId, amount: number, by: PlayerId): number {
  const room = from === to ? 0 : MOST_SHIELDS - cardOf(state, to).shields;
  const moved = Math.min(amount, cardOf(state, from).shields, room);
  if (moved < amount) fellShort(state);
  if (moved <= 0) return 0;
  cause(state, { type: 'shields-moved', rules: ['des.moving.01'], from, to, amount: moved, by });
  return moved;
}

export function shieldsMoved(state: DestinyState, event: EventOf<'shields-moved'>): void {
  cardOf(state, event.from).shields -= event.amount;
  cardOf(state, event.to).shields += event.amount;
}
