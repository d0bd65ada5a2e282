/** What a base overlaps, where it stands or would stand (xw.overlap). */
import { circlesApart, distance, overlaps, TOLERANCE, type Polygon, type Pose } from '../../core/geometry';
import { baseApartFrom, baseCircle, basePolygonAt, basePolygonOf } from './bases';
import { obstacleArea, obstacleCircle } from './obstacles';
import type { ObjectId, Ship, ShipId, XwingState } from '../model/state';

/** Ships on top of which the base would stand. */
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
  const found: ObjectId[] = [];
  let base: Polygon | null = null;
  for (const obstacle of state.obstacles) {
    if (obstacle.place !== 'table' || baseApartFrom(ship, pose, obstacleCircle(obstacle))) continue;
    const own = (base ??= basePolygonAt(ship, pose));
    if (obstacleArea(obstacle).some((piece) => overlaps(own, piece))) found.push(obstacle.id);
  }
  return found;
}

/** Obstacles at range 0 of a ship: under its base or touching it (xw.range.15). */
export function obstaclesAtRange0(state: XwingState, ship: Ship): ObjectId[] {
  const base = basePolygonOf(ship);
  return state.obstacles
    .filter((obstacle) => obstacle.place === 'table')
    .filter((obstacle) => !circlesApart(baseCircle(ship, ship.pose), obstacleCircle(obstacle), TOLERANCE))
    .filter((obstacle) => obstacleArea(obstacle).some((piece) => distance(base, piece) <= TOLERANCE))
    .map((obstacle) => obstacle.id);
}
