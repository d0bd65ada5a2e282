/** A piece of a third faction makes nobody a player in silence. */
import { judgedGame } from './games';
import { rulingsOf } from './rulings';

const cases = [
  {
    game: 'xwing',
    pieces: (own: string): string[] => [
      'ships:',
      '  red: { pilot: T-65 X-wing, at: [450, 300] }',
      '  tie: { pilot: TIE/ln Fighter, at: [450, 800], facing: south }',
      `  z95: { pilot: binayrepirate, at: [800, 300]${own} }`,
      'moment: { phase: end }',
    ],
    third: 'z95',
    owner: 'empire',
  },
  {
    game: 'miniatures',
    pieces: (own: string): string[] => [
      'characters:',
      '  luke: { at: [2, 4], player: light }',
      '  vader: { at: [4, 6], player: dark }',
      `  third: { card: { like: Stormtrooper (rebel-storm), hit-points: 10, defense: 16, attack: 4, damage: 10 }, at: [6, 6]${own} }`,
      'moment: { turn: luke }',
    ],
    third: 'third',
    owner: 'dark',
  },
];

test.each(cases)('$game: the file says whose it is, or names its players', async ({ game, pieces, third, owner }) => {
  const { problem } = rulingsOf(await judgedGame(game));
  expect(problem(...pieces(''))).toMatch(new RegExp(`^\\d+:\\d+ ${third} is of .*write player: \\w+ or \\w+`));
  expect(problem(...pieces(`, player: ${owner}`))).toBe('');
});

test('three players are named', async () => {
  const { problem } = rulingsOf(await judgedGame('xwing'));
  expect(problem('players: { rebels: , empire: , scum: }', ...(cases[0]?.pieces('') ?? []))).toBe('');
});
