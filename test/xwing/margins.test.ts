/**
 * Range, arcs and lines of measuring near where they change, for bases of all sizes anywhere on the table: the answer turns exactly where the ruler
 * and the printed lines say, and the margin says by how much, to a billionth of a millimeter. What touches a line (`TOLERANCE`) has not crossed it,
 * but margins are to the line itself.
 */
import * as fc from 'fast-check';
import { headingFromDegrees, overlaps, TOLERANCE, type Point, type Polygon } from '../../src/core/geometry';
import { MEASURES, type Size } from '../../src/xwing';
import type { Ship, XwingState } from '../../src/xwing/model/state';
import { basePolygonOf } from '../../src/xwing/queries/bases';
import { obstacleArea } from '../../src/xwing/queries/obstacles';
import { insidePlayArea, isInPlayArea } from '../../src/xwing/queries/play-area';
import {
  attackRange,
  beyondRange,
  inArc,
  isAtRange,
  measureShips,
  rangeToObject,
  withinRange,
} from '../../src/xwing/queries/range';
import { apart, roomIn } from '../helpers/apart';
import type { BareSpec } from './bare-state';
import { depthOfLine, gapBetween, nearestOf } from './brute-force';
import { CR90 } from './huge-ships/epic';
import { xwingTable, type Table } from './table';

const PILOTS = { small: 'bluesquadronescort', medium: 'bountyhunter', large: 'patrolleader', huge: CR90 } as const;
const sizes = fc.constantFrom<Size>('small', 'medium', 'large', 'huge');
const standardSizes = fc.constantFrom<Exclude<Size, 'huge'>>('small', 'medium', 'large');
const facings = fc.integer({ min: 0, max: 359 });
/** To the thousandth, each as likely: of all numbers that a computer knows most are next to 0. */
const mm = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: Math.round(min * 1000), max: Math.round(max * 1000) }).map((thousandths) => thousandths / 1000);
/** By how many mm something is past a line, either way; not where rounding decides. */
const pastLine = fc.oneof(mm(-3, 3), mm(-0.05, 0.05)).filter((past) => Math.abs(past - TOLERANCE) > 1e-6);
const RUNS = { numRuns: 60, seed: 1 };
const ABOUT = 1e-9;

/** Counterclockwise around the middle. */
const SQUARE: Polygon = [
  { x: -25, y: -25 },
  { x: 25, y: -25 },
  { x: 25, y: 25 },
  { x: -25, y: 25 },
];
const MAT: Polygon = [
  { x: 0, y: 0 },
  { x: 914, y: 0 },
  { x: 914, y: 914 },
  { x: 0, y: 914 },
];

interface Placed {
  size: Size;
  at: Point;
  facing: number;
}

/** `red` and `tie`, with nothing in progress. */
function tableOf(red: Placed, tie: Placed, obstacles: BareSpec['obstacles'] = {}): Table {
  const ship = ({ size, at, facing }: Placed) => ({ pilot: PILOTS[size], at: [at.x, at.y] as const, facing });
  return xwingTable({ phase: 'engagement', ships: { red: ship(red), tie: { ...ship(tie), player: 'p2' } }, obstacles });
}

const shift = ({ x, y }: Point, way: Point, by: number): Point => ({ x: x + way.x * by, y: y + way.y * by });

/** To the left of a direction. */
const leftOf = ({ x, y }: Point): Point => ({ x: -y, y: x });

