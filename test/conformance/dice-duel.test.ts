/** The dice duel holds what every game must hold, under both policies of the ability queue. */
import { CARDS, diceDuel, RULES, type DuelState } from '../helpers/dice-duel';
import { duelOrder, duelSetups } from '../helpers/dice-duel/setups';
import { conformance } from './conformance';

/** Every card is in a hand, on the table, in the deck or in the discard pile. */
function cards(state: DuelState): string[] {
  const shown = state.table.map((each) => each.card);
  return [...shown, ...state.discard, ...state.deck.unknown, ...state.duelists.flatMap((each) => each.hand)].sort();
}

describe.each([
  ['front', undefined],
  ['back', () => 'p2'],
] as const)('new abilities at the %s of the queue', (newAbilities, orderChosenBy) => {
  conformance<DuelState>(diceDuel({ newAbilities, ...(orderChosenBy ? { orderChosenBy } : {}) }).game, {
    catalogueIds: RULES,
    randomSetups: duelSetups,
    players: ['p1', 'p2'],
    maxActions: 1000,
    conserved: cards,
    order: duelOrder,
    rerollLimit: 1,
  });
});

test('the cards of the duel are all in its registry', () => {
  expect(
    diceDuel()
      .game.abilities.map((each) => each.card)
      .sort(),
  ).toEqual([...CARDS].sort());
});
