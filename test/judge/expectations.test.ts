/** Each word of an expectation, where it holds and where it does not: one case on either side. */
import { judge, type JudgedGame } from '../../src/judge';
import { tiny } from './tiny-language';

function holds(of: JudgedGame, expected: string, ...lines: string[]): boolean {
  const file = ['game: tiny', 'title: t', 'counters: { gold: 2 }', ...lines, `expect: ${expected}`];
  const { verdict, problems, failures } = judge(file.join('\n'), [of]);
  if (verdict === 'wrong' || problems.length > 0) throw new Error(JSON.stringify(problems));
  expect(failures.length === 0).toBe(verdict === 'passed');
  return verdict === 'passed';
}

const both = ['carries: { ann: chime, bob: echo }', 'steps:', '  - pick: left', '  - roll: [heads, tails]'];
const tossed = ['steps:', '  - pick: left', '  - roll: [heads, tails]'];
const ended = (outcome: object): JudgedGame => ({
  ...tiny,
  language: { ...tiny.language, game: { ...tiny.language.game, outcome: () => outcome as never } },
});

test.each<[string, string, string, string[]]>([
  ['decides', '{ decides: ann }', '{ decides: bob }', []],
  ['decides, as a list', '{ decides: [ann] }', '{ decides: [ann, bob] }', []],
  ['asks', '{ asks: side }', '{ asks: toss }', []],
  ['within', '{ within: main }', '{ within: [main, first] }', []],
  ['within, in a list', '{ within: [main] }', '{ within: [first] }', []],
  ['queue: the ability', '{ queue: [echo] }', '{ queue: [chime] }', both],
  ['queue: how many', '{ queue: [echo] }', '{ queue: [] }', both],
  ['queue: by its piece', "{ queue: [{ of: bob's piece }] }", "{ queue: [{ of: ann's piece }] }", both],
  [
    'queue: all that is said',
    "{ queue: [{ ability: echo, of: bob's piece }] }",
    "{ queue: [{ ability: chime, of: bob's piece }] }",
    both,
  ],
  ['queue: a value', '{ queue: [{ ability: echo }] }', '{ queue: [{ ability: echo, value: 1 }] }', both],
  ['happened', '{ happened: [bell] }', '{ happened: [knock] }', tossed],
  ['happened as often', '{ happened: [bell] }', '{ happened: [bell, bell] }', tossed],
  ['happened with its fields', '{ happened: [bell: { who: ann }] }', '{ happened: [bell: { who: bob }] }', tossed],
  [
    'happened with all its rules',
    '{ happened: [bell: { rules: [tiny.ring] }] }',
    '{ happened: [bell: { rules: [tiny.ring, tiny.side] }] }',
    tossed,
  ],
  ['just happened', '{ just-happened: [bell] }', '{ just-happened: [bell] }', tossed],
  [
    'not happened',
    '{ not-happened: [knock, bell: { who: bob }] }',
    '{ not-happened: [knock, bell: { who: ann }] }',
    tossed,
  ],
  [
    'not happened, with a rule',
    '{ not-happened: [bell: { rules: tiny.side }] }',
    '{ not-happened: [bell: { rules: tiny.ring }] }',
    tossed,
  ],
  ['cited', '{ cited: tiny.ring }', '{ cited: tiny.side }', tossed],
  ['cited, all of them', '{ cited: [tiny.ring] }', '{ cited: [tiny.ring, tiny.side] }', tossed],
  ['outcome', '{ outcome: playing }', '{ outcome: draw }', []],
  ['scores', '{ outcome: { scores: { gold: 2 } } }', '{ outcome: { scores: { gold: 3 } } }', []],
])('%s', (what, right, wrong, lines) => {
  expect(holds(tiny, right, ...lines)).toBe(true);
  const later = what === 'just happened' ? [...lines, '  - pass'] : lines;
  expect(holds(tiny, wrong, ...later)).toBe(false);
});

test('legal: one position, or the verb alone, stands for all positions; without one the list is not all', () => {
  const placing = [...tossed, '  - pick: on'];
  const isAll = (list: string): boolean => holds(tiny, `{ legal: ${list} }`, ...placing);
  expect([isAll('[pick: nowhere, place: 5]'), isAll('[pick: nowhere, place]')]).toEqual([true, true]);
  expect([isAll('[pick: nowhere]'), isAll('[place: 5]'), isAll('[]')]).toEqual([false, false, false]);
  expect(isAll('[pick: nowhere, place: 11]')).toBe(false);
});

test('not offered: a word that no such answer has makes nothing of a legal one', () => {
  expect(holds(tiny, '{ not-offered: { pick: { pick: left, with: soup } } }')).toBe(false);
  expect(holds(tiny, '{ not-offered: { pick: { pick: on, with: soup } } }')).toBe(true);
});

test('outcome: the winner, where there is one; all of them; nobody', () => {
  const one = ended({ kind: 'won', winners: ['ann'], scores: {} });
  expect([holds(one, '{ outcome: { winner: ann } }'), holds(one, '{ outcome: { winner: bob } }')]).toEqual([
    true,
    false,
  ]);
  expect([holds(one, '{ outcome: { winners: [ann] } }'), holds(one, '{ outcome: playing }')]).toEqual([true, false]);
  const two = ended({ kind: 'won', winners: ['ann', 'bob'], scores: {} });
  expect([holds(two, '{ outcome: { winners: [bob, ann] } }'), holds(two, '{ outcome: { winner: ann } }')]).toEqual([
    true,
    false,
  ]);
  const none = ended({ kind: 'draw', scores: {} });
  expect([holds(none, '{ outcome: draw }'), holds(none, '{ outcome: { winner: ann } }')]).toEqual([true, false]);
});

test('what is found is told: the queue with its pieces, events of the kind, or else all of them', () => {
  const found = (expected: string, ...lines: string[]): unknown =>
    judge(['game: tiny', 'title: t', 'counters: { gold: 2 }', ...lines, `expect: ${expected}`].join('\n'), [tiny])
      .failures[0]?.found;
  expect(found('{ queue: [] }', ...both)).toEqual([{ ability: 'echo', of: "bob's piece" }]);
  expect(found('{ happened: [knock] }', ...tossed)).toEqual(['bell']);
  expect(found('{ happened: [bell: { who: bob }] }', ...tossed)).toEqual(['bell { who: ann }']);
  expect(found('{ not-happened: [bell] }', ...tossed)).toBe('bell { who: ann }');
  expect(found('{ within: first }')).toEqual(['main']);
  expect(found('{ cited: tiny.side }', ...tossed)).toBe('not cited so far');
});
