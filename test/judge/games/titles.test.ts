/** Abilities go by what is printed above them, as well as by their ids. */
import { judgedGame } from './games';
import { rulingsOf } from './rulings';

const phantom = (...lines: string[]): string[] => [
  'ships:',
  '  echo: { pilot: sigmasquadronace, at: [450, 300], evade: 1 }',
  '  wing: { pilot: T-65 X-wing, at: [450, 800], facing: south }',
  'moment: { phase: end }',
  'steps:',
  ...lines,
];

test('one ability of a card or ship ability: its name is enough, in any case, with and without whose it is', async () => {
  const xwing = rulingsOf(await judgedGame('xwing'));
  for (const words of [
    'Stygium Array',
    'stygium array',
    'stygium-array-cloaks',
    '{ ability: Stygium Array, of: echo }',
    '{ ability: Stygium Array }',
  ])
    expect([words, xwing.failure(...phantom(`  - use: ${words}`, 'expect: { echo: { cloak: 1 } }'))]).toEqual([
      words,
      '',
    ]);
  expect(xwing.failure(...phantom('  - decline: Stygium Array', 'expect: { echo: { evade: 0 } }'))).toBe('');
  expect(xwing.failure(...phantom('  - use: { ability: Stygium Array, of: wing }'))).not.toBe('');
  expect(xwing.failure(...phantom('  - use: Vectored Thrusters'))).not.toBe('');
});

test('two of one name: neither is taken in silence', async () => {
  const xwing = rulingsOf(await judgedGame('xwing'));
  const both = [
    ...phantom().slice(0, 2),
    '  whisper: { pilot: sigmasquadronace, at: [650, 300], evade: 1 }',
    ...phantom().slice(2),
  ];
  const found = xwing.failure(...both, '  - add-to-queue: Stygium Array');
  expect(found).toMatch(/could mean any of: .*echo.*whisper/);
  expect(xwing.failure(...both, '  - add-to-queue: { ability: Stygium Array, of: echo }')).toBe('');
});
