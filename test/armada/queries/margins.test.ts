/** In Armada, too, margins are exact: what is worked out in another way is the same to a billionth of a mm. */
import * as fc from 'fast-check';
import { HULL_ZONES, LENGTHS } from '../../../src/armada/facts';
import { deploymentZone, inPlayArea, baseInside } from '../../../src/armada/queries/areas';
import { baseShape, overlapArea, shipBase } from '../../../src/armada/queries/bases';
import {
  areaBeyondDistance,
  atDistance,
  beyondDistance,
  distanceBetween,
  rangeBetween,
  withinDistance,
} from '../../../src/armada/queries/distance';
import { arcRays, squadronInArc, targetingPointInArc, zoneInArc } from '../../../src/armada/queries/firing-arcs';
import { hullZone, otherZoneCrossed, targetingPoint } from '../../../src/armada/queries/hull-zones';
import { lineOfSight } from '../../../src/armada/queries/line-of-sight';
import { basesUnderSquadron, shipsOverlappedAt, squadronsOverlappedAt } from '../../../src/armada/queries/overlap';
import type { BasedPiece, ShipPiece } from '../../../src/armada/model/pieces';
import { isDisc, TOLERANCE, type Heading, type Point, type Polygon } from '../../../src/core/geometry';
import { apart, apartFromDisc, roomIn } from '../../helpers/apart';
import { anyShip, anySquadron, block } from './pieces';

const runs = { numRuns: 120, seed: 1 };
const ABOUT = 1e-9;
const anyZone = fc.constantFrom(...HULL_ZONES);
const anyPiece = (id: string): fc.Arbitrary<BasedPiece> => fc.oneof(anyShip(id), anySquadron(id));

function expectAbout(margin: number, exact: number): void {
  expect(Math.abs(margin - exact)).toBeLessThan(ABOUT);
}

/** How far two pieces are apart; below 0 they lie on each other. */
function between(a: BasedPiece, b: BasedPiece): number {
  const [one, other] = [baseShape(a), baseShape(b)];
  if (!isDisc(one)) return isDisc(other) ? apartFromDisc(one, other) : apart(one, other);
  if (!isDisc(other)) return apartFromDisc(other, one);
  return Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;
}

/** How far the farthest part of the second is from the first, which it does not lie on. */
function farthest(a: BasedPiece, b: BasedPiece): number {
  const [one, other] = [baseShape(a), baseShape(b)];
  if (isDisc(other)) return between(a, b) + 2 * other.radius;
  return Math.max(...other.map((corner) => (isDisc(one) ? apartFromDisc([corner], one) : apart(one, [corner]))));
}

/** To the nearer of the lines that bound the band. */
function toLine(ruler: readonly number[], mm: number): number {
  return Math.min(...ruler.map((line) => Math.abs(line - mm)));
}

describe('of ranges and distances', () => {
  test('they are the mm to the nearest line of that side of the ruler [arm.range-and-distance.02, arm.range-and-distance.03]', () => {
    fc.assert(
      fc.property(anyPiece('a'), anyPiece('b'), (a, b) => {
        const mm = Math.max(0, between(a, b));
        const sides = [LENGTHS.close, LENGTHS.medium, LENGTHS.long];
        expectAbout(Math.abs(rangeBetween(LENGTHS, a, b).margin), toLine(sides, mm));
        expectAbout(Math.abs(distanceBetween(LENGTHS, a, b).margin), toLine(LENGTHS.distances, mm));
      }),
      runs,
    );
  });

  test('at, within and beyond are so by the mm to the line that decides [arm.range-and-distance.07, arm.range-and-distance.09, arm.range-and-distance.10]', () => {
    const bands = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(anyPiece('a'), anyPiece('b'), bands, (a, b, [min, more]) => {
        fc.pre(between(a, b) > 0);
        const max = Math.min(5, min + more);
        const [near, far] = [between(a, b), farthest(a, b)];
        const [from, to] = [min === 1 ? -Infinity : LENGTHS.distances[min - 2]!, LENGTHS.distances[max - 1]!];
        expectAbout(atDistance(LENGTHS, [min, max], a, b).margin, Math.min(to - near, near - from));
        expectAbout(withinDistance(LENGTHS, [min, max], a, b).margin, Math.min(to - far, near - from));
        expectAbout(beyondDistance(LENGTHS, max, a, b).margin, near - to);
      }),
      runs,
    );
    fc.assert(
      fc.property(anyShip('a'), anyShip('b'), (a, b) => {
        const mm = Math.max(0, apart(shipBase(a), shipBase(b)));
        const found = areaBeyondDistance(LENGTHS, 1, [shipBase(a)], [shipBase(b)]);
        expectAbout(found.margin, mm - LENGTHS.distances[0]!);
      }),
      runs,
    );
  });
});

