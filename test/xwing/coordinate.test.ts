/** Coordinating: another friendly ship at range 1-2 may perform an action. */
import { coordinate } from '../../src/xwing/procedures/coordinate';
import { xwingTable, type ShipOnTable, type Table } from './table';

/** A Lambda-class shuttle, large, at [450, 400]. */
const SHUTTLE = { pilot: 'omicrongrouppilot', at: [450, 400] as const };
/** Distances from its base, straight ahead, for small ships. */
const at = (mm: number): [number, number] => [450, 400 + 40 + mm + 20];
const ENEMY = { x: { player: 'p2', at: [850, 850] as const } };

function coordinating(others: Record<string, ShipOnTable>, red: ShipOnTable = {}): Table {
  return xwingTable({
    ships: { red: { ...SHUTTLE, ...red }, ...others, ...ENEMY },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  }).answer({ type: 'perform-action', action: 'coordinate' });
}

test('the ship that performs the action is the coordinating ship [xw.coordinate.01]', () => {
  const table = coordinating({ wing: { at: at(50) } });
  expect(table.legal()).toEqual([{ type: 'choose-coordinated', player: 'p1', ship: 'red', on: 'wing' }]);
  table.answer({ on: 'wing' });
  expect(table.happened('coordinated')).toMatchObject([{ ship: 'red', on: 'wing' }]);
});

test('ranges to all friendly ships are known before one is chosen [xw.coordinate.02]', () => {
  const table = coordinating({ one: { at: at(50) }, two: { at: at(150) }, three: { at: at(250) } });
  expect(table.candidates).toMatchObject([
    { action: { on: 'one' }, not: null },
    { action: { on: 'two' }, not: null },
    { action: { on: 'three' }, not: { code: 'out-of-range', facts: { range: 3, distance: 250 } } },
  ]);
});

test('another friendly ship at range 1-2, no enemy and not itself [xw.coordinate.03]', () => {
  const table = coordinating({
    zero: { at: [510, 400] },
    one: { at: at(1) },
    two: { at: [250 - 10, 400] },
    three: { at: at(201) },
    foe: { player: 'p2', at: [450, 300] },
  });
  expect(table.legal('choose-coordinated').map((each) => each.on)).toEqual(['one', 'two']);
  expect(['zero', 'three'].map((on) => table.refusal({ on }))).toEqual(['out-of-range', 'out-of-range']);
  expect(['red', 'foe'].map((on) => table.refusal({ on }))).toEqual([undefined, undefined]);
});

describe('the chosen ship', () => {
  const chosen = (wing: ShipOnTable): Table => coordinating({ wing: { at: at(50), ...wing } }).answer({ on: 'wing' });

  test('may perform one action that is open to it, or none [xw.coordinate.04]', () => {
    const table = chosen({ actions: ['lock'] });
    expect(table.legal().map((each) => ('action' in each ? each.action : each.type))).toEqual([
      'focus',
      'barrel-roll',
      'decline-action',
    ]);
    table.answer({ action: 'focus' });
    expect(table.happened('token-gained')).toMatchObject([{ ship: 'wing', token: 'focus' }]);
    expect(table.ship('wing').actions).toEqual(['lock', 'focus']);
    // One, and no more.
    expect(table.offers({ type: 'perform-action', ship: 'wing', action: 'barrel-roll' })).toBe(false);
    const none = chosen({}).answer({ type: 'decline-action', ship: 'wing' });
    expect(none.happened('action-performed')).toMatchObject([{ ship: 'red', action: 'coordinate' }]);
  });

  test('performs none while it is stressed: coordinating succeeds all the same [xw.coordinate.04]', () => {
    const table = chosen({ tokens: { stress: 1 } });
    expect(table.happened('action-not-possible')).toMatchObject([{ ship: 'wing', code: 'stressed' }]);
    expect(table.happened('action-performed')).toMatchObject([{ ship: 'red', action: 'coordinate' }]);
  });

  test('whose action fails does not make the coordinate fail [xw.coordinate.06]', () => {
    const table = coordinating({ wing: { at: at(50), pilot: 'phoenixsquadronpilot' }, wall: { at: [450, 590] } });
    table.answer({ on: 'wing' }).answer({ action: 'boost' }).answer({ template: 'straight' });
    expect(table.happened('action-failed')).toMatchObject([{ ship: 'wing', action: 'boost' }]);
    expect(table.happened('action-failed')).toHaveLength(1);
    expect(table.happened('action-performed')).toMatchObject([{ ship: 'red', action: 'coordinate' }]);
  });
});

test('with no other friendly ship at range 1-2 it fails [xw.coordinate.05]', () => {
  const table = coordinating({ zero: { at: [510, 400] }, three: { at: at(250) } });
  expect(table.happened('effect-failed')).toMatchObject([{ ship: 'red', what: 'coordinate', code: 'no-ship' }]);
  expect(table.happened('action-failed')).toMatchObject([{ ship: 'red', action: 'coordinate' }]);
  expect(table.happened('action-performed')).toEqual([]);
  expect(table.happened('coordinated')).toEqual([]);
});

test('a ship that coordinates by an ability performs no action: the action stays open to it [xw.coordinate.07]', () => {
  const bare = xwingTable({ phase: 'activation', ships: { red: SHUTTLE, wing: { at: at(50) }, ...ENEMY } });
  bare
    .do((state) => coordinate(state, 'red'))
    .answer({ on: 'wing' })
    .answer({ type: 'decline-action' });
  expect([bare.ship('red').actions, bare.happened('action-attempted')]).toEqual([[], []]);
  bare.run('activation', { ship: 'red', maneuver: null, ion: false, difficulty: 0, speed: null, skips: [] });
  expect(bare.refusal({ type: 'perform-action', action: 'coordinate' })).toBeNull();
});