describe('range', () => {
  const pairs = fc.record({
    sizes: fc.tuple(sizes, sizes),
    facings: fc.tuple(facings, facings),
    away: fc.record({ x: mm(-300, 300), y: mm(200, 400) }),
  });

  /** Red, and another whose base is so many mm away: moved straight away from the closest point, which stays the closest. */
  function apart({ sizes: [a, b], facings: [f, g], away }: typeof pairs extends fc.Arbitrary<infer T> ? T : never) {
    const red = { size: a, at: { x: 400, y: 400 }, facing: f };
    const at = { x: 400 + away.x, y: 400 + away.y };
    const before = tableOf(red, { size: b, at, facing: g });
    const bases = [before.ship('red'), before.ship('tie')].map((each): Polygon => basePolygonOf(each));
    fc.pre(!overlaps(bases[0]!, bases[1]!));
    const { distance, from, to } = gapBetween(bases[0]!, bases[1]!);
    fc.pre(distance > 1);
    const way = { x: (to.x - from.x) / distance, y: (to.y - from.y) / distance };
    return (gap: number): Table => tableOf(red, { size: b, at: shift(at, way, gap - distance), facing: g });
  }

  test('turns at the lines of the ruler, with the mm to the nearest of them, from either ship [xw.range.02, xw.range.03, xw.range.10]', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom(1, 2, 3), pastLine, (pair, line, past) => {
        const gap = 100 * line + past;
        const { state } = apart(pair)(gap);
        const [red, tie] = state.ships as [Ship, Ship];
        const range = past <= TOLERANCE ? line : line + 1;
        for (const [one, other] of [
          [red, tie],
          [tie, red],
        ] as const) {
          const measured = measureShips(one, other);
          expect(measured.range).toBe(range);
          expect(Math.abs(measured.distance - gap)).toBeLessThan(ABOUT);
          expect(
            Math.abs(Math.hypot(measured.to.x - measured.from.x, measured.to.y - measured.from.y) - gap),
          ).toBeLessThan(ABOUT);
          expect(Math.abs(measured.margin - (range === line ? -past : past))).toBeLessThan(ABOUT);
        }
        expect([isAtRange(state, 'red', 'tie', line, line), isAtRange(state, 'red', 'tie', 0, line)]).toEqual([
          range === line,
          range === line,
        ]);
        const beyond = beyondRange(red, tie, line);
        expect(beyond.holds).toBe(range > line);
        expect(Math.abs(beyond.margin - past)).toBeLessThan(ABOUT);
      }),
      RUNS,
    );
  });

  test('a ship is within a range to its farthest corner, with the mm to spare [xw.range.08]', () => {
    fc.assert(
      fc.property(pairs, mm(1, 290), fc.constantFrom(1, 2, 3), (pair, gap, line) => {
        const [red, tie] = apart(pair)(gap).state.ships as [Ship, Ship];
        const farthest = Math.max(
          ...basePolygonOf(tie).map((corner) => nearestOf(corner, basePolygonOf(red)).distance),
        );
        fc.pre(Math.abs(farthest - 100 * line - TOLERANCE) > 1e-6);
        const within = withinRange(red, tie, 0, line);
        expect(within.holds).toBe(farthest < 100 * line + TOLERANCE);
        expect(Math.abs(within.margin - (100 * line - farthest))).toBeLessThan(ABOUT);
      }),
      RUNS,
    );
  });

  test('touching ends where the tolerance does [xw.range.13, xw.range.16]', () => {
    fc.assert(
      fc.property(pairs, mm(0, 0.05), (pair, gap) => {
        fc.pre(Math.abs(gap - TOLERANCE) > 1e-6);
        const [red, tie] = apart(pair)(gap).state.ships as [Ship, Ship];
        expect(measureShips(red, tie).range).toBe(gap < TOLERANCE ? 0 : 1);
      }),
      RUNS,
    );
  });
});

