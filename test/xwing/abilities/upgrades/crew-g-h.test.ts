/** Upgrades of the slot 'crew', from G to H. */
import { NORTH } from '../../../../src/core/geometry';
import { xwing } from '../../../../src/xwing';
import { alone } from '../../duel';
import { type ShipOnTable, type Table, xwingTable, type TableSpec } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, isOffered, type MomentCase } from '../card-cases';
import {
  system,
  canceled,
  CONDITION,
  endPhase,
  FAR_ENEMY,
  GA,
  HELD,
  performs,
  SHUTTLE,
  tokensRemoved,
  WING,
  dial,
  locksOnTable,
} from '../card-tables';

describe('farther than usual', () => {
  test('Hondo Ohnaka: of two friends of each other near one is coordinated, then the other jammed', () => {
    const hondo = (): Table =>
      xwingTable({
        ships: {
          red: { ...SHUTTLE, upgrades: ['hondoohnaka'] },
          one: { ...WING, player: 'p2', at: [450, 710], tokens: { evade: 1 } },
          two: { ...WING, player: 'p2', at: [250, 400] },
          wing: WING,
          x: FAR_ENEMY,
        },
        moment: { phase: 'activation', ship: 'red', step: 'perform action' },
      }).answer({ type: 'perform-card-action' });
    const pairs = hondo()
      .legal('choose')
      .map(({ chosen }) => chosen);
    expect(pairs).toEqual([
      { coordinated: 'one', jammed: 'two' },
      { coordinated: 'two', jammed: 'one' },
    ]);
    const table = hondo().choose('hondo-ohnaka', pairs[1]);
    expect(table.by).toEqual(['p2']);
    table.answer({ type: 'perform-action', action: 'focus' });
    expect(table.happened('token-gained').map(({ ship, token }) => `${ship} ${token}`)).toEqual([
      'two focus',
      'one jam',
    ]);
    // It was no coordinate action, nor did it jam by one.
    expect(table.ship('red').actions).toHaveLength(1);
  });
});

describe('crew', () => {
  test('GNK "Gonk" Droid: its charge recovers a shield [xw.paying-costs.02]', () => {
    const gonk = { pilot: 'outerrimsmuggler', upgrades: ['gnkgonkdroid'] };
    const action = { type: 'perform-card-action', ability: 'gnk-gonk-droid' } as const;
    expect(alone(gonk, 'perform action').offers(action)).toBe(false);
    const hurt = alone({ ...gonk, shields: 1 }, 'perform action').answer(action);
    expect(hurt.ship('red').shields.active).toBe(2);
    expect(hurt.ship('red').upgrades[0]?.charges?.active).toBe(0);
  });

  test('GNK "Gonk" Droid: an action recovers its charge, if there is one to recover [xw.paying-costs.02]', () => {
    const gonk = { pilot: 'outerrimsmuggler', upgrades: ['gnkgonkdroid'], upgradeCharges: { gnkgonkdroid: 0 } };
    const table = alone(gonk, 'perform action').answer({
      type: 'perform-card-action',
      ability: 'gnk-gonk-droid-recovers-charge',
    });
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    const beside = { upgrades: ['elusive', 'gnkgonkdroid'], upgradeCharges: { elusive: 1, gnkgonkdroid: 0 } };
    expect(alone({ ...gonk, ...beside }, 'perform action').offers({ ability: 'gnk-gonk-droid-recovers-charge' })).toBe(
      true,
    );
    const full = alone({ ...gonk, upgradeCharges: { gnkgonkdroid: 1 } }, 'perform action');
    expect(full.offers({ ability: 'gnk-gonk-droid-recovers-charge' })).toBe(false);
  });

  test('Hera Syndulla: red maneuvers even while stressed; with 3 stress tokens one must go for a hit of damage [xw.card-interpretation.09]', () => {
    const dial = { speed: 4, bearing: 'koiogran', color: 'red' } as const;
    const table = alone({ upgrades: ['herasyndulla'], dial, tokens: { stress: 2 } });
    expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: dial }]);
    expect(table.ship('red').tokens.stress).toBe(2);
    expect(table.happened('damage-suffered')).toHaveLength(1);
    const calm = alone({ upgrades: ['herasyndulla'], dial, tokens: { stress: 1 } });
    expect([calm.ship('red').tokens.stress, calm.happened('damage-suffered')]).toEqual([2, []]);
  });

  test.each<[string, ShipOnTable, Record<string, ShipOnTable>]>([
    ['partly', { upgrades: ['herasyndulla'] }, { block: { at: [300, 500] } }],
    ['by another ship', {}, { hera: { upgrades: ['herasyndulla'], at: [600, 300], tokens: { stress: 4 } } }],
  ])(
    'Hera Syndulla: nothing after a red maneuver executed %s [xw.card-interpretation.09, xw.golden-rules.02]',
    (_how, red, more) => {
      const dial = { speed: 4, bearing: 'koiogran', color: 'red' } as const;
      const table = alone({ dial, tokens: { stress: 'upgrades' in red ? 2 : 0 }, ...red }, undefined, more);
      expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: dial }]);
      expect(table.happened('damage-suffered')).toEqual([]);
      const stressed = alone({ dial, tokens: { stress: 1 } }, undefined, {
        hera: { upgrades: ['herasyndulla'], at: [600, 300] },
      });
      expect(stressed.happened('maneuver-replaced')).toHaveLength(1);
    },
  );

  test('Hera Syndulla: a white maneuver with 3 stress tokens costs nothing [xw.card-interpretation.09]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'white' } as const;
    const table = alone({ upgrades: ['herasyndulla'], dial, tokens: { stress: 3 } });
    expect([table.ship('red').tokens.stress, table.happened('damage-suffered')]).toEqual([3, []]);
  });
});

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
});

