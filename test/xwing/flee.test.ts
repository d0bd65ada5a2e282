/** Ships that leave the play area (xw.flee). */
import type { ShipSpec } from './bare-state';
import { bringIntoPlay } from '../../src/xwing/engine';
import { execute, fly, fully } from './flying';
import { tableFor } from './lone-ship';

describe('fleeing', () => {
  test('a ship any part of which is outside after its maneuver has fled [xw.flee.01, xw.play-area.02]', () => {
    const table = fly('2 straight', { at: [450, 914 - 20 - 120 + 1] });
    expect(table.happened('fled')).toMatchObject([{ ship: 'red' }]);
    expect(fly('2 straight', { at: [450, 914 - 20 - 120] }).happened('fled')).toEqual([]);
  });

  test.each([
    ['north', 0, [450, 914 - 140], [450, 914 - 139]],
    ['east', 90, [914 - 140, 450], [914 - 139, 450]],
    ['south', 180, [450, 140], [450, 139]],
    ['west', 270, [140, 450], [139, 450]],
  ] as const)(
    'a ship flees over the %s edge by a millimetre, and stays just inside [xw.flee.01]',
    (_, facing, inside, over) => {
      expect(fly('2 straight', { at: inside, facing }).happened('fled')).toEqual([]);
      expect(fly('2 straight', { at: over, facing }).happened('fled')).toHaveLength(1);
    },
  );

  test('one corner outside is enough [xw.flee.01]', () => {
    // Facing north-east the corners of the base reach 28.3 mm from its middle.
    const at = (y: number): ShipSpec => ({ at: [450, y], facing: 45 });
    const ahead = 80 * Math.SQRT1_2;
    expect(fly('1 straight', at(914 - 28 - ahead)).happened('fled')).toHaveLength(1);
    expect(fly('1 straight', at(914 - 28.5 - ahead)).happened('fled')).toEqual([]);
  });

  test('a ship that fled is removed from the game [xw.flee.02]', () => {
    const table = fly('5 straight', { at: [450, 800] });
    expect(table.ship('red').place).toBe('removed');
    expect(table.state.inPlay.filter((each) => each.source === 'red')).toEqual([]);
  });

  test('a template outside the play area does not make a ship flee [xw.flee.03]', () => {
    // The turn bulges 36 mm to the east of the ship's front, over the edge, and comes back.
    const table = fly('3 turn-left', { at: [880, 400], facing: 45 });
    expect(table.happened('fled')).toEqual([]);
    expect(fully(table)).toBe(true);
  });

  test('only what fleeing triggers is resolved [xw.flee.04]', () => {
    const table = tableFor(
      { at: [450, 800] },
      { friend: { at: [100, 100] } },
      { rock: { kind: 'asteroid', at: [450, 860] } },
    );
    bringIntoPlay(table.state, 'test:after-maneuver', 'red', 'p1');
    bringIntoPlay(table.state, 'test:when-fleeing', 'red', 'p1');
    execute(table, '3 straight red');
    expect(table.ended).toBe(true);
    expect(table.happened('dice-rolled')).toEqual([]);
    expect(table.happened('maneuver-executed')).toEqual([]);
    expect(table.ship('friend').tokens.evade).toBe(1);
    // Check Difficulty is part of the maneuver.
    expect(table.happened('token-gained')).toMatchObject([
      { ship: 'red', token: 'stress' },
      { ship: 'friend', token: 'evade' },
    ]);
  });

  test('a partially executed maneuver makes a ship flee where it ends [xw.flee.06]', () => {
    const ends = (y: number, block: number) =>
      execute(tableFor({ at: [450, y] }, { block: { player: 'p2', at: [450, block] } }), '3 straight').happened('fled');
    // Backed off from a ship at the edge to wholly inside.
    expect(ends(720, 894)).toEqual([]);
    // Backed off, but a part still reaches over the edge.
    expect(ends(760, 936)).toHaveLength(1);
  });
});
