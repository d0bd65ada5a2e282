import { findRules } from '../../src/judge';
import { rules } from '../../src/xwing/catalogue';

const ids = (query: string): string[] => findRules(query, rules).rules.map((rule) => rule.id);

test('by id', () => {
  expect(findRules('xw.reinforce.03', rules)).toMatchObject({ by: 'id', rules: [{ id: 'xw.reinforce.03' }] });
});

test('by topic: every rule of it', () => {
  expect(findRules('barrel roll', rules).by).toBe('topic');
  expect(ids('barrel roll').every((id) => id.startsWith('xw.barrel-roll.'))).toBe(true);
  expect(ids('xw.boost').length).toBeGreaterThan(3);
});

test('by the English or the Polish heading, with or without marks on letters', () => {
  expect(findRules('Przesłonięcie', rules).by).toBe('term');
  expect(ids('przesloniecie')).toEqual(ids('PRZESŁONIĘCIE'));
  expect(ids('przesloniecie')).toContain('xw.obstructed.01');
});

test('by words of the text', () => {
  expect(findRules('partially execute the maneuver', rules).by).toBe('text');
  expect(ids('would overlap another ship')).toContain('xw.overlap.03');
});

test('nothing, with the nearest term', () => {
  expect(findRules('Barel Rolls', rules)).toMatchObject({ by: 'none', rules: [], perhaps: 'Barrel Roll' });
  expect(findRules('', rules).rules).toEqual([]);
});
