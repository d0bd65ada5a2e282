import * as fc from 'fast-check';
import { ahead, degreesOf, sideways, turn, type Pose } from '../../../src/core/geometry';
import { LENGTHS, shipCards, type Yaw } from '../../../src/armada/facts';
import {
  courseEnd,
  coursesOf,
  overlapsTool,
  toolArea,
  toolSides,
  turnedTooFar,
  type Clicks,
  type Course,
} from '../../../src/armada/queries/maneuver-tool';
import { maneuverOutcome } from '../../../src/armada/queries/maneuver';
import type { ShipPiece } from '../../../src/armada/model/pieces';
import { anyShip, mirrored, ship } from './pieces';

const { tool } = LENGTHS;
const SEGMENT = tool.guideToPivot + tool.pivotToGuide;
const anyYaw = fc.constantFrom<Yaw>(0, 1, 2);
const anyColumn = fc.array(anyYaw, { minLength: 1, maxLength: 4 });
const anyCourse = fc.array(fc.constantFrom<Clicks>(-2, -1, 0, 1, 2), { minLength: 1, maxLength: 4 });
const anySide = fc.constantFrom('left' as const, 'right' as const);
const round = (n: number): number => Math.round(n * 1e6) / 1e6 + 0;
const rounded = ({ x, y, heading }: Pose): number[] => [x, y, heading.x, heading.y].map(round);

describe('where a course ends', () => {
  test.each([1, 2, 3, 4])(
    'straight at speed %d, the ship goes so many segments ahead [arm.ship-movement.06]',
    (speed) => {
      const course = Array.from({ length: speed }, () => 0 as const);
      const end = courseEnd(ship('cr90', 10, 20), course, 'left', tool);
      expect(rounded(end)).toEqual([10, round(20 + speed * SEGMENT), 0, 1]);
    },
  );

  test('one click turns by 22.5 degrees, two by 45, joints add up and cancel out [arm.ship-movement.06, arm.yaw.01]', () => {
    const facing = (course: Course): number => degreesOf(courseEnd(ship('cr90', 0, 0), course, 'right', tool).heading);
    expect([[1], [2], [-1], [1, 2], [2, -2, 1], [2, 2, 2, 2]].map((course) => facing(course as Course))).toEqual([
      22.5, 45, 337.5, 67.5, 22.5, 180,
    ]);
  });

  test('a quarter turn by hand: the corner at the guides follows the tool, the base hangs at it [arm.ship-movement.06, arm.ship-movement.08]', () => {
    // Tool on the right of a CR90 that faces north: guides at (20.5 + 7.65, 35.5).
    const end = courseEnd(ship('cr90', 0, 0), [2, 2], 'right', tool);
    const r = Math.SQRT1_2;
    const guide = { x: 28.15 + SEGMENT * r + tool.pivotToGuide, y: 35.5 + tool.guideToPivot + SEGMENT * r };
    // Facing east, the base lies to the north of the tool and behind its guides.
    expect(rounded(end)).toEqual([guide.x - 35.5, guide.y + 28.15, 1, 0].map(round));
  });

  test('speed 0 leaves the ship where it is [arm.ship-movement.14]', () => {
    const piece = ship('victory', 5, 6, 33);
    expect(courseEnd(piece, [], 'left', tool)).toBe(piece.pose);
  });

  test('against following the tool step by step', () => {
    fc.assert(
      fc.property(anyShip('a'), anyCourse, anySide, (piece, course, side) => {
        const out = ((side === 'right' ? 1 : -1) * (piece.base.width + tool.width)) / 2;
        let at = sideways(ahead(piece.pose, piece.base.length / 2), out);
        for (const clicks of course) {
          at = ahead(at, tool.guideToPivot);
          for (let i = 0; i < Math.abs(clicks); i++) at = turn(at, Math.sign(clicks) * 22.5);
          at = ahead(at, tool.pivotToGuide);
        }
        const end = ahead(sideways(at, -out), -piece.base.length / 2);
        expect(rounded(courseEnd(piece, course, side, tool))).toEqual(rounded(end));
      }),
    );
  });

  test('mirrored courses end mirrored, with the tool on the other side', () => {
    fc.assert(
      fc.property(anyShip('a'), anyCourse, anySide, (piece, course, side) => {
        const end = courseEnd(piece, course, side, tool);
        const other = course.map((clicks) => (0 - clicks) as Clicks);
        const there = courseEnd(mirrored.ship(piece), other, side === 'left' ? 'right' : 'left', tool);
        const back = mirrored.ship({ ...piece, pose: there }).pose;
        expect(back.x).toBeCloseTo(end.x, 6);
        expect(back.y).toBeCloseTo(end.y, 6);
        expect(back.heading.x).toBeCloseTo(end.heading.x, 6);
      }),
    );
  });

  test('lengths of the tool can be overridden: 61 mm a speed', () => {
    const other = { guideToPivot: 40, pivotToGuide: 21, width: 15 };
    expect(courseEnd(ship('cr90', 0, 0), [0, 0, 0], 'left', other)).toMatchObject({ x: 0, y: 183 });
  });
});

