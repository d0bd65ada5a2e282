/** What a ship's move did not do, with its reason: what it passed over without effect, and what part of it does not count as outside the play area. */
import { listed, reason, say, type Reason } from '../../core';
import { insideZone } from '../../core/geometry';
import type { ArmadaState, Ship } from '../model/state';
import { inPlayArea, isWellInside, playArea } from './areas';
import { overlapArea, overlapCircle } from './bases';
import { courseEnd, extraClicks, type Course, type ToolSide } from './maneuver-tool';
import { obstaclesOverlappedAt, shipsOverlappedAt, squadronsOverlappedAt } from './overlap';
import { obstaclePieces, shipPiece, shipPieces, squadronPieces } from './pieces';
import { yawColumn } from './speed';

interface Moved {
  /** As it stood before. */
  was: ReturnType<typeof shipPiece>;
  clicks: Course;
  side: ToolSide;
  speed: number;
  extraYaw: number;
}

export function remarksOnMove(state: ArmadaState, ship: Ship, moved: Moved): Reason[] {
  return [...yawOfNavigate(state, ship, moved), ...passedOver(state, ship, moved), ...onlyDialsOutside(state, ship)];
}

/** The clicks that navigate added to the yaw values of the new speed (arm.commands.07). */
function yawOfNavigate(state: ArmadaState, ship: Ship, { clicks, extraYaw }: Moved): Reason[] {
  if (extraYaw === 0) return [];
  const column = yawColumn(state, ship, clicks.length);
  return [...new Set(extraClicks(column, clicks))].map((joint) => {
    const yaw = column[joint] ?? 0;
    const said = say`At speed ${clicks.length} joint ${joint + 1} has the yaw value ${yaw}, and navigate adds 1.`;
    return reason('yaw-by-navigate', said, ['arm.commands.07'], { joint, yaw });
  });
}

/** Where it lay at the joints before, and does not lie in the end (arm.overlapping.18, arm.obstacles.10). */
function passedOver(state: ArmadaState, { id, pose }: Ship, { was, clicks, side, speed }: Moved): Reason[] {
  const joints = Array.from({ length: Math.max(0, speed - 1) }, (_, i) =>
    courseEnd(was, clicks.slice(0, i + 1), side, state.lengths.tool),
  );
  if (joints.length === 0) return [];
  const under = (at: typeof pose): string[] =>
    [
      ...obstaclesOverlappedAt(was, at, obstaclePieces(state)),
      ...squadronsOverlappedAt(was, at, squadronPieces(state)),
      ...shipsOverlappedAt(was, at, shipPieces(state, [id])),
    ].map((each) => each.id);
  const passed = [...new Set(joints.flatMap(under))];
  if (passed.length === 0) return [];
  const left = [...under(was.pose), ...under(pose)];
  const over = passed.filter((each) => !left.includes(each));
  if (over.length === 0) return [];
  const isObstacle = state.obstacles.some((each) => over.includes(each.id));
  const rules = [...(isObstacle ? ['arm.obstacles.10'] : []), 'arm.overlapping.18', 'arm.ship-movement.07'];
  return [reason('moved-through', say`It moves through ${listed(over)} without effect, and ends clear.`, rules)];
}

/** Shield dials and their frames may stick out over the edge (arm.play-area.05). */
function onlyDialsOutside(state: ArmadaState, ship: Ship): Reason[] {
  const { areas } = state.options;
  const piece = shipPiece(state, ship);
  if (isWellInside(areas, overlapCircle(piece))) return [];
  const withDials = insideZone(playArea(areas), overlapArea(piece));
  if (withDials.holds || !inPlayArea(areas, piece).holds) return [];
  const said = say`Only a shield dial is outside the play area, which does not count.`;
  const rules = ['arm.play-area.05', 'arm.destroyed-ships-and-squadrons.09'];
  return [reason('dial-outside', said, rules, { mm: withDials.margin })];
}
