import * as fc from 'fast-check';
import {
  about,
  alongMove,
  areaOverlap,
  areasOverlap,
  bankTemplate,
  basePolygon,
  contains,
  distance,
  edgeOf,
  frontOf,
  mirrored,
  moveEnd,
  movedSideways,
  onTemplate,
  overlaps,
  placedAgainst,
  pointDistance,
  shareBehind,
  signedArea,
  slideBack,
  straightTemplate,
  templateArea,
  templateEnd,
  templateLength,
  touches,
  turnTemplate,
  type Polygon,
  type Slide,
  type Template,
} from '../../../src/core/geometry';
import { anyBase, anyPose, anyTemplate, at, basesInTheWay, large, medium, mm, placed, rounded, small } from './tables';

const straight = (speed: number): Template => straightTemplate(40 * speed, 20);

describe('the end of a move', () => {
  test('1 straight carries a small base 80 mm', () => {
    expect(moveEnd(straight(1), at(300, 100), small)).toEqual(at(300, 180));
    expect(moveEnd(straight(1), at(300, 100), large)).toEqual(at(300, 220));
  });

  test('3 turn of radius 90', () => {
    expect(moveEnd(turnTemplate(90, 'right', 20), at(0, 0), small)).toEqual(at(110, 110, 90));
    expect(moveEnd(turnTemplate(90, 'left', 20), at(0, 0), small)).toEqual(at(-110, 110, -90));
    expect(moveEnd(turnTemplate(90, 'right', 20), at(500, 400, 180), small)).toEqual(at(390, 290, 270));
  });

  test('2 bank of radius 130', () => {
    const end = moveEnd(bankTemplate(130, 'right', 20), at(0, 0), small);
    expect(end.heading).toEqual(at(0, 0, 45).heading);
    const half = Math.SQRT1_2;
    expect(rounded(end)).toEqual(rounded({ x: 130 * (1 - half) + 20 * half, y: 20 + 130 * half + 20 * half }));
  });

  test('four turns to the same side come back to the start, exactly in facing', () => {
    fc.assert(
      fc.property(anyPose, anyBase, (start, base) => {
        const turn3 = turnTemplate(62.5, 'left', 20);
        const end = [1, 2, 3, 4].reduce((pose) => moveEnd(turn3, pose, base), start);
        expect(end.heading).toEqual(start.heading);
        expect(pointDistance(end, start)).toBeLessThan(1e-9);
      }),
    );
  });

  test('a move back along the mirrored template from the end, facing about, is the start', () => {
    fc.assert(
      fc.property(anyPose, anyTemplate, anyBase, (start, template, base) => {
        const back = about(moveEnd(mirrored(template), about(moveEnd(template, start, base)), base));
        expect(pointDistance(back, start)).toBeLessThan(1e-9);
        // A heading within 1e-12 of a tabulated one becomes it.
        expect(pointDistance(back.heading, start.heading)).toBeLessThan(2e-12);
      }),
    );
  });
});

describe('on the way', () => {
  test('the middle of a curve is half the angle on', () => {
    const middle = onTemplate(turnTemplate(90, 'right', 20), at(0, 0), 0.5);
    expect(middle.heading).toEqual(at(0, 0, 45).heading);
    expect(rounded(middle)).toEqual(rounded({ x: 90 * (1 - Math.SQRT1_2), y: 90 * Math.SQRT1_2 }));
  });

  test('the middle of the base travels evenly, and starts and ends where it should', () => {
    fc.assert(
      fc.property(anyPose, anyTemplate, anyBase, mm(0, 0.99), (start, template, base, fraction) => {
        expect(alongMove(template, start, base, 0)).toEqual(start);
        expect(pointDistance(alongMove(template, start, base, 1 - 1e-12), moveEnd(template, start, base))).toBeLessThan(
          1e-6,
        );
        const [a, b] = [alongMove(template, start, base, fraction), alongMove(template, start, base, fraction + 0.001)];
        const way = 0.001 * (templateLength(template) + base.length);
        expect(pointDistance(a, b)).toBeGreaterThan(way * 0.999);
        expect(pointDistance(a, b)).toBeLessThan(way * 1.000001);
      }),
    );
  });

  test('a base leaves a share of the template behind itself', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map((f) => shareBehind(straight(1), small, f))).toEqual([0, 0, 0, 0.5, 1]);
  });
});

