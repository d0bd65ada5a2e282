/** The table for whoever draws it, in mm: outlines of what lies there, arcs, range bands, and moves with their templates. */
import type { PreviewedMove } from '../../core';
import {
  about,
  turn,
  arcWithin,
  frontOf,
  moveEnd,
  pointDistance,
  templateArea,
  within,
  type Area,
  type Polygon,
  type Pose,
  type Template,
} from '../../core/geometry';
import { innermost } from '../engine';
import type { Bearing } from '../facts';
import { isReverse, slipsTo, turnsAround } from '../facts/maneuvers';
import { RANGE_BAND, templateOf } from '../facts/templates';
import { ARCS, BEARINGS } from '../facts/words';
import type { XwingAction } from '../model/actions';
import { MOVE_TEMPLATES } from '../model/codecs';
import type { XwingEvent } from '../model/events';
import type { ObjectId, Ship, ShipId, XwingState } from '../model/state';
import { baseOf, basePolygonAt, basePolygonOf } from './bases';
import { arcAreas, firingArcs, LAST_RANGE, reachOf, STANDARD_ARCS, type ArcName } from './firing-arcs';
import { areaOfObject, objectsOnTable } from './objects';

/** What lies on the table. */
export interface Outlined {
  id: ObjectId;
  /** What it covers, as convex polygons in mm. */
  area: Area;
}

/** A piece as an action would move it: what it covers there, and the template along which it goes. */
export interface ShipMove extends PreviewedMove<Pose> {
  /** Its base where it ends. */
  base: Polygon;
  /** What the template covers as it lies; empty where none is laid. */
  template: Area;
}

/** What every ship, obstacle and device in the play area covers. */
export function outlines(state: XwingState): readonly Outlined[] {
  return objectsOnTable(state).map(({ id, area }) => ({ id, area: area() }));
}

/** An arc of a ship as far as it reaches; a double turret has two parts or more. Empty: there is no such ship in the play area, or it has no such arc. */
export function arcOutline(state: XwingState, ship: ShipId, arc: ArcName): Area {
  const found = state.ships.find((each) => each.id === ship && each.place === 'table');
  if (!found || !ARC_NAMES.includes(arc)) return [];
  const reach = reachOf(state, found, arc) * RANGE_BAND;
  return arcAreas(state, found, arc).flatMap((each) => arcWithin(each, basePolygonOf(found), reach));
}

/** The arcs through which a ship attacks with its primary weapons, and those to which its turret points. Empty: there is no such ship in the play area. */
export function arcsOf(state: XwingState, ship: ShipId): readonly ArcName[] {
  const found = state.ships.find((each) => each.id === ship && each.place === 'table');
  return found ? firingArcs(state, found) : [];
}

const ARC_NAMES: readonly ArcName[] = [...ARCS, ...STANDARD_ARCS];

/** Everything at range 0 to 1, to 2 and to 3 of an object: an outline around each of its convex parts. Empty: there is no such object in the play area. */
export function rangeBands(state: XwingState, object: ObjectId): readonly Area[] {
  if (!objectsOnTable(state).some(({ id }) => id === object)) return [];
  const parts = areaOfObject(state, object);
  return Array.from({ length: LAST_RANGE }, (_, i) => parts.map((part) => within(part, (i + 1) * RANGE_BAND)));
}

/**
 * Where a maneuver would take a ship if nothing is in its way, and the template: for a player who sets a dial. Null: the ship is not in the play area or is
 * huge, the maneuver has no template, or it is a Tallon roll, whose position is chosen at its end.
 */
export function maneuverOutline(state: XwingState, ship: ShipId, speed: number, bearing: Bearing): ShipMove | null {
  const found = state.ships.find((each) => each.id === ship && each.place === 'table');
  const isKnown = BEARINGS.includes(bearing) && Number.isInteger(speed) && !bearing.startsWith('tallon');
  const template = isKnown ? templateOf(speed, bearing) : null;
  if (!found || found.size === 'huge' || !template) return null;
  const start = isReverse(bearing) ? about(found.pose) : found.pose;
  const end = moveEnd(template, start, baseOf(found));
  const to = isReverse(bearing) || turnsAround(bearing) ? about(end) : end;
  return moveOf(found, found.pose, to, templateArea(template, frontOf(start, baseOf(found))));
}

function moveOf(ship: Ship, from: Pose | null, to: Pose, template: Area): ShipMove {
  return { piece: ship.id, from, to, base: basePolygonAt(ship, to), template };
}

/** The move of the ship that an action names. With the next phase, or the activation of another ship, others' dials come in. */
export function moveBy(event: XwingEvent, action: XwingAction, before: XwingState): ShipMove | null | 'over' {
  if (event.type === 'phase-ended' || (event.type === 'ship-activates' && !isNamed(event.ship, action))) return 'over';
  if (event.type !== 'moved' && event.type !== 'ship-placed') return null;
  const ship = before.ships.find((each) => each.id === event.ship);
  if (!ship || !isNamed(ship.id, action)) return null;
  if (event.type === 'ship-placed') return moveOf(ship, null, event.pose, []);
  const { from, to } = event;
  const laid = innermost(before, 'barrel roll')?.laid;
  const template = laid ? templateArea(laid.template, laid.at) : templateUnder(ship, event);
  return moveOf(ship, from, to, template);
}

function isNamed(ship: ShipId, action: XwingAction): boolean {
  return 'ship' in action && action.ship === ship;
}

/** The template that a move followed, at the front of the base or its rear: of a maneuver, written like `3 turn-left`, or of a boost. */
export function templateUnder(
  ship: Ship,
  { from, to, by }: Pick<Extract<XwingEvent, { type: 'moved' }>, 'from' | 'to' | 'by'>,
): Area {
  const [speed, word, way] = by.split(' ');
  const bearing = BEARINGS.find((each): each is Bearing => each === word);
  const side = way === 'sideslip' && bearing !== undefined ? slipsTo(bearing) : null;
  const start = side
    ? turn(from, side === 'left' ? -90 : 90)
    : bearing !== undefined && isReverse(bearing)
      ? about(from)
      : from;
  const template = bearing === undefined ? boosted(ship, from, to) : templateOf(Number(speed), bearing);
  return template ? templateArea(template, frontOf(start, baseOf(ship))) : [];
}

/** Which template of a boost leads from one pose to the other; null: none, it was no boost. */
function boosted(ship: Ship, from: Pose, to: Pose): Template | null {
  const all = SPEEDS.flatMap((speed) => MOVE_TEMPLATES.flatMap((bearing) => templateOf(speed, bearing) ?? []));
  return all.find((template) => pointDistance(moveEnd(template, from, baseOf(ship)), to) < 1) ?? null;
}

const SPEEDS = [1, 2, 3];