describe('other objects', () => {
  /** A tie with a square rock of 50 mm beside it or under it. */
  const besideRock = (tie: Placed, at: Point, facing: number): XwingState => {
    const { state } = tableOf({ size: 'small', at: { x: 800, y: 100 }, facing: 0 }, tie, {
      rock: { kind: 'asteroid', at: [at.x, at.y], facing },
    });
    state.options.outlines = { [state.obstacles[0]!.outline]: { pieces: [SQUARE], back: 0, front: null, within: 0 } };
    return state;
  };

  test('are at range 0 from where they touch, by how deep they lie under the ship, and then at range 1 [xw.range.11, xw.range.15]', () => {
    const scenes = fc.record({ size: sizes, facing: facings, turned: facings, x: mm(-90, 90), y: mm(-90, 90) });
    const seen = new Set<number>();
    fc.assert(
      fc.property(scenes, ({ size, facing, turned, x, y }) => {
        const state = besideRock({ size, at: { x: 450, y: 450 }, facing }, { x: 450 + x, y: 450 + y }, turned);
        const exact = apart(basePolygonOf(state.ships[1]!), obstacleArea(state, state.obstacles[0]!)[0]!);
        fc.pre(Math.abs(exact - TOLERANCE) > 1e-6);
        const { range, distance, margin } = rangeToObject(state, 'tie', 'rock');
        expect(range).toBe(exact < TOLERANCE ? 0 : 1);
        expect(Math.abs(distance - Math.max(0, exact))).toBeLessThan(ABOUT);
        expect(Math.abs(margin - (range === 0 ? -exact : Math.min(exact, 100 - exact)))).toBeLessThan(ABOUT);
        seen.add(range);
      }),
      RUNS,
    );
    expect(seen).toEqual(new Set([0, 1]));
  });
});

describe('the edges of the play area', () => {
  test('a ship is inside them by the room that its nearest corner has, or outside by what its farthest reaches out; the quick look says the same [xw.flee.01]', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(
        sizes,
        facings,
        mm(-150, 150),
        fc.integer({ min: 0, max: 914 }),
        fc.integer({ min: 0, max: 3 }),
        (size, facing, past, along, edge) => {
          const at = [
            { x: past, y: along },
            { x: along, y: past },
            { x: 914 - past, y: along },
            { x: along, y: 914 - past },
          ][edge]!;
          const { state } = tableOf({ size, at, facing }, { size: 'small', at: { x: 450, y: 450 }, facing: 0 });
          const [ship] = state.ships as [Ship];
          const exact = roomIn(MAT, basePolygonOf(ship));
          const { holds, margin } = insidePlayArea(state, ship, ship.pose);
          expect(Math.abs(margin - exact)).toBeLessThan(ABOUT);
          if (Math.abs(exact + TOLERANCE) > 1e-6) expect(holds).toBe(exact > -TOLERANCE);
          expect(isInPlayArea(state, ship, ship.pose)).toBe(holds);
          seen.add(holds);
        },
      ),
      RUNS,
    );
    expect(seen.size).toBe(2);
  });
});

