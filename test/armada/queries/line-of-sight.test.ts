import * as fc from 'fast-check';
import { convexPieces, insideBy, type Line, type Point } from '../../../src/core/geometry';
import { HULL_ZONES, type HullZone } from '../../../src/armada/facts';
import { adjacentZones, hullZone, targetingPoint } from '../../../src/armada/queries/hull-zones';
import { lineOfSight, type SightEnd } from '../../../src/armada/queries/line-of-sight';
import { shipTokenPolygon } from '../../../src/armada/queries/bases';
import type { ShipPiece } from '../../../src/armada/model/pieces';
import { anyFrame, anyShip, anySquadron, block, elsewhere, mirrored, ship, squadron } from './pieces';

const nothing = { ships: [], obstacles: [] };
const zoneOf = (piece: ShipPiece, zone: HullZone): SightEnd => ({ ship: piece, zone });
const anyZone = fc.constantFrom(...HULL_ZONES);

describe('hull zones', () => {
  test('front and rear are adjacent to left and right, opposite zones to neither [arm.hull-zones.04, arm.hull-zones.05]', () => {
    expect(HULL_ZONES.map(adjacentZones)).toEqual([
      ['left', 'right'],
      ['front', 'rear'],
      ['front', 'rear'],
      ['left', 'right'],
    ]);
  });

  test('they cover the cardboard token and nothing of the base beside it [arm.hull-zones.01]', () => {
    fc.assert(
      fc.property(
        anyShip('a'),
        fc.double({ min: -0.49, max: 0.49, noNaN: true }),
        fc.double({ min: -0.49, max: 0.49, noNaN: true }),
        (piece, x, y) => {
          const at = { x: x * piece.token.width, y: y * piece.token.length };
          const on = HULL_ZONES.filter(
            (zone) => insideBy(hullZone(piece, zone), elsewhere.point(piece.pose, at)) >= -1e-6,
          );
          expect(on.length).toBeGreaterThan(0);
        },
      ),
    );
    const piece = ship('victory', 0, 0);
    const token = shipTokenPolygon(piece);
    for (const corner of HULL_ZONES.flatMap((zone) => hullZone(piece, zone))) {
      expect(insideBy(token, corner)).toBeGreaterThan(-1e-9);
    }
  });

  test('each holds its own targeting point [arm.targeting-point.01]', () => {
    fc.assert(
      fc.property(anyShip('a'), anyZone, anyZone, (piece, zone, other) => {
        const depth = insideBy(hullZone(piece, other), targetingPoint(piece, zone));
        if (zone === other) expect(depth).toBeGreaterThan(1);
        else expect(depth).toBeLessThan(0);
      }),
    );
  });
});

