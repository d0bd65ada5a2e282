/** Pieces of files whose table is measured: their names by kinds, keys that they share, how they stand, and where in the file a position speaks of them. */
import * as E from 'fp-ts/lib/Either';
import type { Path, Rejection } from '../core';
import { EAST, NORTH, SOUTH, WEST, type Point, type Pose } from '../core/geometry';
import { count, eitherOf, listOf, mapOf, object, orNothing, readAs, type Codec, type Keys } from './keys';
import { placePieces, type Piece, type PlaceNames } from './places';

/** Names by the kinds of what they name. */
export type NamesByKind = Readonly<Record<string, readonly string[]>>;

/** Names of players, of pieces by their kinds, and of all pieces: `object`. */
export function namesByKind(player: readonly string[], pieces: NamesByKind): NamesByKind {
  return { table: ['table'], player, ...pieces, object: Object.values(pieces).flat() };
}

export function idsOf(all: readonly { id: string }[]): string[] {
  return all.map(({ id }) => id);
}

/** The players, each with what these keys say of them, or nothing. */
export function namedPlayers<const K extends Keys>(keys: K, description: string, most = 2) {
  return mapOf(orNothing(object(keys)), description, { least: 2, most });
}

/** Damage cards: how many lie facedown, or also which lie faceup. */
export function damageCards<A>(card: Codec<A>, most: number) {
  const both = object({ facedown: count('How many'), faceup: listOf(card, undefined, { most }) });
  const either = eitherOf(count('Facedown damage cards'), both);
  return readAs(either, (found) => (typeof found === 'number' ? { facedown: found } : found));
}

/** Where the words of a file put a piece. */
interface Stands {
  at: Piece['at'] | null;
  facing?: Piece['facing'];
}

/** The pieces of a part of the file (`ships`) that stand on the table. */
export function piecesIn<W extends Stands>(
  part: string,
  all: Readonly<Record<string, W | undefined>> | undefined,
  piece: (id: string, words: W) => Pick<Piece, 'area' | 'otherwise'>,
): Record<string, Piece> {
  const standing = Object.entries(all ?? {}).flatMap(([id, words]): [string, Piece][] => {
    if (!words || words.at === null) return [];
    return [[id, { at: words.at, facing: words.facing, ...piece(id, words), path: [part, id, 'at'] }]];
  });
  return Object.fromEntries(standing);
}

/** Where players look who sit at the south, north, west and east edge, in this order. */
const ACROSS = [NORTH, SOUTH, EAST, WEST] as const;

/** Ships that coordinates place look across the table from the seat of their player, 0 the first; placed by another piece they look as that does. */
export function acrossTheTable({ at }: Stands, seat: number): Pick<Piece, 'otherwise'> {
  return typeof at === 'string' ? {} : { otherwise: ACROSS[seat] ?? NORTH };
}

/** Where in the file a path of the position is: its lists are maps there, with these names in this order. `within`: the rest of the path, for a piece. */
export function placeByName(path: Path, names: Partial<NamesByKind>, within: (rest: Path) => Path): Path {
  const [part, index, ...rest] = path;
  const named = names[String(part)];
  return named && typeof index === 'number' ? [String(part), named[index] ?? '', ...within(rest)] : path;
}

/** A path with the keys of a file where a position has fields of other names. */
export function keyed(keys: Readonly<Record<string, Path>>): (path: Path) => Path {
  return ([field, ...deeper]) => {
    if (field === undefined) return [];
    const key = Object.hasOwn(keys, field) ? keys[field] : undefined;
    return [...(key ?? [field]), ...deeper];
  };
}

/** Where words put a piece beside those that stand on the table: `[id, pose, what it covers]` of each. */
export function placeBeside(
  at: string,
  area: Piece['area'],
  standing: readonly (readonly [id: string, pose: Pose, area: Piece['area']])[],
  names: PlaceNames,
): E.Either<Rejection, Point> {
  // Names of places have no spaces.
  const own = 'the piece';
  const all = standing.map(([id, { x, y, heading }, covers]): [string, Piece] => [
    id,
    { at: [x, y], facing: [heading.x, heading.y], area: covers, path: [] },
  ]);
  const placed = placePieces({ ...Object.fromEntries(all), [own]: { at, facing: undefined, area, path: [] } }, names);
  return E.map((poses: Record<string, Pose>): Point => ({ x: poses[own]?.x ?? 0, y: poses[own]?.y ?? 0 }))(placed);
}
