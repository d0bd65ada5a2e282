/**
 * Movement: which steps a character can make, what they cost, and where it may stop (min.movement-basics, min.movement-advanced). The basic rules and their
 * special cases are one (min.movement-advanced.01).
 */
import { reason, type Reason, type RuleId } from '../../core';
import type { Square } from '../facts/battle-map';
import type { Space } from '../model/map';
import type { Barred } from '../model/values';
import { besideWall, onBoard, wallBetween, type Board } from './board';
import { isIn, squaresOf } from './spaces';

/** Whoever moves, as movement sees it. */
export interface Mover {
  /** Squares along a side of its space. */
  readonly size: number;
  /** Characters that it may not move through. */
  readonly enemies: readonly Space[];
  /** Characters that it may move through and not stop on: allies (min.movement-basics.04, .05), and whom abilities let it pass. */
  readonly allies: readonly Space[];
  /** Squares that it does not enter, whatever it ignores, and why; absent: none. */
  readonly barred?: readonly Barred[];
  /** May it squeeze (min.squeezing-large-characters.05)? Only what is larger than one square needs to. */
  readonly squeezes: boolean;
  /** What it need not mind while it moves (min.flight.01, min.stable-footing.01, min.force-leap.01). */
  readonly ignores: {
    readonly enemies: boolean;
    readonly slowing: boolean;
    readonly pits: boolean;
    /** Walls, closed doors and pillars, too (min.light-spirit.01). */
    readonly walls: boolean;
    /** Only on steps along walls (min.wall-climber.01). */
    readonly onlyBesideWalls: boolean;
  };
}

/** Nothing is ignored: most characters. */
export const IGNORES_NOTHING: Mover['ignores'] = {
  enemies: false,
  slowing: false,
  pits: false,
  walls: false,
  onlyBesideWalls: false,
};

