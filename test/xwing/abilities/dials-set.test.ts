/** Dials that are set again after the Planning Phase, and guesses. */
import { xwing } from '../../../src/xwing';
import { ship as shipType, type Maneuver } from '../../../src/xwing/facts';
import { xwingTable, type ShipOnTable, type Table } from '../table';
import { declare, isOffered, playOn } from './card-cases';

const dial = (text: string): { dial: Maneuver } => {
  const [speed = '', bearing = '', color = ''] = text.split(' ');
  return { dial: { speed: Number(speed), bearing, color } as Maneuver };
};
const ENEMY = { player: 'p2', at: [800, 800], activated: true } as const;
/** `red` has revealed its dial. */
const revealing = (red: ShipOnTable, text: string, others: Readonly<Record<string, ShipOnTable>> = {}): Table =>
  xwingTable({
    ships: { red: { at: [400, 300], ...red, ...dial(text) }, tie: ENEMY, ...others },
    moment: { phase: 'activation', ship: 'red' },
  });
const settings = (table: Table): unknown[] => table.legal('choose').map(({ chosen }) => chosen);
const executed = (table: Table): string | undefined => {
  const [event] = table.happened('maneuver-executed');
  return event && `${event.maneuver.speed} ${event.maneuver.bearing} ${event.maneuver.color}`;
};

describe('after a dial is revealed it is set to another maneuver', () => {
  test('what was set is revealed then, and is executed [xw.maneuver.16]', () => {
    const table = revealing({ pilot: 'herasyndulla' }, '2 straight blue');
    table.choose('hera-syndulla-pilot', '1 straight');
    expect(table.happened('revealed-dial-set')).toMatchObject([{ ship: 'red', maneuver: { speed: 1, color: 'blue' } }]);
    expect(table.ship('red').revealed).toMatchObject({ speed: 1, bearing: 'straight' });
    expect(executed(table)).toBe('1 straight blue');
    expect(executed(revealing({ pilot: 'herasyndulla' }, '2 straight blue').decline('hera-syndulla-pilot'))).toBe(
      '2 straight blue',
    );
  });

  test('Hera Syndulla, on either ship: another of the same color, red or blue', () => {
    for (const [pilot, ability] of [
      ['herasyndulla', 'hera-syndulla-pilot'],
      ['herasyndulla-vcx100lightfreighter', 'hera-syndulla-vcx-100'],
    ] as const) {
      const table = revealing({ pilot, at: [400, 400] }, '2 straight blue');
      const colors = new Map(dialOf(table).map((each) => [`${each.speed} ${each.bearing}`, each.color]));
      const offered = settings(table) as string[];
      expect(offered.length).toBeGreaterThan(0);
      expect(new Set(offered.map((each) => colors.get(each)))).toEqual(new Set(['blue']));
      expect(offered).not.toContain('2 straight');
      expect(offered).toHaveLength([...colors.values()].filter((each) => each === 'blue').length - 1);
      expect(isOffered(revealing({ pilot, at: [400, 400] }, named(table, 'white')), ability)).toBe(false);
      expect(isOffered(revealing({ pilot, at: [400, 400] }, named(table, 'red')), ability)).toBe(true);
    }
  });

  test('Kaydel Connix: a basic maneuver one speed higher, more difficult', () => {
    const x = { pilot: 'bluesquadronrookie', upgrades: ['kaydelconnix'] };
    const table = revealing(x, '2 straight blue');
    expect((settings(table) as string[]).every((each) => /^3 (straight|bank|turn)/.test(each))).toBe(true);
    expect(settings(table)).toContain('3 straight');
    expect(executed(table.choose('kaydel-connix', '3 straight'))).toBe('3 straight white');
    expect(executed(revealing(x, '2 straight blue').decline('kaydel-connix'))).toBe('2 straight blue');
    expect(isOffered(revealing(x, '4 koiogran red'), 'kaydel-connix')).toBe(false);
  });

  test('R2-A6: the same bearing, one speed higher or lower, as difficult as it is', () => {
    const y = { pilot: 'bravoflightofficer', upgrades: ['r2a6'] };
    const table = revealing(y, '3 straight blue');
    expect(settings(table)).toEqual(['2 straight', '4 straight']);
    expect(executed(table.choose('r2-a6', '2 straight'))).toBe('2 straight blue');
  });

  test('Seasoned Navigator: another of the same speed that is not red, more difficult', () => {
    const falcon = { pilot: 'outerrimsmuggler', upgrades: ['seasonednavigator'], at: [400, 400] } as const;
    const table = revealing({ ...falcon, upgrades: [...falcon.upgrades] }, '3 straight white');
    const colors = new Map(dialOf(table).map((each) => [`${each.speed} ${each.bearing}`, each.color]));
    const expected = [...colors].filter(
      ([name, color]) => name.startsWith('3 ') && name !== '3 straight' && color !== 'red',
    );
    expect(settings(table)).toEqual(expected.map(([name]) => name));
    const [name, color] = expected[0] ?? ['', ''];
    expect(executed(table.choose('seasoned-navigator', name))).toBe(`${name} ${color === 'blue' ? 'white' : 'red'}`);
  });

  test('Slave I: a turn or a bank to the other side', () => {
    const slave = { pilot: 'bountyhunter', upgrades: ['slavei'] };
    expect(settings(revealing(slave, '2 bank-left white'))).toEqual(['2 bank-right']);
    expect(settings(revealing(slave, '2 turn-right white'))).toEqual(['2 turn-left']);
    expect(executed(revealing(slave, '2 bank-left white').choose('slave-i', '2 bank-right'))).toMatch('2 bank-right');
    expect(isOffered(revealing(slave, '2 straight blue'), 'slave-i')).toBe(false);
    expect(isOffered(revealing({ pilot: 'bountyhunter' }, '2 bank-left white'), 'slave-i')).toBe(false);
  });

  test('Saesee Tiin: for a Force charge, of a friendly ship at range 0-2, the same speed and color', () => {
    const jedi = (y: number, player = 'p1', force = 2): Table =>
      revealing({}, '2 turn-left white', {
        tiin: { pilot: 'saeseetiin', player, at: [400, y], force, activated: true },
      });
    const table = jedi(500);
    const right = dialOf(table).filter(({ speed, color }) => speed === 2 && color === 'white');
    const names = right.map(({ bearing }) => `2 ${bearing}`).filter((name) => name !== '2 turn-left');
    expect(settings(table)).toEqual(names);
    expect(names).toContain('2 turn-right');
    table.choose('saesee-tiin', '2 turn-right');
    expect(table.ship('tiin').force?.active).toBe(1);
    expect(executed(table)).toBe('2 turn-right white');
    expect(isOffered(jedi(700), 'saesee-tiin')).toBe(false);
    expect(isOffered(jedi(500, 'p2'), 'saesee-tiin')).toBe(false);
    expect(isOffered(jedi(500, 'p1', 0), 'saesee-tiin')).toBe(false);
  });

  /** The first maneuver of its dial that has this color. */
  function named(table: Table, color: string): string {
    const found = dialOf(table).find((each) => each.color === color);
    return `${found?.speed} ${found?.bearing} ${color}`;
  }

  function dialOf(table: Table): readonly Maneuver[] {
    return shipType(table.ship('red').type)?.dial ?? [];
  }
});

