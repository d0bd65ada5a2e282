/**
 * The words of a content pack: names as printed on planets, cards, ships. Two lists may use the same name (the contact Chewbacca and the
 * crew Chewbacca); what a key or verb speaks of says which list is meant.
 */
import { once } from '../../core';
import { cardId } from '../queries/cards';
import { FACTIONS, MARKET_DECKS, type Asset, type Pack } from '../facts';
import { packOf } from '../model/pack';
import type { OuterRimState } from '../model/state';
import { wordList, type Named, type WordList } from '../../language/word-list';

export interface Lexicon {
  space: WordList;
  /** Contact spaces: `Lothal white`. */
  place: WordList;
  character: WordList;
  /** Ships by both of their names; an id with `!` shows its other side. */
  ship: WordList;
  contact: WordList;
  /** Cards of the market decks. */
  market: WordList;
  /** What lies in slots. An id names the list, the card, and of encounter cards the section: `encounter/navpoint-5@navpoint`. */
  card: WordList;
  /** Encounter cards by the titles of their sections. */
  encounter: WordList;
  /** Sections of encounter cards that are kept facedown, by title: `navpoint-8@navpoint`. */
  secret: WordList;
  databank: WordList;
  ai: WordList;
  /** Cards that can be put under a deck: `market/job-hutt-favor`, `encounter/navpoint-5`, `ai/ai-3`. */
  below: WordList;
  /** Cards that can be out of the game: `market/...`, `encounter/...`, `databank/...`. */
  boxed: WordList;
  /** Map tiles and endcaps. */
  piece: WordList;
  /** Decks of market and encounter cards. */
  deck: WordList;
  patrol: WordList;
}

export type Topic = keyof Lexicon;

/** Lists of what chance turns up: a name in the wrong list is asked for at the wrong deck. */
export const DRAWN: readonly Topic[] = ['market', 'contact', 'databank', 'encounter', 'ai', 'piece', 'character'];

export const TOPICS: readonly Topic[] = [
  ...DRAWN,
  'space',
  'place',
  'ship',
  'card',
  'secret',
  'deck',
  'patrol',
  'below',
  'boxed',
];

export const drawnWords = once((lexicon: Lexicon): readonly string[] => [
  ...new Set(DRAWN.flatMap((topic) => lexicon[topic].words)),
]);

const named = (things: readonly { id: string; name: string }[]): Named[] =>
  things.map(({ id, name }) => ({ id, names: [name] }));

export const lexiconOf = once((pack: Pack): Lexicon => ({
  space: wordList(pack.map.spaces.map(({ id, name }) => ({ id, names: [name, shortName(name)] }))),
  place: wordList(placesOf(pack)),
  character: wordList(named(pack.characters)),
  ship: wordList(shipsOf(pack)),
  contact: wordList(named(pack.contacts)),
  market: wordList(marketCards(pack)),
  card: wordList(kept(pack)),
  encounter: wordList(encounterCards(pack)),
  secret: wordList(secretsOf(pack)),
  databank: wordList(databankOf(pack)),
  ai: wordList(aiCards(pack)),
  below: wordList([
    ...within('market', marketCards(pack)),
    ...within('encounter', encounterCards(pack)),
    ...within('ai', aiCards(pack)),
  ]),
  boxed: wordList([
    ...within('market', marketCards(pack)),
    ...within('encounter', encounterCards(pack)),
    ...within('databank', apartFrom(marketCards(pack), databankOf(pack))),
  ]),
  piece: wordList(named([...pack.map.tiles, ...pack.map.endcaps])),
  deck: wordList([
    ...MARKET_DECKS.map((id) => ({ id, names: [`${id} deck`] })),
    ...pack.encounterDecks.map(({ id, name }) => ({ id, names: [`${name} deck`, name] })),
  ]),
  patrol: wordList(FACTIONS.map((id) => ({ id, names: [`${id} patrol`] }))),
}));

export function wordsOf(state: Pick<OuterRimState, 'content'>): Lexicon {
  return lexiconOf(packOf(state));
}

const marketCards = (pack: Pack): Named[] => pack.market.map(({ id, face }) => ({ id, names: [face.name] }));

const encounterCards = (pack: Pack): Named[] =>
  pack.encounters.map(({ id, sections }) => ({ id, names: sections.map((section) => section.title) }));

const aiCards = (pack: Pack): Named[] => pack.ai.map(({ id }, i) => ({ id, names: [`AI card ${i + 1}`] }));

/** Without the names that the others have: 'The Kessel Run' is the job, its databank card goes by its number, too. */
function apartFrom(others: readonly Named[], cards: readonly Named[]): Named[] {
  const taken = new Set(others.flatMap(({ names }) => names));
  return cards.map(({ id, names }) => ({ id, names: names.filter((name) => !taken.has(name)) }));
}

/** The same cards with the list that they are of. */
const within = (list: string, cards: readonly Named[]): Named[] =>
  cards.map(({ id, names }) => ({ id: `${list}/${id}`, names }));

/** `OM3` for `Navpoint OM3`. */
function shortName(name: string): string {
  return name.startsWith('Navpoint ') ? name.slice('Navpoint '.length) : name;
}

/** A planet's contact spaces by their class; by number where a planet has two of a class. */
function placesOf(pack: Pack): Named[] {
  return pack.map.spaces.flatMap(({ id, name, contacts }) =>
    contacts.map((of, i) => ({ id: `${id}/${i + 1}`, names: [`${name} ${of}`, `${name} ${i + 1}`] })),
  );
}

function shipsOf(pack: Pack): Named[] {
  return pack.ships.flatMap(({ id, name, turned }) => [
    { id, names: [name] },
    ...(turned ? [{ id: `${id}!`, names: [turned.name] }] : []),
  ]);
}

function kept(pack: Pack): Named[] {
  const assets: [string, Asset | undefined][] = [
    ...pack.market.map(({ id, face }): [string, Asset | undefined] => [
      cardId('market', id),
      face.kind === 'ship' ? undefined : face,
    ]),
    ...pack.databank.map(({ id, asset }): [string, Asset | undefined] => [cardId('databank', id), asset]),
    ...pack.encounters.flatMap(({ id, sections }) =>
      sections.map(({ space, asset }): [string, Asset | undefined] => [`${cardId('encounter', id)}@${space}`, asset]),
    ),
  ];
  return assets.flatMap(([id, asset]) => (asset ? [{ id, names: [asset.name] }] : []));
}

function secretsOf(pack: Pack): Named[] {
  return pack.encounters.flatMap(({ id, sections }) =>
    sections.flatMap(({ space, secret }) => (secret ? [{ id: `${id}@${space}`, names: [secret.title] }] : [])),
  );
}

/** Databank cards that stand alone under their number may be called by it. */
function databankOf({ databank }: Pack): Named[] {
  return databank.map(({ id, name, number }) => {
    const alone = databank.filter((each) => each.number === number).length === 1;
    return { id, names: [name, `${name} (${number})`, ...(alone ? [`databank card ${number}`] : [])] };
  });
}
