/** Events come in the order in which things happen: a cause before what it brings about. */
import { xwingTable, type Table } from './table';
import type { XwingEvent } from '../../src/xwing';
import { acquireLock } from '../../src/xwing/procedures/lock';
import { performAction } from '../../src/xwing/procedures/perform-action';
import { executeManeuver } from '../../src/xwing/procedures/maneuver';
import { sufferDamage } from '../../src/xwing/procedures/suffer-damage';
import { gainToken } from '../../src/xwing/effects/tokens';

const NO_SHIELDS = { active: 0, limit: 2, recovers: 0 };

/** The events of these types, each with the token that it is about. */
const told = (table: Table, ...types: XwingEvent['type'][]): string[] =>
  table.events
    .filter((event) => types.includes(event.type))
    .map((event) => ('token' in event ? `${event.type} ${event.token}` : event.type));

test('damage is suffered, a shield is lost by it [xw.damage.04]', () => {
  const table = xwingTable({ phase: 'system', ships: { red: { shields: { ...NO_SHIELDS, active: 2 } } } });
  table.do((state) => sufferDamage(state, 'red', { hit: 1, crit: 0 }, ['xw.damage.03']));
  expect(told(table, 'damage-suffered', 'shield-lost')).toEqual(['damage-suffered', 'shield-lost']);
});

test('damage is suffered, a card is dealt, the ship is destroyed and removed [xw.damage.05, xw.destroying-ships.01]', () => {
  const table = xwingTable({ phase: 'system', ships: { red: { hull: 1, shields: NO_SHIELDS } } });
  table.do((state) => sufferDamage(state, 'red', { hit: 1, crit: 0 }, ['xw.damage.03']));
  const types = ['damage-suffered', 'damage-card-dealt', 'ship-destroyed', 'ship-removed'] as const;
  expect(told(table, ...types)).toEqual(types);
});

test('a jammed ship gains a token before it loses it [xw.jam.07]', () => {
  const table = xwingTable({ phase: 'system', ships: { red: { tokens: { jam: 1 } } } });
  table.do((state) => gainToken(state, 'red', 'focus', ['xw.focus.01'], { by: 'p1' }));
  expect(told(table, 'token-gained', 'token-removed')).toEqual([
    'token-gained focus',
    'token-removed focus',
    'token-removed jam',
  ]);
});

test('one jam token costs one of two tokens that are gained together: with it gone the ship keeps the other [xw.jam.07]', () => {
  const gains = (jam: number) => {
    const table = xwingTable({ phase: 'system', ships: { red: { tokens: { jam } } } });
    return table.do((state) => {
      gainToken(state, 'red', 'focus', ['xw.focus.01'], { by: 'p1' });
      gainToken(state, 'red', 'evade', ['xw.evade.01'], { by: 'p1' });
    });
  };
  const tokens = (jam: number) => {
    const { focus, evade, jam: left } = gains(jam).ship('red').tokens;
    return { kept: focus + evade, left };
  };
  expect(tokens(1)).toEqual({ kept: 1, left: 0 });
  expect(tokens(2)).toEqual({ kept: 0, left: 0 });
  expect(tokens(3)).toEqual({ kept: 0, left: 1 });
});

test('a ship gains a jam token before that removes what it has [xw.jam.05]', () => {
  const table = xwingTable({ phase: 'system', ships: { red: { tokens: { focus: 1 } } } });
  table.do((state) => gainToken(state, 'red', 'jam', ['xw.jam.05'], { by: 'p2' }));
  table.answer({ type: 'jam-removes', removes: 'focus' });
  expect(told(table, 'token-gained', 'token-removed')).toEqual([
    'token-gained jam',
    'token-removed focus',
    'token-removed jam',
  ]);
});

test('a jammed ship acquires a lock before that is broken [xw.jam.07, xw.jam.10]', () => {
  const table = xwingTable({
    phase: 'system',
    ships: { red: { at: [200, 200], tokens: { jam: 1 } }, tie: { at: [200, 300], player: 'p2' } },
  });
  table.do((state) => acquireLock(state, 'red')).answer({ type: 'choose-lock', on: 'tie' });
  expect(told(table, 'lock-acquired', 'lock-broken', 'token-removed')).toEqual([
    'lock-acquired',
    'lock-broken',
    'token-removed jam',
  ]);
});

test('an action is attempted and paid for, its effect fails, and so the action [xw.actions.09, xw.lock.08, xw.fail.06]', () => {
  const table = xwingTable({ phase: 'activation', ships: { red: {} } }).do((state) =>
    performAction(state, 'red', [{ action: 'lock', color: 'red' }], { may: false, source: 'test' }),
  );
  expect(told(table, 'action-attempted', 'token-gained', 'effect-failed', 'action-failed')).toEqual([
    'action-attempted',
    'token-gained stress',
    'effect-failed',
    'action-failed',
  ]);
  expect(table.happened('action-failed')).toMatchObject([{ because: [{ message: 'red keeps its stress token.' }] }]);
});

describe('a maneuver', () => {
  const flies = (obstacles: Record<string, { kind: 'asteroid' | 'debris'; at: [number, number] }>, speed: number) =>
    xwingTable({
      phase: 'activation',
      ships: { red: { at: [450, 300], shields: NO_SHIELDS }, tie: { at: [450, 850], player: 'p2' } },
      obstacles,
    }).do((state) => {
      const maneuver = { speed, bearing: 'straight', color: 'white' } as const;
      executeManeuver(state, 'red', maneuver, { inStep: true });
    });

  test('moves the ship, then it met the obstacle, then comes what that does [xw.move.02, xw.obstacles.03]', () => {
    const table = flies({ rock: { kind: 'asteroid', at: [450, 380] } }, 4).rolls('hit');
    const types = ['moved', 'moved-through', 'dice-rolled', 'damage-suffered', 'maneuver-executed'] as const;
    expect(told(table, ...types)).toEqual(types);
  });

  test('tells what the ship met in the order of the move [xw.obstacles.20]', () => {
    const two = { far: { kind: 'asteroid', at: [450, 480] }, near: { kind: 'debris', at: [450, 370] } } as const;
    const table = flies({ far: { ...two.far, at: [450, 480] }, near: { ...two.near, at: [450, 370] } }, 4);
    expect(table.happened('moved-through').map((each) => each.obstacle)).toEqual(['near', 'far']);
  });

  test('tells what the obstacle did not do after what it did, and before the ship is done [xw.obstacles.06, xw.obstacles.07]', () => {
    const table = flies({ cloud: { kind: 'debris', at: [450, 380] } }, 4).rolls('hit');
    expect(told(table, 'moved-through', 'token-gained', 'dice-rolled', 'no-effect', 'maneuver-executed')).toEqual([
      'moved-through',
      'token-gained stress',
      'dice-rolled',
      'no-effect',
      'no-effect',
      'maneuver-executed',
    ]);
    expect(table.happened('no-effect').map(({ what }) => what)).toEqual(['damage', 'skip']);
  });

  test('tells of the ship that it ran into before it is done [xw.overlap.03]', () => {
    const table = xwingTable({
      phase: 'activation',
      ships: { red: { at: [450, 300] }, tie: { at: [450, 440], player: 'p2' } },
    }).do((state) => executeManeuver(state, 'red', { speed: 3, bearing: 'straight', color: 'red' }, { inStep: true }));
    expect(told(table, 'moved', 'overlapped', 'token-gained', 'maneuver-executed')).toEqual([
      'moved',
      'overlapped',
      'token-gained stress',
      'maneuver-executed',
    ]);
  });
});