describe('line of sight', () => {
  const attacker = ship('cr90', 0, 0, 0, 'attacker');
  const defender = ship('victory', 0, 300, 0, 'defender');

  test('runs from targeting point to targeting point [arm.line-of-sight.02, arm.line-of-sight.04]', () => {
    const { line, clear } = lineOfSight(zoneOf(attacker, 'front'), zoneOf(defender, 'rear'), nothing);
    expect(line).toEqual({ from: targetingPoint(attacker, 'front'), to: targetingPoint(defender, 'rear') });
    expect(clear.holds).toBe(true);
  });

  test.each<[string, ShipPiece, Readonly<Record<HullZone, readonly [x: number, y: number]>>]>([
    [
      'a CR90 that faces north',
      attacker,
      { front: [0, 27.625], left: [-11.5, -7.875], right: [11.5, -7.875], rear: [0, -27.625] },
    ],
    [
      'a Victory that faces east',
      ship('victory', 0, 300, 90, 'turned'),
      { front: [39.35, 300], left: [-0.75, 319.55], right: [-0.75, 280.45], rear: [-39.75, 300] },
    ],
  ])(
    'the point is the one printed in that hull zone, at either end: %s [arm.line-of-sight.04]',
    (_, piece, printed) => {
      const other = zoneOf(ship('gladiator', 300, -300, 0, 'other'), 'left');
      for (const zone of HULL_ZONES) {
        const { from } = lineOfSight(zoneOf(piece, zone), other, nothing).line;
        const { to } = lineOfSight(other, zoneOf(piece, zone), nothing).line;
        const [x, y] = printed[zone];
        for (const end of [from, to]) {
          expect(end.x).toBeCloseTo(x, 6);
          expect(end.y).toBeCloseTo(y, 6);
        }
      }
    },
  );

  test('through another hull zone of the defender there is none [arm.line-of-sight.05]', () => {
    const found = lineOfSight(zoneOf(attacker, 'front'), zoneOf(defender, 'front'), nothing);
    expect(found.clear.holds).toBe(false);
    expect(found.clear.margin).toBeLessThan(-1);
    expect(found.through).toMatchObject({ zone: 'rear', holds: true });
    expect(found.through?.through).not.toBeNull();
  });

  test("the attacker's own zones do not block it, and neither ship obstructs [arm.line-of-sight.09, arm.obstructed.01]", () => {
    const found = lineOfSight(zoneOf(attacker, 'rear'), zoneOf(defender, 'rear'), {
      ships: [attacker, defender],
      obstacles: [],
    });
    expect([found.clear.holds, found.obstructed.holds, found.obstructedBy]).toEqual([true, false, []]);
  });

  test('through the plastic of the base beside the token, it is not blocked [arm.hull-zones.01, arm.line-of-sight.05]', () => {
    // From far ahead on the right, just past the front right corner of the token to the right zone.
    const wide = ship('victory', 0, 0, 0, 'wide');
    const point = targetingPoint(wide, 'right');
    const front = hullZone(wide, 'front');
    const corner = front.reduce((a, b) => (b.x > a.x || (b.x === a.x && b.y < a.y) ? b : a));
    const towards = (mm: number): SightEnd => {
      const dx = corner.x + mm - point.x;
      const dy = corner.y - point.y;
      const share = 300 / Math.sqrt(dx * dx + dy * dy);
      return { squadron: { id: 's', x: point.x + dx * share, y: point.y + dy * share, radius: 0.001 } };
    };
    expect(lineOfSight(towards(0.5), zoneOf(wide, 'right'), nothing).clear.holds).toBe(true);
    expect(lineOfSight(towards(-0.5), zoneOf(wide, 'right'), nothing).clear.holds).toBe(false);
  });

  test('obstructed by an obstacle and by a third ship, each with where it is crossed [arm.line-of-sight.06, arm.obstacles.13, arm.obstructed.01]', () => {
    const third = ship('nebulon-b', 0, 170, 90, 'third');
    const rock = block(-5, 90, 10, 10, 'rock');
    const beside = block(20, 90, 10, 10, 'beside');
    const found = lineOfSight(zoneOf(attacker, 'front'), zoneOf(defender, 'rear'), {
      ships: [attacker, third, defender],
      obstacles: [rock, beside],
    });
    expect(found.obstructedBy.map(({ id }) => id)).toEqual(['third', 'rock']);
    expect(found.obstructed.holds).toBe(true);
    expect(found.obstructedBy[1]?.through).toMatchObject({ from: { y: 90 }, to: { y: 100 } });
  });

  test("a third ship's shield dials are ignored, its base is not [arm.line-of-sight.06]", () => {
    const passing = (x: number): boolean =>
      lineOfSight(zoneOf(attacker, 'front'), zoneOf(defender, 'rear'), {
        ships: [ship('nebulon-b', x, 170, 0, 'third')],
        obstacles: [],
      }).obstructed.holds;
    // Half a base is 20.5 mm, the dial sticks out by 4 more.
    expect([passing(20.4), passing(20.6), passing(23)]).toEqual([true, false, false]);
  });

  test('a line along the edge of an obstacle does not pass through it', () => {
    const along = (left: number): boolean =>
      lineOfSight(zoneOf(attacker, 'front'), zoneOf(defender, 'rear'), {
        ships: [],
        obstacles: [block(left, 100, 30, 30)],
      }).obstructed.holds;
    expect([along(0.5), along(0), along(-0.5)]).toEqual([false, false, true]);
  });

  test('to a squadron: to the point of its base closest to the attacking zone, never blocked [arm.line-of-sight.03, arm.attack.32]', () => {
    const target = squadron(100, 100);
    const { line, clear, through } = lineOfSight(zoneOf(attacker, 'rear'), { squadron: target }, nothing);
    expect(line.from).toEqual(targetingPoint(attacker, 'rear'));
    const closest = hullZone(attacker, 'rear').reduce((a, b) => (away(b, target) < away(a, target) ? b : a));
    // On the rim, on the way to the corner of the zone that is closest.
    expect(away(line.to, target)).toBeCloseTo(17, 6);
    expect(away(line.to, closest)).toBeCloseTo(away(target, closest) - 17, 6);
    expect([clear.holds, through]).toEqual([true, null]);
  });

  test('from a squadron the same tests hold: another zone blocks it [arm.line-of-sight.07]', () => {
    const from = { squadron: squadron(0, 100) };
    expect(lineOfSight(from, zoneOf(defender, 'rear'), nothing).clear.holds).toBe(true);
    expect(lineOfSight(from, zoneOf(defender, 'front'), nothing).clear.holds).toBe(false);
  });

  test('squadrons are no reason for anything in between: only ships and obstacles are asked for [arm.line-of-sight.08, arm.obstructed.05]', () => {
    const [from, to] = [{ squadron: squadron(0, 0, 'a') }, { squadron: squadron(0, 200, 'b') }];
    expect(lineOfSight(from, to, nothing)).toMatchObject({
      line: { from: { x: 0, y: 17 }, to: { x: 0, y: 183 } },
      obstructed: { holds: false },
      obstructedBy: [],
    });
  });
});

