/** The records of a game's content pack by id. */
import { once } from '../../core';
import {
  neighbors,
  edgesOf,
  type AiCard,
  type Character,
  type Contact,
  type DatabankCard,
  type EncounterCard,
  type MarketCard,
  type Pack,
  type Patrol,
  type Ship,
  type Space,
} from '../facts';
import { packOf } from '../model/pack';
import type { OuterRimState } from '../model/state';

type OfPack = Pick<OuterRimState, 'content'>;

/** The records of a pack by id; maps of the pieces as they lie. */
interface Index {
  spaces: ReadonlyMap<string, Space>;
  characters: ReadonlyMap<string, Character>;
  ships: ReadonlyMap<string, Ship>;
  patrols: ReadonlyMap<string, Patrol>;
  market: ReadonlyMap<string, MarketCard>;
  contacts: ReadonlyMap<string, Contact>;
  databank: ReadonlyMap<string, DatabankCard>;
  encounters: ReadonlyMap<string, EncounterCard>;
  ai: ReadonlyMap<string, AiCard>;
  /** Ids of databank cards, by number. */
  numbered: ReadonlyMap<number, ReadonlySet<string>>;
  /** Adjacent spaces, by the arrangement of the pieces. */
  maps: Map<string, ReadonlyMap<string, readonly string[]>>;
}

function byId<A extends { id: string }>(list: readonly A[]): Map<string, A> {
  return new Map(list.map((each) => [each.id, each]));
}

function byNumber(cards: readonly DatabankCard[]): Map<number, Set<string>> {
  const numbered = new Map<number, Set<string>>();
  for (const { id, number } of cards) {
    const others = numbered.get(number);
    if (others) others.add(id);
    else numbered.set(number, new Set([id]));
  }
  return numbered;
}

const indexOf = once((pack: Pack): Index => ({
  spaces: byId(pack.map.spaces),
  characters: byId(pack.characters),
  ships: byId(pack.ships),
  patrols: new Map(pack.patrols.map((patrol) => [`${patrol.faction} ${patrol.level}`, patrol])),
  market: byId(pack.market),
  contacts: byId(pack.contacts),
  databank: byId(pack.databank),
  encounters: byId(pack.encounters),
  ai: byId(pack.ai),
  numbered: byNumber(pack.databank),
  maps: new Map(),
}));

function found<A>(record: A | undefined, what: string, id: string): A {
  if (record === undefined) throw new Error(`the pack has no ${what} '${id}'`);
  return record;
}

export const spaceOf = (state: OfPack, id: string): Space => found(indexOf(packOf(state)).spaces.get(id), 'space', id);

export const characterCard = (state: OfPack, id: string): Character =>
  found(indexOf(packOf(state)).characters.get(id), 'character', id);
export const shipSheet = (state: OfPack, id: string): Ship => found(indexOf(packOf(state)).ships.get(id), 'ship', id);

export const patrolFront = (state: OfPack, faction: string, level: number): Patrol =>
  found(indexOf(packOf(state)).patrols.get(`${faction} ${level}`), 'patrol', `${faction} ${level}`);
export const marketCard = (state: OfPack, id: string): MarketCard =>
  found(indexOf(packOf(state)).market.get(id), 'market card', id);
export const contactOf = (state: OfPack, id: string): Contact =>
  found(indexOf(packOf(state)).contacts.get(id), 'contact', id);
export const databankCard = (state: OfPack, id: string): DatabankCard =>
  found(indexOf(packOf(state)).databank.get(id), 'databank card', id);
export const encounterCard = (state: OfPack, id: string): EncounterCard =>
  found(indexOf(packOf(state)).encounters.get(id), 'encounter card', id);
export const aiCard = (state: OfPack, id: string): AiCard => found(indexOf(packOf(state)).ai.get(id), 'AI card', id);

/** Every databank card with a number, in the databank or not. */
export const databankNumbered = (state: OfPack, number: number): ReadonlySet<string> =>
  indexOf(packOf(state)).numbered.get(number) ?? NONE;

const NONE: ReadonlySet<string> = new Set();

/** Does the pack have such a record? For what enters from outside. */
export function known(state: OfPack, list: Exclude<keyof Index, 'maps' | 'numbered' | 'patrols'>, id: string): boolean {
  return indexOf(packOf(state))[list].has(id);
}

/** What a section of an encounter card can be about: a space, or 'navpoint' for every navpoint (or.space-encounter.03). */
export function isSection(state: OfPack, id: string): boolean {
  return id === 'navpoint' || known(state, 'spaces', id);
}

type OfMap = Pick<OuterRimState, 'content' | 'pieces'>;
type Neighbors = ReadonlyMap<string, readonly string[]>;

/** Adjacent spaces on the map as it lies (or.movement.04). */
export function mapOf(state: OfMap): Neighbors {
  const pack = packOf(state);
  const { pieces } = state;
  if (lastMap?.pack !== pack || !areSame(lastMap.pieces, pieces))
    lastMap = { pack, pieces: [...pieces], map: mapLaid(pack, pieces) };
  return lastMap.map;
}

/** One game is asked many things in a row: the last map is mostly the one. Its key is a list, so that `memo` would have to join it each time. */
// eslint-disable-next-line holojudge/no-module-state
let lastMap: { pack: Pack; pieces: readonly string[]; map: Neighbors } | null = null;

function areSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

function mapLaid(pack: Pack, pieces: readonly string[]): Neighbors {
  const { maps } = indexOf(pack);
  const key = pieces.join(' ');
  let map = maps.get(key);
  if (!map) maps.set(key, (map = neighbors(edgesOf(pack.map, [...pieces]))));
  return map;
}

/** What abilities that an app adds may be on, of this game's pack: `character/boba-fett`, `ship/slave-i`, and cards that are kept, `market/jetpack`. */
export function cardsIn(state: OfPack): string[] {
  const { characters, ships, market, databank, encounters } = indexOf(packOf(state));
  const named = { character: characters, ship: ships, market, databank, encounter: encounters };
  return Object.entries(named).flatMap(([from, records]) => [...records.keys()].map((id) => `${from}/${id}`));
}

/** Every sheet once; a starting sheet under the name of its first side, as its two sides are two ships (or.components.01). */
export function shipSheets(pack: Pack): string[] {
  const first = pack.ships.find((ship) => ship.starting);
  return pack.ships.flatMap((ship) =>
    ship.starting && ship !== first ? [] : Array.from({ length: ship.sheets }, () => ship.id),
  );
}
