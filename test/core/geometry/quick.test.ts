/** Quick forms say what the exact ones say, for any shapes near each other. */
import * as fc from 'fast-check';
import {
  anyAlong,
  crossings,
  discInArc,
  fullArc,
  headingFromDegrees,
  inArc,
  isDisc,
  marginInArc,
  placing,
  pointDistance,
  pointsAlong,
  poseAt,
  samePose,
  shapesOverlap,
  shapesShare,
  trackAround,
  wedge,
  type Disc,
  type Pose,
  type Shape,
} from '../../../src/core/geometry';
import { reason } from '../../../src/core';
import { anyPlaced, anyPose, mm } from './tables';

const anyDisc: fc.Arbitrary<Disc> = fc
  .tuple(mm(-150, 150), mm(-150, 150), mm(5, 40))
  .map(([x, y, radius]) => ({ x, y, radius }));
const anyShape: fc.Arbitrary<Shape> = fc.oneof(anyDisc, anyPlaced);
const runs = { numRuns: 300, seed: 1 };

test('whether two shapes overlap', () => {
  fc.assert(
    fc.property(anyShape, anyShape, (a, b) => expect(shapesShare(a, b)).toBe(shapesOverlap(a, b).holds)),
    runs,
  );
  const disc = (x: number): Disc => ({ x, y: 0, radius: 10 });
  expect([19.98, 19.995, 20, 20.5].map((x) => shapesShare(disc(0), disc(x)))).toEqual([true, false, false, false]);
});

test('by how much a polygon is in an arc', () => {
  fc.assert(
    fc.property(anyPose, anyPlaced, (pose, target) => {
      for (const arc of [
        fullArc(pose),
        wedge(pose, { x: -1, y: 1 }, { x: 1, y: 1 }),
        wedge(pose, { x: 1, y: 1 }, { x: -1, y: 1 }),
      ])
        expect(marginInArc(arc, target)).toBe(inArc(arc, target).margin);
    }),
    runs,
  );
  expect(discInArc(fullArc(poseAt({ x: 0, y: 0 })), { x: 0, y: 20, radius: 5 }).holds).toBe(true);
});

test('whether something holds anywhere along a track, and it is looked for no further than that', () => {
  fc.assert(
    fc.property(anyShape, anyDisc, (shape, near) => {
      const track = trackAround(shape, 17);
      const holds = (at: { x: number; y: number }): boolean => pointDistance(at, near) <= near.radius;
      expect(anyAlong(track, 10, holds)).toBe(pointsAlong(track, 10).some(holds));
    }),
    runs,
  );
  const [line] = [{ from: { x: 0, y: 0 }, to: { x: 100, y: 0 } }];
  const onlyAt = (p: number) => (at: { x: number }) => at.x === p;
  const circle = { x: 500, y: 0, radius: 10 };
  for (const [p, holds] of [
    [0, true],
    [50, true],
    [100, true],
    [25, false],
    [510, true],
    [500, true],
    [501, false],
  ] as const)
    expect(anyAlong({ lines: [line], circles: [circle] }, 50, onlyAt(p))).toBe(holds);
  expect(anyAlong({ lines: [line, { ...line, to: { x: 30, y: 0 } }], circles: [] }, 50, onlyAt(30))).toBe(true);
  expect(anyAlong({ lines: [], circles: [] }, 50, () => true)).toBe(false);
  const asked = jest.fn(() => true);
  expect(anyAlong(trackAround({ x: 0, y: 0, radius: 5 }, 17), 10, asked)).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('tracks of two things cross where a disc touches both, and nowhere when they are far from each other', () => {
  fc.assert(
    fc.property(anyShape, anyDisc, (shape, disc) => {
      const [a, b] = [trackAround(shape, 17), trackAround(disc, 17)];
      const key = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
      expect(crossings(a, b).map(key).sort()).toEqual(crossings(b, a).map(key).sort());
    }),
    runs,
  );
  const [rim] = [20];
  const right = { x: 0, y: 0, radius: 10 };
  const touching = crossings(trackAround(right, 10), trackAround({ x: 40, y: 0, radius: 10 }, 10));
  expect(touching.every(({ x, y }) => Math.abs(x - rim) < 1e-9 && Math.abs(y) < 1e-6)).toBe(true);
  expect(touching.length).toBeGreaterThan(0);
});

test('poses are the same where they stand and face alike', () => {
  const pose = { x: 1, y: 2, heading: headingFromDegrees(90) };
  const others: Pose[] = [
    { ...pose, x: 2 },
    { ...pose, y: 1 },
    { ...pose, heading: { x: 1, y: 0.5 } },
    { ...pose, heading: { x: 0.5, y: 0 } },
  ];
  expect(samePose(pose, { ...pose, heading: { ...pose.heading } })).toBe(true);
  expect(others.map((other) => samePose(pose, other))).toEqual([false, false, false, false]);
});

describe('placing', () => {
  const zone = { left: 0, bottom: 0, width: 100, height: 100 };
  const read = (): never => {
    throw new Error('nothing is read here');
  };
  const action = (_piece: string, { x, y }: Pose): { x: number; y: number } => ({ x, y });

  test('the grid is searched once for a piece, however often somebody samples', () => {
    const cannot = jest.fn(() => reason('full', 'There is no room.', []));
    const region = placing({ type: 'put', pieces: ['rock'], action, read, zone, towards: { x: 0, y: 1 }, cannot });
    expect(region.free('rock')).toBeNull();
    const poses = cannot.mock.calls.length;
    expect(poses).toBeGreaterThan(20);
    expect(region.sample(() => 0)).toBeNull();
    // Random tries only.
    expect(cannot.mock.calls.length - poses).toBe(40);
  });

  test('without a quick look the first legal pose of the grid is taken, and none behind it is measured', () => {
    const cannot = jest.fn(() => null);
    const region = placing({ type: 'put', pieces: ['rock'], action, read, zone, towards: { x: 0, y: 1 }, cannot });
    expect(region.free('rock')).toEqual({ x: 20, y: 10 });
    expect(cannot).toHaveBeenCalledTimes(1);
  });
});

test('the shapes of these tests are discs and polygons', () => {
  const found = fc.sample(anyShape, { numRuns: 50, seed: 1 }).map(isDisc);
  expect(new Set(found)).toEqual(new Set([true, false]));
});
