/** The described table -> the position that the game resumes from, or the setup that it begins with. */
import type { Path } from '../../core';
import { didYouMean } from '../../core/codec/nearest';
import { impossible, said } from '../../language/file';
import { FACTIONS, MARKET_DECKS, type Pack } from '../facts';
import type { PlacedCard, PlacedContact, PlacedPlayer, Position } from '../begin/position';
import { AI_PLAYER, type OuterRimSetup } from '../begin/set-up';
import { AI_STARTING_CARDS } from '../procedures/setup';
import { lexiconOf, type Lexicon } from './lexicon';
import { packIn, packInput } from './pack-part';
import type { ContactWords, OuterRimParts, PlayerWords } from './parts';

/** Where somebody stands of whom the file does not say it: on a planet at the end of the map, of no faction. */
const FAR_OFF = 'ring-of-kafrene';

/** The players at the table: one person alone plays against the AI player. */
export function playerNames({ players }: Pick<OuterRimParts, 'players'>): string[] {
  const names = Object.keys(players);
  return names.length === 1 && names[0] !== AI_PLAYER ? [...names, AI_PLAYER] : names;
}

export function begin(parts: OuterRimParts): { setup: OuterRimSetup } | { position: Position } {
  if (parts.moment === 'setup') return { setup: setupIn(parts) };
  if (parts.map === 'modular')
    impossible(['map'], "a modular map is drawn in setup; write its tiles, or 'moment: setup'");
  const pack = packIn(parts);
  const names = playerNames(parts);
  const characters = charactersOf(parts, names, pack);
  const { player, step, done, turn } = parts.moment ?? {};
  const position: Position = {
    players: names.map((id) => placedPlayer(id, parts.players[id] ?? {}, characters[id] ?? '')),
    moment: { player: player ?? parts.first ?? names[0] ?? '', ...said({ step, performed: done }) },
    negotiation: parts.negotiation ?? false,
    contacts: contactsIn(parts, lexiconOf(pack)),
    ...said({
      first: parts.first,
      turn,
      variant: parts.variant,
      readings: parts.readings,
      pieces: piecesIn(parts, pack),
      patrols: patrolsIn(parts),
      market: marketIn(parts),
      encounters: encountersIn(parts, pack),
      aiCards: parts['ai-cards'],
      goals: parts.goals,
      bottoms: parts.bottom?.map((each) =>
        typeof each === 'string' ? each : { card: each.card, knownTo: each['seen-by'] },
      ),
      box: parts.box,
      supply: parts.supply,
      pack: packInput(parts),
    }),
  };
  return { position };
}

/** A game from its first setup step: nobody has anything yet. */
function setupIn(parts: OuterRimParts): OuterRimSetup {
  const names = Object.keys(parts.players);
  for (const [id, player] of Object.entries(parts.players)) {
    const more = Object.keys(player ?? {}).find((key) => key !== 'character');
    if (more !== undefined) impossible(['players', id, more], `before setup ${id} has nothing but perhaps a character`);
  }
  if (Array.isArray(parts.map)) return impossible(['map'], 'setup lays the standard map, or draws a modular one');
  for (const key of BEFORE_SETUP)
    if (parts[key] !== undefined) impossible([key], `before setup there are no ${key} that could be described`);
  return {
    players: names.length === 2 ? names.filter((name) => name !== AI_PLAYER) : names,
    characters: charactersSaid(parts),
    negotiation: parts.negotiation ?? false,
    ...said({
      first: parts.first,
      variant: parts.variant,
      readings: parts.readings,
      map: parts.map,
      pack: packInput(parts),
    }),
  };
}

const BEFORE_SETUP = [
  'patrols',
  'contacts',
  'market',
  'encounters',
  'bottom',
  'box',
  'supply',
  'ai-cards',
  'goals',
] as const;

function charactersSaid({ players }: OuterRimParts): Record<string, string> {
  return said(Object.fromEntries(Object.entries(players).map(([id, player]) => [id, player?.character]))) as Record<
    string,
    string
  >;
}

/** Whoever is not said to be somebody plays a character that is left; the AI player one that it may be. */
function charactersOf(parts: OuterRimParts, names: readonly string[], pack: Pack): Record<string, string> {
  const characters = charactersSaid(parts);
  for (const id of names) {
    const isFree = (character: string): boolean => !Object.values(characters).includes(character);
    const fits = (databank: number): boolean => id !== AI_PLAYER || AI_STARTING_CARDS.includes(databank);
    characters[id] ??= pack.characters.find((each) => isFree(each.id) && fits(each.databank))?.id ?? '';
  }
  return characters;
}

