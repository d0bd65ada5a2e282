/** Reports in the formats that continuous integration reads: JUnit's XML, SARIF, and TAP. */
import { stringify } from 'yaml';
import type { Statement } from '../../core';
import type { Failure, Report } from '../report';
import { show } from '../words';
import { allPrintable } from './output';

/** A file and what was ruled on it. */
export interface Judged {
  file: string;
  report: Report;
}

export const FORMATS = ['text', 'json', 'junit', 'sarif', 'tap'] as const;
export type Format = (typeof FORMATS)[number];

/** A thing that does not hold, or that keeps a file from being judged, and where. */
interface Finding {
  file: string;
  line: number;
  column: number;
  /** The rule that decides; null: none does, or the file is wrong. */
  rule: string | null;
  message: string;
}

const titleOf = ({ file, report }: Judged): string => report.title ?? file;

function findingsOf({ file, report }: Judged): Finding[] {
  const failures = report.failures.map((each) => ({
    file,
    line: each.line,
    column: 1,
    rule: each.rules[0] ?? null,
    message: inWords(each),
  }));
  return [...failures, ...report.problems.map((problem) => ({ file, rule: null, ...problem }))];
}

function inWords({ what, expected, found }: Failure): string {
  return `${what}: expected ${show(expected)}, found ${show(found)}`;
}

/** Colors of a terminal mean nothing to a program, nor do signs that nobody sees. */
const plain = (all: readonly Judged[]): Judged[] =>
  all.map(({ file, report }) => allPrintable({ file, report: { ...report, pictures: [] } }));

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

const attributes = (all: Readonly<Record<string, string | number>>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${xml(String(value))}"`)
    .join('');

/** One suite, and a case for each file: a failure where something does not hold, an error where the file is wrong. */
export function junit(given: readonly Judged[]): string {
  const all = plain(given);
  const count = (verdict: Report['verdict']): number => all.filter(({ report }) => report.verdict === verdict).length;
  const counts = { tests: all.length, failures: count('failed'), errors: count('wrong') };
  const cases = all.flatMap((each) => {
    const { file, report } = each;
    const tag = report.verdict === 'wrong' ? 'error' : 'failure';
    const inside = findingsOf(each).map(
      ({ line, rule, message }) =>
        `    <${tag}${attributes({ message, type: rule ?? report.verdict })}>${xml(`${file}:${line}: ${message}`)}</${tag}>`,
    );
    const said = report.sentences.map(({ text }) => text).join('\n');
    return [
      `  <testcase${attributes({ classname: report.game ?? 'holojudge', name: titleOf(each), file })}>`,
      ...inside,
      ...(said === '' ? [] : [`    <system-out>${xml(said)}</system-out>`]),
      '  </testcase>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite${attributes({ name: 'holojudge', ...counts })}>`,
    ...cases,
    '</testsuite>',
  ].join('\n');
}

/** SARIF 2.1.0, which code hosts show beside the lines of a file. */
export function sarif(given: readonly Judged[], version: string | undefined, rules: readonly Statement[]): string {
  const findings = plain(given).flatMap(findingsOf);
  const cited = new Set(findings.map(({ rule }) => rule));
  const results = findings.map(({ file, line, column, rule, message }) => ({
    ...(rule === null ? {} : { ruleId: rule }),
    level: 'error',
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file.replaceAll('\\', '/')) },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  }));
  const described = rules
    .filter(({ id }) => cited.has(id))
    .map(({ id, term, text }) => ({ id, name: term, fullDescription: { text } }));
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'holojudge', version, rules: described } }, results }],
  });
}

/** TAP 14: a point for each file, with what does not hold as its YAML. */
export function tap(given: readonly Judged[]): string {
  const points = plain(given).flatMap((each, i) => {
    const name = `${i + 1} - ${titleOf(each).replace(/[\\#]/g, '\\$&')}`;
    if (each.report.verdict === 'passed') return [`ok ${name}`];
    const problems = findingsOf(each).map(({ line, rule, message }) => ({ line, ...(rule && { rule }), message }));
    const details = stringify({ file: each.file, problems }, { lineWidth: 0 }).trimEnd().split('\n');
    return [`not ok ${name}`, ...['---', ...details, '...'].map((line) => `  ${line}`)];
  });
  return ['TAP version 14', `1..${given.length}`, ...points].join('\n');
}
