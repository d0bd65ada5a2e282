/** The map with its doors as they stand, laid out so that lines and steps are found quickly. It knows no characters. */
import { TERRAIN_EFFECTS } from '../facts/terrain';
import type { BattleMap, DoorId, Edge, Square } from '../facts/battle-map';
import type { DoorStates } from '../model/map';
import type { Barrier } from './barriers';

/** Squares are numbered `row * columns + column`. An edge is 1 where a wall or a closed door stands: they are alike (min.movement-advanced.09). */
export interface Board {
  readonly map: BattleMap;
  readonly doors: DoorStates;
  readonly columns: number;
  readonly rows: number;
  readonly pillar: Uint8Array;
  readonly pit: Uint8Array;
  readonly slow: Uint8Array;
  readonly lowObjects: Uint8Array;
  /** Left edge of a square: `row * (columns + 1) + column`; the frame of the map is no wall. */
  readonly leftWall: Uint8Array;
  /** Lower edge of a square: `row * columns + column`. */
  readonly lowerWall: Uint8Array;
  /** The closed doors, each at the numbers of its edges. */
  readonly closedDoors: ReadonlyMap<number, DoorId>;
  /** Corners that a wall touches: `y * (columns + 1) + x`. */
  readonly wallCorner: Uint8Array;
  /** What the ways of spaces of each size are (movement.ts), made when first asked for. */
  readonly ways: Map<string, Uint8Array>;
  /** What was found of two squares or a space before: it is the same for as long as doors stand so. */
  readonly known: Known;
}

/** Answers by number, as the queries that keep them number their questions. */
interface Known {
  readonly sights: Map<number, boolean>;
  readonly inTheWay: Map<number, readonly Barrier[]>;
  readonly distances: Map<number, Uint16Array>;
  readonly besideDoors: Map<number, readonly DoorId[]>;
}

const boards = new WeakMap<BattleMap, Map<string, Board>>();
/** One skirmish asks for its board many times in a row; `doors` is replaced, never changed. */
// eslint-disable-next-line holojudge/no-module-state -- it only spares the key
let last: { map: BattleMap; doors: DoorStates; board: Board } | null = null;

/** Ways in which doors stand that are remembered for one map: on our largest map random skirmishes come back to about fifty. */
const MOST_BOARDS = 64;

/** The board of a map and its doors; the same one every time, as long as it is remembered. */
export function boardOf(map: BattleMap, doors: DoorStates): Board {
  if (last?.map === map && last.doors === doors) return last.board;
  let known = boards.get(map);
  if (!known) boards.set(map, (known = new Map()));
  const key = map.doors.map(({ id }) => doors[id] ?? 'closed').join();
  const board = known.get(key) ?? laidOut(map, doors);
  // Put behind the others, so that the first is the one that was not asked for longest.
  known.delete(key);
  known.set(key, board);
  if (known.size > MOST_BOARDS) for (const oldest of known.keys()) if (known.delete(oldest)) break;
  last = { map, doors, board };
  return board;
}

export function isClosed(doors: DoorStates, id: string): boolean {
  return (doors[id] ?? 'closed') === 'closed';
}

/** What stands where: low objects (min.terrain-low-objects.04), walls and pillars (min.terrain-walls.04), closed doors. */
function laidOut(map: BattleMap, doors: DoorStates): Board {
  const { columns, rows } = map;
  const squares = columns * rows;
  const closedDoors = new Map<number, DoorId>();
  const board: Board = {
    map,
    doors,
    columns,
    rows,
    pillar: new Uint8Array(squares),
    pit: new Uint8Array(squares),
    slow: new Uint8Array(squares),
    lowObjects: new Uint8Array(squares),
    leftWall: new Uint8Array((columns + 1) * rows),
    lowerWall: new Uint8Array(columns * (rows + 1)),
    closedDoors,
    wallCorner: new Uint8Array((columns + 1) * (rows + 1)),
    ways: new Map(),
    known: { sights: new Map(), inTheWay: new Map(), distances: new Map(), besideDoors: new Map() },
  };
  for (const [row, line] of map.squares.entries()) {
    for (const [column, terrain] of line.entries()) {
      const { slows, entered, blocksSight, givesCover } = TERRAIN_EFFECTS[terrain];
      const at = row * columns + column;
      if (blocksSight) setPillar(board, column, row);
      else if (givesCover) board.lowObjects[at] = 1;
      if (entered === 'over-pits') board.pit[at] = 1;
      if (slows) board.slow[at] = 1;
    }
  }
  for (const wall of map.walls) setWall(board, wall);
  for (const { id, edges } of map.doors) {
    // An open door is as if it were not there (min.terrain-doors.04).
    for (const edge of isClosed(doors, id) ? edges : []) {
      setWall(board, edge);
      const number = edgeNumber(board, edge);
      // Of doors that share an edge the first one is named.
      if (!closedDoors.has(number)) closedDoors.set(number, id);
    }
  }
  return board;
}

/** Edges on the right of squares have the first numbers, row by row, then those on top. */
export function edgeNumber({ columns, rows }: Board, { square: [column, row], side }: Edge): number {
  // The frame of the map has edges, too: on the left of column 0, and below row 0.
  const right = (columns + 1) * rows;
  return side === 'right' ? row * (columns + 1) + column + 1 : right + (row + 1) * columns + column;
}

function setPillar({ columns, pillar, wallCorner }: Board, column: number, row: number): void {
  pillar[row * columns + column] = 1;
  for (const y of [row, row + 1]) for (const x of [column, column + 1]) wallCorner[y * (columns + 1) + x] = 1;
}

/** In the way of steps and of lines (min.movement-basics.08, min.line-of-sight-basics.03). */
function setWall({ columns, leftWall, lowerWall, wallCorner }: Board, { square: [column, row], side }: Edge): void {
  const wide = columns + 1;
  wallCorner[(row + 1) * wide + column + 1] = 1;
  if (side === 'right') {
    leftWall[row * wide + column + 1] = 1;
    wallCorner[row * wide + column + 1] = 1;
  } else {
    lowerWall[(row + 1) * columns + column] = 1;
    wallCorner[(row + 1) * wide + column] = 1;
  }
}

export function onBoard({ columns, rows }: Board, column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < columns && row < rows;
}

/** Does a wall stand between two squares that share an edge? */
export function wallBetween(board: Board, [ac, ar]: Square, [bc, br]: Square): boolean {
  return ar === br
    ? board.leftWall[ar * (board.columns + 1) + Math.max(ac, bc)] === 1
    : board.lowerWall[Math.max(ar, br) * board.columns + ac] === 1;
}

/** Does a wall touch this square, be it at a corner (min.wall-climber.01)? Walls that count are drawn or pillars; the edge of the map is none. */
export function besideWall({ columns, wallCorner }: Board, [column, row]: Square): boolean {
  const at = row * (columns + 1) + column;
  return [at, at + 1, at + columns + 1, at + columns + 2].some((corner) => wallCorner[corner] === 1);
}
