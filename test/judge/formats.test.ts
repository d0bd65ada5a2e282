/** Reports as programs of continuous integration read them. */
import { junit, sarif, tap, type Judged } from '../../src/judge/cli/formats';
import { notJudged } from '../../src/judge/report';
import { parse } from 'yaml';

const failure = { line: 5, what: 'range', expected: 1, found: 2, rules: ['xw.range.06', 'xw.range.01'] };
const JUDGED: Judged[] = [
  { file: 'a.yaml', report: { ...notJudged([]), game: 'xwing', verdict: 'passed', title: 'Holds & <stands> #1' } },
  {
    file: 'b c.yaml',
    report: { ...notJudged([]), game: 'xwing', verdict: 'failed', title: null, failures: [failure] },
  },
  { file: 'w.yaml', report: notJudged([{ line: 2, column: 7, message: '"x" is not known here' }]) },
];

test('JUnit: a case for each file; what fails and what is wrong are apart, and signs of XML are written out', () => {
  const lines = junit(JUDGED).split('\n');
  expect(lines[1]).toBe('<testsuite name="holojudge" tests="3" failures="1" errors="1">');
  expect(lines[2]).toBe('  <testcase classname="xwing" name="Holds &amp; &lt;stands&gt; #1" file="a.yaml">');
  expect(lines).toContain(
    '    <failure message="range: expected 1, found 2" type="xw.range.06">b c.yaml:5: range: expected 1, found 2</failure>',
  );
  expect(lines).toContain(
    '    <error message="&quot;x&quot; is not known here" type="wrong">w.yaml:2: &quot;x&quot; is not known here</error>',
  );
});

test('SARIF: a result for each thing, where it stands, with the rule that decides and its text', () => {
  const rules = ['xw.range.06', 'xw.range.01'].map((id) => ({ id, term: 'Range', text: `The text of ${id}.` }));
  const { runs } = JSON.parse(sarif(JUDGED, '1.2.3', rules as never)) as {
    runs: { tool: object; results: object[] }[];
  };
  const [{ tool, results } = { tool: {}, results: [] }] = runs;
  const described = [{ id: 'xw.range.06', name: 'Range', fullDescription: { text: 'The text of xw.range.06.' } }];
  expect(tool).toEqual({ driver: { name: 'holojudge', version: '1.2.3', rules: described } });
  const at = (uri: string, startLine: number, startColumn: number): object[] => [
    { physicalLocation: { artifactLocation: { uri }, region: { startLine, startColumn } } },
  ];
  expect(results).toEqual([
    {
      ruleId: 'xw.range.06',
      level: 'error',
      message: { text: 'range: expected 1, found 2' },
      locations: at('b%20c.yaml', 5, 1),
    },
    { level: 'error', message: { text: '"x" is not known here' }, locations: at('w.yaml', 2, 7) },
  ]);
});

test('TAP: a point for each file, with what does not hold below it', () => {
  const lines = tap(JUDGED).split('\n');
  expect(lines.slice(0, 4)).toEqual(['TAP version 14', '1..3', 'ok 1 - Holds & <stands> \\#1', 'not ok 2 - b c.yaml']);
  const details = lines.slice(5, lines.indexOf('  ...')).join('\n');
  expect(parse(details)).toEqual({
    file: 'b c.yaml',
    problems: [{ line: 5, rule: 'xw.range.06', message: 'range: expected 1, found 2' }],
  });
  expect(lines).toContain('not ok 3 - w.yaml');
});
