/** What is thrown at an enemy and reaches those beside it: Atlatl, Cesta, Missiles, Flamethrower, Net Gun, Sonic Stunner, Grenades. */
import { skirmish, type OnTable } from '../table';
import { activated, choices, damages, having, saves, using, whyNotUse } from './having';

/** Bob is 5 squares from ann; cid, also an enemy, and eve, her ally, stand beside him. */
const table = (ann: OnTable, more: Record<string, Partial<OnTable>> = {}, map?: string) =>
  skirmish({
    ...(map !== undefined && { map }),
    characters: {
      ann,
      bob: { at: [7, 5], player: 'p2', ...more['bob'] },
      cid: { at: [8, 5], player: 'p2', ...more['cid'] },
      eve: { at: [7, 6], ...more['eve'] },
      far: { at: [13, 0], player: 'p2', ...more['far'] },
    },
  });

test.each([
  ['atlatl', 20, 'min.atlatl.01, min.atlatl.02'],
  ['cesta', 40, 'min.cesta.01'],
  ['missiles', 40, 'min.missiles.01, min.missiles.03'],
  ['grenades', 20, 'min.grenades.01, min.grenades.03'],
])('%s %i: the target and all beside it, friend and foe, each with its own save of 11 [%s]', (id, value) => {
  const used = saves(using(table(having(id, value)), id, 'bob'), { eve: 11, bob: 10, cid: 15 });
  expect(damages(used, 'eve', 'bob', 'cid', 'far', 'ann')).toEqual([0, value, 0, 0, 0]);
  expect(saves(using(table(having(id, value)), id, 'bob'), { eve: 10, bob: 20, cid: 1 }).damage('eve')).toBe(value);
});

test('the target within 6 squares, or in line of sight [min.atlatl.01, min.cesta.01, min.missiles.01]', () => {
  const lone = (id: string) => skirmish({ characters: { ann: having(id, 20), bob: { at: [9, 5], player: 'p2' } } });
  expect(whyNotUse(lone('atlatl'), 'atlatl', 20).code).toBe('out-of-range');
  expect(choices(lone('cesta'), 'cesta')).toEqual(['bob']);
  expect(choices(lone('missiles'), 'missiles')).toEqual(['bob']);
});

test('Atlatl and Cesta stun nonliving characters, up to Large, that were hurt; a save of 11 against it [min.atlatl.03, min.cesta.01]', () => {
  const droid = { abilities: ['droid'] };
  for (const id of ['atlatl', 'cesta']) {
    const more = { bob: droid, cid: {}, eve: droid, far: droid };
    const used = saves(using(table(having(id, 20), more), id, 'bob'), { eve: [10, 11], bob: [10, 10], cid: 10 });
    expect(activated(used, 'eve', 'bob', 'cid')).toEqual([false, true, false]);
    const saved = saves(using(table(having(id, 20), more), id, 'bob'), { eve: 11, bob: [10, 20], cid: 10 });
    expect(activated(saved, 'eve', 'bob')).toEqual([false, false]);
    const large = { ...more, cid: { ...droid, size: 'large' as const } };
    expect(
      activated(saves(using(table(having(id, 20), large), id, 'bob'), { eve: 11, bob: 11, cid: [2, 2] }), 'cid'),
    ).toEqual([true]);
    const huge = { ...more, cid: { ...droid, size: 'huge' as const } };
    expect(
      activated(saves(using(table(having(id, 20), huge), id, 'bob'), { eve: 11, bob: 11, cid: 2 }), 'cid'),
    ).toEqual([false]);
  }
});

test('the normal rules of targets; those beside it may be out of them [min.missiles.02, min.grenades.02, min.flamethrower.02]', () => {
  for (const id of ['missiles', 'grenades', 'flamethrower']) {
    const near = table(having(id, 20), { far: { at: [3, 6] } });
    expect(choices(near, id)).toEqual(['far']);
    const behind = table(having(id, 20), { eve: { at: [0, 0] }, far: { at: [13, 5] } });
    // Cid and far have cover behind bob, who is nearer.
    expect(choices(behind, id)).toEqual(['bob']);
  }
});

test('Flamethrower: no save, no attack roll, no bonus [min.flamethrower.01, min.flamethrower.03]', () => {
  const ann = having('flamethrower', 20, { abilities: ['cunning-attack'] });
  const used = saves(using(table(ann, { bob: { defense: 30 } }), 'flamethrower', 'bob'), {});
  expect(damages(used, 'eve', 'bob', 'cid')).toEqual([20, 20, 20]);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.toldOf('save-rolled')).toEqual([]);
});

