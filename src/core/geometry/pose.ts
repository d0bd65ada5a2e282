import { NORTH, opposite, rightOf, turned, type Heading } from './heading';
import type { Point } from './point';

/** Where something stands and where it faces: the middle of a base, or the middle of an edge, and a direction. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
}

export function poseAt(p: Point, heading: Heading = NORTH): Pose {
  return { x: p.x, y: p.y, heading };
}

/** Do they stand and face alike, exactly? */
export function samePose(a: Pose, b: Pose): boolean {
  return a === b || (a.x === b.x && a.y === b.y && a.heading.x === b.heading.x && a.heading.y === b.heading.y);
}

/** From the frame of a pose (x to its right, y ahead) to the table. */
export function toTable(pose: Pose, local: Point): Point {
  const { x, y } = pose.heading;
  return { x: pose.x + y * local.x + x * local.y, y: pose.y - x * local.x + y * local.y };
}

/** A direction of the frame of a pose, as a direction of the table. */
export function directionToTable(pose: Pose, local: Point): Point {
  const { x, y } = pose.heading;
  return { x: y * local.x + x * local.y, y: y * local.y - x * local.x };
}

/** The pose turned on the spot, clockwise (to the right) by some degrees. */
export function turn(pose: Pose, degrees: number): Pose {
  return { x: pose.x, y: pose.y, heading: turned(pose.heading, degrees) };
}

/** The pose turned on the spot to face where its back was. */
export function about(pose: Pose): Pose {
  return { x: pose.x, y: pose.y, heading: opposite(pose.heading) };
}

/** The pose moved straight ahead (negative: back) by some mm. */
export function ahead(pose: Pose, mm: number): Pose {
  return { x: pose.x + pose.heading.x * mm, y: pose.y + pose.heading.y * mm, heading: pose.heading };
}

/** The pose moved straight to its right (negative: left) by some mm. */
export function sideways(pose: Pose, mm: number): Pose {
  const right = rightOf(pose.heading);
  return { x: pose.x + right.x * mm, y: pose.y + right.y * mm, heading: pose.heading };
}
