/** What else can be asked of a table of Outer Rim: how far it is, where a card is, what it costs. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json } from '../../core';
import { listOf, object, reference, type Asking, type Schema } from '../../language/language';
import { nameOfCard } from '../queries/cards';
import { databankCard, encounterCard, known, marketCard } from '../queries/lookup';
import { distancesFrom } from '../queries/map';
import { priceOf } from '../procedures/buying';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { wordsOf } from './lexicon';
import { ownedId } from './names';
import { named } from './parts';

type Question = Asking<OuterRimState>;
type Answer = ReturnType<Question['ask']>;
type Words = Readonly<Record<string, Json>>;

const answer = (expected: Json, found: Json): Answer => E.right({ holds: expected === found, expected, found });

const distance: Question = {
  help: 'How many spaces away a space is by the shortest way, perhaps one that does not enter certain spaces.',
  schema: object(
    {
      from: named('space'),
      to: named('space'),
      avoiding: listOf(named('space')),
      is: { anyOf: [{ type: 'integer', minimum: 0 }, { enum: ['none'] }] },
    },
    ['from', 'to', 'is'],
  ),
  ask: (given, state) => {
    const { from, to, avoiding, is } = given as Words;
    const id = (word: Json | undefined): string => wordsOf(state).space.id(String(word)) ?? String(word);
    const avoid = ((avoiding ?? []) as readonly Json[]).map(id);
    return answer(is ?? null, distancesFrom(state, id(from), avoid).get(id(to)) ?? 'none');
  },
};

const places: Schema = {
  anyOf: [{ enum: ['faceup', 'deck', 'bottom', 'databank', 'box'] }, reference('player')],
  description: 'A player, faceup (on its market deck), deck, bottom (under its deck), databank, box (out of the game)',
};

const where: Question = {
  help: 'Where a card is.',
  schema: object({ card: named('card'), is: places }, ['card', 'is']),
  ask: (given, state) => {
    const { card, is } = given as Words;
    return answer(is ?? null, placeOfCard(state, ownedId(state, String(card))));
  },
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

const price: Question = {
  help: 'What a player would pay for a market card, with these cards bartered (for a ship: with the old one given up).',
  schema: object(
    {
      of: named('market'),
      for: reference('player'),
      bartering: listOf(named('card')),
      ship: named('ship', 'For a card that brings any ship of the supply'),
      is: { type: 'integer', minimum: 0 },
    },
    ['of', 'for', 'is'],
  ),
  ask: (given, state) => {
    const { of, for: buyer, bartering, ship, is } = given as Words;
    const player = playerOf(state, String(buyer));
    const id = wordsOf(state).market.id(String(of)) ?? String(of);
    if (!known(state, 'market', id)) return reject(reason('unknown-card', `There is no card '${String(of)}'.`, []));
    const card = marketCard(state, id);
    const gives = ((bartering ?? []) as readonly Json[]).map((word) => ownedId(state, String(word)));
    const bartered = player.cards.filter((owned) => gives.includes(owned.id));
    const chosen = ship === undefined ? null : (wordsOf(state).ship.id(String(ship)) ?? null);
    return answer(is ?? null, priceOf(state, player, card, 0, chosen, bartered));
  },
};

const databank: Question = {
  help: 'Which cards of the databank have a number, from the first.',
  schema: object({ number: { type: 'integer', minimum: 1 }, is: listOf({ type: 'string' }) }, ['number', 'is']),
  ask: (given, state) => {
    const { number, is } = given as Words;
    const cards = state.databank.filter((card) => databankCard(state, card).number === number);
    const names = cards.map((card) => nameOfCard(state, { from: 'databank', card, space: null }));
    const wanted = (is ?? []) as readonly string[];
    return E.right({
      holds: [...wanted].sort().join('|') === [...names].sort().join('|'),
      expected: wanted,
      found: names,
    });
  },
};

export const questions: Readonly<Record<string, Question>> = { distance, where, price, databank };
