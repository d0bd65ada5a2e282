/** What is done as a character is hit so that it takes no damage: saves of its own (min.parry), or of whoever has hit it (min.illusion). */
import { duel } from '../duel';
import { besideBob, jedi, melee } from '../tables';

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

test('a nonmelee attack is another matter, also of an adjacent enemy [min.melee-attack-term.01, min.melee-attack-term.02, min.melee-attack-term.03]', () => {
  expect(
    besideBob({}, { abilities: ['soresu-style-master'] })
      .attack('bob')
      .rolls(15)
      .damage('bob'),
  ).toBe(20);
  expect(
    besideBob({}, { abilities: ['parry'] })
      .attack('bob')
      .rolls(15)
      .damage('bob'),
  ).toBe(20);
});

test('a natural 20 on a save always succeeds, a natural 1 always fails [min.making-saves.03]', () => {
  const soresu = { force: 1, abilities: ['mettle', 'soresu-style-master'] };
  const table = besideBob(melee, soresu).attack('bob').rolls(15, 2).reroll().rolls(1);
  expect(table.last('save-made')).toMatchObject({ roll: 5, success: false });
  // Also against the sum, which is told.
  const armored = (number: number) =>
    besideBob({}, { force: 1, abilities: ['mettle', { ability: 'vonduun-crab-armor', value: number }] });
  const failed = armored(5).attack('bob').rolls(15, 2).reroll().rolls(1).last('save-made');
  expect(failed).toMatchObject({ roll: 5, success: false, because: [{ code: 'natural-1' }] });
  const succeeded = armored(21).attack('bob').rolls(15, 20).keep().last('save-made');
  expect(succeeded).toMatchObject({ roll: 20, success: true, because: [{ code: 'natural-20' }] });
  const usual = armored(5).attack('bob').rolls(15, 2).reroll().rolls(2).last('save-made');
  expect([usual.success, usual.because]).toEqual([true, undefined]);
});

test('a save may be rolled again for a Force point, in another’s turn too [min.force-points.05, min.spending-force-points.03, min.force-points-and-force-powers.02]', () => {
  const table = besideBob(melee, { force: 2, abilities: ['soresu-style-master'] })
    .attack('bob')
    .rolls(15, 3);
  expect(table.by()).toEqual(['p2']);
  table.reroll().rolls(12);
  expect(table.damage('bob')).toBe(0);
  expect(table.character('bob').force).toBe(1);
});

test('a save is rolled, wanted or not [min.making-saves.04, min.save.02]', () => {
  const table = besideBob(melee, { abilities: ['soresu-style-master'] })
    .attack('bob')
    .rolls(15);
  expect(table.by()).toEqual(['chance']);
});
