/** Attack range, measured from cardboard (arm.measuring-firing-arc-and-range.03 to .07). */
import {
  areaClosest,
  closest,
  closestInArc,
  shapesClosest,
  clip,
  discPolygon,
  type Arc,
  type Area,
  type Closest,
  type Polygon,
} from '../../core/geometry';
import type { HullZone } from '../facts/words';
import type { ShipPiece, SquadronPiece } from '../model/pieces';
import { firingArc } from './firing-arcs';
import { hullZoneArea } from './hull-zones';
import { distanceAlong, rangeAlong, type MeasuredDistance, type MeasuredRange, type RulerLengths } from './ruler';

/**
 * Between which points an attack is measured: the closest points of the hull zones, wherever they are, as this edition has it, or only of the part of
 * the defending zone or squadron that is inside the firing arc, as later editions do (arm.measuring-firing-arc-and-range.06).
 */
export type RangeTo = 'closest-point' | 'closest-point-in-arc';

/** Attack range of a hull zone to a hull zone (arm.measuring-firing-arc-and-range.03, .04). */
export function rangeToZone(
  lengths: RulerLengths,
  [attacker, from]: readonly [ShipPiece, HullZone],
  [defender, to]: readonly [ShipPiece, HullZone],
  rangeTo: RangeTo = 'closest-point',
): MeasuredRange {
  const own = hullZoneArea(attacker, from);
  const target = hullZoneArea(defender, to);
  const inside = rangeTo === 'closest-point' ? null : closestPart(firingArc(attacker, from), own, target);
  return rangeAlong(lengths, inside ?? least(areaClosest(own, target)));
}

/** Attack range of a hull zone to a squadron (arm.measuring-firing-arc-and-range.03, .05). */
export function rangeToSquadron(
  lengths: RulerLengths,
  [attacker, from]: readonly [ShipPiece, HullZone],
  squadron: SquadronPiece,
  rangeTo: RangeTo = 'closest-point',
): MeasuredRange {
  const own = hullZoneArea(attacker, from);
  const inside = rangeTo === 'closest-point' ? null : closestDiscPart(firingArc(attacker, from), own, squadron);
  return rangeAlong(lengths, inside ?? closestOf(own.map((piece) => shapesClosest(piece, squadron))));
}

/** Distance of a squadron to a hull zone that it would attack (arm.attack.06, arm.measuring-firing-arc-and-range.04). */
export function distanceToZone(
  lengths: RulerLengths,
  squadron: SquadronPiece,
  defender: ShipPiece,
  to: HullZone,
): MeasuredDistance {
  const found = hullZoneArea(defender, to).map((piece) => shapesClosest(squadron, piece));
  return distanceAlong(lengths, closestOf(found));
}

/** Null where no part is inside but for its edge: that is on a line of the arc, and the whole is measured. */
function closestPart(arc: Arc, own: Area, target: Area): Closest | null {
  const found = own.flatMap((piece) => target.map((part) => closestInArc(arc, piece, part)));
  const parts = found.filter((each) => each !== null);
  return parts.length > 0 ? closestOf(parts) : null;
}

/** Exact where the closest point is inside the arc, or else by the corners of the disc. */
function closestDiscPart(arc: Arc, own: Area, squadron: SquadronPiece): Closest | null {
  const anywhere = closestOf(own.map((piece) => shapesClosest(piece, squadron)));
  const isInside = (polygon: Polygon): boolean => arc.sectors.some(({ area }) => closest(area, polygon).distance <= 0);
  if (isInside([anywhere.to])) return anywhere;
  const round = discPolygon(squadron);
  const parts = arc.sectors.map(({ area }) => clip(round, area)).filter((part) => part.length > 0);
  const found = own.flatMap((piece) => parts.map((part) => closest(piece, part)));
  return found.length > 0 ? closestOf(found) : null;
}

function closestOf(found: readonly Closest[]): Closest {
  return found.reduce((best, next) => (next.distance < best.distance ? next : best));
}

function least(found: Closest | null): Closest {
  if (!found) throw new Error('a hull zone always has an area');
  return found;
}
