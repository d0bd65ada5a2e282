/** Where obstacles, ships and squadrons may be placed in setup, as regions (arm.setup.16 to .30). */
import { reason, say, type PlayerId, type Question, type Reason, type Region, type RuleId } from '../../core';
import {
  NORTH,
  leavingOut,
  placing,
  pointDistance,
  SOUTH,
  type PlacingRegion,
  type Point,
  type Pose,
  type Zone,
} from '../../core/geometry';
import type { ObstacleId } from '../facts';
import { forbidden, modified } from '../engine';
import type { SetupAction } from '../model/actions';
import type { ObstacleLimits, ZoneOfShip } from '../model/setup';
import type { ArmadaState, Obstacle, Ship, Squadron } from '../model/state';
import { deploymentZone, obstacleZone, setupArea, toDistance } from './areas';
import { squadronAt } from './bases';
import { cannotDeployShip, cannotDeploySquadron, cannotPlaceObstacle } from './deployment';
import { obstaclesOverlappedAt, obstaclesUnderSquadron } from './overlap';
import {
  obstacleArea,
  obstaclePieces,
  obstacleReach,
  shipPiece,
  shipPieces,
  squadronPiece,
  squadronPieces,
} from './pieces';
import { playerOf } from './players';
import { cardOf, shipsOnTable } from './ships';
import { highestSpeed } from './speed';

type Of<T extends SetupAction['type']> = Extract<SetupAction, { type: T }>;

/** Any of the obstacles that are left, turned in any way (arm.setup.17). */
export function placingObstacles(
  state: ArmadaState,
  player: PlayerId,
  left: readonly Obstacle[],
  limits: ObstacleLimits,
): Question<Of<'place-obstacle' | 'leave-obstacle'>> {
  const { lengths, options } = state;
  const placed = obstaclePieces(state);
  const quickly = obstacleQuickly(state, limits);
  const region = placing<Obstacle, Of<'place-obstacle'>>({
    type: 'place-obstacle',
    pieces: left,
    action: ({ id }, pose) => ({ type: 'place-obstacle', player, obstacle: id, pose }),
    read: ({ obstacle, pose }) => {
      const piece = left.find((each) => each.id === obstacle);
      return piece ? { piece, pose } : reason('not-left', say`${obstacle} is not left to be placed.`, ['arm.setup.17']);
    },
    zone: obstacleZone(options.areas, lengths, limits),
    towards: NORTH,
    cannot: ({ id }, pose) => cannotPlaceObstacle(lengths, options.areas, obstacleArea(id, pose), placed, limits),
    quickly: ({ id }, pose) => quickly(id, pose),
  });
  const leave = ({ id }: Obstacle): Of<'leave-obstacle'> => ({ type: 'leave-obstacle', player, obstacle: id });
  const candidates = leavingOut(left, region, leave, ['arm.setup.15']);
  return { by: [player], asks: 'place an obstacle', candidates, region };
}

/** By how far obstacles reach from their middles: far from all edges and obstacles, too near to one of them, or neither for certain. */
function obstacleQuickly(state: ArmadaState, limits: ObstacleLimits): (id: string, pose: Pose) => boolean | null {
  const apart = toDistance(state.lengths, limits.apart);
  const zone = obstacleZone(state.options.areas, state.lengths, limits);
  const placed = state.obstacles.filter(({ place }) => place === 'table');
  const others = placed.map(({ id, pose }) => ({ pose, reach: obstacleReach(id) }));
  return (id, pose) => {
    const { most, least } = obstacleReach(id);
    if (!circleInside(zone, pose, -least - A_LITTLE)) return false;
    let far = circleInside(zone, pose, most);
    for (const { pose: other, reach } of others) {
      const mm = pointDistance(pose, other);
      if (mm + least + reach.least < apart - A_LITTLE) return false;
      far &&= mm - most - reach.most > apart + A_LITTLE;
    }
    return far ? true : null;
  };
}

/** By which quick looks are on the safe side, in mm: more than any tolerance. */
export const A_LITTLE = 1;

/** Lies a circle in the zone, and does not touch its edge? */
export function circleInside({ left, bottom, width, height }: Zone, { x, y }: Point, radius: number): boolean {
  return x - radius > left && x + radius < left + width && y - radius > bottom && y + radius < bottom + height;
}

/** In its owner's deployment zone, at any speed of its chart (arm.setup.20, .21). */
export function deployingShip(state: ArmadaState, ship: Ship): Question<Of<'deploy-ship'>> {
  const { controller: player, id } = ship;
  const usual = usualZone(state, ship);
  const changed = modified(state, 'deployment zone', usual, { ship: id });
  const region = changed === usual ? deployingIn(state, ship, usual) : withRoom(state, ship, changed);
  return { by: [player], asks: say`deploy ${id}`, candidates: [], region };
}

function usualZone({ options, lengths, players }: ArmadaState, { owner }: Ship): ZoneOfShip {
  const edge = players.find(({ id }) => id === owner)?.edge ?? 'south';
  const rules = ['arm.setup.20', 'arm.deployment-zone.01'];
  return { zone: deploymentZone(options.areas, lengths, edge), rules };
}

