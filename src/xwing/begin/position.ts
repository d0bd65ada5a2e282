/** A game from any described moment in its middle: pieces, tokens, damage, and the moment of the round. */
import * as E from 'fp-ts/lib/Either';
import {
  firstRejection,
  impossible,
  rejection,
  type Chance,
  type Path,
  type PlayerId,
  type Prepared,
  type Rejection,
} from '../../core';
import {
  allOptional,
  each,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record,
  text,
  whole,
} from '../../core/codec';
import type { Pose } from '../../core/geometry';
import { damageCard, hugeDamageCard, pilot as pilotCard, ship as shipType, upgrade as upgradeCard } from '../facts';
import { wrongActions, wrongDial, wrongSecrets, wrongTurret } from '../codecs/check-ship';
import { wrongTable } from '../codecs/check-table';
import { lock, readings } from '../codecs/state';
import { maneuver as maneuverCodec, pose as poseCodec, turretArc } from '../model/codecs';
import { silence } from '../effects/docking';
import { renewShared } from '../effects/shared-abilities';
import { dealFaceup } from '../effects/damage-deck';
import { adjudicated, bringIntoPlay } from '../engine';
import { found } from '../facts/found';
import { DEVICE_KINDS, type DeviceKind } from '../facts/words';
import { carrierOf } from '../queries/carriers';
import { deviceFacts, newDevice } from '../queries/devices';
import { makeShip } from './make-ship';
import { deckFor } from '../queries/damage-cards';
import { isObstacleOutline, newObstacle } from '../queries/obstacles';
import { assignConditions, wrongDocking } from './beside-ships';
import { momentCodec, takeUp, type Moment } from './moment';
import {
  activateAbilities,
  emptyState,
  freshDamageDeck,
  freshHugeDamage,
  matCodec,
  measuresCodec,
  outlinesCodec,
  readOptions,
  type XwingSetup,
} from './set-up';
import {
  EDGES,
  TOKEN_KINDS,
  type Ship,
  type StandardArc,
  type TokenKind,
  type XwingPlayer,
  type XwingState,
} from '../model/state';
import { MOST_POINTS } from '../lists/formats';
import { MOST_SHIPS, tooManyShips } from '../lists/squad-list';
import { unadjudicated } from '../lists/unadjudicated';
import { wrongOrder } from '../queries/players';
import { isTractored } from '../queries/status';
import { wrongCharges, wrongDamage, wrongFlipped, wrongTokens } from './placed-ship';

/** A ship as it stands. What is not said: undamaged, no tokens, all charges active, not activated. */
export interface PlacedShip {
  id: string;
  player: PlayerId;
  /** XWS id. */
  pilot: string;
  /** XWS ids. */
  upgrades?: string[];
  /** Null: in reserve. */
  at: Pose | null;
  /** In reserve: the carrier ship that it is docked with. */
  docked?: string;
  tokens?: Partial<Record<TokenKind, number>>;
  /** Damage cards; `faceup` by their ids, e.g. `structuraldamage`. */
  damage?: { facedown?: number; faceup?: string[] };
  /**
   * Condition cards on it by their ids. `by`: whose card assigned it; by default the opponent's, and its own player's for secret ones; with several opponents it is needed.
   * `damage`: the damage card on it. Secret ones may lie facedown.
   */
  conditions?: { card: string; by?: PlayerId; damage?: string; facedown?: boolean }[];
  shields?: number;
  /** Active energy of a huge ship. */
  energy?: number;
  force?: number;
  /** Active standard charges of the ship card. */
  charges?: number;
  /** Upgrades that lie on their other side, by XWS id. */
  flipped?: string[];
  /** Active charges of upgrades, by XWS id. */
  upgradeCharges?: Record<string, number>;
  turret?: StandardArc;
  /** Where the indicators of a huge ship point, in the order of the cards that grant them. */
  turrets?: StandardArc[];
  /** The dial: facedown unless revealed. */
  dial?: Ship['dial'];
  revealed?: Ship['revealed'];
  activated?: boolean;
  engaged?: boolean;
  /** Actions already performed this round. */
  actions?: string[];
}

/** A bomb, a mine or a remote as it lies there. */
export interface PlacedDevice {
  id: string;
  kind: DeviceKind;
  /** Whose it is. */
  player: PlayerId;
  at: Pose;
  /** Fuse markers; default none. */
  fuses?: number;
}

