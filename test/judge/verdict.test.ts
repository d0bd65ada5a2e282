/** The verdict above a story: its sentences, who is right, and what another reading of a rule would change. */
import { judge, type JudgedGame, type Report } from '../../src/judge';
import { BUMP, judged } from './bump';
import { judgedGame } from './games/games';

let xwing: JudgedGame;
beforeAll(async () => {
  xwing = await judgedGame('xwing');
});

const bump = (...lines: string[]): Report => judged(xwing, ...BUMP, ...lines);

describe('a rule that can be read in another way', () => {
  const AGAIN = [
    'game: xwing',
    'title: t',
    'ships:',
    '  falcon: { pilot: Han Solo (Modified YT-1300 Light Freighter), at: [450, 300], focus: 1, lock: tie }',
    '  tie: { pilot: TIE/ln Fighter, at: "range 2 of falcon, facing it" }',
    'obstacles:',
    '  rock: { outline: coreasteroid0, at: "range 1 of falcon, to its left" }',
    'auto-pass: true',
  ];
  const steps = (...more: string[]): string[] => [
    'moment: { phase: engagement, ship: falcon }',
    'steps:',
    '  - attack: tie',
    '  - roll: [blank, blank, hit]',
    ...more,
  ];
  const rerolled = ['  - spend-lock: [blank, blank]', '  - roll: [blank, hit]'];
  const doubts = (...lines: string[]) =>
    judged(xwing, ...AGAIN, ...lines).sentences.flatMap(({ doubt }) => (doubt ? [[doubt.rule, doubt.changes]] : []));

  test('is played in that way too, and the verdict says what that changes', () => {
    const again = steps(...rerolled, '  - use: han-solo', '  - roll: [hit, hit, hit]');
    expect(doubts(...again, 'expect:', '  - happened: [dice-rolled]')).toEqual([
      ['xw.faq-dice.04', [expect.stringMatching(/^nobody asks for 'use: han-solo'$/)]],
    ]);
  });

  test('and nothing is said where it changes nothing', () => {
    const first = steps('  - use: han-solo', '  - roll: [hit, hit, hit]');
    expect(doubts(...first, 'expect:', '  - happened: [dice-rolled]')).toEqual([]);
  });

  test('a file that chose the other reading is told of the usual one', () => {
    const { sentences } = judged(
      xwing,
      ...AGAIN,
      'readings: { hanSolo: rolls }',
      ...steps(...rerolled),
      'expect:',
      '  - not-offered: [use: han-solo]',
    );
    expect(sentences.map(({ doubt }) => doubt)).toEqual([
      expect.objectContaining({
        reading: 'After the first roll of the dice alone.',
        changes: [expect.stringMatching(/use: han-solo is not offered' does not hold: it is legal$/)],
      }),
    ]);
  });
});

describe('the verdict', () => {
  const verdict = (...lines: string[]): string[] => bump(...lines).sentences.map(({ text }) => text);

  test('what one fact made so stands in one sentence, what nothing changed beside it', () => {
    const { sentences, besides } = bump(
      'expect:',
      '  - red-5: { touching: [tie], at: [450, 390], stress: 0, shields: 2 }',
    );
    expect(sentences.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^red-5: touching is tie, at is \[450, 390\]: red-5 moves by/),
    ]);
    expect(besides).toEqual(['as at the start: red-5: stress is 0, shields is 2']);
  });

  test('what refuses, replaces or forbids comes before what is always done', () => {
    const [first] = verdict('expect:', '  - red-5: { touching: [tie] }', '  - not-happened: [action-performed]');
    expect(first).toMatch(/^no action was performed: red-5 skips the step/);
  });

  test('what a new round forgets is ruled by its beginning, not by a phase that ended before', () => {
    const [first] = verdict('expect:', '  - red-5: { activated: false }');
    expect(first).toMatch(/^red-5: activated is false: round 2 begins/);
  });

  test('the rule that decides is the one without which the usual course had led elsewhere', () => {
    const { sentences } = judged(
      xwing,
      'game: xwing',
      'title: t',
      'ships:',
      '  red-5: { pilot: Red Squadron Veteran, at: [450, 300], stress: 1 }',
      '  tie: { pilot: Academy Pilot, at: [450, 800] }',
      'moment: { phase: activation, ship: red-5, dial: 4 koiogran }',
      'expect:',
      '  - red-5: { at: [450, 420] }',
    );
    expect(sentences[0]?.rules[0]).toBe('xw.stress.07');
    expect(sentences[0]?.text).toMatch(/white 2 straight instead.*; then red-5 moves by 2 straight/);
  });

  test('is at most five sentences, and says each thing once', () => {
    const { sentences } = bump(
      'rules: [xw.overlap.07, xw.overlap.04, xw.overlap.03]',
      'expect:',
      '  - red-5: { touching: [tie], at: [450, 390], activated: true, actions: [] }',
      '  - tie: { touching: [red-5] }',
      '  - not-happened: [action-performed]',
    );
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  });
});

