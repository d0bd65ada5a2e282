/** What judges of real games met: words that were dropped, steps that were not asked for, names on several cards. */
import { judgedGame } from './games';
import { rulingsOf, type Rulings } from './rulings';

const rulings: Record<string, Rulings> = {};
beforeAll(async () => {
  for (const id of ['xwing', 'destiny']) rulings[id] = rulingsOf(await judgedGame(id));
});
const of = (id: string): Rulings => rulings[id] as Rulings;

describe('words of Destiny that nothing answers', () => {
  const found = (players: readonly string[], ...steps: string[]): string =>
    of('destiny').failure(
      'players:',
      ...players.map((each) => `  ${each}`),
      'steps:',
      ...steps.map((each) => `  - ${each}`),
    );

  test('an upgrade that is on another character is not replaced', () => {
    const anna =
      'anna: { characters: [Padawan, { card: Rey, upgrades: [Jedi Robes] }], hand: [Lightsaber], resources: 9 }';
    expect(
      found([anna, 'ben: { characters: [Finn] }'], 'play: { card: Lightsaber, on: Padawan, replacing: Jedi Robes }'),
    ).toMatch(/^7 .*Left over: 'replacing: Jedi Robes'"$/);
  });

  test('a modifier of another symbol, or one that is not there, is not added', () => {
    const anna = 'anna: { characters: [{ card: Jango Fett, die: 2 ranged }, { card: Rey, die: +2 melee }] }';
    const step = 'resolve: { die: 2 ranged, modifiers: +2 melee, on: Finn }';
    expect(found([anna, 'ben: { characters: [Finn, Padawan] }'], step)).toMatch(
      /Left over: 'modifiers: \+2 melee', 'on: Finn'"$/,
    );
  });

  test('a second die of another symbol, or one that cannot be paid for, is not resolved', () => {
    const ben = 'ben: { characters: [{ card: Luke Skywalker }, Padawan] }';
    const two = (die: string): string => `resolve: [{ die: 2 ranged, on: Padawan }, { die: ${die}, on: Padawan }]`;
    const other = 'anna: { characters: [{ card: Jango Fett, die: 2 ranged }, { card: Rey, die: 1 melee }] }';
    expect(found([other, ben], two('1 melee'))).toMatch(/Left over: 'die: 1 melee', 'on: Padawan'"$/);
    const unpaid =
      'anna: { characters: [{ card: Jango Fett, die: 2 ranged }, { card: Han Solo, die: 3 ranged for 1 }] }';
    expect(found([unpaid, ben], two('3 ranged for 1'))).toMatch(/Left over: 'die: 3 ranged for 1', 'on: Padawan'"$/);
  });

  test('a question in the middle of a list does not lose the rest', () => {
    const anna = 'anna: { characters: [{ card: Jango Fett, die: 2 ranged }, { card: Rebel Trooper, die: 1 ranged }] }';
    const ben = 'ben: { characters: [Hired Gun, { card: Count Dooku, upgrades: [] }], hand: [Parry] }';
    const step = 'resolve: [{ die: 2 ranged, on: Count Dooku }, { die: 1 ranged, on: Hired Gun }]';
    expect(found([anna, ben], step)).toMatch(/Count Dooku.*Left over: 'die: 1 ranged', 'on: Hired Gun'"$/);
  });

  test('more sides than dice are rolled of a card, or of a card that rolls none', () => {
    const anna = 'anna: { characters: [Jango Fett] }';
    const ben = 'ben: { characters: [Finn] }';
    expect(found([anna, ben], 'activate: Jango Fett', 'roll: { Jango Fett: [blank, blank] }')).toMatch(
      /2 sides of Jango Fett are said, and 1 die of it rolled/,
    );
    expect(found([anna, ben], 'activate: Jango Fett', 'roll: { Finn: blank, Jango Fett: blank }')).toMatch(
      /1 side of Finn is said, and 0 dice of it rolled/,
    );
  });
});

describe('X-Wing', () => {
  const BUMP = [
    'ships:',
    '  red-5: { pilot: T-65 X-wing, at: [450, 300] }',
    "  tie: { pilot: TIE/ln Fighter, at: 'range 2 of red-5, in its front arc, facing it' }",
  ];
  const ATTACK = [...BUMP, 'moment: { phase: engagement, ship: red-5 }', 'steps:', '  - attack: tie'];

  test('try: declare-defender after the attack was declared is refused by no rule', () => {
    expect(of('xwing').failure(...ATTACK, '  - try: { declare-defender: tie }')).toBe(
      '9 "no rule refuses it, but it is not offered. The question is: chance, 3 attack dice"',
    );
  });

  test('phrases can be tried and expected: the rule that refuses one of their verbs', () => {
    const far = ATTACK.map((line) => line.replace('range 2 of', 'beyond range 3 of')).slice(0, -2);
    const { verdict } = of('xwing').judged(
      ...far.slice(0, 3),
      '  near: { pilot: TIE/ln Fighter, at: [450, 500], facing: south }',
      ...far.slice(3),
      'steps:',
      '  - try: { attack: tie }',
      '    because: xw.attack.10',
      '  - expect: { can: [attack: near], cannot: { attack: tie } }',
    );
    expect(verdict).toBe('passed');
  });

  test('a step that was skipped says which rule did that, and lists no dials [xw.overlap.07]', () => {
    const lines = [
      'ships:',
      '  red-5: { pilot: T-65 X-wing, at: [450, 300] }',
      '  red-6: { pilot: T-65 X-wing, at: [450, 420], activated: true }',
      'moment: { phase: activation, ship: red-5, dial: 2 straight }',
      'steps:',
      '  - perform-action: focus',
    ];
    const { failures } = of('xwing').judged(...lines);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ line: 8, what: 'perform-action: focus' });
    expect(failures[0]?.found).toMatch(
      /What happened before: red-5 skips the step 'perform action': red-5 would have overlapped red-6 \[xw\.overlap\.07\]/,
    );
    expect(failures[0]?.found).not.toMatch(/Legal now|set-dial/);
    expect(failures[0]?.rules).toContain('xw.overlap.07');
  });

  test('a barrel roll that fits only at the back takes that position; one that has room ends in the middle', () => {
    const rolled = (rock: string): ReturnType<Rulings['judged']> =>
      of('xwing').judged(
        'ships:',
        '  red-5: { pilot: RZ-1 A-wing, at: [450, 300] }',
        `  rock: { pilot: T-65 X-wing, at: ${rock} }`,
        'moment: { phase: activation, ship: red-5, step: perform action }',
        'steps: [barrel-roll: right]',
      );
    const only = rolled('[530, 335]');
    expect(only.failures).toEqual([]);
    expect(only.story.map(({ text }) => text)).toContain('choose-position');
    expect(rolled('[700, 345]').story.map(({ text }) => text)).toContain('choose-position: { position: middle }');
  });

  test('`of: d` is enough where one card of the ship is asked about, and lists them where two are', () => {
    const lines = (upgrades: string): string[] => [
      'ships:',
      `  d: { pilot: T-65 X-wing, at: [450, 300], upgrades: [${upgrades}], lock: tie }`,
      "  tie: { pilot: TIE/ln Fighter, at: 'range 2 of d, in its front arc, facing it' }",
      'moment: { phase: engagement, ship: d }',
      'steps:',
      '  - attack: { weapon: Proton Torpedoes, defender: tie }',
      '  - roll: [hit, hit, blank, blank]',
      '  - use: { of: d }',
    ];
    expect(of('xwing').failure(...lines('Proton Torpedoes'))).toBe('');
    expect(of('xwing').failure(...lines('Proton Torpedoes, Marksmanship'))).toMatch(
      /'d' could mean any of: .*Marksmanship on d/,
    );
  });
});

test.each([
  ['xwing', '  a: { pilot: Han Solo, at: [1, 1] }', /'Han Solo \(Scavenged YT-1300\)'/],
  [
    'xwing',
    '  a: { pilot: Darth Vader, at: [1, 1] }',
    /'Darth Vader \(TIE Advanced x1\)' or 'Darth Vader \(TIE\/D Defender\)'/,
  ],
  ['xwing', '  a: { pilot: T-65 X-wing, at: [1, 1], upgrades: [Han Solo] }', /'hansolo-crew' or/],
  ['destiny', '  a: { characters: [Darth Vader] }', /'Darth Vader, Sith Lord' or 'Darth Vader, Dark Apprentice'/],
])('a name on several cards of %s lists them: %s', (id, line, listed) => {
  const second = id === 'xwing' ? '  b: { pilot: T-65 X-wing, at: [500, 500] }' : '  b: { characters: [Finn] }';
  const told = of(id).problem(id === 'xwing' ? 'ships:' : 'players:', line, second);
  expect(told).toMatch(/several cards are called '?(Han Solo|Darth Vader)/);
  expect(told).toMatch(listed);
});

describe('what is legal, where that is much', () => {
  const torpedoes = (step: string): string =>
    of('xwing').failure(
      'ships:',
      '  a: { pilot: T-65 X-wing, at: [450, 300], upgrades: [Proton Torpedoes], lock: b }',
      "  b: { pilot: TIE/ln Fighter, at: 'range 2 of a, in its front arc, facing it' }",
      'moment: { phase: engagement, ship: a }',
      'steps:',
      '  - attack: { weapon: Proton Torpedoes, defender: b }',
      '  - roll: [hit, focus, blank, blank]',
      `  - ${step}`,
    );

  test.each(['pass', 'roll: [evade, evade, evade]', 'spend-focus'])(
    'many answers of one kind hide no other, and what cannot be passed says why: %s [xw.card-interpretation.09]',
    (step) => {
      const told = torpedoes(step);
      expect(told.match(/spend-lock: /g)).toHaveLength(7);
      expect(told).toContain('use: { ability: proton-torpedoes, of: a/protontorpedoes } and 4 more');
      expect(told).toMatch(
        /end-modifying.* is refused: Proton Torpedoes has to be resolved.*xw\.card-interpretation\.09/,
      );
    },
  );
});
