/** Reports for people: the story, then the verdict. */
import pc from 'picocolors';
import type { Failure, Report, StoryLine } from '../report';
import { show } from '../words';

export function printReport(file: string, report: Report, quiet: boolean): void {
  if (quiet && report.verdict === 'passed') return;
  console.log(`${pc.bold(report.title ?? file)}${report.title === null ? '' : pc.dim(`  ${file}`)}`);
  if (!quiet) for (const line of report.story) console.log(storyLine(line));
  for (const card of report.unadjudicated)
    console.log(pc.yellow(`  ! the ability of ${card} is not adjudicated yet: it did nothing`));
  for (const { line, column, message } of report.problems)
    console.log(pc.red(`  ${file}:${line}:${column}: ${message}`));
  for (const failure of report.failures) console.log(failed(file, failure));
  console.log(`  ${verdict(report)}\n`);
}

const MARKS: Readonly<Record<StoryLine['kind'], string>> = {
  step: '▸',
  auto: '▹',
  event: ' ·',
  note: '#',
  refused: '✋',
  held: '✓',
};

function storyLine({ kind, text, rules }: StoryLine): string {
  const cited = rules.length > 0 ? pc.dim(`  [${rules.join(', ')}]`) : '';
  const paint = { step: pc.bold, auto: pc.dim, event: String, note: pc.italic, refused: pc.yellow, held: pc.green }[
    kind
  ];
  return `  ${paint(`${MARKS[kind]} ${text}`)}${cited}`;
}

function failed(file: string, { line, what, expected, found, rules }: Failure): string {
  const cited = rules.length > 0 ? pc.dim(`  [${rules.join(', ')}]`) : '';
  return [
    pc.red(`  ✗ ${file}:${line}: ${what}`),
    `      expected  ${show(expected)}`,
    `      found     ${show(found)}${cited}`,
  ].join('\n');
}

function verdict({ verdict: given, failures, rules }: Report): string {
  const about = rules.length > 0 ? pc.dim(`  [${rules.join(', ')}]`) : '';
  if (given === 'passed') return pc.green('passed: everything holds') + about;
  if (given === 'wrong') return pc.red('not judged: the file is wrong');
  return pc.red(`failed: ${failures.length} ${failures.length === 1 ? 'thing does' : 'things do'} not hold`) + about;
}

/** Files that are wrong were not judged, and are counted apart from those that failed. */
export function summary(reports: readonly Report[]): string {
  const count = (verdict: Report['verdict']): number => reports.filter((each) => each.verdict === verdict).length;
  const wrong = count('wrong');
  return `${count('passed')} passed, ${count('failed')} failed${wrong > 0 ? `, ${wrong} not judged` : ''}`;
}
