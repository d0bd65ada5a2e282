/** What can be expected of the pieces of Outer Rim. */
import { pileSize, sameJson, type Json, type Pile } from '../../core';
import { amount, described, each, listOf, object, orNothing, reference, text, words, yes } from '../../language/keys';
import { valuesOf } from '../../language/values';
import { inOrder, sameThings } from '../../language/word-list';
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
import { reputation, wordFor } from './parts';

const yesNo = yes();
const body = object(each(['character', 'ship'], amount));
const somebody = orNothing(reference('player'));

/** Two words for one thing count as the same, whichever pack is played: names of the base pack and ids. */
const same = (topic: Topic) => ({ same: sameThings(lexiconOf(packOf({ content: null }))[topic]) });

const ofPlayer = valuesOf(playerOf);

const cardNames = (state: OuterRimState, player: OuterRimPlayer, kind?: AssetKind): string[] =>
  player.cards
    .filter((owned) => kind === undefined || faceOf(state, owned).kind === kind)
    .map((owned) => nameOfCard(state, owned));

const ofKind = (kind: AssetKind) =>
  ofPlayer(listOf(wordFor('card')), (player, state) => cardNames(state, player, kind), same('card'));

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

/** Nobody has more tokens than are in the box. */
const inBox = (tokens: 'damageTokens' | 'goalTokens') => (_of: OuterRimPlayer, state: OuterRimState) => {
  const { [tokens]: most } = packOf(state).supply;
  return { character: most, ship: most };
};

const player = {
  character: ofPlayer(
    orNothing(wordFor('character')),
    ({ character }, state) => character && characterName(state, character),
    same('character'),
  ),
  'goal-done': ofPlayer(yesNo, (each) => each.turned),
  ship: ofPlayer(orNothing(wordFor('ship')), (each, state) => each.ship && shipName(state, each), same('ship')),
  'ship-goal-done': ofPlayer(yesNo, (each) => each.shipTurned),
  at: ofPlayer(orNothing(wordFor('space')), ({ space }, state) => space && spaceName(state, space), same('space')),
  credits: ofPlayer(amount, (each) => each.credits),
  // Whoever reaches the target has won at once: no gain is as great as the way there.
  fame: ofPlayer(amount, (each) => each.fame, { most: (_each, state) => 2 * state.options.fame }),
  reputation: ofPlayer(reputation, reputationOf),
  damage: ofPlayer(body, (each) => ({ ...each.damage }), { most: inBox('damageTokens') }),
  defeated: ofPlayer(yesNo, (each) => each.defeated),
  cards: ofPlayer(listOf(wordFor('card')), (each, state) => cardNames(state, each), same('card')),
  bounties: ofKind('bounty'),
  cargo: ofKind('cargo'),
  crew: ofKind('crew'),
  gear: ofKind('gear'),
  jobs: ofKind('job'),
  mods: ofKind('mod'),
  captured: ofPlayer(listOf(wordFor('contact')), (each, state) => captured(state, each), same('contact')),
  secrets: ofPlayer(
    listOf(wordFor('secret')),
    (each, state) => each.secrets.map((secret) => secretSection(state, secret)?.title ?? secret.card),
    same('secret'),
  ),
  'goal-tokens': ofPlayer(body, (each) => ({ ...each.goalTokens }), { most: inBox('goalTokens') }),
  marked: ofPlayer(
    listOf(wordFor('space')),
    (each, state) => each.marked.map((space) => spaceName(state, space)),
    same('space'),
  ),
  'empty-slots': ofPlayer(listOf(text()), (each, state) => emptySlots(state, each)),
  'ground-combat': ofPlayer(amount, (each, state) => valueOf(state, each.id, 'ground-combat')),
  health: ofPlayer(amount, (each, state) => valueOf(state, each.id, 'health')),
  'ship-combat': ofPlayer(amount, (each, state) => valueOf(state, each.id, 'ship-combat')),
  hull: ofPlayer(amount, (each, state) => valueOf(state, each.id, 'hull')),
  hyperdrive: ofPlayer(amount, (each, state) => valueOf(state, each.id, 'hyperdrive')),
  skills: ofPlayer(listOf(words(SKILLS)), (each, state) =>
    SKILLS.flatMap((skill) => Array<string>(Math.max(0, copiesOf(state, each.id, skill))).fill(skill)),
  ),
};

const ofPatrol = valuesOf((state: OuterRimState, name) => {
  const faction = (wordsOf(state).patrol.id(name) ?? name) as Faction;
  return { faction, token: patrolOf(state, faction) };
});