describe('the area of a template', () => {
  test('a straight one is a rectangle from edge to edge', () => {
    expect(templateArea(straight(2), frontOf(at(0, 0), small))).toEqual([
      [{ x: -10, y: 100 }, { x: -10, y: 20 }, { x: 10, y: 20 }, { x: 10, y: 100 }],
    ]); // prettier-ignore
  });

  test('a curved one has nearly the area of its ring, in convex pieces, to either side', () => {
    for (const side of ['left', 'right'] as const) {
      const pieces = templateArea(turnTemplate(35, side, 20), at(50, 60, 30));
      const ring = (Math.PI * (45 * 45 - 25 * 25)) / 4;
      const total = pieces.reduce((sum, piece) => sum + signedArea(piece), 0);
      expect(total).toBeLessThan(ring);
      expect(total).toBeGreaterThan(ring * 0.999);
      for (const piece of pieces) expect(signedArea(piece)).toBeGreaterThan(0);
    }
  });

  test('the middle line lies under it, and only the part asked for is covered', () => {
    fc.assert(
      fc.property(anyPose, anyTemplate, mm(0.01, 1), mm(0, 1), (start, template, share, part) => {
        const area = templateArea(template, start, share);
        const p = onTemplate(template, start, share * part);
        expect(area.some((piece) => contains(piece, p).holds)).toBe(true);
        // Never beyond the template's own end: a turn that went on would come round to where it began.
        const past = onTemplate(template, start, Math.min(1, share + 0.05 / share));
        if (share < 0.9) expect(area.some((piece) => contains(piece, past).holds)).toBe(false);
      }),
    );
    expect(templateArea(straight(3), at(0, 0), 0)).toEqual([]);
  });

  test('an obstacle under the template is moved through, one beside it is not', () => {
    const bank = templateArea(bankTemplate(80, 'right', 20), frontOf(at(0, 0), small));
    expect(areasOverlap(bank, [placed(0, 50)])).toBe(true);
    expect(areasOverlap(bank, [placed(-31, 50)])).toBe(false);
    expect(areaOverlap(bank, [placed(-29, 40)]).holds).toBe(true);
  });
});

describe('what lies at the very ends and edges of a template', () => {
  const speck = { width: 4, length: 4 };
  test.each([
    ['straight', straight(3), 1],
    ['straight, half of it', straight(3), 0.5],
    ['bank', bankTemplate(130, 'left', 20), 1],
    ['turn', turnTemplate(35, 'right', 20), 1],
    ['turn, a third of it', turnTemplate(90, 'left', 20), 1 / 3],
  ])('%s', (_shape, template, share) => {
    for (const pose of [at(50, 60), at(50, 60, 75)])
      for (const part of [0, 0.25, 0.5, 0.75, 1])
        for (const side of [-1, 1]) {
          const { x, y, heading } = onTemplate(template, pose, share * part);
          // 1 mm of the speck lies under the template, beside its middle line; then it lies 1 mm past its edge.
          const there = (off: number) => [placed(x + side * off * heading.y, y - side * off * heading.x, 0, speck)];
          expect(areasOverlap(templateArea(template, pose, share), there(8))).toBe(true);
          if (part > 0 && part < 1) expect(areasOverlap(templateArea(template, pose, share), there(14))).toBe(false);
        }
  });
});

test('a template begins where it is put, to the bit, and lies on nothing behind its end', () => {
  for (const degrees of [0, 12.3, 33, 77.7]) {
    const start = at(0.1, 0.2, degrees);
    for (const template of [straight(2), turnTemplate(35, 'right', 20), bankTemplate(130, 'left', 20)])
      expect(onTemplate(template, start, 0)).toEqual(start);
  }
  for (const y of [79, 81]) expect(areasOverlap(templateArea(straight(2), at(0, 0)), [placed(0, y + 20)])).toBe(y < 80);
});

