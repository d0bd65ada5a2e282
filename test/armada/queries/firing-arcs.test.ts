import * as fc from 'fast-check';
import { cross, between, pointDistance, toTable, type Point } from '../../../src/core/geometry';
import { HULL_ZONES, LENGTHS, type ArcLine, type HullZone } from '../../../src/armada/facts';
import { squadronInArc, targetingPointInArc, zoneInArc } from '../../../src/armada/queries/firing-arcs';
import { hullZone, targetingPoint } from '../../../src/armada/queries/hull-zones';
import { distanceToZone, rangeToSquadron, rangeToZone } from '../../../src/armada/queries/range';
import type { ShipPiece, SquadronPiece } from '../../../src/armada/model/pieces';
import { anyFrame, anyShip, anySquadron, elsewhere, mirrored, ship, squadron } from './pieces';

const anyZone = fc.constantFrom(...HULL_ZONES);
const dot = (at: Point): SquadronPiece => ({ id: 'dot', ...at, radius: 0.001 });

/** A point so many mm out along a firing arc line, and beside it. */
function onLine({ pose, token }: ShipPiece, line: ArcLine, mm: number, aside = 0): Point {
  const { from, to } = token.arcLines[line];
  const way = between(from, to);
  const length = Math.sqrt(way.x * way.x + way.y * way.y);
  const [x, y] = [way.x / length, way.y / length];
  return toTable(pose, { x: from.x + x * mm + y * aside, y: from.y + y * mm - x * aside });
}

