/** Every possibility, on small games that can be counted by hand. */
import * as E from 'fp-ts/lib/Either';
import { after, explore, retrace, when, wilson, type Explored, type ExploreOptions, type Moment } from '../../src/play';
import { play, type Tiny, type TinyAction, type TinyState } from '../helpers/tiny-game';
import { numberOf, right, reroll, die, rolled, chanceOf } from './reroll';

describe('who decides', () => {
  test('every choice: the lowest and the highest chance of each value', () => {
    const found = right(rolled({}));
    // Rolling once more whatever it is not: 1/6 + 5/6 * 1/6; rolling even a six once more: 1/6 * 1/6.
    expect(chanceOf(found, 6)[0]).toBeCloseTo(1 / 36, 12);
    expect(chanceOf(found, 6)[1]).toBeCloseTo(11 / 36, 12);
    expect(found.outcomes).toHaveLength(6);
    expect(found.estimated).toBeNull();
  });

  test('the most: a die of three or less is rolled once more', () => {
    const found = right(rolled({ decide: { ann: { most: die } } }));
    expect(found.outcomes.map(({ value }) => (value > 3 ? 'high' : 'low')).join()).toBe('high,high,high,low,low,low');
    expect(found.outcomes.every(({ low, high }) => low === high)).toBe(true);
    expect(chanceOf(found, 4)[0]).toBeCloseTo(1 / 6 + 1 / 12, 12);
    expect(chanceOf(found, 1)[0]).toBeCloseTo(1 / 12, 12);
    const choices = found.crossroads.map(({ line, choices: [best] }) => [
      line.map((action) => (action as { faces?: string[] }).faces?.[0]).join(),
      (best?.actions[0] as { pick?: string } | undefined)?.pick,
    ]);
    expect(choices.sort()).toEqual([
      ['1', 'roll'],
      ['2', 'roll'],
      ['3', 'roll'],
      ['4', 'keep'],
      ['5', 'keep'],
      ['6', 'keep'],
    ]);
  });

  test('the least of a number, of two equal choices the first that is listed', () => {
    const least = right(rolled({ decide: { ann: { least: die } } }));
    expect(chanceOf(least, 6)[0]).toBeCloseTo(1 / 12, 12);
    const alike = right(rolled({ decide: { ann: { most: () => 1 } } }));
    expect(chanceOf(alike, 6)[0]).toBeCloseTo(1 / 6, 12);
    expect(alike.crossroads[0]?.choices.map(({ best }) => best)).toEqual([true, false]);
  });

  test('where each of equal choices counts, the lowest and the highest chance by those, and by no worse one', () => {
    const each = { ties: 'each' } as const;
    const alike = right(rolled({ ...each, decide: { ann: { most: () => 1 } } }));
    expect(alike.outcomes).toEqual(right(rolled({})).outcomes);
    expect(alike.crossroads[0]?.choices.map(({ best }) => best)).toEqual([true, true]);

    // She keeps four and more, and rolls less again: the other answer is worse each time, and does not count.
    const high = { most: (state: TinyState) => (die(state) > 3 ? 1 : 0) };
    const least = right(rolled({ ...each, decide: { ann: high } }));
    expect(chanceOf(least, 6)).toEqual([expect.closeTo(1 / 6 + 1 / 12, 12), expect.closeTo(1 / 6 + 1 / 12, 12)]);
    const low = { least: (state: TinyState) => (die(state) === 1 ? 1 : 0) };
    const found = right(rolled({ ...each, decide: { ann: low } }));
    expect(chanceOf(found, 1)).toEqual([expect.closeTo(1 / 36, 12), expect.closeTo(1 / 36, 12)]);
    expect(found.crossroads.every(({ choices }) => choices.filter(({ best }) => best).length === 1)).toBe(true);
  });

  test('what others make of equal choices is not certain to who optimizes something else', () => {
    // Bob wants nothing that his choice could change: he may take one or leave it, so ann is certain of one less.
    const decide = { ann: { most: die }, bob: { most: () => 1 } };
    const six = (ties: 'first' | 'each') => chanceOf(right(rolled({ ties, decide }, { bobs: 1 })), 6);
    expect(six('first')).toEqual([expect.closeTo(1 / 4, 12), expect.closeTo(1 / 4, 12)]);
    expect(six('each')).toEqual([0, expect.closeTo(1 / 4, 12)]);
  });

  test('two players against each other, and one against whatever the other does', () => {
    const both = right(rolled({ decide: { ann: { most: die }, bob: { least: die } } }, { bobs: 1 }));
    // Bob always takes: ann keeps 4, 5, 6, of which 3, 4, 5 are left.
    expect(chanceOf(both, 5)[0]).toBeCloseTo(1 / 4, 12);
    expect(chanceOf(both, 6)).toEqual([0, 0]);
    const any = right(rolled({ decide: { ann: { most: die }, bob: 'any' } }, { bobs: 1 }));
    expect(chanceOf(any, 6)).toEqual([0, expect.closeTo(1 / 4, 12)]);
  });

  test('a policy, for one player or for all', () => {
    const keep: ExploreOptions<Tiny, number>['decide'] = ({ question }) => question.candidates[0]?.action ?? null;
    for (const decide of [keep, { ann: keep }])
      expect(right(rolled({ decide })).outcomes.map(({ low, high }) => [low, high])).toEqual(
        Array.from({ length: 6 }, () => [expect.closeTo(1 / 6, 12), expect.closeTo(1 / 6, 12)]),
      );
  });

  test('a player for whom nothing decides is named', () => {
    expect(rolled({ decide: { bob: 'any' } })).toMatchObject({
      left: { code: 'nobody-decides', message: 'Nobody answers for ann: once more.' },
    });
  });

  test.each<[unknown, string]>([
    [null, 'input: expected options of a walk: {'],
    [{ stop: after('fight') }, 'value: the field value is missing'],
    [{ value: die, stop: 5 }, 'stop: expected a function'],
    [{ value: die, untill: 1 }, 'untill: '],
    [{ value: die, exact: 'yes' }, 'exact: expected true or false, found "yes"'],
    [{ value: die, ties: 'last' }, 'ties: expected which of equal choices counts: first, each; found'],
    [
      { value: die, decide: 5 },
      "decide: expected 'any', { most: a function } or { least: a function }, or a policy (random, ",
    ],
    [{ value: die, decide: null }, "decide: expected 'any', "],
    [{ value: die, decide: { ann: 'most' } }, "decide.ann: expected 'any', "],
    [{ value: die, decide: { ann: { most: 5 } } }, 'decide.ann.most: expected a function from a state to a number'],
    [{ value: die, decide: { most: die, least: die } }, 'decide.least: a wish has no field least'],
    [{ value: die, limits: null }, 'limits: expected limits of a walk'],
    [{ value: die, limits: { states: 'x' } }, 'limits.states: expected a whole number of states from 1, found "x"'],
    [{ value: die, limits: { states: NaN } }, 'limits.states: expected a whole number of states from 1, found NaN'],
    [{ value: die, limits: { milliseconds: -1 } }, 'limits.milliseconds: expected milliseconds from 0, found -1'],
    [{ value: die, limits: { states: 0 } }, 'limits.states: expected a whole number of states from 1, found 0'],
    [{ value: die, limits: { neglect: 1.5 } }, 'limits.neglect: expected a number from 0 to 1, found 1.5'],
    [{ value: die, limits: { state: 5 } }, 'limits.state: '],
    [{ value: die, estimate: { games: 0, seed: 1 } }, 'estimate.games: expected a number of games from 1, found 0'],
  ])('options that are wrong are named, and nothing throws: %j', (options, message) => {
    const { state } = play(reroll);
    const found = explore(reroll.game, state, options as never);
    expect(found).toMatchObject({ left: { code: 'malformed', found: [] } });
    expect(E.isLeft(found) && found.left.message).toContain(message);
  });

  test('what a player wants is a number', () => {
    expect(rolled({ decide: { ann: { most: () => NaN } } })).toMatchObject({ left: { code: 'not-a-number' } });
  });
});