describe('results are canceled [xw.cancel.01]', () => {
  const canceling: CardCase[] = [
    {
      ability: 'general-grievous-crew',
      tie: { upgrades: ['generalgrievous'] },
      attack: ['hit', 'crit'],
      chosen: 'crit',
      happened: [canceled('attack', 'crit')],
      ships: { tie: { upgrades: [{ charges: { active: 0 } }] } },
      not: { 'one result left': { attack: ['hit', 'crit'], defense: ['evade'] } },
    },
  ];

  test.each(canceling.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('after an action [xw.timing.07]', () => {
  const onActing: MomentCase[] = [
    performs('han-solo-crew', { upgrades: ['hansolo-crew'], pilot: 'jakefarrell' }, 'evade', {
      others: { tie: { player: 'p2', at: [300, 400] } },
      happened: [{ ...gained('red', 'evade'), change: { was: 1, is: 2 } }],
      not: { 'without it': { red: { upgrades: [] } } },
    }),
  ];

  test.each(onActing.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('keeps tokens in the End Phase [xw.end-phase.02]', () => {
  const scum = { pilot: 'spicerunner', at: [300, 300] } as const;

  test('Gamut Key: all circular tokens of a ship at range 0-1, for two charges', () => {
    const key = (charges: number, y = 430): Table =>
      endPhase({
        red: { ...scum, upgrades: ['gamutkey'], upgradeCharges: { gamutkey: charges }, tokens: { focus: 1 } },
        tie: { player: 'p2', at: [300, y], tokens: { tractor: 1, evade: 2, stress: 1 } },
      });
    const table = key(2);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['red', 'tie']);
    table.choose('gamut-key', 'tie');
    expect(table.ship('tie').tokens).toMatchObject({ tractor: 1, evade: 2, stress: 1 });
    expect(tokensRemoved(table)).toEqual(['red focus']);
    expect(table.happened('charge-spent')).toHaveLength(2);
    expect([isOffered(key(1), 'gamut-key'), key(2, 600).legal('choose').length]).toEqual([false, 1]);
  });
});

describe('in attacks', () => {
  const cases: CardCase[] = [
    {
      ability: 'ghost-company',
      red: { pilot: 'rebelscout', turret: 'front', upgrades: ['ghostcompany'], tokens: { focus: 1 } },
      others: { other: { player: 'p2', at: [340, 470] } },
      not: { 'no focus token': { red: { tokens: {} } }, 'no other enemy': { others: {} } },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))(
    '%s [xw.dice-modification.04, xw.attack.34, xw.attack.35]',
    (_id, each) => expectCase(each),
  );
});

describe('in the System Phase [xw.system-phase.02]', () => {
  test('Grand Moff Tarkin: friends lock what his ship has locked [xw.lock.04]', () => {
    const at = (
      more: ShipOnTable = {},
      locks: TableSpec['locks'] = [['red', 'other']],
      obstacles: TableSpec['obstacles'] = {},
    ): Table =>
      system(
        {
          red: { at: [300, 300], upgrades: ['grandmofftarkin'], ...more },
          friend: { at: [400, 300] },
          other: { player: 'p2', at: [400, 450] },
        },
        { locks, obstacles },
      );
    const table = at()
      .use('grand-moff-tarkin-crew')
      .choose('grand-moff-tarkin-crew', [{ ship: 'friend', on: 'other' }]);
    table.repeat({ type: 'choose-lock' });
    expect(locksOnTable(table).sort()).toEqual(['friend other', 'red other']);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(0);
    expect(at({ upgradeCharges: { grandmofftarkin: 1 } }).offers({ type: 'use-ability' })).toBe(false);
    expect(at({}, []).offers({ type: 'use-ability' })).toBe(false);
    // A ship that he has locked, not another object.
    const rock = { rock: { outline: 'coreasteroid0', at: [450, 300] } } as const;
    expect(at({}, [['red', 'rock']], rock).offers({ type: 'use-ability' })).toBe(false);
  });
});

describe('maneuvers and dials', () => {
  test('Grand Inquisitor: a white action as a red one after an enemy near reveals its dial [xw.actions.11]', () => {
    const at = (more: ShipOnTable = {}): Table =>
      alone({ ...dial('white'), at: [300, 300] }, undefined, {
        inquisitor: { player: 'p2', pilot: 'academypilot', at: [300, 200], upgrades: ['grandinquisitor'], ...more },
      });
    const table = at().use('grand-inquisitor-crew');
    expect(table.legal('perform-action').map(({ action, color }) => `${action} ${color}`)).toContain('evade red');
    // It was paid for, and no 'may' stands there.
    expect(table.offers({ type: 'decline-action' })).toBe(false);
    table.answer({ type: 'perform-action', action: 'evade' });
    expect(table.ship('inquisitor').tokens).toMatchObject({ evade: 1, stress: 1 });
    expect(isOffered(at({ at: [300, 750] }), 'grand-inquisitor-crew')).toBe(false);
    expect(isOffered(at({ force: 0 }), 'grand-inquisitor-crew')).toBe(false);
    expect(isOffered(at({ player: 'p1' }), 'grand-inquisitor-crew')).toBe(false);
  });
});
