/** A position: what stands where, in which state, and at which moment of the game (see `Moment`). */
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
import { count, flag, integer, list, nullable, object, optional, text } from '../../core/codec';
import type { Point, Pose } from '../../core/geometry';
import { attacksChoice, readingsChoice, STANDARD_ATTACKS, STANDARD_READINGS } from '../codecs/readings';
import { areasChoice, readAreas, readLengths, type AreasChoice } from '../codecs/sizes';
import { check } from '../codecs/check';
import { outsideActivations } from '../codecs/check-frames';
import { squadronsOnBases, wrongHeading, wrongTable } from '../codecs/check-table';
import { lengths as lengthsCodec } from '../codecs/state';
import { layFromDeck } from './damage';
import {
  damageCard,
  HULL_ZONES,
  objectiveCard,
  shipCard,
  squadronCard,
  STANDARD_AREAS,
  upgradeCard,
  type Command,
  type Lengths,
  type ObstacleId,
} from '../facts';
import { obstacle, point, pose as poseCodec } from '../model/codecs';
import type { ArmadaPlayer, ArmadaState, AttackOptions, Readings, Ship, Squadron } from '../model/state';
import { layObjective } from '../effects/objective';
import { stepsOf } from '../engine';
import { cannotPlaceToken } from '../queries/objective';
import { commandValue, hullValue, maximumShields } from '../queries/ships';
import { highestSpeed } from '../queries/speed';
import { makeShip, makeSquadron } from './pieces';
import { momentCodec, takeUp, type Moment } from './moment';
import { addShip, addSquadron, emptyState, unadjudicatedCards } from './set-up';
import { placedShip, placedSquadron, type PlacedShip, type PlacedSquadron } from './placed';

/** What `armada.resume` takes: a table and a moment. */
export interface Position {
  /** Default: the first one has initiative and sits at the south edge. With `members` a team, whose commander the player is (arm.team-play). */
  players: { id: PlayerId; members?: PlayerId[]; points?: number; victoryTokens?: number }[];
  first?: PlayerId;
  areas?: AreasChoice;
  lengths?: Lengths;
  unlimitedRounds?: boolean;
  /** How attacks are read, where it is not as this edition has it. */
  attacks?: Partial<AttackOptions>;
  /** How other rules are read, where it is not as this edition has it. */
  readings?: Partial<Readings>;
  /** Default 1. */
  round?: number;
  ships: PlacedShip[];
  squadrons?: PlacedSquadron[];
  obstacles?: { id: ObstacleId; at: Pose }[];
  objective?: string | null;
  /** Objective tokens in the play area, and the obstacles on which they lie. */
  objectiveTokens?: { at: Point; on?: ObstacleId }[];
  moment: Moment;
}

export const positionCodec = object<Position>('a position', {
  players: list(
    object<Position['players'][number]>('a player', {
      id: text,
      members: optional(list(text)),
      points: optional(count),
      victoryTokens: optional(count),
    }),
  ),
  first: optional(text),
  areas: optional(areasChoice),
  lengths: optional(lengthsCodec),
  unlimitedRounds: optional(flag),
  attacks: optional(attacksChoice),
  readings: optional(readingsChoice),
  round: optional(integer),
  ships: list(placedShip),
  squadrons: optional(list(placedSquadron)),
  obstacles: optional(
    list(object<NonNullable<Position['obstacles']>[number]>('an obstacle', { id: obstacle, at: poseCodec })),
  ),
  objective: optional(nullable(text)),
  objectiveTokens: optional(
    list(
      object<NonNullable<Position['objectiveTokens']>[number]>('an objective token', {
        at: point,
        on: optional(obstacle),
      }),
    ),
  ),
  moment: momentCodec,
});

