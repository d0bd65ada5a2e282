import { clip, side, type Area, type Polygon } from './polygon';
import { along, between, cross, dot, lineLength, type Line, type Point } from './point';
import { farApart, signedDistance, type Closest } from './distance';
import { TOLERANCE, isPast, withoutLine, type Verdict } from './tolerance';

export interface Crossing extends Verdict {
  /** The stretch of the line that runs through the area; null when it misses it. */
  readonly through: Line | null;
}

/** Does a line run through an area? A line that only grazes its edge does not. */
export function crosses(line: Line, area: Area): Crossing {
  let best: Crossing = { holds: false, margin: -Infinity, through: null };
  const grazed: Polygon[] = [];
  for (const piece of area) {
    if (farApart([line.from, line.to], piece, Math.max(-best.margin, TOLERANCE))) continue;
    const next = crossesPiece(line, piece);
    if (next.margin > best.margin) best = next;
    if (!isPast(Math.abs(next.margin))) grazed.push(piece);
  }
  return alongSeams(line, grazed, best);
}

/** The quick form of `crosses`, when no evidence is asked for. */
export function runsThrough(line: Line, area: Area): boolean {
  return crosses(line, area).holds;
}

function crossesPiece(line: Line, piece: Polygon): Crossing {
  const margin = 0 - signedDistance([line.from, line.to], piece);
  return { through: margin > 0 ? stretchInside(line, piece) : null, ...withoutLine(margin) };
}

/** A line may run exactly between two pieces of one area: it grazes both, but it is deep inside the area. */
function alongSeams(line: Line, grazed: readonly Polygon[], otherwise: Crossing): Crossing {
  let best = otherwise;
  for (let i = 0; i < grazed.length; i++) {
    for (let j = i + 1; j < grazed.length; j++) {
      const next = alongSeam(line, grazed[i] as Polygon, grazed[j] as Polygon);
      if (next !== null && next.margin > best.margin) best = next;
    }
  }
  return best;
}

function alongSeam(line: Line, a: Polygon, b: Polygon): Crossing | null {
  const [first, second] = [grazingStretch(line, a), grazingStretch(line, b)];
  const start = Math.max(first[0], second[0]);
  const end = Math.min(first[1], second[1]);
  const shared = (end - start) * lineLength(line);
  // A line of no length runs along nothing: its shares are not numbers.
  if (!isPast(shared)) return null;
  const sides = [...a, ...b].map((p) => side(line.from, line.to, p) / lineLength(line));
  const margin = Math.min(shared, Math.max(...sides), -Math.min(...sides));
  return { through: { from: along(line, start), to: along(line, end) }, ...withoutLine(margin) };
}

/** More than the tolerance by which a line grazes a piece: no rounding may part the two. */
const BESIDE = 2 * TOLERANCE;

/**
 * Between which shares of its length does a line run along the edge of a piece? Where it does not, they end before they begin. Of an edge only what lies
 * beside the line counts: where it goes on, it may lead away.
 */
function grazingStretch(line: Line, piece: Polygon): [number, number] {
  const way = between(line.from, line.to);
  const length = lineLength(line);
  const shareOf = (point: Point): number => dot(between(line.from, point), way) / (length * length);
  const isNear = (point: Point): boolean => Math.abs(side(line.from, line.to, point)) <= BESIDE * length;
  let stretch: [number, number] = [Infinity, -Infinity];
  let p = piece[piece.length - 1] as Point;
  for (const q of piece) {
    const edge = { from: p, to: q };
    const [begins, ends] = [shareOf(p), shareOf(q)];
    const beside = [Math.max(0, Math.min(begins, ends)), Math.min(1, Math.max(begins, ends))] as const;
    const runsAlong =
      beside[0] < beside[1] && beside.every((share) => isNear(along(edge, (share - begins) / (ends - begins))));
    if (runsAlong) stretch = [Math.min(stretch[0], beside[0]), Math.max(stretch[1], beside[1])];
    p = q;
  }
  return stretch;
}

/** The stretch of a line inside a piece that it meets. */
function stretchInside(line: Line, piece: Polygon): Line {
  const way = between(line.from, line.to);
  let enter = 0;
  let leave = 1;
  let p = piece[piece.length - 1] as Point;
  for (const q of piece) {
    const edge = between(p, q);
    const inside = cross(edge, between(p, line.from));
    const change = cross(edge, way);
    if (change > 0) enter = Math.max(enter, -inside / change);
    else if (change < 0) leave = Math.min(leave, -inside / change);
    p = q;
  }
  return { from: along(line, enter), to: along(line, leave) };
}

/** One way of measuring between two shapes, and which areas it runs through (their indexes). */
export interface LineChoice {
  readonly line: Line;
  readonly crosses: readonly number[];
}

/**
 * The lines among which a player may choose when several are equally short: one for each set of areas that can be crossed.
 * @param lines the answer of `closestLines`
 * @param areas what may lie in between
 */
export function lineChoices(lines: readonly Closest[], areas: readonly Area[]): readonly LineChoice[] {
  const [first, last] = [lines[0], lines[1]];
  if (first === undefined) return [];
  const candidates = last === undefined ? [first] : parallelLines(first, last, areas);
  const choices: LineChoice[] = [];
  for (const line of candidates) {
    const crossed = areas.flatMap((area, i) => (runsThrough(line, area) ? [i] : []));
    const known = choices.some(
      (c) => c.crosses.length === crossed.length && c.crosses.every((a, i) => a === crossed[i]),
    );
    if (!known) choices.push({ line, crosses: crossed });
  }
  return choices;
}

/** Both outermost lines, and one in the middle of every stretch in which no area begins or ends. */
function parallelLines(first: Line, last: Line, areas: readonly Area[]): Line[] {
  // `closestLines` names the left one first, so that the corners go round counterclockwise.
  const band: Polygon = [first.from, last.from, last.to, first.to];
  const way = between(first.from, last.from);
  const cuts: number[] = [];
  for (const piece of areas.flat()) {
    const shared = clip(piece, band);
    const shares = shared.map((p) => dot(between(first.from, p), way) / dot(way, way));
    if (shares.length > 0) cuts.push(Math.min(...shares), Math.max(...shares));
  }
  cuts.sort((a, b) => a - b);
  const middles = cuts.slice(1).map((cut, i) => ((cuts[i] as number) + cut) / 2);
  const shares = [0, 1, ...middles];
  return shares.map((share) => ({
    from: along({ from: first.from, to: last.from }, share),
    to: along({ from: first.to, to: last.to }, share),
  }));
}
