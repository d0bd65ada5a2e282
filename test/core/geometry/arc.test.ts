import * as fc from 'fast-check';
import {
  TOLERANCE,
  about,
  arcBetween,
  basePolygon,
  closestInArc,
  distance,
  fullArc,
  headingFromDegrees,
  inArc,
  isInArc,
  moved,
  partInArc,
  poseAt,
  signedArea,
  stripArc,
  toTable,
  tooCloseToCall,
  turn,
  wedge,
  whollyInArc,
  type Arc,
  type Polygon,
  type Pose,
} from '../../../src/core/geometry';
import { anyBase, anyPlaced, anyPose, at, mm, placed, small } from './tables';

const upLeft = { x: -1, y: 1 };
const upRight = { x: 1, y: 1 };
const downLeft = { x: -1, y: -1 };
const downRight = { x: 1, y: -1 };
const front = (pose: Pose): Arc => wedge(pose, upLeft, upRight);
const red = at(0, 0);

test('a ship straight ahead is in the front arc and in no other', () => {
  const target = placed(0, 150);
  expect(inArc(front(red), target)).toMatchObject({ holds: true, edge: null, point: { x: 0, y: 130 } });
  const others = [wedge(red, upRight, downRight), wedge(red, downRight, downLeft), wedge(red, downLeft, upLeft)];
  expect(others.map((arc) => isInArc(arc, target))).toEqual([false, false, false]);
});

test('a ship across the line is in both arcs, and the line is named', () => {
  const target = placed(100, 100);
  expect(inArc(front(red), target)).toMatchObject({ holds: true, edge: 'right' });
  expect(inArc(wedge(red, upRight, downRight), target)).toMatchObject({ holds: true, edge: 'left' });
  expect(inArc(front(red), target).margin).toBeCloseTo(Math.sqrt(800), 6);
});

test('a corner 1 mm beyond the line is out by its distance from the line', () => {
  const out = inArc(front(red), placed(121, 80));
  expect(out).toMatchObject({ holds: false, edge: 'right' });
  expect(out.margin).toBeCloseTo(-Math.sqrt(0.5), 6);
  expect(out.point.x).toBeCloseTo(101, 9);
  expect(inArc(front(red), placed(119, 80)).holds).toBe(true);
  expect(tooCloseToCall(inArc(front(red), placed(119.5, 80)).margin)).toBe(true);
});

test('a ship whose corner only touches the line is not inside', () => {
  expect(isInArc(front(red), placed(120, 80))).toBe(false);
  expect(isInArc(fullArc(red), placed(100, -20))).toBe(false);
  expect(isInArc(fullArc(red), placed(100, -19.9))).toBe(true);
});

test('a ship behind the apex is in none of the sides of a wedge', () => {
  expect(inArc(front(red), placed(0, -60)).margin).toBeCloseTo(-40, 6);
});

test('rays that begin at two points, beside or behind each other, leave nothing out between them', () => {
  const ray = (x: number, y: number, degrees: number) => ({ from: { x, y }, heading: headingFromDegrees(degrees) });
  const ahead = arcBetween(red, ray(-5, 0, -45), ray(5, 0, 45));
  const toTheRight = arcBetween(red, ray(0, 5, 45), ray(0, -5, 135));
  const speck = (x: number, y: number) => [
    { x, y },
    { x: x + 0.2, y },
    { x: x + 0.2, y: y + 0.2 },
    { x, y: y + 0.2 },
  ];
  for (const s of [-1, 1]) {
    expect(isInArc(ahead, speck(s * 4.5 - 0.1, 0.2))).toBe(true);
    expect(isInArc(toTheRight, speck(0.2, s * 4.5 - 0.1))).toBe(true);
  }
  expect([isInArc(ahead, speck(0, -0.3)), isInArc(toTheRight, speck(-0.3, 0))]).toEqual([false, false]);
});

test('rays that cross bound a wedge from where they cross, at any angle', () => {
  const ray = (x: number, degrees: number) => ({ from: { x, y: 0 }, heading: headingFromDegrees(degrees) });
  const narrow = arcBetween(red, ray(10, -30), ray(-10, 30));
  const dot = (x: number, y: number) => [{ x, y }, { x: x + 0.1, y }, { x, y: y + 0.1 }]; // prettier-ignore
  const crossing = 10 * Math.sqrt(3);
  expect([-0.3, 0.3].map((more) => isInArc(narrow, dot(-0.05, crossing + more)))).toEqual([false, true]);
});

test('no line decides about a base that is wholly inside, not even one that it touches', () => {
  expect(inArc(fullArc(red), placed(-200, 20))).toMatchObject({ holds: true, edge: null });
  expect(inArc(fullArc(red), placed(-200, 19))).toMatchObject({ holds: true, edge: 'rear' });
});

