/** Abilities by which an attack strikes another than it was meant for (min.bodyguard). */
import { duel } from '../duel';
import { allyOfBob } from '../tables';

test.each([
  ['emperors-bodyguard', 'Emperor Palpatine, Sith Lord'],
  ['xizors-bodyguard', 'Prince Xizor'],
])('%s guards %s alone [min.emperors-bodyguard.01, min.xizors-bodyguard.01]', (ability, name) => {
  const guard = { cid: allyOfBob([7, 5], ability) };
  const table = duel({}, { name }, guard).attack('bob').rolls(15).use(ability);
  expect([table.damage('bob'), table.damage('cid')]).toEqual([0, 20]);
  expect(duel({}, {}, guard).attack('bob').rolls(15).damage('bob')).toBe(20);
});
