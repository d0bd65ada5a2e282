/** What a huge ship overlaps: obstacles, other huge ships, standard ships. */
import { about, headingFromDegrees, overlaps, rightOf } from '../../../src/core/geometry';
import { toolEnd } from '../../../src/xwing/facts/huge-tool';
import { executeManeuver } from '../../../src/xwing/procedures/maneuver';
import { basePolygonAt, basePolygonOf } from '../../../src/xwing/queries/bases';
import { measureShips } from '../../../src/xwing/queries/range';
import { maneuver } from '../flying';
import { xwingTable, type ShipOnTable, type Table } from '../table';
import { bare, CR90, EPIC, flying, GR75, mayPut, put, RAIDER } from './epic';

const YT = 'outerrimsmuggler';
const KWING = 'wardensquadronpilot';

describe('obstacles', () => {
  const onto = (outline: string): Table =>
    xwingTable({
      mat: EPIC,
      ships: {
        cr90: { pilot: CR90, at: [900, 300], shields: 5, dial: { speed: 2, bearing: 'straight', color: 'blue' } },
      },
      obstacles: { rock: { outline, at: [900, 500] } },
      locks: [['cr90', 'rock']],
      moment: { phase: 'activation', ship: 'cr90' },
    });

  test.each([['coreasteroid0'], ['yt2400debris0']])(
    '%s leaves the table, then 1 critical damage and 1 stress token, without a die [xw.huge-overlap-obstacles.01, xw.huge-overlap-obstacles.02, xw.obstacles.22]',
    (outline) => {
      const table = onto(outline);
      expect(table.state.obstacles[0]!.place).toBe('removed');
      expect(table.state.locks).toEqual([]);
      expect(table.ship('cr90').shields.active).toBe(4);
      expect(table.happened('damage-suffered').map((each) => each.damage)).toEqual(['crit']);
      expect(table.happened('token-gained').map((each) => each.token)).toEqual(['stress']);
      expect(table.when('dice-rolled')).toBe(-1);
      expect(table.when('obstacle-removed')).toBeLessThan(table.when('damage-suffered'));
    },
  );

  test('a gas cloud gives 1 jam token and no damage [xw.huge-overlap-obstacles.03]', () => {
    const table = onto('gascloud1');
    expect(table.state.obstacles[0]!.place).toBe('removed');
    expect([table.ship('cr90').tokens.jam, table.ship('cr90').shields.active]).toEqual([1, 5]);
  });

  test('what its jam token removes its own player says, whose maneuver brought it there [xw.jam.05, xw.huge-overlap-obstacles.03]', () => {
    const table = xwingTable({
      players: ['p1', 'p2', 'p3'],
      order: ['p1', 'p3', 'p2'],
      mat: EPIC,
      ships: {
        cr90: { pilot: CR90, at: [900, 300], tokens: { focus: 1 }, dial: maneuver('2 straight blue') },
        other: { player: 'p2', at: [100, 100] },
        another: { player: 'p3', at: [1700, 100] },
      },
      obstacles: { rock: { outline: 'gascloud1', at: [900, 500] } },
      moment: { phase: 'activation', ship: 'cr90' },
    });
    expect([table.by, table.asks]).toEqual([['p1'], 'what the jam token removes']);
  });

  test('it goes on with its activation and may perform an action [xw.huge-overlap-obstacles.04, xw.huge-straight.04]', () => {
    for (const outline of ['coreasteroid0', 'gascloud1']) {
      const table = onto(outline);
      expect(table.offers({ type: 'perform-action', action: 'focus' })).toBe(true);
      expect(table.happened('maneuver-executed')[0]).toMatchObject({ fully: true });
    }
  });
});

