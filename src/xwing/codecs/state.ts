/** Codecs of states and actions: whatever enters from outside passes one. */
import {
  count,
  dealtOf,
  each,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  pileOf,
  record,
  text,
  whole,
  type Codec,
  type OwnActionFields,
  type StateFields,
  upTo,
} from '../../core/codec';
import type { XwingAction } from '../model/actions';
import { DEVICE_KINDS, FACTIONS, SIZES } from '../facts/words';
import type { Point } from '../../core/geometry';
import type { Measures, Outline } from '../facts';
import {
  MOST_TOKENS,
  TOKEN_KINDS,
  type AssignedCondition,
  type CardTurret,
  type Charges,
  type Device,
  type EquippedCard,
  type Lock,
  type Obstacle,
  type Readings,
  type Remote,
  type Ship,
  type TokenKind,
  type XwingOptions,
  type XwingPlayer,
  type XwingState,
} from '../model/state';
import {
  DECLARED_MOVES,
  declaredMove,
  edge,
  grantFields,
  guides,
  maneuver,
  moveTemplate,
  payload,
  point,
  pose,
  position,
  results,
  side,
  turretArc,
  few,
  printedValue,
} from '../model/codecs';

export const mat = object<XwingOptions['mat']>('a mat', { width: number, height: number });
export const measures = object<Measures>('measures', {
  halfArcs: object<Measures['halfArcs']>('half arcs', each(SIZES, number)),
  bullseye: number,
});
export const pieces: Codec<Point[][]> = list(list(point));
const outline = object<Outline>('an outline', { pieces, back: number, front: nullable(number), within: number });
export const lock = object<Lock>('a lock', { by: text, on: text });
/** Each charge that is recovered or lost is told by itself. */
const MOST_CHARGES = 100;
const pips = upTo(MOST_CHARGES);
const charges = object<Charges>('charges', {
  active: pips,
  limit: pips,
  recovers: whole(`a whole number from ${-MOST_CHARGES} to ${MOST_CHARGES}`, -MOST_CHARGES, MOST_CHARGES),
});
const tokens = upTo(MOST_TOKENS);
const equippedCard = object<EquippedCard>('an equipped card', {
  id: text,
  card: text,
  side: upTo(1),
  charges: nullable(charges),
  tokens: list(oneOf('a token', TOKEN_KINDS)),
  bonusAttacks: few,
  turret: nullable(
    object<CardTurret>('an indicator', {
      kind: oneOf('a kind of turret', ['single', 'double']),
      arc: turretArc,
      mount: oneOf('a mount', ['front', 'rear']),
      color: oneOf('a color', ['black', 'white']),
    }),
  ),
});
const damage = dealtOf('damage', 'a damage card', text);
const condition = object<AssignedCondition>('a condition', {
  id: text,
  card: text,
  by: text,
  damage: nullable(text),
  facedown: flag,
});

const ship = object<Ship>('a ship', {
  id: text,
  player: text,
  pilot: text,
  type: text,
  size: oneOf('a size', SIZES),
  marker: count,
  place: oneOf('a place', ['reserve', 'table', 'aside', 'removed']),
  docked: nullable(text),
  pose,
  destroyed: flag,
  initiative: printedValue,
  agility: printedValue,
  hull: few,
  shields: charges,
  energy: nullable(charges),
  force: nullable(charges),
  charges: nullable(charges),
  upgrades: list(equippedCard),
  tokens: object<Record<TokenKind, number>>('tokens', each(TOKEN_KINDS, tokens)),
  damage,
  conditions: list(condition),
  turret: nullable(
    object<NonNullable<Ship['turret']>>('a turret', {
      kind: oneOf('a kind of turret', ['single', 'double']),
      arc: turretArc,
    }),
  ),
  dial: nullable(maneuver),
  dialSeenBy: list(text),
  dialFaceup: flag,
  revealed: nullable(maneuver),
  activated: flag,
  engaged: flag,
  attacked: flag,
  actions: list(text),
  bonusAttacks: few,
  turretAttacks: list(turretArc),
  tractored: flag,
  devicesPlaced: few,
  touching: list(text),
});

const player = object<XwingPlayer>('a player', {
  id: text,
  faction: oneOf('a faction', FACTIONS),
  points: number,
  edge: nullable(edge),
  damageDeck: pileOf('a damage deck', text),
  damageDiscard: list(text),
  hugeDamage: nullable(
    object<NonNullable<XwingPlayer['hugeDamage']>>('a huge ship damage deck', {
      deck: pileOf('a damage deck', text),
      discard: list(text),
    }),
  ),
});

