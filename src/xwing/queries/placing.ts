/** Where obstacles and ships may be placed in setup (xw.setup.08, xw.setup.10), as regions. */
import { candidate, reason, type Candidate, type PlayerId, type Question, type Reason } from '../../core';
import {
  areaClosest,
  circlesApart,
  overlaps,
  rectangle,
  turned,
  whollyInside,
  NORTH,
  SOUTH,
  TOLERANCE,
  type Circle,
  type Heading,
  type Polygon,
  type Pose,
} from '../../core/geometry';
import type { SetupAction } from '../model/actions';
import { basePolygonAt, basePolygonOf } from './bases';
import { modified, playerOrder } from '../engine';
import { obstacleArea, obstacleAreaAt, obstacleCircle, obstacleCore } from './obstacles';
import { shipsInPlay } from './ships';
import type { Obstacle, Ship, XwingState } from '../model/state';
import { RANGE_BAND } from '../facts/templates';

type Of<T extends SetupAction['type']> = Extract<SetupAction, { type: T }>;

/** Random tries before the grid is searched. */
const TRIES = 40;
/** Grid that is searched for a free place when random tries find none: steps in mm, headings in steps of 90 degrees. */
const GRID = 20;

export function placingObstacles(
  state: XwingState,
  player: PlayerId,
  left: readonly Obstacle[],
): Question<Of<'place-obstacle'> | Of<'leave-obstacle'>> {
  const why = (action: Of<'place-obstacle'>): Reason | null => {
    const obstacle = left.find((each) => each.id === action.obstacle);
    if (!obstacle)
      return reason('not-in-supply', `${action.obstacle} is not an obstacle that is left to place.`, ['xw.setup.07']);
    return badHeading(action.pose) ?? cannotPlaceObstacle(state, obstacle, action.pose);
  };
  const action = (obstacle: Obstacle, pose: Pose): Of<'place-obstacle'> => ({
    type: 'place-obstacle',
    player,
    obstacle: obstacle.id,
    pose,
  });
  const free = (obstacle: Obstacle): Of<'place-obstacle'> | null => {
    const pose = freePose(state, obstacle);
    return pose ? action(obstacle, pose) : null;
  };
  return {
    by: [player],
    asks: 'place an obstacle',
    candidates: leaving(player, left, free),
    region: {
      type: 'place-obstacle',
      contains: why,
      sample: (next) => {
        const table = tableOf(state);
        for (let i = 0; i < TRIES; i++) {
          const obstacle = left[next(left.length)];
          if (!obstacle) continue;
          const pose = randomPose(next, table.zone, NORTH);
          const free = quickLook(table, reachOf(obstacle), pose);
          if (free ?? cannotPlaceObstacle(state, obstacle, pose) === null) return action(obstacle, pose);
        }
        return left.map(free).find((found) => found !== null) ?? null;
      },
    },
  };
}

/** No dead end: where the table is so crowded that no obstacle has a legal place, one may be left out. */
function leaving(
  player: PlayerId,
  left: readonly Obstacle[],
  free: (obstacle: Obstacle) => unknown,
): Candidate<Of<'leave-obstacle'>>[] {
  const fits = left.find((obstacle) => free(obstacle) !== null);
  const not = fits
    ? reason('place-left', `There is room for ${fits.id}.`, ['xw.setup.07'], { obstacle: fits.id })
    : null;
  return left.map((obstacle) => candidate({ type: 'leave-obstacle', player, obstacle: obstacle.id }, not));
}