describe('courses of a speed chart', () => {
  test('each joint on its own, to either side, up to its yaw [arm.ship-movement.02, arm.ship-movement.03, arm.speed-chart.03]', () => {
    expect(coursesOf([0, 1]).map(({ course }) => course)).toEqual([
      [0, 0],
      [0, -1],
      [0, 1],
    ]);
    expect(coursesOf([2])).toHaveLength(5);
    expect(coursesOf([1, 2])).toHaveLength(15);
  });

  test('an extra yaw goes to one joint: none becomes one, one becomes two, two stays [arm.commands.05, arm.yaw.04]', () => {
    const extra = coursesOf([0, 1, 2], 1).filter(({ extraYawAt }) => extraYawAt.length > 0);
    expect(extra).toHaveLength(2 * 3 * 5 + 2 * 1 * 5);
    expect(new Set(extra.flatMap(({ extraYawAt }) => extraYawAt))).toEqual(new Set([0, 1]));
    expect(
      extra.filter(({ extraYawAt }) => extraYawAt[0] === 0).every(({ course }) => Math.abs(course[0] ?? 0) === 1),
    ).toBe(true);
    expect(
      extra.filter(({ extraYawAt }) => extraYawAt[0] === 1).every(({ course }) => Math.abs(course[1] ?? 0) === 2),
    ).toBe(true);
  });

  test('a joint that is turned too far is named [arm.yaw.01, arm.yaw.02, arm.yaw.05]', () => {
    expect(turnedTooFar([0, 1], [0, 1])).toBeNull();
    expect(turnedTooFar([0, 1], [1, 1])).toEqual({ joint: 0, clicks: 1, yaw: 0 });
    expect(turnedTooFar([0, 1], [1, 1], 1)).toBeNull();
    expect(turnedTooFar([0, 1], [2, 1], 2)).toBeNull();
    expect(turnedTooFar([0, 1], [1, -2], 1)).toEqual({ joint: 1, clicks: 2, yaw: 1 });
    expect(turnedTooFar([0, 1], [2, 0], 1)).toEqual({ joint: 0, clicks: 2, yaw: 0 });
  });

  test('all courses, each once, are exactly those that no joint speaks against', () => {
    const every = (joints: number): Clicks[][] =>
      joints === 0 ? [[]] : every(joints - 1).flatMap((c) => ([-2, -1, 0, 1, 2] as const).map((each) => [...c, each]));
    fc.assert(
      fc.property(anyColumn, fc.integer({ min: 0, max: 2 }), (column, extra) => {
        const listed = coursesOf(column, extra).map(({ course }) => course.join());
        const allowed = every(column.length).filter((course) => turnedTooFar(column, course, extra) === null);
        expect(new Set(listed).size).toBe(listed.length);
        expect([...listed].sort()).toEqual(allowed.map((course) => course.join()).sort());
      }),
      { numRuns: 40 },
    );
  });
});

