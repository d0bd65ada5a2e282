/** Where moves end, to a billionth of a millimetre, by all sizes of base, from anywhere on the table and facing anywhere; left is right in a mirror. */
import * as fc from 'fast-check';
import { closest, overlaps, TOLERANCE } from '../../src/core/geometry';
import { gainToken } from '../../src/xwing/effects/tokens';
import { BEARINGS } from '../../src/xwing/facts/words';
import { highestSpeed } from '../../src/xwing/facts/templates';
import type { Bearing } from '../../src/xwing/facts';
import { barrelRoll } from '../../src/xwing/procedures/barrel-roll';
import { boost } from '../../src/xwing/procedures/boost';
import { decloak } from '../../src/xwing/procedures/cloak';
import { executeManeuver } from '../../src/xwing/procedures/maneuver';
import { basePolygonOf } from '../../src/xwing/queries/bases';
import { measureShips } from '../../src/xwing/queries/range';
import type { XwingState } from '../../src/xwing/model/state';
import type { ShipSpec } from './bare-state';
import { tableFor } from './lone-ship';
import type { Table } from './table';
import { expectWay, wayOf, type Way } from './ways';

const PILOTS = { small: 'bluesquadronescort', medium: 'bountyhunter', large: 'patrolleader' } as const;
const BASE = { small: 40, medium: 60, large: 80 } as const;
const TRACTORED = { small: 1, medium: 2, large: 3 } as const;
type Size = keyof typeof BASE;
const SIZES: readonly Size[] = ['small', 'medium', 'large'];

const places = fc.record({
  x: fc.double({ min: 350, max: 550, noNaN: true }),
  y: fc.double({ min: 350, max: 550, noNaN: true }),
  facing: fc.integer({ min: 0, max: 359 }),
});
type Place = typeof places extends fc.Arbitrary<infer T> ? T : never;

/** Where a ship of this size comes from a place by what is done. */
function moved(size: Size, { x, y, facing }: Place, does: (table: Table) => unknown, spec: ShipSpec = {}): Way {
  const table = tableFor({ pilot: PILOTS[size], at: [x, y], facing, ...spec });
  const from = { ...table.ship('red').pose };
  does(table);
  expect(table.ended).toBe(true);
  return wayOf(from, table.ship('red').pose);
}
const doing =
  (step: (state: XwingState) => void, ...answers: object[]) =>
  (table: Table) =>
    answers.reduce<Table>((each, answer) => each.answer(answer), table.do(step));
const fromAnywhere = (check: (place: Place) => void): void => fc.assert(fc.property(places, check), { numRuns: 6 });

const POSITIONS = [
  ['front', 1],
  ['middle', 0],
  ['back', -1],
] as const;
const SIDES = [
  ['left', -1],
  ['right', 1],
] as const;

/** To the side, and by how much front and back differ from the middle, with a template of this speed (xw.barrel-roll.07). */
const roll = (size: Size, speed: number): { side: number; shift: number } =>
  size === 'small' ? { side: 40 + 40 * speed, shift: 10 } : { side: BASE[size] + 20, shift: 20 * speed };

