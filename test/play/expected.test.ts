/** The mean of a number over what can come about, with room for what was not walked. */
import * as fc from 'fast-check';
import { attackOdds } from '../../src/odds/xwing';
import { expected } from '../../src/play';

test('where something was neglected, the bounds hold what comes with it', () => {
  const distribution = fc.array(
    fc.record({ value: fc.integer({ min: -5, max: 5 }), weight: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(distribution, fc.nat(), (all, skipped) => {
      const total = all.reduce((sum, { weight }) => sum + weight, 0);
      const truth = all.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
      const left = all[skipped % all.length]!;
      const neglected = left.weight / total;
      const outcomes = all
        .filter((each) => each !== left)
        .map(({ value, weight }) => ({ value, low: weight / total, high: weight / total + neglected }));
      const { low, high } = expected({ outcomes, neglected }, (value) => value, { least: -5, most: 5 });
      expect(low).toBeLessThanOrEqual(truth + 1e-9);
      expect(high).toBeGreaterThanOrEqual(truth - 1e-9);
    }),
  );
});

test('the walk that leaves out what is unlikely does not exclude the truth', () => {
  const attack = {
    attackers: [{ pilot: 'academypilot', range: 2 as const }],
    defender: { pilot: 'bluesquadronescort' },
  };
  const chance = (neglect: number): { low: number; high: number } => {
    const found = attackOdds(attack, { neglect });
    if (found._tag === 'Left') throw new Error(found.left.message);
    return expected(found.right, ({ damage }) => (damage >= 2 ? 1 : 0), { least: 0, most: 1 });
  };
  const truth = chance(0).low;
  const { low, high } = chance(0.1);
  expect(truth).toBeGreaterThan(0);
  expect(chance(0).high).toBeCloseTo(truth, 12);
  expect([low <= truth + 1e-12, high >= truth - 1e-12, high > low]).toEqual([true, true, true]);
});

test('without bounds of the number nothing is known where something was neglected, and all where nothing was', () => {
  const outcomes = [{ value: 1, low: 0.9, high: 1 }];
  expect(expected({ outcomes, neglected: 0.1 }, (value) => value)).toEqual({ low: -Infinity, high: Infinity });
  expect(expected({ outcomes: [{ value: 1, low: 1, high: 1 }], neglected: 0 }, (value) => value)).toEqual({
    low: 1,
    high: 1,
  });
});
