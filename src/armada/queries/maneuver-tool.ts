/**
 * The maneuver tool (arm.maneuver-tool.01, arm.ship-movement, arm.yaw). It lies along one side of the base: its guides at the front corner, its middle
 * line half its width beside the base. From the guides a leg runs to the pivot of the first joint, and from each pivot to the next; the guides of a
 * joint, where a ship is put down, come a little after its pivot, in the direction of the leg behind it.
 */
import {
  ahead,
  areaOverlap,
  basePolygon,
  poseAt,
  toTable,
  turn,
  type Area,
  type Polygon,
  type Pose,
  type Verdict,
} from '../../core/geometry';
import type { ManeuverToolLengths } from '../facts/lengths';
import type { Yaw } from '../facts/types';
import type { ShipPiece } from '../model/pieces';

/** On which side of the ship the tool lies, seen by the ship. */
export type ToolSide = 'left' | 'right';
export const TOOL_SIDES: readonly ToolSide[] = Object.freeze(['left', 'right'] as const);

/** Clicks of a joint from straight: positive to the right, negative to the left. */
export type Clicks = -2 | -1 | 0 | 1 | 2;

/** Joints from the ship onward; as many as the ship's speed (arm.maneuver-tool.02). */
export type Course = readonly Clicks[];

/** By how much a click turns a joint. */
export const DEGREES_A_CLICK = 22.5;
/** No joint turns farther (arm.yaw.05). */
export const MOST_CLICKS = 2;

/** Where the guides of the tool's beginning are when it is inserted at one side of the front of a base (arm.ship-movement.05). */
function guidesOf({ pose, base }: Pick<ShipPiece, 'pose' | 'base'>, side: ToolSide, tool: ManeuverToolLengths): Pose {
  return poseAt(toTable(pose, { x: sideOffset(base.width, side, tool), y: base.length / 2 }), pose.heading);
}

function sideOffset(width: number, side: ToolSide, tool: ManeuverToolLengths): number {
  const out = (width + tool.width) / 2;
  return side === 'right' ? out : -out;
}

/** The guides of each joint of a course in turn, after those of the tool's beginning; each faces along the tool. */
function guidesAlong(start: Pose, course: Course, tool: ManeuverToolLengths): Pose[] {
  const guides = [start];
  let at = start;
  for (const clicks of course) {
    at = ahead(turn(ahead(at, tool.guideToPivot), clicks * DEGREES_A_CLICK), tool.pivotToGuide);
    guides.push(at);
  }
  return guides;
}

/**
 * Where a ship ends that moves along a course: with its notches on the guides of the last joint, on the same side of the tool, facing along it
 * (arm.ship-movement.06, .08). A course without joints is a maneuver at speed 0 (arm.ship-movement.14).
 * Nothing is in the way of the tool (arm.maneuver-tool.05).
 */
export function courseEnd(ship: ShipPiece, course: Course, side: ToolSide, tool: ManeuverToolLengths): Pose {
  if (course.length === 0) return ship.pose;
  const last = guidesAlong(guidesOf(ship, side, tool), course, tool).at(-1) as Pose;
  const { width, length } = ship.base;
  return poseAt(toTable(last, { x: -sideOffset(width, side, tool), y: -length / 2 }), last.heading);
}

/** What the tool covers as it lies for a course: its legs up to the guides at which the ship stops; what is past them does not count (arm.maneuver-tool.03, .04). */
export function toolArea(ship: ShipPiece, course: Course, side: ToolSide, tool: ManeuverToolLengths): Area {
  const guides = guidesAlong(guidesOf(ship, side, tool), course, tool);
  const legs: Polygon[] = [];
  let from = guides[0] as Pose;
  for (const next of guides.slice(1)) {
    const pivot = ahead(next, -tool.pivotToGuide);
    const length = legs.length === 0 ? tool.guideToPivot : tool.guideToPivot + tool.pivotToGuide;
    legs.push(basePolygon(ahead(from, length / 2), { width: tool.width, length }));
    from = poseAt(pivot, next.heading);
  }
  if (course.length > 0) {
    legs.push(basePolygon(ahead(from, tool.pivotToGuide / 2), { width: tool.width, length: tool.pivotToGuide }));
  }
  return legs;
}