describe('arcs', () => {
  const ARCS = ['front', 'right', 'rear', 'left'] as const;
  /** Compass degrees of the two lines of an arc, as seen from the ship. */
  const linesOf = (arc: (typeof ARCS)[number], half: number): { left: number; right: number } =>
    ({
      front: { left: -half, right: half },
      right: { left: half, right: 180 - half },
      rear: { left: 180 - half, right: 180 + half },
      left: { left: 180 + half, right: -half },
    })[arc];

  /** A ship whose deepest corner lies so many mm across a line, on its left or its right. */
  function across(
    from: Point,
    way: Point,
    inwards: Point,
    along: number,
    deep: number,
    target: Omit<Placed, 'at'>,
  ): Placed {
    const middle = basePolygonOf(
      tableOf({ ...target, at: { x: 0, y: 0 } }, { ...target, at: { x: 900, y: 900 } }).ship('red'),
    );
    const reach = Math.max(...middle.map(({ x, y }) => x * inwards.x + y * inwards.y));
    return { ...target, at: shift(shift(from, way, along), inwards, deep - reach) };
  }

  const targets = fc.record({ size: standardSizes, facing: facings });

  test('a ship is in an arc from where its first corner crosses the line, by so many mm [xw.arc.02, xw.standard-arcs.01]', () => {
    const attackers = fc.record({ size: sizes, facing: facings, at: fc.record({ x: mm(300, 600), y: mm(300, 600) }) });
    const edges = fc.constantFrom('left', 'right');
    fc.assert(
      fc.property(
        attackers,
        fc.constantFrom(...ARCS),
        edges,
        targets,
        mm(0, 1),
        pastLine,
        (red, arc, edge, tie, far, past) => {
          const way = headingFromDegrees(red.facing + linesOf(arc, MEASURES.halfArcs[red.size])[edge]);
          const left = leftOf(way);
          const inwards = edge === 'right' ? left : { x: -left.x, y: -left.y };
          // Clear of the base, which of huge ships is long, and not past range 3.
          const along = red.size === 'huge' ? 260 + 30 * far : 120 + 100 * far;
          const { state } = tableOf(red, across(red.at, way, inwards, along, past, tie));
          const seen = inArc(state, 'red', arc, 'tie');
          expect([seen.holds, seen.edge]).toEqual([past > TOLERANCE, edge]);
          expect(Math.abs(seen.margin - past)).toBeLessThan(ABOUT);
        },
      ),
      { numRuns: 150, seed: 1 },
    );
  });

  test('a ship is in the bullseye arc from where its first corner crosses the side of the strip, and then in the front arc [xw.bullseye-arc.02, xw.bullseye-arc.03]', () => {
    const attackers = fc.record({
      size: standardSizes,
      facing: facings,
      at: fc.record({ x: mm(300, 600), y: mm(300, 600) }),
    });
    fc.assert(
      fc.property(
        attackers,
        fc.constantFrom('left', 'right'),
        targets,
        mm(120, 250),
        pastLine,
        (red, edge, tie, along, past) => {
          const ahead = headingFromDegrees(red.facing);
          const left = leftOf(ahead);
          const inwards = edge === 'right' ? left : { x: -left.x, y: -left.y };
          const side = shift(red.at, inwards, -MEASURES.bullseye / 2);
          const { state } = tableOf(red, across(side, ahead, inwards, along, past, tie));
          const seen = inArc(state, 'red', 'bullseye', 'tie');
          expect([seen.holds, seen.edge]).toEqual([past > TOLERANCE, edge]);
          expect(Math.abs(seen.margin - past)).toBeLessThan(ABOUT);
          expect(inArc(state, 'red', 'front', 'tie').holds).toBe(true);
        },
      ),
      RUNS,
    );
  });

  test('an arc ends at range 3, by so many mm [xw.arc.01]', () => {
    fc.assert(
      fc.property(standardSizes, facings, targets, pastLine, (size, facing, tie, past) => {
        const red = { size, facing, at: { x: 450, y: 450 } };
        const ahead = headingFromDegrees(facing);
        const before = tableOf(red, { ...tie, at: shift(red.at, ahead, 330) });
        const { distance, from, to } = gapBetween(basePolygonOf(before.ship('red')), basePolygonOf(before.ship('tie')));
        const way = { x: (to.x - from.x) / distance, y: (to.y - from.y) / distance };
        const { state } = tableOf(red, { ...tie, at: shift(shift(red.at, ahead, 330), way, 300 + past - distance) });
        const seen = inArc(state, 'red', 'front', 'tie');
        expect(seen.holds).toBe(past <= TOLERANCE);
        expect(Math.abs(seen.margin + past)).toBeLessThan(ABOUT);
      }),
      RUNS,
    );
  });
});