describe('on which side the tool lies', () => {
  const sides = (piece: ShipPiece, course: Course): string[] =>
    toolSides(piece, course, tool).flatMap(({ side, holds }) => (holds ? [side] : []));

  test('straight on, on either: its owner chooses [arm.ship-movement.10]', () => {
    expect(sides(ship('cr90', 0, 0), [0, 0])).toEqual(['left', 'right']);
  });

  test('in a turn, on the inside of it [arm.ship-movement.09]', () => {
    expect(sides(ship('cr90', 0, 0), [2])).toEqual(['right']);
    expect(sides(ship('cr90', 0, 0), [-1])).toEqual(['left']);
    expect(sides(ship('victory', 300, 200, 100), [0, 1])).toEqual(['right']);
  });

  test('by how deep the ship would lie on it on the other [arm.ship-movement.09]', () => {
    const wrong = overlapsTool(ship('cr90', 0, 0), [1], 'left', tool);
    expect(wrong).toMatchObject({ side: 'left', holds: true });
    expect(wrong.depth).toBeGreaterThan(10);
    // On the inside it lies flush with the base.
    expect(overlapsTool(ship('cr90', 0, 0), [1], 'right', tool)).toMatchObject({ holds: false });
    expect(overlapsTool(ship('cr90', 0, 0), [1], 'right', tool).depth).toBeLessThan(1e-6);
  });

  test('no course is without a side, and one is wrong at most where the other is right [arm.ship-movement.09, arm.ship-movement.10]', () => {
    fc.assert(
      fc.property(anyShip('a'), anyCourse, (piece, course) => {
        const found = toolSides(piece, course, tool);
        expect(found.some(({ holds }) => holds)).toBe(true);
        const onTool = found.map((each) => each.onTool.holds);
        expect(found.map(({ holds }) => holds)).toEqual(onTool.every(Boolean) ? [true, true] : onTool.map((on) => !on));
      }),
    );
  });

  test('segments past the speed of the ship are no part of it [arm.maneuver-tool.03, arm.maneuver-tool.04]', () => {
    fc.assert(
      fc.property(anyShip('a'), anyCourse, anySide, (piece, course, side) => {
        const area = toolArea(piece, course, side, tool);
        expect(area).toHaveLength(course.length + 1);
        const shorter = toolArea(piece, course.slice(0, -1), side, tool);
        // All but the end of the last leg, which a longer course prolongs.
        expect(area.slice(0, Math.max(0, shorter.length - 1))).toEqual(shorter.slice(0, -1));
      }),
    );
    expect(toolArea(ship('cr90', 0, 0), [], 'left', tool)).toEqual([]);
  });

  test('every course of every ship is offered a side', () => {
    for (const card of shipCards()) {
      const piece = ship(card.icon, 0, 0);
      for (const { course } of card.speedChart.flatMap((column) => coursesOf(column, 2))) {
        expect(sides(piece, course).length).toBeGreaterThan(0);
      }
    }
  });
});

describe('ships in the way', () => {
  const moving = ship('cr90', 0, 0);

  test('the ship is put down one joint before, until it is clear [arm.overlapping.05, arm.overlapping.06, arm.ship-movement.12]', () => {
    const inTheWay = ship('nebulon-b', 0, 2.5 * SEGMENT, 90, 'ahead');
    const found = maneuverOutcome(moving, [0, 0, 0], 'left', [inTheWay], tool);
    expect(found).toMatchObject({ speed: 1, overlapped: ['ahead'] });
    expect(found.attempts.map(({ speed, overlaps }) => [speed, overlaps.length])).toEqual([
      [3, 1],
      [2, 1],
      [1, 0],
    ]);
    expect(rounded(found.pose)).toEqual([0, round(SEGMENT), 0, 1]);
  });

  test('down to its start, even if that means staying in place [arm.overlapping.06]', () => {
    const wall = [1, 2].map((n) => ship('victory', 0, n * SEGMENT + 30, 0, `wall-${n}`));
    const found = maneuverOutcome(moving, [0, 0], 'left', wall, tool);
    expect(found).toMatchObject({ speed: 0, pose: moving.pose });
    expect(found.overlapped).toEqual(['wall-1', 'wall-2']);
  });

  test('ships between start and end are passed [arm.overlapping.18, arm.ship-movement.07]', () => {
    const between = ship('nebulon-b', 0, 1.2 * SEGMENT, 90, 'between');
    const found = maneuverOutcome(moving, [0, 0, 0], 'left', [between], tool);
    expect(found).toMatchObject({ speed: 3, overlapped: [] });
  });

  test('shield dials count: a ship that would only touch without them is in the way [arm.overlapping.20]', () => {
    // Side by side, bases 3 mm apart: each dial sticks out by 4.
    const beside = ship('nebulon-b', 44, SEGMENT, 0, 'beside');
    expect(maneuverOutcome(moving, [0], 'left', [beside], tool)).toMatchObject({ speed: 0, overlapped: ['beside'] });
    const farther = ship('nebulon-b', 41 + 8, SEGMENT, 0, 'farther');
    expect(maneuverOutcome(moving, [0], 'left', [farther], tool)).toMatchObject({ speed: 1, overlapped: [] });
  });
});