const CORNER = `
  +-+-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . .|
  + + + + + + + + + + +
  |. . . . . . . . . .|
  + + + + + + +-+-+-+-+
  |. . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+`;

test('the target is within 6 squares; those beside it need not be, nor in sight [min.flamethrower.02]', () => {
  const around = (bob: [number, number]) =>
    skirmish({
      map: CORNER,
      characters: {
        ann: having('flamethrower', 20, { at: [0, 0] }),
        bob: { at: bob, player: 'p2' },
        cid: { at: [6, 1], player: 'p2' },
      },
    });
  // Bob stands before the end of the wall, cid behind it.
  const used = saves(using(around([6, 0]), 'flamethrower', 'bob'), {});
  expect(damages(used, 'bob')).toEqual([20]);
  expect(whyNotUse(around([7, 0]), 'flamethrower', 20).code).toBe('out-of-range');
});

const WALL = `
  +-+-+-+-+-+
  |. . . . .|
  + + + +-+-+
  |. . .|. .|
  + + + +-+-+
  |. . . . .|
  +-+-+-+-+-+`;

test.each<[string, number | undefined, string]>([
  ['grenades', 20, 'min.grenades.05'],
  ['missiles', 40, 'min.missiles.04'],
  ['flamethrower', 20, 'min.flamethrower.04'],
  ['net-gun', undefined, 'min.net-gun.02'],
])('%s %s: only enemies are targets, no square with one beside it, and nothing is rolled [%s]', (id, value) => {
  const hidden = (bob: [number, number]) =>
    skirmish({
      map: WALL,
      characters: { ann: having(id, value, { at: [0, 1] }), bob: { at: bob, player: 'p2' } },
    });
  expect(whyNotUse(hidden([3, 1]), id, value).code).toBe('no-line-of-sight');
  const used = using(hidden([3, 0]), id, 'bob');
  expect(used.toldOf('attack-rolled')).toEqual([]);
});

test('Net Gun stuns the target and those beside it, each with its save of 11 [min.net-gun.01]', () => {
  const used = saves(using(table(having('net-gun')), 'net-gun', 'bob'), { eve: 11, bob: 10, cid: 5 });
  expect(activated(used, 'eve', 'bob', 'cid', 'far')).toEqual([false, true, true, false]);
  expect(damages(used, 'eve', 'bob', 'cid')).toEqual([0, 0, 0]);
  expect(whyNotUse(table(having('net-gun', undefined, { at: [0, 5] })), 'net-gun').code).toBe('out-of-range');
  expect(used.toldOf('attack-rolled')).toEqual([]);
});

test('Mounted Weapons and Huge characters ignore Net Gun, Large ones do not [min.net-gun.03]', () => {
  const more = { eve: { abilities: ['mounted-weapon'] }, cid: { size: 'huge' as const } };
  expect(activated(saves(using(table(having('net-gun'), more), 'net-gun', 'bob'), { bob: 2 }), 'eve', 'cid')).toEqual([
    false,
    false,
  ]);
  const large = { eve: { at: [0, 0] as [number, number] }, cid: { size: 'large' as const } };
  expect(activated(saves(using(table(having('net-gun'), large), 'net-gun', 'bob'), { bob: 2, cid: 2 }), 'cid')).toEqual(
    [true],
  );
});

test('Sonic Stunner works on living characters, up to Large, with a save of 11 [min.sonic-stunner.01, min.sonic-stunner.02]', () => {
  const ann = having('sonic-stunner');
  const used = saves(using(table(ann, { cid: { abilities: ['droid'] } }), 'sonic-stunner', 'bob'), {
    eve: 10,
    bob: 11,
  });
  expect(activated(used, 'eve', 'bob', 'cid')).toEqual([true, false, false]);
  const huge = saves(using(table(ann, { cid: { size: 'huge' } }), 'sonic-stunner', 'bob'), { eve: 10, bob: 10 });
  expect(activated(huge, 'bob', 'cid')).toEqual([true, false]);
  expect(whyNotUse(table(ann, { bob: { abilities: ['droid'] }, cid: { at: [13, 9] } }), 'sonic-stunner').code).toBe(
    'not-living',
  );
});

test('no attack: Bodyguard takes nothing, nothing is rolled [min.grenades.04, min.missiles.04]', () => {
  for (const id of ['grenades', 'missiles']) {
    const used = saves(using(table(having(id, 20), { cid: { abilities: ['bodyguard'] } }), id, 'bob'), {
      eve: 2,
      bob: 2,
      cid: 2,
    });
    expect(damages(used, 'bob', 'cid')).toEqual([20, 20]);
    expect(used.toldOf('attack-rolled')).toEqual([]);
  }
});
