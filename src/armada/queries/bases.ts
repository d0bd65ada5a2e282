/** Bases of ships and squadrons, in mm (arm.size-classes, arm.squadron.01). */
import { once } from '../../core';
import {
  basePolygon,
  boundingCircle,
  pointDistance,
  samePose,
  type Area,
  type Base,
  type Circle,
  type Polygon,
  type Pose,
  type Shape,
} from '../../core/geometry';
import type { BasedPiece, ShipPiece, SquadronPiece } from '../model/pieces';

export function isShipPiece(piece: BasedPiece): piece is ShipPiece {
  return 'token' in piece;
}

/** What a base covers when range or distance is measured: shield dials and sliders are ignored (arm.measuring-firing-arc-and-range.10). */
export function baseShape(piece: BasedPiece): Shape {
  return isShipPiece(piece) ? shipBase(piece) : piece;
}

/** The corners of the plastic base, without shield dials. */
export const shipBase: (ship: Pick<ShipPiece, 'pose' | 'base'>) => Polygon = once(({ pose, base }) =>
  basePolygon(pose, base),
);

/** The corners of the cardboard token. */
export function shipTokenPolygon({ pose, token }: Pick<ShipPiece, 'pose' | 'token'>): Polygon {
  return basePolygon(pose, token);
}

/** The same piece somewhere else; where it stands already it is that piece, of which much is known. */
export function shipAt(ship: ShipPiece, pose: Pose): ShipPiece {
  return samePose(ship.pose, pose) ? ship : { ...ship, pose };
}

/** The same squadron somewhere else. */
export function squadronAt(squadron: SquadronPiece, { x, y }: { x: number; y: number }): SquadronPiece {
  return { id: squadron.id, radius: squadron.radius, x, y };
}

/** What a ship covers when overlapping is judged: its base with shield dials and their frames (arm.overlapping.20). The base comes first. */
export const overlapArea: (ship: ShipPiece) => Area = once(({ pose, base, shieldDial: { depth, breadth } }) => {
  const across: Base = { width: base.width + 2 * depth, length: breadth };
  const along: Base = { width: breadth, length: base.length + 2 * depth };
  return [base, across, along].map((each) => basePolygon(pose, each));
});

/** A circle around all that a ship covers. */
export const overlapCircle: (ship: ShipPiece) => Circle = once(({ pose, base, shieldDial }) => {
  const corner = pointDistance({ x: 0, y: 0 }, { x: base.width / 2, y: base.length / 2 });
  return { x: pose.x, y: pose.y, radius: corner + shieldDial.depth };
});

/** A circle around each piece of an area that lies on the table. */
export const circlesOf: (area: Area) => readonly Circle[] = once((area) => area.map(boundingCircle));

/** A circle around the plastic base. */
export const baseCircle: (ship: ShipPiece) => Circle = once((ship) => boundingCircle(shipBase(ship)));
