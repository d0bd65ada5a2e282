/** Saves and attacks in return as a character is hit, and what comes between a hit and its damage. */
import { skirmish, type OnTable } from '../table';

const duel = (ann: Partial<OnTable>, bob: Partial<OnTable>, more: Record<string, OnTable> = {}) =>
  skirmish({
    characters: {
      ann: { at: [5, 5], damage: 20, ...ann },
      bob: { at: [6, 5], player: 'p2', ...bob },
      ...more,
    },
  });
const SHIELDS = { ability: 'shields-2', value: 2 };
const melee: Partial<OnTable> = { abilities: ['melee-attack'] };

test('hit by a melee attack, a save of 11 avoids the damage [min.soresu-style-master.01, min.making-saves.02, min.save.01]', () => {
  const saved = duel(melee, { abilities: ['soresu-style-master'] })
    .attack('bob')
    .rolls(15, 11);
  expect(saved.damage('bob')).toBe(0);
  expect(saved.last('save-made')).toMatchObject({ character: 'bob', number: 11, roll: 11, success: true });
  expect(
    duel(melee, { abilities: ['soresu-style-master'] })
      .attack('bob')
      .rolls(15, 10)
      .damage('bob'),
  ).toBe(20);
});

test('a nonmelee attack is another matter, also of an adjacent enemy [min.melee-attack-term.01, min.melee-attack-term.02, min.melee-attack-term.03]', () => {
  expect(
    duel({}, { abilities: ['soresu-style-master'] })
      .attack('bob')
      .rolls(15)
      .damage('bob'),
  ).toBe(20);
  expect(
    duel({}, { abilities: ['parry'] })
      .attack('bob')
      .rolls(15)
      .damage('bob'),
  ).toBe(20);
});

test('against Makashi Soresu does nothing; Makashi works against Soresu [min.makashi-style-master.01, min.makashi-style-master.02, min.starter-special-abilities.12]', () => {
  const makashi = ['melee-attack', 'makashi-style-master'];
  const soresu = ['melee-attack', 'soresu-style-master'];
  const table = duel({ abilities: makashi }, { abilities: soresu }).attack('bob').rolls(15);
  expect(table.damage('bob')).toBe(20);
  expect(table.last('ability-skipped')).toMatchObject({ ability: 'soresu-style-master', code: 'makashi' });
  expect(duel({ abilities: soresu }, { abilities: makashi }).attack('bob').rolls(15, 11).damage('bob')).toBe(0);
});

test('a natural 20 on a save always succeeds, a natural 1 always fails [min.making-saves.03]', () => {
  const soresu = { force: 1, abilities: ['mettle', 'soresu-style-master'] };
  const table = duel(melee, soresu).attack('bob').rolls(15, 2).reroll().rolls(1);
  expect(table.last('save-made')).toMatchObject({ roll: 5, success: false });
  // Also against the sum, which is told.
  const armored = (number: number) =>
    duel({}, { force: 1, abilities: ['mettle', { ability: 'vonduun-crab-armor', value: number }] });
  const failed = armored(5).attack('bob').rolls(15, 2).reroll().rolls(1).last('save-made');
  expect(failed).toMatchObject({ roll: 5, success: false, because: [{ code: 'natural-1' }] });
  const succeeded = armored(21).attack('bob').rolls(15, 20).keep().last('save-made');
  expect(succeeded).toMatchObject({ roll: 20, success: true, because: [{ code: 'natural-20' }] });
  const usual = armored(5).attack('bob').rolls(15, 2).reroll().rolls(2).last('save-made');
  expect([usual.success, usual.because]).toEqual([true, undefined]);
});

test('a save may be rolled again for a Force point, in another’s turn too [min.force-points.05, min.spending-force-points.03, min.force-points-and-force-powers.02]', () => {
  const table = duel(melee, { force: 2, abilities: ['soresu-style-master'] })
    .attack('bob')
    .rolls(15, 3);
  expect(table.by()).toEqual(['p2']);
  table.reroll().rolls(12);
  expect(table.damage('bob')).toBe(0);
  expect(table.character('bob').force).toBe(1);
});

test('a save is rolled, wanted or not [min.making-saves.04, min.save.02]', () => {
  const table = duel(melee, { abilities: ['soresu-style-master'] })
    .attack('bob')
    .rolls(15);
  expect(table.by()).toEqual(['chance']);
});

test('Evade: only hits of enemies that are not adjacent [min.evade.01]', () => {
  expect(
    duel({}, { abilities: ['evade'] })
      .attack('bob')
      .rolls(15)
      .damage('bob'),
  ).toBe(20);
  expect(
    duel({}, { at: [9, 5], abilities: ['evade'] })
      .attack('bob')
      .rolls(15, 11)
      .damage('bob'),
  ).toBe(0);
});

test('Lightsaber Block costs a point, and may be declined [min.lightsaber-block.01, min.lightsaber-block.02, min.timing-of-force-powers.03]', () => {
  const jedi: Partial<OnTable> = { force: 1, powers: ['lightsaber-block'] };
  const used = duel(melee, jedi).attack('bob').rolls(15).use('lightsaber-block').rolls(11);
  expect(used.damage('bob')).toBe(0);
  expect(used.character('bob').force).toBe(0);
  const declined = duel(melee, jedi).attack('bob').rolls(15).decline('lightsaber-block');
  expect(declined.damage('bob')).toBe(20);
  expect(duel({}, jedi).attack('bob').rolls(15).damage('bob')).toBe(20);
});

