import type { BareSpec } from './bare-state';
import { xwingTable } from './table';
import { obstaclesAtRange0 } from '../../src/xwing/queries/overlap';
import { executeManeuver } from '../../src/xwing/procedures/maneuver';
import {
  attackRange,
  BEYOND,
  beyondRange,
  measureShips,
  rangeBetween,
  rangeToObject,
  relativePosition,
  withinRange,
  isAtRange,
} from '../../src/xwing/queries/range';

/** A T-65 in the middle of the table facing north; others placed by the gap between bases. Small bases reach 20 mm from their middle. */
const AHEAD = (gap: number): [number, number] => [400, 440 + gap];
const table = (ships: BareSpec['ships'], obstacles: BareSpec['obstacles'] = {}) =>
  xwingTable({ ships: { red: { at: [400, 400] }, ...ships }, obstacles });
const tie = (at: [number, number], facing = 180) => ({ player: 'p2', at, facing });

const rangeAtGap = (gap: number): number => {
  const { state } = table({ tie: tie(AHEAD(gap)) });
  const there = rangeBetween(state, 'red', 'tie');
  expect(rangeBetween(state, 'tie', 'red').range).toBe(there.range);
  return there.range;
};

test.each([
  [50, 1],
  [100, 1],
  [150, 2],
  [200, 2],
  [250, 3],
  [300, 3],
])('closest points %d mm apart are at range %d from either side [xw.range.01, xw.range.02]', (gap, range) => {
  expect(rangeAtGap(gap)).toBe(range);
});

test('past the end of the ruler is at no range, but beyond range 3 [xw.range.03]', () => {
  expect(rangeAtGap(320)).toBe(BEYOND);
  const { state } = table({ tie: tie(AHEAD(320)) });
  expect(isAtRange(state, 'red', 'tie', 0, 3)).toBe(false);
  const [red, enemy] = [state.ships[0]!, state.ships[1]!];
  expect(beyondRange(red, enemy, 3).holds).toBe(true);
});

test('the evidence of a range names both points and how close it was', () => {
  const { state } = table({ tie: tie(AHEAD(98)) });
  const { distance, from, to, margin } = rangeBetween(state, 'red', 'tie');
  expect(distance).toBeCloseTo(98);
  expect([from.y, to.y]).toEqual([420, 518]);
  expect(margin).toBeCloseTo(2, 1);
});

test('a ship wholly inside the first section is within range 1, one past its end is beyond it [xw.range.05]', () => {
  const { state } = table({ near: tie(AHEAD(50)), far: tie(AHEAD(105)) });
  const [red, near, far] = [state.ships[0]!, state.ships[1]!, state.ships[2]!];
  expect(withinRange(red, near, 0, 1).holds).toBe(true);
  expect(beyondRange(red, far, 1).holds).toBe(true);
});

test('a range of sections holds both its ends [xw.range.06]', () => {
  const { state } = table({ touching: tie(AHEAD(0)), mid: tie([400, 620]), far: tie([700, 400]) });
  expect(['touching', 'mid', 'far'].map((id) => isAtRange(state, 'red', id, 0, 2))).toEqual([true, true, false]);
  expect(isAtRange(state, 'red', 'mid', 2, 3)).toBe(true);
});

test('a base across the line of two sections is at the closer one, and within neither [xw.range.07, xw.range.08]', () => {
  const { state } = table({ tie: tie(AHEAD(80)) });
  const [red, enemy] = [state.ships[0]!, state.ships[1]!];
  expect(isAtRange(state, 'red', 'tie', 1, 1)).toBe(true);
  expect(isAtRange(state, 'red', 'tie', 2, 2)).toBe(false);
  expect(withinRange(red, enemy, 1, 1).holds).toBe(false);
});

test('one corner inside the third section is not beyond range 3 [xw.range.09]', () => {
  const { state } = table({ tie: tie([400, 400 + 20 + 299 + 28.2], 45) });
  const [red, enemy] = [state.ships[0]!, state.ships[1]!];
  expect(beyondRange(red, enemy, 3).holds).toBe(false);
});

test('range is measured to the edge of the base, whatever its size [xw.range.10]', () => {
  const { state } = table({ tie: { player: 'p2', pilot: 'rearadmiralchiraneau', at: [400, 400 + 20 + 150 + 40] } });
  expect(rangeBetween(state, 'red', 'tie').distance).toBeCloseTo(150);
});

test('range to an obstacle goes to its nearest point [xw.range.11]', () => {
  const { state } = table({}, { rock: { kind: 'asteroid', outline: 'coreasteroid0', at: [400, 600] } });
  const { distance, to } = rangeToObject(state, 'red', 'rock');
  expect(to.y - 420).toBeCloseTo(distance);
  expect(to.y).toBeLessThan(600 - 20);
});

test('a ship on an obstacle is at range 0 of it [xw.range.15]', () => {
  const { state } = table({}, { rock: { kind: 'asteroid', at: [400, 430] } });
  expect(rangeToObject(state, 'red', 'rock').range).toBe(0);
});

test('the obstacles that lie under a ship, and no others, are those at range 0 [xw.range.15]', () => {
  const rocks = {
    rock: { kind: 'asteroid', at: [400, 430] },
    near: { kind: 'asteroid', at: [400, 500] },
    far: { kind: 'debris', at: [700, 700] },
  } as const;
  const { state } = table({}, rocks);
  const [red] = state.ships;
  expect(red && obstaclesAtRange0(state, red)).toEqual(['rock']);
  const away = { ...state, obstacles: state.obstacles.map((each) => ({ ...each, place: 'reserve' as const })) };
  expect(red && obstaclesAtRange0(away, red)).toEqual([]);
});

