/** Files that ask what can come of the table: what is expected of every way, where it holds and where it does not, and words that make no sense. */
import * as E from 'fp-ts/lib/Either';
import { statesInWords } from '../../src/judge/possible/walks';
import { judge, type JudgedGame, type Report } from '../../src/judge';
import rules from '../../src/xwing/rules.json';
import { armadaScenarios } from '../../src/armada/scenario';
import { destinyScenarios } from '../../src/destiny/scenario';
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
  [
    'the most of what no choice changes: each of equal choices counts',
    deciding('most is of heads'),
    '[{ possible: { chimes: { is: 1 } } }, { possible: { chimes: { is: 0 } } }]',
    '{ never: { chimes: { is: 1 } } }',
  ],
  [
    'the least of what no choice changes',
    deciding('least is of heads'),
    '{ odds: { of: { chimes: { is: 1 } }, between: [0, 1] } }',
    '{ odds: { of: { chimes: { is: 1 } }, at-least: 0.0001 } }',
  ],
  ['order-matters', UNTIL, '{ order-matters: false }', '{ order-matters: true }'],
])('%s', (_what, explore, yes, no) => {
  expect(judged(explore, yes)).toMatchObject({ verdict: 'passed', failures: [], problems: [] });
  expect(judged(explore, no)).toMatchObject({ verdict: 'failed', problems: [] });
});

describe('where unlikely ways are neglected', () => {
  // Two heads, and none, are one way in four each.
  const explore = 'explore: { until: { echoes: { is: 1 } }, neglect: 0.3 }';
  const unproven = /neglected/;

  test('what is found is so, and is found to be so', () => {
    expect(judged(explore, '{ possible: { heads: { is: 1 } } }')).toMatchObject({ verdict: 'passed' });
    for (const expected of ['{ never: { heads: { is: 1 } } }', '{ always: { heads: { is: 2 } } }']) {
      const { verdict, failures } = judged(explore, expected);
      expect([verdict, failures[0]?.expected]).toEqual(['failed', 'no way to this']);
    }
  });

  test.each([
    'possible: { heads: { is: 2 } }',
    'never: { heads: { is: 9 } }',
    'always: { heads: { is: 1 } }',
    'order-matters: false',
  ])('%s is not proved', (expected) => {
    const { verdict, failures } = judged(explore, `{ ${expected} }`);
    expect(verdict).toBe('failed');
    expect(failures[0]?.found).toMatch(unproven);
  });

  test('odds have room for what was not walked', () => {
    const odds = (heads: number, how: string): string => `{ odds: { of: { heads: { is: ${heads} } }, ${how} } }`;
    expect(judged(explore, odds(1, 'between: [0.5, 1]'))).toMatchObject({ verdict: 'passed' });
    expect(judged(explore, odds(1, 'at-most: 0.99'))).toMatchObject({ verdict: 'failed' });
    expect(judged(explore, odds(2, 'at-most: 0.5'))).toMatchObject({ verdict: 'passed' });
    expect(judged(explore, odds(2, 'at-most: 0.49'))).toMatchObject({ verdict: 'failed' });
  });
});

