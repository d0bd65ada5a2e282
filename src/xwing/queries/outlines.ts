/** Outlines of obstacles and devices as they are agreed on: the library's, or those that the players brought. */
import { reason, say, type Reason, type RuleId } from '../../core';
import {
  convexHull,
  toTable,
  tooCloseWithin,
  type Area,
  type Circle,
  type Point,
  type Polygon,
  type Pose,
} from '../../core/geometry';
import { printedOutline, type GivenOutline, type GivenOutlines, type Outline } from '../facts/outlines';
import type { ObjectId, XwingOptions, XwingState } from '../model/state';

/** A table on which outlines are agreed. */
export interface Agreed {
  readonly options: Pick<XwingOptions, 'outlines'>;
}

/** An outline with what is worked out of it once. */
interface Shape extends Outline {
  /** Reach from the middle in mm. */
  readonly radius: number;
  /** A circle around the middle with this radius lies wholly on the piece. */
  readonly core: number;
}

const SHAPES = new WeakMap<Outline, Shape>();

/** The outline of an obstacle or a device. @throws Error where there is no such piece */
export function shapeOf({ options }: Agreed, id: string): Shape {
  const outline = options.outlines?.[id] ?? printedOutline(id);
  if (!outline) throw new Error(`nothing has the outline '${id}'`);
  const known = SHAPES.get(outline);
  if (known) return known;
  const shape = { ...outline, radius: reach(outline.pieces), core: coreOf(outline.pieces) };
  SHAPES.set(outline, shape);
  return shape;
}

function reach(pieces: Area): number {
  return Math.max(...pieces.flat().map(({ x, y }) => Math.sqrt(x * x + y * y)));
}

/** How far the middle is from the nearest edge of a piece that it lies in; 0: it lies in none. */
function coreOf(pieces: Area): number {
  return Math.max(
    0,
    ...pieces.map((piece) => Math.min(...piece.map((from, i) => toLeft(from, piece[(i + 1) % piece.length] as Point)))),
  );
}

/** How far the middle lies to the left of an edge. */
function toLeft(from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return (x * -from.y - y * -from.x) / Math.sqrt(x * x + y * y);
}

/** The area that a piece covers there, in convex pieces. */
export function areaAt(table: Agreed, id: string, pose: Pose): Area {
  return shapeOf(table, id).pieces.map((piece): Polygon => piece.map((corner) => toTable(pose, corner)));
}

/** A circle around it, the quick look before any exact question. */
export function circleAt(table: Agreed, id: string, { x, y }: Pose): Circle {
  return { x, y, radius: shapeOf(table, id).radius };
}

/** No piece of punchboard reaches farther from its middle. */
const LARGEST = 200;
const MOST_PIECES = 20;
const MOST_CORNERS = 60;

/** Why there is no such outline; null: there may be. */
function wrongOutline(id: string, { pieces, back = 0, front, within = 0 }: GivenOutline): Reason | null {
  const no = (said: string) => reason('bad-outline', `${id}: ${said}`, ['xw.objects.01']);
  if (!printedOutline(id)) return no('no obstacle and no device is called so.');
  if (pieces.length === 0 || pieces.length > MOST_PIECES)
    return no(`an outline has 1 to ${MOST_PIECES} convex pieces.`);
  for (const piece of pieces) {
    if (piece.length < 3 || piece.length > MOST_CORNERS) return no(`a piece has 3 to ${MOST_CORNERS} corners.`);
    if (!isCounterclockwise(piece)) return no('the corners of a convex piece go around it counterclockwise.');
  }
  const lengths = [...pieces.flat().flatMap(({ x, y }) => [x, y]), back, front ?? 0, within];
  if (lengths.some((mm) => Math.abs(mm) > LARGEST)) return no(`no piece reaches farther than ${LARGEST} mm.`);
  return within < 0 ? no('`within` says by how many mm it may be wrong, 0 or more.') : null;
}

/** The first of several that cannot be. */
export function wrongOutlines(given: GivenOutlines = {}): { of: string; why: Reason } | null {
  for (const [of, outline] of Object.entries(given)) {
    const why = wrongOutline(of, outline);
    if (why) return { of, why };
  }
  return null;
}

/** Every corner turns to the left, and once around: its hull has as many corners. */
function isCounterclockwise(piece: Polygon): boolean {
  const turnsLeft = piece.every((corner, i) => {
    const [next, last] = [1, 2].map((n) => piece[(i + n) % piece.length] as Point) as [Point, Point];
    return (next.x - corner.x) * (last.y - next.y) - (next.y - corner.y) * (last.x - next.x) > 0;
  });
  return turnsLeft && convexHull(piece).length === piece.length;
}

/** The outline of a piece on the table by its id; null: it is a ship. */
function outlineNamed(state: XwingState, id: ObjectId): Shape | null {
  const obstacle = state.obstacles.find((each) => each.id === id);
  const device = obstacle ? undefined : state.devices.find((each) => each.id === id);
  const outline = obstacle?.outline ?? device?.kind;
  return outline === undefined ? null : shapeOf(state, outline);
}

/** What was decided by so many mm hangs on outlines that are not certain: which, and by how much each may be wrong. */
export function onApproximateOutline(
  state: XwingState,
  ids: readonly ObjectId[],
  margin: number,
  rules: readonly RuleId[],
): Reason[] {
  return ids.flatMap((id) => {
    const within = outlineNamed(state, id)?.within ?? 0;
    if (within === 0 || !tooCloseWithin(margin, within)) return [];
    const mm = Math.round(Math.abs(margin) * 10) / 10;
    const said = say`likely: decided by ${mm} mm, and the outline of ${id} is known to within ${within} mm.`;
    return [reason('approximate-outline', said, rules, { of: id, margin, within, sure: 'likely' })];
  });
}
