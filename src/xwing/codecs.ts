/** Codecs of states, actions and events: whatever enters from outside passes one. */
import * as t from 'io-ts';
import { closed, coreAction, coreStateFields, oneOf } from '../core';
import type { XwingAction } from './actions';
import { ACTIONS, ACTION_COLORS, BEARINGS, FACTIONS, MANEUVER_COLORS, SIZES } from './cards/words';
import type { XwingEvent } from './events';
import { TOKEN_KINDS, type XwingState } from './state';

export const nullable = <C extends t.Mixed>(codec: C) => t.union([t.null, codec]);
export const count = new t.Type<number, number, unknown>(
  'a whole number from 0',
  (input): input is number => Number.isInteger(input) && (input as number) >= 0,
  (input, context) =>
    Number.isInteger(input) && (input as number) >= 0 ? t.success(input as number) : t.failure(input, context),
  t.identity,
);

export const pose = closed('a pose', {
  x: t.number,
  y: t.number,
  heading: closed('a heading', { x: t.number, y: t.number }),
});
export const maneuver = closed('a maneuver', {
  speed: count,
  bearing: oneOf('a bearing', BEARINGS),
  color: oneOf('a difficulty', MANEUVER_COLORS),
});
const charges = closed('charges', { active: count, limit: count, recovers: t.Int });
const equippedCard = closed('an equipped card', {
  id: t.string,
  card: t.string,
  side: count,
  charges: nullable(charges),
});
const turretArc = oneOf('a standard arc', ['front', 'left', 'right', 'rear']);
export const tokenCounts = closed('tokens', Object.fromEntries(TOKEN_KINDS.map((kind) => [kind, count])));

const ship = closed('a ship', {
  id: t.string,
  player: t.string,
  pilot: t.string,
  type: t.string,
  size: oneOf('a size', SIZES),
  marker: count,
  place: oneOf('a place', ['reserve', 'table', 'removed']),
  pose,
  destroyed: t.boolean,
  initiative: count,
  agility: count,
  hull: count,
  shields: charges,
  force: nullable(charges),
  charges: nullable(charges),
  upgrades: t.array(equippedCard),
  tokens: tokenCounts,
  damage: closed('damage', {
    facedown: count,
    faceup: t.array(closed('a damage card', { id: t.string, card: t.string })),
  }),
  turret: nullable(closed('a turret', { kind: oneOf('a kind of turret', ['single', 'double']), arc: turretArc })),
  dial: nullable(maneuver),
  revealed: nullable(maneuver),
  activated: t.boolean,
  engaged: t.boolean,
  actions: t.array(t.string),
  bonusAttacks: count,
  touching: t.array(t.string),
});

const pile = closed('a pile', {
  name: t.string,
  top: t.array(t.string),
  unknown: t.array(t.string),
  bottom: t.array(t.string),
});

export const stateCodec = closed('an X-Wing state', {
  ...coreStateFields,
  options: closed('options', { mat: closed('a mat', { width: t.number, height: t.number }) }),
  round: count,
  phase: oneOf('a phase', ['setup', 'planning', 'system', 'activation', 'engagement', 'end']),
  players: t.array(
    closed('a player', {
      id: t.string,
      faction: oneOf('a faction', FACTIONS),
      points: t.number,
      edge: nullable(oneOf('an edge', ['south', 'north'])),
      damageDeck: pile,
      damageDiscard: t.array(t.string),
    }),
  ),
  order: t.array(t.string),
  ships: t.array(ship),
  obstacles: t.array(
    closed('an obstacle', {
      id: t.string,
      outline: t.string,
      kind: oneOf('a kind of obstacle', ['asteroid', 'debris', 'gas']),
      place: oneOf('a place', ['reserve', 'table']),
      pose,
    }),
  ),
  locks: t.array(closed('a lock', { by: t.string, on: t.string })),
  winner: nullable(t.string),
}) as unknown as t.Type<XwingState, unknown, unknown>;

const by = { player: t.string };
const ofShip = { ...by, ship: t.string };
const act = (type: string, fields: t.Props) => closed(`the action ${type}`, { type: t.literal(type), ...fields });
const actionColor = oneOf('a color', ACTION_COLORS);

const ownActions: readonly t.Mixed[] = [
  act('choose-first-player', { ...by, first: t.string }),
  act('call-results', { ...by, results: oneOf('results', ['hits', 'misses']) }),
  act('choose-edge', { ...by, edge: oneOf('an edge', ['south', 'north']) }),
  act('place-obstacle', { ...by, obstacle: t.string, pose }),
  act('leave-obstacle', { ...by, obstacle: t.string }),
  act('place-ship', { ...ofShip, pose }),
  act('point-turret', { ...ofShip, arc: turretArc }),
  act('set-dial', { ...ofShip, maneuver: t.string }),
  act('end-planning', by),
  act('act', ofShip),
  act('end-system-turn', ofShip),
  act('activate', ofShip),
  act('perform-action', { ...ofShip, action: oneOf('an action', ACTIONS), color: actionColor }),
  act('perform-card-action', { ...ofShip, ability: t.string, source: t.string }),
  act('decline-action', ofShip),
  act('choose-side', { ...ofShip, side: oneOf('a side', ['left', 'right']) }),
  act('choose-position', { ...ofShip, position: oneOf('a position', ['front', 'middle', 'back']) }),
  act('choose-template', { ...ofShip, template: oneOf('a template', ['straight', 'bank-left', 'bank-right']) }),
  act('choose-lock', { ...ofShip, on: t.string }),
  act('rotate-turret', { ...ofShip, arc: turretArc }),
  act('engage', ofShip),
  act('choose-weapon', { ...ofShip, weapon: t.string }),
  act('declare-defender', { ...ofShip, defender: t.string }),
  act('decline-attack', ofShip),
  act('spend-focus', by),
  act('spend-calculate', { ...by, dice: count }),
  act('spend-evade', { ...by, die: count }),
  act('spend-force', { ...by, dice: count }),
  act('spend-lock', { ...by, dice: t.array(count) }),
  act('gas-cloud-evade', by),
  act('end-modifying', by),
  act('choose-line', { ...by, through: t.array(t.string) }),
  act('choose-damage-card', { ...ofShip, card: nullable(t.string) }),
  act('jam-removes', { ...ofShip, removes: t.string }),
];

export const actionCodec = t.union([coreAction, ...ownActions] as unknown as [t.Mixed, t.Mixed]) as unknown as t.Type<
  XwingAction,
  unknown,
  unknown
>;

export const eventCodec = t.intersection([
  t.type({ type: t.string, rules: t.array(t.string) }),
  t.UnknownRecord,
]) as unknown as t.Type<XwingEvent, unknown, unknown>;
