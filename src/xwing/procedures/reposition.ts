/** What barrel rolls and boosts have in common: a move that fails instead of ending where it must not (xw.barrel-roll, xw.boost). */
import { listed, reason, type Reason, type RuleId, say } from '../../core';
import type { Pose } from '../../core/geometry';
import { permitted } from '../engine';
import { obstaclesOverlappedAt, shipsOverlappedAt } from '../queries/overlap';
import { inMm } from '../queries/range';
import { insidePlayArea } from '../queries/play-area';
import { obstaclesUnder, type Laid, encountersOf, type Encounters } from '../queries/move';
import { obstacleOf, ignoresObstacle } from '../queries/obstacles';
import { shipOf } from '../queries/ships';
import type { ObjectId, Ship, ShipId, XwingState } from '../model/state';
import { moveShip, tellEncounters } from '../effects/move';
import { sufferObstacles } from './obstacle-effects';

/** The rules by which a position is refused. */
interface RefusedBy {
  ship: readonly RuleId[];
  obstacle: readonly RuleId[];
  outside: readonly RuleId[];
}

/** Why the move cannot end at this pose, coming along this template, or null. */
export function cannotEnd(
  state: XwingState,
  ship: Ship,
  laid: Laid,
  pose: Pose,
  move: string,
  rules: RefusedBy,
): Reason | null {
  const ships = shipsOverlappedAt(state, ship, pose);
  if (ships.length > 0) return reason('overlaps-ship', say`It would overlap ${listed(ships)}.`, rules.ship, { ships });
  const inside = insidePlayArea(state, ship, pose);
  if (!inside.holds) {
    return reason('outside-play-area', `It would leave the play area, by ${inMm(-inside.margin)}.`, rules.outside, {
      mm: inside.margin,
    });
  }
  const blocks = (id: ObjectId): boolean => !mayCross(state, ship.id, id, move);
  const through = obstaclesUnder(state, laid).filter(blocks);
  if (through.length > 0) {
    return reason('moves-through-obstacle', say`It would move through ${listed(through)}.`, rules.obstacle, {
      through,
    });
  }
  const overlapped = obstaclesOverlappedAt(state, ship, pose).filter(blocks);
  if (overlapped.length === 0) return null;
  return reason('overlaps-obstacle', say`It would overlap ${listed(overlapped)}.`, rules.obstacle, { overlapped });
}

/** Abilities let a ship move through obstacles by the permission 'moves through obstacle', or by ignoring them. */
function mayCross(state: XwingState, ship: ShipId, obstacle: ObjectId, move: string): boolean {
  const { kind } = obstacleOf(state, obstacle);
  if (permitted(state, 'moves through obstacle', { ship, obstacle, kind, move })) return true;
  return ignoresObstacle(state, ship, obstacle);
}

/** Moves the ship there; then it suffers what it met (xw.obstacles.09). */
export function reposition(
  state: XwingState,
  id: ShipId,
  laid: Laid,
  pose: Pose,
  move: string,
  rules: readonly RuleId[],
  because: readonly Reason[],
): Encounters {
  const ship = shipOf(state, id);
  const met = encountersOf(state, ship, ship.pose, laid, pose);
  moveShip(state, id, pose, move, null, rules, because);
  tellEncounters(state, id, met);
  sufferObstacles(state, id, met.inOrder, { inManeuver: false, inStep: false });
  return met;
}
