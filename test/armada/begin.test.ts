/** Positions that cannot be are refused with their place; what can be is taken up. */
import type { Rejection } from '../../src/core';
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

describe('what no game can reach is refused', () => {
  const NEBULON = 'nebulon-b-escort-frigate';

  test.each<[string, string, TableSpec['ships']]>([
    ['wrong-ship', 'arm.upgrade-cards.08', { a: { upgrades: ['redemption'] } }],
    [
      'two-commanders',
      'arm.commanders.03',
      { a: { upgrades: ['general-dodonna'] }, b: { upgrades: ['general-dodonna'] } },
    ],
    [
      'unique-name-twice',
      'arm.unique-names.02',
      { a: { upgrades: ['leia-organa'] }, b: { upgrades: ['leia-organa'] } },
    ],
  ])('cards of a fleet: %s [%s]', (code, rule, ships) => {
    const refused = refusal({ ships }) as Rejection;
    expect(refused).toMatchObject({ code, path: expect.arrayContaining(['ships']) as unknown });
    expect(refused.rules).toContain(rule);
  });

  test('a unique squadron twice [arm.unique-names.02]', () => {
    const luke = { card: 'luke-skywalker' } as const;
    const two = { luke: { ...luke, at: [700, 300] as const }, other: { ...luke, at: [800, 300] as const } };
    expect(refusal({ squadrons: two })).toMatchObject({ code: 'unique-name-twice', path: ['squadrons', 1, 'card'] });
  });

  test('each player has a fleet: both may bring a unique card [arm.unique-names.02]', () => {
    const ships = { a: { upgrades: ['leia-organa'] }, b: { owner: 'p2', card: NEBULON, upgrades: ['leia-organa'] } };
    expect(refusal({ ships })).toBeNull();
  });

  test('a seventh round without unlimited rounds [arm.round.04, arm.unlimited-rounds.01]', () => {
    expect(refusal({ round: 6 })).toBeNull();
    expect(refusal({ round: 7 })).toMatchObject({
      path: ['round'],
      rules: ['arm.round.04', 'arm.unlimited-rounds.01'],
    });
    expect(refusal({ round: 7, unlimitedRounds: true })).toBeNull();
  });

  test('an objective in unlimited rounds, victory tokens without one [arm.unlimited-rounds.02, arm.victory-tokens.01]', () => {
    expect(refusal({ unlimitedRounds: true, objective: 'fire-lanes' })).toMatchObject({ path: ['objective'] });
    expect(refusal({ victoryTokens: [0, 1] })).toMatchObject({ path: ['players', 1, 'victoryTokens'] });
    expect(refusal({ victoryTokens: [0, 1], objective: 'fire-lanes' })).toBeNull();
  });
});
