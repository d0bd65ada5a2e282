/** What ships put down in the course of a file has the name that the guide gives it; remotes have theirs wherever ships are attacked. */
import { judgedGame } from '../../judge/games/games';
import { rulingsOf, type Rulings } from '../../judge/games/rulings';

let xwing: Rulings;
beforeAll(async () => {
  xwing = rulingsOf(await judgedGame('xwing'));
});

const bombing = (...expected: string[]): string[] => [
  'ships:',
  '  bomber: { pilot: T-65 X-wing, at: [450, 450], upgrades: [Proton Bombs], dial: 4 straight }',
  '  tie: { pilot: TIE/ln Fighter, at: [850, 290], dial: 1 turn-left white }',
  'moment: { phase: system }',
  'steps:',
  '  - use: { ability: Proton Bombs, choose: drop 1 straight }',
  ...expected,
];

test('a bomb that is dropped: its values, ranges to it, and what happens with it', () => {
  const bomb = 'bomber/proton-bomb-1';
  for (const expected of [
    `{ ${bomb}: { kind: proton-bomb, place: table } }`,
    `{ range: { from: bomber, to: ${bomb}, is: 3 } }`,
    `{ happened: [device-placed: { ship: bomber, device: ${bomb} }] }`,
  ])
    expect([expected, xwing.failure(...bombing(`  - expect: ${expected}`))]).toEqual([expected, '']);
});

test('a second one that is not there is no piece of the table, and one that its ship has no card for is no name', () => {
  expect(xwing.failure(...bombing('  - expect: { range: { from: tie, to: bomber/proton-bomb-2, is: 1 } }'))).not.toBe(
    '',
  );
  expect(xwing.problem(...bombing('  - expect: { range: { from: tie, to: bomber/seismic-charge-1, is: 1 } }'))).toMatch(
    /no object is called 'bomber\/seismic-charge-1'/,
  );
});

test('remotes have their names in attack ranges and in what happened', () => {
  const lines = [
    'auto-pass: true',
    'ships:',
    '  red-5: { pilot: T-65 X-wing, at: [450, 300] }',
    '  tie: { pilot: TIE/ln Fighter, at: [850, 850] }',
    'obstacles:',
    '  rock: { at: [100, 100] }',
    'devices:',
    '  swarm: { player: empire, at: [450, 470] }',
    'moment: { phase: engagement, ship: red-5 }',
    'steps:',
    '  - ask: { attack-range: { from: red-5, to: swarm } }',
    '  - attack: swarm',
    '  - roll: [hit, hit, hit]',
    '  - roll: [blank, blank, blank]',
    'expect:',
  ];
  expect(xwing.failure(...lines, '  - happened: [attack-declared: { attacker: red-5, defender: swarm }]')).toBe('');
  const asked = (to: string): string =>
    xwing.failure(...lines.slice(0, 10), `  - ask: { attack-range: { from: red-5, to: ${to} } }`);
  expect(asked('swarm')).toBe('');
  expect(asked('rock')).toMatch(/rock is no ship and no remote/);
});

test('the XWS id of a card names its ability, where it is used and where it is not offered', () => {
  const { verdict, failures } = xwing.judged(
    'ships:',
    '  ketsu: { pilot: ketsuonyo, at: [450, 300] }',
    '  tie: { pilot: TIE/ln Fighter, at: [450, 400], facing: south }',
    'moment: { phase: engagement }',
    'steps:',
    '  - use: { ability: ketsuonyo, choose: tie }',
    '  - expect: { not-offered: { use: ketsuonyo } }',
    'expect: { tie: { tractor: 1 } }',
  );
  expect([verdict, failures]).toEqual(['passed', []]);
});
