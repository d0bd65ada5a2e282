/** What a seed gives: these very numbers, in every engine and every version that replays the records of this one; and each choice as likely as it should be. */
import {
  allowed,
  canonicalChance,
  nextInt,
  pile,
  rerollQuestion,
  rollPool,
  startChance,
  takeDrawn,
  type ChanceAction,
  type ChanceMode,
  type Die,
  type Question,
  type Region,
} from '../../src/core';
import { seedOf, weightsOf } from '../../src/core/chance/chance';
import { mainFields, picks, type Place, play, tinyGame } from '../helpers/tiny-game';

const seeded = (seed: number): ChanceMode => ({ mode: 'seeded', seed });
const numbers = (seed: number, n: number, count: number): number[] => {
  const chance = startChance(seeded(seed));
  return Array.from({ length: count }, () => nextInt(chance, n));
};

test('the numbers of a seed', () => {
  expect(startChance(seeded(7)).rng).toEqual([-1, -8, 7, 0]);
  expect(numbers(7, 6, 12)).toEqual([0, 0, 3, 5, 5, 4, 4, 5, 0, 2, 0, 5]);
  expect(numbers(-1, 1000, 6)).toEqual([648, 863, 951, 644, 506, 976]);
});

test('a whole number is its own seed, anything else is seed 0', () => {
  expect([0, 1, 2, 3, -5, 2 ** 31].map(seedOf)).toEqual([0, 1, 2, 3, -5, -(2 ** 31)]);
  expect(['7', null, undefined, {}, NaN, Infinity].map(seedOf)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('every number below the limit comes up, and none besides', () => {
  for (const n of [1, 2, 3]) {
    const found = new Set(numbers(5, n, 60));
    expect([...found].sort()).toEqual([0, 1, 2].slice(0, n));
  }
});

describe('a question of chance that says nothing of weights', () => {
  const faces = ['heads', 'tails', 'edge'];
  const toss: Question<ChanceAction> = {
    by: ['chance'],
    asks: 'toss',
    candidates: faces.map((face) => allowed({ type: 'roll', player: 'chance', die: 'coin', faces: [face] })),
  };
  const game = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
          'toss',
          [],
          () => toss,
          (state, _frame, action) => void state.story.push(...('faces' in action ? action.faces : [])),
        ),
        engine.ask(
          'stop',
          [],
          () => picks('ann', 'stop', ['stop']),
          () => undefined,
        ),
      ]),
    ],
  }));

  test('holds each candidate as likely', () => {
    expect(weightsOf(toss)).toEqual([1, 1, 1]);
    const table = play(game);
    expect(table.game.chanceOutcomes(table.state).map(({ probability }) => probability)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    const tossed = Array.from({ length: 120 }, (_, seed) => play(game, {}, seeded(seed * 7919)).story[0]);
    for (const face of faces) expect(tossed.filter((each) => each === face).length).toBeGreaterThan(20);
  });
});

test('a region is sampled with every number that it asks for, from a seed', () => {
  const asked: number[] = [];
  const region: Region<Place> = {
    type: 'place',
    contains: () => null,
    sample: (next) => {
      const at = next(3);
      asked.push(at);
      return { type: 'place', player: 'ann', at };
    },
  };
  const game = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
          'place',
          [],
          () => ({ by: ['ann'], asks: 'place', candidates: [], region }),
          () => undefined,
        ),
      ]),
    ],
  }));
  const { state } = play(game);
  const legal = game.game.allLegalActions(state);
  if (legal.kind !== 'region') throw new Error('no region');
  for (let seed = 0; seed < 40; seed++) legal.sample(seed * 7919);
  expect([...new Set(asked)].sort()).toEqual([0, 1, 2]);
  expect(legal.sample(3)).toEqual(legal.sample(3));
});

describe('ways to write what chance did', () => {
  test('only rolls are put in order, and dice of one kind stay as they are listed', () => {
    const dice = [{ die: 'red', faces: ['b', 'a'] }, { die: 'blue', faces: [] }]; // prettier-ignore
    expect(canonicalChance({ type: 'pick', dice })).toEqual({ type: 'pick', dice });
    const twice = ['c', 'a', 'b'].map((face) => ({ die: 'red', faces: [face] }));
    expect(canonicalChance({ type: 'roll-dice', dice: twice })).toEqual({ type: 'roll-dice', dice: twice });
    expect(canonicalChance({ type: 'roll-dice', dice: [undefined] })).toEqual({ type: 'roll-dice', dice: [undefined] });
  });
});

test('what is drawn leaves the pile once, and nothing else does', () => {
  const deck = pile('deck', ['a', 'b', 'b', 'c']);
  takeDrawn(deck, { type: 'draw', player: 'chance', pile: 'deck', card: 'b' });
  expect(deck.unknown).toEqual(['a', 'b', 'c']);
});

test('rerolled are as many dice of each kind as are handed over', () => {
  const kinds = {
    red: { name: 'red', faces: { hit: 1, blank: 1 } },
    blue: { name: 'blue', faces: { hit: 1, crit: 1 } },
  };
  const dice: Die[] = ['red', 'blue', 'red'].map((kind) => ({ kind, face: 'hit', rerolls: 0 }));
  expect(rerollQuestion(kinds, dice, 'again')).toEqual(rollPool(kinds, { red: 2, blue: 1 }, 'again'));
  expect(rerollQuestion(kinds, dice, 'again')?.candidates).toHaveLength(6);
});
