/** Bases of ships and squadrons, in mm (arm.size-classes, arm.squadron.01). */
import {
  basePolygon,
  circleAround,
  circlesApart,
  pointDistance,
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
export function shipBase({ pose, base }: Pick<ShipPiece, 'pose' | 'base'>): Polygon {
  return basePolygon(pose, base);
}

/** The corners of the cardboard token. */
export function shipTokenPolygon({ pose, token }: Pick<ShipPiece, 'pose' | 'token'>): Polygon {
  return basePolygon(pose, token);
}

/** The same piece somewhere else. */
export function shipAt(ship: ShipPiece, pose: Pose): ShipPiece {
  return { ...ship, pose };
}

/** The same squadron somewhere else. */
export function squadronAt(squadron: SquadronPiece, { x, y }: { x: number; y: number }): SquadronPiece {
  return { id: squadron.id, radius: squadron.radius, x, y };
}

/** What a ship covers when overlapping is judged: its base with shield dials and their frames (arm.overlapping.20). The base comes first. */
export function overlapArea({ pose, base, shieldDial: { depth, breadth } }: ShipPiece): Area {
  const across: Base = { width: base.width + 2 * depth, length: breadth };
  const along: Base = { width: breadth, length: base.length + 2 * depth };
  return [base, across, along].map((each) => basePolygon(pose, each));
}

/** A circle around all that a ship covers. */
export function overlapCircle({ pose, base, shieldDial }: ShipPiece): Circle {
  const corner = pointDistance({ x: 0, y: 0 }, { x: base.width / 2, y: base.length / 2 });
  return { x: pose.x, y: pose.y, radius: corner + shieldDial.depth };
}

/** Are two pieces certainly farther apart than some mm? `false` says nothing. */
export function certainlyApart(a: BasedPiece, b: BasedPiece, mm: number): boolean {
  return circlesApart(circleAround(baseShape(a)), circleAround(baseShape(b)), mm);
}
