/** Odds of attacks in Star Wars Miniatures, against dice that are counted by hand. */
import type { StatCard } from '../../src/miniatures';
import { attackOdds, type Attack } from '../../src/odds/miniatures';
import { expected } from '../../src/play';
import { expectChances, right, tally } from './by-hand';

const D20 = Array.from({ length: 20 }, (_, i) => i + 1);

/** Attack +5, Damage 10, Defense 15, 20 Hit Points. */
const fighter = (more: Partial<StatCard> = {}): StatCard => ({
  id: 'fighter',
  name: 'Fighter',
  faction: 'republic',
  cost: 10,
  hitPoints: 20,
  defense: 15,
  attack: 5,
  damage: 10,
  size: 'medium',
  commanderEffect: null,
  abilities: [],
  force: null,
  ...more,
});
const target = { card: fighter({ id: 'target' }) };
const four: Attack = { attacker: { card: fighter() }, target, squares: 4 };

/** 1 misses and 20 is double damage, whatever else is added. */
const dealt = (roll: number, defense: number): number =>
  roll === 20 ? 20 : roll !== 1 && roll + 5 >= defense ? 10 : 0;

test('one attack: a miss, a hit, a critical hit', () => {
  expectChances(right(attackOdds(four, { of: ({ damage }) => damage })), tally(D20.map((roll) => dealt(roll, 15))));
  const easy = { ...four, target: { card: fighter({ id: 'easy-target', defense: 2 }) } };
  expectChances(right(attackOdds(easy, { of: ({ damage }) => damage })), tally(D20.map((roll) => dealt(roll, 2))));
});

test('cover is 4 more', () => {
  const found = attackOdds({ ...four, cover: true }, { of: ({ damage }) => damage });
  expectChances(right(found), tally(D20.map((roll) => dealt(roll, 19))));
});

test('a Force point rolls a miss again, and is kept where it hit', () => {
  const ways = D20.flatMap((first) =>
    D20.map((second) => {
      const once = dealt(first, 15);
      return once > 0 ? `${once} damage, 1 left` : `${dealt(second, 15)} damage, 0 left`;
    }),
  );
  const attacker = { card: fighter({ force: { points: 1, powers: [] } }) };
  const found = attackOdds(
    { ...four, attacker },
    { of: ({ damage, force }) => `${damage} damage, ${force.attacker} left` },
  );
  expectChances(right(found), tally(ways));
});

test('Double Attack: the second where the first did not defeat the target', () => {
  const ways = D20.flatMap((first) =>
    D20.map((second) => {
      const once = dealt(first, 15);
      return once >= 20 ? 'defeated' : once + dealt(second, 15) >= 20 ? 'defeated' : 'stands';
    }),
  );
  const attacker = { card: fighter({ abilities: [{ ability: 'double-attack' }] }) };
  const found = attackOdds({ ...four, attacker }, { of: ({ defeated }) => (defeated ? 'defeated' : 'stands') });
  expectChances(right(found), tally(ways));
});

test('damage that it has suffered counts for who is defeated, not for what this attack deals', () => {
  const worn = { ...four, target: { ...target, damage: 10 } };
  const found = right(attackOdds(worn));
  const hits = D20.filter((roll) => dealt(roll, 15) > 0).length / 20;
  expect(expected(found, ({ defeated }) => (defeated ? 1 : 0)).low).toBeCloseTo(hits, 12);
  expect(expected(found, ({ damage }) => damage).low).toBeCloseTo(10 * hits + 10 / 20, 12);
});

test('wrong input is answered with its place and its reason', () => {
  const refused = (attack: unknown, code: string, ...path: string[]) =>
    expect(attackOdds(attack as Attack)).toMatchObject({ _tag: 'Left', left: { code, path } });
  refused([], 'malformed');
  refused({ ...four, squares: 0 }, 'malformed', 'squares');
  refused({ ...four, attacker: { card: 'nobody' } }, 'unknown-stat-card', 'attacker', 'card');
  refused({ ...four, target: { ...target, forc: 1 } }, 'malformed', 'target', 'forc');
  refused({ ...four, attacker: { card: fighter({ abilities: [{ ability: 'melee-attack' }] }) } }, 'melee-attack');
});
