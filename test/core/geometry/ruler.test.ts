import * as fc from 'fast-check';
import {
  TOLERANCE,
  atBands,
  bandOf,
  beyondBand,
  distance,
  tooCloseToCall,
  withinBands,
} from '../../../src/core/geometry';
import { mm, placed } from './tables';

const xwing = [0, 100, 200, 300];
const armada = [123.3, 186.5, 304.8];

test('two ships at 100.0 mm are at the first band, at 100.2 mm at the second, and both are close calls', () => {
  const [near, far] = [distance(placed(0, 0), placed(0, 140, 180)), distance(placed(0, 0), placed(0, 140.2, 180))];
  expect([bandOf(xwing, near).band, bandOf(xwing, far).band]).toEqual([1, 2]);
  expect(bandOf(xwing, near)).toMatchObject({ nearestLine: 100 });
  expect(bandOf(xwing, far).margin).toBeCloseTo(0.2, 9);
  expect(tooCloseToCall(bandOf(xwing, far).margin)).toBe(true);
});

test('band 0 is touching; beyond the ruler is one past the last band', () => {
  expect([0, 0.005, 0.02, 50, 200, 200.02, 300, 301].map((d) => bandOf(xwing, d).band)).toEqual([
    0, 0, 1, 1, 2, 3, 3, 4,
  ]);
  expect([0, 123.3, 123.4, 186.5, 304.8, 305].map((d) => bandOf(armada, d).band)).toEqual([0, 0, 1, 1, 2, 3]);
  expect(bandOf(xwing, 190)).toMatchObject({ band: 2, nearestLine: 200 });
  expect(bandOf(xwing, 110)).toMatchObject({ band: 2, nearestLine: 100 });
});

test('at, within, and beyond bands', () => {
  expect(atBands(xwing, 1, 2, 150).holds).toBe(true);
  expect(atBands(xwing, 1, 2, 0).holds).toBe(false);
  expect(atBands(xwing, 0, 1, 0).holds).toBe(true);
  expect(atBands(xwing, 1, 2, 205).margin).toBeCloseTo(-5, 9);
  expect(withinBands(xwing, 1, 1, 60, 100).holds).toBe(true);
  expect(withinBands(xwing, 1, 1, 60, 101).holds).toBe(false);
  expect(beyondBand(xwing, 1, 100).holds).toBe(false);
  expect(beyondBand(xwing, 1, 101).margin).toBeCloseTo(1, 9);
});

test('every distance is at exactly the band that it falls in', () => {
  fc.assert(
    fc.property(fc.oneof(mm(0, 400), fc.constantFrom(TOLERANCE, 100 + TOLERANCE, 200, 300 + TOLERANCE)), (d) => {
      const { band, margin } = bandOf(xwing, d);
      expect(margin).toBeCloseTo(marginOf(d, band), 9);
      for (const i of [0, 1, 2, 3]) expect(atBands(xwing, i, i, d).holds).toBe(i === band);
      expect(beyondBand(xwing, 3, d).holds).toBe(band === 4);
    }),
  );
});

test('halfway between two lines, the farther one is called the nearest; a ruler without lines has one band', () => {
  expect([9, 8.5].map((d) => bandOf([0, 8, 10], d).nearestLine)).toEqual([10, 8]);
  expect(bandOf([], 5)).toEqual({ band: 0, nearestLine: 0, margin: Infinity });
  expect(bandOf([0, 100], 5000)).toMatchObject({ band: 2, nearestLine: 100 });
});

/** To the nearest line: negative past the farther one of its band, where it only touches it. */
function marginOf(mm: number, band: number): number {
  return Math.min(band > 0 ? mm - xwing[band - 1]! : Infinity, (xwing[band] ?? Infinity) - mm);
}
