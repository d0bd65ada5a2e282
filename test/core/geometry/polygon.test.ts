import * as fc from 'fast-check';
import {
  basePolygon,
  boundingCircle,
  clip,
  clipLeft,
  contains,
  convexHull,
  convexPieces,
  crosses,
  insideBy,
  isSimple,
  plus,
  pointDistance,
  rectangle,
  runsThrough,
  signedArea,
  whollyInside,
  type Point,
} from '../../../src/core/geometry';
import { anyBase, anyPose, at, mm, placed, small } from './tables';

const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));

test('corners of a base, counterclockwise from its front left', () => {
  expect(placed(100, 100)).toEqual(points([80, 120], [80, 80], [120, 80], [120, 120]));
  expect(placed(100, 100, 90)).toEqual(points([120, 120], [80, 120], [80, 80], [120, 80]));
  expect(basePolygon(at(0, 0, 180), { width: 43, length: 71 })).toEqual(
    points([21.5, -35.5], [21.5, 35.5], [-21.5, 35.5], [-21.5, -35.5]),
  );
});

test('the area of a base is its width times its length, wherever it stands', () => {
  fc.assert(
    fc.property(anyPose, anyBase, (pose, base) => {
      expect(signedArea(basePolygon(pose, base))).toBeCloseTo(base.width * base.length, 6);
    }),
  );
});

test('the bounding circle reaches every corner', () => {
  expect(boundingCircle(placed(10, 20))).toEqual({ x: 10, y: 20, radius: Math.sqrt(800) });
});

test('a point inside, on the edge, and outside, with the mm', () => {
  const base = placed(0, 0);
  expect(insideBy(base, { x: 15, y: 3 })).toBe(5);
  expect(contains(base, { x: 20, y: 0 })).toEqual({ holds: true, margin: 0 });
  expect(contains(base, { x: 22, y: 0 }).holds).toBe(false);
});

test('a base that reaches over the edge of the mat is not wholly on it, and the corner that sticks out is named', () => {
  const mat = rectangle(0, 0, 914, 914);
  expect(whollyInside(mat, placed(20, 20)).holds).toBe(true);
  const over = whollyInside(mat, placed(19, 500));
  expect(over.holds).toBe(false);
  expect(over.margin).toBeCloseTo(-1, 9);
  expect(over.corner?.x).toBe(-1);
});

test('what is clipped is what lies in both, whichever is clipped', () => {
  fc.assert(
    fc.property(anyPose, mm(-30, 30), mm(-30, 30), mm(-30, 30), mm(-30, 30), anyBase, (pose, x, y, ofX, ofY, base) => {
      const [a, b] = [basePolygon(pose, base), placed(pose.x + x, pose.y + y)];
      const shared = clip(a, b);
      expect(signedArea(shared)).toBeCloseTo(signedArea(clip(b, a)), 5);
      const point = { x: pose.x + ofX, y: pose.y + ofY };
      const depth = Math.min(insideBy(a, point), insideBy(b, point));
      if (Math.abs(depth) > 0.001) expect(insideBy(shared, point) > 0).toBe(depth > 0);
    }),
  );
});

test('a cut through corners keeps each corner once', () => {
  const [square, corner] = [points([0, 0], [10, 0], [10, 10], [0, 10]), { x: 10, y: 10 }];
  const triangle = clipLeft(square, { x: 0, y: 0 }, corner);
  expect(triangle).toHaveLength(3);
  expect(signedArea(triangle)).toBe(50);
  expect(clipLeft(square, corner, { x: 0, y: 0 })).toHaveLength(3);
});

test('half of a base lies under another that stands 20 mm to its right', () => {
  expect(signedArea(clip(placed(0, 0), placed(20, 0)))).toBe(800);
});

test('the hull holds every point and is convex', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) }), {
        minLength: 3,
      }),
      (cloud) => {
        const hull = convexHull(cloud);
        if (hull.length < 3) return;
        expect(signedArea(hull)).toBeGreaterThan(0);
        for (const p of cloud) expect(insideBy(hull, p)).toBeGreaterThan(-1e-9);
      },
    ),
  );
  expect(convexHull(points([0, 0], [10, 0], [5, 2], [10, 10], [0, 10], [5, 0]))).toHaveLength(4);
});

