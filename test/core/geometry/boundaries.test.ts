/** Measuring where it changes its answer: shapes that touch in an edge, in a corner, by exactly the tolerance, and the cases beside them. */
import * as fc from 'fast-check';
import {
  TOLERANCE,
  areaClosest,
  areaOverlap,
  circlesApart,
  clip,
  closest,
  closestLines,
  convexHull,
  convexPieces,
  crosses,
  farthest,
  insideBy,
  isSimple,
  lineChoices,
  overlap,
  overlaps,
  signedArea,
  touch,
  touches,
  whollyInside,
  type Line,
  type Point,
  type Polygon,
} from '../../../src/core/geometry';
import { placed, rounded } from './tables';

/** From its left, bottom, right and top; sides of 64 mm keep the tolerance exact. */
const box = (left: number, bottom: number, right: number, top: number): Polygon => [
  { x: left, y: top },
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
];
const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));
const line = (fromX: number, fromY: number, toX: number, toY: number): Line => ({
  from: { x: fromX, y: fromY },
  to: { x: toX, y: toY },
});

describe('two bases side by side', () => {
  const base = box(0, 0, 64, 64);
  const beside = (right: number): Polygon => box(-64, 0, right, 64);

  test.each<[string, number, boolean, boolean]>([
    ['deeper than the tolerance', 0.02, true, false],
    ['by exactly the tolerance', TOLERANCE, false, true],
    ['by half of it', 0.005, false, true],
    ['edge to edge', 0, false, true],
    ['apart by half of it', -0.005, false, true],
    ['apart by exactly the tolerance', -TOLERANCE, false, true],
    ['apart by more', -0.02, false, false],
  ])('%s', (_how, right, doOverlap, doTouch) => {
    const other = beside(right);
    expect([overlaps(base, other), overlap(base, other).holds]).toEqual([doOverlap, doOverlap]);
    expect([touches(base, other), touch(base, other).holds]).toEqual([doTouch, doTouch]);
    expect(overlap(base, other).margin).toBeCloseTo(right, 9);
    expect(touch(base, other).margin).toBeCloseTo(-Math.abs(right), 9);
    expect(overlap(base, other).depth).toBeCloseTo(Math.max(0, right), 9);
    // They share a place where they lie in each other at all.
    expect(overlap(base, other).at === null).toBe(right <= 0);
  });

  test('corner to corner is touching, not overlapping', () => {
    const corner = box(64, 64, 128, 128);
    expect([overlaps(base, corner), touches(base, corner)]).toEqual([false, true]);
    expect(overlap(base, corner)).toEqual({ holds: false, margin: 0, depth: 0, at: null });
    expect(closest(base, corner)).toEqual({ distance: 0, from: { x: 64, y: 64 }, to: { x: 64, y: 64 } });
    expect(closestLines(base, corner)).toHaveLength(1);
  });

  test('a point is in nothing as deep as the tolerance, not even in itself', () => {
    const point = points([5, 5]);
    expect(overlap(point, point)).toEqual({ holds: false, margin: 0, depth: 0, at: null });
  });

  test('edge to edge, what is closest is a corner', () => {
    expect(closest(base, beside(0))).toMatchObject({ distance: 0, from: { x: 0, y: 64 }, to: { x: 0, y: 64 } });
  });
});

describe('of several answers that are equally good', () => {
  test('the closest line is the first, seen from the corners of the first shape', () => {
    expect(closest(placed(0, 0), placed(10, 140))).toEqual({
      distance: 100,
      from: { x: 20, y: 20 },
      to: { x: 20, y: 120 },
    });
  });

  test('the farthest corner is the first', () => {
    expect(farthest(placed(0, 0), placed(0, 100)).to).toEqual({ x: -20, y: 120 });
  });

  test('the corner that sticks out is the first', () => {
    expect(whollyInside(box(0, 0, 900, 900), placed(19, 500)).corner).toEqual({ x: -1, y: 520 });
  });

  test('the piece of an area that is named is the first; of no pieces there is none', () => {
    const [left, right] = [placed(-50, 0), placed(50, 0)];
    expect(areaClosest([placed(0, 0)], [left, right])?.to.x).toBe(-30);
    expect(areaClosest([placed(0, 0)], [right, left])?.to.x).toBe(30);
    expect(areaClosest([], [left])).toBeNull();
    expect(areaOverlap([placed(0, 0)], [placed(-30, 0), placed(30, 0)])).toMatchObject({ depth: 10, at: { x: -15 } });
    expect(areaOverlap([placed(0, 0)], [])).toEqual({ holds: false, margin: -Infinity, depth: 0, at: null });
  });
});

