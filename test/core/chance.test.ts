/** Chance as a player: seeded, scripted and manual; dice as multisets with exact weights; rerolls; piles without a secret order. */
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import {
  cannotReroll,
  canonicalChance,
  drawQuestion,
  nextInt,
  oneOfSeveral,
  pile,
  pileSize,
  randomQuestion,
  reroll,
  rollQuestion,
  rolledDice,
  shuffle,
  startChance,
  takeDrawn,
  takeKnown,
  type ChanceAction,
  type ChanceMode,
  type DieKind,
  type DrawAction,
  type RollAction,
} from '../../src/core';
import { leftOver } from '../../src/core/chance/chance';
import { mainFields, picks, play, tinyGame } from '../helpers/tiny-game';

const RED: DieKind = { name: 'red', faces: { hit: 3, crit: 1, focus: 2, blank: 2 } };
const COIN: DieKind = { name: 'coin', faces: { heads: 1, tails: 1 } };

const roll = (die: string, ...faces: string[]): RollAction => ({ type: 'roll', player: 'chance', die, faces });

/** Rolls two red dice, then three coins, then asks ann to stop; after that the game is over. */
const rolling = tinyGame((engine) => ({
  procedures: [
    engine.procedure('main', mainFields, [
      engine.ask(
        'red',
        ['tiny.red'],
        () => rollQuestion(RED, 2, 'two red dice'),
        (state, _frame, rolled) => {
          state.story.push(`red ${rolled.faces.join(' ')}`);
        },
      ),
      engine.ask(
        'coins',
        ['tiny.coins'],
        () => rollQuestion(COIN, 3, 'three coins'),
        (state, _frame, rolled) => {
          state.story.push(`coins ${rolled.faces.join(' ')}`);
        },
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

describe('seeded', () => {
  const story = (seed: number) => play(rolling, {}, { mode: 'seeded', seed }).story;

  test('chance answers itself, and the same seed answers the same', () => {
    expect(story(7)).toHaveLength(2);
    expect(story(7)).toEqual(story(7));
    expect(new Set(Array.from({ length: 40 }, (_, seed) => story(seed).join())).size).toBeGreaterThan(10);
  });

  test('the seed moves on in the state, so that a saved game goes on as it would have', () => {
    const chance = startChance({ mode: 'seeded', seed: 7 });
    const numbers = Array.from({ length: 20 }, () => nextInt(chance, 6));
    const again = startChance({ mode: 'seeded', seed: 7 });
    expect(Array.from({ length: 10 }, () => nextInt(again, 6))).toEqual(numbers.slice(0, 10));
    const saved = JSON.parse(JSON.stringify(again)) as typeof again;
    expect(Array.from({ length: 10 }, () => nextInt(saved, 6))).toEqual(numbers.slice(10));
  });

  test('faces come up as often as the die has sides for them', () => {
    const game = tinyGame((engine) => ({
      procedures: [
        engine.procedure('main', mainFields, [
          engine.ask(
            'roll',
            [],
            (state) => (state.story.length < 8000 ? rollQuestion(RED, 1, 'one') : null),
            (state, _f, rolled) => {
              state.story.push(...rolled.faces);
              return 'again';
            },
          ),
        ]),
      ],
    }));
    const { story } = play(game, {}, { mode: 'seeded', seed: 1 });
    const share = (face: string) => story.filter((each) => each === face).length / story.length;
    expect(share('hit')).toBeCloseTo(3 / 8, 1);
    expect(share('crit')).toBeCloseTo(1 / 8, 1);
    expect(share('focus')).toBeCloseTo(2 / 8, 1);
  });
});

describe('scripted', () => {
  const scripted = (...script: ChanceAction[]): ChanceMode => ({ mode: 'scripted', script });
  const begin = (mode: ChanceMode) => rolling.game.begin({ numbers: {}, inPlay: [] }, mode);

  test('the script answers in its order, and the faces of one roll have none', () => {
    const table = play(rolling, {}, scripted(roll('red', 'hit', 'blank'), roll('coin', 'tails', 'heads', 'tails')));
    expect(table.story).toEqual(['red blank hit', 'coins heads tails tails']);
  });

  test('a missing value is rejected', () => {
    expect(begin(scripted(roll('red', 'hit', 'hit')))).toEqual(
      E.left(expect.objectContaining({ code: 'script-exhausted', path: ['chance', 'script', 1] })),
    );
  });

  test.each([
    ['the wrong die', roll('coin', 'heads', 'heads')],
    ['too few dice', roll('red', 'hit')],
    ['a face that the die does not have', roll('red', 'hit', 'heads')],
    ['a drawn card', { type: 'draw', player: 'chance', pile: 'red', card: 'hit' } satisfies DrawAction],
  ])('a value that does not fit is rejected: %s', (_what, wrong) => {
    expect(begin(scripted(wrong))).toEqual(
      E.left(expect.objectContaining({ code: 'script-mismatch', path: ['chance', 'script', 0] })),
    );
  });

  test('values left over when the game ends are rejected, and the state before stays as it was', () => {
    const table = play(
      rolling,
      {},
      scripted(roll('red', 'hit', 'hit'), roll('coin', 'heads', 'heads', 'heads'), roll('coin', 'heads')),
    );
    const before = JSON.stringify(table.state);
    expect(table.refusal({ type: 'pick', player: 'ann', pick: 'stop' })).toBe('script-left-over');
    expect(JSON.stringify(table.state)).toBe(before);
  });
});

test('values left over: how many, and where they begin', () => {
  const chance = startChance({
    mode: 'scripted',
    script: [roll('red', 'hit'), roll('red', 'hit'), roll('red', 'hit')],
  });
  expect(leftOver({ ...chance, next: 3 })).toBeNull();
  expect(leftOver({ ...chance, next: 1 })).toMatchObject({ path: ['chance', 'script', 1], facts: { left: 2 } });
});

describe('a saved state', () => {
  const value = roll('red', 'hit', 'hit');
  const loaded = (change: object, mode: ChanceMode = { mode: 'manual' }) => {
    const begun = play(rolling, {}, mode).state;
    const saved = JSON.parse(JSON.stringify({ ...begun, chance: { ...begun.chance, ...change } })) as unknown;
    const read = rolling.game.load(saved);
    return E.isLeft(read) ? read.left.path : 'loaded';
  };

  test('has a script only where one is played, and stands somewhere in it', () => {
    const scripted: ChanceMode = { mode: 'scripted', script: [value, roll('coin', 'heads', 'heads', 'heads')] };
    expect([loaded({}), loaded({}, scripted), loaded({ next: 0 }, scripted)]).toEqual(Array(3).fill('loaded'));
    expect(loaded({ script: [value] })).toEqual(['chance', 'script']);
    expect(loaded({ next: 1 })).toEqual(['chance', 'next']);
    expect(loaded({ next: 3 }, scripted)).toEqual(['chance', 'next']);
    expect(loaded({ next: -1 }, scripted)).toEqual(['chance', 'next']);
  });

  test('has the numbers of a seed only where chance has one, whole and all of them', () => {
    const seeded: ChanceMode = { mode: 'seeded', seed: 1 };
    const { rng } = startChance(seeded);
    expect([loaded({}, seeded), loaded({ rng: rng.map(() => 1) }, seeded)]).toEqual(['loaded', 'loaded']);
    expect(loaded({ rng })).toEqual(['chance', 'rng']);
    expect(loaded({ rng: rng.slice(1) }, seeded)).toEqual(['chance', 'rng']);
    expect(loaded({ rng: rng.map((each, i) => (i === 0 ? 0.5 : each)) }, seeded)).toEqual(['chance', 'rng', 0]);
  });
});

describe('manual', () => {
  test('chance is asked like a player, and what it answers is checked', () => {
    const table = play(rolling);
    expect(table.game.decision(table.state)).toMatchObject({
      by: ['chance'],
      asks: 'two red dice',
      rules: ['tiny.red'],
    });
    expect(table.refusal(roll('red', 'hit'))).toBe('not-offered');
    // As the dice fell they are not listed; sorted they are.
    const fell = roll('red', 'hit', 'blank');
    expect(table.game.whyNot(table.state, fell)).toMatchObject({ code: 'not-offered', path: ['faces'] });
    expect(table.game.whyNot(table.state, fell)?.message).toContain('canonicalChance');
    table.does(canonicalChance(fell));
    expect(table.story).toEqual(['red blank hit']);
  });

  test('probabilities of the outcomes are exact and add up to 1', () => {
    const { game, state } = play(rolling);
    const outcomes = game.chanceOutcomes(state);
    expect(outcomes).toHaveLength(10);
    const of = (...faces: string[]) =>
      outcomes.find((each) => each.action.type === 'roll' && each.action.faces.join() === faces.join())?.probability;
    expect(of('hit', 'hit')).toBe(9 / 64);
    expect(of('blank', 'hit')).toBe(12 / 64);
    expect(of('crit', 'crit')).toBe(1 / 64);
    expect(outcomes.reduce((sum, each) => sum + each.probability, 0)).toBeCloseTo(1, 12);
  });

  test('there are no chance outcomes while a player decides', () => {
    const table = play(rolling)
      .does(roll('red', 'hit', 'hit'))
      .does(roll('coin', 'heads', 'heads', 'heads'));
    expect(table.game.chanceOutcomes(table.state)).toEqual([]);
  });
});

describe('dice', () => {
  test('six X-Wing dice are 84 multisets whose weights count all 262144 rolls', () => {
    const { candidates, weights } = rollQuestion(RED, 6, 'six');
    expect(candidates).toHaveLength(84);
    expect(weights?.reduce((sum, weight) => sum + weight, 0)).toBe(8 ** 6);
  });

  test('the weight of a multiset is the number of ordered rolls that show it', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 3 }), { minKeys: 1 }),
        fc.integer({ min: 0, max: 4 }),
        (faces, count) => {
          const sides = Object.entries(faces).flatMap(([face, n]) => Array<string>(n).fill(face));
          const counted = new Map<string, number>();
          const every = (left: number, shown: string[]): void => {
            if (left > 0) return sides.forEach((side) => every(left - 1, [...shown, side]));
            const key = [...shown].sort().join();
            counted.set(key, (counted.get(key) ?? 0) + 1);
          };
          every(count, []);
          const { candidates, weights } = rollQuestion({ name: 'd', faces }, count, 'roll');
          const listed = new Map(candidates.map((each, i) => [each.action.faces.join(), weights?.[i]]));
          expect([...listed].sort()).toEqual([...counted].sort());
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a question about the same dice is worked out once, and nobody can spoil it for the next', () => {
    const first = rollQuestion(RED, 3, 'one').candidates;
    expect(rollQuestion(RED, 3, 'other').candidates).toBe(first);
    expect(() => (first[0]?.action.faces as string[]).reverse()).toThrow(TypeError);
  });

  test('one roll has one way to be written', () => {
    expect(canonicalChance(roll('red', 'hit', 'blank'))).toEqual(roll('red', 'blank', 'hit'));
    expect(canonicalChance({ type: 'roll', faces: 'hit' } as { type: string })).toEqual({ type: 'roll', faces: 'hit' });
    expect(canonicalChance({ type: 'roll', faces: [2, 1] } as { type: string })).toEqual({
      type: 'roll',
      faces: [2, 1],
    });
    // Every face is a word, or it is no roll.
    const mixed = { type: 'roll', faces: ['hit', 1, 'blank'] };
    expect(canonicalChance(mixed)).toEqual({ type: 'roll', faces: ['hit', 1, 'blank'] });
  });

  test('rolled dice were not rerolled yet; rerolled ones count it and take the new faces in order', () => {
    const dice = rolledDice(roll('red', 'blank', 'focus', 'hit'));
    expect(dice[1]).toEqual({ kind: 'red', face: 'focus', rerolls: 0 });
    reroll(dice.slice(0, 2), roll('red', 'crit', 'hit'));
    expect(dice.map((die) => `${die.face} ${die.rerolls}`)).toEqual(['crit 1', 'hit 1', 'hit 0']);
  });

  test('a policy says how often one die may be rerolled', () => {
    const once = { times: 1, rules: ['tiny.once'] };
    expect(cannotReroll({ kind: 'red', face: 'hit', rerolls: 0 }, once)).toBeNull();
    expect(cannotReroll({ kind: 'red', face: 'hit', rerolls: 1 }, once)).toMatchObject({
      code: 'already-rerolled',
      rules: ['tiny.once'],
    });
    expect(cannotReroll({ kind: 'red', face: 'hit', rerolls: 9 }, { times: null, rules: [] })).toBeNull();
  });
});

describe('a random choice', () => {
  const seats = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
          'seats',
          ['tiny.seats'],
          (state) => oneOfSeveral('seats', state.story.length === 0 ? ['ann', 'bob', 'cy'] : ['ann'], 'who sits next'),
          (state, _frame, { chosen }) => {
            state.story.push(chosen);
            return 'again';
          },
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
  const choose = (chosen: string): ChanceAction => ({
    type: 'choose-at-random',
    player: 'chance',
    of: 'seats',
    chosen,
  });

  test('is an action of chance: listed, as likely each, told by whoever plays chance', () => {
    const table = play(seats);
    expect(table.options).toEqual(['seats: ann', 'seats: bob', 'seats: cy']);
    expect(table.game.chanceOutcomes(table.state).map((each) => each.probability)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(table.refusal(choose('dan'))).toBe('not-offered');
    expect(table.refusal({ ...choose('bob'), player: 'ann' })).toBe('not-offered');
    expect(table.does(choose('bob')).story).toEqual(['bob']);
  });

  test('of one or none there is no choice to make', () => {
    expect(play(seats).does(choose('cy')).asks).toBe('stop');
    expect([oneOfSeveral('seats', [], ''), oneOfSeveral('seats', ['ann'], '')]).toEqual([null, null]);
  });

  test('the seed makes it, and a script may', () => {
    const by = (chance: ChanceMode) => play(seats, {}, chance).story[0];
    expect(new Set(Array.from({ length: 30 }, (_, seed) => by({ mode: 'seeded', seed })))).toEqual(
      new Set(['ann', 'bob', 'cy']),
    );
    expect(by({ mode: 'scripted', script: [choose('cy')] })).toBe('cy');
  });

  test('what is chosen may be more than a name', () => {
    const { candidates } = randomQuestion('what it does', [{ type: 'pick', pick: 'left' }], 'what it does');
    expect(candidates).toEqual([
      {
        action: {
          type: 'choose-at-random',
          player: 'chance',
          of: 'what it does',
          chosen: { type: 'pick', pick: 'left' },
        },
        not: null,
      },
    ]);
  });
});

describe('piles', () => {
  test('drawing from a shuffled pile is up to chance, by how many copies are left', () => {
    const deck = pile('deck', ['b', 'a', 'b']);
    const question = drawQuestion(deck, 'draw');
    expect(question?.candidates.map((each) => each.action.card)).toEqual(['a', 'b']);
    expect(question?.weights).toEqual([1, 2]);
    expect(takeDrawn(deck, { type: 'draw', player: 'chance', pile: 'deck', card: 'b' })).toBe('b');
    expect(deck.unknown).toEqual(['a', 'b']);
  });

  test('the order in which cards were put in leaves no trace', () => {
    expect(pile('deck', ['c', 'a', 'b'])).toEqual(pile('deck', ['b', 'c', 'a']));
  });

  test('known cards on top are taken without chance, from the top', () => {
    const deck = { ...pile('deck', ['x']), top: ['first', 'second'] };
    expect(drawQuestion(deck, 'draw')).toBeNull();
    expect([takeKnown(deck), takeKnown(deck)]).toEqual(['first', 'second']);
    expect(takeKnown(deck)).toBeNull();
    expect(drawQuestion(deck, 'draw')).not.toBeNull();
  });

  test('cards at the bottom come last, in the order in which they were put there', () => {
    const deck = { ...pile('deck', []), bottom: ['low', 'lowest'] };
    expect(drawQuestion(deck, 'draw')).toBeNull();
    expect([takeKnown(deck), takeKnown(deck), takeKnown(deck)]).toEqual(['low', 'lowest', null]);
    expect(takeKnown({ ...deck, unknown: ['x'], bottom: ['low'] })).toBeNull();
  });

  test('shuffling forgets every order and loses no card', () => {
    const deck = { name: 'deck', top: ['t'], unknown: ['c', 'd'], bottom: ['b'] };
    shuffle(deck, ['a']);
    expect(deck).toEqual({ name: 'deck', top: [], unknown: ['a', 'b', 'c', 'd', 't'], bottom: [] });
    expect(pileSize(deck)).toBe(5);
  });
});
