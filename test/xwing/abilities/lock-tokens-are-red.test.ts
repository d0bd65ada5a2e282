/** Lock tokens are red tokens among the others: every card that removes, passes on or counts red tokens sees them (xw.lock.05). */
import type { Candidate, Json } from '../../../src/core';
import { tablesOf } from '../../../src/core/engine/tables';
import { engine } from '../../../src/xwing/engine';
import { carriersOn } from '../../../src/xwing/queries/carriers';
import { type ShipOnTable, type Table, xwingTable } from '../table';
import { type CardCase, expectCase } from './card-cases';

const { registry } = tablesOf(engine);
const LOCK = { lockOf: 'foe' };
/** Red attacks foe, near to a friend; all of them are locked, foe by red. */
function locked(red: ShipOnTable): Table {
  return xwingTable({
    ships: {
      red: { at: [450, 300], ...red },
      friend: { at: [450, 240] },
      foe: { player: 'p2', at: [450, 420], facing: 180 },
    },
    locks: [['foe', 'red']],
    moment: { phase: 'engagement', ship: 'red' },
  });
}
/** What the ability of red offers, `about` being what triggered it. */
function offeredTo(table: Table, ability: string, about: object | null): readonly Json[] {
  const entry = registry.byId.get(ability)!;
  const source = carriersOn(table.ship('red')).find(({ card }) => card === entry.card)!.source;
  const self = { ability, source, controller: 'p1', event: about } as never;
  return (entry.choose!(table.state, self) as readonly Candidate<Json>[]).map(({ action }) => action);
}
const CASES: readonly CardCase[] = [
  {
    ability: 'matchstick',
    red: { pilot: 'matchstick', tokens: { stress: 1 } },
    locks: [['tie', 'red']],
    chosen: [0, 1],
    rerolled: ['hit', 'hit'],
    not: { 'neither red token nor lock': { red: { tokens: {} }, locks: [] } },
  },
  {
    ability: 'instigator',
    red: { upgrades: ['instigator'] },
    locks: [['red', 'tie']],
    chosen: [0, 1],
    rerolled: ['hit', 'hit'],
    not: { 'not locked': { locks: [] } },
  },
  {
    ability: 'r4-b11',
    red: { upgrades: ['r4b11'] },
    locks: [['red', 'tie']],
    chosen: { token: { lockOf: 'red' }, dice: [0, 1] },
    rerolled: ['focus', 'focus'],
    happened: [{ type: 'lock-broken', ship: 'red', on: 'tie' }],
    not: { 'not locked': { locks: [] } },
  },
];

test.each([
  ['derek-klivian', { pilot: 'derekklivian' }, null, LOCK],
  ['count-dooku-defends', { pilot: 'countdooku' }, null, LOCK],
  ['outrider-sheds', { upgrades: ['outrider'] }, null, LOCK],
  ['electronic-baffle', { upgrades: ['electronicbaffle'] }, null, LOCK],
  ['protectorate-gleb', { upgrades: ['protectorategleb'] }, null, LOCK],
  ['holo', { pilot: 'holo' }, null, { ship: 'friend', token: LOCK }],
] as const)('%s: the lock token on the ship is one of them [xw.lock.05]', (ability, red, about, chosen) => {
  expect(offeredTo(locked({ ...red } as ShipOnTable), ability, about)).toContainEqual(chosen);
});

test('Resupply Craft: of the ship that performed an action [xw.lock.05]', () => {
  const table = locked({ pilot: 'echobaseevacuees', at: [200, 600] });
  expect(offeredTo(table, 'resupply-craft', { ship: 'red' })).toContainEqual(LOCK);
});

test('Electronic Baffle: the lock is broken with its token [xw.lock.05, xw.lock.07]', () => {
  const table = xwingTable({
    ships: { red: { upgrades: ['electronicbaffle'] }, foe: { player: 'p2', at: [850, 850] } },
    locks: [['foe', 'red']],
    moment: 'end',
  }).choose('electronic-baffle', LOCK);
  expect(table.state.locks).toEqual([]);
  expect(table.happened('lock-broken')).toMatchObject([{ ship: 'foe', on: 'red' }]);
});

test.each(CASES.map((each) => [each.ability, each] as const))('%s: the lock counts [xw.lock.05]', (_id, each) =>
  expectCase(each),
);
