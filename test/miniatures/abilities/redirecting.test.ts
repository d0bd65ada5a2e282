/** Abilities by which an attack strikes another than it was meant for, or nobody. */
import type { OnTable } from '../table';
import { duel, numbered } from './duel';

const ally = (at: [number, number], ...abilities: string[]): OnTable => ({ at, player: 'p2', damage: 20, abilities });

test('a Bodyguard takes the damage though the attacker does not see it [min.bodyguard.01]', () => {
  const table = duel({}, { at: [9, 5] }, { cid: ally([10, 5], 'bodyguard') });
  expect(table.whyNotAttack('ann', 'cid')).toMatchObject({ code: 'covered-and-not-nearest' });
  table.attack('bob').rolls(15).use('bodyguard');
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 20]);
});

test('what a Bodyguard takes another one beside it may take in turn, and nobody takes it back [min.bodyguard.01]', () => {
  const guards = { cid: ally([7, 5], 'bodyguard'), dan: ally([8, 5], 'bodyguard') };
  const table = duel({}, { at: [6, 5] }, guards);
  table.attack('bob').rolls(15);
  expect(table.legalOf('use-ability').map(({ source }) => source)).toEqual(['cid']);
  expect(
    table
      .use('bodyguard')
      .legalOf('use-ability')
      .map(({ source }) => source),
  ).toEqual(['dan']);
  table.use('bodyguard');
  expect(['bob', 'cid', 'dan'].map((each) => table.damage(each))).toEqual([0, 0, 20]);
});

test('a Bodyguard uses what reduces its own damage, and nobody else’s works on it [min.bodyguard.03, min.damage-reduction.03, min.dark-armor.02]', () => {
  for (const armor of [numbered('damage-reduction', 10), 'dark-armor', numbered('vonduun-crab-armor', 6)]) {
    const table = duel({}, { abilities: [armor] }, { cid: ally([7, 5], 'bodyguard') })
      .attack('bob')
      .rolls(15);
    expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['bodyguard']);
    table.use('bodyguard');
    expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 20]);
    expect(table.toldOf('save-rolled')).toEqual([]);
  }
  const guarded = duel(
    {},
    {},
    { cid: { ...ally([7, 5]), abilities: ['bodyguard', numbered('damage-reduction', 10)] } },
  );
  expect(guarded.attack('bob').rolls(15).use('bodyguard').damage('cid')).toBe(10);
});

test.each([
  ['emperors-bodyguard', 'Emperor Palpatine, Sith Lord'],
  ['xizors-bodyguard', 'Prince Xizor'],
])('%s guards %s alone [min.emperors-bodyguard.01, min.xizors-bodyguard.01]', (ability, name) => {
  const guard = { cid: ally([7, 5], ability) };
  const table = duel({}, { name }, guard).attack('bob').rolls(15).use(ability);
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 20]);
  expect(duel({}, {}, guard).attack('bob').rolls(15).damage('bob')).toBe(20);
});

test('what stops a Bodyguard stops one by another name [min.bodyguard.04, min.overwhelming-force.04]', () => {
  const vader: Partial<OnTable> = { force: 1, powers: ['overwhelming-force'] };
  for (const [ability, name] of [
    ['bodyguard', 'bob'],
    ['emperors-bodyguard', 'Emperor Palpatine'],
  ] as const) {
    const table = duel(vader, { name }, { cid: ally([7, 5], ability) });
    table.use('overwhelming-force').attack('bob').rolls(15);
    expect([table.damage('bob'), table.damage('cid')]).toEqual([20, 0]);
  }
});

const drawing = { cid: ally([8, 5], 'draw-fire') };

test('Draw Fire: an enemy that attacks an ally within 6 squares attacks this one, where it could [min.draw-fire.01]', () => {
  // Both stand in the open.
  const table = duel({}, { at: [9, 6] }, { cid: ally([9, 3], 'draw-fire') })
    .attack('bob')
    .use('draw-fire')
    .rolls(10);
  table.rolls(15);
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 20]);
  const far = duel({ at: [0, 0] }, { at: [3, 0] }, { cid: ally([9, 9], 'draw-fire') }).attack('bob');
  expect(far.by()).toEqual(['chance']);
  // ann stands beside bob: cid is no legal target.
  const hidden = duel({}, {}, drawing).attack('bob');
  expect(hidden.by()).toEqual(['chance']);
  expect(hidden.last('ability-skipped')).toMatchObject({ ability: 'draw-fire', code: 'adjacent-first' });
});

test('the attacker attacks whom it meant to after a save of 11 [min.draw-fire.02, min.draw-fire.03]', () => {
  const table = duel({}, { at: [9, 6] }, { cid: ally([9, 3], 'draw-fire') }).attack('bob');
  // Asked before the roll, and not after it.
  expect(table.toldOf('attack-rolled')).toEqual([]);
  expect(table.legalOf('use-ability').map(({ ability }) => ability)).toEqual(['draw-fire']);
  table.use('draw-fire').rolls(11);
  expect(table.last('save-made')).toMatchObject({ character: 'ann', number: 11, success: true });
  table.rolls(15);
  expect(table.legalOf('use-ability')).toEqual([]);
  expect([table.damage('bob'), table.damage('cid')]).toEqual([20, 0]);
});