describe('what an attack is measured through', () => {
  test('is what lies on the line between the closest points, and nothing else [xw.obstructed.01, xw.obstructed.06]', () => {
    const scenes = fc.record({
      sizes: fc.tuple(standardSizes, standardSizes),
      facing: facings,
      turned: fc.integer({ min: 5, max: 85 }),
      aside: mm(-40, 40),
      ahead: mm(210, 330),
      rock: fc.record({ share: mm(0.2, 0.8), aside: mm(-110, 110), facing: facings }),
    });
    const seen = { through: 0, past: 0 };
    fc.assert(
      fc.property(scenes, ({ sizes: [a, b], facing, turned, aside, ahead, rock }) => {
        const way = headingFromDegrees(facing);
        const at = { x: 450, y: 450 };
        const place = (far: number, left: number): Point => shift(shift(at, way, far), leftOf(way), left);
        const { x, y } = place(rock.share * ahead, rock.aside);
        const obstacles = { rock: { kind: 'asteroid', at: [x, y], facing: rock.facing } } as const;
        // Turned against each other, their bases have one shortest line alone.
        const other = { size: b, at: place(ahead, aside), facing: facing + turned };
        const { state } = tableOf({ size: a, at, facing }, other, obstacles);
        const bases = state.ships.map((each) => basePolygonOf(each));
        const line = gapBetween(bases[0]!, bases[1]!);
        const depth = Math.max(...obstacleArea(state, state.obstacles[0]!).map((piece) => depthOfLine(line, piece)));
        // Where it only grazes the rock, points along the line say nothing.
        fc.pre(Math.abs(depth) > 0.1);
        const measured = attackRange(state, 'red', 'front', 'tie');
        fc.pre(measured !== null);
        expect(Math.abs((measured?.distance ?? 0) - line.distance)).toBeLessThan(ABOUT);
        expect(measured?.lines.map(({ through }) => through)).toEqual([depth > 0 ? ['rock'] : []]);
        seen[depth > 0 ? 'through' : 'past'] += 1;
      }),
      { numRuns: 150, seed: 1 },
    );
    expect([seen.through > 20, seen.past > 20]).toEqual([true, true]);
  });

  test('of equally short lines the attacker has one for each set of things that can be measured through [xw.obstructed.07, xw.obstructed.08]', () => {
    const rocks = fc.record({ left: fc.integer({ min: -60, max: 50 }), width: fc.integer({ min: 2, max: 60 }) });
    const scenes = fc.record({
      sizes: fc.tuple(standardSizes, standardSizes),
      facing: fc.constantFrom(0, 90, 180, 270),
      aside: fc.integer({ min: -30, max: 30 }),
      rocks: fc.tuple(rocks, rocks),
    });
    const numbers = new Set<number>();
    fc.assert(
      fc.property(scenes, ({ sizes: [a, b], facing, aside, rocks: given }) => {
        const [way, at] = [headingFromDegrees(facing), { x: 450, y: 450 }];
        const right = { x: way.y, y: -way.x };
        const place = (far: number, side: number): Point => shift(shift(at, way, far), right, side);
        const spans = given.map(({ left, width }) => ({ from: left, to: left + width }));
        const table = tableOf({ size: a, at, facing }, { size: b, at: place(280, aside), facing });
        table.state.options.outlines = Object.fromEntries(
          spans.map(({ from, to }, i) => [
            `coreasteroid${i}`,
            { pieces: [box(from, to)], back: 5, front: null, within: 0 },
          ]),
        );
        table.state.obstacles = spans.map((_span, i) => ({
          id: `rock-${i}`,
          outline: `coreasteroid${i}`,
          kind: 'asteroid',
          place: 'table',
          pose: { ...place(120 + 40 * i, 0), heading: way },
        }));
        const half = { small: 20, medium: 30, large: 40 };
        const [first, last] = [Math.max(-half[a], aside - half[b]), Math.min(half[a], aside + half[b])];
        // Rocks begin and end at whole mm, but no line leads just between two of them: that one alone would be a knife's edge.
        fc.pre(spans[0]?.to !== spans[1]?.from && spans[1]?.to !== spans[0]?.from);
        const tried = Array.from({ length: 2 * (last - first) + 1 }, (_, i) => first + i / 2);
        const sets = tried.map((mm) => spans.flatMap(({ from, to }, i) => (from < mm && mm < to ? [`rock-${i}`] : [])));
        const lines = attackRange(table.state, 'red', 'front', 'tie')?.lines ?? [];
        const found = lines.map(({ through }) => through.join());
        expect([...found].sort()).toEqual([...new Set(sets.map((each) => each.join()))].sort());
        numbers.add(found.length);
      }),
      { numRuns: 120, seed: 1 },
    );
    expect([1, 2, 3].every((number) => numbers.has(number))).toBe(true);
  });

  /** A strip of 10 mm across the way, counterclockwise. */
  function box(from: number, to: number): Point[] {
    return [
      { x: from, y: -5 },
      { x: to, y: -5 },
      { x: to, y: 5 },
      { x: from, y: 5 },
    ];
  }
});
