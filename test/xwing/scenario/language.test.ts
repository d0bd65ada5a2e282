/** Words of the table: where pieces stand, what typos are answered with, what the story says. */
import * as E from 'fp-ts/lib/Either';
import { rules } from '../../../src/xwing/catalogue';
import { xwingScenarios } from '../../../src/xwing/scenario';
import type { Position } from '../../../src/xwing/begin/position';
import { placePieces, type Piece } from '../../../src/language/places';
import { placeNames } from '../../../src/xwing/scenario/parts';
import { rulingsOf } from '../../judge/games/rulings';

const { judged, problem } = rulingsOf({ language: xwingScenarios, rules });

/** Where a second ship stands, placed by words beside red-5 at [400, 400] facing north. */
function placed(
  at: string,
  facing?: string,
  anchor: string = 'north',
  pilot = 'TIE/ln Fighter',
): { at: number[]; facing: unknown } {
  const file = [
    'ships:',
    `  red-5: { pilot: T-65 X-wing, at: [400, 400], facing: ${anchor} }`,
    `  tie: { pilot: ${pilot}, at: '${at}'${facing === undefined ? '' : `, facing: ${facing}`} }`,
    'moment: { phase: end }',
  ];
  const found: Record<string, unknown> = {};
  for (const key of ['at', 'facing']) {
    const { failures, problems } = judged(...file, `expect: { tie: { ${key}: ${key === 'at' ? '[0, 0]' : '0.07'} } }`);
    if (problems[0]) throw new Error(problems[0].message);
    found[key] = failures[0]?.found;
  }
  return found as { at: number[]; facing: unknown };
}

