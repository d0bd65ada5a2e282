/** The ruling at the end of a story: what was found, the event that made it so, and the rule that decided. */
import { readFileSync } from 'node:fs';
import { judge, type JudgedGame, type Report } from '../../src/judge';
import { BUMP, judged } from './bump';
import { judgedGame } from './games/games';

let xwing: JudgedGame;
let destiny: JudgedGame;
let outerRim: JudgedGame;
beforeAll(async () => {
  [xwing, destiny, outerRim] = await Promise.all([judgedGame('xwing'), judgedGame('destiny'), judgedGame('outer-rim')]);
});

const GIFT = [
  'game: outer-rim',
  'title: a gift',
  'negotiation: true',
  'players:',
  '  ann: { character: Boba Fett, ship: G9 Rigger, at: Lothal, credits: 3000 }',
  '  bob: { character: Bossk, ship: G9 Rigger, at: Kessel, credits: 1000 }',
  'moment: { player: ann, step: planning }',
  'steps:',
  '  - give-credits: { player: ann, to: bob, credits: 1000 }',
];

const bump = (...lines: string[]): Report => judged(xwing, ...BUMP, ...lines);

test('a value is ruled on with the event that changed it, its rule first, in the words of the catalogue', () => {
  const { rulings } = bump('expect:', '  - red-5: { touching: [tie], stress: 0 }');
  const [touching, stress] = rulings;
  expect(touching).toMatchObject({
    holds: true,
    text: expect.stringContaining('red-5: touching is tie: red-5 moves by'),
  });
  expect(touching?.statement).toBe(xwing.rules.find(({ id }) => id === touching?.rules[0])?.text);
  expect(stress).toMatchObject({ holds: true, text: 'red-5: stress is 0: as at the start', rules: [], lines: [] });
});

test('what does not hold is ruled on as well, with what was found', () => {
  const { rulings, verdict } = bump('expect:', '  - red-5: { touching: [] }');
  expect(verdict).toBe('failed');
  expect(rulings).toEqual([
    expect.objectContaining({ holds: false, text: expect.stringContaining('touching is tie') }),
  ]);
});

test('what happened is ruled on by that very event, what did not by what withheld it', () => {
  const { rulings } = bump(
    'expect:',
    '  - happened: [{ maneuver-executed: { fully: false } }]',
    '  - not-happened: [action-performed]',
  );
  expect(rulings[0]).toMatchObject({ text: expect.stringContaining('partially executed') });
  expect(rulings[1]?.text).toMatch(/^no action was performed: red-5 skips the step/);
  expect(rulings[1]?.rules[0]).toBe('xw.overlap.07');
});

test('a value that the very first event changed is ruled on with that event', () => {
  const report = judged(outerRim, ...GIFT, 'expect:', '  - bob: { credits: 2000 }');
  expect(report.rulings[0]?.text).toMatch(/^bob: credits is 2000: ann gives 1,000 credits to bob/);
});

test('what may be done at any decision is legal by its own rule, not by that of the question', () => {
  const { rulings } = judged(
    outerRim,
    ...GIFT,
    'expect:',
    '  - can: [{ give-credits: { player: bob, to: ann, credits: 1000 } }, recover]',
  );
  expect(rulings.map(({ text, rules: [rule] }) => [text, rule])).toEqual([
    ['give-credits: bob to ann (credits 1000) is legal now', 'or.trading-credits-and-promises.02'],
    ['recover is legal now', 'or.planning-step.01'],
  ]);
});

test('what is not offered is ruled on by what withheld it in the story', () => {
  const { rulings } = bump('expect:', '  - not-offered: [{ attack: tie }]');
  expect(rulings).toHaveLength(1);
  expect(rulings[0]?.text).toBe(
    'attack: tie is not offered: red-5 has no attack: tie is at range 0 of red-5: their bases touch',
  );
});

test('where nothing is expected what is out of the ordinary is ruled on, not what comes by itself; of one heading three lines', () => {
  const { rulings } = bump();
  expect(rulings.map(({ rules }) => rules[0])).toEqual(['xw.overlap.07', 'xw.overlap.04', 'xw.overlap.03']);
  expect(rulings.every(({ holds, statement }) => holds && statement !== undefined)).toBe(true);
});

