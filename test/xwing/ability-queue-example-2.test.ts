/** The rulebook's second worked example of the ability queue: "Chopper", Kyle Katarn, and Old Teroch with Static Discharge Vanes. */
import { xwingTable, type Table, type TableSpec } from './table';

/** Old Teroch touches "Chopper"; Kyle, with two focus tokens and his turret towards "Chopper", is at range 1 of him. */
const start = (changes: Partial<TableSpec> = {}): Table =>
  xwingTable({
    ships: {
      chopper: { pilot: 'chopper', at: [300, 300] },
      kyle: { pilot: 'kylekatarn', at: [380, 300], facing: 315, turret: 'front', tokens: { focus: 2 } },
      teroch: { player: 'p2', pilot: 'oldteroch', upgrades: ['staticdischargevanes'], at: [300, 360], facing: 180 },
    },
    moment: 'engagement',
    ...changes,
  });

const inOrder = (): Table => start().order('chopper');
const vanes = (): Table => inOrder().use('static-discharge-vanes').choose('static-discharge-vanes', 'kyle');
const jammed = (): Table => vanes().answer({ type: 'jam-removes', removes: 'focus' });

test('the abilities of the first player come before those of the opponent [xw.ability-queue-example-2.01]', () => {
  const table = start();
  expect(table.by).toEqual(['p1']);
  expect(table.legal('order-ability').map((each) => each.ability)).toEqual(['chopper', 'kyle-katarn']);
  table.order('kyle-katarn');
  expect(table.happened('ability-queued').map((each) => each.ability)).toEqual([
    'kyle-katarn',
    'chopper',
    'old-teroch',
  ]);
});

test('"Chopper" jams each enemy ship at range 0, twice, and none at range 1 [xw.ability-queue-example-2.01]', () => {
  const enemy = { player: 'p2', pilot: 'academypilot', facing: 180 };
  const table = xwingTable({
    ships: {
      chopper: { pilot: 'chopper', at: [300, 300] },
      friend: { at: [360, 300] },
      near: { ...enemy, at: [300, 360] },
      apart: { ...enemy, at: [300, 420] },
    },
    moment: 'engagement',
  });
  expect(['near', 'apart', 'friend'].map((id) => table.ship(id).tokens.jam)).toEqual([2, 0, 0]);
});

test('with player B first, Old Teroch comes before "Chopper" and Kyle [xw.ability-queue-example-2.03]', () => {
  const table = start({ order: ['p2', 'p1'] }).order('chopper');
  expect(table.happened('ability-queued').map((each) => each.ability)).toEqual([
    'old-teroch',
    'chopper',
    'kyle-katarn',
  ]);
});

test('step 1: the Vanes take one of the two jam tokens to Kyle at once; his ability still waits [xw.ability-queue-example-2.04]', () => {
  const table = vanes();
  expect(table.ship('teroch').tokens).toMatchObject({ stress: 1, jam: 0 });
  expect(table.ship('kyle').tokens.jam).toBe(1);
  expect(table.queue).toEqual(['kyle-katarn@kyle', 'old-teroch@teroch']);
  table.answer({ type: 'jam-removes', removes: 'focus' });
  expect(table.ship('teroch').tokens).toMatchObject({ stress: 1, jam: 1 });
});

test('step 2: the jam token removes one of his focus tokens, and he transfers the last one [xw.ability-queue-example-2.05]', () => {
  const table = jammed();
  expect(table.ship('kyle').tokens).toMatchObject({ focus: 1, jam: 0 });
  table.choose('kyle-katarn', 'chopper');
  expect(table.ship('kyle').tokens.focus).toBe(0);
  expect(table.ship('chopper').tokens.focus).toBe(1);
});

test('a queued ability uses what is there when it resolves: Kyle has one token left, not two [xw.ability-queue-example-2.02]', () => {
  const table = jammed();
  expect(table.asks).toBe('kyle-katarn');
  table.choose('kyle-katarn', 'chopper');
  expect(table.happened('token-gained').filter((each) => each.ship === 'chopper')).toHaveLength(1);
  expect(table.offers({ ability: 'kyle-katarn' })).toBe(false);
  expect(table.ship('kyle').tokens.focus).toBe(0);
});

test('step 3: Old Teroch cannot choose "Chopper" at range 0, and Kyle has nothing left to lose [xw.ability-queue-example-2.06, xw.ability-queue.06]', () => {
  const table = jammed().choose('kyle-katarn', 'chopper');
  expect(table.legal('choose').map((each) => each.chosen)).toEqual(['kyle']);
  const why = table.whyNot({
    type: 'choose',
    player: 'p2',
    ability: 'old-teroch',
    source: 'teroch',
    chosen: 'chopper',
  });
  expect(why).toMatchObject({ code: 'not-at-range' });
  table.choose('old-teroch', 'kyle');
  expect(table.ship('chopper').tokens.focus).toBe(1);
});
