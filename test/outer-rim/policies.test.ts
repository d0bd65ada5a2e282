/** What the made-up values of the base pack are worth: simple ways to play against each other (docs/packs.md tells of 240 games). */
import { outerRim } from '../../src/outer-rim';
import { runContest, type ContestOf } from '../../scripts/contest';
import { outerRimContest } from '../../scripts/playable/outer-rim-policies';

const contest = outerRimContest as unknown as ContestOf;

test('no simple way to play wins more than three games in five, least of all by staying where it is', () => {
  const { games, unended, standings } = runContest(outerRim, contest, { count: 20, seed: 1, maxActions: 20_000 });
  expect({ games, unended }).toEqual({ games: 20, unended: 0 });
  const shares = Object.fromEntries(standings.map(({ way, share }) => [way, share]));
  expect(Object.keys(shares).sort()).toEqual(['deliver', 'hunt', 'jobs', 'stay']);
  expect(Math.max(...Object.values(shares))).toBeLessThanOrEqual(60);
  expect(shares['stay']).toBeLessThan(30);
});