describe('dials that are looked at', () => {
  const seen = (table: Table, viewer: string, ship: string): unknown =>
    xwing.view(table.state, viewer).ships.find(({ id }) => id === ship)?.dial;
  const DIAL = dial('3 straight white').dial;
  const system = (red: ShipOnTable, tie: ShipOnTable = {}, locks: [string, string][] = []): Table =>
    xwingTable({
      ships: {
        red: { at: [300, 300], ...dial('2 straight blue'), ...red },
        tie: { player: 'p2', pilot: 'academypilot', at: [300, 450], dial: DIAL, ...tie },
        far: { player: 'p2', pilot: 'academypilot', at: [860, 860], dial: DIAL },
      },
      locks,
      moment: 'system',
    });

  test('the prototype spends its lock to look at the dial of the ship that it is on [xw.dial.05]', () => {
    const droid = { pilot: 'phlacarphoccprototype', ...dial('2 straight blue') };
    const table = system(droid, {}, [['red', 'tie']])
      .use('phlac-arphocc-prototype')
      .choose('phlac-arphocc-prototype', 'tie');
    expect([seen(table, 'p1', 'tie'), seen(table, 'p1', 'far'), seen(table, 'spectator', 'tie')]).toEqual([
      DIAL,
      null,
      null,
    ]);
    expect(table.happened('lock-spent')).toMatchObject([{ ship: 'red', on: 'tie' }]);
    expect(isOffered(system(droid), 'phlac-arphocc-prototype')).toBe(false);
    expect(isOffered(system(droid, { dial: null }, [['red', 'tie']]), 'phlac-arphocc-prototype')).toBe(false);
  });

  describe('Cassian Andor', () => {
    const crew = (tie: ShipOnTable = {}, own: ShipOnTable = {}): Table =>
      system({ pilot: 'bluesquadronscout', upgrades: ['cassianandor'], ...own }, tie);
    const guesses = (table: Table, maneuver: string): Table =>
      table.use('cassian-andor').choose('cassian-andor', { ship: 'tie', maneuver });

    test('a right guess lets his ship set its dial, secretly', () => {
      const table = guesses(crew(), '3 straight');
      expect(seen(table, 'p1', 'tie')).toEqual(DIAL);
      table.answer({ type: 'set-dial', ship: 'red', maneuver: '1 straight' });
      expect(table.ship('red').dial).toMatchObject({ speed: 1, bearing: 'straight' });
      expect([seen(table, 'p2', 'red'), seen(table, 'p1', 'red')]).toMatchObject([null, { speed: 1 }]);
    });

    test('a wrong one, of speed or bearing, shows him the dial and no more', () => {
      for (const maneuver of ['2 straight', '3 bank-left']) {
        const table = guesses(crew(), maneuver);
        expect(seen(table, 'p1', 'tie')).toEqual(DIAL);
        expect(table.offers({ type: 'set-dial' })).toBe(false);
        expect(table.ship('red').dial).toMatchObject({ speed: 2, bearing: 'straight' });
        expect(table.happened('no-effect')).toMatchObject([{ because: [{ code: 'wrong-guess' }] }]);
      }
    });

    test('of ships at range 1-2 that have a dial', () => {
      const ships = (table: Table): unknown[] =>
        isOffered(table, 'cassian-andor')
          ? [
              ...new Set(
                table
                  .use('cassian-andor')
                  .legal('choose')
                  .map(({ chosen }) => (chosen as { ship: string }).ship),
              ),
            ]
          : [];
      expect([
        ships(crew()),
        ships(crew({ at: [300, 350] })),
        ships(crew({ at: [300, 600] })),
        ships(crew({ dial: null })),
      ]).toEqual([['tie'], [], [], []]);
    });
  });

  test('Supreme Leader Snoke: enemy ships beyond range 1, each for a Force charge', () => {
    const snoke = (force: number): Table =>
      system(
        { pilot: 'starkillerbasepilot', upgrades: ['supremeleadersnoke'], force },
        { at: [300, 400], pilot: 'bluesquadronescort' },
      );
    const two = xwingTable({
      ships: {
        red: { pilot: 'starkillerbasepilot', upgrades: ['supremeleadersnoke'], at: [300, 300] },
        near: { player: 'p2', pilot: 'bluesquadronescort', at: [300, 400], dial: DIAL },
        a: { player: 'p2', pilot: 'bluesquadronescort', at: [300, 520], dial: DIAL },
        b: { player: 'p2', pilot: 'bluesquadronescort', at: [860, 860], dial: DIAL },
        none: { player: 'p2', pilot: 'bluesquadronescort', at: [500, 860] },
      },
      moment: 'system',
    }).use('supreme-leader-snoke');
    // He brings one charge.
    expect(settings(two)).toEqual([['a'], ['b']]);
    two.choose('supreme-leader-snoke', ['b']);
    for (const viewer of ['p1', 'spectator'])
      expect([seen(two, viewer, 'b'), seen(two, viewer, 'a')]).toEqual([DIAL, null]);
    expect(two.ship('red').force?.active).toBe(0);
    expect(isOffered(snoke(0), 'supreme-leader-snoke')).toBe(false);
  });
});

