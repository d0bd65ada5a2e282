/** Doubts of X-Wing's rules that are told only where their case arises. */
import { judgedGame } from '../../judge/games/games';
import { rulingsOf } from '../../judge/games/rulings';

const doubted = async (at: string, ...more: readonly string[]): Promise<boolean[]> => {
  const { story, problems } = rulingsOf(await judgedGame('xwing')).judged(
    'ships:',
    `  red: { pilot: RZ-1 A-wing, at: ${at} }`,
    ...more,
    'moment: { phase: activation, ship: red, step: perform action }',
    'steps:',
    '  - perform-action: barrel roll',
    '  - choose-side: right',
  );
  expect(problems).toEqual([]);
  const failed = story.filter(({ rules }) => rules[0] === 'xw.barrel-roll.14');
  return failed.map(({ doubt }) => doubt !== undefined);
};

// Whether three positions are impossible for different reasons is a question only where the reasons differ.
test('all three lie outside of the play area: no doubt [xw.barrel-roll.14]', async () => {
  expect(await doubted('[880, 300]', '  tie: { pilot: TIE/ln Fighter, at: [450, 850] }')).toEqual([false]);
});

test('a ship bars some, an obstacle the others: a doubt [xw.barrel-roll.14]', async () => {
  expect(
    await doubted(
      '[450, 300]',
      '  tie: { pilot: TIE/ln Fighter, at: [530, 335] }',
      'obstacles:',
      '  rock: { at: [530, 255] }',
    ),
  ).toEqual([true]);
});

test('a card that names the System Phase names no other time: no doubt [xw.system-phase.02]', async () => {
  const { story, problems } = rulingsOf(await judgedGame('xwing')).judged(
    'ships:',
    '  bb-8: { pilot: BB-8, at: [450, 450] }',
    '  tie: { pilot: TIE/ln Fighter, at: [450, 750] }',
    'moment: { phase: system }',
    'steps:',
    '  - use: { ability: bb-8-pilot, choose: barrel-roll }',
  );
  expect(problems).toEqual([]);
  const used = story.filter(({ rules }) => rules.includes('xw.system-phase.02'));
  expect(used.map(({ doubt }) => doubt)).toEqual([undefined]);
});

test('nor where only something is asked, of which nothing was told', async () => {
  const { rulings, problems } = rulingsOf(await judgedGame('xwing')).judged(
    'ships:',
    '  phantom: { pilot: TIE/ph Phantom, at: [450, 450], cloak: 1 }',
    '  red: { pilot: T-65 X-wing, at: [450, 750] }',
    'moment: { phase: system }',
    'expect:',
    '  - asks: use abilities of the System Phase',
  );
  expect(problems).toEqual([]);
  expect(rulings.map(({ doubt }) => doubt)).toEqual([undefined]);
});
