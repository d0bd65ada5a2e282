/** Ships, squadrons and obstacles for tests of what is measured; no game around them. */
import * as fc from 'fast-check';
import { headingFromDegrees, poseAt, rectangle, toTable, type Point, type Pose } from '../../../src/core/geometry';
import { LENGTHS, shipToken, type ShipIcon } from '../../../src/armada/facts';
import type { ObstaclePiece, ShipPiece, SquadronPiece } from '../../../src/armada/model/pieces';
import { anyAngle, mm } from '../../core/geometry/tables';

const SIZES: Readonly<Record<ShipIcon, 'small' | 'medium'>> = {
  cr90: 'small',
  'nebulon-b': 'small',
  gladiator: 'small',
  'assault-frigate': 'medium',
  victory: 'medium',
};

/** A ship at a place, facing north unless told. */
export function ship(icon: ShipIcon, x: number, y: number, degrees = 0, id: string = icon): ShipPiece {
  const base = LENGTHS.bases[SIZES[icon]];
  const pose = poseAt({ x, y }, headingFromDegrees(degrees));
  return { id, pose, base, token: shipToken(icon), shieldDial: LENGTHS.shieldDial };
}

export function squadron(x: number, y: number, id = 'squadron'): SquadronPiece {
  return { id, x, y, radius: LENGTHS.squadronRadius };
}

/** A rectangular obstacle, by its left, bottom, width and height. */
export function block(left: number, bottom: number, width: number, height: number, id = 'block'): ObstaclePiece {
  return { id, area: [rectangle(left, bottom, width, height)] };
}

export const anyIcon: fc.Arbitrary<ShipIcon> = fc.constantFrom(...(Object.keys(SIZES) as ShipIcon[]));
export const anyShip = (id: string, reach = 250): fc.Arbitrary<ShipPiece> =>
  fc.tuple(anyIcon, mm(-reach, reach), mm(-reach, reach), anyAngle).map(([icon, x, y, a]) => ship(icon, x, y, a, id));
export const anySquadron = (id: string, reach = 250): fc.Arbitrary<SquadronPiece> =>
  fc.tuple(mm(-reach, reach), mm(-reach, reach)).map(([x, y]) => squadron(x, y, id));
export const anyFrame: fc.Arbitrary<Pose> = fc
  .tuple(mm(-500, 500), mm(-500, 500), anyAngle)
  .map(([x, y, a]) => poseAt({ x, y }, headingFromDegrees(a)));

/** The whole table turned and shifted: `frame` says where its origin goes and where its north points. */
export const elsewhere = {
  point: (frame: Pose, p: Point): Point => toTable(frame, p),
  ship: (frame: Pose, piece: ShipPiece): ShipPiece => {
    const at = toTable(frame, piece.pose);
    const [x, y] = [piece.pose.heading.x, piece.pose.heading.y];
    const heading = { x: frame.heading.y * x + frame.heading.x * y, y: frame.heading.y * y - frame.heading.x * x };
    return { ...piece, pose: poseAt(at, heading) };
  },
  squadron: (frame: Pose, piece: SquadronPiece): SquadronPiece => ({ ...piece, ...toTable(frame, piece) }),
};

/** Left and right changed over: across the line of x = 0. Tokens are symmetrical. */
export const mirrored = {
  ship: (piece: ShipPiece): ShipPiece => ({
    ...piece,
    pose: poseAt({ x: -piece.pose.x, y: piece.pose.y }, { x: -piece.pose.heading.x, y: piece.pose.heading.y }),
  }),
  squadron: (piece: SquadronPiece): SquadronPiece => ({ ...piece, x: -piece.x }),
  zone: { front: 'front', rear: 'rear', left: 'right', right: 'left' },
} as const;
