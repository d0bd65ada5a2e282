/** What the command line prints of a report: the story with its rules, what does not hold, the verdict; and the count of all. */
import type { Statement } from '../../src/core';
import { judgeCommand } from '../../src/judge/cli/judge';
import { printReport, summary, type Printing } from '../../src/judge/cli/print';
import type { Report } from '../../src/judge/report';

const report = (more: Partial<Report>): Report =>
  ({
    title: 'A dispute',
    verdict: 'passed',
    start: [],
    story: [],
    claims: [],
    right: null,
    noRuling: null,
    sentences: [],
    besides: [],
    rulings: [],
    uncited: [],
    failures: [],
    problems: [],
    unadjudicated: [],
    madeUp: [],
    rules: [],
    ...more,
  }) as unknown as Report;

/** What is written meanwhile. Colors say nothing that the words do not. */
async function writtenBy(command: () => unknown): Promise<string> {
  let text = '';
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = (more: unknown) => {
    text += String(more);
    return true;
  };
  try {
    await command();
  } finally {
    stdout.write = write;
  }
  // eslint-disable-next-line no-control-regex
  return text.replace(/\u001b\[\d+m/g, '');
}

async function printed(of: Partial<Report>, how: Printing = {}): Promise<string> {
  return (await writtenBy(() => printReport('a.yaml', report(of), how))).replace(/\n$/, '');
}

const failure = (n: number) =>
  ({
    line: n,
    column: 1,
    what: `thing ${n}`,
    expected: 1,
    found: 2,
    rules: [],
  }) as unknown as Report['failures'][number];

test('a report has its title and file, the story with its rules, and the verdict', async () => {
  const story = [
    { kind: 'step', text: 'attack: tie', rules: ['xw.a.01', 'xw.a.02'] },
    { kind: 'event', text: 'it is hit', rules: [] },
    { kind: 'refused', text: 'no', rules: [] },
    { kind: 'held', text: 'yes', rules: [] },
  ] as unknown as Report['story'];
  await expect(printed({ story, rules: ['xw.a.01'] })).resolves.toBe(
    'A dispute  a.yaml\n  ▸ attack: tie  [xw.a.01, xw.a.02]\n   · it is hit\n  ✋ no\n  ✓ yes\n  passed: everything holds  [xw.a.01]\n',
  );
  await expect(printed({ title: null })).resolves.toBe('a.yaml\n  passed: everything holds\n');
});

test('what rests on made-up values says so on its line, and the report lists them', async () => {
  const story = [
    { kind: 'event', text: 'ann pays', rules: ['or.a.01'], madeUp: ['cost of Jetpack'] },
    { kind: 'event', text: 'ann moves', rules: [] },
  ] as unknown as Report['story'];
  expect(await printed({ story, madeUp: ['cost of Jetpack', 'route'] })).toBe(
    [
      'A dispute  a.yaml',
      '  ~ rests on made-up values: cost of Jetpack; route',
      '   · ann pays (made up: cost of Jetpack)  [or.a.01]',
      '   · ann moves',
      '  passed: everything holds',
      '',
    ].join('\n'),
  );
});

test('the table at the start is told a row a piece, in lines of a hundred columns at most', async () => {
  const has = {
    resources: 2,
    exhausted: true,
    dice: ['hit', 'hit', 'blank'],
    damage: { ship: 1 },
    hand: 'x'.repeat(60),
  };
  const text = await printed({
    start: [
      { of: 'ann', is: 'Bossk', has },
      { of: 'the other', has: { at: [1, 2] } },
    ],
  });
  expect(text.split('\n').slice(1, 4)).toEqual([
    '  ◦ ann        Bossk; resources 2; exhausted; dice 2 hit, blank; damage ship 1; hand',
    `               ${'x'.repeat(60)}`,
    '  ◦ the other  at [1, 2]',
  ]);
});

test('what is ruled on is marked, with the step behind it; other steps are not', async () => {
  const line = (kind: string, text: string) => ({ kind, text, rules: [] });
  const story = [line('step', 'one'), line('event', 'a'), line('step', 'two'), line('event', 'b'), line('event', 'c')];
  const sentences = [{ text: 'c', holds: true, rules: [], lines: [4] }];
  const text = await printed({ story, sentences } as unknown as Partial<Report>);
  expect(text.split('\n').slice(1, 7)).toEqual(['  RULING  1. c.', '  ▸ one', '   · a', '» ▸ two', '   · b', '»  · c']);
});

test('a step far before what is ruled on is not marked for it, and neither is one before something refused', async () => {
  const line = (kind: string, text: string) => ({ kind, text, rules: [] });
  const later = ['a', 'b', 'c', 'd'].map((text) => line('event', text));
  const story = [line('step', 'one'), ...later, line('step', 'two'), line('refused', 'no')];
  const sentences = [{ text: 'd', holds: true, rules: [], lines: [4, 6] }];
  const lines = (await printed({ story, sentences } as unknown as Partial<Report>)).split('\n');
  expect(lines.filter((each) => each.startsWith('»'))).toEqual(['»  · d', '» ✋ no']);
  expect(lines).toContain('  ▸ one');
});

describe('the story is the proof of the verdict', () => {
  const line = (kind: string, text: string) => ({ kind, text, rules: [] });
  const story = [
    line('event', 'a'),
    line('auto', 'b'),
    line('step', 'two'),
    line('event', 'x'),
    line('held', 'as expected'),
    line('event', 'c'),
    line('open', 'open: ann'),
  ] as unknown as Report['story'];
  const told = async (more: Partial<Report>, isWhole = false): Promise<string[]> => {
    const sentences = [{ text: 'x', holds: true, rules: [], lines: [3] }];
    const text = await printed({ sentences, story, ...more } as unknown as Partial<Report>, { story: isWhole });
    return text.split('\n').slice(1);
  };

  test('what does not bear on it is told in short, what holds not at all', async () => {
    expect(await told({})).toEqual([
      '  RULING  1. x.',
      '   ⋯ 2 lines',
      '» ▸ two',
      '»  · x',
      '   · c',
      '  … open: ann',
      '  passed: everything holds',
      '',
    ]);
  });

  test('it is told whole where that is wanted, where nothing is ruled on, and where something failed', async () => {
    const whole = (lines: readonly string[]): boolean => !lines.some((each) => each.includes('⋯'));
    expect(whole(await told({}, true))).toBe(true);
    expect(whole(await told({ sentences: [] }))).toBe(true);
    expect(whole(await told({ verdict: 'failed', failures: [failure(1)] }))).toBe(true);
    expect(whole(await told({}))).toBe(false);
  });
});

test('the verdict comes first: who is right, the sentences with their rules below, what was found beside', async () => {
  const sentences = [
    {
      text: 'a: b is 1: c',
      found: 'a: b is 1',
      fact: 'c',
      holds: true,
      rules: ['xw.a.01', 'xw.a.02'],
      statement: 'One.',
    },
    { text: 'no', holds: false, rules: ['xw.a.01'], statement: 'One.' },
  ].map((each) => ({ ...each, lines: [] }));
  const text = await printed({
    right: 'ann is right; ben is not: b is 1, not 2',
    sentences,
    besides: ['d', 'as at the start: e'],
    start: [{ of: 'ann', is: 'Bossk', has: {} }],
  });
  expect(text.split('\n').slice(1, 8)).toEqual([
    '  RULING  ann is right; ben is not: b is 1, not 2.',
    '          1. a: b is 1: c.',
    '             One. [xw.a.01]',
    '          2. no.',
    '             By the same rule. [xw.a.01]',
    '          Beside that: d; as at the start: e.',
    '  ◦ ann  Bossk',
  ]);
});

test('lines are as wide as the terminal, what goes on stands further in', async () => {
  const { columns } = process.stdout;
  process.stdout.columns = 40;
  const sentences = [{ text: 'word '.repeat(12).trim(), holds: true, rules: ['xw.a.01'], lines: [] }];
  const lines = (await printed({ sentences, story: [] } as unknown as Partial<Report>)).split('\n').slice(1, -2);
  process.stdout.columns = columns;
  expect(lines[0]).toBe('  RULING  1. word word word word');
  expect(lines.slice(1).every((each) => each.startsWith(' '.repeat(13)))).toBe(true);
  expect(Math.max(...lines.map((each) => each.length))).toBeLessThanOrEqual(40);
});

test('a doubt is told once: with the ruling, or else where the rule decides first', async () => {
  const doubt = { rule: 'xw.a.01', question: 'Who?', reading: 'Both.', alternative: 'Nobody.' };
  const told = 'uncertain: Who? Taken here: Both. Another reading: Nobody.';
  const event = { kind: 'event', text: 'a', rules: ['xw.a.01'], doubt };
  const sentence = { text: 'a', holds: true, rules: ['xw.a.01'], lines: [], doubt };
  const lines = async (of: object): Promise<string[]> => (await printed(of)).split('\n').slice(1);
  const top = '  ~ rests on rules that can be read in another way: xw.a.01';
  const end = ['  passed: everything holds', ''];
  expect(await lines({ story: [event, event] })).toEqual([
    top,
    '   · a  [xw.a.01]',
    `      ${told}`,
    '   · a  [xw.a.01]',
    ...end,
  ]);
  expect(await lines({ story: [event], sentences: [sentence] })).toEqual([
    top,
    '  RULING  1. a.',
    '             [xw.a.01]',
    `             ${told} (not played)`,
    '   · a  [xw.a.01]',
    ...end,
  ]);
});

test('every statement is quoted once: those that no ruling has said come last', async () => {
  const statement = (id: string, text: string) => ({ id, text, term: 'T' }) as unknown as Statement;
  const rules = [statement('xw.a.01', 'One.'), statement('xw.a.02', 'Two.'), statement('xw.a.03', 'One.')];
  const story = [{ kind: 'event', text: 'a', rules: ['xw.a.02', 'xw.a.03'] }];
  const sentences = [{ text: 'a', holds: true, rules: ['xw.a.01'], statement: 'One.', lines: [] }];
  const text = await printed({ story, sentences } as unknown as Partial<Report>, { rules });
  expect(text.match(/One\./g)).toHaveLength(1);
  expect(text.match(/Two\./g)).toHaveLength(1);
});

test('what does not hold is counted, with its line, what was expected and found, and its rules', async () => {
  await expect(
    printed({ verdict: 'failed', failures: [{ ...failure(3), rules: ['xw.a.03'] }], rules: ['xw.a.04'] }),
  ).resolves.toBe(
    'A dispute  a.yaml\n  ✗ a.yaml:3: thing 3\n      expected  1\n      found     2  [xw.a.03]\n  failed: 1 thing does not hold  [xw.a.04]\n',
  );
  await expect(printed({ verdict: 'failed', failures: [failure(3), failure(4)] })).resolves.toContain(
    'failed: 2 things do not hold\n',
  );
});

test('what is wrong with a file is no ruling, and told beside; a card that does nothing yet is named in the verdict', async () => {
  const problems = [{ line: 2, column: 5, message: 'no' }] as unknown as Report['problems'];
  const complaints = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(printed({ verdict: 'wrong', problems })).resolves.toBe('');
  expect(complaints.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('A dispute'),
    expect.stringContaining('  a.yaml:2:5: no'),
    expect.stringContaining('  not judged: the file is wrong'),
  ]);
  complaints.mockRestore();
  const without = /RULING +! the ability of Gonk is not adjudicated yet: it did nothing/;
  await expect(printed({ unadjudicated: ['Gonk'] })).resolves.toMatch(without);
  await expect(printed({ right: 'Ann is right', unadjudicated: ['Gonk'] })).resolves.toMatch(
    /RULING +Ann is right\.\n +! the ability of Gonk/,
  );
});