describe('places in relation', () => {
  test.each([
    ['range 1 of red-5', [400, 490]],
    ['range 2 of red-5, in its front arc', [400, 590]],
    ['range 3 of red-5, in its rear arc', [400, 110]],
    ['range 2 of red-5, in its left arc', [210, 400]],
    ['range 1 of red-5, to its right', [490, 400]],
    ['touching red-5, behind it', [400, 360]],
    ['120 mm from red-5, ahead of it', [400, 560]],
    ['beyond range 3 of red-5', [400, 790]],
  ])('%s', (words, at) => {
    expect(placed(words).at).toEqual(at);
  });

  test('the distance is that of the bases, however they stand and whatever their size', () => {
    expect(placed('range 1 of red-5', 'north', 'north', 'VT-49 Decimator').at).toEqual([400, 510]);
    expect(placed('range 1 of red-5', '45').at).toEqual([400, 498.3]);
    expect(placed('range 1 of red-5, to its right', 'north', 'east').at).toEqual([400, 310]);
  });

  test('facing it, away, the same way, a direction, or another piece', () => {
    expect(placed('range 1 of red-5, facing it').facing).toBe('south');
    expect(placed('range 1 of red-5, facing away').facing).toBe('north');
    expect(placed('range 1 of red-5, to its right, facing it').facing).toBe('west');
    expect(placed('range 1 of red-5, behind it, facing the same way', undefined, 'east').facing).toBe('east');
    expect(placed('range 1 of red-5, facing north-west').facing).toBe('north-west');
    expect(placed('range 1 of red-5, to its left', 'red-5').facing).toBe('east');
  });

  /** Where tie stands and faces, of three ships: red-5 at [400, 400], blue at [700, 100], and tie by these words. */
  const amongThree = (tie: string, expected: string): ReturnType<typeof judged> =>
    judged(
      'ships:',
      '  red-5: { pilot: T-65 X-wing, at: [400, 400], facing: north }',
      `  tie: { pilot: TIE/ln Fighter, ${tie} }`,
      '  blue: { pilot: T-65 X-wing, at: [700, 100] }',
      'moment: { phase: end }',
      `expect: { tie: ${expected}, range: { from: red-5, to: tie, is: 2 } }`,
    );

  test.each([
    [
      'a third piece beside its own place',
      "at: '160 mm from red-5, to its right'",
      '{ at: [605.1, 400], facing: 162.4 }',
    ],
    ['a third piece when placed between two', 'at: between red-5 and blue', '{ at: [550, 250], facing: south-east }'],
    ['by a clause when placed between two', "at: 'between red-5 and blue, facing west'", '{ facing: west }'],
  ])('it looks at %s, from where it stands', (_, place, expected) => {
    const tie = place.includes('facing') ? place : `${place}, facing: blue`;
    const { verdict, failures, problems } = amongThree(tie, expected);
    expect([verdict, failures, problems]).toEqual(['passed', [], []]);
  });

  test('as it turns to what it looks at, its base is still as far away as the words say', () => {
    const file = [
      'ships:',
      '  red-5: { pilot: T-65 X-wing, at: [400, 400], facing: north }',
      "  tie: { pilot: TIE/ln Fighter, at: '100 mm from red-5, to its right', facing: blue }",
      '  blue: { pilot: T-65 X-wing, at: [700, 250] }',
      'moment: { phase: end }',
      'expect: { range: { from: red-5, to: tie, is: 0 } }',
    ];
    expect(judged(...file).failures[0]?.found).toMatchObject({ measured: '100 mm, 0 mm from another range' });
  });

  test('two ships with coordinates look at each other', () => {
    const { verdict } = judged(
      'ships:',
      '  red-5: { pilot: T-65 X-wing, at: [400, 300], facing: tie }',
      '  tie: { pilot: TIE/ln Fighter, at: [600, 300], facing: red-5 }',
      'moment: { phase: end }',
      'expect: { red-5: { facing: east }, tie: { facing: west } }',
    );
    expect(verdict).toBe('passed');
  });

  test.each([
    ["'between red-5 and blue, to its left'", 'a side belongs to a distance'],
    ["'under red-5, behind it'", 'a side belongs to a distance'],
    ["'range 2 of red-5, under blue'", 'says two places'],
    ["'range 2 of red-5, range 1 of blue'", "'range 1 of blue' says again what was said"],
    ["'range 2 of red-5, to its left, behind it'", "'behind it' says again what was said"],
    ["'between red-5 and blue, between blue and red-5'", 'says again what was said'],
    ["'range 2 of red-5, facing it, facing away'", "'facing away' says again what was said"],
    ["'between red-5 and blue, facing it'", "'facing it' does not say of which"],
    ["'range 2 of red-5, facing it', facing: blue", 'says where it faces, and so does facing'],
    ['under red-5, facing: red-5', 'it stands where red-5 stands, and cannot face it'],
    ['[300, 300], facing: tie', 'it stands where tie stands, and cannot face it'],
    ["'under tie'", 'tie is placed by tie'],
  ])('no word of a place is passed over: %s', (at, message) => {
    const { problems } = amongThree(`at: ${at}`, '{ facing: west }');
    expect(problems[0]?.message).toContain(message);
  });

  test.each([
    ['', 'engagement, ship: red-5, dial: 3 straight', 'a dial is that of the ship whose activation it is'],
    ['', 'activation, dial: 3 straight', 'a dial is that of the ship whose activation it is'],
    ['2 straight', 'activation, ship: red-5, dial: 3 straight', 'the moment says that its dial is 3 straight'],
    ['3 straight', 'activation, ship: red-5, dial: 3 straight', ''],
  ])('no dial is passed over: %s at %s', (own, moment, message) => {
    const { problems } = judged(
      'ships:',
      `  red-5: { pilot: T-65 X-wing, at: [400, 400]${own && `, dial: ${own}`} }`,
      '  tie: { pilot: TIE/ln Fighter, at: range 2 of red-5 }',
      `moment: { phase: ${moment} }`,
    );
    expect(problems[0]?.message ?? '').toContain(message);
    expect(problems).toHaveLength(message === '' ? 0 : 1);
  });

  test.each([
    ['dial: 3 straight, revealed: 2 straight', 'activation', 'red-5 has one dial'],
    ['revealed: 2 straight', 'activation, ship: red-5, dial: 3 straight', 'red-5 has one dial'],
    ['activated: false', 'engagement, ship: red-5', 'When red-5 engages, red-5 has activated'],
  ])('no word of a ship is overruled in silence: %s at %s', (words, moment, message) => {
    const found = problem(
      `ships: { red-5: { pilot: T-65 X-wing, at: [400, 400], ${words} }, tie: { pilot: TIE/ln Fighter, at: [700, 700] } }`,
      `moment: { phase: ${moment} }`,
    );
    expect(found).toContain(message);
  });

  test('pieces may be placed by others that come later, but not by each other', () => {
    const moment = 'moment: { phase: end }';
    const tie = (at: string): string => `  tie: { pilot: TIE/ln Fighter, at: ${at} }`;
    const later = judged(
      'ships:',
      tie('range 1 of red-5'),
      '  red-5: { pilot: T-65 X-wing, at: [400, 400] }',
      moment,
      'expect: { range: { from: red-5, to: tie, is: 1 } }',
    );
    expect(later.verdict).toBe('passed');
    const circle = problem(
      'ships:',
      tie('range 1 of red-5'),
      '  red-5: { pilot: T-65 X-wing, at: range 1 of tie }',
      moment,
    );
    expect(circle).toContain('tie is placed by red-5 is placed by tie: one of them needs coordinates');
  });

  test('two thousand pieces may be placed one by another, whichever comes first; a ring of them is refused', () => {
    const piece = (at: Piece['at']): Piece => ({ at, facing: undefined, area: (pose) => [[pose]], path: ['ships'] });
    const chain = (at: (i: number) => Piece['at']): Record<string, Piece> =>
      Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`s${i}`, piece(at(i))]));
    const last = placePieces(
      chain((i) => (i === 1_999 ? [0, 0] : `10 mm from s${i + 1}`)),
      placeNames,
    );
    expect(last).toMatchObject({ right: { s1999: { y: 0 }, s1998: { y: expect.closeTo(10, 3) } } });
    const first = placePieces(
      chain((i) => (i === 0 ? [0, 0] : `10 mm from s${i - 1}`)),
      placeNames,
    );
    expect(first).toMatchObject({ right: { s1999: { y: expect.closeTo(19_990, 0) } } });
    const ring = placePieces(
      chain((i) => `touching s${(i + 1) % 2_000}`),
      placeNames,
    );
    expect(ring).toMatchObject({
      left: { message: expect.stringMatching(/^\.\.\. is placed by .*: one of them needs/) },
    });
    expect(E.isLeft(ring) && ring.left.message.length).toBeLessThan(300);
  });

  test('a table of more ships or obstacles than anybody has is refused', () => {
    const many = (what: string): string => Array.from({ length: 61 }, (_, i) => `s${i}: { ${what} }`).join(', ');
    expect(problem(`ships: { ${many('pilot: T-65 X-wing, at: [1, 1]')} }`, 'moment: { phase: end }')).toContain(
      '1 to 60 keys expected here, found 61',
    );
    const ships = 'ships: { red-5: { pilot: T-65 X-wing, at: [450, 300] } }';
    expect(problem(ships, `obstacles: { ${many('at: [1, 1]')} }`, 'moment: { phase: end }')).toContain(
      'at most 60 keys expected here, found 61',
    );
  });

  test('an obstacle between two ships', () => {
    const { verdict } = judged(
      'ships:',
      '  red-5: { pilot: T-65 X-wing, at: [400, 300] }',
      '  tie: { pilot: TIE/ln Fighter, at: [400, 500] }',
      'obstacles: { rock: { at: between red-5 and tie } }',
      'moment: { phase: end }',
      'expect: { rock: { at: [400, 400], kind: asteroid } }',
    );
    expect(verdict).toBe('passed');
  });
});

