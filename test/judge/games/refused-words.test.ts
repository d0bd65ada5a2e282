/** Words of a file that would have no effect, or one that nobody means, are refused where they stand. */
import { judgedGame } from './games';
import { rulingsOf, type Rulings } from './rulings';

const rulings: Record<string, Rulings> = {};
beforeAll(async () => {
  for (const id of ['xwing', 'destiny', 'outer-rim', 'armada', 'miniatures'])
    rulings[id] = rulingsOf(await judgedGame(id));
});
const of = (id: string): Rulings => rulings[id] as Rulings;

const xwing = (moment = '{ phase: planning }'): string[] => [
  'ships:',
  '  red-5: { pilot: T-65 X-wing, at: [450, 300] }',
  '  tie: { pilot: TIE/ln Fighter, at: [450, 600] }',
  `moment: ${moment}`,
];
const destiny = ['players:', '  anna: { characters: [Jango Fett] }', '  ben: { characters: [Hired Gun] }'];
const armada = [
  'ships: { cr90: { card: CR90 Corvette A, at: [900, 300] }, vsd: { card: Victory I, at: [300, 800] } }',
  'moment: { phase: ship }',
];
const miniatures = [
  'characters: { ann: { player: p, at: [0, 0] }, bob: { player: q, at: [4, 0] } }',
  'moment: { turn: ann }',
];
const outerRim = ['players: { ann: { at: Naboo }, bob: {} }'];

describe('finish', () => {
  test.each([
    ['xwing', xwing(), 'atack', 'attack'],
    ['destiny', destiny, 'upkeep fase', 'upkeep phase'],
    ['outer-rim', outerRim, 'acton step', 'action step'],
    ['armada', armada, 'execute manoever', 'execute maneuver'],
    ['miniatures', miniatures, 'deal damge', 'deal damage'],
  ])('%s: a word that is no procedure is refused', (game, table, word, near) => {
    expect(of(game).problem(...table, 'steps:', `  - finish: ${word}`)).toContain(
      `'${word}' is not known here; did you mean ${near}?`,
    );
  });

  test('what is not in progress cannot be finished, and what is, can', () => {
    expect(of('xwing').failure(...xwing(), 'steps:', '  - finish: attack')).toMatch(
      /it is not in progress; in progress:/,
    );
    expect(
      of('xwing').failure(
        'auto-pass: true',
        ...xwing('{ phase: engagement, ship: red-5 }'),
        'steps:',
        '  - finish: attack',
      ),
    ).toBe('');
  });
});

test('what is finished is the attack that the step before was about, and no later one', () => {
  const fight = [
    'auto-pass: true',
    'ships:',
    '  red-5: { pilot: T-65 X-wing, at: [450, 300] }',
    '  tie: { pilot: TIE/ln Fighter, at: "range 2 of red-5, in its front arc, facing it" }',
    'moment: { phase: engagement, ship: red-5 }',
    'steps:',
    '  - attack: tie',
    '  - roll: [hit, hit, hit]',
  ];
  const missed = '  - roll: [evade, evade, evade]';
  const holds = [
    'expect:',
    '  - table: { phase: engagement, round: 1 }',
    '  - can: [attack: { ship: tie, defender: red-5 }]',
  ];
  expect(of('xwing').failure(...fight, missed, '  - finish: attack', ...holds)).toBe('');
  expect(of('xwing').failure(...fight, missed, '  - note: x', '  - finish: attack', ...holds)).toBe('');
  // The attack of the TIE is in progress now, and nothing was said of it: it is the one that is meant.
  const declined = ['  - finish: attack', '  - finish: attack', '  - expect: { table: { phase: planning, round: 2 } }'];
  expect(of('xwing').failure(...fight, missed, ...declined)).toBe('');
});

test('the color of a maneuver that is on the dial is that of the dial', () => {
  const dial = (said: string): string =>
    of('xwing').problem(...xwing(`{ phase: activation, ship: red-5, dial: ${said} }`));
  expect(dial('4 koiogran blue')).toMatch(/^6:.*'4 koiogran' is red on its dial, not blue/);
  expect(dial('4 koiogran red')).toBe('');
});

