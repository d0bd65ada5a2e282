import { closest, farthest, signedDistance, type Closest } from './distance';
import { headingOf, leftOf, opposite, rightOf, type Heading } from './heading';
import { gap, meet, sharesInside } from './gap';
import { clip, convexHull, insideBy, middleOf, type Area, type Polygon } from './polygon';
import { directionToTable, toTable, type Pose } from './pose';
import { between, cross, dot, plus, pointDistance, type Point } from './point';
import { discClosest, type Disc } from './disc';
import { withoutLine, type Verdict } from './tolerance';

/** Which line of an arc: seen from inside, looking out; `rear` closes a strip or a half of the table behind. */
export type ArcEdge = 'left' | 'right' | 'rear';

/** A boundary line of an arc, pointing so that the inside is to its left. */
export interface ArcLine {
  readonly edge: ArcEdge;
  readonly from: Point;
  readonly to: Point;
}

/** A convex part of an arc. An arc of more than 180 degrees has two, which overlap. */
export interface Sector {
  readonly area: Polygon;
  readonly lines: readonly ArcLine[];
}

/** An area that opens from a base: wedge, half of the table, or strip. `apex` is where its evidence is measured from. */
export interface Arc {
  readonly apex: Point;
  readonly sectors: readonly Sector[];
}

/** Where a boundary line of an arc begins on the token, and where it leads. */
export interface ArcRay {
  readonly from: Point;
  readonly heading: Heading;
}

/** Arcs reach past any table. How far they count is a question of range. */
const REACH = 10_000;

/** The arc clockwise from a left to a right ray, of any angle below 360 degrees. The rays may begin at different points. */
export function arcBetween(apex: Point, left: ArcRay, right: ArcRay): Arc {
  const opening = cross(right.heading, left.heading);
  const straight = Math.abs(opening) < 1e-12 && dot(right.heading, left.heading) < 0;
  if (straight || opening <= 0) {
    const halves = [halfPlane(right.from, right.heading, 'right')];
    if (!straight) halves.push(halfPlane(left.from, opposite(left.heading), 'left'));
    return { apex, sectors: halves };
  }
  return { apex, sectors: [wedgeSector(left, right)] };
}

/** A wedge from the middle of a base through two directions of the base's own frame (x to its right, y ahead). */
export function wedge(pose: Pose, left: Point, right: Point): Arc {
  const apex = { x: pose.x, y: pose.y };
  const ray = (local: Point): ArcRay => ({
    from: apex,
    heading: headingOf(directionToTable(pose, local)) ?? pose.heading,
  });
  return arcBetween(apex, ray(left), ray(right));
}

/** Everything ahead of the line across the middle of a base: the full front arc. Of `about(pose)`: the full rear arc. */
export function fullArc(pose: Pose): Arc {
  return { apex: { x: pose.x, y: pose.y }, sectors: [halfPlane(pose, rightOf(pose.heading), 'rear')] };
}

/** A strip of one width that leads straight ahead from a pose: the bullseye arc. */
export function stripArc(pose: Pose, width: number): Arc {
  const at = (x: number, y: number): Point => toTable(pose, { x, y });
  const [rearLeft, rearRight] = [at(-width / 2, 0), at(width / 2, 0)];
  const [farLeft, farRight] = [at(-width / 2, REACH), at(width / 2, REACH)];
  const lines: ArcLine[] = [
    { edge: 'rear', from: rearLeft, to: rearRight },
    { edge: 'right', from: rearRight, to: farRight },
    { edge: 'left', from: farLeft, to: rearLeft },
  ];
  return { apex: { x: pose.x, y: pose.y }, sectors: [{ area: [rearLeft, rearRight, farRight, farLeft], lines }] };
}

/** Is any part of a polygon inside the arc? Touching its line from outside is not being inside. The quick form of `inArc`. */
export function isInArc(arc: Arc, polygon: Polygon): boolean {
  for (const sector of arc.sectors) if (sharesInside(sector.area, polygon)) return true;
  return false;
}

