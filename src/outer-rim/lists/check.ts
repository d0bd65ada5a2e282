/** Does a pack hang together? Every id that is spoken of exists, the map is in one piece, decks and tokens fit each other. */
import type { Path } from '../../core';
import { didYouMean } from '../../core/codec/nearest';
import { reason, rejection, type Rejection, type RuleId } from '../../core/contract/rejection';
import { endlessTroubles } from './check-endless';
import { mapTroubles } from './check-map';
import { effectsIn } from './effects-in';
import { LIST_NAMES, listPath, listsOf } from './lists';
import type { Asset, EncounterCard, EncounterSection, Entry, MarketFace, Pack } from '../facts/pack';
import { fieldsOf } from '../facts/certainty';
import { CONTACT_CLASSES, FACTIONS, MARKET_DECKS } from '../facts/words';

/** Collects troubles with their place. */
export type Complain = (path: Path, message: string, rules?: readonly RuleId[]) => void;

/** Everything that is wrong with a pack beside its shape, each with its path; empty: the pack can be played. */
export function packTroubles(pack: Pack): Rejection[] {
  const found: Rejection[] = [];
  const complain: Complain = (path, message, rules = []) =>
    void found.push(rejection(reason('content', message, rules), path));
  marksAndIds(pack, complain);
  mapTroubles(pack, complain);
  patrols(pack, complain);
  contacts(pack, complain);
  pack.contacts.forEach((contact, i) => hasNumber(pack, contact.databank, ['contacts', i, 'databank'], complain));
  characters(pack, complain);
  ships(pack, complain);
  pack.market.forEach((card, i) => {
    face(pack, card.face, ['market', i, 'face'], complain);
    card.notOn.forEach((place, n) => isPlanet(pack, place, ['market', i, 'notOn', n], complain));
    keeps(card.face, false, false, ['market', i, 'face'], complain);
  });
  shipPrices(pack, complain);
  marketDecks(pack, complain);
  databank(pack, complain);
  encounters(pack, complain);
  references(pack, complain);
  endlessTroubles(pack, complain);
  return found;
}

function marketDecks({ market }: Pack, complain: Complain): void {
  for (const deck of MARKET_DECKS)
    if (!market.some((card) => card.deck === deck))
      complain(['market'], `the market deck ${deck} has no card`, ['or.setup-decks.01']);
}

function marksAndIds(pack: Pack, complain: Complain): void {
  const lists = listsOf(pack);
  for (const name of LIST_NAMES) {
    const seen = new Set<string>();
    lists[name].forEach((entry, i) => {
      if (seen.has(entry.id)) complain([...listPath(name), i, 'id'], `two records of ${name} are called ${entry.id}`);
      seen.add(entry.id);
      marks(entry, [...listPath(name), i], complain);
    });
  }
  marks(pack.supply, ['supply'], complain);
}

function marks(entry: Entry, path: Path, complain: Complain): void {
  if (typeof entry.sure !== 'object') return;
  const known = fieldsOf(entry);
  for (const name of Object.keys(entry.sure)) {
    const fits = name === '*' || known.some((field) => field === name || field.startsWith(`${name}.`));
    if (!fits) complain([...path, 'sure', name], `${entry.id} has no value ${name} to mark`);
  }
}

function patrols(pack: Pack, complain: Complain): void {
  for (const faction of FACTIONS) {
    for (const level of [1, 2, 3, 4]) {
      const tokens = pack.patrols.filter((patrol) => patrol.faction === faction && patrol.level === level).length;
      if (tokens !== 1)
        complain(['patrols'], `${faction} needs one patrol of level ${level}, found ${tokens}`, ['or.components.05']);
    }
  }
}

function contacts(pack: Pack, complain: Complain): void {
  for (const each of CONTACT_CLASSES) {
    const tokens = pack.contacts.filter((contact) => contact.class === each).length;
    const places = pack.map.spaces.flatMap((space) => space.contacts).filter((place) => place === each).length;
    if (tokens !== places)
      complain(['contacts'], `${tokens} ${each} contacts for ${places} ${each} contact spaces`, [
        'or.setup-contacts.02',
        'or.setup-contacts.03',
      ]);
  }
}

function characters(pack: Pack, complain: Complain): void {
  if (pack.characters.length === 0) complain(['characters'], 'nobody to play', ['or.components.13']);
  pack.characters.forEach((character, i) => {
    const path = ['characters', i, 'databank'];
    hasNumber(pack, character.databank, path, complain);
    for (const card of pack.databank) if (card.number === character.databank) startingCard(card, path, complain);
  });
}

