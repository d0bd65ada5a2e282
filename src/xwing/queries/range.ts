/** Measuring (xw.range, xw.attack-range, xw.arc, xw.obstructed, xw.relative-position). Every answer carries its evidence. */
import { reason, say, type Reason } from '../../core';
import { flag, list, nullable, number, object, oneOf, type Codec } from '../../core/codec';
import {
  atBands,
  bandOf,
  beyondBand,
  boundingCircle,
  circlesApart,
  clipLeft,
  closest,
  closestInArc,
  closestLines,
  farthest,
  fullArc,
  inArc as inArea,
  isPast,
  lineChoices,
  partInArc,
  areaClosest,
  areaOverlap,
  whollyInArc,
  withinBands,
  about,
  type Area,
  type ArcEdge,
  type Circle,
  type Closest,
  type LineChoice,
  type Point,
  type Polygon,
  type Verdict,
} from '../../core/geometry';
import { arcAreas, reachOf, type ArcAsked, type ArcName } from './firing-arcs';
import { basePolygonOf, baseCircle } from './bases';
import { isRemote } from './devices';
import { areaOfObject, doubtsOnto, thingsUnderfoot } from './objects';
import { onApproximateOutline } from './outlines';
import { modified, permitted } from '../engine';
import { shipOf } from './ships';
import type { ObjectId, Ship, ShipId, XwingState } from '../model/state';
import { RANGE_BAND } from '../facts/templates';
import { point, few } from '../model/codecs';
import type { XwingNames } from './names';

/** Range 0 is touching, then three sections (xw.range.01, xw.range.13). */
const RULER = [0, RANGE_BAND, 2 * RANGE_BAND, 3 * RANGE_BAND];
/** How `range` says 'beyond range 3'. */
export const BEYOND = RULER.length;
/** On up to range 5, as far as weapons of huge ships reach (xw.huge-firing-arcs.02). */
const LONG_RULER = [...RULER, 4 * RANGE_BAND, 5 * RANGE_BAND];
export const LONGEST_RANGE = LONG_RULER.length - 1;

/** A range with the line that decided it. */
export interface Measured {
  /** 0 to 3, or `BEYOND`. */
  readonly range: number;
  /** In mm, between the two closest points: the ruler has no width (xw.range.12). */
  readonly distance: number;
  readonly from: Point;
  readonly to: Point;
  /** How far it is from another section, in mm; of what lies under the other object, how deep. */
  readonly margin: number;
}

export const measuredCodec = object<Measured>('a range', {
  range: few,
  distance: number,
  from: point,
  to: point,
  margin: number,
});

/** `12.3 mm`. */
export function inMm(mm: number): string {
  return `${Math.round(mm * 10) / 10} mm`;
}

/** Range of two ships (xw.range.02, xw.range.10), in an arc or not (xw.attack-range.02): not that of an attack, see `attackRange`. */
export function rangeBetween(state: XwingState, a: ShipId, b: ShipId): Measured {
  return measureShips(shipOf(state, a), shipOf(state, b));
}

/** The same; bases that touch are at range 0 (xw.range.13, .16). */
export function measureShips(a: Ship, b: Ship): Measured {
  return measured(closest(basePolygonOf(a), basePolygonOf(b)), areTouching(a, b));
}

/** Range between any two objects: of ships their bases, of others the closest points; 0 if one lies under the other (xw.range.11, .15, xw.device.23). */
export function rangeToObject(state: XwingState, from: ObjectId, to: ObjectId): Measured {
  const [a, b] = [state.ships.find((each) => each.id === from), state.ships.find((each) => each.id === to)];
  if (a && b) return measureShips(a, b);
  const [area, other] = [areaOfObject(state, from), areaOfObject(state, to)];
  const found = areaClosest(area, other);
  if (!found) throw new Error(`'${from}' or '${to}' has no area`);
  const range = measured(found, false);
  return found.distance > 0 ? range : { ...range, margin: areaOverlap(area, other).depth };
}

/** The shortest of the ranges from which the ship may measure to lock or jam: from itself, and from what stands in for it (xw.drk-1.06). */
export function rangeFor(
  state: XwingState,
  ship: ShipId,
  object: ObjectId,
  to: 'lock' | 'jam',
): Measured & { origin: ObjectId } {
  const origins = modified(state, 'measured from', [ship], { ship, to });
  const ranges = origins
    .filter((each) => each !== object)
    .map((each) => ({ ...rangeToObject(state, each, object), origin: each }));
  return ranges.reduce((best, each) => (each.distance < best.distance ? each : best), {
    ...rangeToObject(state, ship, object),
    origin: ship,
  });
}

