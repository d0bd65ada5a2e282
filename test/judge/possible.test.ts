/** Files that ask what can come of the table: what is expected of every way, where it holds and where it does not, and words that make no sense. */
import * as E from 'fp-ts/lib/Either';
import { judge, type JudgedGame, type Report } from '../../src/judge';
import rules from '../../src/xwing/rules.json';
import { xwingScenarios } from '../../src/xwing/scenario';
import { allowed, question } from '../../src/core';
import { inPlay, tinyGame } from '../helpers/tiny-game';
import { tiny as plain } from './tiny-language';

/** The players of a game are known by their scores. */
const outcome = (): object => ({ kind: 'playing', scores: { ann: 0, bob: 0 } });
const tiny: JudgedGame = {
  ...plain,
  language: { ...plain.language, game: { ...plain.language.game, outcome: outcome as never } },
};

/** Two coins are tossed; then ann may use her chime, and bob's echo resolves by itself. */
function judged(explore: string, expected: string): Report {
  const file = [
    'game: tiny',
    'title: t',
    'counters: { heads: 9, chimes: 0, echoes: 0 }',
    'carries: { ann: chime, bob: echo }',
    'steps:',
    '  - pick: left',
    explore,
    `expect: ${expected}`,
  ];
  return judge(file.join('\n'), [tiny]);
}

const UNTIL = 'explore: { until: { echoes: { is: 1 } } }';
const deciding = (ann: string): string => `explore: { until: { echoes: { is: 1 } }, decide: { ann: ${ann} } }`;

test.each<[string, string, string, string]>([
  ['always', UNTIL, '{ always: { echoes: { is: 1 } } }', '{ always: { chimes: { is: 1 } } }'],
  ['possible', UNTIL, '{ possible: { heads: { is: 2 }, chimes: { is: 0 } } }', '{ possible: { heads: { is: 3 } } }'],
  ['never', UNTIL, '{ never: { heads: { is: 9 } } }', '{ never: { heads: { is: 2 } } }'],
  [
    'a question of the game',
    UNTIL,
    '{ never: { sum: { of: [heads, chimes], is: 4 } } }',
    '{ never: { sum: { of: [heads, chimes], is: 3 } } }',
  ],
  [
    'odds',
    UNTIL,
    '{ odds: { of: { heads: { is: 1 } }, is: 0.5 } }',
    '{ odds: { of: { heads: { is: 1 } }, is: 0.4999 } }',
  ],
  [
    'odds to as many digits as are written',
    UNTIL,
    '{ odds: { of: { heads: { is: 1 } }, is: 0.50 } }',
    '{ odds: { of: { heads: { is: 1 } }, is: 0.50004 } }',
  ],
  [
    'odds at least',
    UNTIL,
    '{ odds: { of: { heads: { is: 1 } }, at-least: 0.5 } }',
    '{ odds: { of: { heads: { is: 1 } }, at-least: 0.51 } }',
  ],
  [
    'odds at most',
    UNTIL,
    '{ odds: { of: { heads: { is: 1 } }, at-most: 0.5 } }',
    '{ odds: { of: { heads: { is: 1 } }, at-most: 0.49 } }',
  ],
  [
    'odds between',
    UNTIL,
    '{ odds: { of: { heads: { is: 1 } }, between: [0.4, 0.6] } }',
    '{ odds: { of: { heads: { is: 1 } }, between: [0.6, 0.7] } }',
  ],
  [
    'odds that a player chooses',
    UNTIL,
    '{ odds: { of: { chimes: { is: 1 } }, at-most: 1 } }',
    '{ odds: { of: { chimes: { is: 1 } }, at-least: 0.5 } }',
  ],
  [
    'the most',
    deciding('most is of chimes'),
    '{ always: { chimes: { is: 1 } } }',
    '{ possible: { chimes: { is: 0 } } }',
  ],
  [
    'the least',
    deciding('least is of chimes'),
    '{ never: { chimes: { is: 1 } } }',
    '{ possible: { chimes: { is: 1 } } }',
  ],
  ['order-matters', UNTIL, '{ order-matters: false }', '{ order-matters: true }'],
])('%s', (_what, explore, yes, no) => {
  expect(judged(explore, yes)).toMatchObject({ verdict: 'passed', failures: [], problems: [] });
  expect(judged(explore, no)).toMatchObject({ verdict: 'failed', problems: [] });
});

test('a failure tells a shortest story that breaks it, to where it stops; a ruling of what is possible, how', () => {
  const { failures } = judged(UNTIL, '{ never: { heads: { is: 2 }, chimes: { is: 0 } } }');
  expect(failures).toMatchObject([
    {
      line: 8,
      expected: 'no way to this',
      found: [
        'roll: [heads, heads]',
        'ann rings the bell',
        expect.anything(),
        expect.anything(),
        expect.stringContaining('decline'),
        expect.anything(),
        expect.anything(),
      ],
    },
  ]);
  const { rulings } = judged(UNTIL, '{ possible: { heads: { is: 2 } } }');
  expect(rulings[0]?.text).toMatch(/^possible: .*: roll: .*heads, heads.*; then ann rings the bell/);
});

