/** Files that ask what can come of the table: how far every way is walked, where that is given up, and orders that are found on the way. */
import * as E from 'fp-ts/lib/Either';
import { allowed, question } from '../../src/core';
import { judge, type JudgedGame, type Report } from '../../src/judge';
import { statesInWords } from '../../src/judge/possible/walks';
import rules from '../../src/xwing/rules.json';
import { xwingScenarios } from '../../src/xwing/scenario';
import { inPlay, mainFields, tinyGame } from '../helpers/tiny-game';
import { judged, outcome, tiny } from './exploring';

test('what cannot be walked to its end is told, with what to do', () => {
  const few = judged('explore: { until: { echoes: { is: 1 } }, states: 1 }', '{ always: { echoes: { is: 1 } } }');
  expect(few).toMatchObject({
    verdict: 'failed',
    failures: [
      {
        expected: 'every way is walked',
        found: expect.stringMatching(
          /^More than 1 state with .* In none of them it came to this: echoes: \{ is: 1 \}\. .*\(until\).*\(decide\).*\(states\)\.$/,
        ),
      },
    ],
  });
  const area = judged('explore: { until: main is over }', '{ always: { echoes: { is: 1 } } }');
  expect(area.failures[0]?.found).toMatch(/bob may answer with any place of an area/);
});

test('where all is neglected it is not the game that ends before', () => {
  const { failures } = judged(
    'explore: { until: { echoes: { is: 1 } }, neglect: 1 }',
    '{ always: { echoes: { is: 1 } } }',
  );
  expect(failures[0]?.found).toMatch(
    /^No way that was walked comes to this: echoes: \{ is: 1 \}; .* neglected: leave neglect out\.$/,
  );
});

const circle = tinyGame(({ procedure, ask }) => ({
  procedures: [
    procedure('main', mainFields, [
      ask(
        'walk',
        [],
        () =>
          question(
            'ann',
            'walk',
            ['on', 'out'].map((pick) => allowed({ type: 'pick' as const, player: 'ann', pick })),
          ),
        (_state, _frame, { pick }) => (pick === 'on' ? 'again' : undefined),
      ),
    ]),
  ],
}));

test('play that comes back is told in words of files; one state is no states', () => {
  const begin = (): never => E.right({ position: { numbers: { count: 1 }, inPlay: [] } }) as never;
  const game = { ...circle.game, outcome } as never;
  const file =
    'game: tiny\ntitle: t\ncounters: { count: 1 }\nexplore: { neglect: 0 }\nexpect: { always: { count: { is: 1 } } }';
  const report = judge(file, [{ ...tiny, language: { ...tiny.language, game, begin } }]);
  const [miss] = report.failures;
  expect(miss?.found).toMatch(/^Play comes back to a state .* Let the question end earlier \(until\)/);
  expect([1, 1234].map(statesInWords)).toEqual([
    '1 state with a choice or a roll',
    '1,234 states with a choice or a roll',
  ]);
});

const TOO_FEW = 'explore: { until: { echoes: { is: 1 } }, states: 2 }';

test.each<[string, string, string]>([
  ['is possible', '{ possible: { heads: { is: 0 } } }', 'passed'],
  ['is not never so', '{ never: { heads: { is: 0 } } }', 'no way to this'],
  ['is not always so', '{ always: { heads: { is: 2 } } }', 'no way to this'],
  ['not found: nobody knows', '{ possible: { heads: { is: 2 } } }', 'every way is walked'],
  ['not found: not never so, either', '{ never: { heads: { is: 2 } } }', 'every way is walked'],
  ['not refuted: nobody knows', '{ always: { heads: { is: 0 } } }', 'every way is walked'],
  ['odds need every way', '{ odds: { of: { heads: { is: 0 } }, at-most: 1 } }', 'every way is walked'],
])('what was found before the judge gives up counts: %s', (_what, expected, answer) => {
  const { verdict, failures } = judged(TOO_FEW, expected);
  expect(verdict).toBe(answer === 'passed' ? 'passed' : 'failed');
  expect(failures.map((each) => each.expected)).toEqual(answer === 'passed' ? [] : [answer]);
});

/** Ann picks eight times, each of which counts; then two abilities trigger, whose order makes a difference where she picked nothing but `b`, for a counter that is not there before. */
const late = tinyGame(({ procedure, run, ask, emit, ability }) => ({
  procedures: [
    procedure('main', mainFields, [
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
      effect: (state) => void (state.numbers['total'] = (state.numbers['total'] ?? 0) * 2),
    }),
    ability({
      id: 'add',
      rules: ['tiny.add'],
      on: { timing: 'after', events: ['bell'] },
      effect: (state) => {
        const all = state.numbers['count'] === 2 ** 9 - 1;
        state.numbers['total'] = (state.numbers['total'] ?? 0) + (all ? 1 : 0);
      },
    }),
  ],
}));