const patrol = {
  at: ofPatrol(
    orNothing(wordFor('space')),
    ({ token }, state) => (token ? spaceName(state, token.space) : null),
    same('space'),
  ),
  level: ofPatrol(orNothing(amount), ({ token }) => token?.level ?? null, {
    most: (_of, state) => Math.max(...packOf(state).patrols.map(({ level }) => level)),
  }),
  'levels-left': ofPatrol(
    listOf(amount),
    ({ faction }, state) => state.patrolStacks.find((stack) => stack.faction === faction)?.levels.slice() ?? [],
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

const ofDeck = valuesOf(deckOf);

const deck = {
  top: ofDeck(orNothing(wordFor('drawn')), (of, state) => (of.top === null ? null : inDeck(state, of, of.top)), {
    same: sameDrawn,
  }),
  bottom: ofDeck(
    listOf(wordFor('drawn'), 'Cards that were put under the deck, the first of them first'),
    (of, state) => of.pile.bottom.map((card) => inDeck(state, of, card)),
    { same: inOrder(sameDrawn) },
  ),
  cards: ofDeck(described(amount, 'Facedown cards'), ({ pile }) => pileSize(pile)),
};

const ofPlace = valuesOf((state: OuterRimState, name) => wordsOf(state).place.id(name) ?? name);

const tokenIn = (state: OuterRimState, place: string): OuterRimState['contacts'][number] | undefined =>
  state.contacts[tokenAt(state, place)];

const place = {
  contact: ofPlace(
    orNothing(wordFor('contact')),
    (id, state) => {
      const who = tokenIn(state, id)?.contact;
      return who === null || who === undefined ? null : wordsOf(state).contact.name(who);
    },
    same('contact'),
  ),
  class: ofPlace(orNothing(words(CONTACT_CLASSES)), (id, state) => tokenIn(state, id)?.class ?? null),
  faceup: ofPlace(yesNo, (id, state) => tokenIn(state, id)?.faceup ?? false),
  empty: ofPlace(yesNo, (id, state) => tokenIn(state, id) === undefined),
  'seen-by': ofPlace(listOf(reference('player')), (id, state) => [...(tokenIn(state, id)?.knownTo ?? [])]),
};

const ofContact = valuesOf((state: OuterRimState, name) => {
  const id = wordsOf(state).contact.id(name);
  return { id: id ?? name, token: state.contacts.find((each) => each.contact === id) };
});

const contact = {
  at: ofContact(
    text('A contact space (Lothal green), a card and its player (Greedo of ann), box, unknown'),
    ({ token }, state) => (token ? tokenPlace(state, token) : 'unknown'),
  ),
  class: ofContact(words(CONTACT_CLASSES), ({ id }, state) => contactOf(state, id).class),
  faceup: ofContact(yesNo, ({ token }) => token?.faceup ?? false),
};

const ofSpace = valuesOf((state: OuterRimState, name) => wordsOf(state).space.id(name) ?? name);

const space = {
  players: ofSpace(listOf(reference('player')), (id, state) =>
    state.players.filter((each) => each.space === id).map((each) => each.id),
  ),
  patrols: ofSpace(listOf(words(FACTIONS)), (id, state) => patrolsIn(state, id).map(({ faction }) => faction)),
  contacts: ofSpace(
    listOf(wordFor('place')),
    (id, state) => contactsAt(state, id).map((at) => placeName(state, at)),
    same('place'),
  ),
  'contact-spaces': ofSpace(
    listOf(wordFor('place')),
    (id, state) => placesOf(state, id).map((at) => placeName(state, at)),
    same('place'),
  ),
  neighbors: ofSpace(
    listOf(wordFor('space')),
    (id, state) => neighborsOf(state, id).map((to) => spaceName(state, to)),
    same('space'),
  ),
  faction: ofSpace(orNothing(words(FACTIONS)), (id, state) => spaceOf(state, id).faction),
  kind: ofSpace(words(['planet', 'navpoint', 'maelstrom']), (id, state) => spaceOf(state, id).kind),
  goals: ofSpace(
    described(amount, 'Goal tokens of the AI player'),
    (id, state) => state.goals.filter((each) => each === id).length,
  ),
};

const ofTable = valuesOf((state: OuterRimState) => state);

const table = {
  turn: ofTable(amount, (state) => state.turn),
  step: ofTable(words(['setup', 'planning', 'action', 'encounter']), (state) => state.step),
  active: ofTable(somebody, (state) => state.active),
  first: ofTable(somebody, (state) => state.firstPlayer),
  winner: ofTable(somebody, (state) => state.winner),
  'fame-to-win': ofTable(amount, (state) => state.options.fame),
  box: ofTable(listOf(text(), 'Cards and patrols that have left the game'), (state) =>
    state.box.map((id) => cardName(state, id)),
  ),
  supply: ofTable(
    listOf(wordFor('ship'), 'Ship sheets that nobody uses'),
    (state) => state.shipSupply.map((id) => wordsOf(state).ship.name(id)),
    same('ship'),
  ),
  map: ofTable(
    listOf(wordFor('piece'), 'The pieces of the map from left to right'),
    (state) => state.pieces.map((id) => wordsOf(state).piece.name(id)),
    { same: sameJson },
  ),
  goals: ofTable(
    listOf(wordFor('space'), 'Planets with a goal token of the AI player, one entry a token'),
    (state) => state.goals.map((id) => spaceName(state, id)),
    same('space'),
  ),
  dice: ofTable(listOf(words(DIE_FACES)), (state) => {
    const rolled = [...state.stack].reverse().find((frame) => frame.procedure === 'roll') as
      { faces?: string[] } | undefined;
    return rolled?.faces?.slice() ?? [];
  }),
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

/** Spaces, patrols and decks are called by their ids, too. */
export function mainName(kind: string, name: string, state: OuterRimState): string {
  const words = wordsOf(state);
  const list = Object.hasOwn(words, kind) ? words[kind as Topic] : undefined;
  const id = list?.id(name);
  return list === undefined || id === undefined ? name : list.name(id);
}
