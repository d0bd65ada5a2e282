/** The System Phase, with cards made up for the test: no ability of this phase is adjudicated yet. */
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { gainToken } from '../../src/xwing/effects/tokens';
import type { TokenKind } from '../../src/xwing/model/state';
import { install, type ShipSpec } from './bare-state';
import { xwingTable, type Table } from './table';

const RULES = ['xw.system-phase.02'];

/** In the System Phase you may gain a token. */
const mayGain = (id: string, token: TokenKind) =>
  ability({
    id,
    rules: RULES,
    during: 'system phase',
    may: true,
    effect: (state, self) => gainToken(state, self.source, token, RULES, { by: 'p1' }),
  });

install({
  abilities: [
    mayGain('focuses', 'focus'),
    mayGain('evades', 'evade'),
    ability({
      id: 'must-calculate',
      rules: RULES,
      during: 'system phase',
      effect: (state, self) => gainToken(state, self.source, 'calculate', RULES, { by: 'p1' }),
    }),
  ],
});

/** Ships with these cards, far from each other, as the System Phase begins. */
function systemPhase(ships: Record<string, ShipSpec & { with: readonly string[] }>, order = ['p1', 'p2']): Table {
  const placed = Object.entries(ships).map(
    ([id, { with: _, ...ship }], i) => [id, { at: [100 + 150 * i, 300], ...ship }] as const,
  );
  const table = xwingTable({ phase: 'system', order, ships: Object.fromEntries(placed) });
  for (const [id, { with: cards }] of Object.entries(ships))
    for (const card of cards) bringIntoPlay(table.state, card, id, table.ship(id).player);
  return table.run('system phase');
}

/** Everybody uses whatever is offered first; who gained which token, in order. */
function everythingUsed(table: Table): string[] {
  while (!table.ended) table.answer(table.legal('act')[0] ?? table.legal('use-ability')[0] ?? {});
  return table.happened('token-gained').map((event) => `${event.ship} ${event.token}`);
}

test('ships act in ascending order of initiative, whoever is the first player [xw.system-phase.01, xw.initiative.02]', () => {
  const table = systemPhase({
    fifth: { initiative: 5, with: ['focuses'] },
    second: { player: 'p2', initiative: 2, with: ['focuses'] },
    fourth: { initiative: 4, with: ['focuses'] },
  });
  expect(everythingUsed(table)).toEqual(['second focus', 'fourth focus', 'fifth focus']);
});

test('each ability of the phase is offered once, alone or not at all; whoever has none is passed over [xw.system-phase.02]', () => {
  const table = systemPhase({ red: { with: ['focuses', 'evades'] }, idle: { with: [] } });
  expect(table.legal().map((each) => (each.type === 'use-ability' ? each.ability : each.type))).toEqual([
    'focuses',
    'evades',
    'end-system-turn',
  ]);
  table.answer({ type: 'use-ability', ability: 'evades' });
  expect(table.refusal({ type: 'use-ability', ability: 'evades' })).toBe('once-per-opportunity');
  table.answer({ type: 'end-system-turn' });
  expect(table.ended).toBe(true);
  expect(table.ship('red').tokens).toMatchObject({ focus: 0, evade: 1 });

  const none = systemPhase({ red: { with: ['focuses', 'evades'] } }).answer({ type: 'end-system-turn' });
  expect(none.happened('token-gained')).toEqual([]);
  expect(systemPhase({ red: { with: [] }, tie: { player: 'p2', with: [] } }).ended).toBe(true);
});

test('an ability of the phase without "may" has to be used before its ship is done', () => {
  const table = systemPhase({ red: { with: ['must-calculate', 'focuses'] } });
  expect(table.refusal({ type: 'end-system-turn' })).toBe('mandatory');
  table.answer({ type: 'use-ability', ability: 'must-calculate' });
  expect(table.refusal({ type: 'end-system-turn' })).toBeNull();
});

test('ships of one player with the same initiative act in the order he or she chooses, one after the other [xw.system-phase.04]', () => {
  const ships = {
    red: { initiative: 4, with: ['focuses', 'evades'] },
    blue: { initiative: 4, with: ['focuses', 'evades'] },
    late: { initiative: 6, with: ['focuses'] },
  };
  const table = systemPhase(ships);
  expect(table.asks).toBe('choose which ship acts');
  expect(table.legal('act').map((each) => each.ship)).toEqual(['red', 'blue']);
  expect(table.refusal({ type: 'act', ship: 'late' })).toBe('initiative-order');
  expect(table.candidates).toHaveLength(3);
  table.answer({ type: 'act', ship: 'blue' });
  expect([...new Set(table.legal('use-ability').map((each) => each.source))]).toEqual(['blue']);
  table.answer({ type: 'use-ability', ability: 'evades' });
  expect([...new Set(table.legal('use-ability').map((each) => each.source))]).toEqual(['blue']);
  expect(everythingUsed(table)).toEqual(['blue evade', 'blue focus', 'red focus', 'red evade', 'late focus']);
});

test('of each ship that does not act now the reason is told; ships of others and in reserve are no question [xw.system-phase.04, xw.system-phase.02]', () => {
  const table = systemPhase({
    early: { initiative: 2, with: ['focuses'] },
    red: { initiative: 4, with: ['focuses'] },
    blue: { initiative: 4, with: ['focuses'] },
    green: { initiative: 4, with: ['focuses'] },
    idle: { initiative: 4, with: [] },
    idler: { initiative: 5, with: [] },
    late: { initiative: 6, with: ['focuses'] },
    docked: { initiative: 4, with: ['focuses'], place: 'reserve' },
    tie: { player: 'p2', initiative: 4, with: ['focuses'] },
  });
  table.answer({ type: 'use-ability', ability: 'focuses' });
  const asked = () =>
    Object.fromEntries(table.candidates.map(({ action, not }) => ['ship' in action && action.ship, not?.code ?? null]));
  const always = { early: 'already-acted', idle: 'nothing-to-use', idler: 'nothing-to-use', late: 'initiative-order' };
  expect(asked()).toEqual({ ...always, red: null, blue: null, green: null });
  table.answer({ type: 'act', ship: 'blue' }).answer({ type: 'use-ability', ability: 'focuses' });
  expect(asked()).toEqual({ ...always, red: null, blue: 'already-acted', green: null });
});

test('at the same initiative all ships of the first player act, then those of the second [xw.system-phase.05, xw.player-order.05]', () => {
  const ships = {
    tie: { player: 'p2', initiative: 3, with: ['focuses'] },
    red: { initiative: 3, with: ['focuses'] },
    wing: { player: 'p2', initiative: 3, with: ['focuses'] },
    blue: { initiative: 3, with: ['focuses'] },
  };
  const by = (order: string[]): string[] =>
    everythingUsed(systemPhase(ships, order)).map((each) => each.split(' ')[0] ?? '');
  expect(by(['p1', 'p2'])).toEqual(['red', 'blue', 'tie', 'wing']);
  expect(by(['p2', 'p1'])).toEqual(['tie', 'wing', 'red', 'blue']);
});
