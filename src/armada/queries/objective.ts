/** Objective tokens and where they may lie, the Ambush Zone, and what was set aside (arm.objective-cards). */
import { reason, say, type PlayerId, type Reason, type Region } from '../../core';
import {
  areaOverlap,
  isPast,
  NORTH,
  outlineOf,
  placing,
  pointDistance,
  type Point,
  type Zone,
} from '../../core/geometry';
import type { AreaSizes } from '../facts';
import type { ObjectiveAction } from '../model/actions';
import type { BasedPiece, ObstaclePiece } from '../model/pieces';
import type { TokenLimits } from '../model/setup';
import type { ArmadaState, ObjectiveToken, Ship } from '../model/state';
import { baseInside, playArea, setupArea, toDistance, zoneBeyond } from './areas';
import { distanceBetween, distanceToObstacle } from './distance';
import { A_LITTLE, anyOf, circleInside } from './placing';
import { obstaclePieces, obstacleReach, tokenPiece, tokenPieces } from './pieces';
import type { RulerLengths } from './ruler';

type Of<T extends ObjectiveAction['type']> = Extract<ObjectiveAction, { type: T }>;

const RULES = ['arm.objective-cards.01'];

/** The tokens at distance 1 of a ship or squadron. */
export function tokensNear(state: ArmadaState, piece: BasedPiece): ObjectiveToken[] {
  return state.objectiveTokens.filter((token) => isAtDistance1(state, piece, token));
}

export function isAtDistance1(state: ArmadaState, piece: BasedPiece, token: ObjectiveToken): boolean {
  return distanceBetween(state.lengths, piece, tokenPiece(state, token)).distance === 1;
}

/** The ship that the player set aside, and with which the squadrons come; null: none. */
export function shipAside({ ships }: ArmadaState, player: PlayerId): Ship | null {
  return ships.find(({ owner, place }) => owner === player && place === 'set-aside') ?? null;
}

/** The part of the setup area that is beyond distance 5 of each of its edges. */
export function ambushZone(areas: AreaSizes, lengths: Pick<RulerLengths, 'distances'>): Zone {
  const { left, bottom, width, height } = setupArea(areas);
  const margin = toDistance(lengths, 5);
  return { left: left + margin, bottom: bottom + margin, width: width - 2 * margin, height: height - 2 * margin };
}

/** Lies any part of an obstacle in the zone? */
export function liesInZone(zone: Zone, { area }: ObstaclePiece): boolean {
  return areaOverlap([outlineOf(zone)], area).holds;
}

/** Where the next objective token may be placed. */
export function placingToken(
  state: ArmadaState,
  player: PlayerId,
  limits: TokenLimits,
): Region<Of<'place-objective-token'>> & { isRoom: () => boolean } {
  const quickly = tokenQuickly(state, limits);
  const regions = zonesFor(state, limits).map((zone) =>
    placing<null, Of<'place-objective-token'>>({
      type: 'place-objective-token',
      pieces: [null],
      action: (_, { x, y }) => ({ type: 'place-objective-token', player, at: { x, y } }),
      read: ({ at }) => ({ piece: null, pose: { ...at, heading: NORTH } }),
      zone,
      towards: NORTH,
      cannot: (_, at) => cannotPlaceToken(state, at, limits),
      quickly: (_, at) => quickly(at),
    }),
  );
  return { ...anyOf(regions), isRoom: () => regions.some((region) => region.free(null) !== null) };
}

/** By circles, and how far obstacles reach from their middles: certainly free, certainly taken, or neither. */
function tokenQuickly(state: ArmadaState, limits: TokenLimits): (at: Point) => boolean | null {
  const { lengths } = state;
  const radius = lengths.objectiveTokenRadius;
  const zone = zoneOf(state, limits);
  const apart = toDistance(lengths, limits.apart);
  const tokens = limits.apart === 0 ? [] : tokenPieces(state);
  const near = toDistance(lengths, limits.atObstacle);
  const there = limits.atObstacle === 0 ? null : state.obstacles.filter(({ place }) => place === 'table');
  const obstacles = there?.map(({ id, pose }) => ({ pose, reach: obstacleReach(id) }));
  return (at) => {
    if (!circleInside(zone, at, radius - A_LITTLE)) return false;
    let free = circleInside(zone, at, radius);
    for (const token of tokens) {
      const mm = pointDistance(at, token) - radius - token.radius;
      if (mm < apart - A_LITTLE) return false;
      free &&= mm > apart + A_LITTLE;
    }
    if (!obstacles) return free ? true : null;
    const from = ({ pose }: { pose: Point }): number => pointDistance(at, pose) - radius;
    if (obstacles.every((each) => from(each) - each.reach.most > near + A_LITTLE)) return false;
    return free && obstacles.some((each) => from(each) + each.reach.least < near - A_LITTLE) ? true : null;
  };
}

