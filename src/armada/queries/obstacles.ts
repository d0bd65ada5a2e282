/** Obstacles that lie under ships (arm.obstacles.09). */
import type { ObstacleId } from '../facts';
import type { ArmadaState, Ship } from '../model/state';
import { obstaclesOverlappedAt } from './overlap';
import { obstaclePieces, shipPiece } from './pieces';

/** The obstacles that the ship overlaps where it stands. */
export function obstaclesUnderShip(state: ArmadaState, ship: Ship): ObstacleId[] {
  const under = obstaclesOverlappedAt(shipPiece(state, ship), ship.pose, obstaclePieces(state));
  return state.obstacles.filter((each) => under.some((found) => found.id === each.id)).map(({ id }) => id);
}
