/** Where obstacles and ships may be placed in setup (xw.setup.08, xw.setup.10), as regions. */
import { listed, once, reason, type PlayerId, type Question, type Reason, type RuleId, say } from '../../core';
import {
  areaClosest,
  circlesApart,
  insideZone,
  isPast,
  overlaps,
  leavingOut,
  placing,
  rectangle,
  whollyInside,
  EAST,
  NORTH,
  SOUTH,
  WEST,
  type Circle,
  type Heading,
  type PlacingRegion,
  type Polygon,
  type Pose,
  type Zone,
} from '../../core/geometry';
import type { SetupAction } from '../model/actions';
import { baseCircle, basePolygonAt, basePolygonOf } from './bases';
import { modified, permitted, playerOrder } from '../engine';
import { obstacleArea, obstacleCircle, obstacleCore } from './obstacles';
import { isInPlayArea } from './play-area';
import { closestSeen, measureShips, rangeOf } from './range';
import { playerOf } from './players';
import { isFriendly, shipOf, shipsInPlay } from './ships';
import { EDGES, type Edge, type Obstacle, type Ship, type ShipId, type XwingState } from '../model/state';
import type { SetupPlace } from '../model/values';
import { RANGE_BAND } from '../facts/templates';

type Of<T extends SetupAction['type']> = Extract<SetupAction, { type: T }>;

export function placingObstacles(
  state: XwingState,
  player: PlayerId,
  left: readonly Obstacle[],
): Question<Of<'place-obstacle'> | Of<'leave-obstacle'>> {
  const table = tableOf(state);
  const reach = once((obstacle: Obstacle) => reachOf(state, obstacle));
  const region = placing<Obstacle, Of<'place-obstacle'>>({
    type: 'place-obstacle',
    pieces: left,
    action: ({ id }, pose) => ({ type: 'place-obstacle', player, obstacle: id, pose }),
    read: ({ obstacle, pose }) => {
      const piece = left.find((each) => each.id === obstacle);
      if (piece) return { piece, pose };
      return reason('not-in-supply', say`${obstacle} is not an obstacle that is left to place.`, ['xw.setup.07']);
    },
    zone: table.zone,
    towards: NORTH,
    quickly: (obstacle, pose) => quickLook(table, reach(obstacle), pose),
    cannot: (obstacle, pose) => cannotPlaceObstacle(state, obstacle, pose),
  });
  const leave = ({ id }: Obstacle): Of<'leave-obstacle'> => ({ type: 'leave-obstacle', player, obstacle: id });
  const candidates = leavingOut(left, region, leave, ['xw.setup.07']);
  return { by: [player], asks: 'place an obstacle', candidates, region };
}

/** Beyond range 2 of every edge (xw.setup.08). */
export function innerZone({ options: { mat } }: XwingState): Zone {
  return {
    left: 2 * RANGE_BAND,
    bottom: 2 * RANGE_BAND,
    width: mat.width - 4 * RANGE_BAND,
    height: mat.height - 4 * RANGE_BAND,
  };
}

/** Circles of the obstacles on the table, and where obstacles may lie: what every quick look needs. */
interface Table {
  zone: Zone;
  around: readonly Circle[];
  cores: readonly Circle[];
}

/** What is beyond range 1 of it is free (xw.setup.08). */
function tableOf(state: XwingState): Table {
  const placed = state.obstacles.filter((each) => each.place === 'table');
  return {
    zone: innerZone(state),
    around: placed.map((each) => obstacleCircle(state, each)),
    cores: placed.map((each) => obstacleCore(state, each)),
  };
}

/** By circles around and within the obstacles: the place is certainly free (true) or taken (false); null: it has to be measured (xw.setup.08). */
function quickLook({ zone, around, cores }: Table, reach: Reach, { x, y }: Pose): boolean | null {
  const room = Math.min(x - zone.left, zone.left + zone.width - x, y - zone.bottom, zone.bottom + zone.height - y);
  if (room < reach.core - 1) return false;
  const core = { x, y, radius: reach.core };
  for (const other of cores) if (!circlesApart(core, other, RANGE_BAND - 1)) return false;
  if (room <= reach.around + 1) return null;
  const own = { x, y, radius: reach.around };
  for (const other of around) if (!circlesApart(own, other, RANGE_BAND + 1)) return null;
  return true;
}

