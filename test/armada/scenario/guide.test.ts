/** What docs/judging-armada.md shows is true: its files pass, its pieces of files are understood, its lists of words are whole. */
import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import { rules } from '../../../src/armada/catalogue';
import { armadaScenarios } from '../../../src/armada/scenario';
import { judge, type JudgedGame } from '../../../src/judge';
import { guideOf } from '../../judge/games/guide';

const games: JudgedGame[] = [{ language: armadaScenarios, rules }];
const { text: guide, blocks, starting, notShown, passed } = guideOf('docs/judging-armada.md', games);
const part = (from: string, to: string): string => guide.slice(guide.indexOf(from), guide.indexOf(to));
const [table = ''] = starting('ships');

test('it shows whole files, a table, steps and expectations', () => {
  const counts = ['game', 'ships', 'steps', 'expect'].map((word) => starting(word).length);
  expect(counts).toEqual([2, 1, 2, 1]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(blocks.length);
});

test('the first file is the starter without its comments', () => {
  expect(parse(starting('game')[0] ?? '')).toEqual(parse(armadaScenarios.starter));
});

test('the answer that it shows is the one that is printed', () => {
  expect(notShown(starting('game')[0] ?? '')).toEqual([]);
});

test.each(starting('game'))('a file of the guide passes %#', passed);

test('its table is understood, and every expectation that it lists holds there', () => {
  passed(`game: armada\ntitle: t\n${table}${starting('expect')[0] ?? ''}`);
});

test('its maneuver is one', () => {
  const ships =
    'ships: { cr90: { card: CR90 Corvette A, at: [900, 300], speed: 1, dial: navigate }, vsd: { card: Victory I, at: [300, 800] } }';
  const moment = 'moment: { phase: ship, ship: cr90, step: execute maneuver }';
  passed(`game: armada\ntitle: t\n${ships}\n${moment}\n${starting('steps')[0] ?? ''}`);
});

test('a squadron that is free moves as it shows', () => {
  const ships = 'ships: { cr90: { card: CR90 Corvette A, at: [900, 100] }, vsd: { card: Victory I, at: [300, 800] } }';
  const squadrons =
    'squadrons: { luke: { card: Luke Skywalker, at: [900, 300] }, tie: { card: TIE Fighter, at: [900, 450] } }';
  passed(
    `game: armada\ntitle: t\n${ships}\n${squadrons}\nmoment: { phase: squadron, turn: rebels }\n${starting('steps')[1] ?? ''}`,
  );
});

test('every moment of its table is one', () => {
  const rows = [...part('## When it starts', '## Maneuvers').matchAll(/^\| `(\{.*?\})`/gm)].map((row) => row[1] ?? '');
  expect(rows.length).toBe(5);
  const free = table.replace(/moment:.*\n/, '');
  for (const moment of rows) {
    const { verdict, problems } = judge(`game: armada\ntitle: t\n${free}moment: ${moment}\n`, games);
    expect({ moment, verdict, problems }).toEqual({ moment, verdict: 'passed', problems: [] });
  }
});

test('every key of a file, every value of a piece and every question is in its lists', () => {
  const lists = part('### Keys of a file', '### Steps');
  const values = Object.values(armadaScenarios.kinds).flatMap((kind) => Object.keys(kind));
  const words = [...Object.keys(armadaScenarios.parts), ...values];
  expect(words.filter((word) => !lists.includes(`\`${word}\``))).toEqual([]);
  const asked = starting('expect')[0] ?? '';
  expect(Object.keys(armadaScenarios.questions).filter((name) => !asked.includes(`- ${name}: `))).toEqual([]);
});

test('every step of its table is a word of steps, and none is missing', () => {
  const rows = [...guide.slice(guide.indexOf('### Steps')).matchAll(/^\| (`.*?`) +\|/gm)];
  const steps = rows.flatMap((row) => [...(row[1] ?? '').matchAll(/`([a-z-]+)/g)].map((match) => match[1] ?? ''));
  const shared = ['use', 'decline', 'draw', 'roll', 'pass', 'finish', 'until', 'note', 'try', 'expect'];
  const known = [...Object.keys(armadaScenarios.verbs), ...Object.keys(armadaScenarios.phrases ?? {})];
  expect(steps.filter((step) => ![...shared, ...known].includes(step))).toEqual([]);
  expect(known.filter((step) => !steps.includes(step))).toEqual([]);
});

test('its pictures are there, and its links lead to chapters', () => {
  const pictures = [...guide.matchAll(/\]\((pictures\/.*?)\)/g)].map((match) => `docs/${match[1] ?? ''}`);
  expect(pictures.map((picture) => existsSync(picture))).toEqual([true, true]);
  const chapters = [...guide.matchAll(/^## (.*)$/gm)].map((match) =>
    (match[1] ?? '').toLowerCase().replaceAll(' ', '-'),
  );
  for (const [, anchor = ''] of guide.matchAll(/\]\(#(.*?)\)/g)) expect(chapters).toContain(anchor);
});
