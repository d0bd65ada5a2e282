/** What can be expected of the pieces of Outer Rim. */
import { pileSize, sameJson, type Json, type Pile } from '../../core';
import { listOf, words, type Schema, type Value } from '../../language/language';
import { faceOf, nameOfCard, secretSection, slotsWithCards } from '../queries/cards';
import { CONTACT_CLASSES, DIE_FACES, FACTIONS, SKILLS, type AssetKind, type Faction } from '../facts';
import { contactOf, spaceOf } from '../queries/lookup';
import { packOf } from '../model/pack';
import { contactsAt, neighborsOf, patrolOf, patrolsIn, placesOf, tokenAt, tokenOn, allPlaces } from '../queries/map';
import { playerOf, standingWith } from '../queries/players';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import { copiesOf, valueOf } from '../queries/values';
import { drawnWords, lexiconOf, wordsOf, type Topic } from './lexicon';
import { characterName, placeName, shipName, spaceName, tokenPlace, cardName } from './names';
import { named, reputation } from './parts';
import { schemaFor } from '../../language/keys';
import { sameThings } from '../../language/word-list';

type OuterRimValue = Value<OuterRimState>;

const count: Schema = { type: 'integer', minimum: 0 };
const yesNo: Schema = { type: 'boolean' };
const text: Schema = { type: 'string' };
const texts = listOf(text);
const orNone = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const body: Schema = { type: 'object', properties: { character: count, ship: count }, additionalProperties: false };
const skills = listOf(words(SKILLS));

/** Two words for one thing count as the same, whichever pack is played: names of the base pack and ids. */
const same = (topic: Topic): Pick<OuterRimValue, 'same'> => ({
  same: sameThings(lexiconOf(packOf({ content: null }))[topic]),
});

function ofPlayer(
  schema: Schema,
  find: (player: OuterRimPlayer, state: OuterRimState) => Json,
  topic?: Topic,
): OuterRimValue {
  return { schema, find: (state, id) => find(playerOf(state, id), state), ...(topic ? same(topic) : {}) };
}

const cardNames = (state: OuterRimState, player: OuterRimPlayer, kind?: AssetKind): string[] =>
  player.cards
    .filter((owned) => kind === undefined || faceOf(state, owned).kind === kind)
    .map((owned) => nameOfCard(state, owned));

const ofKind = (kind: AssetKind): OuterRimValue =>
  ofPlayer(listOf(named('card')), (player, state) => cardNames(state, player, kind), 'card');

function reputationOf(player: OuterRimPlayer): Record<Faction, string> {
  return Object.fromEntries(FACTIONS.map((faction) => [faction, standingWith(player, faction)])) as Record<
    Faction,
    string
  >;
}

/** Contacts captured on the player's bounties. */
function captured(state: OuterRimState, player: OuterRimPlayer): string[] {
  return player.cards.flatMap((owned) => {
    const token = faceOf(state, owned).kind === 'bounty' ? state.contacts[tokenOn(state, owned.id)] : undefined;
    return token?.contact ? [wordsOf(state).contact.name(token.contact)] : [];
  });
}

function emptySlots(state: OuterRimState, player: OuterRimPlayer): string[] {
  return slotsWithCards(state, player).flatMap(({ slot, card }) => (card === null ? [slot.join(' or ')] : []));
}

const player: Readonly<Record<string, OuterRimValue>> = {
  character: ofPlayer(
    orNone(named('character')),
    ({ character }, state) => character && characterName(state, character),
    'character',
  ),
  'goal-done': ofPlayer(yesNo, (each) => each.turned),
  ship: ofPlayer(orNone(named('ship')), (each, state) => each.ship && shipName(state, each), 'ship'),
  'ship-goal-done': ofPlayer(yesNo, (each) => each.shipTurned),
  at: ofPlayer(orNone(named('space')), ({ space }, state) => space && spaceName(state, space), 'space'),
  credits: ofPlayer(count, (each) => each.credits),
  fame: ofPlayer(count, (each) => each.fame),
  reputation: ofPlayer(schemaFor(reputation), reputationOf),
  damage: ofPlayer(body, (each) => ({ ...each.damage })),
  defeated: ofPlayer(yesNo, (each) => each.defeated),
  cards: ofPlayer(listOf(named('card')), (each, state) => cardNames(state, each), 'card'),
  bounties: ofKind('bounty'),
  cargo: ofKind('cargo'),
  crew: ofKind('crew'),
  gear: ofKind('gear'),
  jobs: ofKind('job'),
  mods: ofKind('mod'),
  captured: ofPlayer(listOf(named('contact')), (each, state) => captured(state, each), 'contact'),
  secrets: ofPlayer(
    listOf(named('secret')),
    (each, state) => each.secrets.map((secret) => secretSection(state, secret)?.title ?? secret.card),
    'secret',
  ),
  'goal-tokens': ofPlayer(body, (each) => ({ ...each.goalTokens })),
  marked: ofPlayer(
    listOf(named('space')),
    (each, state) => each.marked.map((space) => spaceName(state, space)),
    'space',
  ),
  'empty-slots': ofPlayer(texts, (each, state) => emptySlots(state, each)),
  'ground-combat': ofPlayer(count, (each, state) => valueOf(state, each.id, 'ground-combat')),
  health: ofPlayer(count, (each, state) => valueOf(state, each.id, 'health')),
  'ship-combat': ofPlayer(count, (each, state) => valueOf(state, each.id, 'ship-combat')),
  hull: ofPlayer(count, (each, state) => valueOf(state, each.id, 'hull')),
  hyperdrive: ofPlayer(count, (each, state) => valueOf(state, each.id, 'hyperdrive')),
  skills: ofPlayer(skills, (each, state) =>
    SKILLS.flatMap((skill) => Array<string>(Math.max(0, copiesOf(state, each.id, skill))).fill(skill)),
  ),
};

