/** Bases of ships and squadrons, in mm (arm.size-classes, arm.squadron.01). */
import {
  basePolygon,
  circleAround,
  circlesApart,
  toTable,
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

/**
 * How far the four shield dials with the plastic that frames them stick out of a base, and how broad they are, each in the middle of its
 * side. Reconstructed from pictures: nobody has published a measure. Not measured for anything but overlapping (arm.overlapping.20).
 */
export interface ShieldDialLengths {
  readonly depth: number;
  readonly breadth: number;
}

export const SHIELD_DIAL: ShieldDialLengths = Object.freeze({ depth: 4, breadth: 20 });

/** What a ship covers when overlapping is judged: its base with shield dials and their frames (arm.overlapping.20). The base comes first. */
export function overlapArea({ pose, base }: Pick<ShipPiece, 'pose' | 'base'>, dial = SHIELD_DIAL): Area {
  const across: Base = { width: base.width + 2 * dial.depth, length: dial.breadth };
  const along: Base = { width: dial.breadth, length: base.length + 2 * dial.depth };
  return [base, across, along].map((each) => basePolygon(pose, each));
}

/** A circle around all that a ship covers. */
export function overlapCircle({ pose, base }: Pick<ShipPiece, 'pose' | 'base'>, dial = SHIELD_DIAL): Circle {
  const corner = toTable(pose, { x: base.width / 2, y: base.length / 2 });
  const [dx, dy] = [corner.x - pose.x, corner.y - pose.y];
  return { x: pose.x, y: pose.y, radius: Math.sqrt(dx * dx + dy * dy) + dial.depth };
}

/** Are two pieces certainly farther apart than some mm? `false` says nothing. */
export function certainlyApart(a: BasedPiece, b: BasedPiece, mm: number): boolean {
  return circlesApart(circleAround(baseShape(a)), circleAround(baseShape(b)), mm);
}
