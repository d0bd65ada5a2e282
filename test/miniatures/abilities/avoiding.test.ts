/** Abilities by which a hit deals no damage. */
import type { OnTable } from '../table';
import { duel, MELEE, numbered } from './duel';

const melee: Partial<OnTable> = { abilities: [MELEE] };
const jedi = (power: string, force = 2): Partial<OnTable> => ({ force, powers: [power] });
const afar: Partial<OnTable> = { at: [9, 5] };

test.each([
  ['absorb-energy', 2],
  ['lightsaber-reflect', 2],
  ['lightsaber-deflect', 1],
])(
  '%s answers to a nonmelee hit for %i Force points, with a save of 11 [min.absorb-energy.01, min.lightsaber-reflect.01, min.lightsaber-deflect.01]',
  (power, points) => {
    const saved = duel({}, jedi(power)).attack('bob').rolls(15).use(power).rolls(11);
    if (power === 'lightsaber-reflect') saved.rolls(11);
    expect(saved.damage('bob')).toBe(0);
    expect(saved.character('bob').force).toBe(2 - points);
    expect(duel({}, jedi(power)).attack('bob').rolls(15).use(power).rolls(10).damage('bob')).toBe(20);
    expect(duel(melee, jedi(power)).attack('bob').rolls(15).damage('bob')).toBe(20);
  },
);

test.each(['absorb-energy', 'lightsaber-reflect', 'lightsaber-deflect'])(
  '%s is offered between the hit and its damage, and not later [min.absorb-energy.03, min.lightsaber-reflect.03, min.lightsaber-deflect.02]',
  (power) => {
    const table = duel({}, jedi(power)).attack('bob').rolls(15);
    expect(table.by()).toEqual(['p2']);
    expect(table.toldOf('damage-dealt')).toEqual([]);
    table.decline(power);
    expect(table.damage('bob')).toBe(20);
    expect(table.legalOf('use-ability')).toEqual([]);
  },
);

test('Absorb Energy heals as much as it avoids, and no more than has been suffered [min.absorb-energy.02]', () => {
  const absorb = (suffered: number) =>
    duel({ damage: 30 }, { ...jedi('absorb-energy'), suffered })
      .attack('bob')
      .rolls(15)
      .use('absorb-energy')
      .rolls(11);
  expect(absorb(40).damage('bob')).toBe(10);
  expect(absorb(10).damage('bob')).toBe(0);
});

test('what Lightsaber Reflect sends back is 10, unless the attacker makes a save of 11 [min.lightsaber-reflect.02]', () => {
  const reflected = () =>
    duel({ damage: 40 }, jedi('lightsaber-reflect')).attack('bob').rolls(15).use('lightsaber-reflect');
  expect(reflected().rolls(11, 10).damage('ann')).toBe(10);
  expect(reflected().rolls(11, 11).damage('ann')).toBe(0);
  const failed = reflected().rolls(10);
  expect([failed.damage('ann'), failed.damage('bob')]).toEqual([0, 40]);
});