test.each<[string, string, RegExp]>([
  [
    'explore: { until: tea is over }',
    '{ never: { heads: { is: 1 } } }',
    /'tea is over' is not known; say '... is over' of one of .*main/,
  ],
  ['explore: { until: main }', '{ never: { heads: { is: 1 } } }', /'main' is not known/],
  [
    'explore: { until: { legal: [] } }',
    '{ never: { heads: { is: 1 } } }',
    /pieces and questions of the table are expected here, found 'legal'/,
  ],
  ['explore: { until: { tails: { is: 1 } } }', '{ never: { heads: { is: 1 } } }', /tails/],
  [
    deciding('best'),
    '{ never: { heads: { is: 1 } } }',
    /'any', 'most VALUE of PIECE' or 'least VALUE of PIECE' is expected here/,
  ],
  [deciding('most is of tails'), '{ never: { heads: { is: 1 } } }', /there is no piece 'tails'/],
  [deciding('most story of heads'), '{ never: { heads: { is: 1 } } }', /a counter has no value 'story'; it has is/],
  ['explore: { untill: main is over }', '{ never: { heads: { is: 1 } } }', /untill/],
  [
    'rules: []',
    '{ never: { heads: { is: 1 } } }',
    /'never' is said in the expectations at the end of a file that has the key explore/,
  ],
  [UNTIL, '{ never: { asks: side } }', /found 'asks'/],
  [UNTIL, '{ always: [] }', /what holds of the table is expected here/],
  [UNTIL, '{ odds: { is: 0.5 } }', /of/],
  [UNTIL, '{ odds: { of: { heads: { is: 1 } }, is: 2 } }', /1/],
  [UNTIL, '{ odds: { of: { tails: { is: 1 } }, is: 1 } }', /tails/],
  [UNTIL, '{ order-matters: maybe }', /true|false|boolean/],
])('%s, %s: the file is wrong, and says where', (explore, expected, message) => {
  const { verdict, problems } = judged(explore, expected);
  expect(verdict).toBe('wrong');
  expect(problems[0]?.message).toMatch(message);
  expect(problems[0]?.line).toBeGreaterThan(6);
});

test('what cannot be walked to its end is told, and so is a player who is none', () => {
  const few = judged('explore: { until: { echoes: { is: 1 } }, states: 1 }', '{ always: { echoes: { is: 1 } } }');
  expect(few).toMatchObject({ verdict: 'failed', failures: [{ found: 'More than 1 states.' }] });
  const area = judged('explore: { until: main is over }', '{ always: { echoes: { is: 1 } } }');
  expect(area.failures[0]?.found).toMatch(/bob may answer with any place of an area/);
  const { failures } = judged('explore: { decide: { cat: any } }', '{ always: { echoes: { is: 1 } } }');
  expect(failures).toMatchObject([{ line: 7, expected: 'players of this table', found: 'cat' }]);
});

/** Ann picks eight times, each of which counts; then two abilities trigger, whose order makes a difference where she picked nothing but `b`, for a counter that is not there before. */
const late = tinyGame(({ procedure, run, ask, emit, ability }) => ({
  procedures: [
    procedure('main', [
      ask(
        'picks',
        [],
        () =>
          question(
            'ann',
            'a or b',
            ['a', 'b'].map((pick) => allowed({ type: 'pick' as const, player: 'ann', pick })),
          ),
        (state, _frame, { pick }) => {
          const count = state.numbers['count'] ?? 1;
          state.numbers['count'] = count * 2 + (pick === 'b' ? 1 : 0);
          return count < 2 ** 7 ? 'again' : undefined;
        },
      ),
      run('ring', [], (state) => emit(state, { type: 'bell', rules: [], who: 'ann' })),
    ]),
  ],
  abilities: [
    ability({
      id: 'double',
      rules: ['tiny.double'],
      on: { timing: 'after', events: ['bell'] },
      effect: (state) => void (state.numbers['sum'] = (state.numbers['sum'] ?? 0) * 2),
    }),
    ability({
      id: 'add',
      rules: ['tiny.add'],
      on: { timing: 'after', events: ['bell'] },
      effect: (state) => {
        const all = state.numbers['count'] === 2 ** 9 - 1;
        state.numbers['sum'] = (state.numbers['sum'] ?? 0) + (all ? 1 : 0);
      },
    }),
  ],
}));

test('an order that matters is found however many other choices lie before it', () => {
  const game: JudgedGame = {
    ...tiny,
    language: {
      ...tiny.language,
      game: { ...late.game, outcome: outcome as never },
      begin: () =>
        E.right({
          position: { numbers: { count: 1 }, inPlay: [inPlay('double', 'ann'), inPlay('add', 'ann')] } as never,
        }),
    },
  };
  const file = (matters: boolean): string =>
    ['game: tiny', 'title: t', 'counters: {}', 'explore: {}', `expect: { order-matters: ${matters} }`].join('\n');
  expect(judge(file(true), [game])).toMatchObject({ verdict: 'passed', problems: [] });
  expect(judge(file(false), [game])).toMatchObject({ verdict: 'failed', problems: [] });
});

const xwing: JudgedGame = { language: xwingScenarios, rules: rules as JudgedGame['rules'] };

test('an order of two abilities that makes a difference, and one that makes none', () => {
  const file = (expected: string, ...more: string[]): string =>
    [
      'game: xwing',
      'title: t',
      'ships:',
      '  jake: { pilot: jakefarrell, at: [300, 300] }',
      '  tie: { pilot: Academy Pilot, at: [300, 800] }',
      'moment: { phase: activation, ship: jake, step: perform action }',
      'steps:',
      '  - perform-action: focus',
      ...more,
      'explore: { until: perform action is over }',
      `expect: ${expected}`,
    ].join('\n');
  expect(judge(file('{ order-matters: false }'), [xwing])).toMatchObject({ verdict: 'passed' });
});
