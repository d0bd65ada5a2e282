/** Reports for people: the verdict, the table, then the story as its proof. */
import { pc } from './colors';
import type { Failure, Report, Ruling, StoryLine } from '../report';
import { rulesOfAll, type RuleId, type Statement } from '../../core';
import { inTwoWays, sentence, show } from '../words';
import { isPace } from '../decisive';
import { folded } from './folded';
import { openingLines } from './opening';
import { allPrintable, printable, say, warn } from './output';
import { wrapped } from './wrap';

/** How much of a report is printed. */
export interface Printing {
  /** Nothing of what passed, and no story. */
  quiet?: boolean;
  /** The whole story, also what does not bear on the verdict. */
  story?: boolean;
  /** The ruling alone: neither the table nor the story, nor whether the file holds. */
  ruling?: boolean;
  /** Rules whose texts come last, as far as the report cites them. */
  rules?: readonly Statement[];
}

export function printReport(name: string, told: Report, { quiet, story, ruling, rules = [] }: Printing = {}): void {
  if (quiet === true && told.verdict === 'passed') return;
  const file = printable(name);
  const report = allPrintable({ ...told, pictures: [] });
  const title = `${pc.bold(report.title ?? file)}${report.title === null ? '' : pc.dim(`  ${file}`)}`;
  if (report.verdict === 'wrong') return printProblems(title, file, report);
  say(title);
  const quoted = new Set<string>();
  for (const line of [...warnings(report), ...verdictLines(report, quoted)]) say(line);
  if (report.uncited.length > 0) say(pc.yellow(`  no line of the story cites ${report.uncited.join(', ')}`));
  if (quiet !== true && ruling !== true)
    for (const line of [...openingLines(report.start), ...storyLines(report, story === true)]) say(line);
  for (const failure of report.failures) say(failed(file, failure));
  if (ruling !== true || report.verdict === 'failed') say(`  ${outcome(report)}`);
  const others = citedRules(report, rules).filter(({ text }) => !quoted.has(text));
  for (const { id, term, text } of others)
    for (const line of wrapped(`${pc.bold(id)}  ${pc.dim(`${term}:`)} ${text}`, { first: '    ', indent: 6 }))
      say(line);
  say('');
}

/** What is wrong with a file is no ruling. */
function printProblems(title: string, file: string, { problems }: Report): void {
  warn(title);
  for (const { line, column, message } of problems) warn(pc.red(`  ${file}:${line}:${column}: ${message}`));
  warn(pc.red('  not judged: the file is wrong'));
}

/** What the verdict rests on, and nobody vouches for. */
function warnings(report: Report): string[] {
  const doubted = doubtedRules(report);
  return [
    ...(report.sentences.length === 0 && report.madeUp.length > 0
      ? [pc.magenta(`  ~ rests on made-up values: ${report.madeUp.join('; ')}`)]
      : []),
    ...(doubted.length > 0
      ? [pc.magenta(`  ~ rests on rules that can be read in another way: ${doubted.join(', ')}`)]
      : []),
  ];
}

const RULING = '  RULING  ';

/** Who is right, then the numbered sentences, each with the words of its rule below it; last what was found beside. */
function verdictLines({ right, noRuling, sentences, besides, unadjudicated }: Report, quoted: Set<string>): string[] {
  const none = noRuling === null ? [] : [pc.red(sentence(`No ruling yet: ${noRuling}`))];
  const claims = [...none, ...(right === null ? [] : [pc.bold(sentence(right))])];
  const numbered = sentences.map((each, i) => [`${i + 1}. ${said(each)}`, ...below(each, quoted)]);
  const beside = besides.length === 0 ? [] : [pc.dim(`Beside that: ${sentence(besides.join('; '))}`)];
  const without = unadjudicated.map((card) => pc.yellow(`! ${doesNothing(card)}`));
  const blocks = [...claims.map((each) => [each]), ...numbered, ...[...without, ...beside].map((each) => [each])];
  return blocks.flatMap(([head = '', ...more], i) => {
    const first = i === 0 ? pc.bold(RULING) : ' '.repeat(RULING.length);
    const isNumbered = /^\d\. /.test(head) ? 3 : 0;
    const indent = RULING.length + isNumbered;
    const rest = more.flatMap((each) => wrapped(each, { first: ' '.repeat(indent) }));
    return [...wrapped(head, { first, indent }), ...rest];
  });
}

