/** Two decks as a public deck builder exports them, its JSON and its plain-text list, play each other at random; `npm run playouts` plays more. */
import * as E from 'fp-ts/lib/Either';
import { exportedDecks } from '../../scripts/playable/destiny';
import { decodeDeck, destiny, type Deck, type DestinyAction, type DestinyState } from '../../src/destiny';
import { integersFrom, playout } from '../../src/play';

function decoded(players: 2 | 3, seed: number): Deck[] {
  return exportedDecks(players, integersFrom(seed)).decks.map((exported) => {
    const deck = decodeDeck(exported);
    if (E.isLeft(deck)) throw new Error(deck.left.message);
    return deck.right;
  });
}

function begun(decks: readonly Deck[], seed: number): DestinyState {
  const begins = destiny.begin({ decks }, { mode: 'seeded', seed });
  if (E.isLeft(begins)) throw new Error(begins.left.message);
  return begins.right.state;
}

/** Listed actions that are rejected, or after which nobody can go on. */
function wrong(state: DestinyState): DestinyAction[] {
  const { actions } = destiny.allLegalActions(state);
  return actions.filter((action) => {
    const step = destiny.reduce(state, action);
    if (E.isLeft(step)) return true;
    const { over } = destiny.decision(step.right.state);
    return !over && destiny.allLegalActions(step.right.state).actions.length === 0;
  });
}

test('one is JSON, the other plain text', () => {
  const [json, text] = exportedDecks(2, integersFrom(1)).decks;
  expect(JSON.parse(String(json))).toHaveProperty('slots');
  expect(text).toContain('CHARACTER\r\n---------');
});

describe.each([2, 3] as const)('%i players', (players) => {
  test.each([1, 2, 3])('game %i ends with one winner, and every action listed on the way is accepted', (seed) => {
    const decks = decoded(players, seed);
    expect(decks).toHaveLength(players);
    let tried = 0;
    const { end, outcome, state } = playout(destiny, begun(decks, seed), {
      seed,
      onDecision: ({ state: now }) => {
        tried += 1;
        expect(wrong(destiny.copy(now))).toEqual([]);
      },
    });
    expect(tried).toBeGreaterThan(50);
    expect(end).toBe('ended');
    expect(outcome).toMatchObject({ kind: 'won', winners: [expect.stringMatching(/^p[123]$/)] });
    expect(destiny.decision(state).over).toBe(true);
  });
});