test.each(['{}', '[]', '[{}]', '', '[{ heads: { is: 1 } }, {}]'])(
  'to expect %j is to expect nothing: the file is wrong',
  (nothing) => {
    expect(judged('# asks nothing', nothing)).toMatchObject({
      verdict: 'wrong',
      problems: [{ line: 8, message: expect.stringContaining('what holds of the table is expected here') as string }],
    });
  },
);

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
  [deciding('most is of haeds'), '{ never: { heads: { is: 1 } } }', /there is no piece 'haeds'; did you mean heads\?/],
  ['explore: { of: is of tails }', '{ order-matters: true }', /there is no piece 'tails'/],
  ['explore: { of: [is of heads, story of heads] }', '{ order-matters: true }', /a counter has no value 'story'/],
  ['explore: { of: heads }', '{ order-matters: true }', /'VALUE of PIECE' is expected here, found 'heads'/],
  ['explore: { of: [] }', '{ order-matters: true }', /at least 1|of/],
  [deciding('most story of heads'), '{ never: { heads: { is: 1 } } }', /a counter has no value 'story'; it has is/],
  ['explore: { untill: main is over }', '{ never: { heads: { is: 1 } } }', /untill/],
  [
    'rules: []',
    '{ never: { heads: { is: 1 } } }',
    /'never' is said in the expectations at the end of a file that has the key explore/,
  ],
  [UNTIL, '{ never: { asks: side } }', /found 'asks'/],
  [UNTIL, '{ always: [] }', /what holds of the table is expected here/],
  [UNTIL, '{ always: {} }', /what holds of the table is expected here/],
  [UNTIL, '{ possible: {} }', /what holds of the table is expected here/],
  [UNTIL, '{ never: [{ heads: { is: 1 } }, {}] }', /what holds of the table is expected here/],
  [UNTIL, '{ odds: { of: {}, is: 1 } }', /what holds of the table is expected here/],
  ['explore: { until: {} }', '{ never: { heads: { is: 1 } } }', /what holds of the table is expected here/],
  [UNTIL, '{ odds: { of: { heads: { is: 1 } } } }', /^how likely is missing here: is, at-least, at-most or between$/],
  [UNTIL, '{ odds: { of: { heads: { is: 1 } }, between: [0.9] } }', /two odds are expected here, .*; found 1$/],
  [UNTIL, '{ odds: { of: { heads: { is: 1 } }, between: [0.95, 0.9] } }', /two odds .*, the lower one first$/],
  [UNTIL, '{ odds: { of: { heads: { is: 1 } }, at-least: 0.6, at-most: 0.4 } }', /at-most is lower than at-least/],
  [UNTIL, '{ alwais: { heads: { is: 1 } } }', /'alwais' is not a word here; did you mean always\?/],
  // Within what is expected of every way there is no other such word.
  [UNTIL, '{ never: { alwais: { is: 1 } } }', /'alwais' is not a word here(?!.*always)/],
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

test('who decides and is no player makes the file wrong, on the line of the name', () => {
  const explore = 'explore:\n  decide:\n    ann: any\n    zed: most is of heads\n    bbo: any';
  expect(judged(explore, '{ order-matters: true }')).toMatchObject({
    verdict: 'wrong',
    failures: [],
    problems: [
      { line: 10, column: 5, message: "'zed' is no player here; ann, bob are" },
      { line: 11, column: 5, message: "'bbo' is no player here; ann, bob are; did you mean bob?" },
    ],
  });
});

test('what is no number is wanted neither most nor least of', () => {
  expect(judged(deciding('most story of table'), '{ order-matters: true }')).toMatchObject({
    verdict: 'wrong',
    problems: [{ line: 7, message: 'a number is wanted most or least of, such as damage; this is []' }],
  });
});

test.each<[string, JudgedGame, string]>([
  [
    'armada',
    { language: armadaScenarios, rules: [] },
    `ships:
  vsd: { card: Victory II, at: [900, 200] }
  cr90: { card: CR90 Corvette A, at: 'long range of vsd, in its front arc, facing it', defense: [evade] }
moment: { phase: ship, ship: vsd, step: attack }
steps:
  - attack: { arc: front, target: cr90, zone: front }
  - roll: [double hit, double hit, double hit]
explore: { until: attack is over, decide: { empire: any, rebels: WISH of cr90 } }
expect: [{ always: { cr90: { destroyed: false } } }]`,
  ],
  [
    'destiny',
    { language: destinyScenarios, rules: [] },
    `players:
  anna: { characters: [{ card: Jango Fett, die: 2 ranged }] }
  ben: { characters: [{ card: Padawan, damage: 5 }, Hired Gun] }
steps:
  - resolve: ranged
  - choose: 2 ranged
explore: { until: turn is over, decide: { anna: WISH of Padawan, ben: any } }
expect: [{ always: { Padawan: { defeated: false } } }]`,
  ],
])('%s: nobody wants to lose a piece so that it has no damage', (name, game, file) => {
  const wanting = (wish: string): Report => judge(`game: ${name}\ntitle: T\n${file.replace('WISH', wish)}`, [game]);
  const { verdict, failures } = wanting('least damage');
  expect([verdict, failures[0]?.expected]).toEqual(['failed', 'every way is walked']);
  expect(failures[0]?.found).toMatch(/^Where the question ends there is no such number on every way: least damage of /);
  expect(wanting(name === 'armada' ? 'least destroyed' : 'least defeated')).toMatchObject({ verdict: 'passed' });
});