test('the quick look at circles: at exactly the distance, they are not apart', () => {
  const [a, b] = [{ x: 0, y: 0, radius: 10 }, { x: 30, y: 40, radius: 20 }]; // prettier-ignore
  expect([19.9, 20, 20.1].map((mm) => circlesApart(a, b, mm))).toEqual([true, false, false]);
});

describe('a line and an obstacle', () => {
  // Two pieces side by side, cut at x = 0: 40 mm wide and high to the left, 20 mm high to the right.
  const area = [box(-40, 0, 0, 40), box(0, 0, 40, 20)];

  test.each<[string, Line, number, Line | null]>([
    ['along the cut', line(0, -100, 0, 100), 20, line(0, 0, 0, 20)],
    ['beside the cut by less than the tolerance', line(0.005, -100, 0.005, 100), 20, line(0.005, 0, 0.005, 20)],
    // That is inside one piece, by that much.
    ['beside the cut by more', line(0.015, -100, 0.015, 100), 0.015, line(0.015, 0, 0.015, 20)],
    ['along the cut, begun within it', line(0, 5, 0, 100), 15, line(0, 5, 0, 20)],
    ['along the cut, ended within it', line(0, -100, 0, 15), 15, line(0, 0, 0, 15)],
    ['along what only one piece has of the cut', line(0, 20, 0, 100), 0, null],
    ['along an edge', line(-40, -100, -40, 100), 0, null],
    ['of no length, on the cut', line(0, 10, 0, 10), 0, null],
    ['of no length, inside', line(-20, 20, -20, 20), 20, line(-20, 20, -20, 20)],
    ['ends at an edge', line(-20, -50, -20, 0), 0, null],
    ['ends inside', line(-20, -50, -20, 15), 15, line(-20, 0, -20, 15)],
    ['begins inside', line(-20, 25, -20, 60), 15, line(-20, 25, -20, 40)],
    ['through a corner', line(-60, 20, -20, 60), 0, null],
  ])('%s', (_where, along, margin, through) => {
    const found = crosses(along, area);
    expect(found.margin).toBeCloseTo(margin, 9);
    expect(found.holds).toBe(margin > 0);
    const ends = found.through && { from: rounded(found.through.from), to: rounded(found.through.to) };
    expect(ends).toEqual(through);
  });

  test('along the cut of a thin obstacle, by its thinner side', () => {
    const thin = [box(-0.5, 0, 0, 40), box(0, 0, 0.25, 40)];
    expect(crosses(line(0, -100, 0, 100), thin).margin).toBeCloseTo(0.25, 9);
    expect(crosses(line(0, 100, 0, -100), thin)).toMatchObject({ holds: true });
    for (const wide of [0.005, TOLERANCE]) {
      const wafer = [box(-wide, 0, 0, 40), box(0, 0, wide, 40)];
      expect(crosses(line(0, -100, 0, 100), wafer).holds).toBe(false);
    }
  });

  test('along a part of a cut, drifting off by less than the tolerance', () => {
    const halves = [box(-40, 0, 0, 20), box(0, 0, 40, 20)];
    expect(crosses(line(0, 0, 0.008, 10), halves).margin).toBeCloseTo(10, 3);
  });

  test('along an edge that two pieces share in a corner only, it runs through neither', () => {
    expect(crosses(line(0, -100, 0, 100), [box(-40, 0, 0, 20), box(0, 20, 40, 40)]).holds).toBe(false);
  });

  test('along two cuts the longer one counts, whichever comes first', () => {
    const shorter = [box(-40, 30, 0, 35), box(0, 30, 40, 35)];
    for (const both of [
      [...area, ...shorter],
      [...shorter, ...area],
    ])
      expect(crosses(line(0, -100, 0, 100), both).margin).toBeCloseTo(20, 9);
  });

  test('through one piece a little and along the cut of two others: the deeper counts', () => {
    const found = crosses(line(0, -100, 0, 100), [box(-1, 60, 1, 80), ...area]);
    expect(found).toMatchObject({ holds: true, through: line(0, 0, 0, 20) });
    expect(found.margin).toBeCloseTo(20, 9);
  });
});

