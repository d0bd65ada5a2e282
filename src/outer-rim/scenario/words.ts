/** Words of verbs: how each field of an action is said, by kind. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json, type Rejection } from '../../core';
import {
  eitherOf,
  listOf,
  reference,
  verb,
  words,
  type VerbFields,
  type Schema,
  type Verb,
} from '../../language/language';
import type { OuterRimAction } from '../model/actions';
import { FACTIONS, MARKET_DECKS, SKILLS } from '../facts';
import { marketCard } from '../queries/lookup';
import { placeOf } from '../queries/map';
import type { OuterRimState } from '../model/state';
import { wordsOf, type Topic } from './lexicon';
import { cardName, ownedId, secretName } from './names';
import { named } from './parts';

export type OuterRimVerb = Verb<OuterRimState, OuterRimAction>;

/** How a field of an action is said. */
interface Saying {
  schema: Schema;
  read(word: string, state: OuterRimState): E.Either<Rejection, Json>;
  write(value: Json, state: OuterRimState): Json;
}

const asIs = (schema: Schema): Saying => ({ schema, read: (word) => E.right(word), write: (value) => value });

const byName = (topic: Topic): Saying => ({
  schema: named(topic),
  read: (word, state) => E.right(wordsOf(state)[topic].id(word) ?? word),
  write: (value, state) => wordsOf(state)[topic].name(String(value)),
});

/** A market deck, or the name of its faceup card. */
const topCard: Saying = {
  schema: eitherOf(words(MARKET_DECKS), named('market')),
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
  write: (value) => value,
};

/** A contact space, or the name of the contact there whose token somebody has seen. */
const contactPlace: Saying = {
  schema: eitherOf(named('place'), named('contact')),
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
  schema: named('secret'),
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
    schema: named('card'),
    read: (word, state) => E.right(ownedId(state, word)),
    write: (value, state) => cardName(state, String(value)),
  } as Saying,
  faction: asIs(words(FACTIONS)),
  skill: asIs(words(SKILLS)),
  player: asIs(reference('player')),
  text: asIs({ type: 'string' }),
  body: asIs(words(['character', 'ship'])),
  credits: asIs({ type: 'integer', minimum: 0, maximum: 1_000_000 }),
};

/** A verb whose fields are said in words of the table. */
export function worded(
  type: OuterRimAction['type'],
  help: string,
  sayings: Readonly<Record<string, Saying>> = {},
  main: string | undefined = Object.keys(sayings).length === 1 ? Object.keys(sayings)[0] : undefined,
): OuterRimVerb {
  const schemas = Object.fromEntries(Object.entries(sayings).map(([field, { schema }]) => [field, schema]));
  const usual = verb<OuterRimState, OuterRimAction>(type, help, schemas, main);
  return {
    ...usual,
    read: (given, state) => {
      const fields = usual.read(given, state);
      return E.isLeft(fields) ? fields : meant(fields.right, sayings, state);
    },
    write: (action, state) => {
      const told = usual.write(action, state);
      if (told === undefined || told === null) return told;
      const bare = main !== undefined && (typeof told !== 'object' || Array.isArray(told));
      if (bare) return sayings[main]?.write(told, state);
      const entries = Object.entries(told).map(([field, value]) => [
        field,
        sayings[field]?.write(value as Json, state),
      ]);
      return Object.fromEntries(entries) as Json;
    },
  };
}

function meant(
  fields: VerbFields<OuterRimAction>,
  sayings: Readonly<Record<string, Saying>>,
  state: OuterRimState,
): E.Either<Rejection, VerbFields<OuterRimAction>> {
  const read: Record<string, unknown> = { ...fields };
  for (const [field, { read: translate }] of Object.entries(sayings)) {
    const word = read[field];
    if (typeof word !== 'string') continue;
    const value = translate(word, state);
    if (E.isLeft(value)) return value;
    read[field] = value.right;
  }
  return E.right(read as VerbFields<OuterRimAction>);
}

const face = words(['hit', 'crit', 'focus', 'blank']);
export const faces = listOf(face);
