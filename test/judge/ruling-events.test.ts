/** Which events a ruling tells: those that meet the expectation, those that changed the value, and what was told before of how much it would be. */
import { judge, type JudgedGame } from '../../src/judge';
import { judgedGame } from './games/games';

let xwing: JudgedGame;
let armada: JudgedGame;
let destiny: JudgedGame;
beforeAll(async () => {
  [xwing, armada, destiny] = await Promise.all([judgedGame('xwing'), judgedGame('armada'), judgedGame('destiny')]);
});

const texts = (game: JudgedGame, ...lines: string[]): string[] => {
  const { problems, rulings } = judge(lines.join('\n'), [game]);
  expect(problems).toEqual([]);
  return rulings.map(({ text }) => text);
};

const bump = (...expected: string[]): string[] =>
  texts(
    xwing,
    'game: xwing',
    'title: a bump',
    'ships:',
    '  red-5: { pilot: Cavern Angels Zealot, at: [450, 300] }',
    '  tie: { pilot: Academy Pilot, at: [450, 430] }',
    'moment: { phase: activation, ship: red-5, dial: 4 koiogran }',
    'expect:',
    ...expected.map((each) => `  - ${each}`),
  );

test('of two like events the one that meets the expectation is told, and two that are expected are both told', () => {
  expect(bump('happened: [ship-activates]')).toEqual([expect.stringMatching(/^red-5 activates/)]);
  expect(bump('happened: [ship-activates, ship-activates]')).toEqual([
    expect.stringMatching(/^red-5 activates/),
    expect.stringMatching(/^tie activates/),
  ]);
});

test('what happened although it should not have is told as having happened', () => {
  expect(bump('not-happened: [token-gained]')).toEqual([expect.stringMatching(/^red-5 gains a stress token/)]);
});

test('what did not happen is told with its fields, for others of its kind did; in a step it is told of the story so far', () => {
  expect(bump('not-happened: [token-gained: { token: ion }]')).toEqual(['no token was gained (ion)']);
  const file = [
    'game: destiny',
    'title: t',
    'players:',
    '  anna: { characters: [Padawan] }',
    '  ben: { characters: [Padawan] }',
  ];
  expect(texts(destiny, ...file, 'steps:', '  - expect: { not-happened: [passed] }', '  - pass')).toEqual([
    "nothing was passed before 'pass'",
  ]);
});

test('what kept it from happening is told of the ship that was meant, not of another', () => {
  const [said] = bump('not-happened: [action-performed: { ship: red-5 }]');
  expect(said).toMatch(/^no action was performed \(red-5\): red-5 skips the step/);
  expect(bump('not-happened: [action-performed: { ship: tie }]')).toEqual(['no action was performed (tie)']);
});

test('a wrong outcome is told as it is, not as it was expected', () => {
  expect(bump('outcome: { winner: rebels }')).toEqual(['the game is not over yet']);
});

const ARMADA = ['game: armada', 'title: an attack', 'auto-pass: true'];

test('the total damage is that of the attack which dealt it', () => {
  const said = texts(
    armada,
    ...ARMADA,
    'ships:',
    '  cr90: { card: CR90 Corvette A, at: [900, 700] }',
    '  vsd: { card: Victory II, at: [900, 100] }',
    'squadrons:',
    '  a-wing: { card: A-wing, at: [300, 400] }',
    '  interceptor: { card: TIE Interceptor, at: [330, 460] }',
    'moment: { phase: squadron, squadron: a-wing }',
    'steps:',
    '  - attack: interceptor',
    '  - roll: { blue: [hit, accuracy, accuracy] }',
    '  - use: interceptor',
    '  - roll: { blue: [hit, hit] }',
    '  - finish: squadron activation',
    'expect:',
    '  - a-wing: { hull: 2 }',
    '  - interceptor: { hull: 2 }',
  );
  expect(said).toEqual([
    expect.stringMatching(/^a-wing: hull is 2: the total damage of interceptor is 2 points .*; then a-wing loses/),
    expect.stringMatching(/^interceptor: hull is 2: the total damage of a-wing is 1 point .*; then interceptor loses/),
  ]);
});

test('a card that a ram deals is no part of the damage of an attack before it', () => {
  const said = texts(
    armada,
    ...ARMADA,
    'ships:',
    '  cr90: { card: CR90 Corvette A, at: [900, 300], speed: 2 }',
    "  vsd: { card: Victory II, at: '90 mm from cr90, in its front arc, facing it' }",
    'moment: { phase: ship, ship: cr90, dial: repair }',
    'steps:',
    '  - keep-dial',
    '  - attack: { arc: front, target: vsd, zone: front }',
    '  - roll: { red: [hit, blank], blue: [hit] }',
    '  - spend-defense-token: brace',
    '  - finish: attack',
    '  - maneuver: [straight, straight]',
    'expect:',
    '  - vsd: { damage: 1, shields: { front: 2 } }',
  );
  expect(said).toEqual([
    'vsd: damage is 1: vsd is dealt a facedown damage card (0 -> 1 of 8)',
    expect.stringMatching(
      /^vsd: shields is .*: the total damage of cr90 is 1 point .*by brace\); then vsd loses a shield/,
    ),
  ]);
});
