/** Round and polygonal shapes measured alike, and discs that are rolled around them. */
import * as fc from 'fast-check';
import {
  TOLERANCE,
  arcBetween,
  closest,
  crossings,
  discInArc,
  discPolygon,
  farthest,
  headingFromDegrees,
  inArc,
  isDisc,
  isInArc,
  nearestOnTrack,
  pointDistance,
  pointsAlong,
  rectangle,
  shapesClosest,
  shapesFarthest,
  shapesGap,
  shapesOverlap,
  joinedTracks,
  trackAround,
  trackAroundArea,
  trackInside,
  type Disc,
  type Line,
  type Polygon,
  type Shape,
  type Track,
} from '../../../src/core/geometry';
import { anyAngle, anyPlaced, mm, rounded } from './tables';

const anyDisc: fc.Arbitrary<Disc> = fc
  .tuple(mm(-300, 300), mm(-300, 300), mm(5, 40))
  .map(([x, y, radius]) => ({ x, y, radius }));
const anyShape: fc.Arbitrary<Shape> = fc.oneof(anyDisc, anyPlaced);
/** At a radius of 40 mm the polygon strays from the circle by 0.05 mm. */
const ROUGH = 0.11;
const asPolygon = (shape: Shape): Polygon => (isDisc(shape) ? discPolygon(shape) : shape);

describe('any two shapes', () => {
  test('closest and farthest points are those of polygons of many corners', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        const [rough, far] = [closest(asPolygon(a), asPolygon(b)), farthest(asPolygon(a), asPolygon(b))];
        const found = shapesClosest(a, b);
        expect(Math.abs(found.distance - rough.distance)).toBeLessThan(ROUGH);
        expect(pointDistance(found.from, found.to)).toBeCloseTo(found.distance, 6);
        if (rough.distance > 0) expect(Math.abs(shapesFarthest(a, b).distance - far.distance)).toBeLessThan(ROUGH);
      }),
    );
  });

  test('of a disc whose middle is in the other shape, the northernmost point is the farthest', () => {
    const disc = { x: 10, y: 20, radius: 8 };
    expect(shapesFarthest(rectangle(0, 0, 40, 40), disc).to).toEqual({ x: 10, y: 28 });
  });

  test('the same from either side', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        expect(shapesClosest(b, a).distance).toBeCloseTo(shapesClosest(a, b).distance, 9);
        expect(shapesGap(b, a)).toBeCloseTo(shapesGap(a, b), 9);
        expect(shapesOverlap(b, a).holds).toBe(shapesOverlap(a, b).holds);
      }),
    );
  });

  test('what overlaps is at no distance, and has a place', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        const found = shapesOverlap(a, b);
        if (found.holds) expect([shapesClosest(a, b).distance, found.at === null]).toEqual([0, false]);
        else expect(shapesGap(a, b)).toBeGreaterThanOrEqual(-TOLERANCE);
      }),
    );
  });

  test.each([
    ['touching', 30, false],
    ['by the tolerance', 30 - TOLERANCE / 2, false],
    ['deeper', 30 - 2 * TOLERANCE, true],
  ])('a disc beside a disc and a base: %s', (_how, apart, overlaps) => {
    const disc = { x: 0, y: 0, radius: 10 };
    expect(shapesOverlap(disc, { x: apart, y: 0, radius: 20 }).holds).toBe(overlaps);
    expect(shapesOverlap(disc, rectangle(apart - 20, -50, 40, 100)).holds).toBe(overlaps);
  });
});

describe('discs in arcs', () => {
  test('as a polygon of many corners is', () => {
    fc.assert(
      fc.property(anyDisc, anyAngle, mm(20, 340), (disc, degrees, width) => {
        const apex = { x: 3, y: 4 };
        const ray = (angle: number): { from: typeof apex; heading: { x: number; y: number } } => ({
          from: apex,
          heading: headingFromDegrees(angle),
        });
        const arc = arcBetween(apex, ray(degrees), ray(degrees + width));
        const rough = inArc(arc, discPolygon(disc));
        const found = discInArc(arc, disc);
        if (Math.abs(rough.margin) > ROUGH) expect(found.holds).toBe(rough.holds);
        if (!rough.holds) expect(Math.abs(found.margin - rough.margin)).toBeLessThan(ROUGH);
      }),
    );
  });

  test('lines that cross bound the arc from where they cross', () => {
    // Two lines that lead outward to the east, the upper one beginning below the lower one: they cross at (10, 0).
    const up = { from: { x: 0, y: -10 }, heading: headingFromDegrees(45) };
    const down = { from: { x: 0, y: 10 }, heading: headingFromDegrees(135) };
    const arc = arcBetween({ x: 0, y: 0 }, up, down);
    expect(isInArc(arc, [{ x: 11, y: 0 }])).toBe(true);
    expect(isInArc(arc, [{ x: 9, y: 0 }])).toBe(false);
    expect(isInArc(arc, [{ x: 110, y: 99 }])).toBe(true);
    expect(isInArc(arc, [{ x: 110, y: 101 }])).toBe(false);
  });
});