test('Lightsaber Deflect answers to nonmelee attacks [min.lightsaber-deflect.01]', () => {
  const jedi: Partial<OnTable> = { force: 1, powers: ['lightsaber-deflect'] };
  expect(duel({}, jedi).attack('bob').rolls(15).use('lightsaber-deflect').rolls(11).damage('bob')).toBe(0);
  expect(duel(melee, jedi).attack('bob').rolls(15).damage('bob')).toBe(20);
});

test('Lightsaber Riposte attacks whoever hit, at once [min.lightsaber-riposte.01, min.timing-of-force-powers.01, min.immediate.01]', () => {
  const dooku: Partial<OnTable> = { force: 5, attack: 16, damage: 20, powers: ['lightsaber-riposte'] };
  const table = duel(melee, dooku).attack('bob').rolls(15).use('lightsaber-riposte').rolls(5);
  expect(table.character('bob').force).toBe(4);
  expect([table.damage('ann'), table.damage('bob')]).toEqual([20, 20]);
  expect(table.toldOf('attack-declared').map(({ kind }) => kind)).toEqual(['turn', 'immediate']);
  // The riposte comes before the damage of the attack that it answers.
  expect(table.toldOf('damage-dealt').map(({ character }) => character)).toEqual(['ann', 'bob']);
});

test('a Bodyguard beside the target takes the damage of an attack [min.bodyguard.01]', () => {
  const guard: Record<string, OnTable> = { cid: { at: [7, 5], player: 'p2', abilities: ['bodyguard'] } };
  const table = duel({}, {}, guard).attack('bob').rolls(15);
  expect(table.by()).toEqual(['p2']);
  table.use('bodyguard');
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 20]);
  const far = duel({}, {}, { cid: { at: [9, 5], player: 'p2', abilities: ['bodyguard'] } })
    .attack('bob')
    .rolls(15);
  expect(far.damage('bob')).toBe(20);
});

test('not the damage of anything else [min.bodyguard.02, min.attack.02]', () => {
  const table = duel(
    { abilities: [{ ability: 'grenades', value: 20 }] },
    { at: [9, 5] },
    { cid: { at: [11, 5], player: 'p2', abilities: ['bodyguard'] }, dan: { at: [10, 6], player: 'p2' } },
  );
  table.use('grenades').choose('grenades', 'bob').take({ type: 'affect', character: 'bob' }).rolls(2);
  expect(table.damage('bob')).toBe(20);
});

test('whoever guards decides before the target’s Shields are rolled [min.bodyguard.03, min.shields-2.02]', () => {
  const table = duel({}, { abilities: [SHIELDS] }, { cid: { at: [7, 5], player: 'p2', abilities: ['bodyguard'] } });
  table.attack('bob').rolls(15);
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['bodyguard']);
  table.use('bodyguard');
  expect(table.toldOf('save-rolled')).toEqual([]);
  expect(table.damage('cid')).toBe(20);
});

test('Shields 2: two saves of 11, 10 less for each [min.shields-2.01]', () => {
  const shields: Partial<OnTable> = { abilities: [SHIELDS] };
  expect(duel({}, shields).attack('bob').rolls(15, 11, 10).damage('bob')).toBe(10);
  expect(duel({}, shields).attack('bob').rolls(15, 11, 11).damage('bob')).toBe(0);
  expect(duel({ damage: 10 }, shields).attack('bob').rolls(15, 12, 12).damage('bob')).toBe(0);
});

test('Damage Reduction takes off its number, but for adjacent lightsabers [min.damage-reduction.01, min.damage-reduction.02]', () => {
  const armor: Partial<OnTable> = { abilities: [{ ability: 'damage-reduction', value: 10 }] };
  expect(duel({}, armor).attack('bob').rolls(15).damage('bob')).toBe(10);
  expect(duel({ lightsaber: true }, armor).attack('bob').rolls(15).damage('bob')).toBe(20);
});

test('Avoid Defeat: two saves, and it stays with 10 Hit Points [min.avoid-defeat.01]', () => {
  const tough: Partial<OnTable> = { suffered: 90, abilities: ['avoid-defeat'] };
  const more: Record<string, OnTable> = { cid: { at: [13, 9], player: 'p2' } };
  const saved = duel({}, tough, more).attack('bob').rolls(15, 11, 11);
  expect(saved.character('bob')).toMatchObject({ place: 'map', damage: 90 });
  expect(duel({}, tough, more).attack('bob').rolls(15, 11, 10).character('bob').place).toBe('defeated');
  const first = duel({}, tough, more).attack('bob').rolls(15, 10);
  expect(first.character('bob').place).toBe('defeated');
  expect(first.toldOf('save-made')).toHaveLength(1);
});

test('Self-Destruct hurts all beside it as it is defeated, friend and foe [min.self-destruct.01]', () => {
  const table = duel(
    {},
    { suffered: 90, abilities: [{ ability: 'self-destruct', value: 20 }] },
    { cid: { at: [7, 5], player: 'p2' }, dan: { at: [9, 5], player: 'p2' } },
  );
  table.attack('bob').rolls(15);
  expect([table.damage('ann'), table.damage('cid'), table.damage('dan')]).toEqual([20, 20, 0]);
});
