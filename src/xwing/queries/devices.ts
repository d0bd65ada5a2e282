/** Devices on the table: bombs, mines and remotes, and what they cover (xw.device, xw.remote). */
import { lazy } from '../../core';
import { convexHull, type Area, type Circle, type Polygon, type Pose } from '../../core/geometry';
import { upgrades, type DeviceKind } from '../facts';
import { deviceKindOf, type DeviceType } from '../facts/devices';
import { noTokens, type Device, type ObjectId, type Ship, type XwingState } from '../model/state';
import { areaAt, circleAt, type Agreed } from './outlines';

/** What the upgrade card prints of a device that it brings. */
export interface Printed {
  name: string;
  type: DeviceType;
  initiative: number;
  agility: number;
  hull: number;
}

/** By kind, as upgrade cards print them; worked out when it is first asked. */
const printed = lazy(
  (): ReadonlyMap<DeviceKind, Printed> =>
    new Map(
      upgrades().flatMap(({ sides }) =>
        sides.flatMap(({ device }): [DeviceKind, Printed][] => {
          const found = device && deviceKindOf(device);
          if (!device || !found || device.type === 'obstacle') return [];
          const { name, type, initiative, agility, hull } = device;
          return [[found, { name, type, initiative: initiative ?? 0, agility: agility ?? 0, hull: hull ?? 0 }]];
        }),
      ),
    ),
);

/** What is printed of this kind of device. */
export function deviceFacts(kind: DeviceKind): Printed {
  const facts = printed().get(kind);
  if (!facts) throw new Error(`no upgrade card brings a ${kind}`);
  return facts;
}

/**
 * Bomb (xw.bomblet.01, xw.electro-proton-bomb.01, xw.proton-bomb.01, xw.seismic-charge.01; xw.bomb.02), mine (xw.conner-net.01,
 * xw.proximity-mine.01; xw.mine.02) or remote.
 */
export function deviceType({ kind }: Pick<Device, 'kind'>): DeviceType {
  return deviceFacts(kind).type;
}

/** A device fresh from the box, with the values of its card (xw.remote.01). */
export function newDevice(id: ObjectId, kind: DeviceKind, player: string, pose: Pose, fuses = 0): Device {
  const { type, initiative, agility, hull } = deviceFacts(kind);
  const remote: Device['remote'] = {
    initiative,
    agility,
    hull,
    // Neither remote of this edition has an arc or a midline printed on it.
    arcs: [],
    midline: false,
    damage: { facedown: 0, faceup: [] },
    destroyed: false,
    activated: false,
    engaged: false,
  };
  return { id, kind, player, place: 'table', pose, fuses, remote: type === 'remote' ? remote : null };
}

/** The device with this id, in play or not; undefined: the id is unknown. */
export function deviceNamed(state: XwingState, id: ObjectId): Device | undefined {
  return state.devices.find((each) => each.id === id);
}

/** The same. @throws Error where there is none */
export function deviceOf(state: XwingState, id: ObjectId): Device {
  const found = deviceNamed(state, id);
  if (!found) throw new Error(`no device is called '${id}'`);
  return found;
}

/** All devices and remotes in the play area. */
export function devicesInPlay(state: XwingState): Device[] {
  return state.devices.filter(({ place }) => place === 'table');
}

/** It has at least one fuse marker (xw.fuse-marker.01). */
export function isFused({ fuses }: Pick<Device, 'fuses'>): boolean {
  return fuses > 0;
}

/** The area that a device covers on the table, its guides among it, in convex pieces (xw.device.23). */
export function deviceArea(table: Agreed, { kind, pose }: Pick<Device, 'kind' | 'pose'>): Area {
  return areaAt(table, kind, pose);
}

/** A circle around a device, the quick look before any exact question. */
export function deviceCircle(table: Agreed, { kind, pose }: Pick<Device, 'kind' | 'pose'>): Circle {
  return circleAt(table, kind, pose);
}

/** A remote as the ship that it is treated as while it is attacked (xw.remote-attack.01). */
export interface RemoteAsShip extends Ship {
  /** What stands for its base, and what is printed on it. */
  token: { outline: Polygon; circle: Circle; arcs: readonly ('front' | 'left' | 'right' | 'rear')[]; midline: boolean };
}

/**
 * Made anew each time, and frozen: a remote has no tokens, charges or dial that could change; `damage` alone is that of the state. Its size
 * is never asked for (xw.remote-attack.08): see `isSmaller`.
 */
export function asShip(table: Agreed, device: Device): RemoteAsShip | null {
  const { id, kind, player, pose, place, remote } = device;
  if (!remote) return null;
  const { initiative, agility, hull, damage, destroyed, activated, engaged, arcs, midline } = remote;
  const outline = convexHull(deviceArea(table, device).flat());
  return Object.freeze({
    id,
    player,
    pilot: kind,
    type: kind,
    size: 'small' as const,
    marker: 0,
    place,
    docked: null,
    pose,
    destroyed,
    initiative,
    agility,
    hull,
    shields: Object.freeze({ active: 0, limit: 0, recovers: 0 }),
    energy: null,
    force: null,
    charges: null,
    upgrades: [],
    tokens: Object.freeze(noTokens()),
    damage,
    turret: null,
    dial: null,
    dialSeenBy: [],
    dialFaceup: false,
    revealed: null,
    activated,
    engaged,
    attacked: false,
    actions: [],
    bonusAttacks: 0,
    turretAttacks: [],
    tractored: false,
    conditions: [],
    devicesPlaced: 0,
    touching: [],
    token: { outline, circle: deviceCircle(table, device), arcs, midline },
  });
}

/** Is it a remote that is looked at as a ship? */
export function isRemote(ship: object): ship is RemoteAsShip {
  return 'token' in ship;
}

const NO_REMOTES: readonly RemoteAsShip[] = [];

/** Remotes in the play area, each as the ship that it is treated as. */
export function remotesInPlay(state: XwingState): readonly RemoteAsShip[] {
  if (state.devices.length === 0) return NO_REMOTES;
  return devicesInPlay(state).flatMap((device) => asShip(state, device) ?? []);
}
