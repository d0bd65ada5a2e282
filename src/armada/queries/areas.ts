/** Play area, setup area and deployment zones (arm.play-area, arm.setup-area, arm.deployment-zone). The play area's lower left corner is (0, 0). */
import {
  insideBy,
  insideZone,
  isDisc,
  outlineOf,
  verdict,
  TOLERANCE,
  type Shape,
  type Verdict,
  type Zone,
} from '../../core/geometry';
import type { AreaSizes } from '../facts/lengths';
import type { BasedPiece } from '../model/pieces';
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

/** Where obstacles may lie as far as edges go: in the setup area, beyond distance 3 of every edge of the play area (arm.setup.16). */
export function obstacleZone(areas: AreaSizes, { distances }: Pick<RulerLengths, 'distances'>): Zone {
  const margin = distances[2] as number;
  const { play } = areas;
  const setup = setupArea(areas);
  const left = Math.max(setup.left, margin);
  const bottom = Math.max(setup.bottom, margin);
  return {
    left,
    bottom,
    width: Math.min(setup.left + setup.width, play.width - margin) - left,
    height: Math.min(setup.bottom + setup.height, play.length - margin) - bottom,
  };
}

/**
 * Does all of a base lie in a zone? Shield dials and sliders are ignored (arm.destroyed-ships-and-squadrons.09, arm.play-area.05); on the edge is inside.
 */
export function baseInside(zone: Zone, piece: BasedPiece): Verdict {
  return shapeInside(zone, baseShape(piece));
}

function shapeInside(zone: Zone, shape: Shape): Verdict {
  if (!isDisc(shape)) return insideZone(zone, [shape]);
  return verdict(insideBy(outlineOf(zone), shape) - shape.radius + TOLERANCE);
}

/** Is a ship or squadron still in the play area (arm.play-area.04)? */
export function inPlayArea(areas: AreaSizes, piece: BasedPiece): Verdict {
  return baseInside(playArea(areas), piece);
}