function ofPatrol(
  schema: Schema,
  find: (state: OuterRimState, faction: Faction) => Json,
  topic?: Topic,
): OuterRimValue {
  return {
    schema,
    find: (state, id) => find(state, (wordsOf(state).patrol.id(id) ?? id) as Faction),
    ...(topic ? same(topic) : {}),
  };
}

const patrol: Readonly<Record<string, OuterRimValue>> = {
  at: ofPatrol(
    orNone(named('space')),
    (state, faction) => {
      const token = patrolOf(state, faction);
      return token ? spaceName(state, token.space) : null;
    },
    'space',
  ),
  level: ofPatrol(orNone(count), (state, faction) => patrolOf(state, faction)?.level ?? null),
  'levels-left': ofPatrol(
    listOf(count),
    (state, faction) => state.patrolStacks.find((stack) => stack.faction === faction)?.levels.slice() ?? [],
  ),
};

interface Deck {
  pile: Pile;
  top: string | null;
  words: Topic;
}

function deckOf(state: OuterRimState, name: string): Deck {
  const id = wordsOf(state).deck.id(name) ?? name;
  const market = state.markets.find((each) => each.deck === id);
  if (market) return { ...market, words: 'market' };
  const encounter = state.encounterDecks.find((each) => each.name === id);
  if (encounter) return { pile: encounter, top: null, words: 'encounter' };
  return { pile: state.ai?.pile ?? { name, top: [], unknown: [], bottom: [] }, top: null, words: 'ai' };
}

const inDeck = (state: OuterRimState, { words: topic }: Deck, card: string): string => wordsOf(state)[topic].name(card);

/** A card of a deck under any of its names. */
function sameDrawn(expected: Json, found: Json): boolean {
  const base = lexiconOf(packOf({ content: null }));
  return (['market', 'encounter', 'ai'] as const).some((topic) => sameThings(base[topic])(expected, found));
}

/** The same cards in the same order. */
function sameOrder(expected: Json, found: Json): boolean {
  if (!Array.isArray(expected) || !Array.isArray(found) || expected.length !== found.length) return false;
  return (expected as Json[]).every((card, i) => sameDrawn(card, (found as Json[])[i] ?? null));
}

const deck: Readonly<Record<string, OuterRimValue>> = {
  top: {
    schema: orNone(named('drawn')),
    find: (state, name) => {
      const of = deckOf(state, name);
      return of.top === null ? null : inDeck(state, of, of.top);
    },
    same: sameDrawn,
  },
  bottom: {
    schema: listOf(named('drawn'), 'Cards that were put under the deck, the first of them first'),
    find: (state, name) => {
      const of = deckOf(state, name);
      return of.pile.bottom.map((card) => inDeck(state, of, card));
    },
    same: sameOrder,
  },
  cards: {
    schema: { ...count, description: 'Facedown cards' },
    find: (state, name) => pileSize(deckOf(state, name).pile),
  },
};

function ofPlace(schema: Schema, find: (state: OuterRimState, place: string) => Json, topic?: Topic): OuterRimValue {
  return {
    schema,
    find: (state, name) => find(state, wordsOf(state).place.id(name) ?? name),
    ...(topic ? same(topic) : {}),
  };
}

const tokenIn = (state: OuterRimState, place: string): OuterRimState['contacts'][number] | undefined =>
  state.contacts[tokenAt(state, place)];

const place: Readonly<Record<string, OuterRimValue>> = {
  contact: ofPlace(
    orNone(named('contact')),
    (state, id) => {
      const who = tokenIn(state, id)?.contact;
      return who === null || who === undefined ? null : wordsOf(state).contact.name(who);
    },
    'contact',
  ),
  class: ofPlace(orNone(words(CONTACT_CLASSES)), (state, id) => tokenIn(state, id)?.class ?? null),
  faceup: ofPlace(yesNo, (state, id) => tokenIn(state, id)?.faceup ?? false),
  empty: ofPlace(yesNo, (state, id) => tokenIn(state, id) === undefined),
  'seen-by': ofPlace(listOf({ type: 'string', 'x-names': 'player' }), (state, id) => [
    ...(tokenIn(state, id)?.knownTo ?? []),
  ]),
};

