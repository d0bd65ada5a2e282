/** What is small, has no length, or names a corner twice is measured as anything else; and quick looks are quick. */
import * as fc from 'fast-check';
import {
  TOLERANCE,
  about,
  arcBetween,
  boundingCircle,
  clip,
  closest,
  convexHull,
  convexPieces,
  crosses,
  crossings,
  discInArc,
  distance,
  fullArc,
  gap,
  headingFromDegrees,
  inArc,
  insideBy,
  marginInArc,
  meet,
  overlap,
  overlaps,
  placing,
  sharesInside,
  shapesShare,
  signedArea,
  stripArc,
  touches,
  trackAround,
  wedge,
  whollyInArc,
  whollyInside,
  type Area,
  type Point,
  type Polygon,
  type Pose,
  type Track,
} from '../../../src/core/geometry';
import { anyPlaced, anyPose, at, placed, rounded } from './tables';

const points = (...pairs: [number, number][]): Point[] => pairs.map(([x, y]) => ({ x, y }));
const total = (area: Area): number => area.reduce((sum, piece) => sum + signedArea(piece), 0);
const runs = { numRuns: 60 };

test('a corner that is named twice changes nothing', () => {
  const twice = (polygon: Polygon): Polygon => polygon.flatMap((corner) => [corner, corner]);
  fc.assert(
    fc.property(anyPlaced, anyPlaced, anyPose, (a, b, pose) => {
      const line = { from: { x: -400, y: pose.y }, to: { x: 400, y: pose.x } };
      const measured = (one: Polygon, other: Polygon): unknown[] => [
        gap(one, other),
        overlap(one, other).holds,
        distance(one, other),
        closest(one, other).distance,
        insideBy(one, pose),
        whollyInside(one, other).margin,
        inArc(fullArc(pose), one).margin,
        marginInArc(stripArc(pose, 15), one),
        crosses(line, [one]).holds,
        trackAround(one, 17).lines.length,
        convexHull(one).length,
      ];
      expect(measured(twice(a), twice(b))).toEqual(measured(a, b));
      expect(signedArea(clip(twice(a), twice(b)))).toBeCloseTo(signedArea(clip(a, b)), 6);
    }),
    runs,
  );
});

test('on a table a thousand times as small everything is a thousand times as near', () => {
  const smaller = (polygon: Polygon): Polygon => polygon.map(({ x, y }) => ({ x: x / 1000, y: y / 1000 }));
  fc.assert(
    fc.property(anyPlaced, anyPlaced, anyPose, (a, b, pose) => {
      const [p, q] = [smaller(a), smaller(b)];
      const inSmall = [gap(p, q), distance(p, q), closest(p, q).distance, insideBy(p, smaller([pose])[0] as Point)];
      const inLarge = [gap(a, b), distance(a, b), closest(a, b).distance, insideBy(a, pose)];
      inSmall.forEach((mm, i) => expect(mm * 1000).toBeCloseTo(inLarge[i] as number, 6));
      expect(boundingCircle(p).radius * 1000).toBeCloseTo(boundingCircle(a).radius, 6);
      expect(signedArea(clip(p, q)) * 1e6).toBeCloseTo(signedArea(clip(a, b)), 4);
      expect(convexHull([...p, ...q])).toHaveLength(convexHull([...a, ...b]).length);
    }),
    runs,
  );
  expect(boundingCircle(points([3, 4]))).toEqual({ x: 3, y: 4, radius: 0 });
  const hook = points([0, 0], [60, 0], [60, 20], [20, 20], [20, 60], [0, 60]);
  expect(convexPieces(smaller(hook)).map((piece) => piece.length)).toEqual(
    convexPieces(hook).map((piece) => piece.length),
  );
  expect(total(convexPieces(smaller(hook))) * 1e6).toBeCloseTo(2000, 6);
});

test('whether two shapes lie in each other is seen at the first edge that parts them', () => {
  const counted = (polygon: Polygon): { polygon: Polygon; looks: () => number } => {
    let looks = 0;
    const seen = polygon.map(({ x, y }) => ({ y, get x() { return (looks += 1), x; } })); // prettier-ignore
    return { polygon: seen, looks: () => looks };
  };
  // The first edge of a base is its front.
  for (const [ask, ahead] of [
    [meet, 0],
    [meet, 100],
    [sharesInside, 100],
    [sharesInside, -TOLERANCE],
  ] as const) {
    // Of numbers whose halves are exact; from its front left.
    const box = (bottom: number, top: number): Polygon => points([-32, top], [-32, bottom], [32, bottom], [32, top]);
    const [a, b] = [counted(box(-64, 0)), counted(box(ahead, 64))];
    expect(ask(a.polygon, b.polygon)).toBe(false);
    expect(b.looks()).toBe(4);
    expect(a.looks()).toBeLessThan(10);
    // Where no edge of the first parts them, those of the second are looked at, no more than once.
    expect(ask(placed(0, 0, 45), placed(0, 100))).toBe(false);
  }
});

