/** How a maneuver comes out: at full speed, or shortened because of ships in the way (arm.overlapping.05, .06). */
import type { Pose } from '../../core/geometry';
import type { ManeuverToolLengths } from '../facts/lengths';
import type { ShipPiece } from '../model/pieces';
import { courseEnd, type Course, type ToolSide } from './maneuver-tool';
import { shipsOverlappedAt, type Overlapped } from './overlap';

/** One try to put the ship down: at a speed, and the ships that it would lie on there; it moves through others (arm.ship-movement.07). */
export interface Attempt {
  readonly speed: number;
  readonly pose: Pose;
  readonly overlaps: readonly Overlapped[];
}

/** Where the ship ends, and every try that led to it; the last one is where it stands. */
export interface ManeuverOutcome {
  readonly speed: number;
  readonly pose: Pose;
  readonly attempts: readonly Attempt[];
  /** Ids of the ships that it overlapped on the way to this outcome, each once; empty: the maneuver was not shortened. */
  readonly overlapped: readonly string[];
}

/**
 * Puts a ship down at the joint of its speed; where it would lie on another ship, at the joint before, down to its start (arm.overlapping.05, .06). Joints
 * and side of the tool stay as they were (arm.ship-movement.12), also where the ship lies on the tool then (arm.overlapping.16). Squadrons shorten nothing
 * (arm.overlapping.04).
 */
export function maneuverOutcome(
  ship: ShipPiece,
  course: Course,
  side: ToolSide,
  others: readonly ShipPiece[],
  tool: ManeuverToolLengths,
): ManeuverOutcome {
  const attempts: Attempt[] = [];
  for (let speed = course.length; speed >= 0; speed--) {
    const pose = courseEnd(ship, course.slice(0, speed), side, tool);
    const overlaps = speed > 0 || attempts.length > 0 ? shipsOverlappedAt(ship, pose, others) : [];
    attempts.push({ speed, pose, overlaps });
    if (overlaps.length === 0 || speed === 0) break;
  }
  const last = attempts.at(-1) as Attempt;
  const before = attempts.slice(0, -1).flatMap(({ overlaps }) => overlaps.map(({ id }) => id));
  return { speed: last.speed, pose: last.pose, attempts, overlapped: [...new Set(before)] };
}