describe('typos', () => {
  const SHIPS = 'ships: { red-5: { pilot: T-65 X-wing, at: [400, 400] } }';
  const MOMENT = 'moment: { phase: end }';
  test.each([
    [
      ['ships: { red-5: { pilot: T-65 X-wnig, at: [1, 1] } }', MOMENT],
      "3:26 'T-65 X-wnig' is not known here; did you mean T-65 X-wing?",
    ],
    [
      ['ships: { red-5: { pilot: T-65 X-wing, at: [1, 1], fokus: 1 } }', MOMENT],
      "3:51 'fokus' is not known here; did you mean focus?",
    ],
    [
      ['ships: { red-5: { pilot: T-65 X-wing, at: "rang 2 of tie" } }', MOMENT],
      "3:43 'rang 2 of tie' says no place; did you mean range 2 of?",
    ],
    [['ships: { red-5: { pilot: T-65 X-wing, at: "range 2 of tie" } }', MOMENT], "3:43 no piece is called 'tie'"],
    [
      ['ships: { red-5: { pilot: T-65 X-wing, at: [1, 1], shields: 7 } }', MOMENT],
      '3:60 red-5 has 0 to 2 shields, not 7. [xw.charges.03]',
    ],
    [
      ['ships: { red-5: { pilot: T-65 X-wing, at: [1, 1], dial: 2 koiogran } }', MOMENT],
      "3:57 '2 koiogran' is not on its dial; did you mean 4 koiogran?",
    ],
    [
      ['ships: { red-5: { pilot: T-65 X-wing, at: [1, 1], upgrades: [r2astromek] } }', MOMENT],
      "3:62 'r2astromek' is not known here; did you mean r2astromech?",
    ],
    [[SHIPS, 'moment: { phase: combat }'], "4:18 'combat' is not known here"],
    [[SHIPS, 'moment: { phase: activation, ship: red-6 }'], "4:36 no ship is called 'red-6'; did you mean red-5?"],
    [
      [SHIPS, 'moment: { phase: activation, ship: red-5, step: perform acton }'],
      "4:49 'activation' has no step 'perform acton'; did you mean perform action?",
    ],
    [[SHIPS, MOMENT, 'steps: [{ activate: red-6 }]'], "5:21 no object is called 'red-6'; did you mean red-5?"],
    [[SHIPS, MOMENT, 'steps: [{ perform-action: fokus }]'], "5:27 'fokus' is not known here; did you mean focus?"],
    [[SHIPS, MOMENT, 'expect: { red-5: { stres: 1 } }'], "5:20 'stres' is not known here; did you mean stress?"],
    [[SHIPS, MOMENT, 'expect: { range: { from: red-5, to: tie, is: 2 } }'], "5:37 no object is called 'tie'"],
  ])('%j', (lines, message) => {
    expect(problem(...lines)).toContain(message);
  });

  test('two ships on one place', () => {
    const tie = '  tie: { pilot: TIE/ln Fighter, at: [410, 410] }';
    expect(problem('ships:', '  red-5: { pilot: T-65 X-wing, at: [400, 400] }', tie, MOMENT)).toBe(
      '5:37 tie and red-5 lie on each other. [xw.overlap.04]',
    );
  });
});

