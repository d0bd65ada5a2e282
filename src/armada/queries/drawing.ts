/** The table for whoever draws it, in mm: outlines of what lies there, firing arcs, range bands, and moves with the maneuver tool. */
import type { PreviewedMove, Reason } from '../../core';
import { arcWithin, discPolygon, within, type Area, type Point, type Polygon, type Pose } from '../../core/geometry';
import { HULL_ZONES, type HullZone } from '../facts';
import type { ArmadaAction } from '../model/actions';
import type { ArmadaEvent } from '../model/events';
import type { ArmadaState, ShipId, SquadronId } from '../model/state';
import { baseShape, overlapArea, shipAt, shipBase } from './bases';
import { firingArc } from './firing-arcs';
import { innermost } from '../engine';
import { courseEnd, jointsOf, MOST_CLICKS, toolArea, TOOL_SIDES, type Course, type ToolSide } from './maneuver-tool';
import { obstacleArea, pieceNamed, shipPiece } from './pieces';
import { shipsOnTable } from './ships';
import { cannotSetCourse, cannotUseSide } from './speed';
import { squadronsOnTable } from './squadrons';

/** What lies on the table. */
export interface Outlined {
  id: string;
  /** What it covers, as convex polygons in mm: of a ship the base first, then its shield dials. */
  area: Area;
}

/** A piece as an action would move it. Squadrons face nowhere. */
export interface PieceMove extends PreviewedMove<Pose | Point> {
  /** Its base where it ends. */
  base: Polygon;
  /** What the maneuver tool covers as it lies; empty where it is not laid. */
  tool: Area;
}

/** The maneuver tool as it is laid for a course. */
export interface CourseOutline extends PieceMove {
  from: Pose;
  to: Pose;
  /** Where its joints turn, the one nearest to the ship first; each faces along the leg before it. */
  joints: readonly Pose[];
  /** Why the ship cannot take this course now; null: it can. */
  not: Reason | null;
}

/** What every ship, squadron and obstacle in the play area covers. */
export function outlines(state: ArmadaState): readonly Outlined[] {
  return [
    ...shipsOnTable(state).map((ship) => ({ id: ship.id, area: overlapArea(shipPiece(state, ship)) })),
    ...squadronsOnTable(state).map(({ id, at }) => ({ id, area: [squadronBase(state, at)] })),
    ...state.obstacles
      .filter(({ place }) => place === 'table')
      .map(({ id, pose }) => ({ id, area: obstacleArea(id, pose) })),
  ];
}

/** The firing arc of a hull zone up to long range. Empty: there is no such ship in the play area, or no such hull zone. */
export function arcOutline(state: ArmadaState, ship: ShipId, zone: HullZone): Area {
  const found = shipsOnTable(state).find(({ id }) => id === ship);
  if (!found || !HULL_ZONES.includes(zone)) return [];
  const piece = shipPiece(state, found);
  return arcWithin(firingArc(piece, zone), shipBase(piece), state.lengths.long);
}

/** Everything within close, medium and long range of a ship or squadron: around its base, without shield dials. Empty: there is no such piece in the play area. */
export function rangeBands(state: ArmadaState, id: ShipId | SquadronId): readonly Polygon[] {
  if (![...shipsOnTable(state), ...squadronsOnTable(state)].some((each) => each.id === id)) return [];
  const { close, medium, long } = state.lengths;
  return [close, medium, long].map((mm) => within(baseShape(pieceNamed(state, id)), mm));
}

function squadronBase(state: ArmadaState, { x, y }: Point): Polygon {
  return discPolygon({ x, y, radius: state.lengths.squadronRadius });
}

/** Joints of the longest tool (arm.speed.05). */
const MOST_JOINTS = 4;

/** Where a course leads a ship that nothing is in the way of. Null: there is no such ship in the play area, no such side, or the tool has no such joints. */
export function maneuverOutline(
  state: ArmadaState,
  id: ShipId,
  course: readonly number[],
  side: ToolSide,
): CourseOutline | null {
  const ship = shipsOnTable(state).find((each) => each.id === id);
  if (!ship || !TOOL_SIDES.includes(side) || !isCourse(course)) return null;
  const piece = shipPiece(state, ship);
  const { tool } = state.lengths;
  const to = courseEnd(piece, course, side, tool);
  const maneuver = innermost(state, 'execute maneuver');
  const { extraYaw = 0, at = ship.speed } = maneuver?.ship === id ? maneuver : {};
  return {
    piece: id,
    from: ship.pose,
    to,
    base: shipBase(shipAt(piece, to)),
    tool: toolArea(piece, course, side, tool),
    joints: jointsOf(piece, course, side, tool),
    not: cannotSetCourse(state, ship, course, extraYaw, at) ?? cannotUseSide(piece, course, side, tool),
  };
}

function isCourse(course: readonly number[]): course is Course {
  return (
    Array.isArray(course) &&
    course.length <= MOST_JOINTS &&
    course.every((clicks) => Number.isInteger(clicks) && Math.abs(clicks) <= MOST_CLICKS)
  );
}

/** The move of the ship or squadron that an action names: so courses can be tried (arm.premeasuring.02). */
export function moveBy(event: ArmadaEvent, action: ArmadaAction, before: ArmadaState): PieceMove | null {
  switch (event.type) {
    case 'ship-moved':
      return named(action, event.ship) ? ofShip(before, event) : null;
    case 'ship-deployed':
      return named(action, event.ship) ? ofShip(before, { ...event, from: null, to: event.pose }) : null;
    case 'squadron-moved':
      return named(action, event.squadron) ? ofSquadron(before, event.squadron, event.from, event.to) : null;
    case 'squadron-deployed':
      return named(action, event.squadron) ? ofSquadron(before, event.squadron, null, event.at) : null;
    case 'squadron-placed':
      return named(action, event.squadron) ? ofSquadron(before, event.squadron, null, event.at) : null;
    default:
      return null;
  }
}

function named(action: ArmadaAction, id: string): boolean {
  return ('ship' in action && action.ship === id) || ('squadron' in action && action.squadron === id);
}

function ofSquadron(state: ArmadaState, piece: SquadronId, from: Point | null, to: Point): PieceMove {
  return { piece, from, to, base: squadronBase(state, to), tool: [] };
}

type Moved = Extract<ArmadaEvent, { type: 'ship-moved' }>;
type ShipMoved = { ship: ShipId; from: Pose | null; to: Pose } & Partial<Pick<Moved, 'clicks' | 'side' | 'speed'>>;

function ofShip(state: ArmadaState, { ship: id, from, to, ...course }: ShipMoved): PieceMove | null {
  const ship = state.ships.find((each) => each.id === id);
  if (!ship) return null;
  const { clicks = [], side = null, speed = 0 } = course;
  const tool = from ? toolUnder(state, { ship: id, from, clicks, side, speed }) : [];
  return { piece: id, from, to, base: shipBase(shipAt(shipPiece(state, ship), to)), tool };
}

/** The maneuver tool as it lay in a move: up to the joint at which the ship was put down. */
export function toolUnder(
  state: ArmadaState,
  { ship: id, from, clicks, side, speed }: Pick<Moved, 'ship' | 'from' | 'clicks' | 'side' | 'speed'>,
): Area {
  const ship = state.ships.find((each) => each.id === id);
  if (!ship || side === null || speed === 0) return [];
  return toolArea(shipAt(shipPiece(state, ship), from), clicks.slice(0, speed) as Course, side, state.lengths.tool);
}
