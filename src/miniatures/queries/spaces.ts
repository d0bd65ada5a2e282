/** Spaces of characters: the squares that they occupy (min.space.01, min.in-a-square.01). */
import { terrainOf, type BattleMap, type Square } from '../facts/battle-map';
import type { Terrain } from '../facts/terrain';
import type { Space } from '../model/map';

/** All squares of a space, from the lower left one, row by row. */
export function squaresOf({ at, size }: Space): Square[] {
  if (size === 1) return [at];
  const [column, row] = at;
  return Array.from({ length: size * size }, (_, i) => [column + (i % size), row + Math.floor(i / size)]);
}

/** Is any part of a space in this square (min.space.01, min.in-a-square.01)? */
export function isIn({ at, size }: Space, [column, row]: Square): boolean {
  return column >= at[0] && row >= at[1] && column < at[0] + size && row < at[1] + size;
}

/** Do two spaces share a square? */
export function overlap(a: Space, b: Space): boolean {
  return apart(a.at[0], a.size, b.at[0], b.size) < 0 && apart(a.at[1], a.size, b.at[1], b.size) < 0;
}

/** Do two spaces touch, be it at a corner, or share a square? Walls between them are not asked for. */
export function touch(a: Space, b: Space): boolean {
  return apart(a.at[0], a.size, b.at[0], b.size) <= 0 && apart(a.at[1], a.size, b.at[1], b.size) <= 0;
}

/** Squares from one space to another where nothing is in the way: a diagonal step counts 2 (min.range.02, .03). */
export function squaresApart(a: Space, b: Space): number {
  const along = (axis: 0 | 1): number => Math.max(0, apart(a.at[axis], a.size, b.at[axis], b.size) + 1);
  return along(0) + along(1);
}

/** How many squares lie between two stretches; less than 0: they share some. */
function apart(a: number, aSize: number, b: number, bSize: number): number {
  return Math.max(b - a - aSize, a - b - bSize);
}

/** Is a character on a kind of terrain: does any part of its space lie on it (min.on-terrain.01)? */
export function isOn(map: BattleMap, space: Space, terrain: Terrain): boolean {
  return squaresOf(space).some((square) => terrainOf(map, square) === terrain);
}
