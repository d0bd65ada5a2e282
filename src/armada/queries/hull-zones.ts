/** Hull zones: parts of the cardboard token, bounded by its firing arc lines (arm.hull-zones). */
import { once } from '../../core';
import { crosses, toTable, type Crossing, type Line, type Point, type Polygon } from '../../core/geometry';
import { HULL_ZONES, type HullZone } from '../facts/words';
import type { ShipPiece } from '../model/pieces';

/** Front and rear are adjacent to left and right; opposite zones share no firing arc line (arm.hull-zones.04, .05). */
const ADJACENT: Readonly<Record<HullZone, readonly HullZone[]>> = {
  front: ['left', 'right'],
  left: ['front', 'rear'],
  right: ['front', 'rear'],
  rear: ['left', 'right'],
};

/** The hull zones that share a firing arc line with this one (arm.hull-zones.04). */
export function adjacentZones(zone: HullZone): readonly HullZone[] {
  return ADJACENT[zone];
}

/** Where a hull zone lies on the table: cardboard only, no part of the plastic base (arm.hull-zones.01). */
export function hullZone(ship: ShipPiece, zone: HullZone): Polygon {
  return zonesOf(ship)[zone];
}

const zonesOf = once(({ token, pose }: ShipPiece): Readonly<Record<HullZone, Polygon>> => {
  const onTable = (zone: HullZone): Polygon => token.hullZones[zone].map((corner) => toTable(pose, corner));
  return { front: onTable('front'), left: onTable('left'), right: onTable('right'), rear: onTable('rear') };
});

/** The yellow point of a hull zone, for line of sight only (arm.targeting-point.01, arm.measuring-firing-arc-and-range.07). */
export function targetingPoint(ship: ShipPiece, zone: HullZone): Point {
  return toTable(ship.pose, ship.token.targetingPoints[zone]);
}

/** A hull zone that a line runs through, and where. */
export interface ZoneCrossing extends Crossing {
  readonly zone: HullZone;
}

/**
 * The hull zone, other than one, through which a line runs: the one that it runs through most deeply. Where it runs through none, the
 * one that it comes closest to. Along the line between two zones is through neither.
 */
export function otherZoneCrossed(ship: ShipPiece, except: HullZone, line: Line): ZoneCrossing {
  const others = HULL_ZONES.filter((zone) => zone !== except);
  const found = others.map((zone) => ({ zone, ...crosses(line, [hullZone(ship, zone)]) }));
  return found.reduce((most, next) => (next.margin > most.margin ? next : most));
}