describe('other huge ships', () => {
  /** A CR90 stands so that the Raider's bank overlaps it at the speeds from `blocked` up. */
  const inTheWay = (blocked: number, more: ShipOnTable = {}) => {
    const start = { x: 900, y: 400, heading: headingFromDegrees(0) };
    const huge = { size: 'huge', type: 'raiderclasscorvette' } as const;
    const free = blocked === 0 ? null : basePolygonAt(huge, toolEnd(start, blocked - 1, 'bank-right')!);
    const taken = basePolygonAt(huge, toolEnd(start, blocked, 'bank-right')!);
    const now = basePolygonAt(huge, start);
    for (let x = 880; x < 1300; x += 4)
      for (let y = 400; y < 760; y += 4)
        for (const facing of [90, 45, 135, 0]) {
          const other = basePolygonAt(
            { size: 'huge', type: 'gr75mediumtransport' },
            { x, y, heading: headingFromDegrees(facing) },
          );
          if (overlaps(other, now) || (free && overlaps(other, free)) || !overlaps(other, taken)) continue;
          const dial = { speed: 3, bearing: 'bank-right', color: 'red' } as const;
          const above = [1, 2, 3].filter((speed) => speed > blocked);
          if (above.some((speed) => !overlaps(other, basePolygonAt(huge, toolEnd(start, speed, 'bank-right')!))))
            continue;
          return xwingTable({
            mat: EPIC,
            ships: {
              raider: { pilot: RAIDER, player: 'p2', at: [900, 400], dial, ...more },
              gr75: { pilot: GR75, at: [x, y], facing },
            },
            moment: { phase: 'activation', ship: 'raider' },
          });
        }
    throw new Error('no such place');
  };

  test('it goes slower by 1 until it overlaps none, and both suffer critical damage by the speed on the dial [xw.huge-overlap-huge.01, xw.huge-overlap-huge.03]', () => {
    const table = inTheWay(2);
    expect(table.ship('raider').pose).toEqual(
      toolEnd({ x: 900, y: 400, heading: headingFromDegrees(0) }, 1, 'bank-right'),
    );
    const suffered = table.happened('damage-suffered');
    expect(suffered.filter((each) => each.ship === 'raider' && each.damage === 'crit')).toHaveLength(3);
    expect(suffered.filter((each) => each.ship === 'gr75' && each.damage === 'crit')).toHaveLength(3);
    expect(suffered).toHaveLength(6);
  });

  test('a 2 bank blocked by another becomes a 1 bank; both suffer 2 [xw.huge-overlap-huge-example.01, xw.huge-bank.05]', () => {
    const table = inTheWay(2, { dial: { speed: 2, bearing: 'bank-right', color: 'white' } });
    expect(table.happened('maneuver-executed')[0]).toMatchObject({
      maneuver: { speed: 1, bearing: 'bank-right' },
      fully: true,
    });
    expect(table.happened('damage-suffered')).toHaveLength(4);
  });

  test('with even the bank at speed 0 blocked it stays where it is, stationary [xw.huge-overlap-huge.02]', () => {
    const table = inTheWay(0);
    expect(table.ship('raider').pose).toMatchObject({ x: 900, y: 400 });
    expect(table.happened('maneuver-executed')[0]).toMatchObject({ maneuver: { speed: 0, bearing: 'stationary' } });
    expect(table.happened('damage-suffered').filter((each) => each.ship === 'gr75')).toHaveLength(3);
  });

  test('a standard ship overlaps a huge one as any ship: it is moved back, and nobody suffers [xw.huge-overlap-huge.04]', () => {
    const table = bare({ red: { at: [900, 200] }, cr90: { pilot: CR90, at: [900, 400], facing: 90 } });
    table.do((state) => executeManeuver(state, 'red', maneuver('3 straight'), { inStep: false }));
    expect(table.happened('maneuver-executed')[0]).toMatchObject({ fully: false });
    expect(table.ship('red').touching).toEqual(['cr90']);
    expect(table.when('damage-suffered')).toBe(-1);
  });
});

