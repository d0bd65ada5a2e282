/** What is used on one character and is no attack: damage, saves, stun, defeat. */
import { skirmish, type OnTable, type Table } from '../table';
import { activated, choices, damages, having, saves, using, whyNotUse } from './having';

const enemy = (column: number, row: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [column, row],
  player: 'p2',
  ...more,
});

const duel = (ann: OnTable, bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
  skirmish({ characters: { ann, bob: enemy(7, 5, bob), ...more } });

const DROID = { abilities: ['droid'] };
const force = (table: Table) => table.character('ann').force;

test.each<[string, number, number, number, string]>([
  ['razorbug', 0, 10, 11, 'min.razorbug.01'],
  ['spit-poison', 20, 20, 11, 'min.spit-poison.01'],
  ['thud-bug', 0, 10, 11, 'min.thud-bug.01'],
  ['virulent-poison-dart', 0, 40, 16, 'min.virulent-poison-dart.01'],
])('%s %i: %i damage to an enemy, unless it makes a save of %i [%s]', (id, value, damage, save) => {
  const ann = having(id, value || undefined);
  expect(saves(using(duel(ann), id, 'bob'), { bob: save }).damage('bob')).toBe(0);
  expect(saves(using(duel(ann), id, 'bob'), { bob: save - 1 }).damage('bob')).toBe(damage);
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
  expect(choices(duel(ann, {}, { cid: enemy(8, 5) }), id)).toEqual(['bob']);
  expect(choices(duel(ann, {}, { cid: enemy(3, 6) }), id)).toEqual(['cid']);
});

test('Razorbug reaches as far as it sees, the others 6 squares [min.razorbug.01, min.virulent-poison-dart.01, min.thud-bug.01]', () => {
  const far = (id: string) => duel(having(id), { at: [13, 5] });
  expect(choices(far('razorbug'), 'razorbug')).toEqual(['bob']);
  for (const id of ['virulent-poison-dart', 'thud-bug']) expect(whyNotUse(far(id), id).code).toBe('out-of-range');
});

test('Spit Poison, Thud Bug and Plaeryin Bol work on living enemies [min.spit-poison.01, min.thud-bug.01, min.living.02]', () => {
  expect(whyNotUse(duel(having('spit-poison', 20), DROID), 'spit-poison', 20).code).toBe('not-living');
  expect(whyNotUse(duel(having('thud-bug'), DROID), 'thud-bug').code).toBe('not-living');
  expect(whyNotUse(duel(having('plaeryin-bol'), { ...DROID, at: [3, 5] }), 'plaeryin-bol').code).toBe('not-living');
});

test('Virulent Poison Dart replaces the turn, the bugs attacks [min.virulent-poison-dart.01, min.razorbug.01, min.thud-bug.01]', () => {
  const dart = saves(using(duel(having('virulent-poison-dart')), 'virulent-poison-dart', 'bob'), { bob: 2 });
  expect(dart.legal().map(({ type }) => type)).toEqual(['end-turn']);
  for (const id of ['razorbug', 'thud-bug']) {
    const used = saves(using(duel(having(id)), id, 'bob'), { bob: 2 });
    expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
    expect(used.steps()).not.toEqual([]);
  }
});

test('Thud Bug stuns whom it hurts, by one save for both; Huge characters not [min.thud-bug.01, min.thud-bug.02]', () => {
  const used = (roll: number, bob: Partial<OnTable> = {}) =>
    saves(using(duel(having('thud-bug'), bob), 'thud-bug', 'bob'), { bob: roll });
  expect([activated(used(10), 'bob'), activated(used(11), 'bob')]).toEqual([[true], [false]]);
  const huge = used(10, { size: 'huge' });
  expect([huge.damage('bob'), ...activated(huge, 'bob')]).toEqual([10, false]);
});

test('no attack roll, and no Bodyguard [min.razorbug.02, min.spit-poison.02, min.virulent-poison-dart.02]', () => {
  for (const [id, value] of [['razorbug'], ['spit-poison', 20], ['virulent-poison-dart']] as [string, number?][]) {
    const ann = having(id, value);
    const used = saves(using(duel(ann, {}, { guard: enemy(7, 6, { abilities: ['bodyguard'] }) }), id, 'bob'), {
      bob: 2,
    });
    expect(used.damage('guard')).toBe(0);
    expect(used.damage('bob')).toBeGreaterThan(0);
    expect(used.toldOf('attack-rolled')).toEqual([]);
  }
});

test('Plaeryin Bol: 40 damage to an adjacent living enemy for the turn, a save of 11 [min.plaeryin-bol.01]', () => {
  const beside = (roll: number) =>
    saves(using(duel(having('plaeryin-bol'), { at: [3, 5] }), 'plaeryin-bol', 'bob'), { bob: roll });
  expect([beside(10).damage('bob'), beside(11).damage('bob')]).toEqual([40, 0]);
  expect(beside(2).toldOf('attack-rolled')).toEqual([]);
  expect(beside(2).legalOf('move')).toEqual([]);
  expect(whyNotUse(duel(having('plaeryin-bol')), 'plaeryin-bol').code).toBe('not-adjacent');
});

test('Kouhun Infestation: 60 damage to a living enemy within 12 squares for the turn, a save of 11 [min.kouhun-infestation.01]', () => {
  const at = (column: number, roll: number) =>
    saves(
      using(
        duel(having('kouhun-infestation', undefined, { at: [0, 5] }), { at: [column, 5] }),
        'kouhun-infestation',
        'bob',
      ),
      {
        bob: roll,
      },
    );
  expect([at(12, 10).damage('bob'), at(12, 11).damage('bob')]).toEqual([60, 0]);
  expect(
    at(12, 10)
      .legal()
      .map(({ type }) => type),
  ).toEqual(['end-turn']);
  const ann = having('kouhun-infestation', undefined, { at: [0, 5] });
  expect(whyNotUse(duel(ann, { at: [13, 5] }), 'kouhun-infestation').code).toBe('nothing-to-choose');
  expect(whyNotUse(duel(ann, DROID), 'kouhun-infestation').code).toBe('not-living');
});

const WALLED = `
  +-+-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . .|
  + +-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+`;

test('it needs no line of sight; squares are counted around walls [min.kouhun-infestation.02]', () => {
  const hidden = (bob: [number, number]) =>
    skirmish({
      map: WALLED,
      characters: { ann: having('kouhun-infestation', undefined, { at: [5, 0] }), bob: { at: bob, player: 'p2' } },
    });
  // 5 squares to the end of the wall, one past it, and back.
  expect(choices(hidden([6, 1]), 'kouhun-infestation')).toEqual(['bob']);
  expect(hidden([6, 1]).targets()).toEqual([]);
  expect(whyNotUse(hidden([7, 1]), 'kouhun-infestation').code).toBe('nothing-to-choose');
});

test.each<[string, number, number, number, string]>([
  ['force-grip', 20, 20, 1, 'min.force-grip.01'],
  ['force-grip-3', 0, 40, 4, 'min.force-grip-3.01'],
])('%s %i: %i damage in line of sight, without a roll, for %i Force points [%s]', (id, value, damage, points) => {
  const used = using(duel(having(id, value || undefined), { at: [13, 5] }), id, 'bob');
  expect(damages(used, 'bob')).toEqual([damage]);
  expect(used.toldOf('save-rolled')).toEqual([]);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(force(used)).toBe(9 - points);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

test('with 3 Force points there is no Force Grip 3 [min.force-grip-3.01]', () => {
  expect(whyNotUse(duel(having('force-grip-3', undefined, { forceLeft: 3 })), 'force-grip-3').code).toBe('no-force');
});

test('Force Grip is no attack: Lightsaber Deflect does not answer [min.force-grip.02]', () => {
  const bob = { force: 3, powers: ['lightsaber-deflect'] };
  const used = using(duel(having('force-grip', 20), bob), 'force-grip', 'bob');
  expect(used.damage('bob')).toBe(20);
  expect(used.toldOf('attack-declared')).toEqual([]);
});

test.each<[string, number, number, number, string]>([
  ['force-lightning-1', 0, 20, 1, 'min.force-lightning-1.01'],
  ['sith-lightning', 30, 30, 2, 'min.sith-lightning.01'],
])('%s %i: %i damage to one enemy within 6 squares, for %i Force points [%s]', (id, value, damage, points) => {
  const used = using(duel(having(id, value || undefined), {}, { cid: enemy(7, 6) }), id, 'bob');
  expect(damages(used, 'bob', 'cid')).toEqual([damage, 0]);
  expect(used.toldOf('save-rolled')).toEqual([]);
  expect(force(used)).toBe(9 - points);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(whyNotUse(duel(having(id, value || undefined), { at: [9, 5] }), id, value || undefined).code).toBe(
    'out-of-range',
  );
});

test('Sith Lightning is no attack [min.sith-lightning.02]', () => {
  const used = using(duel(having('sith-lightning', 30), { defense: 99 }), 'sith-lightning', 'bob');
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.damage('bob')).toBe(30);
});

test('Force Lightning 4: 50 damage, and a stun that a save of 16 avoids [min.force-lightning-4.01, min.force-lightning-4.02]', () => {
  const used = (roll: number) =>
    saves(using(duel(having('force-lightning-4'), { size: 'huge' }), 'force-lightning-4', 'bob'), { bob: roll });
  expect([used(15).damage('bob'), ...activated(used(15), 'bob')]).toEqual([50, true]);
  expect([used(16).damage('bob'), ...activated(used(16), 'bob')]).toEqual([50, false]);
  expect(force(used(16))).toBe(5);
  expect(whyNotUse(duel(having('force-lightning-4'), { at: [9, 5] }), 'force-lightning-4').code).toBe('out-of-range');
});

test('Force Strike: damage to an enemy Droid or Mounted Weapon within 6 squares [min.force-strike.01, min.force-strike.03]', () => {
  const used = using(duel(having('force-strike', 30), DROID), 'force-strike', 'bob');
  expect([used.damage('bob'), force(used)]).toEqual([30, 8]);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  const mounted = using(duel(having('force-strike', 30), { abilities: ['mounted-weapon'] }), 'force-strike', 'bob');
  expect(mounted.damage('bob')).toBe(30);
  expect(whyNotUse(duel(having('force-strike', 30)), 'force-strike', 30).code).toBe('no-mounted-weapon');
  const far = duel(having('force-strike', 30), { ...DROID, at: [9, 5] });
  expect(whyNotUse(far, 'force-strike', 30).code).toBe('out-of-range');
});

test('Force Thrust: damage that a save of 11 halves [min.force-thrust.01, min.force-thrust.02]', () => {
  const used = (roll: number) => saves(using(duel(having('force-thrust', 20)), 'force-thrust', 'bob'), { bob: roll });
  expect([used(10).damage('bob'), used(11).damage('bob')]).toEqual([20, 10]);
  expect(force(used(11))).toBe(8);
  expect(used(11).whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(whyNotUse(duel(having('force-thrust', 20), { at: [9, 5] }), 'force-thrust', 20).code).toBe('out-of-range');
});

test('neither is an attack [min.force-strike.02, min.force-thrust.03]', () => {
  for (const id of ['force-strike', 'force-thrust']) {
    const used = saves(
      using(duel(having(id, 20), { ...DROID, defense: 99 }), id, 'bob'),
      id === 'force-thrust' ? { bob: 2 } : {},
    );
    expect(used.toldOf('attack-rolled')).toEqual([]);
    expect(used.damage('bob')).toBe(20);
  }
});

test('Force Stun: a living target within 6 squares counts as activated, but for a save of 11; beside attacks [min.force-stun.01, min.force-stun.02]', () => {
  const used = (roll: number) => saves(using(duel(having('force-stun')), 'force-stun', 'bob'), { bob: roll });
  expect([activated(used(10), 'bob'), activated(used(11), 'bob')]).toEqual([[true], [false]]);
  expect(force(used(10))).toBe(8);
  expect(used(10).targets()).toEqual(['bob']);
  expect(used(10).steps()).not.toEqual([]);
  expect(whyNotUse(duel(having('force-stun'), DROID), 'force-stun').code).toBe('not-living');
  expect(whyNotUse(duel(having('force-stun'), { at: [9, 5] }), 'force-stun').code).toBe('out-of-range');
});

const tricked = (roll: number, table = duel(having('jedi-mind-trick'), { at: [3, 5] })) =>
  saves(using(table, 'jedi-mind-trick', 'bob'), { bob: roll });

test('Jedi Mind Trick: a living target within 2 squares is stunned, beside attacks [min.jedi-mind-trick.01]', () => {
  expect(activated(tricked(10), 'bob')).toEqual([true]);
  expect(force(tricked(10))).toBe(8);
  expect(tricked(10).targets()).toEqual(['bob']);
  expect(choices(duel(having('jedi-mind-trick'), { at: [4, 5] }), 'jedi-mind-trick')).toEqual(['bob']);
  expect(whyNotUse(duel(having('jedi-mind-trick'), { at: [5, 5] }), 'jedi-mind-trick').code).toBe('out-of-range');
  expect(whyNotUse(duel(having('jedi-mind-trick'), { ...DROID, at: [4, 5] }), 'jedi-mind-trick').code).toBe(
    'not-living',
  );
});

test('until the end of this turn it makes no attacks of opportunity [min.jedi-mind-trick.02]', () => {
  const table = duel(having('jedi-mind-trick'), { at: [3, 5] }, { eve: { at: [3, 6] }, cid: enemy(13, 9) });
  const used = tricked(10, table).move([1, 5]);
  expect(used.legalOf('attack-of-opportunity')).toEqual([]);
  used.endTurn().activate('eve').move([3, 7]);
  expect(used.legalOf('attack-of-opportunity').map(({ character }) => character)).toEqual(['bob']);
});

test('a save of 11 negates all of it [min.jedi-mind-trick.03]', () => {
  expect(activated(tricked(11), 'bob')).toEqual([false]);
  expect(tricked(11).move([1, 5]).legalOf('attack-of-opportunity')).toHaveLength(1);
});

const drain = (roll: number, bob: Partial<OnTable> = {}) =>
  saves(
    using(
      duel(having('drain-life', 20, { suffered: 30 }), bob, { guard: enemy(7, 6, { abilities: ['bodyguard'] }) }),
      'drain-life',
      'bob',
    ),
    {
      bob: roll,
    },
  );

test('Drain Life: damage to a living enemy within 6 squares, and as much removed from whoever uses it [min.drain-life.01]', () => {
  expect(damages(drain(10), 'bob', 'ann')).toEqual([20, 10]);
  expect(force(drain(10))).toBe(8);
  const ann = having('drain-life', 20);
  expect(whyNotUse(duel(ann, { at: [9, 5] }), 'drain-life', 20).code).toBe('out-of-range');
  expect(whyNotUse(duel(ann, DROID), 'drain-life', 20).code).toBe('not-living');
});

test('a save of 11 negates both; it is no attack [min.drain-life.02, min.drain-life.03]', () => {
  expect(damages(drain(11), 'bob', 'ann')).toEqual([0, 30]);
  expect(force(drain(11))).toBe(8);
  expect(drain(10).toldOf('attack-rolled')).toEqual([]);
  expect(drain(10).damage('guard')).toBe(0);
});

test('Drain Life 3: the living target and living enemies beside it, each with a save of 11 [min.drain-life-3.01]', () => {
  const table = duel(
    having('drain-life-3', undefined, { suffered: 90 }),
    {},
    {
      cid: enemy(8, 5),
      dan: enemy(7, 6, DROID),
      eve: { at: [7, 4] },
    },
  );
  const used = saves(using(table, 'drain-life-3', 'bob'), { bob: 11, cid: 10 });
  expect(damages(used, 'bob', 'cid', 'dan', 'eve')).toEqual([0, 20, 0, 0]);
  expect(force(used)).toBe(6);
});

test('it removes as much as it dealt in all [min.drain-life-3.02]', () => {
  const table = duel(having('drain-life-3', undefined, { suffered: 90 }), {}, { cid: enemy(8, 5), dan: enemy(7, 6) });
  const used = saves(using(table, 'drain-life-3', 'bob'), { bob: 2, cid: 11, dan: 10 });
  expect(damages(used, 'bob', 'cid', 'dan', 'ann')).toEqual([20, 0, 20, 50]);
  expect(used.last('damage-removed')).toMatchObject({ character: 'ann', rules: ['min.drain-life-3.02'] });
});

const hunger = (ann: Partial<OnTable> = {}, bob: Partial<OnTable> = {}) =>
  using(duel(having('sith-hunger', 10, ann), bob), 'sith-hunger', 'bob');

test('Sith Hunger: damage to a living enemy within 6 squares, and as much removed, without a save [min.sith-hunger.01]', () => {
  const used = hunger({ suffered: 30 });
  expect(damages(used, 'bob', 'ann')).toEqual([10, 20]);
  expect(used.toldOf('save-rolled')).toEqual([]);
  expect(force(used)).toBe(8);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(whyNotUse(duel(having('sith-hunger', 10), DROID), 'sith-hunger', 10).code).toBe('not-living');
  expect(whyNotUse(duel(having('sith-hunger', 10), { at: [9, 5] }), 'sith-hunger', 10).code).toBe('out-of-range');
});

test('a Force point goes over, if there is one [min.sith-hunger.02]', () => {
  const used = hunger({}, { force: 2 });
  expect([used.character('bob').force, force(used)]).toEqual([1, 9]);
  const none = hunger({}, { force: 2, forceLeft: 0 });
  expect([none.character('bob').force, force(none)]).toEqual([0, 8]);
});

test('it is no attack: nothing is rolled, no Defense helps, nobody answers an attack [min.sith-hunger.03]', () => {
  const used = hunger({}, { defense: 99, force: 2, powers: ['lightsaber-deflect', 'lightsaber-block'] });
  expect(used.damage('bob')).toBe(10);
  for (const type of ['attack-declared', 'attack-rolled', 'attack-resolved'] as const)
    expect(used.toldOf(type)).toEqual([]);
  expect(used.last('damage-dealt')).toMatchObject({ character: 'bob', byAttack: false });
  expect(used.by()).toEqual(['p1']);
});

test('nobody gets more Hit Points than at the start [min.sith-hunger.04]', () => {
  expect(hunger().damage('ann')).toBe(0);
  expect(hunger({ suffered: 5 }).damage('ann')).toBe(0);
});

const corrupt = (bob: Partial<OnTable> = {}) =>
  using(duel(having('force-corruption-2'), bob, { far: enemy(13, 9) }), 'force-corruption-2', 'bob');

test('Force Corruption 2: 20 damage to a non-Droid within 6 squares, which is corrupted then [min.force-corruption-2.01, min.force-corruption-2.02]', () => {
  const used = corrupt();
  expect([used.damage('bob'), force(used)]).toEqual([20, 7]);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(used.state.lasting).toMatchObject([{ character: 'bob', ability: 'effect-corrupted', until: 'skirmish' }]);
  const ann = having('force-corruption-2');
  expect(whyNotUse(duel(ann, DROID), 'force-corruption-2').code).toBe('droid');
  expect(choices(duel(ann, { abilities: ['droid', 'cyborg'] }), 'force-corruption-2')).toEqual(['bob']);
  expect(whyNotUse(duel(ann, { at: [9, 5] }), 'force-corruption-2').code).toBe('out-of-range');
  expect(choices(duel(ann, {}, { cid: enemy(3, 6) }), 'force-corruption-2')).toEqual(['cid']);
});

test('each time it is activated a save of 11 ends it, or it takes 20 [min.force-corruption-2.03]', () => {
  const failed = corrupt().endTurn().activate('bob').rolls(10);
  expect(failed.damage('bob')).toBe(40);
  expect(failed.state.lasting).toHaveLength(1);
  const made = corrupt().endTurn().activate('bob').rolls(11);
  expect(made.damage('bob')).toBe(20);
  expect(made.state.lasting).toEqual([]);
});

test('Force Corruption is no attack [min.force-corruption-2.05]', () => {
  expect(corrupt({ defense: 99, force: 2, powers: ['lightsaber-deflect'] }).toldOf('attack-rolled')).toEqual([]);
  expect(corrupt({ defense: 99 }).damage('bob')).toBe(20);
});

test('corrupted twice it makes one save [min.force-corruption-2.04]', () => {
  const table = skirmish({
    characters: {
      ann: having('force-corruption-2'),
      eve: having('force-corruption-2', undefined, { at: [2, 6] }),
      bob: enemy(7, 5),
      far: enemy(13, 9),
    },
  });
  using(table, 'force-corruption-2', 'bob').endTurn().activate('eve');
  using(table, 'force-corruption-2', 'bob').endTurn().activate('bob').rolls(10);
  expect(table.damage('bob')).toBe(60);
  expect(table.toldOf('save-rolled')).toHaveLength(1);
});

test('Demolition Charge defeats an adjacent Huge enemy, or a Large Mounted Weapon, but for a save of 6 [min.demolition-charge.01]', () => {
  const charge = (bob: Partial<OnTable>) =>
    duel(having('demolition-charge'), { at: [3, 5], ...bob }, { far: enemy(13, 9) });
  const used = (roll: number) => saves(using(charge({ size: 'huge' }), 'demolition-charge', 'bob'), { bob: roll });
  expect([used(5).character('bob').place, used(6).character('bob').place]).toEqual(['defeated', 'map']);
  expect(used(6).damage('bob')).toBe(0);
  expect(
    used(6)
      .legal()
      .map(({ type }) => type),
  ).toEqual(['end-turn']);
  expect(whyNotUse(charge({ size: 'large' }), 'demolition-charge').code).toBe('too-small');
  expect(choices(charge({ size: 'large', abilities: ['mounted-weapon'] }), 'demolition-charge')).toEqual(['bob']);
  expect(whyNotUse(charge({ size: 'huge', at: [4, 5] }), 'demolition-charge').code).toBe('not-adjacent');
});

const severed = (ann: Partial<OnTable> = {}) =>
  using(
    duel(
      having('sever-force', undefined, ann),
      { at: [3, 5], force: 4, powers: [{ ability: 'force-grip', value: 20 }] },
      { far: enemy(13, 9) },
    ),
    'sever-force',
    'bob',
  );

test('Sever Force: an adjacent enemy spends no Force points for the rest of the skirmish [min.sever-force.01]', () => {
  const used = severed();
  expect(force(used)).toBe(6);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  used.endTurn().activate('bob');
  expect(used.legalOf('move-faster')).toEqual([]);
  expect(used.legalOf('use-ability')).toEqual([]);
  used.attack('ann').rollNow().rolls(2);
  expect(used.legalOf('reroll')).toEqual([]);
  expect(used.character('bob').force).toBe(4);
  expect(whyNotUse(duel(having('sever-force')), 'sever-force').code).toBe('not-adjacent');
});

test('it does not count as having a Force rating [min.sever-force.02]', () => {
  const used = severed({ abilities: ['lightsaber-duelist'] })
    .endTurn()
    .activate('bob')
    .attack('ann')
    .rollNow()
    .rolls(10);
  // Without the 4 of Lightsaber Duelist: 10 and 5 against 15.
  expect(used.last('attack-hit')).toMatchObject({ total: 15, defense: 15 });
});
