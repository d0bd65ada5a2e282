/** Lines, cover, distances and moves agree with the slow reference on thousands of random maps, and do not change as the map is turned or mirrored. */
import * as fc from 'fast-check';
import { areAdjacent } from '../../../src/miniatures/queries/adjacency';
import { boardOf } from '../../../src/miniatures/queries/board';
import { coverOf, hasCover } from '../../../src/miniatures/queries/cover';
import { lineOfSight, sees } from '../../../src/miniatures/queries/line-of-sight';
import { IGNORES_NOTHING, type Mover } from '../../../src/miniatures/queries/movement';
import { distance } from '../../../src/miniatures/queries/range';
import { reach, wayTo } from '../../../src/miniatures/queries/reach';
import { anyMap, CHANGES, inLarger, placed, whyNotStep } from './maps';
import * as reference from './reference';

const SIZES = [
  [1, 1, 1],
  [1, 1, 1, 1, 1],
  [2, 1, 1],
  [1, 2, 1],
  [2, 2],
  [3, 1],
  [1, 3],
] as const;
const sizes = fc.constantFrom(...SIZES);
const picks = fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 });
const mover = (size: number, squeezes = false): Mover => ({
  size,
  enemies: [],
  allies: [],
  squeezes,
  ignores: IGNORES_NOTHING,
});

/** Two spaces on a random map, and others beside them. */
const tables = fc
  .tuple(anyMap(), sizes, picks)
  .map(([map, all, chosen]) => ({ map, spaces: placed(map, all, chosen) }))
  .filter(({ spaces }) => spaces.length >= 2);

test('who sees whom agrees with every line between corners [min.line-of-sight-basics.02, min.line-of-sight-basics.03, min.line-of-sight.03]', () => {
  fc.assert(
    fc.property(tables, ({ map, spaces: [a, b] }) => {
      if (!a || !b) return;
      expect(sees(boardOf(map, {}), a, b)).toBe(reference.sees(map, a, b));
    }),
    { numRuns: 3000 },
  );
});