/** Where the joints of a course turn: each pivot, facing along the leg that leads to it. */
export function jointsOf(ship: ShipPiece, course: Course, side: ToolSide, tool: ManeuverToolLengths): Pose[] {
  const guides = guidesAlong(guidesOf(ship, side, tool), course, tool);
  return guides.slice(0, -1).map((each) => ahead(each, tool.guideToPivot));
}

/** Does a ship that ends a course overlap the tool, and by how many mm does that hold or not (arm.ship-movement.09)? */
export interface OnTool extends Verdict {
  readonly side: ToolSide;
  /** How deep the base lies on the tool, in mm. */
  readonly depth: number;
}

/**
 * Judged by the base without its shield dials: they lie below the tool, which runs along the whole side of a ship that goes straight on, over the dial of that side.
 */
export function overlapsTool(ship: ShipPiece, course: Course, side: ToolSide, tool: ManeuverToolLengths): OnTool {
  const end = basePolygon(courseEnd(ship, course, side, tool), ship.base);
  const { holds, margin, depth } = areaOverlap([end], toolArea(ship, course, side, tool));
  return { side, holds, margin, depth };
}

/** A side on which the tool may be inserted for a course, or why not. */
export interface SideChoice extends Verdict {
  readonly side: ToolSide;
  /** How the ship would come to lie on the tool. */
  readonly onTool: OnTool;
}

/**
 * On which sides of the ship may the tool lie (arm.ship-movement.09, .10)? On those where the ship does not end on it; if it would on both, on either,
 * its owner chooses and the position stands.
 */
export function toolSides(ship: ShipPiece, course: Course, tool: ManeuverToolLengths): readonly SideChoice[] {
  const both = TOOL_SIDES.map((side) => overlapsTool(ship, course, side, tool));
  const nowhere = both.every(({ holds }) => holds);
  return both.map((onTool) => {
    const margin = nowhere ? onTool.margin : 0 - onTool.margin;
    return { side: onTool.side, holds: nowhere || !onTool.holds, margin, onTool };
  });
}

/** Yaw values of a speed, the joint nearest to the ship first. */
export type YawColumn = readonly Yaw[];

/** A course that a speed chart allows. */
export interface ChartedCourse {
  readonly course: Course;
  /** Indexes of the joints that are turned by one click more than the chart has it (arm.commands.05); a joint twice: by two. */
  readonly extraYawAt: readonly number[];
}

/**
 * Every course of a column of the speed chart, each joint set on its own (arm.ship-movement.02, .03); with extra yaw also those that need it. `extraYaw`:
 * how many times one joint may be turned by one click more.
 */
export function coursesOf(column: YawColumn, extraYaw = 0): ChartedCourse[] {
  const most = column.map((yaw) => clicksOf(Math.min(MOST_CLICKS, yaw + extraYaw) as Yaw));
  const all = combinations(most).map((course) => ({ course, extraYawAt: extraClicks(column, course) }));
  const charted = all.filter(({ extraYawAt }) => extraYawAt.length === 0);
  return [...charted, ...all.filter(({ extraYawAt: { length } }) => length > 0 && length <= extraYaw)];
}

/** The joints that are turned farther than the chart has it, once for each click. */
export function extraClicks(column: YawColumn, course: Course): number[] {
  return column.flatMap((yaw, joint) => {
    const extra = Math.abs(course[joint] ?? 0) - yaw;
    return Array<number>(Math.max(0, extra)).fill(joint);
  });
}

function combinations(joints: readonly (readonly Clicks[])[]): Course[] {
  return joints.reduce<Course[]>(
    (courses, choices) => courses.flatMap((course) => choices.map((clicks) => [...course, clicks])),
    [[]],
  );
}

function clicksOf(yaw: Yaw): Clicks[] {
  const all: Clicks[] = [0, -1, 1, -2, 2];
  return all.slice(0, 1 + 2 * yaw);
}

/** Why a course cannot be set: a joint that is turned too far. */
export interface TooFar {
  readonly joint: number;
  readonly clicks: number;
  readonly yaw: number;
}

/** Does the chart allow a course, with so much extra yaw (arm.speed-chart.03, arm.yaw.02 to .05)? Null: it does. */
export function turnedTooFar(column: YawColumn, course: Course, extraYaw = 0): TooFar | null {
  let left = extraYaw;
  for (const [joint, yaw] of column.entries()) {
    const clicks = Math.abs(course[joint] ?? 0);
    left -= Math.max(0, clicks - yaw);
    if (left < 0 || clicks > MOST_CLICKS) return { joint, clicks, yaw };
  }
  return null;
}