test('Droid Defender does so for Droids [min.droid-defender.01, min.droid-defender.02]', () => {
  const defender = { cid: ally([9, 3], 'droid-defender') };
  const droid = { at: [9, 6] as const, abilities: ['droid'] };
  const used = () =>
    duel({}, { ...droid, at: [9, 6] }, defender)
      .attack('bob')
      .use('droid-defender');
  expect(used().rolls(10, 15).damage('cid')).toBe(20);
  expect(used().rolls(11, 15).damage('bob')).toBe(20);
  expect(used().rolls(11, 15).legalOf('use-ability')).toEqual([]);
  expect(
    duel({}, { at: [9, 6] }, defender)
      .attack('bob')
      .by(),
  ).toEqual(['chance']);
});

const bombad = (bob: Partial<OnTable> = {}, more: Record<string, OnTable> = {}) =>
  duel({}, { abilities: ['bombad-gungan'], ...bob }, more).attack('bob');

test('Bombad Gungan: a save before the roll, wanted or not; without it the attack goes on [min.bombad-gungan.01, min.bombad-gungan.02, min.bombad-gungan.05]', () => {
  const table = bombad();
  expect(table.by()).toEqual(['chance']);
  table.rolls(10, 15);
  expect(table.last('save-made')).toMatchObject({ character: 'bob', number: 11, success: false });
  const order = table.told.map(({ type }) => type).filter((type) => type === 'save-rolled' || type === 'attack-rolled');
  expect(order).toEqual(['save-rolled', 'attack-rolled']);
  expect(table.damage('bob')).toBe(20);
});

test('with it another within 6 squares is attacked, even an ally, even the attacker [min.bombad-gungan.03]', () => {
  const crowd = { cid: ally([9, 5]), dan: ally([13, 9]) };
  const table = bombad({}, crowd).rolls(11);
  expect(table.by()).toEqual(['p2']);
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['ann', 'cid']);
  const own = bombad({}, crowd).rolls(11).choose('bombad-gungan', 'ann').rolls(15);
  expect([own.damage('ann'), own.damage('bob')]).toEqual([20, 0]);
  expect(own.last('attack-hit')).toMatchObject({ attacker: 'ann', target: 'ann', defense: 15 });
  expect(bombad({}, crowd).rolls(11).choose('bombad-gungan', 'cid').rolls(15).damage('cid')).toBe(20);
});

test('with nobody near the attack has no effect, and is used up [min.bombad-gungan.04]', () => {
  const table = bombad({ at: [13, 5] }).rolls(11);
  expect(table.toldOf('attack-rolled')).toEqual([]);
  expect(table.last('attack-canceled')).toMatchObject({ attacker: 'ann', target: 'bob' });
  expect(table.targets()).toEqual([]);
  expect(table.damage('bob')).toBe(0);
});

const zam = { abilities: ['pheromones'] };

test('Pheromones: a living enemy within 6 squares makes a save, or its attack has no effect [min.pheromones.01, min.pheromones.02]', () => {
  const attacked = (ann: Partial<OnTable> = {}, bob: Partial<OnTable> = {}) =>
    duel(ann, { ...zam, at: [10, 5], ...bob }).attack('bob');
  const failed = attacked().rolls(10);
  expect(failed.toldOf('attack-rolled')).toEqual([]);
  expect(failed.last('attack-canceled').because?.[0]).toMatchObject({ code: 'pheromones' });
  expect(attacked().rolls(11, 15).damage('bob')).toBe(20);
  expect(
    attacked({ abilities: ['droid'] })
      .rolls(15)
      .toldOf('save-rolled'),
  ).toEqual([]);
  expect(
    attacked({}, { at: [12, 5] })
      .rolls(15)
      .toldOf('save-rolled'),
  ).toEqual([]);
});

test('an attack that is canceled was made; two with Pheromones ask for one save [min.pheromones.03, min.stacking.03]', () => {
  const used = duel({}, { ...zam, at: [10, 5] })
    .attack('bob')
    .rolls(10);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.targets()).toEqual([]);
  const two = duel({}, { ...zam, at: [10, 5] }, { cid: ally([9, 8], 'pheromones') })
    .attack('bob')
    .rolls(11, 15);
  expect(two.toldOf('save-rolled')).toHaveLength(1);
});

test('an attack that is canceled brings that of Twin Attack, which asks for a save of its own [min.pheromones.03, min.twin-attack.01, min.twin-attack.04]', () => {
  const twice = () =>
    duel({ abilities: ['twin-attack'] }, { ...zam, at: [10, 5] })
      .attack('bob')
      .rolls(10);
  const hit = twice().rolls(11, 15);
  expect(hit.damage('bob')).toBe(20);
  expect(hit.toldOf('attack-declared').map(({ target }) => target)).toEqual(['bob', 'bob']);
  const both = twice().rolls(10);
  expect(both.toldOf('attack-canceled')).toHaveLength(2);
  expect(both.toldOf('attack-declared')).toHaveLength(2);
  expect([both.damage('bob'), both.targets()]).toEqual([0, []]);
  // What follows an attack that was resolved does not follow one without effect.
  const splashed = duel({ abilities: [numbered('splash', 10)] }, { ...zam, at: [10, 5] });
  expect(splashed.attack('bob').rolls(10).damage('bob')).toBe(0);
});

test('where the first attack was drawn away the one of Twin Attack is against whom it struck [min.twin-attack.02, min.draw-fire.01]', () => {
  const table = duel({ abilities: ['twin-attack'] }, { at: [9, 6] }, { cid: ally([9, 3], 'draw-fire') });
  table.attack('bob').use('draw-fire').rolls(10, 15, 15);
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 40]);
  expect(table.targets()).toEqual([]);
});
