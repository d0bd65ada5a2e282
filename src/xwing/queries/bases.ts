/** Bases of ships (xw.ship-size): squares, in mm; those of huge ships are as wide as large ones, and longer. */
import { memo } from '../../core';
import {
  basePolygon,
  circlesApart,
  squareBase,
  type Base,
  type Circle,
  type Polygon,
  type Pose,
} from '../../core/geometry';
import { ship as shipType, type Size } from '../facts';
import type { Ship } from '../model/state';
import { isRemote } from './devices';

/** Side of a base in mm (xw.ship-size.02, .04, .08). The bases of huge ships are rectangles of their own (xw.ship-size.14). */
export const BASE_SIZE: Readonly<Record<Exclude<Size, 'huge'>, number>> = { small: 40, medium: 60, large: 80 };

const BASES = {
  small: squareBase(BASE_SIZE.small),
  medium: squareBase(BASE_SIZE.medium),
  large: squareBase(BASE_SIZE.large),
};

const HALF_DIAGONAL = Math.SQRT1_2;

/** What a base depends on: the size, and of huge ships their type. */
type Sized = Pick<Ship, 'size' | 'type'>;

export function baseOf({ size, type }: Sized): Base {
  return size === 'huge' ? hugeBase(type) : BASES[size];
}

/** As wide as a large base; how long, depends on the type (xw.ship-size.14). */
const hugeBase = memo((type: string): Base => ({
  width: BASE_SIZE.large,
  length: shipType(type)?.stats.baseLength ?? BASE_SIZE.large,
}));

/** The corners of the ship's base if it stood at a pose. */
export function basePolygonAt(ship: Sized, pose: Pose): Polygon {
  return basePolygon(pose, baseOf(ship));
}

/** The corners of the ship's base where it stands; of a remote its outline. The model on it counts for nothing (xw.ship.04). */
export function basePolygonOf(ship: Sized & Pick<Ship, 'pose'>): Polygon {
  if (isRemote(ship)) return ship.token.outline;
  return basePolygonAt(ship, ship.pose);
}

/** A circle around the ship's base, the quick look before any exact question. */
export function baseCircle(ship: Sized, pose: Pose): Circle {
  if (isRemote(ship)) return ship.token.circle;
  const { width, length } = baseOf(ship);
  const radius = width === length ? width * HALF_DIAGONAL : Math.sqrt(width * width + length * length) / 2;
  return { x: pose.x, y: pose.y, radius };
}

/** Are a base at a pose and a circle certainly apart? */
export function baseApartFrom(ship: Sized, pose: Pose, circle: Circle): boolean {
  return circlesApart(baseCircle(ship, pose), circle, 0);
}
