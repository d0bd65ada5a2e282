/** What conditions do to the ship that has them, from both sides; and the cards that assign them. */
import { duel, faces } from '../duel';
import { xwingTable, type ShipOnTable, type Table } from '../table';

const on = (table: Table, ship: string): string[] =>
  table.ship(ship).conditions.map(({ card, by }) => `${card} of ${by}`);
const assigned = (card: string, by: string): ShipOnTable => ({ conditions: [{ card, by }] });

/** All dice of each roll show this; whatever may be declined is. */
function fight(table: Table, red = 'hit', green = 'blank'): Table {
  for (let i = 0; i < 40 && table.happened('attack-performed').length < 2; i++) {
    const [first] = table.legal();
    if (!first) break;
    const shows =
      first.type === 'roll' &&
      table.legal('roll').find(({ faces: shown }) => shown.every((face) => face === (i < 3 ? red : green)));
    const passes = table.legal().find(({ type }) => type === 'end-modifying' || type === 'decline');
    table.does(shows || passes || first);
  }
  return table;
}

/** To the end of this phase: nobody does what is not asked of them. */
function toTheEndOf(table: Table): Table {
  const { phase } = table.state;
  for (let i = 0; i < 60 && table.state.phase === phase; i++) {
    const pass = table.legal().find(({ type }) => ['decline-attack', 'end-modifying', 'decline'].includes(type));
    const [first] = table.legal();
    if (!first) break;
    table.does(pass ?? first);
  }
  return table;
}

describe('Suppressive Fire', () => {
  const REX = { player: 'p2', pilot: 'captainrex' } as const;
  const FIRED_AT = assigned('suppressivefire', 'p2');
  const dice = (table: Table): number | undefined => table.legal('roll')[0]?.faces.length;

  test('Captain Rex assigns it to the defender of his attack, hit or missed [xw.attack.35]', () => {
    for (const face of ['hit', 'blank'] as const) {
      const table = duel({ pilot: 'captainrex' }, {});
      table.attack('red', 'tie');
      expect(on(fight(table, face, 'blank'), 'tie')).toEqual(['suppressivefire of p1']);
      expect(on(table, 'red')).toEqual([]);
    }
  });

  test('one die fewer against others than him [xw.attack.16]', () => {
    const at = { at: [300, 500], facing: 180 } as const;
    expect(dice(duel(FIRED_AT, at).attack('red', 'tie'))).toBe(2);
    expect(dice(duel({}, at).attack('red', 'tie'))).toBe(3);
    expect(dice(duel(FIRED_AT, { ...REX, ...at }).attack('red', 'tie'))).toBe(3);
    // Its own player's Rex is another one.
    expect(dice(duel(assigned('suppressivefire', 'p1'), { ...REX, ...at }).attack('red', 'tie'))).toBe(2);
  });

  test('it goes when he defends, and not when another ship does [xw.condition-cards.05]', () => {
    const others = { rex: { ...REX, at: [600, 600] as const } };
    const after = (tie: ShipOnTable): string[] => {
      const table = duel(FIRED_AT, { at: [300, 500], facing: 180, ...tie }, tie.pilot ? {} : { others });
      table.attack('red', 'tie');
      for (let i = 0; i < 20 && table.happened('defended').length === 0; i++) table.does(table.legal()[0]!);
      return on(table, 'red');
    };
    expect(after(REX)).toEqual([]);
    expect(after({})).toEqual(['suppressivefire of p2']);
  });

  test('it goes when he is destroyed [xw.condition-cards.05]', () => {
    const others = { rex: { ...REX, at: [600, 600] as const }, other: { player: 'p2', at: [700, 600] as const } };
    const table = duel(FIRED_AT, {}, { others });
    table.run('suffer damage', { ship: 'other', hit: 3, crit: 0, rules: [] });
    expect(on(table, 'red')).toEqual(['suppressivefire of p2']);
    table.run('suffer damage', { ship: 'rex', hit: 3, crit: 0, rules: [] });
    expect(on(table, 'red')).toEqual([]);
  });

  test('at the end of an Engagement Phase in which he did not attack, and of no other phase [xw.timing.06]', () => {
    const table = (phase: 'system' | 'engagement', attacks: boolean): string[] => {
      const set = xwingTable({
        ships: { red: { at: [300, 300], ...FIRED_AT }, rex: { ...REX, at: [300, 500], facing: 180 } },
        moment: attacks ? { phase: 'engagement', ship: 'rex' } : phase,
      });
      if (attacks) {
        set.attack('rex', 'red');
        while (set.happened('attack-performed').length < 2) set.does(set.legal()[0]!);
      }
      return on(toTheEndOf(set), 'red');
    };
    expect(table('engagement', false)).toEqual([]);
    expect(table('engagement', true)).toEqual(['suppressivefire of p2']);
    expect(table('system', false)).toEqual(['suppressivefire of p2']);
  });
});