/** It is measured from a probe droid, from which it is nearer than from the ship itself (xw.drk-1.06). */
export function fromAfar(state: XwingState, ship: ShipId, object: ObjectId, to: 'lock' | 'jam'): Reason[] {
  const { origin, range } = rangeFor(state, ship, object, to);
  if (origin === ship) return [];
  const own = rangeToObject(state, ship, object);
  const far = own.range >= BEYOND ? say`beyond range ${BEYOND - 1}` : say`at range ${own.range}`;
  const said = say`it is measured from ${origin}, and from ${ship} it would be ${far} (${[inMm(own.distance)]}).`;
  return [reason('measured-from', said, ['xw.drk-1.06'], { range })];
}

/** Is the closest point of the object at one of these ranges (xw.range.06, .07)? Fast if the object is far away. */
export function isAtRange(state: XwingState, from: ObjectId, to: ObjectId, min: number, max: number): boolean {
  const [a, b] = [state.ships.find((each) => each.id === from), state.ships.find((each) => each.id === to)];
  if (a && b && max < LONG_RULER.length && shipsApart(a, b, max * RANGE_BAND)) return false;
  const { range, distance } = rangeToObject(state, from, to);
  const band = range < BEYOND ? range : longRangeOf(distance);
  return band >= min && band <= max;
}

/** Whether something holds of all of an object, with how far its nearest and its farthest part are, in mm. */
interface Span extends Verdict {
  readonly nearest: number;
  readonly farthest: number;
}

/** How far from the first and the last of these ranges something this far away is, in mm; below 0: it is at none of them. */
export function marginOfRanges(min: number, max: number, distance: number): number {
  return atBands(LONG_RULER, min, max, distance).margin;
}

/** Does all of the object lie in these ranges: 'within range' (xw.range.05, xw.range.08)? */
export function withinRange(a: Ship, b: Ship, min: number, max: number): Span {
  const span = spanOf(a, b);
  return { ...span, ...withinBands(RULER, min, max, span.nearest, span.farthest) };
}

/** Is no part of the object at this range or closer (xw.range.05, xw.range.09)? */
export function beyondRange(a: Ship, b: Ship, range: number): Span {
  const span = spanOf(a, b);
  return { ...span, ...beyondBand(RULER, range, span.nearest) };
}

function spanOf(a: Ship, b: Ship): Pick<Span, 'nearest' | 'farthest'> {
  const [from, to] = [basePolygonOf(a), basePolygonOf(b)];
  return { nearest: closest(from, to).distance, farthest: farthest(from, to).distance };
}

/** Ships whose bases touch, or that came to touch in a partial execution and have not moved apart since (xw.range.14, .16, .17). */
function areTouching(a: Ship, b: Ship): boolean {
  return a.touching.includes(b.id) || b.touching.includes(a.id);
}

/** Are two ships certainly farther apart than some mm? */
function shipsApart(a: Ship, b: Ship, mm: number): boolean {
  return circlesApart(baseCircle(a, a.pose), baseCircle(b, b.pose), mm);
}

/** Range 0 where they touch (xw.range.13, .14, .17), or else the section of the ruler, or past its end (xw.range.01, .03). */
function measured({ distance, from, to }: Closest, touching: boolean, ruler = RULER): Measured {
  if (touching) return { range: 0, distance, from, to, margin: RANGE_BAND };
  const { band, margin } = bandOf(ruler, distance);
  return { range: band, distance, from, to, margin };
}

/** The range of a distance in mm: 0 to 3, or `BEYOND` (xw.range.01, .03). */
export function rangeOf(distance: number): number {
  return bandOf(RULER, distance).band;
}

/** The same, on up to range 5 (xw.huge-firing-arcs.02). */
export function longRangeOf(distance: number): number {
  return bandOf(LONG_RULER, distance).band;
}

/** Is something in an arc, and by how much? */
export interface InArc extends Verdict {
  /** The line of the arc that decided; null: none is near. */
  readonly edge: ArcEdge | null;
}

export const inArcCodec = object<InArc>('a verdict', {
  holds: flag,
  margin: number,
  edge: nullable(oneOf('a line', ['left', 'right', 'rear'])),
});

/**
 * Is any part of a ship in an arc of another, which ends at range 3 (xw.arc.01, .02)? With the mm by which it is in, or out of it.
 * Never of the ship itself (xw.faq-firing-arcs.05).
 */
export function inArc(state: XwingState, ship: ShipId, arc: ArcAsked, target: ShipId): InArc {
  return inArcOf(state, shipOf(state, ship), arc, shipOf(state, target));
}

