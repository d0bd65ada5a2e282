/** Force powers: Force A to Force L. */
import { Table, skirmish, type OnTable } from '../../table';
import { MELEE, duel, numbered } from '../duel';
import { activated, choices, damages, having, saves, using, whyNotUse } from '../having';
import { DROID, apart, beside, canUse, enemy, enemyAt, forceLeft, windu, within6, type At } from '../tables';

test('Force Bubble: 20 less for a Force point, whatever deals the damage, before it is dealt [min.force-bubble.01, min.force-bubble.02]', () => {
  const bubble: Partial<OnTable> = { at: [9, 5], force: 1, powers: ['force-bubble'] };
  const thrown = () =>
    duel({ abilities: [numbered('grenades', 30)] }, bubble)
      .use('grenades')
      .choose('grenades', 'bob')
      .rolls(2)
      .keep();
  expect(thrown().use('force-bubble').damage('bob')).toBe(10);
  expect(thrown().use('force-bubble').character('bob').force).toBe(0);
  const declined = thrown().decline('force-bubble');
  expect(declined.damage('bob')).toBe(30);
  expect(declined.legalOf('use-ability')).toEqual([]);
  expect(duel({ damage: 10 }, bubble).attack('bob').rolls(15).use('force-bubble').damage('bob')).toBe(0);
});

describe('Force Leap', () => {
  const leaps = (): Table =>
    duel({ force: 2, powers: ['force-leap'] }, { abilities: [MELEE] })
      .use('force-leap')
      .move([6, 5]);

  test('nobody ends a move where somebody stands [min.force-leap.01]', () => {
    expect(leaps().legalOf('end-turn')).toEqual([]);
    expect(leaps().move([7, 5]).legalOf('end-turn')).toHaveLength(1);
  });

  test('it lasts to the end of the turn [min.force-leap.01]', () => {
    const table = leaps().move([7, 5]).endTurn().activate('bob').endTurn();
    table.rolls(9, 3).goesFirst('p1').activate('ann');
    expect(table.steps()).not.toContainEqual([6, 5]);
    table.move([8, 5]);
    expect(table.legalOf('attack-of-opportunity')).toHaveLength(1);
  });

  test('six squares and an attack [min.force-leap.02]', () => {
    expect(leaps().move([7, 5], [8, 5], [9, 5], [10, 5], [11, 5]).targets()).toEqual(['bob']);
  });
});

test.each([
  ['force-absorb', 2, [4, 5], [3, 5]],
  ['force-defense', 3, [11, 5], [12, 5]],
] as const)(
  '%s cancels the power of whoever is near for %i points [min.force-absorb.01, min.force-defense.01]',
  (power, points, near, far) => {
    const answering = (at: readonly [number, number]) =>
      duel(windu, {}, { cid: enemyAt([...at], { force: 3, powers: [power] }) })
        .use('shatterpoint')
        .choose('shatterpoint', 'bob');
    const table = answering(near).use(power);
    expect(table.toldOf('ability-gained')).toEqual([]);
    expect(table.character('cid').force).toBe(3 - points);
    expect(answering(far).last('ability-gained')).toMatchObject({ character: 'bob' });
  },
);

test.each(['force-absorb', 'force-defense'])(
  '%s comes before the effect, and not later; the power counts as used and is paid [min.force-absorb.02, min.force-absorb.03, min.force-defense.03]',
  (power) => {
    const cancel = () =>
      duel(windu, { force: 3, powers: [power] })
        .use('shatterpoint')
        .choose('shatterpoint', 'bob');
    expect(cancel().by()).toEqual(['p2']);
    expect(cancel().toldOf('ability-gained')).toEqual([]);
    const used = cancel().use(power);
    expect(used.character('ann').force).toBe(2);
    expect(used.targets()).toEqual([]);
    expect(used.steps()).toEqual([]);
    expect(canUse(used)).toBe(false);
    const declined = cancel().decline(power);
    expect(declined.last('ability-gained')).toMatchObject({ character: 'bob' });
    expect(declined.legalOf('use-ability')).toEqual([]);
  },
);

