/** Destiny holds what every game must hold, with exported and random decks, two to four players and random play. */
import * as fc from 'fast-check';
import { catalogueIds } from '../../scripts/playable';
import { exampleDecks, randomDeck } from '../../scripts/playable/destiny';
import { pileSize } from '../../src/core';
import { destiny, type DestinyState } from '../../src/destiny';
import { integersFrom } from '../../src/play';
import { conformance } from './conformance';

const deck = fc.oneof(
  fc.constantFrom(...exampleDecks()),
  fc.integer({ min: 0, max: 1e6 }).map((seed) => randomDeck(integersFrom(seed))),
);

/** Cards and dice of each owner, wherever they are, while the owner is in the game. */
function cardsAndDice(state: DestinyState): Record<string, readonly number[]> {
  const of = (id: string, owned: readonly { owner: string }[]): number =>
    owned.filter((each) => each.owner === id).length;
  const counts = state.players.map(({ id, hand, deck: pile, discard, setAside, diceAside }) => {
    const hidden =
      setAside.filter((each) => each.under !== null).length +
      state.limbo.filter((each) => each.owner === id && each.under !== null).length;
    const field = state.battlefield.owner === id ? 1 : 0;
    const cards =
      hand.length +
      pileSize(pile) +
      discard.length +
      setAside.length +
      hidden +
      of(id, state.cards) +
      of(id, state.limbo) +
      field;
    return [id, [cards, of(id, state.dice) + diceAside.length]] as const;
  });
  return Object.fromEntries(counts);
}

/** Where someone was eliminated, what was theirs has left the game. */
const conserved = (state: DestinyState): unknown =>
  state.players.some((each) => each.eliminated) ? null : cardsAndDice(state);

conformance<DestinyState>(destiny, {
  catalogueIds: catalogueIds('destiny'),
  randomSetups: fc.record({ decks: fc.array(deck, { minLength: 2, maxLength: 3 }) }),
  players: ['p1', 'p2', 'p3'],
  maxActions: 10_000,
  runs: 12,
  looks: 8,
});

describe('destiny', () => {
  test('no card and no die is made or lost while nobody is out', () => {
    fc.assert(
      fc.property(fc.tuple(deck, deck), fc.integer({ min: 0, max: 1e6 }), (decks, seed) => {
        const begun = destiny.begin({ decks }, { mode: 'seeded', seed });
        if (begun._tag === 'Left') throw new Error(begun.left.message);
        const state = JSON.parse(JSON.stringify(begun.right.state)) as DestinyState;
        const first = JSON.stringify(conserved(state));
        const next = integersFrom(seed);
        for (
          let question = destiny.question(state);
          question && !state.players.some((each) => each.eliminated);
          question = destiny.question(state)
        ) {
          const legal = question.candidates.filter((each) => each.not === null);
          const action = legal[next(legal.length)]?.action;
          if (!action) throw new Error(`a dead end: ${question.asks}`);
          destiny.play(state, action);
          const now = conserved(state);
          if (now !== null) expect(JSON.stringify(now)).toBe(first);
        }
      }),
      { numRuns: 15, seed: 1 },
    );
  });
});
