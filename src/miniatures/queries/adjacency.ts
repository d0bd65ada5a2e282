/** Adjacency: squares that touch, also diagonally, and see each other (min.adjacent.01, min.attacks-of-opportunity.10). */
import type { Square } from '../facts/battle-map';
import type { Space } from '../model/map';
import type { Board } from './board';
import { neighborsSee, touching } from './line-of-sight';
import { squaresOf, touch } from './spaces';

/** Two squares of two adjacent characters that touch and see each other. */
export interface Contact {
  readonly from: Square;
  readonly to: Square;
}

/**
 * Where two characters are adjacent (min.adjacent.01); null: they are not. A square of one touches a square of the other, and no wall parts these two: what lies on
 * opposite sides of a wall is not adjacent (min.adjacent.02), even where larger spaces see each other elsewhere.
 */
export function contact(board: Board, a: Space, b: Space): Contact | null {
  if (!touch(a, b)) return null;
  if (a.size === 1 && b.size === 1) return neighborsSee(board, a.at, b.at) ? { from: a.at, to: b.at } : null;
  for (const from of squaresOf(a))
    for (const to of squaresOf(b)) if (touching(from, to) && neighborsSee(board, from, to)) return { from, to };
  return null;
}

export function areAdjacent(board: Board, a: Space, b: Space): boolean {
  return contact(board, a, b) !== null;
}
