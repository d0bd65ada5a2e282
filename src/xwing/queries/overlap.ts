/** What a base overlaps, where it stands or would stand (xw.overlap). */
import { circlesApart, distance, isPast, overlaps, TOLERANCE, type Polygon, type Pose } from '../../core/geometry';
import { baseApartFrom, baseCircle, basePolygonAt, basePolygonOf } from './bases';
import { objectsUnder, thingsUnderfoot } from './objects';
import type { ObjectId, Ship, ShipId, XwingState } from '../model/state';

/** Ships on top of which the base would stand (xw.maneuver.11): it does not roll or boost there (xw.barrel-roll.11, xw.boost.08). */
export function shipsOverlappedAt(state: XwingState, ship: Ship, pose: Pose): ShipId[] {
  const found: ShipId[] = [];
  let base: Polygon | null = null;
  for (const other of state.ships) {
    if (other.id === ship.id || other.place !== 'table' || baseApartFrom(ship, pose, baseCircle(other, other.pose)))
      continue;
    base ??= basePolygonAt(ship, pose);
    if (overlaps(base, basePolygonOf(other))) found.push(other.id);
  }
  return found;
}

/** Obstacles on top of which the base would stand. */
export function obstaclesOverlappedAt(state: XwingState, ship: Ship, pose: Pose): ObjectId[] {
  return underfootAt(state, ship, pose, 'obstacle');
}

/** Obstacles or devices, or both, on top of which the base would stand (xw.maneuver.11); devices lie under it (xw.device.21). */
export function underfootAt(state: XwingState, ship: Ship, pose: Pose, kind?: 'obstacle' | 'device'): ObjectId[] {
  return objectsUnder(thingsUnderfoot(state, kind), baseCircle(ship, pose), () => [basePolygonAt(ship, pose)]).map(
    ({ id }) => id,
  );
}

/** Obstacles at range 0 of a ship: under its base or touching it (xw.range.15). */
export function obstaclesAtRange0(state: XwingState, ship: Ship): ObjectId[] {
  const base = basePolygonOf(ship);
  const circle = baseCircle(ship, ship.pose);
  return thingsUnderfoot(state, 'obstacle')
    .filter((each) => !circlesApart(circle, each.circle, TOLERANCE))
    .filter((each) => each.area().some((piece) => !isPast(distance(base, piece))))
    .map(({ id }) => id);
}
