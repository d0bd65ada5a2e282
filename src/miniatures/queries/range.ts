/** Distances in squares, for targets and for range (min.choosing-a-target.04, min.range): counted around walls, a diagonal square as 2. */
import type { Square } from '../facts/battle-map';
import type { Space } from '../model/map';
import type { Board } from './board';
import { waysOf } from './movement';
import { squaresOf } from './spaces';

/** There is no way around the walls. */
const NONE = 0xffff;

/** How far each square is from the nearest square of a space, 65535 where no way leads: squares are numbered as on the board. */
export type Distances = Uint16Array;

/**
 * Steps straight on count 1. Diagonal ones count 2, and where one is allowed two straight ones are, so that they shorten nothing. Terrain and
 * characters do not lengthen the way; walls, closed doors and pillars are gone around (min.range.04).
 */
export function distancesFrom(board: Board, space: Space): Distances {
  const { distances } = board.known;
  const number = (space.at[1] * board.columns + space.at[0]) * MOST_SIZES + space.size;
  let found = distances.get(number);
  if (!found) {
    if (distances.size >= MOST_KNOWN) distances.clear();
    distances.set(number, (found = flood(board, space)));
  }
  return found;
}

/** No space is as large. */
const MOST_SIZES = 16;
/** Spaces from which distances are remembered. */
const MOST_KNOWN = 256;

function flood(board: Board, space: Space): Distances {
  const { columns } = board;
  const ways = waysOf(board);
  const found = new Uint16Array(ways.length).fill(NONE);
  const queue: number[] = squaresOf(space).map(([column, row]) => row * columns + column);
  for (const square of queue) found[square] = 0;
  const steps = [1, columns, -1, -columns];
  for (let i = 0; i < queue.length; i++) {
    const square = queue[i] ?? 0;
    const next = (found[square] ?? 0) + 1;
    // The straight directions are the even ones.
    for (let direction = 0; direction < 4; direction++) {
      if (((ways[square] ?? 0) & (1 << (2 * direction))) === 0) continue;
      const to = square + (steps[direction] ?? 0);
      if (found[to] !== NONE) continue;
      found[to] = next;
      queue.push(to);
    }
  }
  return found;
}

/** The distance of a space among distances: of its nearest square. Infinity: no way leads there. */
export function distanceIn(board: Board, distances: Distances, space: Space): number {
  if (space.size === 1) {
    const away = distances[space.at[1] * board.columns + space.at[0]] ?? NONE;
    return away === NONE ? Infinity : away;
  }
  const all = squaresOf(space).map(([column, row]) => distances[row * board.columns + column] ?? NONE);
  const least = Math.min(...all);
  return least === NONE ? Infinity : least;
}

/** How many squares apart two spaces are, from the nearest square of one to the nearest of the other. */
export function distance(board: Board, a: Space, b: Space): number {
  return distanceIn(board, distancesFrom(board, a), b);
}

/** The squares in the middle of the map: one, two or four (min.tie-breaker.03). */
function centerSquares({ columns, rows }: Pick<Board, 'columns' | 'rows'>): Square[] {
  const middles = (count: number): number[] => [...new Set([Math.floor((count - 1) / 2), Math.floor(count / 2)])];
  return middles(rows).flatMap((row) => middles(columns).map((column): Square => [column, row]));
}

/** How far a character is from the center of the map, that is from the nearest of its middle squares (min.tie-breaker.03). */
export function distanceToCenter(board: Board, space: Space): number {
  const distances = distancesFrom(board, space);
  return Math.min(...centerSquares(board).map((at) => distanceIn(board, distances, { at, size: 1 })));
}
