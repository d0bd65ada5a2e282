/** Force powers that work on everybody around whoever uses them, and those on all legal targets. */
import { skirmish, type OnTable } from '../table';
import { activated, damages, having, saves, using, whyNotUse } from './having';

type At = [number, number];
const at = (column: number, row: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [column, row],
  player: 'p2',
  ...more,
});

const within6 = (ann: OnTable, more: Record<string, Partial<OnTable>> = {}) =>
  skirmish({
    characters: {
      ann,
      bob: at(8, 5, more['bob']),
      cid: at(2, 9, more['cid']),
      eve: { at: [3, 6], ...more['eve'] },
      far: at(9, 5, more['far']),
    },
  });

test('Force Burst: 10 damage to all others within 6 squares, friend and foe, for the whole turn [min.force-burst.01]', () => {
  const used = saves(using(within6(having('force-burst')), 'force-burst'), {});
  expect(damages(used, 'bob', 'cid', 'eve', 'far', 'ann')).toEqual([10, 10, 10, 0, 0]);
  expect(used.character('ann').force).toBe(7);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  const moved = within6(having('force-burst')).move([2, 4]);
  expect(whyNotUse(moved, 'force-burst').code).toBe('turn-begun');
});

const AROUND = `
  +-+-+-+-+-+-+-+-+-+
  |. . . . . . . . .|
  + + +-+-+-+-+-+-+-+
  |. . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+`;

test('squares are counted around walls, in sight or not [min.force-burst.02]', () => {
  const around = (ann: At) =>
    skirmish({
      map: AROUND,
      characters: { ann: having('force-burst', undefined, { at: ann }), bob: at(4, 1), cid: at(8, 1) },
    });
  // Bob is right behind the wall: 3 squares to its end, one through, 3 back.
  expect(damages(saves(using(around([4, 0]), 'force-burst'), {}), 'bob')).toEqual([0]);
  expect(damages(saves(using(around([2, 0]), 'force-burst'), {}), 'bob', 'cid')).toEqual([10, 0]);
});

test('no attack: neither Evade nor Bodyguard answers [min.force-burst.03]', () => {
  const more = { bob: { abilities: ['evade'] }, far: { abilities: ['bodyguard'] } };
  const used = saves(using(within6(having('force-burst'), more), 'force-burst'), {});
  expect(damages(used, 'bob', 'far')).toEqual([10, 0]);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.toldOf('save-rolled')).toEqual([]);
});

