/**
 * Obstacles: kinds and outlines by XWS id (xw.obstacles).
 *
 * The outlines are RECONSTRUCTED: no measured outlines were at hand. Each is a convex shape about as large as its card piece
 * (60 to 95 mm across). Whoever has the real pieces can replace the radii below, or the whole function `outlineOf`, without touching any rule.
 */
import {
  convexHull,
  NORTH,
  toTable,
  turned,
  type Area,
  type Circle,
  type Point,
  type Polygon,
  type Pose,
} from '../../core/geometry';
import type { AbilityInPlay } from '../../core';
import type { DroppedObstacle } from '../facts/words';
import { permitted, permitting } from '../engine';
import type { Obstacle, ObjectId, XwingState, ShipId } from '../model/state';

/** Distance of the outline from its middle in mm, in eight directions: ahead, then counterclockwise every 45 degrees. */
type Radii = readonly [number, number, number, number, number, number, number, number];

const RADII: Readonly<Record<string, Radii>> = {
  coreasteroid0: [44, 40, 33, 38, 46, 37, 31, 36],
  coreasteroid1: [36, 42, 39, 33, 35, 41, 37, 30],
  coreasteroid2: [40, 33, 30, 37, 43, 38, 31, 34],
  coreasteroid3: [33, 38, 42, 36, 31, 35, 40, 37],
  coreasteroid4: [38, 31, 28, 34, 41, 36, 30, 33],
  coreasteroid5: [31, 35, 38, 32, 29, 34, 36, 31],
  core2asteroid0: [46, 38, 32, 36, 44, 41, 33, 37],
  core2asteroid1: [34, 40, 43, 37, 33, 36, 41, 35],
  core2asteroid2: [41, 36, 29, 33, 42, 37, 32, 38],
  core2asteroid3: [35, 39, 40, 34, 32, 38, 42, 33],
  core2asteroid4: [37, 32, 30, 35, 39, 33, 29, 34],
  core2asteroid5: [32, 36, 35, 30, 31, 35, 37, 33],
  pomasteroid1: [43, 37, 31, 36, 45, 38, 30, 35],
  pomasteroid2: [38, 41, 36, 32, 37, 40, 34, 31],
  pomasteroid3: [34, 37, 39, 33, 30, 36, 38, 32],
  yt2400debris0: [46, 39, 30, 35, 47, 40, 31, 36],
  yt2400debris1: [42, 44, 36, 31, 40, 43, 35, 32],
  yt2400debris2: [38, 34, 40, 43, 37, 33, 39, 41],
  vt49decimatordebris0: [45, 41, 34, 37, 44, 36, 30, 38],
  vt49decimatordebris1: [40, 36, 42, 45, 38, 33, 37, 42],
  vt49decimatordebris2: [36, 40, 44, 39, 35, 38, 41, 37],
  pomdebris1: [44, 38, 33, 37, 46, 39, 32, 36],
  pomdebris2: [39, 43, 38, 33, 36, 42, 37, 34],
  pomdebris3: [35, 38, 41, 36, 33, 37, 40, 34],
  gascloud1: [47, 42, 35, 39, 45, 40, 34, 41],
  gascloud2: [43, 46, 40, 35, 41, 44, 38, 36],
  gascloud3: [45, 39, 33, 38, 47, 41, 35, 37],
  gascloud4: [40, 44, 42, 37, 38, 43, 41, 36],
  gascloud5: [42, 37, 35, 40, 44, 38, 36, 41],
  gascloud6: [37, 41, 43, 38, 36, 40, 42, 39],
  // With a flat edge behind, which lies against a template or between guides.
  loosecargo: [24, 30, 33, 28.28, 20, 28.28, 33, 30],
  spareparts: [26, 31, 32, 28.28, 20, 28.28, 32, 31],
  cargodrift: [41, 36, 31, 35, 40, 34, 30, 37],
};

/** Index of the ray that points back. */
const REAR = 4;

interface Outline {
  /** In the frame of the obstacle's pose, in convex pieces. */
  pieces: Area;
  /** Reach from the middle in mm. */
  radius: number;
  /** A circle around the middle with this radius lies wholly on the obstacle. */
  core: number;
}

/** Cosine of 22.5 degrees: no edge between two neighboring corners comes nearer to the middle than this share of the shorter ray. */
const COS_HALF_RAY = 0.9238795325112867;

const OUTLINES: ReadonlyMap<string, Outline> = new Map(
  Object.entries(RADII).map(([id, radii]) => [
    id,
    {
      pieces: [convexHull(radii.map((mm, i) => onRay(mm, i)))],
      radius: Math.max(...radii),
      core: Math.min(...radii) * COS_HALF_RAY,
    },
  ]),
);

const KINDS: readonly (readonly [group: string, kind: Obstacle['kind']])[] = [
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

/** Has this XWS id an outline? */
export function isObstacleOutline(outline: string): boolean {
  return OUTLINES.has(outline);
}

/** The area that an obstacle covers on the table, in convex pieces. */
export function obstacleArea(obstacle: Pick<Obstacle, 'outline' | 'pose'>): Area {
  return obstacleAreaAt(obstacle.outline, obstacle.pose);
}

export function obstacleAreaAt(outline: string, pose: Pose): Area {
  return outlineOf(outline).pieces.map((piece): Polygon => piece.map((corner) => toTable(pose, corner)));
}

/** A circle around an obstacle, the quick look before any exact question. */
export function obstacleCircle({ outline, pose }: Pick<Obstacle, 'outline' | 'pose'>): Circle {
  return { x: pose.x, y: pose.y, radius: outlineOf(outline).radius };
}

/** From the middle of an obstacle back to its rear edge, in mm. */
export function obstacleBack(outline: DroppedObstacle): number {
  return RADII[outline]?.[REAR] ?? 0;
}

/** A circle within an obstacle: what is nearer than that is certainly too near. */
export function obstacleCore({ outline, pose }: Pick<Obstacle, 'outline' | 'pose'>): Circle {
  return { x: pose.x, y: pose.y, radius: outlineOf(outline).core };
}

export function obstacleOf(state: XwingState, id: ObjectId): Obstacle {
  for (const obstacle of state.obstacles) if (obstacle.id === id) return obstacle;
  throw new Error(`no obstacle is called '${id}'`);
}

/** The kind of an obstacle by its id; null for anything else, e.g. a ship. */
export function obstacleKindOf(state: XwingState, id: ObjectId): Obstacle['kind'] | null {
  return state.obstacles.find((each) => each.id === id)?.kind ?? null;
}

function outlineOf(id: string): Outline {
  const known = OUTLINES.get(id);
  if (!known) throw new Error(`no obstacle has the outline '${id}'`);
  return known;
}

function onRay(mm: number, index: number): Point {
  const { x, y } = turned(NORTH, -45 * index);
  return { x: x * mm, y: y * mm };
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