test('sight is mutual, and the line that shows it is clear [min.line-of-sight-basics.04, min.line-of-sight.01]', () => {
  fc.assert(
    fc.property(tables, ({ map, spaces: [a, b] }) => {
      if (!a || !b) return;
      const board = boardOf(map, {});
      const forth = lineOfSight(board, a, b);
      expect(forth.clear).toBe(sees(board, b, a));
      expect(forth.inTheWay.length === 0).toBe(forth.clear);
      if (forth.clear) expect(reference.lineIsClear(map, a, b, forth.line)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('adjacency agrees [min.adjacent.01, min.attacks-of-opportunity.10]', () => {
  fc.assert(
    fc.property(tables, ({ map, spaces: [a, b] }) => {
      if (!a || !b) return;
      expect(areAdjacent(boardOf(map, {}), a, b)).toBe(reference.adjacent(map, a, b));
    }),
    { numRuns: 1000 },
  );
});

test('cover agrees with every line from each corner [min.cover-basics.05, min.cover-basics.06, min.cover-advanced.02]', () => {
  fc.assert(
    fc.property(tables, ({ map, spaces: [a, b, ...others] }) => {
      if (!a || !b) return;
      const cover = coverOf(boardOf(map, {}), a, b, others);
      expect(cover.covered).toBe(reference.covered(map, a, b, others));
      expect(hasCover(boardOf(map, {}), a, b, others)).toBe(cover.covered);
      for (const { corner, line, by } of cover.from)
        expect(reference.lineShowsCover(map, a, b, corner, line, by)).toBe(true);
    }),
    { numRuns: 1500 },
  );
});

test('distances agree with steps of one square, diagonal ones among them [min.range.02, min.range.03, min.range.04]', () => {
  fc.assert(
    fc.property(tables, ({ map, spaces: [a, b] }) => {
      if (!a || !b) return;
      expect(distance(boardOf(map, {}), a, b)).toBe(reference.distance(map, a, b));
    }),
    { numRuns: 500 },
  );
});

test('moves of whole spaces agree: where they end and what they cost [min.movement-basics.03, min.large-characters-and-movement.04]', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 12 }), ({ map, spaces: [a, ...others] }, squares) => {
      if (!a) return;
      const [enemies, allies] = [others.slice(0, 1), others.slice(1)];
      const places = reach(
        boardOf(map, {}),
        { ...mover(a.size), enemies, allies },
        { at: a.at, squeezed: null },
        squares,
      );
      const found = new Map(places.map(({ at, cost }) => [at.join(), cost]));
      expect(found).toEqual(reference.moves(map, a, enemies, allies, squares));
    }),
    { numRuns: 700 },
  );
});

test('a step is refused with a reason just where it cannot be made [min.movement-advanced.04]', () => {
  fc.assert(
    fc.property(tables, ({ map, spaces: [a, ...enemies] }) => {
      if (!a) return;
      const board = boardOf(map, {});
      for (const way of reference.WAYS) {
        const to = [a.at[0] + way[0], a.at[1] + way[1]] as const;
        const why = whyNotStep(board, { ...mover(a.size), enemies }, a.at, to);
        expect(why === null).toBe(reference.stepCost(map, enemies, a, way) < Infinity);
      }
    }),
    { numRuns: 500 },
  );
});

test('moves of those who squeeze agree, too [min.squeezing-large-characters.02, min.squeezing-large-characters.03, min.squeeze.02]', () => {
  const large = fc
    .tuple(anyMap(4, 6), fc.constantFrom([2], [2, 1], [3], [3, 1]), picks)
    .map(([map, all, chosen]) => ({ map, spaces: placed(map, all, chosen) }))
    .filter(({ spaces }) => spaces.length > 0);
  fc.assert(
    fc.property(large, fc.integer({ min: 1, max: 10 }), ({ map, spaces: [a, ...enemies] }, squares) => {
      if (!a) return;
      const places = reach(
        boardOf(map, {}),
        { ...mover(a.size, true), enemies },
        { at: a.at, squeezed: null },
        squares,
      );
      const found = new Map(places.map(({ at, cost }) => [at.join(), cost]));
      expect(found).toEqual(reference.squeezing(map, a, enemies, squares));
    }),
    { numRuns: 150 },
  );
});

test('squeezing opens ways and shortens none that a whole space has [min.squeezing-large-characters.01, min.squeezing-large-characters.02]', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 12 }), ({ map, spaces: [a, ...enemies] }, squares) => {
      if (!a) return;
      const board = boardOf(map, {});
      const start = { at: a.at, squeezed: null };
      const movers = [false, true].map((squeezes) => ({ ...mover(a.size, squeezes), enemies }));
      const [whole, squeezing] = movers.map((each) => reach(board, each, start, squares));
      const cost = new Map(squeezing?.map(({ at, cost: least }) => [at.join(), least]));
      for (const { at, cost: least } of whole ?? []) expect(cost.get(at.join())).toBeLessThanOrEqual(least);
      for (const { at, cost: least } of squeezing ?? []) {
        expect(reference.fits(map, { at, size: a.size })).toBe(true);
        expect(least).toBeGreaterThanOrEqual(Math.abs(at[0] - a.at[0]) + Math.abs(at[1] - a.at[1]));
        const way = movers[1] && wayTo(board, movers[1], start, at, squares);
        expect(way?.reduce((sum, step) => sum + step.cost, 0)).toBe(least);
        expect(way?.at(-1)?.to ?? start).toEqual({ at, squeezed: null });
      }
    }),
    { numRuns: 700 },
  );
});

test.each(CHANGES)('nothing changes on a map that is $name', ({ map: changedMap, space }) => {
  fc.assert(
    fc.property(tables, ({ map, spaces }) => {
      const [a, b, ...others] = spaces;
      const [c, d, ...otherwise] = spaces.map((each) => space(map, each));
      if (!a || !b || !c || !d) return;
      const [board, turned] = [boardOf(map, {}), boardOf(changedMap(map), {})];
      expect(sees(turned, c, d)).toBe(sees(board, a, b));
      expect(hasCover(turned, c, d, otherwise)).toBe(hasCover(board, a, b, others));
      expect(areAdjacent(turned, c, d)).toBe(areAdjacent(board, a, b));
      expect(distance(turned, c, d)).toBe(distance(board, a, b));
      const costs = [
        reach(board, mover(a.size, true), { at: a.at, squeezed: null }, 8),
        reach(turned, mover(c.size, true), { at: c.at, squeezed: null }, 8),
      ];
      const [here, there] = costs.map((places) => places.map(({ cost }) => cost));
      expect(there).toEqual(here);
    }),
    { numRuns: 500 },
  );
});

test('lines are the same where the map lies in a larger one', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 3 }), ({ map, spaces: [a, b] }, by) => {
      if (!a || !b) return;
      const moved = inLarger(map, by);
      const larger = boardOf(moved.map, {});
      expect(sees(larger, moved.space(a), moved.space(b))).toBe(sees(boardOf(map, {}), a, b));
    }),
    { numRuns: 500 },
  );
});
