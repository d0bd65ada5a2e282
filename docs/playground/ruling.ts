/** The verdict on a file in its sentences, the story and the pictures. */
import type { Failure, OpeningRow, Report, StoryLine } from 'holojudge/judge';
import type { Desk } from './desk';
import { byId, element } from './dom';
import { pictures } from './pictures';
import { ruleButtons } from './rules';
import { valueInWords, valuesInWords } from './words';

export function showRuling(desk: Desk, report: Report): void {
  const section = byId('ruling', HTMLElement);
  section.hidden = false;
  section.replaceChildren(
    element('h2', { id: 'ruling-title' }, report.title === null ? 'Ruling' : `Ruling: ${report.title}`),
    element('p', { id: 'verdict', class: report.verdict }, verdictOf(report)),
    ...problems(report),
    ...(report.right === null ? [] : [element('p', { id: 'right' }, `${report.right}.`)]),
    ...rulings(desk, report),
    ...(report.pictures.length > 0 ? [pictures(report.pictures)] : []),
    ...story(desk, report),
    ...beside(report),
  );
}

function verdictOf({ verdict, failures, problems: wrong }: Report): string {
  if (verdict === 'passed') return 'Everything holds.';
  if (verdict === 'wrong') return `Nothing was judged: ${counted(wrong.length, 'problem')} in the file.`;
  return `${counted(failures.length, 'thing')} did not come out as the file says.`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function problems({ problems: wrong, failures }: Report): HTMLElement[] {
  const lines = [
    ...wrong.map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`),
    ...failures.map((each) => `Line ${each.line}: ${failureInWords(each)}`),
  ];
  if (lines.length === 0) return [];
  return [element('ul', { id: 'problems', class: 'fails' }, ...lines.map((line) => element('li', {}, line)))];
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

function story(desk: Desk, { start, story: lines }: Report): HTMLElement[] {
  if (lines.length === 0) return [];
  const opening = start.map((row) => element('li', { class: 'lines' }, openingInWords(row)));
  const told = lines.map((line) => storyLine(desk, line));
  const list = element('ol', { class: 'story', tabIndex: 0, aria: { label: 'Story' } }, ...told);
  return [
    ...(opening.length === 0 ? [] : [element('h3', {}, 'The table at the start'), element('ul', {}, ...opening)]),
    element('h3', {}, 'Story'),
    list,
  ];
}

function openingInWords({ of, is, has }: OpeningRow): string {
  return `${of}: ${[...(is === undefined ? [] : [is]), ...valuesInWords(has)].join('; ')}`;
}

const MARKS: Readonly<Record<StoryLine['kind'], string>> = {
  step: '▸ ',
  auto: '▹ ',
  event: '',
  answer: '? ',
  note: '# ',
  refused: '✗ ',
  held: '✓ ',
  open: '… ',
};

function storyLine(desk: Desk, { kind, text, rules }: StoryLine): HTMLElement {
  return element('li', { class: kind }, `${MARKS[kind]}${text}`, ...ruleButtons(desk, rules));
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