test('what is far from each other is not looked at twice', () => {
  let looks = 0;
  const seen = <P extends Point>(point: P): P =>
    Object.defineProperty({ ...point }, 'x', { enumerable: true, get: () => ((looks += 1), point.x) });
  const looksOf = (ask: () => unknown): number => {
    looks = 0;
    ask();
    return looks;
  };
  const line = (x: number): Track => ({
    lines: [{ from: seen({ x, y: 0 }), to: seen({ x: x + 9, y: 5 }) }],
    circles: [],
  });
  const circle = (x: number): Track => ({ lines: [], circles: [seen({ x, y: 0, radius: 10 })] });
  expect([
    looksOf(() => crossings(line(0), line(500))),
    looksOf(() => crossings(line(0), circle(500))),
    looksOf(() => crossings(circle(0), line(500))),
    looksOf(() => crossings(circle(0), circle(500))),
  ]).toEqual([4, 5, 3, 2]);
  const [a, b] = [placed(0, 0).map(seen), placed(500, 0).map(seen)];
  const circles = looksOf(() => [boundingCircle(a), boundingCircle(b)]);
  for (const ask of [overlaps, touches, shapesShare]) expect(looksOf(() => ask(a, b))).toBe(circles);
});

test('a corner that a cut leaves in a straight edge is dropped, be it the first of the outline', () => {
  const sail = points([20, 20], [20, 60], [0, 20], [0, 0], [60, 0], [60, 20]);
  for (let begin = 0; begin < 6; begin++) {
    const pieces = convexPieces([...sail.slice(begin), ...sail.slice(0, begin)]);
    expect(total(pieces)).toBe(1600);
    if (begin === 0) expect(pieces.map((piece) => piece.length)).toEqual([3, 4]);
  }
});

describe('a disc and the lines of an arc', () => {
  const [red, radius] = [at(0, 0), 10];
  const front = wedge(red, { x: -1, y: 1 }, { x: 1, y: 1 });
  const line = Math.SQRT1_2;

  test.each<[string, number, number, string | null, number, [number, number]]>([
    ['far inside', 0, 100, null, line * 100, [0, 90]],
    ['inside, touching a line', -20, 20 + Math.SQRT2 * 10, null, radius, [-14.945505, 25.513574]],
    ['across the left line, more inside', -20, 30, 'left', line * 10, [-14.452998, 21.679497]],
    ['across the right line, more inside', 20, 30, 'right', line * 10, [14.452998, 21.679497]],
    ['with its middle on the left line', -50, 50, 'left', 0, [-42.928932, 42.928932]],
    ['across the right line, more outside', 30, 20, 'right', -line * 10, [25, 25]],
    ['outside the left line', -80, 20, 'left', -line * 60, [-50, 50]],
    ['behind both', 5, -50, 'right', -Math.sqrt(2525), [0, 0]],
  ])('%s', (_where, x, y, edge, depth, point) => {
    const found = discInArc(front, { x, y, radius });
    expect(found.margin).toBeCloseTo(depth + radius, 9);
    expect({ ...found, point: rounded(found.point) }).toMatchObject({
      holds: depth + radius > TOLERANCE,
      edge,
      point: { x: point[0], y: point[1] },
    });
  });

  test('of an arc of more than 180 degrees, the half that holds more of it counts, of two alike the first', () => {
    const wide = wedge(red, { x: -1, y: -1 }, { x: 1, y: -1 });
    expect(discInArc(wide, { x: 60, y: -50, radius })).toMatchObject({ holds: true, edge: 'right' });
    expect(discInArc(wide, { x: -60, y: -50, radius })).toMatchObject({ holds: true, edge: 'left' });
    expect(discInArc(wide, { x: 0, y: -50, radius })).toMatchObject({ holds: false, edge: 'right' });
    expect(discInArc(wide, { x: 0, y: 50, radius })).toMatchObject({ holds: true, edge: null });
  });

  test('the tolerance is outside', () => {
    const touching = (over: number) => discInArc(fullArc(red), { x: 0, y: over - 64, radius: 64 }).holds;
    expect([-1, 0, TOLERANCE, 0.02].map(touching)).toEqual([false, false, false, true]);
  });
});

test('an arc of more than 180 degrees whose lines begin apart leaves out all that lies between them', () => {
  const ray = (x: number, degrees: number) => ({ from: { x, y: 0 }, heading: headingFromDegrees(degrees) });
  const broad = arcBetween({ x: 0, y: 0 }, ray(-10, 225), ray(10, 135));
  const speck = (x: number, y: number) => placed(x, y, 0, { width: 0.2, length: 0.2 });
  for (const x of [-9, 0, 9]) {
    expect(whollyInArc(broad, speck(x, -1)).holds).toBe(false);
    expect(whollyInArc(broad, speck(x, 1)).holds).toBe(true);
  }
  expect([-12, 12].map((x) => whollyInArc(broad, speck(x, -1)).holds)).toEqual([true, true]);
  expect(whollyInArc(fullArc(about(at(0, 0))), speck(0, -1)).holds).toBe(true);
});

test('a place is tried anywhere in its zone, to a tenth of a mm, straight ahead twice out of three times', () => {
  const asked: number[] = [];
  const tried: Pose[] = [];
  const region = placing<string, string>({
    type: 'put',
    pieces: ['rock', 'tree'],
    action: (piece) => piece,
    read: (piece) => ({ piece, pose: at(0, 0) }),
    zone: { left: 100, bottom: 50, width: 200, height: 30 },
    towards: headingFromDegrees(0),
    cannot: (_piece, pose) => (tried.push(pose), null),
  });
  region.sample((n) => (asked.push(n), n - 1));
  region.sample((n) => (asked.push(n), 0));
  expect(asked).toEqual([2, 2000, 300, 3, 2, 2000, 300, 3, 5]);
  expect(tried).toEqual([{ ...at(299.9, 79.9) }, { ...at(100, 50, -45) }]);
});