/** Lays the described pieces out; the first thing that cannot be is named with its place in the description. */
export function place(position: Position, chance: Chance): E.Either<Rejection, Prepared<ArmadaState>> {
  const areas = readAreas(position.areas, STANDARD_AREAS);
  if (E.isLeft(areas)) return areas;
  const lengths = readLengths(position.lengths);
  if (E.isLeft(lengths)) return lengths;
  const wrongStart = wrongPlayers(position);
  if (wrongStart) return E.left(wrongStart);
  const players = position.players.map((_, i) => newPlayer(position, i));
  const options = {
    areas: areas.right,
    unlimitedRounds: position.unlimitedRounds ?? false,
    attacks: { ...STANDARD_ATTACKS, ...position.attacks },
    readings: { ...STANDARD_READINGS, ...position.readings },
  };
  const state = emptyState(players, options, lengths.right, chance);
  state.first = position.first ?? players[0]?.id ?? null;
  state.round = position.round ?? 1;
  state.objective = position.objective ?? null;
  layObjective(state);
  const wrong =
    layObstacles(state, position) ??
    layTokens(state, position) ??
    firstRejection(position.ships, (ship, i) => layShip(state, ship, position.moment, ['ships', i])) ??
    firstRejection(position.squadrons ?? [], (squadron, i) => laySquadron(state, squadron, ['squadrons', i])) ??
    everyoneHasAShip(state) ??
    wrongTable(state, 'at') ??
    squadronsOnBases(state) ??
    check(state) ??
    takeUp(state, position.moment) ??
    outsideActivations(state);
  return wrong ? E.left(wrong) : E.right({ state, unadjudicated: unadjudicatedCards(state) });
}

function newPlayer({ players, ships }: Position, i: number): ArmadaPlayer {
  const { id = '', members = [], points, victoryTokens } = players[i] ?? {};
  const card = shipCard(ships.find((ship) => ship.owner === id)?.card ?? '');
  const edge = i === 0 ? 'south' : 'north';
  const faction = card?.faction ?? 'rebel';
  return {
    id,
    members: [...members],
    faction,
    points: points ?? 0,
    edge,
    objectives: [],
    victoryTokens: victoryTokens ?? 0,
  };
}

function wrongPlayers({ players, first, round, objective }: Position): Rejection | null {
  const ids = players.map(({ id }) => id);
  if (ids.length !== 2 || new Set(ids).size !== 2)
    return impossible('two-players', 'Two players with different names are needed.', ['players']);
  if (first !== undefined && !ids.includes(first))
    return impossible('unknown-player', `There is no player '${first}'.`, ['first'], ['arm.initiative.03']);
  if ((round ?? 1) < 1) return impossible('round', 'Rounds count from 1.', ['round'], ['arm.round.02']);
  if (typeof objective === 'string' && !objectiveCard(objective))
    return impossible('unknown-objective', `There is no objective card '${objective}'.`, ['objective']);
  return null;
}

function layObstacles(state: ArmadaState, { obstacles = [] }: Position): Rejection | null {
  return firstRejection(obstacles, ({ id, at }, i) => {
    if (state.obstacles.some((each) => each.id === id))
      return impossible('same-id', `'${id}' lies there twice.`, ['obstacles', i, 'id'], ['arm.setup.15']);
    state.obstacles.push({ id, place: 'table', pose: at });
    return wrongHeading(id, at, ['obstacles', i, 'at']);
  });
}

/** They lie in the play area. */
function layTokens(state: ArmadaState, { objectiveTokens = [] }: Position): Rejection | null {
  return firstRejection(objectiveTokens, ({ at, on = null }, i) => {
    const id = `token-${i + 1}`;
    state.tokensPlaced = i + 1;
    state.objectiveTokens.push({ id, at, on });
    const path = ['objectiveTokens', i];
    if (on !== null && !state.obstacles.some((each) => each.id === on))
      return impossible('unknown-obstacle', `'${on}' does not lie there.`, [...path, 'on'], ['arm.objective-cards.01']);
    const wrong = cannotPlaceToken(state, at, { area: 'play', playerEdges: 0, apart: 0, atObstacle: 0 });
    return wrong && rejection(wrong, [...path, 'at']);
  });
}

function layShip(state: ArmadaState, given: PlacedShip, moment: Moment, path: Path): Rejection | null {
  const wrong = wrongName(state, given, path) ?? wrongCards(given, path) ?? notOffTable(given, path);
  if (wrong) return wrong;
  const ship = makeShip(given.id, given.owner, given.card, given.upgrades ?? []);
  ship.controller = given.controller ?? given.owner;
  for (const upgrade of ship.upgrades) {
    upgrade.exhausted = given.exhausted?.includes(upgrade.card) ?? false;
    upgrade.facedown = given.discarded?.includes(upgrade.card) ?? false;
  }
  ship.objective = given.objective ?? false;
  ship.place = given.at === null ? offTable(given) : 'table';
  if (given.at) ship.pose = given.at;
  ship.speed = given.speed ?? 1;
  Object.assign(ship.shields, given.shields);
  ship.dial = given.dial ?? null;
  ship.tokens = [...(given.tokens ?? [])];
  if (given.defense) ship.defense = given.defense;
  ship.activated = given.activated ?? false;
  ship.resolved = [...(given.resolved ?? [])];
  if (given.at === null) {
    if (ship.place === 'destroyed') Object.assign(ship, { tokens: [], defense: [], dial: null });
    state.ships.push(ship);
    return null;
  }
  addShip(state, ship);
  ship.commandStack = given.dials ?? usualDials(state, ship, moment);
  return layDamage(state, ship, given.damage, path) ?? wrongCounts(state, ship, moment, path);
}

