/** Does everything stand on the table as it may? What is in progress may put right some of it. For positions and saved games. */
import { firstRejection, impossible, type Path, type Rejection } from '../../core';
import type { Point, Pose } from '../../core/geometry';
import { framesOf } from '../engine';
import type { ArmadaState, ShipId } from '../model/state';
import { inPlayArea } from '../queries/areas';
import { basesUnderSquadron, shipsOverlappedAt } from '../queries/overlap';
import { shipPiece, shipPieces, squadronPiece, squadronPieces } from '../queries/pieces';

/** What the pose of a ship is called there: the path of a rejection ends with it. */
type Called = 'at' | 'pose';

/** Bases may touch; ships do not lie on each other. Whatever is on the table is in the play area. */
export function wrongTable(state: ArmadaState, called: Called): Rejection | null {
  const { areas } = state.options;
  return (
    firstRejection(state.ships, (ship, i) => {
      const path = ['ships', i, called];
      const wrong = wrongHeading(ship.id, ship.pose, path);
      if (wrong || ship.place !== 'table') return wrong;
      const piece = shipPiece(state, ship);
      if (!inPlayArea(areas, piece).holds && !isMoving(state, ship.id)) return standsOutside(ship.id, path);
      const [under] = shipsOverlappedAt(piece, piece.pose, shipPieces(state, [ship.id]));
      return under ? onEachOther(ship.id, under.id, path) : null;
    }) ??
    firstRejection(state.obstacles, ({ id, place, pose }, i) => {
      const path = ['obstacles', i, called];
      if (place !== 'table') return null;
      return wrongHeading(id, pose, path) ?? (isWithin(areas.play, pose) ? null : standsOutside(id, path));
    }) ??
    firstRejection(state.squadrons, (squadron, i) =>
      squadron.place !== 'table' || inPlayArea(areas, squadronPiece(state, squadron)).holds
        ? null
        : standsOutside(squadron.id, ['squadrons', i, 'at']),
    )
  );
}

/** Squadrons lie on no base. In a game they may: one for which there is no room stays where a ship has moved onto it (arm.overlapping.02). */
export function squadronsOnBases(state: ArmadaState): Rejection | null {
  return firstRejection(state.squadrons, (squadron, i) => {
    if (squadron.place !== 'table') return null;
    const [under] = basesUnderSquadron(squadronPiece(state, squadron), shipPieces(state), squadronPieces(state));
    return under ? onEachOther(squadron.id, under.id, ['squadrons', i, 'at']) : null;
  });
}

/** A ship that has left the play area is destroyed by the end of its maneuver (arm.play-area.04). */
function isMoving(state: ArmadaState, id: ShipId): boolean {
  return framesOf(state, 'execute maneuver').some(({ ship }) => ship === id);
}

export function wrongHeading(id: string, { heading: { x, y } }: Pose, path: Path): Rejection | null {
  if (Math.abs(x * x + y * y - 1) < 1e-6) return null;
  return impossible('not-a-heading', `${id}: a heading is a vector of length 1.`, path);
}

function isWithin({ width, length }: { width: number; length: number }, { x, y }: Point): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= length;
}

function standsOutside(id: string, path: Path): Rejection {
  return impossible('outside', `${id} stands outside the play area, at least in part.`, path, ['arm.play-area.04']);
}

function onEachOther(id: string, other: string, path: Path): Rejection {
  return impossible('bases-overlap', `${id} and ${other} lie on each other.`, path, [
    'arm.overlapping.17',
    'arm.setup.30',
  ]);
}
