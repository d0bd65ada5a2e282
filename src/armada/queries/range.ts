/** Attack range, measured from cardboard (arm.measuring-firing-arc-and-range.03 to .07). */
import {
  clip,
  closest,
  closestInArc,
  discPolygon,
  shapesClosest,
  type Arc,
  type Closest,
  type Polygon,
} from '../../core/geometry';
import type { HullZone } from '../facts/words';
import type { ShipPiece, SquadronPiece } from '../model/pieces';
import { firingArc } from './firing-arcs';
import { hullZone } from './hull-zones';
import { distanceAlong, rangeAlong, type MeasuredDistance, type MeasuredRange, type RulerLengths } from './ruler';

/**
 * Between which points an attack is measured: the closest points of the hull zones, wherever they are, as this edition has it, or only of the part of
 * the defending zone or squadron that is inside the firing arc, as later editions do (arm.measuring-firing-arc-and-range.06).
 */
export type RangeTo = 'closest-point' | 'closest-point-in-arc';

/** Attack range of a hull zone to a hull zone (arm.measuring-firing-arc-and-range.03, .04); of what is in the arc alone where that is agreed on (.06). */
export function rangeToZone(
  lengths: RulerLengths,
  [attacker, from]: readonly [ShipPiece, HullZone],
  [defender, to]: readonly [ShipPiece, HullZone],
  rangeTo: RangeTo = 'closest-point',
): MeasuredRange {
  const [own, target] = [hullZone(attacker, from), hullZone(defender, to)];
  // Where no part is inside but an edge on a line of the arc, the whole zone is measured.
  const inside = rangeTo === 'closest-point' ? null : closestInArc(firingArc(attacker, from), own, target);
  return rangeAlong(lengths, inside ?? closest(own, target));
}

/** Attack range of a hull zone to a squadron (arm.measuring-firing-arc-and-range.03, .05); of what is in the arc alone where that is agreed on (.06). */
export function rangeToSquadron(
  lengths: RulerLengths,
  [attacker, from]: readonly [ShipPiece, HullZone],
  squadron: SquadronPiece,
  rangeTo: RangeTo = 'closest-point',
): MeasuredRange {
  const own = hullZone(attacker, from);
  const anywhere = shapesClosest(own, squadron);
  const inside =
    rangeTo === 'closest-point' ? anywhere : partOfDisc(firingArc(attacker, from), own, squadron, anywhere);
  return rangeAlong(lengths, inside);
}

/** Distance of a squadron to a hull zone that it would attack (arm.attack.06, arm.measuring-firing-arc-and-range.04). */
export function distanceToZone(
  lengths: RulerLengths,
  squadron: SquadronPiece,
  defender: ShipPiece,
  to: HullZone,
): MeasuredDistance {
  return distanceAlong(lengths, shapesClosest(squadron, hullZone(defender, to)));
}

/** Exact where the closest point of all is inside the arc; or else of the disc's corners as a polygon. */
function partOfDisc(arc: Arc, own: Polygon, squadron: SquadronPiece, anywhere: Closest): Closest {
  if (arc.sectors.some(({ area }) => closest(area, [anywhere.to]).distance <= 0)) return anywhere;
  const parts = arc.sectors.map(({ area }) => clip(discPolygon(squadron), area)).filter((part) => part.length > 0);
  const found = parts.map((part) => closest(own, part));
  return found.reduce((best, next) => (next.distance < best.distance ? next : best), found[0] ?? anywhere);
}
