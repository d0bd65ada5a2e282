/** Dice that lie together: several kinds in one roll, and what is done to them afterwards. */
import * as fc from 'fast-check';
import {
  addDie,
  alike,
  canonicalChance,
  choicesOfDice,
  choicesOfFaces,
  countFaces,
  nextInt,
  reroll,
  rerollQuestion,
  rolledDice,
  rollPool,
  rollQuestion,
  showing,
  startChance,
  takeOut,
  turnDie,
  type ChanceAction,
  type ChanceMode,
  type Die,
  type DieKind,
  type RollDiceAction,
} from '../../src/core';
import { mainFields, picks, play, tinyGame } from '../helpers/tiny-game';

/** Three of the dice of Armada. */
const KINDS = {
  red: { name: 'red', faces: { hit: 2, crit: 2, 'double hit': 1, accuracy: 1, blank: 2 } },
  blue: { name: 'blue', faces: { hit: 4, crit: 2, accuracy: 2 } },
  black: { name: 'black', faces: { hit: 4, 'hit and crit': 2, blank: 2 } },
} satisfies Record<string, DieKind>;

const together = (...dice: [string, ...string[]][]): RollDiceAction => ({
  type: 'roll-dice',
  player: 'chance',
  dice: dice.map(([die, ...faces]) => ({ die, faces })),
});
const dice = (...shown: string[]): Die[] =>
  shown.map((each) => {
    const [kind = '', face = '', rerolls = '0'] = each.split(':');
    return { kind, face, rerolls: Number(rerolls) };
  });
const told = (pool: readonly Die[]): string[] => pool.map(({ kind, face, rerolls }) => `${kind}:${face}:${rerolls}`);

describe('a roll of several kinds', () => {
  const total = (weights: readonly number[] = []): number => weights.reduce((sum, weight) => sum + weight, 0);

  test('is one question: every outcome of each kind with every outcome of the others', () => {
    const asked = rollPool(KINDS, { red: 3, blue: 2, black: 2 }, 'the attack');
    expect(asked).toMatchObject({ by: ['chance'], asks: 'the attack' });
    expect(asked?.candidates).toHaveLength(35 * 6 * 6);
    expect(total(asked?.weights)).toBe(8 ** 7);
  });

  test('weighs what the kinds weigh by themselves', () => {
    const counts = fc.record({ red: fc.nat(2), blue: fc.nat(2), black: fc.nat(2) });
    fc.assert(
      fc.property(counts, (count) => {
        const asked = rollPool(KINDS, count, 'roll');
        const alone = (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => {
          const { candidates, weights = [] } = rollQuestion(KINDS[kind], count[kind], 'roll');
          return new Map(candidates.map(({ action }, i) => [`${kind} ${action.faces.join()}`, weights[i] ?? 0]));
        });
        asked?.candidates.forEach(({ action }, i) => {
          const rolled = action.type === 'roll' ? [action] : action.type === 'roll-dice' ? action.dice : [];
          const weight = rolled.reduce(
            (product, { die, faces }) =>
              product * (alone.flatMap((each) => each.get(`${die} ${faces.join()}`) ?? [])[0] ?? 0),
            1,
          );
          expect(asked.weights?.[i]).toBe(weight);
        });
        expect(total(asked?.weights)).toBe(asked ? 8 ** (count.red + count.blue + count.black) : 0);
      }),
      { numRuns: 40 },
    );
  });

  test('of one kind is an ordinary roll, of none no question', () => {
    expect(rollPool(KINDS, { red: 2, blue: 0 }, 'two red')).toEqual(rollQuestion(KINDS.red, 2, 'two red'));
    expect(rollPool(KINDS, { red: 0 }, 'none')).toBeNull();
    expect(() => rollPool(KINDS, { green: 1 }, 'green')).toThrow("no kind of dice is called 'green'");
  });

  test('is worked out once, and nobody can spoil it for the next', () => {
    const first = rollPool(KINDS, { red: 1, blue: 1 }, 'one');
    const next = rollPool(KINDS, { blue: 1, red: 1 }, 'other');
    expect(next?.candidates).toBe(first?.candidates);
    expect([first?.asks, next?.asks]).toEqual(['one', 'other']);
    const action = first?.candidates[0]?.action as unknown as { dice: { faces: string[] }[] };
    expect(() => action.dice.reverse()).toThrow(TypeError);
    expect(() => (action.dice[0] as { faces: string[] }).faces.push('hit')).toThrow(TypeError);
  });

  test('has one way to be written: neither kinds nor faces have an order', () => {
    const one = together(['red', 'hit', 'blank'], ['black', 'hit']);
    const other = together(['black', 'hit'], ['red', 'blank', 'hit']);
    expect(canonicalChance(one)).toEqual(other);
    expect(canonicalChance(other)).toEqual(other);
    for (const dice of ['red', [null], [{ die: 1, faces: [] }]])
      expect(canonicalChance({ type: 'roll-dice', dice })).toEqual({ type: 'roll-dice', dice });
    const halfRolled = [{ die: 'red', faces: ['b', 'a'] }, null];
    expect(canonicalChance({ type: 'roll-dice', dice: halfRolled })).toEqual({ type: 'roll-dice', dice: halfRolled });
    const odd = { type: 'roll-dice', dice: [{ die: 'red', faces: [2, 1] }] };
    expect(canonicalChance(odd)).toEqual(odd);
  });
});