describe('standard ships', () => {
  const DIAL = '2 straight blue';
  /** A 2 straight of a CR90 at [900, 400] overlaps what stands at [900, 560]. */
  const over = (others: Record<string, ShipOnTable>, more: ShipOnTable = {}): Table => flying(DIAL, others, more);
  const sloop: ShipOnTable = { player: 'p2', pilot: YT, at: [900, 560] };

  test('it suffers critical damage by the speed, is picked up, and the huge ship moves fully and not back [xw.huge-overlap-standard.01, xw.huge-overlap.01, xw.huge-overlap-standard-example.01]', () => {
    const table = over({ yt: sloop });
    expect(table.happened('damage-suffered').map(({ ship, damage }) => [ship, damage])).toEqual([
      ['yt', 'crit'],
      ['yt', 'crit'],
    ]);
    expect(table.ship('yt').place).toBe('aside');
    expect(table.ship('cr90').pose).toMatchObject({ x: 900, y: 480 });
    expect(table.when('set-aside')).toBeGreaterThan(table.when('damage-suffered'));
    expect(table.when('moved')).toBeGreaterThan(table.when('set-aside'));
    expect(table.happened('moved')[0]).toMatchObject({ ship: 'cr90' });
  });

  test('it is placed in the full rear arc at range 0-1, and nowhere else [xw.huge-overlap-standard.03, xw.huge-overlap-standard-example.02]', () => {
    const table = over({ yt: sloop });
    expect(mayPut(table, 'yt', 900, 320)).toBe(true);
    expect(mayPut(table, 'yt', 990, 440)).toBe(true);
    expect(mayPut(table, 'yt', 900, 220)).toBe(false);
    expect(mayPut(table, 'yt', 900, 640)).toBe(false);
    expect(mayPut(table, 'yt', 900, 420)).toBe(false);
    table.places(3);
    expect(measureShips(table.ship('cr90'), table.ship('yt')).range).toBeLessThanOrEqual(1);
    expect(overlaps(basePolygonOf(table.ship('cr90')), basePolygonOf(table.ship('yt')))).toBe(false);
    expect(table.legal('rotate-ship').map(({ player, way }) => [player, way])).toEqual([
      ['p1', 'none'],
      ['p1', 'left'],
      ['p1', 'right'],
    ]);
  });

  test.each([
    ['none', 0],
    ['left', -90],
    ['right', 90],
  ] as const)('then an opponent rotates it by 90 degrees, or not: %s [xw.huge-overlap-standard.06]', (way, degrees) => {
    const table = over({ yt: sloop });
    table.does(put(table, 'yt', 900, 320));
    expect(table.legal('choose-opponent')).toEqual([]);
    table.answer({ type: 'rotate-ship', ship: 'yt', way });
    expect(table.ship('yt').pose.heading).toEqual(headingFromDegrees(degrees));
    expect(table.ship('yt').pose).toMatchObject({ x: 900, y: 320 });
  });

  /** Four small ships in the way, two of each player. */
  const four = (): Table =>
    flying('2 straight blue', {
      a1: { at: [880, 540], shields: 2 },
      a2: { at: [922, 540], shields: 2 },
      b1: { player: 'p2', pilot: 'nusquadronpilot', at: [880, 582] },
      b2: { player: 'p2', pilot: 'nusquadronpilot', at: [922, 582] },
    });

  test('owners place by turns, the first player first [xw.huge-overlap-standard.04]', () => {
    const table = four();
    const order: string[] = [];
    while (table.state.ships.some((ship) => ship.place === 'aside')) {
      table.places(order.length);
      order.push(table.happened('ship-placed').slice(-1)[0]!.ship);
      table.answer({ type: 'rotate-ship', way: 'none' });
    }
    expect(order.map((id) => table.ship(id).player)).toEqual(['p1', 'p2', 'p1', 'p2']);
  });

  test('of several opponents its player chooses one, who may rotate it [xw.huge-overlap-standard.06]', () => {
    const table = xwingTable({
      players: ['p1', 'p2', 'p3'],
      order: ['p3', 'p2', 'p1'],
      mat: EPIC,
      ships: {
        cr90: { pilot: CR90, at: [900, 400], dial: maneuver('2 straight blue') },
        yt: sloop,
        last: { player: 'p3', pilot: YT, at: [1200, 700] },
      },
      moment: { phase: 'activation', ship: 'cr90' },
    });
    table.does(put(table, 'yt', 900, 320));
    expect([table.by, table.legal('choose-opponent').map(({ opponent }) => opponent)]).toEqual([['p2'], ['p3', 'p1']]);
    table.answer({ type: 'choose-opponent', opponent: 'p3' });
    expect([table.by, table.legal('rotate-ship').map(({ way }) => way)]).toEqual([['p3'], ['none', 'left', 'right']]);
    table.answer({ type: 'rotate-ship', way: 'left' });
    expect(table.legal('choose-opponent')).toEqual([]);
  });

  test('1, 2 and 3 dice for each small, medium and large ship; hits give stress, critical hits damage, others nothing [xw.huge-overlap-standard.07, xw.huge-overlap-standard.08]', () => {
    const table = over(
      { tie: { player: 'p2', pilot: 'nusquadronpilot', at: [880, 560] }, k: { pilot: KWING, at: [930, 575] } },
      { energy: 0 },
    );
    for (const _ of table.happened('set-aside')) {
      table.places(5);
      table.answer({ type: 'rotate-ship', way: 'none' });
    }
    // One small and one medium ship, with shields for the damage.
    table.rolls('hit', 'crit', 'focus');
    expect(table.happened('token-gained').map(({ ship, token }) => [ship, token])).toEqual([['cr90', 'stress']]);
    const own = table.happened('damage-suffered').filter((each) => each.ship === 'cr90');
    expect(own.map((each) => each.damage)).toEqual(['crit']);
  });

  test('everything in its order: damage, set aside, move, place, rotate, roll [xw.huge-overlap-standard.02]', () => {
    const table = over({ yt: sloop });
    table.places(1);
    table.answer({ type: 'rotate-ship', way: 'left' });
    table.rolls('hit', 'hit', 'blank');
    const order = (
      [
        'damage-suffered',
        'set-aside',
        'moved',
        'ship-placed',
        'ship-rotated',
        'dice-rolled',
        'maneuver-executed',
      ] as const
    ).map((type) => table.when(type));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(0);
    expect(table.offers({ type: 'perform-action', action: 'focus' }) || table.ship('cr90').tokens.stress > 0).toBe(
      true,
    );
  });

  /** A ship that was overlapped, and no room behind the huge one. */
  const noRoom = (own: ShipOnTable, more: Record<string, ShipOnTable> = {}): Table => {
    // The rear of the huge ship is the corner of the table, closed by ships on both sides.
    const wall = (x: number, y: number): ShipOnTable => ({ pilot: YT, at: [x, y] });
    const north = rightOf(about({ x: 0, y: 0, heading: headingFromDegrees(270) }).heading);
    expect(north.y).toBeLessThan(0.1);
    const table = flying(
      '1 straight white',
      {
        yt: { ...own, at: [900, 300] },
        ...more,
        w1: wall(819, 40),
        w2: wall(819, 121),
        w3: wall(819, 202),
        w4: wall(981, 40),
        w5: wall(981, 121),
        w6: wall(981, 202),
        v1: wall(738, 40),
        v2: wall(738, 121),
        v3: wall(738, 202),
        v4: wall(1062, 40),
        v5: wall(1062, 121),
        v6: wall(1062, 202),
      },
      { at: [900, 113] },
    );
    return table;
  };

  test('for which there is no room is destroyed [xw.huge-overlap-standard.05, xw.destroying-ships.03]', () => {
    const table = noRoom(sloop);
    expect(table.ship('yt').place).toBe('removed');
    expect(table.happened('ship-destroyed')[0]?.rules).toContain('xw.huge-overlap-standard.05');
  });

  test('takes those docked with it along: it has no guides on the table [xw.destroying-ships.03]', () => {
    const table = noRoom(
      { pilot: 'lothalrebel', upgrades: ['ghost'] },
      { phantom: { pilot: 'ap5', at: null, docked: 'yt' } },
    );
    expect([table.ship('yt').place, table.ship('phantom').place]).toEqual(['removed', 'removed']);
    expect(table.happened('ship-destroyed').map(({ ship }) => ship)).toEqual(['yt', 'phantom']);
    expect(table.legal('deploy')).toEqual([]);
  });
});