export interface InArc extends Verdict {
  /** The boundary line that decides: the one that runs through the polygon, or that keeps it out. Null: no line is near. */
  readonly edge: ArcEdge | null;
  /** Of the part inside the arc, the point closest to the apex; outside, the point closest to the arc. */
  readonly point: Point;
}

/** Is any part of a polygon inside the arc? With the mm by which it is in, or misses it, and the line that decides. */
export function inArc(arc: Arc, polygon: Polygon): InArc {
  let best: InArc | null = null;
  for (const sector of arc.sectors) {
    const next = inSector(sector, arc.apex, polygon);
    if (best === null || next.margin > best.margin) best = next;
  }
  return best as InArc;
}

/** The margin of `inArc` alone. */
export function marginInArc(arc: Arc, polygon: Polygon): number {
  let most = -Infinity;
  for (const { area } of arc.sectors) most = Math.max(most, -signedDistance(area, polygon));
  return most;
}

/** Is any part of a disc inside the arc? As `inArc`, exactly. */
export function discInArc(arc: Arc, disc: Disc): InArc {
  let best: InArc | null = null;
  for (const sector of arc.sectors) {
    const next = discInSector(sector, arc.apex, disc);
    if (best === null || next.margin > best.margin) best = next;
  }
  return best as InArc;
}

/** Is all of a polygon inside the arc, clear of its lines? The margin is the distance of its last corner from leaving. */
export function whollyInArc(arc: Arc, polygon: Polygon): Verdict & { readonly edge: ArcEdge | null } {
  const kept = arc.sectors.map((sector) => leastInside(sector, polygon));
  const best = kept.length === 2 ? throughTwoHalves(arc, polygon) : (kept[0] as Least);
  return { edge: best.edge, ...withoutLine(best.depth) };
}

/** The part of a polygon that is inside the arc. */
export function partInArc(arc: Arc, polygon: Polygon): Area {
  return arc.sectors.map((sector) => clip(polygon, sector.area)).filter((part) => part.length > 0);
}

/**
 * Attack range: the closest points of a base and of the part of a target that is inside the arc; null when no part is.
 * @param from the measuring base, or that part of it from which may be measured
 */
export function closestInArc(arc: Arc, from: Polygon, target: Polygon): Closest | null {
  let best: Closest | null = null;
  for (const sector of arc.sectors) {
    if (!sharesInside(sector.area, target)) continue;
    const next = closest(from, clip(target, sector.area));
    if (best === null || next.distance < best.distance) best = next;
  }
  return best;
}

/** Of an angle below 180 degrees, so that the rays are never opposite and have a middle. */
function wedgeSector(givenLeft: ArcRay, givenRight: ArcRay): Sector {
  const [left, right] = fromCrossing(givenLeft, givenRight);
  const middle = headingOf({ x: left.heading.x + right.heading.x, y: left.heading.y + right.heading.y }) as Heading;
  const [farLeft, farRight] = [plus(left.from, left.heading, REACH), plus(right.from, right.heading, REACH)];
  const corners = [
    left.from,
    right.from,
    farRight,
    plus(farRight, middle, REACH),
    plus(farLeft, middle, REACH),
    farLeft,
  ];
  const lines: ArcLine[] = [
    { edge: 'right', from: right.from, to: farRight },
    { edge: 'left', from: farLeft, to: left.from },
  ];
  const oneApex = left.from.x === right.from.x && left.from.y === right.from.y;
  return { area: oneApex ? corners.slice(1) : convexHull(corners), lines };
}

/** Rays that cross bound a wedge from where they cross: what they pass before is outside. */
function fromCrossing(left: ArcRay, right: ArcRay): [ArcRay, ArcRay] {
  const opening = cross(right.heading, left.heading);
  const apart = between(left.from, right.from);
  const onLeft = cross(right.heading, apart) / opening;
  if (!(onLeft > 0 && cross(left.heading, apart) > 0)) return [left, right];
  const from = plus(left.from, left.heading, onLeft);
  return [
    { from, heading: left.heading },
    { from, heading: right.heading },
  ];
}

