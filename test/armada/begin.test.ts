/** Positions that cannot be are refused with their place; what can be is taken up. */
import { armada } from '../../src/armada/game';
import type { Position } from '../../src/armada/begin/position';
import { LENGTHS } from '../../src/armada/facts';
import { positionOf, type ShipOnTable, type TableSpec } from './table';

function refusal(spec: Partial<TableSpec>, change: (position: Position) => void = () => undefined): unknown {
  const position = positionOf({ ships: { cr90: { at: [500, 300] } }, moment: { phase: 'ship' }, ...spec });
  change(position);
  const begun = armada.resume(position, { mode: 'manual' });
  return 'left' in begun ? begun.left : null;
}

const withShip = (ship: ShipOnTable): Partial<TableSpec> => ({ ships: { cr90: { at: [500, 300], ...ship } } });

test('a position that can be is taken up', () => {
  expect(refusal({})).toBeNull();
});

test.each<[string, ShipOnTable]>([
  ['beyond-limit', { shields: { front: 3 } }],
  ['no-such-speed', { speed: 5 }],
  ['beyond-limit', { tokens: ['repair', 'navigate'] }],
  ['beyond-limit', { dials: ['repair', 'navigate'] }],
  ['destroyed', { damage: { facedown: 4 } }],
  ['no-card-left', { damage: { faceup: ['crew-panic', 'crew-panic', 'crew-panic'] } }],
  ['outside', { at: [10, 10] }],
  ['unknown-ship-card', { card: 'cr91' }],
])('a ship that cannot be so: %s [arm.shields.04, arm.speed.06, arm.command-tokens.04]', (code, ship) => {
  expect(refusal(withShip(ship))).toMatchObject({ code, path: expect.arrayContaining(['ships', 0]) as unknown });
});

test('bases do not lie on each other [arm.overlapping.17]', () => {
  expect(refusal({ squadrons: { x: { at: [510, 300] } } })).toMatchObject({ code: 'bases-overlap' });
});

test('a player without ships has lost already [arm.winning-and-losing.03]', () => {
  expect(refusal({}, (position) => void position.ships.pop())).toMatchObject({ code: 'no-ships' });
});

test('moments name what there is', () => {
  expect(refusal({ moment: { phase: 'ship', ship: 'cr9' } })).toMatchObject({ code: 'unknown-ship' });
  expect(refusal({ moment: { phase: 'status', ship: 'cr90' } })).toMatchObject({ code: 'no-activation' });
  expect(refusal({ moment: { phase: 'ship', ship: 'cr90', step: 'fly' } })).toMatchObject({ code: 'unknown-step' });
  expect(refusal({ moment: { phase: 'command', turn: 'p1' } })).toMatchObject({ code: 'no-turns' });
});

test('lengths can be others that somebody measured, and none that no piece has', () => {
  expect(refusal({ lengths: { ...LENGTHS, squadronRadius: 16.875 } as never })).toBeNull();
  expect(refusal({ lengths: { ...LENGTHS, squadronRadius: 300 } as never })).toMatchObject({ code: 'bad-lengths' });
});