const lateGame: JudgedGame = {
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

test('an order that matters is found however many other choices lie before it, and told with what each leads to', () => {
  const file = (matters: boolean, of = ''): Report =>
    judge(
      [
        'game: tiny',
        'title: t',
        'counters: { count: 1, total: 0 }',
        `explore: { neglect: 0${of} }`,
        `expect: { order-matters: ${matters} }`,
      ].join('\n'),
      [lateGame],
    );
  const { verdict, problems, rulings } = file(true);
  expect([verdict, problems]).toEqual(['passed', []]);
  expect(rulings.at(-1)?.text).toMatch(
    /^the order matters: .*double.* can lead to total: is 1 \(odds 1\); .*add.* can lead to total: is 2 \(odds 1\)$/,
  );
  expect(file(false)).toMatchObject({ verdict: 'failed', problems: [] });
  // Of another value it makes none.
  expect(file(false, ', of: is of count')).toMatchObject({ verdict: 'passed', problems: [] });
  expect(file(true, ', of: [is of count, is of total]')).toMatchObject({ verdict: 'passed', problems: [] });
});

test('a piece that comes to the table on the way can be expected', () => {
  const file = (expected: string): Report =>
    judge(
      [
        'game: tiny',
        'title: t',
        'counters: { count: 1, total: 0 }',
        'explore: { neglect: 0 }',
        `expect: ${expected}`,
      ].join('\n'),
      [lateGame],
    );
  expect(file('{ never: { total: { is: 3 } } }')).toMatchObject({ verdict: 'passed', problems: [] });
  expect(file('{ never: { total: { is: 2 } } }')).toMatchObject({ verdict: 'failed', problems: [] });
  expect(file('{ possible: { total: { is: 1 } } }')).toMatchObject({ verdict: 'passed', problems: [] });
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

test('an end that holds already, and one that never comes', () => {
  const already = judged('explore: { until: { heads: { is: 9 } } }', '{ always: { chimes: { is: 0 } } }');
  expect(already.failures).toMatchObject([{ found: 'heads: { is: 9 } already: nothing is left to walk.' }]);
  const file = (until: string): Report =>
    judge(
      [
        'game: tiny',
        'title: t',
        'counters: { count: 1 }',
        `explore: { until: ${until} }`,
        'expect: { order-matters: true }',
      ].join('\n'),
      [lateGame],
    );
  expect(file('{ count: { is: 1000 } }').failures).toMatchObject([
    { found: 'It never comes to this: count: { is: 1000 }. The game ends before.' },
  ]);
  expect(file('{ count: { is: 257 } }').failures).toEqual([]);
});

test('what comes nowhere in the first 2,000 states is given up, unless the file says how many to look at', () => {
  const { language } = lateGame;
  const position = { numbers: { count: 2 ** -20 }, inPlay: [] } as never;
  const longer: JudgedGame = { ...lateGame, language: { ...language, begin: () => E.right({ position }) } };
  const file = (explore: string): Report =>
    judge(
      `game: tiny\ntitle: t\ncounters: { count: 1 }\nexplore: ${explore}\nexpect: { never: { count: { is: 3 } } }`,
      [longer],
    );
  expect(file('{ until: { count: { is: 1000 } } }').failures).toMatchObject([
    { found: expect.stringMatching(/^No way came to this within 2,000 states .*: count: \{ is: 1000 \}\./) as string },
  ]);
  // Each of many expectations is not looked for anew.
  const whole = performance.now();
  file('{ until: { count: { is: 1000 } } }');
  const one = performance.now() - whole;
  const many = Array.from({ length: 50 }, (_, i) => `{ never: { count: { is: ${i + 3} } } }`).join(', ');
  const text = `game: tiny\ntitle: t\ncounters: { count: 1 }\nexplore: { until: { count: { is: 1000 } } }\nexpect: [${many}]`;
  const begun = performance.now();
  expect(judge(text, [longer]).failures).toHaveLength(50);
  expect(performance.now() - begun).toBeLessThan(10 * one);
  expect(file('{ until: { count: { is: 1000 } }, states: 9000 }').failures).toMatchObject([
    { found: 'It never comes to this: count: { is: 1000 }. The game ends before.' },
  ]);
});