/** No dead end: a zone in which no place is left is left in part, then wholly; a later official FAQ has the ship in as much of it as can be. */
function withRoom(state: ArmadaState, ship: Ship, own: ZoneOfShip): PlacingRegion<number, Of<'deploy-ship'>> {
  const regions = [own, { ...own, zone: setupArea(state.options.areas) }].map((zone) => ({
    zone,
    region: deployingIn(state, ship, zone, own.zone),
  }));
  const found = regions.find(({ region }) => region.free(1) !== null)?.region;
  return found ?? deployingIn(state, ship, usualZone(state, ship));
}

/** `middleIn` holds the middle of the ship's base. */
function deployingIn(state: ArmadaState, ship: Ship, own: ZoneOfShip, middleIn: Zone = own.zone) {
  const { controller: player, id } = ship;
  const table = { ships: shipPieces(state), squadrons: squadronPieces(state) };
  return placing<number, Of<'deploy-ship'>>({
    type: 'deploy-ship',
    pieces: speedsOf(ship),
    action: (speed, pose) => ({ type: 'deploy-ship', player, ship: id, pose, speed }),
    read: ({ ship: named, speed, pose }) => (named === id ? atSpeed(ship, speed, pose) : notDeployed(named)),
    zone: middleIn,
    towards: playerOf(state, ship.owner).edge === 'north' ? SOUTH : NORTH,
    cannot: (_speed, pose) => {
      const piece = shipPiece(state, ship, pose);
      return (
        middleOutside(middleIn, pose, own.rules) ??
        cannotDeployShip(own, piece, table) ??
        onObstacle(state, id, obstaclesOverlappedAt(piece, pose, obstaclePieces(state)))
      );
    },
  });
}

/** At a speed of its chart, which has no 0 (arm.setup.21). */
export function atSpeed(ship: Ship, speed: number, pose: Pose): { piece: number; pose: Pose } | Reason {
  return speedsOf(ship).includes(speed) ? { piece: speed, pose } : noSuchSpeed(ship);
}

export function speedsOf(ship: Ship): number[] {
  return cardOf(ship).speedChart.map((_, i) => i + 1);
}

function middleOutside({ left, bottom, width, height }: Zone, { x, y }: Pose, rules: readonly RuleId[]): Reason | null {
  const inside = x >= left && x <= left + width && y >= bottom && y <= bottom + height;
  return inside ? null : reason('outside-zone', 'A ship must be deployed in its zone.', rules);
}

/** Obstacles are in nobody's way, unless an objective says so. */
function onObstacle(state: ArmadaState, piece: string, under: readonly { readonly id: string }[]): Reason | null {
  for (const { id } of under) {
    const banned = forbidden(state, 'deploy on obstacle', { piece, obstacle: id as ObstacleId });
    if (banned) return banned;
  }
  return null;
}

export function notDeployed(id: string): Reason {
  return reason('not-deployed-now', say`${id} is not deployed now.`, ['arm.setup.19']);
}

function noSuchSpeed(ship: Ship): Reason {
  const most = highestSpeed(ship);
  return reason('no-such-speed', say`${ship.id} must be deployed at a speed from 1 to ${most}.`, ['arm.setup.21'], {
    most,
  });
}

/** Near a friendly ship (arm.setup.22). */
export function deployingSquadron(state: ArmadaState, squadron: Squadron): Question<Of<'deploy-squadron'>> {
  const { controller: player, id } = squadron;
  const { lengths, options } = state;
  const table = { ships: shipPieces(state), squadrons: squadronPieces(state) };
  const friendly = shipsOnTable(state).filter((ship) => ship.owner === squadron.owner);
  const pieces = friendly.map((ship) => shipPiece(state, ship));
  const cannot = (at: Pose): Reason | null =>
    cannotDeploySquadron(lengths, options.areas, squadronAt(squadronPiece(state, squadron), at), pieces, table) ??
    onObstacle(
      state,
      id,
      obstaclesUnderSquadron(squadronAt(squadronPiece(state, squadron), at), obstaclePieces(state)),
    );
  const around = friendly.map((ship) =>
    placing<null, Of<'deploy-squadron'>>({
      type: 'deploy-squadron',
      pieces: [null],
      action: (_, { x, y }) => ({ type: 'deploy-squadron', player, squadron: id, at: { x, y } }),
      read: ({ squadron: named, at }) =>
        named === id ? { piece: null, pose: { ...at, heading: NORTH } } : notDeployed(named),
      zone: zoneAround(state, ship),
      towards: NORTH,
      cannot: (_, pose) => cannot(pose),
    }),
  );
  return { by: [player], asks: say`deploy ${id}`, candidates: [], region: anyOf(around) };
}

/** All that is within distance 2 of the ship, and a little more. */
function zoneAround({ lengths }: ArmadaState, ship: Ship): Zone {
  const { width, length } = lengths.bases[cardOf(ship).size];
  const reach = (lengths.distances[1] ?? 0) + Math.max(width, length);
  return { left: ship.pose.x - reach, bottom: ship.pose.y - reach, width: 2 * reach, height: 2 * reach };
}

/** Regions that contain the same, and look for it in different places. There is one for each ship, and at least one ship (arm.setup.23). */
export function anyOf<A>(regions: readonly Region<A>[]): Region<A> {
  const [first] = regions;
  if (!first) throw new Error('squadrons are deployed after a ship');
  return {
    type: first.type,
    contains: (action) => first.contains(action),
    sample: (next) => {
      const start = next(regions.length);
      for (let i = 0; i < regions.length; i++) {
        const found = regions[(start + i) % regions.length]?.sample(next);
        if (found) return found;
      }
      return null;
    },
  };
}
