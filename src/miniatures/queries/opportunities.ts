/** Who may make an attack of opportunity against a step (min.attacks-of-opportunity). */
import { reason, say, type Reason } from '../../core';
import { forbidden } from '../engine';
import type { Character, MiniaturesState } from '../model/state';
import { areAdjacent } from './adjacency';
import { enemiesOnMap, sizeOf, spaceOf } from './characters';
import { boardIn } from './sight';
import { isIn, squaresOf } from './spaces';
import { spaceOf as spaceOfStance, type Stance } from './squeezing';

/** An enemy beside whom the mover leaves a square, allowed to attack it or refused with its reason. */
export interface Opportunist {
  enemy: Character;
  not: Reason | null;
}

/** Enemies that are adjacent to a square which the mover is about to leave (min.attacks-of-opportunity.02, min.movement-basics.07). */
export function opportunists(state: MiniaturesState, mover: Character, to: Stance): Opportunist[] {
  const left = enemiesOnMap(state, mover).filter(
    (each) => each.aboard === null && leavesNeighbor(state, mover, to, each),
  );
  // Asked last: it mostly matters to nobody.
  const never = left.length > 0 ? forbidden(state, 'provoke attacks of opportunity', { character: mover.id }) : null;
  return left.map((enemy) => ({ enemy, not: never ?? whyNoOpportunity(state, enemy, mover) }));
}

/**
 * Neither the nearest enemy nor cover matters (min.attack-of-opportunity.02); who cannot be attacked by it at all is not attacked so, either (min.diplomat.01).
 * Nor does it matter who has been activated (min.attacks-of-opportunity.03).
 */
function whyNoOpportunity(
  state: MiniaturesState,
  { id: character, opportunity }: Character,
  { id: mover }: Character,
): Reason | null {
  if (opportunity)
    return reason('made-one', say`${character} has made an attack of opportunity in this turn.`, [
      'min.attacks-of-opportunity.04',
    ]);
  const about = { by: 'attack', kind: 'opportunity', adjacent: true, covered: false } as const;
  return (
    forbidden(state, 'be target', { attacker: character, target: mover, ...about }) ??
    forbidden(state, 'make attacks of opportunity', { character, mover }) ??
    forbidden(state, 'attack', { character, kind: 'opportunity' }) ??
    forbidden(state, 'be adjacent', { character, other: mover }) ??
    forbidden(state, 'be adjacent', { character: mover, other: character })
  );
}

/** Does the mover leave a square that is adjacent to this enemy (min.attacks-of-opportunity.02, min.attacks-of-opportunity.11)? */
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
