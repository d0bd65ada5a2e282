/** Facts that a file asks for: the story answers where the question stands, with what it rests on, and it is ruled on. */
import * as E from 'fp-ts/lib/Either';
import { judge, type JudgedGame, type Report } from '../../src/judge';
import { judgedGame } from './games/games';
import { tiny } from './tiny-language';

let xwing: JudgedGame;
let destiny: JudgedGame;
beforeAll(async () => {
  [xwing, destiny] = await Promise.all([judgedGame('xwing'), judgedGame('destiny')]);
});

const SHIPS = [
  'game: xwing',
  'title: a bump',
  'ships:',
  '  red-5: { pilot: Red Squadron Veteran, at: [450, 300] }',
  '  tie: { pilot: Academy Pilot, at: [450, 430] }',
  'moment: { phase: activation, ship: red-5, dial: 3 straight }',
];

const bump = (...lines: string[]): Report => judge([...SHIPS, ...lines].join('\n'), [xwing]);
const answers = ({ story }: Report): string[] => story.flatMap(({ kind, text }) => (kind === 'answer' ? [text] : []));
const wrong = ({ problems }: Report): string => problems.map(({ line, message }) => `${line}: ${message}`).join('\n');

test('a measure is told with its figures and its rule, and ruled on by the line that tells it [xw.range.13]', () => {
  const report = bump('steps:', '  - ask: { range: { from: red-5, to: tie } }');
  const text = 'range from red-5 to tie is 0: 0 mm, 100 mm from another range';
  const at = report.story.findIndex(({ kind }) => kind === 'answer');
  expect(report.story[at]).toEqual({ kind: 'answer', text, rules: ['xw.range.13'] });
  expect(report.rulings).toEqual([expect.objectContaining({ text, rules: ['xw.range.13'], lines: [at], holds: true })]);
  expect(report.verdict).toBe('passed');
});

test('the answer stands where it is asked, and is that of this moment', () => {
  const far = [...SHIPS.slice(0, 3), '  red-5: { pilot: Red Squadron Veteran, at: [450, 100] }', ...SHIPS.slice(4)];
  const range = '  - ask: { range: { from: red-5, to: tie } }';
  const action = '  - perform-action: focus';
  const report = judge([...far, 'steps:', range, action, '  - ask: { red-5: focus }'].join('\n'), [xwing]);
  expect(report.problems).toEqual([]);
  const kinds = report.story.map(({ kind }) => kind).filter((kind) => kind === 'answer' || kind === 'step');
  expect(kinds).toEqual(['answer', 'step', 'answer']);
  expect(answers(report)[1]).toMatch(/^red-5: focus is 1: red-5 gains a focus token \(0 -> 1\)/);
});

test('what is so or not is told as that', () => {
  const asked = [
    '    - in-arc: { of: red-5, arc: front, target: tie }',
    '    - in-arc: { of: red-5, arc: rear, target: tie }',
  ];
  const [front, rear] = answers(bump('steps:', '  - ask:', ...asked));
  expect(front).toMatch(/^in-arc: tie of red-5 \(arc front\) is so: .* mm inside$/);
  expect(rear).toMatch(/ is not so: .* mm outside$/);
});

test('values of a piece are told with the events that changed them, each ruled on by both lines [xw.overlap.07]', () => {
  const report = bump('steps:', '  - ask: { red-5: [touching, shields] }');
  const [touching, shields] = answers(report);
  expect(touching).toMatch(/^red-5: touching is tie: red-5 moves by 3 straight/);
  expect(shields).toBe('red-5: shields is 2: as at the start');
  const [ruled] = report.rulings;
  const kinds = ruled?.lines.map((at) => report.story[at]?.kind);
  expect(kinds).toEqual(['answer', 'event']);
  expect(ruled?.rules).toEqual(report.story[ruled?.lines[1] ?? -1]?.rules);
});

test('what is asked and expected is ruled on once, and twice where the expectation does not hold', () => {
  const ask = ['steps:', '  - ask: { range: { from: red-5, to: tie } }'];
  expect(bump(...ask, 'expect: { range: { from: red-5, to: tie, is: 0 } }').rulings).toHaveLength(1);
  const failed = bump(...ask, 'expect: { range: { from: red-5, to: tie, is: 1 } }');
  expect(failed.rulings.map(({ holds }) => holds)).toEqual([true, false]);
});

