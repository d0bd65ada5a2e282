/** The map: who is where, how far it is, where patrols and contacts lie. */
import { once } from '../../core';
import { FACTIONS, type ContactFilter, type Faction, type Pack, type Space } from '../facts';
import { mapOf, spaceOf } from './lookup';
import { packOf } from '../model/pack';
import type { ContactToken, OuterRimState, PatrolToken, SpaceId } from '../model/state';

type OfMap = Pick<OuterRimState, 'content' | 'pieces'>;

export function neighborsOf(state: OfMap, space: SpaceId): readonly SpaceId[] {
  return mapOf(state).get(space) ?? [];
}

type Neighbors = ReturnType<typeof mapOf>;
type Distances = ReadonlyMap<SpaceId, number>;

/** How far each space is by the shortest way that does not enter `avoid`. */
export function distancesFrom(state: OfMap, from: SpaceId, avoid: readonly SpaceId[] = []): Distances {
  const map = mapOf(state);
  if (avoid.length > 0) return distancesOn(map, from, avoid);
  const known = distancesOf(map);
  let found = known.get(from);
  if (!found) known.set(from, (found = distancesOn(map, from, avoid)));
  return found;
}

/** By the space that they are measured from: the map stays as it lies, and is measured often. */
const distancesOf = once((_map: Neighbors) => new Map<SpaceId, Distances>());

/** Is there a way that does not enter `avoid`? */
export function isReachable(state: OfMap, from: SpaceId, to: SpaceId, avoid: readonly SpaceId[]): boolean {
  const map = mapOf(state);
  const found = new Set([from]);
  for (const space of found) {
    if (space === to) return true;
    for (const next of map.get(space) ?? []) if (!avoid.includes(next)) found.add(next);
  }
  return false;
}

function distancesOn(map: Neighbors, from: SpaceId, avoid: readonly SpaceId[]): Distances {
  const found = new Map([[from, 0]]);
  for (const [space, distance] of found) {
    for (const next of map.get(space) ?? [])
      if (!found.has(next) && !avoid.includes(next)) found.set(next, distance + 1);
  }
  return found;
}

export function distance(state: OfMap, from: SpaceId, to: SpaceId): number {
  return distancesFrom(state, from).get(to) ?? Infinity;
}

export const isPlanet = (state: OuterRimState, space: SpaceId | null): boolean =>
  space !== null && spaceOf(state, space).kind === 'planet';

/** Patrols in a space, in the order of the factions. */
export function patrolsIn(state: OuterRimState, space: SpaceId | null): PatrolToken[] {
  const here: PatrolToken[] = [];
  for (const patrol of state.patrols) if (patrol.space === space) here.push(patrol);
  return here;
}

export function patrolOf(state: OuterRimState, faction: Faction): PatrolToken | undefined {
  return state.patrols.find((patrol) => patrol.faction === faction);
}

/** Factions of the patrols nearest to a space; several at the same distance. */
export function nearestPatrols(state: OuterRimState, space: SpaceId): Faction[] {
  const distances = distancesFrom(state, space);
  const away = (patrol: PatrolToken): number => distances.get(patrol.space) ?? Infinity;
  const least = Math.min(...state.patrols.map(away));
  return FACTIONS.filter((faction) =>
    state.patrols.some((patrol) => patrol.faction === faction && away(patrol) === least),
  );
}

/** The contact spaces of a planet: `lothal/1`, `lothal/2`. */
export function placesOf(state: OuterRimState, space: SpaceId): string[] {
  return placesBeside(spaceOf(state, space));
}

const placesBeside = ({ id, contacts }: Space): string[] => contacts.map((_class, i) => `${id}/${i + 1}`);

/** The planet beside which a contact space lies. */
export function planetOf(place: string): SpaceId {
  return place.slice(0, place.lastIndexOf('/'));
}

const placesIn = once((pack: Pack): readonly string[] => pack.map.spaces.flatMap(placesBeside));

export function allPlaces(state: OuterRimState): readonly string[] {
  return placesIn(packOf(state));
}

export function placeOf(token: ContactToken): string | null {
  return typeof token.at === 'object' && 'place' in token.at ? token.at.place : null;
}

/** The token on a contact space: its index in `state.contacts`, or -1. */
export function tokenAt(state: OuterRimState, place: string): number {
  return state.contacts.findIndex((token) => placeOf(token) === place);
}

/** The tokens that lie on contact spaces, by space: for whoever asks about many spaces. */
function tokensByPlace({ contacts }: OuterRimState): ReadonlyMap<string, ContactToken> {
  const tokens = new Map<string, ContactToken>();
  for (const token of contacts) {
    const place = placeOf(token);
    if (place !== null) tokens.set(place, token);
  }
  return tokens;
}

/** The contact token that lies on a card (crew or bounty), or -1. */
export function tokenOn(state: OuterRimState, card: string): number {
  return state.contacts.findIndex(({ at }) => typeof at === 'object' && 'card' in at && at.card === card);
}

/** Contact spaces beside a planet that hold a token: those contacts are met there (or.contact-encounter.02). */
export function contactsAt(state: OuterRimState, space: SpaceId | null): string[] {
  if (space === null) return [];
  return placesOf(state, space).filter((place) => tokenAt(state, place) >= 0);
}

/** Contact spaces with a token that fits, seen from a space. */
export function contactsWho(state: OuterRimState, from: SpaceId, filter: ContactFilter): string[] {
  const { where } = filter;
  const distances = distancesFrom(state, from);
  const tokens = tokensByPlace(state);
  return allPlaces(state).filter((place) => {
    const token = tokens.get(place);
    if (!token) return false;
    const away = distances.get(planetOf(place)) ?? Infinity;
    if (where === 'here' && away > 0) return false;
    if (typeof where === 'object' && away > where.within) return false;
    if (filter.class !== undefined && token.class !== filter.class) return false;
    return filter.facing === undefined || token.faceup === (filter.facing === 'faceup');
  });
}

/** Empty contact spaces and how many spaces away each is, the nearest first. */
export function emptyPlaces(state: OuterRimState, from: SpaceId): { place: string; away: number }[] {
  const distances = distancesFrom(state, from);
  const tokens = tokensByPlace(state);
  const empty = allPlaces(state).filter((place) => !tokens.has(place));
  return empty
    .map((place) => ({ place, away: distances.get(planetOf(place)) ?? Infinity }))
    .sort((a, b) => a.away - b.away);
}

function classOf(state: OuterRimState, place: string): string | undefined {
  const at = Number(place.slice(place.lastIndexOf('/') + 1)) - 1;
  return spaceOf(state, planetOf(place)).contacts[at];
}

/** Empty contact spaces nearest to a space; several at the same distance (or.bounties-on-crew.05). */
export function nearestEmptyPlaces(state: OuterRimState, from: SpaceId, ofClass: string | null = null): string[] {
  const empty = emptyPlaces(state, from).filter(({ place }) => ofClass === null || classOf(state, place) === ofClass);
  return empty.filter(({ away }) => away === empty[0]?.away).map(({ place }) => place);
}