test('what was refused is ruled on; what only leads there is not', () => {
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
  expect(rulings.map(({ rules }) => rules[0])).toEqual(['des.resource-cost.03']);
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

test('a phase that ends for a reason is ruled on, not that it ends', () => {
  const passing = ['auto-pass: true', 'steps:', '  - pass', '  - pass'];
  const players = 'players: { anna: { characters: [Hired Gun] }, ben: { characters: [Padawan] } }';
  const { rulings } = judged(destiny, 'game: destiny', 'title: t', players, ...passing);
  expect(rulings.map(({ rules: [rule] }) => rule)).toContain('des.action-phase.03');
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
    xwing,
    'game: xwing',
    'title: t',
    'ships: { red-5: { pilot: Red Squadron Veteran, at: [450, 300] }, tie: { pilot: Academy Pilot, at: [450, 700] } }',
    'moment: { phase: end }',
  );
  expect(story.every(({ kind, type = '' }) => kind === 'open' || /^(round|phase)-/.test(type))).toBe(true);
  expect(rulings).toEqual([
    expect.objectContaining({ text: expect.stringMatching(/^the question now is: /), lines: [] }),
  ]);
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

test('what a rule brings about comes before what it is usually followed by, an answer of the FAQ before all', () => {
  const report = judged(
    destiny,
    'game: destiny',
    'title: t',
    'players:',
    '  anna: { characters: [{ card: Poe Dameron, die: special }], hand: [Black One] }',
    '  ben: { characters: [Jango Fett, Padawan] }',
    'steps:',
    '  - resolve: { die: special }',
    '  - choose: [Black One, special, Jango Fett]',
  );
  expect(report.failures).toEqual([]);
  expect(report.rulings[0]?.rules[0]).toBe('des.faq-poe-black-one.01');
  expect(report.rulings.length).toBeLessThan(3);
});

test('the rules that a file names are what is ruled on first, by the line that they decided', () => {
  const named = bump('rules: [xw.overlap.07, xw.activation-phase.03]');
  expect(named.rulings.map(({ rules }) => rules[0])).toEqual(['xw.activation-phase.03', 'xw.overlap.07']);
  expect(named.rulings.map(({ lines: [at = -1] }) => named.story[at]?.type)).toEqual(['dial-revealed', 'step-skipped']);
  expect(named.uncited).toEqual([]);
});

test('a named rule that is cited beside another is ruled on, and quoted, where it decided nothing', () => {
  const { rulings } = bump('rules: xw.overlap.05');
  expect(rulings).toEqual([expect.objectContaining({ text: expect.stringMatching(/^red-5 moves by/) })]);
  expect(rulings[0]?.rules.slice(0, 2)).toEqual(['xw.overlap.05', 'xw.overlap.04']);
  expect(rulings[0]?.statement).toBe(xwing.rules.find(({ id }) => id === 'xw.overlap.05')?.text);
});

test('it is ruled on beside what other named rules decided, but not where these stand together', () => {
  const both = bump('rules: [xw.overlap.07, xw.overlap.05]').rulings;
  expect(both.map(({ rules }) => rules[0])).toEqual(['xw.overlap.05', 'xw.overlap.07']);
  const together = bump('rules: [xw.overlap.04, xw.overlap.05]').rulings;
  expect(together.map(({ rules }) => rules[0])).toEqual(['xw.overlap.04']);
});

test('the other half of a point that one rule decides is ruled on, too, where the file names what it cites beside', () => {
  const file = readFileSync('docs/examples/xwing/ionized-focus-has-no-link.yaml', 'utf8');
  const { rulings } = judge(file, [xwing]);
  expect(rulings.slice(0, 2).map(({ rules, text }) => [rules[0], text.split(' is ')[0]])).toEqual([
    ['xw.ion.11', 'perform-action: barrel roll'],
    ['xw.faq-activation.04', 'the linked action of blue'],
  ]);
});

test('what a fourth named rule decided is marked beside the three that are ruled on', () => {
  const ids = ['xw.activation-phase.03', 'xw.overlap.04', 'xw.overlap.07', 'xw.overlap.03'];
  const { rulings, story } = bump(`rules: [${ids.join(', ')}]`);
  expect(rulings.map(({ rules: [id] }) => id)).toEqual(ids.slice(0, 3));
  const marked = rulings.flatMap(({ lines }) => lines).map((at) => story[at]?.rules[0]);
  expect(marked).toContain('xw.overlap.03');
});

test('where something is expected, the named rules come first, and what an expectation tells is not told twice', () => {
  const expected = ['expect:', '  - red-5: { stress: 0, touching: [tie] }', '  - not-happened: [action-performed]'];
  const texts = (...lines: string[]): string[] => bump(...lines, ...expected).rulings.map(({ text }) => text);
  const [stress = '', touching = '', action = ''] = texts();
  expect(texts('rules: xw.overlap.07')).toEqual([action, stress, touching]);
  expect(texts('rules: xw.activation-phase.03')).toEqual([
    expect.stringMatching(/^red-5 reveals/),
    stress,
    touching,
    action,
  ]);
});

test('what the file tries is ruled on beside the named rules, once for each rule, and not instead of them', () => {
  const lock = ['  - perform-action: lock', '  - try: { lock: far }', '  - try: { lock: far }'];
  const file = (rules: string): Report =>
    judged(
      xwing,
      ...BUMP.slice(0, 4),
      '  far: { pilot: Academy Pilot, at: [450, 880] }',
      '  near: { pilot: Academy Pilot, at: [450, 600] }',
      ...BUMP.slice(5),
      `rules: ${rules}`,
      'steps:',
      ...lock,
    );
  expect(file('xw.activation-phase.03').rulings.map(({ rules: [id] }) => id)).toEqual([
    'xw.activation-phase.03',
    'xw.lock.03',
  ]);
  expect(file('xw.lock.03').rulings.map(({ rules: [id] }) => id)).toEqual(['xw.lock.03']);
});

test('a named rule that nothing cites is said, with everything else ruled on as without it', () => {
  const report = bump('rules: [xw.attack.19, xw.attack.19]');
  expect(report.uncited).toEqual(['xw.attack.19']);
  expect(report.rulings).toEqual(bump().rulings);
});

test('a price and a distance are told with what they are made of and the way', () => {
  const { rulings } = judged(
    outerRim,
    ...GIFT.slice(0, -2).map((line) => line.replace('credits: 3000', 'cards: [Jetpack]')),
    'expect:',
    '  - price: { of: Armored Vest, for: ann, bartering: [Jetpack], is: 0 }',
    '  - distance: { from: LO2, to: Ord Mantell, is: 2 }',
  );
  const [price, distance] = rulings;
  expect(price?.text).toMatch(
    /^Armored Vest costs ann 0 credits and Jetpack \(\+3,000 by its cost, -5,000 by Jetpack\): 2,000 credits of discount are lost$/,
  );
  expect(price?.rules).toEqual(['or.bartering.06', 'or.bartering.01', 'or.market-action.11']);
  expect(distance).toMatchObject({
    text: expect.stringMatching(/^Ord Mantell is 2 spaces away from Navpoint LO2: by way of Navpoint OM4$/),
    rules: ['or.movement.04'],
  });
});

test('a question of geometry is ruled on with what was measured and the rule [xw.range.08, xw.range.09, xw.relative-position.02]', () => {
  const { rulings } = judged(
    xwing,
    'game: xwing',
    'title: t',
    'ships:',
    '  red-5: { pilot: Red Squadron Veteran, at: [450, 300] }',
    '  tie: { pilot: Academy Pilot, at: [450, 420] }',
    'moment: { phase: end }',
    'expect:',
    '  - within-range: { of: red-5, target: tie, range: [0, 1], is: false }',
    '  - beyond-range: { of: red-5, target: tie, range: 1, is: false }',
    '  - relative-position: { of: tie, seen-from: red-5, is: in front }',
    '  - range: { from: red-5, to: tie, is: 2 }',
  );
  expect(rulings.map(({ rules }) => rules[0])).toEqual([
    'xw.range.08',
    'xw.range.09',
    'xw.relative-position.02',
    'xw.range.02',
  ]);
  const [within, beyond, relative, range] = rulings.map(({ text }) => text);
  expect(within).toContain('nearest part 80 mm away, farthest 120 mm: not all of it is within, range 1 ends at 100 mm');
  expect(beyond).toContain('nearest part 80 mm away, range 1 ends at 100 mm: part of it is nearer');
  expect(relative).toContain('all of it is in the full front arc, clear of the midline; 80 mm apart');
  expect(range).toBe('range from red-5 to tie is 1: 80 mm, 20 mm from another range');
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

test('a rule that can be read in another way says so where the case arises', () => {
  const lines = (claim: string): string[] => [
    'game: destiny',
    'title: t',
    'players:',
    '  anna: { characters: [Death Trooper] }',
    '  ben: { characters: [Padawan] }',
    'battlefield: { card: Echo Base, brought-by: ben }',
    'moment: { turn: anna }',
    'steps:',
    `  - claim: ${claim}`,
  ];
  const doubtsWhere = (claim: string) =>
    judged(destiny, ...lines(claim)).story.filter(({ doubt }) => doubt !== undefined);
  const doubted = doubtsWhere('use');
  expect(doubted).not.toEqual([]);
  // Without its claim ability it does not matter when the battlefield changes hands.
  expect(doubtsWhere('decline')).toEqual([]);
  for (const { rules, doubt: { rule, ...doubt } = { rule: '' } } of doubted) {
    expect(rules).toContain(rule);
    expect(destiny.rules.find(({ id }) => id === rule)?.doubt).toEqual(doubt);
  }
});
