/** Obstacles near a ship, or met in its maneuver. */
import { type Reason, reason, type RuleId, say } from '../../../core';
import { framesOf, innermost } from '../../engine';
import type { ObjectId, ShipId, XwingState } from '../../model/state';
import { obstaclesMet } from '../../queries/move';
import { inMm, isAtRange, rangeToObject } from '../../queries/range';

/** An obstacle at range 0-1 of the ship, if there is one. */
export function obstacleNear(state: XwingState, ship: ShipId): ObjectId | undefined {
  return state.obstacles.find((each) => each.place === 'table' && isAtRange(state, ship, each.id, 0, 1))?.id;
}

/** How far that obstacle is, as an ability asks for it by these rules. */
export function nearRock(state: XwingState, ship: ShipId, rules: readonly RuleId[]): Reason[] {
  const rock = obstacleNear(state, ship);
  if (rock === undefined) return [];
  const { range, distance } = rangeToObject(state, ship, rock);
  return [reason('near-obstacle', say`${rock} is at range ${range} (${[inMm(distance)]}).`, rules)];
}

/** Does it boost or roll now, and neither decloak nor maneuver? `move`: what it does, where that is asked before it does it. */
export function boostsOrRolls(state: XwingState, ship: ShipId, move?: string): boolean {
  if (framesOf(state, 'decloak').some((frame) => frame.ship === ship)) return false;
  if (move !== undefined) return move === 'boost' || move === 'barrel roll';
  const [boost, roll] = [innermost(state, 'boost'), innermost(state, 'barrel roll')];
  return boost?.ship === ship || roll?.ship === ship;
}

/** Did the maneuver that the ship is just ending move it through or onto an obstacle? */
export function metObstacle(state: XwingState, ship: ShipId): boolean {
  return framesOf(state, 'execute maneuver').some(
    (frame) => frame.ship === ship && obstaclesMet(state, frame.met).length > 0,
  );
}
