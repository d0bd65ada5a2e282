/** The ruling at the end of a story: what was found, the event that made it so, and the rule that decided. */
import { judge, type JudgedGame, type Report } from '../../src/judge';
import { judgedGame } from './games/games';

let xwing: JudgedGame;
let destiny: JudgedGame;
beforeAll(async () => {
  [xwing, destiny] = await Promise.all([judgedGame('xwing'), judgedGame('destiny')]);
});

const BUMP = [
  'game: xwing',
  'title: a bump',
  'ships:',
  '  red-5: { pilot: Red Squadron Veteran, at: [450, 300] }',
  '  tie: { pilot: Academy Pilot, at: [450, 430] }',
  'moment: { phase: activation, ship: red-5, dial: 3 straight }',
];

const judged = (game: JudgedGame, ...lines: string[]): Report => {
  const report = judge(lines.join('\n'), [game]);
  expect(report.problems).toEqual([]);
  return report;
};
const bump = (...lines: string[]): Report => judged(xwing, ...BUMP, ...lines);

test('a value is ruled on with the event that changed it, its rule first, in the words of the catalogue', () => {
  const { rulings } = bump('expect:', '  - red-5: { touching: [tie], stress: 0 }');
  const [touching, stress] = rulings;
  expect(touching).toMatchObject({
    holds: true,
    text: expect.stringContaining('red-5: touching is [tie]: red-5 moves by'),
  });
  expect(touching?.statement).toBe(xwing.rules.find(({ id }) => id === touching?.rules[0])?.text);
  expect(stress).toEqual({ holds: true, text: 'red-5: stress is 0: as at the start', rules: [], lines: [] });
});

test('what does not hold is ruled on as well, with what was found', () => {
  const { rulings, verdict } = bump('expect:', '  - red-5: { touching: [] }');
  expect(verdict).toBe('failed');
  expect(rulings).toEqual([
    expect.objectContaining({ holds: false, text: expect.stringContaining('touching is [tie]') }),
  ]);
});

test('what happened is ruled on by that very event, what did not by what withheld it', () => {
  const { rulings } = bump(
    'expect:',
    '  - happened: [{ maneuver-executed: { fully: false } }]',
    '  - not-happened: [action-performed]',
  );
  expect(rulings[0]).toMatchObject({ text: expect.stringContaining('partially executed') });
  expect(rulings[1]?.text).toMatch(/^action-performed did not happen: red-5 skips the step/);
  expect(rulings[1]?.rules[0]).toBe('xw.overlap.07');
});

test('a refusal is ruled on by its reason, and what nobody asks for by what is asked', () => {
  const { rulings } = bump('expect:', '  - not-offered: [{ attack: tie }]');
  expect(rulings).toHaveLength(1);
  expect(rulings[0]?.text).toMatch(/^attack: tie is not offered: /);
});

test('where nothing is expected what is out of the ordinary is ruled on, not what comes by itself', () => {
  const { rulings } = bump();
  expect(rulings.map(({ rules }) => rules[0])).toEqual(['xw.overlap.04', 'xw.overlap.07', 'xw.attack.13']);
  expect(rulings.every(({ holds, statement }) => holds && statement !== undefined)).toBe(true);
});

test('what was refused is ruled on, and what the last step brought about; what only leads there is not', () => {
  const { rulings } = judged(
    destiny,
    'game: destiny',
    'title: t',
    'players:',
    '  anna:',
    '    characters: [{ card: Hired Gun, die: 3 ranged for 1 }, { card: Hired Gun, die: 1 resource }]',
    '  ben: { characters: [Luke Skywalker] }',
    'auto-pass: true',
    'steps:',
    '  - try: { resolve: ranged }',
    '  - resolve: resource',
    '  - choose: 1 resource',
    '  - resolve: ranged',
    '  - choose: [3 ranged for 1, Luke Skywalker]',
  );
  expect(rulings.map(({ rules }) => rules[0])).toEqual(['des.resource-cost.03', 'des.resource-cost.02']);
});

test('where everything took its usual course the last deed is ruled on', () => {
  const { rulings } = judged(
    destiny,
    'game: destiny',
    'title: t',
    'players: { anna: { characters: [Hired Gun] }, ben: { characters: [Padawan] } }',
    'steps: [activate: Hired Gun, roll: blank]',
  );
  expect(rulings).toEqual([
    expect.objectContaining({ text: expect.stringMatching(/^the die of Hired Gun is rolled/) }),
  ]);
});

test('what happens at the start, before anybody did something, is ruled on, and not what comes after it by itself', () => {
  const { rulings } = judged(
    xwing,
    'game: xwing',
    'title: t',
    'ships:',
    '  red-5: { pilot: Red Squadron Veteran, at: [450, 860] }',
    '  tie: { pilot: Academy Pilot, at: [450, 300] }',
    'moment: { phase: activation, ship: red-5, dial: 3 straight }',
  );
  expect(rulings.map(({ rules }) => rules[0])).toEqual(['xw.flee.01']);
});

