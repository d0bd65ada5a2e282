import type { ShipSpec } from './bare-state';
import { xwingTable, type Table } from './table';
import { ship as shipType, type Maneuver } from '../../src/xwing/facts';
import { viewOf } from '../../src/core/view/view';
import { knowledge } from '../../src/xwing/view';

const planning = (ships: Record<string, ShipSpec>): Table =>
  xwingTable({ phase: 'planning', ships }).run('planning phase');

const BOTH = { red: {}, tie: { player: 'p2', at: [400, 800] } } as const;
const set = (ship: string, maneuver: string) => ({ type: 'set-dial', ship, maneuver });
const dialOf = (table: Table, ship: string): Maneuver | null => table.ship(ship).dial;

describe('planning phase', () => {
  test("only maneuvers of the ship's own dial can be set [xw.planning-phase.02, xw.dial.01]", () => {
    const table = planning(BOTH);
    const offered = (ship: string) =>
      table.legal('set-dial').flatMap((each) => (each.ship === ship ? [each.maneuver] : []));
    const dial = (type: string) => shipType(type)?.dial.map(({ speed, bearing }) => `${speed} ${bearing}`);
    expect(offered('red')).toEqual(dial('t65xwing'));
    expect(offered('tie')).toEqual(dial('tielnfighter'));
    expect(offered('tie')).not.toEqual(offered('red'));
  });

  test('a dial has the color that is printed on it [xw.planning-phase.02]', () => {
    const table = planning(BOTH).answer(set('red', '4 koiogran'));
    expect(dialOf(table, 'red')).toEqual({ speed: 4, bearing: 'koiogran', color: 'red' });
  });

  test('the other player does not see what was set [xw.dial.03, xw.dial.02, xw.dial.05]', () => {
    const table = planning(BOTH).answer(set('red', '2 straight'));
    const seen = (viewer: string) => viewOf(knowledge, { ...table.state, events: [...table.events] }, viewer);
    expect(seen('p1').ships[0]?.dial).toMatchObject({ speed: 2, bearing: 'straight' });
    expect(seen('p2').ships[0]).toMatchObject({ dial: null, dialAssigned: true });
    expect(JSON.stringify(seen('p2'))).not.toContain('2 straight');
    expect(JSON.stringify(seen('p1'))).toContain('2 straight');
  });

  test('the phase does not end while a ship has no dial [xw.planning-phase.03]', () => {
    const table = planning({ red: {}, blue: { at: [600, 100] } }).answer(set('red', '2 straight'));
    expect(table.refusal({ type: 'end-planning', player: 'p1' })).toBe('dial-missing');
    table.answer(set('blue', '2 straight'));
    expect(table.refusal({ type: 'end-planning', player: 'p1' })).toBeNull();
  });

  test('the phase ends when both players agree [xw.planning-phase.03]', () => {
    const table = planning(BOTH).answer(set('red', '2 straight')).answer(set('tie', '2 straight'));
    table.answer({ type: 'end-planning', player: 'p2' });
    expect(table.ended).toBe(false);
    expect(table.refusal({ type: 'end-planning', player: 'p2' })).toBeUndefined();
    table.answer({ type: 'end-planning', player: 'p1' });
    expect(table.ended).toBe(true);
  });

  test('dials are assigned in any order, by both players at once [xw.planning-phase.04]', () => {
    const ships = {
      a: {},
      b: { at: [600, 100] },
      tie: { player: 'p2', at: [400, 800] },
      late: { player: 'p2', at: [600, 800], initiative: 6 },
    } as const;
    const table = planning(ships);
    expect(table.by).toEqual(['p1', 'p2']);
    for (const each of ['late', 'b', 'tie', 'a']) table.answer(set(each, '2 straight'));
    expect(table.legal('end-planning')).toHaveLength(2);
  });

  test('a dial can be changed while the phase lasts [xw.planning-phase.05]', () => {
    const table = planning(BOTH).answer(set('red', '2 straight')).answer({ type: 'end-planning', player: 'p1' });
    table.answer(set('red', '3 straight'));
    expect(dialOf(table, 'red')?.speed).toBe(3);
    // Having changed it, the player has to agree again.
    table.answer(set('tie', '2 straight')).answer({ type: 'end-planning', player: 'p2' });
    expect(table.ended).toBe(false);
  });

  test('the maneuver that was selected already may be chosen again [xw.dial.04]', () => {
    const table = planning(BOTH).answer(set('red', '3 straight'));
    table.answer(set('red', '3 straight'));
    expect(dialOf(table, 'red')?.speed).toBe(3);
  });

  test('an ionized ship is assigned no dial, and the phase ends without it [xw.planning-phase.07, xw.ion.05]', () => {
    const table = planning({ red: { tokens: { ion: 1 } }, tie: { player: 'p2', at: [400, 800] } });
    expect(table.refusal(set('red', '2 straight'))).toBe('ionized');
    table.answer({ type: 'end-planning', player: 'p1' }).answer(set('tie', '2 straight'));
    expect(table.answer({ type: 'end-planning', player: 'p2' }).ended).toBe(true);
    expect(dialOf(table, 'red')).toBeNull();
  });

  test.each([
    ['small', 'bluesquadronescort', 1, 'xw.ion.01'],
    ['medium', 'scarifbasepilot', 2, 'xw.ion.02'],
    ['large', 'patrolleader', 3, 'xw.ion.03'],
  ])('a %s ship (%s) is ionized by %i ion tokens [%s]', (size, pilot, tokens) => {
    const gets = (ion: number) =>
      planning({ it: { pilot, tokens: { ion } }, tie: { player: 'p2', at: [400, 800] } })
        .legal('set-dial')
        .some((each) => each.ship === 'it');
    expect(planning({ it: { pilot } }).ship('it').size).toBe(size);
    expect(gets(tokens - 1)).toBe(true);
    expect(gets(tokens)).toBe(false);
  });

  test('a medium ship needs two ion tokens to go without a dial [xw.ship-size.05]', () => {
    const gets = (ion: number) =>
      planning({ it: { pilot: 'scarifbasepilot', tokens: { ion } } }).legal('set-dial').length > 0;
    expect([gets(1), gets(2)]).toEqual([true, false]);
  });

  test('a large ship needs three ion tokens to go without a dial [xw.ship-size.09]', () => {
    const gets = (ion: number) =>
      planning({ it: { pilot: 'patrolleader', tokens: { ion } } }).legal('set-dial').length > 0;
    expect([gets(2), gets(3)]).toEqual([true, false]);
  });

  test('a ship in reserve is assigned no dial [xw.reserve.02]', () => {
    const table = planning({ red: { place: 'reserve' }, tie: { player: 'p2', at: [400, 800] } });
    expect(table.legal('set-dial').some((each) => each.ship === 'red')).toBe(false);
    expect(table.legal('end-planning').map((each) => each.player)).toEqual(['p1']);
  });

  test('what was revealed stays so until this phase [xw.maneuver.16]', () => {
    const revealed: Maneuver = { speed: 3, bearing: 'straight', color: 'white' };
    const table = xwingTable({ ships: { red: { revealed } } });
    expect(table.ship('red').revealed).toEqual(revealed);
    table.run('planning phase');
    expect(table.ship('red').revealed).toBeNull();
  });
});