describe('Rattled', () => {
  const shaken = (
    at: readonly [number, number],
    kind: 'proton-bomb' | 'drk-1-probe-droid' = 'proton-bomb',
    moment: object = {},
  ): Table =>
    xwingTable({
      ships: { red: { at: [300, 300], ...assigned('rattled', 'p2') }, x: { player: 'p2', at: [800, 800] } },
      devices: { bomb: { at, kind, player: 'p2' } },
      moment: { phase: 'activation', ship: 'red', step: 'perform action', ...moment },
    });
  const calm = { ability: 'rattled-action' };

  test('a critical damage when a bomb detonates at range 0-1, then it goes [xw.device.08]', () => {
    for (const [y, left] of [
      [430, []],
      [560, ['rattled of p2']],
    ] as const) {
      const table = shaken([300, y]).run('detonate', { device: 'bomb', ship: null, obstacle: null, left: [] });
      expect(on(table, 'red')).toEqual(left);
      const crits = table
        .happened('damage-suffered')
        .filter(({ damage, rules }) => damage === 'crit' && rules.includes('xw.damage.01'));
      expect(crits).toHaveLength(left.length === 0 ? 1 : 0);
    }
  });

  test('its action removes it with no bomb or mine at range 0-1 [xw.actions.15]', () => {
    expect(shaken([300, 400]).offers(calm)).toBe(false);
    expect(shaken([300, 400]).refusal(calm)).toBe('device-near');
    // A remote is neither.
    for (const table of [shaken([300, 560]), shaken([300, 400], 'drk-1-probe-droid')]) {
      table.answer(calm);
      expect(on(table, 'red')).toEqual([]);
      expect(table.happened('damage-suffered')).toEqual([]);
    }
  });

  test.each([
    ['front', ['rattled of p1']],
    ['left', []],
  ] as const)('Ben Teene assigns it to a defender in his turret arc: %s', (turret, expected) => {
    const table = duel({ pilot: 'benteene', turret }, {});
    table.attack('red', 'tie', 'primary front');
    expect(on(fight(table), 'tie')).toEqual(expected);
  });
});