test('an outermost line may be chosen where the obstacle ends in it, either one', () => {
  const lines = closestLines(placed(0, 0), placed(0, 140));
  const crossed = (...areas: Polygon[]): (readonly number[])[] =>
    lineChoices(
      lines,
      areas.map((each) => [each]),
    ).map((choice) => choice.crosses);
  expect(crossed(box(-30, 60, 20, 70))).toEqual([[0], []]);
  expect(crossed(box(-20, 60, 30, 70))).toEqual([[], [0]]);
  expect(crossed(box(-20, 60, 20, 70))).toEqual([[], [0]]);
  expect(crossed(box(-30, 60, 30, 70))).toEqual([[0]]);
  // One within another, each a choice; whichever is named first.
  const [wide, narrow] = [box(-16, 60, 12, 70), box(-8, 80, 8, 90)];
  expect(
    crossed(wide, narrow)
      .map((each) => each.join())
      .sort(),
  ).toEqual(['', '0', '0,1']);
  expect(
    crossed(narrow, wide)
      .map((each) => each.join())
      .sort(),
  ).toEqual(['', '0,1', '1']);
  // A small one in any corner of the strip between both.
  for (const [x, y] of [
    [-16, 25],
    [8, 25],
    [-16, 105],
    [8, 105],
  ] as const)
    expect(crossed(box(x, y, x + 8, y + 10))).toEqual([[], [0]]);
  // One that lies elsewhere opens no way round a wall.
  expect(crossed(box(-30, 60, 30, 70), box(100, 60, 110, 70))).toEqual([[0]]);
  // Where the first ends, the second begins: the line between them grazes both.
  expect(crossed(box(-30, 60, 5, 70), box(5, 60, 30, 70))).toEqual([[0], [1], []]);
});

describe('clipping along edges', () => {
  test('shapes that are apart have nothing in common', () => {
    expect(clip(box(0, 0, 40, 40), box(50, 0, 60, 40))).toEqual([]);
  });

  test('the hull of one point is that point, of two their line, in order', () => {
    expect(convexHull(points([3, 4]))).toEqual(points([3, 4]));
    expect(convexHull(points([9, 4], [3, 4]))).toEqual(points([3, 4], [9, 4]));
    expect(convexHull(points([3, 9], [3, 4], [3, 6], [5, 4]))).toHaveLength(3);
  });
});

describe('outlines', () => {
  test('a corner on an edge that runs along the table, from either side and wherever the outline begins', () => {
    const touching = points([0, 0], [20, 0], [20, 20], [10, 0], [0, 20]);
    const free = points([0, 0], [20, 0], [20, 20], [10, 1], [0, 20]);
    for (let quarters = 0; quarters < 4; quarters++)
      for (let begin = 0; begin < 5; begin++)
        for (const outline of [touching, free]) {
          const begun = [...outline.slice(begin), ...outline.slice(0, begin)];
          const turned = begun.map(({ x, y }) =>
            [
              { x, y },
              { x: y, y: -x },
              { x: -x, y: -y },
              { x: -y, y: x },
            ].at(quarters),
          ) as Point[];
          expect([isSimple(turned), isSimple([...turned].reverse())]).toEqual(Array(2).fill(outline === free));
        }
  });

  test('a corner in the middle of a straight edge makes no piece without an area', () => {
    const pieces = convexPieces(points([0, 0], [5, 0], [10, 0], [10, 10], [5, 10], [0, 10]));
    for (const piece of pieces) expect(signedArea(piece)).toBeGreaterThan(0);
    expect(pieces.reduce((sum, piece) => sum + signedArea(piece), 0)).toBe(100);
  });

  const lattice = fc.record({ x: fc.integer({ min: 0, max: 4 }), y: fc.integer({ min: 0, max: 4 }) });
  const outlines = fc.uniqueArray(lattice, { minLength: 4, maxLength: 8, selector: ({ x, y }) => x * 10 + y });

  test('the pieces of any outline hold what it encloses and nothing else, each convex, none on another', () => {
    fc.assert(
      fc.property(outlines.filter(isSimple), (outline) => {
        const pieces = convexPieces(outline);
        for (const [i, piece] of pieces.entries()) {
          expect(signedArea(piece)).toBeGreaterThan(0);
          expect(signedArea(convexHull(piece))).toBe(signedArea(piece));
          for (const other of pieces.slice(i + 1)) expect(overlaps(piece, other)).toBe(false);
        }
        for (let x = 0.3137; x < 4; x += 0.5)
          for (let y = 0.4271; y < 4; y += 0.5)
            expect(pieces.some((piece) => insideBy(piece, { x, y }) > 0)).toBe(encloses(outline, { x, y }));
      }),
      { numRuns: 300 },
    );
  });
});

/** Even or odd: how often does the outline cross the line from the point to the east? */
function encloses(outline: readonly Point[], p: Point): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}
