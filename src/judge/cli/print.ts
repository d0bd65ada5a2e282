/** Reports for people: the story, then the verdict. */
import pc from 'picocolors';
import type { Failure, Report, Ruling, StoryLine } from '../report';
import { rulesOfAll, type Doubt, type RuleId, type Statement } from '../../core';
import { inTwoWays, sentence, show } from '../words';
import { isPace } from '../decisive';
import { folded } from './folded';
import { openingLines } from './opening';
import { allPrintable, printable, say } from './output';

/** With `rules`, the texts of those that the report cites come last. */
export function printReport(name: string, told: Report, quiet: boolean, rules: readonly Statement[] = []): void {
  if (quiet && told.verdict === 'passed') return;
  const file = printable(name);
  const report = allPrintable({ ...told, pictures: [] });
  say(`${pc.bold(report.title ?? file)}${report.title === null ? '' : pc.dim(`  ${file}`)}`);
  for (const card of report.unadjudicated)
    say(pc.yellow(`  ! the ability of ${card} is not adjudicated yet: it did nothing`));
  if (report.madeUp.length > 0) say(pc.magenta(`  ~ rests on made-up values: ${report.madeUp.join('; ')}`));
  const doubted = doubtedRules(report);
  if (doubted.length > 0) say(pc.magenta(`  ~ rests on rules that can be read in another way: ${doubted.join(', ')}`));
  if (!quiet) for (const line of [...openingLines(report.start), ...storyLines(report)]) say(line);
  const quoted = new Set<string>();
  for (const each of report.rulings) say(ruled(each, quoted));
  if (report.uncited.length > 0) say(pc.yellow(`  no line of the story cites ${report.uncited.join(', ')}`));
  for (const { line, column, message } of report.problems) say(pc.red(`  ${file}:${line}:${column}: ${message}`));
  for (const failure of report.failures) say(failed(file, failure));
  say(`  ${verdict(report)}`);
  const others = citedRules(report, rules).filter(({ text }) => !quoted.has(text));
  for (const { id, term, text } of others) say(`    ${pc.bold(id)}  ${pc.dim(`${term}:`)} ${text}`);
  say('');
}

function doubtedRules({ story, rulings }: Report): RuleId[] {
  const doubted = [...story, ...rulings].flatMap(({ doubt }) => doubt?.rule ?? []);
  return [...new Set(doubted)];
}

/** Those of the rules that a report cites, in the order in which it does. */
export function citedRules(
  { story, rulings, failures, rules: about }: Report,
  rules: readonly Statement[],
): Statement[] {
  const cited = [...about, ...rulesOfAll([...story, ...rulings, ...failures])];
  return [...new Set(cited)].flatMap((id) => rules.find((each) => each.id === id) ?? []);
}

const MARKS: Readonly<Record<StoryLine['kind'], string>> = {
  step: '▸',
  auto: '▹',
  event: ' ·',
  answer: ' ?',
  note: '#',
  refused: '✋',
  held: '✓',
  open: '…',
};

const PAINTS: Readonly<Record<StoryLine['kind'], (text: string) => string>> = {
  step: pc.bold,
  auto: pc.dim,
  event: String,
  answer: String,
  note: pc.italic,
  refused: pc.yellow,
  held: pc.green,
  open: pc.cyan,
};

/** What is ruled on is marked in the margin, with the step that brought it about; a doubt that a ruling tells is not told twice. */
function storyLines({ story, rulings, verdict }: Report): string[] {
  const disputed = new Set(
    rulings.flatMap(({ lines }) =>
      lines.flatMap((at, i) => [at, ...stepBehind(story, at, i === lines.length - 1 ? NEAR_STEP : 1)]),
    ),
  );
  const told = new Set(rulings.flatMap(({ doubt }) => doubt?.question ?? []));
  const isTold = ({ doubt }: StoryLine): boolean => doubt === undefined || told.has(doubt.question);
  const folds = verdict === 'passed' ? folded(story, Math.max(-1, ...disputed), isTold) : new Map<number, string>();
  return story.flatMap((line, at) => {
    const fold = folds.get(at);
    if (fold !== undefined) return fold === '' ? [] : [`   ${pc.dim(fold)}`];
    const { doubt, ...rest } = line;
    const shown = isTold(line) ? rest : line;
    if (doubt !== undefined) told.add(doubt.question);
    return storyLine(shown, disputed.has(at));
  });
}

/** Most lines from a step to what it is marked for: what comes later has causes of its own. What stands beside a line has to come at once. */
const NEAR_STEP = 3;

/** The step that brought a line about, if nothing began by itself in between; what is refused says itself what was tried. */
function stepBehind(story: readonly StoryLine[], at: number, near: number): number[] {
  if (story[at]?.kind === 'refused') return [];
  const step = story
    .slice(0, at + 1)
    .map(({ kind }) => kind)
    .lastIndexOf('step');
  const isItself = step >= 0 && at - step <= near && !story.slice(step, at).some(isPace);
  return isItself ? [step] : [];
}

function storyLine({ kind, text, rules, madeUp, doubt }: StoryLine, isDisputed: boolean): string {
  const cited = rules.length > 0 ? pc.dim(`  [${rules.join(', ')}]`) : '';
  const invented = madeUp ? pc.magenta(` (made up: ${madeUp.join(', ')})`) : '';
  const paint = PAINTS[kind];
  const margin = isDisputed ? pc.yellow('» ') : '  ';
  return `${margin}${paint(`${MARKS[kind]} ${text}`)}${invented}${cited}${doubtful(doubt)}`;
}

/** On a line of its own; empty where there is none. */
function doubtful(doubt: Doubt | undefined): string {
  return doubt === undefined ? '' : pc.magenta(`\n      uncertain: ${inTwoWays(doubt)}`);
}

/** The result, the fact, and the rule in our words, which are said once. */
function ruled({ text, holds, rules, statement, doubt }: Ruling, quoted: Set<string>): string {
  const [deciding] = rules;
  const words = statement === undefined || quoted.has(statement) ? '' : ` ${statement}`;
  if (statement !== undefined) quoted.add(statement);
  const rule = deciding === undefined ? '' : `${words} ${pc.dim(`[${deciding}]`)}`;
  return `  ${(holds ? pc.green : pc.red)('RULING')}  ${sentence(text)}${rule}${doubtful(doubt)}`;
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
