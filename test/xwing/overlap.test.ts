/** Overlapping ships at the end of a maneuver (xw.overlap). */
import type { ObstacleSpec, ShipSpec } from './bare-state';
import { degreesOf, TOLERANCE } from '../../src/core/geometry';
import { bringIntoPlay } from '../../src/xwing/engine';
import { rangeBetween } from '../../src/xwing/queries/range';
import { maneuver, execute, fly, placed, fully } from './flying';
import { tableFor } from './lone-ship';

describe('overlapping ships', () => {
  test('a ship that would end on another is moved back [xw.overlap.03]', () => {
    const table = execute(tableFor({}, { block: { player: 'p2', at: [450, 540] } }), '2 straight');
    expect(placed(table)).toEqual([450, 500]);
    expect(fully(table)).toBe(false);
  });

  test('a ship that overlaps no ship fully executes its maneuver, on an obstacle as well [xw.overlap.02]', () => {
    const table = execute(tableFor({}, {}, { rock: { kind: 'gas', at: [450, 520] } }), '2 straight');
    expect(table.happened('overlapped')).toMatchObject([{ object: 'rock' }]);
    expect(fully(table)).toBe(true);
    expect(placed(table)).toEqual([450, 520]);
  });

  test('moving back along a bank the base follows the curve [xw.overlap.04]', () => {
    const end = fly('3 bank-left').ship('red').pose;
    const table = execute(tableFor({}, { block: { player: 'p2', at: [end.x, end.y] } }), '3 bank-left');
    const { x, y, heading } = table.ship('red').pose;
    // The middle of the base stays 180 mm from the center of the curve, and faces across that radius.
    const [cx, cy] = [450 - 180, 420];
    expect(Math.sqrt((x - cx) ** 2 + (y - cy) ** 2)).toBeCloseTo(180, 6);
    expect(((x - cx) * heading.x + (y - cy) * heading.y) / 180).toBeCloseTo(0, 6);
    expect(degreesOf(heading)).toBeGreaterThan(315);
  });

  test('it touches the last ship that it was backed off from, and that one it [xw.overlap.05, xw.range.17]', () => {
    const table = tableFor({}, { a: { player: 'p2', at: [420, 600] }, b: { player: 'p2', at: [480, 560] } });
    execute(table, '4 straight');
    expect(placed(table)).toEqual([450, 520]);
    expect(rangeBetween(table.state, 'red', 'b').range).toBe(0);
    expect(rangeBetween(table.state, 'red', 'a').range).toBe(1);
    expect(['red', 'a', 'b'].map((ship) => table.ship(ship).touching)).toEqual([['b'], [], ['red']]);
  });

  test('a ship that touches one in front of it stays, and has executed the maneuver [xw.overlap.06]', () => {
    const table = tableFor({}, { block: { player: 'p2', at: [450, 440] }, far: { player: 'p2', at: [450, 481] } });
    execute(table, '1 straight');
    expect(table.ship('red').pose.y).toBeCloseTo(400, 9);
    expect(table.happened('maneuver-executed')).toMatchObject([{ fully: false }]);
  });

  test('a partially executed maneuver counts with its speed, bearing and difficulty [xw.overlap.09]', () => {
    const table = execute(tableFor({}, { block: { player: 'p2', at: [450, 600] } }), '4 koiogran red');
    expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: maneuver('4 koiogran red'), fully: false }]);
    expect(table.ship('red').tokens.stress).toBe(1);
  });

  test('its speed is the stated one, however short the move [xw.speed.05]', () => {
    const table = execute(
      tableFor({}, { block: { player: 'p2', at: [450, 445] }, end: { player: 'p2', at: [450, 590] } }),
      '4 straight',
    );
    expect(table.happened('maneuver-executed')[0]?.maneuver.speed).toBe(4);
    expect(table.ship('red').pose.y).toBeGreaterThan(400);
  });

  test('a ship under the template alone does nothing [xw.move.05, xw.objects.04]', () => {
    const table = tableFor({}, { between: { player: 'p2', at: [450, 480] } });
    execute(table, '4 straight');
    expect(fully(table)).toBe(true);
    expect(placed(table)).toEqual([450, 600]);
    expect(table.ship('between')).toEqual(tableFor({}, { between: { player: 'p2', at: [450, 480] } }).ship('between'));
  });

  test('a ship in the way is exactly where it was afterwards [xw.move.06, xw.position-marker.01]', () => {
    const table = tableFor({}, { between: { player: 'p2', at: [441.3, 479.9], facing: 33 } });
    const before = { ...table.ship('between').pose };
    execute(table, '4 straight');
    expect(table.ship('between').pose).toEqual(before);
  });

  test('a ship that comes to touch another without overlapping it fully executes its maneuver [xw.range.18]', () => {
    const table = execute(tableFor({}, { block: { player: 'p2', at: [450, 560] } }), '2 straight');
    expect(fully(table)).toBe(true);
    expect(rangeBetween(table.state, 'red', 'block')).toMatchObject({ range: 0 });
  });

  test('what comes after meeting ships and obstacles comes once the maneuver is done with, once for each [xw.ability-queue.07, xw.overlap.02, xw.overlap.03]', () => {
    const meets = (others: Record<string, ShipSpec>, obstacles: Record<string, ObstacleSpec> = {}) => {
      const table = tableFor({}, others, obstacles);
      bringIntoPlay(table.state, 'test:after-meeting', 'red', 'p1');
      execute(table, '2 straight red');
      for (const order of table.legal('order-ability').slice(0, 1)) table.answer(order);
      const gained = table.happened('token-gained').map(({ token }) => token);
      return [gained[0], ...gained.slice(1).sort()];
    };
    expect(meets({ block: { player: 'p2', at: [450, 540] } })).toEqual(['stress', 'calculate']);
    expect(meets({}, { cloud: { kind: 'gas', at: [450, 490] } })).toEqual(['stress', 'calculate', 'evade']);
    expect(meets({}, { cloud: { kind: 'gas', at: [700, 490] } })).toEqual(['stress']);
  });

  test('moving away ends the touching [xw.range.17]', () => {
    const table = tableFor(
      { touching: ['block'] },
      { block: { player: 'p2', at: [450, 440 + TOLERANCE / 2], touching: ['red'] } },
    );
    execute(table, '1 reverse-straight');
    expect(table.ship('red').touching).toEqual([]);
    expect(table.ship('block').touching).toEqual([]);
    expect(rangeBetween(table.state, 'red', 'block').range).toBe(1);
  });

  test('the base counts only where it starts and ends [xw.maneuver.13]', () => {
    // 28 mm beside the middle line: a base sliding by would touch it, the template does not.
    const table = tableFor({}, {}, { rock: { kind: 'asteroid', outline: 'coreasteroid5', at: [450 + 13 + 38, 510] } });
    execute(table, '5 straight');
    expect(table.ended).toBe(true);
    expect(table.happened('moved-through')).toEqual([]);
    expect(table.happened('dice-rolled')).toEqual([]);
  });
});