/** Part of the verdict: who relies on it has to know what it leaves out. */
export function doesNothing(card: string): string {
  return `the ability of ${card} is not adjudicated yet: it did nothing here, and the ruling is without it`;
}

/** What was found, marked, and the fact that made it so. */
function said({ text, found, fact, holds }: Ruling): string {
  const paint = holds ? pc.green : pc.red;
  return found === undefined || fact === undefined ? paint(sentence(text)) : `${paint(`${found}:`)} ${sentence(fact)}`;
}

/** The rule in our words, which are said once, and the other way to read it. */
function below({ rules: [deciding], statement, doubt, madeUp = [] }: Ruling, quoted: Set<string>): string[] {
  const words = statement === undefined ? '' : quoted.has(statement) ? 'By the same rule. ' : `${statement} `;
  if (statement !== undefined) quoted.add(statement);
  return [
    ...(deciding === undefined ? [] : [`${pc.dim(words)}${pc.cyan(`[${deciding}]`)}`]),
    ...(doubt === undefined
      ? []
      : [pc.magenta(`uncertain: ${inTwoWays(doubt)}${doubt.changes ? '' : ' (not played)'}`)]),
    ...(madeUp.length === 0 ? [] : [pc.magenta(`made up: ${sentence(madeUp.join(', '))}`)]),
  ];
}

function doubtedRules({ story, sentences }: Report): RuleId[] {
  const doubted = (sentences.length > 0 ? sentences : story).flatMap(({ doubt }) => doubt?.rule ?? []);
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

/** What is ruled on is marked in the margin, with the step that brought it about; a doubt that the verdict tells is not told twice. */
function storyLines({ story, sentences, verdict }: Report, isWhole: boolean): string[] {
  const disputed = new Set(
    sentences.flatMap(({ lines }) =>
      lines.flatMap((at, i) => [at, ...stepBehind(story, at, i === lines.length - 1 ? NEAR_STEP : 1)]),
    ),
  );
  const told = new Set(sentences.flatMap(({ doubt }) => doubt?.question ?? []));
  // Beside a verdict the story is its proof: what may be read in another way and does not bear on it is told with the whole story alone.
  const tellsDoubts = isWhole || sentences.length === 0;
  const isTold = ({ doubt }: StoryLine): boolean => !tellsDoubts || doubt === undefined || told.has(doubt.question);
  const isPlain = (line: StoryLine): boolean => isTold(line) && line.madeUp === undefined;
  const folds =
    verdict === 'passed' && !isWhole && sentences.length > 0
      ? folded(story, disputed, isPlain)
      : new Map<number, string>();
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

function storyLine({ kind, text, rules, madeUp, doubt }: StoryLine, isDisputed: boolean): string[] {
  const cited = rules.length > 0 ? pc.dim(`  [${rules.join(', ')}]`) : '';
  const invented = madeUp ? pc.magenta(` (made up: ${madeUp.join(', ')})`) : '';
  const margin = isDisputed ? pc.yellow('» ') : '  ';
  return [
    ...wrapped(`${PAINTS[kind](text)}${invented}${cited}`, { first: `${margin}${MARKS[kind]} `, indent: 5 }),
    ...(doubt === undefined ? [] : wrapped(pc.magenta(`uncertain: ${inTwoWays(doubt)}`), { first: '      ' })),
  ];
}

function failed(file: string, { line, what, expected, found, rules }: Failure): string {
  const cited = rules.length > 0 ? pc.dim(`  [${rules.join(', ')}]`) : '';
  return [
    pc.red(`  ✗ ${file}:${line}: ${what}`),
    `      expected  ${show(expected)}`,
    `      found     ${show(found)}${cited}`,
  ].join('\n');
}

function outcome({ verdict: given, failures, rules }: Report): string {
  const about = rules.length > 0 ? pc.dim(`  [${rules.join(', ')}]`) : '';
  if (given === 'passed') return pc.green('passed: everything holds') + about;
  return pc.red(`failed: ${failures.length} ${failures.length === 1 ? 'thing does' : 'things do'} not hold`) + about;
}

/** Files that are wrong were not judged, and are counted apart from those that failed. */
export function summary(reports: readonly Report[]): string {
  const count = (verdict: Report['verdict']): number => reports.filter((each) => each.verdict === verdict).length;
  const wrong = count('wrong');
  return `${count('passed')} passed, ${count('failed')} failed${wrong > 0 ? `, ${wrong} not judged` : ''}`;
}