describe('Optimized Prototype', () => {
  const DIRECTOR = { player: 'p1', pilot: 'omicrongrouppilot', upgrades: ['directorkrennic'] };
  const KRENNIC = { ...DIRECTOR, at: [600, 100] as const };
  const IMPERIAL = { pilot: 'blacksquadronace', ...assigned('optimizedprototype', 'p1') };
  const attacked = (lock: readonly [string, string], tie: ShipOnTable = {}, more: ShipOnTable = {}): Table =>
    duel(
      { ...IMPERIAL, ...more },
      { pilot: 'bluesquadronescort', ...tie },
      { others: { krennic: KRENNIC }, locks: [lock] },
    )
      .attack('red', 'tie')
      .rolls('hit', 'focus');
  const use = { type: 'use-ability', ability: 'optimized-prototype' };

  test('a result is spent and the defender loses a shield [xw.dice-modification.06]', () => {
    const table = attacked(['krennic', 'tie']).answer(use);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      { spent: 'hit', loses: 'shield' },
      { spent: 'focus', loses: 'shield' },
    ]);
    table.choose('optimized-prototype', { spent: 'focus', loses: 'shield' });
    expect(faces(table, 'attack')).toEqual(['hit']);
    expect(table.happened('shield-lost')).toMatchObject([{ ship: 'tie' }]);
  });

  test('or exposes one of its damage cards [xw.damage-cards.04]', () => {
    const table = attacked(['krennic', 'tie'], { shields: 0, damage: { facedown: 1 } }).answer(use);
    table.choose('optimized-prototype', { spent: 'hit', loses: 'damage card' }).draws('structuraldamage');
    expect(table.ship('tie').damage).toMatchObject({ facedown: 0, faceup: [{ card: 'structuraldamage' }] });
    expect(faces(table, 'attack')).toEqual(['focus']);
  });

  test("only against a ship that the director's ship has locked, and with something to lose [xw.paying-costs.01]", () => {
    expect(attacked(['red', 'tie']).offers(use)).toBe(false);
    expect(attacked(['krennic', 'red']).offers(use)).toBe(false);
    expect(attacked(['krennic', 'tie'], { shields: 0 }).offers(use)).toBe(false);
    expect(attacked(['krennic', 'tie'], {}, { conditions: [] }).offers(use)).toBe(false);
  });

  test('Director Krennic assigns it to another ship of his player before forces are placed [xw.setup.14]', () => {
    const table = xwingTable({
      ships: {
        krennic: { ...DIRECTOR, at: null },
        wing: { player: 'p1', pilot: 'academypilot', at: null },
        ace: { player: 'p1', pilot: 'academypilot', at: null },
        x: { player: 'p2', pilot: 'bluesquadronescort', at: null },
      },
      moment: { phase: 'setup' },
    });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['wing', 'ace']);
    table.choose('director-krennic', 'ace');
    expect(on(table, 'ace')).toEqual(['optimizedprototype of p1']);
  });
});

describe('Decoyed', () => {
  const MAID = { player: 'p2', pilot: 'naboohandmaiden' } as const;
  const use = { type: 'use-ability', ability: 'decoyed' };
  const defends = (tie: ShipOnTable, others: Record<string, ShipOnTable>): Table => {
    const table = duel(
      { pilot: 'academypilot', at: [300, 400] },
      { pilot: 'goldsquadrontrooper', ...assigned('decoyed', 'p2'), ...tie },
      { others },
    );
    table.attack('red', 'tie');
    table.does(table.legal('roll').find((each) => each.faces.every((face) => face === 'hit'))!);
    return table.does(table.legal('roll').find((each) => each.faces.every((face) => face === 'blank'))!);
  };
  const beside = (x: number, more: ShipOnTable = {}): ShipOnTable => ({
    ...MAID,
    at: [x, 560],
    facing: 180,
    tokens: { evade: 1 },
    ...more,
  });

  test('a handmaiden in the attack arc spends an evade token, and one result is turned [xw.dice-modification.04]', () => {
    const table = defends({}, { maid: beside(360) }).answer(use);
    const before = faces(table, 'defense').length;
    if (table.offers({ type: 'choose' })) table.does(table.legal('choose')[0]!);
    expect(table.ship('maid').tokens.evade).toBe(0);
    expect(table.happened('die-changed')).toMatchObject([{ die: 'defense', from: 'blank', to: 'evade' }]);
    expect(before).toBeGreaterThan(0);
  });

  test('for each of them one; beside a ship of their own kind a result is added [xw.dice-modification.02]', () => {
    const table = defends({ pilot: 'bravoflightofficer' }, { maid: beside(360), twin: beside(240) }).answer(use);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      { by: ['maid'], dice: [] },
      { by: ['maid', 'twin'], dice: [] },
      { by: ['twin'], dice: [] },
    ]);
    table.choose('decoyed', { by: ['maid', 'twin'], dice: [] });
    expect(table.happened('die-added')).toMatchObject([{ face: 'evade' }, { face: 'evade' }]);
    expect(table.happened('die-changed')).toEqual([]);
    expect([table.ship('maid').tokens.evade, table.ship('twin').tokens.evade]).toEqual([0, 0]);
  });

  test.each([
    ['no evade token', beside(360, { tokens: { focus: 1 } })],
    ['not in the attack arc', beside(360, { at: [600, 400] })],
    ['another pilot', beside(360, { pilot: 'bravoflightofficer' })],
    ['an enemy', beside(360, { player: 'p1', pilot: 'naboohandmaiden' })],
  ])('not with %s [xw.paying-costs.01]', (_what, maid) => {
    expect(defends({}, { maid }).offers(use)).toBe(false);
  });

  test('Naboo Handmaiden assigns it to a friendly ship that is none [xw.setup.14]', () => {
    const table = xwingTable({
      ships: {
        maid: { pilot: 'naboohandmaiden', at: [300, 60] },
        twin: { pilot: 'naboohandmaiden', at: [400, 60] },
        ace: { pilot: 'bravoflightofficer', at: [500, 60] },
        wing: { pilot: 'bravoflightofficer', at: [600, 60] },
        x: { player: 'p2', at: [300, 860], facing: 180 },
      },
      moment: { phase: 'setup', step: 'end of setup' },
    });
    if (table.offers({ type: 'order-ability' })) table.does(table.legal('order-ability')[0]!);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['ace', 'wing']);
    table.does(table.legal('choose')[1]!);
    expect(on(table, 'wing')).toEqual(['decoyed of p1']);
  });
});