describe('of firing arcs', () => {
  /** Where the two lines of an arc, drawn on, bound it: from where they cross, or from where they begin. */
  function arcOf(ship: ShipPiece, zone: (typeof HULL_ZONES)[number]): Polygon {
    const [left, right] = arcRays(ship, zone);
    const FAR = 5000;
    const on = ({ x, y }: Point, { x: dx, y: dy }: Heading, mm: number): Point => ({ x: x + dx * mm, y: y + dy * mm });
    const opening = right.heading.x * left.heading.y - right.heading.y * left.heading.x;
    expect(opening).toBeGreaterThan(0);
    const [dx, dy] = [right.from.x - left.from.x, right.from.y - left.from.y];
    // How far out on either line they cross.
    const onLeft = (right.heading.x * dy - right.heading.y * dx) / opening;
    const onRight = (left.heading.x * dy - left.heading.y * dx) / opening;
    const crossing = onLeft > 0 && onRight > 0 ? on(left.from, left.heading, onLeft) : null;
    const [farRight, farLeft] = [on(right.from, right.heading, FAR), on(left.from, left.heading, FAR)];
    const way = { x: left.heading.x + right.heading.x, y: left.heading.y + right.heading.y };
    const begins = crossing ? [crossing] : [left.from, right.from];
    return [...begins, farRight, on(farRight, way, FAR), on(farLeft, way, FAR), farLeft];
  }

  test('they are the mm by which a hull zone, a base, a point lies in it, or misses it [arm.attack.05, arm.measuring-firing-arc-and-range.02, arm.firing-arc.03]', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(anyShip('a'), anyShip('b'), anySquadron('s'), anyZone, anyZone, (a, b, s, from, to) => {
        const arc = arcOf(a, from);
        const verdicts = [
          [zoneInArc(a, from, b, to), -apart(arc, hullZone(b, to))],
          [squadronInArc(a, from, s), -apartFromDisc(arc, s)],
          [targetingPointInArc(a, from, b, to), -apart(arc, [targetingPoint(b, to)])],
        ] as const;
        for (const [{ holds, margin }, exact] of verdicts) {
          expectAbout(margin, exact);
          // What touches a line is in the arc.
          if (Math.abs(exact + TOLERANCE) > ABOUT) expect(holds).toBe(exact > -TOLERANCE);
          seen.add(holds);
        }
      }),
      runs,
    );
    expect(seen.size).toBe(2);
  });
});

describe('of what lies on something', () => {
  const near = 60;

  test('they are how deep it lies there [arm.overlapping.01, arm.overlapping.17, arm.overlapping.20]', () => {
    let found = 0;
    fc.assert(
      fc.property(
        anyShip('a', near),
        anyShip('b', near),
        anySquadron('s', near),
        anySquadron('t', near),
        (a, b, s, t) => {
          const onShip = Math.max(...overlapArea(a).flatMap((p) => overlapArea(b).map((q) => -apart(p, q))));
          const onSquadron = Math.max(...overlapArea(a).map((piece) => -apartFromDisc(piece, s)));
          const onOther = s.radius + t.radius - Math.hypot(s.x - t.x, s.y - t.y);
          const overlapped = (list: readonly { id: string; margin: number }[], id: string) =>
            list.find((each) => each.id === id);
          for (const [margin, exact] of [
            [overlapped(shipsOverlappedAt(a, a.pose, [b]), 'b')?.margin, onShip],
            [overlapped(squadronsOverlappedAt(a, a.pose, [s]), 's')?.margin, onSquadron],
            [overlapped(basesUnderSquadron(s, [a], [t]), 'a')?.margin, onSquadron],
            [overlapped(basesUnderSquadron(s, [a], [t]), 't')?.margin, onOther],
          ] as const) {
            if (Math.abs(exact - TOLERANCE) < ABOUT) continue;
            expect(margin !== undefined).toBe(exact > TOLERANCE);
            if (margin === undefined) continue;
            expectAbout(margin, exact);
            found += 1;
          }
        },
      ),
      runs,
    );
    expect(found).toBeGreaterThan(50);
  });
});

test('of lines of sight they are how deep the line runs through what is in the way, or what it misses by [arm.line-of-sight.05, arm.line-of-sight.06]', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyShip('a'), anyShip('b'), anyZone, anyZone, (a, b, from, to) => {
      const line = { from: targetingPoint(a, from), to: targetingPoint(b, to) };
      const [x, y] = [(line.from.x + line.to.x) / 2, (line.from.y + line.to.y) / 2];
      const rock = block(x - 12, y - 3, 20, 30, 'rock');
      const found = lineOfSight({ ship: a, zone: from }, { ship: b, zone: to }, { ships: [], obstacles: [rock] });
      const others = HULL_ZONES.filter((zone) => zone !== to).map(
        (zone) => -apart([line.from, line.to], hullZone(b, zone)),
      );
      const most = Math.max(...others);
      const exact = -apart([line.from, line.to], rock.area[0]!);
      expectAbout(otherZoneCrossed(b, to, line).margin, most);
      expectAbout(found.clear.margin, -most);
      expectAbout(found.obstructed.margin, exact);
      if (Math.abs(most - TOLERANCE) > ABOUT) expect(found.clear.holds).toBe(most < TOLERANCE);
      if (Math.abs(exact - TOLERANCE) > ABOUT) expect(found.obstructed.holds).toBe(exact > TOLERANCE);
      seen.add(`${found.clear.holds} ${found.obstructed.holds}`);
    }),
    runs,
  );
  expect(seen.size).toBeGreaterThan(1);
});

test('of areas they are the room to the edge, or how far a base is out [arm.play-area.04, arm.deployment-zone.01]', () => {
  const areas = { play: { width: 400, length: 400 }, setup: { width: 300, length: 400 } };
  const play = [
    { x: 0, y: 0 },
    { x: 400, y: 0 },
    { x: 400, y: 400 },
    { x: 0, y: 400 },
  ];
  const zone = deploymentZone(areas, LENGTHS, 'south');
  const corners = play.map(({ x, y }) => ({ x: zone.left + (x / 400) * zone.width, y: (y / 400) * zone.height }));
  const room = (outer: Polygon, piece: BasedPiece): number => {
    const shape = baseShape(piece);
    return isDisc(shape) ? roomIn(outer, [shape]) - shape.radius : roomIn(outer, shape);
  };
  fc.assert(
    fc.property(anyPiece('a'), (piece) => {
      const there = 'pose' in piece ? { ...piece, pose: { ...piece.pose, x: piece.pose.x + 200 } } : piece;
      expectAbout(inPlayArea(areas, there).margin, room(play, there));
      expectAbout(baseInside(zone, there).margin, room(corners, there));
    }),
    runs,
  );
});