test('full arcs: all ahead of the middle; a ship across the middle is in both and wholly in neither', () => {
  const across = placed(100, 10);
  const [fore, aft] = [fullArc(red), fullArc(about(red))];
  expect([isInArc(fore, across), isInArc(aft, across)]).toEqual([true, true]);
  expect([whollyInArc(fore, across).holds, whollyInArc(aft, across).holds]).toEqual([false, false]);
  expect(whollyInArc(fore, across).margin).toBeCloseTo(-10, 9);
  expect(whollyInArc(fore, placed(-200, 21))).toMatchObject({ holds: true, edge: 'rear' });
  expect(whollyInArc(fore, placed(-200, 20)).holds).toBe(false);
});

test('the strip ahead is as wide at 300 mm as at the base', () => {
  const bullseye = stripArc(red, 15);
  expect([27.4, 27.6].map((x) => isInArc(bullseye, placed(x, 300)))).toEqual([true, false]);
  expect([27.4, 27.6].map((x) => isInArc(bullseye, placed(-x, 50)))).toEqual([true, false]);
  expect(inArc(bullseye, placed(-27.4, 50)).edge).toBe('left');
  expect(inArc(bullseye, placed(30, 50))).toMatchObject({ holds: false, edge: 'right' });
  expect(isInArc(bullseye, placed(0, -50))).toBe(false);
});

