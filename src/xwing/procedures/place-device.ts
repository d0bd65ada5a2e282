/** Placing a device, or an obstacle that a card brings: dropping, launching, and the ships that it lies under (xw.device, xw.obstacles.17). */
import { allowed, question, reason, say, type Frame, type RuleId } from '../../core';
import { list, nullable, oneOf, text, type FieldsOf } from '../../core/codec';
import type { Pose } from '../../core/geometry';
import { spendCharge } from '../effects/charges';
import { nothingDone } from '../effects/failing';
import { changeFuses, putDevice } from '../effects/devices';
import { freeName } from '../queries/free-name';
import { placedUnder } from '../effects/move';
import { ask, call, finish, procedure, run, tell, trigger } from '../engine';
import type { DeviceAction } from '../model/actions';
import { payload, pose, printedValue } from '../model/codecs';
import type { Way } from '../facts/payloads';
import type { ObjectId, ShipId, XwingState } from '../model/state';
import { deviceArea, deviceNamed, deviceOf, deviceType } from '../queries/devices';
import type { XwingNames } from '../queries/names';
import { isDroppedObstacle, placedBy, posesOf, shipsOn, wayName, type Payload } from '../queries/placing-devices';
import { isBeside, laidAgainst, LIES, placingPayload, type Lies } from '../queries/placing-freely';
import { newObstacle } from '../queries/obstacles';
import { shipOf } from '../queries/ships';
import { meetDevices } from './device-effects';
import { placeObstacle } from './obstacle-effects';

export interface PlaceDeviceFrame extends Frame {
  /** Who places it. */
  ship: ShipId;
  payload: Payload;
  pose: Pose;
  /** `drop 1 straight`. */
  how: string;
  fuses: number;
  /** Once it lies there. */
  device: ObjectId | null;
  /** Ships that it affects of those under which it lies. */
  affects: ShipId[];
}

export const placeDeviceFields = ({ ship, device }: XwingNames): FieldsOf<PlaceDeviceFrame> => ({
  ship,
  payload,
  pose,
  how: text,
  fuses: printedValue,
  device: nullable(device),
  affects: list(ship),
});

/** The ship puts it down in this way, in which it can lie (see `cannotLie`); with so many fuse markers. */
export function placeDevice(state: XwingState, id: ShipId, payload: Payload, way: Way, fuses = 0): void {
  if (way.how === 'touching') return placeFreely(state, { ship: id, payload, lies: 'touching it', fuses });
  placeDeviceAt(state, id, payload, placedBy(state, shipOf(state, id), payload, way), wayName(way), fuses);
}

/** The same where it says itself where it lies: `how` is what is told of that. */
export function placeDeviceAt(
  state: XwingState,
  ship: ShipId,
  payload: Payload,
  at: Pose,
  how: string,
  fuses = 0,
): void {
  for (const pose of posesOf(payload, at))
    call(state, 'place device', { ship, payload, pose, how, fuses, device: null, affects: [] });
}

/** A device or an obstacle that its player puts where it likes. */
export interface PlacedFreely {
  /** Its player places it. */
  ship: ShipId;
  payload: Payload;
  lies: Lies;
  fuses: number;
  /** The card of which a charge is spent for that. */
  pays: string | null;
}

/** The ship's player places the device at any place that this way allows. */
export function placeFreely(
  state: XwingState,
  { fuses = 0, pays = null, ...piece }: Omit<PlacedFreely, 'fuses' | 'pays'> & Partial<PlacedFreely>,
): void {
  call(state, 'place freely', { ...piece, fuses, pays });
}

export interface PlaceFreelyFrame extends Frame, PlacedFreely {}

export const placeFreelyFields = ({ ship }: XwingNames): FieldsOf<PlaceFreelyFrame> => ({
  ship,
  payload,
  lies: oneOf('where it lies', Object.keys(LIES) as Lies[]),
  fuses: printedValue,
  pays: nullable(text),
});

/** How it is told of what lies where its player likes. */
const PLACED = 'placed';

