/** Margins are exact: of any shapes in any places, what is worked out in another way is the same to a billionth of a mm. What touches a line is decided by the rule. */
import * as fc from 'fast-check';
import {
  TOLERANCE,
  arcBetween,
  areaOverlap,
  areaReachInto,
  clip,
  contains,
  crosses,
  discInArc,
  fullArc,
  headingFromDegrees,
  inArc,
  insideZone,
  isPast,
  marginInArc,
  moved,
  outlineOf,
  overlap,
  reachInto,
  rectangle,
  shapesGap,
  shapesOverlap,
  stripArc,
  touch,
  touches,
  whollyInArc,
  whollyInside,
  withLine,
  withoutLine,
  type Disc,
  type Heading,
  type Point,
  type Polygon,
} from '../../../src/core/geometry';
import { apart, apartFromDisc, roomIn } from '../../helpers/apart';
import { anyAngle, anyPlaced, anyPose, mm } from './tables';

const runs = { numRuns: 200, seed: 1 };
const ABOUT = 1e-9;
const anyDisc: fc.Arbitrary<Disc> = fc
  .tuple(mm(-300, 300), mm(-300, 300), mm(5, 40))
  .map(([x, y, radius]) => ({ x, y, radius }));

/** A corner of one lies so many mm from a corner of the other: half of them in each other, many by a hair. */
const nearby: fc.Arbitrary<[Polygon, Polygon]> = fc
  .tuple(anyPlaced, anyPlaced, anyAngle, fc.oneof(mm(-5, 5), mm(-0.03, 0.03), mm(-60, 300)))
  .map(([a, b, degrees, far]) => {
    const [way, to, from] = [headingFromDegrees(degrees), a[2]!, b[0]!];
    return [a, moved(b, { x: to.x - from.x + way.x * far, y: to.y - from.y + way.y * far })];
  });

function expectAbout(margin: number, exact: number): void {
  expect(Math.abs(margin - exact)).toBeLessThan(ABOUT);
}

test('one place turns a margin into yes or no: what touches a line has not crossed it, and goes by the rule', () => {
  expect([-1, -TOLERANCE, 0, TOLERANCE, 0.011].map(isPast)).toEqual([false, false, false, false, true]);
  expect([-0.011, -TOLERANCE, 0, 0.1].map(withLine)).toEqual([
    { holds: false, margin: -0.011 },
    { holds: true, margin: -TOLERANCE },
    { holds: true, margin: 0 },
    { holds: true, margin: 0.1 },
  ]);
  expect([-0.1, 0, TOLERANCE, 0.011].map(withoutLine)).toEqual([
    { holds: false, margin: -0.1 },
    { holds: false, margin: 0 },
    { holds: false, margin: TOLERANCE },
    { holds: true, margin: 0.011 },
  ]);
});