export function inArcOf(state: XwingState, ship: Ship, arc: ArcAsked, target: Ship): InArc {
  let best: InArc = { holds: false, margin: -Infinity, edge: null };
  if (ship.id === target.id) return best;
  const base = basePolygonOf(target);
  const longest = reachOf(state, ship, arc) * RANGE_BAND;
  for (const area of arcAreas(state, ship, arc)) {
    const { holds, margin, edge } = inArea(area, base);
    const reach = holds ? longest - (seenIn(area, ship, base)?.closest.distance ?? Infinity) : Infinity;
    const next = { holds: holds && !isPast(-reach), margin: Math.min(margin, reach), edge };
    if (next.holds === best.holds ? next.margin > best.margin : next.holds) best = next;
  }
  return best;
}

/** The quick form of `inArcOf` (xw.arc.01, .02). */
export function isInArc(state: XwingState, ship: Ship, arc: ArcAsked, target: Ship): boolean {
  if (closestSeen(state, ship, arc, target) !== null) return true;
  return arc === 'bullseye' && permitted(state, 'treats as in its bullseye', { ship: ship.id, on: target.id });
}

/** Is any part of an object that is not a ship in an arc? What lies under the ship's own base is in none of its arcs (xw.arc.03). */
export function isAreaInArc(state: XwingState, ship: Ship, arc: ArcName, area: Area): boolean {
  const base = basePolygonOf(ship);
  const reach = reachOf(state, ship, arc);
  const outside = area.flatMap((piece) => outsideOf(piece, base));
  return arcAreas(state, ship, arc).some((each) =>
    outside.some((part) => {
      const nearest = closestInArc(each, base, part);
      return nearest !== null && longRangeOf(nearest.distance) <= reach;
    }),
  );
}

/** The parts of a piece that lie outside a base, one for each of its sides. */
function outsideOf(piece: Polygon, base: Polygon): Polygon[] {
  return base
    .map((corner, i) => clipLeft(piece, corner, base[(i + base.length - 1) % base.length] as Point))
    .filter((part) => part.length > 2);
}

/** In one of several arcs: 'in your firing arc' with `firingArcs(ship)` (xw.faq-firing-arcs.06). */
export function isInAnyArc(state: XwingState, ship: Ship, arcs: readonly ArcName[], target: Ship): boolean {
  return arcs.some((arc) => isInArc(state, ship, arc, target));
}

/** Outside all of several arcs. Nothing is in or outside an arc of a remote without arcs (xw.faq-objects.11, xw.remote-attack.06). */
export function isOutsideArcs(state: XwingState, ship: Ship, arcs: readonly ArcName[], target: Ship): boolean {
  return arcs.some((arc) => arcAreas(state, ship, arc).length > 0) && !isInAnyArc(state, ship, arcs, target);
}

/**
 * The closest points of the attacker and of that part of the target that is in the arc; null when no part is, within range 3
 * (xw.attack.09). Everything that is certainly out of reach is turned away by its bounding circle.
 */
export function closestSeen(state: XwingState, ship: Ship, arc: ArcAsked, target: Ship): Closest | null {
  return seen(state, ship, arc, target)?.closest ?? null;
}

interface Seen {
  /** The part of the target that is in the arc. */
  part: Polygon;
  closest: Closest;
}

function seen(state: XwingState, ship: Ship, arc: ArcAsked, target: Ship): Seen | null {
  if (ship.id === target.id) return null;
  const reach = reachOf(state, ship, arc);
  if (shipsApart(ship, target, reach * RANGE_BAND)) return null;
  const base = basePolygonOf(target);
  let best: Seen | null = null;
  for (const area of arcAreas(state, ship, arc)) {
    const next = seenIn(area, ship, base);
    if (next !== null && (best === null || next.closest.distance < best.closest.distance)) best = next;
  }
  return best !== null && longRangeOf(best.closest.distance) <= reach ? best : null;
}

function seenIn(area: ReturnType<typeof arcAreas>[number], ship: Ship, base: Polygon): Seen | null {
  const from = basePolygonOf(ship);
  const nearest = closestInArc(area, from, base);
  if (nearest === null) return null;
  // Every arc of a ship is one convex area, so what is in it is one part.
  const part = partInArc(area, base)[0];
  return part ? { part, closest: nearest } : null;
}

interface AttackRange extends Measured {
  /** The ways to measure among which the attacker chooses, by what they run through (xw.obstructed.01, xw.obstructed.07). */
  readonly lines: readonly MeasuringLine[];
}

/** One of the shortest lines between two ships. */
export interface MeasuringLine {
  readonly from: Point;
  readonly to: Point;
  /** Obstacles and ships that the line runs through. */
  readonly through: readonly ObjectId[];
}

export const measuringLineCodec = ({ object: piece }: XwingNames): Codec<MeasuringLine> =>
  object<MeasuringLine>('a line', { from: point, to: point, through: list(piece) });

