/** Several locks of one ship, and locks that go to another ship. */
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from '../table';

const R3: ShipOnTable = { player: 'p2', pilot: 'bluesquadronescort', upgrades: ['r3astromech'] };
/** Two friends of p1 near each other. */
const TWO = { a: { at: [300, 300] }, b: { at: [400, 300] } } as const;

/** `red`, with R3 Astromech, may act; two enemies are near. */
const acting = (more: Partial<TableSpec> = {}, red: ShipOnTable = {}): Table =>
  xwingTable({
    ships: { ...TWO, c: { at: [500, 300] }, red: { ...R3, at: [400, 450], ...red } },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    ...more,
  });
const locked = (table: Table): string[] => table.state.locks.map(({ by, on }) => `${by} ${on}`);
const lock = (table: Table, on: string): Table =>
  table.answer({ type: 'perform-action', action: 'lock' }).answer({ type: 'choose-lock', on });

describe('R3 Astromech', () => {
  test('maintains two locks, on different objects, the second after a lock action [xw.faq-lock.03]', () => {
    const table = lock(acting(), 'a').use('r3-astromech');
    expect(table.refusal({ type: 'choose-lock', on: 'a' })).toBe('locked-already');
    table.answer({ type: 'choose-lock', on: 'b' });
    expect(locked(table)).toEqual(['red a', 'red b']);
  });

  test('of two locks that it has one is removed before a third, as it likes [xw.lock.11]', () => {
    const both = { locks: [['red', 'a'], ['red', 'b']] } as const; // prettier-ignore
    const table = acting(both).answer({ type: 'perform-action', action: 'lock' });
    expect(table.legal('break-lock').map(({ on }) => on)).toEqual(['a', 'b']);
    table.answer({ type: 'break-lock', on: 'a' }).answer({ type: 'choose-lock', on: 'c' });
    expect(locked(table)).toEqual(['red b', 'red c']);
    const other = acting({ locks: [['red', 'a']] }, { upgrades: [] });
    expect(locked(lock(other, 'c'))).toEqual(['red c']);
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
    expect(locked(table)).toEqual(['red b']);
    expect(table.ship('red').tokens.jam).toBe(0);
  });

  test('a position with two locks of a ship is refused without it [xw.lock.11]', () => {
    const both = { locks: [['red', 'a'], ['red', 'b']] } as const; // prettier-ignore
    expect(() => acting(both, { upgrades: [] })).toThrow('only one lock');
    expect(() => acting({ locks: [['red', 'a'], ['red', 'a']] })).toThrow('already'); // prettier-ignore
  });
});

describe('Captain Kagi', () => {
  const kagi = (friends: Record<string, ShipOnTable>, locks: TableSpec['locks']): Table =>
    xwingTable({
      ships: {
        kagi: { player: 'p1', pilot: 'captainkagi', at: [300, 200] },
        ...friends,
        red: { ...R3, at: [400, 700], facing: 180 },
        foe: { player: 'p2', at: [600, 700], facing: 180 },
      },
      locks: locks ?? [],
      moment: 'engagement',
    });
  const pilot = 'academypilot';

  test('both locks of a ship with R3 Astromech come to him, and only one stays [xw.faq-lock.03]', () => {
    const table = kagi(
      { a: { pilot, player: 'p1', at: [300, 300] }, b: { pilot, player: 'p1', at: [400, 300] } },
      [['red', 'a'], ['red', 'b'], ['foe', 'b'], ['kagi', 'foe']], // prettier-ignore
    );
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([['a'], ['b'], ['a', 'b']]);
    table.choose('captain-kagi', ['a', 'b']);
    expect(locked(table)).toEqual(['red kagi', 'foe kagi', 'kagi foe']);
    expect(table.happened('lock-broken')).toMatchObject([{ ship: 'red', on: 'kagi' }]);
  });

  test('one friend alone, at range 0-3, with locks of enemies [xw.faq-lock.03]', () => {
    const table = kagi(
      {
        a: { pilot, player: 'p1', at: [300, 300] },
        far: { pilot, player: 'p1', at: [860, 860] },
        b: { pilot, player: 'p1', at: [400, 300] },
      },
      [['red', 'a'], ['foe', 'far'], ['a', 'b']], // prettier-ignore
    );
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([['a']]);
    table.choose('captain-kagi', ['a']);
    expect(locked(table)).toEqual(['red kagi', 'foe far', 'a b']);
    expect(table.happened('lock-broken')).toEqual([]);
  });
});

describe('Amilyn Holdo', () => {
  const holdo = (locks: TableSpec['locks'], friend: ShipOnTable = {}, own: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        holdo: { pilot: 'cobaltsquadronbomber', upgrades: ['amilynholdo'], at: [300, 300], ...own },
        friend: { pilot: 'greensquadronexpert', at: [300, 460], ...friend },
        touching: { pilot: 'greensquadronexpert', at: [300, 240], tokens: { focus: 1 } },
        foe: { player: 'p2', at: [300, 800], facing: 180 },
      },
      locks: locks ?? [],
      moment: { phase: 'engagement', ship: 'holdo' },
    });

  test('a lock that comes to the ship that has it is broken [xw.faq-cards.27]', () => {
    const table = holdo([['friend', 'holdo'], ['foe', 'touching']]); // prettier-ignore
    table.choose('amilyn-holdo', { ship: 'friend', give: { lockOf: 'friend' }, take: null });
    expect(locked(table)).toEqual(['foe touching']);
    expect(table.happened('lock-broken')).toMatchObject([{ ship: 'friend', on: 'friend' }]);
    const kept = holdo([['foe', 'holdo']]);
    kept.choose('amilyn-holdo', { ship: 'friend', give: { lockOf: 'foe' }, take: null });
    expect(locked(kept)).toEqual(['foe friend']);
    expect(kept.happened('lock-broken')).toEqual([]);
  });

  test('each passes at most one token of a kind that the other has not, at range 1-2 [xw.tokens.04]', () => {
    const table = holdo([], { tokens: { focus: 1, stress: 1 } }, { tokens: { stress: 1, evade: 2 } });
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual([
      { ship: 'friend', give: null, take: { token: 'focus' } },
      { ship: 'friend', give: { token: 'evade' }, take: null },
      { ship: 'friend', give: { token: 'evade' }, take: { token: 'focus' } },
    ]);
    expect(table.offers({ type: 'decline', ability: 'amilyn-holdo' })).toBe(true);
    table.choose('amilyn-holdo', { ship: 'friend', give: { token: 'evade' }, take: { token: 'focus' } });
    expect(table.ship('holdo').tokens).toMatchObject({ evade: 1, focus: 1, stress: 1 });
    expect(table.ship('friend').tokens).toMatchObject({ evade: 1, focus: 0, stress: 1 });
  });
});
