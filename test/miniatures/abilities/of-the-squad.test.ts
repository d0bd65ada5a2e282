/** What the squad is, or who is in it. */
import { isKind } from '../../../src/miniatures/queries/abilities';
import { skirmish, type OnTable } from '../table';

const grenadier = (amy: Partial<OnTable>) =>
  skirmish({
    characters: {
      ann: { at: [5, 5], abilities: ['black-sun'] },
      amy: { at: [1, 1], ...amy },
      bob: { at: [8, 5], player: 'p2' },
    },
  });

test('Black Sun: Grenades 10 where a Vigo or Xizor is in the squad, in play or not [min.black-sun.01, min.black-sun.02]', () => {
  const uses = (amy: Partial<OnTable>) =>
    grenadier(amy).legalOf('use-ability').length + grenadier(amy).legalOf('choose').length;
  expect(uses({ name: 'Prince Xizor' })).toBeGreaterThan(0);
  expect(uses({ name: 'Prince Xizor', at: null })).toBeGreaterThan(0);
  expect(uses({ name: 'Amy' })).toBe(0);
});

test('Mandalorian Conscription: the whole squad is Mandalorian, and nothing else [min.mandalorian-conscription.01]', () => {
  const { state } = skirmish({
    characters: {
      ann: { at: [5, 5], abilities: ['mandalorian-conscription'] },
      amy: { at: [1, 1] },
      bob: { at: [8, 5], player: 'p2' },
    },
  });
  const of = (id: string, words: string) =>
    state.characters.some((each) => each.id === id && isKind(state, each, words));
  expect([of('amy', 'Mandalorian'), of('amy', 'Republic')]).toEqual([true, false]);
  expect([of('bob', 'Mandalorian'), of('bob', 'Republic')]).toEqual([false, true]);
});

test('Black Sun: the Grenades are thrown, by one whose Xizor has been defeated, too [min.black-sun.01, min.black-sun.02]', () => {
  const table = skirmish({
    characters: {
      bob: { at: [8, 5], player: 'p2' },
      xizor: { at: [8, 6], name: 'Prince Xizor', hitPoints: 10 },
      ann: { at: [5, 5], abilities: ['black-sun'] },
    },
  });
  table.attack('xizor').rolls(19);
  expect(table.character('xizor').place).toBe('defeated');
  table.endTurn().activate('ann').use('grenades').choose('grenades', 'bob').rolls(10);
  expect(table.damage('bob')).toBe(10);
});