test('ranges stand from the nearer to the farther', () => {
  const within = (range: string): string =>
    of('xwing').failure(
      ...xwing(),
      'expect:',
      `  - within-range: { of: red-5, target: tie, range: ${range}, is: false }`,
    );
  expect(within('[3, 0]')).toContain('ranges 3 to 0 are none');
  expect(within('[0, 1]')).toBe('');
});

describe('lists and maps that say nothing, or the same twice', () => {
  test('exactly these', () => {
    expect(of('outer-rim').problem(...outerRim, 'expect:', '  - legal: [move, recover, move]')).toMatch(
      /this stands here twice/,
    );
  });

  test('no reason, no card', () => {
    expect(of('xwing').problem(...xwing(), 'steps:', '  - try: { attack: tie }', '    because: []')).toMatch(
      /^9:.*at least 1/,
    );
    expect(of('xwing').problem(...xwing(), 'expect:', '  - red-5: { upgrade-charges: {} }')).toMatch(/at least 1 key/);
  });
});

test('actions are only done in the action step [or.action-step.01]', () => {
  const at = (moment: string): string => of('outer-rim').problem(...outerRim, `moment: ${moment}`);
  expect(at('{ player: ann, step: planning, done: [trade] }')).toMatch(/^4:.*Actions are performed in the action step/);
  expect(at('{ player: ann, step: encounter, done: [trade] }')).toMatch(/action step/);
  expect(at('{ player: ann, done: [trade] }')).toMatch(/action step/);
  expect(at('{ player: ann, step: action, done: [trade] }')).toBe('');
});

test('ships cannot attack friendly ships [xw.friendly.03]', () => {
  const table = [
    'ships:',
    '  red-5: { pilot: T-65 X-wing, at: [450, 300] }',
    '  w: { pilot: T-65 X-wing, at: [520, 420] }',
    '  tie: { pilot: TIE/ln Fighter, at: [450, 450], facing: south }',
    'moment: { phase: engagement, ship: red-5 }',
  ];
  const because = (defender: string): string =>
    of('xwing').failure(...table, 'expect:', `  - cannot: { attack: ${defender}, because: xw.friendly.03 }`);
  expect(because('w')).toBe('');
  expect(because('tie')).toContain('it is legal');
});

