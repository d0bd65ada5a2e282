/** A step that fits no question proves nothing; what is ruled is said in plain words, in the order of the story. */
import { readFileSync } from 'node:fs';
import { judge, type JudgedGame, type Report } from '../../src/judge';
import { inTurn } from '../../src/judge/facts';
import type { StoryLine } from '../../src/judge/report';
import { sayDeed } from '../../src/judge/words';
import { BUMP, judged } from './bump';
import { judgedGame } from './games/games';

let xwing: JudgedGame;
let armada: JudgedGame;
let outerRim: JudgedGame;
beforeAll(async () => {
  [xwing, armada, outerRim] = (await Promise.all(['xwing', 'armada', 'outer-rim'].map(judgedGame))) as [
    JudgedGame,
    JudgedGame,
    JudgedGame,
  ];
});

const example = (game: JudgedGame, name: string): Report =>
  judge(readFileSync(`docs/examples/${game.language.game.id}/${name}.yaml`, 'utf8'), [game]);

test('where a step answers no question nothing is ruled, and it is said what is asked', () => {
  const { noRuling, sentences, rulings } = judged(xwing, ...BUMP, 'steps:', '  - choose-side: left');
  expect(noRuling).toMatch(/^nobody asks for 'choose-side: left' here; the question is: /);
  expect([sentences, rulings]).toEqual([[], []]);
});

test('so it is where nothing of the kind goes on; what was expected before is ruled on', () => {
  const steps = ['steps:', '  - expect: { red-5: { touching: [tie] } }', '  - finish: attack'];
  const { noRuling, sentences } = judged(xwing, ...BUMP, ...steps);
  expect(noRuling).toMatch(/^'finish: attack': it is not in progress/);
  expect(sentences.map(({ text }) => text)).toEqual([expect.stringMatching(/^red-5: touching /)]);
});

test('a step that a rule refuses is ruled on', () => {
  const text = readFileSync('docs/examples/xwing/lock-must-be-acquired.yaml', 'utf8');
  const { noRuling, sentences } = judge(text.replace('  - lock: rock', '  - decline-action'), [xwing]);
  expect(noRuling).toBeNull();
  expect(sentences.map(({ text: said }) => said).join(' ')).toMatch(/has to be locked/);
});

test('deeds and questions are told without the marks of a file', () => {
  expect(sayDeed({ verb: 'range', words: { from: 'wing', to: 'tie' } })).toBe('range from wing to tie');
  const attack = { verb: 'attack', words: { arc: 'front', target: 'vsd', zone: 'left' } };
  expect(sayDeed(attack)).toBe('attack: vsd (arc front, zone left)');
  expect(sayDeed({ verb: 'roll', words: ['hit', 'crit'] })).toBe('roll: hit and crit');
  expect(sayDeed({ verb: 'claim', words: {}, by: 'ben' })).toBe('claim (by ben)');
});

test('what is told again and again with the next number is told once', () => {
  const line = (text: string): StoryLine => ({ kind: 'event', text, rules: [] });
  const lines = ['tie loses a shield (3 -> 2 of 3)', 'tie loses a shield (2 -> 1 of 3)', 'tie is hit'].map(line);
  expect(inTurn(lines)).toBe('tie loses a shield, twice (3 -> 1 of 3); then tie is hit');
});

test('after the first sentence, others of the same weight stand in the order of the story', () => {
  const { rules: about, sentences } = example(armada, 'redirect-to-an-adjacent-zone');
  const others = sentences.slice(1).filter(({ rules: [first = ''] }) => !about.includes(first));
  const places = others.map(({ lines }) => lines.at(-1) ?? Infinity);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('whoever chose among several ways is named where the rule is about a choice', () => {
  const texts = example(armada, 'token-too-many').sentences.map(({ text }) => text);
  expect(texts.join(' ')).toMatch(/rebels chose this, of \d ways/);
});

test('a sentence that rests on made-up values lists them', () => {
  const { sentences } = example(outerRim, 'patrol-stops-a-ship');
  expect(sentences.flatMap(({ madeUp }) => madeUp ?? [])).toContain('route of Naboo to Navpoint NA6');
});
