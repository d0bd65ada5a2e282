/** Doors that open and close as turns end (min.terrain-doors.03, .05). */
import type { Door, DoorId, Edge, Square } from '../facts/battle-map';
import type { Space } from '../model/map';
import { isClosed, wallBetween, type Board } from './board';
import { squaresOf } from './spaces';

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

/** Doors that open and close now that a turn ends: all that are not removed are open just while anybody is beside them (min.terrain-doors.03, .05). */
export function doorsAfterTurn(board: Board, spaces: readonly Space[]): { opens: DoorId[]; closes: DoorId[] } {
  const [opens, closes]: [DoorId[], DoorId[]] = [[], []];
  for (const door of board.map.doors) {
    if (board.doors[door.id] === 'removed') continue;
    const beside = spaces.some((space) => isBesideDoor(board, door, space));
    const closed = isClosed(board.doors, door.id);
    if (beside && closed) opens.push(door.id);
    if (!beside && !closed) closes.push(door.id);
  }
  return { opens, closes };
}
