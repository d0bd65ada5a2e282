/**
 * Cover: whether something lies between the best corner of the attacker and any part of the target (min.cover-basics, min.cover-advanced). In the basic game
 * it is the same (min.cover-basics.07).
 */
import type { Square } from '../facts/battle-map';
import type { MapLine, MapPoint, Space } from '../model/map';
import { areAdjacent } from './adjacency';
import { barrierAt, barriersAtCorner, squaresAtCorner, type Barrier } from './barriers';
import { onBoard, wallBetween, type Board } from './board';
import { fraction, middle, type Fraction } from './fractions';
import { mapPoint } from './line-of-sight';
import { isIn, squaresOf, touch } from './spaces';

/** What gives cover: walls, closed doors and pillars; squares of low objects; a square in which a character stands (min.cover.01, min.cover-advanced.01). */
export type CoverGiver<Character extends Space> =
  Barrier | { readonly lowObjects: Square } | { readonly character: Character; readonly square: Square };

/** A corner of a square, in columns and rows; [0, 0] is the lower left corner of the map. */
export type Corner = readonly [x: number, y: number];

/** A corner of the attacker from which some line to the target passes through what gives cover. */
export interface CoveredFrom<Character extends Space> {
  readonly corner: Corner;
  /** A line from the corner into the target that passes through it. */
  readonly line: MapLine;
  readonly by: CoverGiver<Character>;
}

/** Whether a target has cover, and what decides it. */
export interface Cover<Character extends Space> {
  readonly covered: boolean;
  /** `adjacent`: an adjacent enemy never has cover (min.cover-advanced.04). `corner`: from that corner nothing gives any (min.cover-basics.06). */
  readonly without: { readonly because: 'adjacent' } | { readonly because: 'corner'; readonly corner: Corner } | null;
  /** One for each corner that was tried: all of the attacker's, where the target has cover. */
  readonly from: readonly CoveredFrom<Character>[];
}

/**
 * Does a target have cover (min.cover-basics.01, .04 to .06, min.cover-advanced.02)? `others`: the characters that may give it, friend or foe; none of them for
 * a Sniper (min.cover-advanced.08, min.sniper.01). A wall can cover whom it does not hide (min.terrain-walls.06, min.example-of-combat.03).
 */
export function hasCover(board: Board, attacker: Space, target: Space, others: readonly Space[]): boolean {
  return !areAdjacent(board, attacker, target) && uncoveredCorner(board, attacker, target, others) === null;
}

/** Whether a target has cover, with the line that shows it for each corner of the attacker. The attacker and the target themselves give none. */
export function coverOf<Character extends Space>(
  board: Board,
  attacker: Space,
  target: Space,
  others: readonly Character[],
): Cover<Character> {
  if (areAdjacent(board, attacker, target)) return { covered: false, without: { because: 'adjacent' }, from: [] };
  const from: CoveredFrom<Character>[] = [];
  for (const corner of cornersOf(attacker)) {
    const cone = coneTo(corner, target);
    const given = firstGiver(board, attacker, cone, others);
    if (!given) return { covered: false, without: { because: 'corner', corner }, from };
    from.push({ corner, line: lineThrough(cone, given), by: giverOf(board, given) });
  }
  return { covered: true, without: null, from };
}

function uncoveredCorner(board: Board, attacker: Space, target: Space, others: readonly Space[]): Corner | null {
  return cornersOf(attacker).find((corner) => !firstGiver(board, attacker, coneTo(corner, target), others)) ?? null;
}

/** The corners of all squares of a space (min.cover-basics.04). */
function cornersOf({ at: [column, row], size }: Space): Corner[] {
  const wide = size + 1;
  return Array.from({ length: wide * wide }, (_, i) => [column + (i % wide), row + Math.floor(i / wide)]);
}

/**
 * All lines from a corner to all points of a target: the hull of both. Something lies on one of these lines if it shares an inner point with the hull.
 * `right` and `left`: where the outermost lines lead, as steps from the corner; null: the corner touches the target, which hides nothing.
 */
