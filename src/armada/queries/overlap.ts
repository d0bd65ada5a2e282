/**
 * What a ship or squadron lies on, where it stands or would stand (arm.overlapping, arm.obstacles.09), never on its way there (arm.overlapping.18,
 * arm.obstacles.10). Touching is no overlap (arm.overlapping.22).
 */
import {
  areaOverlap,
  circlesApart,
  isPast,
  shapesGap,
  shapesOverlap,
  shapesShare,
  type Area,
  type Overlap,
  type Pose,
} from '../../core/geometry';
import type { ObstaclePiece, ShipPiece, SquadronPiece } from '../model/pieces';
import { circlesOf, overlapArea, overlapCircle, shipAt } from './bases';
import { closestPoints } from './distance';

/** Something that a piece lies on, how deep and where. */
export interface Overlapped extends Overlap {
  readonly id: string;
}

/** The ships that a ship would lie on at a pose, with the shield dials of both (arm.overlapping.20). */
export function shipsOverlappedAt(ship: ShipPiece, pose: Pose, ships: readonly ShipPiece[]): Overlapped[] {
  const there = shipAt(ship, pose);
  const circle = overlapCircle(there);
  const others = ships.filter((other) => other.id !== ship.id && !circlesApart(circle, overlapCircle(other), 0));
  return overlapped(others, (other) => areaOverlap(overlapArea(there), overlapArea(other)));
}

/** The squadrons that a ship would lie on at a pose (arm.overlapping.01). */
export function squadronsOverlappedAt(ship: ShipPiece, pose: Pose, squadrons: readonly SquadronPiece[]): Overlapped[] {
  const there = shipAt(ship, pose);
  const near = squadrons.filter((squadron) => !circlesApart(overlapCircle(there), squadron, 0));
  return overlapped(near, (squadron) => squadronOnArea(squadron, overlapArea(there)));
}

/** The obstacles that a ship would lie on at a pose (arm.overlapping.11). */
export function obstaclesOverlappedAt(ship: ShipPiece, pose: Pose, obstacles: readonly ObstaclePiece[]): Overlapped[] {
  const there = shipAt(ship, pose);
  const circle = overlapCircle(there);
  const near = obstacles.filter(({ area }) => circlesOf(area).some((each) => !circlesApart(circle, each, 0)));
  return overlapped(near, ({ area }) => areaOverlap(overlapArea(there), area));
}

/** The obstacles that a squadron lies on; its slider is ignored (arm.obstacles.09). */
export function obstaclesUnderSquadron(squadron: SquadronPiece, obstacles: readonly ObstaclePiece[]): Overlapped[] {
  const near = obstacles.filter(({ area }) => circlesOf(area).some((each) => !circlesApart(squadron, each, 0)));
  return overlapped(near, ({ area }) => squadronOnArea(squadron, area));
}

/** The ships and squadrons on which a squadron lies (arm.overlapping.17). */
export function basesUnderSquadron(
  squadron: SquadronPiece,
  ships: readonly ShipPiece[],
  squadrons: readonly SquadronPiece[],
): Overlapped[] {
  const near = ships.filter((ship) => !circlesApart(overlapCircle(ship), squadron, 0));
  const others = squadrons.filter((other) => other.id !== squadron.id && !circlesApart(other, squadron, 0));
  return [
    ...overlapped(near, (ship) => squadronOnArea(squadron, overlapArea(ship))),
    ...overlapped(others, (other) => shapesOverlap(squadron, other)),
  ];
}

/** The quick form of `basesUnderSquadron`: does it lie on any? */
export function isOnBase(
  squadron: SquadronPiece,
  ships: readonly ShipPiece[],
  squadrons: readonly SquadronPiece[],
): boolean {
  for (const other of squadrons) if (other.id !== squadron.id && shapesShare(squadron, other)) return true;
  for (const ship of ships) {
    if (circlesApart(overlapCircle(ship), squadron, 0)) continue;
    for (const piece of overlapArea(ship)) if (isPast(-shapesGap(squadron, piece))) return true;
  }
  return false;
}

/** Does a squadron lie on an area, by its deepest overlap with one of the pieces? */
export function squadronOnArea(squadron: SquadronPiece, area: Area): Overlap {
  const found = area.map((piece) => shapesOverlap(squadron, piece));
  return found.reduce((most, next) => (next.margin > most.margin ? next : most));
}

/** Of ships that were overlapped, the closest to a ship where it ended; all of them where several are equally close (arm.overlapping.08). */
export function closestShips(ship: ShipPiece, overlappedShips: readonly ShipPiece[], tie = 0.01): ShipPiece[] {
  const mm = (other: ShipPiece): number => closestPoints(ship, other).distance;
  const least = Math.min(...overlappedShips.map(mm));
  return overlappedShips.filter((other) => mm(other) <= least + tie);
}

function overlapped<P extends { readonly id: string }>(pieces: readonly P[], on: (piece: P) => Overlap): Overlapped[] {
  return pieces.map((piece) => ({ id: piece.id, ...on(piece) })).filter(({ holds }) => holds);
}
