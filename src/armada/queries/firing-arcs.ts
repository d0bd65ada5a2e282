/** Firing arcs of hull zones (arm.firing-arc, arm.measuring-firing-arc-and-range.01, .02). Squadrons' arcs are all around (arm.firing-arc.04). */
import { once } from '../../core';
import {
  arcBetween,
  discInArc,
  directionToTable,
  headingOf,
  inArc,
  marginInArc,
  toTable,
  withLine,
  type Arc,
  type ArcRay,
  type InArc,
  type Verdict,
} from '../../core/geometry';
import type { HullZone } from '../facts/words';
import type { ArcLine } from '../facts/ship-token';
import type { ShipPiece, SquadronPiece } from '../model/pieces';
import { hullZone, targetingPoint } from './hull-zones';

/** The lines to the left and to the right of a hull zone, as seen from the middle of its token. */
const BOUNDED_BY: Readonly<Record<HullZone, readonly [left: ArcLine, right: ArcLine]>> = {
  front: ['front-left', 'front-right'],
  right: ['front-right', 'rear-right'],
  rear: ['rear-right', 'rear-left'],
  left: ['rear-left', 'front-left'],
};

/** The firing arc of a hull zone: between the lines that bound it, drawn on without end (arm.firing-arc.02). */
export function firingArc(ship: ShipPiece, zone: HullZone): Arc {
  const arcs = arcsOf(ship);
  return (arcs[zone] ??= arcBetween(targetingPoint(ship, zone), ...arcRays(ship, zone)));
}

const arcsOf = once((_ship: ShipPiece): Partial<Record<HullZone, Arc>> => ({}));

/** The two lines that bound it, where they begin and which way they lead. */
export function arcRays(ship: ShipPiece, zone: HullZone): readonly [left: ArcRay, right: ArcRay] {
  const [left, right] = BOUNDED_BY[zone];
  return [rayOf(ship, left), rayOf(ship, right)];
}

function rayOf({ pose, token }: ShipPiece, name: ArcLine): ArcRay {
  const { from, to } = token.arcLines[name];
  const heading = headingOf(directionToTable(pose, { x: to.x - from.x, y: to.y - from.y }));
  if (!heading) throw new Error(`the firing arc line '${name}' has no length`);
  return { from: toTable(pose, from), heading };
}

/** Is any part of a defending hull zone in the firing arc of the attacking one (arm.attack.05, arm.measuring-firing-arc-and-range.02)? */
export function zoneInArc(attacker: ShipPiece, from: HullZone, defender: ShipPiece, to: HullZone): InArc {
  return withLines(inArc(firingArc(attacker, from), hullZone(defender, to)));
}

/** The quick form of `zoneInArc`, where neither line nor point are asked for. */
export function isZoneInArc(attacker: ShipPiece, from: HullZone, defender: ShipPiece, to: HullZone): Verdict {
  return withLine(marginInArc(firingArc(attacker, from), hullZone(defender, to)));
}

/** Is any part of a squadron's base in the firing arc of a hull zone? */
export function squadronInArc(attacker: ShipPiece, from: HullZone, squadron: SquadronPiece): InArc {
  return withLines(discInArc(firingArc(attacker, from), squadron));
}

/** Is the targeting point of the defending hull zone in the firing arc? Only later editions ask. */
export function targetingPointInArc(attacker: ShipPiece, from: HullZone, defender: ShipPiece, to: HullZone): InArc {
  return withLines(inArc(firingArc(attacker, from), [targetingPoint(defender, to)]));
}

/** What only touches a line is in the arc, on either side of it: arcs include the width of their lines (arm.firing-arc.03). */
function withLines(found: InArc): InArc {
  const { holds, margin } = withLine(found.margin);
  return { holds, margin, edge: found.edge, point: found.point };
}
