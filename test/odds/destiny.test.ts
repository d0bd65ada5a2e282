/** Odds of dice in Destiny, against dice that are counted by hand. */
import { rollOdds, type Roll } from '../../src/odds/destiny';
import { named } from '../destiny/decks';
import { countOf, expectChances, right, tally, throwsOf } from './by-hand';

const elite = (name: string) => ({ card: named(name).code, dice: [null, null] });
/** Two of a card that brings one die. */
const twice = (name: string) => [{ card: named(name).code }, { card: named(name).code }];
const quiGon = { card: named('Qui-Gon Jinn').code };
const sum = (dice: readonly number[]): number => dice.reduce((all, each) => all + each, 0);

test('one die of a Padawan', () => {
  const found = rollOdds(
    { characters: [{ card: named('Padawan').code }], target: quiGon },
    { of: ({ damage }) => damage },
  );
  // Melee 1, melee 1, melee 2, and three sides without damage.
  expectChances(right(found), tally([1, 1, 2, 0, 0, 0]));
});

test('two dice of Jango Fett, and whether a Tusken Raider who can take three more is defeated', () => {
  const ways = throwsOf([1, 2, 1, 0, 0, 0], 2).map((dice) => `${Math.min(3, sum(dice))} ${sum(dice) >= 3}`);
  const target = { card: named('Tusken Raider').code, damage: 5 };
  const found = rollOdds(
    { characters: [elite('Jango Fett')], target },
    { of: ({ damage, defeated }) => `${damage} ${defeated}` },
  );
  expectChances(right(found), tally(ways));
});

test('a modifier counts beside a side of its symbol only', () => {
  const ways = throwsOf(['1', '2', '+1', '-', '-', '-'], 2).map((dice) => {
    const plain = sum(dice.map((side) => (side === '1' || side === '2' ? Number(side) : 0)));
    return plain > 0 ? plain + countOf(dice, '+1') : 0;
  });
  const found = rollOdds({ characters: twice('Rebel Trooper'), target: quiGon }, { of: ({ damage }) => damage });
  expectChances(right(found), tally(ways));
});

test('a side with a cost is resolved where a resource is there, or a die brings it', () => {
  const worth = { '1': 1, '2': 2, paid: 2, resource: 0, blank: 0 };
  const sides = ['1', '2', 'paid', 'resource', 'blank', 'blank'] as const;
  const ways = (before: number) =>
    throwsOf(sides, 2).map((dice) => {
      const payable = Math.min(countOf(dice, 'paid'), before + countOf(dice, 'resource'));
      return sum(dice.map((side) => (side === 'paid' ? 0 : worth[side]))) + 2 * payable;
    });
  for (const resources of [0, 1]) {
    const roll = { characters: twice('First Order Stormtrooper'), target: quiGon, resources };
    expectChances(right(rollOdds(roll, { of: ({ damage }) => damage })), tally(ways(resources)));
  }
});

test('shields take damage first', () => {
  const ways = throwsOf([1, 2, 1, 0, 0, 0], 2).map(
    (dice) => `${Math.max(0, sum(dice) - 1)} damage, ${sum(dice) > 0 ? 0 : 1} left`,
  );
  const found = rollOdds(
    { characters: [elite('Jango Fett')], target: { ...quiGon, shields: 1 } },
    { of: ({ damage, shields }) => `${damage} damage, ${shields} left` },
  );
  expectChances(right(found), tally(ways));
});

test('damage is meant for the target, shields for the own characters, also where every choice counts', () => {
  const roll = { characters: [quiGon, { card: named('Padawan').code }], target: { ...quiGon, damage: 1 } };
  const found = right(
    rollOdds(roll, { roller: 'any', of: ({ damage, shields }) => `${damage > 0 ? 'damage' : 'none'}, ${shields}` }),
  );
  expect(found.outcomes.map(({ value }) => value).sort()).toEqual(['damage, 0', 'none, 0']);
});

test('wrong input is answered with its place and its reason', () => {
  const refused = (roll: unknown, code: string, ...path: (string | number)[]) =>
    expect(rollOdds(roll as Roll)).toMatchObject({ _tag: 'Left', left: { code, path } });
  const roll: Roll = { characters: [elite('Jango Fett')], target: quiGon };
  refused('roll', 'malformed');
  refused({ ...roll, characters: [] }, 'no-characters', 'characters');
  refused({ ...roll, characters: [{ card: '99999' }] }, 'malformed', 'characters', 0, 'card');
  refused({ ...roll, target: { card: named('Rebel War Room').code } }, 'wrong-type', 'target', 'card');
  refused({ ...roll, resources: -1 }, 'malformed', 'resources');
});