/** Radii of the circles around and within an obstacle. */
interface Reach {
  around: number;
  core: number;
}

/** By how much an obstacle reaches towards the edges and the others (xw.setup.08). */
function reachOf(state: XwingState, obstacle: Obstacle): Reach {
  return { around: obstacleCircle(state, obstacle).radius, core: obstacleCore(state, obstacle).radius };
}

/** Too near to an edge, or to another obstacle on the table. */
export function cannotPlaceObstacle(state: XwingState, obstacle: Obstacle, pose: Pose): Reason | null {
  const area = obstacleArea(state, { ...obstacle, pose });
  const inside = insideZone(innerZone(state), area);
  if (!inside.holds) {
    return reason('near-edge', 'An obstacle must lie beyond range 2 of every edge.', ['xw.setup.08'], {
      mm: inside.margin,
    });
  }
  for (const other of state.obstacles) {
    if (other.place !== 'table' || other.id === obstacle.id) continue;
    const mm = areaClosest(area, obstacleArea(state, other))?.distance ?? Infinity;
    if (rangeOf(mm) <= 1)
      return reason('near-obstacle', say`An obstacle must lie beyond range 1 of ${other.id}.`, ['xw.setup.08'], {
        mm,
        other: other.id,
      });
  }
  return null;
}

/** The ships that are placed in setup and are not yet: neither docked ones nor those that a card leaves in reserve. */
export function shipsToPlace(state: XwingState): Ship[] {
  return state.ships.filter(
    (ship) => ship.place === 'reserve' && ship.docked === null && placeOf(state, ship) !== 'in reserve',
  );
}

/**
 * The lowest initiative that is not placed yet; among players with ships of it, the first in player order. Huge ships come before all others,
 * the highest initiative first (xw.huge-setup.03, .04), and are placed as they are otherwise (xw.huge-setup.01).
 */
export function shipsToPlaceNext(state: XwingState): { player: PlayerId; ships: Ship[] } | null {
  const all = shipsToPlace(state);
  const others = all.filter((ship) => placeOf(state, ship) !== 'at an obstacle');
  const inReserve = others.length > 0 ? others : all;
  const huge = inReserve.filter((ship) => ship.size === 'huge');
  const waiting = huge.length > 0 ? huge : inReserve;
  const initiative = (ship: Ship): number => modified(state, 'initiative', ship.initiative, { ship: ship.id });
  const initiatives = waiting.map(initiative);
  const next = huge.length > 0 ? Math.max(...initiatives) : Math.min(...initiatives);
  for (const player of playerOrder(state)) {
    const ships = waiting.filter((ship) => ship.player === player && initiative(ship) === next);
    if (ships.length > 0) return { player, ships };
  }
  return null;
}

export function placeOf(state: XwingState, { id }: Ship): SetupPlace {
  return modified(state, 'place in setup', 'near its edge', { ship: id });
}

export function placingShips(state: XwingState, player: PlayerId, ships: readonly Ship[]): Question<Of<'place-ship'>> {
  const elsewhere = placingElsewhere(state, player, ships);
  const region = elsewhere ?? placingNearEdge(state, player, ships);
  return { by: [player], asks: 'place a ship', candidates: [], region };
}

/** Where a card says; null: none of them does, or there is no legal place, so that the ordinary rule holds (xw.faq-deployment.01). */
function placingElsewhere(
  state: XwingState,
  player: PlayerId,
  ships: readonly Ship[],
): PlacingRegion<Ship, Of<'place-ship'>> | null {
  if (ships.every((ship) => placeOf(state, ship) === 'near its edge' && hostsOf(state, ship).length === 0)) return null;
  const { width, height } = state.options.mat;
  const edge = edgeOf(state, player);
  const region = regionOf(player, ships, {
    zone: { left: 0, bottom: 0, width, height },
    towards: usualFacing(edge, ships),
    rule: 'xw.setup.09',
    // Where its card has it placed (xw.setup.14).
    cannot: (ship, pose) => {
      const place = placeOf(state, ship);
      return place === 'near its edge'
        ? cannotPlaceShip(state, ship, pose, edge) && cannotPlaceNear(state, ship, pose, edge)
        : cannotPlaceFar(state, ship, pose, place === 'at an obstacle');
    },
  });
  return ships.some((ship) => region.free(ship) !== null) ? region : null;
}

