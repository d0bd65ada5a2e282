/** What else can be asked of a table of Outer Rim: how far it is, where a card is, what it costs. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Rejection, type RuleId } from '../../core';
import { described, eitherOf, listOf, needed, reference, text, theWord, wholeNumber } from '../../language/keys';
import { found, foundFrom, inSentence, question } from '../../language/question';
import { counted, listInWords } from '../../language/labels';
import { nameOfCard } from '../queries/cards';
import { databankCard, encounterCard, known, marketCard } from '../queries/lookup';
import { distancesFrom, neighborsOf } from '../queries/map';
import { barterable, pricedAt, priceOf, shipsFor } from '../procedures/buying';
import { playerOf } from '../queries/players';
import type { OuterRimPlayer, OuterRimState, OwnedCard } from '../model/state';
import { wordsOf } from './lexicon';
import { cardsCalled, ownedId, spaceName } from './names';
import { wordFor } from './parts';

const space = wordFor('space');
const amount = wholeNumber(0, 1_000_000);

const distance = question(
  'How many spaces away a space is by the shortest way, perhaps one that does not enter certain spaces.',
  { from: needed(space), to: needed(space), avoiding: listOf(space) },
  { is: needed(eitherOf(amount, theWord('none'))) },
  ({ from, to, avoiding = [] }, state: OuterRimState) => {
    const id = (word: string): string => wordsOf(state).space.id(word) ?? word;
    const away = distancesFrom(state, id(from), avoiding.map(id));
    const way = wayTo(state, id(to), away).map((each) => spaceName(state, each));
    const measured = way.length > 2 ? `by way of ${way.slice(1, -1).join(', ')}` : undefined;
    const steps = away.get(id(to));
    const far = steps === undefined ? 'out of reach' : `${counted(steps, 'space')} away`;
    const around =
      avoiding.length > 0 ? ` without entering ${listInWords(avoiding.map((each) => spaceName(state, id(each))))}` : '';
    const said = `${spaceName(state, id(to))} is ${far} from ${spaceName(state, id(from))}${around}`;
    return inSentence(said, found(steps ?? 'none', measured, ['or.movement.04']));
  },
);

/** A shortest way, both ends included; empty: there is none. */
function wayTo(state: OuterRimState, to: string, away: ReadonlyMap<string, number>): string[] {
  const steps = away.get(to);
  if (steps === undefined) return [];
  const before = neighborsOf(state, to).find((each) => away.get(each) === steps - 1);
  return [...(before === undefined || steps === 0 ? [] : wayTo(state, before, away)), to];
}

const places = described(
  eitherOf(theWord('faceup', 'deck', 'bottom', 'databank', 'box'), reference('player')),
  'A player, faceup (on its market deck), deck, bottom (under its deck), databank, box (out of the game)',
);

const where = question(
  'Where a card is.',
  { card: needed(wordFor('card')) },
  { is: needed(places) },
  ({ card }, state: OuterRimState) => {
    const place = placeOfCard(state, ownedId(state, card));
    const said = `the card ${card} is ${PLACES[place] ?? (place.includes(' ') ? place : `one of ${place}'s`)}`;
    return inSentence(
      said,
      found(place, undefined, Object.hasOwn(RULES_OF_PLACES, place) ? RULES_OF_PLACES[place] : []),
    );
  },
);

/** Where a card is, in a sentence. */
const PLACES: Readonly<Record<string, string>> = {
  faceup: 'faceup on its deck',
  deck: 'in its deck',
  bottom: 'facedown under its deck',
  databank: 'in the databank',
  box: 'out of the game',
};

/** What puts a card there. */
const RULES_OF_PLACES: Readonly<Record<string, readonly RuleId[]>> = {
  bottom: ['or.discard-and-remove.01'],
  box: ['or.discard-and-remove.03'],
  databank: ['or.discard-and-remove.02'],
};