interface Cone {
  readonly corner: Corner;
  readonly target: Space;
  readonly right: Corner | null;
  readonly left: Corner | null;
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

function coneTo(corner: Corner, target: Space): Cone {
  const [x, y] = corner;
  const { at, size } = target;
  const touches = x >= at[0] && y >= at[1] && x <= at[0] + size && y <= at[1] + size;
  let [right, left]: [Corner | null, Corner | null] = [null, null];
  for (const [cx, cy] of touches ? [] : boundsOf(at[0], at[1], at[0] + size, at[1] + size)) {
    const step: Corner = [cx - x, cy - y];
    if (!right || turn(step, right) > 0) right = step;
    if (!left || turn(left, step) > 0) left = step;
  }
  return {
    corner,
    target,
    right,
    left,
    minX: Math.min(x, at[0]),
    maxX: Math.max(x, at[0] + size),
    minY: Math.min(y, at[1]),
    maxY: Math.max(y, at[1] + size),
  };
}

/** Above 0: from the first direction to the second one turns left. */
const turn = (a: Corner, b: Corner): number => a[0] * b[1] - a[1] * b[0];

const boundsOf = (ax: number, ay: number, bx: number, by: number): Corner[] => [
  [ax, ay],
  [bx, ay],
  [ax, by],
  [bx, by],
];

/** What is found to give cover: a square or an edge, from corner to corner of the map, and who stands there. */
interface Given<Character extends Space> {
  readonly from: Corner;
  readonly to: Corner;
  readonly kind: 'barrier' | 'low-objects' | 'at-the-corner' | 'character';
  readonly character: Character | null;
}

/** The first thing that gives cover on any line of a cone; null: nothing does. */
function firstGiver<Character extends Space>(
  board: Board,
  attacker: Space,
  cone: Cone,
  others: readonly Character[],
): Given<Character> | null {
  return terrainIn(board, attacker, cone) ?? characterIn(cone, others) ?? wallAtCorner(board, attacker, cone);
}

function given(ax: number, ay: number, bx: number, by: number, kind: 'barrier' | 'low-objects'): Given<never> {
  return { from: [ax, ay], to: [bx, by], kind, character: null };
}

function terrainIn(board: Board, attacker: Space, cone: Cone): Given<never> | null {
  const { columns, leftWall, lowerWall, pillar, lowObjects } = board;
  const { minX, maxX, minY, maxY, corner } = cone;
  for (let y = minY; y < maxY; y++) {
    for (let x = minX; x < maxX; x++) {
      const at = y * columns + x;
      // Lines from a point of a wall's own line run along it and pass through it nowhere (min.cover-advanced.02, min.cover-and-line-of-sight.02).
      if (x > minX && x !== corner[0] && leftWall[at + y] === 1 && reaches(cone, x, y, x, y + 1))
        return given(x, y, x, y + 1, 'barrier');
      if (y > minY && y !== corner[1] && lowerWall[at] === 1 && reaches(cone, x, y, x + 1, y))
        return given(x, y, x + 1, y, 'barrier');
      if (pillar[at] === 1 && reaches(cone, x, y, x + 1, y + 1)) return given(x, y, x + 1, y + 1, 'barrier');
      // Also on the squares of the target (min.cover-advanced.05). Those on and beside the attacker are looked past (min.terrain-low-objects.05), and only
      // they: walls and characters there count (min.cover-advanced.07).
      if (lowObjects[at] === 1 && !touch(attacker, { at: [x, y], size: 1 }) && reaches(cone, x, y, x + 1, y + 1))
        return given(x, y, x + 1, y + 1, 'low-objects');
    }
  }
  return null;
}

/** Does a square or an edge, given by two corners, share an inner point with a cone? It lies within the cone's bounds. */
function reaches({ corner: [cx, cy], right, left }: Cone, ax: number, ay: number, bx: number, by: number): boolean {
  if (!right || !left) return true;
  const [x0, y0, x1, y1] = [ax - cx, ay - cy, bx - cx, by - cy];
  // Of its corners, the one farthest to the left of the right line, and the one farthest to the right of the left line.
  const inward = right[0] * (right[0] > 0 ? y1 : y0) - right[1] * (right[1] > 0 ? x0 : x1);
  const inwardLeft = left[1] * (left[1] > 0 ? x1 : x0) - left[0] * (left[0] > 0 ? y0 : y1);
  return inward > 0 && inwardLeft > 0;
}

function characterIn<Character extends Space>(cone: Cone, others: readonly Character[]): Given<Character> | null {
  const { minX, maxX, minY, maxY } = cone;
  for (const character of others) {
    for (const [x, y] of squaresOf(character)) {
      const inBounds = x >= minX && x < maxX && y >= minY && y < maxY;
      if (inBounds && !isIn(cone.target, [x, y]) && reaches(cone, x, y, x + 1, y + 1))
        return { from: [x, y], to: [x + 1, y + 1], kind: 'character', character };
    }
  }
  return null;
}

/**
 * Lines that only touch a wall where they begin, as at its end, are not hidden by it (min.cover-and-line-of-sight.03). But walls that part, around
 * the corner, the attacker's squares from where the lines lead are passed through at the corner: a wall that runs on there, or the inside of an angle.
 */
function wallAtCorner(board: Board, attacker: Space, cone: Cone): Given<never> | null {
  const [x, y] = cone.corner;
  if (board.wallCorner[y * (board.columns + 1) + x] !== 1) return null;
  const open = reachedAround(board, attacker, cone.corner);
  const through = squaresAtCorner(x, y).find((square, i) => !open[i] && leadsInto(cone, i, square));
  if (!through) return null;
  const [column, row] = through;
  return { from: cone.corner, to: [2 * column + 1 - x, 2 * row + 1 - y], kind: 'at-the-corner', character: null };
}

/** Directions along edges, counterclockwise: each of the four squares at a corner lies between one of them and the next. */
const ALONG_EDGES: readonly Corner[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Do lines of a cone lead into one of the four squares at its corner? */
function leadsInto({ right, left, target }: Cone, quarter: number, square: Square): boolean {
  if (!right || !left) return isIn(target, square);
  const [begins, ends] = [ALONG_EDGES[quarter], ALONG_EDGES[(quarter + 1) % 4]];
  return begins !== undefined && ends !== undefined && turn(right, ends) > 0 && turn(begins, left) > 0;
}

/** Which of the four squares at a corner are reached from the attacker's without passing a wall. */
function reachedAround(board: Board, attacker: Space, [x, y]: Corner): boolean[] {
  const squares = squaresAtCorner(x, y);
  const free = squares.map(
    ([column, row]) => onBoard(board, column, row) && board.pillar[row * board.columns + column] === 0,
  );
  const reached = squares.map((square) => isIn(attacker, square));
  // Four squares in a ring: what is reached is so after at most three rounds.
  for (let round = 0; round < 3; round++) {
    for (const [i, here] of squares.entries()) {
      const next = (i + 1) % 4;
      const there = squares[next];
      if (!there || !free[i] || !free[next] || wallBetween(board, here, there)) continue;
      if (reached[i] || reached[next]) reached[i] = reached[next] = true;
    }
  }
  return reached;
}

function giverOf<Character extends Space>(
  board: Board,
  { kind, from, to, character }: Given<Character>,
): CoverGiver<Character> {
  if (kind === 'character' && character) return { character, square: from };
  if (kind === 'low-objects') return { lowObjects: from };
  const [atCorner] = barriersAtCorner(board, ...from);
  return kind === 'at-the-corner' && atCorner ? atCorner : barrierAt(board, ...from, ...to);
}

/** A line of a cone through what gives cover, to the middle of its way through the target. */
function lineThrough({ corner, target, right, left }: Cone, { from, to }: Given<Space>): MapLine {
  const start: MapPoint = { x: corner[0], y: corner[1], parts: 1 };
  // From a corner that the target touches: what gives cover is a square of the target.
  if (!right || !left) return { from: start, to: { x: from[0] + to[0], y: from[1] + to[1], parts: 2 } };
  let [low, high] = [right, left];
  // Between the outermost lines to the target and those to what gives cover.
  const steps = boundsOf(...from, ...to).map(([x, y]): Corner => [x - corner[0], y - corner[1]]);
  for (const step of steps.filter(([x, y]) => x !== 0 || y !== 0)) {
    const others = steps.filter((each) => turn(each, step) !== 0);
    if (others.every((each) => turn(step, each) > 0) && turn(low, step) > 0) low = step;
    if (others.every((each) => turn(each, step) > 0) && turn(step, high) > 0) high = step;
  }
  const way: Corner = [low[0] + high[0], low[1] + high[1]];
  const inTarget = middle(...wayThrough(corner, way, target));
  const along = (start: number, step: number): Fraction =>
    fraction(start * inTarget.under + step * inTarget.over, inTarget.under);
  return { from: start, to: mapPoint(along(corner[0], way[0]), along(corner[1], way[1])) };
}

/** From where to where a direction from a corner runs through a target, in lengths of the direction. */
function wayThrough(corner: Corner, way: Corner, { at, size }: Space): [Fraction, Fraction] {
  let [first, last] = [fraction(0), fraction(1_000_000)];
  for (const axis of [0, 1] as const) {
    if (way[axis] === 0) continue;
    const ends = [at[axis] - corner[axis], at[axis] + size - corner[axis]].map((end) => fraction(end, way[axis]));
    const [a, b] = ends.sort((x, y) => x.over * y.under - y.over * x.under);
    if (a && a.over * first.under > first.over * a.under) first = a;
    if (b && b.over * last.under < last.over * b.under) last = b;
  }
  return [first, last];
}
