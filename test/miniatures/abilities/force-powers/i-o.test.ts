/** Force powers: I to O. */
import { skirmish, type OnTable, type Table } from '../../table';
import { MELEE, duel, numbered } from '../duel';
import { activated, choices, damages, having, saves, using, whyNotUse } from '../having';
import {
  DROID,
  among,
  apart,
  apartAndFar,
  besideBob,
  canUse,
  east,
  enemy,
  enemyAt,
  forceLeft,
  jedi,
  melee,
  rolls,
} from '../tables';

const IN_MELEE = { abilities: ['melee-attack'], damage: 20, attack: 9 };

const thrown = (id: string, bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
  apartAndFar(having(id, undefined, IN_MELEE), bob, more);

test('Lightsaber Throw: an attack on an enemy within 6 squares, with its own Attack and Damage [min.lightsaber-throw.01]', () => {
  const used = rolls(using(thrown('lightsaber-throw'), 'lightsaber-throw', 'bob'), 6);
  expect(used.last('attack-hit')).toMatchObject({ total: 15 });
  expect(used.damage('bob')).toBe(20);
  expect(used.character('ann').force).toBe(8);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(choices(thrown('lightsaber-throw', { at: [8, 5] }), 'lightsaber-throw')).toEqual(['bob']);
  expect(whyNotUse(thrown('lightsaber-throw', { at: [9, 5] }), 'lightsaber-throw').code).toBe('out-of-range');
});

test.each(['lightsaber-throw', 'lightsaber-throw-2', 'lightsaber-throw-5'])(
  '%s is no melee attack [min.lightsaber-throw.02]',
  (id) => {
    const hit = (bob: Partial<OnTable>) => {
      const used = using(thrown(id, bob), id, 'bob');
      if (used.legalOf('attack').length > 0) used.attack('bob');
      return rolls(used, 19);
    };
    const answers = (bob: Partial<OnTable>) =>
      hit(bob)
        .legalOf('use-ability')
        .map(({ ability }) => ability);
    expect(answers({ force: 3, powers: ['lightsaber-deflect'] })).toEqual(['lightsaber-deflect']);
    for (const power of ['lightsaber-block', 'lightsaber-riposte'])
      expect(answers({ force: 3, powers: [power] })).toEqual([]);
    expect(hit({ abilities: ['parry'] }).toldOf('save-rolled')).toEqual([]);
  },
);

test('Lightsaber Throw 2: two attacks against one enemy within 6 squares [min.lightsaber-throw-2.01]', () => {
  const used = using(thrown('lightsaber-throw-2', {}, { cid: enemy(2, 9) }), 'lightsaber-throw-2', 'bob');
  expect(used.targets()).toEqual(['bob']);
  rolls(used.attack('bob'), 19);
  rolls(used.attack('bob'), 19);
  expect(used.damage('bob')).toBe(40);
  expect(used.targets()).toEqual([]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(whyNotUse(thrown('lightsaber-throw-2', { at: [9, 5] }), 'lightsaber-throw-2').code).toBe('out-of-range');
});

test('the first of the two defeats it: the second is lost [min.lightsaber-throw-2.01]', () => {
  const used = using(thrown('lightsaber-throw-2', { hitPoints: 20 }), 'lightsaber-throw-2', 'bob').attack('bob');
  rolls(used, 19);
  expect(used.character('bob').place).toBe('defeated');
  expect(used.legal().map(({ type }) => type)).toContain('end-turn');
});

test('Lightsaber Throw 5: an enemy in sight, with cover and not the nearest, even with Stealth [min.lightsaber-throw-5.01]', () => {
  const table = thrown('lightsaber-throw-5', {}, { cid: enemy(13, 5, { abilities: ['stealth'] }) });
  expect(choices(table, 'lightsaber-throw-5')).toContain('cid');
  const used = rolls(using(thrown('lightsaber-throw-5'), 'lightsaber-throw-5', 'bob').attack('bob'), 2);
  expect(used.character('ann').force).toBe(4);
  rolls(used.attack('bob'), 2);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
});

test('two attacks against it, and two against each beside it, friend and foe [min.lightsaber-throw-5.02]', () => {
  const table = thrown('lightsaber-throw-5', {}, { cid: enemy(8, 5), eve: { at: [7, 6] } });
  const used = using(table, 'lightsaber-throw-5', 'bob');
  for (const target of ['bob', 'cid', 'eve', 'eve', 'cid', 'bob']) rolls(used.attack(target), 19);
  expect(damages(used, 'bob', 'cid', 'eve', 'far')).toEqual([40, 40, 40, 0]);
  expect(used.toldOf('attack-rolled')).toHaveLength(6);
  expect(used.targets()).toEqual([]);
});

test('Lightsaber Assault: two attacks against adjacent enemies, one or two [min.lightsaber-assault.01, min.special-abilities-and-attacks.03]', () => {
  const one = using(among('lightsaber-assault', ['triple-attack']), 'lightsaber-assault');
  expect(one.targets()).toEqual(['bob', 'cid', 'dan']);
  rolls(rolls(one.attack('bob'), 19).attack('bob'), 19);
  expect(one.damage('bob')).toBe(20);
  expect(one.targets()).toEqual([]);
  expect(one.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  const two = using(among('lightsaber-assault'), 'lightsaber-assault');
  rolls(rolls(two.attack('bob'), 19).attack('dan'), 19);
  expect(damages(two, 'bob', 'cid', 'dan')).toEqual([10, 0, 10]);
  expect(two.targets()).toEqual([]);
  expect(two.character('ann').force).toBe(8);
});

test('Lightsaber Sweep: one attack against each adjacent enemy [min.lightsaber-sweep.01]', () => {
  const used = using(among('lightsaber-sweep'), 'lightsaber-sweep');
  for (const target of ['cid', 'bob', 'dan']) rolls(used.attack(target), 19);
  expect(damages(used, 'bob', 'cid', 'dan', 'far')).toEqual([10, 10, 10, 0]);
  expect(used.targets()).toEqual([]);
  expect(used.character('ann').force).toBe(8);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  const fewer = rolls(using(among('lightsaber-sweep'), 'lightsaber-sweep').attack('cid'), 19);
  expect(fewer.take({ type: 'no-more-attacks' }).legalOf('end-turn')).toHaveLength(1);
});

test.each([
  ['lightsaber-assault', 2, 'min.lightsaber-assault.02'],
  ['lightsaber-sweep', 3, 'min.lightsaber-sweep.02'],
])('%s after a move: %i attacks [%s]', (id, attacks) => {
  const table = skirmish({
    characters: {
      ann: having(id, undefined, { at: [0, 0] }),
      bob: enemy(7, 0),
      cid: enemy(7, 1),
      dan: enemy(6, 1),
    },
  });
  table.move([1, 0], [2, 0], [3, 0], [4, 0], [5, 0]);
  table.move([6, 0]).letPass();
  const used = using(table, id);
  for (const target of ['bob', 'cid', 'dan'].slice(0, attacks)) rolls(used.attack(target), 2);
  expect(used.toldOf('attack-rolled')).toHaveLength(attacks);
});

test('what Lightsaber Reflect sends back is 10, unless the attacker makes a save of 11 [min.lightsaber-reflect.02]', () => {
  const reflected = () =>
    duel({ damage: 40 }, jedi('lightsaber-reflect')).attack('bob').rolls(15).use('lightsaber-reflect');
  expect(reflected().rolls(11, 10).damage('ann')).toBe(10);
  expect(reflected().rolls(11, 11).damage('ann')).toBe(0);
  const failed = reflected().rolls(10);
  expect([failed.damage('ann'), failed.damage('bob')]).toEqual([0, 40]);
});

test('Illusion: the attacker has hit in vain unless it makes a save of 11, in melee and from afar [min.illusion.01, min.illusion.02]', () => {
  for (const ann of [melee, {}]) {
    const used = () => duel(ann, jedi('illusion', 1)).attack('bob').rolls(15).use('illusion');
    expect(used().rolls(10).damage('bob')).toBe(0);
    expect(used().rolls(11).damage('bob')).toBe(20);
    expect(used().last('force-spent')).toMatchObject({ character: 'bob', points: 1, what: 'illusion' });
  }
  const declined = duel(melee, jedi('illusion', 1)).attack('bob').rolls(15).decline('illusion');
  expect(declined.damage('bob')).toBe(20);
  expect(declined.legalOf('use-ability')).toEqual([]);
});

test('Lightsaber Riposte is offered as a melee attack hits, and not later [min.lightsaber-riposte.01, min.lightsaber-riposte.02]', () => {
  const jedi = { force: 2, powers: ['lightsaber-riposte'] };
  const table = duel({ abilities: [MELEE] }, jedi)
    .attack('bob')
    .rolls(15)
    .use('lightsaber-riposte')
    .rolls(15);
  expect([table.damage('ann'), table.damage('bob')]).toEqual([20, 20]);
  const declined = duel({ abilities: [MELEE] }, jedi)
    .attack('bob')
    .rolls(15)
    .decline('lightsaber-riposte');
  expect(declined.damage('ann')).toBe(0);
  expect(declined.legalOf('use-ability')).toEqual([]);
  expect(duel({}, jedi).attack('bob').rolls(15).toldOf('force-spent')).toEqual([]);
});

const vader: Partial<OnTable> = { force: 2, powers: ['overwhelming-force'], abilities: [MELEE, 'double-attack'] };
const overwhelmed = (bob: Partial<OnTable>, more: Record<string, OnTable> = {}) =>
  duel(vader, bob, more).use('overwhelming-force').attack('bob').rolls(15);

test('Overwhelming Force: nothing avoids or reduces the damage of its attacks in this turn [min.overwhelming-force.01, min.overwhelming-force.02, min.overwhelming-force.03]', () => {
  const jedi = { force: 1, powers: ['lightsaber-block'] };
  for (const bob of [jedi, { abilities: ['parry'] }, { abilities: ['makashi-style-master'] }]) {
    expect(overwhelmed(bob).damage('bob')).toBe(20);
    expect(overwhelmed(bob).toldOf('save-rolled')).toEqual([]);
  }
  expect(overwhelmed(jedi).character('ann').force).toBe(1);
  expect(overwhelmed(jedi).legalOf('use-ability')).toEqual([]);
  expect(overwhelmed(jedi).attack('bob').rolls(15).damage('bob')).toBe(40);
  expect(overwhelmed({ abilities: [numbered('damage-reduction', 10)] }).damage('bob')).toBe(20);
  expect(overwhelmed({ abilities: [numbered('shields-2', 2)] }).damage('bob')).toBe(20);
  const evading = { at: [9, 5] as [number, number], abilities: ['evade'] };
  const shot = duel({ ...vader, abilities: [] }, evading)
    .use('overwhelming-force')
    .attack('bob')
    .rolls(15);
  expect(shot.damage('bob')).toBe(20);
});

test('once in a turn is enough, whoever could pay more; the next turn has none of it [min.overwhelming-force.01]', () => {
  const master = { ...vader, powers: ['overwhelming-force', numbered('master-of-the-force', 2)] };
  const table = duel(master, { abilities: ['parry'] }, { cid: { at: [4, 5] } }).use('overwhelming-force');
  expect(canUse(table)).toBe(false);
  table.endTurn().activate('cid').endTurn().activate('bob').move([6, 6]);
  table.opportunity('ann');
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['overwhelming-force-in-attack']);
  table.rollNow().rolls(15).keep().rolls(11);
  expect(table.damage('bob')).toBe(0);
});

test('nothing redirects them, and nothing comes back [min.overwhelming-force.04, min.overwhelming-force.05]', () => {
  const guard = {
    cid: enemyAt([7, 5], { abilities: ['bodyguard'] }),
    dan: enemyAt([6, 6], { abilities: ['draw-fire'] }),
  };
  const table = overwhelmed({}, guard);
  expect([table.damage('bob'), table.damage('cid'), table.damage('dan')]).toEqual([20, 0, 0]);
  expect(table.toldOf('ability-skipped').map(({ code }) => code)).toEqual(['overwhelming-force', 'overwhelming-force']);
  const shielded = { at: [9, 5] as [number, number], abilities: ['molecular-shielding'] };
  const shot = duel({ ...vader, abilities: [] }, shielded)
    .use('overwhelming-force')
    .attack('bob')
    .rolls(15);
  expect([shot.damage('ann'), shot.damage('bob')]).toEqual([0, 20]);
  expect(shot.toldOf('save-rolled')).toEqual([]);
});

test('what is no attack is no concern of it [min.overwhelming-force.06]', () => {
  const grenadier = { ...vader, abilities: [numbered('grenades', 20)] };
  const reduced = { at: [9, 5] as [number, number], abilities: [numbered('damage-reduction', 10)] };
  const table = duel(grenadier, reduced).use('overwhelming-force').use('grenades').choose('grenades', 'bob').rolls(2);
  expect(table.damage('bob')).toBe(10);
});

test('an attack of opportunity may be overwhelming, too [min.overwhelming-force.07]', () => {
  const table = duel({ abilities: ['parry'] }, { ...vader, damage: 20 })
    .move([4, 5])
    .opportunity('bob');
  table.use('overwhelming-force-in-attack').rolls(15);
  expect(table.damage('ann')).toBe(20);
  expect(table.character('bob').force).toBe(1);
});

const master = (value: number | null) =>
  skirmish({
    characters: {
      ann: {
        at: [0, 0],
        force: 5,
        powers: value === null ? [] : [{ ability: 'master-of-the-force', value }],
      },
      bob: enemy(13, 9),
    },
  });

test('Master of the Force 2 spends twice in a turn [min.master-of-the-force.01]', () => {
  const table = master(2).faster().faster();
  expect(table.legalOf('move-faster')).toEqual([]);
  expect(table.refused({ type: 'move-faster', player: 'p1', character: 'ann' }).code).toBe('force-spent');
  expect(master(null).faster().legalOf('move-faster')).toEqual([]);
});

test('for the same action, too [min.master-of-the-force.02]', () => {
  const table = master(2).faster().faster();
  table.move(...Array.from({ length: 10 }, (_, i): [number, number] => [i + 1, 0]));
  expect(table.targets()).toEqual(['bob']);
  const missed = master(2).attack('bob').rolls(2).reroll().rolls(3).reroll().rolls(4);
  expect(missed.last('attack-missed').total).toBe(9);
  expect(missed.character('ann').force).toBe(3);
});

const precise = () =>
  skirmish({
    characters: {
      ann: having('lightsaber-precision', undefined, { damage: 20, abilities: ['double-attack'] }),
      bob: enemy(3, 5),
    },
  }).attack('bob');

test('Lightsaber Precision: 10 more Damage on one attack, not on the one after it [min.lightsaber-precision.01]', () => {
  const used = rolls(precise().use('lightsaber-precision'), 19);
  expect(used.damage('bob')).toBe(30);
  expect(used.character('ann').force).toBe(8);
  expect(rolls(used.attack('bob'), 19).damage('bob')).toBe(50);
});

test('it is used before the roll, not after it [min.lightsaber-precision.02]', () => {
  const before = precise();
  expect(before.legalOf('use-ability')).toHaveLength(1);
  const after = before.rollNow().rolls(19);
  expect(after.legalOf('use-ability')).toEqual([]);
  expect(after.by()).toEqual(['p1']);
});

const tricked = (roll: number, table = apart(having('jedi-mind-trick'), { at: [3, 5] })) =>
  saves(using(table, 'jedi-mind-trick', 'bob'), { bob: roll });

test('Jedi Mind Trick: a living target within 2 squares is stunned, beside attacks [min.jedi-mind-trick.01]', () => {
  expect(activated(tricked(10), 'bob')).toEqual([true]);
  expect(forceLeft(tricked(10))).toBe(8);
  expect(tricked(10).targets()).toEqual(['bob']);
  expect(choices(apart(having('jedi-mind-trick'), { at: [4, 5] }), 'jedi-mind-trick')).toEqual(['bob']);
  expect(whyNotUse(apart(having('jedi-mind-trick'), { at: [5, 5] }), 'jedi-mind-trick').code).toBe('out-of-range');
  expect(whyNotUse(apart(having('jedi-mind-trick'), { ...DROID, at: [4, 5] }), 'jedi-mind-trick').code).toBe(
    'not-living',
  );
});

test('until the end of this turn it makes no attacks of opportunity [min.jedi-mind-trick.02]', () => {
  const table = apart(having('jedi-mind-trick'), { at: [3, 5] }, { eve: { at: [3, 6] }, cid: enemy(13, 9) });
  const used = tricked(10, table).move([1, 5]);
  expect(used.legalOf('attack-of-opportunity')).toEqual([]);
  used.endTurn().activate('eve').move([3, 7]);
  expect(used.legalOf('attack-of-opportunity').map(({ character }) => character)).toEqual(['bob']);
});

test('a save of 11 negates all of it [min.jedi-mind-trick.03]', () => {
  expect(activated(tricked(11), 'bob')).toEqual([false]);
  expect(tricked(11).move([1, 5]).legalOf('attack-of-opportunity')).toHaveLength(1);
});

test('Master Speed: 6 squares more, with an attack or without [min.master-speed.01]', () => {
  const LONG = `+${'-+'.repeat(30)}\n|${'. '.repeat(30).trimEnd()}|\n+${'-+'.repeat(30)}`;
  const fast = (): Table =>
    skirmish({
      map: LONG,
      characters: {
        ann: { at: [0, 0], force: 2, powers: ['master-speed'] },
        bob: { at: [29, 0], player: 'p2' },
      },
    }).use('master-speed');
  const attacks = fast().move(...east(0, 12, 0));
  expect(attacks.character('ann').force).toBe(1);
  expect(attacks.targets()).toEqual(['bob']);
  attacks.move([13, 0]);
  expect(attacks.targets()).toEqual([]);
  expect(
    fast()
      .move(...east(0, 18, 0))
      .steps(),
  ).toEqual([]);
});

test('Lightsaber Block costs a point, and may be declined [min.lightsaber-block.01, min.lightsaber-block.02, min.timing-of-force-powers.03]', () => {
  const jedi: Partial<OnTable> = { force: 1, powers: ['lightsaber-block'] };
  const used = besideBob(melee, jedi).attack('bob').rolls(15).use('lightsaber-block').rolls(11);
  expect(used.damage('bob')).toBe(0);
  expect(used.character('bob').force).toBe(0);
  const declined = besideBob(melee, jedi).attack('bob').rolls(15).decline('lightsaber-block');
  expect(declined.damage('bob')).toBe(20);
  expect(besideBob({}, jedi).attack('bob').rolls(15).damage('bob')).toBe(20);
});

test('Lightsaber Deflect answers to nonmelee attacks [min.lightsaber-deflect.01]', () => {
  const jedi: Partial<OnTable> = { force: 1, powers: ['lightsaber-deflect'] };
  expect(besideBob({}, jedi).attack('bob').rolls(15).use('lightsaber-deflect').rolls(11).damage('bob')).toBe(0);
  expect(besideBob(melee, jedi).attack('bob').rolls(15).damage('bob')).toBe(20);
});

test('Lightsaber Riposte attacks whoever hit, at once [min.lightsaber-riposte.01, min.timing-of-force-powers.01, min.immediate.01]', () => {
  const dooku: Partial<OnTable> = { force: 5, attack: 16, damage: 20, powers: ['lightsaber-riposte'] };
  const table = besideBob(melee, dooku).attack('bob').rolls(15).use('lightsaber-riposte').rolls(5);
  expect(table.character('bob').force).toBe(4);
  expect([table.damage('ann'), table.damage('bob')]).toEqual([20, 20]);
  expect(table.toldOf('attack-declared').map(({ kind }) => kind)).toEqual(['turn', 'immediate']);
  // The riposte comes before the damage of the attack that it answers.
  expect(table.toldOf('damage-dealt').map(({ character }) => character)).toEqual(['ann', 'bob']);
});
