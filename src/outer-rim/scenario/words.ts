/** Words of verbs: how each field of an action is said, by kind. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject } from '../../core';
import { eitherOf, listOf, reference, text, wholeNumber, words } from '../../language/keys';
import type { Spoken } from '../../language/verb';
import { FACTIONS, MARKET_DECKS, SKILLS } from '../facts';
import { marketCard } from '../queries/lookup';
import { placeOf } from '../queries/map';
import type { OuterRimState } from '../model/state';
import { wordsOf, type Topic } from './lexicon';
import { cardName, ownedId, secretName } from './names';
import { wordFor } from './parts';

type Saying = Spoken<OuterRimState>;

const byName = (topic: Topic): Saying => ({
  words: wordFor(topic),
  read: (word, state) => E.right(wordsOf(state)[topic].id(word) ?? word),
  write: (value, state) => wordsOf(state)[topic].name(String(value)),
});

/** A market deck, or the name of its faceup card. */
const topCard: Saying = {
  words: eitherOf(words(MARKET_DECKS), wordFor('market')),
  read: (word, state) => {
    if (MARKET_DECKS.some((deck) => deck === word)) return E.right(word);
    const id = wordsOf(state).market.id(word) ?? word;
    const market = state.markets.find((each) => each.top === id);
    if (market) return E.right(market.deck);
    const deck = wordsOf(state).market.words.includes(id) ? marketCard(state, id).deck : null;
    const shown = state.markets.find((each) => each.deck === deck)?.top;
    const instead = typeof shown !== 'string' ? '' : `; that of the ${deck} deck is ${cardName(state, shown)}`;
    return reject(reason('not-faceup', `${word} is not the faceup card of its deck${instead}`, []));
  },
};

/** A contact space, or the name of the contact there whose token somebody has seen. */
const contactPlace: Saying = {
  words: eitherOf(wordFor('place'), wordFor('contact')),
  read: (word, state) => {
    const { place, contact } = wordsOf(state);
    const id = place.id(word);
    if (id !== undefined) return E.right(id);
    const token = state.contacts.find((each) => each.contact !== null && each.contact === contact.id(word));
    return E.right((token && placeOf(token)) ?? word);
  },
  write: (value, state) => wordsOf(state).place.name(String(value)),
};

const secret: Saying = {
  words: wordFor('secret'),
  read: (word, state) => {
    const id = wordsOf(state).secret.id(word);
    const title = id === undefined ? word : wordsOf(state).secret.name(id);
    const kept = state.players.flatMap((player) => player.secrets).find((each) => secretName(state, each) === title);
    return E.right(kept?.id ?? word);
  },
  write: (value, state) => {
    const kept = state.players.flatMap((player) => player.secrets).find((each) => each.id === value);
    return kept ? secretName(state, kept) : value;
  },
};

export const say = {
  space: byName('space'),
  place: byName('place'),
  character: byName('character'),
  ship: byName('ship'),
  topCard,
  contactPlace,
  secret,
  /** A card in somebody's slot. */
  owned: {
    words: wordFor('card'),
    read: (word, state) => E.right(ownedId(state, word)),
    write: (value, state) => cardName(state, String(value)),
  } as Saying,
  faction: words(FACTIONS),
  skill: words(SKILLS),
  player: reference('player'),
  text: text(),
  body: words(['character', 'ship']),
  credits: wholeNumber(0, 1_000_000),
};

const face = words(['hit', 'crit', 'focus', 'blank']);
export const faces = listOf(face);
