/** What stands where on the map, and what of the map changes: doors. */
import type { DoorId, Square } from '../facts/battle-map';

/** The squares that a character occupies (min.space.01): so many along each side, from its lower left square. */
export interface Space {
  readonly at: Square;
  /** 1: Small and Medium, 2: Large, 3: Huge; more where a card says so. */
  readonly size: number;
}

/** `removed`: it is open ground from now on (min.satchel-charge.02). */
export type DoorState = 'open' | 'closed' | 'removed';

/** How each door of the map stands; one that is not named is closed, as all are at first. */
export type DoorStates = Readonly<Record<DoorId, DoorState>>;

/** A point of the map in fractions of a square: (x / parts, y / parts); [0, 0] is the lower left corner of the map. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
  readonly parts: number;
}

/** A straight line between two points of the map. */
export interface MapLine {
  readonly from: MapPoint;
  readonly to: MapPoint;
}