/** What `xwing.resume` takes: a table and a moment. */
export interface Position {
  mat?: XwingSetup['mat'];
  /** Where the printed lines of tokens run, where they are not as in `MEASURES`. */
  measures?: XwingSetup['measures'];
  /** Outlines of obstacles and devices that were measured, in place of the library's. */
  outlines?: XwingSetup['outlines'];
  readings?: XwingSetup['readings'];
  /** Default 1. */
  round?: number;
  /** Player order; default: the order of `players`. */
  order?: PlayerId[];
  /** Two to four, at the south, north, west and east edge. Their factions are those of the ships that they fly. */
  players: { id: PlayerId; points?: number }[];
  ships: PlacedShip[];
  obstacles?: { id: string; outline: string; at: Pose }[];
  devices?: PlacedDevice[];
  locks?: { by: string; on: string }[];
  moment: Moment;
}

const placedDamage = object<NonNullable<PlacedShip['damage']>>('damage', {
  facedown: optional(integer),
  faceup: optional(list(text)),
});
const placedCondition = object<NonNullable<PlacedShip['conditions']>[number]>('a condition', {
  card: text,
  by: optional(text),
  damage: optional(text),
  facedown: optional(flag),
});
const placedShip = object<PlacedShip>('a ship', {
  id: text,
  player: text,
  pilot: text,
  at: nullable(poseCodec),
  upgrades: optional(list(text)),
  tokens: optional(object<Partial<Record<TokenKind, number>>>('tokens', allOptional(each(TOKEN_KINDS, integer)))),
  damage: optional(placedDamage),
  docked: optional(text),
  conditions: optional(list(placedCondition)),
  shields: optional(integer),
  energy: optional(integer),
  force: optional(integer),
  charges: optional(integer),
  flipped: optional(list(text)),
  upgradeCharges: optional(record('charges by upgrade', integer)),
  turret: optional(turretArc),
  turrets: optional(list(turretArc)),
  dial: optional(nullable(maneuverCodec)),
  revealed: optional(nullable(maneuverCodec)),
  activated: optional(flag),
  engaged: optional(flag),
  actions: optional(list(text)),
});
const placedPlayer = object<Position['players'][number]>('a player', {
  id: text,
  points: optional(whole('squad points', 0, MOST_POINTS)),
});
const placedObstacle = object<NonNullable<Position['obstacles']>[number]>('an obstacle', {
  id: text,
  outline: text,
  at: poseCodec,
});

const placedDevice = object<PlacedDevice>('a device', {
  id: text,
  kind: oneOf('a kind of device', DEVICE_KINDS),
  player: text,
  at: poseCodec,
  fuses: optional(integer),
});

export const positionCodec = object<Position>('a position', {
  players: list(placedPlayer),
  ships: list(placedShip),
  moment: momentCodec,
  mat: optional(matCodec),
  measures: optional(measuresCodec),
  outlines: optional(outlinesCodec),
  readings: optional(readings),
  round: optional(integer),
  order: optional(list(text)),
  obstacles: optional(list(placedObstacle)),
  devices: optional(list(placedDevice)),
  locks: optional(list(lock)),
});

/** Lays the described pieces out; the first thing that cannot be is named with its place in the description. */
export function place(position: Position, chance: Chance): E.Either<Rejection, Prepared<XwingState>> {
  const options = readOptions(position);
  if (E.isLeft(options)) return options;
  const trouble = wrongPlayers(position);
  if (trouble) return E.left(trouble);
  const players = position.players.map((each): XwingPlayer => newPlayer(each, position));
  const state = emptyState(options.right, players, chance);
  state.order = position.order ?? players.map((player) => player.id);
  state.round = position.round ?? 1;
  state.locks = (position.locks ?? []).map(({ by, on }) => ({ by, on }));
  for (const [i, given] of position.ships.entries()) {
    const wrong = wrongShip(state, given, ['ships', i]) ?? contradicted(given, position.moment, ['ships', i]);
    if (wrong) return E.left(wrong);
    placeShip(state, given, position.moment.phase === 'setup');
  }
  const wrong =
    firstRejection(state.ships, (ship, i) => wrongDocking(state, ship, ['ships', i, 'docked'])) ??
    firstRejection(state.ships, (ship, i) => wrongActions(state, ship, ['ships', i])) ??
    firstRejection(state.ships, (ship, i) => wrongTurret(state, ship, ['ships', i])) ??
    assignConditions(state, position) ??
    firstRejection(state.ships, (ship, i) => wrongDial(ship, ['ships', i])) ??
    firstRejection(state.ships, (ship, i) => wrongSecrets(state, ship, ['ships', i, 'conditions'])) ??
    placeObstacles(state, position) ??
    placeDevices(state, position) ??
    wrongTable(state, 'at') ??
    takeUp(state, position.moment);
  if (wrong) return E.left(wrong);
  if (state.phase !== 'setup') for (const ship of state.ships) if (ship.docked !== null) silence(state, ship);
  renewShared(state, []);
  return E.right({ state, unadjudicated: unadjudicatedCards(state) });
}