test('touching bases are at range 0 both ways, not at range 1 [xw.range.13, xw.range.16]', () => {
  expect(rangeAtGap(0)).toBe(0);
  expect(rangeAtGap(0.5)).toBe(1);
});

test('ships that touch since a partial execution are at range 0, whatever rounding left between them [xw.range.14, xw.range.17]', () => {
  const { state } = table({ tie: { ...tie(AHEAD(0.02)), touching: ['red'] } });
  const [red, enemy] = [state.ships[0]!, state.ships[1]!];
  expect(measureShips(red, enemy).range).toBe(0);
  expect(measureShips(enemy, red).range).toBe(0);
  enemy.touching = [];
  expect(measureShips(red, enemy).range).toBe(1);
});

/** At range 1 beside the front arc, at range 2 inside it: a large base to the right whose far corner reaches into the arc. */
const HALF_IN_ARC: BareSpec['ships'] = { tie: { player: 'p2', pilot: 'rearadmiralchiraneau', at: [540, 480] } };

test('attack range is measured to the part that is in the attack arc [xw.attack.09, xw.range.04, xw.attack-range.01]', () => {
  const { state } = table(HALF_IN_ARC);
  expect(rangeBetween(state, 'red', 'tie').range).toBe(1);
  const seen = attackRange(state, 'red', 'front', 'tie');
  expect(seen?.range).toBe(2);
  expect(seen?.to.x).toBeCloseTo(500);
  expect(seen?.to.y).toBeCloseTo(400 + 100 / Math.tan((40.45 * Math.PI) / 180));
});

test.each([
  [-3, 'left', 'right'],
  [3, 'right', 'left'],
] as const)(
  'of two arcs of a double turret the nearer part counts, turned by %d degrees it is in the %s one [xw.attack.09, xw.turret-arc.04]',
  (facing, nearer, farther) => {
    // A large base ahead of another reaches past both lines of the front arc.
    const { state } = table({
      red: { pilot: 'outerrimsmuggler', at: [400, 400], turret: { kind: 'double', arc: 'left' } },
      tie: { player: 'p2', pilot: 'rearadmiralchiraneau', at: [400, 483], facing },
    });
    const seen = (arc: 'left' | 'right' | 'double-turret') => attackRange(state, 'red', arc, 'tie')?.distance;
    expect(seen(nearer)).toBeCloseTo(0.96, 2);
    expect(seen(farther)).toBeCloseTo(5.11, 2);
    expect(seen('double-turret')).toBe(seen(nearer));
  },
);

test('any other range does not care for the arc [xw.attack-range.02]', () => {
  const { state } = table(HALF_IN_ARC);
  expect(isAtRange(state, 'red', 'tie', 1, 1)).toBe(true);
});

test('range is that of a line without width [xw.range.12]', () => {
  const { state } = table({ tie: tie([460, 400 + 40 + 100]) });
  expect(rangeBetween(state, 'red', 'tie').distance).toBeCloseTo(Math.sqrt(20 * 20 + 100 * 100));
});

test('wholly behind the midline is behind; across it is flanking; ahead of it in front [xw.relative-position.01, xw.relative-position.02, xw.relative-position.03]', () => {
  const { state } = table({ back: tie([480, 340]), side: tie([480, 410]), fore: tie([330, 480]) });
  const [red, ...others] = state.ships;
  expect(others.map((each) => relativePosition(each, red!))).toEqual(['behind', 'flanking', 'in front']);
});

test('past range 3 a ship is neither behind, in front nor flanking [xw.full-arcs.04]', () => {
  const { state } = table({ tie: tie([400, 780]), side: tie([780, 400]), near: tie([700, 400]) });
  const [red, far, side, near] = state.ships;
  expect([far, side, near].map((each) => relativePosition(each!, red!))).toEqual([null, null, 'flanking']);
});

test('from range 0 to exactly range 3 it is one of the three [xw.full-arcs.04]', () => {
  const seenFrom = (gap: number): unknown[] => {
    const away = 40 + gap;
    const { state } = table({
      fore: tie([400, 400 + away]),
      back: tie([400, 400 - away]),
      left: tie([400 - away, 400]),
      right: tie([400 + away, 400]),
    });
    const [red, ...others] = state.ships;
    return others.map((each) => relativePosition(each, red!));
  };
  const all = ['in front', 'behind', 'flanking', 'flanking'];
  expect([seenFrom(0), seenFrom(50), seenFrom(300), seenFrom(301)]).toEqual([all, all, all, Array(4).fill(null)]);
});

test('a maneuver that ends exactly at another base is full, and at range 0 [xw.range.18]', () => {
  const moved = table({ tie: tie([400, 400 + 80 + 40]) });
  moved.do((state) =>
    executeManeuver(state, 'red', { speed: 1, bearing: 'straight', color: 'white' }, { inStep: true }),
  );
  expect(rangeBetween(moved.state, 'red', 'tie').range).toBe(0);
  expect(moved.happened('maneuver-executed')).toEqual([expect.objectContaining({ fully: true })]);
  expect(moved.happened('step-skipped')).toEqual([]);
});
