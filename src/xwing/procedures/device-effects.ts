/** What devices do to ships that move through or overlap them, and what a move that met something brings about (xw.mine, xw.move). */
import { type Frame } from '../../core';
import { list, type FieldsOf } from '../../core/codec';
import { call, finish, goTo, procedure, run } from '../engine';
import type { ObjectId, ShipId, XwingState } from '../model/state';
import { deviceOf, deviceType } from '../queries/devices';
import { devicesMet, obstaclesMet, type Encounters } from '../queries/move';
import type { XwingNames } from '../queries/names';
import { isActive, shipOf } from '../queries/ships';
import { detonate } from './detonate';
import { sufferObstacles } from './obstacle-effects';

export interface DevicesFrame extends Frame {
  ship: ShipId;
  /** Still to resolve, in the order of the move. */
  devices: ObjectId[];
}

export const devicesFields = ({ ship, device }: XwingNames): FieldsOf<DevicesFrame> => ({
  ship,
  devices: list(device),
});

/** Mines that the ship met detonate, in this order (xw.conner-net.02, xw.proximity-mine.02). */
export function meetDevices(state: XwingState, ship: ShipId, devices: readonly ObjectId[]): void {
  if (devices.length > 0) call(state, 'device effects', { ship, devices: [...devices] });
}

/** The effects of all that a move met: of obstacles, then of devices, each the closest to the start first (xw.obstacles.20, xw.move.03). */
export function sufferEncounters(
  state: XwingState,
  ship: ShipId,
  met: Encounters,
  during: { inManeuver: boolean; inStep: boolean },
): void {
  sufferObstacles(state, ship, obstaclesMet(state, met), during);
  meetDevices(state, ship, devicesMet(state, met));
}

export const deviceEffects = procedure('device effects', devicesFields, [
  run('next device', ['xw.mine.03', 'xw.move.04'], (state, frame) => {
    const next = frame.devices.shift();
    if (next === undefined || !isActive(shipOf(state, frame.ship))) return finish(frame);
    goTo(frame, 'next device');
    const device = deviceOf(state, next);
    if (device.place === 'table' && deviceType(device) === 'mine') detonate(state, next, frame.ship);
  }),
]);
