/** Codecs of what states, actions, events and frames have in common. */
import type { Die } from '../../core';
import {
  count,
  dieOf,
  flag,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  text,
  type Codec,
  type Fields,
} from '../../core/codec';
import type { Heading, Point, Pose, Side } from '../../core/geometry';
import type { ActionColor, Maneuver } from '../facts';
import type { DeclaredMove, DeployStart, MoveTemplate } from './actions';
import { ACTION_COLORS, ACTIONS, ARCS, BEARINGS, MANEUVER_COLORS } from '../facts/words';
import { EDGES, type ActionGrant, type Coordinated, type ShipId, type Weapon } from './state';

export const point = object<Point>('a point', { x: number, y: number });
export const pose = object<Pose>('a pose', {
  x: number,
  y: number,
  heading: object<Heading>('a heading', { x: number, y: number }),
});
export const maneuver = object<Maneuver>('a maneuver', {
  speed: count,
  bearing: oneOf('a bearing', BEARINGS),
  color: oneOf('a difficulty', MANEUVER_COLORS),
});
export const turretArc = oneOf('a standard arc', ['front', 'left', 'right', 'rear']);
export const guides: Codec<DeployStart> = oneOf('guides or a side', ['front', 'rear', 'left', 'right']);
export const edge = oneOf('an edge', EDGES);
export const results = oneOf('results', ['hits', 'misses']);
export const side: Codec<Side> = oneOf('a side', ['left', 'right']);
export const DECLARED_MOVES: readonly DeclaredMove[] = ['boost', 'barrel-roll-left', 'barrel-roll-right'];
export const declaredMove = oneOf('a move', DECLARED_MOVES);
export const MOVE_TEMPLATES: readonly MoveTemplate[] = ['bank-left', 'straight', 'bank-right'];
export const moveTemplate = oneOf('a template', MOVE_TEMPLATES);
export const position = oneOf('a position', ['front', 'middle', 'back']);
export const color: Codec<ActionColor> = oneOf('a color', ACTION_COLORS);
export const grantFields: Fields<ActionGrant> = { action: oneOf('an action', ACTIONS), color };
export const grant = object<ActionGrant>('an action', grantFields);
export const coordinated = (ship: Codec<ShipId>): Codec<Coordinated> =>
  object<Coordinated>('a coordinated ship', { ship, action: nullable(text) });
export const pool = oneOf('a pool', ['attack', 'defense']);
export const face = oneOf<string>('a face', ['hit', 'crit', 'evade', 'focus', 'blank']);
export const die: Codec<Die> = dieOf(oneOf<string>('a pool', ['attack', 'defense']), face);
export const range = object<{ min: number; max: number }>('a range', { min: count, max: count });
export const rules = list(text);
export const requirement = oneOf('a requirement', ['lock', 'focus', 'calculate']);
export const weapon = object<Weapon>('a weapon', {
  id: text,
  kind: oneOf('a kind', ['primary', 'special']),
  arc: oneOf('an arc', ARCS),
  value: integer,
  range,
  rangeBonus: flag,
  requires: list(requirement),
  chargeCost: count,
  energyCost: count,
  headers: count,
});