test('Parry and Lightsaber Block answer to melee hits at once [min.parry.01, min.parry.02, min.lightsaber-block.02]', () => {
  const parry = { abilities: ['parry'] };
  expect(duel(melee, parry).attack('bob').rolls(15, 11).damage('bob')).toBe(0);
  expect(duel(melee, parry).attack('bob').rolls(15, 10).damage('bob')).toBe(20);
  expect(duel({}, parry).attack('bob').rolls(15).damage('bob')).toBe(20);
  const table = duel(melee, parry).attack('bob').rolls(15);
  expect(table.by()).toEqual(['chance']);
  expect(table.toldOf('damage-dealt')).toEqual([]);
  const late = duel(melee, jedi('lightsaber-block')).attack('bob').rolls(15).decline('lightsaber-block');
  expect(late.legalOf('use-ability')).toEqual([]);
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

test('Molecular Shielding sends the damage of distant enemies back, unless they make a save of 11 [min.molecular-shielding.01]', () => {
  const shielding = { abilities: ['molecular-shielding'] };
  const hit = duel({}, { ...shielding, ...afar })
    .attack('bob')
    .rolls(15);
  const failed = hit.rolls(10);
  expect([failed.damage('ann'), failed.damage('bob')]).toEqual([20, 0]);
  const made = duel({}, { ...shielding, ...afar })
    .attack('bob')
    .rolls(15, 11);
  expect([made.damage('ann'), made.damage('bob')]).toEqual([0, 20]);
  const beside = duel({}, shielding).attack('bob').rolls(15);
  expect(beside.toldOf('save-rolled')).toEqual([]);
  expect(beside.damage('bob')).toBe(20);
});

const shield = (at: [number, number]): Record<string, OnTable> => ({
  cid: { at, player: 'p2', abilities: ['energy-shields'] },
});

test('Energy Shield: who hits it, or whoever is beside it, from beside neither makes a save of 11 [min.energy-shields.01, min.energy-shields.02]', () => {
  const hit = (natural: number) =>
    duel({ damage: 30 }, afar, shield([10, 5]))
      .attack('bob')
      .rolls(15, natural);
  expect(hit(10).last('save-made')).toMatchObject({ character: 'ann', number: 11 });
  expect([hit(10).damage('ann'), hit(10).damage('bob')]).toEqual([30, 0]);
  expect([hit(11).damage('ann'), hit(11).damage('bob')]).toEqual([0, 30]);
  // The one that has it is shielded, too.
  const own = duel({}, { ...afar, abilities: ['energy-shields'] })
    .attack('bob')
    .rolls(15, 10);
  expect([own.damage('ann'), own.damage('bob')]).toEqual([20, 0]);
});

test('an attacker beside either of the two makes no save, and two shields ask for one [min.energy-shields.01, min.stacking.03]', () => {
  const besideTarget = duel({}, {}, shield([7, 5]))
    .attack('bob')
    .rolls(15);
  expect(besideTarget.toldOf('save-rolled')).toEqual([]);
  expect(besideTarget.damage('bob')).toBe(20);
  // Two squares away: it reaches bob, and stands beside cid.
  const besideShield = duel({ abilities: [] }, { at: [7, 5] }, shield([6, 4])).whyNotAttack('ann', 'bob');
  expect(besideShield).toMatchObject({ code: 'adjacent-first' });
  const both = duel({}, { ...afar, abilities: ['energy-shields'] }, shield([10, 5]))
    .attack('bob')
    .rolls(15, 11);
  expect(both.toldOf('save-rolled')).toHaveLength(1);
});

test('Evade answers to hits from afar alone [min.evade.01]', () => {
  const evade = { abilities: ['evade'] };
  expect(
    duel({}, { ...afar, ...evade })
      .attack('bob')
      .rolls(15, 11)
      .damage('bob'),
  ).toBe(0);
  expect(
    duel({}, { ...afar, ...evade })
      .attack('bob')
      .rolls(15, 10)
      .damage('bob'),
  ).toBe(20);
  expect(duel({}, evade).attack('bob').rolls(15).damage('bob')).toBe(20);
});

const gauntlet: Partial<OnTable> = { ...jedi('lightsaber-block', 9), abilities: [numbered('cortosis-gauntlet', 16)] };
const unarmed: Partial<OnTable> = { abilities: [MELEE, 'double-attack'], damage: 30 };
const sith: Partial<OnTable> = { ...unarmed, lightsaber: true };

test('a block of 16 or more also takes 20 Damage from an enemy with a lightsaber [min.cortosis-gauntlet.02]', () => {
  const blocked = (natural: number, ann = sith) =>
    duel(ann, gauntlet).attack('bob').rolls(15).use('lightsaber-block').rolls(natural);
  const after = blocked(16).attack('bob').rolls(15);
  expect(after.damage('bob')).toBe(10);
  expect(after.last('ability-gained')).toMatchObject({ character: 'ann', until: 'skirmish' });
  for (const spared of [blocked(15), blocked(16, unarmed)]) {
    expect(spared.attack('bob').rolls(15).damage('bob')).toBe(30);
    expect(spared.toldOf('ability-gained')).toEqual([]);
  }
});

test('it goes with Lightsaber Block: another save does nothing to the attacker [min.cortosis-gauntlet.01]', () => {
  const parries = { abilities: [numbered('cortosis-gauntlet', 16), 'parry'] };
  const table = duel(sith, parries).attack('bob').rolls(15, 18);
  expect(table.damage('bob')).toBe(0);
  expect(table.toldOf('ability-gained')).toEqual([]);
});

test('two such blocks take no more than one, and Damage is never less than 0 [min.cortosis-gauntlet.03]', () => {
  const master = { ...gauntlet, powers: ['lightsaber-block', numbered('master-of-the-force', 5)] };
  const table = duel({ ...sith, damage: 30, abilities: [MELEE, 'triple-attack'] }, master);
  for (const _ of [1, 2]) table.attack('bob').rolls(15).use('lightsaber-block').rolls(16).keep();
  expect(table.attack('bob').rolls(15).decline('lightsaber-block').damage('bob')).toBe(10);
  const weak = duel({ ...sith, damage: 10 }, gauntlet)
    .attack('bob')
    .rolls(15)
    .use('lightsaber-block')
    .rolls(16);
  expect(weak.attack('bob').rolls(15).damage('bob')).toBe(0);
});

test('Soresu and Makashi avoid the damage of melee hits alone [min.soresu-style-master.01, min.makashi-style-master.01]', () => {
  for (const style of ['soresu-style-master', 'makashi-style-master']) {
    const master = { abilities: [style] };
    expect(duel(melee, master).attack('bob').rolls(15, 11).damage('bob')).toBe(0);
    expect(duel(melee, master).attack('bob').rolls(15, 10).damage('bob')).toBe(20);
    expect(duel({}, master).attack('bob').rolls(15).damage('bob')).toBe(20);
  }
});
