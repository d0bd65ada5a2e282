/** Described positions: patrols and decks. */
import { firstRejection, impossible, type Path, type Pile, type PlayerId, type Rejection } from '../../core';
import { nameOfCard } from '../queries/cards';
import { FACTIONS, MARKET_DECKS } from '../facts';
import { encounterDeck, marketOf } from '../effects/cards';
import { encounterCard, known, marketCard } from '../queries/lookup';
import { patrolStart } from '../procedures/patrols';
import { takeOutOfDeck } from './place-cards';
import type { Position } from './position';
import type { OuterRimState } from '../model/state';

/** A card at the bottom of its deck: `market/...`, `encounter/...`, `ai/...`; `knownTo`: it went there facedown, and who has seen it. */
export type PlacedBelow = string | { card: string; knownTo: PlayerId[] };

export function placePatrols(state: OuterRimState, position: Position): Rejection | null {
  const given = position.patrols ?? [];
  const wrong = firstRejection(given, ({ faction, level, at }, i) => {
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

export function placeDecks(state: OuterRimState, position: Position): Rejection | null {
  const { market = {}, encounters = {}, aiCards = [] } = position;
  const wrong =
    firstRejection([...MARKET_DECKS], (deck) => {
      const given = market[deck];
      const cards = [given?.top ?? [], given?.next ?? []].flat();
      return firstRejection(cards, (card) =>
        known(state, 'market', card) && marketCard(state, card).deck === deck && takeOutOfDeck(state, 'market', card)
          ? null
          : impossible(
              'not-there',
              `${nameOfCard(state, { from: 'market', card, space: null })} is not in the ${deck} deck.`,
              ['market', deck],
            ),
      );
    }) ??
    firstRejection(Object.entries(encounters), ([deck, cards]) => {
      const pile = state.encounterDecks.find((each) => each.name === deck);
      return pile
        ? fix(pile, cards, ['encounters', deck])
        : impossible('unknown-deck', `There is no deck '${deck}'.`, ['encounters', deck]);
    }) ??
    fixAi(state, aiCards) ??
    firstRejection(position.bottoms ?? [], (each, i) => putUnder(state, each, ['bottoms', i])) ??
    firstRejection(position.box ?? [], (card, i) => {
      if (!leavesDeck(state, card)) return impossible('not-there', `'${card}' is somewhere else already.`, ['box', i]);
      state.box.push(card);
      return null;
    });
  if (wrong) return wrong;
  for (const deck of MARKET_DECKS) {
    const { pile } = marketOf(state, deck);
    const given = market[deck];
    marketOf(state, deck).top = given ? given.top : (pile.unknown.shift() ?? null);
    pile.top = [...(given?.next ?? [])];
  }
  return null;
}

/** Only the single-player game has AI cards. */
function fixAi(state: OuterRimState, cards: readonly string[]): Rejection | null {
  if (state.ai) return fix(state.ai.pile, cards, ['aiCards']);
  const rules = ['or.single-player-game.01'];
  return cards.length === 0
    ? null
    : impossible('no-ai-player', 'None of the players is the AI player, who draws AI cards.', ['aiCards'], rules);
}

/** Puts cards of a deck on its top, in this order. */
function fix(pile: Pile, cards: readonly string[], path: Path): Rejection | null {
  const wrong = firstRejection(cards, (card, i) => {
    const at = pile.unknown.indexOf(card);
    if (at < 0) return impossible('not-there', `'${card}' is not in the deck ${pile.name}.`, [...path, i]);
    pile.unknown.splice(at, 1);
    return null;
  });
  pile.top = [...cards];
  return wrong;
}

/** Puts a card under its deck, below those that are there. */
function putUnder(state: OuterRimState, given: PlacedBelow, path: Path): Rejection | null {
  const { card: id, knownTo } = typeof given === 'string' ? { card: given, knownTo: undefined } : given;
  const deck = deckOf(state, id);
  if (!deck || !leavesDeck(state, id)) return impossible('not-there', `'${id}' is not in a deck.`, path);
  deck.bottom.push(bare(id));
  const stranger = (knownTo ?? []).find((player) => !state.players.some((each) => each.id === player));
  if (stranger !== undefined)
    return impossible('unknown-player', `There is no player '${stranger}'.`, [...path, 'knownTo']);
  if (knownTo) state.unseen.push({ card: bare(id), knownTo: [...knownTo] });
  return null;
}

const bare = (id: string): string => id.slice(id.indexOf('/') + 1);

/** The deck of `market/...`, `encounter/...` or `ai/...`. */
function deckOf(state: OuterRimState, id: string): Pile | undefined {
  if (id.startsWith('ai/')) return state.ai?.pile;
  const card = bare(id);
  if (id.startsWith('market/') && known(state, 'market', card))
    return marketOf(state, marketCard(state, card).deck).pile;
  if (id.startsWith('encounter/') && known(state, 'encounters', card))
    return encounterDeck(state, encounterCard(state, card).deck);
  return undefined;
}

/** Takes a card from where it lies shuffled, or from the databank; false: it is not there. */
function leavesDeck(state: OuterRimState, id: string): boolean {
  const cards = id.startsWith('databank/') ? state.databank : (deckOf(state, id)?.unknown ?? []);
  const at = cards.indexOf(bare(id));
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}
