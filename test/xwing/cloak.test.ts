/** Cloaking and decloaking. */
import { decloak } from '../../src/xwing/procedures/cloak';
import { gainToken } from '../../src/xwing/effects/tokens';
import { performAttack } from '../../src/xwing/procedures/attack';
import { acting, diceAsked, duel } from './duel';
import { passes } from './fight';
import { xwingTable, type ShipOnTable, type Table, type TableSpec } from './table';

const PHANTOM = { pilot: 'sigmasquadronace' };
const CLOAKED = { ...PHANTOM, tokens: { cloak: 1 } };
const MEDIUM = { pilot: 'bountyhunter', tokens: { cloak: 1 } };
const LARGE = { pilot: 'patrolleader', tokens: { cloak: 1 } };

/** The System Phase with `red`, at [450, 400] and facing north. */
function inSystemPhase(red: ShipOnTable, more: TableSpec['ships'] = {}, rest: Partial<TableSpec> = {}): Table {
  return xwingTable({
    ships: { red: { at: [450, 400], ...red }, x: { player: 'p2', at: [850, 850] }, ...more },
    moment: 'system',
    ...rest,
  });
}
const placed = (table: Table): [number, number] => {
  const { x, y } = table.ship('red').pose;
  return [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6];
};
const moves = (table: Table): string[] => table.legal('decloak').map((each) => each.move);

test('the action gives one cloak token, of blue color: the ship stays cloaked in the End Phase [xw.cloak.01, xw.cloak.02]', () => {
  const table = acting(PHANTOM).answer({ type: 'perform-action', action: 'cloak' });
  expect(table.ship('red').tokens.cloak).toBe(1);
  expect(table.happened('token-gained')).toMatchObject([{ ship: 'red', token: 'cloak' }]);
  const ended = xwingTable({
    ships: { red: { ...PHANTOM, tokens: { cloak: 1, focus: 1 } }, x: { player: 'p2' } },
    moment: 'end',
  });
  expect(ended.ship('red').tokens).toMatchObject({ cloak: 1, focus: 0 });
});

test('a cloaked ship rolls two defense dice more [xw.cloak.03]', () => {
  const dice = (tokens: ShipOnTable['tokens']): number => {
    const table = duel({}, { ...PHANTOM, ...(tokens ? { tokens } : {}) }).attack('red', 'tie');
    return diceAsked(passes(table.rolls('hit', 'hit', 'hit')));
  };
  expect(dice({})).toBe(2);
  expect(dice({ cloak: 1 })).toBe(4);
});

test('it engages and cannot attack, without a disarm token; once it has decloaked it can [xw.cloak.04]', () => {
  const target = { tie: { player: 'p2', at: [300, 500] as const, facing: 180 } };
  const table = xwingTable({
    ships: { red: { at: [300, 300], ...CLOAKED }, ...target },
    moment: { phase: 'engagement', ship: 'red' },
  });
  expect(table.happened('ship-engages')[0]).toMatchObject({ ship: 'red' });
  expect(table.happened('attack-not-possible')[0]).toMatchObject({ ship: 'red', code: 'cloaked' });
  expect(table.ship('red').tokens.disarm).toBe(0);
  const bare = xwingTable({ ships: { red: { at: [300, 200], ...CLOAKED }, ...target } });
  bare.do((state) => performAttack(state, 'red', { bonus: true }));
  expect(bare.happened('attack-not-possible')).toMatchObject([{ code: 'cloaked' }]);
  bare.do((state) => decloak(state, 'red', 'boost'));
  expect(bare.ship('red').tokens).toMatchObject({ cloak: 0, disarm: 0 });
  expect(bare.do((state) => performAttack(state, 'red')).offers({ type: 'choose-weapon' })).toBe(true);
});

test('a cloaked ship cannot cloak again, nor gain a second token [xw.cloak.05]', () => {
  const table = acting(CLOAKED);
  expect(table.refusal({ type: 'perform-action', action: 'cloak' })).toBe('cloaked');
  const bare = xwingTable({ ships: { red: CLOAKED } }).do((state) =>
    gainToken(state, 'red', 'cloak', [], { by: 'p1' }),
  );
  expect(bare.ship('red').tokens.cloak).toBe(1);
  expect(bare.happened('token-not-gained')).toMatchObject([{ token: 'cloak', because: [{ code: 'cloaked' }] }]);
});

test('in the System Phase each cloaked ship may spend its token, at its initiative [xw.cloak.06]', () => {
  const table = inSystemPhase(CLOAKED, {
    slow: { pilot: 'imdaartestpilot', at: [200, 200], tokens: { cloak: 1 } },
    open: { ...PHANTOM, at: [700, 200] },
  });
  // Initiative 3 before initiative 4; whoever is not cloaked has nothing to do.
  expect(table.legal('decloak').map((each) => each.ship)).toEqual(['slow', 'slow', 'slow']);
  table.answer({ type: 'end-system-turn', ship: 'slow' });
  expect(table.ship('slow').tokens.cloak).toBe(1);
  expect(table.legal('decloak').map((each) => each.ship)).toEqual(['red', 'red', 'red']);
  table.answer({ type: 'decloak', move: 'boost' });
  expect(table.ship('red').tokens.cloak).toBe(0);
  expect(table.happened('token-spent')).toMatchObject([{ ship: 'red', token: 'cloak' }]);
  expect(table.happened('decloaked')).toMatchObject([{ ship: 'red' }]);
  table.decline('stygium-array');
  expect(table.state.phase).not.toBe('system');
});

