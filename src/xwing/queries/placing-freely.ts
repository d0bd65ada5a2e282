/** Where cards let devices and obstacles lie as their player likes, without guides and templates, as regions. */
import { reason, say, type PlayerId, type Question, type Reason, type RuleId } from '../../core';
import {
  areaClosest,
  headingFromDegrees,
  isPast,
  NORTH,
  overlaps,
  placing,
  type Area,
  type PlacingRegion,
  type Point,
  type Pose,
} from '../../core/geometry';
import { RANGE_BAND } from '../facts/templates';
import type { DeviceAction, SetupAction } from '../model/actions';
import type { Obstacle, ObjectId, Ship, XwingState } from '../model/state';
import { basePolygonOf } from './bases';
import { objectsOnTable } from './objects';
import { cannotPlaceObstacle, innerZone } from './placing';
import { cannotLie, posesOf, shipsOn, type Payload } from './placing-devices';
import { areaAt, shapeOf } from './outlines';
import { isAreaInArc, inMm, rangeOf } from './range';
import { isSameSide, shipsInPlay } from './ships';

type PlaceDevice = Extract<DeviceAction, { type: 'place-device' }>;
type PlaceObstacle = Extract<SetupAction, { type: 'place-obstacle' }>;

/** Where cards let such a piece lie, and by which rules: touching the ship's base, touching it in the rear arc, or beyond range 2 of edges, or of enemy ships and devices. */
export const LIES = Object.freeze({
  'touching it': ['xw.device.16', 'xw.golden-rules.02'],
  'behind it': ['xw.obstacles.17', 'xw.golden-rules.02'],
  'far from edges': ['xw.supplement-sensor-buoy.01'],
  'far from enemies and devices': ['xw.device.02', 'xw.setup.14'],
});
/** One of `LIES`. */
export type Lies = keyof typeof LIES;

/** It touches the ship's base. */
export const isBeside = (lies: Lies): boolean => lies === 'touching it' || lies === 'behind it';

/** By how many mm a piece that touches a base may be away from it, as it is answered; it is laid against it. */
const NEARLY = 1;

/** Where the ship's player can put it. */
export function placingPayload(
  state: XwingState,
  ship: Ship,
  payload: Payload,
  lies: Lies,
): PlacingRegion<Payload, PlaceDevice> {
  const { width, height } = state.options.mat;
  return placing<Payload, PlaceDevice>({
    type: 'place-device',
    pieces: [payload],
    action: (piece, pose) => ({ type: 'place-device', player: ship.player, payload: piece, pose }),
    read: ({ payload: piece, pose }) =>
      piece === payload ? { piece, pose } : reason('not-this-device', say`${[piece]} is not placed now.`, LIES[lies]),
    zone: lies === 'far from edges' ? innerZone(state) : { left: 0, bottom: 0, width, height },
    towards: NORTH,
    cannot: (piece, pose) => cannotBePut(state, ship, piece, lies, pose),
    ...(isBeside(lies) && { poses: (piece: Payload) => posesAround(state, ship, piece) }),
  });
}

/** What it covers there, all pieces of a set. */
function areaOf(state: XwingState, payload: Payload, pose: Pose): Area {
  return posesOf(payload, pose).flatMap((at) => areaAt(state, payload, at));
}

function cannotBePut(state: XwingState, ship: Ship, payload: Payload, lies: Lies, pose: Pose): Reason | null {
  const outside = cannotLie(state, payload, pose);
  if (outside) return outside;
  const area = areaOf(state, payload, pose);
  switch (lies) {
    case 'touching it':
      return notTouching(ship, area);
    case 'behind it':
      return notBehind(state, ship, payload, pose, area);
    case 'far from edges':
      return nearEdge(state, area);
    case 'far from enemies and devices':
      return nearOther(state, ship, area);
  }
}

function notTouching(ship: Ship, area: Area): Reason | null {
  const base = basePolygonOf(ship);
  const mm = areaClosest(area, [base])?.distance ?? Infinity;
  if (mm <= NEARLY && !area.some((piece) => overlaps(base, piece))) return null;
  return reason('not-touching', say`It must touch the base of ${ship.id} and not lie under it.`, ['xw.range.16'], {
    mm,
  });
}

/** In its rear arc at range 0, and on no ship. */
function notBehind(state: XwingState, ship: Ship, payload: Payload, pose: Pose, area: Area): Reason | null {
  const apart = notTouching(ship, area);
  if (apart) return apart;
  const rules = LIES['behind it'];
  if (!isAreaInArc(state, ship, 'rear', areaOf(state, payload, laidAgainst(state, ship, payload, pose))))
    return reason('not-behind', say`It must lie in the rear arc of ${ship.id}.`, rules);
  const [under] = shipsOn(state, area);
  return under ? reason('overlaps-ship', say`${under.id} stands there.`, rules, { other: under.id }) : null;
}

