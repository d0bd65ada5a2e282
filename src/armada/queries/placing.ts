/** Where obstacles, ships and squadrons may be placed in setup, as regions (arm.setup.16 to .30). */
import {
  candidate,
  reason,
  say,
  type Candidate,
  type PlayerId,
  type Question,
  type Reason,
  type Region,
} from '../../core';
import { NORTH, placing, SOUTH, type Pose, type Zone } from '../../core/geometry';
import type { SetupAction } from '../model/actions';
import type { ArmadaState, Obstacle, Ship, Squadron } from '../model/state';
import { deploymentZone, obstacleZone } from './areas';
import { squadronAt } from './bases';
import { cannotDeployShip, cannotDeploySquadron, cannotPlaceObstacle } from './deployment';
import { obstacleArea, obstaclePieces, shipPiece, shipPieces, squadronPiece, squadronPieces } from './pieces';
import { playerOf } from './players';
import { cardOf, shipsOnTable } from './ships';
import { highestSpeed } from './speed';

type Of<T extends SetupAction['type']> = Extract<SetupAction, { type: T }>;

/** Any of the obstacles that are left, turned in any way (arm.setup.17). */
export function placingObstacles(
  state: ArmadaState,
  player: PlayerId,
  left: readonly Obstacle[],
): Question<Of<'place-obstacle' | 'leave-obstacle'>> {
  const { lengths, options } = state;
  const placed = obstaclePieces(state);
  const region = placing<Obstacle, Of<'place-obstacle'>>({
    type: 'place-obstacle',
    pieces: left,
    action: ({ id }, pose) => ({ type: 'place-obstacle', player, obstacle: id, pose }),
    read: ({ obstacle, pose }) => {
      const piece = left.find((each) => each.id === obstacle);
      return piece ? { piece, pose } : reason('not-left', say`${obstacle} is not left to be placed.`, ['arm.setup.17']);
    },
    zone: obstacleZone(options.areas, lengths),
    towards: NORTH,
    cannot: ({ id }, pose) => cannotPlaceObstacle(lengths, options.areas, obstacleArea(id, pose), placed),
  });
  return { by: [player], asks: 'place an obstacle', candidates: leaving(player, left, region.free), region };
}

/** No dead end: where no obstacle has a legal place any more, one may be left out. */
function leaving(
  player: PlayerId,
  left: readonly Obstacle[],
  free: (obstacle: Obstacle) => unknown,
): Candidate<Of<'leave-obstacle'>>[] {
  const fits = left.find((obstacle) => free(obstacle) !== null);
  const not = fits
    ? reason('place-left', say`There is room for ${fits.id}.`, ['arm.setup.15'], { obstacle: fits.id })
    : null;
  return left.map(({ id }) => candidate({ type: 'leave-obstacle', player, obstacle: id }, not));
}

/** In its owner's deployment zone, at any speed of its chart (arm.setup.20, .21). */
export function deployingShip(state: ArmadaState, ship: Ship): Question<Of<'deploy-ship'>> {
  const { owner: player, id } = ship;
  const { lengths, options } = state;
  const { edge } = playerOf(state, player);
  const table = { ships: shipPieces(state), squadrons: squadronPieces(state) };
  const speeds = cardOf(ship).speedChart.map((_, i) => i + 1);
  const region = placing<number, Of<'deploy-ship'>>({
    type: 'deploy-ship',
    pieces: speeds,
    action: (speed, pose) => ({ type: 'deploy-ship', player, ship: id, pose, speed }),
    read: ({ ship: named, speed, pose }) => {
      if (named !== id) return notDeployed(named);
      return speeds.includes(speed) ? { piece: speed, pose } : noSuchSpeed(ship);
    },
    zone: deploymentZone(options.areas, lengths, edge),
    towards: edge === 'north' ? SOUTH : NORTH,
    cannot: (_speed, pose) => cannotDeployShip(lengths, options.areas, edge, shipPiece(state, ship, pose), table),
  });
  return { by: [player], asks: say`deploy ${id}`, candidates: [], region };
}

function notDeployed(id: string): Reason {
  return reason('not-deployed-now', say`${id} is not deployed now.`, ['arm.setup.19']);
}

function noSuchSpeed(ship: Ship): Reason {
  const most = highestSpeed(ship);
  return reason('no-such-speed', say`${ship.id} is deployed at a speed from 1 to ${most}.`, ['arm.setup.21'], { most });
}

/** Near a friendly ship (arm.setup.22). */
export function deployingSquadron(state: ArmadaState, squadron: Squadron): Question<Of<'deploy-squadron'>> {
  const { owner: player, id } = squadron;
  const { lengths, options } = state;
  const table = { ships: shipPieces(state), squadrons: squadronPieces(state) };
  const friendly = shipsOnTable(state).filter((ship) => ship.owner === player);
  const pieces = friendly.map((ship) => shipPiece(state, ship));
  const cannot = (at: Pose): Reason | null =>
    cannotDeploySquadron(lengths, options.areas, squadronAt(squadronPiece(state, squadron), at), pieces, table);
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
function anyOf<A>(regions: readonly Region<A>[]): Region<A> {
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