describe('Compromising Intel', () => {
  const VI = { player: 'p2', pilot: 'vimoradi' } as const;
  const DIAL = { speed: 3, bearing: 'straight', color: 'blue' } as const;
  const told = assigned('compromisingintel', 'p2');

  test.each([
    [600, VI, true],
    [680, VI, false],
    [600, { player: 'p1', pilot: 'vimoradi' }, false],
    [600, { player: 'p2', pilot: 'bluesquadronrecruit' }, false],
  ] as const)('with a ship at y = %d its dial is turned faceup: %p %p [xw.system-phase.02]', (y, vi, turned) => {
    const table = xwingTable({
      ships: {
        red: { at: [300, 300], dial: DIAL, ...told },
        vi: { ...vi, at: [300, y] },
        x: { player: 'p2', at: [800, 800] },
      },
      moment: 'system',
    });
    expect(table.offers({ type: 'use-ability', ability: 'compromising-intel' })).toBe(turned);
  });

  test.each([
    ['attacks her', { ...told, tokens: { focus: 1, calculate: 1 } }, VI, false],
    ['attacks another', { ...told, tokens: { focus: 1 } }, {}, true],
    ['without the condition', { tokens: { focus: 1 } }, VI, true],
  ] as const)('%s: it spends focus: %p %p %p [xw.golden-rules.03]', (_what, red, tie, spends) => {
    const table = duel(red, tie).attack('red', 'tie').rolls('focus', 'hit', 'hit');
    expect(table.offers({ type: 'spend-focus' })).toBe(spends);
    if (!spends) expect(table.refusal({ type: 'spend-focus' })).toBe('compromised');
  });

  test('nor when she attacks it; calculate tokens are spent [xw.golden-rules.03]', () => {
    const table = duel(
      { ...VI, player: 'p1', at: [300, 400] },
      {
        ...assigned('compromisingintel', 'p1'),
        tokens: { focus: 1, calculate: 1 },
      },
    );
    table.attack('red', 'tie').does(table.legal('roll')[0]!);
    for (let i = 0; i < 5 && !table.legal('roll').some(({ faces: shown }) => shown.includes('evade')); i++)
      table.does(table.legal()[0]!);
    table.does(table.legal('roll').find(({ faces: shown }) => shown.every((face) => face === 'focus'))!);
    expect(table.offers({ type: 'spend-focus' })).toBe(false);
    expect(table.offers({ type: 'spend-calculate' })).toBe(true);
  });

  test('Vi Moradi assigns it to an enemy ship after forces are placed [xw.setup.14]', () => {
    const table = xwingTable({
      ships: {
        vi: { pilot: 'vimoradi', at: [300, 60] },
        tie: { player: 'p2', at: [300, 860], facing: 180 },
        ace: { player: 'p2', at: [400, 860], facing: 180 },
      },
      moment: { phase: 'setup', step: 'end of setup' },
    });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['tie', 'ace']);
    table.choose('vi-moradi', 'ace');
    expect(on(table, 'ace')).toEqual(['compromisingintel of p1']);
  });
});