const obstacle = object<Obstacle>('an obstacle', {
  id: text,
  outline: text,
  kind: oneOf('a kind of obstacle', ['asteroid', 'debris', 'gas']),
  place: oneOf('a place', ['reserve', 'table', 'removed']),
  pose,
});

const remote = object<Remote>('a remote', {
  initiative: printedValue,
  agility: printedValue,
  hull: few,
  arcs: list(turretArc),
  midline: flag,
  damage,
  destroyed: flag,
  activated: flag,
  engaged: flag,
});
const device = object<Device>('a device', {
  id: text,
  kind: oneOf('a kind of device', DEVICE_KINDS),
  player: text,
  place: oneOf('a place', ['table', 'removed']),
  pose,
  fuses: printedValue,
  remote: nullable(remote),
});

/** How rules are read, as setups, positions and saves say it. */
export const readings = object<Readings>('readings', {
  hanSolo: optional(oneOf('a reading', ['rolls and rerolls', 'rolls'])),
  failedSlam: optional(oneOf('a reading', ['no disarm token', 'a disarm token'])),
  locks: optional(oneOf('a reading', ['any object', 'no friendly ship'])),
  deployment: optional(oneOf('a reading', ['in whole', 'in part'])),
  unplacedFromHuge: optional(oneOf('a reading', ['is destroyed', 'stays docked'])),
});

export const stateFields: StateFields<XwingState> = {
  options: object<XwingOptions>('options', {
    mat,
    measures,
    outlines: optional(record('outlines', outline)),
    readings: optional(readings),
  }),
  round: count,
  phase: oneOf('a phase', ['setup', 'planning', 'system', 'activation', 'engagement', 'end']),
  players: list(player),
  order: list(text),
  ships: list(ship),
  obstacles: list(obstacle),
  devices: list(device),
  locks: list(lock),
  winner: nullable(text),
};

const ofShip = { ship: text };

export const actionFields: OwnActionFields<XwingAction> = {
  'choose-first-player': { first: text },
  'choose-next-player': { next: text },
  'call-results': { results },
  'choose-edge': { edge },
  'place-obstacle': { obstacle: text, pose },
  'leave-obstacle': { obstacle: text },
  'place-ship': { ...ofShip, pose },
  'end-placing': {},
  'place-device': { payload, pose },
  'point-turret': { ...ofShip, arc: turretArc },
  'set-dial': { ...ofShip, maneuver: text },
  'end-planning': {},
  act: ofShip,
  decloak: { ...ofShip, move: declaredMove },
  dock: { ...ofShip, carrier: text },
  deploy: { ...ofShip, maneuver: text, guides },
  'stay-docked': ofShip,
  'end-declaring': {},
  'end-system-turn': ofShip,
  activate: ofShip,
  'perform-action': { ...ofShip, ...grantFields },
  'perform-card-action': { ...ofShip, ability: text, source: text },
  'decline-action': ofShip,
  'choose-side': { ...ofShip, side },
  'choose-position': { ...ofShip, position },
  'choose-template': { ...ofShip, template: moveTemplate },
  'choose-opponent': { ...ofShip, opponent: text },
  'rotate-ship': { ...ofShip, way: oneOf('a way', ['left', 'right', 'none']) },
  'choose-lock': { ...ofShip, on: text },
  'break-lock': { ...ofShip, on: text },
  'choose-reinforce': { ...ofShip, side: oneOf('a side of the token', ['fore', 'aft']) },
  'choose-jammed': { ...ofShip, on: text },
  'choose-coordinated': { ...ofShip, on: text },
  'choose-reload': { ...ofShip, card: text },
  'choose-maneuver': { ...ofShip, maneuver: text },
  'point-indicators': { ...ofShip, arcs: list(turretArc) },
  'rotate-turret': { ...ofShip, arc: turretArc },
  engage: ofShip,
  'choose-weapon': { ...ofShip, weapon: text },
  'declare-defender': { ...ofShip, defender: text },
  'decline-attack': ofShip,
  'spend-focus': { of: optional(text) },
  'spend-calculate': { dice: count },
  'spend-evade': { die: count },
  'spend-force': { dice: count },
  'spend-lock': { dice: list(count) },
  'gas-cloud-evade': {},
  'end-modifying': {},
  'choose-line': { through: list(text) },
  'choose-damage-card': { ...ofShip, card: nullable(text) },
  'find-damage-card': { card: text },
  'tractor-moves': { ...ofShip, move: oneOf('a move', [...DECLARED_MOVES, 'nothing']) },
  detonate: { device: text },
  'choose-obstacle': { device: text, obstacle: text },
  'choose-affected': { ...ofShip, device: text },
  'jam-removes': { ...ofShip, removes: oneOf('what is removed', [...TOKEN_KINDS, 'lock', 'nothing']) },
};
