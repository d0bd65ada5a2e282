/** Play area, setup area and deployment zones (arm.play-area, arm.setup-area, arm.deployment-zone). The play area's lower left corner is (0, 0). */
import {
  insideOf,
  insideZone,
  isDisc,
  outlineOf,
  withLine,
  type Circle,
  type Shape,
  type Verdict,
  type Zone,
} from '../../core/geometry';
import type { AreaSizes } from '../facts/lengths';
import type { BasedPiece } from '../model/pieces';
import type { ObstacleLimits } from '../model/setup';
import { baseShape } from './bases';
import type { RulerLengths } from './ruler';

/** The edges at which players sit (arm.setup.04). */
export type PlayerEdge = 'south' | 'north';

export function playArea({ play }: AreaSizes): Zone {
  return { left: 0, bottom: 0, width: play.width, height: play.length };
}

/** In the middle of the play area (arm.setup-area.02). */
export function setupArea({ play, setup }: AreaSizes): Zone {
  return {
    left: (play.width - setup.width) / 2,
    bottom: (play.length - setup.length) / 2,
    width: setup.width,
    height: setup.length,
  };
}

/** The part of the setup area within distance 1-3 of a player's edge (arm.deployment-zone.01, .02). */
export function deploymentZone(
  areas: AreaSizes,
  { distances }: Pick<RulerLengths, 'distances'>,
  edge: PlayerEdge,
): Zone {
  const { left, width } = setupArea(areas);
  const depth = distances[2] as number;
  return { left, width, bottom: edge === 'south' ? 0 : areas.play.length - depth, height: depth };
}

/** How an obstacle lies where nothing says otherwise (arm.setup.16). */
export const USUAL_OBSTACLE_LIMITS: ObstacleLimits = Object.freeze({ edges: 3, playerEdges: 3, apart: 1 });

/** Where obstacles may lie as far as edges go: in the setup area, beyond distance 3 of every edge of the play area (arm.setup.16). */
export function obstacleZone(
  areas: AreaSizes,
  lengths: Pick<RulerLengths, 'distances'>,
  { edges, playerEdges }: Pick<ObstacleLimits, 'edges' | 'playerEdges'> = USUAL_OBSTACLE_LIMITS,
): Zone {
  return zoneBeyond(
    areas,
    setupArea(areas),
    toDistance(lengths, edges),
    toDistance(lengths, Math.max(edges, playerEdges)),
  );
}

/** The part of an area that is so many mm from the side edges of the play area, and from the player edges. */
export function zoneBeyond({ play }: AreaSizes, area: Zone, fromSides: number, fromPlayerEdges: number): Zone {
  const left = Math.max(area.left, fromSides);
  const bottom = Math.max(area.bottom, fromPlayerEdges);
  return {
    left,
    bottom,
    width: Math.min(area.left + area.width, play.width - fromSides) - left,
    height: Math.min(area.bottom + area.height, play.length - fromPlayerEdges) - bottom,
  };
}

/** Mm to the end of a distance band; none for 0. */
export function toDistance({ distances }: Pick<RulerLengths, 'distances'>, distance: number): number {
  return distance === 0 ? 0 : (distances[distance - 1] as number);
}

/**
 * Does all of a base lie in a zone? Shield dials and sliders are ignored (arm.destroyed-ships-and-squadrons.09, arm.play-area.05); on the edge is inside.
 */
export function baseInside(zone: Zone, piece: BasedPiece): Verdict {
  return shapeInside(zone, baseShape(piece));
}

function shapeInside(zone: Zone, shape: Shape): Verdict {
  if (!isDisc(shape)) return insideZone(zone, [shape]);
  return withLine(insideOf(outlineOf(zone), shape) - shape.radius);
}

/** Is a ship or squadron still in the play area (arm.play-area.04)? */
export function inPlayArea(areas: AreaSizes, piece: BasedPiece): Verdict {
  return baseInside(playArea(areas), piece);
}

/** A quick look before `inPlayArea`: certainly inside, by a circle around all of it; `false` says nothing. */
export function isWellInside({ play }: AreaSizes, { x, y, radius }: Circle): boolean {
  return x > radius && y > radius && x + radius < play.width && y + radius < play.length;
}