export const placeFreelyProcedure = procedure('place freely', placeFreelyFields, [
  ask(
    'place it where it may lie',
    ['xw.device.02'],
    (state, { ship: id, payload: piece, lies }: PlaceFreelyFrame) => {
      const own = shipOf(state, id);
      const region = placingPayload(state, own, piece, lies);
      if (region.free(piece) === null) return null;
      return { by: [own.player], asks: 'place a device', candidates: [], region };
    },
    (state, frame: PlaceFreelyFrame, { pose: at }: Extract<DeviceAction, { type: 'place-device' }>) => {
      const { ship, payload: piece, lies, fuses, pays } = frame;
      if (pays !== null) spendCharge(state, ship, pays, ['xw.device.14']);
      const lying = isBeside(lies) ? laidAgainst(state, shipOf(state, ship), piece, at) : at;
      placeDeviceAt(state, ship, piece, lying, lies === 'touching it' ? 'touching' : PLACED, fuses);
      finish(frame);
    },
  ),
  run('there is no place for it', ['xw.device.24'], (state, { ship, payload: piece }) => {
    const said = say`there is no place where ${[piece]} could lie.`;
    nothingDone(state, ship, 'device', reason('no-place', said, ['xw.device.24']));
  }),
]);

type ChooseAffected = Extract<DeviceAction, { type: 'choose-affected' }>;

export const placeDeviceProcedure = procedure('place device', placeDeviceFields, [
  run('place it', ['xw.device.03', 'xw.device.07', 'xw.obstacles.17'], putDown),
  ask(
    'choose the ship that it affects',
    ['xw.device.22'],
    chooseAffected,
    (_state, frame, { ship }: ChooseAffected) => {
      frame.affects = [ship];
    },
  ),
  run('affect the ships on it', ['xw.overlap.10', 'xw.faq-objects.06'], (state, { device, affects }) => {
    if (device === null) return;
    for (const ship of affects) {
      tell(state, placedUnder(ship, device, ['xw.faq-objects.06', 'xw.overlap.10']));
      meetDevices(state, ship, [device]);
    }
  }),
  run('after it is placed', ['xw.timing.07'], (state, { ship, device, pose: at, how }) => {
    if (device === null) return;
    for (const each of shipsOn(state, deviceArea(state, deviceOf(state, device))))
      trigger(state, {
        type: 'device-met',
        rules: ['xw.overlap.10'],
        ship: each.id,
        device,
        overlapped: true,
        inManeuver: false,
      });
    trigger(state, { type: 'device-placed', rules: rulesOf(how), ship, device, pose: at, how });
  }),
]);

/** What rules the way in which it is placed: dropped, launched, or as a card says. */
function rulesOf(how: string): RuleId[] {
  if (how.startsWith('launch')) return ['xw.device.07'];
  return [how.startsWith('drop') ? 'xw.device.03' : 'xw.device.02'];
}

/** It lies where it was dropped or launched (xw.device.03, xw.device.07), with the fuse markers that it gets (xw.fuse-marker.01). */
function putDown(state: XwingState, frame: PlaceDeviceFrame): void {
  const { ship, payload, pose: at, how, fuses } = frame;
  // Setup has no System Phase, and comes before the rounds (xw.device.13, xw.device.18).
  if (state.phase !== 'setup') shipOf(state, ship).devicesPlaced += 1;
  if (isDroppedObstacle(payload)) {
    const obstacle = newObstacle(freeName(`${ship}/${payload}`, [...state.devices, ...state.obstacles]), payload);
    state.obstacles.push(obstacle);
    return placeObstacle(state, obstacle.id, at, ['xw.faq-objects.10']);
  }
  const device = putDevice(state, ship, payload, at, how, rulesOf(how));
  for (let i = 0; i < fuses; i++) changeFuses(state, device, 1, ['xw.fuse-marker.01']);
  frame.device = device;
  frame.affects = shipsOn(state, deviceArea(state, deviceOf(state, device))).map(({ id }) => id);
}

/** Only of what would affect one ship is one chosen; the player who placed it does. */
function chooseAffected(state: XwingState, { ship, device, affects }: PlaceDeviceFrame) {
  const placed = device === null ? undefined : deviceNamed(state, device);
  if (!placed || affects.length < 2 || deviceType(placed) !== 'mine') return null;
  const { player } = shipOf(state, ship);
  const choose = (each: ShipId) => allowed({ type: 'choose-affected', player, device: placed.id, ship: each });
  return question(player, say`choose the ship that ${placed.id} affects`, affects.map(choose));
}
