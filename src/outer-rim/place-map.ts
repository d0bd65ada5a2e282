/** Described positions: patrols, contacts, decks. */
import type { Pile, Rejection } from '../core';
import { FACTIONS, MARKET_DECKS } from './content';
import { marketOf } from './holdings';
import { contactOf, known, marketCard } from './lookup';
import { tokenAt } from './map';
import { patrolStart } from './procedures/patrols';
import { takeOutOfDeck } from './place-cards';
import type { Position } from './position';
import type { OuterRimState } from './state';
import { first, impossible, type Path } from './wrong';

export interface PlacedContact {
  /** A contact space: `lothal/1`. */
  at: string;
  /** Who it is; without it nobody knows. */
  contact?: string;
  faceup?: boolean;
  /** Players who have peeked at it. */
  knownTo?: string[];
  /** The token is out of the game, its space empty. */
  gone?: boolean;
}

export function placePatrols(state: OuterRimState, position: Position): Rejection | null {
  const given = position.patrols ?? [];
  const wrong = first(given, ({ faction, level, at }, i) => {
    const path: Path = ['patrols', i];
    if (given.findIndex((other) => other.faction === faction) !== i)
      return impossible('two-patrols', `There is one ${faction} patrol on the map.`, path, ['or.patrol-movement.13']);
    if (level !== undefined && (level < 1 || level > 4))
      return impossible('level', 'Patrols have levels 1 to 4.', [...path, 'level'], ['or.components.05']);
    return at === undefined || known(state, 'spaces', at)
      ? null
      : impossible('unknown-space', `There is no space '${at}'.`, [...path, 'at']);
  });
  if (wrong) return wrong;
  for (const faction of FACTIONS) {
    const placed = given.find((each) => each.faction === faction);
    const level = placed?.level ?? 1;
    state.patrols.push({ faction, level, space: placed?.at ?? patrolStart(state, faction) });
    const stack = state.patrolStacks.find((each) => each.faction === faction);
    if (stack) stack.levels = stack.levels.filter((each) => each > level);
    for (let beaten = 1; beaten < level; beaten++) state.box.push(`patrol/${faction}-${beaten}`);
  }
  return null;
}

export function placeContacts(state: OuterRimState, position: Position): Rejection | null {
  return first(position.contacts ?? [], ({ at, contact, faceup, knownTo, gone }, i) => {
    const path: Path = ['contacts', i];
    const token = state.contacts[tokenAt(state, at)];
    if (!token)
      return impossible('no-token', `No contact token lies at '${at}'.`, [...path, 'at'], ['or.setup-contacts.02']);
    if (gone) {
      token.at = 'box';
      return null;
    }
    const stranger = (knownTo ?? []).find((id) => !state.players.some((player) => player.id === id));
    if (stranger !== undefined)
      return impossible('unknown-player', `There is no player '${stranger}'.`, [...path, 'knownTo']);
    if (contact === undefined)
      return faceup || knownTo ? impossible('who', 'Say who the contact is.', path, ['or.contact-encounter.01']) : null;
    if (!known(state, 'contacts', contact))
      return impossible('unknown-contact', `There is no contact '${contact}'.`, [...path, 'contact']);
    if (state.contacts.some((other) => other.contact === contact))
      return impossible('twice', `'${contact}' is somewhere else already.`, [...path, 'contact']);
    const own = contactOf(state, contact).class;
    const right =
      token.class === own ? token : state.contacts.find((other) => other.class === own && other.contact === null);
    if (!right) return impossible('class', `No token of the class of '${contact}' is left.`, path, ['or.bounties.04']);
    [right.at, token.at] = [token.at, right.at];
    Object.assign(right, { contact, faceup: faceup ?? false, knownTo: [...(knownTo ?? [])] });
    return null;
  });
}

export function placeDecks(state: OuterRimState, position: Position): Rejection | null {
  const { market = {}, encounters = {}, aiCards = [] } = position;
  const wrong =
    first([...MARKET_DECKS], (deck) => {
      const given = market[deck];
      const cards = [given?.top ?? [], given?.next ?? []].flat();
      return first(cards, (card) =>
        known(state, 'market', card) && marketCard(state, card).deck === deck && takeOutOfDeck(state, 'market', card)
          ? null
          : impossible('not-there', `'${card}' is not in the ${deck} deck.`, ['market', deck]),
      );
    }) ??
    first(Object.entries(encounters), ([deck, cards]) => {
      const pile = state.encounterDecks.find((each) => each.name === deck);
      return pile
        ? fix(pile, cards, ['encounters', deck])
        : impossible('unknown-deck', `There is no deck '${deck}'.`, ['encounters', deck]);
    }) ??
    (state.ai ? fix(state.ai.pile, aiCards, ['aiCards']) : null);
  if (wrong) return wrong;
  for (const deck of MARKET_DECKS) {
    const { pile } = marketOf(state, deck);
    const given = market[deck];
    marketOf(state, deck).top = given ? given.top : (pile.unknown.shift() ?? null);
    pile.top = [...(given?.next ?? [])];
  }
  return null;
}

/** Puts cards of a deck on its top, in this order. */
function fix(pile: Pile, cards: readonly string[], path: Path): Rejection | null {
  const wrong = first(cards, (card, i) => {
    const at = pile.unknown.indexOf(card);
    if (at < 0) return impossible('not-there', `'${card}' is not in the deck ${pile.name}.`, [...path, i]);
    pile.unknown.splice(at, 1);
    return null;
  });
  pile.top = [...cards];
  return wrong;
}
