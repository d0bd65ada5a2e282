/** What docs/judging-outer-rim.md shows is true: its files pass, its pieces of files are understood, its lists of words are whole. */
import { existsSync } from 'node:fs';
import { parse } from 'yaml';
import { judge, type JudgedGame } from '../../../src/judge';
import { rules } from '../../../src/outer-rim/catalogue';
import { outerRimScenarios } from '../../../src/outer-rim/scenario';
import { guideOf } from '../../judge/games/guide';

const games: JudgedGame[] = [{ language: outerRimScenarios, rules }];
const { text: guide, blocks, starting, notShown, passed } = guideOf('docs/judging-outer-rim.md', games);
const part = (from: string, to: string): string => guide.slice(guide.indexOf(from), guide.indexOf(to));

const phrases = outerRimScenarios.phrases ?? {};

/** A table on which the pieces of files that are steps or expectations hold. */
const TABLE = [
  'players: { ann: { character: Boba Fett, at: Lothal }, bob: { character: Bossk } }',
  'patrols: { imperial: NA6 }',
].join('\n');
const MARKET = [
  'players: { ann: { at: Lothal, cards: [Jetpack] }, bob: {} }',
  'market: { gear-and-mod: [Armored Vest, Ion Cannon] }',
  'moment: { step: action }',
].join('\n');

test('it shows whole files, tables, steps and expectations', () => {
  const counts = ['game', 'players', 'steps', 'expect'].map((word) => starting(word).length);
  expect(counts).toEqual([5, 1, 3, 1]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(blocks.length);
});

test('the first file is the starter without its comments', () => {
  expect(parse(starting('game')[0] ?? '')).toEqual(parse(outerRimScenarios.starter));
});

test('the answer that it shows is the one that is printed', () => {
  expect(notShown(starting('game')[0] ?? '')).toEqual([]);
});

test.each(starting('game'))('a file of the guide passes %#', passed);

test('its table is understood', () => {
  const [table = ''] = starting('players');
  passed(`game: outer-rim\ntitle: t\n${table}`);
});

test('both ways of buying come to the same', () => {
  const [breath = '', apart = ''] = starting('steps');
  const after =
    'expect: [{ ann: { cards: [Armored Vest], credits: 0 } }, { gear-and-mod deck: { bottom: [Jetpack] } }]';
  for (const steps of [breath, apart]) passed(`game: outer-rim\ntitle: t\n${MARKET}\n${steps}\n${after}`);
});

test('what must be refused is', () => passed(`game: outer-rim\ntitle: t\n${MARKET}\n${starting('steps')[2] ?? ''}`));

test('every expectation that it lists holds', () => {
  passed(`game: outer-rim\ntitle: t\n${TABLE}\n${starting('expect')[0] ?? ''}`);
});

test('every moment of its table is one', () => {
  const moments = [...part('## When it starts', '## What is done').matchAll(/^\| `(.*?)`/gm)].map(
    (row) => row[1] ?? '',
  );
  expect(moments.length).toBe(5);
  for (const moment of moments) {
    const players = 'players: { ann: { character: Boba Fett }, bob: { character: Bossk } }';
    passed(`game: outer-rim\ntitle: t\n${players}\nmoment: ${moment}\n`);
  }
});

test('every key of a file and of a player is explained', () => {
  const said =
    part('## What lies on the table', '## What is done') + part('## Cards of your own', '## What you expect');
  const { players, ...own } = outerRimScenarios.parts;
  const keys = [...Object.keys(own), ...keysOfPlayer(players)];
  expect(keys.filter((key) => !said.includes(`\`${key}`))).toEqual([]);
});

function keysOfPlayer(schema: unknown): string[] {
  const { additionalProperties } = schema as {
    additionalProperties: { anyOf: { properties?: Record<string, unknown> }[] };
  };
  return Object.keys(additionalProperties.anyOf[0]?.properties ?? {});
}

test('every step of its table is a word of steps, and none is missing', () => {
  const rows = [...guide.slice(guide.indexOf('### Steps')).matchAll(/^\| (`.*?`) +\|/gm)];
  const steps = rows.flatMap((row) => [...(row[1] ?? '').matchAll(/`([a-z-]+)/g)].map((match) => match[1] ?? ''));
  const shared = ['use', 'decline', 'pass', 'finish', 'until', 'note', 'try', 'expect', 'roll'];
  const known = [...Object.keys(outerRimScenarios.verbs), ...Object.keys(phrases)];
  expect(steps.filter((step) => ![...shared, ...known].includes(step))).toEqual([]);
  expect(known.filter((step) => !steps.includes(step))).toEqual([]);
});

test('every step that is mentioned anywhere is one: the judge understands its words', () => {
  const steps = ['use', 'decline', 'roll', ...Object.keys(outerRimScenarios.verbs), ...Object.keys(phrases)];
  const mentioned = [...guide.matchAll(/`([a-z-]+): [^`]*`/g)].filter(([, verb = '']) => steps.includes(verb));
  const written = mentioned.map(([step]) => step.slice(1, -1)).filter((step) => !step.includes('...'));
  expect(written.length).toBeGreaterThan(40);
  const list = written.map((step) => `  - ${step}\n`).join('');
  expect(judge(`game: outer-rim\ntitle: t\n${TABLE}\nsteps:\n${list}`, games).problems).toEqual([]);
});

test('every value of a piece is in its lists, every question among the expectations', () => {
  const lists = part('### Words of a player', '### Steps');
  for (const values of Object.values(outerRimScenarios.kinds))
    for (const name of Object.keys(values)) expect(lists).toContain(`\`${name}\``);
  for (const name of Object.keys(outerRimScenarios.questions ?? {}))
    expect(starting('expect')[0]).toContain(`- ${name}: `);
});

test('its pictures are there, and its links lead to chapters', () => {
  const pictures = [...guide.matchAll(/\]\((pictures\/.*?)\)/g)].map((match) => `docs/${match[1] ?? ''}`);
  expect(pictures.length).toBe(3);
  for (const picture of pictures) expect([picture, existsSync(picture)]).toEqual([picture, true]);
  const chapters = [...guide.matchAll(/^## (.*)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^a-z -]/g, '')
      .replaceAll(' ', '-'),
  );
  for (const [, anchor = ''] of guide.matchAll(/\]\(#(.*?)\)/g)) expect(chapters).toContain(anchor);
});
