import * as fc from 'fast-check';
import {
  TOLERANCE,
  ahead,
  basePolygon,
  closest,
  closestLines,
  crosses,
  discClosest,
  discPolygon,
  discsClosest,
  distance,
  farApart,
  farthest,
  gap,
  lineChoices,
  moved,
  overlap,
  overlaps,
  pointDistance,
  signedArea,
  sideways,
  signedDistance,
  tooCloseToCall,
  tooCloseWithin,
  touch,
  touches,
  turned,
  type Point,
  type Polygon,
} from '../../../src/core/geometry';
import { anyAngle, anyBase, anyPlaced, anyPose, at, mm, placed } from './tables';

const turnedRound = (polygon: Polygon, degrees: number): Polygon =>
  polygon.map((p) => {
    const right = turned({ x: 1, y: 0 }, degrees);
    return { x: p.x * right.x - p.y * right.y, y: p.x * right.y + p.y * right.x };
  });

test('two ships that face each other', () => {
  expect(closest(placed(0, 0), placed(0, 140))).toMatchObject({ distance: 100 });
  expect(distance(placed(0, 0), placed(0, 140.2, 180))).toBeCloseTo(100.2, 9);
  const corner = closest(placed(0, 0), placed(70, 80));
  expect(corner).toEqual({ distance: 50, from: { x: 20, y: 20 }, to: { x: 50, y: 60 } });
});

test('distance is the same from both sides, and its evidence is as long as it says', () => {
  fc.assert(
    fc.property(anyPlaced, anyPlaced, (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a));
      const { distance: d, from, to } = closest(a, b);
      expect(d).toBeCloseTo(distance(a, b), 9);
      expect(pointDistance(from, to)).toBeCloseTo(d, 9);
      expect(signedDistance(a, b)).toBe(signedDistance(b, a));
    }),
  );
});

test('bases overlap exactly when their distance is 0 and they lie deeper in each other than the tolerance', () => {
  fc.assert(
    fc.property(anyPlaced, anyPlaced, (a, b) => {
      expect(overlaps(a, b)).toBe(signedDistance(a, b) < -TOLERANCE);
      expect(overlap(a, b).holds).toBe(overlaps(a, b));
      if (overlaps(a, b)) expect(distance(a, b)).toBe(0);
      if (distance(a, b) > 0) expect(overlaps(a, b)).toBe(false);
      expect(touches(a, b)).toBe(touch(a, b).holds);
    }),
  );
});

test('measuring is not changed by moving and turning the whole table', () => {
  fc.assert(
    fc.property(anyPlaced, anyPlaced, anyAngle, mm(-500, 500), (a, b, degrees, by) => {
      const elsewhere = (p: Polygon): Polygon => moved(turnedRound(p, degrees), { x: by, y: -by });
      expect(signedDistance(elsewhere(a), elsewhere(b))).toBeCloseTo(signedDistance(a, b), 8);
    }),
  );
});

test('pushed apart by the depth of the overlap, two bases just touch', () => {
  fc.assert(
    // Centers less than 40 mm apart: however the bases are turned, they overlap.
    fc.property(anyPose, mm(-28, 28), mm(-28, 28), anyAngle, (pose, x, y, degrees) => {
      const a = basePolygon(pose, { width: 40, length: 40 });
      const b = placed(pose.x + x, pose.y + y, degrees);
      const { depth, at: middle } = overlap(a, b);
      expect(depth).toBeGreaterThan(0);
      expect(middle).not.toBeNull();
      expect(gap(a, moved(b, { x: 0, y: depth * 0.999 }))).toBeLessThan(0);
      expect(distance(a, moved(b, { x: depth * 10, y: depth * 10 }))).toBeGreaterThanOrEqual(0);
      const ways = [0, 90, 180, 270].flatMap((d) => [turned(pose.heading, d), turned(at(0, 0, degrees).heading, d)]);
      const pushes = ways.map((way) => signedDistance(a, moved(b, { x: way.x * depth, y: way.y * depth })));
      expect(Math.max(...pushes)).toBeGreaterThan(-1e-9);
      expect(Math.max(...pushes)).toBeLessThan(1e-6);
    }),
  );
});

