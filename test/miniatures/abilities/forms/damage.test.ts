/** Damage that abilities deal, make less, and remove; whose damage it is has been decided by then (min.bodyguard.03). */
import type { OnTable } from '../../table';
import { damages, having, using } from '../having';
import { beside } from '../tables';

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