describe('C-3PO', () => {
  const attack = (guess: number | null, rolled: string[]): Table => {
    const table = declare({
      red: {},
      tie: { pilot: 'bluesquadronscout', upgrades: ['c3po'], tokens: { calculate: 1 } },
    });
    playOn(table, { attack: ['blank', 'blank', 'blank'] }, () => isOffered(table, 'c-3po'));
    if (guess === null) table.answer({ type: 'end-modifying' });
    else table.use('c-3po').choose('c-3po', guess);
    return table.rolls(...rolled);
  };

  test('a right guess before the roll adds an evade result', () => {
    const added = (guess: number | null, rolled = ['evade', 'blank']): unknown[] =>
      attack(guess, rolled).happened('die-added');
    expect(added(1)).toMatchObject([{ ship: 'tie', die: 'defense', face: 'evade' }]);
    expect([added(2), added(null), added(1, ['evade', 'evade'])]).toEqual([[], [], []]);
    expect(added(2, ['evade', 'evade'])).toHaveLength(1);
    expect(attack(2, ['evade', 'blank']).ship('tie').tokens.calculate).toBe(0);
    expect(attack(2, ['evade', 'blank']).state.inPlay.some(({ ability }) => ability === 'c-3po-guessed')).toBe(false);
  });
});
