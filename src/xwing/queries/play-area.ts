/** The play area and what lies outside (xw.play-area, xw.flee). */
import { reason, type Reason } from '../../core';
import { isPast, rectangle, whollyInside, type Point, type Pose, type Verdict } from '../../core/geometry';
import { EDGES, type Edge, type XwingOptions, type XwingState, type Ship } from '../model/state';
import { baseCircle, basePolygonAt } from './bases';

/** Is no part of the base outside the play area at this pose (xw.flee.01)? */
export function insidePlayArea(state: XwingState, ship: Ship, pose: Pose): Verdict {
  const { width, height } = state.options.mat;
  return whollyInside(rectangle(0, 0, width, height), basePolygonAt(ship, pose));
}

/** The quick form of `insidePlayArea`. */
export function isInPlayArea(state: XwingState, ship: Ship, pose: Pose): boolean {
  const { width, height } = state.options.mat;
  const { x, y, radius } = baseCircle(ship, pose);
  return Math.min(x, y, width - x, height - y) >= radius || insidePlayArea(state, ship, pose).holds;
}

/** The edges of the play area over which its base reaches. */
export function edgesOver({ options: { mat } }: XwingState, ship: Ship): Edge[] {
  const reach: Readonly<Record<Edge, (corner: Point) => number>> = {
    south: ({ y }) => -y,
    north: ({ y }) => y - mat.height,
    west: ({ x }) => -x,
    east: ({ x }) => x - mat.width,
  };
  const base = basePolygonAt(ship, ship.pose);
  return EDGES.filter((edge) => base.some((corner) => isPast(reach[edge](corner))));
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