/** Ships in play near which this one may be placed (xw.setup.14). */
function hostsOf(state: XwingState, { id: ship }: Ship): Ship[] {
  return shipsInPlay(state).filter(({ id: by }) => permitted(state, 'placed near it', { ship, by }));
}

/** Not near its edge: anywhere in the play area at range 0-2 of such a ship (xw.setup.14). */
function cannotPlaceNear(state: XwingState, ship: Ship, pose: Pose, edge: Edge): Reason | null {
  const put: Ship = { ...ship, pose };
  const isNear = hostsOf(state, ship).some((host) => measureShips(put, host).range <= 2);
  if (!isNear || !isInPlayArea(state, put, pose)) return cannotPlaceShip(state, ship, pose, edge);
  return overlapsShip(state, ship, pose);
}

/** Another ship stands there. */
function overlapsShip(state: XwingState, ship: Ship, pose: Pose): Reason | null {
  const base = basePolygonAt(ship, pose);
  const under = shipsInPlay(state).find((other) => other.id !== ship.id && overlaps(basePolygonOf(other), base));
  return under ? reason('overlaps-ship', say`${under.id} stands there.`, ['xw.setup.10'], { other: under.id }) : null;
}

/** Anywhere in the play area up to such a range of one of these ships, where a card has ships placed at the end of setup. */
export function placingNear(
  state: XwingState,
  player: PlayerId,
  ships: readonly Ship[],
  hosts: readonly Ship[],
  most: number,
): PlacingRegion<Ship, Of<'place-ship'>> {
  const { width, height } = state.options.mat;
  return regionOf(player, ships, {
    zone: { left: 0, bottom: 0, width, height },
    towards: usualFacing(edgeOf(state, player), ships),
    rule: 'xw.setup.14',
    cannot: (ship, pose) => {
      const put: Ship = { ...ship, pose };
      if (!isInPlayArea(state, put, pose)) return reason('outside', 'It must stand in the play area.', ['xw.setup.14']);
      if (hosts.some((host) => measureShips(put, host).range <= most)) return overlapsShip(state, ship, pose);
      const said = say`It must be placed at range 0-${most} of ${listed(
        hosts.map(({ id }) => id),
        'or',
      )}.`;
      return reason('too-far', said, ['xw.setup.14']);
    },
  });
}

/**
 * Where a ship is placed that its card leaves in reserve until the end of setup: near a friendly ship, or near its edge if there is no such place
 * (xw.faq-deployment.01).
 */
export function placingNearFriends(state: XwingState, ship: Ship): PlacingRegion<Ship, Of<'place-ship'>> {
  const friends = shipsInPlay(state).filter((other) => isFriendly(ship, other));
  const near = placingNear(state, ship.player, [ship], friends, 2);
  return near.free(ship) === null ? placingNearEdge(state, ship.player, [ship]) : near;
}

/** Does all of it stand in the deployment area of its player? */
export function isInDeploymentArea(state: XwingState, ship: Ship): boolean {
  return insideZone(deploymentZone(state, edgeOf(state, ship.player)), [basePolygonOf(ship)]).holds;
}

/** Anywhere in the play area beyond range 3 of enemy ships; or there at range 0 of an obstacle. */
function cannotPlaceFar(state: XwingState, ship: Ship, pose: Pose, atObstacle: boolean): Reason | null {
  const rules = ['xw.setup.14', 'xw.golden-rules.02'];
  const put: Ship = { ...ship, pose };
  if (!isInPlayArea(state, put, pose)) return reason('outside', 'It must stand in the play area.', rules);
  const base = basePolygonAt(ship, pose);
  const under = shipsInPlay(state).find((other) => overlaps(basePolygonOf(other), base));
  if (under) return reason('overlaps-ship', say`${under.id} stands there.`, ['xw.setup.10'], { other: under.id });
  const enemy = shipsInPlay(state).find((other) => other.player !== ship.player && measureShips(put, other).range <= 3);
  if (enemy)
    return reason('near-enemy', say`It must be placed beyond range 3 of ${enemy.id}.`, rules, { enemy: enemy.id });
  const touches = (obstacle: Obstacle): boolean =>
    obstacle.place === 'table' &&
    rangeOf(areaClosest([base], obstacleArea(state, obstacle))?.distance ?? Infinity) === 0;
  if (!atObstacle || state.obstacles.some(touches)) return null;
  return reason('not-at-obstacle', 'It must be placed at range 0 of an obstacle.', rules);
}

