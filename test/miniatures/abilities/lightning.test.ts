/** Force Lightning that leaps to two characters beside its target. */
import { skirmish, type OnTable } from '../table';
import { activated, choices, damages, having, saves, using, whyNotUse } from './having';

const enemy = (column: number, row: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [column, row],
  player: 'p2',
  ...more,
});

const table = (ann: OnTable, more: Record<string, OnTable> = {}, bob: Partial<OnTable> = {}) =>
  skirmish({ characters: { ann, bob: enemy(7, 5, bob), ...more } });

const BESIDE = { cid: enemy(8, 5), eve: { at: [7, 6] as [number, number] } };

test.each<[string, number, number, string]>([
  ['force-lightning', 30, 30, 'min.force-lightning.01'],
  ['force-lightning-2', 0, 30, 'min.force-lightning-2.01'],
])('%s %i: %i damage to a target and two beside it, friend or foe [%s]', (id, value, damage) => {
  const ann = having(id, value || undefined);
  const used = saves(using(table(ann, BESIDE), id, { target: 'bob', also: ['cid', 'eve'] }), {});
  expect(damages(used, 'bob', 'cid', 'eve', 'ann')).toEqual([damage, damage, damage, 0]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  // Two of three, as who uses it likes; of one that one; of none none.
  const three = choices(table(ann, { ...BESIDE, dan: { at: [6, 6] } }), id);
  expect(three).toEqual(
    [
      ['cid', 'eve'],
      ['cid', 'dan'],
      ['eve', 'dan'],
    ].map((also) => ({ target: 'bob', also })),
  );
  expect(choices(table(ann, { eve: BESIDE.eve }), id)).toEqual([{ target: 'bob', also: ['eve'] }]);
  expect(choices(table(ann), id)).toEqual([{ target: 'bob', also: [] }]);
});

test('who uses it is hit where there are not enough others [min.force-lightning.01, min.force-lightning-2.01, min.force-lightning-5.01]', () => {
  for (const [id, value] of [['force-lightning', 30], ['force-lightning-2'], ['force-lightning-5']] as [
    string,
    number?,
  ][]) {
    const near = (more: Record<string, OnTable>) => table(having(id, value), more, { at: [3, 5] });
    expect(choices(near({ eve: { at: [3, 6] } }), id)).toEqual([{ target: 'bob', also: ['ann', 'eve'] }]);
    expect(choices(near({ eve: { at: [3, 6] }, cid: enemy(4, 5) }), id)).toContainEqual({
      target: 'bob',
      also: ['eve', 'cid'],
    });
  }
});

test('the target is a legal one within 6 squares, the others need not be [min.force-lightning.02, min.force-lightning-2.01]', () => {
  for (const [id, value] of [['force-lightning', 30], ['force-lightning-2']] as [string, number?][]) {
    // Cid has cover behind bob, and is 7 squares away.
    const ann = having(id, value, { at: [1, 5] });
    const all = choices(table(ann, { cid: enemy(8, 5) }), id);
    expect(all).toEqual([{ target: 'bob', also: ['cid'] }]);
    expect(whyNotUse(table(having(id, value, { at: [0, 5] })), id, value).code).toBe('out-of-range');
  }
});

test('it is no attack [min.force-lightning.03]', () => {
  const bob = { force: 3, powers: ['lightsaber-deflect'], defense: 99 };
  const used = saves(
    using(
      table(having('force-lightning', 30), { guard: enemy(8, 6, { abilities: ['bodyguard'] }) }, bob),
      'force-lightning',
      {
        target: 'bob',
        also: ['guard'],
      },
    ),
    {},
  );
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(damages(used, 'bob', 'guard')).toEqual([30, 30]);
});

const strongest = (rolls: Record<string, number>, ann: Partial<OnTable> = {}) =>
  saves(
    using(table(having('force-lightning-5', undefined, ann), BESIDE), 'force-lightning-5', {
      target: 'bob',
      also: ['cid', 'eve'],
    }),
    rolls,
  );

test('Force Lightning 5: 60 damage to three, for the whole turn and 4 Force points [min.force-lightning-5.01]', () => {
  const used = strongest({ bob: 20, cid: 20, eve: 20 });
  expect(damages(used, 'bob', 'cid', 'eve')).toEqual([60, 60, 60]);
  expect(used.character('ann').force).toBe(5);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
});

test('it stuns all whom it hits, each but for its own save of 16 [min.force-lightning-5.02, min.force-lightning-5.04]', () => {
  const used = strongest({ bob: 16, cid: 15, eve: 2 });
  expect(activated(used, 'bob', 'cid', 'eve')).toEqual([false, true, true]);
  expect(damages(used, 'bob', 'cid')).toEqual([60, 60]);
});

const CORNER = `
  +-+-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . .|
  + + + + + + +-+-+-+-+
  |. . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+`;

test('one out of sight at 7 squares may be among them [min.force-lightning-5.03]', () => {
  const around = skirmish({
    map: CORNER,
    characters: {
      ann: having('force-lightning-5', undefined, { at: [0, 1] }),
      bob: enemy(5, 0),
      cid: enemy(6, 0),
    },
  });
  expect(around.targets()).toEqual(['bob']);
  expect(choices(around, 'force-lightning-5')).toEqual([{ target: 'bob', also: ['cid'] }]);
});