describe('not-offered', () => {
  const attack = ['steps:', '  - attack: tie', '  - roll: [hit, blank, blank]', 'expect:'];
  const fight = [
    'ships:',
    '  red-5: { pilot: T-65 X-wing, at: [450, 300], upgrades: [Predator] }',
    '  tie: { pilot: TIE/ln Fighter, at: "range 2 of red-5, in its front arc, facing it" }',
    'moment: { phase: engagement, ship: red-5 }',
  ];
  const anna = [
    'players:',
    '  anna: { characters: [{ card: Jango Fett, dice: [1 resource], exhausted: true }], resources: 5, hand: [Launch Bay] }',
  ];
  const table = [...anna, '  ben: { characters: [Hired Gun] }'];
  const ann = ['players: { ann: { at: Lothal, credits: 9000 }, bob: {} }', 'market: { gear-and-mod: Armored Vest }'];
  const action = 'moment: { player: ann, step: action }';

  test.each([
    ['xwing', [...fight, ...attack], 'use: predatr', /nothing is called 'predatr'; did you mean predator/],
    ['xwing', [...fight, ...attack], 'use: { ability: predator, choose: blnk }', /nothing is called 'blnk'/],
    ['xwing', [...fight, 'expect:'], 'attack: { weapon: zz, defender: tie }', /nothing is called 'zz'/],
    ['xwing', [...fight, 'expect:'], 'set-dial: { ship: red-5, maneuver: 2 trun }', /nothing is called '2 trun'/],
    ['destiny', [...table, 'expect:'], 'choose: Hierd Gun', /nothing is called 'Hierd Gun'; did you mean Hired Gun/],
    ['destiny', [...table, 'expect:'], 'activate: Launch Bay 3', /no card is called 'Launch Bay 3'/],
    ['outer-rim', [...ann, 'expect:'], 'choose-option: Sell teh news', /nothing is called 'Sell teh news'/],
  ])('%s: words that nothing is called: %#', (game, lines, deed, told) => {
    expect(of(game).failure(...lines, `  - not-offered: [${deed}]`)).toMatch(told);
  });

  test.each([
    [
      'destiny',
      [...table, 'expect:'],
      'resolve: { die: 1 resource, on: Hired Gun }',
      "all but 'on: Hired Gun' is offered",
    ],
    [
      'destiny',
      [...table, 'expect:'],
      'play: { card: Launch Bay, on: Jango Fett }',
      "all but 'on: Jango Fett' is offered",
    ],
    [
      'outer-rim',
      [...ann, action, 'expect:'],
      'buy: { card: Armored Vest, ship: Slave I }',
      "all but 'ship: Slave I' is offered",
    ],
  ])('%s: a word too much does not make a legal deed another: %#', (game, lines, deed, told) => {
    expect(of(game).failure(...lines, `  - not-offered: [${deed}]`)).toContain(told);
  });

  test.each([
    ['xwing', [...fight, 'expect:'], 'attack: { weapon: Proton Torpedoes, defender: tie }'],
    ['destiny', [...table, 'expect:'], 'choose: discard 2 cards'],
    ['outer-rim', [...ann, 'expect:'], 'choose-option: Sell the news'],
  ])('%s: what is not among the choices is not offered: %#', (game, lines, deed) => {
    expect(of(game).failure(...lines, `  - not-offered: [${deed}]`)).toBe('');
  });

  test.each(['use: Crack Shot', 'use: { ability: predator, of: tie }'])(
    'an ability of a card that is not on the table is not not-offered: %s',
    (deed) => {
      const told = of('xwing').failure(...fight, ...attack, `  - not-offered: [${deed}]`);
      expect(told).toContain('nothing on the table has this ability');
    },
  );
});

test('cards that are not there have no cost, and nothing holds of them', () => {
  const table = [
    'players:',
    '  anna: { characters: [Jango Fett], supports: [Launch Bay], hand: [Holdout Blaster] }',
    '  ben: { characters: [Padawan] }',
    'expect:',
  ];
  const expecting = (expectation: string): string => of('destiny').failure(...table, `  - ${expectation}`);
  expect(expecting('cost: { of: Holdout Blaster, for: anna, on: Launch Bay 2, is: 2 }')).toContain(
    "no card is called 'Launch Bay 2'",
  );
  expect(expecting('cost: { of: Holdout Blaster, for: anna, on: Jango Fett, is: 2 }')).toBe('');
  expect(expecting('Launch Bay 3: { in-play: false }')).toContain('no such piece');
  expect(expecting('Holdout Blaster: { in-play: false }')).toBe('');
});

test('pieces stand in the play area, with the whole base [xw.play-area.01]', () => {
  const at = (place: string, rock = '[450, 600]'): string =>
    of('xwing').problem(
      'ships:',
      '  a: { pilot: TIE/ln Fighter, at: [450, 300] }',
      `  b: { pilot: T-65 X-wing, at: ${place} }`,
      `obstacles: { rock: { at: ${rock} } }`,
      'moment: { phase: planning }',
    );
  expect(at('[5000, 500]')).toMatch(/^5:.*b stands outside the play area.*xw\.play-area\.01/);
  expect(at('900 mm from a')).toContain('b stands outside the play area');
  expect(at('[300, 19]')).toContain('b stands outside the play area');
  expect(at('[300, 20]')).toBe('');
  expect(at('[300, 20]', '[-3000, 0]')).toMatch(/^6:.*rock lies outside the play area.*xw\.setup\.07/);
});
