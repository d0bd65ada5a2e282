/** Upgrades of the slot 'astromech', from R to Z. */
import { alone } from '../../duel';
import { type ShipOnTable, type Table, type TableSpec, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, isOffered, type MomentCase } from '../card-cases';
import {
  activating,
  actingAmong,
  active,
  dial,
  die,
  executed,
  flying,
  locksOnTable,
  R3,
  revealing,
  settings,
  colorOfExecuted,
  kagi,
} from '../card-tables';

/** Two friends of p1 near each other. */
const TWO = { a: { at: [300, 300] }, b: { at: [400, 300] } } as const;
/** `red`, with R3 Astromech, may act; two enemies are near. */
const actingHolder = (more: Partial<TableSpec> = {}, red: ShipOnTable = {}): Table =>
  xwingTable({
    ships: { ...TWO, c: { at: [500, 300] }, red: { ...R3, at: [400, 450], ...red } },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    ...more,
  });
const lock = (table: Table, on: string): Table =>
  table.answer({ type: 'perform-action', action: 'lock' }).answer({ type: 'choose-lock', on });

describe('results are changed [xw.dice-modification.04]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'r2-c4',
      red: { upgrades: ['r2c4'], tokens: { evade: 1 } },
      attack: ['blank', 'focus', 'focus'],
      happened: [die('attack', 'focus', 'hit')],
      ships: { red: { tokens: { evade: 0 } } },
      not: { 'no evade token': { red: { tokens: {} } } },
    },
    {
      ability: 'r7-a7',
      red: { upgrades: ['r7a7'] },
      attack: ['hit', 'blank', 'blank'],
      happened: [die('attack', 'hit', 'crit')],
      ships: { red: { upgrades: [{ charges: { active: 2 } }] } },
      not: { 'no charge': { red: { upgradeCharges: { r7a7: 0 } } }, 'no hit': { attack: ['crit', 'blank', 'blank'] } },
    },
  ];

  test.each(attackers.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('cards that make maneuvers easier', () => {
  test.each(['straight', 'bank-left', 'bank-right', 'turn-left', 'turn-right'])(
    'R4 Astromech and a %s: of speed 1 and 2 only [xw.difficulty.06]',
    (bearing) => {
      expect([1, 2, 3].map((speed) => colorOfExecuted('r4astromech', speed, bearing))).toEqual([
        'blue',
        'blue',
        'white',
      ]);
      expect(colorOfExecuted('r4astromech', 2, bearing, 'red')).toBe('white');
    },
  );

  test('R4 Astromech changes no advanced maneuver, and none of another ship [xw.difficulty.06]', () => {
    expect(colorOfExecuted('r4astromech', 2, 'segnor-left', 'white', true, 'omegasquadronace')).toBe('white');
    expect(colorOfExecuted('r4astromech', 2, 'straight', 'white', false)).toBe('white');
  });
});

describe('equipment', () => {
  test('R2 Astromech: a charge and a disarm token for a shield after its own dial is revealed [xw.paying-costs.01]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
    const table = alone({ upgrades: ['r2astromech'], shields: 0, dial }).use('r2-astromech');
    expect(table.ship('red').shields.active).toBe(1);
    expect(table.ship('red').tokens.disarm).toBe(1);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
    const empty = alone({ upgrades: ['r2astromech'], upgradeCharges: { r2astromech: 0 }, shields: 0, dial });
    expect(empty.ship('red').tokens.disarm).toBe(0);
    expect(empty.offers({ ability: 'r2-astromech' })).toBe(false);
    const beside = alone({ dial }, undefined, { wing: { upgrades: ['r2astromech'], shields: 0, at: [600, 300] } });
    expect(beside.happened('ability-queued')).toEqual([]);
  });

  test('R4 Astromech: basic maneuvers of speed 1-2 are easier', () => {
    const color = (speed: number) =>
      alone({ upgrades: ['r4astromech'], dial: { speed, bearing: 'turn-left', color: 'white' } }).happened(
        'maneuver-executed',
      )[0]?.maneuver.color;
    expect([color(2), color(3)]).toEqual(['blue', 'white']);
  });
});

describe('after a dial is revealed it is set to another maneuver', () => {
  test('R2-A6: the same bearing, one speed higher or lower, as difficult as it is', () => {
    const y = { pilot: 'bravoflightofficer', upgrades: ['r2a6'] };
    const table = revealing(y, '3 straight blue');
    expect(settings(table)).toEqual(['2 straight', '4 straight']);
    expect(executed(table.choose('r2-a6', '2 straight'))).toBe('2 straight blue');
  });
});

