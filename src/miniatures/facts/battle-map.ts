/** A map of the game as it is printed: squares, walls and doors on the edges between them, start areas. Nothing of it changes in play. */
import type { Terrain } from './terrain';

/** Column and row; [0, 0] is the lower left square of the map. */
export type Square = readonly [column: number, row: number];

/** An edge between two squares: the right side or the top of the one that lies to its left or below it. */
export interface Edge {
  readonly square: Square;
  readonly side: 'right' | 'top';
}

/** Name of a door on its map: `door-1`, `door-2`, as one reads the drawing. */
export type DoorId = string;

/** A door: edges in one straight row that open and close together (min.door.01, min.terrain-doors.01). */
export interface Door {
  readonly id: DoorId;
  readonly edges: readonly Edge[];
}

/** All squares from one corner of an area to the other, both among them. */
export interface Area {
  /** The lower left square. */
  readonly from: Square;
  /** The upper right square. */
  readonly to: Square;
}

/** A battle grid (min.battle-grid.01). */
export interface BattleMap {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  /** `squares[row][column]`, the lowest row first; each has its terrain by itself, inside an area of it as at its border (min.terrain.05). */
  readonly squares: readonly (readonly Terrain[])[];
  /** Edges that are walls, in reading order (min.terrain-walls.01). */
  readonly walls: readonly Edge[];
  readonly doors: readonly Door[];
  /** Where the two sides set up. */
  readonly startAreas: readonly [Area, Area];
}

/** A start area is so many squares deep, from a short edge of the map (min.setting-up.02, .03). */
export const START_DEPTH = 4;

/** The start areas at the two short edges: left and right of a map that is wider than high, else below and above. */
export function shortEdges(columns: number, rows: number): readonly [Area, Area] {
  const wide = columns > rows;
  const depth = Math.min(START_DEPTH, Math.floor((wide ? columns : rows) / 2)) - 1;
  const last: Square = [columns - 1, rows - 1];
  return wide
    ? [
        { from: [0, 0], to: [depth, last[1]] },
        { from: [last[0] - depth, 0], to: last },
      ]
    : [
        { from: [0, 0], to: [last[0], depth] },
        { from: [0, last[1] - depth], to: last },
      ];
}

/** Does a square lie in an area? */
export function inArea({ from, to }: Area, [column, row]: Square): boolean {
  return column >= from[0] && column <= to[0] && row >= from[1] && row <= to[1];
}

/** The terrain of a square; squares beside the map are nothing that could be entered, which is what walls are. */
export function terrainOf({ squares }: BattleMap, [column, row]: Square): Terrain {
  return squares[row]?.[column] ?? 'wall';
}