test('touching is within the tolerance on either side; deeper is overlapping', () => {
  const base = placed(0, 0);
  expect([39.98, 39.995, 40, 40.005, 40.02].map((x) => touches(base, placed(x, 0)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect([39.98, 39.995, 40, 40.005].map((x) => overlaps(base, placed(x, 0)))).toEqual([true, false, false, false]);
  expect(overlap(base, placed(38, 0))).toMatchObject({ holds: true, depth: 2, at: { x: 19, y: 0 } });
  expect(overlap(base, placed(38, 0)).margin).toBeCloseTo(2, 9);
  expect(overlap(base, placed(43, 0)).margin).toBeCloseTo(-3, 9);
  expect(touch(base, placed(41, 0)).margin).toBeCloseTo(-1, 9);
});

test('a margin within half a mm is too close to call', () => {
  expect([0.4, -0.4, 0.6, -0.6].map(tooCloseToCall)).toEqual([true, true, false, false]);
  expect([2.9, -2.9, 3.1, -3.1].map((margin) => tooCloseWithin(margin, 3))).toEqual([true, true, false, false]);
  expect([0.4, 0.6].map((margin) => tooCloseWithin(margin, 0))).toEqual([true, false]);
});

test('points and lines are polygons too', () => {
  const line = [{ x: 0, y: 0 }, { x: 10, y: 0 }]; // prettier-ignore
  expect(distance(line, [{ x: 20, y: 0 }, { x: 30, y: 0 }])).toBe(10); // prettier-ignore
  expect(distance([{ x: 3, y: 4 }], [{ x: 0, y: 0 }])).toBe(5);
  expect(distance([{ x: 5, y: 0 }], line)).toBe(0);
  expect(distance([{ x: 13, y: 4 }], line)).toBe(5);
  expect(overlaps([{ x: 1, y: 1 }], [{ x: 1, y: 1 }])).toBe(false);
});

test('the quick look at the circles never calls near what is far', () => {
  fc.assert(
    fc.property(anyPlaced, anyPlaced, mm(0, 300), (a, b, reach) => {
      if (farApart(a, b, reach)) expect(distance(a, b)).toBeGreaterThan(reach);
    }),
  );
  expect(farApart(placed(0, 0), placed(0, 500), 300)).toBe(true);
});

test('the farthest corner decides whether all of a ship is in range', () => {
  expect(farthest(placed(0, 0), placed(0, 100)).distance).toBe(100);
});

describe('several lines equally short', () => {
  const rock = (x: number): Polygon[] => [[{ x: x - 5, y: 60 }, { x: x + 5, y: 60 }, { x: x + 5, y: 70 }, { x: x - 5, y: 70 }]]; // prettier-ignore

  test('parallel bases have two outermost shortest lines', () => {
    const lines = closestLines(placed(0, 0), placed(10, 140));
    expect(lines.map((line) => [line.from.x, line.to.x]).sort()).toEqual([[-10, -10], [20, 20]]); // prettier-ignore
    expect(lines.map((line) => line.distance)).toEqual([100, 100]);
  });

  test('where a corner is closest there is one line', () => {
    expect(closestLines(placed(0, 0), placed(10, 140, 10))).toHaveLength(1);
    expect(closestLines(placed(0, 0), placed(100, 140))).toHaveLength(1);
  });

  test.each<[how: string, aside: number, [number, number][]]>([
    [
      'half a mm of each',
      39.5,
      [
        [19.5, 19.5],
        [20, 20],
      ],
    ],
    [
      'nearly all of each',
      0.5,
      [
        [-19.5, -19.5],
        [20, 20],
      ],
    ],
    ['a corner of each', 40, [[20, 20]]],
    ['nothing of each, by half a mm', 40.5, [[20, 20.5]]],
  ])(
    'sides of which %s face each other: the shortest lines stand square on them, none leads aslant to the next corner',
    (_how, aside, ends) => {
      for (const side of [1, -1]) {
        const lines = closestLines(placed(0, 0), placed(side * aside, 140)).map(({ from, to }) => [
          side * from.x,
          side * to.x,
        ]);
        expect(lines.sort(([p = 0], [q = 0]) => p - q)).toEqual(ends);
      }
    },
  );

  test.each([
    ['as much as the tolerance', TOLERANCE - 0.001, 2],
    ['more', TOLERANCE + 0.001, 1],
    ['a mm', 1, 1],
  ])('a side that is farther away at one end, by %s', (_how, farther, count) => {
    const corners = [{ x: -20, y: 120 }, { x: 20, y: 120 + farther }, { x: 20, y: 160 }, { x: -20, y: 160 }]; // prettier-ignore
    expect(closestLines(placed(0, 0), corners)).toHaveLength(count);
    expect(closestLines(corners, placed(0, 0))).toHaveLength(count);
  });

  test('every line that is found stands square and is as short, and so are all between the two, of any bases side by side', () => {
    fc.assert(
      fc.property(anyPose, anyBase, anyBase, mm(-90, 90), mm(1, 200), (pose, base, other, aside, away) => {
        const target = basePolygon(ahead(sideways(pose, aside), away + (base.length + other.length) / 2), other);
        const lines = closestLines(basePolygon(pose, base), target);
        const facing = (base.width + other.width) / 2 - Math.abs(aside);
        fc.pre(Math.abs(facing) > 0.05);
        const [first, last = first] = lines;
        expect(lines).toHaveLength(facing > 0 ? 2 : 1);
        const wide = Math.min(facing, base.width, other.width);
        if (facing > 0) {
          for (const line of lines) expect(line.distance).toBeCloseTo(away, 6);
          expect(pointDistance(first!.from, last!.from)).toBeCloseTo(wide, 6);
          expect(pointDistance(first!.to, last!.to)).toBeCloseTo(wide, 6);
        }
      }),
    );
  });

  test('a rock in the middle leaves a choice, a wall leaves none', () => {
    const lines = closestLines(placed(0, 0), placed(0, 140));
    expect(lineChoices(lines, [rock(0)]).map((c) => c.crosses)).toEqual(expect.arrayContaining([[], [0]]));
    const wall = [[{ x: -50, y: 60 }, { x: 50, y: 60 }, { x: 50, y: 70 }, { x: -50, y: 70 }]]; // prettier-ignore
    expect(lineChoices(lines, [wall]).map((c) => c.crosses)).toEqual([[0]]);
  });

  test('between two rocks there may be a gap, and each rock can be chosen alone', () => {
    const lines = closestLines(placed(0, 0), placed(0, 140));
    const choices = lineChoices(lines, [rock(-17), rock(17)]).map((c) => c.crosses);
    expect(choices).toEqual(expect.arrayContaining([[], [0], [1]]));
    expect(choices).toHaveLength(3);
    const screens = [placed(-10, 65, 0, { width: 30, length: 10 }), placed(17.5, 65, 0, { width: 15, length: 10 })];
    const past = lineChoices(lines, [screens]).find((c) => c.crosses.length === 0);
    expect(past?.line.from.x).toBeCloseTo(7.5, 9);
    expect(lineChoices(closestLines(placed(0, 0), placed(70, 80)), [rock(0)])).toHaveLength(1);
  });
});

test('a line that only grazes an obstacle is not obstructed by it; the margin says by how little', () => {
  const rock = placed(0, 60);
  const along = (x: number): { from: Point; to: Point } => ({ from: { x, y: 0 }, to: { x, y: 140 } });
  expect(crosses(along(20), [rock]).holds).toBe(false);
  expect(crosses(along(19.7), [rock])).toMatchObject({
    holds: true,
    through: { from: { x: 19.7, y: 40 }, to: { x: 19.7, y: 80 } },
  });
  expect(tooCloseToCall(crosses(along(19.7), [rock]).margin)).toBe(true);
  expect(crosses(along(25), [rock])).toMatchObject({ holds: false, through: null });
  expect(crosses(along(25), [rock]).margin).toBeCloseTo(-5, 9);
  expect(crosses({ from: { x: 0, y: 0 }, to: { x: 0, y: 30 } }, [rock]).holds).toBe(false);
});

describe('round bases', () => {
  test('are measured from their rim', () => {
    const disc = { x: 0, y: 57, radius: 17 };
    expect(discClosest(disc, placed(0, 0))).toEqual({ distance: 20, from: { x: 0, y: 40 }, to: { x: 0, y: 20 } });
    expect(discsClosest(disc, { x: 0, y: 100, radius: 17 })).toEqual({
      distance: 9,
      from: { x: 0, y: 74 },
      to: { x: 0, y: 83 },
    });
    expect(discsClosest(disc, { x: 0, y: 80, radius: 17 }).distance).toBe(0);
  });

  test('where two lie on each other is on the rim of the first, or in the middle of the second if that is nearer', () => {
    const at = (y: number, radius: number) => discsClosest({ x: 0, y: 0, radius: 17 }, { x: 0, y, radius });
    expect(at(30, 17)).toEqual({ distance: 0, from: { x: 0, y: 17 }, to: { x: 0, y: 17 } });
    expect(at(5, 17)).toEqual({ distance: 0, from: { x: 0, y: 5 }, to: { x: 0, y: 5 } });
    expect(at(0, 17)).toEqual({ distance: 0, from: { x: 0, y: 0 }, to: { x: 0, y: 0 } });
    // Rims that meet are no gap, nor is a polygon's edge that meets a rim.
    expect(at(34, 17).distance).toBe(0);
    expect(discClosest({ x: 0, y: 37, radius: 17 }, placed(0, 0))).toMatchObject({
      distance: 0,
      from: { x: 0, y: 20 },
    });
  });

  test('as polygons they are nearly as large', () => {
    expect(signedArea(discPolygon({ x: 3, y: 4, radius: 17 }))).toBeGreaterThan(3.1365 * 17 * 17);
    for (const p of discPolygon({ x: 3, y: 4, radius: 17 }))
      expect(pointDistance(p, { x: 3, y: 4 })).toBeCloseTo(17, 9);
  });
});