/** The player's own edge. */
export function edgeOf(state: XwingState, player: PlayerId): Edge {
  return playerOf(state, player).edge ?? 'south';
}

/** Within range 1 of an edge of the play area, by default their player's own (xw.setup.10). */
export function placingNearEdge(
  state: XwingState,
  player: PlayerId,
  ships: readonly Ship[],
  edge: Edge = edgeOf(state, player),
): PlacingRegion<Ship, Of<'place-ship'>> {
  return regionOf(player, ships, {
    zone: deploymentZone(state, edge),
    towards: usualFacing(edge, ships),
    rule: 'xw.setup.09',
    cannot: (ship, pose) => byOrdinaryRule(state, ship, cannotPlaceShip(state, ship, pose, edge)),
  });
}

/** A card says where else it would be placed, and there is no such place. */
function byOrdinaryRule(state: XwingState, ship: Ship, not: Reason | null): Reason | null {
  if (not === null || placeOf(state, ship) !== 'at an obstacle') return not;
  const said = say`No obstacle is free beyond range 3 of every enemy, so ${ship.id} is placed entirely within range 1 of its edge.`;
  return reason(not.code, said, ['xw.faq-deployment.01', ...not.rules], not.facts);
}

/** Where a card places a ship from reserve: within range 1 of any edge, beyond range 3 of enemies (xw.reserve.03). */
export function placingFromReserve(state: XwingState, ship: Ship): PlacingRegion<Ship, Of<'place-ship'>> {
  const { width, height } = state.options.mat;
  return regionOf(ship.player, [ship], {
    zone: { left: 0, bottom: 0, width, height },
    towards: usualFacing(edgeOf(state, ship.player), [ship]),
    rule: 'xw.reserve.03',
    cannot: (_ship, pose) => notNearAnyEdge(state, ship, pose) ?? cannotPlaceFar(state, ship, pose, false),
  });
}

function notNearAnyEdge(state: XwingState, ship: Ship, pose: Pose): Reason | null {
  const base = [basePolygonAt(ship, pose)];
  const margins = EDGES.map((edge) => insideZone(deploymentZone(state, edge), base));
  if (margins.some(({ holds }) => holds)) return null;
  const mm = Math.max(...margins.map(({ margin }) => margin));
  return reason('outside-range-1', 'It must be placed within range 1 of an edge of the play area.', ['xw.range.08'], {
    mm,
  });
}

/** Where and how ships are placed, and the rule that says which of them are. */
interface Where {
  zone: Zone;
  towards: Heading;
  rule: RuleId;
  cannot(ship: Ship, pose: Pose): Reason | null;
}

function regionOf(
  player: PlayerId,
  ships: readonly Ship[],
  { rule, ...where }: Where,
): PlacingRegion<Ship, Of<'place-ship'>> {
  return placing<Ship, Of<'place-ship'>>({
    type: 'place-ship',
    pieces: ships,
    action: ({ id }, pose) => ({ type: 'place-ship', player, ship: id, pose }),
    read: ({ ship, pose }) => {
      const piece = ships.find((each) => each.id === ship);
      return piece ? { piece, pose } : reason('not-next-to-place', say`${ship} is not placed now.`, [rule]);
    },
    ...where,
  });
}

/** Where a ship may be put that a huge ship overlapped: in its full rear arc at range 0-1 (xw.huge-overlap-standard.03). */
export function placingBehind(
  state: XwingState,
  hugeShip: ShipId,
  player: PlayerId,
  ships: readonly Ship[],
): PlacingRegion<Ship, Of<'place-ship'>> {
  const huge = shipOf(state, hugeShip);
  return regionOf(player, ships, {
    zone: zoneAround(state, huge),
    towards: huge.pose.heading,
    rule: 'xw.huge-overlap-standard.04',
    cannot: (ship, pose) => cannotPlaceBehind(state, huge, ship, pose),
  });
}