/** Dials are chosen in the command phase; what is taken up later has some. One is spent or revealed for each activation. */
function usualDials(state: ArmadaState, ship: Ship, moment: Moment): Command[] {
  const { phase } = moment;
  const used = isPastReveal(ship, moment) || ship.dial !== null;
  const dials = commandValue(state, ship) - (phase === 'command' || used ? 1 : 0);
  return state.round === 1 && phase === 'command' ? [] : Array<Command>(dials).fill('navigate');
}

/** Has it revealed its dial of this round? Every ship has before the ship phase ends (arm.ship-phase.01). */
function isPastReveal(ship: Ship, moment: Moment): boolean {
  return moment.phase === 'squadron' || moment.phase === 'status' || ship.activated || hasRevealed(ship, moment);
}

/** Is its activation past the reveal at this moment? */
function hasRevealed({ id }: Ship, { ship, step }: Moment): boolean {
  const steps = stepsOf('ship activation');
  return ship === id && step !== undefined && steps.indexOf(step) > steps.indexOf('reveal command dial');
}

function offTable({ setAside }: { setAside?: boolean }): 'set-aside' | 'destroyed' {
  return setAside === true ? 'set-aside' : 'destroyed';
}

/** What lies at pieces that are on the table: a set-aside one has some of it, a destroyed one nothing (arm.destroyed-ships-and-squadrons.05). */
const ONLY_ON_TABLE = ['damage', 'dials', 'dial'] as const;
const NOT_DESTROYED = [...ONLY_ON_TABLE, 'tokens', 'defense', 'hull'] as const;

/** What would be left out of a piece that does not stand where it could have it. */
function notOffTable(given: PlacedShip | PlacedSquadron, path: Path): Rejection | null {
  const { id, at, setAside } = given;
  if (at !== null) {
    if (setAside !== true) return null;
    return impossible('on-the-table', `${id} is set aside: it does not stand anywhere.`, [...path, 'setAside']);
  }
  const fields: readonly string[] = setAside === true ? ONLY_ON_TABLE : NOT_DESTROYED;
  const said = Object.entries(given).find(([field, value]) => fields.includes(field) && !isNothing(value));
  if (!said) return null;
  const message = `${id} ${setAside === true ? 'is set aside' : 'is destroyed'}: it has no ${said[0]}.`;
  return impossible('not-on-the-table', message, [...path, said[0]], ['arm.destroyed-ships-and-squadrons.05']);
}

/** 0, null, an empty list, or `{ facedown: 0, faceup: [] }`. */
function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isNothing);
  return value === 0 || value === null || value === undefined;
}

function layDamage(state: ArmadaState, ship: Ship, damage: PlacedShip['damage'], path: Path): Rejection | null {
  ship.damage.facedown = damage?.facedown ?? 0;
  return firstRejection(damage?.faceup ?? [], (card, i) =>
    layFromDeck(state, ship, card)
      ? null
      : impossible('no-card-left', `The damage deck has no more '${card}'.`, [...path, 'damage', 'faceup', i]),
  );
}

function wrongName(state: ArmadaState, { id, owner }: { id: string; owner: PlayerId }, path: Path): Rejection | null {
  const names = [...state.ships, ...state.squadrons, ...state.obstacles].map((each) => each.id as string);
  if (names.includes(id)) return impossible('same-id', `'${id}' names two pieces.`, [...path, 'id']);
  const known = state.players.some((player) => player.id === owner);
  return known ? null : impossible('unknown-player', `There is no player '${owner}'.`, [...path, 'owner']);
}

function notEquipped(given: PlacedShip, field: 'exhausted' | 'discarded', path: Path): Rejection | null {
  return firstRejection(given[field] ?? [], (id, i) =>
    given.upgrades?.includes(id)
      ? null
      : impossible('not-equipped', `${given.id} is not equipped with '${id}'.`, [...path, field, i]),
  );
}

