/** What docs/judging-miniatures.md shows is true: its files pass, its pieces of files are understood, its lists of words are whole. */
import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import { judge, type JudgedGame } from '../../../src/judge';
import { rules } from '../../../src/miniatures/catalogue';
import { miniaturesScenarios } from '../../../src/miniatures/scenario';
import { guideOf } from '../../judge/games/guide';

const games: JudgedGame[] = [{ language: miniaturesScenarios, rules }];
const { text: guide, blocks, starting, notShown, passed } = guideOf('docs/judging-miniatures.md', games);
const part = (from: string, to: string): string => guide.slice(guide.indexOf(from), guide.indexOf(to));
const [first = ''] = starting('game');
const [map = ''] = starting('map');
const [characters = ''] = starting('characters');
const [expected = ''] = starting('expect');
const HEAD = 'game: miniatures\ntitle: t\n';

test('it shows a whole file, a map, characters, steps and expectations', () => {
  const counts = ['game', 'map', 'characters', 'steps', 'expect'].map((word) => starting(word).length);
  expect(counts).toEqual([1, 1, 1, 1, 1]);
  expect(blocks.length).toBe(5);
});

test('the first file is the starter without its comments', () => {
  expect(parse(first)).toEqual(parse(miniaturesScenarios.starter));
});

test('the answer that it shows is the one that is printed', () => {
  expect(notShown(first)).toEqual([]);
});

test('the first file passes', () => passed(first));

test('its characters are understood on its map, and every expectation that it lists holds there', () => {
  passed(`${HEAD}${map}${characters}${expected}`);
});

test('its steps are what somebody can do', () => {
  const two = 'characters: { ann: { player: p, at: [0, 1] }, bob: { player: q, at: [5, 1] } }\nmoment: { turn: ann }\n';
  passed(`${HEAD}${two}${starting('steps')[0] ?? ''}`);
});

test('every moment of its table is one', () => {
  const rows = [...part('## When it starts', '## Turns').matchAll(/^\| `(\{.*?\})`/gm)].map((row) => row[1] ?? '');
  expect(rows.length).toBe(5);
  const free = characters.replace(/moment:.*\n/, '');
  for (const moment of rows) {
    const { verdict, problems } = judge(`${HEAD}${map}${free}moment: ${moment}\n`, games);
    expect({ moment, verdict, problems }).toEqual({ moment, verdict: 'passed', problems: [] });
  }
});

test('every key of a file and every value of a piece is in its lists, every question among its expectations', () => {
  const lists = part('### Keys of a file', '### Steps');
  const values = Object.values(miniaturesScenarios.kinds).flatMap((kind) => Object.keys(kind));
  const card = miniaturesScenarios.defs['card']?.anyOf?.flatMap((each) => Object.keys(each.properties ?? {})) ?? [];
  expect(card.length).toBeGreaterThan(10);
  const words = [...Object.keys(miniaturesScenarios.parts), ...values, ...card];
  expect(words.filter((word) => !lists.includes(`\`${word}\``))).toEqual([]);
  expect(Object.keys(miniaturesScenarios.questions).filter((name) => !expected.includes(`- ${name}: `))).toEqual([]);
});

test('every step of its table is a word of steps, and none is missing', () => {
  const rows = [...guide.slice(guide.indexOf('### Steps')).matchAll(/^\| (`.*?`) +\|/gm)];
  const steps = rows.flatMap((row) => [...(row[1] ?? '').matchAll(/`([a-z-]+)/g)].map((match) => match[1] ?? ''));
  const shared = 'roll use decline add-to-queue first-in-queue pass finish until ask note try expect'.split(' ');
  const known = [...Object.keys(miniaturesScenarios.verbs), ...Object.keys(miniaturesScenarios.phrases ?? {})];
  expect(steps.filter((step) => ![...shared, ...known].includes(step))).toEqual([]);
  expect(known.filter((step) => !steps.includes(step))).toEqual([]);
});

test('its pictures are there, and its links lead to chapters', () => {
  const pictures = [...guide.matchAll(/\]\((pictures\/.*?)\)/g)].map((match) => `docs/${match[1] ?? ''}`);
  expect(pictures.map((picture) => existsSync(picture))).toEqual([true]);
  const chapters = [...guide.matchAll(/^## (.*)$/gm)].map((match) =>
    (match[1] ?? '').toLowerCase().replaceAll(',', '').replaceAll(' ', '-'),
  );
  for (const [, anchor = ''] of guide.matchAll(/\]\(#(.*?)\)/g)) expect(chapters).toContain(anchor);
});
