/** What lies on the table and can be measured to: ships, obstacles, devices (xw.objects). */
import type { Reason, RuleId } from '../../core';
import { areaReachInto, circlesApart, overlaps, type Area, type Circle } from '../../core/geometry';
import type { ObjectId, XwingState } from '../model/state';
import { baseCircle, basePolygonOf } from './bases';
import { deviceArea, deviceCircle } from './devices';
import { obstacleArea, obstacleCircle } from './obstacles';
import { onApproximateOutline } from './outlines';

/** An object in the play area. `circle` is the quick look before any exact question; `area` is worked out when it is asked. */
export interface TableObject {
  readonly id: ObjectId;
  readonly circle: Circle;
  /** What it covers. */
  area(): Area;
}

/** Obstacles and devices, or those of one kind: what ships can move through and stop on (xw.remote.02, xw.maneuver.11, xw.maneuver.12), as they cannot on ships. */
export function thingsUnderfoot(state: XwingState, kind?: 'obstacle' | 'device'): TableObject[] {
  const found: TableObject[] = [];
  if (kind !== 'device')
    for (const each of state.obstacles)
      if (each.place === 'table')
        found.push({ id: each.id, circle: obstacleCircle(state, each), area: () => obstacleArea(state, each) });
  if (kind !== 'obstacle')
    for (const each of state.devices)
      if (each.place === 'table')
        found.push({ id: each.id, circle: deviceCircle(state, each), area: () => deviceArea(state, each) });
  return found;
}

/** Every object in the play area. */
export function objectsOnTable(state: XwingState): TableObject[] {
  const found: TableObject[] = [];
  for (const each of state.ships)
    if (each.place === 'table')
      found.push({
        id: each.id,
        circle: baseCircle(each, each.pose),
        area: () => [basePolygonOf(each)],
      });
  return [...found, ...thingsUnderfoot(state)];
}

/** What an object covers, wherever it is; a ship or remote its base. @throws Error where there is none */
export function areaOfObject(state: XwingState, id: ObjectId): Area {
  for (const ship of state.ships) if (ship.id === id) return [basePolygonOf(ship)];
  const obstacle = state.obstacles.find((each) => each.id === id);
  if (obstacle) return obstacleArea(state, obstacle);
  const device = state.devices.find((each) => each.id === id);
  if (device) return deviceArea(state, device);
  throw new Error(`no object is called '${id}'`);
}

/** How deep an area (a base, a template, a line) reaches onto an object, in mm; below 0: it misses it by so many. */
export function reachOnto(state: XwingState, area: Area, id: ObjectId): number {
  return areaReachInto(area, areaOfObject(state, id));
}

/** Whether an area lies on an object hangs on its outline, which is approximate: that it does, or does not. */
export function doubtsOnto(state: XwingState, area: Area, id: ObjectId, rules: readonly RuleId[]): Reason[] {
  return onApproximateOutline(state, [id], reachOnto(state, area, id), rules);
}

/** Objects on which, or under which, an area lies. `circle`: around it. */
export function objectsUnder(among: readonly TableObject[], circle: Circle, area: () => Area): TableObject[] {
  let pieces: Area | null = null;
  const found: TableObject[] = [];
  for (const each of among) {
    if (circlesApart(circle, each.circle, 0)) continue;
    const own = (pieces ??= area());
    if (each.area().some((other) => own.some((piece) => overlaps(piece, other)))) found.push(each);
  }
  return found;
}