describe('where it stops', () => {
  test('after a procedure, in the midst of an action: what comes after it is not asked', () => {
    const found = right(rolled({ value: (state) => state.story.length + numberOf(state, 'counted') }));
    expect(found.outcomes).toMatchObject([{ value: 1, low: 1, high: 1 }]);
  });

  test('when something holds, after any step of the rules; a step earlier than somebody is asked', () => {
    const stop = when<Tiny>((state) => state.numbers['again'] !== undefined);
    const found = right(rolled({ stop, value: (state) => numberOf(state, 'counted') }));
    expect(found.outcomes).toMatchObject([{ value: 0, low: 1, high: 1 }]);
  });

  test('at once, where it holds already; else at the end of the game', () => {
    const at = rolled({ stop: when<Tiny>(() => true), value: () => 7 });
    expect(right(at)).toMatchObject({ outcomes: [{ value: 7, low: 1, high: 1, line: [] }], states: 0 });
    const { stop: _stop, ...options } = { stop: null, value: (state: TinyState) => state.story.length };
    const found = right(explore(reroll.game, play(reroll).state, options));
    expect(found.outcomes).toMatchObject([{ value: 1, low: 1, high: 1 }]);
  });
});

test('a line leads to each value: its actions, one after the other, are legal', () => {
  const found = right(rolled({}, { bobs: 1 }));
  expect(found.outcomes.map(({ value }) => value).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const { value, line } of found.outcomes) {
    const table = play(reroll, { numbers: { bobs: 1 } });
    for (const action of line) table.does(action);
    expect(die(table.state)).toBe(value);
  }
  // A six that is kept and left is as short as any: a roll, two answers.
  expect(found.outcomes.find(({ value }) => value === 6)?.line).toHaveLength(3);
});