describe('R4-P Astromech', () => {
  const flown = (text: [number, string, string], use: boolean, charges = 2): unknown => {
    const [speed, bearing, color] = text;
    const table = actingAmong({
      red: {
        pilot: 'goldsquadrontrooper',
        upgrades: ['r4pastromech'],
        upgradeCharges: { r4pastromech: charges },
        at: [400, 400],
        dial: { speed, bearing, color } as ShipOnTable['dial'] & object,
      },
    });
    if (!isOffered(table, 'r4-p-astromech')) return 'not offered';
    if (use) table.use('r4-p-astromech');
    else table.decline('r4-p-astromech');
    return table.happened('maneuver-executed')[0]?.maneuver.color;
  };
  test('for a charge a basic maneuver is easier', () => {
    expect(flown([2, 'bank-left', 'white'], true)).toBe('blue');
    expect(flown([2, 'bank-left', 'white'], false)).toBe('white');
    expect(flown([2, 'bank-left', 'white'], true, 0)).toBe('not offered');
    expect(flown([3, 'koiogran', 'red'], true)).toBe('not offered');
  });
});

describe('R3 Astromech', () => {
  test('maintains two locks, on different objects, the second after a lock action [xw.faq-lock.03]', () => {
    const table = lock(actingHolder(), 'a').use('r3-astromech');
    expect(table.refusal({ type: 'choose-lock', on: 'a' })).toBe('locked-already');
    table.answer({ type: 'choose-lock', on: 'b' });
    expect(locksOnTable(table)).toEqual(['red a', 'red b']);
  });

  test('of two locks that it has one is removed before a third, as it likes [xw.lock.11]', () => {
    const both = { locks: [['red', 'a'], ['red', 'b']] } as const; // prettier-ignore
    const table = actingHolder(both).answer({ type: 'perform-action', action: 'lock' });
    expect(table.legal('break-lock').map(({ on }) => on)).toEqual(['a', 'b']);
    table.answer({ type: 'break-lock', on: 'a' }).answer({ type: 'choose-lock', on: 'c' });
    expect(locksOnTable(table)).toEqual(['red b', 'red c']);
    const other = actingHolder({ locks: [['red', 'a']] }, { upgrades: [] });
    expect(locksOnTable(lock(other, 'c'))).toEqual(['red c']);
  });

  test('a jam token breaks one of its locks, as the player likes who jammed it [xw.jam.05]', () => {
    const table = xwingTable({
      ships: {
        ...TWO,
        red: { ...R3, at: [400, 450] },
        reaper: { pilot: 'scarifbasepilot', at: [400, 600], facing: 180 },
      },
      locks: [['red', 'a'], ['red', 'b']], // prettier-ignore
      moment: { phase: 'activation', ship: 'reaper', step: 'perform action' },
    });
    table.answer({ type: 'perform-action', action: 'jam' }).repeat({ type: 'choose-jammed', on: 'red' });
    table.answer({ type: 'jam-removes', removes: 'lock' });
    expect(table.legal('break-lock').map(({ player, on }) => [player, on])).toEqual([['p1', 'a'], ['p1', 'b']]); // prettier-ignore
    table.answer({ type: 'break-lock', on: 'a' });
    expect(locksOnTable(table)).toEqual(['red b']);
    expect(table.ship('red').tokens.jam).toBe(0);
  });

  test('a position with two locks of a ship is refused without it [xw.lock.11]', () => {
    const both = { locks: [['red', 'a'], ['red', 'b']] } as const; // prettier-ignore
    expect(() => actingHolder(both, { upgrades: [] })).toThrow('only one lock');
    expect(() => actingHolder({ locks: [['red', 'a'], ['red', 'a']] })).toThrow('already'); // prettier-ignore
  });
});

describe('Captain Kagi', () => {
  const pilot = 'academypilot';

  test('both locks of a ship with R3 Astromech come to him, and only one stays [xw.faq-lock.03]', () => {
    const table = kagi(
      { a: { pilot, player: 'p1', at: [300, 300] }, b: { pilot, player: 'p1', at: [400, 300] } },
      [['red', 'a'], ['red', 'b'], ['foe', 'b'], ['kagi', 'foe']], // prettier-ignore
    );
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([['a'], ['b'], ['a', 'b']]);
    table.choose('captain-kagi', ['a', 'b']);
    expect(locksOnTable(table)).toEqual(['red kagi', 'foe kagi', 'kagi foe']);
    expect(table.happened('lock-broken')).toMatchObject([{ ship: 'red', on: 'kagi' }]);
  });
});

