/**
 * Destiny holds what every game must hold: with two exported decks, with random legal decks, and at tables where any of the 334 cards meet. How many
 * games each property looks at is a sample; another number is in HOLOJUDGE_GAMES, and HOLOJUDGE_SEED plays others.
 */
import * as fc from 'fast-check';
import { catalogueIds } from '../../scripts/playable';
import { exampleDecks, exportedDecks, randomDeck } from '../../scripts/playable/destiny';
import { randomTable } from '../../scripts/playable/destiny-tables';
import { pileSize, type AnyGame } from '../../src/core';
import { destiny, type DestinyEvent, type DestinyState } from '../../src/destiny';
import { allCards } from '../../src/destiny/facts';
import { slug } from '../../src/destiny/queries/cards';
import { destinyScenarios } from '../../src/destiny/scenario';
import { integersFrom } from '../../src/play';
import { conformance } from './conformance';
import type { Causes } from './in-order';

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

const of = {
  character: (event: { character: string }): string => event.character,
  die: (event: { die: string }): string => event.die,
};

const ORDER: readonly Causes<DestinyEvent>[] = [
  {
    causes: { 'damage-dealt': of.character },
    effects: { 'damage-taken': of.character },
  },
  { causes: { 'resolution-started': of.die }, effects: { 'die-resolved': of.die } },
  {
    causes: { 'card-played': ({ player, code }) => `${player} ${code}` },
    // An event goes from limbo where it belongs; a move of a card that a viewer may not know is none from limbo.
    effects: { 'card-moved': ({ from, by, card }) => (from === 'limbo' ? `${by} ${card}` : null) },
  },
];

const GAMES = Number(process.env['HOLOJUDGE_GAMES'] ?? 0);
const seeds = fc.integer({ min: 0, max: 1e6 });

/** A copy of the game, because each game's random games are played once and kept. */
const held = (game: AnyGame, randomSetups: fc.Arbitrary<unknown>, runs: number, order = ORDER): void =>
  conformance<DestinyState>(game, {
    catalogueIds: catalogueIds('destiny'),
    randomSetups,
    players: ['p1', 'p2', 'p3'],
    maxActions: 10_000,
    language: destinyScenarios,
    // Some other cards are called by a word that any sentence may have: Block, Resolve.
    ids: allCards().flatMap(({ code, name, type }) => (type === 'character' ? [code, slug(name)] : [code])),
    runs: GAMES || runs,
    looks: 6,
    conserved,
    order,
  });

describe.each([2, 3] as const)('two exported decks, %i players', (players) => {
  held(
    { ...destiny },
    seeds.map((seed) => exportedDecks(players, integersFrom(seed))),
    3,
  );
});

describe('exported and random decks', () => {
  held({ ...destiny }, fc.record({ decks: fc.array(deck, { minLength: 2, maxLength: 3 }) }), 6);
});

describe('tables of all cards', () => {
  // What `begin` takes here is a position: the games start in the middle of a round.
  const tables = { ...destiny, begin: destiny.resume };
  held(
    tables,
    seeds.map((seed) => randomTable(integersFrom(seed))),
    12,
  );
});
