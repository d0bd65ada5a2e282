/** What can be expected of the pieces of Destiny. */
import { destiny } from '..';
import type { Json } from '../../core';
import { amount, listOf, orNothing, reference, schemaFor, words, yes } from '../../language/keys';
import type { Value } from '../../language/language';
import { valuesOf } from '../../language/values';
import { inOrder, sameThings } from '../../language/word-list';
import type { DestinyAction } from '../model/actions';
import { poolOf, diceOfCard, valueOf } from '../queries/dice';
import { deckSize } from '../effects/hands';
import { MOST_SHIELDS } from '../effects/shields';
import { characterFacts, healthLeft, isElite } from '../queries/cards';
import { handSize } from '../queries/players';
import type { CardInPlay, DestinyState } from '../model/state';
import { ALL_TYPES, cardList, idOfCard, nameOfCode, wordOfCard } from './card-words';
import { shownBy } from './choice-words';
import { anyCard, battlefieldCard, ON_CARD, PHASES, SIDES } from './parts';

const yesNo = yes();
const player = reference('player');
const somebody = orNothing(player);
const shown = words([...SIDES, ON_CARD]);
const cardNames = listOf(anyCard);

function find(state: DestinyState, word: string): CardInPlay | undefined {
  const id = idOfCard(word);
  return state.cards.find((each) => each.id === id);
}

const ofCard = valuesOf(find);

function diceShown(state: DestinyState, card: CardInPlay): string[] {
  return diceOfCard(state, card.id).map((die) => shownBy(die) ?? ON_CARD);
}

const inPlay: Value<DestinyState> = {
  schema: schemaFor(yesNo),
  find: (state, word) => find(state, word)?.zone === 'play',
};

/** Its tokens are gone. */
const hasLeft = ({ zone }: CardInPlay): boolean => zone !== 'play';

/** A character has no more damage on it (des.defeated-characters.05). */
const healthPrinted = (of: CardInPlay): number | null => (of.type === 'character' ? characterFacts(of).health : null);

const card = {
  'in-play': inPlay,
  defeated: ofCard(yesNo, (each) => each.type === 'character' && each.zone === 'set-aside'),
  damage: ofCard(amount, (each) => each.damage, { hasLeft, most: healthPrinted }),
  shields: ofCard(amount, (each) => each.shields, { hasLeft, most: () => MOST_SHIELDS }),
  health: ofCard(amount, (each) => (each.type === 'character' ? healthLeft(each) : null), {
    hasLeft,
    most: healthPrinted,
  }),
  exhausted: ofCard(yesNo, (each) => each.exhausted),
  elite: ofCard(yesNo, (each, state) => each.type === 'character' && isElite(state, each.id)),
  die: ofCard(shown, (each, state) => diceShown(state, each)[0] ?? null),
  dice: ofCard(listOf(shown), (each, state) => diceShown(state, each)),
  upgrades: ofCard(listOf(reference('card')), (each, state) =>
    state.cards.filter((other) => other.on === each.id && other.zone === 'play').map((other) => wordOfCard(other.id)),
  ),
  on: ofCard(orNothing(reference('card')), (each) => each.on && wordOfCard(each.on)),
  type: ofCard(words(['character', 'upgrade', 'support']), (each) => each.type),
  controller: ofCard(player, (each) => each.controller),
  owner: ofCard(player, (each) => each.owner),
};

const ofPlayer = valuesOf((state: DestinyState, id) => state.players.find((each) => each.id === id));

const namesOf = (codes: readonly string[]): string[] => codes.map(nameOfCode);

/** Names of cards in any order, also in their plain spelling. */
const sameCards = sameThings(cardList(ALL_TYPES));

const players = {
  resources: ofPlayer(amount, (each) => each.resources),
  hand: ofPlayer(cardNames, (each) => namesOf(each.hand), { same: sameCards }),
  'hand-size': ofPlayer(amount, (each) => each.hand.length),
  'draws-up-to': ofPlayer(amount, (each, state) => handSize(state, each.id)),
  'deck-size': ofPlayer(amount, (each, state) => deckSize(state, each.id)),
  'deck-top': ofPlayer(cardNames, (each) => namesOf(each.deck.top), { same: inOrder(sameCards) }),
  'deck-bottom': ofPlayer(cardNames, (each) => namesOf(each.deck.bottom), { same: inOrder(sameCards) }),
  discard: ofPlayer(cardNames, (each) => namesOf(each.discard), { same: sameCards }),
  'set-aside': ofPlayer(cardNames, (each) => namesOf(each.setAside.map((card) => card.code)), { same: sameCards }),
  'dice-aside': ofPlayer(cardNames, (each) => namesOf(each.diceAside), { same: sameCards }),
  pool: ofPlayer(listOf(words(SIDES)), (each, state) => poolOf(state, each.id).map((die) => shownBy(die) ?? '')),
  'pool-total': ofPlayer(amount, (each, state) =>
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

const ofTable = valuesOf((state: DestinyState) => state);

const table = {
  round: ofTable(amount, (state) => state.round),
  phase: ofTable(words(PHASES), (state) => state.phase),
  turn: ofTable(somebody, (state) => state.turn),
  passes: ofTable(amount, (state) => state.passes),
  battlefield: ofTable(battlefieldCard, ({ battlefield }) => battlefield.code && nameOfCode(battlefield.code)),
  controller: ofTable(somebody, (state) => state.battlefield.controller),
  'claimed-by': ofTable(somebody, (state) => state.battlefield.claimedBy),
  winner: ofTable(somebody, (state) => state.winner),
  'additional-actions': ofTable(listOf(player), owed),
};

export const kinds = { card, player: players, table };