describe('of what lies on something', () => {
  test('it is the push that would part them, or the way between them', () => {
    const seen = { deep: 0, apart: 0 };
    fc.assert(
      fc.property(nearby, ([a, b]) => {
        const exact = -apart(a, b);
        const found = overlap(a, b);
        expectAbout(found.margin, exact);
        expectAbout(found.depth, Math.max(0, exact));
        if (Math.abs(exact - TOLERANCE) > ABOUT) expect(found.holds).toBe(exact > TOLERANCE);
        expectAbout(touch(a, b).margin, -Math.abs(exact));
        expect(touch(a, b).holds).toBe(touches(a, b));
        if (Math.abs(Math.abs(exact) - TOLERANCE) > ABOUT) expect(touches(a, b)).toBe(Math.abs(exact) < TOLERANCE);
        expectAbout(shapesGap(a, b), -exact);
        seen[exact > 0 ? 'deep' : 'apart'] += 1;
      }),
      runs,
    );
    expect([seen.deep > 40, seen.apart > 40]).toEqual([true, true]);
  });

  test('of areas it is that of the two pieces of which one reaches deepest into the other, to the last digit, in any order', () => {
    fc.assert(
      fc.property(fc.array(nearby, { minLength: 1, maxLength: 4 }), (pairs) => {
        const [some, others] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
        const deepest = Math.max(...some.flatMap((a) => others.map((b) => reachInto(a, b))));
        expect(areaReachInto(some, others)).toBe(deepest);
        expect(areaReachInto([...some].reverse(), [...others].reverse())).toBe(deepest);
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  test('how deep one reaches into another is how much smaller that could be all around, or larger', () => {
    let deep = 0;
    fc.assert(
      fc.property(nearby, ([a, b]) => {
        const found = reachInto(a, b);
        const areas = areaReachInto([moved(a, { x: 2000, y: 0 }), a], [moved(b, { x: 0, y: 2000 }), b]);
        expectAbout(areas, found);
        if (apart(a, b) >= 0) return expectAbout(found, -apart(a, b));
        // Of many points of the one none lies deeper in the other, and one about as deep.
        const corners = clip(a, b);
        const [first] = corners;
        const mesh = corners.flatMap((p, i) => {
          const q = corners[(i + 1) % corners.length]!;
          return Array.from({ length: 441 }, (_, n) => [Math.floor(n / 21) / 20, (n % 21) / 20] as const).map(
            ([s, t]) => ({
              x: first!.x + s * (p.x + t * (q.x - p.x) - first!.x),
              y: first!.y + s * (p.y + t * (q.y - p.y) - first!.y),
            }),
          );
        });
        const most = Math.max(...mesh.map((p) => roomIn(b, [p])));
        expect(found).toBeGreaterThan(most - ABOUT);
        expect(found).toBeLessThan(most + 3);
        // The push that would part them leads the deepest point out.
        expect(found).toBeLessThan(-apart(a, b) + ABOUT);
        deep += 1;
      }),
      { numRuns: 60, seed: 1 },
    );
    expect(deep).toBeGreaterThan(10);
    const square = (half: number): Polygon => rectangle(-half, -half, 2 * half, 2 * half);
    expectAbout(reachInto(square(30), square(10)), 10);
    expectAbout(reachInto(square(10), square(30)), 30);
    expectAbout(reachInto([{ x: 4, y: -50 }, { x: 4, y: 50 }], square(10)), 6); // prettier-ignore
  });

  test('of areas it is that of the two pieces which lie deepest in each other, or nearest', () => {
    fc.assert(
      fc.property(
        fc.array(anyPlaced, { minLength: 1, maxLength: 3 }),
        fc.array(anyPlaced, { minLength: 1, maxLength: 3 }),
        (a, b) => {
          const exact = Math.max(...a.flatMap((p) => b.map((q) => -apart(p, q))));
          expectAbout(areaOverlap(a, b).margin, exact);
        },
      ),
      runs,
    );
  });

  test('of discs it is to their rims', () => {
    fc.assert(
      fc.property(anyDisc, anyDisc, anyPlaced, (disc, other, base) => {
        expectAbout(shapesOverlap(disc, base).margin, -apartFromDisc(base, disc));
        expectAbout(shapesOverlap(base, disc).margin, -apartFromDisc(base, disc));
        const exact = disc.radius + other.radius - Math.hypot(disc.x - other.x, disc.y - other.y);
        expectAbout(shapesOverlap(disc, other).margin, exact);
      }),
      runs,
    );
  });
});

describe('of what is in an arc', () => {
  const openings = fc.oneof(mm(1, 359), fc.constantFrom(15, 80.9, 90, 180, 180.001, 270));
  /** So far that it makes no difference. */
  const FAR = 5000;
  const further = ({ x, y }: Point, way: Heading, by: number): Point => ({ x: x + way.x * by, y: y + way.y * by });
  const leftOf = ({ x, y }: Heading): Heading => ({ x: -y, y: x });
  const middleOf = (left: Heading, right: Heading): Heading => {
    const length = Math.hypot(left.x + right.x, left.y + right.y);
    return { x: (left.x + right.x) / length, y: (left.y + right.y) / length };
  };
  /** All to the left of a direction, as a piece of the table. */
  const half = (at: Point, way: Heading): Polygon => {
    const [from, to] = [further(at, way, -FAR), further(at, way, FAR)];
    return [from, to, further(to, leftOf(way), FAR), further(from, leftOf(way), FAR)];
  };

  /** The pieces of an arc that opens clockwise from its left ray. */
  function piecesOf(at: Point, left: Heading, right: Heading, opening: number): Polygon[] {
    if (opening === 180) return [half(at, right)];
    if (opening > 180) return [half(at, right), half(at, { x: -left.x, y: -left.y })];
    const [farRight, farLeft] = [further(at, right, FAR), further(at, left, FAR)];
    const ahead = middleOf(left, right);
    return [[at, farRight, further(farRight, ahead, FAR), further(farLeft, ahead, FAR), farLeft]];
  }

  test('of every size it is how far the target reaches across the line, or what it misses by', () => {
    const seen = { inside: 0, outside: 0 };
    fc.assert(
      fc.property(anyPose, anyAngle, openings, anyPlaced, anyDisc, (apex, degrees, opening, target, disc) => {
        const [left, right] = [headingFromDegrees(degrees), headingFromDegrees(degrees + opening)];
        const arc = arcBetween(apex, { from: apex, heading: left }, { from: apex, heading: right });
        const pieces = piecesOf(apex, left, right, opening);
        const exact = Math.max(...pieces.map((piece) => -apart(piece, target)));
        const found = inArc(arc, target);
        expectAbout(found.margin, exact);
        expectAbout(marginInArc(arc, target), exact);
        if (Math.abs(exact - TOLERANCE) > ABOUT) expect(found.holds).toBe(exact > TOLERANCE);
        expectAbout(discInArc(arc, disc).margin, Math.max(...pieces.map((piece) => -apartFromDisc(piece, disc))));
        seen[found.holds ? 'inside' : 'outside'] += 1;
      }),
      runs,
    );
    expect([seen.inside > 40, seen.outside > 40]).toEqual([true, true]);
  });

  test('of a full arc and of a strip, too', () => {
    fc.assert(
      fc.property(anyPose, anyPlaced, mm(5, 20), (pose, target, width) => {
        const right = { x: pose.heading.y, y: -pose.heading.x };
        expectAbout(inArc(fullArc(pose), target).margin, -apart(half(pose, right), target));
        const [rearLeft, rearRight] = [further(pose, right, -width / 2), further(pose, right, width / 2)];
        const [farRight, farLeft] = [further(rearRight, pose.heading, FAR), further(rearLeft, pose.heading, FAR)];
        const strip = [rearLeft, rearRight, farRight, farLeft];
        expectAbout(inArc(stripArc(pose, width), target).margin, -apart(strip, target));
      }),
      runs,
    );
  });

  test('of what is wholly inside it is the room that is left, or how far it is out', () => {
    fc.assert(
      fc.property(anyPose, anyAngle, openings, anyPlaced, (apex, degrees, opening, target) => {
        const [left, right] = [headingFromDegrees(degrees), headingFromDegrees(degrees + opening)];
        const arc = arcBetween(apex, { from: apex, heading: left }, { from: apex, heading: right });
        const pieces = piecesOf(apex, left, right, opening);
        const [piece] = pieces;
        // What an arc of more than 180 degrees leaves out is an arc, too.
        const rest = piecesOf(apex, right, left, 360 - opening)[0]!;
        const exact = pieces.length > 1 ? apart(rest, target) : roomIn(piece!, target);
        expectAbout(whollyInArc(arc, target).margin, exact);
      }),
      runs,
    );
  });
});

describe('of what is in a region', () => {
  test('it is the room to the edge, or how far out the farthest corner is', () => {
    const mat = rectangle(-250, -250, 500, 500);
    fc.assert(
      fc.property(anyPlaced, anyPlaced, (base, other) => {
        expectAbout(whollyInside(mat, base).margin, roomIn(mat, base));
        expectAbout(whollyInside(other, base).margin, roomIn(other, base));
        expectAbout(contains(other, base[0]!).margin, roomIn(other, [base[0]!]));
        const zone = { left: -250, bottom: -250, width: 500, height: 500 };
        expectAbout(insideZone(zone, [base, other]).margin, Math.min(roomIn(mat, base), roomIn(mat, other)));
        expect(outlineOf(zone)).toEqual(mat);
      }),
      runs,
    );
  });

  test('beyond a corner of it that is the way to the corner', () => {
    expect(contains(rectangle(0, 0, 40, 40), { x: 43, y: 44 })).toEqual({ holds: false, margin: -5 });
  });
});

test('of a line across a shape it is the push that would take it off, or what it misses by', () => {
  const seen = { through: 0, past: 0 };
  fc.assert(
    fc.property(anyPlaced, mm(-60, 60), anyAngle, mm(10, 400), (base, aside, degrees, length) => {
      const way = headingFromDegrees(degrees);
      const from = { x: base[0]!.x + aside, y: base[0]!.y - 50 };
      const to = { x: from.x + way.x * length, y: from.y + way.y * length };
      const exact = -apart([from, to], base);
      const found = crosses({ from, to }, [base]);
      expectAbout(found.margin, exact);
      expect(found.through === null).toBe(!(found.margin > 0));
      seen[found.holds ? 'through' : 'past'] += 1;
    }),
    runs,
  );
  expect([seen.through > 10, seen.past > 10]).toEqual([true, true]);
});