describe('on the table', () => {
  const attack = tinyGame((engine) => ({
    procedures: [
      engine.procedure('main', mainFields, [
        engine.ask(
          'roll',
          ['tiny.roll'],
          () => rollPool(KINDS, { red: 2, black: 1 }, 'the attack'),
          (state, _frame, rolled) => {
            state.story.push(...rolledDice(rolled).map(({ kind, face }) => `${kind} ${face}`));
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
  const story = (chance: ChanceMode): readonly string[] => play(attack, {}, chance).story;

  test('whoever plays chance says what all dice show, sorted; a script in any order', () => {
    const shown = together(['red', 'hit', 'blank'], ['black', 'hit and crit']);
    expect(play(attack).refusal(shown)).toBe('not-offered');
    expect(play(attack).does(canonicalChance(shown)).story).toEqual(['black hit and crit', 'red blank', 'red hit']);
    expect(story({ mode: 'scripted', script: [shown as ChanceAction] })).toHaveLength(3);
  });

  test.each<[string, object]>([
    ['a die too few', together(['red', 'hit'], ['black', 'hit'])],
    ['a kind too few', together(['red', 'hit', 'hit'])],
    ['a face that the kind does not have', together(['red', 'hit', 'hit'], ['black', 'accuracy'])],
    ['the dice of one kind', { type: 'roll', player: 'chance', die: 'red', faces: ['hit', 'hit'] }],
  ])('%s is not offered', (_what, action) => expect(play(attack).refusal(action)).toBe('not-offered'));

  test('a seed rolls every kind', () => {
    const rolls = Array.from({ length: 60 }, (_, seed) => story({ mode: 'seeded', seed: seed * 7919 }));
    expect(new Set(rolls.map((each) => each[0]))).toEqual(new Set(['black hit', 'black hit and crit', 'black blank']));
    expect(rolls.every((each) => each.length === 3)).toBe(true);
  });

  test('large pools are rolled fairly, though their rolls are more than 32 bits can count', () => {
    const weights = rollPool(KINDS, { red: 6, blue: 4, black: 3 }, 'many')?.weights ?? [];
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(8 ** 13);
    expect(weights.every(Number.isSafeInteger)).toBe(true);
    const chance = startChance({ mode: 'seeded', seed: 1 });
    const numbers = Array.from({ length: 200 }, () => nextInt(chance, 8 ** 13));
    expect(numbers.filter((number) => number >= 8 ** 13 / 2).length).toBeGreaterThan(70);
    expect(numbers.every((number) => number < 8 ** 13)).toBe(true);
  });
});

describe('rerolling', () => {
  test('asks for the dice of each kind, and each takes what its kind shows', () => {
    const pool = dice('red:blank', 'blue:hit', 'red:crit', 'black:blank');
    const again = [pool[0], pool[2], pool[3]].flatMap((die) => die ?? []);
    const asked = rerollQuestion(KINDS, again, 'again');
    expect(asked?.candidates[0]?.action).toMatchObject({ type: 'roll-dice', dice: [{ die: 'black' }, { die: 'red' }] });
    reroll(again, together(['black', 'hit'], ['red', 'accuracy', 'hit']));
    expect(told(pool)).toEqual(['red:accuracy:1', 'blue:hit:0', 'red:hit:1', 'black:hit:1']);
  });

  test('of no dice asks nothing', () => expect(rerollQuestion(KINDS, [], 'again')).toBeNull());
});

describe('dice in a pool', () => {
  test('are counted and found by what they show, in their order', () => {
    const pool = dice('red:hit', 'blue:blank', 'blue:hit', 'red:hit');
    expect(countFaces(pool, 'hit')).toBe(3);
    expect(showing(pool, 'hit')).toEqual([0, 2, 3]);
    expect(showing(pool, 'hit', 2)).toEqual([0, 2]);
    expect([showing(pool, 'crit'), showing(pool, 'hit', 0)]).toEqual([[], []]);
  });

  test('are added as dice that were not rolled, with faces that their kind has', () => {
    const pool = dice('red:hit');
    expect(addDie(pool, KINDS.black, 'hit and crit')).toBe(true);
    expect(addDie(pool, KINDS.blue, 'blank')).toBe(false);
    expect(told(pool)).toEqual(['red:hit:0', 'black:hit and crit:0']);
  });

  test('are turned to a face of their kind, and still count their rerolls', () => {
    const [die] = dice('red:blank:1');
    if (!die) throw new Error('no die');
    expect(turnDie(die, KINDS.red, 'double hit')).toBe('blank');
    expect(turnDie(die, KINDS.red, 'hit and crit')).toBeNull();
    expect(turnDie(die, KINDS.red, 'toString')).toBeNull();
    expect(told([die])).toEqual(['red:double hit:1']);
  });

  test('leave it: just those, and the others stay in their order', () => {
    const pool = dice('red:hit', 'red:blank', 'blue:hit', 'red:hit');
    expect(told(takeOut(pool, [0, 2]))).toEqual(['red:hit:0', 'blue:hit:0']);
    expect(told(pool)).toEqual(['red:blank:0', 'red:hit:0']);
    expect(takeOut(pool, [7])).toEqual([]);
    expect(pool).toHaveLength(2);
  });
});

describe('choosing among dice', () => {
  test('alike are those of one kind that show the same and were rerolled as often', () => {
    const pool = dice('red:hit', 'blue:hit', 'red:hit', 'red:hit:1', 'red:blank');
    expect(alike(pool, () => true)).toEqual([[0, 2], [1], [3], [4]]);
    expect(alike(pool, ({ rerolls }) => rerolls === 0)).toEqual([[0, 2], [1], [4]]);
  });

  test('up to so many of them: each choice once, whichever of those that are alike', () => {
    const pool = dice('red:hit', 'blue:hit', 'red:hit');
    expect(choicesOfDice(pool, 2)).toEqual([[1], [0], [0, 1], [0, 2]]);
    expect(choicesOfDice(pool, 3)).toHaveLength(5);
    expect(choicesOfDice(pool, Infinity, ({ kind }) => kind === 'red')).toEqual([[0], [0, 2]]);
    expect(choicesOfDice(pool, 0)).toEqual([]);
    expect(choicesOfDice([], 3)).toEqual([]);
  });

  test('a choice may hold any dice that qualify, and no die twice', () => {
    const pools = fc.array(
      fc.record({ kind: fc.constantFrom('red', 'blue'), face: fc.constantFrom('a', 'b', 'c'), rerolls: fc.nat(1) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(pools, fc.nat(6), (pool, most) => {
        const key = (chosen: readonly number[]): string =>
          chosen
            .map((i) => `${pool[i]?.kind} ${pool[i]?.face}`)
            .sort()
            .join();
        const subsets = Array.from({ length: 2 ** pool.length }, (_, bits) =>
          pool.flatMap(({ rerolls }, i) => (bits & (1 << i) ? [rerolls === 0 ? i : -1] : [])),
        ).filter((chosen) => chosen.length > 0 && chosen.length <= most && !chosen.includes(-1));
        const choices = choicesOfDice(pool, most, ({ rerolls }) => rerolls === 0);
        expect(choices.map(key).sort()).toEqual([...new Set(subsets.map(key))].sort());
        expect(choices.every((chosen) => new Set(chosen).size === chosen.length)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('exactly so many results of certain faces, in any combination', () => {
    const pool = dice('red:hit', 'red:crit', 'red:hit', 'red:blank');
    expect(choicesOfFaces(pool, ['hit', 'crit'], 2)).toEqual([
      ['hit', 'hit'],
      ['hit', 'crit'],
    ]);
    expect(choicesOfFaces(pool, ['hit', 'crit'], 3)).toEqual([['hit', 'hit', 'crit']]);
    expect(choicesOfFaces(pool, ['hit', 'crit'], 4)).toEqual([]);
    expect(choicesOfFaces(pool, ['accuracy', 'crit'], 1)).toEqual([['crit']]);
  });
});
