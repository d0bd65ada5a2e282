/** Doors that open and close as turns end (min.terrain-doors.03, .05). */
import type { Door, DoorId, Edge, Square } from '../facts/battle-map';
import type { Space } from '../model/map';
import { isClosed, wallBetween, type Board } from './board';
import { isIn, squaresOf } from './spaces';

/**
 * Is a character adjacent to a door: in a square that touches one of its edges, also at an end? Who stands at an end beyond a wall is not
 * (as in min.adjacent.02). Whether the door itself is closed makes no difference.
 */
export function isBesideDoor(board: Board, door: Door, space: Space): boolean {
  const squares = squaresOf(space);
  return door.edges.some((edge) => squares.some((square) => touches(board, edge, square)));
}

function touches(board: Board, { square: [column, row], side }: Edge, [x, y]: Square): boolean {
  // Along the edge and across it, whichever way it runs.
  const [across, along] = side === 'right' ? [x - column, y - row] : [y - row, x - column];
  if (across < 0 || across > 1 || Math.abs(along) > 1) return false;
  return along === 0 || !wallBetween(board, [x, y], side === 'right' ? [x, row] : [column, y]);
}

/** The doors beside a square. */
function doorsBeside(board: Board, at: Square): readonly DoorId[] {
  const { besideDoors } = board.known;
  const number = at[1] * board.columns + at[0];
  let found = besideDoors.get(number);
  if (!found) {
    const space: Space = { at, size: 1 };
    const beside = board.map.doors.filter((door) => isBesideDoor(board, door, space));
    besideDoors.set(number, (found = beside.map(({ id }) => id)));
  }
  return found;
}

/**
 * Doors that open and close now that a turn ends: all that are not removed are open just while anybody is beside them (min.terrain-doors.03, .05,
 * min.movement-basics.10).
 */
export function doorsAfterTurn(board: Board, spaces: readonly Space[]): { opens: DoorId[]; closes: DoorId[] } {
  const [opens, closes]: [DoorId[], DoorId[]] = [[], []];
  const held: DoorId[] = [];
  for (const space of spaces) for (const square of squaresOf(space)) held.push(...doorsBeside(board, square));
  for (const { id } of board.map.doors) {
    if (board.doors[id] === 'removed') continue;
    const closed = isClosed(board.doors, id);
    const beside = held.includes(id);
    if (beside && closed) opens.push(id);
    if (!beside && !closed) closes.push(id);
  }
  return { opens, closes };
}

/** The two squares of an edge. */
export function besideEdge({ square: [column, row], side }: Edge): readonly [Square, Square] {
  return [[column, row], side === 'right' ? [column + 1, row] : [column, row + 1]];
}

/** Does a space lie on both sides of a door (min.override.04)? */
export function isInDoorway({ edges }: Door, space: Space): boolean {
  return edges.some((edge) => besideEdge(edge).every((square) => isIn(space, square)));
}
