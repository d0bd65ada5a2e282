/** Where devices, and obstacles that cards bring, are put down: ways, templates, guides (xw.device, xw.guides, xw.obstacles.17). */
import { reason, say, type Reason } from '../../core';
import {
  about,
  ahead,
  boundingCircle,
  frontOf,
  moveEnd,
  overlaps,
  rectangle,
  templateEnd,
  toTable,
  whollyInside,
  type Area,
  type Base,
  type Pose,
} from '../../core/geometry';
import type { Bearing, DeviceKind } from '../facts';
import { BEARINGS, DROPPED_OBSTACLES, type DroppedObstacle } from '../facts/words';
import { templateOf } from '../facts/templates';
import { modified } from '../engine';
import type { Device, ObjectId, Ship, ShipId, XwingState } from '../model/state';
import type { Way } from '../facts/payloads';
import { baseOf, basePolygonOf } from './bases';
import { hasDecloaked } from './cloak';
import { deviceArea, devicesInPlay } from './devices';
import { objectsOnTable, objectsUnder } from './objects';
import { areaAt, shapeOf, type Agreed } from './outlines';
import { inMm } from './range';
import { shipsInPlay } from './ships';

/** What a ship can put down. */
export type Payload = DeviceKind | DroppedObstacle;

/** Does the upgrade drop an obstacle? */
export function isDroppedObstacle(payload: Payload): payload is DroppedObstacle {
  return (DROPPED_OBSTACLES as readonly string[]).includes(payload);
}

/** `drop 1 straight`; without a template `drop`. */
export function wayName({ how, speed, bearing }: Way): string {
  return speed === 0 ? how : `${how} ${speed} ${bearing}`;
}

/** The way of this name; null: there is none. */
export function readWay(name: string): Way | null {
  const [how, speed = '0', word = 'straight'] = name.split(' ');
  const bearing = BEARINGS.find((each) => each === word);
  if ((how !== 'drop' && how !== 'launch' && how !== 'touching') || bearing === undefined) return null;
  return { how, speed: Number(speed), bearing };
}

/** The ways in which the ship can place it: those of the card, and what other cards make of them (xw.device.16). */
export function waysToPlace(
  state: XwingState,
  ship: ShipId,
  payload: Payload,
  printed: readonly Way[],
): readonly Way[] {
  const ways = modified(state, 'ways to place', printed, { ship, payload });
  return ways.filter((way, i) => ways.findIndex((other) => wayName(other) === wayName(way)) === i);
}

/**
 * The middle of the edge that the token is put against: the template's far end, set between the rear guides to drop (xw.device-examples.02) and the
 * front ones to launch (xw.device-examples.03; xw.device.03, .04, .07).
 */
function endOf(ship: Ship, { how, speed, bearing }: Way): Pose {
  const base = baseOf(ship);
  const guides = frontOf(how === 'drop' ? about(ship.pose) : ship.pose, base);
  const template = speed === 0 ? null : templateOf(speed, bearing);
  return template ? templateEnd(template, guides) : guides;
}

/** Where it lies then, facing away from the template. */
export function placedBy(table: Agreed, ship: Ship, payload: Payload, way: Way): Pose {
  return ahead(endOf(ship, way), shapeOf(table, payload).back);
}

/** Where each piece of it lies: cluster mines are a set of three, side by side (xw.supplement-cluster-mine.01). */
export function posesOf(payload: Payload, pose: Pose): Pose[] {
  if (payload !== 'cluster-mine') return [pose];
  const beside = (x: number): Pose => ({ ...toTable(pose, { x, y: 0 }), heading: pose.heading });
  return [pose, beside(-CLUSTER), beside(CLUSTER)];
}

/** From the middle of the set to that of either mine beside it, in mm. */
const CLUSTER = 31;

/** Why it cannot lie there: a part would be outside the play area (xw.device.24). Null: it can. */
export function cannotLie(state: XwingState, payload: Payload, pose: Pose): Reason | null {
  const { width, height } = state.options.mat;
  const mat = rectangle(0, 0, width, height);
  const area = posesOf(payload, pose).flatMap((at) => areaAt(state, payload, at));
  const inside = area.map((piece) => whollyInside(mat, piece));
  if (inside.every((each) => each.holds)) return null;
  const mm = Math.min(...inside.map((each) => each.margin));
  const said = `It would lie outside the play area, by ${inMm(-mm)}: it is not placed, and nothing is spent.`;
  return reason('outside-play-area', said, ['xw.device.24'], { mm });
}

/** Why the ship can place no device now, whatever it is (xw.device.13, .18, .19). Null: it can. */
export function cannotPlaceAny(state: XwingState, { id, devicesPlaced }: Ship): Reason | null {
  if (hasDecloaked(state, id))
    return reason('decloaked', say`${id} has decloaked in this phase.`, ['xw.device.19', 'xw.cloak.11']);
  if (devicesPlaced === 0) return null;
  const said = say`${id} has placed a device this round.`;
  return reason('device-placed', said, ['xw.device.18', 'xw.device.13'], { placed: devicesPlaced });
}

/** Ships under whose bases something lies (xw.device.21). */
export function shipsOn(state: XwingState, area: Area): Ship[] {
  return shipsInPlay(state).filter((ship) => {
    const base = basePolygonOf(ship);
    return area.some((piece) => overlaps(base, piece));
  });
}

/** Where a token is fitted directly between guides of a ship, front or rear (xw.guides.01), without a template (xw.buzz-droid-swarm.04). */
export function fittedTo(table: Agreed, ship: Ship, kind: DeviceKind, guides: 'front' | 'rear'): Pose {
  return placedBy(table, ship, kind, { how: guides === 'front' ? 'launch' : 'drop', speed: 0, bearing: 'straight' });
}

/** The objects, other than itself, that a device would overlap there. Its guides hold on to those of `beside`. */
export function objectsOverlapped(state: XwingState, id: ObjectId, pose: Pose, beside: ShipId): ObjectId[] {
  const kind = devicesInPlay(state).find((each) => each.id === id)?.kind;
  if (kind === undefined) return [];
  const area = deviceArea(state, { kind, pose });
  const others = objectsOnTable(state).filter((each) => each.id !== id && each.id !== beside);
  return objectsUnder(others, boundingCircle(area.flat()), () => area).map((each) => each.id);
}

/** Where a device that has guides at both ends comes to lie when it moves along a template as a ship does (xw.drk-1.02). */
export function relocatedBy(
  table: Agreed,
  { kind, pose }: Pick<Device, 'kind' | 'pose'>,
  speed: number,
  bearing: Bearing,
): Pose {
  const { back, front } = shapeOf(table, kind);
  const template = templateOf(speed, bearing);
  if (!template || front === null) return pose;
  const base: Base = { width: 2 * back, length: back + front };
  return moveEnd(template, pose, base);
}
