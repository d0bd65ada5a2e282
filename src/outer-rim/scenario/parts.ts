/** The keys of an Outer Rim scenario file that are its own: players, patrols, contacts, decks, the moment. */
import type { Json } from '../../core';
import { eitherOf, listOf, object, reference, words, type Parts, type Schema } from '../../language/language';
import { basePack, FACTIONS, MARKET_DECKS, STANDINGS, type Faction, type MarketDeck, type Standing } from '../facts';
import { VARIANTS, type Variant } from '../begin/set-up';
import { drawnWords, lexiconOf, TOPICS, type Topic } from './lexicon';

const count = (description: string, maximum = 99): Schema => ({ type: 'integer', minimum: 0, maximum, description });
const yes = (description: string): Schema => ({ type: 'boolean', description });

/** A name of the base pack, which editors complete, or of a card that the file's own pack brings. */
export const named = (topic: Topic | 'drawn', description?: string): Schema => ({
  $ref: `#/$defs/${topic}`,
  ...(description === undefined ? {} : { description }),
});

const base = lexiconOf(basePack);

export const defs: Readonly<Record<string, Schema>> = {
  ...Object.fromEntries(TOPICS.map((topic) => [topic, eitherOf(words(base[topic].words), reference(topic))])),
  drawn: eitherOf(words(drawnWords(base)), reference('drawn')),
};

export const credits: Schema = {
  type: 'integer',
  minimum: 0,
  maximum: 1_000_000,
  description: 'Credits, whole thousands: 4000',
};

const body = (what: string): Schema => object({ character: count(what), ship: count(what) });
const standing = words(STANDINGS);
export const reputation: Schema = object(
  Object.fromEntries(FACTIONS.map((faction) => [faction, standing])),
  [],
  'Reputation that is not neutral',
);

const player: Schema = object({
  character: named('character', 'Default: one that nobody else plays'),
  'goal-done': yes('The personal goal is completed: the character card shows its other side'),
  ship: named(
    'ship',
    'The ship, or the name on its other side when the ship goal is completed; default: a starting ship',
  ),
  at: named('space', 'A planet, a navpoint (OM3), The Maelstrom; default: Ring of Kafrene'),
  credits,
  fame: count('Default 0'),
  reputation,
  damage: body('Damage tokens'),
  defeated: yes('The standee lies on its side'),
  cards: listOf(
    eitherOf(
      named('card'),
      object({ card: named('card'), captured: yes('The contact of this bounty is captured') }, ['card']),
    ),
    'Gear, mods, cargo, jobs, bounties, crew, in any order: each takes a slot that fits',
  ),
  secrets: listOf(named('secret'), 'Secrets, by the title of the section that was kept'),
  'goal-tokens': eitherOf(count('On the character card'), body('Goal tokens')),
  marked: listOf(named('space'), "Planets with a damage token of this player (Jyn Erso's goal)"),
});

const contact: Schema = {
  anyOf: [
    named('contact'),
    { enum: ['empty'] },
    object(
      {
        who: named('contact'),
        faceup: yes('Default: facedown'),
        'seen-by': listOf(reference('player'), 'Who has looked at the facedown token'),
      },
      ['who'],
    ),
  ],
  description: 'Who the token is (facedown, unless you say more); empty: it has left the game',
};

/** Places are offered by name; those of the file's own pack pass too, and are looked up when the table is laid. */
const contacts: Schema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(base.place.words.map((word) => [word, contact])),
    box: listOf(named('contact'), 'Contacts who have left the game'),
  },
  additionalProperties: contact,
  description: 'Contact tokens that are not as setup leaves them, by planet and class: Lothal green',
};

const patrol: Schema = {
  anyOf: [
    named('space'),
    object({ at: named('space'), level: { type: 'integer', minimum: 1, maximum: 4, description: 'Default 1' } }),
  ],
  description: 'Where the patrol of this faction is; those of lower levels are beaten',
};

const top: Schema = {
  anyOf: [named('market'), listOf(named('market')), { type: 'null' }],
  description: 'The faceup card; or a list: the faceup card and those below it; nothing: the deck is empty',
};

