/** Cards leave players: to their decks, to the box (or.discard-and-remove). */
import type { Pile, Reason, RuleId } from '../../core';
import { cardId, cardsTooMany, discardReason, holderOf, secretOf } from '../queries/cards';
import { databankCard, encounterCard, marketCard } from '../queries/lookup';
import { call, emit, framesOf, innermost, takeOutOfPlay } from '../engine';
import { tokenOn } from '../queries/map';
import { playerOf } from '../queries/players';
import { standUp } from './recover';
import type { OuterRimState, OwnedCard, Secret } from '../model/state';
import { limitOf } from '../queries/values';

export function encounterDeck(state: OuterRimState, deck: string): Pile {
  const found = state.encounterDecks.find((pile) => pile.name === deck);
  if (!found) throw new Error(`no encounter deck '${deck}'`);
  return found;
}

export function marketOf(state: OuterRimState, deck: string): OuterRimState['markets'][number] {
  const found = state.markets.find((market) => market.deck === deck);
  if (!found) throw new Error(`no market deck '${deck}'`);
  return found;
}

/** Puts a card back: market and encounter cards facedown to the bottom of their deck, databank cards to their number. */
export function putBack(state: OuterRimState, { from, card }: Pick<OwnedCard, 'from' | 'card'>): void {
  if (from === 'market') marketOf(state, marketCard(state, card).deck).pile.bottom.push(card);
  else if (from === 'encounter') encounterDeck(state, encounterCard(state, card).deck).bottom.push(card);
  else toDatabank(state, card);
}

/** Into the databank at the place that its number demands (or.databank.05). */
export function toDatabank(state: OuterRimState, card: string): void {
  const { number } = databankCard(state, card);
  const at = state.databank.findIndex((other) => databankCard(state, other).number > number);
  state.databank.splice(at < 0 ? state.databank.length : at, 0, card);
}

/** Takes a card out of a player's slots, with its abilities. */
function takeFrom(state: OuterRimState, id: string): OwnedCard | null {
  const held = holderOf(state, id);
  if (!held) return null;
  held.player.cards = held.player.cards.filter((each) => each.id !== id);
  takeOutOfPlay(state, id);
  return held.owned;
}

/** Discards a card of a player; the contact of a discarded crew, or one captured on the card, goes to the nearest empty contact space. */
export function discardOwned(
  state: OuterRimState,
  id: string,
  why?: readonly RuleId[],
  reasons: readonly Reason[] = [],
): void {
  const held = holderOf(state, id);
  if (!held) return;
  const { player } = held;
  const owned: OwnedCard = { ...held.owned };
  takeFrom(state, id);
  putBack(state, owned);
  const goes = discardReason(state, owned);
  const rules = why ?? goes.rules;
  emit(state, { type: 'card-discarded', rules, player: player.id, card: id, because: [...reasons, goes] });
  const token = tokenOn(state, id);
  const { space } = player;
  if (token >= 0 && space !== null) {
    const why = innermost(state, 'crew escapes') ? 'escapes' : 'discarded';
    const leaves = why === 'discarded' && state.options.readings?.discardedContact === 'leaves the game';
    const gone = leaves ? state.contacts[token] : undefined;
    if (gone) removeToken(state, gone, ['or.contact-encounter.05']);
    else call(state, 'contact flees', { player: player.id, token, space, why, place: null });
  }
  review(state, player.id);
}

/** Removes a card of a player from the game, with a contact token that lies on it. */
export function removeOwned(state: OuterRimState, id: string, why: readonly RuleId[] = []): void {
  const rules = [...why, 'or.discard-and-remove.03'];
  const player = holderOf(state, id)?.player.id;
  const owned = takeFrom(state, id);
  if (!owned || player === undefined) return;
  state.box.push(id);
  emit(state, { type: 'card-removed', rules, card: id });
  const token = state.contacts[tokenOn(state, id)];
  if (token) removeToken(state, token, ['or.bounties.14', 'or.discard-and-remove.03']);
  review(state, player);
}

export function removeToken(
  state: OuterRimState,
  token: OuterRimState['contacts'][number],
  rules: readonly RuleId[] = ['or.discard-and-remove.03'],
): void {
  token.at = 'box';
  if (token.contact !== null) emit(state, { type: 'contact-removed', rules, contact: token.contact });
}

/** Puts the encounter card of a secret facedown to the bottom of its deck (or.defeated.04). */
export function discardSecret(
  state: OuterRimState,
  id: string,
  into: 'deck' | 'box' = 'deck',
  rules: readonly RuleId[] = ['or.discard-and-remove.01'],
  why: readonly Reason[] = [],
): void {
  const held = secretOf(state, id);
  if (!held) return;
  const { player } = held;
  const secret: Secret = { ...held.secret };
  takeOutOfPlay(state, id);
  player.secrets = player.secrets.filter((each) => each.id !== id);
  if (into === 'box') {
    state.box.push(cardId('encounter', secret.card));
    return emit(state, {
      type: 'card-removed',
      rules: ['or.discard-and-remove.03'],
      card: cardId('encounter', secret.card),
    });
  }
  putBack(state, { from: 'encounter', card: secret.card });
  state.unseen.push({ card: secret.card, knownTo: [player.id] });
  const because = [...why, discardReason(state, { from: 'encounter', card: secret.card })];
  emit(state, { type: 'secret-discarded', rules, player: player.id, secret: id, card: secret.card, because });
}

/**
 * After cards or values have changed: cards without a slot go (or.market-action.13), and damage may now defeat, or no longer (or.defeated.01,
 * or.defeated.09).
 */
export function review(state: OuterRimState, player: string): void {
  const self = playerOf(state, player);
  if (cardsTooMany(state, self).length > 0) call(state, 'fit cards', { player });
  standUp(state, player);
  for (const on of ['character', 'ship'] as const) {
    const beaten = self.damage[on] > 0 && self.damage[on] >= limitOf(state, player, on);
    if (beaten && !self.defeated && !isBeingDefeated(state, player))
      call(state, 'become defeated', { player, on, prevented: false });
  }
}

/** Whoever is about to be defeated already is not so a second time. */
function isBeingDefeated(state: OuterRimState, player: string): boolean {
  return framesOf(state, 'become defeated').some((frame) => frame.player === player);
}