/** Beyond range 2 of every edge. */
function innerZone({ options: { mat } }: XwingState): Zone {
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

function tableOf(state: XwingState): Table {
  const placed = state.obstacles.filter((each) => each.place === 'table');
  return { zone: innerZone(state), around: placed.map(obstacleCircle), cores: placed.map(obstacleCore) };
}

/** Some place for the obstacle on a grid, or null: first one that is certainly free, else one of those that have to be measured. */
function freePose(state: XwingState, obstacle: Obstacle): Pose | null {
  const table = tableOf(state);
  const reach = reachOf(obstacle);
  const unsure: Pose[] = [];
  for (const pose of gridPoses(table.zone, NORTH)) {
    const free = quickLook(table, reach, pose);
    if (free === true) return pose;
    if (free === null) unsure.push(pose);
  }
  return unsure.find((pose) => cannotPlaceObstacle(state, obstacle, pose) === null) ?? null;
}

/** By circles around and within the obstacles: the place is certainly free (true) or taken (false); null: it has to be measured. */
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

function reachOf(obstacle: Obstacle): Reach {
  return { around: obstacleCircle(obstacle).radius, core: obstacleCore(obstacle).radius };
}

function cannotPlaceObstacle(state: XwingState, obstacle: Obstacle, pose: Pose): Reason | null {
  if (quickLook(tableOf(state), reachOf(obstacle), pose) === true) return null;
  const area = obstacleAreaAt(obstacle.outline, pose);
  const inner = polygonOf(innerZone(state));
  for (const piece of area) {
    const inside = whollyInside(inner, piece);
    if (!inside.holds) {
      return reason('near-edge', 'An obstacle lies beyond range 2 of every edge.', ['xw.setup.08'], {
        mm: inside.margin,
      });
    }
  }
  for (const other of state.obstacles) {
    if (other.place !== 'table') continue;
    const mm = areaClosest(area, obstacleArea(other))?.distance ?? Infinity;
    if (mm <= RANGE_BAND)
      return reason('near-obstacle', `An obstacle lies beyond range 1 of ${other.id}.`, ['xw.setup.08'], {
        mm,
        other: other.id,
      });
  }
  return null;
}

/** The lowest initiative that is not placed yet; among players with ships of it, the first in player order. */
export function shipsToPlaceNext(state: XwingState): { player: PlayerId; ships: Ship[] } | null {
  const waiting = state.ships.filter((ship) => ship.place === 'reserve');
  const initiative = (ship: Ship): number => modified(state, 'initiative', ship.initiative, { ship: ship.id });
  const lowest = Math.min(...waiting.map(initiative));
  for (const player of playerOrder(state)) {
    const ships = waiting.filter((ship) => ship.player === player && initiative(ship) === lowest);
    if (ships.length > 0) return { player, ships };
  }
  return null;
}

export function placingShips(state: XwingState, player: PlayerId, ships: readonly Ship[]): Question<Of<'place-ship'>> {
  const zone = deploymentZone(state, player);
  const towards = state.players.find((each) => each.id === player)?.edge === 'north' ? SOUTH : NORTH;
  const why = (action: Of<'place-ship'>): Reason | null => {
    const ship = ships.find((each) => each.id === action.ship);
    if (!ship) return reason('not-next-to-place', `${action.ship} is not placed now.`, ['xw.setup.09']);
    return badHeading(action.pose) ?? cannotPlaceShip(state, ship, action.pose, zone);
  };
  const action = (ship: Ship, pose: Pose): Of<'place-ship'> => ({ type: 'place-ship', player, ship: ship.id, pose });
  return {
    by: [player],
    asks: 'place a ship',
    candidates: [],
    region: {
      type: 'place-ship',
      contains: why,
      sample: (next) => {
        for (let i = 0; i < TRIES; i++) {
          const ship = ships[next(ships.length)];
          if (!ship) continue;
          const tried = action(ship, randomPose(next, zone, towards));
          if (why(tried) === null) return tried;
        }
        for (const ship of ships) {
          for (const pose of gridPoses(zone, towards)) if (why(action(ship, pose)) === null) return action(ship, pose);
        }
        return null;
      },
    },
  };
}

interface Zone {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** Range 1 of the player's own edge. */
function deploymentZone(state: XwingState, player: PlayerId): Zone {
  const { width, height } = state.options.mat;
  const north = state.players.find((each) => each.id === player)?.edge === 'north';
  return { left: 0, bottom: north ? height - RANGE_BAND : 0, width, height: RANGE_BAND };
}

function cannotPlaceShip(state: XwingState, ship: Ship, pose: Pose, zone: Zone): Reason | null {
  const base = basePolygonAt(ship, pose);
  const inside = whollyInside(polygonOf(zone), base);
  if (!inside.holds && !fillsRange1(state, base, zone)) {
    return reason(
      'outside-range-1',
      'A ship is placed entirely within range 1 of its edge.',
      ['xw.setup.10', 'xw.ship-size.12', 'xw.ship-size.13'],
      { mm: inside.margin },
    );
  }
  const under = shipsInPlay(state).find((other) => overlaps(basePolygonOf(other), base));
  return under ? reason('overlaps-ship', `${under.id} stands there.`, ['xw.setup.10'], { other: under.id }) : null;
}

/** What reaches beyond range 1 fills the whole depth of it if it begins at the edge: only large bases can (xw.ship-size.12, .13). */
function fillsRange1(state: XwingState, base: Polygon, zone: Zone): boolean {
  if (!whollyInside(matOf(state), base).holds) return false;
  return base.some(({ y }) => (zone.bottom === 0 ? y : zone.bottom + zone.height - y) <= TOLERANCE);
}

function matOf({ options: { mat } }: XwingState): Polygon {
  return rectangle(0, 0, mat.width, mat.height);
}

function polygonOf(zone: Zone): Polygon {
  return rectangle(zone.left, zone.bottom, zone.width, zone.height);
}

/** A heading comes from outside here: it must be a unit vector. */
function badHeading({ heading }: Pose): Reason | null {
  const length = Math.sqrt(heading.x * heading.x + heading.y * heading.y);
  return Math.abs(length - 1) < 1e-9
    ? null
    : reason('not-a-heading', 'A heading is a vector of length 1.', [], { length });
}

function randomPose(next: (n: number) => number, zone: Zone, towards: Heading): Pose {
  const x = zone.left + next(zone.width * 10) / 10;
  const y = zone.bottom + next(zone.height * 10) / 10;
  return { x, y, heading: next(3) === 0 ? turned(towards, 22.5 * (next(5) - 2)) : towards };
}

function* gridPoses(zone: Zone, towards: Heading): Generator<Pose> {
  for (let x = GRID; x < zone.width; x += GRID) {
    for (let y = GRID / 2; y < zone.height; y += GRID / 2)
      yield { x: zone.left + x, y: zone.bottom + y, heading: towards };
  }
}