describe('whatever stands where', () => {
  const anyBetween = fc.record({
    ships: fc.array(anyShip('third'), { maxLength: 2 }),
    obstacles: fc.constant([block(-20, -20, 40, 50)]),
  });

  test('as sampled: points of the line inside a zone or base', () => {
    fc.assert(
      fc.property(anyShip('a'), anyZone, anyShip('d'), anyZone, anyBetween, (a, from, d, to, between) => {
        const found = lineOfSight(zoneOf(a, from), zoneOf(d, to), between);
        const points = sampled(found.line);
        const others = HULL_ZONES.filter((zone) => zone !== to).map((zone) => hullZone(d, zone));
        if (Math.abs(found.clear.margin) > 0.5) {
          expect(points.some((p) => others.some((zone) => insideBy(zone, p) > 0))).toBe(!found.clear.holds);
        }
        if (Math.abs(found.obstructed.margin) > 0.5) {
          const areas = [...between.obstacles.flatMap(({ area }) => area), ...between.ships.map((each) => boxOf(each))];
          expect(points.some((p) => areas.some((area) => insideBy(area, p) > 0))).toBe(found.obstructed.holds);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('turning, moving and mirroring the table change nothing', () => {
    fc.assert(
      fc.property(
        anyShip('a'),
        anyZone,
        anySquadron('s'),
        anyShip('d'),
        anyZone,
        anyFrame,
        (a, from, s, d, to, frame) => {
          const ends: [SightEnd, SightEnd][] = [
            [zoneOf(a, from), zoneOf(d, to)],
            [{ squadron: s }, zoneOf(d, to)],
          ];
          for (const [first, second] of ends) {
            const here = lineOfSight(first, second, { ships: [], obstacles: [] }).clear.margin;
            const there = lineOfSight(moved(first, frame), moved(second, frame), nothing).clear.margin;
            const over = lineOfSight(reflected(first), reflected(second), nothing).clear.margin;
            expect(there).toBeCloseTo(here, 4);
            expect(over).toBeCloseTo(here, 4);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

function away(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

function sampled({ from, to }: Line): Point[] {
  return Array.from({ length: 1001 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / 1000,
    y: from.y + ((to.y - from.y) * i) / 1000,
  }));
}

function boxOf({ pose, base }: ShipPiece): readonly Point[] {
  const corner = (x: number, y: number): Point =>
    elsewhere.point(pose, { x: (x * base.width) / 2, y: (y * base.length) / 2 });
  return convexPieces([corner(-1, 1), corner(-1, -1), corner(1, -1), corner(1, 1)])[0] ?? [];
}

function moved(end: SightEnd, frame: ShipPiece['pose']): SightEnd {
  return 'ship' in end
    ? { ...end, ship: elsewhere.ship(frame, end.ship) }
    : { squadron: elsewhere.squadron(frame, end.squadron) };
}

function reflected(end: SightEnd): SightEnd {
  return 'ship' in end
    ? { ship: mirrored.ship(end.ship), zone: mirrored.zone[end.zone] }
    : { squadron: mirrored.squadron(end.squadron) };
}

test('it is a straight line, however long: there is no limit of its own [arm.line-of-sight.10]', () => {
  const [here, far] = [ship('cr90', 0, 0, 0, 'a'), ship('victory', 0, 900, 180, 'b')];
  const free = lineOfSight(zoneOf(here, 'front'), zoneOf(far, 'front'), nothing);
  expect(free.line).toEqual({ from: targetingPoint(here, 'front'), to: targetingPoint(far, 'front') });
  expect([free.clear.holds, free.obstructed.holds]).toEqual([true, false]);
  // Past the 304.8 mm of the ruler.
  const beside = lineOfSight(zoneOf(here, 'front'), zoneOf(far, 'front'), {
    ships: [],
    obstacles: [block(-5, 600, 10, 10)],
  });
  expect(beside.obstructedBy.map(({ id }) => id)).toEqual(['block']);
});
