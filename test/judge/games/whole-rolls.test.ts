/** What is rolled or drawn together is said whole, also where nothing follows that would notice. */
import { judgedGame } from './games';
import { rulingsOf, type Rulings } from './rulings';

let destiny: Rulings;
beforeAll(async () => {
  destiny = rulingsOf(await judgedGame('destiny'));
});

const TABLE = [
  'players:',
  '  anna: { characters: [{ card: Jango Fett, elite: true, upgrades: [Holdout Blaster] }] }',
  '  ben: { characters: [Hired Gun] }',
];
const activated = (...steps: string[]): string =>
  destiny.failure(...TABLE, 'steps:', '  - activate: Jango Fett', ...steps.map((each) => `  - ${each}`));

describe('all dice of a roll are said', () => {
  test.each([
    'roll: [1 resource, blank]',
    'roll: { Jango Fett: [1 resource, blank] }',
    'roll: { Jango Fett: blank }',
    'roll: blank',
  ])('%s is too little for three [des.rolling-dice.01]', (step) => {
    expect(activated(step)).toMatch(/^8 "Too few results are given: [12] more (is|are) needed, first a die of/);
  });

  test('as many as are rolled are enough, in one step or in several', () => {
    expect(activated('roll: [1 resource, blank, blank]')).toBe('');
    expect(activated('roll: 1 resource', 'note: and then', 'roll: [blank, blank]')).toBe('');
  });

  test('nothing is looked at in the middle of a roll', () => {
    expect(activated('roll: 1 resource', 'expect: { decides: chance }', 'roll: [blank, blank]')).toMatch(
      /^8 "Too few results/,
    );
  });

  test('sides by card are told die by die', () => {
    const { story } = destiny.judged(
      ...TABLE,
      'steps:',
      '  - activate: Jango Fett',
      '  - roll: { Jango Fett: [1 resource, blank], Holdout Blaster: blank }',
    );
    const told = story.map(({ text }) => text).filter((text) => text.startsWith('roll'));
    expect(told).toEqual(['roll: 1 resource', 'roll: blank', 'roll: blank']);
  });
});

test('all cards that are drawn together are said [des.drawing.02]', () => {
  const drawn = (cards: string): string =>
    destiny.failure(
      'players:',
      '  anna: { characters: [Jango Fett], deck-top: [Aim, Block, Dodge, Flank, Parry], deck: [Evade, Swiftness], brought: Echo Base }',
      '  ben: { characters: [Padawan], deck-top: [Aim, Block, Dodge, Flank, Parry], brought: Jedi Temple }',
      'moment: { phase: setup }',
      'steps:',
      '  - mulligan: { by: anna, cards: [Aim, Block] }',
      '  - keep: ben',
      `  - draw: { by: anna, cards: ${cards} }`,
    );
  expect(drawn('[Evade]')).toMatch(/^10 "Too few results are given: 1 more is needed, first a card of anna/);
  expect(drawn('[Evade, Swiftness]')).toBe('');
});
