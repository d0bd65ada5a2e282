import { cards, isAdjudicated, needsOf, valueCounts } from '../../scripts/outer-rim-cards';
import { basePack } from '../../src/outer-rim/facts';

test('what a card needs: effects in branches, abilities, goals that count or hold', () => {
  const gear = {
    kind: 'gear',
    abilities: [{ kind: 'use', in: 'action', do: [{ do: 'may', effects: [{ do: 'keep' }] }] }],
  };
  expect(needsOf(gear)).toEqual(['use action', 'effect may', 'effect keep']);
  const ability = { kind: 'when', may: true, on: { event: 'win-combat' }, do: [] };
  expect(needsOf([ability])).toEqual(['may when win-combat']);
  expect(needsOf({ fame: 1, count: { on: { event: 'win-combat' }, times: 3 } })).toEqual(['goal counts win-combat']);
  expect(needsOf({ fame: 1, when: { is: 'ship-cost', least: 5 } })).toEqual(['goal holds']);
  expect(needsOf(basePack.characters.find(({ id }) => id === 'han-solo'))).toEqual([
    'value',
    'goal holds',
    'may when enters-patrol-space',
    'effect test',
    'effect keep-moving',
  ]);
});

test('a card is adjudicated when the rules know all that it needs', () => {
  expect(isAdjudicated({ needs: needsOf({ do: 'gain', credits: 1000 }) })).toBe(true);
  expect(isAdjudicated({ needs: needsOf({ do: 'juggle' }) })).toBe(false);
  expect(isAdjudicated({ needs: ['effect gain', 'may when it-rains'] })).toBe(false);
});

test('every card, sheet and patrol of the built-in pack is counted, and every value', () => {
  const { characters, ships, patrols, market, contacts, databank, encounters, ai } = basePack;
  const lists = [characters, ships, patrols, market, contacts, databank, encounters, ai];
  expect(cards().length).toBe(lists.reduce((sum, list) => sum + list.length, 0));
  const { certain, likely, reconstructed } = valueCounts();
  expect(Math.min(certain, likely, reconstructed)).toBeGreaterThan(0);
});