describe('claims', () => {
  const claims = (...lines: string[]): Report => bump('claims:', ...lines);

  test('of values in the middle of an attack says so, of steps does not', () => {
    const inAttack = (...claimed: string[]): string | null =>
      judged(
        xwing,
        'game: xwing',
        'title: t',
        'ships:',
        '  red-5: { pilot: Blue Squadron Escort, at: [450, 300] }',
        '  tie: { pilot: Academy Pilot, at: [450, 600], facing: south, focus: 1 }',
        'moment: { phase: engagement, ship: red-5 }',
        'steps:',
        '  - attack: tie',
        '  - roll: [hit, hit, hit]',
        'claims:',
        ...claimed,
      ).right;
    expect(inAttack('  ann: { tie: { damage: 0 } }', '  ben: { tie: { damage: 3 } }')).toMatch(
      /^ann is right; ben is not: tie, damage is 0, not 3\. The story stops while chance decides .*; later steps may change this$/,
    );
    expect(inAttack('  ann: { cannot: { attack: red-5 } }', '  ben: { can: { attack: red-5 } }')).not.toMatch(/stops/);
    const before = ['moment: { phase: engagement, ship: red-5 }', 'claims:', '  ben: { tie: { damage: 3 } }'];
    const ships = [
      '  red-5: { pilot: Blue Squadron Escort, at: [450, 300] }',
      '  tie: { pilot: Academy Pilot, at: [450, 600] }',
    ];
    expect(judged(xwing, 'game: xwing', 'title: t', 'ships:', ...ships, ...before).right).not.toMatch(/stops/);
  });

  test("'cannot' is right of a step that a rule kept back, and a claim about a step is told as such", () => {
    const step = 'perform-action: { ship: red-5, action: focus }';
    const { right } = claims(`  ann: { can: { ${step} } }`, `  ben: { cannot: { ${step} } }`);
    expect(right).toMatch(/^ben is right; ann is not: perform-action: .* is not legal: This does not answer/);
    // What kept it back is its own step, and no attack that another ship could not make.
    const [why] = bump('steps:', `  - ask: { why-not: { ${step} } }`).rulings;
    expect(why?.text).toContain('red-5');
    expect(why?.text).not.toContain('attack');
    const near = [
      ...BUMP.slice(0, 3),
      '  red-5: { pilot: Blue Squadron Escort, at: [450, 300] }',
      '  tie: { pilot: Academy Pilot, at: [450, 430] }',
      'moment: { phase: engagement, ship: red-5 }',
      'claims: { ann: { cannot: { attack: { ship: red-5, defender: tie } } } }',
    ];
    expect(judged(xwing, ...near).right).toMatch(
      /^None is right: ann: 'attack: .* is refused' does not hold: it is legal/,
    );
  });

  test('a question about an ability that nothing on the table has says so, and cites no rule', () => {
    const [first] = bump('steps:', '  - ask: { why-not: { use: Howlrunner } }').rulings;
    expect(first).toMatchObject({ rules: [], text: expect.stringContaining('nothing on the table has this ability') });
  });

  test('the verdict says who is right, and the file does not fail for the others', () => {
    const report = claims('  ann: { red-5: { at: [450, 390] } }', '  ben: { red-5: { at: [450, 440] } }');
    expect(report.verdict).toBe('passed');
    expect(report.right).toBe('ann is right; ben is not: red-5, at is [450, 390], not [450, 440]');
    expect(report.claims).toMatchObject([
      { by: 'ann', holds: true, missed: [] },
      { by: 'ben', holds: false, missed: [{ what: 'red-5, at', found: [450, 390], expected: [450, 440] }] },
    ]);
    expect(report.sentences.map(({ text, holds }) => [text, holds])).toEqual([
      [expect.stringMatching(/^red-5: at is \[450, 390\]: red-5 moves by/), true],
    ]);
  });

  test('several may be right, or nobody', () => {
    expect(claims('  ann: { red-5: { stress: 0 } }', '  ben: { red-5: { touching: [tie] } }').right).toBe(
      'ann and ben are right',
    );
    expect(claims('  ann: { red-5: { stress: 1 } }', '  ben: { red-5: { stress: 2 } }').right).toMatch(
      /^Neither is right: .*red-5, stress is 0, not 1.*red-5, stress is 0, not 2/,
    );
  });

  test('they are said in words of expectations: what makes no sense is wrong in its line', () => {
    const problems = (said: string) =>
      judge([...BUMP, 'claims:', `  ann: ${said}`].join('\n'), [xwing]).problems.map(({ line }) => line);
    expect(problems('{ red-6: { stress: 1 } }')).toEqual([8]);
    expect(problems('{ red-5: { stres: 1 } }')).toEqual([8]);
    expect(problems('')).not.toEqual([]);
  });
});
