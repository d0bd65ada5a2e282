/** What JavaScript lets a caller hand over in the place of a text, a record or a state. */
import { outerRim } from '../../src/outer-rim';
import { outerRimScenarios } from '../../src/outer-rim/scenario';
import { xwingScenarios } from '../../src/xwing/scenario';
import { rules } from '../../src/xwing/catalogue';
import { NotAState } from '../../src/core';
import { actionInWords, eventInWords, findRules, judge, questionInWords, toScenario } from '../../src/judge';

const throws = (): never => {
  throw new RangeError('hostile');
};
const HOSTILE: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', NaN],
  ['a big integer', 1n],
  ['a symbol', Symbol('x')],
  ['a list', []],
  ['an object', { start: null }],
  ['a boxed text', Object('game: xwing')],
  ['a throwing proxy', new Proxy({}, new Proxy({}, { get: () => throws }))],
  ['a throwing getter', Object.defineProperty({}, 'start', { get: throws, enumerable: true })],
];
const games = [{ language: xwingScenarios, rules }];

test.each(HOSTILE)('%s is no scenario, no query, no title, and nothing that was played', (_what, value) => {
  const report = judge(value as string, games);
  expect(report).toMatchObject({ verdict: 'wrong', problems: [{ line: 1, message: 'a text is expected' }] });
  expect(findRules(value as string, rules)).toMatchObject({ by: 'none', rules: [] });
  expect(toScenario(xwingScenarios, value as never)).toMatchObject({ _tag: 'Left', left: { code: 'malformed' } });
  const played = { start: { setup: {} }, chance: { mode: 'manual' }, actions: [] } as const;
  if (value !== undefined)
    expect(toScenario(xwingScenarios, played, value as string)).toMatchObject({
      left: { code: 'malformed', path: expect.arrayContaining(['title']) as string[] },
    });
});

test('a state with a list in it that has no end is no state that could be told of', () => {
  const begun = outerRim.begin({ players: ['ann', 'bob'] }, { mode: 'manual' });
  if (begun._tag === 'Left') throw new Error(begun.left.message);
  const endless = { ...begun.right.state, players: new Array(4e9) as never };
  const pass = { type: 'recover', player: 'ann' } as never;
  expect(() => actionInWords(outerRimScenarios, pass, endless)).toThrow(NotAState);
  expect(() => questionInWords(outerRimScenarios, endless)).toThrow(NotAState);
  const event = { type: 'turn-started', rules: [], player: 'ann' } as never;
  expect(() => eventInWords(outerRimScenarios, event, endless)).toThrow(NotAState);
});

test.each(HOSTILE)('%s is no state that could be told of', (_what, value) => {
  const state = value as never;
  const draw = { type: 'draw', player: 'chance', pile: 'databank', card: 'x' } as never;
  expect(() => actionInWords(outerRimScenarios, draw, state)).toThrow(NotAState);
  expect(() => questionInWords(outerRimScenarios, state)).toThrow(NotAState);
  const event = { type: 'moved', rules: [], ship: 'tie' } as never;
  expect(() => eventInWords(xwingScenarios, event, state)).toThrow(NotAState);
});
