/** Who is repaired, who is healed, and what comes of it. */
import { fighters, has } from '../fight';
import type { OnTable, Table } from '../table';

/** Ann sees to Eve beside her. */
const seesTo = (how: string, number: number, eve: Partial<OnTable>): Table =>
  fighters({ abilities: [has(how, number)] }, { at: [12, 5] }, { eve: { at: [2, 4], suffered: 80, ...eve } });
const cyborg: Partial<OnTable> = { abilities: ['droid', 'cyborg'] };

/** Whom she may see to. */
const patients = (how: string, eve: Partial<OnTable>): boolean => {
  const table = seesTo(how, 20, eve);
  if (table.legalOf('use-ability').length === 0) return false;
  return table
    .use(how)
    .legalOf('choose')
    .some(({ chosen }) => chosen === 'eve');
};

test('a Cyborg is repaired, and healed [min.cyborg.01]', () => {
  expect(seesTo('repair', 20, cyborg).use('repair').choose('repair', 'eve').damage('eve')).toBe(60);
  expect(seesTo('heal', 10, cyborg).use('heal').choose('heal', 'eve').damage('eve')).toBe(70);
  expect([patients('repair', {}), patients('heal', { abilities: ['droid'] })]).toEqual([false, false]);
});

test('Machinery is repaired like a Mounted Weapon [min.machinery.01]', () => {
  const machine: Partial<OnTable> = { abilities: ['machinery'] };
  const repaired = seesTo('industrial-repair', 20, machine).use('industrial-repair').choose('industrial-repair', 'eve');
  expect(repaired.damage('eve')).toBe(60);
  expect(patients('industrial-repair', {})).toBe(false);
});

test('the Fragile attack again once they have Hit Points enough [min.fragile.02]', () => {
  const fragile: Partial<OnTable> = { abilities: [{ ability: 'droid' }, has('fragile', 30)], at: [3, 4] };
  const table = (repairs: boolean): Table => {
    const before = seesTo('repair', 10, fragile);
    if (repairs) before.use('repair').choose('repair', 'eve');
    return before.endTurn().activate('eve');
  };
  expect([table(false).targets(), table(true).targets()]).toEqual([[], ['bob']]);
});
