/** What blocks lines, by name: evidence for lines of sight and cover. */
import type { DoorId, Edge, Square } from '../facts/battle-map';
import { edgeNumber, onBoard, wallBetween, type Board } from './board';

/** Something that blocks lines: a wall on an edge, a closed door, or a pillar (min.line-of-sight-basics.06). */
export type Barrier = { readonly wall: Edge } | { readonly door: DoorId } | { readonly pillar: Square };

/** The wall, door or pillar between two corners of the map: on an edge, or a whole square. */
export function barrierAt(board: Board, ax: number, ay: number, bx: number, by: number): Barrier {
  const [x, y] = [Math.min(ax, bx), Math.min(ay, by)];
  if (ax !== bx && ay !== by) return { pillar: [x, y] };
  const edge: Edge = ax === bx ? { square: [x - 1, y], side: 'right' } : { square: [x, y - 1], side: 'top' };
  const door = board.closedDoors.get(edgeNumber(board, edge));
  return door === undefined ? { wall: edge } : { door };
}

/** The four squares at a corner of the map, counterclockwise from the upper right one. */
export function squaresAtCorner(x: number, y: number): [Square, Square, Square, Square] {
  return [
    [x, y],
    [x - 1, y],
    [x - 1, y - 1],
    [x, y - 1],
  ];
}

/** All that blocks lines at a corner of the map: edges that end there and pillars around it. */
export function barriersAtCorner(board: Board, x: number, y: number): Barrier[] {
  const squares = squaresAtCorner(x, y);
  const there = squares.map(([column, row]) => onBoard(board, column, row));
  const edges: readonly (readonly [number, number])[] = [
    [x, y + 1],
    [x - 1, y],
    [x, y - 1],
    [x + 1, y],
  ];
  const found = squares.flatMap((square, i): Barrier[] => {
    const next = squares[(i + 1) % squares.length] ?? square;
    const [toX, toY] = edges[i] ?? [x, y];
    const wall = there[i] && there[(i + 1) % squares.length] && wallBetween(board, square, next);
    return wall ? [barrierAt(board, x, y, toX, toY)] : [];
  });
  const pillars = squares.filter(([column, row], i) => there[i] && board.pillar[row * board.columns + column] === 1);
  return unique([...found, ...pillars.map((pillar): Barrier => ({ pillar }))]);
}

/** Each barrier once, of different edges and squares: a door may have several edges. */
export function unique(found: readonly Barrier[]): Barrier[] {
  const doors = found.map((each) => ('door' in each ? each.door : null));
  return found.filter((each, i) => !('door' in each) || doors.indexOf(each.door) === i);
}
