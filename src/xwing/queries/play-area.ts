/** The play area and what lies outside (xw.play-area, xw.flee). */
import { type Pose, whollyInside, rectangle } from '../../core/geometry';
import type { XwingState, Ship } from '../model/state';
import { baseCircle, basePolygonAt } from './bases';

/** Does any part of the base stand outside the play area at this pose (xw.flee.01)? `margin` in mm, negative outside. */
export function insidePlayArea(state: XwingState, ship: Ship, pose: Pose): { holds: boolean; margin: number } {
  const { width, height } = state.options.mat;
  const { x, y, radius } = baseCircle(ship, pose);
  const clear = Math.min(x, y, width - x, height - y) - radius;
  if (clear >= 0) return { holds: true, margin: clear };
  return whollyInside(rectangle(0, 0, width, height), basePolygonAt(ship, pose));
}