/** As far as a ship at range 1 of it can stand. */
function zoneAround(state: XwingState, huge: Ship): Zone {
  const { x, y, radius } = baseCircle(huge, huge.pose);
  const { width, height } = state.options.mat;
  const far = radius + RANGE_BAND + LARGEST_HALF_DIAGONAL;
  const [left, bottom] = [Math.max(0, x - far), Math.max(0, y - far)];
  return { left, bottom, width: Math.min(width, x + far) - left, height: Math.min(height, y + far) - bottom };
}

/** Half the diagonal of the largest standard base. */
const LARGEST_HALF_DIAGONAL = 57;

function cannotPlaceBehind(state: XwingState, huge: Ship, ship: Ship, pose: Pose): Reason | null {
  const put: Ship = { ...ship, pose };
  const rules = ['xw.huge-overlap-standard.03'];
  if (!isInPlayArea(state, put, pose)) return reason('outside', 'It must stand in the play area.', rules);
  const seen = closestSeen(state, huge, 'full-rear', put);
  if (!seen || rangeOf(seen.distance) > 1)
    return reason('not-behind', say`It must be placed in the full rear arc of ${huge.id} at range 0-1.`, rules, {
      mm: seen?.distance ?? null,
    });
  const under = shipsInPlay(state).find((other) => overlaps(basePolygonOf(other), basePolygonAt(ship, pose)));
  return under ? reason('overlaps-ship', say`${under.id} stands there.`, rules, { other: under.id }) : null;
}

const ACROSS: Readonly<Record<Edge, Heading>> = { south: NORTH, north: SOUTH, west: EAST, east: WEST };

/** Towards the other edge; huge ships, which are longer than range 1, lie along their own where a place for them is looked for. */
function usualFacing(edge: Edge, ships: readonly Ship[]): Heading {
  if (!ships.some(({ size }) => size === 'huge')) return ACROSS[edge];
  return edge === 'south' || edge === 'north' ? EAST : NORTH;
}

/** Range 1 of the player's own edge (xw.setup.10). */
function deploymentZone({ options: { mat } }: XwingState, edge: Edge): Zone {
  const { width, height } = mat;
  if (edge === 'south' || edge === 'north')
    return { left: 0, bottom: edge === 'north' ? height - RANGE_BAND : 0, width, height: RANGE_BAND };
  return { left: edge === 'east' ? width - RANGE_BAND : 0, bottom: 0, width: RANGE_BAND, height };
}

function cannotPlaceShip(state: XwingState, ship: Ship, pose: Pose, edge: Edge): Reason | null {
  const base = basePolygonAt(ship, pose);
  const inside = insideZone(deploymentZone(state, edge), [base]);
  if (!inside.holds && !fillsRange1(state, base, edge)) {
    return reason(
      'outside-range-1',
      'A ship is placed entirely within range 1 of its edge.',
      ['xw.setup.10', 'xw.ship-size.12', 'xw.ship-size.13'],
      { mm: inside.margin },
    );
  }
  const under = shipsInPlay(state).find((other) => overlaps(basePolygonOf(other), base));
  return under ? reason('overlaps-ship', say`${under.id} stands there.`, ['xw.setup.10'], { other: under.id }) : null;
}

/** What reaches beyond range 1 fills all of its depth if it begins at the edge: large bases can (xw.ship-size.12, .13), huge ones, too (xw.huge-setup.05). */
function fillsRange1(state: XwingState, base: Polygon, edge: Edge): boolean {
  // It never reaches over the edge of the play area (xw.huge-setup.06).
  if (!whollyInside(matOf(state), base).holds) return false;
  const { width, height } = state.options.mat;
  return base
    .map(({ x, y }) => ({ south: y, north: height - y, west: x, east: width - x })[edge])
    .some((mm) => !isPast(mm));
}

function matOf({ options: { mat } }: XwingState): Polygon {
  return rectangle(0, 0, mat.width, mat.height);
}
