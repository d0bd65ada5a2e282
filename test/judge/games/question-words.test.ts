/** What is asked of a table is asked with every word of it: a word that changes nothing about the answer fails. */
import { judgedGame } from './games';
import { rulingsOf } from './rulings';

describe('what a card would cost with cards bartered [or.bartering.01, or.bartering.02]', () => {
  const price = async (words: string): Promise<string> => {
    const { failure } = rulingsOf(await judgedGame('outer-rim'));
    return failure(
      'players:',
      '  ann: { at: Lothal, cards: [Jetpack, Hired Help, Hutt Favor] }',
      '  bob: { cards: [Ion Cannon] }',
      'market: { gear-and-mod: Armored Vest, ship: Used Ship for Sale }',
      'expect:',
      `  - price: { of: Armored Vest, for: ann, ${words} }`,
    );
  };

  test('a card in a slot of the buyer, once', async () => {
    expect(await price('is: 3000')).toBe('');
    expect(await price('bartering: [Jetpack], is: 0')).toBe('');
    expect(await price('bartering: [Jetpack, Jetpack], is: 0')).toContain(
      "ann cannot barter 'Jetpack' more often than it is there",
    );
  });

  test.each([
    ['nobody has it', 'Food Supplies', "ann has no card 'Food Supplies'"],
    ['another player has it', 'Ion Cannon', "ann has no card 'Ion Cannon'"],
    ['a job is not bartered', 'Hutt Favor', "ann cannot barter 'Hutt Favor': cargo, gear and mods are bartered"],
  ])('%s', async (_, card, told) => {
    expect(await price(`bartering: [${card}], is: 3000`)).toContain(told);
  });

  test('a ship comes with cards that bring it', async () => {
    expect(await price('ship: Slave I, is: 3000')).toContain("Armored Vest does not bring the ship 'Slave I'");
  });
});

test('elite is who has a second point value [des.team-building.05]', async () => {
  const { problem } = rulingsOf(await judgedGame('destiny'));
  const elite = (card: string): string =>
    problem('players:', `  anna: { characters: [{ card: ${card}, elite: true }] }`, '  ben: { characters: [Padawan] }');
  expect(elite('Tusken Raider')).toMatch(/^4:.*Tusken Raider has one point value only.*\[des.character.06/);
  expect(elite('Jango Fett')).toBe('');
});

test('only upgrades go to a character [des.upgrade.01]', async () => {
  const { failure } = rulingsOf(await judgedGame('destiny'));
  const cost = (words: string): string =>
    failure(
      'players:',
      '  anna: { characters: [Jango Fett], hand: [Dodge, Holdout Blaster] }',
      '  ben: { characters: [Hired Gun] }',
      'expect:',
      `  - cost: { for: anna, ${words} }`,
    );
  expect(cost('of: Holdout Blaster, on: Jango Fett, is: 2')).toBe('');
  expect(cost('of: Dodge, is: 2')).toBe('');
  expect(cost('of: Dodge, on: Jango Fett, is: 2')).toContain('Dodge is no upgrade: it goes to no character');
});

test('what cannot be done because a rule stops it half way is refused by that rule: a move past a patrol [or.movement-obstacles.04]', async () => {
  const { failure, judged } = rulingsOf(await judgedGame('outer-rim'));
  const table = (reputation: string, ...steps: string[]): string[] => [
    `players: { ann: { at: Naboo, reputation: { imperial: ${reputation} } }, bob: {} }`,
    'patrols: { imperial: NA6 }',
    'moment: { player: ann, step: planning }',
    ...steps,
  ];
  const past = ['steps:', '  - try: { move: [NA6, Ryloth] }', '    because: or.movement-obstacles.04'];
  expect(failure(...table('negative', ...past))).toBe('');
  const line = judged(...table('negative', ...past)).story.find(({ kind }) => kind === 'refused');
  expect(line?.text).toMatch(/move: NA6 and Ryloth is refused: ann has to stop in Navpoint NA6/);
  expect(failure(...table('positive', ...past))).toContain('it is legal');
  expect(failure(...table('negative', 'expect:', '  - cannot: { move: [NA6, Ryloth] }'))).toBe('');
  // Nothing stopped anybody: nobody asks for a space that is not adjacent.
  expect(failure(...table('positive', 'steps:', '  - try: { move: [NA6, Mon Calamari] }'))).toContain(
    'no rule refuses it',
  );
});

test('names that are told are those of cards that are there, or may come back', async () => {
  const { problem } = rulingsOf(await judgedGame('destiny'));
  const told = (characters: string): string =>
    problem(
      'players:',
      `  anna: { characters: [${characters}], supports: [Launch Bay] }`,
      '  ben: { characters: [Padawan] }',
      'expect:',
      '  - not-offered: [activate: qqq]',
    );
  expect(told('Jango Fett')).toMatch(/there are: Jango Fett, Launch Bay, Padawan, Launch Bay 2, Launch Bay 3$/);
  expect(told('Hired Gun, Hired Gun')).toMatch(/there are: Hired Gun, Hired Gun 2, Launch Bay, Padawan, /);
});