test('a rule that the file names and nothing cites is said before the verdict', async () => {
  await expect(printed({ uncited: ['xw.a.01', 'xw.a.02'] })).resolves.toMatch(
    /\n {2}no line of the story cites xw\.a\.01, xw\.a\.02\n {2}passed: /,
  );
});

test('quiet: what passed is not told, what failed is, without its story', async () => {
  const story = [{ kind: 'note', text: 'here', rules: [] }] as unknown as Report['story'];
  await expect(printed({ story }, { quiet: true })).resolves.toBe('');
  await expect(printed({ story, verdict: 'failed', failures: [failure(3)] }, { quiet: true })).resolves.not.toContain(
    'here',
  );
  await expect(printed({ story, verdict: 'failed', failures: [failure(3)] }, { quiet: true })).resolves.toContain(
    'thing 3',
  );
});

test('the count of all: files that are wrong are counted apart, and only where there are any', () => {
  const [passed, failed, wrong] = (['passed', 'failed', 'wrong'] as const).map((verdict) => report({ verdict }));
  expect(summary([passed, passed, failed] as Report[])).toBe('2 passed, 1 failed');
  expect(summary([passed, wrong, wrong] as Report[])).toBe('1 passed, 0 failed, 2 not judged');
});

test('a file that cannot be read is wrong at its first line', async () => {
  let code = 0;
  const text = await writtenBy(async () => (code = await judgeCommand(['nowhere.yaml'], { json: true })));
  expect(code).toBe(2);
  expect(JSON.parse(text)).toMatchObject({
    wrong: 1,
    reports: [{ file: 'nowhere.yaml', verdict: 'wrong', problems: [{ line: 1, column: 1 }] }],
  });
  expect(text).not.toContain('"texts"');
});

test('a step is marked for what it brought about, not for what began by itself, nor for what comes later beside', async () => {
  const step = { kind: 'step', text: 'roll', rules: [] };
  const event = (text: string, type = 'told') => ({ kind: 'event', type, text, rules: [] });
  const sentences = (...lines: number[]) => [{ text: 'so', holds: true, rules: [], lines }];
  const marked = async (story: unknown[], ...lines: number[]): Promise<string[]> =>
    (await printed({ story, sentences: sentences(...lines) } as never))
      .split('\n')
      .flatMap((line) => (line.startsWith('»') ? [line.replace(/^[» ▸·]+/, '')] : []));
  expect(await marked([step, event('a'), event('b')], 2)).toEqual(['roll', 'b']);
  expect(await marked([step, event('a', 'turn-started'), event('b')], 2)).toEqual(['b']);
  expect(await marked([step, event('a'), event('b'), step, event('c')], 2, 4)).toEqual(['b', 'roll', 'c']);
  expect(await marked([step, event('a'), event('b'), step, event('c')], 1, 4)).toEqual(['roll', 'a', 'roll', 'c']);
});
