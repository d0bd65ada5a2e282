import { xwingTable, type Table } from './table';
import type { TokenKind } from '../../src/xwing/model/state';
import { breakLock } from '../../src/xwing/effects/locks';
import { greenTokens } from '../../src/xwing/queries/tokens';

const endPhase = (tokens: Partial<Record<TokenKind, number>>): Table =>
  xwingTable({
    phase: 'end',
    ships: { red: { tokens }, tie: { player: 'p2', at: [400, 400] } },
    locks: [['red', 'tie']],
  }).run('end phase');

test('focus tokens are circular and green [xw.focus.03]', () => {
  const it = xwingTable({ ships: { red: { tokens: { focus: 1, stress: 1 } } } });
  expect(greenTokens(it.ship('red'))).toEqual(['focus']);
  expect(endPhase({ focus: 2 }).ship('red').tokens.focus).toBe(0);
});

test('evade tokens are circular and green [xw.evade.03]', () => {
  const it = xwingTable({ ships: { red: { tokens: { evade: 1, ion: 1 } } } });
  expect(greenTokens(it.ship('red'))).toEqual(['evade']);
  expect(endPhase({ evade: 1 }).ship('red').tokens.evade).toBe(0);
});

test('calculate tokens are circular and green [xw.calculate.03]', () => {
  expect(endPhase({ calculate: 2 }).ship('red').tokens.calculate).toBe(0);
});

test('disarm tokens are circular: a ship is disarmed until the End Phase [xw.disarm.03]', () => {
  expect(endPhase({ disarm: 1 }).ship('red').tokens.disarm).toBe(0);
});

test('a lock outlasts the End Phase [xw.lock.05]', () => {
  expect(endPhase({}).state.locks).toEqual([{ by: 'red', on: 'tie' }]);
});

test('to break a lock is to remove the token of the ship that has it, and no other [xw.lock.07]', () => {
  const it = xwingTable({
    ships: { red: {}, blue: { at: [200, 200] }, tie: { player: 'p2', at: [400, 400] } },
    locks: [
      ['red', 'tie'],
      ['blue', 'tie'],
    ],
  });
  it.do((state) => breakLock(state, { by: 'red', on: 'tie' }, ['xw.lock.11']));
  expect(it.state.locks).toEqual([{ by: 'blue', on: 'tie' }]);
});
