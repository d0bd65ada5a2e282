/** Speeds and courses of a ship (arm.speed, arm.speed-chart, arm.yaw). */
import { once, reason, say, type Reason } from '../../core';
import { NORTH } from '../../core/geometry';
import { shipToken, type Lengths, type ShipCard } from '../facts';
import type { ManeuverToolLengths } from '../facts/lengths';
import { modified } from '../engine';
import type { ShipPiece } from '../model/pieces';
import type { ArmadaState, Ship, ShipId } from '../model/state';
import {
  coursesOf,
  extraClicks,
  toolSides,
  turnedTooFar,
  type Course,
  type SideChoice,
  type ToolSide,
  type YawColumn,
} from './maneuver-tool';
import { cardOf } from './ships';

/** arm.speed.06 */
export function highestSpeed(ship: Ship): number {
  return cardOf(ship).speedChart.length;
}

/** The yaw values of the card at a speed (arm.yaw.03), the joint nearest to the ship first (arm.commands.07). Speed 0 has none. */
export function yawColumn(state: ArmadaState, ship: Ship, speed: number): YawColumn {
  const printed = speed === 0 ? [] : (cardOf(ship).speedChart[speed - 1] ?? []);
  return modified(state, 'yaw', printed, { ship: ship.id, speed });
}

/** Why a ship cannot set the joints so; null: its speed chart allows it, with so much extra yaw (arm.ship-movement.03). */
export function cannotSetCourse(
  state: ArmadaState,
  ship: Ship,
  course: Course,
  extraYaw: number,
  speed = ship.speed,
): Reason | null {
  const { id } = ship;
  // The speed says how far it moves (arm.speed.01).
  if (course.length !== speed) {
    const said = say`${id} moves at speed ${speed}: as many joints are set.`;
    return reason('other-speed', said, ['arm.ship-movement.06', 'arm.speed-chart.02'], { speed });
  }
  const column = yawColumn(state, ship, speed);
  const tooFar = turnedTooFar(column, course, extraYaw);
  if (!tooFar) return null;
  const { joint, clicks, yaw } = tooFar;
  const taken = extraClicks(column, course).filter((each) => each < joint);
  const extra = extraYaw > 0 ? extraInWords(extraYaw, taken) : '';
  const said = say`At speed ${speed} joint ${joint + 1} of ${id} has the yaw value ${yaw}${[extra]}: it cannot be turned by ${clicks}.`;
  const rule = extraYaw > 0 ? 'arm.commands.05' : 'arm.speed-chart.03';
  return reason('turned-too-far', said, [rule, 'arm.yaw.01'], { speed, joint, clicks, yaw });
}

/** What navigate adds, and which joints before this one take it; a joint is named once for each click. */
function extraInWords(extraYaw: number, taken: readonly number[]): string {
  if (taken.length === 0) return ` and ${extraYaw} more by navigate`;
  const joints = [...new Set(taken)].map((joint) => `joint ${joint + 1}`).join(' and ');
  const used = taken.length < extraYaw ? `used ${taken.length} of` : 'used up';
  return `, and ${joints} has ${used} the ${extraYaw} more by navigate`;
}

/** Why the tool cannot lie on a side of a ship for a course; null: it can (arm.ship-movement.09). */
export function cannotUseSide(
  ship: ShipPiece,
  course: Course,
  side: ToolSide,
  tool: ManeuverToolLengths,
): Reason | null {
  const choice = toolSides(ship, course, tool).find((each) => each.side === side);
  return choice === undefined || choice.holds ? null : onTheTool(ship.id, choice);
}

/** The ship would end on the tool. */
export function onTheTool(id: ShipId, { side, onTool }: SideChoice): Reason {
  const said = say`${id} would end on the tool if it lay on its ${side} side.`;
  return reason('overlaps-tool', said, ['arm.ship-movement.09'], { mm: onTool.depth });
}

/** A course with the sides of the ship at which the tool may lie for it. */
export interface CourseChoice {
  readonly course: Course;
  readonly extraYawAt: readonly number[];
  readonly sides: readonly SideChoice[];
}

/** Every course that a ship can set at a speed, each with both sides (arm.ship-movement.02, .09, .10). It does not depend on where the ship stands. */
export function courseChoices(
  state: ArmadaState,
  ship: Ship,
  extraYaw: number,
  speed: number,
): readonly CourseChoice[] {
  const card = cardOf(ship);
  const column = yawColumn(state, ship, speed);
  const memory = coursesWith(state.lengths);
  const key = `${card.size} ${card.icon} ${column.join('')} ${extraYaw}`;
  let choices = memory.get(key);
  if (!choices) memory.set(key, (choices = makeChoices(state.lengths, card, column, extraYaw)));
  return choices;
}

/** Worked out once for the lengths of a game. */
const coursesWith = once((_lengths: Lengths) => new Map<string, readonly CourseChoice[]>());

function makeChoices(lengths: Lengths, { size, icon }: ShipCard, column: YawColumn, extraYaw: number): CourseChoice[] {
  const ship = {
    id: '',
    pose: { x: 0, y: 0, heading: NORTH },
    base: lengths.bases[size],
    token: shipToken(icon),
    shieldDial: lengths.shieldDial,
  };
  return coursesOf(column, extraYaw).map(({ course, extraYawAt }) => ({
    course,
    extraYawAt,
    sides: toolSides(ship, course, lengths.tool),
  }));
}