describe('sliding back', () => {
  test('a free way is a full move', () => {
    expect(slideBack(straight(3), at(0, 0), small, [placed(0, 300), placed(100, 80)])).toEqual({
      pose: at(0, 160), fraction: 1, touched: null, distance: 0, clear: true,
    }); // prettier-ignore
  });

  test('a ship ahead stops the base at its edge', () => {
    const slide = slideBack(straight(3), at(0, 0), small, [placed(0, 140)]);
    expect(rounded(slide.pose)).toEqual({ x: 0, y: 100 });
    expect(slide).toMatchObject({ touched: 0, clear: true });
    expect(slide.fraction).toBeCloseTo(100 / 160, 9);
  });

  test('moving through a ship to a free end is no matter', () => {
    expect(slideBack(straight(4), at(0, 0), small, [placed(0, 80)]).fraction).toBe(1);
  });

  test('what stands in the way of a corner alone stops the base, too', () => {
    const speck = [19.5, 21].flatMap((x) => [{ x, y: 59.5 }, { x, y: 61 }]); // prettier-ignore
    const stopped = slideBack(straight(1), at(0, 0), small, [[speck[0], speck[2], speck[3], speck[1]] as Polygon]);
    expect(stopped.touched).toBe(0);
  });

  test('the first clear place going back counts, although there are more of them further back', () => {
    const ships = [placed(0, 200), placed(0, 90)];
    expect(rounded(slideBack(straight(4), at(0, 0), small, ships).pose)).toEqual({ x: 0, y: 160 });
    expect(slideBack(straight(4), at(0, 0), small, ships).touched).toBe(0);
    const chain = [placed(0, 200), placed(0, 121)];
    const back = slideBack(straight(4), at(0, 0), small, chain);
    expect(rounded(back.pose)).toEqual({ x: 0, y: 81 });
    expect(back.touched).toBe(1);
  });

  test('a gap of a tenth of a mm between two ships is found', () => {
    const back = slideBack(straight(4), at(0, 0), small, [placed(0, 200), placed(0, 119.9)]);
    expect(back.touched).toBe(0);
    expect(rounded(back.pose)).toEqual({ x: 0, y: 160 });
  });

  test('a ship touched at the start stops the move where it began', () => {
    const back = slideBack(straight(1), at(0, 0), small, [placed(0, 50, 0, medium)]);
    expect(back).toMatchObject({ touched: 0, clear: true });
    expect(back.fraction).toBeLessThan(1e-9);
    expect(slideBack(straight(1), at(0, 0), small, [placed(0, 45, 0, medium)])).toMatchObject({
      fraction: 0,
      clear: false,
      pose: at(0, 0),
    });
  });

  test('a ship beside which the base slides does not hold it back', () => {
    const beside = placed(40, 60, 0, { width: 40, length: 200 });
    expect(slideBack(straight(3), at(0, 0), small, [beside]).fraction).toBe(1);
    expect(rounded(slideBack(straight(3), at(0, 0), small, [beside, placed(0, 170)]).pose)).toEqual({ x: 0, y: 130 });
  });

  test('lying in a ship by less than the tolerance, beside or at the start, is not overlapping it', () => {
    const beside = placed(39.995, 60, 0, { width: 40, length: 200 });
    expect(rounded(slideBack(straight(3), at(0, 0), small, [beside, placed(0, 170)]).pose)).toEqual({ x: 0, y: 130 });
    const ahead = slideBack(straight(1), at(0, 0), small, [placed(0, 49.995, 0, medium)]);
    expect(ahead).toMatchObject({ touched: 0, clear: true });
    expect(ahead.pose.y).toBeLessThan(0.001);
  });

  test('a narrow place behind a slanting ship is found', () => {
    const slanting = placed(40, 210, 20);
    const alone = slideBack(straight(4), at(0, 0), small, [slanting]);
    const behind = placed(0, alone.pose.y - 40.3);
    const between = slideBack(straight(4), at(0, 0), small, [behind, slanting]);
    expect(between).toMatchObject({ touched: 1, clear: true });
    expect(between.pose.y).toBeCloseTo(alone.pose.y, 6);
  });

  test('a ship that bumped into another and tries again stays where it is', () => {
    const ship = placed(80, 130, 77, large);
    const bumped = slideBack(straight(3), at(0, 0, 30), small, [ship]);
    expect(bumped).toMatchObject({ touched: 0, clear: true });
    let again = bumped;
    for (let i = 0; i < 20; i++) again = slideBack(straight(1), again.pose, small, [ship]);
    expect(again).toMatchObject({ touched: 0, clear: true });
    expect(pointDistance(again.pose, bumped.pose)).toBeLessThan(1e-6);
  });

  test('on a curve the base faces along the template where it stops', () => {
    const back = slideBack(turnTemplate(90, 'right', 20), at(0, 0), small, [placed(110, 110, 0, medium)]);
    expect(back.touched).toBe(0);
    const expected = alongMove(turnTemplate(90, 'right', 20), at(0, 0), small, back.fraction);
    expect(back.pose).toEqual(expected);
    expect(back.pose.heading.x).toBeGreaterThan(0);
    expect(back.pose.heading.y).toBeGreaterThan(0);
  });

  test('ends clear and touching, and nowhere further on is clear', () => {
    fc.assert(
      fc.property(
        anyPose.chain((start) => fc.tuple(fc.constant(start), basesInTheWay(start))), anyTemplate, anyBase,
        ([pose, ships], template, base) => {
          const start = { ...pose, heading: { x: 0, y: 1 } };
          const slide = slideBack(template, start, base, ships);
          const overlapped = (fraction: number): boolean => {
            const polygon = basePolygon(alongMove(template, start, base, fraction), base);
            return ships.some((ship) => overlaps(polygon, ship));
          };
          expect(slide.clear).toBe(!overlapped(slide.fraction));
          expect(slide.pose).toEqual(alongMove(template, start, base, slide.fraction));
          if (slide.touched === null) return expect(slide.fraction).toBe(1);
          expectTouching(slide, basePolygon(slide.pose, base), ships);
          for (let i = 1; i <= 40; i++) {
            const fraction = slide.fraction + ((1 - slide.fraction) * i) / 40;
            const deep = basePolygon(alongMove(template, start, base, fraction), base);
            expect(ships.some((ship) => overlaps(deep, ship) || distance(deep, ship) < 0.01)).toBe(true);
          }
        },
      ), // prettier-ignore
      { numRuns: 300 },
    );
  });

  // Corners swing farther than the middle moves: who reckons with less passes the place between both ships.
  test.each([
    [62.5, small, placed(12, 84, 84), placed(108, 84, 32), 0.839],
    [90, medium, placed(-20, 84, 50), placed(76, 148, 8), 0.569],
  ])('on a curve of radius %d, the place between two ships is found', (radius, base, behind, ahead, fraction) => {
    const slide = slideBack(turnTemplate(radius, 'right', 20), at(0, 0), base, [behind, ahead]);
    expect(slide).toMatchObject({ touched: 1, clear: true });
    expect(slide.fraction).toBeCloseTo(fraction, 3);
  });

  test('slides of turned and mirrored tables are turned and mirrored', () => {
    fc.assert(
      fc.property(anyTemplate, anyBase, mm(-40, 40), mm(60, 200), (template, base, x, y) => {
        const slide = slideBack(template, at(0, 0), base, [placed(x, y)]);
        const mirror = slideBack(mirrored(template), at(0, 0), base, [placed(-x, y)]);
        const turned = slideBack(template, at(0, 0, 90), base, [placed(y, -x)]);
        expect(mirror.fraction).toBeCloseTo(slide.fraction, 7);
        expect(turned.fraction).toBeCloseTo(slide.fraction, 7);
        expect(rounded(mirror.pose).y).toBeCloseTo(slide.pose.y, 4);
      }),
    );
  });

  test('the same call gives the same bits', () => {
    const slide = (): Slide => slideBack(bankTemplate(130, 'left', 20), at(12.5, 7, 33), medium, [placed(30, 190, 71)]);
    expect(slide()).toEqual(slide());
    expect(slide().touched).toBe(0);
    expect(JSON.parse(JSON.stringify(slide()))).toEqual(slide());
  });
});

