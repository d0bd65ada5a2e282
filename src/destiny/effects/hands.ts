/** Hands, decks and discard piles: drawing, discarding, looking, showing, moving cards (des.drawing, des.hand, des.looking). */
import { pileSize, reason, say, shuffle, type PlayerId, type Reason } from '../../core';
import { call, cause, emit, notTriggered } from '../engine';
import type { EventOf, Zone } from '../model/events';
import { factsOf } from '../queries/cards';
import { playerOf } from '../queries/players';
import type { Code, DestinyState, LimboCard, SetAsideCard } from '../model/state';
import { fellShort, remember } from './memory';

/** Draws as many cards as there are, up to `count` (des.drawing.03). The cards drawn are in `looks` of the player until the effect ends. */
export function drawCards(state: DestinyState, player: PlayerId, count: number, upTo?: UpTo): void {
  const size = deckSize(state, player);
  if (size < count) {
    const rule = size === 0 ? 'des.drawing.04' : 'des.drawing.03';
    fellShort(state, { because: tooFewCards(player, 'deck', size, count, rule), did: size, of: count });
  }
  if (count > 0) call(state, 'draw cards', { player, left: count, drawn: 0, ...(upTo ? { upTo } : {}) });
}

/** Cards are drawn until the hand has so many, and the statement that says so. */
export interface UpTo {
  size: number;
  rules: readonly string[];
}

/**
 * So many cards were asked for, and the deck or hand has fewer: how many it has is known to all (des.deck.04, des.hand.05), and all of them will do
 * (des.drawing.03, des.discard-symbol.02).
 */
function tooFewCards(player: PlayerId, zone: 'deck' | 'hand', there: number, count: number, rule: string): Reason {
  const facts = { there, count };
  const sentence = say`${count} cards were asked for, the ${zone === 'deck' ? 'deck' : 'hand'} of ${player} had ${there}.`;
  return reason('too-few-cards', sentence, [rule], facts);
}

/** Discards cards from the top of a deck; gives how many there were to discard. */
export function discardFromDeck(state: DestinyState, player: PlayerId, count: number, by: PlayerId): number {
  const there = Math.min(count, deckSize(state, player));
  if (there < count)
    fellShort(state, { because: tooFewCards(player, 'deck', there, count, 'des.abilities.07'), did: there, of: count });
  if (there > 0) call(state, 'discard from deck', { player, left: there, by });
  return there;
}

export function deckSize(state: DestinyState, player: PlayerId): number {
  return pileSize(playerOf(state, player).deck);
}

/** Discards one card from the known top of a deck, not always the topmost. */
export function discardFromTop(state: DestinyState, player: PlayerId, card: Code, by: PlayerId): void {
  if (!takeFrom(playerOf(state, player).deck.top, card)) fellShort(state);
  else
    cause(state, {
      type: 'card-discarded',
      rules: ['des.discard-pile.01'],
      player,
      card,
      from: 'deck',
      by,
      last: false,
    });
}

/** Discards one card from a hand. */
export function discardFromHand(
  state: DestinyState,
  player: PlayerId,
  card: Code,
  by: PlayerId,
  rules: readonly string[] = ['des.discard-pile.01'],
): void {
  cause(state, { type: 'card-discarded', rules, player, card, from: 'hand', by, last: false });
}

/** Discards random cards from a hand, as many as there are (des.discard-symbol.02); gives how many. */
export function discardAtRandom(state: DestinyState, player: PlayerId, count: number, by: PlayerId): number {
  const there = Math.min(count, playerOf(state, player).hand.length);
  if (there < count)
    fellShort(state, {
      because: tooFewCards(player, 'hand', there, count, 'des.discard-symbol.02'),
      did: there,
      of: count,
    });
  if (there > 0) call(state, 'discard at random', { player, left: there, by });
  return there;
}

export function cardDiscarded(state: DestinyState, event: EventOf<'card-discarded'>): false | void {
  const player = playerOf(state, event.player);
  if (event.from === 'hand') {
    if (!takeFrom(player.hand, event.card)) return false;
    event.last = player.hand.length === 0;
  }
  player.discard.push(event.card);
  if (event.last) notPlayed(state, event);
  remember(state, 'discarded', event.card);
}

/** What waits for the last card of a hand to be played does not answer to one that is discarded. */
function notPlayed(state: DestinyState, event: EventOf<'card-discarded'>): void {
  const { player, card: code } = event;
  const card = factsOf(code).name;
  const why = reason('not-played', say`${card} was discarded, not played`, ['des.faq-outer-rim-smuggler-smuggling.01']);
  const played = {
    type: 'card-played',
    rules: [],
    player,
    card: '',
    code,
    on: null,
    from: 'hand',
    ambush: false,
  } as const;
  notTriggered(state, 'after', { ...played, last: true }, why, [event, { ...played, last: false }]);
}

/** Takes one copy of a card out of a list; false when there is none. */
export function takeFrom(cards: Code[], card: Code): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

/** Moves a card between zones outside play, of its owner. */
export function moveCard(
  state: DestinyState,
  player: PlayerId,
  card: Code,
  from: Zone,
  to: Zone,
  by: PlayerId,
  rules: readonly string[] = ['des.moving.01'],
): void {
  cause(state, { type: 'card-moved', rules, player, card, from, to, by });
}

