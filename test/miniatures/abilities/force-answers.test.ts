/** The Force against the Force: powers that are canceled, characters that it does not reach, attacks that nothing stops. */
import type { OnTable, Table } from '../table';
import { duel, MELEE, numbered } from './duel';

const other = (at: [number, number], more: Partial<OnTable> = {}): OnTable => ({ at, player: 'p2', ...more });
/** Whether a power can be used in the turn; whom it may be used on. */
const canUse = (table: Table): boolean => table.legalOf('use-ability').length > 0;
const targets = (table: Table) =>
  table
    .use('shatterpoint')
    .legalOf('choose')
    .map(({ chosen }) => chosen);
/** Marks bob, in place of the turn. */
const windu: Partial<OnTable> = { force: 3, powers: ['shatterpoint'] };

test.each([
  ['force-absorb', 2, [4, 5], [3, 5]],
  ['force-defense', 3, [11, 5], [12, 5]],
] as const)(
  '%s cancels the power of whoever is near for %i points [min.force-absorb.01, min.force-defense.01]',
  (power, points, near, far) => {
    const answering = (at: readonly [number, number]) =>
      duel(windu, {}, { cid: other([...at], { force: 3, powers: [power] }) })
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

const immune = { abilities: ['force-immunity', MELEE] };

test('Force Immunity: no power on it, no reroll against it, no answer to its attacks [min.force-immunity.01]', () => {
  for (const power of ['lightsaber-block', 'lightsaber-riposte', 'illusion', 'force-bubble']) {
    const hit = duel(immune, { force: 3, powers: [power] })
      .attack('bob')
      .rolls(15);
    expect(hit.damage('bob')).toBe(20);
    expect(hit.last('ability-skipped')).toMatchObject({ ability: power, code: 'force-immunity' });
  }
  const saving = duel(immune, { force: 3, abilities: ['parry'] })
    .attack('bob')
    .rolls(15, 5);
  expect(saving.damage('bob')).toBe(20);
  expect(saving.toldOf('force-spent')).toEqual([]);
  const missed = duel({ force: 3 }, immune).attack('bob').rolls(2);
  expect(missed.legalOf('reroll')).toEqual([]);
  expect(missed.toldOf('attack-missed')).toHaveLength(1);
  expect(canUse(duel(windu, immune))).toBe(false);
  // Whoever has it spends what it likes.
  expect(
    duel({ ...immune, force: 1 })
      .attack('bob')
      .rolls(2)
      .legalOf('reroll'),
  ).toHaveLength(1);
});

test('where characters are chosen, another must be [min.force-immunity.02]', () => {
  const table = duel(windu, immune, { cid: other([4, 5]) });
  expect(targets(table)).toEqual(['cid']);
});

test('a power that many suffer leaves it out [min.force-immunity.02]', () => {
  const shock = { force: 5, powers: ['shockwave'] };
  const table = duel(shock, immune, { cid: other([4, 5]) })
    .use('shockwave')
    .rolls(2);
  expect(table.toldOf('save-rolled').map(({ character }) => character)).toEqual(['cid']);
  expect([table.character('bob').activated, table.character('cid').activated]).toEqual([false, true]);
});

test('Force Lightning leaps to others than a neighbor that has it [min.force-immunity.02]', () => {
  const dooku = { force: 5, powers: ['force-lightning-2'] };
  const crowd = { cid: other([9, 5], { abilities: ['force-immunity'] }), dan: other([9, 4]), eve: other([9, 6]) };
  const table = duel(dooku, { at: [8, 5] }, crowd).use('force-lightning-2');
  const chosen = table.legalOf('choose').map((each) => each.chosen);
  expect(chosen).toContainEqual({ target: 'bob', also: ['dan', 'eve'] });
  expect(JSON.stringify(chosen)).not.toContain('cid');
});

const force = { force: 3, powers: ['shatterpoint'] };

test('Ysalamiri: within 6 squares nobody spends Force points [min.ysalamiri.01]', () => {
  const guarded = (at: [number, number], player: string) =>
    duel(force, { at: [8, 5] }, { cid: { at, player, activated: true, abilities: ['ysalamiri'] } });
  for (const player of ['p1', 'p2']) {
    const table = guarded([5, 1], player);
    expect(table.legalOf('move-faster')).toEqual([]);
    expect(canUse(table)).toBe(false);
    expect(table.attack('bob').rolls(2).legalOf('reroll')).toEqual([]);
  }
  const far = guarded([0, 3], 'p1');
  expect(far.legalOf('move-faster')).toHaveLength(1);
  expect(targets(far)).toEqual(['bob']);
});

test('and nobody spends them on whoever is there [min.ysalamiri.02]', () => {
  // cid is 3 squares from bob, and 7 from ann.
  const table = duel(force, { at: [9, 5] }, { cid: other([12, 5], { abilities: ['ysalamiri'] }) });
  expect(table.legalOf('move-faster')).toHaveLength(1);
  expect(canUse(table)).toBe(false);
  expect(table.attack('bob').rolls(2).legalOf('reroll')).toEqual([]);
  const answered = duel(
    { at: [9, 5], abilities: [] },
    { at: [2, 5], force: 1, powers: ['lightsaber-deflect'] },
    { cid: { at: [12, 5], activated: true, abilities: ['ysalamiri'] } },
  );
  expect(answered.attack('bob').rolls(15).damage('bob')).toBe(20);
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
  const guard = { cid: other([7, 5], { abilities: ['bodyguard'] }), dan: other([6, 6], { abilities: ['draw-fire'] }) };
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