/** Where to look: around obstacles, if it has to be near one. */
function zonesFor(state: ArmadaState, limits: TokenLimits): Zone[] {
  const { lengths, obstacles } = state;
  const there = obstacles.filter(({ place }) => place === 'table');
  if (limits.atObstacle === 0 || there.length === 0) return [zoneOf(state, limits)];
  return there.map(({ id, pose }) => {
    const reach = toDistance(lengths, limits.atObstacle) + lengths.objectiveTokenRadius + obstacleReach(id).most;
    return { left: pose.x - reach, bottom: pose.y - reach, width: 2 * reach, height: 2 * reach };
  });
}

function zoneOf({ options, lengths }: ArmadaState, { area, playerEdges }: TokenLimits): Zone {
  const whole = area === 'setup' ? setupArea(options.areas) : playArea(options.areas);
  return zoneBeyond(options.areas, whole, 0, toDistance(lengths, playerEdges));
}

/** Why an objective token may not lie there; null: it may. */
export function cannotPlaceToken(state: ArmadaState, at: Point, limits: TokenLimits): Reason | null {
  const piece = tokenPiece(state, { id: '', at, on: null });
  const inside = baseInside(zoneOf(state, limits), piece);
  if (!inside.holds) {
    const { playerEdges } = limits;
    const area = [limits.area === 'setup' ? 'setup area' : 'play area'];
    const edges = playerEdges === 0 ? [] : say`, beyond distance ${playerEdges} of both player edges`;
    return reason('outside-zone', say`The token must lie in the ${area}${edges}.`, RULES, { mm: inside.margin });
  }
  return nearToken(state, piece, limits) ?? farFromObstacles(state, piece, limits);
}

function nearToken(state: ArmadaState, piece: BasedPiece, { apart }: TokenLimits): Reason | null {
  if (apart === 0) return null;
  for (const other of tokenPieces(state)) {
    const { distance, mm } = distanceBetween(state.lengths, piece, other);
    if (distance > apart) continue;
    return reason('near-token', say`The token must lie beyond distance ${apart} of ${other.id}.`, RULES, { mm });
  }
  return null;
}

function farFromObstacles(state: ArmadaState, piece: BasedPiece, { atObstacle }: TokenLimits): Reason | null {
  if (atObstacle === 0) return null;
  const measured = obstaclePieces(state).map((obstacle) => distanceToObstacle(state.lengths, piece, obstacle));
  if (measured.some(({ distance }) => distance <= atObstacle)) return null;
  const mm = measured.length > 0 ? { mm: Math.min(...measured.map((each) => each.mm)) } : {};
  return reason('far-from-obstacles', say`The token must lie at distance ${atObstacle} of an obstacle.`, RULES, mm);
}

/** Why a token may not be moved there: all of it within so many distance bands of where it lay, and in the area; null: it may. */
export function cannotMoveToken(
  state: ArmadaState,
  token: ObjectiveToken,
  to: Point,
  { within, area }: { within: number; area: TokenLimits['area'] },
): Reason | null {
  const mm = pointDistance(token.at, to);
  const most = toDistance(state.lengths, within);
  // From its near edge to its far edge: as far as its middle travels.
  if (isPast(mm - most))
    return reason('too-far', say`The token must stay within distance ${within} of where it lies.`, RULES, {
      mm: mm - most,
    });
  return cannotPlaceToken(state, to, { area, playerEdges: 0, apart: 0, atObstacle: 0 });
}