describe('the move', () => {
  test('a small ship rolls or boosts with the 2 straight template, and nothing else [xw.cloak.07]', () => {
    expect(moves(inSystemPhase(CLOAKED))).toEqual(['boost', 'barrel-roll-left', 'barrel-roll-right']);
    const boosted = inSystemPhase(CLOAKED).answer({ type: 'decloak', move: 'boost' });
    expect(placed(boosted)).toEqual([450, 400 + 80 + 40]);
    for (const [move, sign] of [
      ['barrel-roll-left', -1],
      ['barrel-roll-right', 1],
    ] as const)
      for (const [position, shift] of [
        ['front', 10],
        ['middle', 0],
        ['back', -10],
      ] as const) {
        const table = inSystemPhase(CLOAKED).answer({ type: 'decloak', move });
        expect(table.legal('choose-position').map((each) => each.position)).toEqual(['front', 'middle', 'back']);
        expect(placed(table.answer({ position }))).toEqual([450 + sign * 120, 400 + shift]);
      }
  });

  test.each([
    ['medium', MEDIUM, 60],
    ['large', LARGE, 80],
  ])('a %s ship uses the 1 straight template, its long edge at the base for a roll [xw.cloak.08]', (_, ship, base) => {
    expect(placed(inSystemPhase(ship).answer({ type: 'decloak', move: 'boost' }))).toEqual([450, 400 + 40 + base]);
    for (const [position, shift] of [
      ['front', 20],
      ['middle', 0],
      ['back', -20],
    ] as const) {
      const rolled = inSystemPhase(ship).answer({ type: 'decloak', move: 'barrel-roll-right' }).answer({ position });
      expect(placed(rolled)).toEqual([450 + base + 20, 400 + shift]);
    }
  });

  test('it is a move, but neither an action nor a maneuver [xw.cloak.09]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
    const table = inSystemPhase({ ...CLOAKED, dial }).answer({ type: 'decloak', move: 'barrel-roll-left' });
    table.answer({ position: 'middle' }).decline('stygium-array').answer({ type: 'decline-action', ship: 'x' });
    expect(table.happened('moved')).toMatchObject([
      { ship: 'red', by: 'barrel roll' },
      { ship: 'red', by: '2 straight' },
    ]);
    expect(table.happened('maneuver-executed')).toHaveLength(1);
    expect(table.happened('action-attempted')).toEqual([]);
    expect(table.ship('red').actions).toEqual([]);
    expect(table.refusal({ type: 'perform-action', action: 'barrel-roll' })).toBeNull();
  });

  test('a stressed ship may decloak [xw.cloak.10]', () => {
    const table = inSystemPhase({ ...PHANTOM, tokens: { cloak: 1, stress: 2 } });
    expect(placed(table.answer({ type: 'decloak', move: 'boost' }))).toEqual([450, 520]);
    expect(table.ship('red').tokens).toMatchObject({ cloak: 0, stress: 2 });
  });

  test('it is declared before the template is placed: where it is blocked nothing else is chosen, and the ship stays cloaked [xw.cloak.12, xw.cloak.13]', () => {
    // Only to the left the way is blocked.
    const table = inSystemPhase(CLOAKED, { wall: { at: [330, 400] }, other: { ...CLOAKED, at: [200, 100] } });
    table.answer({ type: 'act', ship: 'red' }).answer({ type: 'decloak', ship: 'red', move: 'barrel-roll-left' });
    expect(placed(table)).toEqual([450, 400]);
    expect(table.ship('red').tokens.cloak).toBe(1);
    expect(table.happened('effect-failed')).toMatchObject([{ what: 'barrel roll' }, { what: 'decloak', ship: 'red' }]);
    expect([...table.happened('token-spent'), ...table.happened('decloaked')]).toEqual([]);
    // Its turn is over: the next ship of its initiative acts.
    expect(table.legal('decloak').map((each) => each.ship)).toEqual(['other', 'other', 'other']);
  });

  test.each([
    ['a ship', { wall: { at: [450, 540] as const } }, {}, [450, 400], 'overlaps-ship'],
    [
      'an obstacle',
      {},
      { obstacles: { rock: { outline: 'coreasteroid5', at: [450, 470] as const } } },
      [450, 400],
      'moves-through-obstacle',
    ],
    ['the edge', {}, {}, [450, 800], 'outside-play-area'],
  ] as const)('a boost into %s fails, and leaves the ship where it was [xw.cloak.13]', (_, ships, more, at, code) => {
    const table = inSystemPhase({ ...CLOAKED, at }, ships, more).answer({ type: 'decloak', move: 'boost' });
    expect(table.happened('effect-failed')).toMatchObject([
      { what: 'boost', code },
      { what: 'decloak', code },
    ]);
    expect(placed(table)).toEqual(at);
    expect(table.ship('red').tokens.cloak).toBe(1);
  });

  test('decloaking is tried once in a phase [xw.cloak.13]', () => {
    const table = inSystemPhase(CLOAKED, { wall: { at: [330, 400] } });
    table.answer({ type: 'decloak', move: 'barrel-roll-left' });
    expect(table.state.phase).not.toBe('system');
  });
});
