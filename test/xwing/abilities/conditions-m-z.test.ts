/** Condition cards, from M to Z. */
import { duel, faces } from '../duel';
import { type ShipOnTable, type Table, xwingTable } from '../table';
import { assigned, assignedTo } from './card-tables';

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
      return assignedTo(table, 'red');
    };
    expect(after(REX)).toEqual([]);
    expect(after({})).toEqual(['suppressivefire of p2']);
  });

  test('it goes when he is destroyed [xw.condition-cards.05]', () => {
    const others = { rex: { ...REX, at: [600, 600] as const }, other: { player: 'p2', at: [700, 600] as const } };
    const table = duel(FIRED_AT, {}, { others });
    table.run('suffer damage', { ship: 'other', hit: 3, crit: 0, rules: [] });
    expect(assignedTo(table, 'red')).toEqual(['suppressivefire of p2']);
    table.run('suffer damage', { ship: 'rex', hit: 3, crit: 0, rules: [] });
    expect(assignedTo(table, 'red')).toEqual([]);
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
      return assignedTo(toTheEndOf(set), 'red');
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

  test('a critical damage when a bomb detonates at range 0-1, then it goes [xw.device.08, xw.damage.01]', () => {
    for (const [y, left] of [
      [430, []],
      [560, ['rattled of p2']],
    ] as const) {
      const table = shaken([300, y]).run('detonate', { device: 'bomb', ship: null, obstacle: null, left: [] });
      expect(assignedTo(table, 'red')).toEqual(left);
      const own = table.happened('damage-suffered').filter(({ rules }) => rules.includes('xw.damage.01'));
      expect(own.map(({ damage }) => damage)).toEqual(left.length === 0 ? ['crit'] : []);
    }
  });

  test('its action removes it with no bomb or mine at range 0-1 [xw.actions.15, xw.range.06]', () => {
    expect(shaken([300, 400]).offers(calm)).toBe(false);
    expect(shaken([300, 400]).refusal(calm)).toBe('device-near');
    // A remote is neither.
    for (const table of [shaken([300, 560]), shaken([300, 400], 'drk-1-probe-droid')]) {
      table.answer(calm);
      expect(assignedTo(table, 'red')).toEqual([]);
      expect(table.happened('damage-suffered')).toEqual([]);
    }
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
});