describe('rolling a disc around', () => {
  const radius = 17;

  test('on the track it touches', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        for (const at of pointsAlong(trackAround(shape, radius), 15)) {
          const gap = shapesGap({ ...at, radius }, shape);
          // On circles around corners, some points are inside.
          expect(gap).toBeLessThan(TOLERANCE);
        }
        const touching = pointsAlong(trackAround(shape, radius), 15).filter((at) => {
          return Math.abs(shapesGap({ ...at, radius }, shape)) <= TOLERANCE;
        });
        expect(touching.length).toBeGreaterThan(8);
      }),
      { numRuns: 40 },
    );
  });

  test('where two tracks cross it touches both or is in one of them', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        for (const at of crossings(trackAround(a, radius), trackAround(b, radius))) {
          expect(shapesGap({ ...at, radius }, a)).toBeLessThan(TOLERANCE);
          expect(shapesGap({ ...at, radius }, b)).toBeLessThan(TOLERANCE);
        }
      }),
    );
  });

  test('two discs that lie close enough leave two places that touch both', () => {
    const [a, b] = [0, 60].map((x) => trackAround({ x, y: 0, radius }, radius)) as [
      ReturnType<typeof trackAround>,
      ReturnType<typeof trackAround>,
    ];
    const found = crossings(a, b);
    expect(found).toHaveLength(2);
    expect(found.map(({ x }) => x)).toEqual([30, 30]);
    expect(found.map(({ y }) => Math.abs(y))).toEqual([16, 16]);
  });

  const line = (fromX: number, fromY: number, toX: number, toY: number): Line => ({
    from: { x: fromX, y: fromY },
    to: { x: toX, y: toY },
  });
  const meeting = (a: Line, b: Line) => crossings({ lines: [a], circles: [] }, { lines: [b], circles: [] });

  // Both ways round, from either end, along either edge of the table.
  const everyWay = (a: Line, b: Line): [Line, Line][] => {
    const back = ({ from, to }: Line): Line => ({ from: to, to: from });
    const across = ({ from, to }: Line): Line => line(from.y, from.x, to.y, to.x);
    const ends: [Line, Line][] = [
      [a, b],
      [back(a), b],
      [a, back(b)],
      [back(a), back(b)],
    ];
    return ends.flatMap(([c, d]): [Line, Line][] => [
      [c, d],
      [d, c],
      [across(c), across(d)],
      [across(d), across(c)],
    ]);
  };

  test.each<[string, Line, Line, number]>([
    ['in their middle', line(0, 0, 100, 0), line(50, -40, 50, 60), 1],
    ['in the end of one', line(0, 0, 100, 0), line(50, 0, 50, 60), 1],
    ['in the end of both', line(0, 0, 100, 0), line(100, 0, 100, 60), 1],
    ['not: one ends before the other', line(0, 0, 100, 0), line(50, 0.5, 50, 60), 0],
    ['not: one passes the end of the other', line(0, 0, 100, 0), line(100.5, -40, 100.5, 60), 0],
    ['not: side by side', line(0, 0, 100, 0), line(0, 0.5, 100, 0.5), 0],
    ['not: on each other', line(0, 0, 100, 0), line(50, 0, 150, 0), 0],
  ])('two lines cross %s', (_where, a, b, times) => {
    for (const [one, other] of everyWay(a, b)) expect(meeting(one, other)).toHaveLength(times);
    if (times > 0) expect(meeting(a, b)).toEqual([{ x: b.from.x, y: 0 }]);
  });

  test.each<[string, Line, [number, number][]]>([
    [
      'through it',
      line(-50, 6, 50, 6),
      [
        [-8, 6],
        [8, 6],
      ],
    ],
    ['into it', line(-50, 6, 0, 6), [[-8, 6]]],
    ['up to its rim', line(-50, 6, -8, 6), [[-8, 6]]],
    ['away from its rim', line(8, 6, 50, 6), [[8, 6]]],
    [
      'along its rim',
      line(-50, 10, 50, 10),
      [
        [0, 10],
        [0, 10],
      ],
    ],
    ['from its middle outward', line(0, 0, 0, 50), [[0, 10]]],
    ['inside', line(-3, 0, 3, 0), []],
    ['past it', line(-50, 10.5, 50, 10.5), []],
    ['short of it', line(-50, 0, -10.5, 0), []],
  ])('a line and a circle: %s', (_where, through, places) => {
    const circle = { lines: [], circles: [{ x: 0, y: 0, radius: 10 }] };
    for (const [one] of everyWay(through, through)) {
      const track = { lines: [one], circles: [] };
      expect([crossings(track, circle), crossings(circle, track)].map(({ length }) => length)).toEqual([
        places.length,
        places.length,
      ]);
    }
    const found = crossings({ lines: [through], circles: [] }, circle);
    expect(found.map(rounded)).toEqual(places.map(([x, y]) => ({ x, y })));
  });

  test.each([
    ['apart', 21, 0],
    ['touching from outside', 20, 2],
    ['over each other', 12, 2],
    ['one in the other, touching', 4, 2],
    ['one in the other', 3, 0],
    ['around one middle', 0, 0],
  ])('two circles %s', (how, apart, times) => {
    const small = how.startsWith('one in') ? 6 : 10;
    const circles = [
      { x: 0, y: 0, radius: 10 },
      { x: apart, y: 0, radius: small },
    ];
    const [a, b] = circles.map((each): Track => ({ lines: [], circles: [each] })) as [Track, Track];
    const found = crossings(a, b);
    expect(found).toHaveLength(times);
    for (const at of found)
      for (const { x, y, radius } of circles) expect(pointDistance(at, { x, y })).toBeCloseTo(radius, 6);
  });

  test('the track around an area is that of each of its pieces', () => {
    const [left, right] = [rectangle(0, 0, 20, 20), { x: 80, y: 0, radius: 5 }];
    const tracks = [left, right].map((each) => trackAround(each, radius));
    expect(joinedTracks(tracks).lines).toHaveLength(4);
    expect(joinedTracks(tracks).circles).toHaveLength(5);
    expect(trackAroundArea([left, rectangle(40, 0, 20, 20)], radius)).toEqual(
      joinedTracks([left, rectangle(40, 0, 20, 20)].map((each) => trackAround(each, radius))),
    );
  });

  test('a line is divided evenly, its ends among the points; a short one has its ends', () => {
    const points = (to: number, spacing: number) =>
      pointsAlong({ lines: [line(0, 5, to, 5)], circles: [] }, spacing).map(({ x, y }) => (expect(y).toBe(5), x));
    expect(points(100, 50)).toEqual([0, 50, 100]);
    expect(points(100, 40).map((x) => Number(x.toFixed(3)))).toEqual([0, 33.333, 66.667, 100]);
    expect(points(10, 50)).toEqual([0, 10]);
    expect(pointsAlong({ lines: [], circles: [{ x: 0, y: 0, radius: 10 }] }, 50)).toHaveLength(32);
  });

  test('the nearest point of a line may be its end; from the middle of a circle it is to the north', () => {
    const nearest = (x: number, y: number) => nearestOnTrack({ lines: [line(0, 0, 40, 0)], circles: [] }, { x, y });
    expect([nearest(-30, 9), nearest(10, 9), nearest(70, -9)]).toEqual([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 40, y: 0 },
    ]);
    expect(nearestOnTrack({ lines: [], circles: [{ x: 3, y: 4, radius: 10 }] }, { x: 3, y: 4 })).toEqual({
      x: 3,
      y: 14,
    });
  });

  test('the nearest point of a track is nearer than any other', () => {
    fc.assert(
      fc.property(anyShape, mm(-300, 300), mm(-300, 300), (shape, x, y) => {
        const track = trackAround(shape, radius);
        const nearest = nearestOnTrack(track, { x, y });
        const least = Math.min(...pointsAlong(track, 5).map((p) => pointDistance(p, { x, y })));
        expect(pointDistance(nearest ?? { x: Infinity, y: 0 }, { x, y })).toBeLessThanOrEqual(least + 1e-6);
      }),
      { numRuns: 40 },
    );
    expect(nearestOnTrack({ lines: [], circles: [] }, { x: 0, y: 0 })).toBeNull();
  });

  test('along the inside of a table it stands flush with the edge', () => {
    for (const { x, y } of pointsAlong(trackInside(rectangle(0, 0, 200, 100), radius), 50)) {
      expect(Math.min(x, 200 - x) === radius || Math.min(y, 100 - y) === radius).toBe(true);
    }
  });
});