function expectTouching(slide: Slide, polygon: Polygon, ships: readonly Polygon[]): void {
  if (!slide.clear) return expect(slide.fraction).toBe(0);
  expect(touches(polygon, ships[slide.touched as number] as Polygon)).toBe(true);
}

describe('sideways', () => {
  test('a small base rolls its width and the length of the template, straight, forward or back', () => {
    expect(movedSideways(at(0, 0), small, 'left', straight(1))).toEqual(at(-80, 0));
    expect(movedSideways(at(0, 0), small, 'right', straight(1), 10)).toEqual(at(80, 10));
    expect(movedSideways(at(0, 0), small, 'left', straight(1), 10)).toEqual(at(-80, 10));
    expect(movedSideways(at(100, 100, 90), small, 'left', straight(1), -10)).toEqual(at(90, 180, 90));
  });

  test('a large base with the long edge of the template rolls only its width and 20 mm', () => {
    expect(movedSideways(at(0, 0), large, 'right', straightTemplate(20, 40), -20)).toEqual(at(100, -20));
  });

  test('the edge of a base, facing out', () => {
    expect(edgeOf(at(0, 0), small, 'left', 5)).toEqual(at(-20, 5, -90));
    expect(edgeOf(at(0, 0), small, 'right', 5)).toEqual(at(20, 5, 90));
    expect(edgeOf(at(0, 0), small, 'front', 5)).toEqual(at(5, 20, 0));
    expect(edgeOf(at(0, 0), small, 'rear', 5)).toEqual(at(5, -20, 180));
  });

  test('whatever side lies against the end of a template is flush with it, for every side', () => {
    fc.assert(
      fc.property(anyPose, anyBase, mm(-15, 15), (end, base, shift) => {
        for (const side of ['front', 'rear', 'left', 'right'] as const) {
          const pose = placedAgainst(end, base, side, shift);
          const edge = edgeOf(pose, base, side, -shift);
          expect(pointDistance(edge, end)).toBeLessThan(1e-9);
          expect(pointDistance(about(edge).heading, end.heading)).toBeLessThan(1e-12);
        }
      }),
    );
  });

  test('front guides into the end of the template turn the ship round; its left side turns it a quarter left', () => {
    const end = templateEnd(straight(2), frontOf(at(0, 0), small));
    expect(placedAgainst(end, small, 'front')).toEqual(at(0, 120, 180));
    expect(placedAgainst(end, small, 'rear')).toEqual(at(0, 120));
    const afterTurn = templateEnd(turnTemplate(90, 'left', 20), frontOf(at(0, 0), small));
    expect(placedAgainst(afterTurn, small, 'left', 10)).toEqual(at(-110, 100, 180));
  });
});
