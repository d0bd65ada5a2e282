/** Outlines that are drawn: what is within so many mm, and arcs as far as they count. */
import {
  arcWithin,
  basePolygon,
  discPolygon,
  distance,
  poseAt,
  signedArea,
  squareBase,
  stripArc,
  wedge,
  within,
} from '../../src/core/geometry';

const base = basePolygon(poseAt({ x: 400, y: 300 }), squareBase(40));

test('a band around a base: straight beside it, round at its corners, nowhere farther, hardly anywhere nearer', () => {
  const band = within(base, 100);
  for (const corner of band) {
    expect(distance([corner], base)).toBeLessThan(100.001);
    expect(distance([corner], base)).toBeGreaterThan(99.9);
  }
  const whole = 40 * 40 + 4 * 40 * 100 + 3.14159 * 100 * 100;
  expect(signedArea(band)).toBeLessThan(whole);
  expect(signedArea(band)).toBeGreaterThan(whole * 0.998);
});

test('a band around a round base is round', () => {
  const disc = { x: 10, y: 20, radius: 17 };
  expect(within(disc, 50)).toEqual(discPolygon({ ...disc, radius: 67 }));
});

test('an arc ends at its range, and at its lines', () => {
  const pose = poseAt({ x: 400, y: 300 });
  const [front] = arcWithin(wedge(pose, { x: -1, y: 1 }, { x: 1, y: 1 }), base, 300);
  const ys = front?.map(({ y }) => y) ?? [];
  expect(Math.max(...ys)).toBeCloseTo(300 + 20 + 300, 6);
  expect(Math.min(...ys)).toBeCloseTo(300, 6);
  for (const { x, y } of front ?? []) expect(Math.abs(x - 400)).toBeLessThan(y - 300 + 0.001);
  const [strip] = arcWithin(stripArc(pose, 15), base, 300);
  const xs = strip?.map(({ x }) => x) ?? [];
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([392.5, 407.5]);
});
