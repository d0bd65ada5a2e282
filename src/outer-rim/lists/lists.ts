/** The lists of a pack under one kind of name (`ships`, `map.spaces`), so that merging, counting and checking walk them alike. */
import { LISTS, MAP_LISTS, type ListName, type MapListName } from '../facts/codecs/pack';
import type { Entry, MapContent, Pack } from '../facts/pack';

export type AnyList = ListName | `map.${MapListName}`;

export const LIST_NAMES: readonly AnyList[] = [
  ...(Object.keys(MAP_LISTS) as MapListName[]).map((name) => `map.${name}` as const),
  ...(Object.keys(LISTS) as ListName[]),
];

/** All lists of records of a pack. */
export function listsOf(pack: Pack): Record<AnyList, readonly Entry[]> {
  const list = (name: AnyList): readonly Entry[] =>
    inMap(name) ? pack.map[inMap(name) as MapListName] : pack[name as ListName];
  return Object.fromEntries(LIST_NAMES.map((name) => [name, list(name)])) as unknown as Record<
    AnyList,
    readonly Entry[]
  >;
}

/** The pack with other lists. The lists must hold records of their kind: decode before. */
export function withLists(pack: Pack, lists: Record<AnyList, readonly Entry[]>): Pack {
  const own = Object.fromEntries(Object.keys(LISTS).map((name) => [name, lists[name as ListName]]));
  const map = Object.fromEntries(Object.keys(MAP_LISTS).map((name) => [name, lists[`map.${name as MapListName}`]]));
  return { ...pack, ...own, map: { ...pack.map, ...(map as Partial<MapContent>) } };
}

/** Where a list stands in a pack. */
export function listPath(name: AnyList): string[] {
  return name.split('.');
}

function inMap(name: AnyList): MapListName | null {
  return name.startsWith('map.') ? (name.slice(4) as MapListName) : null;
}
