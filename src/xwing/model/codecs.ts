/** Codecs of what states, actions, events and frames have in common. */
import type { Die } from '../../core';
import {
  dieOf,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
  type Codec,
  type Fields,
  upTo,
  whole,
} from '../../core/codec';
import type { Heading, Point, Pose, Side } from '../../core/geometry';
import type { ActionColor, Maneuver } from '../facts';
import type { DeclaredMove, DeployStart, MoveTemplate } from './actions';
import {
  ACTION_COLORS,
  ACTIONS,
  ARCS,
  BEARINGS,
  DEVICE_KINDS,
  DROPPED_OBSTACLES,
  MANEUVER_COLORS,
} from '../facts/words';
import { EDGES, type ActionGrant, type Coordinated, type ShipId, type Weapon } from './state';

/**
 * Bounds of the numbers in saves, where the rules or the cards give them. A speed is no higher than a dial shows, a difficulty no further from white than abilities in play take it; printed values,
 * dice and hits stay far below the last one.
 */
const MOST_SPEED = 5;
const MOST_PRINTED = 20;
export const speed = upTo(MOST_SPEED);
export const printedValue = upTo(MOST_PRINTED);
export const few = upTo(100);
export const changeOfDifficulty = whole('a whole number from -20 to 20', -20, 20);

/** What a ship can put down. */
export const payload = oneOf('a device', [...DEVICE_KINDS, ...DROPPED_OBSTACLES]);

export const point = object<Point>('a point', { x: number, y: number });
export const pose = object<Pose>('a pose', {
  x: number,
  y: number,
  heading: object<Heading>('a heading', { x: number, y: number }),
});
export const bearing = oneOf('a bearing', BEARINGS);
export const maneuver = object<Maneuver>('a maneuver', {
  speed,
  bearing,
  color: oneOf('a difficulty', MANEUVER_COLORS),
});
export const turretArc = oneOf('a standard arc', ['front', 'left', 'right', 'rear']);
export const guides: Codec<DeployStart> = oneOf('guides or a side', ['front', 'rear', 'left', 'right']);
export const edge = oneOf('an edge', EDGES);
export const results = oneOf('results', ['hits', 'misses']);
export const side: Codec<Side> = oneOf('a side', ['left', 'right']);
/** The ways in which a ship moves by an action. */
export const DECLARED_MOVES: readonly DeclaredMove[] = ['boost', 'barrel-roll-left', 'barrel-roll-right'];
export const declaredMove = oneOf('a move', DECLARED_MOVES);
export const MOVE_TEMPLATES: readonly MoveTemplate[] = [
  'bank-left',
  'straight',
  'bank-right',
  'turn-left',
  'turn-right',
];
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
export const range = object<{ min: number; max: number }>('a range', { min: few, max: few });
export const rules = list(text);
export const requirement = oneOf('a requirement', ['lock', 'focus', 'calculate']);
export const weapon = object<Weapon>('a weapon', {
  id: text,
  kind: oneOf('a kind', ['primary', 'special']),
  arc: oneOf('an arc', ARCS),
  moreArcs: optional(list(oneOf('an arc', ARCS))),
  value: whole(`a whole number from ${-MOST_PRINTED} to ${MOST_PRINTED}`, -MOST_PRINTED, MOST_PRINTED),
  range,
  rangeBonus: flag,
  requires: list(requirement),
  chargeCost: printedValue,
  energyCost: printedValue,
  headers: printedValue,
});