/** Attack range, measured inside the attack arc (xw.attack-range.01); null when no part of the defender is in it. */
export function attackRange(state: XwingState, attacker: ShipId, arc: ArcAsked, defender: ShipId): AttackRange | null {
  const [ship, target] = [shipOf(state, attacker), shipOf(state, defender)];
  const found = seen(state, ship, arc, target);
  if (found === null) return null;
  return { ...measured(found.closest, false, LONG_RULER), lines: measuringLines(state, ship, target, found) };
}

/** The equally short lines of an attack that differ in what lies on them (xw.obstructed.07, .08). */
function measuringLines(
  state: XwingState,
  ship: Ship,
  target: Ship,
  { part, closest: nearest }: Seen,
): MeasuringLine[] {
  const between = objectsBetween(state, ship, target);
  if (between.length === 0) return [{ from: nearest.from, to: nearest.to, through: [] }];
  // Between closest points, and never between others (xw.obstructed.06).
  const lines = closestLines(basePolygonOf(ship), part);
  return lineChoices(
    lines,
    between.map((each) => each.area),
  ).map((choice) => namedLine(choice, between));
}

/** The doubts of an attack range along one of its lines: of a remote at its end, and of what the line runs through or passes. */
export function doubtsOfAttack(
  state: XwingState,
  ends: readonly [ShipId, ShipId],
  { margin, lines }: Pick<AttackRange, 'margin' | 'lines'>,
  line: MeasuringLine,
): Reason[] {
  return [
    ...onApproximateOutline(state, ends, margin, ['xw.attack.09']),
    ...doubtsOnLine(state, ends, line, lines.length > 1),
  ];
}

/**
 * What the line along which was measured runs through, or passes, so narrowly that it hangs on an outline which is approximate. What it begins or ends at does not
 * lie in between. Where several lines are equally short, those that pass an object are others: only what this one runs through is told.
 */
function doubtsOnLine(
  state: XwingState,
  ends: readonly ShipId[],
  { from, to, through }: MeasuringLine,
  ofSeveral: boolean,
): Reason[] {
  const between = thingsUnderfoot(state).filter(({ id }) => !ends.includes(id));
  const asked = ofSeveral ? through : between.map(({ id }) => id);
  return asked.flatMap((id) => doubtsOnto(state, [[from, to]], id, ['xw.obstructed.01']));
}

function namedLine({ line, crosses }: LineChoice, between: readonly Between[]): MeasuringLine {
  return { from: line.from, to: line.to, through: crosses.flatMap((i) => between[i]?.id ?? []) };
}

interface Between {
  id: ObjectId;
  area: Area;
}

/** What could lie between two ships: objects whose bounding circle meets a circle around both. */
function objectsBetween(state: XwingState, a: Ship, b: Ship): Between[] {
  const around = boundingCircle([...basePolygonOf(a), ...basePolygonOf(b)]);
  const near = (circle: Circle): boolean => !circlesApart(around, circle, 0);
  const found: Between[] = [];
  for (const each of thingsUnderfoot(state))
    if (each.id !== a.id && each.id !== b.id && near(each.circle)) found.push({ id: each.id, area: each.area() });
  for (const ship of state.ships) {
    if (ship.id === a.id || ship.id === b.id || ship.place !== 'table') continue;
    if (near(baseCircle(ship, ship.pose))) found.push({ id: ship.id, area: [basePolygonOf(ship)] });
  }
  return found;
}

/** By the arcs of the other ship (xw.in-front.01, xw.flanking.01). */
export type RelativePosition = 'behind' | 'in front' | 'flanking';

/** Where ship A is as seen from ship B: by B's full arcs and its midline, up to range 3; else null (xw.relative-position, xw.full-arcs.04). */
export function relativePosition(a: Ship, b: Ship): RelativePosition | null {
  // Without a midline nothing is in front of a remote or behind it, and nothing flanks it (xw.remote-attack.05).
  if (isRemote(b) && !b.token.midline) return null;
  if (!atBands(RULER, 0, 3, closest(basePolygonOf(b), basePolygonOf(a)).distance).holds) return null;
  const arc = whollyInFullArc(a, b);
  if (arc === null) return 'flanking';
  return arc === 'full front' ? 'in front' : 'behind';
}

/** In which full arc of ship B all of ship A is, clear of the midline, however far it is (xw.reinforce.04); null: it is on the midline. */
export function whollyInFullArc(a: Ship, b: Ship): 'full front' | 'full rear' | null {
  const base = basePolygonOf(a);
  if (whollyInArc(fullArc(b.pose), base).holds) return 'full front';
  return whollyInArc(fullArc(about(b.pose)), base).holds ? 'full rear' : null;
}
