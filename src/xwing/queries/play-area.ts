/** The play area and what lies outside (xw.play-area, xw.flee). */
import { reason, type Reason } from '../../core';
import { type Pose, whollyInside, rectangle } from '../../core/geometry';
import type { XwingOptions, XwingState, Ship } from '../model/state';
import { baseCircle, basePolygonAt } from './bases';

/** Does any part of the base stand outside the play area at this pose (xw.flee.01)? `margin` in mm, negative outside. */
export function insidePlayArea(state: XwingState, ship: Ship, pose: Pose): { holds: boolean; margin: number } {
  const { width, height } = state.options.mat;
  const { x, y, radius } = baseCircle(ship, pose);
  const clear = Math.min(x, y, width - x, height - y) - radius;
  if (clear >= 0) return { holds: true, margin: clear };
  return whollyInside(rectangle(0, 0, width, height), basePolygonAt(ship, pose));
}

/** Smallest mat on which six obstacles and two squads find room. */
const SMALLEST_MAT = 600;
const LARGEST_MAT = 10_000;

/** Why no game is played on such a mat; null: one is (xw.setup.06). */
export function wrongMat(mat: XwingOptions['mat']): Reason | null {
  const fits = [mat.width, mat.height].every((mm) => mm >= SMALLEST_MAT && mm <= LARGEST_MAT);
  if (fits) return null;
  return reason('bad-mat', `A mat measures ${SMALLEST_MAT} to ${LARGEST_MAT} mm a side.`, ['xw.setup.06'], { ...mat });
}