test('asking is no step: nothing happens, and what just happened has', () => {
  const steps = ['steps:', '  - ask: { red-5: stress }', 'expect: { just-happened: [moved] }'];
  const { verdict, story } = bump(...steps);
  expect([verdict, story.some(({ kind }) => kind === 'step')]).toEqual(['passed', false]);
});

test('a deck is said to be legal with what could be thought to be against it [des.deck-building.02]', () => {
  const deck = twice(["Luke Skywalker's Lightsaber"]);
  const { story, problems } = judge(
    [
      'game: destiny',
      'title: t',
      'players:',
      '  anna:',
      '    characters: [{ card: Luke Skywalker, elite: true }, Rey]',
      '    brought: Echo Base',
      '    hand: [Aim, Aim, Block, Block, Dodge]',
      `    deck: [${[...deck, ...twice(['Lightsaber', 'Force Training', 'Jedi Robes', 'Comlink', 'Datapad', 'Holdout Blaster', 'Deflect', 'Evade', 'Parry', 'Heroism', 'Take Cover']), 'Dodge'].join(', ')}]`,
      '  ben: { characters: [Jango Fett], brought: Jedi Temple, deck: [], hand: [] }',
      'moment: { phase: setup }',
      'steps: [ask: [list: { of: anna }, list: { of: ben }]]',
    ].join('\n'),
    [destiny],
  );
  expect(problems).toEqual([]);
  const [anna, ben] = story.filter(({ kind }) => kind === 'answer');
  expect(anna?.text).toContain(
    "is legal: characters for 29 of 30 points; 30 cards with at most 2 copies of each: 2 of the unique Luke Skywalker's Lightsaber, too",
  );
  expect(anna?.rules[0]).toBe('des.deck-building.02');
  expect(ben).toMatchObject({ text: expect.stringContaining('is refused: '), rules: ['des.deck-building.01'] });
});

const twice = (cards: readonly string[]): string[] => cards.flatMap((card) => [card, card]);

describe('what cannot be asked', () => {
  test('nothing, what is expected, what nobody knows, a piece that is not there', () => {
    expect(wrong(bump('steps:', '  - ask:'))).toBe('8: a question is expected here: a map');
    expect(wrong(bump('steps:', '  - ask: [3]'))).toBe('8: a question is expected here: a map');
    expect(wrong(bump('steps:', '  - ask: { range: { from: red-5, to: tie, is: 0 } }'))).toMatch(/^8: .*'is'/);
    expect(wrong(bump('steps:', '  - ask: { rnage: { from: red-5, to: tie } }'))).toMatch(/did you mean range\?/);
    expect(wrong(bump('steps:', '  - ask: { range: { from: red-5, to: tye } }'))).toMatch(/did you mean tie\?/);
    expect(wrong(bump('steps:', '  - ask: { tie: stres }'))).toMatch(/did you mean stress\?/);
    expect(wrong(bump('steps:', '  - ask: { tie: [] }'))).toMatch(/^8: /);
    expect(wrong(bump('steps:', '  - ask: { can: [pass] }'))).toMatch(/^8: /);
  });

  test('what makes no sense at this table fails, and the story goes on', () => {
    const { failures, story } = bump(
      'steps:',
      '  - ask: { within-range: { of: red-5, target: tie, range: [2, 1] } }',
      '  - ask: { red-5: stress }',
    );
    expect(failures).toEqual([
      expect.objectContaining({ line: 8, what: 'within-range', found: expect.stringContaining('ranges 2 to 1') }),
    ]);
    expect(story.some(({ kind }) => kind === 'answer')).toBe(true);
  });

  test('names in a file that holds a saved state are looked up when it is judged', () => {
    const begun = tiny.language.begin({ counters: { gold: 2 } });
    const position = E.isRight(begun) && 'position' in begun.right ? begun.right.position : null;
    const saved = tiny.language.game.resume(position, { mode: 'manual' });
    if (E.isLeft(saved)) throw new Error(saved.left.message);
    const file = (ask: string): Report =>
      judge(
        ['game: tiny', 'title: t', `saved-state: ${JSON.stringify(saved.right.state)}`, `steps: [ask: ${ask}]`].join(
          '\n',
        ),
        [tiny],
      );
    expect(file('{ nobody: is }').failures).toEqual([expect.objectContaining({ found: 'no such piece' })]);
    expect(file('{ table: soup }').failures).toEqual([
      expect.objectContaining({ found: 'a table has no such value: soup' }),
    ]);
    expect(file('{ sum: { of: [nobody] } }').failures).toHaveLength(1);
    expect(answers(file('{ table: story }'))).toEqual(['table: story is empty: as at the start']);
  });
});
