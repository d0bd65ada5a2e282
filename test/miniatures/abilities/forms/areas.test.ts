/** What is used on several characters at once, or on one: damage, stun and pushes, each with its save (procedures/area.ts). */
import { skirmish } from '../../table';
import { choices, damages, having, saves, using, whyNotUse } from '../having';
import { apart, ends, enemy, forceLeft, pushTable, settle, throwing, withGrenades } from '../tables';

test('not two in a turn, and not after an attack [min.replaces-attacks.02, min.replaces-attacks.03]', () => {
  const thrown = withGrenades({
    abilities: [{ ability: 'grenades', value: 20 }, { ability: 'flamethrower', value: 10 }, 'double-attack'],
  });
  thrown.use('grenades').choose('grenades', 'bob').take({ type: 'affect', character: 'bob' }).rolls(2, 2);
  expect(thrown.legalOf('use-ability')).toEqual([]);
  const attacked = withGrenades({ abilities: [{ ability: 'grenades', value: 20 }, 'double-attack'] })
    .attack('bob')
    .rolls(2);
  expect(attacked.legalOf('use-ability')).toEqual([]);
});

test('a double move leaves no room for it [min.abilities-replacing-attacks.02, min.activating-a-character.04]', () => {
  const moved = withGrenades({ at: [2, 0] });
  moved.move([2, 1], [2, 2], [2, 3], [2, 4], [3, 4], [3, 5]);
  expect(moved.legalOf('use-ability')).toHaveLength(1);
  moved.move([3, 6]);
  expect(moved.legalOf('use-ability')).toEqual([]);
});

test.each([
  ['sith-hatred', 'min.sith-hatred.02'],
  ['sith-sorcery', 'min.sith-sorcery.02'],
  ['force-stun', 'min.force-stun.03'],
  ['jedi-mind-trick', 'min.jedi-mind-trick.04'],
])('%s only in the own turn [%s]', (id) => {
  const table = skirmish({
    characters: { ann: having(id), bob: enemy(3, 5), cid: enemy(9, 9) },
    moment: { stage: 'activations', character: 'bob' },
  });
  const action = { type: 'use-ability', player: 'p1', ability: id, source: 'ann' } as const;
  expect(table.refused(action).code).toBe('not-offered');
  // Not even as she makes an attack of opportunity.
  table.move([4, 5]);
  expect(table.legalOf('attack-of-opportunity')).toHaveLength(1);
  expect(table.legalOf('use-ability')).toEqual([]);
});

test('a push provokes no attacks of opportunity [min.push.02]', () => {
  const table = skirmish({
    characters: {
      ann: having('force-push-2'),
      bob: enemy(5, 5),
      eve: { at: [5, 6] },
      far: enemy(13, 9),
    },
  });
  using(table, 'force-push-2', 'bob').take({ type: 'push', to: [7, 5] });
  expect(table.toldOf('attack-declared')).toEqual([]);
  expect(table.legalOf('attack-of-opportunity')).toEqual([]);
});

const LOW = `
  +-+-+-+-+-+-+-+
  |. . . . o . .|
  +-+-+-+-+-+-+-+`;

test('low objects cost double, and nobody is pushed through anybody [min.push.03]', () => {
  const table = pushTable('force-push-3', enemy(3, 0), LOW, { at: [0, 0] });
  expect(settle(using(table, 'force-push-3', 'bob')).character('bob').at).toEqual([5, 0]);
  const blocked = skirmish({
    map: LOW,
    characters: { ann: having('force-push-2', undefined, { at: [0, 0] }), bob: enemy(2, 0), eve: { at: [3, 0] } },
  });
  expect(settle(using(blocked, 'force-push-2', 'bob')).character('bob').at).toEqual([2, 0]);
});