function newPlayer({ id, points }: Position['players'][number], position: Position): XwingPlayer {
  const own = position.ships.filter((ship) => ship.player === id);
  const flown = own[0] && pilotCard(own[0].pilot)?.faction;
  const edge = EDGES[position.players.findIndex((each) => each.id === id)] ?? 'south';
  return {
    id,
    faction: flown ?? 'rebelalliance',
    points: points ?? 200,
    edge,
    damageDeck: freshDamageDeck(id),
    damageDiscard: [],
    hugeDamage: own.some((ship) => isHuge(ship)) ? freshHugeDamage(id) : null,
  };
}

function isHuge({ pilot }: PlacedShip): boolean {
  return shipType(pilotCard(pilot)?.ship ?? '')?.size === 'huge';
}

/** No game comes near; what follows is still a number that `load` takes. */
const LAST_ROUND = 100_000;

function wrongPlayers(position: Position): Rejection | null {
  const ids = position.players.map((player) => player.id);
  const wrong = wrongOrder(ids, position.order ?? ids);
  if (wrong) return wrong;
  if (position.ships.length > ids.length * MOST_SHIPS) return rejection(tooManyShips(['ships'], ids.length), ['ships']);
  const round = position.round ?? 1;
  if (round < 1 || round > LAST_ROUND) return impossible('round', `Rounds count from 1 to ${LAST_ROUND}.`, ['round']);
  return null;
}

function wrongShip(state: XwingState, given: PlacedShip, path: Path): Rejection | null {
  if (state.ships.some((ship) => ship.id === given.id))
    return impossible('same-id', `'${given.id}' names two pieces.`, [...path, 'id']);
  if (!state.players.some((player) => player.id === given.player))
    return impossible('unknown-player', `There is no player '${given.player}'.`, [...path, 'player']);
  const pilot = pilotCard(given.pilot);
  if (!pilot) return impossible('unknown-pilot', `There is no pilot '${given.pilot}'.`, [...path, 'pilot']);
  const upgrade = (given.upgrades ?? []).findIndex((id) => !upgradeCard(id));
  if (upgrade >= 0)
    return impossible('unknown-upgrade', `There is no upgrade '${given.upgrades?.[upgrade]}'.`, [
      ...path,
      'upgrades',
      upgrade,
    ]);
  const flipped = wrongFlipped(given, path);
  if (flipped) return flipped;
  const damage = (given.damage?.faceup ?? []).findIndex((id) => !damageCard(id));
  if (damage >= 0)
    return impossible('unknown-damage-card', `There is no damage card '${given.damage?.faceup?.[damage]}'.`, [
      ...path,
      'damage',
      'faceup',
      damage,
    ]);
  const strange = (given.damage?.faceup ?? []).findIndex((id) => (hugeDamageCard(id) !== undefined) !== isHuge(given));
  if (strange >= 0)
    return impossible(
      'other-deck',
      `${given.damage?.faceup?.[strange]} is a card of the other damage deck.`,
      [...path, 'damage', 'faceup', strange],
      ['xw.huge-damage-cards.01'],
    );
  const made = makeShip(given.id, given.player, given.pilot, given.upgrades ?? [], 1, given.flipped);
  return wrongTokens(given, path) ?? wrongCharges(given, made, path) ?? wrongDamage(given, made, path);
}

/** A ship has one dial, and one that engages has activated, as all have: nothing else is to be said of it. */
function contradicted({ id, dial, revealed, activated }: PlacedShip, moment: Moment, path: Path): Rejection | null {
  if (dial && revealed)
    return impossible('one-dial', `${id} has one dial: it is facedown, or revealed.`, [...path, 'revealed']);
  return activated === false && moment.phase === 'engagement' && moment.ship !== undefined
    ? impossible('has-activated', `When ${moment.ship} engages, ${id} has activated.`, [...path, 'activated'])
    : null;
}