/** `id` as `market/job-hutt-favor`. */
function placeOfCard(state: OuterRimState, id: string): string {
  const holder = state.players.find((player) => player.cards.some((owned) => owned.id === id));
  if (holder) return holder.id;
  if (state.box.includes(id)) return 'box';
  const [from, bare = id] = id.split(/\/(.*)/s);
  if (from === 'databank') return state.databank.includes(bare) ? 'databank' : 'being resolved';
  const list = from === 'market' ? 'market' : 'encounters';
  if (!known(state, list, bare)) return 'no such card';
  const { deck } = list === 'market' ? marketCard(state, bare) : encounterCard(state, bare);
  const market = state.markets.find((each) => each.deck === deck);
  if (market?.top === bare) return 'faceup';
  const pile = market?.pile ?? state.encounterDecks.find((each) => each.name === deck);
  if (pile?.bottom.includes(bare)) return 'bottom';
  return pile?.unknown.includes(bare) || pile?.top.includes(bare) ? 'deck' : 'being resolved';
}

const price = question(
  'What a player would pay for a market card, with these cards bartered (for a ship: with the old one given up).',
  {
    of: needed(wordFor('market')),
    for: needed(reference('player')),
    bartering: listOf(wordFor('card')),
    ship: wordFor('ship', 'For a card that brings any ship of the supply'),
  },
  { is: needed(amount) },
  ({ of, for: buyer, bartering = [], ship }, state: OuterRimState) => {
    const player = playerOf(state, buyer);
    const id = wordsOf(state).market.id(of) ?? of;
    if (!known(state, 'market', id)) return reject(reason('unknown-card', `There is no card '${of}'.`, []));
    const card = marketCard(state, id);
    const chosen = ship === undefined ? null : (wordsOf(state).ship.id(ship) ?? ship);
    if (chosen !== null && !shipsFor(state, card).includes(chosen)) {
      const why = `${of} does not bring the ship '${ship}', or its sheet is not in the supply.`;
      return reject(reason('no-such-sheet', why, ['or.buying-ships.01', 'or.buying-ships.02']));
    }
    const bartered: OwnedCard[] = [];
    for (const word of bartering) {
      const given = toBarter(state, player, word, bartered);
      if (E.isLeft(given)) return given;
      bartered.push(given.right);
    }
    const costs = priceOf(state, player, card, 0, chosen, bartered);
    const against = bartering.length > 0 ? ` and ${listInWords(bartering)}` : '';
    const said = `${of} costs ${buyer} ${String(costs).replace(/\B(?=000$)/, ',')} credits${against}`;
    return inSentence(said, foundFrom(costs, pricedAt(state, player, card, 0, chosen, bartered)));
  },
);

/** The card that is bartered by this name, besides those that are given already. */
function toBarter(
  state: OuterRimState,
  player: OuterRimPlayer,
  word: string,
  given: readonly OwnedCard[],
): E.Either<Rejection, OwnedCard> {
  const held = cardsCalled(state, [player], word);
  const refuse = (why: string): E.Either<Rejection, never> =>
    reject(reason('cannot-barter', `${player.id} ${why}.`, ['or.bartering.01', 'or.bartering.02']));
  if (held.length === 0) return refuse(`has no card '${word}'`);
  const free = held.filter((owned) => barterable(state, player).includes(owned));
  if (free.length === 0) return refuse(`cannot barter '${word}': cargo, gear and mods are bartered`);
  const card = free.find((owned) => !given.includes(owned));
  return card ? E.right(card) : refuse(`cannot barter '${word}' more often than it is there`);
}

const databank = question(
  'Which cards of the databank have a number, from the first.',
  { number: needed(wholeNumber(1, 1_000)) },
  { is: needed(listOf(text())) },
  ({ number }, state: OuterRimState) => {
    const cards = state.databank.filter((card) => databankCard(state, card).number === number);
    const names = cards.map((card) => nameOfCard(state, { from: 'databank', card, space: null }));
    const here = names.length > 0 ? `holds ${listInWords(names)}` : 'holds no card';
    // That a card lies there again, or is taken, is what people ask about.
    const rules = [
      ...(names.length > 1 ? ['or.databank.06'] : []),
      names.length > 0 ? 'or.databank.05' : 'or.databank.03',
    ];
    return inSentence(`the databank ${here} with the number ${number}`, found(names, undefined, rules));
  },
);

export const questions = { distance, where, price, databank };