test('Force Lightning that is canceled hurts nobody, and has replaced the attacks [min.force-absorb.01, min.force-absorb.03, min.force-defense.03]', () => {
  for (const power of ['force-absorb', 'force-defense']) {
    const dooku = { force: 5, powers: ['force-lightning-1'], abilities: ['double-attack'] };
    const table = duel(dooku, { force: 3, powers: [power] }).use('force-lightning-1');
    table.choose('force-lightning-1', 'bob').use(power);
    expect(table.damage('bob')).toBe(0);
    expect(table.last('ability-skipped')).toMatchObject({
      ability: 'force-lightning-1',
      source: 'ann',
      code: 'canceled',
    });
    expect(table.character('ann').force).toBe(4);
    expect(table.targets()).toEqual([]);
    expect(canUse(table)).toBe(false);
  }
});

test('Force Defense is offered as the power is paid for; what is no power is not canceled [min.force-defense.02, min.force-defense.01]', () => {
  const defended = { force: 3, powers: ['force-defense'] };
  const block = duel({ ...defended, abilities: [MELEE] }, { force: 1, powers: ['lightsaber-block'] });
  block.attack('bob').rolls(15).keep().use('lightsaber-block').use('force-defense');
  expect(block.damage('bob')).toBe(20);
  expect(block.toldOf('save-rolled')).toEqual([]);
  expect(block.character('bob').force).toBe(0);
  const faster = duel({ force: 1 }, defended).faster();
  expect(faster.by()).toEqual(['p1']);
  expect(duel({ force: 1 }, defended).attack('bob').rolls(2).reroll().by()).toEqual(['chance']);
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
      characters: { ann: having('force-burst', undefined, { at: ann }), bob: enemy(4, 1), cid: enemy(8, 1) },
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

test('Force Heal works on wounded living characters, on whoever uses it too [min.force-heal.01]', () => {
  expect(choices(beside(having('force-heal', 20, { suffered: 10 }), { suffered: 10 }), 'force-heal')).toEqual([
    'ann',
    'eve',
  ]);
  expect(using(beside(having('force-heal', 20, { suffered: 30 })), 'force-heal', 'ann').damage('ann')).toBe(10);
  expect(whyNotUse(beside(having('force-heal', 20)), 'force-heal', 20).code).toBe('unwounded');
  const droid = beside(having('force-heal', 20, { suffered: 10 }), { suffered: 10, abilities: ['droid'] });
  expect(choices(droid, 'force-heal')).toEqual(['ann']);
});

test('a Force power that is called Heal costs what Force Heal does [min.force-heal.03]', () => {
  const ann: OnTable = { at: [2, 5], force: 3, suffered: 30, powers: [{ ability: 'heal', value: 20 }] };
  const used = using(beside(ann), 'force-heal', 'ann');
  expect([used.character('ann').force, used.damage('ann')]).toEqual([1, 10]);
});

test('Force Cloak: it is Cloaked from then on, for the whole turn [min.force-cloak.01]', () => {
  const map = `
    +-+-+-+-+-+-+-+-+-+
    |. o . . . . . . .|
    +-+-+-+-+-+-+-+-+-+`;
  const table = skirmish({
    map,
    characters: { ann: having('force-cloak', undefined, { at: [0, 0] }), bob: enemy(8, 0), eve: { at: [4, 0] } },
  });
  const used = using(table, 'force-cloak');
  expect(used.character('ann').force).toBe(7);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  used.endTurn().activate('eve').endTurn().activate('bob');
  expect(used.targets()).toEqual(['eve']);
  expect(used.whyNotAttack('bob', 'ann').code).toBe('cloaked');
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

const guarded = (ann: Partial<OnTable>) => duel({ at: [5, 5], ...ann }, { at: [6, 5], abilities: [MELEE] });

test('Force Leap: through enemies, and nobody makes an attack of opportunity, until the turn ends [min.force-leap.01, min.force-leap.02]', () => {
  const table = guarded({ force: 2, powers: ['force-leap'] }).use('force-leap');
  expect(table.character('ann').force).toBe(1);
  table.move([6, 5], [7, 5]).attack('bob').rolls(2);
  expect(table.legalOf('let-pass')).toEqual([]);
  expect(guarded({ force: 2, powers: ['force-leap'] }).steps()).not.toContainEqual([6, 5]);
});

const altering = (at: [number, number]) => ({ cid: enemyAt(at, { force: 1, powers: ['force-alter'] }) });

test('Force Alter: an enemy within 6 squares rolls its attack again, and the new result counts [min.force-alter.01]', () => {
  const table = duel({}, {}, altering([11, 5]))
    .attack('bob')
    .rolls(20);
  table.use('force-alter').rolls(2);
  expect(table.last('attack-rerolled')).toMatchObject({ was: 20, roll: 2 });
  expect(table.damage('bob')).toBe(0);
  expect(table.character('cid').force).toBe(0);
  expect(
    duel({}, {}, altering([12, 5]))
      .attack('bob')
      .rolls(20)
      .damage('bob'),
  ).toBe(40);
});

test('it is offered right after the roll, and not later [min.force-alter.02]', () => {
  const table = duel({}, {}, altering([11, 5]))
    .attack('bob')
    .rolls(15);
  expect(table.toldOf('attack-hit')).toEqual([]);
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['force-alter']);
  table.decline('force-alter');
  expect(table.damage('bob')).toBe(20);
  expect(table.legalOf('use-ability')).toEqual([]);
});

test.each<[string, number, number, number, string]>([
  ['force-grip', 20, 20, 1, 'min.force-grip.01'],
  ['force-grip-3', 0, 40, 4, 'min.force-grip-3.01'],
])('%s %i: %i damage in line of sight, without a roll, for %i Force points [%s]', (id, value, damage, points) => {
  const used = using(apart(having(id, value || undefined), { at: [13, 5] }), id, 'bob');
  expect(damages(used, 'bob')).toEqual([damage]);
  expect(used.toldOf('save-rolled')).toEqual([]);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(forceLeft(used)).toBe(9 - points);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

test('with 3 Force points there is no Force Grip 3 [min.force-grip-3.01]', () => {
  expect(whyNotUse(apart(having('force-grip-3', undefined, { forceLeft: 3 })), 'force-grip-3').code).toBe('no-force');
});

test('Force Grip is no attack: Lightsaber Deflect does not answer [min.force-grip.02]', () => {
  const bob = { force: 3, powers: ['lightsaber-deflect'] };
  const used = using(apart(having('force-grip', 20), bob), 'force-grip', 'bob');
  expect(used.damage('bob')).toBe(20);
  expect(used.toldOf('attack-declared')).toEqual([]);
});

test('Force Lightning 4: 50 damage, and a stun that a save of 16 avoids [min.force-lightning-4.01, min.force-lightning-4.02]', () => {
  const used = (roll: number) =>
    saves(using(apart(having('force-lightning-4'), { size: 'huge' }), 'force-lightning-4', 'bob'), { bob: roll });
  expect([used(15).damage('bob'), ...activated(used(15), 'bob')]).toEqual([50, true]);
  expect([used(16).damage('bob'), ...activated(used(16), 'bob')]).toEqual([50, false]);
  expect(forceLeft(used(16))).toBe(5);
  expect(whyNotUse(apart(having('force-lightning-4'), { at: [9, 5] }), 'force-lightning-4').code).toBe('out-of-range');
});

const corrupt = (bob: Partial<OnTable> = {}) =>
  using(apart(having('force-corruption-2'), bob, { far: enemy(13, 9) }), 'force-corruption-2', 'bob');

test('Force Corruption 2: 20 damage to a non-Droid within 6 squares, which is corrupted then [min.force-corruption-2.01, min.force-corruption-2.02]', () => {
  const used = corrupt();
  expect([used.damage('bob'), forceLeft(used)]).toEqual([20, 7]);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(used.state.lasting).toMatchObject([{ character: 'bob', ability: 'effect-corrupted', until: 'skirmish' }]);
  const ann = having('force-corruption-2');
  expect(whyNotUse(apart(ann, DROID), 'force-corruption-2').code).toBe('droid');
  expect(choices(apart(ann, { abilities: ['droid', 'cyborg'] }), 'force-corruption-2')).toEqual(['bob']);
  expect(whyNotUse(apart(ann, { at: [9, 5] }), 'force-corruption-2').code).toBe('out-of-range');
  expect(choices(apart(ann, {}, { cid: enemy(3, 6) }), 'force-corruption-2')).toEqual(['cid']);
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
      bob: { ...enemy(7, 5), abilities: [{ ability: 'grenades', value: 90 }] },
      far: enemy(13, 9),
    },
  });
  using(table, 'force-corruption-2', 'bob').endTurn().activate('eve');
  using(table, 'force-corruption-2', 'bob').endTurn().activate('bob').rolls(10);
  expect(table.damage('bob')).toBe(60);
  expect(table.toldOf('save-rolled')).toHaveLength(1);
});
