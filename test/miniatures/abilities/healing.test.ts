/** What removes damage: Heal, Force Heal, Recovery, Repair, Industrial Repair, Homicidal Surgery. */
import { skirmish, type OnTable } from '../table';
import { choices, damages, having, saves, using, whyNotUse } from './having';

const enemy = (column: number, row: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [column, row],
  player: 'p2',
  ...more,
});

const beside = (ann: OnTable, eve: Partial<OnTable> = {}) =>
  skirmish({ characters: { ann, eve: { at: [3, 5], ...eve }, dan: { at: [4, 5], suffered: 50 }, bob: enemy(13, 9) } });

const PATIENTS: Readonly<Record<string, Partial<OnTable>>> = {
  heal: {},
  'force-heal': {},
  repair: { abilities: ['droid'] },
  'industrial-repair': { abilities: ['mounted-weapon'] },
};
const COSTS: Readonly<Record<string, number>> = { 'force-heal': 2 };

test.each([
  ['heal', 'min.heal.01'],
  ['force-heal', 'min.force-heal.01'],
  ['repair', 'min.repair.01'],
  ['industrial-repair', 'min.industrial-repair.01'],
])('%s 20 removes 20 damage from somebody adjacent, in place of attacks [%s]', (id) => {
  const used = using(beside(having(id, 20), { ...PATIENTS[id], suffered: 30 }), id, 'eve');
  expect(damages(used, 'eve', 'dan')).toEqual([10, 50]);
  expect(9 - (COSTS[id] ?? 0)).toBe(id === 'force-heal' ? used.character('ann').force : 9);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

test.each([
  ['heal', 'min.heal.02'],
  ['force-heal', 'min.force-heal.02'],
  ['repair', 'min.repair.02'],
  ['industrial-repair', 'min.industrial-repair.02'],
])('%s gives nobody more Hit Points than at the start [%s]', (id) => {
  const used = using(beside(having(id, 30), { ...PATIENTS[id], suffered: 10 }), id, 'eve');
  expect(used.damage('eve')).toBe(0);
  expect(used.last('damage-removed')).toMatchObject({ damage: 10 });
});

test('Heal works on living characters, on whoever uses it too [min.heal.01, min.living.02]', () => {
  const ann = having('heal', 10, { suffered: 30 });
  expect(choices(beside(ann), 'heal')).toEqual(['ann', 'eve']);
  expect(using(beside(ann), 'heal', 'ann').damage('ann')).toBe(20);
  expect(choices(beside(ann, { abilities: ['droid'] }), 'heal')).toEqual(['ann']);
  expect(choices(beside(ann, { abilities: ['droid', 'cyborg'] }), 'heal')).toEqual(['ann', 'eve']);
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

test('Repair works on Droids, Cyborgs among them [min.repair.01]', () => {
  expect(whyNotUse(beside(having('repair', 20), { suffered: 10 }), 'repair', 20).code).toBe('no-droid');
  expect(choices(beside(having('repair', 20), { suffered: 10, abilities: ['droid', 'cyborg'] }), 'repair')).toEqual([
    'eve',
  ]);
});

test('Industrial Repair works on Mounted Weapons and Machinery [min.industrial-repair.01]', () => {
  const ann = having('industrial-repair', 20);
  expect(whyNotUse(beside(ann, { suffered: 10, abilities: ['droid'] }), 'industrial-repair', 20).code).toBe(
    'no-machinery',
  );
  expect(choices(beside(ann, { suffered: 10, abilities: ['machinery'] }), 'industrial-repair')).toEqual(['eve']);
});

test('Recovery removes damage from whoever uses it, for the whole turn [min.recovery.01, min.recovery.02]', () => {
  const used = using(beside(having('recovery', 20, { suffered: 50 })), 'recovery');
  expect(used.damage('ann')).toBe(30);
  expect(used.character('ann').force).toBe(8);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  expect(using(beside(having('recovery', 20, { suffered: 10 })), 'recovery').damage('ann')).toBe(0);
});

test('Homicidal Surgery: 10 damage to an adjacent living character, for the whole turn [min.homicidal-surgery.01]', () => {
  const foe = (bob: Partial<OnTable>) =>
    skirmish({ characters: { ann: having('homicidal-surgery'), bob: enemy(3, 5, bob), far: enemy(13, 9) } });
  const used = using(foe({}), 'homicidal-surgery', 'bob');
  expect(used.damage('bob')).toBe(10);
  expect(used.toldOf('save-rolled')).toEqual([]);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  expect(whyNotUse(foe({ abilities: ['droid'] }), 'homicidal-surgery').code).toBe('not-living');
  expect(whyNotUse(foe({ at: [4, 5] }), 'homicidal-surgery').code).toBe('nothing-to-choose');
});

test('an ally makes a save of 11: then 10 damage is removed instead [min.homicidal-surgery.02]', () => {
  const used = (roll: number) =>
    saves(using(beside(having('homicidal-surgery'), { suffered: 20 }), 'homicidal-surgery', 'eve'), { eve: roll });
  expect([used(11).damage('eve'), used(10).damage('eve')]).toEqual([10, 30]);
});
