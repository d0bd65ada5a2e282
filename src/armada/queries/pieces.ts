/** What stands on the table, as measuring knows it (see `model/pieces`). */
import { memo } from '../../core';
import {
  contains,
  convexPieces,
  distance,
  pointDistance,
  samePose,
  toTable,
  type Area,
  type Pose,
} from '../../core/geometry';
import { obstacleToken, shipToken, type ObstacleId } from '../facts';
import { forbidden } from '../engine';
import type { BasedPiece, ObstaclePiece, PiecesOnTable, ShipPiece, SquadronPiece, TokenPiece } from '../model/pieces';
import type { ArmadaState, ObjectiveToken, Obstacle, Ship, Squadron } from '../model/state';
import { cardOf } from './ships';

/**
 * The piece of each pose of a state: poses are replaced when ships move, and whatever is measured from a piece is worked out once for it. A pose that
 * somebody wrote into is another one.
 */
const pieceAt = new WeakMap<Pose, ShipPiece>();

export function shipPiece({ lengths }: ArmadaState, ship: Ship, pose: Pose = ship.pose): ShipPiece {
  const { size, icon } = cardOf(ship);
  const token = shipToken(icon);
  const base = lengths.bases[size];
  const known = pieceAt.get(pose);
  if (known?.id === ship.id && known.base === base && known.token === token && samePose(known.pose, pose)) return known;
  const { x, y, heading } = pose;
  const own = { x, y, heading: { x: heading.x, y: heading.y } };
  const piece: ShipPiece = { id: ship.id, pose: own, base, token, shieldDial: lengths.shieldDial };
  pieceAt.set(pose, piece);
  return piece;
}

export function squadronPiece({ lengths }: ArmadaState, { id, at }: Squadron): SquadronPiece {
  return { id, x: at.x, y: at.y, radius: lengths.squadronRadius };
}

/** The ship or squadron of this id, where it stands. */
export function pieceNamed(state: ArmadaState, id: string): BasedPiece {
  const ship = state.ships.find((each) => each.id === id);
  if (ship) return shipPiece(state, ship);
  const squadron = state.squadrons.find((each) => each.id === id);
  if (!squadron) throw new Error(`nothing is called '${id}'`);
  return squadronPiece(state, squadron);
}

const obstacleAt = new WeakMap<Pose, { piece: ObstaclePiece; pose: Pose }>();

/** Once for each pose, as `shipPiece`. */
export function obstaclePiece({ id, pose }: Obstacle): ObstaclePiece {
  const known = obstacleAt.get(pose);
  if (known?.piece.id === id && samePose(known.pose, pose)) return known.piece;
  const piece = { id, area: obstacleArea(id, pose) };
  obstacleAt.set(pose, { piece, pose: { x: pose.x, y: pose.y, heading: { ...pose.heading } } });
  return piece;
}

/** The obstacle token where it lies or would lie. */
export function obstacleArea(id: string, pose: Pose): Area {
  return piecesOf(id).map((piece) => piece.map((point) => toTable(pose, point)));
}

const piecesOf = memo((id: string): Area => convexPieces(obstacleToken(id)?.outline ?? []));

/** How far the farthest and the nearest part of an obstacle token are from its middle, in mm; nearest below 0: so far it covers all around its middle. */
export const obstacleReach = memo((id: string): { most: number; least: number } => {
  const middle = { x: 0, y: 0 };
  const corners = obstacleToken(id)?.outline ?? [];
  const most = Math.max(0, ...corners.map((corner) => pointDistance(middle, corner)));
  const edges = corners.map((corner, i) => distance([middle], [corner, corners[(i + 1) % corners.length] ?? corner]));
  const covered = piecesOf(id).some((piece) => contains(piece, middle).holds);
  return { most, least: covered ? -Math.min(...edges) : Math.min(...edges) };
});

/** All ships in the play area, those of the given ids left out. */
export function shipPieces(state: ArmadaState, without: readonly string[] = []): ShipPiece[] {
  const there = state.ships.filter((ship) => ship.place === 'table' && !without.includes(ship.id));
  return there.map((ship) => shipPiece(state, ship));
}

/** All squadrons in the play area, those of the given ids left out. */
export function squadronPieces(state: ArmadaState, without: readonly string[] = []): SquadronPiece[] {
  const there = state.squadrons.filter((each) => each.place === 'table' && !without.includes(each.id));
  return there.map((each) => squadronPiece(state, each));
}

export function obstaclePieces(state: ArmadaState): ObstaclePiece[] {
  return state.obstacles.filter((each) => each.place === 'table').map(obstaclePiece);
}

export function tokenPiece({ lengths }: ArmadaState, { id, at }: ObjectiveToken): TokenPiece {
  return { id, x: at.x, y: at.y, radius: lengths.objectiveTokenRadius };
}

/** All objective tokens in the play area, those of the given ids left out. */
export function tokenPieces(state: ArmadaState, without: readonly string[] = []): TokenPiece[] {
  return state.objectiveTokens.filter(({ id }) => !without.includes(id)).map((token) => tokenPiece(state, token));
}

/** What can obstruct attacks: as far as no ability says that an obstacle does not. */
export function piecesThatObstruct(state: ArmadaState): Pick<PiecesOnTable, 'ships' | 'obstacles'> {
  const { ships, obstacles } = piecesInTheWay(state);
  const left = obstacles.filter(({ id }) => !forbidden(state, 'obstruct attacks', { obstacle: id as ObstacleId }));
  return { ships, obstacles: left };
}

/** What keeps squadrons from being engaged where it is across the line of sight between them (arm.engagement.07, .08). */
export function piecesBetween(state: ArmadaState): Pick<PiecesOnTable, 'ships' | 'obstacles'> {
  const all = piecesInTheWay(state);
  return state.options.readings.engagement === 'obstacles alone' ? { ...all, ships: [] } : all;
}

/** What can cross a line of sight (arm.line-of-sight.06, .08): obstacles of every kind (arm.obstacles.13). */
export function piecesInTheWay(state: ArmadaState): Pick<PiecesOnTable, 'ships' | 'obstacles'> {
  return { ships: shipPieces(state), obstacles: obstaclePieces(state) };
}
