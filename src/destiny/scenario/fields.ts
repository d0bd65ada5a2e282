/** What can be expected of the pieces of Destiny. */
import { destiny } from '..';
import type { Json } from '../../core';
import { listOf, reference, words, type Schema, type Value } from '../../language/language';
import type { DestinyAction } from '../model/actions';
import { poolOf, diceOfCard, valueOf } from '../queries/dice';
import { deckSize } from '../effects/hands';
import { factsOf, healthLeft, isElite } from '../queries/cards';
import { handSize } from '../queries/players';
import type { CardInPlay, DestinyPlayer, DestinyState } from '../model/state';
import { codeOf, idOfCard, nameOfCode, wordOfCard } from './card-words';
import { shownBy } from './choice-words';
import { ON_CARD, PHASES, SIDES } from './parts';

type DestinyValue = Value<DestinyState>;

const count: Schema = { type: 'integer', minimum: 0 };
const yesNo: Schema = { type: 'boolean' };
const player = reference('player');
const nobody: Schema = { type: 'null' };
const shown = words([...SIDES, ON_CARD]);
const cardNames: Schema = listOf({ $ref: '#/$defs/any-card' });

function find(state: DestinyState, word: string): CardInPlay | undefined {
  const id = idOfCard(word);
  return state.cards.find((each) => each.id === id);
}

/** Of a card that is not there: nothing. */
function ofCard(
  schema: Schema,
  value: (card: CardInPlay, state: DestinyState) => Json,
  same?: DestinyValue['same'],
): DestinyValue {
  return {
    schema,
    find: (state, word) => {
      const card = find(state, word);
      return card ? value(card, state) : null;
    },
    ...(same ? { same } : {}),
  };
}

function diceShown(state: DestinyState, card: CardInPlay): string[] {
  return diceOfCard(state, card.id).map((die) => shownBy(die) ?? ON_CARD);
}

const card: Readonly<Record<string, DestinyValue>> = {
  'in-play': { schema: yesNo, find: (state, word) => find(state, word)?.zone === 'play' },
  defeated: ofCard(yesNo, (each) => each.type === 'character' && each.zone === 'set-aside'),
  damage: ofCard(count, (each) => each.damage),
  shields: ofCard(count, (each) => each.shields),
  health: ofCard(count, (each) => (factsOf(each.code).type === 'character' ? healthLeft(each) : null)),
  exhausted: ofCard(yesNo, (each) => each.exhausted),
  elite: ofCard(yesNo, (each, state) => each.type === 'character' && isElite(state, each.id)),
  die: ofCard(shown, (each, state) => diceShown(state, each)[0] ?? null),
  dice: ofCard(listOf(shown), (each, state) => diceShown(state, each)),
  upgrades: ofCard(listOf(reference('card')), (each, state) =>
    state.cards.filter((other) => other.on === each.id && other.zone === 'play').map((other) => wordOfCard(other.id)),
  ),
  on: ofCard({ anyOf: [reference('card'), nobody] }, (each) => each.on && wordOfCard(each.on)),
  type: ofCard(words(['character', 'upgrade', 'support']), (each) => each.type),
  controller: ofCard(player, (each) => each.controller),
  owner: ofCard(player, (each) => each.owner),
};

function ofPlayer(
  schema: Schema,
  value: (player: DestinyPlayer, state: DestinyState) => Json,
  same?: DestinyValue['same'],
): DestinyValue {
  return {
    schema,
    find: (state, id) => {
      const found = state.players.find((each) => each.id === id);
      return found ? value(found, state) : null;
    },
    ...(same ? { same } : {}),
  };
}

const namesOf = (codes: readonly string[]): string[] => codes.map(nameOfCode);

/** Names of cards in any order, also in their plain spelling. */
function sameCards(expected: Json, found: Json): boolean {
  const codes = (names: Json): string =>
    (names as readonly string[])
      .map((name) => codeOf(name) ?? name)
      .sort()
      .join();
  return codes(expected) === codes(found);
}

/** The same, but the order counts. */
function sameOrder(expected: Json, found: Json): boolean {
  const codes = (names: Json): string => (names as readonly string[]).map((name) => codeOf(name) ?? name).join();
  return codes(expected) === codes(found);
}

const players: Readonly<Record<string, DestinyValue>> = {
  resources: ofPlayer(count, (each) => each.resources),
  hand: ofPlayer(cardNames, (each) => namesOf(each.hand), sameCards),
  'hand-size': ofPlayer(count, (each) => each.hand.length),
  'draws-up-to': ofPlayer(count, (each, state) => handSize(state, each.id)),
  'deck-size': ofPlayer(count, (each, state) => deckSize(state, each.id)),
  'deck-top': ofPlayer(cardNames, (each) => namesOf(each.deck.top), sameOrder),
  'deck-bottom': ofPlayer(cardNames, (each) => namesOf(each.deck.bottom), sameOrder),
  discard: ofPlayer(cardNames, (each) => namesOf(each.discard), sameCards),
  'set-aside': ofPlayer(cardNames, (each) => namesOf(each.setAside.map((card) => card.code)), sameCards),
  'dice-aside': ofPlayer(cardNames, (each) => namesOf(each.diceAside), sameCards),
  pool: ofPlayer(listOf(words(SIDES)), (each, state) => poolOf(state, each.id).map((die) => shownBy(die) ?? '')),
  'pool-total': ofPlayer(count, (each, state) =>
    poolOf(state, each.id).reduce((sum, die) => sum + valueOf(state, die), 0),
  ),
  cards: ofPlayer(listOf(reference('card')), (each, state) =>
    state.cards
      .filter((card) => card.controller === each.id && card.zone === 'play')
      .map((card) => wordOfCard(card.id)),
  ),
  out: ofPlayer(yesNo, (each) => each.eliminated),
};

/** To whom additional actions are owed: the one that is being offered, and those that wait. */
function owed(state: DestinyState): Json {
  const asked = (destiny.question(state)?.candidates ?? []) as readonly { action: DestinyAction }[];
  const offered = asked.flatMap(({ action }) => (action.type === 'forgo' ? [action.player] : []));
  return [...offered, ...state.additional];
}

const somebody: Schema = { anyOf: [player, nobody] };

const table: Readonly<Record<string, DestinyValue>> = {
  round: { schema: count, find: (state) => state.round },
  phase: { schema: words(PHASES), find: (state) => state.phase },
  turn: { schema: somebody, find: (state) => state.turn },
  passes: { schema: count, find: (state) => state.passes },
  battlefield: {
    schema: { $ref: '#/$defs/battlefield-card' },
    find: (state) => state.battlefield.code && nameOfCode(state.battlefield.code),
  },
  controller: { schema: somebody, find: (state) => state.battlefield.controller },
  'claimed-by': { schema: somebody, find: (state) => state.battlefield.claimedBy },
  winner: { schema: somebody, find: (state) => state.winner },
  'additional-actions': { schema: listOf(player), find: owed },
};

export const kinds = { card, player: players, table };
