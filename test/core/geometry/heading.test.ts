import * as fc from 'fast-check';
import {
  degreesOf,
  headingFromDegrees,
  headingOf,
  headingTowards,
  leftOf,
  opposite,
  rightOf,
  toTable,
  turn,
  turned,
  about,
} from '../../../src/core/geometry';
import { directionToTable } from '../../../src/core/geometry/pose';
import { anyAngle, anyPose, at, mm } from './tables';

const lengthOf = (h: { x: number; y: number }): number => Math.sqrt(h.x * h.x + h.y * h.y);

test('the four quarters are whole numbers, without a negative zero that JSON would lose', () => {
  expect([0, 90, 180, 270, 360, -90].map(headingFromDegrees)).toEqual([
    { x: 0, y: 1 }, { x: 1, y: 0 }, { x: 0, y: -1 }, { x: -1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 },
  ]); // prettier-ignore
  for (const h of [rightOf({ x: 0, y: 1 }), opposite({ x: 0, y: 1 }), leftOf({ x: 1, y: 0 })])
    expect(JSON.parse(JSON.stringify(h))).toEqual(h);
});

test('every degree and its parts are exact to the last bits', () => {
  for (let degrees = 0; degrees <= 360; degrees += 0.25) {
    const { x, y } = headingFromDegrees(degrees);
    const off = Math.max(
      Math.abs(x - Math.sin((degrees * Math.PI) / 180)),
      Math.abs(y - Math.cos((degrees * Math.PI) / 180)),
    );
    expect(off).toBeLessThan(5e-15);
  }
});

test('a positive turn is a turn to the right', () => {
  expect(turn(at(5, 6), 90)).toEqual({ x: 5, y: 6, heading: { x: 1, y: 0 } });
  expect(turned({ x: 0, y: 1 }, -45)).toEqual({ x: -0.7071067811865476, y: 0.7071067811865476 });
});

test('eight turns of 90 degrees give exactly the start, from any heading', () => {
  fc.assert(
    fc.property(anyAngle, (a) => {
      const start = headingFromDegrees(a);
      let now = start;
      for (let i = 0; i < 8; i++) now = turned(now, 90);
      expect(now).toEqual(start);
      expect(opposite(opposite(start))).toEqual(start);
    }),
  );
});

test('tabulated headings stay tabulated through any number of turns by 22.5 degrees', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 50 }), (steps) => {
      let now = headingFromDegrees(0);
      for (const step of steps) now = turned(now, step * 22.5);
      expect(now).toEqual(headingFromDegrees(22.5 * steps.reduce((a, b) => a + b, 0)));
    }),
  );
});

test('headings of any angle agree with the sine and cosine and keep length 1', () => {
  fc.assert(
    fc.property(anyAngle, anyAngle, (a, b) => {
      const h = turned(headingFromDegrees(a), b);
      const radians = ((a + b) * Math.PI) / 180;
      expect(h.x).toBeCloseTo(Math.sin(radians), 11);
      expect(h.y).toBeCloseTo(Math.cos(radians), 11);
      expect(Math.abs(lengthOf(h) - 1)).toBeLessThan(1e-12);
    }),
  );
});

test('each of the sixteen comes out as tabulated, however it was come by', () => {
  for (let i = 0; i < 16; i++) {
    const tabulated = headingFromDegrees(i * 22.5);
    for (const off of [3.3, -7.7]) expect(turned(headingFromDegrees(i * 22.5 - off), off)).toEqual(tabulated);
    expect(headingOf({ x: tabulated.x * 123.4, y: tabulated.y * 123.4 })).toEqual(tabulated);
  }
});

test('the power series gives these very bits in every engine', () => {
  expect(headingFromDegrees(10)).toEqual({ x: 0.1736481776669304, y: 0.9848077530122081 });
  expect(headingFromDegrees(77)).toEqual({ x: 0.9743700647852352, y: 0.224951054343865 });
  expect(headingFromDegrees(-130.25)).toEqual({ x: -0.7632324697825289, y: -0.646123979642964 });
});

test('the whole series counts: at the end of a step it is as exact as a number can be', () => {
  for (const degrees of [11.25, 11.2, 33.7, 78.76, 101.24]) {
    const radians = (degrees * Math.PI) / 180;
    const { x, y } = headingFromDegrees(degrees);
    expect(Math.abs(x - Math.sin(radians))).toBeLessThan(4e-16);
    expect(Math.abs(y - Math.cos(radians))).toBeLessThan(4e-16);
  }
});

test('degrees come back from a heading', () => {
  fc.assert(
    fc.property(mm(0, 359.999), (a) => {
      const difference = Math.abs(degreesOf(headingFromDegrees(a)) - a);
      expect(Math.min(difference, 360 - difference)).toBeLessThan(1e-10);
    }),
  );
  expect([0, 22.5, 45, 90, 337.5].map((a) => degreesOf(headingFromDegrees(a)))).toEqual([0, 22.5, 45, 90, 337.5]);
});

test('the heading towards a point; none towards the same point', () => {
  expect(headingTowards({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ x: 0.6, y: 0.8 });
  expect(headingTowards({ x: 7, y: 7 }, { x: 107, y: 107 })).toEqual(headingFromDegrees(45));
  expect(headingTowards({ x: 7, y: 7 }, { x: 7, y: 7 })).toBeNull();
});

test('what has no length, or no end, has no direction', () => {
  for (const vector of [
    { x: 0, y: 0 },
    { x: Infinity, y: 0 },
    { x: 1, y: -Infinity },
    { x: NaN, y: 1 },
    { x: 1e300, y: 0 },
  ])
    expect(headingOf(vector)).toBeNull();
});

test('degrees run from 0 up to 360', () => {
  for (const degrees of [0.5, 11, 179, 349, 355, 359.5])
    expect(degreesOf(headingFromDegrees(degrees))).toBeCloseTo(degrees, 9);
});

test('local frame: x to the right, y ahead', () => {
  expect(toTable(at(100, 50, 90), { x: 10, y: 20 })).toEqual({ x: 120, y: 40 });
  expect(about(at(1, 2)).heading).toEqual({ x: 0, y: -1 });
});

test('a direction of the local frame leads from a pose to where its point is', () => {
  fc.assert(
    fc.property(anyPose, mm(-500, 500), mm(-500, 500), (pose, x, y) => {
      const [to, way] = [toTable(pose, { x, y }), directionToTable(pose, { x, y })];
      expect(pose.x + way.x).toBeCloseTo(to.x, 9);
      expect(pose.y + way.y).toBeCloseTo(to.y, 9);
    }),
  );
});
