/**
 * The huge ship maneuver tool (xw.huge-movement), as poses of the ship before and after, in the ship's own frame. The rulebook draws the tool
 * and gives no number: the lengths are those of a public virtual table, and approximate.
 */
import { directionToTable, toTable, turned, type Pose, type Side } from '../../core/geometry';
import type { Bearing } from './words';

/**
 * The six lines of the straight edge (xw.huge-straight.01), from speed 0 on, which lies at the middle of the ship (xw.huge-straight.02). They are
 * as far apart as straight templates are long.
 */
const STRAIGHT_LINES = [0, 40, 80, 120, 160, 200] as const;

/** Where the hook holds the base: to the side of its middle, and ahead of it. The base turns about it by 45 degrees (xw.huge-bank.02, .04). */
const HOOK = { x: 40, y: 40 } as const;
const TURN = 45;
/** The four notches of the jagged edge (xw.huge-bank.01), from that of speed 0: ahead, and back towards the outside, as the turned ship sees it. */
const NOTCHES = [
  { ahead: 0, out: 0 },
  { ahead: 33, out: 0 },
  { ahead: 73, out: 10 },
  { ahead: 113, out: 20 },
] as const;

/** Where the tool puts a ship; null: it has no such line (xw.huge-movement.01). */
export function toolEnd(from: Pose, speed: number, bearing: Bearing): Pose | null {
  // It stays, as any other ship would (xw.huge-stationary.01).
  if (bearing === 'stationary') return speed === 0 ? from : null;
  if (bearing === 'straight') {
    const line = STRAIGHT_LINES[speed];
    return line === undefined ? null : moved(from, 0, line, 0);
  }
  if (bearing === 'bank-left' || bearing === 'bank-right')
    return bankEnd(from, speed, bearing === 'bank-left' ? 'left' : 'right');
  return null;
}

function bankEnd(from: Pose, speed: number, side: Side): Pose | null {
  const notch = NOTCHES[speed];
  if (!notch) return null;
  const way = side === 'right' ? 1 : -1;
  const degrees = way * TURN;
  const turnedShip: Pose = { x: 0, y: 0, heading: turned({ x: 0, y: 1 }, degrees) };
  // The hook stays where it is: the middle goes from it as the turned base has it; then the corner goes into the notch (xw.huge-bank-example.01).
  const hook = directionToTable(turnedShip, { x: way * HOOK.x, y: HOOK.y });
  const on = directionToTable(turnedShip, { x: -way * notch.out, y: notch.ahead });
  return moved(from, way * HOOK.x - hook.x + on.x, HOOK.y - hook.y + on.y, degrees);
}

function moved(from: Pose, right: number, ahead: number, degrees: number): Pose {
  const { x, y } = toTable(from, { x: right, y: ahead });
  return { x, y, heading: turned(from.heading, degrees) };
}