test('Shockwave stuns all others within 6 squares but for a save of 11, in place of attacks [min.shockwave.01]', () => {
  const used = saves(using(within6(having('shockwave')), 'shockwave'), { eve: 3, bob: 11, cid: 10 });
  expect(activated(used, 'bob', 'cid', 'eve', 'far')).toEqual([false, true, true, false]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(damages(used, 'cid')).toEqual([0]);
});

test('Unleash the Force only after an ally with a Force rating fell [min.unleash-the-force.01]', () => {
  const fallen = (dan: OnTable) =>
    skirmish({ characters: { ann: having('unleash-the-force', 60), bob: at(4, 5), dan } });
  expect(whyNotUse(fallen({ at: [9, 9], force: 2 }), 'unleash-the-force', 60).code).toBe('nobody-fell');
  expect(whyNotUse(fallen({ at: null }), 'unleash-the-force', 60).code).toBe('nobody-fell');
  expect(whyNotUse(fallen({ at: null, force: 2, player: 'p2' }), 'unleash-the-force', 60).code).toBe('nobody-fell');
  expect(fallen({ at: null, force: 2 }).legalOf('use-ability')).toHaveLength(1);
});

test('Unleash the Force: all others within 6 squares, a save of 11 halves it [min.unleash-the-force.02, min.unleash-the-force.03]', () => {
  const table = skirmish({
    characters: {
      ann: having('unleash-the-force', 60),
      bob: at(8, 5),
      eve: { at: [3, 6] },
      far: at(9, 5),
      dan: { at: null, force: 1 },
    },
  });
  const used = saves(using(table, 'unleash-the-force'), { bob: 11, eve: 10 });
  expect(damages(used, 'bob', 'eve', 'far', 'ann')).toEqual([30, 60, 0, 0]);
  expect(used.character('ann').force).toBe(5);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

test.each<[string, number | undefined, number, string]>([
  ['force-storm', 10, 10, 'min.force-storm.01'],
  ['force-storm-2', undefined, 20, 'min.force-storm-2.01'],
])('%s %s %s: everybody adjacent, friend and foe, in place of attacks [%s]', (id, value, damage) => {
  const table = skirmish({
    characters: { ann: having(id, value), bob: at(3, 5), cid: at(1, 4), eve: { at: [2, 6] }, far: at(4, 5) },
  });
  const used = saves(using(table, id), {});
  expect(damages(used, 'bob', 'cid', 'eve', 'far', 'ann')).toEqual([damage, damage, damage, 0, 0]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

test('Sith Grip is used where somebody is a legal target alone [min.sith-grip.01]', () => {
  const map = '+-+-+-+-+-+-+\n|. . .|. . .|\n+-+-+-+-+-+-+';
  const characters = { ann: having('sith-grip', 20, { at: [0, 0] }), bob: { at: [5, 0], player: 'p2' } } as const;
  expect(whyNotUse(skirmish({ map, characters }), 'sith-grip', 20).code).toBe('no-target');
});

test('Sith Grip: every legal target, adjacent ones only where there are any [min.sith-grip.01]', () => {
  // Dan has cover behind bob.
  const characters = {
    ann: having('sith-grip', 20),
    bob: at(6, 5),
    cid: at(2, 9),
    dan: at(13, 5),
    eve: { at: [0, 0] as At },
  };
  const used = saves(using(skirmish({ characters }), 'sith-grip'), {});
  expect(damages(used, 'bob', 'cid', 'dan', 'eve')).toEqual([20, 20, 0, 0]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  const near = saves(using(skirmish({ characters: { ...characters, fay: at(3, 5) } }), 'sith-grip'), {});
  expect(damages(near, 'fay', 'bob', 'cid')).toEqual([20, 0, 0]);
});

test('Sith Grip is no attack [min.sith-grip.02]', () => {
  const used = saves(using(within6(having('sith-grip', 20), { bob: { defense: 99 } }), 'sith-grip'), {});
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.damage('bob')).toBe(20);
});

test('Sith Hatred: 10 damage to all enemies within 2 squares, beside attacks [min.sith-hatred.01]', () => {
  const table = skirmish({
    characters: { ann: having('sith-hatred'), bob: at(3, 6), cid: at(4, 5), eve: { at: [1, 5] }, far: at(5, 5) },
  });
  const used = saves(using(table, 'sith-hatred'), {});
  expect(damages(used, 'bob', 'cid', 'eve', 'far')).toEqual([10, 10, 0, 0]);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.character('ann').force).toBe(8);
  expect(used.attack('bob').rollNow().rolls(2).toldOf('attack-missed')).toHaveLength(1);
});

test('Sith Sorcery: enemies within 6 squares are stunned but for a save of 11, beside attacks [min.sith-sorcery.01]', () => {
  const used = saves(using(within6(having('sith-sorcery')), 'sith-sorcery'), { bob: 10, cid: 11 });
  expect(activated(used, 'bob', 'cid', 'eve', 'far')).toEqual([true, false, false, false]);
  expect(used.character('ann').force).toBe(7);
  expect(used.targets()).toContain('bob');
});

test.each([
  ['sith-hatred', 'min.sith-hatred.02'],
  ['sith-sorcery', 'min.sith-sorcery.02'],
  ['force-stun', 'min.force-stun.03'],
  ['jedi-mind-trick', 'min.jedi-mind-trick.04'],
])('%s only in the own turn [%s]', (id) => {
  const table = skirmish({
    characters: { ann: having(id), bob: at(3, 5), cid: at(9, 9) },
    moment: { stage: 'activations', character: 'bob' },
  });
  const action = { type: 'use-ability', player: 'p1', ability: id, source: 'ann' } as const;
  expect(table.refused(action).code).toBe('not-offered');
  // Not even as she makes an attack of opportunity.
  table.move([4, 5]);
  expect(table.legalOf('attack-of-opportunity')).toHaveLength(1);
  expect(table.legalOf('use-ability')).toEqual([]);
});
