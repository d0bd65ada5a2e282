/** The jam action: an enemy ship at range 1 is chosen. */
import { jam } from '../../src/xwing/procedures/jam';
import { xwingTable, type ShipOnTable, type Table } from './table';

/** A Scurrg's crew jams from [450, 400]. */
const JAMMER = { pilot: 'gandfindsman', at: [450, 400] as const };
/** Distances from the medium base of the jammer, straight ahead. */
const at = (mm: number): [number, number] => [450, 400 + 30 + mm + 20];
const enemies = (...places: [number, number][]): Record<string, ShipOnTable> =>
  Object.fromEntries(places.map((place, i) => [`x${i + 1}`, { player: 'p2', at: place }]));

function jamming(others: Record<string, ShipOnTable>): Table {
  return xwingTable({
    ships: { red: JAMMER, ...others },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  }).answer({ type: 'perform-action', action: 'jam' });
}

test('the ship that performs the action jams an enemy [xw.jam.01]', () => {
  const table = jamming(enemies(at(60)));
  expect(table.by).toEqual(['p1']);
  expect(table.candidates.map(({ action }) => action)).toEqual([
    { type: 'choose-jammed', player: 'p1', ship: 'red', on: 'x1' },
  ]);
  table.answer({ type: 'choose-jammed', on: 'x1' });
  expect(table.happened('token-gained')).toMatchObject([{ ship: 'x1', token: 'jam', by: 'p1' }]);
  expect(table.happened('action-performed')).toMatchObject([{ ship: 'red', action: 'jam' }]);
});

test('only an enemy ship at range 1 can be chosen, and has to be [xw.jam.02]', () => {
  const near = { friend: { at: [520, 400] as const } };
  const table = jamming({
    ...enemies([450, 450], at(99), [330, 400], at(101).map((v, i) => v + (i === 0 ? 50 : 0)) as [number, number]),
    ...near,
  });
  // x1 touches it, x4 is at range 2, the friend is no enemy.
  expect(table.legal().map((each) => ('on' in each ? each.on : each.type))).toEqual(['x2', 'x3']);
  expect([1, 4].map((i) => table.refusal({ on: `x${i}` }))).toEqual(['out-of-range', 'out-of-range']);
  expect(table.refusal({ on: 'friend' })).toBeUndefined();
  table.answer({ on: 'x3' });
  expect(table.happened('token-gained')).toMatchObject([{ ship: 'x3', token: 'jam' }]);
  expect(table.happened('token-gained')).toHaveLength(1);
});

test('with no enemy ship at range 1 it fails; the action is used up, and nothing follows it [xw.jam.09]', () => {
  const table = jamming({ ...enemies(at(150)), friend: { at: [520, 400] } });
  expect(table.happened('effect-failed')).toMatchObject([{ ship: 'red', what: 'jam', code: 'no-ship' }]);
  expect(table.happened('action-failed')).toMatchObject([{ ship: 'red', action: 'jam' }]);
  expect(table.happened('action-performed')).toEqual([]);
  expect(table.happened('token-gained')).toEqual([]);
  const bare = xwingTable({ phase: 'activation', ships: { red: JAMMER, x: { player: 'p2', at: [100, 100] } } });
  expect(bare.do((state) => jam(state, 'red')).ship('red').actions).toEqual([]);
});

test('a ship that jams by an ability performs no action: the action stays open to it [xw.jam.11]', () => {
  const bare = xwingTable({ phase: 'activation', ships: { red: JAMMER, x: { player: 'p2', at: at(50) } } });
  bare.do((state) => jam(state, 'red')).answer({ on: 'x' });
  expect(bare.ship('x').tokens.jam).toBe(1);
  expect([bare.ship('red').actions, bare.happened('action-attempted')]).toEqual([[], []]);
  bare.run('activation', { ship: 'red', maneuver: null, ion: false, difficulty: 0, speed: null, skips: [] });
  expect(bare.refusal({ type: 'perform-action', action: 'jam' })).toBeNull();
});
