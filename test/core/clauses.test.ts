/** A card counts when each of its clauses is played. */
import { playsWholeCard, unplayedClauses } from '../../src/core';
import { mainFields, tinyGame } from '../helpers/tiny-game';

const clause = (...plays: number[]) => ({ clauses: { plays, of: 3 } });

test('a card is played when its abilities play each of its clauses', () => {
  expect(unplayedClauses([clause(1), clause(3)])).toEqual([2]);
  expect(playsWholeCard([clause(1), clause(3)])).toBe(false);
  expect(playsWholeCard([clause(1, 2), clause(3)])).toBe(true);
  expect(unplayedClauses([clause()])).toEqual([1, 2, 3]);
});

test('an ability that names no clauses plays all of them; a card without abilities is not played', () => {
  expect(playsWholeCard([{}])).toBe(true);
  expect(playsWholeCard([clause(1), {}])).toBe(true);
  expect(playsWholeCard([])).toBe(false);
});

test('a game does not count a card of which it plays a half', () => {
  const { engine } = tinyGame((of) => ({
    cards: ['door', 'window', 'roof'],
    abilities: [
      of.ability({ id: 'opens', card: 'door', rules: [], clauses: { plays: [1], of: 2 } }),
      of.ability({ id: 'opens wide', card: 'window', rules: [], clauses: { plays: [1, 2], of: 2 } }),
    ],
    procedures: [of.procedure('main', mainFields, [])],
  }));
  expect(['door', 'window', 'roof'].map((card) => engine.adjudicated(card))).toEqual([false, true, false]);
});
