/** Files that ask what can come of the table in words that make no sense: they are wrong, and say where. */
import { armadaScenarios } from '../../src/armada/scenario';
import { destinyScenarios } from '../../src/destiny/scenario';
import { judge, type JudgedGame, type Report } from '../../src/judge';
import { deciding, judged, UNTIL } from './exploring';

/** What is wished, and where a question ends, is said in a line. */
const TOO_LONG = /^it is too long: 201 characters, where 200 are allowed$/;

test.each(['{}', '[]', '[{}]', '', '[{ heads: { is: 1 } }, {}]'])(
  'to expect %j is to expect nothing: the file is wrong',
  (nothing) => {
    expect(judged('# asks nothing', nothing)).toMatchObject({
      verdict: 'wrong',
      problems: [{ line: 8, message: expect.stringContaining('what holds of the table is expected here') as string }],
    });
  },
);

test.each<[string, string, RegExp]>([
  [
    'explore: { until: tea is over }',
    '{ never: { heads: { is: 1 } } }',
    /'tea is over' is not known; say '... is over' of one of .*main/,
  ],
  [`explore: { until: ${'x'.repeat(201)} }`, '{ never: { heads: { is: 1 } } }', TOO_LONG],
  [deciding(`most is of ${'x'.repeat(190)}`), '{ never: { heads: { is: 1 } } }', TOO_LONG],
  [`explore: { of: is of ${'x'.repeat(195)} }`, '{ order-matters: true }', TOO_LONG],
  ['explore: {}', '{ never: { heads: { is: 1 } } }', /^where the question ends is missing here: `until: /],
  [
    UNTIL,
    '{ heads: { is: 1 } }',
    /^with the key explore it is always, possible or never so, or has odds: '- always: \{ heads: .*in a step, '- expect: ...'$/,
  ],
  [UNTIL, '[{ never: { heads: { is: 1 } } }, { sum: { of: [heads], is: 1 } }]', /^with the key explore .*sum/],
  [UNTIL, '{ happened: [bell] }', /^with the key explore .*happened/],
  ['explore: { until: main }', '{ never: { heads: { is: 1 } } }', /'main' is not known/],
  [
    'explore: { until: { legal: [] } }',
    '{ never: { heads: { is: 1 } } }',
    /pieces and questions of the table are expected here, found 'legal'/,
  ],
  ['explore: { until: { tails: { is: 1 } } }', '{ never: { heads: { is: 1 } } }', /tails/],
  [deciding('the best'), '{ never: { heads: { is: 1 } } }', /'any', 'most VALUE of PIECE'/],
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
  [UNTIL, '{ alwais: { heads: { is: 1 } } }', /'alwais' is not known here; did you mean always\?/],
  // Within what is expected of every way there is no other such word.
  [UNTIL, '{ never: { alwais: { is: 1 } } }', /'alwais' is not known here(?!.*always)/],
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
    problems: [{ line: 7, message: 'most and least need a number, such as damage; found []' }],
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
  expect(failures[0]?.found).toMatch(/^On some ways there is no such number where the question ends: least damage of /);
  expect(wanting(name === 'armada' ? 'least destroyed' : 'least defeated')).toMatchObject({ verdict: 'passed' });
});
