/** What docs/judging.md shows is true: its files pass, its pieces of files are understood. */
import { readFileSync } from 'node:fs';
import { judge, type JudgedGame } from '../../../src/judge';
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';
import { guideOf } from '../../judge/games/guide';

const games: JudgedGame[] = [{ language: xwingScenarios, rules }];
const { text: guide, blocks, notShown, passed } = guideOf('docs/judging.md', games);
const whole = blocks.filter((block) => block.includes('game: xwing'));
const tables = blocks.filter((block) => /^(ships|players):/.test(block));

test('it shows whole files and tables', () => {
  expect([whole.length, tables.length].every((count) => count >= 2)).toBe(true);
});

test.each(whole)('a file of the guide passes %#', passed);

test('the answer that it shows is the one that is printed, here and in the README', () => {
  const [file = ''] = whole;
  expect(notShown(file)).toEqual([]);
  expect(notShown(file, readFileSync('README.md', 'utf8'))).toEqual([]);
});

test.each(tables)('a table of the guide is understood %#', (block) => {
  const { verdict, problems } = judge(`game: xwing\ntitle: t\n${block}moment: { phase: end }\n`, games);
  expect({ verdict, problems }).toEqual({ verdict: 'passed', problems: [] });
});

test('every expectation that it lists is understood', () => {
  const block = blocks.find((each) => each.startsWith('expect:')) ?? '';
  const table =
    'ships: { red-5: { pilot: T-65 X-wing, at: [30, 30] }, tie: { pilot: TIE/ln Fighter, at: [30, 880] } }\nobstacles: { rock: { at: [500, 500] } }';
  const { problems } = judge(`game: xwing\ntitle: t\n${table}\nmoment: { phase: end }\n${block}`, games);
  expect(block).toContain('outcome');
  expect(problems).toEqual([]);
});

test('every step of its table is a word of steps', () => {
  const rows = guide
    .slice(guide.indexOf('### Steps'))
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const steps = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([a-z-]+)/g)].map((match) => match[1] ?? ''),
  );
  const known = [
    'roll',
    'draw',
    'use',
    'decline',
    'add-to-queue',
    'pass',
    'finish',
    'until',
    'ask',
    'note',
    'try',
    'expect',
    ...Object.keys(xwingScenarios.verbs),
    ...Object.keys(xwingScenarios.phrases ?? {}),
  ];
  expect(steps.length).toBeGreaterThan(30);
  expect(steps.filter((step) => !known.includes(step))).toEqual([]);
});