test('the usual is ruled on where another rule made it less usual', () => {
  const { rulings } = judged(
    destiny,
    'game: destiny',
    'title: t',
    'players:',
    '  anna: { characters: [{ card: IG-88, elite: true, dice: [3 ranged, 2 ranged] }] }',
    '  ben: { characters: [{ card: Padawan, damage: 6 }, Hired Gun] }',
    'steps:',
    '  - resolve: ranged',
    '  - choose: [3 ranged, Padawan]',
    '  - choose: [2 ranged, Hired Gun]',
  );
  expect(rulings).toEqual([
    expect.objectContaining({ text: expect.stringMatching(/^Padawan takes 1 damage.*ignored/) }),
  ]);
});

test('an amount that is made of several things is ruled on, not what came of it as usual', () => {
  const { rulings } = judged(
    destiny,
    'game: destiny',
    'title: t',
    'players:',
    '  anna: { characters: [{ card: Jango Fett, die: 2 ranged }, { card: Death Trooper, die: +2 ranged }] }',
    '  ben: { characters: [Hired Gun] }',
    'steps:',
    '  - resolve: { die: 2 ranged, modifiers: +2 ranged, on: Hired Gun }',
  );
  expect(rulings).toEqual([expect.objectContaining({ text: expect.stringMatching(/4 ranged \(\+2 by .*, \+2 by/) })]);
});

test('where nothing happened, what is asked is ruled on', () => {
  const { rulings, story } = judged(
    destiny,
    'game: destiny',
    'title: t',
    'players: { anna: { characters: [Hired Gun] }, ben: { characters: [Padawan] } }',
    'moment: { phase: setup }',
  );
  expect(story.every(({ kind, type }) => kind === 'open' || type === 'phase-started')).toBe(true);
  expect(rulings).toEqual([expect.objectContaining({ text: expect.stringMatching(/^asked now is/), lines: [] })]);
});

test('the usual course of each game names rules and events that there are', async () => {
  for (const { language, rules } of await Promise.all((['xwing', 'destiny', 'outer-rim'] as const).map(judgedGame))) {
    const { course } = language;
    const ids = new Set(rules.map(({ id }) => id));
    expect(course?.rules.filter((id) => !ids.has(id))).toEqual([]);
    expect(course?.begins.filter((type) => !language.events.includes(type))).toEqual([]);
    expect(new Set(course?.rules).size).toBe(course?.rules.length);
  }
});

test('the table is told as it is before anything happens: who is who, and what is not as usual', () => {
  const { start } = bump();
  expect(start).toEqual([
    {
      of: 'red-5',
      is: 'Red Squadron Veteran, T-65 X-wing of rebels',
      has: { initiative: 3, at: [450, 300], facing: 'north', shields: 2, dial: '3 straight white' },
    },
    expect.objectContaining({ of: 'tie', is: 'Academy Pilot, TIE/ln Fighter of empire' }),
    { of: 'red-5 - tie', has: { 'mm-apart': 90, range: 1 } },
  ]);
});

test('a ruling says which lines of the story made it so', () => {
  const { story, rulings } = bump('expect:', '  - red-5: { touching: [tie], stress: 0 }');
  const [touching, stress] = rulings;
  expect(touching?.lines.map((at) => story[at]?.text)).toEqual([expect.stringMatching(/^red-5 moves by/)]);
  expect(stress?.lines).toEqual([]);
  const unexpected = bump();
  expect(unexpected.rulings.map(({ lines: [at = -1] }) => unexpected.story[at]?.text)).toEqual(
    unexpected.rulings.map(({ text }) => text),
  );
});

test('the story ends with what is open, and tells no phases after the point', () => {
  const { story } = bump();
  expect(story.at(-1)).toMatchObject({
    kind: 'open',
    text: expect.stringMatching(/^open: rebels or empire, set dials/),
  });
  expect(story.at(-2)?.type).not.toMatch(/^(phase|round)-/);
});

test('a rule that can be read in another way says so where it decides', () => {
  const lines = [
    'game: destiny',
    'title: t',
    'players:',
    '  anna: { characters: [Death Trooper] }',
    '  ben: { characters: [Padawan] }',
    'battlefield: { card: Echo Base, brought-by: ben }',
    'moment: { turn: anna }',
    'steps:',
    '  - claim: decline',
  ];
  const report = judged(destiny, ...lines);
  const doubted = report.story.filter(({ doubt }) => doubt !== undefined);
  expect(doubted).not.toEqual([]);
  for (const { rules, doubt } of doubted) expect(destiny.rules.find(({ id }) => id === rules[0])?.doubt).toEqual(doubt);
});