/** The eight directions of a step; the diagonal ones are the odd ones. */
export const DIRECTIONS: readonly Square[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

/** Can a space of some size lie here as a whole: on the map, no wall in it, no pillar and, but for those who move over them, no pit? */
export function fits(board: Board, { at: [column, row], size }: Space, overPits = false): boolean {
  if (!liesOn(board, { at: [column, row], size })) return false;
  if (size === 1) return free(board, column, row, overPits);
  for (let r = row; r < row + size; r++) {
    for (let c = column; c < column + size; c++) {
      if (!free(board, c, r, overPits)) return false;
      if (c > column && wallBetween(board, [c - 1, r], [c, r])) return false;
      if (r > row && wallBetween(board, [c, r - 1], [c, r])) return false;
    }
  }
  return true;
}

function free({ columns, pillar, pit }: Board, column: number, row: number, overPits: boolean): boolean {
  const at = row * columns + column;
  return pillar[at] === 0 && (overPits || pit[at] === 0);
}

function liesOn(board: Board, { at: [column, row], size }: Space): boolean {
  return onBoard(board, column, row) && onBoard(board, column + size - 1, row + size - 1);
}

/** A board with a mover on it: who stands where is looked up by square. */
export interface Ground {
  readonly board: Board;
  readonly mover: Mover;
  /** By square: an enemy, an ally, barred, or nobody. */
  readonly taken: Uint8Array;
  /** The only places where the move may end; absent: wherever there is room (min.savage.01). */
  readonly ends?: readonly Square[];
}

const ENEMY = 1;
const ALLY = 2;
const BARRED = 3;

export function groundOf(board: Board, mover: Mover): Ground {
  const taken = new Uint8Array(board.columns * board.rows);
  for (const ally of mover.allies) for (const [c, r] of squaresOf(ally)) taken[r * board.columns + c] = ALLY;
  for (const enemy of mover.enemies) for (const [c, r] of squaresOf(enemy)) taken[r * board.columns + c] = ENEMY;
  for (const { at } of mover.barred ?? []) taken[at[1] * board.columns + at[0]] = BARRED;
  return { board, mover, taken };
}

/** May a character stop here: does its space fit, without a pit in it, and is nobody else in it (min.movement-basics.05, min.terrain-pits.03)? */
export function mayStop({ board, mover: { size }, taken, ends }: Ground, at: Square): boolean {
  if (!fits(board, { at, size })) return false;
  if (ends && !ends.some(([column, row]) => column === at[0] && row === at[1])) return false;
  for (let r = at[1]; r < at[1] + size; r++)
    for (let c = at[0]; c < at[0] + size; c++) if (taken[r * board.columns + c] !== 0) return false;
  return true;
}

/** Do walls let a whole space step in a direction (min.movement-basics.08, min.movement-advanced.02, min.large-characters-and-movement.04)? */
function wallsLet(board: Board, { at: [column, row], size }: Space, direction: number): boolean {
  if (!onBoard(board, column, row) || !onBoard(board, column + size - 1, row + size - 1)) return false;
  const ways = waysOf(board);
  for (let r = row; r < row + size; r++)
    for (let c = column; c < column + size; c++)
      if (((ways[r * board.columns + c] ?? 0) & (1 << direction)) === 0) return false;
  return true;
}

/** For each square the directions in which walls let one step, one bit each. */
export function waysOf(board: Board): Uint8Array {
  let ways = board.ways.get('squares');
  if (!ways) {
    ways = new Uint8Array(board.columns * board.rows);
    for (let row = 0; row < board.rows; row++)
      for (let column = 0; column < board.columns; column++)
        ways[row * board.columns + column] = DIRECTIONS.reduce(
          (bits, _, i) => bits | (squareMayStep(board, column, row, i) ? 1 << i : 0),
          0,
        );
    board.ways.set('squares', ways);
  }
  return ways;
}

/**
 * Do walls let a step from one square to the next (min.terrain-walls.02)? A diagonal one passes no corner and no end of a wall (min.terrain-walls.03). The
 * corners of pits, of what slows, and of others do not matter (min.movement-advanced.03).
 */
function squareMayStep(board: Board, column: number, row: number, direction: number): boolean {
  const [dx, dy] = DIRECTIONS[direction] ?? [0, 0];
  const [toColumn, toRow] = [column + dx, row + dy];
  if (!onBoard(board, toColumn, toRow) || board.pillar[toRow * board.columns + toColumn] === 1) return false;
  if (dx === 0 || dy === 0) return !wallBetween(board, [column, row], [toColumn, toRow]);
  return board.wallCorner[Math.max(row, toRow) * (board.columns + 1) + Math.max(column, toColumn)] === 0;
}

/**
 * What a step of a space that keeps its size costs in squares: 1 straight, 2 diagonally, double into what slows (min.movement-basics.03, .11);
 * 0: it cannot be made, and `whyNoStep` says why.
 */
export function stepCost({ board, mover, taken }: Ground, space: Space, direction: number): number {
  const { columns } = board;
  const [dx, dy] = DIRECTIONS[direction] ?? [0, 0];
  const { at, size } = space;
  const [column, row] = [at[0] + dx, at[1] + dy];
  if (mover.ignores.walls ? !liesOn(board, { at: [column, row], size }) : !wallsLet(board, space, direction)) return 0;
  const ignores = ignoredOn(board, mover, space, { at: [column, row], size });
  let slows = false;
  for (let r = row; r < row + size; r++) {
    for (let c = column; c < column + size; c++) {
      // What it leaves costs nothing more, nor what a larger one stands on already (min.movement-basics.12, min.large-characters-and-movement.02).
      if (c >= at[0] && c < at[0] + size && r >= at[1] && r < at[1] + size) continue;
      const square = r * columns + c;
      if (taken[square] === BARRED) return 0;
      if (!ignores.pits && board.pit[square] === 1) return 0;
      if (!ignores.enemies && taken[square] === ENEMY) return 0;
      // Once, however many of the squares that are entered slow (min.large-characters-and-movement.02).
      if (board.slow[square] === 1) slows = true;
    }
  }
  return (direction % 2 === 1 ? 2 : 1) * (slows && !ignores.slowing ? 2 : 1);
}

/** Why a step cannot be made: the first of its map, walls, pits and enemies that prevents it; null: it can. */
export function whyNoStep(ground: Ground, space: Space, direction: number): Reason | null {
  if (stepCost(ground, space, direction) > 0) return null;
  const { board, mover } = ground;
  const [dx, dy] = DIRECTIONS[direction] ?? [0, 0];
  const next: Space = { at: [space.at[0] + dx, space.at[1] + dy], size: space.size };
  if (!liesOn(board, next)) return no('off-the-map', 'the map ends there', ['min.battle-grid.01'], next.at);
  if (!mover.ignores.walls && !wallsLet(board, space, direction)) return wallInTheWay(board, space, direction, next.at);
  const barred = (mover.barred ?? []).find(({ at }) => isIn(next, at) && !isIn(space, at));
  if (barred) return barred.because;
  const pits = !ignoredOn(board, mover, space, next).pits;
  const pit = squaresOf(next).some(
    (square) => !isIn(space, square) && board.pit[square[1] * board.columns + square[0]],
  );
  return pits && pit
    ? no('pit', 'a pit lies there', ['min.terrain-pits.02', 'min.movement-basics.09'], next.at)
    : no('enemy-there', 'an enemy stands there', enemyRules(space), next.at);
}

const enemyRules = ({ size }: Space): RuleId[] =>
  size === 1 ? ['min.movement-basics.06'] : ['min.large-characters-and-movement.03', 'min.movement-basics.06'];

/** What the mover need not mind on this step: what abilities say, where the step is along walls if it must be (min.wall-climber.01). */
function ignoredOn(board: Board, { ignores }: Mover, from: Space, to: Space): Mover['ignores'] {
  if (!ignores.onlyBesideWalls) return ignores;
  const along = [from, to].every((space) => squaresOf(space).some((square) => besideWall(board, square)));
  return along ? ignores : IGNORES_NOTHING;
}

function wallInTheWay(board: Board, space: Space, direction: number, to: Square): Reason {
  const pillar = squaresOf({ at: to, size: space.size }).some(([c, r]) => board.pillar[r * board.columns + c] === 1);
  if (pillar) return no('wall', 'what stands there counts as a wall', ['min.movement-advanced.08'], to);
  if (space.size === 1 && direction % 2 === 1)
    return no(
      'wall-corner',
      'no step leads diagonally past the corner or the end of a wall',
      ['min.movement-advanced.02'],
      to,
    );
  const rules = space.size === 1 ? ['min.movement-basics.08'] : ['min.large-characters-and-movement.04'];
  return no('wall', 'a wall or a closed door is in the way', rules, to);
}

function no(code: string, message: string, rules: readonly RuleId[], [column, row]: Square): Reason {
  return reason(code, `It cannot move to column ${column}, row ${row}: ${message}.`, rules, { column, row });
}