/** It names the planet, and is one that can be kept (or.setup-characters.05). */
function startingCard({ id, start, asset }: Pack['databank'][number], path: Path, complain: Complain): void {
  if (start === undefined || asset === undefined)
    complain(path, `${id} names no starting planet or holds no card to start with`, ['or.setup-characters.05']);
}

function ships(pack: Pack, complain: Complain): void {
  if (!pack.ships.some((ship) => ship.starting))
    complain(['ships'], 'no starting ship', ['or.setup-choose-characters.07']);
  pack.ships.forEach((ship, i) => {
    if (ship.starting !== (ship.goal === null))
      complain(['ships', i, 'goal'], `${ship.id}: starting ships have no goal, all others have one`, [
        'or.ship-goals.01',
      ]);
    if ((ship.goal === null) !== (ship.turned === null))
      complain(['ships', i, 'turned'], `${ship.id}: a ship has a turned side if and only if it has a goal`, [
        'or.ship-goals.02',
      ]);
  });
}

/** A ship has one price: what its card costs is what its sheet is worth when it is given up (or.bartering.04). */
function shipPrices(pack: Pack, complain: Complain): void {
  pack.ships.forEach((ship, i) => {
    for (const { id, cost, face: sold } of pack.market) {
      if (sold.kind !== 'ship' || sold.ship !== ship.id || cost === ship.cost) continue;
      const both = `${credits(ship.cost)} on its sheet (ships ${ship.id}) and ${credits(cost)} on its card (market ${id})`;
      complain(['ships', i, 'cost'], `${ship.name} costs ${both}: it has one price`, ['or.bartering.04']);
    }
  });
}

const credits = (amount: number): string => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')} credits`;

/** The ids on a card that can be kept. */
function face(pack: Pack, card: MarketFace | Asset, path: Path, complain: Complain): void {
  if (card.kind === 'cargo') isPlanet(pack, card.destination, [...path, 'destination'], complain);
  if (card.kind === 'job' && card.destination !== null)
    isPlanet(pack, card.destination, [...path, 'destination'], complain);
  if (card.kind === 'ship' && card.ship !== 'any') hasSheet(pack, card.ship, [...path, 'ship'], complain);
  if (card.kind !== 'bounty') return;
  isPlanet(pack, card.deliverTo, [...path, 'deliverTo'], complain);
  const contact = pack.contacts.find((each) => each.id === card.contact);
  if (contact) ofItsClass(contact, card.class, [...path, 'class'], complain);
  else complain([...path, 'contact'], `there is no contact ${card.contact}`);
}

function hasSheet(pack: Pack, id: string, path: Path, complain: Complain): void {
  if (!pack.ships.some((ship) => ship.id === id)) complain(path, `there is no ship ${id}`, ['or.buying-ships.01']);
}

function ofItsClass(contact: Pack['contacts'][number], shown: string, path: Path, complain: Complain): void {
  if (contact.class !== shown)
    complain(path, `the contact ${contact.id} is ${contact.class}, not ${shown}`, ['or.bounties.04']);
}

function databank(pack: Pack, complain: Complain): void {
  pack.databank.forEach((card, i) => {
    const path: Path = ['databank', i];
    if (card.asset) face(pack, card.asset, [...path, 'asset'], complain);
    if (card.start !== undefined) isPlanet(pack, card.start, [...path, 'start'], complain);
    keeps(card.steps, card.asset !== undefined, false, [...path, 'steps'], complain);
    steps(card, path, complain);
  });
}

/** What goes on to a step goes to one that the card has. */
function steps(card: Pack['databank'][number], path: Path, complain: Complain): void {
  for (const { path: at, step } of stepsIn(card.steps, [...path, 'steps']))
    if (step > card.steps.length) complain(at, `${card.id} has no step ${step}`, ['or.attempting-a-job.04']);
}

