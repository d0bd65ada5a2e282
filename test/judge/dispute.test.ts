/** A ruling answers what its title asks, at its moment, each fact under its own rule. */
import { readFileSync } from 'node:fs';
import { judge, type JudgedGame, type Report } from '../../src/judge';
import { nearnessTo } from '../../src/judge/dispute';
import { BUMP, judged } from './bump';
import { judgedGame } from './games/games';

let xwing: JudgedGame;
let destiny: JudgedGame;
let outerRim: JudgedGame;
beforeAll(async () => {
  [xwing, destiny, outerRim] = await Promise.all([judgedGame('xwing'), judgedGame('destiny'), judgedGame('outer-rim')]);
});

const bump = (...lines: string[]): Report => judged(xwing, ...BUMP, ...lines);
const texts = ({ sentences }: Report): string[] => sentences.map(({ text }) => text);

const DUEL = [
  'game: destiny',
  'title: t',
  'players:',
  '  anna: { characters: [{ card: Hired Gun, die: 3 ranged for 1 }] }',
  '  ben: { characters: [Padawan] }',
];

test('what is nearer to the title comes first; a refusal does where the title says no', () => {
  const said = ['play: Disarm is refused: it costs 1', 'the turn of ben begins', 'Swiftness is used'];
  const [refused, turn, used] = nearnessTo('A turn is one action', said);
  expect(turn).toBeGreaterThan(used ?? 0);
  expect(refused).toBeLessThan(used ?? 0);
  const [no = 0, ...others] = nearnessTo('Disarm cannot be played', said);
  expect(no).toBeGreaterThan(Math.max(...others));
});

test('events that are expected in turn stand each under its own rule', () => {
  const { sentences } = bump('expect:', '  - happened: [maneuver-executed, step-skipped]');
  const rules = new Map(sentences.map(({ text, rules: [rule] }) => [text.slice(0, 25), rule]));
  expect(sentences.some(({ text }) => text.includes('; then '))).toBe(false);
  expect(rules.get("red-5 skips the step 'per")).toBe('xw.overlap.07');
  expect(rules.get('red-5 has partially execu')).toBe('xw.overlap.03');
});

test('an event that is expected, and that the file names a rule of, stands under that rule', () => {
  const { sentences } = bump('rules: [xw.overlap.04]', 'expect:', '  - happened: [{ moved: { ship: red-5 } }]');
  expect(sentences.find(({ text }) => text.startsWith('red-5 moves by'))?.rules[0]).toBe('xw.overlap.04');
});

test('what was checked twice and was not the same is told with its moments, and no longer than it was so', () => {
  const found = judged(
    destiny,
    ...DUEL,
    'steps:',
    '  - expect: { table: { turn: anna } }',
    '  - pass',
    '  - expect: [table: { turn: ben }, can: pass, outcome: playing]',
    '  - activate: Padawan',
    '  - roll: blank',
    'expect: [table: { turn: anna }]',
  ).rulings.map(({ text }) => text);
  expect(found).toContain("table: turn was ben, before 'activate: Padawan': the turn of ben begins");
  expect(found).toContain('table: turn is anna: the turn of anna begins');
  expect(found).toContain("pass was legal before 'activate: Padawan'");
  expect(found).toContain("before 'activate: Padawan' the game was not over yet");
});

test('what the file tries and a rule refuses belongs to the ruling, whatever else is expected', () => {
  const report = judged(
    destiny,
    ...DUEL,
    'steps:',
    '  - try: { resolve: ranged }',
    '  - pass',
    'expect: [table: { turn: ben }]',
  );
  expect(texts(report)).toContainEqual(expect.stringMatching(/^resolve: ranged is refused: /));
});

test('nor is it lost where an expected event stands under the same rule', () => {
  const { sentences } = judge(readFileSync('docs/examples/xwing/saturation-salvo.yaml', 'utf8'), [xwing]);
  expect(sentences[0]).toMatchObject({
    text: expect.stringMatching(/\(choose blank\) is refused: 2 dice/),
    rules: expect.arrayContaining(['xw.faq-dice.03']),
  });
});

test('a value that did not change is not explained by what is skipped because of it', () => {
  const report = judged(
    xwing,
    'game: xwing',
    'title: t',
    'ships:',
    '  red-5: { pilot: Red Squadron Veteran, at: [450, 300], stress: 1 }',
    '  tie: { pilot: Academy Pilot, at: [450, 800] }',
    'moment: { phase: activation, ship: red-5, dial: 3 straight }',
    'expect: [red-5: { stress: 1 }, not-happened: [action-performed]]',
  );
  expect(texts(report).join('\n')).not.toContain('stress is 1: ');
});

test('what is no longer asked for is not offered by what ended that, not by what is asked now', () => {
  const report = judged(
    outerRim,
    'game: outer-rim',
    'title: t',
    'players: { ann: { at: Lothal, damage: { ship: 1 } }, bob: {} }',
    'moment: { step: planning }',
    'steps: [recover]',
    'expect: [not-offered: [gain-credits]]',
  );
  expect(report.rulings[0]).toMatchObject({
    text: 'gain-credits is not offered: ann recovers: one of four options, and nothing else in this step',
    rules: ['or.planning-step.01'],
  });
});

test('beside a finding nothing is said of what was asked on the way', () => {
  const { besides } = bump('expect:', '  - red-5: { touching: [tie] }', '  - { decides: rebels }');
  expect(besides).toEqual([]);
});
