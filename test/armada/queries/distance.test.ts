import * as fc from 'fast-check';
import { LENGTHS } from '../../../src/armada/facts';
import {
  atDistance,
  beyondDistance,
  distanceBetween,
  distanceToObstacle,
  rangeBetween,
  withinDistance,
} from '../../../src/armada/queries/distance';
import { engaged, engagedWith } from '../../../src/armada/queries/engagement';
import { beyondDistances, distanceAlong, isRangeUpTo, rangeAlong } from '../../../src/armada/queries/ruler';
import { anyFrame, anyShip, anySquadron, block, elsewhere, ship, squadron } from './pieces';

const origin = { x: 0, y: 0 };
const along = (mm: number): { distance: number; from: typeof origin; to: typeof origin } => ({
  distance: mm,
  from: origin,
  to: { x: mm, y: 0 },
});
/** Two squadrons whose bases are so many mm apart. */
const apart = (mm: number): [ReturnType<typeof squadron>, ReturnType<typeof squadron>] => [
  squadron(0, 0, 'a'),
  squadron(34 + mm, 0, 'b'),
];

describe('the ruler', () => {
  test('the line between two bands belongs to the nearer one, on the range side [arm.range-and-distance.02, arm.range-and-distance.06]', () => {
    const bands = [0, 123.3, 123.4, 186.5, 186.6, 304.8, 304.9].map((mm) => rangeAlong(LENGTHS, along(mm)).range);
    expect(bands).toEqual(['close', 'close', 'medium', 'medium', 'long', 'long', 'beyond']);
  });

  test('and on the distance side [arm.range-and-distance.03, arm.range-and-distance.06]', () => {
    const lines = LENGTHS.distances.map((mm) => distanceAlong(LENGTHS, along(mm)).distance);
    expect(lines).toEqual([1, 2, 3, 4, 5]);
    const past = LENGTHS.distances.map((mm) => distanceAlong(LENGTHS, along(mm + 0.1)).distance);
    expect(past).toEqual([2, 3, 4, 5, 6]);
  });

  test('both sides begin at the same end, and the margin is the way to the next line [arm.range-and-distance.04]', () => {
    expect(distanceAlong(LENGTHS, along(80))).toMatchObject({ distance: 2, mm: 80, from: origin, to: { x: 80 } });
    expect(distanceAlong(LENGTHS, along(80)).margin).toBeCloseTo(3.5, 1);
    expect(rangeAlong(LENGTHS, along(80)).margin).toBeCloseTo(43.3, 1);
  });

  test('up to a band', () => {
    expect((['close', 'medium', 'long', 'beyond'] as const).map((range) => isRangeUpTo(range, 'medium'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('distances of pieces', () => {
  test('at: any part in the band [arm.range-and-distance.07, arm.range-and-distance.11]', () => {
    const [a, b] = apart(76.5);
    expect(atDistance(LENGTHS, [1, 1], a, b).holds).toBe(true);
    expect(atDistance(LENGTHS, [1, 1], ...apart(76.6)).holds).toBe(false);
    expect(atDistance(LENGTHS, [1, 4], ...apart(200)).holds).toBe(true);
  });

  test('within: the whole base in the band [arm.range-and-distance.10]', () => {
    expect(withinDistance(LENGTHS, [1, 1], ...apart(76.5 - 34)).holds).toBe(true);
    expect(withinDistance(LENGTHS, [1, 1], ...apart(76.7 - 34)).holds).toBe(false);
    expect(withinDistance(LENGTHS, [1, 2], ...apart(124.5 - 34)).holds).toBe(true);
    // Within distance 2 alone: no part in the band before either.
    expect(withinDistance(LENGTHS, [2, 2], ...apart(76.6)).holds).toBe(true);
    expect(withinDistance(LENGTHS, [2, 2], ...apart(76.4)).holds).toBe(false);
  });

  test('beyond: no part in the band or a nearer one [arm.range-and-distance.09]', () => {
    expect(beyondDistance(LENGTHS, 1, ...apart(76.5)).holds).toBe(false);
    expect(beyondDistance(LENGTHS, 1, ...apart(76.6)).holds).toBe(true);
    expect(beyondDistances(LENGTHS, 5, 304.9).holds).toBe(true);
  });

  test('between bases, without shield dials [arm.measuring-firing-arc-and-range.08, arm.measuring-firing-arc-and-range.10]', () => {
    const corvette = ship('cr90', 0, 0);
    const gap = 76.5;
    expect(distanceBetween(LENGTHS, corvette, squadron(20.5 + gap + 17, 0))).toMatchObject({ distance: 1 });
    expect(distanceBetween(LENGTHS, corvette, squadron(20.5 + gap + 17.1, 0))).toMatchObject({ distance: 2 });
    expect(distanceToObstacle(LENGTHS, corvette, block(20.5 + 124.5, -10, 30, 20))).toMatchObject({ distance: 2 });
  });

  test('range for a squadron command is that of the bases [arm.commands.12]', () => {
    const corvette = ship('cr90', 0, 0);
    expect(rangeBetween(LENGTHS, corvette, squadron(20.5 + 186.5 + 17, 0)).range).toBe('medium');
    expect(rangeBetween(LENGTHS, corvette, squadron(20.5 + 186.6 + 17, 0)).range).toBe('long');
  });

  test('a piece is at distance 1 and close range of itself [arm.measuring-firing-arc-and-range.09]', () => {
    for (const piece of [ship('victory', 30, 40), squadron(5, 6)]) {
      expect(distanceBetween(LENGTHS, piece, piece)).toMatchObject({ distance: 1, mm: 0 });
      expect(rangeBetween(LENGTHS, piece, piece)).toMatchObject({ range: 'close', mm: 0 });
    }
  });

  test('the same from either side, wherever the table is', () => {
    fc.assert(
      fc.property(anyShip('a'), anySquadron('b'), anyFrame, (a, b, frame) => {
        const { mm } = distanceBetween(LENGTHS, a, b);
        expect(distanceBetween(LENGTHS, b, a).mm).toBeCloseTo(mm, 6);
        expect(distanceBetween(LENGTHS, elsewhere.ship(frame, a), elsewhere.squadron(frame, b)).mm).toBeCloseTo(mm, 6);
      }),
    );
  });
});

describe('engagement', () => {
  const nothing = { ships: [], obstacles: [] };

  test('at distance 1 of each other [arm.engagement.01]', () => {
    expect(engaged(LENGTHS, ...apart(76.5), nothing).holds).toBe(true);
    expect(engaged(LENGTHS, ...apart(76.6), nothing)).toMatchObject({ holds: false, sight: null });
  });

  test('not where line of sight is obstructed, by an obstacle or by a ship [arm.engagement.07, arm.engagement.08]', () => {
    const [a, b] = apart(70);
    const rock = engaged(LENGTHS, a, b, { ships: [], obstacles: [block(40, -5, 10, 10, 'rock')] });
    expect([rock.holds, rock.sight?.obstructedBy.map(({ id }) => id)]).toEqual([false, ['rock']]);
    const between = engaged(LENGTHS, a, b, { ships: [ship('cr90', 52, 0)], obstacles: [] });
    expect([between.holds, between.sight?.obstructedBy.map(({ id }) => id)]).toEqual([false, ['cr90']]);
    expect(engaged(LENGTHS, a, b, { ships: [], obstacles: [block(40, 1, 10, 10)] }).holds).toBe(true);
  });

  test('with all enemies near, and mutually [arm.engagement.01, arm.engagement.02]', () => {
    fc.assert(
      fc.property(fc.array(anySquadron('s', 120), { maxLength: 5 }), anySquadron('me', 60), (list, me) => {
        const enemies = list.map((each, i) => ({ ...each, id: `s-${i}` }));
        const between = { ships: [], obstacles: [block(-20, -20, 40, 40)] };
        const found = engagedWith(LENGTHS, me, enemies, between).map(({ id }) => id);
        expect(found).toEqual(enemies.filter((each) => engaged(LENGTHS, each, me, between).holds).map(({ id }) => id));
      }),
    );
  });
});