function placeShip(state: XwingState, given: PlacedShip, inSetup: boolean): void {
  const marker = state.ships.length + 1;
  const ship = makeShip(given.id, given.player, given.pilot, given.upgrades ?? [], marker, given.flipped);
  Object.assign(ship.tokens, given.tokens);
  ship.tractored = isTractored(ship);
  if (given.at) {
    ship.place = 'table';
    ship.pose = given.at;
  }
  ship.docked = given.docked ?? null;
  ship.damage.facedown = given.damage?.facedown ?? 0;
  ship.shields.active = given.shields ?? ship.shields.limit;
  if (ship.energy) ship.energy.active = given.energy ?? ship.energy.limit;
  if (ship.force) ship.force.active = given.force ?? ship.force.limit;
  if (ship.charges) ship.charges.active = given.charges ?? ship.charges.limit;
  for (const card of ship.upgrades)
    if (card.charges) card.charges.active = given.upgradeCharges?.[card.card] ?? card.charges.limit;
  if (ship.turret && given.turret) ship.turret.arc = given.turret;
  const indicators = ship.upgrades.flatMap(({ turret }) => turret ?? []);
  for (const [i, arc] of (given.turrets ?? []).entries()) if (indicators[i]) indicators[i].arc = arc;
  ship.dial = given.dial ?? null;
  ship.revealed = given.revealed ?? null;
  ship.activated = given.activated ?? false;
  ship.engaged = given.engaged ?? false;
  ship.actions = [...(given.actions ?? [])];
  state.ships.push(ship);
  if (given.at || inSetup) activateAbilities(state, ship);
  for (const card of given.damage?.faceup ?? []) layFromDeck(state, ship, card);
}

/** A described faceup card comes out of its player's deck. */
function layFromDeck(state: XwingState, ship: Ship, card: string): void {
  const { deck } = deckFor(state, ship);
  const at = deck.unknown.indexOf(card);
  if (at >= 0) deck.unknown.splice(at, 1);
  dealFaceup(state, ship, card);
}

function placeObstacles(state: XwingState, position: Position): Rejection | null {
  for (const [i, given] of (position.obstacles ?? []).entries()) {
    const path = ['obstacles', i];
    if (!isObstacleOutline(given.outline))
      return impossible('unknown-obstacle', `There is no obstacle '${given.outline}'.`, [...path, 'outline']);
    if ([...state.ships, ...state.obstacles].some((each) => each.id === given.id))
      return impossible('same-id', `'${given.id}' names two pieces.`, [...path, 'id']);
    state.obstacles.push({ ...newObstacle(given.id, given.outline), place: 'table', pose: given.at });
  }
  return null;
}

function placeDevices(state: XwingState, position: Position): Rejection | null {
  for (const [i, given] of (position.devices ?? []).entries()) {
    const wrong = wrongDevice(state, given, ['devices', i]);
    if (wrong) return wrong;
    const device = newDevice(given.id, given.kind, given.player, given.at, given.fuses);
    state.devices.push(device);
    const { card, source } = carrierOf(device);
    bringIntoPlay(state, card, source, device.player);
  }
  return null;
}

function wrongDevice(state: XwingState, { id, kind, player, fuses = 0 }: PlacedDevice, path: Path) {
  if ([...state.ships, ...state.obstacles, ...state.devices].some((each) => each.id === id))
    return impossible('same-id', `'${id}' names two pieces.`, [...path, 'id']);
  if (!state.players.some((each) => each.id === player))
    return impossible('unknown-player', `There is no player '${player}'.`, [...path, 'player']);
  if (fuses < 0) return impossible('negative', 'There are no fewer than 0 fuse markers.', [...path, 'fuses']);
  const { type, name } = deviceFacts(kind);
  const said = `${name} does not detonate: a fuse marker on it has no effect.`;
  return type === 'remote' && fuses > 0
    ? impossible('no-detonation', said, [...path, 'fuses'], ['xw.device.09'])
    : null;
}

function unadjudicatedCards({ ships }: XwingState): string[] {
  const cards = ships.map(({ pilot, upgrades, conditions }) => ({
    pilot: found(pilotCard(pilot), pilot),
    upgrades: upgrades.map(({ card }) => found(upgradeCard(card), card)),
    conditions: conditions.map(({ card }) => card),
  }));
  return [...new Set(unadjudicated(cards, adjudicated))];
}
