/** What measuring needs to know of the pieces on the table; the state's ships, squadrons and obstacles are handed over as these. */
import type { Area, Base, Disc, Pose } from '../../core/geometry';
import type { ShieldDialLengths } from '../facts/lengths';
import type { ShipToken } from '../facts/ship-token';

/** A ship: its plastic base without the shield dials, and the cardboard token in the middle of it (arm.ship.01); no model (arm.ship.04). */
export interface ShipPiece {
  readonly id: string;
  /** The middle of the base, and where it faces. */
  readonly pose: Pose;
  readonly base: Base;
  readonly token: ShipToken;
  readonly shieldDial: ShieldDialLengths;
}

/** A squadron: its round base. Its facing has no meaning (arm.squadron.05), and its slider is never measured. */
export interface SquadronPiece extends Disc {
  readonly id: string;
}

/** An obstacle token where it lies, as convex pieces. */
export interface ObstaclePiece {
  readonly id: string;
  readonly area: Area;
}

/** An objective token where it lies: round. */
export interface TokenPiece extends Disc {
  readonly id: string;
}

/** What stands on bases. */
export type BasedPiece = ShipPiece | SquadronPiece;

/** Everything on the table that may be in the way of something. */
export interface PiecesOnTable {
  readonly ships: readonly ShipPiece[];
  readonly squadrons: readonly SquadronPiece[];
  readonly obstacles: readonly ObstaclePiece[];
}
