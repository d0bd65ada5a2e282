/** Who may make an attack of opportunity against a step (min.attacks-of-opportunity). */
import { forbidden } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import { areAdjacent } from './adjacency';
import { enemiesOnMap, sizeOf, spaceOf } from './characters';
import { boardIn } from './sight';
import { isIn, squaresOf } from './spaces';
import { spaceOf as spaceOfStance, type Stance } from './squeezing';

/** Enemies that are adjacent to a square which the mover is about to leave, and have made none in this turn (min.attacks-of-opportunity.02, .04). */
export function opportunists(state: MiniaturesState, mover: Character, to: Stance): Character[] {
  const able = enemiesOnMap(state, mover).filter(
    (each) =>
      !each.opportunity &&
      each.aboard === null &&
      leavesNeighbor(state, mover, to, each) &&
      mayAttack(state, each, mover),
  );
  // Asked last: it mostly matters to nobody.
  return able.length > 0 && forbidden(state, 'provoke attacks of opportunity', { character: mover.id }) ? [] : able;
}

/** Neither the nearest enemy nor cover matters (min.attack-of-opportunity.02); who cannot be attacked by it at all is not attacked so, either (min.diplomat.01). */
function mayAttack(state: MiniaturesState, { id: character }: Character, mover: Character): boolean {
  const about = { by: 'attack', kind: 'opportunity', adjacent: true, covered: false } as const;
  return (
    !forbidden(state, 'be target', { attacker: character, target: mover.id, ...about }) &&
    !forbidden(state, 'make attacks of opportunity', { character, mover: mover.id }) &&
    !forbidden(state, 'attack', { character, kind: 'opportunity' }) &&
    !forbidden(state, 'be adjacent', { character, other: mover.id }) &&
    !forbidden(state, 'be adjacent', { character: mover.id, other: character })
  );
}

/** Does the mover leave a square that is adjacent to this enemy (min.attacks-of-opportunity.02, .11)? */
function leavesNeighbor(state: MiniaturesState, mover: Character, to: Stance, enemy: Character): boolean {
  const before = spaceOf(state, mover);
  const theirs = spaceOf(state, enemy);
  const board = boardIn(state);
  if (!areAdjacent(board, before, theirs)) return false;
  const after = spaceOfStance({ size: sizeOf(state, mover) }, to);
  return squaresOf(before).some(
    (square) => !isIn(after, square) && areAdjacent(board, { at: square, size: 1 }, theirs),
  );
}
