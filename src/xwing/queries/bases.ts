/** Bases of ships (xw.ship-size): squares, in mm. */
import {
  basePolygon,
  circlesApart,
  squareBase,
  type Base,
  type Circle,
  type Polygon,
  type Pose,
} from '../../core/geometry';
import type { Size } from '../facts';
import type { Ship } from '../model/state';
import { isRemote } from './devices';

/** Side of a base in mm (xw.ship-size.02, .04, .08). Huge ships stand on other bases and are not in this edition of the library. */
export const BASE_SIZE: Readonly<Record<Exclude<Size, 'huge'>, number>> = { small: 40, medium: 60, large: 80 };

const BASES = {
  small: squareBase(BASE_SIZE.small),
  medium: squareBase(BASE_SIZE.medium),
  large: squareBase(BASE_SIZE.large),
};

const HALF_DIAGONAL = Math.SQRT1_2;

type Sized = Pick<Ship, 'size'>;

export function baseOf({ size }: Sized): Base {
  if (size === 'huge') throw new Error('huge ships are refused before they come into play');
  return BASES[size];
}

/** The corners of the ship's base if it stood at a pose. */
export function basePolygonAt(ship: Sized, pose: Pose): Polygon {
  return basePolygon(pose, baseOf(ship));
}

/** The corners of the ship's base where it stands; of a remote its outline. */
export function basePolygonOf(ship: Sized & Pick<Ship, 'pose'>): Polygon {
  if (isRemote(ship)) return ship.token.outline;
  return basePolygonAt(ship, ship.pose);
}

/** A circle around the ship's base, the quick look before any exact question. */
export function baseCircle(ship: Sized, pose: Pose): Circle {
  if (isRemote(ship)) return ship.token.circle;
  return { x: pose.x, y: pose.y, radius: baseOf(ship).width * HALF_DIAGONAL };
}

/** Are a base at a pose and a circle certainly apart? */
export function baseApartFrom(ship: Sized, pose: Pose, circle: Circle): boolean {
  return circlesApart(baseCircle(ship, pose), circle, 0);
}
