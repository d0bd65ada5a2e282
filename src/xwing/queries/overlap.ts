/** Where a ship comes to stand, and what lies in its way: geometry of moves, nothing of it changes the state (xw.move, xw.overlap). */
import {
  about,
  ahead,
  circlesApart,
  distance,
  frontOf,
  moveEnd,
  onTemplate,
  overlaps,
  pointDistance,
  rectangle,
  shareBehind,
  slideBack,
  templateArea,
  templateLength,
  TOLERANCE,
  whollyInside,
  type Area,
  type Circle,
  type Polygon,
  type Pose,
  type Template,
} from '../../core/geometry';
import { baseApartFrom, baseCircle, baseOf, basePolygonAt, basePolygonOf } from './bases';
import { obstacleArea, obstacleCircle } from './obstacles';
import { shipsInPlay } from './ships';
import type { Obstacle, ObjectId, Ship, ShipId, XwingState } from '../model/state';
import { TEMPLATE_WIDTH } from '../facts/templates';

/** A template laid on the table: `at` is the middle of its first end, facing along it. `share` of it counts, from its start. */
export interface Laid {
  template: Template;
  at: Pose;
  share: number;
}

/** Where a move along a template ends, whether it had to be cut short by ships, and the part of the template that lies behind the ship. */
export interface Landing {
  pose: Pose;
  fully: boolean;
  /** Ships that would have been overlapped, the one that is touched last. */
  ships: ShipId[];
  laid: Laid;
}

/** Follows a template from the front of the base (its rear when `reverse`), backing off from ships (xw.overlap.03, .04, .05). */
export function follow(state: XwingState, ship: Ship, template: Template, reverse: boolean): Landing {
  const start = reverse ? about(ship.pose) : ship.pose;
  const base = baseOf(ship);
  const facing = (pose: Pose): Pose => (reverse ? about(pose) : pose);
  const laid: Laid = { template, at: frontOf(start, base), share: 1 };
  const end = facing(moveEnd(template, start, base));
  const overlapped = shipsOverlappedAt(state, ship, end);
  if (overlapped.length === 0) return { pose: end, fully: true, ships: [], laid };
  const others = shipsInPlay(state).filter((other) => other.id !== ship.id);
  const slide = slideBack(template, start, base, others.map(basePolygonOf));
  const touched = slide.touched === null ? undefined : others[slide.touched]?.id;
  return {
    pose: facing(slide.pose),
    fully: false,
    ships: touched === undefined ? overlapped : [...overlapped.filter((id) => id !== touched), touched],
    laid: { ...laid, share: shareBehind(template, base, slide.fraction) },
  };
}

/** Ships on top of which the base would stand. */
export function shipsOverlappedAt(state: XwingState, ship: Ship, pose: Pose): ShipId[] {
  const found: ShipId[] = [];
  let base: Polygon | null = null;
  for (const other of state.ships) {
    if (other.id === ship.id || other.place !== 'table' || baseApartFrom(ship, pose, baseCircle(other, other.pose)))
      continue;
    base ??= basePolygonAt(ship, pose);
    if (overlaps(base, basePolygonOf(other))) found.push(other.id);
  }
  return found;
}

/** Obstacles on top of which the base would stand. */
export function obstaclesOverlappedAt(state: XwingState, ship: Ship, pose: Pose): ObjectId[] {
  const found: ObjectId[] = [];
  let base: Polygon | null = null;
  for (const obstacle of state.obstacles) {
    if (obstacle.place !== 'table' || baseApartFrom(ship, pose, obstacleCircle(obstacle))) continue;
    const own = (base ??= basePolygonAt(ship, pose));
    if (obstacleArea(obstacle).some((piece) => overlaps(own, piece))) found.push(obstacle.id);
  }
  return found;
}

/** Obstacles at range 0 of a ship: under its base or touching it (xw.range.15). */
export function obstaclesAtRange0(state: XwingState, ship: Ship): ObjectId[] {
  const base = basePolygonOf(ship);
  return state.obstacles
    .filter((obstacle) => obstacle.place === 'table')
    .filter((obstacle) => !circlesApart(baseCircle(ship, ship.pose), obstacleCircle(obstacle), TOLERANCE))
    .filter((obstacle) => obstacleArea(obstacle).some((piece) => distance(base, piece) <= TOLERANCE))
    .map((obstacle) => obstacle.id);
}

/** Obstacles on which a laid template lies (xw.move.02). */
export function obstaclesUnder(state: XwingState, laid: Laid): ObjectId[] {
  if (laid.share <= 0) return [];
  const around = templateCircle(laid);
  let area: Area | null = null;
  const found: ObjectId[] = [];
  for (const obstacle of state.obstacles) {
    if (obstacle.place !== 'table' || circlesApart(around, obstacleCircle(obstacle), 0)) continue;
    const strip = (area ??= templateArea(laid.template, laid.at, laid.share));
    if (lieOn(strip, obstacle)) found.push(obstacle.id);
  }
  return found;
}

function lieOn(strip: Area, obstacle: Obstacle): boolean {
  const area = obstacleArea(obstacle);
  return strip.some((piece) => area.some((other) => overlaps(piece, other)));
}

/** No point of a strip is farther from the middle of its middle line than half its length and half its width. */
function templateCircle({ template, at }: Laid): Circle {
  const { x, y } = onTemplate(template, at, 0.5);
  return { x, y, radius: (templateLength(template) + TEMPLATE_WIDTH) / 2 };
}

/** Does any part of the base stand outside the play area at this pose (xw.flee.01)? `margin` in mm, negative outside. */
export function insidePlayArea(state: XwingState, ship: Ship, pose: Pose): { holds: boolean; margin: number } {
  const { width, height } = state.options.mat;
  const { x, y, radius } = baseCircle(ship, pose);
  const clear = Math.min(x, y, width - x, height - y) - radius;
  if (clear >= 0) return { holds: true, margin: clear };
  return whollyInside(rectangle(0, 0, width, height), basePolygonAt(ship, pose));
}

/**
 * Obstacles in the order in which a move meets them: those under the template from its start on, then those only under the
 * base, the closest to the start first (xw.obstacles.20).
 */
export function inOrderOfMove(state: XwingState, from: Pose, laid: Laid, obstacles: readonly ObjectId[]): ObjectId[] {
  if (obstacles.length < 2) return [...obstacles];
  const slices = slicesOf(laid);
  const met = state.obstacles.filter((each) => obstacles.includes(each.id));
  const found = met.map((obstacle) => {
    const area = obstacleArea(obstacle);
    const slice = slices.findIndex((piece) => area.some((other) => overlaps(piece, other)));
    return {
      id: obstacle.id,
      slice: slice < 0 ? slices.length : slice,
      away: Math.min(...area.map((piece) => distance([from], piece))),
      middle: pointDistance(from, obstacle.pose),
    };
  });
  found.sort((a, b) => a.slice - b.slice || a.away - b.away || a.middle - b.middle);
  return found.map((each) => each.id);
}

/** Length in mm of the slices of a straight template in which its first contact with obstacles is looked for. */
const SLICE = 4;

/** A laid template in thin slices across it, from its start on. */
function slicesOf({ template, at, share }: Laid): Area {
  if (template.shape === 'curve') return templateArea(template, at, share);
  const count = Math.ceil((template.length * share) / SLICE);
  const slice = { ...template, length: (template.length * share) / Math.max(1, count) };
  return Array.from({ length: count }, (_, i) => templateArea(slice, ahead(at, slice.length * i))).flat();
}
