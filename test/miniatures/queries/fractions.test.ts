/** Fractions, with which damage and lines are counted. */
import { fraction, isLess, middle, sum, times } from '../../../src/miniatures/queries/fractions';

test('are added, multiplied and compared as numbers are, in lowest terms [min.critical-hit.03, min.stat-card-statistics.07]', () => {
  const [third, half] = [fraction(2, 6), fraction(-3, -6)];
  expect([third, half]).toEqual([
    { over: 1, under: 3 },
    { over: 1, under: 2 },
  ]);
  expect([sum(third, half), times(third, fraction(5, 2)), middle(third, half)]).toEqual([
    { over: 5, under: 6 },
    { over: 5, under: 6 },
    { over: 5, under: 12 },
  ]);
  expect(fraction(3, -6)).toEqual({ over: -1, under: 2 });
  expect([isLess(third, half), isLess(half, third), isLess(half, half)]).toEqual([true, false, false]);
});
