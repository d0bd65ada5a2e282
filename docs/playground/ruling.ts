/** The verdict on a file in its sentences. */
import type { Failure, OpeningRow, Report } from 'holojudge/judge';
import type { Desk } from './desk';
import { button, byId, element } from './dom';
import { ruleButtons } from './rules';
import { valueInWords, valuesInWords } from './words';

interface Does {
  /** Null: the file does not say what should be explored. */
  everyWay: (() => void) | null;
  /** Shows a line of the file. */
  toLine(line: number): void;
}

export function showRuling(desk: Desk, report: Report, { everyWay, toLine }: Does): void {
  const section = byId('ruling', HTMLElement);
  section.hidden = false;
  showWhy([
    ...(report.right === null ? [] : [element('p', { id: 'right' }, `${report.right}.`)]),
    ...rulings(desk, report),
    ...opening(report),
    ...beside(report),
  ]);
  section.replaceChildren(
    element('h2', { id: 'ruling-title' }, report.title === null ? 'Ruling' : `Ruling: ${report.title}`),
    element('p', { id: 'verdict', class: report.verdict }, verdictOf(report)),
    ...problems(report, toLine),
    ...(everyWay === null ? [] : [button('Every way that it can come out', everyWay, { id: 'every-way' })]),
  );
}

/** Below what is asked; on a small screen it is opened by who wants to read it. */
function showWhy(why: readonly HTMLElement[]): void {
  const section = byId('why', HTMLElement);
  section.hidden = why.length === 0;
  const open = matchMedia('(min-width: 60rem)').matches;
  section.replaceChildren(element('details', { open }, element('summary', {}, 'Why'), ...why));
}

function verdictOf({ verdict, failures, problems: wrong }: Report): string {
  if (verdict === 'passed') return '✓ Everything holds.';
  if (verdict === 'wrong') return `✗ Nothing was judged: ${counted(wrong.length, 'problem')} in the file.`;
  return `✗ ${counted(failures.length, 'thing')} did not come out as the file says.`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** What is wrong, each with its line, which leads there. */
function problems({ problems: wrong, failures }: Report, toLine: Does['toLine']): HTMLElement[] {
  const told = [
    ...wrong.map(({ line, column, message }) => ({ line, where: `Line ${line}, column ${column}`, message })),
    ...failures.map((each) => ({ line: each.line, where: `Line ${each.line}`, message: failureInWords(each) })),
  ];
  if (told.length === 0) return [];
  const items = told.map(({ line, where, message }) =>
    element(
      'li',
      {},
      button(where, () => toLine(line), { class: 'rule' }),
      `: ${message}`,
    ),
  );
  return [element('ul', { id: 'problems', class: 'fails' }, ...items)];
}

export function failureInWords({ what, expected, found }: Failure): string {
  return `${what}: expected ${valueInWords(expected)}, found ${valueInWords(found)}`;
}

function rulings(desk: Desk, { sentences: all, besides }: Report): HTMLElement[] {
  if (all.length === 0) return [];
  const items = all.map(({ text, statement = '', holds, rules, doubt }) =>
    element(
      'li',
      {},
      element('span', { class: holds ? 'holds' : 'fails' }, holds ? '✓ ' : '✗ '),
      statement === '' || /[.!?]$/.test(text) ? text : `${text}.`,
      statement === '' ? null : element('em', {}, ` ${statement}`),
      ...ruleButtons(desk, rules),
      doubt ? element('p', { class: 'hint' }, `It can be read in another way: ${doubt.alternative}`) : null,
    ),
  );
  const more = besides.length === 0 ? [] : [element('p', { class: 'hint' }, `Beside that: ${besides.join('; ')}.`)];
  return [element('ol', { id: 'rulings' }, ...items), ...more];
}

function opening({ start }: Report): HTMLElement[] {
  if (start.length === 0) return [];
  const rows = start.map((row) => element('li', { class: 'lines' }, openingInWords(row)));
  return [element('h3', {}, 'The table at the start'), element('ul', {}, ...rows)];
}

function openingInWords({ of, is, has }: OpeningRow): string {
  return `${of}: ${[...(is === undefined ? [] : [is]), ...valuesInWords(has)].join('; ')}`;
}

/** What the verdict does not tell. */
function beside({ unadjudicated, madeUp, uncited }: Report): HTMLElement[] {
  const lines = [
    ...unadjudicated.map((card) => `The ability of ${card} is not adjudicated yet: it did nothing.`),
    ...(madeUp.length > 0 ? [`It rests on made-up values: ${madeUp.join(', ')}.`] : []),
    ...(uncited.length > 0 ? [`No line of the story cites ${uncited.join(', ')}.`] : []),
  ];
  return lines.map((line) => element('p', { class: 'hint' }, line));
}