function nearEdge({ options: { mat } }: XwingState, area: Area): Reason | null {
  const corners = area.flat();
  const mm = Math.min(...corners.flatMap(({ x, y }) => [x, y, mat.width - x, mat.height - y]));
  if (isPast(mm - 2 * RANGE_BAND)) return null;
  const said = `It must lie beyond range 2 of every edge; it is ${inMm(mm)} from one.`;
  return reason('near-edge', said, LIES['far from edges'], { mm });
}

function nearOther(state: XwingState, ship: Ship, area: Area): Reason | null {
  const devices = state.devices.filter(({ place }) => place === 'table').map(({ id }) => id);
  const enemies = shipsInPlay(state).filter((other) => !isSameSide(ship, other));
  return nearAny(state, [...enemies.map(({ id }) => id), ...devices], area, LIES['far from enemies and devices']);
}

/** One of these objects that is at range 0-2 of it. */
function nearAny(state: XwingState, ids: readonly ObjectId[], area: Area, rules: readonly RuleId[]): Reason | null {
  for (const other of objectsOnTable(state)) {
    if (!ids.includes(other.id)) continue;
    const mm = areaClosest(area, other.area())?.distance ?? Infinity;
    if (rangeOf(mm) <= 2)
      return reason('near-object', say`It must lie beyond range 2 of ${other.id}.`, rules, { mm, other: other.id });
  }
  return null;
}

/** Where it lies as it is laid against the base that it is put beside (xw.device.16): straight on until it touches. */
export function laidAgainst(state: XwingState, ship: Ship, payload: Payload, pose: Pose): Pose {
  const nearest = areaClosest(areaOf(state, payload, pose), [basePolygonOf(ship)]);
  if (!nearest || nearest.distance === 0) return pose;
  const { from, to } = nearest;
  return { x: pose.x + to.x - from.x, y: pose.y + to.y - from.y, heading: pose.heading };
}

/** In how many directions it is tried. */
const DIRECTIONS = 32;

/** All around the base, each against it, facing as the ship does and turned by a quarter. */
function posesAround(state: XwingState, ship: Ship, payload: Payload): Pose[] {
  const far = 2 * RANGE_BAND + shapeOf(state, payload).radius;
  const { heading } = ship.pose;
  return Array.from({ length: DIRECTIONS }, (_, i) => headingFromDegrees((i * 360) / DIRECTIONS)).flatMap(
    ({ x, y }) => {
      const out: Point = { x: ship.pose.x + far * x, y: ship.pose.y + far * y };
      return [heading, { x: heading.y, y: -heading.x }].map((faces) =>
        laidAgainst(state, ship, payload, { ...out, heading: faces }),
      );
    },
  );
}

/** An obstacle on the table is put elsewhere: beyond range 2 of edges and ships, beyond range 1 of the others. */
export function placingAgain(state: XwingState, player: PlayerId, obstacle: Obstacle): Question<PlaceObstacle> {
  return { by: [player], asks: 'place an obstacle', candidates: [], region: againRegion(state, player, obstacle) };
}

/** Why the obstacle cannot be placed again; null: there is a place for it. */
export function noPlaceAgain(state: XwingState, player: PlayerId, obstacle: Obstacle): Reason | null {
  if (againRegion(state, player, obstacle).free(obstacle) !== null) return null;
  return reason('no-place', say`there is no other place for ${obstacle.id}.`, ['xw.setup.14']);
}

function againRegion(state: XwingState, player: PlayerId, obstacle: Obstacle): PlacingRegion<Obstacle, PlaceObstacle> {
  const ships = shipsInPlay(state).map(({ id }) => id);
  return placing<Obstacle, PlaceObstacle>({
    type: 'place-obstacle',
    pieces: [obstacle],
    action: ({ id }, pose) => ({ type: 'place-obstacle', player, obstacle: id, pose }),
    read: ({ obstacle: id, pose }) =>
      id === obstacle.id
        ? { piece: obstacle, pose }
        : reason('not-this-obstacle', say`${id} is not placed now.`, ['xw.setup.14']),
    zone: innerZone(state),
    towards: NORTH,
    cannot: (piece, pose) =>
      cannotPlaceObstacle(state, piece, pose) ??
      nearAny(state, ships, areaAt(state, piece.outline, pose), ['xw.setup.14', 'xw.golden-rules.02']),
  });
}