/** Everything to the left of a line through a point. */
function halfPlane(through: Point, heading: Heading, edge: ArcEdge): Sector {
  const [from, to] = [plus(through, heading, -REACH), plus(through, heading, REACH)];
  const inwards = leftOf(heading);
  return { area: [from, to, plus(to, inwards, REACH), plus(from, inwards, REACH)], lines: [{ edge, from, to }] };
}

function inSector(sector: Sector, apex: Point, polygon: Polygon): InArc {
  const edge = decidingLine(sector, polygon);
  if (!meet(sector.area, polygon)) {
    const { distance, to } = closest(sector.area, polygon);
    return { edge, point: to, ...withoutLine(-distance) };
  }
  const shared = clip(polygon, sector.area);
  const part = shared.length > 0 ? shared : [middleOf(polygon)];
  return { edge, point: closest([apex], part).to, ...withoutLine(-gap(sector.area, polygon)) };
}

function discInSector(sector: Sector, apex: Point, disc: Disc): InArc {
  const depths = sector.lines.map((line) => insideOf(line, disc));
  const least = Math.min(...depths);
  const edge = least < disc.radius ? ((sector.lines[depths.indexOf(least)] as ArcLine).edge as ArcEdge) : null;
  const depth = insideBy(sector.area, disc);
  if (depth < 0) {
    const { distance, from } = closest(sector.area, [disc]);
    return { edge, point: from, ...withoutLine(disc.radius - distance) };
  }
  return { edge, point: discClosest(disc, [apex]).from, ...withoutLine(depth + disc.radius) };
}

/** The boundary line that lets least of the polygon in, unless all of the polygon is inside. */
function decidingLine(sector: Sector, polygon: Polygon): ArcEdge | null {
  let best: ArcEdge | null = null;
  let least = Infinity;
  for (const line of sector.lines) {
    let deepest = -Infinity;
    let shallowest = Infinity;
    for (const p of polygon) {
      const depth = insideOf(line, p);
      if (depth > deepest) deepest = depth;
      if (depth < shallowest) shallowest = depth;
    }
    if (shallowest < 0 && deepest < least) {
      least = deepest;
      best = line.edge;
    }
  }
  return best;
}

interface Least {
  readonly depth: number;
  readonly edge: ArcEdge | null;
}

function leastInside(sector: Sector, polygon: Polygon): Least {
  let least: Least = { depth: Infinity, edge: null };
  for (const line of sector.lines) {
    for (const p of polygon) {
      const depth = insideOf(line, p);
      if (depth < least.depth) least = { depth, edge: line.edge };
    }
  }
  return least.depth < 0 ? { depth: 0 - farthest(sector.area, polygon).distance, edge: least.edge } : least;
}

/** An arc of more than 180 degrees holds a polygon if the wedge that it leaves out is clear of it. */
function throughTwoHalves(arc: Arc, polygon: Polygon): Least {
  const [first, second] = arc.sectors.map((sector) => sector.lines[0] as ArcLine) as [ArcLine, ArcLine];
  const left: ArcRay = { from: middleOf([first.from, first.to]), heading: outwards(first) };
  const right: ArcRay = { from: middleOf([second.from, second.to]), heading: opposite(outwards(second)) };
  const omitted = wedgeSector(left, right);
  const middle = middleOf(polygon);
  const edge = Math.abs(insideOf(first, middle)) < Math.abs(insideOf(second, middle)) ? first.edge : second.edge;
  return { depth: signedDistance(omitted.area, polygon), edge };
}

function outwards(line: ArcLine): Heading {
  return headingOf({ x: line.to.x - line.from.x, y: line.to.y - line.from.y }) as Heading;
}

/** How far a point lies inside a boundary line, in mm. */
function insideOf(line: ArcLine, p: Point): number {
  const length = pointDistance(line.from, line.to);
  return ((line.to.x - line.from.x) * (p.y - line.from.y) - (line.to.y - line.from.y) * (p.x - line.from.x)) / length;
}
