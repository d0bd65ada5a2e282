/** What docs/judging-destiny.md shows is true: its files pass, its pieces of files are understood. */
import { judge, type JudgedGame } from '../../../src/judge';
import { rules } from '../../../src/destiny/catalogue';
import { destinyScenarios } from '../../../src/destiny/scenario';
import { guideOf } from '../../judge/games/guide';

const games: JudgedGame[] = [{ language: destinyScenarios, rules }];
const { text: guide, starting, notShown, passed } = guideOf('docs/judging-destiny.md', games);

const TABLE = [
  'players:',
  '  anna:',
  '    characters: [{ card: Jango Fett, die: 2 ranged }, { card: Death Trooper, die: +2 ranged }]',
  '    hand: [Dodge]',
  '  ben: { characters: [Hired Gun, Padawan] }',
].join('\n');

test('it shows whole files, tables, steps and expectations', () => {
  const counts = ['game', 'players', 'steps', 'expect'].map((word) => starting(word).length);
  expect(counts).toEqual([3, 2, 3, 1]);
});

test('the answer that it shows is the one that is printed', () => {
  expect(notShown(starting('game')[0] ?? '')).toEqual([]);
});

test.each(starting('game'))('a file of the guide passes %#', passed);

test.each(starting('players'))('a table of the guide is understood %#', (block) => {
  passed(`game: destiny\ntitle: t\n${block}`);
});

test.each(starting('steps'))('steps of the guide can be taken %#', (block) => {
  passed(`game: destiny\ntitle: t\n${TABLE}\n${block}`);
});

test('every expectation that it lists is understood', () => {
  const { problems } = judge(`game: destiny\ntitle: t\n${TABLE}\n${starting('expect')[0] ?? ''}`, games);
  expect(problems).toEqual([]);
});

test('every moment of its table is one', () => {
  const rows = guide.slice(guide.indexOf('## When it starts'), guide.indexOf('## What is done')).split('\n');
  const moments = rows.flatMap((row) => /^\| `(\{.*?\})`/.exec(row)?.[1] ?? []);
  expect(moments.length).toBe(5);
  for (const moment of moments) passed(`game: destiny\ntitle: t\n${TABLE}\nmoment: ${moment}\n`);
});

test('every step of its table is a word of steps', () => {
  const rows = guide
    .slice(guide.indexOf('### Steps'))
    .split('\n')
    .filter((row) => row.startsWith('| `'));
  const steps = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([a-z-]+)/g)].map((match) => match[1] ?? ''),
  );
  const shared = ['use', 'decline', 'add-to-queue', 'first-in-queue', 'finish', 'until', 'note', 'try', 'expect'];
  const known = [...shared, ...Object.keys(destinyScenarios.verbs), ...Object.keys(destinyScenarios.phrases ?? {})];
  expect(steps.filter((step) => !known.includes(step))).toEqual([]);
  for (const verb of Object.keys(destinyScenarios.verbs)) expect(steps).toContain(verb);
});

test('every value of a piece is in its lists', () => {
  const lists = guide.slice(guide.indexOf('### Words of a player'), guide.indexOf('### Steps'));
  for (const values of Object.values(destinyScenarios.kinds))
    for (const name of Object.keys(values)) expect(lists).toContain(`\`${name}\``);
});