function encounters(pack: Pack, complain: Complain): void {
  pack.encounterDecks.forEach((deck, i) => {
    if (!pack.encounters.some((card) => card.deck === deck.id))
      complain(['encounterDecks', i], `no encounter card is of the deck ${deck.id}`);
  });
  pack.encounters.forEach((card, i) => {
    const spaces = pack.map.spaces
      .filter((space) => space.deck === card.deck)
      .map((space) => (space.kind === 'navpoint' ? 'navpoint' : space.id));
    if (!pack.encounterDecks.some((deck) => deck.id === card.deck))
      complain(['encounters', i, 'deck'], `there is no encounter deck ${card.deck}`);
    sections(card, ['encounters', i, 'sections'], complain);
    for (const space of new Set(spaces)) oneFor(card, space, ['encounters', i, 'sections'], complain);
    card.sections.forEach((section, n) =>
      encounterSection(pack, section, spaces, ['encounters', i, 'sections', n], complain),
    );
  });
}

function sections(card: EncounterCard, path: Path, complain: Complain): void {
  if (card.sections.length < 1 || card.sections.length > 3)
    complain(path, 'a card has one to three sections', ['or.space-encounter.02']);
}

function oneFor(card: EncounterCard, space: string, path: Path, complain: Complain): void {
  const fitting = card.sections.filter((section) => section.space === space).length;
  if (fitting !== 1)
    complain(path, `${card.id} needs one section for ${space}, found ${fitting}`, ['or.space-encounter.03']);
}

function encounterSection(
  pack: Pack,
  section: EncounterSection,
  spaces: readonly string[],
  path: Path,
  complain: Complain,
): void {
  spaceOfDeck(section, spaces, path, complain);
  if (section.asset) face(pack, section.asset, [...path, 'asset'], complain);
  keeps(section.effects, section.asset !== undefined, section.secret !== undefined, [...path, 'effects'], complain);
}

function spaceOfDeck({ space }: EncounterSection, spaces: readonly string[], path: Path, complain: Complain): void {
  if (!spaces.includes(space))
    complain([...path, 'space'], `no space ${space} uses this deck`, ['or.space-encounter.02']);
}

/** `keep` needs something to keep, `keep-secret` a secret. */
function keeps(effects: unknown, asset: boolean, secret: boolean, path: Path, complain: Complain): void {
  for (const found of effectsIn(effects, path)) {
    if (found.effect['do'] === 'keep' && !asset)
      complain(found.path, 'there is nothing on this card to keep', ['or.space-encounter.08']);
    if (found.effect['do'] === 'keep-secret' && !secret)
      complain(found.path, 'there is no secret on this card', ['or.secrets.01']);
  }
}

function stepsIn(value: unknown, path: Path): { path: Path; step: number }[] {
  return effectsIn(value, path).flatMap(({ path: at, effect }) =>
    effect['do'] === 'go-to-step' ? [{ path: [...at, 'step'], step: Number(effect['step']) }] : [],
  );
}

function stepsElsewhere({ databank: _databank, ...others }: Omit<Pack, 'ai' | 'map'>, complain: Complain): void {
  for (const { path } of stepsIn(others, []))
    complain(path, 'only a databank card has steps to go on to', ['or.attempting-a-job.06']);
}

/** Databank numbers, encounter decks and spaces that effects speak of. */
function references(pack: Pack, complain: Complain): void {
  const { ai: _ai, map: _map, ...cards } = pack;
  stepsElsewhere(cards, complain);
  for (const { path, effect } of effectsIn(cards, [])) {
    if (effect['do'] === 'databank') hasNumber(pack, Number(effect['number']), [...path, 'number'], complain);
    const deck = effect['deck'];
    if (effect['do'] === 'draw-encounter' && deck !== 'here' && !pack.encounterDecks.some((each) => each.id === deck))
      complain([...path, 'deck'], `there is no encounter deck ${String(deck)}`);
    const spaces =
      effect['do'] === 'go' || effect['is'] === 'at' ? ((effect['spaces'] as string[] | undefined) ?? []) : [];
    spaces.forEach((id, i) => {
      if (!pack.map.spaces.some((space) => space.id === id))
        complain([...path, 'spaces', i], `there is no space ${id}`);
    });
  }
}

function isPlanet(pack: Pack, id: string, path: Path, complain: Complain): void {
  const planets = pack.map.spaces.filter((space) => space.kind === 'planet').map((space) => space.id);
  if (!planets.includes(id)) complain(path, `there is no planet ${id}${didYouMean(id, planets)}`);
}

function hasNumber(pack: Pack, number: number, path: Path, complain: Complain): void {
  if (!pack.databank.some((card) => card.number === number))
    complain(path, `the databank has no card ${number}`, ['or.databank.03']);
}
