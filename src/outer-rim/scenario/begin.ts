/** The described table -> the position that the game resumes from, or the setup that it begins with. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json, type Rejection } from '../../core';
import { didYouMean } from '../../core/codec/nearest';
import type { Parts, Start } from '../../language/language';
import { FACTIONS, MARKET_DECKS, type Pack } from '../facts';
import type { PlacedBelow, PlacedContact, PlacedPlayer, Position } from '../begin/position';
import { AI_PLAYER, type OuterRimSetup } from '../begin/set-up';
import { AI_STARTING_CARDS } from '../procedures/setup';
import { lexiconOf, type Lexicon } from './lexicon';
import { packIn, packInput } from './pack-part';
import { asOuterRim, type ContactWords, type OuterRimParts, type PlayerWords } from './parts';

type Path = readonly (string | number)[];
type Read<A> = E.Either<Rejection, A>;

/** Where somebody stands of whom the file does not say it: on a planet at the end of the map, of no faction. */
const FAR_OFF = 'ring-of-kafrene';

/** The players at the table: one person alone plays against the AI player. */
export function playerNames({ players }: Pick<OuterRimParts, 'players'>): string[] {
  const names = Object.keys(players);
  return names.length === 1 && names[0] !== AI_PLAYER ? [...names, AI_PLAYER] : names;
}

export function begin(given: Parts): Read<Start> {
  const parts = asOuterRim(given);
  if (parts.moment === 'setup') return setupIn(parts);
  if (parts.map === 'modular')
    return no(['map'], "a modular map is drawn in setup; write its tiles, or 'moment: setup'");
  const pack = packIn(parts);
  const words = lexiconOf(pack);
  const names = playerNames(parts);
  const characters = charactersOf(parts, names, pack);
  const contacts = contactsIn(parts, words);
  if (E.isLeft(contacts)) return contacts;
  const { player, step, done, turn } = parts.moment ?? {};
  const position: Position = {
    players: names.map((id) => placedPlayer(id, parts.players[id] ?? {}, characters[id] ?? '', words)),
    moment: defined({
      player: player ?? parts.first ?? names[0] ?? '',
      step,
      performed: done && [...done],
    }) as Position['moment'],
    negotiation: parts.negotiation ?? false,
    contacts: contacts.right,
    ...defined({
      first: parts.first,
      turn,
      variant: parts.variant,
      pieces: piecesIn(parts, pack, words),
      patrols: patrolsIn(parts, words),
      market: marketIn(parts, words),
      encounters: encountersIn(parts, pack, words),
      aiCards: idsOf(words, 'ai', parts['ai-cards']),
      goals: idsOf(words, 'space', parts.goals),
      bottoms: parts.bottom?.map((each) => placedBelow(each, words)),
      box: idsOf(words, 'boxed', parts.box),
      supply: idsOf(words, 'ship', parts.supply),
      pack: packInput(parts),
    }),
  };
  return E.right({ position: position as unknown as Json });
}

/** A game from its first setup step: nobody has anything yet. */
function setupIn(parts: OuterRimParts): Read<Start> {
  const words = lexiconOf(packIn(parts));
  const names = Object.keys(parts.players);
  for (const [id, player] of Object.entries(parts.players)) {
    const more = Object.keys(player ?? {}).find((key) => key !== 'character');
    if (more !== undefined) return no(['players', id, more], `before setup ${id} has nothing but perhaps a character`);
  }
  if (Array.isArray(parts.map)) return no(['map'], 'setup lays the standard map, or draws a modular one');
  for (const key of [
    'patrols',
    'contacts',
    'market',
    'encounters',
    'bottom',
    'box',
    'supply',
    'ai-cards',
    'goals',
  ] as const)
    if (parts[key] !== undefined) return no([key], `before setup there are no ${key} that could be described`);
  const chosen = Object.entries(parts.players).flatMap(([id, player]) =>
    player?.character === undefined ? [] : [[id, idOf(words, 'character', player.character)]],
  );
  const setup = {
    players: names.length === 2 ? names.filter((name) => name !== AI_PLAYER) : names,
    characters: Object.fromEntries(chosen) as Record<string, string>,
    negotiation: parts.negotiation ?? false,
    ...defined({ first: parts.first, variant: parts.variant, map: parts.map, pack: packInput(parts) }),
  } as OuterRimSetup;
  return E.right({ setup: setup as unknown as Json });
}

function idOf(words: Lexicon, topic: keyof Lexicon, word: string): string {
  return words[topic].id(word) ?? word;
}

function idsOf(words: Lexicon, topic: keyof Lexicon, list: readonly string[] | undefined): string[] | undefined {
  return list?.map((word) => idOf(words, topic, word));
}

/** Whoever is not said to be somebody plays a character that is left; the AI player one that it may be. */
function charactersOf(parts: OuterRimParts, names: readonly string[], pack: Pack): Record<string, string> {
  const words = lexiconOf(pack);
  const said = Object.entries(parts.players).flatMap(([id, player]) =>
    player?.character === undefined ? [] : [[id, idOf(words, 'character', player.character)] as const],
  );
  const characters: Record<string, string> = Object.fromEntries(said);
  for (const id of names) {
    const isFree = (character: string): boolean => !Object.values(characters).includes(character);
    const fits = (databank: number): boolean => id !== AI_PLAYER || AI_STARTING_CARDS.includes(databank);
    characters[id] ??= pack.characters.find((each) => isFree(each.id) && fits(each.databank))?.id ?? '';
  }
  return characters;
}

