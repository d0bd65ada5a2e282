/** Devices that are placed, relocated, fused and removed (xw.device, xw.fuse-marker). */
import { withReasons, type Reason, type RuleId } from '../../core';
import type { Pose } from '../../core/geometry';
import { bringIntoPlay, emit, takeOutOfPlay } from '../engine';
import { deviceOf, newDevice } from '../queries/devices';
import { carrierOf } from '../queries/carriers';
import { freeName } from '../queries/free-name';
import { obstacleOf } from '../queries/obstacles';
import { shipOf } from '../queries/ships';
import type { DeviceKind } from '../facts';
import type { ObjectId, ShipId, XwingState } from '../model/state';
import { partTouching } from './removal';

/** A device of the ship's player comes into the play area, with the abilities of its card. Its id. */
export function putDevice(
  state: XwingState,
  ship: ShipId,
  kind: DeviceKind,
  pose: Pose,
  how: string,
  rules: readonly RuleId[],
): ObjectId {
  const { player } = shipOf(state, ship);
  const id = freeName(`${ship}/${kind}`, [...state.devices, ...state.obstacles]);
  const device = newDevice(id, kind, player, pose);
  state.devices.push(device);
  const { card, source } = carrierOf(device);
  bringIntoPlay(state, card, source, player);
  emit(state, { type: 'device-placed', rules, ship, device: id, pose, how });
  return id;
}

/** The device or remote (xw.remote-use.04) is moved to another place. It has neither moved through nor overlapped anything (xw.device.05, .06). */
export function relocateDevice(
  state: XwingState,
  id: ObjectId,
  to: Pose,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const device = deviceOf(state, id);
  const from = device.pose;
  device.pose = to;
  emit(state, { type: 'device-relocated', rules, device: id, from, to, ...withReasons(because) });
}

/** A fuse marker is put on the device, or taken off (xw.fuse-marker). */
export function changeFuses(
  state: XwingState,
  id: ObjectId,
  by: 1 | -1,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const device = deviceOf(state, id);
  const was = device.fuses;
  device.fuses = was + by;
  const type = by === 1 ? 'fuse-marker-placed' : 'fuse-marker-removed';
  emit(state, { type, rules, device: id, change: { was, is: was + by }, ...withReasons(because) });
}

/** The device leaves the play area, with its abilities and the locks on it. */
export function removeDevice(
  state: XwingState,
  id: ObjectId,
  rules: readonly RuleId[],
  because: readonly Reason[] = [],
): void {
  const device = deviceOf(state, id);
  if (device.place === 'removed') return;
  device.place = 'removed';
  state.locks = state.locks.filter(({ on }) => on !== id);
  takeOutOfPlay(state, (each) => each.source === id);
  emit(state, { type: 'device-removed', rules, device: id, ...withReasons(because) });
}

/** An obstacle leaves the play area, with the locks on it. */
export function removeObstacle(state: XwingState, id: ObjectId, rules: readonly RuleId[]): void {
  obstacleOf(state, id).place = 'removed';
  state.locks = state.locks.filter(({ on }) => on !== id);
  partTouching(state, id);
  emit(state, { type: 'obstacle-removed', rules, obstacle: id });
}