export function cardMoved(state: DestinyState, event: EventOf<'card-moved'>): false | void {
  if (event.card === null) return false;
  if (!takeFromZone(state, event.player, event.card, event.from)) return false;
  putIntoZone(state, event.player, event.card, event.to);
}

/** From a hand, a deck, a discard pile, or what is set aside (des.hand.01, des.deck.05, des.discard-pile.01, des.set-aside-zone.06). */
export function takeFromZone(state: DestinyState, owner: PlayerId, card: Code, from: Zone): boolean {
  const player = playerOf(state, owner);
  if (from === 'hand') return takeFrom(player.hand, card);
  if (from === 'discard') return takeFrom(player.discard, card);
  if (from === 'set-aside') return takeSetAside(state, owner, card);
  if (from === 'deck' || from === 'deck-top' || from === 'deck-bottom')
    return takeFrom(player.deck.top, card) || takeFrom(player.deck.bottom, card) || takeFrom(player.deck.unknown, card);
  return from === 'limbo' || from === 'play';
}

/** Not one that covers another: that one lies there for its own sake. */
function takeSetAside(state: DestinyState, owner: PlayerId, card: Code): boolean {
  const { setAside } = playerOf(state, owner);
  const at = setAside.findIndex((each) => each.code === card && each.under === null);
  if (at >= 0) setAside.splice(at, 1);
  return at >= 0;
}

/** Of its owner: no card comes into another player's deck (des.deck.05). */
export function putIntoZone(state: DestinyState, owner: PlayerId, card: Code, to: Zone): void {
  const player = playerOf(state, owner);
  if (to === 'hand') player.hand.push(card);
  else if (to === 'discard') player.discard.push(card);
  else if (to === 'set-aside') player.setAside.push({ code: card, owner, under: null });
  else if (to === 'deck-top') player.deck.top.unshift(card);
  else if (to === 'deck-bottom') player.deck.bottom.push(card);
  else if (to === 'deck') shuffle(player.deck, [card]);
}

/** Puts a card of its owner's hand facedown under an event, to be set aside with it (des.set-aside-zone.05). */
export function stackFacedown(state: DestinyState, under: LimboCard, card: Code): void {
  if (under.under !== null || !takeFrom(playerOf(state, under.owner).hand, card)) return fellShort(state);
  under.under = card;
  state.changed = true;
  emit(state, {
    type: 'card-moved',
    rules: ['des.set-aside-zone.04'],
    player: under.owner,
    card,
    from: 'hand',
    to: 'set-aside',
    by: under.controller,
  });
}

/** Turns the card faceup that lies under one that is set aside: from now on it lies beside it. Gives it; null where none does. */
export function turnFaceup(state: DestinyState, owner: PlayerId, covering: SetAsideCard): Code | null {
  const card = covering.under;
  if (card === null) {
    fellShort(state);
    return null;
  }
  covering.under = null;
  playerOf(state, owner).setAside.push({ code: card, owner, under: null });
  state.changed = true;
  showCards(state, owner, [card]);
  return card;
}

/** A player looks at hidden cards, which stay where they are (des.looking.01). They are in `looks` until the effect or `stopLooking` ends it. */
export function lookAt(
  state: DestinyState,
  viewer: PlayerId,
  owner: PlayerId,
  zone: 'hand' | 'deck',
  cards: readonly Code[],
): void {
  if (cards.length === 0) return;
  state.looks.push({ viewer, owner, zone, cards: [...cards] });
  state.changed = true;
  emit(state, {
    type: 'looked-at',
    rules: ['des.looking.01'],
    player: viewer,
    owner,
    zone,
    cards: [...cards],
  });
}

/** Looks at a whole hand. */
export function lookAtHand(state: DestinyState, viewer: PlayerId, owner: PlayerId): void {
  lookAt(state, viewer, owner, 'hand', playerOf(state, owner).hand);
}

/** Looks at random cards of a hand, as many as there are. */
export function lookAtRandom(state: DestinyState, viewer: PlayerId, owner: PlayerId, count: number): void {
  const left = Math.min(count, playerOf(state, owner).hand.length);
  if (left < count)
    fellShort(state, { because: tooFewCards(owner, 'hand', left, count, 'des.abilities.07'), did: left, of: count });
  if (left > 0) call(state, 'look at random cards', { viewer, owner, left });
}

/** Looks at the top cards of a deck, as many as there are. */
export function lookAtDeck(state: DestinyState, viewer: PlayerId, owner: PlayerId, count: number): void {
  const size = Math.min(count, deckSize(state, owner));
  if (size < count)
    fellShort(state, { because: tooFewCards(owner, 'deck', size, count, 'des.abilities.07'), did: size, of: count });
  if (size > 0) call(state, 'look at deck', { viewer, owner, count: size });
}

/** What a player is looking at now. */
export function lookedAt(state: DestinyState, viewer: PlayerId): readonly Code[] {
  return state.looks.filter((each) => each.viewer === viewer).flatMap((each) => each.cards);
}

export function stopLooking(state: DestinyState): void {
  state.looks = [];
}

/** Shows cards to all players. */
export function showCards(state: DestinyState, player: PlayerId, cards: readonly Code[]): void {
  emit(state, { type: 'shown', rules: ['des.looking.01'], player, cards: [...cards] });
}
