/** GA-97 and It's the Resistance: a ship comes later, from any edge. */
import { xwing } from '../../../src/xwing';
import { NORTH } from '../../../src/core/geometry';
import { xwingTable, type ShipOnTable, type Table } from '../table';

const CONDITION = 'itstheresistance';
const GA: ShipOnTable = { pilot: 'logisticsdivisionpilot', upgrades: ['ga97'] };
const HELD: ShipOnTable = { pilot: 'bluesquadronrookie', at: null, conditions: [{ card: CONDITION, by: 'p1' }] };

describe('GA-97 in setup', () => {
  const setup = (charges?: number): Table =>
    xwingTable({
      ships: {
        ga: { ...GA, at: null, ...(charges === undefined ? {} : { upgradeCharges: { ga97: charges } }) },
        red: { pilot: 'bluesquadronrookie', at: null },
        tie: { player: 'p2', at: null },
      },
      moment: 'setup',
    });

  test('3 to 5 charges may be spent on another ship of the player [xw.setup.14]', () => {
    const table = setup();
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(
      [3, 4, 5].map((charges) => ({ ship: 'red', charges })),
    );
    expect(table.offers({ type: 'decline', ability: 'ga-97' })).toBe(true);
    table.choose('ga-97', { ship: 'red', charges: 4 });
    expect(table.ship('ga').upgrades[0]?.charges).toEqual({ active: 1, limit: 5, recovers: 1 });
    expect(table.ship('red').conditions).toMatchObject([{ card: CONDITION, by: 'p1', facedown: false }]);
  });

  test('no more than are there, and with 2 none [xw.charges.06]', () => {
    expect(setup(4).legal('choose')).toHaveLength(2);
    expect(setup(2).offers({ ability: 'ga-97' })).toBe(false);
  });

  test('that ship is not placed in setup, the others are [xw.reserve.01]', () => {
    const table = setup().choose('ga-97', { ship: 'red', charges: 3 });
    for (let i = 0; i < 20 && table.state.phase === 'setup'; i++) {
      const [first] = table.legal();
      if (xwing.allLegalActions(table.state).kind === 'region') table.places(i);
      else table.does(first!);
    }
    expect(table.state.phase).toBe('planning');
    expect(table.happened('ship-placed').map(({ ship }) => ship)).toEqual(['ga', 'tie']);
    expect(table.ship('red')).toMatchObject({ place: 'reserve', docked: null });
    // In reserve it has no dial, and its abilities do nothing (xw.reserve.02, .05).
    expect(table.legal('set-dial').map(({ ship }) => ship)).not.toContain('red');
    expect(table.state.inPlay.filter(({ source }) => source === 'red')).toEqual([]);
  });
});

describe("It's the Resistance", () => {
  const table = (charges: number, more: Partial<Record<'ga' | 'red' | 'tie', ShipOnTable>> = {}): Table =>
    xwingTable({
      ships: {
        ga: { ...GA, at: [700, 100], upgradeCharges: { ga97: charges }, ...more.ga },
        red: { ...HELD, ...more.red },
        tie: { player: 'p2', at: [450, 450], ...more.tie },
      },
      moment: 'end',
    });
  const at = (x: number, y: number) =>
    ({ type: 'place-ship', player: 'p1', ship: 'red', pose: { x, y, heading: NORTH } }) as const;
  const why = (set: Table, x: number, y: number): string | undefined => set.whyNot(at(x, y))?.code;

  test('at the start of the round in which all charges of GA-97 are active it must come [xw.reserve.03]', () => {
    const set = table(4);
    expect(set.asks).toBe('place a ship');
    expect(set.state).toMatchObject({ round: 2, phase: 'end' });
    set.does(at(60, 60));
    expect(set.ship('red')).toMatchObject({ place: 'table', conditions: [], tokens: { disarm: 0 } });
    expect(set.happened('ship-placed')).toMatchObject([{ ship: 'red', rules: ['xw.reserve.03'] }]);
    // It is there for the whole round.
    expect(set.state.phase).toBe('planning');
    expect(set.legal('set-dial').map(({ ship }) => ship)).toContain('red');
    // Charges first.
    const early = table(3);
    expect(early.asks).toBe('set dials');
    expect(early.ship('red')).toMatchObject({ place: 'reserve', conditions: [{ card: CONDITION }] });
  });

  test('wholly within range 1 of any edge and beyond range 3 of enemies [xw.range.08, xw.range.09]', () => {
    const set = table(4);
    for (const [x, y] of [
      [60, 60],
      [60, 450],
      [854, 450],
      [450, 854],
      [450, 80],
    ] as const)
      expect(why(set, x, y)).toBeUndefined();
    expect(why(set, 450, 81)).toBe('outside-range-1');
    expect(why(set, 10, 450)).toBe('outside-range-1');
    expect(why(set, 700, 80)).toBe('overlaps-ship');
    const near = table(4, { tie: { at: [450, 200] } });
    expect(why(near, 450, 60)).toBe('near-enemy');
    expect(why(near, 130, 60)).toBe('near-enemy');
    expect(why(near, 120, 60)).toBeUndefined();
  });

  test('its turret is pointed as it comes [xw.setup.11]', () => {
    const set = table(4, { red: { pilot: 'goldsquadronveteran', upgrades: ['ioncannonturret'] } }).does(at(60, 60));
    expect(set.asks).toBe('where the turret points');
    expect(set.answer({ type: 'point-turret', arc: 'left' }).ship('red').turret?.arc).toBe('left');
  });

  test('where no place is free it waits for the next round', () => {
    const mat = { width: 600, height: 600 };
    const tie = (x: number, y: number): ShipOnTable => ({ player: 'p2', at: [x, y] });
    const set = xwingTable({
      ships: {
        ga: { ...GA, at: [300, 100], upgradeCharges: { ga97: 5 } },
        red: HELD,
        a: tie(150, 150),
        b: tie(150, 450),
        c: tie(450, 150),
        d: tie(450, 450),
      },
      moment: 'end',
      mat,
    });
    expect(set.happened('ability-skipped')).toMatchObject([{ ability: 'its-the-resistance', code: 'no-place' }]);
    expect(set.ship('red')).toMatchObject({ place: 'reserve', conditions: [{ card: CONDITION }] });
  });

  test('after the friendly GA-97 is destroyed it must come at once, disarmed', () => {
    const set = table(0).run('suffer damage', { ship: 'tie', hit: 5, crit: 0, rules: [] });
    expect(set.ship('red').place).toBe('reserve');
    set.run('suffer damage', { ship: 'ga', hit: 12, crit: 0, rules: [] });
    expect(set.asks).toBe('place a ship');
    set.does(at(60, 450));
    expect(set.ship('red')).toMatchObject({ place: 'table', conditions: [], tokens: { disarm: 1 } });
  });

  test("another player's GA-97 is not meant", () => {
    const set = table(0, { tie: { ...GA, player: 'p2', at: [450, 450] } });
    set.run('suffer damage', { ship: 'tie', hit: 12, crit: 0, rules: [] });
    expect(set.ship('red').place).toBe('reserve');
  });

  test('one that fled holds it back no longer', () => {
    const set = xwingTable({
      ships: { red: HELD, other: {}, tie: { player: 'p2', at: [450, 450] } },
      moment: 'end',
    });
    expect(set.asks).toBe('place a ship');
  });
});