const contact: Readonly<Record<string, OuterRimValue>> = {
  at: {
    schema: {
      ...text,
      description: 'A contact space (Lothal green), a card and its player (Greedo of ann), box, unknown',
    },
    find: (state, name) => {
      const token = state.contacts.find((each) => each.contact === wordsOf(state).contact.id(name));
      return token ? tokenPlace(state, token) : 'unknown';
    },
  },
  class: {
    schema: words(CONTACT_CLASSES),
    find: (state, name) => contactOf(state, wordsOf(state).contact.id(name) ?? name).class,
  },
  faceup: {
    schema: yesNo,
    find: (state, name) =>
      state.contacts.find((each) => each.contact === wordsOf(state).contact.id(name))?.faceup ?? false,
  },
};

function ofSpace(schema: Schema, find: (state: OuterRimState, space: string) => Json, topic?: Topic): OuterRimValue {
  return {
    schema,
    find: (state, name) => find(state, wordsOf(state).space.id(name) ?? name),
    ...(topic ? same(topic) : {}),
  };
}

const space: Readonly<Record<string, OuterRimValue>> = {
  players: ofSpace(listOf({ type: 'string', 'x-names': 'player' }), (state, id) =>
    state.players.filter((each) => each.space === id).map((each) => each.id),
  ),
  patrols: ofSpace(listOf(words(FACTIONS)), (state, id) => patrolsIn(state, id).map(({ faction }) => faction)),
  contacts: ofSpace(
    listOf(named('place')),
    (state, id) => contactsAt(state, id).map((at) => placeName(state, at)),
    'place',
  ),
  'contact-spaces': ofSpace(
    listOf(named('place')),
    (state, id) => placesOf(state, id).map((at) => placeName(state, at)),
    'place',
  ),
  neighbors: ofSpace(
    listOf(named('space')),
    (state, id) => neighborsOf(state, id).map((to) => spaceName(state, to)),
    'space',
  ),
  faction: ofSpace(orNone(words(FACTIONS)), (state, id) => spaceOf(state, id).faction),
  kind: ofSpace(words(['planet', 'navpoint', 'maelstrom']), (state, id) => spaceOf(state, id).kind),
  goals: ofSpace(
    { ...count, description: 'Goal tokens of the AI player' },
    (state, id) => state.goals.filter((each) => each === id).length,
  ),
};

const table: Readonly<Record<string, OuterRimValue>> = {
  turn: { schema: count, find: (state) => state.turn },
  step: { schema: words(['setup', 'planning', 'action', 'encounter']), find: (state) => state.step },
  active: { schema: orNone({ type: 'string', 'x-names': 'player' }), find: (state) => state.active },
  first: { schema: orNone({ type: 'string', 'x-names': 'player' }), find: (state) => state.firstPlayer },
  winner: { schema: orNone({ type: 'string', 'x-names': 'player' }), find: (state) => state.winner },
  'fame-to-win': { schema: count, find: (state) => state.options.fame },
  box: {
    schema: { ...texts, description: 'Cards and patrols that have left the game' },
    find: (state) => state.box.map((id) => cardName(state, id)),
  },
  supply: {
    schema: { ...listOf(named('ship')), description: 'Ship sheets that nobody uses' },
    find: (state) => state.shipSupply.map((id) => wordsOf(state).ship.name(id)),
    ...same('ship'),
  },
  map: {
    schema: { ...listOf(named('piece')), description: 'The pieces of the map from left to right' },
    find: (state) => state.pieces.map((id) => wordsOf(state).piece.name(id)),
    same: sameJson,
  },
  goals: {
    schema: { ...listOf(named('space')), description: 'Planets with a goal token of the AI player, one entry a token' },
    find: (state) => state.goals.map((id) => spaceName(state, id)),
    ...same('space'),
  },
  dice: {
    schema: listOf(words(DIE_FACES)),
    find: (state) => {
      const rolled = [...state.stack].reverse().find((frame) => frame.procedure === 'roll') as
        { faces?: string[] } | undefined;
      return rolled?.faces?.slice() ?? [];
    },
  },
};

/** Whose name is looked for first: a player may be called like a contact. */
export const kinds = { player, table, patrol, deck, place, space, contact };

export function pieces(state: OuterRimState): Readonly<Record<string, readonly string[]>> {
  const words = wordsOf(state);
  const topics = Object.fromEntries(Object.entries(words).map(([topic, list]) => [topic, list.words]));
  return {
    ...topics,
    drawn: drawnWords(words),
    deck: [...words.deck.words, ...(state.ai ? ['AI deck'] : [])],
    table: ['table'],
    player: state.players.map((each) => each.id),
    place: [...words.place.words].filter((word) => allPlaces(state).includes(words.place.id(word) ?? '')),
  };
}
