import * as fc from 'fast-check';
import { pointDistance, shapesGap, TOLERANCE, type Point } from '../../../src/core/geometry';
import { LENGTHS, STANDARD_AREAS } from '../../../src/armada/facts';
import { deploymentZone, inPlayArea, obstacleZone, playArea, setupArea } from '../../../src/armada/queries/areas';
import { overlapArea } from '../../../src/armada/queries/bases';
import { cannotDeployShip, cannotDeploySquadron, cannotPlaceObstacle } from '../../../src/armada/queries/deployment';
import {
  basesUnderSquadron,
  closestShips,
  obstaclesOverlappedAt,
  obstaclesUnderSquadron,
  squadronsOverlappedAt,
} from '../../../src/armada/queries/overlap';
import { nearestAround, placesAround, placesOfMove, reachOfMove } from '../../../src/armada/queries/squadron-places';
import type { ShipPiece, SquadronPiece } from '../../../src/armada/model/pieces';
import { anyIcon, anyShip, anySquadron, block, ship, squadron } from './pieces';

const next = (seed: number): ((n: number) => number) => {
  let at = seed;
  return (n) => (at = (at * 48271 + 11) % 2147483647) % n;
};
const alone = { ships: [], squadrons: [] };
const table = playArea(STANDARD_AREAS);

describe('what is under a base', () => {
  test('a ship lies on squadrons and obstacles with its shield dials; touching is no overlap [arm.overlapping.20, arm.overlapping.22]', () => {
    const corvette = ship('cr90', 0, 0);
    const beside = (x: number): number => squadronsOverlappedAt(corvette, corvette.pose, [squadron(x, 0)]).length;
    // Half a base, a dial, half a squadron.
    expect([beside(20.5 + 4 + 17), beside(20.5 + 4 + 16.9)]).toEqual([0, 1]);
    const rock = (left: number): number =>
      obstaclesOverlappedAt(corvette, corvette.pose, [block(left, -5, 20, 10)]).length;
    expect([rock(24.5), rock(24.4)]).toEqual([0, 1]);
    // In front of the corner there is no dial.
    expect(squadronsOverlappedAt(corvette, corvette.pose, [squadron(20.5 + 16.9, 30)])).toHaveLength(1);
    expect(squadronsOverlappedAt(corvette, corvette.pose, [squadron(20.5 + 17, 30)])).toHaveLength(0);
  });

  test('a squadron lies on an obstacle with any part of its base [arm.obstacles.09]', () => {
    const rock = block(0, -50, 40, 100);
    expect(obstaclesUnderSquadron(squadron(-17, 0), [rock])).toEqual([]);
    expect(obstaclesUnderSquadron(squadron(-16.9, 0), [rock])).toMatchObject([{ id: 'block', holds: true }]);
    expect(obstaclesUnderSquadron(squadron(20, 0), [rock])).toHaveLength(1);
  });

  test('the closest of the ships that were overlapped; all that are equally close [arm.overlapping.08]', () => {
    const mover = ship('cr90', 0, 0, 0, 'mover');
    const [near, far, same] = [
      ship('cr90', 60, 0, 0, 'near'),
      ship('cr90', 0, 120, 0, 'far'),
      ship('cr90', -60, 0, 0, 'same'),
    ];
    expect(closestShips(mover, [far, near]).map(({ id }) => id)).toEqual(['near']);
    expect(closestShips(mover, [far, near, same]).map(({ id }) => id)).toEqual(['near', 'same']);
  });
});