function placedPlayer(id: string, given: PlayerWords, character: string, words: Lexicon): PlacedPlayer {
  const ship = given.ship === undefined ? undefined : idOf(words, 'ship', given.ship);
  const tokens = given['goal-tokens'];
  return {
    id,
    character,
    at: given.at === undefined ? FAR_OFF : idOf(words, 'space', given.at),
    ...defined({
      ship: ship?.replace(/!$/, ''),
      shipTurned: ship?.endsWith('!'),
      turned: given['goal-done'],
      credits: given.credits,
      fame: given.fame,
      reputation: given.reputation,
      damage: given.damage,
      defeated: given.defeated,
      cards: given.cards?.map((each) => placedCard(typeof each === 'string' ? { card: each } : each, words)),
      secrets: given.secrets?.map((each) => withSpace(idOf(words, 'secret', each))),
      goalTokens: typeof tokens === 'number' ? { character: tokens } : tokens,
      marked: idsOf(words, 'space', given.marked),
      ai: id === AI_PLAYER ? true : undefined,
    }),
  } as PlacedPlayer;
}

function placedCard(
  { card, captured }: { card: string; captured?: boolean },
  words: Lexicon,
): { card: string; space?: string; captured?: boolean } {
  const id = idOf(words, 'card', card);
  const { card: bare, space } = withSpace(id.slice(id.indexOf('/') + 1));
  return { card: bare, ...defined({ space: space === '' ? undefined : space, captured }) };
}

/** `navpoint-5@navpoint`: the card, and the space of its section. */
function withSpace(id: string): { card: string; space: string } {
  const at = id.lastIndexOf('@');
  return at < 0 ? { card: id, space: '' } : { card: id.slice(0, at), space: id.slice(at + 1) };
}

/** The tiles as written, between the endcaps of the standard map if these are left out. */
function piecesIn({ map }: OuterRimParts, pack: Pack, words: Lexicon): string[] | undefined {
  if (map === undefined || typeof map === 'string') return undefined;
  const pieces = map.map((word) => idOf(words, 'piece', word));
  const { leftEnd, rightEnd } = pack.map.standard;
  return [leftEnd, rightEnd].some((end) => pieces.includes(end)) ? pieces : [leftEnd, ...pieces, rightEnd];
}

function patrolsIn({ patrols }: OuterRimParts, words: Lexicon): Position['patrols'] {
  if (!patrols) return undefined;
  return FACTIONS.flatMap((faction) => {
    const given = patrols[faction];
    if (given === undefined) return [];
    const { at, level } = typeof given === 'string' ? { at: given, level: undefined } : given;
    return [{ faction, ...defined({ level, at: at === undefined ? undefined : idOf(words, 'space', at) }) }];
  }) as Position['patrols'];
}

function contactsIn({ contacts }: OuterRimParts, words: Lexicon): Read<PlacedContact[]> {
  const placed: PlacedContact[] = [];
  for (const [key, given] of Object.entries(contacts ?? {})) {
    if (isGone(given)) {
      placed.push(...given.map((who) => ({ at: 'box', contact: idOf(words, 'contact', who) })));
      continue;
    }
    const at = words.place.id(key);
    if (at === undefined)
      return no(['contacts', key], `there is no contact space '${key}'${didYouMean(key, words.place.words)}`);
    placed.push({ at, ...placedContact(given, words) });
  }
  return E.right(placed);
}

/** The schema allows a list for the box alone. */
function isGone(given: ContactWords | readonly string[]): given is readonly string[] {
  return Array.isArray(given);
}

function placedContact(given: ContactWords, words: Lexicon): Omit<PlacedContact, 'at'> {
  if (given === 'empty') return { gone: true };
  const { who, faceup, 'seen-by': seenBy } = typeof given === 'string' ? ({ who: given } as const) : given;
  const knownTo = seenBy && [...seenBy];
  return { contact: idOf(words, 'contact', who), ...defined({ faceup, knownTo }) } as Omit<PlacedContact, 'at'>;
}

function marketIn({ market }: OuterRimParts, words: Lexicon): Position['market'] {
  if (!market) return undefined;
  const tops = MARKET_DECKS.flatMap((deck) => {
    const given = market[deck];
    if (given === undefined) return [];
    const [top = null, ...next] = [given ?? []].flat().map((word) => idOf(words, 'market', word));
    return [[deck, { top, next }]];
  });
  return Object.fromEntries(tops) as Position['market'];
}

function placedBelow(given: NonNullable<OuterRimParts['bottom']>[number], words: Lexicon): PlacedBelow {
  if (typeof given === 'string') return idOf(words, 'below', given);
  return { card: idOf(words, 'below', given.card), knownTo: [...given['seen-by']] };
}

/** Each card goes onto its own deck, those written first uppermost. */
function encountersIn({ encounters }: OuterRimParts, pack: Pack, words: Lexicon): Position['encounters'] {
  if (!encounters) return undefined;
  const decks: Record<string, string[]> = {};
  for (const word of encounters) {
    const id = idOf(words, 'encounter', word);
    const deck = pack.encounters.find((card) => card.id === id)?.deck ?? '';
    (decks[deck] ??= []).push(id);
  }
  return decks;
}

/** Without the keys that are undefined: exact optional fields want them absent. */
function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function no(path: Path, message: string): E.Either<Rejection, never> {
  return reject(reason('no-such-position', message, []), path);
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
    isGone(given) ? given.map((_who, i) => [key, i]) : [[key]],
  );
}

/** Where in the file a path of the position or setup is. */
export function placeOf(path: Path, given: Parts): Path {
  const parts = asOuterRim(given);
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