test('where all is neglected it is not the game that ends before', () => {
  const { failures } = judged(
    'explore: { until: { echoes: { is: 1 } }, neglect: 1 }',
    '{ always: { echoes: { is: 1 } } }',
  );
  expect(failures[0]?.found).toMatch(
    /^On no way that was walked it comes to this: echoes: \{ is: 1 \}; .* neglected: leave neglect out\.$/,
  );
});

test('odds that leave room for what was neglected do not say that players choose', () => {
  const { failures } = judged(
    'explore: { until: { echoes: { is: 1 } }, neglect: 0.3 }',
    '{ odds: { of: { heads: { is: 1 } }, at-most: 0.1 } }',
  );
  expect(failures[0]?.found).toMatch(/^0\.5 to 1; ways .* were neglected$/);
});

test('what is not always so is told with what comes about instead', () => {
  const { rulings } = judged(UNTIL, '{ always: { heads: { is: 1 } } }');
  expect(rulings.map(({ text }) => text).join('\n')).toMatch(
    /: not so; what comes about: \{ heads: \{ is: 1 \} \}; \{ heads: \{ is: [02] \} \}; \{ heads: \{ is: [02] \} \}/,
  );
});

test('an expectation of odds that says several bounds is held to each', () => {
  const odds = (bounds: string): string => judged(UNTIL, `{ odds: { of: { heads: { is: 1 } }, ${bounds} } }`).verdict;
  expect(odds('between: [0, 1], at-least: 0.6')).toBe('failed');
  expect(odds('between: [0, 1], at-most: 0.4')).toBe('failed');
  expect(odds('between: [0.4, 0.6], at-least: 0.5, at-most: 0.5')).toBe('passed');
});

const circle = tinyGame(({ procedure, ask }) => ({
  procedures: [
    procedure('main', [
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
  const file = 'game: tiny\ntitle: t\ncounters: { count: 1 }\nexplore: {}\nexpect: { always: { count: { is: 1 } } }';
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

test('what never comes about is told with what does; odds that were rounded, with how they count', () => {
  const never = judged(UNTIL, '{ possible: { heads: { is: 3 }, chimes: { is: 1 } } }');
  expect(never.failures[0]?.found).toMatch(
    /^in no way that it can come out; what comes about: (\{ chimes: \{ is: [01] \}, heads: \{ is: [012] \} \}(; )?){6}$/,
  );
  const none = judged(UNTIL, '{ odds: { of: { heads: { is: 3 } }, is: 0.5 } }');
  expect(none.failures[0]?.found).toMatch(/^0; what comes about: \{ heads: \{ is: 1 \} \}; /);
  const rounded = judged(UNTIL, '{ odds: { of: { heads: { is: 2 } }, is: 0.3 } }');
  expect(rounded.failures[0]?.found).toMatch(/^0\.25; `is` counts to four digits, `between: .*` gives room$/);
  const wrong = judged(UNTIL, '{ odds: { of: { heads: { is: 2 } }, is: 0.4 } }');
  expect(wrong.failures[0]?.found).toBe('0.25');
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
        `explore: {${of}}`,
        `expect: { order-matters: ${matters} }`,
      ].join('\n'),
      [lateGame],
    );
  const { verdict, problems, rulings } = file(true);
  expect([verdict, problems]).toEqual(['passed', []]);
  expect(rulings.at(-1)?.text).toMatch(
    /^the order matters: .*double.*: total: is 1 \(odds 1\); .*add.*: total: is 2 \(odds 1\)$/,
  );
  expect(file(false)).toMatchObject({ verdict: 'failed', problems: [] });
  // Of another value it makes none.
  expect(file(false, ' of: is of count ')).toMatchObject({ verdict: 'passed', problems: [] });
  expect(file(true, ' of: [is of count, is of total] ')).toMatchObject({ verdict: 'passed', problems: [] });
});

test('a piece that comes to the table on the way can be expected', () => {
  const file = (expected: string): Report =>
    judge(
      ['game: tiny', 'title: t', 'counters: { count: 1, total: 0 }', 'explore: {}', `expect: ${expected}`].join('\n'),
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
