/** Files that ask what can come of the table: what is expected of every way, where it holds and where it does not. */
import { deciding, judged, UNTIL } from './exploring';

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

test('a failure tells a shortest story that breaks it, to where it stops; a ruling of what is possible, how', () => {
  const { failures } = judged(UNTIL, '{ never: { heads: { is: 2 }, chimes: { is: 0 } } }');
  expect(failures).toMatchObject([
    {
      line: 8,
      expected: 'no way to this',
      found: [
        'roll: heads and heads',
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
  // Of a way of more than six lines what is done.
  expect(rulings[0]?.text).toMatch(
    /^it can come about that heads: is is 2: roll: heads and heads; then ann use: .*chime/,
  );
  expect(rulings[0]?.text).not.toContain('rings the bell');
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

test('what never comes about is told with what does; odds that were rounded, with how they count', () => {
  const never = judged(UNTIL, '{ possible: { heads: { is: 3 }, chimes: { is: 1 } } }');
  expect(never.failures[0]?.found).toMatch(
    /^it does not hold in any way that it can come out; what comes about: (\{ chimes: \{ is: [01] \}, heads: \{ is: [012] \} \}(; )?){6}$/,
  );
  const none = judged(UNTIL, '{ odds: { of: { heads: { is: 3 } }, is: 0.5 } }');
  expect(none.failures[0]?.found).toMatch(/^0; what comes about: \{ heads: \{ is: 1 \} \}; /);
  const rounded = judged(UNTIL, '{ odds: { of: { heads: { is: 2 } }, is: 0.3 } }');
  expect(rounded.failures[0]?.found).toMatch(/^0\.25; `is` counts to four digits, `between: .*` gives room$/);
  const wrong = judged(UNTIL, '{ odds: { of: { heads: { is: 2 } }, is: 0.4 } }');
  expect(wrong.failures[0]?.found).toBe('0.25');
});
