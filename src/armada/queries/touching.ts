/** What lies at a ship or squadron without a gap, and what it lies on. */
import { isPast, shapesGap, shapesOverlap, type Shape } from '../../core/geometry';
import type { ArmadaState, Ship, Squadron } from '../model/state';
import { overlapArea } from './bases';
import { obstaclePieces, shipPiece, shipPieces, squadronPiece, squadronPieces } from './pieces';

/** Other ships and squadrons without a gap between, neither of them over the other (arm.overlapping.22); shield dials count (arm.overlapping.20). */
export function touching(state: ArmadaState, piece: Ship | Squadron): string[] {
  const own = areaOf(state, piece);
  const isTouched = (other: readonly Shape[]): boolean =>
    own.some((one) => other.some((another) => !isPast(shapesGap(one, another)))) && !overlaps(own, other);
  const ships = shipPieces(state, [piece.id]).filter((ship) => isTouched(overlapArea(ship)));
  const squadrons = squadronPieces(state, [piece.id]).filter((squadron) => isTouched([squadron]));
  return [...ships, ...squadrons].map(({ id }) => id);
}

export function obstaclesUnder(state: ArmadaState, piece: Ship | Squadron): string[] {
  const own = areaOf(state, piece);
  return obstaclePieces(state)
    .filter(({ area }) => overlaps(own, area))
    .map(({ id }) => id);
}

function overlaps(one: readonly Shape[], other: readonly Shape[]): boolean {
  return other.some((another) => one.some((shape) => shapesOverlap(shape, another).holds));
}

/** What a piece covers, shield dials too; off the table nothing. */
function areaOf(state: ArmadaState, piece: Ship | Squadron): readonly Shape[] {
  if (piece.place !== 'table') return [];
  return 'commandStack' in piece ? overlapArea(shipPiece(state, piece)) : [squadronPiece(state, piece)];
}