describe('moving a squadron', () => {
  const mover = squadron(500, 400, 'mover');

  test('as far as the end of the band of its speed, measured at the far side of its base [arm.squadron-movement.04, arm.speed.03]', () => {
    expect([0, 1, 3, 5].map((speed) => reachOfMove(LENGTHS, speed))).toEqual([0, 76.5, 185.5, 304.8]);
    const { cannot } = placesOfMove(LENGTHS, mover, 3, alone);
    expect(cannot({ x: 500 + 185.5, y: 400 })).toBeNull();
    expect(cannot({ x: 500, y: 400 - 185.6 })).toMatchObject({
      code: 'too-far',
      facts: { mm: expect.closeTo(0.1, 6) as number },
    });
  });

  test('anywhere nearer, also where it is [arm.squadron-movement.03, arm.squadron-movement.10]', () => {
    const { cannot } = placesOfMove(LENGTHS, mover, 3, { ships: [], squadrons: [mover] });
    expect([cannot({ x: 500, y: 400 }), cannot({ x: 480, y: 333 })]).toEqual([null, null]);
  });

  test('not onto another base, shield dials included [arm.squadron-movement.06, arm.overlapping.17]', () => {
    const way = { ships: [ship('cr90', 600, 400)], squadrons: [squadron(500, 480, 'other')] };
    const { cannot } = placesOfMove(LENGTHS, mover, 3, way);
    expect(cannot({ x: 600 - 20.5 - 4 - 17, y: 400 })).toBeNull();
    expect(cannot({ x: 600 - 20.5 - 4 - 16.9, y: 400 })).toMatchObject({
      code: 'overlaps-base',
      facts: { other: 'cr90' },
    });
    expect(cannot({ x: 500, y: 446 })).toBeNull();
    expect(cannot({ x: 500, y: 447 })).toMatchObject({ facts: { other: 'other' } });
    // Past it is no matter (arm.squadron-movement.07).
    expect(cannot({ x: 500, y: 530 })).toBeNull();
  });

  test('samples and shown places are legal [arm.squadron-movement.03, arm.squadron-movement.06]', () => {
    const way = { ships: [ship('victory', 560, 430)], squadrons: [squadron(430, 400, 'other')] };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 5 }), (seed, speed) => {
        const places = placesOfMove(LENGTHS, mover, speed, way);
        const sample = places.sample(next(seed));
        expect(sample === null ? 'none' : places.cannot(sample)).toBeNull();
        expect(places.shown().every((at) => places.cannot(at) === null)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});

describe('squadrons that a ship pushes away', () => {
  const mover = ship('victory', 600, 400, 30, 'mover');
  const pushed = squadron(610, 390, 'pushed');
  const around = { ship: mover, way: { ships: [mover], squadrons: [] as SquadronPiece[] }, playArea: table };

  test('touch it, anywhere around it [arm.overlapping.02, arm.overlapping.22]', () => {
    const places = placesAround(pushed, around);
    const shown = places.shown();
    expect(shown.length).toBeGreaterThan(30);
    for (const at of shown) expect(Math.abs(gapTo(mover, { ...pushed, ...at }))).toBeLessThanOrEqual(TOLERANCE);
    // On all four sides of it.
    const corners = shown.map(({ x, y }) => `${x > 600} ${y > 400}`);
    expect(new Set(corners).size).toBe(4);
    const [first] = shown as [Point];
    const out = { x: first.x + (first.x - 600) * 0.01, y: first.y + (first.y - 400) * 0.01 };
    expect(places.cannot(out)).toMatchObject({ code: 'not-touching' });
    expect(places.cannot({ x: 600, y: 400 })).toMatchObject({ code: 'overlaps-base' });
  });

  test('lie on no other base and not outside the play area [arm.overlapping.17, arm.overlapping.02]', () => {
    const atEdge = ship('cr90', 600, 40, 90, 'mover');
    const other = squadron(640, 90, 'other');
    const places = placesAround(pushed, {
      ship: atEdge,
      way: { ships: [atEdge], squadrons: [other] },
      playArea: table,
    });
    for (const at of places.shown()) {
      expect(at.y).toBeGreaterThanOrEqual(17 - TOLERANCE);
      expect(pointDistance(at, other)).toBeGreaterThanOrEqual(34 - TOLERANCE);
    }
    expect(places.cannot({ x: 600, y: 40 - 24.5 - 17 })).toMatchObject({ code: 'outside-play-area' });
  });

  test('where no place is left at the ship, touch one that touches it [arm.overlapping.02]', () => {
    const corvette = ship('cr90', 600, 400, 0, 'mover');
    const crowd: SquadronPiece[] = [];
    for (let i = 0; i < 40; i++) {
      const way = { ships: [corvette], squadrons: crowd };
      const places = placesAround(squadron(0, 0, `s-${i}`), { ship: corvette, way, playArea: table });
      const at = places.sample(next(i + 1)) as Point;
      expect(places.cannot(at)).toBeNull();
      crowd.push(squadron(at.x, at.y, `s-${i}`));
      const touches = Math.abs(gapTo(corvette, crowd[i] as SquadronPiece)) <= TOLERANCE;
      if (touches) continue;
      expect(i).toBeGreaterThan(5);
      const neighbors = crowd.slice(0, -1).filter((each) => Math.abs(gapTo(corvette, each)) <= TOLERANCE);
      expect(Math.min(...neighbors.map((each) => Math.abs(pointDistance(each, at) - 34)))).toBeLessThanOrEqual(
        TOLERANCE,
      );
      // A place at the ship itself is sought in vain, however densely.
      expect(
        denseAround(corvette).filter(
          (each) => basesUnderSquadron(squadron(each.x, each.y), [], crowd.slice(0, -1)).length === 0,
        ),
      ).toEqual([]);
      return;
    }
    throw new Error('the ship was never surrounded');
  });

  test('a place is found wherever there is one', () => {
    fc.assert(
      fc.property(anyIcon, fc.array(anySquadron('s', 75), { minLength: 4, maxLength: 12 }), (icon, list) => {
        const piece = ship(icon, 0, 0, 0, 'mover');
        const squadrons = list.map((each, i) => ({ ...each, id: `s-${i}` }));
        const way = { ships: [piece], squadrons };
        const wide = { left: -500, bottom: -500, width: 1000, height: 1000 };
        const places = placesAround(pushed, { ship: piece, way, playArea: wide });
        const dense = denseAround(piece).filter((at) => places.cannot(at) === null);
        if (dense.length > 0) expect(places.shown().length).toBeGreaterThan(0);
      }),
      { numRuns: 12 },
    );
  });

  test('the nearest place to where somebody drags it touches the ship', () => {
    fc.assert(
      fc.property(anyShip('mover', 100), anySquadron('s'), (piece, to) => {
        const at = nearestAround(pushed, { ship: piece }, to);
        expect(Math.abs(gapTo(piece, { ...pushed, ...at }))).toBeLessThanOrEqual(TOLERANCE);
        const least = Math.min(...denseAround(piece).map((each) => pointDistance(each, to)));
        if (gapTo(piece, to) > 0) expect(pointDistance(at, to)).toBeLessThanOrEqual(least + 1e-6);
      }),
      { numRuns: 15 },
    );
  });
});

describe('areas of the table', () => {
  test('setup area, deployment zones and where obstacles lie [arm.setup-area.02, arm.deployment-zone.01, arm.setup.16]', () => {
    expect(setupArea(STANDARD_AREAS)).toEqual({ left: 300, bottom: 0, width: 1200, height: 900 });
    expect(deploymentZone(STANDARD_AREAS, LENGTHS, 'south')).toEqual({
      left: 300,
      bottom: 0,
      width: 1200,
      height: 185.5,
    });
    expect(deploymentZone(STANDARD_AREAS, LENGTHS, 'north')).toEqual({
      left: 300,
      bottom: 714.5,
      width: 1200,
      height: 185.5,
    });
    expect(obstacleZone(STANDARD_AREAS, LENGTHS)).toEqual({ left: 300, bottom: 185.5, width: 1200, height: 529 });
  });

  test('any part of a base outside the play area, but no dial [arm.play-area.04, arm.play-area.05, arm.destroyed-ships-and-squadrons.09]', () => {
    const at = (x: number): boolean => inPlayArea(STANDARD_AREAS, ship('cr90', x, 400)).holds;
    expect([at(20.5), at(20.4)]).toEqual([true, false]);
    const round = (y: number): boolean => inPlayArea(STANDARD_AREAS, squadron(900, y)).holds;
    expect([round(883), round(883.1)]).toEqual([true, false]);
  });

  test('obstacles: in the setup area, beyond distance 3 of edges and beyond distance 1 of each other [arm.setup.16]', () => {
    const cannot = (left: number, bottom: number): string | undefined =>
      cannotPlaceObstacle(LENGTHS, STANDARD_AREAS, block(left, bottom, 20, 20).area, [
        block(700, 400, 20, 20, 'placed'),
      ])?.code;
    expect([cannot(300, 300), cannot(299, 300)]).toEqual([undefined, 'near-edge']);
    expect([cannot(400, 185.6), cannot(400, 185.4)]).toEqual([undefined, 'near-edge']);
    expect([cannot(720 + 76.6, 400), cannot(720 + 76.5, 400)]).toEqual([undefined, 'near-obstacle']);
  });

  test('ships: entirely in the deployment zone, dials ignored, and on nothing [arm.setup.20, arm.setup.30, arm.deployment-zone.02]', () => {
    const others = { ships: [ship('cr90', 800, 100, 0, 'other')], squadrons: [squadron(1000, 100, 'fighter')] };
    const cannot = (x: number, y: number): string | undefined =>
      cannotDeployShip(
        { zone: deploymentZone(STANDARD_AREAS, LENGTHS, 'south'), rules: [] },
        ship('cr90', x, y, 0, 'new'),
        others,
      )?.code;
    expect([cannot(500, 150), cannot(500, 150.1), cannot(500, 35.5), cannot(320.4, 100)]).toEqual([
      undefined,
      'outside-zone',
      undefined,
      'outside-zone',
    ]);
    expect([cannot(830, 100), cannot(1030, 100)]).toEqual(['overlaps-base', 'overlaps-base']);
  });

  test('squadrons: within distance 1-2 of a friendly ship, in the setup area, also outside the zone [arm.setup.22, arm.setup.23, arm.setup.30]', () => {
    const friend = ship('cr90', 340, 100, 0, 'friend');
    const others = { ships: [friend], squadrons: [squadron(500, 300, 'fighter')] };
    const cannot = (x: number, y: number): string | undefined =>
      cannotDeploySquadron(LENGTHS, STANDARD_AREAS, squadron(x, y, 'new'), [friend], others)?.code;
    // Its far side at most 124.5 mm from the base: the middle at most 107.5.
    expect([cannot(340, 135.5 + 107.5), cannot(340, 135.5 + 107.6)]).toEqual([undefined, 'far-from-ships']);
    expect([cannot(317, 170), cannot(316.9, 170)]).toEqual([undefined, 'outside-setup-area']);
    expect(cannot(350, 120)).toBe('overlaps-base');
    expect(cannotDeploySquadron(LENGTHS, STANDARD_AREAS, squadron(600, 100), [], others)?.code).toBe('far-from-ships');
  });
});

function gapTo(piece: ShipPiece, { x, y, radius }: SquadronPiece): number {
  return Math.min(...overlapArea(piece).map((part) => shapesGap({ x, y, radius }, part)));
}

/** Places all around a ship, found by going out from it in many directions until it is left. */
function denseAround(piece: ShipPiece): Point[] {
  return Array.from({ length: 120 }, (_, i) => {
    const angle = (i * Math.PI) / 60;
    const at = (mm: number): SquadronPiece =>
      squadron(piece.pose.x + Math.sin(angle) * mm, piece.pose.y + Math.cos(angle) * mm);
    let [low, high] = [0, 200];
    for (let k = 0; k < 36; k++) {
      const middle = (low + high) / 2;
      if (gapTo(piece, at(middle)) < 0) low = middle;
      else high = middle;
    }
    return at(high);
  });
}
