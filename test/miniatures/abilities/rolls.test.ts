/** Rolls that are made again, and attacks that count as a natural 20. */
import type { OnTable } from '../table';
import { duel, numbered } from './duel';

const other = (at: [number, number], more: Partial<OnTable> = {}): OnTable => ({ at, player: 'p2', ...more });
const altering = (at: [number, number]) => ({ cid: other(at, { force: 1, powers: ['force-alter'] }) });

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

/** The rules of either Mettle that an event cites. */
const cited = ({ rules }: { rules: readonly string[] }): string[] => rules.filter((rule) => rule.includes('mettle.'));

test('Mettle and Karmic Mettle add 4 to a roll that is paid for again [min.mettle.01, min.karmic-mettle.01]', () => {
  for (const mettle of ['mettle', 'karmic-mettle']) {
    const attack = duel({ force: 1, attack: 8, abilities: [mettle] })
      .attack('bob')
      .rolls(2)
      .reroll()
      .rolls(7);
    const byMettle = expect.objectContaining({ amount: 4, by: expect.objectContaining({ ability: mettle }) });
    expect(attack.last('attack-hit')).toMatchObject({ total: 19, sources: expect.arrayContaining([byMettle]) });
    expect(cited(attack.last('attack-hit'))).toEqual([`min.${mettle}.01`]);
    const saving = { force: 1, abilities: [mettle, 'soresu-style-master'] };
    const save = duel({ abilities: ['melee-attack'] }, saving)
      .attack('bob')
      .rolls(15, 6)
      .reroll()
      .rolls(8);
    expect(save.last('save-made')).toMatchObject({ roll: 12, success: true, sources: [{ amount: 8 }, byMettle] });
    expect(cited(save.last('save-made'))).toEqual([`min.${mettle}.01`]);
  }
});

test('a second time in one turn adds 4 more [min.mettle.02, min.karmic-mettle.03]', () => {
  const master = numbered('master-of-the-force', 2);
  const again = (mettle: string) =>
    duel({ force: 2, attack: 0, abilities: [mettle], powers: [master] }, { defense: 30 })
      .attack('bob')
      .rolls(2)
      .reroll()
      .rolls(3)
      .reroll()
      .rolls(5);
  expect(again('mettle').last('attack-missed').total).toBe(13);
  expect(cited(again('mettle').last('attack-missed'))).toEqual(['min.mettle.01', 'min.mettle.02']);
  expect(again('mettle').damage('ann')).toBe(0);
  expect(again('karmic-mettle').last('attack-missed').total).toBe(13);
  expect(cited(again('karmic-mettle').last('attack-missed'))).toEqual(['min.karmic-mettle.01', 'min.karmic-mettle.03']);
  expect(again('karmic-mettle').damage('ann')).toBe(20);
});

test('Karmic Mettle: 10 damage where the roll fails all the same [min.karmic-mettle.02]', () => {
  const karmic = { force: 1, attack: 0, abilities: ['karmic-mettle'] };
  const attack = (natural: number) => duel(karmic).attack('bob').rolls(2).reroll().rolls(natural).damage('ann');
  expect([attack(5), attack(12)]).toEqual([10, 0]);
  expect(duel(karmic).attack('bob').rolls(2).keep().damage('ann')).toBe(0);
  const saving = { force: 1, abilities: ['karmic-mettle', 'soresu-style-master'] };
  const save = (natural: number) =>
    duel({ abilities: ['melee-attack'] }, saving)
      .attack('bob')
      .rolls(15, 3)
      .reroll()
      .rolls(natural)
      .damage('bob');
  expect([save(4), save(12)]).toEqual([30, 0]);
});

const yoda: Partial<OnTable> = { force: 3, powers: ['use-the-force'], abilities: ['double-attack'] };

test('Use the Force: the attack counts as a natural 20 and is not rolled; the next one is [min.use-the-force.01]', () => {
  const table = duel(yoda, { defense: 90 }).attack('bob').use('use-the-force');
  expect(table.last('attack-hit')).toMatchObject({ critical: true });
  expect(table.damage('bob')).toBe(40);
  expect(table.character('ann').force).toBe(0);
  table.attack('bob').rolls(2);
  expect(table.damage('bob')).toBe(40);
  const droid = duel(yoda, { defense: 90, abilities: ['droid'] })
    .attack('bob')
    .use('use-the-force');
  expect(droid.damage('bob')).toBe(20);
});

const windu: Partial<OnTable> = { force: 3, powers: ['shatterpoint'] };

test('Shatterpoint: an enemy within 6 squares is chosen, in place of the turn [min.shatterpoint.01]', () => {
  const table = duel(windu, { at: [11, 5] })
    .use('shatterpoint')
    .choose('shatterpoint', 'bob');
  expect(table.character('ann').force).toBe(2);
  expect([table.targets(), table.steps()]).toEqual([[], []]);
  expect(duel(windu, { at: [12, 5] }).legalOf('use-ability')).toEqual([]);
  expect(
    duel(windu, { at: [11, 5] })
      .move([6, 5])
      .legalOf('use-ability'),
  ).toEqual([]);
});

/** ann marks bob; dan has the turn after bob. */
const marked = (bob: Partial<OnTable> = {}) =>
  duel(
    { ...windu, attack: 0 },
    { defense: 90, hitPoints: 400, ...bob },
    {
      cid: other([13, 9]),
      dan: { at: [6, 4], damage: 20, attack: 0, abilities: ['double-attack'] },
    },
  )
    .use('shatterpoint')
    .choose('shatterpoint', 'bob');

test('the first attack on it in each round counts as a natural 20 [min.shatterpoint.02]', () => {
  const table = marked().endTurn().activate('dan').attack('bob');
  expect(table.last('attack-hit')).toMatchObject({ attacker: 'dan', critical: true });
  expect(table.damage('bob')).toBe(40);
  table.attack('bob').rolls(5);
  expect(table.last('attack-missed')).toMatchObject({ attacker: 'dan' });
  table.endTurn().activate('bob').endTurn().activate('cid').endTurn();
  table.rolls(15, 5).goesFirst('p1').activate('dan').attack('bob').rollNow();
  expect(table.damage('bob')).toBe(80);
});

test('and be it an attack of opportunity [min.shatterpoint.03]', () => {
  const table = marked().endTurn().activate('dan').endTurn().activate('bob').move([7, 5]).opportunity('ann');
  expect(table.damage('bob')).toBe(40);
  table.letPass();
  expect(table.character('bob').at).toEqual([7, 5]);
});

test('who is marked later takes the place of who was [min.shatterpoint.04]', () => {
  const table = duel(
    { ...windu, attack: 0 },
    { defense: 90 },
    {
      cid: other([4, 5], { defense: 90 }),
      dan: { at: [6, 4] },
      eve: { at: [3, 5] },
    },
  );
  table.use('shatterpoint').choose('shatterpoint', 'bob').endTurn().activate('dan').endTurn();
  table.activate('bob').endTurn().activate('cid').endTurn().activate('eve').endTurn();
  table.rolls(15, 5).goesFirst('p1').activate('ann').use('shatterpoint').choose('shatterpoint', 'cid').endTurn();
  table.activate('dan').attack('bob').rollNow();
  expect(table.by()).toEqual(['chance']);
  table.rolls(2).endTurn().activate('bob').endTurn().activate('cid').endTurn().activate('eve').attack('cid');
  expect(table.last('attack-hit')).toMatchObject({ attacker: 'eve', target: 'cid', critical: true });
});
