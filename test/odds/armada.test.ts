/** Odds of attacks in Armada, against dice that are counted by hand. */
import { attackOdds, type Attack } from '../../src/odds/armada';
import { countOf, expectChances, right, tally, throwsOf } from './by-hand';

const RED = ['hit', 'hit', 'crit', 'crit', 'double', 'accuracy', 'blank', 'blank'] as const;
const BLUE = ['hit', 'hit', 'hit', 'hit', 'crit', 'crit', 'accuracy', 'accuracy'] as const;

type Face = (typeof RED)[number];
const WORTH: Readonly<Record<Face, number>> = { hit: 1, crit: 1, double: 2, accuracy: 0, blank: 0 };
const total = (dice: readonly Face[]): number => dice.reduce((sum, face) => sum + WORTH[face], 0);

/** The front of a CR90 Corvette A has two red dice and a blue one; a Victory has three shields there, a CR90 two. */
const corvette = { card: 'cr90-corvette-a' };
const victory = { card: 'victory-i-class-star-destroyer', defense: [] };
const two = throwsOf<Face>(RED, 2);
const three = two.flatMap((red) => BLUE.map((blue): Face[] => [...red, blue]));

test('at long range only red dice reach', () => {
  const found = attackOdds({ attacker: corvette, defender: victory, range: 'long' }, { of: ({ damage }) => damage });
  expectChances(right(found), tally(two.map(total)));
});

test('at medium range blue ones, too; of the cards behind the shields the first is faceup where a critical icon is', () => {
  const ways = three.map((dice) => {
    const isCritical = total(dice) > 3 && countOf(dice, 'crit') > 0;
    return `${total(dice)} damage, ${isCritical ? 1 : 0} critical, ${Math.max(0, 3 - total(dice))} shields`;
  });
  const found = attackOdds(
    { attacker: corvette, defender: victory, range: 'medium' },
    { of: ({ damage, criticals, shields }) => `${damage} damage, ${criticals} critical, ${shields} shields` },
  );
  expectChances(right(found), tally(ways));
});

test('a brace halves the damage, unless an accuracy icon bars it', () => {
  const ways = three.map((dice) => {
    const isBarred = countOf(dice, 'accuracy') > 0;
    return isBarred ? total(dice) : Math.ceil(total(dice) / 2);
  });
  const braced = { ...victory, defense: [{ type: 'brace' as const, exhausted: false }] };
  const found = attackOdds({ attacker: corvette, defender: braced, range: 'medium' }, { of: ({ damage }) => damage });
  expectChances(right(found), tally(ways));
});

test('an evade cancels the best die at long range, unless an accuracy icon bars it; it is kept where no die counts', () => {
  const ways = two.map((dice) => {
    const isSpent = countOf(dice, 'accuracy') === 0 && total(dice) > 0;
    const canceled = isSpent ? Math.max(...dice.map((face) => WORTH[face])) : 0;
    return `${total(dice) - canceled} damage, ${isSpent ? 'exhausted' : 'readied'}`;
  });
  const evading = { ...corvette, defense: [{ type: 'evade' as const, exhausted: false }] };
  const found = attackOdds(
    { attacker: corvette, defender: evading, range: 'long' },
    { of: ({ damage, defense: [token] }) => `${damage} damage, ${token?.exhausted ? 'exhausted' : 'readied'}` },
  );
  expectChances(right(found), tally(ways));
});

test('how likely a ship of hull four is destroyed that has three damage cards and no shields there; the rear of a Victory has two red dice', () => {
  const worn = { ...corvette, defense: [], shields: { front: 0 }, damage: { facedown: 3 } };
  const found = attackOdds(
    { attacker: victory, defender: worn, range: 'long', zone: 'rear' },
    { of: ({ destroyed, damage }) => `${destroyed} ${damage}` },
  );
  expectChances(right(found), tally(two.map((dice) => (total(dice) > 0 ? 'true 1' : 'false 0'))));
});

test('wrong input is answered with its place and its reason', () => {
  const one: Attack = { attacker: corvette, defender: victory, range: 'long' };
  const refused = (attack: unknown, code: string, ...path: string[]) =>
    expect(attackOdds(attack as Attack)).toMatchObject({ _tag: 'Left', left: { code, path } });
  refused(7, 'malformed');
  refused({ ...one, range: 'far' }, 'malformed', 'range');
  refused({ ...one, attacker: { card: 'cr90' } }, 'unknown-ship-card', 'attacker', 'card');
  refused({ ...one, defender: { ...victory, shields: { front: 9 } } }, 'beyond-limit', 'defender', 'shields');
  refused({ ...one, defender: { ...victory, at: null } }, 'malformed', 'defender', 'at');
  expect(attackOdds(one, { states: 1 })).toMatchObject({ left: { code: 'too-many-states' } });
});
