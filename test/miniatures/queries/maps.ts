/** Maps of tests: drawn in a few lines, or at random. */
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import type { Reason } from '../../../src/core';
import { shortEdges, type BattleMap, type Edge, type Square } from '../../../src/miniatures/facts/battle-map';
import { readMap } from '../../../src/miniatures/facts/map-text';
import type { Terrain } from '../../../src/miniatures/facts/terrain';
import type { Space } from '../../../src/miniatures/model/map';
import { boardOf, type Board } from '../../../src/miniatures/queries/board';
import { DIRECTIONS, fits, groundOf, whyNoStep, type Mover } from '../../../src/miniatures/queries/movement';
import { overlap } from '../../../src/miniatures/queries/spaces';

/** A map from its drawing, indented as the test is. */
export function drawn(drawing: string): BattleMap {
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  const read = readMap(lines.join('\n'));
  if (E.isLeft(read)) throw new Error(read.left.message);
  return read.right;
}

/** Its board, with all doors closed. */
export const board = (drawing: string): Board => boardOf(drawn(drawing), {});

export const one = (column: number, row: number): Space => ({ at: [column, row], size: 1 });
export const large = (column: number, row: number): Space => ({ at: [column, row], size: 2 });
export const huge = (column: number, row: number): Space => ({ at: [column, row], size: 3 });

/** Why a character with its whole space cannot step onto the square beside it; null: it can. */
export function whyNotStep(on: Board, mover: Mover, from: Square, to: Square): Reason | null {
  const direction = DIRECTIONS.findIndex(([dx, dy]) => from[0] + dx === to[0] && from[1] + dy === to[1]);
  if (direction < 0) throw new Error('no step leads there');
  return whyNoStep(groundOf(on, mover), { at: from, size: mover.size }, direction);
}

function edgesOf(columns: number, rows: number): Edge[] {
  const squares = Array.from({ length: columns * rows }, (_, i): Square => [i % columns, Math.floor(i / columns)]);
  return squares.flatMap((square): Edge[] => [
    ...(square[0] + 1 < columns ? [{ square, side: 'right' } as const] : []),
    ...(square[1] + 1 < rows ? [{ square, side: 'top' } as const] : []),
  ]);
}

const terrain: fc.Arbitrary<Terrain> = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Terrain>('clear') },
  { weight: 2, arbitrary: fc.constantFrom<Terrain>('low-objects', 'difficult', 'pit') },
  { weight: 1, arbitrary: fc.constant<Terrain>('wall') },
);

/** Small maps with few or many walls, and now and then a door. */
export const anyMap = (least = 3, most = 6): fc.Arbitrary<BattleMap> =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }), fc.integer({ min: 1, max: 5 }))
    .chain(([columns, rows, walls]) =>
      fc.record({
        columns: fc.constant(columns),
        rows: fc.constant(rows),
        squares: fc.array(fc.array(terrain, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
        edges: fc.array(fc.integer({ min: 0, max: 19 }), {
          minLength: 2 * columns * rows,
          maxLength: 2 * columns * rows,
        }),
        walls: fc.constant(walls),
      }),
    )
    .map(({ columns, rows, squares, edges, walls }) => {
      const all = edgesOf(columns, rows);
      return {
        name: '',
        columns,
        rows,
        squares,
        walls: all.filter((_, i) => (edges[i] ?? 0) < walls),
        doors: all.filter((_, i) => edges[i] === 19).map((edge, i) => ({ id: `door-${i + 1}`, edges: [edge] })),
        startAreas: shortEdges(columns, rows),
      };
    });

/** All spaces of a size that fit on a map. */
export function spacesOn(map: BattleMap, size: number): Space[] {
  const all = Array.from({ length: map.columns * map.rows }, (_, i): Space => ({
    at: [i % map.columns, Math.floor(i / map.columns)],
    size,
  }));
  return all.filter((space) => fits(boardOf(map, {}), space));
}

/** Up to some spaces of these sizes on a map, none in another; chosen by numbers. */
export function placed(map: BattleMap, sizes: readonly number[], picks: readonly number[]): Space[] {
  const found: Space[] = [];
  for (const [i, size] of sizes.entries()) {
    const free = spacesOn(map, size).filter((space) => !found.some((other) => overlap(space, other)));
    const space = free[(picks[i] ?? 0) % Math.max(1, free.length)];
    if (!space) return [];
    found.push(space);
  }
  return found;
}

/** The map and spaces on it turned, mirrored or moved: what every rule of lines and steps is the same under. */
export interface Change {
  readonly name: string;
  map(map: BattleMap): BattleMap;
  space(map: BattleMap, space: Space): Space;
}

const edgeTo = (edge: Edge, square: (square: Square) => Square): Edge => {
  const [c, r] = edge.square;
  const [a, b] = [square(edge.square), square(edge.side === 'right' ? [c + 1, r] : [c, r + 1])];
  const first: Square = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  return { square: first, side: a[1] === b[1] ? 'right' : 'top' };
};

function changed(map: BattleMap, columns: number, rows: number, to: (square: Square) => Square): BattleMap {
  const squares = Array.from({ length: rows }, () => Array.from({ length: columns }, (): Terrain => 'clear'));
  for (const [row, line] of map.squares.entries())
    for (const [column, each] of line.entries()) {
      const [c, r] = to([column, row]);
      squares[r]?.splice(c, 1, each);
    }
  const edges = (all: readonly Edge[]): Edge[] => all.map((edge) => edgeTo(edge, to));
  const doors = map.doors.map(({ id, edges: own }) => ({ id, edges: edges(own) }));
  return { ...map, columns, rows, squares, walls: edges(map.walls), doors };
}

const lowest = (space: Space, to: (square: Square) => Square): Space => {
  const [a, b] = [to(space.at), to([space.at[0] + space.size - 1, space.at[1] + space.size - 1])];
  return { at: [Math.min(a[0], b[0]), Math.min(a[1], b[1])], size: space.size };
};

const change = (name: string, swap: boolean, to: (map: BattleMap, square: Square) => Square): Change => ({
  name,
  map: (map) => changed(map, swap ? map.rows : map.columns, swap ? map.columns : map.rows, (square) => to(map, square)),
  space: (map, space) => lowest(space, (square) => to(map, square)),
});

export const CHANGES: readonly Change[] = [
  change('turned by a quarter', true, ({ rows }, [c, r]) => [rows - 1 - r, c]),
  change('turned by a half', false, ({ columns, rows }, [c, r]) => [columns - 1 - c, rows - 1 - r]),
  change('mirrored', false, ({ columns }, [c, r]) => [columns - 1 - c, r]),
];

/** The map in the middle of a larger one that is clear around it: lines stay what they are, ways may become shorter. */
export function inLarger(map: BattleMap, by: number): { map: BattleMap; space(space: Space): Space } {
  const to = ([c, r]: Square): Square => [c + by, r + by];
  return {
    map: changed(map, map.columns + 2 * by, map.rows + 2 * by, to),
    space: (space) => lowest(space, to),
  };
}