const WALL = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + + + + + + +
  |. . . .|. .|
  + + + + + + +
  |. . . . . .|
  +-+-+-+-+-+-+`;

test('along a wall it slides on, as far as that leads away [min.push.04]', () => {
  const pushed = using(pushTable('force-push-2', enemy(3, 1), WALL, { at: [0, 1] }), 'force-push-2', 'bob');
  expect(ends(pushed)).toEqual([
    [4, 0],
    [4, 2],
  ]);
});

const CORNER = `
  +-+-+
  |. .|
  +-+-+`;

test('where no square is farther it stays [min.push.04]', () => {
  const pushed = settle(using(pushTable('force-push-2', enemy(1, 0), CORNER, { at: [0, 0] }), 'force-push-2', 'bob'));
  expect(pushed.character('bob').at).toEqual([1, 0]);
  expect(pushed.toldOf('character-pushed')).toEqual([]);
  expect(pushed.damage('bob')).toBe(20);
});

test('a power is used as the version on the card says, and on whom it may [min.unleashed-force-powers.01]', () => {
  expect(choices(pushTable('force-push-2', enemy(5, 5)), 'force-push-2')).toEqual(['bob']);
  expect(saves(using(pushTable('force-push-2', enemy(5, 5)), 'force-push-2', 'bob'), {}).damage('bob')).toBe(20);
});

test.each<[string, number, number, number, string]>([
  ['razorbug', 0, 10, 11, 'min.razorbug.01'],
  ['spit-poison', 20, 20, 11, 'min.spit-poison.01'],
  ['thud-bug', 0, 10, 11, 'min.thud-bug.01'],
  ['virulent-poison-dart', 0, 40, 16, 'min.virulent-poison-dart.01'],
])('%s %i: %i damage to an enemy, unless it makes a save of %i [%s]', (id, value, damage, save) => {
  const ann = having(id, value || undefined);
  expect(saves(using(apart(ann), id, 'bob'), { bob: save }).damage('bob')).toBe(0);
  expect(saves(using(apart(ann), id, 'bob'), { bob: save - 1 }).damage('bob')).toBe(damage);
});

test.each([
  ['razorbug', 'min.razorbug.01'],
  ['spit-poison', 'min.spit-poison.01'],
  ['virulent-poison-dart', 'min.virulent-poison-dart.01'],
  ['force-grip', 'min.force-grip.01'],
  ['force-lightning-1', 'min.force-lightning-1.01'],
  ['force-lightning-4', 'min.force-lightning-4.01'],
  ['sith-lightning', 'min.sith-lightning.01'],
])('%s: the normal rules of targets [%s]', (id) => {
  const ann = having(id, ['spit-poison', 'force-grip', 'sith-lightning'].includes(id) ? 20 : undefined);
  // Cid has cover behind bob; far away nobody but him is in the way.
  expect(choices(apart(ann, {}, { cid: enemy(8, 5) }), id)).toEqual(['bob']);
  expect(choices(apart(ann, {}, { cid: enemy(3, 6) }), id)).toEqual(['cid']);
});

test('Razorbug reaches as far as it sees, the others 6 squares [min.razorbug.01, min.virulent-poison-dart.01, min.thud-bug.01]', () => {
  const far = (id: string) => apart(having(id), { at: [13, 5] });
  expect(choices(far('razorbug'), 'razorbug')).toEqual(['bob']);
  for (const id of ['virulent-poison-dart', 'thud-bug']) expect(whyNotUse(far(id), id).code).toBe('out-of-range');
});

test('Virulent Poison Dart replaces the turn, the bugs attacks [min.virulent-poison-dart.01, min.razorbug.01, min.thud-bug.01]', () => {
  const dart = saves(using(apart(having('virulent-poison-dart')), 'virulent-poison-dart', 'bob'), { bob: 2 });
  expect(dart.legal().map(({ type }) => type)).toEqual(['end-turn']);
  for (const id of ['razorbug', 'thud-bug']) {
    const used = saves(using(apart(having(id)), id, 'bob'), { bob: 2 });
    expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
    expect(used.steps()).not.toEqual([]);
  }
});

test('no attack roll, and no Bodyguard [min.razorbug.02, min.spit-poison.02, min.virulent-poison-dart.02]', () => {
  for (const [id, value] of [['razorbug'], ['spit-poison', 20], ['virulent-poison-dart']] as [string, number?][]) {
    const ann = having(id, value);
    const used = saves(using(apart(ann, {}, { guard: enemy(7, 6, { abilities: ['bodyguard'] }) }), id, 'bob'), {
      bob: 2,
    });
    expect(used.damage('guard')).toBe(0);
    expect(used.damage('bob')).toBeGreaterThan(0);
    expect(used.toldOf('attack-rolled')).toEqual([]);
  }
});

test.each<[string, number, number, number, string]>([
  ['force-lightning-1', 0, 20, 1, 'min.force-lightning-1.01'],
  ['sith-lightning', 30, 30, 2, 'min.sith-lightning.01'],
])('%s %i: %i damage to one enemy within 6 squares, for %i Force points [%s]', (id, value, damage, points) => {
  const used = using(apart(having(id, value || undefined), {}, { cid: enemy(7, 6) }), id, 'bob');
  expect(damages(used, 'bob', 'cid')).toEqual([damage, 0]);
  expect(used.toldOf('save-rolled')).toEqual([]);
  expect(forceLeft(used)).toBe(9 - points);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(whyNotUse(apart(having(id, value || undefined), { at: [9, 5] }), id, value || undefined).code).toBe(
    'out-of-range',
  );
});

test.each([
  ['atlatl', 20, 'min.atlatl.01, min.atlatl.02'],
  ['cesta', 40, 'min.cesta.01'],
  ['missiles', 40, 'min.missiles.01, min.missiles.03'],
  ['grenades', 20, 'min.grenades.01, min.grenades.03'],
])('%s %i: the target and all beside it, friend and foe, each with its own save of 11 [%s]', (id, value) => {
  const used = saves(using(throwing(having(id, value)), id, 'bob'), { eve: 11, bob: 10, cid: 15 });
  expect(damages(used, 'eve', 'bob', 'cid', 'far', 'ann')).toEqual([0, value, 0, 0, 0]);
  expect(saves(using(throwing(having(id, value)), id, 'bob'), { eve: 10, bob: 20, cid: 1 }).damage('eve')).toBe(value);
});

test('the target within 6 squares, or in line of sight [min.atlatl.01, min.cesta.01, min.missiles.01]', () => {
  const lone = (id: string) => skirmish({ characters: { ann: having(id, 20), bob: { at: [9, 5], player: 'p2' } } });
  expect(whyNotUse(lone('atlatl'), 'atlatl', 20).code).toBe('out-of-range');
  expect(choices(lone('cesta'), 'cesta')).toEqual(['bob']);
  expect(choices(lone('missiles'), 'missiles')).toEqual(['bob']);
});

test('the normal rules of targets; those beside it may be out of them [min.missiles.02, min.grenades.02, min.flamethrower.02]', () => {
  for (const id of ['missiles', 'grenades', 'flamethrower']) {
    const near = throwing(having(id, 20), { far: { at: [3, 6] } });
    expect(choices(near, id)).toEqual(['far']);
    const behind = throwing(having(id, 20), { eve: { at: [0, 0] }, far: { at: [13, 5] } });
    // Cid and far have cover behind bob, who is nearer.
    expect(choices(behind, id)).toEqual(['bob']);
  }
});

const WALL_BETWEEN = `
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
      map: WALL_BETWEEN,
      characters: { ann: having(id, value, { at: [0, 1] }), bob: { at: bob, player: 'p2' } },
    });
  expect(whyNotUse(hidden([3, 1]), id, value).code).toBe('no-line-of-sight');
  const used = using(hidden([3, 0]), id, 'bob');
  expect(used.toldOf('attack-rolled')).toEqual([]);
});