describe.each(SIZES)('a %s ship', (size) => {
  test.each(SIDES)(
    'barrel rolls to the %s, in three positions [xw.barrel-roll.04, xw.barrel-roll.07]',
    (side, sign) => {
      for (const [position, sense] of POSITIONS)
        fromAnywhere((place) => {
          const way = moved(
            size,
            place,
            doing((state) => barrelRoll(state, 'red', { by: 'p1' }), { side }, { position }),
          );
          const { side: mm, shift } = roll(size, 1);
          expectWay(way, sign * mm, sense * shift);
        });
    },
  );

  test.each(SIDES)('decloaks to the %s, in three positions [xw.cloak.07, xw.cloak.08]', (side, sign) => {
    const speed = size === 'small' ? 2 : 1;
    for (const [position, sense] of POSITIONS)
      fromAnywhere((place) => {
        const does = doing((state) => decloak(state, 'red', `barrel-roll-${side}`), { position });
        const { side: mm, shift } = roll(size, speed);
        expectWay(moved(size, place, does, { tokens: { cloak: 1 } }), sign * mm, sense * shift);
      });
  });

  test('decloaks straight ahead [xw.cloak.07, xw.cloak.08]', () => {
    const length = size === 'small' ? 80 : 40;
    fromAnywhere((place) => {
      const does = doing((state) => decloak(state, 'red', 'boost'));
      expectWay(moved(size, place, does, { tokens: { cloak: 1 } }), 0, length + BASE[size]);
    });
  });

  const tractored = (state: XwingState): void =>
    gainToken(state, 'red', 'tractor', ['xw.tractor.01'], { count: TRACTORED[size], by: 'p2' });

  test.each(SIDES)('is rolled to the %s by a tractor beam, in three positions [xw.tractor.06]', (side, sign) => {
    for (const [position, sense] of POSITIONS)
      fromAnywhere((place) => {
        const does = doing(tractored, { type: 'tractor-moves', move: `barrel-roll-${side}` }, { position });
        const { side: mm, shift } = roll(size, 1);
        expectWay(moved(size, place, does), sign * mm, sense * shift);
      });
  });

  test('is boosted straight ahead by a tractor beam [xw.tractor.07]', () => {
    fromAnywhere((place) => {
      const does = doing(tractored, { type: 'tractor-moves', move: 'boost' });
      expectWay(moved(size, place, does), 0, 40 + BASE[size]);
    });
  });

  test('boosts straight and along banks of radius 80, 45 degrees to either side [xw.boost.02, xw.boost.04]', () => {
    const [half, sin] = [BASE[size] / 2, Math.SQRT1_2];
    fromAnywhere((place) => {
      const way = (template: string): Way =>
        moved(
          size,
          place,
          doing((state) => boost(state, 'red', { by: 'p1' }), { template }),
        );
      expectWay(way('straight'), 0, 40 + BASE[size]);
      const [aside, ahead] = [80 * (1 - sin) + half * sin, half + 80 * sin + half * sin];
      expectWay(way('bank-left'), -aside, ahead, { right: -sin, ahead: sin });
      expectWay(way('bank-right'), aside, ahead, { right: sin, ahead: sin });
    });
  });

  const mirrored = BEARINGS.filter((bearing) => bearing.endsWith('-left') && !bearing.startsWith('tallon'));
  test.each(mirrored)('%s is the mirror of the same to the right, at every speed [xw.bearing.04]', (left) => {
    const right = left.replace('-left', '-right') as Bearing;
    for (let speed = 1; speed <= highestSpeed(left); speed++) {
      fromAnywhere((place) => {
        const way = (bearing: Bearing): Way =>
          moved(
            size,
            place,
            doing((state) => executeManeuver(state, 'red', { speed, bearing, color: 'white' }, { inStep: false })),
          );
        const [one, other] = [way(left), way(right)];
        expectWay(one, -other.right, other.ahead, { right: -other.turn.right, ahead: other.turn.ahead });
      });
    }
  });
});

test('a ship that bumps into another ends touching it, not on it, and in the same place every time [xw.overlap.03, xw.overlap.04]', () => {
  const flights = fc.record({
    size: fc.constantFrom(...SIZES),
    wall: fc.constantFrom(...SIZES),
    maneuver: fc.constantFrom<[number, Bearing]>(
      [2, 'straight'],
      [3, 'straight'],
      [2, 'bank-left'],
      [2, 'turn-right'],
      [3, 'bank-right'],
    ),
    facing: fc.integer({ min: 0, max: 359 }),
    away: fc.double({ min: -25, max: 25, noNaN: true }),
    turned: fc.integer({ min: 0, max: 359 }),
  });
  let bumps = 0;
  fc.assert(
    fc.property(flights, ({ size, wall, maneuver: [speed, bearing], facing, away, turned }) => {
      const fly = (others: Record<string, ShipSpec>): Table =>
        tableFor({ pilot: PILOTS[size], at: [450, 450], facing }, others).do((state) =>
          executeManeuver(state, 'red', { speed, bearing, color: 'white' }, { inStep: false }),
        );
      // A ship stands about where the maneuver ends.
      const end = fly({}).ship('red').pose;
      const there = { wall: { pilot: PILOTS[wall], at: [end.x + away, end.y + away] as const, facing: turned } };
      const before = tableFor({ pilot: PILOTS[size], at: [450, 450], facing }, there);
      fc.pre(!overlaps(basePolygonOf(before.ship('red')), basePolygonOf(before.ship('wall'))));
      const [once, twice] = [fly(there), fly(there)];
      expect(JSON.stringify(twice.state)).toBe(JSON.stringify(once.state));
      if (once.happened('maneuver-executed')[0]?.fully) return;
      bumps += 1;
      const [red, other] = [once.ship('red'), once.ship('wall')];
      expect(overlaps(basePolygonOf(red), basePolygonOf(other))).toBe(false);
      expect(closest(basePolygonOf(red), basePolygonOf(other)).distance).toBeLessThan(TOLERANCE);
      expect(measureShips(red, other).range).toBe(0);
    }),
    { numRuns: 60 },
  );
  expect(bumps).toBeGreaterThan(20);
});
