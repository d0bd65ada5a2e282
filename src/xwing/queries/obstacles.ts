/** Obstacles: kinds and outlines by XWS id (xw.obstacles). */
import { NORTH, type Area, type Circle } from '../../core/geometry';
import type { AbilityInPlay } from '../../core';
import { OBSTACLE_OUTLINES } from '../facts/words';
import { permitted, permitting } from '../engine';
import type { Obstacle, ObjectId, XwingState, ShipId } from '../model/state';
import { areaAt, circleAt, shapeOf, type Agreed } from './outlines';

const KINDS: readonly (readonly [group: string, kind: Obstacle['kind']])[] = [
  // Every Gas Cloud (xw.gas-cloud.01).
  ['gascloud', 'gas'],
  ['yt2400debris', 'debris'],
  ['vt49decimatordebris', 'debris'],
  ['pomdebris', 'debris'],
  // xw.loose-cargo.01, xw.spare-parts.01; Cargo Drift counts as an asteroid (xw.cargo-drift.01).
  ['loosecargo', 'debris'],
  ['spareparts', 'debris'],
];

/** The kind of an obstacle by its XWS id: gas clouds, debris clouds, and asteroids otherwise. */
export function obstacleKind(outline: string): Obstacle['kind'] {
  return KINDS.find(([group]) => outline.startsWith(group))?.[1] ?? 'asteroid';
}

/** An obstacle that is not placed yet. */
export function newObstacle(id: string, outline: string): Obstacle {
  return { id, outline, kind: obstacleKind(outline), place: 'reserve', pose: { x: 0, y: 0, heading: NORTH } };
}

/** Is there such an obstacle? */
export function isObstacleOutline(outline: string): boolean {
  return (OBSTACLE_OUTLINES as readonly string[]).includes(outline);
}

/** The area that an obstacle covers on the table, in convex pieces. */
export function obstacleArea(table: Agreed, { outline, pose }: Pick<Obstacle, 'outline' | 'pose'>): Area {
  return areaAt(table, outline, pose);
}

/** A circle around an obstacle, the quick look before any exact question. */
export function obstacleCircle(table: Agreed, { outline, pose }: Pick<Obstacle, 'outline' | 'pose'>): Circle {
  return circleAt(table, outline, pose);
}

/** A circle within an obstacle: what is nearer than that is certainly too near. */
export function obstacleCore(table: Agreed, { outline, pose }: Pick<Obstacle, 'outline' | 'pose'>): Circle {
  return { x: pose.x, y: pose.y, radius: shapeOf(table, outline).core };
}

/** The obstacle of this id. @throws Error where there is none */
export function obstacleOf(state: XwingState, id: ObjectId): Obstacle {
  for (const obstacle of state.obstacles) if (obstacle.id === id) return obstacle;
  throw new Error(`no obstacle is called '${id}'`);
}

/** The kind of an obstacle by its id; null for anything else, e.g. a ship. */
export function obstacleKindOf(state: XwingState, id: ObjectId): Obstacle['kind'] | null {
  return state.obstacles.find((each) => each.id === id)?.kind ?? null;
}

/** Does the ship ignore the effects of this obstacle (xw.faq-objects.01)? Abilities say so through the permission 'ignores obstacle'. */
export function ignoresObstacle(state: XwingState, ship: ShipId, obstacle: ObjectId): boolean {
  const { kind } = obstacleOf(state, obstacle);
  return permitted(state, 'ignores obstacle', { ship, obstacle, kind });
}

/** The abilities by which it does. */
export function ignoredBy(state: XwingState, ship: ShipId, obstacle: ObjectId): AbilityInPlay[] {
  const { kind } = obstacleOf(state, obstacle);
  return permitting(state, 'ignores obstacle', { ship, obstacle, kind });
}
