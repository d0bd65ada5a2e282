/** The driver of docs/tools.md plays every game to its end: whoever writes one as the page says never stops. */
import { readFileSync } from 'node:fs';
import { loadGame } from '../../src';
import type { AnyGame } from '../../src/core';
import { blocksOf, runBlock } from '../helpers/documents';

const list = (name: string): string => readFileSync(`docs/examples/${name}`, 'utf8');

/** The number of games; 0: of one game the first actions, since it takes thousands to its end. */
const GAMES = [
  ['armada', 3, { fleets: ['fleets/dodonna.txt', 'fleets/tarkin.txt'].map(list) }],
  ['destiny', 3, { decks: ['decks/vader-raider.json', 'decks/finn-rey.txt'].map(list) }],
  ['xwing', 3, { squads: ['squads/rebel-a-wings.json', 'squads/empire-tie-swarm.json'].map(list), mat: 'standard' }],
  [
    'miniatures',
    0,
    {
      squads: ['miniatures-squads/obi-wan.txt', 'miniatures-squads/dooku.txt'].map(list),
      map: 'hangar',
      era: 'rise-of-the-empire',
    },
  ],
  ['outer-rim', 0, { players: ['ann', 'bob', 'cy'], characters: 'random' }],
] as const;

const [page] = blocksOf('docs/tools.md', 'js').filter((code) => code.includes('function drive('));
const drive = runBlock(page ?? '', ['drive'])['drive'] as (
  game: AnyGame,
  state: unknown,
  seed: number,
) => { state: unknown; turn: number };

const FIRST = 400;

test.each(GAMES)('%s: %i games come to their end (0: one goes on and on)', async (id, games, setup) => {
  const game = (await loadGame(id)) as AnyGame;
  if (games === 0) return expect(drive(endingAfter(game, FIRST), begin(game, setup, 0), 0).turn).toBe(FIRST);
  for (let seed = 0; seed < games; seed++) {
    const { state } = drive(game, begin(game, setup, seed), seed);
    expect(game.outcome(state).kind).not.toBe('playing');
  }
});

function begin(game: AnyGame, setup: object, seed: number): unknown {
  const begun = game.begin(setup, { mode: 'seeded', seed });
  if (begun._tag === 'Left') throw new Error(begun.left.message);
  return begun.right.state;
}

/** The game, as if it were over after so many decisions. */
function endingAfter(game: AnyGame, decisions: number): AnyGame {
  let left = decisions;
  return { ...game, decision: (state) => ({ ...game.decision(state), ...(left-- === 0 && { over: true }) }) };
}
