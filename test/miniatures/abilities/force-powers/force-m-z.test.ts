/** Force powers: Force M to Force Z. */
import { ABILITY_NAMES, versionsOf } from '../../../../src/miniatures/facts';
import { Table, skirmish, type OnTable } from '../../table';
import { numbered } from '../duel';
import { activated, damages, having, saves, using, whyNotUse } from '../having';
import { DROID, apart, combined, dying, ends, enemy, enemyAt, forceLeft, pushTable, rolls, settle } from '../tables';

const spirit = { powers: [numbered('force-spirit', 6)], force: 1 };

test('Force Spirit: its player gives its points to an ally with a Force rating, if there is one [min.force-spirit.01, min.force-spirit.03]', () => {
  const heirs = { cid: enemyAt([10, 9], { force: 1 }), dan: enemyAt([10, 8], { force: 2 }) };
  const table = dying(spirit, heirs);
  expect(table.by()).toEqual(['p2']);
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['cid', 'dan']);
  table.choose('force-spirit', 'cid');
  expect([table.character('cid').force, table.character('dan').force]).toEqual([7, 2]);
  const none = dying(spirit);
  expect(none.toldOf('force-gained')).toEqual([]);
  expect(none.by()).toEqual(['p1']);
});

test('that ally spends Force points once more in each turn from then on [min.force-spirit.02]', () => {
  const heir = enemyAt([6, 6], { force: 1, powers: ['lightsaber-deflect'] });
  const table = dying(spirit, { cid: heir }, { abilities: ['triple-attack'] }).choose('force-spirit', 'cid');
  // A power and the reroll of its save in one turn; nothing more.
  table.attack('cid').rolls(15).use('lightsaber-deflect').rolls(5).reroll().rolls(5);
  expect(table.character('cid').force).toBe(5);
  table.attack('cid').rolls(15);
  expect(table.legalOf('use-ability')).toEqual([]);
});

