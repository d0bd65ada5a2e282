/** Shields: at most three on a character, gained, removed and moved (des.shields, des.shield-symbol). */
import { reason, say, type PlayerId, type Reason } from '../../core';
import { cause } from '../engine';
import type { EventOf } from '../model/events';
import { cardOf, isInPlay, notInPlay } from '../queries/cards';
import type { CardId, DestinyState } from '../model/state';
import { fellShort } from './memory';

/** Shields that a character can have (des.shields.05). */
export const MOST_SHIELDS = 3;

/**
 * Gives shields to a character; what is above three is ignored (des.shield-symbol.04). Effects that come 'before it gains shields' come even if it
 * has three.
 */
export function gainShields(
  state: DestinyState,
  character: CardId,
  amount: number,
  by: PlayerId,
  rules: readonly string[] = ['des.supply.02'],
): void {
  if (amount <= 0) return;
  if (!isInPlay(state, character)) return fellShort(state, { because: notInPlay(character) });
  cause(state, { type: 'shields-gained', rules, character, amount, by });
}

export function shieldsGained(state: DestinyState, event: EventOf<'shields-gained'>): false | void {
  if (!isInPlay(state, event.character)) return false;
  const character = cardOf(state, event.character);
  const { shields: was } = character;
  const gained = Math.min(event.amount, MOST_SHIELDS - was);
  if (gained < event.amount) {
    const because = noRoom(character.id, was, event.amount);
    fellShort(state, gained <= 0 ? { because, did: 0, of: event.amount } : undefined);
    if (gained <= 0) return false;
    event.because = [because];
  }
  character.shields += gained;
  event.amount = gained;
  event.change = { was, is: character.shields, most: MOST_SHIELDS };
}

function noRoom(character: CardId, shields: number, more: number): Reason {
  return reason(
    'no-room',
    say`${character} had ${shields} of at most ${MOST_SHIELDS} shields, the rest of ${more} is ignored`,
    ['des.shields.05'],
    { shields, most: MOST_SHIELDS, more },
  );
}

/** Removes up to `amount` shields; gives how many there were to remove. */
export function removeShields(state: DestinyState, character: CardId, amount: number, by: PlayerId): number {
  const { shields } = cardOf(state, character);
  const removed = Math.min(amount, shields);
  if (removed < amount)
    fellShort(state, { because: tooFewShields(character, shields, amount), did: removed, of: amount });
  if (removed > 0) cause(state, { type: 'shields-removed', rules: ['des.supply.03'], character, amount: removed, by });
  return removed;
}

export function removeAllShields(state: DestinyState, character: CardId, by: PlayerId): number {
  return removeShields(state, character, cardOf(state, character).shields, by);
}

export function shieldsRemoved(state: DestinyState, event: EventOf<'shields-removed'>): false | void {
  if (!isInPlay(state, event.character)) return false;
  const character = cardOf(state, event.character);
  const { shields: was } = character;
  character.shields -= event.amount;
  event.change = { was, is: character.shields, most: MOST_SHIELDS };
}

function tooFewShields(character: CardId, shields: number, amount: number): Reason {
  const facts = { shields, amount };
  return reason('too-few-shields', say`${character} has ${shields} of ${amount} shields`, ['des.supply.03'], facts);
}

/** Moves up to `amount` shields to a character that has room for them (des.card-momentum-shift.01); gives how many. */
export function moveShields(state: DestinyState, from: CardId, to: CardId, amount: number, by: PlayerId): number {
  const room = from === to ? 0 : MOST_SHIELDS - cardOf(state, to).shields;
  const { shields } = cardOf(state, from);
  const moved = Math.min(amount, shields, room);
  if (moved < amount) {
    const because = room < Math.min(shields, amount) ? noPlace(to, room, amount) : tooFewShields(from, shields, amount);
    fellShort(state, { because, did: moved, of: amount });
  }
  if (moved <= 0) return 0;
  cause(state, { type: 'shields-moved', rules: ['des.moving.01'], from, to, amount: moved, by });
  return moved;
}

function noPlace(to: CardId, room: number, amount: number): Reason {
  return reason('no-room', say`${to} has room for ${room} of ${amount} shields`, ['des.moving.03', 'des.shields.05'], {
    room,
    amount,
  });
}

/** What changes for the character that they come to is told. */
export function shieldsMoved(state: DestinyState, event: EventOf<'shields-moved'>): void {
  const to = cardOf(state, event.to);
  const { shields: was } = to;
  cardOf(state, event.from).shields -= event.amount;
  to.shields += event.amount;
  event.change = { was, is: to.shields, most: MOST_SHIELDS };
}
