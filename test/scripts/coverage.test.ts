import { coverageOf, idsIn, provedIds, troublesInRules, troublesInTitles } from '../../scripts/coverage/coverage';

const passed = (title: string) => ({ title, status: 'passed' });
const failed = (title: string) => ({ title, status: 'failed' });

describe('rule ids in test titles', () => {
  test.each([
    ['one', 'a stressed ship cannot perform actions [xw.actions.04]', ['xw.actions.04']],
    ['several in one bracket', 'x [xw.a.01, xw.b-c.02]', ['xw.a.01', 'xw.b-c.02']],
    ['several brackets', 'x [xw.a.01] y [des.b.12]', ['xw.a.01', 'des.b.12']],
    ['the same twice', 'x [xw.a.01] [xw.a.01]', ['xw.a.01']],
    ['not in brackets', 'x xw.a.01', []],
    ['another notation', 'x [xw.a.01; xw.a.02]', []],
    ['other brackets', 'range [0, 1] [] [core.ts] [a.b]', []],
  ])('%s', (_, title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });

  test('more than three are an error, three are not', () => {
    const known = new Set(['xw.a.01', 'xw.a.02', 'xw.a.03', 'xw.a.04']);
    expect(troublesInTitles([passed('x [xw.a.01, xw.a.02, xw.a.03]')], known)).toEqual([]);
    expect(troublesInTitles([passed('x [xw.a.01, xw.a.02, xw.a.03] [xw.a.04]')], known)).toHaveLength(1);
  });

  test('an id that no catalogue has is an error, also in a test that failed', () => {
    expect(troublesInTitles([failed('x [xw.a.99]')], new Set(['xw.a.01']))).toEqual([
      'no catalogue has xw.a.99, named by: x [xw.a.99]',
    ]);
  });
});

describe('proved', () => {
  test('is what a passing test names', () => {
    const skipped = { title: 'x [xw.a.02]', status: 'pending' };
    expect([...provedIds([passed('x [xw.a.01]'), skipped])]).toEqual(['xw.a.01']);
  });

  test('is not what a failing test names as well', () => {
    expect([...provedIds([passed('x [xw.a.01]'), failed('y [xw.a.01]')])]).toEqual([]);
  });
});

describe('a game', () => {
  const rules = {
    observable: ['xw.a.01', 'xw.a.02', 'xw.a.03'],
    excluded: [{ id: 'xw.a.03', reason: 'why' }],
    floor: ['xw.a.01'],
  };

  test('counts proved, unproved and excluded rules', () => {
    expect(coverageOf(rules, new Set(['xw.a.01', 'des.b.01']))).toEqual({
      observable: 3,
      proved: 1,
      unproved: ['xw.a.02'],
      excluded: rules.excluded,
    });
  });

  test('has no troubles while its floor holds', () => {
    expect(troublesInRules(rules, new Set(['xw.a.01']))).toEqual([]);
  });

  test('may not lose a proved rule', () => {
    expect(troublesInRules(rules, new Set(['xw.a.02']))).toEqual(['xw.a.01 was proved and is not any more']);
  });

  test.each([
    ['not observable', { id: 'xw.a.09', reason: 'why' }],
    ['proved', { id: 'xw.a.01', reason: 'why' }],
    ['without a reason', { id: 'xw.a.02', reason: ' ' }],
  ])('may not exclude what is %s', (_, wrong) => {
    expect(troublesInRules({ ...rules, excluded: [wrong] }, new Set(['xw.a.01']))).toHaveLength(1);
  });
});