describe('firing arcs', () => {
  const cr90 = ship('cr90', 0, 0);

  test('lie between the lines of their zone, drawn on without end [arm.measuring-firing-arc-and-range.01, arm.firing-arc.01, arm.firing-arc.02]', () => {
    const arcs = (at: Point): HullZone[] => HULL_ZONES.filter((zone) => squadronInArc(cr90, zone, dot(at)).holds);
    expect(arcs({ x: 0, y: 3000 })).toEqual(['front']);
    expect(arcs({ x: -3000, y: 0 })).toEqual(['left']);
    expect(arcs({ x: 3000, y: 0 })).toEqual(['right']);
    expect(arcs({ x: 0, y: -3000 })).toEqual(['rear']);
  });

  test.each<[ArcLine, HullZone[]]>([
    ['front-left', ['front', 'left']],
    ['front-right', ['front', 'right']],
    ['rear-left', ['left', 'rear']],
    ['rear-right', ['right', 'rear']],
  ])('what is on the line %s is in both arcs, what is beside it in one [arm.firing-arc.03]', (line, both) => {
    for (const mm of [40, 200, 2000]) {
      const arcs = (aside: number): HullZone[] =>
        HULL_ZONES.filter((zone) => squadronInArc(cr90, zone, dot(onLine(cr90, line, mm, aside))).holds);
      expect(arcs(0)).toEqual(both);
      expect([...arcs(0.1), ...arcs(-0.1)].sort()).toEqual([...both].sort());
    }
  });

  test('any portion inside is enough; the margin says how much [arm.measuring-firing-arc-and-range.02, arm.attack.05]', () => {
    const beside = (aside: number): ReturnType<typeof squadronInArc> =>
      squadronInArc(cr90, 'front', { ...squadron(0, 0), ...onLine(cr90, 'front-right', 150, aside) });
    expect(beside(16).holds).toBe(true);
    expect(beside(18).holds).toBe(false);
    expect(beside(18).margin).toBeCloseTo(-1, 1);
    expect(beside(18).edge).toBe('right');
  });

  test('a hull zone is in the arc, not its ship [arm.attack.05]', () => {
    const side = ship('victory', 100, 200, 0, 'side');
    expect(zoneInArc(cr90, 'front', side, 'left').holds).toBe(true);
    expect(zoneInArc(cr90, 'left', side, 'left').holds).toBe(false);
    expect(zoneInArc(cr90, 'front', ship('victory', 0, -300, 0, 'behind'), 'front').holds).toBe(false);
  });

  test('a targeting point may lie outside the arc in which its zone is', () => {
    const piece = ship('victory', 175, 150, 0, 'd');
    expect(zoneInArc(cr90, 'front', piece, 'left').holds).toBe(true);
    expect(targetingPointInArc(cr90, 'front', piece, 'left')).toMatchObject({ holds: false, edge: 'right' });
    expect(inside(cr90, 'front', targetingPoint(piece, 'left'))).toBe(false);
  });

  test('as the sides of the two lines have it, point for point', () => {
    fc.assert(
      fc.property(anyShip('a'), anyZone, anyShip('d'), anyZone, (a, from, d, to) => {
        const found = zoneInArc(a, from, d, to);
        const zone = hullZone(d, to);
        const samples = zone.flatMap((p, i) => {
          const q = zone[(i + 1) % zone.length] as Point;
          return [0, 0.25, 0.5, 0.75].map((share) => ({ x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share }));
        });
        if (samples.some((p) => inside(a, from, p))) expect(found.margin).toBeGreaterThan(-0.01);
        if (found.holds === false) expect(samples.some((p) => inside(a, from, p))).toBe(false);
      }),
    );
  });

  test('together they leave nothing out, and turning, moving and mirroring the table change nothing', () => {
    fc.assert(
      fc.property(anyShip('a'), anySquadron('s'), anyFrame, (a, s, frame) => {
        const margins = HULL_ZONES.map((zone) => squadronInArc(a, zone, s).margin);
        expect(Math.max(...margins)).toBeGreaterThanOrEqual(0);
        HULL_ZONES.forEach((zone, i) => {
          const there = squadronInArc(elsewhere.ship(frame, a), zone, elsewhere.squadron(frame, s)).margin;
          const over = squadronInArc(mirrored.ship(a), mirrored.zone[zone], mirrored.squadron(s)).margin;
          expect(there).toBeCloseTo(margins[i] as number, 4);
          expect(over).toBeCloseTo(margins[i] as number, 4);
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('attack range', () => {
  const attacker = ship('cr90', 0, 0, 0, 'attacker');

  test('is measured from cardboard to cardboard [arm.measuring-firing-arc-and-range.03, arm.measuring-firing-arc-and-range.04]', () => {
    // The tokens of two CR90 in line are 70.25 mm long, their bases 71.
    const ahead = (gap: number): ReturnType<typeof rangeToZone> =>
      rangeToZone(LENGTHS, [attacker, 'front'], [ship('cr90', 0, 70.25 + gap, 0, 'd'), 'rear']);
    expect(ahead(123.3)).toMatchObject({ range: 'close' });
    expect(ahead(123.3).mm).toBeCloseTo(123.3, 6);
    expect(ahead(123.4)).toMatchObject({ range: 'medium' });
    expect(ahead(304.9)).toMatchObject({ range: 'beyond' });
    expect(ahead(100).margin).toBeCloseTo(23.3, 6);
  });

  test('edges count, not targeting points, and the straight line between them [arm.measuring-firing-arc-and-range.07, arm.range-and-distance.05]', () => {
    const defender = ship('cr90', 60, 200, 180, 'd');
    const measured = rangeToZone(LENGTHS, [attacker, 'front'], [defender, 'front']);
    const points = pointDistance(targetingPoint(attacker, 'front'), targetingPoint(defender, 'front'));
    expect(measured.mm).toBeLessThan(points - 10);
    expect(measured.mm).toBeCloseTo(pointDistance(measured.from, measured.to), 9);
  });

  test("to a squadron it is measured to its base, and a squadron's own attack at distance 1 to the zone [arm.measuring-firing-arc-and-range.05, arm.attack.06]", () => {
    const top = attacker.token.length / 2;
    const at = (gap: number): SquadronPiece => squadron(0, top + gap + 17);
    expect(rangeToSquadron(LENGTHS, [attacker, 'front'], at(123.3))).toMatchObject({ range: 'close' });
    expect(rangeToSquadron(LENGTHS, [attacker, 'front'], at(123.4))).toMatchObject({ range: 'medium' });
    expect(distanceToZone(LENGTHS, at(76.5), attacker, 'front')).toMatchObject({ distance: 1 });
    expect(distanceToZone(LENGTHS, at(76.6), attacker, 'front')).toMatchObject({ distance: 2 });
    expect(distanceToZone(LENGTHS, at(76.5), attacker, 'rear').distance).toBeGreaterThan(1);
  });

  test('of this edition to the closest point anywhere, of later ones in the arc only [arm.measuring-firing-arc-and-range.06]', () => {
    const across = ship('victory', 175, 150, 0, 'd');
    const anywhere = rangeToZone(LENGTHS, [attacker, 'front'], [across, 'left']);
    const inArc = rangeToZone(LENGTHS, [attacker, 'front'], [across, 'left'], 'closest-point-in-arc');
    expect(zoneInArc(attacker, 'front', across, 'left').holds).toBe(true);
    expect(squadronInArc(attacker, 'front', dot(anywhere.to)).holds).toBe(false);
    expect(squadronInArc(attacker, 'front', { ...dot(inArc.to), radius: 0.01 }).holds).toBe(true);
    expect(inArc.mm).toBeGreaterThan(anywhere.mm);
  });

  test('is the same from either side, and never nearer in the arc than anywhere [arm.measuring-firing-arc-and-range.03]', () => {
    fc.assert(
      fc.property(anyShip('a'), anyZone, anyShip('d'), anyZone, anySquadron('s'), (a, from, d, to, s) => {
        const found = rangeToZone(LENGTHS, [a, from], [d, to]);
        expect(rangeToZone(LENGTHS, [d, to], [a, from]).mm).toBeCloseTo(found.mm, 6);
        expect(rangeToZone(LENGTHS, [a, from], [d, to], 'closest-point-in-arc').mm).toBeGreaterThanOrEqual(
          found.mm - 1e-6,
        );
        const near = rangeToSquadron(LENGTHS, [a, from], s);
        expect(rangeToSquadron(LENGTHS, [a, from], s, 'closest-point-in-arc').mm).toBeGreaterThanOrEqual(
          near.mm - 0.03,
        );
      }),
    );
  });
});

/** By the two lines alone: to the right of the left one, to the left of the right one. */
function inside(piece: ShipPiece, zone: HullZone, p: Point): boolean {
  const bounds = {
    front: ['front-left', 'front-right'],
    right: ['front-right', 'rear-right'],
    rear: ['rear-right', 'rear-left'],
    left: ['rear-left', 'front-left'],
  } as const;
  const [left, right] = bounds[zone].map((line) => {
    const [from, to] = [
      toTable(piece.pose, piece.token.arcLines[line].from),
      toTable(piece.pose, piece.token.arcLines[line].to),
    ];
    return cross(between(from, to), between(from, p));
  }) as [number, number];
  return left <= 0 && right >= 0;
}