test('fractions without rounding, where they are asked for', () => {
  const six = (found: Explored<number, TinyAction>) => found.outcomes.find(({ value }) => value === 6);
  expect(six(right(rolled({ exact: true })))).toMatchObject({
    exact: { low: { numerator: 1n, denominator: 36n }, high: { numerator: 11n, denominator: 36n } },
  });
  expect(six(right(rolled({})))).not.toHaveProperty('exact');
});

test('crossroads say who chooses, by which rules, what each answer leads to, and whether it matters', () => {
  const found = right(rolled({ value: (state) => Math.sign(die(state)) }));
  expect(found.crossroads).toHaveLength(6);
  expect(found.crossroads[0]).toMatchObject({ player: 'ann', asks: 'once more', matters: false });
  const one = right(rolled({})).crossroads.find(({ line }) => (line[0] as { faces?: string[] }).faces?.[0] === '1');
  expect(one).toMatchObject({
    matters: true,
    rules: ['tiny.reroll'],
    choices: [
      { actions: [{ pick: 'keep' }], outcomes: [{ value: 1, low: 1, high: 1 }] },
      { actions: [{ pick: 'roll' }], outcomes: expect.arrayContaining([expect.objectContaining({ value: 6 })]) },
    ],
  });
});

test('which choices are told of may be said, nearest first, each answer with a shortest way to what is likeliest of it', () => {
  const asked: string[] = [];
  const found = right(
    rolled(
      {
        tells: ({ player, asks, answers, matters }) => {
          asked.push(`${player} ${asks} ${answers.length} ${matters}`);
          return player === 'bob' && matters;
        },
      },
      { bobs: 1 },
    ),
  );
  // Ann after each of six rolls; bob after each of six numbers, kept or rolled again.
  expect(asked.filter((each) => each === 'ann once more 2 true')).toHaveLength(6);
  expect(asked.slice(0, 6).every((each) => each.startsWith('ann'))).toBe(true);
  expect(found.crossroads).toHaveLength(asked.filter((each) => each === 'bob take one 2 true').length);
  expect(found.crossroads.every(({ player }) => player === 'bob')).toBe(true);
  const [take] = found.crossroads;
  expect(take?.choices.map(({ line }) => line.map((action) => (action as { pick?: string }).pick))).toEqual([
    ['leave'],
    ['take'],
  ]);
  const [roll] = right(rolled({})).crossroads.map(({ choices }) => choices[1]);
  expect(roll?.line).toMatchObject([{ pick: 'roll' }, { faces: expect.anything() }]);
});

describe('an estimate', () => {
  test('lies around the exact chance, is the same for the same seed, and says that it is one', () => {
    const keep: ExploreOptions<Tiny, number>['decide'] = ({ question }) => question.candidates[0]?.action ?? null;
    const estimated = right(rolled({ decide: keep, estimate: { games: 2000, seed: 5 } }));
    expect(estimated.estimated).toEqual({ games: 2000 });
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const [low, high] = chanceOf(estimated, value);
      expect(high - low).toBeLessThan(0.04);
      expect(low).toBeLessThan(1 / 6 + 0.01);
      expect(high).toBeGreaterThan(1 / 6 - 0.01);
    }
    const again = right(rolled({ decide: keep, estimate: { games: 2000, seed: 5 } }));
    expect(again.outcomes).toEqual(estimated.outcomes);
  });

  test('players whose every choice counts choose at random; what is best is not known', () => {
    const found = right(rolled({ estimate: { games: 300, seed: 1 } }));
    expect(found.outcomes).toHaveLength(6);
    expect(rolled({ decide: { ann: { most: die } }, estimate: { games: 1, seed: 1 } })).toMatchObject({
      left: { code: 'nobody-decides' },
    });
  });

  test("Wilson's interval, against values from the literature", () => {
    const { low, high } = wilson(81, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(10, 10).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

test.each<[string, Partial<ExploreOptions<Tiny, number>>]>([
  ['walked', {}],
  ['only played', { estimate: { games: 5, seed: 1 } }],
])('a procedure that the game does not have never ends: the name is refused where ways are %s', (_how, more) => {
  const message = 'No procedure is called "fihgt"; did you mean fight?; hasEnded knows ';
  for (const stop of [after<Tiny>('fihgt'), ({ hasEnded }: Moment<Tiny>) => !hasEnded('fihgt')])
    expect(rolled({ stop, ...more })).toMatchObject({
      left: { code: 'unknown-procedure', message: expect.stringContaining(message) as string },
    });
  const from = play(reroll, {}).state;
  expect(retrace(reroll.game, from, [], after('fihgt'))).toMatchObject({ left: { code: 'unknown-procedure' } });
});

test.each<[string, Partial<ExploreOptions<Tiny, number>>]>([
  ['walked', {}],
  ['only played', { estimate: { games: 5, seed: 1 } }],
])('who is no player of the game decides nothing: the name is refused where ways are %s', (_how, more) => {
  expect(rolled({ decide: { ann: 'any', bbo: 'any' }, ...more })).toMatchObject({
    left: { code: 'no-such-player', path: ['decide', 'bbo'], message: expect.stringContaining('ann') as string },
  });
});
