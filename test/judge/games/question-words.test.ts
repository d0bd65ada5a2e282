/** What is asked of a table is asked with every word of it: a word that changes nothing about the answer fails. */
import { judgedGame } from './games';
import { rulingsOf } from './rulings';

describe('what a card would cost with cards bartered [or.bartering.01] [or.bartering.02]', () => {
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