function wrongCards(given: PlacedShip, path: Path): Rejection | null {
  const { card, upgrades = [], damage } = given;
  if (!shipCard(card)) return impossible('unknown-ship-card', `There is no ship card '${card}'.`, [...path, 'card']);
  return (
    firstRejection(upgrades, (id, i) =>
      upgradeCard(id)
        ? null
        : impossible('unknown-upgrade', `There is no upgrade card '${id}'.`, [...path, 'upgrades', i]),
    ) ??
    notEquipped(given, 'exhausted', path) ??
    notEquipped(given, 'discarded', path) ??
    firstRejection(damage?.faceup ?? [], (id, i) =>
      damageCard(id)
        ? null
        : impossible('unknown-damage-card', `There is no damage card '${id}'.`, [...path, 'damage', 'faceup', i]),
    )
  );
}

/** More of something than there can be. */
function wrongCounts(state: ArmadaState, ship: Ship, moment: Moment, path: Path): Rejection | null {
  const { id } = ship;
  const most = (code: string, field: string, is: number, limit: number, rule: string): Rejection | null =>
    is <= limit ? null : impossible(code, `${id}: ${field} ${is}, at most ${limit}.`, [...path, field], [rule]);
  const zone = HULL_ZONES.find((each) => ship.shields[each] > maximumShields(ship, each));
  if (zone) return most('beyond-limit', 'shields', ship.shields[zone], maximumShields(ship, zone), 'arm.shields.04');
  const value = commandValue(state, ship);
  if (new Set(ship.tokens).size < ship.tokens.length)
    return impossible(
      'same-token',
      `${id} never has two tokens of a type.`,
      [...path, 'tokens'],
      ['arm.command-tokens.05'],
    );
  const damage = ship.damage.facedown + ship.damage.faceup.length;
  return (
    most('no-such-speed', 'speed', ship.speed, highestSpeed(ship), 'arm.speed.06') ??
    most('beyond-limit', 'tokens', ship.tokens.length, value, 'arm.command-tokens.04') ??
    wrongDials(ship, isPastReveal(ship, moment), value, path) ??
    most('destroyed', 'damage', damage, hullValue(state, ship) - 1, 'arm.destroyed-ships-and-squadrons.01')
  );
}

/** As many dials as its command value; the one of this round is gone once it was revealed, but for what lies beside the ship as it activates. */
function wrongDials({ id, commandStack, dial }: Ship, isPast: boolean, value: number, path: Path): Rejection | null {
  const [dials, limit] = [commandStack.length + (dial === null ? 0 : 1), isPast && dial === null ? value - 1 : value];
  if (dials <= limit) return null;
  const said = `${id}: dials ${dials}, at most ${limit}${limit < value ? ': that of this round was revealed' : ''}.`;
  const rules = limit < value ? ['arm.command-phase.05', 'arm.ship-activation.02'] : ['arm.command-phase.05'];
  return impossible('beyond-limit', said, [...path, 'dials'], rules);
}

function laySquadron(state: ArmadaState, given: PlacedSquadron, path: Path): Rejection | null {
  const card = squadronCard(given.card);
  const wrong = wrongName(state, given, path) ?? notOffTable(given, path);
  if (wrong) return wrong;
  if (!card)
    return impossible('unknown-squadron-card', `There is no squadron card '${given.card}'.`, [...path, 'card']);
  const hull = given.hull ?? card.hull;
  if (given.at !== null && (hull < 1 || hull > card.hull)) {
    const said = `${given.id} has 1 to ${card.hull} hull points.`;
    return impossible('beyond-limit', said, [...path, 'hull'], ['arm.destroyed-ships-and-squadrons.02']);
  }
  const squadron: Squadron = makeSquadron(given.id, given.owner, given.card);
  squadron.controller = given.controller ?? given.owner;
  squadron.activated = given.activated ?? false;
  squadron.hull = hull;
  if (given.defense) squadron.defense = given.defense;
  if (given.at) {
    squadron.place = 'table';
    squadron.at = given.at;
    addSquadron(state, squadron);
  } else {
    squadron.place = offTable(given);
    if (squadron.place === 'destroyed') Object.assign(squadron, { defense: [], hull: 0 });
    state.squadrons.push(squadron);
  }
  return null;
}

/** With no ship a player has lost already (arm.winning-and-losing.03). */
function everyoneHasAShip(state: ArmadaState): Rejection | null {
  const without = state.players.find(
    ({ id }) => !state.ships.some((ship) => ship.owner === id && ship.place !== 'destroyed'),
  );
  if (!without) return null;
  return impossible('no-ships', `${without.id} has no ship on the table.`, ['ships'], ['arm.winning-and-losing.03']);
}