export const parts: Readonly<Record<string, Schema>> = {
  players: {
    type: 'object',
    additionalProperties: { anyOf: [player, { type: 'null' }] },
    minProperties: 1,
    maxProperties: 4,
    description: "Players clockwise, by names of your choice; one player: against the AI player, which is called 'ai'",
  },
  first: reference('player', 'The first player; default: the first of `players`'),
  variant: words(Object.keys(VARIANTS), 'Fame to win: standard 10, first-game 8, extended 12'),
  map: {
    anyOf: [{ enum: ['standard', 'modular'] }, listOf(named('piece'))],
    description: 'The map tiles from left to right; modular: drawn in setup; default: the standard map',
  },
  negotiation: yes('Players may pass credits at any decision; default: they do not'),
  patrols: {
    ...object(Object.fromEntries(FACTIONS.map((faction) => [faction, patrol]))),
    description: 'Patrols that are not of level 1 on their starting space',
  },
  contacts,
  market: {
    ...object(Object.fromEntries(MARKET_DECKS.map((deck) => [deck, top]))),
    description: 'Faceup cards of the market decks that matter; default: any',
  },
  encounters: listOf(named('encounter'), 'Cards on top of encounter decks, by the title of a section'),
  bottom: listOf(
    eitherOf(
      named('below'),
      object({ card: named('below'), 'seen-by': listOf(reference('player')) }, ['card', 'seen-by']),
    ),
    'Cards put under their decks, the lowest of each deck last; seen-by: it went there facedown, and these have seen it',
  ),
  box: listOf(named('boxed'), 'Cards that have left the game'),
  supply: listOf(named('ship'), 'Starting ships that were given up, by the side of the sheet that is up'),
  'ai-cards': listOf(named('ai'), 'Cards on top of the AI deck'),
  goals: listOf(named('space'), 'Planets with a goal token of the AI player'),
  moment: {
    anyOf: [
      { enum: ['setup'] },
      object({
        player: reference('player', 'Whose turn it is; default: the first player'),
        step: words(['planning', 'action', 'encounter'], 'At the start of this step; default: the start of the turn'),
        done: listOf(words(['trade', 'market', 'deliver']), 'Actions performed already in the action step'),
        turn: { type: 'integer', minimum: 1, maximum: 999, description: 'Which turn of the game; default 1' },
      }),
    ],
    description: 'When it starts; default: the first turn of the first player',
  },
  pack: {
    type: 'object',
    description: 'Cards and values of your own, laid over the built-in pack: see docs/packs.md',
  },
};

export const required = ['players'];

export interface PlayerWords {
  character?: string;
  'goal-done'?: boolean;
  ship?: string;
  at?: string;
  credits?: number;
  fame?: number;
  reputation?: Partial<Record<Faction, Standing>>;
  damage?: { character?: number; ship?: number };
  defeated?: boolean;
  cards?: readonly (string | { card: string; captured?: boolean })[];
  secrets?: readonly string[];
  'goal-tokens'?: number | { character?: number; ship?: number };
  marked?: readonly string[];
}

export type ContactWords = string | { who: string; faceup?: boolean; 'seen-by'?: readonly string[] };
/** A place, or `box` with those who have left the game. */
export type ContactsWords = Readonly<Record<string, ContactWords | readonly string[]>>;
export type PatrolWords = string | { at?: string; level?: number };

/** The file's own keys, after they were checked against `parts`. */
export interface OuterRimParts {
  players: Readonly<Record<string, PlayerWords | null>>;
  first?: string;
  variant?: Variant;
  map?: 'standard' | 'modular' | readonly string[];
  negotiation?: boolean;
  patrols?: Partial<Record<Faction, PatrolWords>>;
  contacts?: ContactsWords;
  market?: Partial<Record<MarketDeck, string | readonly string[] | null>>;
  encounters?: readonly string[];
  bottom?: readonly (string | { card: string; 'seen-by': readonly string[] })[];
  box?: readonly string[];
  supply?: readonly string[];
  'ai-cards'?: readonly string[];
  goals?: readonly string[];
  moment?:
    'setup' | { player?: string; step?: 'planning' | 'action' | 'encounter'; done?: readonly string[]; turn?: number };
  pack?: { readonly [key: string]: Json };
}

/** The schema has been checked: what is read here has this shape. */
export function asOuterRim(given: Parts): OuterRimParts {
  return given as unknown as OuterRimParts;
}