describe('who flies what', () => {
  function position(...lines: string[]): Position {
    const file = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')), JSON.parse(line.slice(line.indexOf(':') + 1))]),
    );
    const begun = xwingScenarios.begin({ moment: { phase: 'end' }, ...file });
    if (E.isLeft(begun) || !('position' in begun.right)) throw new Error('it is a position');
    return begun.right.position as unknown as Position;
  }

  test('players are named after the factions of their ships, the first ship first', () => {
    const { players, ships } = position(
      'ships:{"tie":{"pilot":"TIE/ln Fighter","at":[1,1]},"red":{"pilot":"T-65 X-wing","at":[9,9]}}',
    );
    expect(players.map((each) => each.id)).toEqual(['empire', 'rebels']);
    expect(ships.map((each) => each.player)).toEqual(['empire', 'rebels']);
  });

  test('a type of ship is flown by a pilot without an ability; names stand for pilots', () => {
    const { ships } = position(
      'ships:{"a":{"pilot":"T-65 X-wing","at":[1,1]},"b":{"pilot":"Jake Farrell","at":[9,9]},"c":{"pilot":"Luke Skywalker (T-65 X-wing)","at":[99,9]}}',
    );
    expect(ships.map((each) => each.pilot)).toEqual(['cavernangelszealot', 'jakefarrell', 'lukeskywalker']);
  });

  test('in a mirror match every ship says its player', () => {
    const file = [
      'ships:',
      '  a: { pilot: T-65 X-wing, at: [100, 100] }',
      '  b: { pilot: T-65 X-wing, at: [300, 300], player: blue }',
      'players: { red: { faction: rebelalliance }, blue: { faction: rebelalliance } }',
      'moment: { phase: end }',
    ];
    expect(judged(...file, 'expect: { red: { ships: [a] }, blue: { ships: [b] } }').verdict).toBe('passed');
  });

  test('a ship is of the faction that its player is said to be of', () => {
    const file = [
      'players: { ann: { faction: galacticempire }, bob: { faction: rebelalliance } }',
      'ships:',
      '  a: { pilot: T-65 X-wing, at: [100, 100], player: ann }',
      '  b: { pilot: T-65 X-wing, at: [300, 300], player: bob }',
      'moment: { phase: end }',
    ];
    expect(problem(...file)).toBe('5:52 a is of rebelalliance, and ann of galacticempire');
  });
});

test('names of cards are found without punctuation and in any case', () => {
  const { verdict, problems, failures } = judged(
    'ships:',
    '  red-5: { pilot: t-65 x wing, at: [450, 300], upgrades: [proton torpedoes], damage: { faceup: [direct hit] } }',
    "  tie: { pilot: TIE/LN fighter, at: 'range 2 of red-5' }",
    '  chopper: { pilot: CHOPPER (VCX-100 light freighter), at: [100, 100] }',
    'moment: { phase: end }',
    'expect: { red-5: { faceup: [DIRECT HIT] } }',
  );
  expect([verdict, problems, failures]).toEqual(['passed', [], []]);
  // On several cards: none of them is guessed.
  expect(problem('ships: { han: { pilot: han solo, at: [1, 1] } }', 'moment: { phase: end }')).toMatch(/han solo/);
});

test('damage cards and conditions are shown by their printed names, whatever the file calls them', () => {
  const file = [
    'ships:',
    '  red-5: { pilot: T-65 X-wing, at: [450, 300], damage: { faceup: [damagedengine] }, conditions: [rattled] }',
    '  tie: { pilot: TIE/ln Fighter, at: [450, 800] }',
    'moment: { phase: end }',
  ];
  const { problems, start, failures } = judged(...file, 'expect: { red-5: { faceup: [], conditions: [] } }');
  expect(problems).toEqual([]);
  expect(start.find(({ of }) => of === 'red-5')?.has).toMatchObject({ faceup: ['Damaged Engine'] });
  expect(failures.map(({ found }) => found)).toEqual([['Damaged Engine'], ['Rattled']]);
});