describe('outlines that are not convex', () => {
  const hook = points([0, 0], [60, 0], [60, 20], [20, 20], [20, 60], [0, 60]);

  test('fall into convex pieces that cover the same area', () => {
    const pieces = convexPieces(hook);
    expect(pieces).toHaveLength(2);
    expect(pieces.reduce((sum, piece) => sum + signedArea(piece), 0)).toBe(2000);
    expect(convexPieces([...hook].reverse()).reduce((sum, piece) => sum + signedArea(piece), 0)).toBe(2000);
  });

  test('pieces are joined over corners that lie in the middle of a straight side', () => {
    // A plus: its bar is one piece, though the corners of both arms lie in its sides.
    const plus = points(
      [20, 0],
      [40, 0],
      [40, 20],
      [60, 20],
      [60, 40],
      [40, 40],
      [40, 60],
      [20, 60],
      [20, 40],
      [0, 40],
      [0, 20],
      [20, 20],
    );
    const pieces = convexPieces(plus);
    expect(pieces).toHaveLength(3);
    expect(pieces.reduce((sum, piece) => sum + signedArea(piece), 0)).toBe(2000);
  });

  test('star-shaped outlines keep their area in convex pieces', () => {
    fc.assert(
      fc.property(fc.array(mm(5, 60), { minLength: 5, maxLength: 20 }), (radii) => {
        const star = radii.map((r, i) => plus({ x: 0, y: 0 }, at(0, 0, (-360 * i) / radii.length).heading, r));
        const pieces = convexPieces(star);
        expect(pieces.reduce((sum, piece) => sum + signedArea(piece), 0)).toBeCloseTo(signedArea(star), 6);
        for (const piece of pieces) expect(signedArea(convexHull(piece))).toBeCloseTo(signedArea(piece), 6);
      }),
    );
  });

  test('an outline that crosses or touches itself is not simple', () => {
    expect(isSimple(hook)).toBe(true);
    expect(isSimple(points([0, 0], [10, 0], [5, 5]))).toBe(true);
    expect(isSimple(points([0, 0], [10, 10], [10, 0], [0, 10]))).toBe(false);
    expect(isSimple(points([0, 0], [10, 0], [5, 0], [5, 5]))).toBe(false);
    expect(isSimple(points([0, 0], [10, 0]))).toBe(false);
    // Edges in a row that lie on each other, at a corner or where the outline closes; a corner twice.
    expect(isSimple(points([0, 0], [5, 0], [0, 0], [0, 5]))).toBe(false);
    expect(isSimple(points([0, 0], [10, 0], [5, 5], [5, 0]))).toBe(false);
    expect(isSimple(points([5, 0], [10, 0], [10, 10], [0, 0]))).toBe(true);
    expect(isSimple(points([7, 0], [10, 0], [10, 10], [0, 0], [8, 0]))).toBe(false);
    expect(isSimple(points([0, 0], [10, 0], [10, 0], [5, 5]))).toBe(false);
    expect(isSimple(points([0, 0], [10, 0], [5, 5], [0, 0]))).toBe(false);
    expect(isSimple(points([0, 0], [10, 0], [5, 0]))).toBe(false);
    // A corner on another edge; two edges on one line that lie on each other, and two that do not.
    expect(isSimple(points([0, 0], [20, 0], [20, 20], [10, 0], [0, 20]))).toBe(false);
    expect(isSimple(points([0, 0], [30, 0], [30, 10], [20, 0], [10, 0], [0, 10]))).toBe(false);
    expect(isSimple(points([0, 0], [10, 0], [10, 5], [20, 5], [20, 0], [30, 0], [30, 20], [0, 20]))).toBe(true);
    expect(() => convexPieces(points([0, 0], [10, 10], [10, 0], [0, 10]))).toThrow('crosses itself');
  });

  test('a line through the notch misses, a line through the arm crosses', () => {
    const area = convexPieces(hook);
    expect(crosses({ from: { x: 25, y: 70 }, to: { x: 70, y: 25 } }, area).holds).toBe(false);
    const found = crosses({ from: { x: -10, y: 40 }, to: { x: 80, y: 40 } }, area);
    expect(found.holds).toBe(true);
    expect(found.through).toEqual({ from: { x: 0, y: 40 }, to: { x: 20, y: 40 } });
  });

  test('a line that runs exactly along the cut between two pieces is inside the obstacle', () => {
    const area = convexPieces(hook);
    for (const off of [0, 0.004, -0.004]) {
      expect(runsThrough({ from: { x: -50, y: 20 + off }, to: { x: 100, y: 20 + off } }, area)).toBe(true);
      expect(runsThrough({ from: { x: 20 + off, y: -50 }, to: { x: 20 + off, y: 100 } }, area)).toBe(true);
      expect(runsThrough({ from: { x: -50, y: off - 50 }, to: { x: 100, y: off + 100 } }, area)).toBe(true);
    }
    expect(runsThrough({ from: { x: 21, y: 20 }, to: { x: 100, y: 20 } }, convexPieces(hook))).toBe(false);
  });

  test('also one that leads away from the cut only beyond its end, but none that passes a corner where pieces meet', () => {
    const halves = [points([0, 0], [100, 0], [100, 50], [0, 50]), points([0, -50], [100, -50], [100, 0], [0, 0])];
    const slanted = crosses({ from: { x: 10, y: -0.004 }, to: { x: 40, y: 0.006 } }, halves);
    expect(slanted.holds).toBe(true);
    expect(slanted.through?.from.x).toBeCloseTo(10, 1);
    expect(slanted.through?.to.x).toBeCloseTo(40, 1);
    const waist = [points([0, 0], [10, 10], [-10, 10]), points([0, 0], [-10, -10], [10, -10])];
    expect(runsThrough({ from: { x: -20, y: 0 }, to: { x: 20, y: 0 } }, waist)).toBe(false);
  });

  test('no line beside an area is inside it', () => {
    expect(runsThrough({ from: { x: -50, y: 60 }, to: { x: 100, y: 60 } }, convexPieces(hook))).toBe(false);
  });
});

test('every line through the middle of a small base crosses it', () => {
  fc.assert(
    fc.property(anyPose, (pose) => {
      const through = {
        from: { x: pose.x - 100 * pose.heading.y, y: pose.y + 100 * pose.heading.x },
        to: { x: pose.x + 100 * pose.heading.y, y: pose.y - 100 * pose.heading.x },
      };
      const found = crosses(through, [basePolygon(pose, small)]);
      expect(found.margin).toBeCloseTo(20, 6);
      expect(pointDistance(found.through?.from as Point, found.through?.to as Point)).toBeCloseTo(40, 6);
    }),
  );
});
