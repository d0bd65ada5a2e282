/** Quick looks at where ships stand: from middle to middle, not as the rules measure. */
import type { PlayerId } from '../../core';
import { pointDistance, type Point, type Pose } from '../../core/geometry';
import type { Ship, XwingState } from '../model/state';
import { isActive } from '../queries/ships';

/** Ships of others in the play area. */
export function enemiesOf(state: XwingState, player: PlayerId): Ship[] {
  return state.ships.filter((ship) => ship.player !== player && isActive(ship));
}

/** 1: it faces there; -1: away from there. */
export function turnedTo({ x, y, heading }: Pose, to: Point): number {
  const far = pointDistance({ x, y }, to);
  return far === 0 ? 0 : ((to.x - x) * heading.x + (to.y - y) * heading.y) / far;
}

/** The side of a pose on which a point lies. */
export function sideOf({ x, y, heading }: Pose, to: Point): 'front' | 'left' | 'right' | 'rear' {
  const ahead = (to.x - x) * heading.x + (to.y - y) * heading.y;
  const left = (to.y - y) * heading.x - (to.x - x) * heading.y;
  if (Math.abs(left) <= Math.abs(ahead)) return ahead >= 0 ? 'front' : 'rear';
  return left > 0 ? 'left' : 'right';
}

/** Whoever is nearer than this to an edge and faces it may have no way back. */
const NEAR = 200;

/** 1: at an edge, and facing it; 0: in no danger. */
export function nearEdge({ options }: Pick<XwingState, 'options'>, { x, y, heading }: Pose): number {
  const { width, height } = options.mat;
  const toX = heading.x > 0 ? width - x : x;
  const toY = heading.y > 0 ? height - y : y;
  const danger = (far: number, faces: number): number => (far < NEAR ? ((NEAR - far) / NEAR) * Math.abs(faces) : 0);
  return Math.max(danger(toX, heading.x), danger(toY, heading.y));
}