test.each<[string, number | undefined, number, string]>([
  ['force-storm', 10, 10, 'min.force-storm.01'],
  ['force-storm-2', undefined, 20, 'min.force-storm-2.01'],
])('%s %s %s: everybody adjacent, friend and foe, in place of attacks [%s]', (id, value, damage) => {
  const table = skirmish({
    characters: { ann: having(id, value), bob: enemy(3, 5), cid: enemy(1, 4), eve: { at: [2, 6] }, far: enemy(4, 5) },
  });
  const used = saves(using(table, id), {});
  expect(damages(used, 'bob', 'cid', 'eve', 'far', 'ann')).toEqual([damage, damage, damage, 0, 0]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

const renewing = (): Table =>
  skirmish({
    characters: {
      ann: { at: [0, 0], force: 2, powers: [{ ability: 'force-renewal-1', value: 1 }] },
      bob: enemy(9, 5),
    },
    moment: { stage: 'activations' },
  });

test('Force Renewal: a point each time it activates, before it acts [min.force-renewal-1.01]', () => {
  const table = renewing().activate('ann');
  expect(table.character('ann').force).toBe(3);
  expect(table.legalOf('move')).not.toEqual([]);
});

test('more than it began with [min.force-renewal-1.02]', () => {
  const table = renewing();
  for (let round = 1; round <= 3; round++) {
    table.activate('ann').endTurn().activate('bob').endTurn();
    table.rolls(12, 3).goesFirst('p1');
  }
  expect(table.character('ann').force).toBe(5);
  expect(table.last('force-gained')).toMatchObject({ character: 'ann', points: 1, change: { was: 4, is: 5 } });
});

test('Force Valor: 2 to Attack and Defense of followers within 6 squares [min.force-valor.01]', () => {
  const used = (at: [number, number]) =>
    using(combined(['force-valor'], { eve: { at }, dan: { at: [0, 0] } }), 'force-valor');
  const near = used([8, 5]);
  expect(near.character('ann').force).toBe(7);
  expect(near.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  near.endTurn().activate('eve').attack('bob').rollNow().rolls(10);
  expect(near.last('attack-hit').total).toBe(17);
  near.endTurn().activate('bob').attack('eve').rollNow().rolls(2);
  expect(near.last('attack-missed').defense).toBe(17);
  const far = used([9, 4]).endTurn().activate('eve').attack('bob').rollNow().rolls(10);
  expect(far.last('attack-hit').total).toBe(15);
  far.endTurn().activate('bob').attack('eve').rollNow().rolls(2);
  expect(far.last('attack-missed').defense).toBe(15);
});

test('Force Weapon: 10 more Damage for the rest of the skirmish, once [min.force-weapon.01]', () => {
  const table = skirmish({
    characters: { ann: having('force-weapon', undefined, { damage: 20 }), bob: enemy(9, 5) },
  });
  const again = (): Table => table.endTurn().activate('bob').endTurn().rolls(12, 3).goesFirst('p1').activate('ann');
  using(table, 'force-weapon');
  expect(table.character('ann').force).toBe(8);
  expect(table.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  rolls(again().attack('bob'), 19);
  expect(table.damage('bob')).toBe(30);
  using(again(), 'force-weapon');
  rolls(again().attack('bob'), 19);
  expect(table.damage('bob')).toBe(60);
});

test('Force Sense: enemies have no Stealth until the end of the round [min.force-sense.01]', () => {
  const map = `
    +-+-+-+-+-+-+-+-+-+-+-+-+-+
    |. . . . . . . . . . . o .|
    +-+-+-+-+-+-+-+-+-+-+-+-+-+`;
  const table = skirmish({
    map,
    characters: {
      ann: having('force-sense', undefined, { at: [0, 0] }),
      bob: enemy(12, 0, { abilities: ['stealth'] }),
    },
  });
  expect(table.targets()).toEqual([]);
  const used = using(table, 'force-sense');
  expect(used.character('ann').force).toBe(8);
  expect(used.targets()).toEqual(['bob']);
  used.endTurn().activate('bob').endTurn().rolls(12, 3).goesFirst('p1').activate('ann');
  expect(used.targets()).toEqual([]);
});

const squaresApart = (table: Table, one: string, other: string): number => {
  const [a, b] = [table.character(one).at, table.character(other).at];
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
};

test('Force Push 2: 20 damage to one enemy within 6 squares, in place of attacks [min.force-push-2.01]', () => {
  const used = settle(using(pushTable('force-push-2', enemy(8, 5)), 'force-push-2', 'bob'));
  expect(damages(used, 'bob', 'far')).toEqual([20, 0]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(whyNotUse(pushTable('force-push-2', enemy(9, 5)), 'force-push-2').code).toBe('out-of-range');
});

test('it is pushed 2 squares farther away, where the pusher says [min.force-push-2.02, min.push.01, min.push.05]', () => {
  const pushed = using(pushTable('force-push-2', enemy(5, 5)), 'force-push-2', 'bob');
  expect(pushed.by()).toEqual(['p1']);
  // All at distance 5, no diagonal cheaper than two squares.
  expect(ends(pushed)).toEqual([
    [5, 3],
    [6, 4],
    [7, 5],
    [6, 6],
    [5, 7],
  ]);
  pushed.take({ type: 'push', to: [6, 6] });
  expect(pushed.last('character-pushed')).toMatchObject({ character: 'bob', from: [5, 5], to: [6, 6] });
  expect(pushed.character('bob').at).toEqual([6, 6]);
});

test('a Huge character is pushed as well [min.force-push-2.02]', () => {
  const pushed = settle(using(pushTable('force-push-2', enemy(5, 5, { size: 'huge' })), 'force-push-2', 'bob'));
  expect(pushed.toldOf('character-pushed')).toHaveLength(1);
});

const group = (id: string, more: Record<string, Partial<OnTable>> = {}) =>
  skirmish({
    characters: {
      ann: having(id),
      bob: enemy(6, 5, more['bob']),
      cid: enemy(7, 5, more['cid']),
      eve: { at: [6, 6], ...more['eve'] },
      far: enemy(9, 5, more['far']),
    },
  });

test.each<[string, number, number, string]>([
  ['force-push-3', 30, 3, 'min.force-push-3.01, min.force-push-3.02'],
  ['force-push-5', 50, 5, 'min.force-push-5.01'],
])(
  '%s: %i damage to the target and all beside it, and a push of %i squares, for the whole turn [%s]',
  (id, damage, squares) => {
    const table = group(id);
    const before = ['bob', 'cid', 'eve'].map((each) => squaresApart(table, 'ann', each));
    const rolls = id === 'force-push-5' ? { bob: 20, cid: 20, eve: 20 } : {};
    const used = settle(using(table, id, 'bob'), rolls);
    expect(damages(used, 'bob', 'cid', 'eve', 'far')).toEqual([damage, damage, damage, 0]);
    const after = ['bob', 'cid', 'eve'].map((each) => squaresApart(used, 'ann', each));
    expect(after.every((each, i) => each > (before[i] ?? 0) && each <= (before[i] ?? 0) + squares)).toBe(true);
    // Eve is the first to go, and nobody stands in her way.
    expect(after[2]).toBe((before[2] ?? 0) + squares);
    expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
    expect(used.character('ann').force).toBe(9 - Number(id.at(-1)));
  },
);

test('the order is that of whose characters are pushed, the direction that of the pusher [min.force-push-3.02, min.push.05]', () => {
  const pushed = using(group('force-push-3'), 'force-push-3', 'bob');
  expect(pushed.legalOf('push').map(({ character }) => character)).toContain('eve');
  expect(pushed.by()).toEqual(['p1']);
  pushed.act(pushed.legalOf('push')[0]!);
  expect(pushed.by()).toEqual(['p2']);
  expect(pushed.legalOf('affect').map(({ character }) => character)).toEqual(['bob', 'cid']);
  pushed.take({ type: 'affect', character: 'cid' });
  expect(pushed.by()).toEqual(['p1']);
});

test('a Huge character beside the target is pushed as well [min.force-push-3.02]', () => {
  const used = settle(
    using(group('force-push-3', { cid: { size: 'huge' }, far: { at: [13, 0] } }), 'force-push-3', 'bob'),
  );
  expect(used.toldOf('character-pushed').map(({ character }) => character)).toContain('cid');
});

test('Force Push 4: 40 damage in line of sight, and 4 squares [min.force-push-4.01]', () => {
  const table = pushTable('force-push-4', enemy(7, 0), undefined, { at: [0, 0] });
  const pushed = using(table, 'force-push-4', 'bob');
  expect(ends(pushed)).toContainEqual([11, 0]);
  settle(pushed);
  expect(squaresApart(pushed, 'ann', 'bob')).toBe(11);
  expect(damages(pushed, 'bob')).toEqual([40]);
  expect(pushed.character('ann').force).toBe(5);
  expect(pushed.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(pushed.steps()).not.toEqual([]);
});

test('Force Push 5 stuns those whom it pushes, but for a save of 16 [min.force-push-5.02]', () => {
  const used = settle(using(group('force-push-5', { eve: { at: [0, 0] } }), 'force-push-5', 'bob'), {
    bob: 16,
    cid: 15,
  });
  expect(activated(used, 'bob', 'cid')).toEqual([false, true]);
  expect(damages(used, 'bob', 'cid')).toEqual([50, 50]);
  expect(used.toldOf('character-pushed')).toHaveLength(2);
});

test('Force Push and Force Repulse are groups of powers [min.force-push.01, min.force-repulse.01]', () => {
  expect(versionsOf('force-push')).toEqual(['force-push-2', 'force-push-3', 'force-push-4', 'force-push-5']);
  expect(versionsOf('force-repulse')).toEqual(['force-repulse-2', 'force-repulse-3', 'force-repulse-5']);
  expect(ABILITY_NAMES.map(({ id }) => id)).toEqual(expect.arrayContaining([...versionsOf('force-push')]));
});

const around = (id: string, characters: Record<string, OnTable>) =>
  skirmish({ characters: { ann: having(id, undefined, { at: [6, 5] }), ...characters, far: enemy(0, 0) } });

test('Force Repulse 2: 20 damage to all others within 2 squares, in place of attacks [min.force-repulse-2.01]', () => {
  const table = around('force-repulse-2', { bob: enemy(7, 5), eve: { at: [6, 7] }, cid: enemy(9, 5) });
  const used = settle(using(table, 'force-repulse-2'));
  expect(damages(used, 'bob', 'eve', 'cid', 'ann')).toEqual([20, 20, 0, 0]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

test('each is pushed to a free square exactly 3 squares from whoever uses it [min.force-repulse-2.02]', () => {
  const pushed = using(around('force-repulse-2', { bob: enemy(7, 5), cid: enemy(9, 5) }), 'force-repulse-2');
  // Cid stands on the one straight on.
  expect(ends(pushed)).toEqual([
    [7, 3],
    [8, 4],
    [8, 6],
    [7, 7],
  ]);
  expect(activated(settle(pushed), 'bob')).toEqual([false]);
});

const CORRIDOR = `
  +-+-+-+-+
  |. . . .|
  +-+-+-+-+`;

test('without such a square it goes as far as it can [min.force-repulse-2.02]', () => {
  const table = pushTable('force-repulse-2', enemy(2, 0), CORRIDOR, { at: [1, 0] });
  expect(settle(using(table, 'force-repulse-2')).character('bob').at).toEqual([3, 0]);
});

test('Force Repulse 3: 30 damage to all within 3 squares, for the whole turn [min.force-repulse-3.01]', () => {
  const table = around('force-repulse-3', {
    bob: enemy(7, 5),
    eve: { at: [6, 8] },
    cid: enemy(4, 4),
    dan: enemy(10, 5),
  });
  const used = settle(using(table, 'force-repulse-3'), { bob: 20, eve: 20, cid: 20 });
  expect(damages(used, 'bob', 'eve', 'cid', 'dan')).toEqual([30, 30, 30, 0]);
  expect(used.character('ann').force).toBe(6);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
});

test.each<[string, number, number, string]>([
  ['force-repulse-3', 4, 11, 'min.force-repulse-3.02'],
  ['force-repulse-5', 6, 16, 'min.force-repulse-5.02'],
])(
  '%s: to a square %i squares away, and stunned but for a save of %i, which keeps nobody where they are [%s]',
  (id, squares, save) => {
    for (const [roll, stunned] of [
      [save, false],
      [save - 1, true],
    ] as const) {
      const used = settle(using(around(id, { bob: enemy(7, 5, { size: 'large' }) }), id), { bob: roll });
      expect(activated(used, 'bob')).toEqual([stunned]);
      const { at } = used.character('bob');
      const nearest = Math.max(at[0] - 6, 6 - (at[0] + 1), 0) + Math.max(at[1] - 5, 5 - (at[1] + 1), 0);
      expect(nearest).toBe(squares);
    }
  },
);

test('Force Repulse 5: 50 damage to all within 5 squares, for the whole turn [min.force-repulse-5.01]', () => {
  const table = around('force-repulse-5', { bob: enemy(11, 5), cid: enemy(12, 5) });
  const used = settle(using(table, 'force-repulse-5'), { bob: 20 });
  expect(damages(used, 'bob', 'cid')).toEqual([50, 0]);
  expect(used.character('ann').force).toBe(4);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
});

test('Force Strike: damage to an enemy Droid or Mounted Weapon within 6 squares [min.force-strike.01, min.force-strike.03]', () => {
  const used = using(apart(having('force-strike', 30), DROID), 'force-strike', 'bob');
  expect([used.damage('bob'), forceLeft(used)]).toEqual([30, 8]);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  const mounted = using(apart(having('force-strike', 30), { abilities: ['mounted-weapon'] }), 'force-strike', 'bob');
  expect(mounted.damage('bob')).toBe(30);
  expect(whyNotUse(apart(having('force-strike', 30)), 'force-strike', 30).code).toBe('no-mounted-weapon');
  const far = apart(having('force-strike', 30), { ...DROID, at: [9, 5] });
  expect(whyNotUse(far, 'force-strike', 30).code).toBe('out-of-range');
});

test('Force Thrust: damage that a save of 11 halves [min.force-thrust.01, min.force-thrust.02]', () => {
  const used = (roll: number) => saves(using(apart(having('force-thrust', 20)), 'force-thrust', 'bob'), { bob: roll });
  expect([used(10).damage('bob'), used(11).damage('bob')]).toEqual([20, 10]);
  expect(forceLeft(used(11))).toBe(8);
  expect(used(11).whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(whyNotUse(apart(having('force-thrust', 20), { at: [9, 5] }), 'force-thrust', 20).code).toBe('out-of-range');
});

test('neither is an attack [min.force-strike.02, min.force-thrust.03]', () => {
  for (const id of ['force-strike', 'force-thrust']) {
    const used = saves(
      using(apart(having(id, 20), { ...DROID, defense: 99 }), id, 'bob'),
      id === 'force-thrust' ? { bob: 2 } : {},
    );
    expect(used.toldOf('attack-rolled')).toEqual([]);
    expect(used.damage('bob')).toBe(20);
  }
});

test('Force Stun: a living target within 6 squares counts as activated, but for a save of 11; beside attacks [min.force-stun.01, min.force-stun.02]', () => {
  const used = (roll: number) => saves(using(apart(having('force-stun')), 'force-stun', 'bob'), { bob: roll });
  expect([activated(used(10), 'bob'), activated(used(11), 'bob')]).toEqual([[true], [false]]);
  expect(forceLeft(used(10))).toBe(8);
  expect(used(10).targets()).toEqual(['bob']);
  expect(used(10).steps()).not.toEqual([]);
  expect(whyNotUse(apart(having('force-stun'), DROID), 'force-stun').code).toBe('not-living');
  expect(whyNotUse(apart(having('force-stun'), { at: [9, 5] }), 'force-stun').code).toBe('out-of-range');
});