describe('an arc of more than 180 degrees', () => {
  const wide = wedge(red, downLeft, downRight);

  test('holds all but the wedge behind', () => {
    expect([placed(0, 100), placed(100, 0), placed(-100, 0), placed(90, -100)].map((p) => isInArc(wide, p))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(inArc(wide, placed(0, -100)).holds).toBe(false);
    expect(inArc(wide, placed(0, -100)).margin).toBeCloseTo(-Math.sqrt(0.5) * 60, 6);
    expect(whollyInArc(wide, placed(0, 100))).toMatchObject({ holds: true });
    expect(whollyInArc(wide, placed(0, 100)).margin).toBeCloseTo(80, 6);
    expect(whollyInArc(wide, placed(90, -100))).toMatchObject({ holds: false, edge: 'right' });
    expect(whollyInArc(wide, placed(-90, -100))).toMatchObject({ holds: false, edge: 'left' });
  });

  test('a ship is in an arc or wholly in what that arc leaves out', () => {
    fc.assert(
      fc.property(anyPose, anyPlaced, mm(-170, 170), mm(5, 175), (pose, target, leftAngle, opening) => {
        const [left, right] = [headingFromDegrees(leftAngle), headingFromDegrees(leftAngle + opening)];
        const narrow = arcBetween(pose, { from: pose, heading: left }, { from: pose, heading: right });
        const rest = arcBetween(pose, { from: pose, heading: right }, { from: pose, heading: left });
        fc.pre(Math.abs(inArc(narrow, target).margin) > 0.1 && Math.abs(inArc(rest, target).margin) > 0.1);
        expect(whollyInArc(rest, target).holds).toBe(!isInArc(narrow, target));
        expect(whollyInArc(narrow, target).holds).toBe(!isInArc(rest, target));
      }),
    );
  });
});

describe('at the very line', () => {
  /** From its left, bottom, right and top. */
  const box = (left: number, bottom: number, right: number, top: number) => [
    { x: left, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
  ];

  test.each<[string, number, boolean]>([
    ['beyond it', -1, false],
    ['at it', 0, false],
    ['over it by exactly the tolerance', TOLERANCE, false],
    ['over it by more', 0.02, true],
  ])('a base whose edge is %s', (_where, over, holds) => {
    const target = box(-32, over - 64, 32, over);
    expect([isInArc(fullArc(red), target), inArc(fullArc(red), target).holds]).toEqual([holds, holds]);
    expect(inArc(fullArc(red), target).margin).toBeCloseTo(over, 9);
    expect(inArc(fullArc(red), target)).toMatchObject({ edge: 'rear' });
    // What is wholly in the half behind is not in the half ahead, and what the half ahead leaves out is not empty.
    expect(whollyInArc(fullArc(about(red)), target).holds).toBe(over < 0);
    expect(partInArc(fullArc(red), box(-32, over - 64, 32, over - 2))).toEqual([]);
  });

  test.each<[string, number, boolean]>([
    ['inside by exactly the tolerance', TOLERANCE, false],
    ['inside by more', 0.02, true],
  ])('a base whose rear is %s is wholly in it or not', (_where, y, holds) => {
    expect(whollyInArc(fullArc(red), box(-32, y, 32, 64))).toMatchObject({ holds, edge: 'rear' });
  });

  test('where two lines decide alike, the first is named: the right one', () => {
    expect(inArc(front(red), placed(0, 0)).edge).toBe('right');
    expect(whollyInArc(front(red), placed(0, 100)).edge).toBe('right');
    expect(inArc(stripArc(red, 15), placed(0, 100)).edge).toBe('right');
    expect(whollyInArc(wedge(red, downLeft, downRight), placed(0, -100))).toMatchObject({ holds: false, edge: 'left' });
  });

  test('the rear of a strip decides about a base that stands across its beginning', () => {
    expect(inArc(stripArc(red, 15), placed(0, -10))).toMatchObject({ holds: true, edge: 'rear' });
    expect(inArc(stripArc(red, 15), placed(0, -20))).toMatchObject({ holds: false, edge: 'rear' });
  });

  test('how deep a base stands in what an arc of more than 180 degrees leaves out', () => {
    // Its nearest corners are 80 mm behind the apex; the shortest way out is across a line.
    expect(whollyInArc(wedge(red, downLeft, downRight), placed(0, -100)).margin).toBeCloseTo(-Math.SQRT1_2 * 140, 6);
  });

  test('rays that point apart leave a half of the table, at any angle; from a ray round to itself is all of it', () => {
    const ray = (degrees: number) => ({ from: red, heading: headingFromDegrees(degrees) });
    for (let degrees = 0; degrees < 360; degrees += 0.7) {
      const half = arcBetween(red, ray(degrees), ray(degrees + 180));
      expect(half.sectors.flatMap((sector) => sector.lines.map((each) => each.edge))).toEqual(['right']);
      const ahead = headingFromDegrees(degrees + 90);
      const [fore, aft] = [1, -1].map((way) => placed(100 * ahead.x * way, 100 * ahead.y * way));
      expect([isInArc(half, fore as Polygon), isInArc(half, aft as Polygon)]).toEqual([true, false]);
      const all = arcBetween(red, ray(degrees), ray(degrees));
      expect([isInArc(all, fore as Polygon), isInArc(all, aft as Polygon)]).toEqual([true, true]);
    }
  });
});

test('the quick and the full form agree, and so does the part inside', () => {
  fc.assert(
    fc.property(anyPose, anyPlaced, (pose, target) => {
      for (const arc of [front(pose), fullArc(pose), stripArc(pose, 15), wedge(pose, downLeft, downRight)]) {
        const found = inArc(arc, target);
        expect(found.holds).toBe(isInArc(arc, target));
        const part = partInArc(arc, target).reduce((sum, piece) => sum + Math.abs(signedArea(piece)), 0);
        if (found.holds) expect(part).toBeGreaterThan(0);
        if (found.margin < -0.1) expect(part).toBe(0);
      }
    }),
  );
});

test('turning ship and target together changes nothing', () => {
  fc.assert(
    fc.property(anyPose, mm(-300, 300), mm(-300, 300), (pose, x, y) => {
      const margins = [0, 45, 90, 200].map((degrees) => {
        const now = turn(pose, degrees);
        return inArc(front(now), basePolygon(poseAt(toTable(now, { x, y }), now.heading), small)).margin;
      });
      for (const margin of margins) expect(margin).toBeCloseTo(margins[0] as number, 6);
    }),
  );
});

test('four standard arcs leave no ship out', () => {
  fc.assert(
    fc.property(anyPose, anyPlaced, (pose, target) => {
      const arcs = [
        front(pose),
        wedge(pose, upRight, downRight),
        wedge(pose, downRight, downLeft),
        wedge(pose, downLeft, upLeft),
      ];
      expect(arcs.some((arc) => isInArc(arc, target))).toBe(true);
    }),
  );
});

describe('range in the arc', () => {
  test('is measured to the part of the target inside the arc, though another part is closer', () => {
    const target = basePolygon(at(70, 60), { width: 80, length: 60 });
    const measured = closestInArc(front(red), basePolygon(red, small), target);
    expect(distance(basePolygon(red, small), target)).toBe(Math.sqrt(100 + 100));
    expect(measured?.distance).toBeCloseTo(Math.sqrt(200), 6);
    const beside = basePolygon(at(70, 30), { width: 80, length: 60 });
    expect(distance(basePolygon(red, small), beside)).toBe(10);
    expect(closestInArc(front(red), basePolygon(red, small), beside)).toMatchObject({ from: { x: 20, y: 20 } });
    expect(closestInArc(front(red), basePolygon(red, small), beside)?.distance).toBeCloseTo(Math.sqrt(200), 6);
  });

  test('there is none to a target outside the arc', () => {
    expect(closestInArc(front(red), basePolygon(red, small), placed(0, -100))).toBeNull();
  });

  test('is never less than the plain distance, and the same when all of the target is inside', () => {
    fc.assert(
      fc.property(anyPose, anyBase, anyPlaced, (pose, base, target) => {
        const from = basePolygon(pose, base);
        const measured = closestInArc(front(pose), from, target);
        if (measured === null) return;
        expect(measured.distance).toBeGreaterThanOrEqual(distance(from, target) - 1e-6);
        if (whollyInArc(front(pose), target).holds) expect(measured.distance).toBeCloseTo(distance(from, target), 5);
      }),
    );
  });
});

test('rays that begin at different points of a token', () => {
  const broad = arcBetween(
    red,
    { from: { x: -10, y: 20 }, heading: headingFromDegrees(-45) },
    { from: { x: 10, y: 20 }, heading: headingFromDegrees(45) },
  );
  expect([49, 51].map((x) => isInArc(broad, placed(x + 20, 40)))).toEqual([true, false]);
  expect(isInArc(broad, moved(placed(0, 300), { x: 0, y: 0 }))).toBe(true);
});
