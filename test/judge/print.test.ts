/** What the command line prints of a report: the story with its rules, what does not hold, the verdict; and the count of all. */
import { printReport, summary } from '../../src/judge/cli/print';
import type { Report } from '../../src/judge/report';

const report = (more: Partial<Report>): Report =>
  ({
    title: 'A dispute',
    verdict: 'passed',
    story: [],
    failures: [],
    problems: [],
    unadjudicated: [],
    rules: [],
    ...more,
  }) as unknown as Report;

function printed(of: Partial<Report>, quiet = false): string {
  const lines: string[] = [];
  const log = console.log;
  console.log = (line: string) => void lines.push(line);
  try {
    printReport('a.yaml', report(of), quiet);
  } finally {
    console.log = log;
  }
  // Colors say nothing that the words do not.
  // eslint-disable-next-line no-control-regex
  return lines.join('\n').replace(/\u001b\[\d+m/g, '');
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

test('a report has its title and file, the story with its rules, and the verdict', () => {
  const story = [
    { kind: 'step', text: 'attack: tie', rules: ['xw.a.01', 'xw.a.02'] },
    { kind: 'event', text: 'it is hit', rules: [] },
    { kind: 'refused', text: 'no', rules: [] },
    { kind: 'held', text: 'yes', rules: [] },
  ] as unknown as Report['story'];
  expect(printed({ story, rules: ['xw.a.01'] })).toBe(
    'A dispute  a.yaml\n  ▸ attack: tie  [xw.a.01, xw.a.02]\n   · it is hit\n  ✋ no\n  ✓ yes\n  passed: everything holds  [xw.a.01]\n',
  );
  expect(printed({ title: null })).toBe('a.yaml\n  passed: everything holds\n');
});

test('what does not hold is counted, with its line, what was expected and found, and its rules', () => {
  expect(printed({ verdict: 'failed', failures: [{ ...failure(3), rules: ['xw.a.03'] }], rules: ['xw.a.04'] })).toBe(
    'A dispute  a.yaml\n  ✗ a.yaml:3: thing 3\n      expected  1\n      found     2  [xw.a.03]\n  failed: 1 thing does not hold  [xw.a.04]\n',
  );
  expect(printed({ verdict: 'failed', failures: [failure(3), failure(4)] })).toContain(
    'failed: 2 things do not hold\n',
  );
});

test('a file that is wrong was not judged; a card that does nothing yet is named', () => {
  const problems = [{ line: 2, column: 5, message: 'no' }] as unknown as Report['problems'];
  expect(printed({ verdict: 'wrong', problems })).toBe(
    'A dispute  a.yaml\n  a.yaml:2:5: no\n  not judged: the file is wrong\n',
  );
  expect(printed({ unadjudicated: ['Gonk'] })).toContain('! the ability of Gonk is not adjudicated yet');
});

test('quiet: what passed is not told, what failed is, without its story', () => {
  const story = [{ kind: 'note', text: 'here', rules: [] }] as unknown as Report['story'];
  expect(printed({ story }, true)).toBe('');
  expect(printed({ story, verdict: 'failed', failures: [failure(3)] }, true)).not.toContain('here');
  expect(printed({ story, verdict: 'failed', failures: [failure(3)] }, true)).toContain('thing 3');
});

test('the count of all: files that are wrong are counted apart, and only where there are any', () => {
  const [passed, failed, wrong] = (['passed', 'failed', 'wrong'] as const).map((verdict) => report({ verdict }));
  expect(summary([passed, passed, failed] as Report[])).toBe('2 passed, 1 failed');
  expect(summary([passed, wrong, wrong] as Report[])).toBe('1 passed, 0 failed, 2 not judged');
});