function placedPlayer(id: string, given: PlayerWords, character: string): PlacedPlayer {
  const { ship, credits, fame, reputation, damage, defeated, marked, 'goal-tokens': tokens } = given;
  return {
    id,
    character,
    at: given.at ?? FAR_OFF,
    ...said({
      ship: ship?.replace(/!$/, ''),
      shipTurned: ship?.endsWith('!'),
      turned: given['goal-done'],
      credits,
      fame,
      reputation,
      damage,
      defeated,
      cards: given.cards?.map((each) => placedCard(typeof each === 'string' ? { card: each } : each)),
      secrets: given.secrets?.map(withSpace),
      goalTokens: typeof tokens === 'number' ? { character: tokens } : tokens,
      marked,
      ai: id === AI_PLAYER ? true : undefined,
    }),
  };
}

function placedCard({ card: id, captured }: { card: string; captured?: boolean }): PlacedCard {
  const { card, space } = withSpace(id.slice(id.indexOf('/') + 1));
  return { card, ...said({ space: space === '' ? undefined : space, captured }) };
}

/** `navpoint-5@navpoint`: the card, and the space of its section. */
function withSpace(id: string): { card: string; space: string } {
  const at = id.lastIndexOf('@');
  return at < 0 ? { card: id, space: '' } : { card: id.slice(0, at), space: id.slice(at + 1) };
}

/** The tiles as written, between the endcaps of the standard map if these are left out. */
function piecesIn({ map }: OuterRimParts, pack: Pack): string[] | undefined {
  if (map === undefined || typeof map === 'string') return undefined;
  const { leftEnd, rightEnd } = pack.map.standard;
  return [leftEnd, rightEnd].some((end) => map.includes(end)) ? map : [leftEnd, ...map, rightEnd];
}

function patrolsIn({ patrols }: OuterRimParts): Position['patrols'] {
  if (!patrols) return undefined;
  return FACTIONS.flatMap((faction) => {
    const given = patrols[faction];
    if (given === undefined) return [];
    return [{ faction, ...(typeof given === 'string' ? { at: given } : given) }];
  });
}

function contactsIn({ contacts }: OuterRimParts, words: Lexicon): PlacedContact[] {
  return Object.entries(contacts ?? {}).flatMap(([key, given]): PlacedContact[] => {
    if (Array.isArray(given)) return given.map((contact) => ({ at: 'box', contact }));
    const near = (): string => didYouMean(key, words.place.words);
    const at = words.place.id(key) ?? impossible(['contacts', key], `there is no contact space '${key}'${near()}`);
    return [{ at, ...placedContact(given) }];
  });
}

function placedContact(given: ContactWords): Omit<PlacedContact, 'at'> {
  if (given === 'empty') return { gone: true };
  if (typeof given === 'string') return { contact: given };
  return { contact: given.who, ...said({ faceup: given.faceup, knownTo: given['seen-by'] }) };
}

function marketIn({ market }: OuterRimParts): Position['market'] {
  if (!market) return undefined;
  const tops = MARKET_DECKS.flatMap((deck) => {
    const given = market[deck];
    if (given === undefined) return [];
    const [top = null, ...next] = [given ?? []].flat();
    return [[deck, { top, next }]];
  });
  return Object.fromEntries(tops) as Position['market'];
}

/** Each card goes onto its own deck, those written first uppermost. */
function encountersIn({ encounters }: OuterRimParts, pack: Pack): Position['encounters'] {
  if (!encounters) return undefined;
  const decks: Record<string, string[]> = {};
  for (const id of encounters) {
    const deck = pack.encounters.find((card) => card.id === id)?.deck ?? '';
    (decks[deck] ??= []).push(id);
  }
  return decks;
}

const KEYS: Readonly<Record<string, string>> = {
  shipTurned: 'ship',
  turned: 'goal-done',
  goalTokens: 'goal-tokens',
  contact: 'who',
  knownTo: 'seen-by',
  performed: 'done',
};

/** Where in the file each placed contact is written. */
function contactPlaces({ contacts }: OuterRimParts): Path[] {
  return Object.entries(contacts ?? {}).flatMap(([key, given]): Path[] =>
    Array.isArray(given) ? given.map((_who, i) => [key, i]) : [[key]],
  );
}

/** Where in the file a path of the position or setup is. */
export function placeOf(path: Path, parts: OuterRimParts): Path {
  const [part, index, ...rest] = path;
  const inside = rest.map((key) => KEYS[key] ?? key);
  if (part === 'pieces') return ['map'];
  if (part === 'aiCards') return ['ai-cards', ...path.slice(1)];
  if (part === 'encounters') return ['encounters'];
  if (part === 'characters' && typeof index === 'string') return ['players', index, 'character'];
  if (part === 'moment') return ['moment', ...path.slice(1).map((key) => KEYS[key] ?? key)];
  if (typeof index !== 'number') return path;
  if (part === 'players') return ['players', playerNames(parts)[index] ?? '', ...inside];
  if (part === 'contacts') return ['contacts', ...(contactPlaces(parts)[index] ?? []), ...inside];
  if (part === 'bottoms') return ['bottom', index, ...inside];
  if (part !== 'patrols') return path;
  const factions = FACTIONS.filter((faction) => parts.patrols?.[faction] !== undefined);
  return ['patrols', factions[index] ?? '', ...inside];
}