describe('before a ship executes a maneuver it counts as difficult as it is by then [xw.timing.02, xw.difficulty.08]', () => {
  const BB = { upgrades: ['bbastromech'] };
  const offers = (red: ShipOnTable): boolean => isOffered(activating({ ...BB, ...red }), 'bb-astromech');

  test('BB Astromech: what else makes a maneuver blue counts, and what makes it white', () => {
    const eased = { upgrades: ['bbastromech', 'niennunb'] };
    expect(offers({ ...eased, ...dial('white', 2, 'bank-left') })).toBe(true);
    expect(offers({ ...eased, ...dial('white') })).toBe(false);
    const turn = { dial: { speed: 2, bearing: 'turn-left', color: 'blue' } } as const;
    expect(offers(turn)).toBe(true);
    expect(offers({ ...turn, damage: { facedown: 0, faceup: ['damagedengine'] } })).toBe(false);
  });

  test('R4-P Astromech changes nothing of the ion maneuver [xw.ion.08]', () => {
    const flown = alone({ upgrades: ['r4pastromech'], tokens: { ion: 3 } });
    expect(executed(flown)).toBe('1 straight blue');
    expect(isOffered(flown, 'r4-p-astromech')).toBe(false);
  });
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const cases: MomentCase[] = [
    active('r4-p17', { upgrades: ['r4p17'], ...dial('red') }, { not: { 'a white maneuver': { red: dial('white') } } }),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const attackers: CardCase[] = [
    {
      ability: 'r6-d8',
      red: { upgrades: ['r6d8'] },
      others: { other: { at: [300, 240] } },
      chosen: [0, 1],
      rerolled: ['hit', 'hit'],
      then: { attack: ['blank', 'hit', 'hit'] },
      not: { 'in no bullseye arc': { tie: { at: [370, 500] }, others: { other: { at: [300, 240] } } } },
    },
    {
      ability: 'r5-p8',
      red: { upgrades: ['r5p8'] },
      chosen: [0],
      rerolled: ['crit'],
      then: { attack: ['blank', 'blank', 'crit'] },
      ships: { red: { shields: { active: 1 }, upgrades: [{ charges: { active: 2 } }] } },
      not: { 'no charge': { red: { upgradeCharges: { r5p8: 0 } } } },
    },
    {
      ability: 'r4-b11',
      red: { upgrades: ['r4b11'] },
      tie: { tokens: { ion: 1 } },
      chosen: { token: 'ion', dice: [0, 1] },
      rerolled: ['focus', 'focus'],
      ships: { tie: { tokens: { ion: 0 } } },
      not: { 'only green tokens': { tie: { tokens: { focus: 1 } } } },
    },
  ];

  const defenders: CardCase[] = [
    {
      ability: 'r2-ha',
      tie: { upgrades: ['r2ha'] },
      locks: [['tie', 'red']],
      chosen: [0, 1, 2],
      rerolled: ['evade', 'evade', 'focus'],
      not: { 'no lock on the attacker': { locks: [['red', 'tie']] } },
    },
  ];

  test.each([...attackers, ...defenders].map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('after a maneuver, or what comes with it [xw.timing.07]', () => {
  const onFlying: MomentCase[] = [
    flying(
      'r4-p44',
      { upgrades: ['r4p44'], ...dial('red') },
      {
        others: { tie: { player: 'p2', at: [300, 600] } },
        happened: [gained('red', 'calculate')],
        not: { 'nobody in the bullseye arc': { tie: { at: [400, 600] } } },
      },
    ),
  ];

  test.each(onFlying.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));
});

describe('R2-D2 (Republic) [xw.timing.07]', () => {
  const done = (red: ShipOnTable = {}, bomb: readonly [number, number] = [300, 480]): Table =>
    xwingTable({
      ships: {
        red: {
          pilot: 'shadowsquadronveteran',
          upgrades: ['r2d2-republic'],
          at: [300, 300],
          shields: 1,
          damage: { facedown: 1 },
          ...dial('white'),
          ...red,
        },
        x: { player: 'p2', at: [860, 860] },
      },
      devices: { bomb: { at: bomb, player: 'p2' } },
      moment: { phase: 'activation', ship: 'red' },
    }).repeat({ type: 'decline-action' });
  const ways = (table: Table): unknown[] => (isOffered(table, 'r2-d2-republic') ? settings(table) : []);

  test('after the activation: a card, a shield or a device, for a charge and a deplete token', () => {
    expect(ways(done())).toEqual(['repair', 'shield', { device: 'bomb' }]);
    const table = done().choose('r2-d2-republic', { device: 'bomb' });
    expect(table.happened('device-removed')).toHaveLength(1);
    expect(table.ship('red')).toMatchObject({ tokens: { deplete: 1 }, upgrades: [{ charges: { active: 1 } }] });
    const shield = done().choose('r2-d2-republic', 'shield');
    expect(shield.happened('shield-recovered')).toHaveLength(1);
    const repaired = done().choose('r2-d2-republic', 'repair');
    expect(repaired.legal('draw').length + repaired.happened('damage-card-repaired').length).toBeGreaterThan(0);
  });
  test('only what can be done: no device at range 2, no charge', () => {
    expect(ways(done({}, [600, 600]))).toEqual(['repair', 'shield']);
    expect(ways(done({ upgradeCharges: { 'r2d2-republic': 0 } }))).toEqual([]);
  });
});

describe('R2-D2 (Resistance) [xw.timing.03]', () => {
  const ended = (red: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        red: {
          pilot: 'bluesquadronrookie',
          upgrades: ['r2d2-resistance'],
          at: [300, 300],
          tokens: { stress: 1, deplete: 1, focus: 1 },
          ...red,
        },
        x: { player: 'p2', at: [860, 860] },
      },
      moment: 'end',
    });
  const offers = (table: Table, ability: string): boolean =>
    isOffered(table.repeat({ type: 'order-ability', ability }), ability);

  test('a charge and a shield remove a red token', () => {
    const table = ended().repeat({ type: 'order-ability', ability: 'r2-d2-resistance' });
    expect(settings(table)).toEqual(['deplete', 'stress']);
    table.choose('r2-d2-resistance', 'stress');
    expect(table.ship('red')).toMatchObject({
      tokens: { stress: 0 },
      shields: { active: 2 },
      upgrades: [{ charges: { active: 3 } }],
    });
    expect(offers(ended({ tokens: { focus: 1 } }), 'r2-d2-resistance')).toBe(false);
  });
  test('without a shield two charges recover one, for a deplete token', () => {
    const table = ended({ shields: 0, tokens: {} })
      .repeat({ type: 'order-ability', ability: 'r2-d2-resistance' })
      .use('r2-d2-resistance-recovers');
    expect(table.ship('red')).toMatchObject({ tokens: { deplete: 1 }, shields: { active: 1 } });
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(2);
    expect(offers(ended(), 'r2-d2-resistance-recovers')).toBe(false);
    expect(offers(ended({ shields: 0, upgradeCharges: { 'r2d2-resistance': 1 } }), 'r2-d2-resistance-recovers')).toBe(
      false,
    );
  });
});

describe('astromechs', () => {
  test('R5-TK: friendly ships may be attacked, and by no other ship [xw.golden-rules.02]', () => {
    const targets = (upgrades: string[]): unknown => {
      const table = xwingTable({
        ships: { red: { at: [300, 300], upgrades }, friend: { at: [300, 450] }, tie: { player: 'p2', at: [340, 480] } },
        moment: { phase: 'engagement', ship: 'red' },
      }).answer({ type: 'choose-weapon' });
      return table.legal('declare-defender').map(({ defender }) => defender);
    };
    expect(targets(['r5tk'])).toEqual(['friend', 'tie']);
    expect(targets(['r5astromech'])).toEqual(['tie']);
  });

  test('R5-X3: obstacles are ignored in this phase, for a charge [xw.faq-objects.01]', () => {
    const flown = (use: boolean): Table => {
      const table = activating(
        { upgrades: ['r5x3'] },
        { obstacles: { rock: { outline: 'coreasteroid0', at: [300, 380] } } },
      );
      return use ? table.use('r5-x3') : table.decline('r5-x3');
    };
    expect(flown(true).offers({ type: 'roll' })).toBe(false);
    expect(flown(true).ship('red').upgrades[0]?.charges?.active).toBe(1);
    expect(flown(false).offers({ type: 'roll' })).toBe(true);
    expect(activating({ upgrades: ['r5x3'], upgradeCharges: { r5x3: 0 } }).offers({ ability: 'r5-x3' })).toBe(false);
  });

  test('R5-X3: at an asteroid its ship attacks in this phase, and no other [xw.faq-objects.01]', () => {
    const table = (use: boolean): Table => {
      const begun = xwingTable({
        ships: {
          red: { pilot: 'wedgeantilles', upgrades: ['r5x3'], at: [300, 300] },
          friend: { at: [500, 300] },
          tie: { player: 'p2', pilot: 'academypilot', at: [400, 480], facing: 180 },
        },
        obstacles: {
          rock: { outline: 'coreasteroid0', at: [300, 270] },
          stone: { outline: 'coreasteroid1', at: [500, 270] },
        },
        moment: { phase: 'engagement' },
      });
      return use ? begun.use('r5-x3') : begun.decline('r5-x3');
    };
    const [used, unused] = [table(true), table(false)];
    expect([
      used.legal('choose-weapon').map(({ ship }) => ship)[0],
      unused.offers({ type: 'choose-weapon', ship: 'red' }),
    ]).toEqual(['red', false]);
    used.answer({ type: 'decline-attack' });
    expect(used.happened('attack-not-possible').map(({ ship }) => ship)).toEqual(['friend']);
  });
});
