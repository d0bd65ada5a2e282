/** `not-offered` holds of what could be offered, and says which rule withheld it. */
import { judgedGame } from './games';
import { rulingsOf } from './rulings';

const ships = (...lines: string[]): string[] => [
  'ships:',
  '  kyle: { pilot: kylekatarn, at: [450, 300], focus: 1 }',
  '  wing: { pilot: T-65 X-wing, at: [450, 420] }',
  '  tie: { pilot: TIE/ln Fighter, at: [450, 600], facing: south }',
  'moment: { phase: engagement }',
  ...lines,
];

describe('X-Wing', () => {
  const found = async (...lines: string[]): Promise<string> =>
    rulingsOf(await judgedGame('xwing')).failure(...ships(...lines));

  test('of a card that is not on the table it says nothing, whatever is asked', async () => {
    expect(await found('expect: { not-offered: { use: saw-gerrera } }')).toMatch(
      /nothing on the table has this ability/,
    );
    expect(await found('expect: { not-offered: { use: Saw Gerrera } }')).toMatch(/nothing on the table has this/);
    expect(await found('expect: { not-offered: { use: { ability: kyle-katarn, of: tie } } }')).toMatch(
      /nothing on the table has this/,
    );
  });

  test('what was offered on the way, and passed, was offered', async () => {
    const lines = ['steps:', '  - pass', '  - expect: { not-offered: { use: Kyle Katarn } }'];
    expect(await found(...lines)).toMatch(/it was offered: at '.*' no step took it up/);
  });

  test('once it has been used, or with a choice that it does not have, it is not offered', async () => {
    const used = ['steps:', '  - use: { ability: Kyle Katarn, choose: wing }'];
    expect(await found(...used, 'expect: { not-offered: { use: Kyle Katarn } }')).toBe('');
    expect(await found('expect: { not-offered: { use: { ability: Kyle Katarn, choose: tie } } }')).toBe('');
    expect(await found('expect: { not-offered: { use: { ability: Kyle Katarn, choose: wing } } }')).toMatch(/legal/);
    expect(await found('expect: { not-offered: { use: { ability: Kyle Katarn, choose: nobody } } }')).not.toBe('');
  });
});

test('the verdict says what the failure says, not that it is so', async () => {
  const { sentences, verdict } = rulingsOf(await judgedGame('destiny')).judged(
    'players: { anna: { characters: [Jango Fett] }, ben: { characters: [Hired Gun] } }',
    'expect: { not-offered: { use: Count Dooku } }',
  );
  expect(verdict).toBe('failed');
  expect(sentences).toMatchObject([
    { text: 'use: Count Dooku: nothing on the table has this ability', holds: false, rules: [] },
  ]);
});

test('the rule that withheld it is told [min.overwhelming-force.04]', async () => {
  const { rulings } = rulingsOf(await judgedGame('miniatures')).judged(
    'characters:',
    '  ann: { player: light, at: [2, 4], card: { force: 1, powers: [Overwhelming Force] } }',
    '  bob: { player: dark, at: [5, 4] }',
    '  decoy: { player: dark, at: [5, 6], card: { abilities: [Draw Fire] } }',
    'moment: { turn: ann }',
    'steps:',
    '  - use: Overwhelming Force',
    '  - attack: bob',
    '  - expect: { not-offered: [use: draw-fire] }',
  );
  expect(rulings[0]).toMatchObject({ holds: true });
  expect(rulings[0]?.rules).toContain('min.overwhelming-force.04');
  expect(rulings[0]?.text).toMatch(/Draw Fire of decoy is skipped/);
});
