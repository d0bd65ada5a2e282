/** What squares and walls do to moves and attacks: the glossary's words for them, played (min.terrain, min.wall, min.cover). */
import type { Square } from '../../../src/miniatures/facts/battle-map';
import { numbersOf, rolled } from '../fight';
import { skirmish, type OnTable } from '../table';

const FAR = (at: Square): OnTable => ({ at, player: 'p2' });

/** What one step to the right costs, with a kind of square there. */
function step(letter: string, abilities: string[] = []): number | null {
  const map = `+-+-+-+-+\n|. ${letter} . .|\n+-+-+-+-+`;
  const table = skirmish({ map, characters: { ann: { at: [0, 0], abilities }, bob: FAR([3, 0]) } });
  if (table.steps().length === 0) return null;
  return table.move([1, 0]).last('character-moved').cost;
}

test('a step costs 1 square, onto low objects and difficult terrain 2, onto a pit it is refused [min.low-object.01, min.difficult-terrain.01, min.pit.01]', () => {
  expect([step('.'), step('o'), step('%'), step('x'), step('x', ['flight'])]).toEqual([1, 2, 2, null, 1]);
  const map = '+-+-+-+-+\n|. x . .|\n+-+-+-+-+';
  const table = skirmish({ map, characters: { ann: { at: [0, 0] }, bob: FAR([3, 0]) } });
  expect(table.refused({ type: 'move', player: 'p1', character: 'ann', to: [1, 0], squeezed: null })).toMatchObject({
    code: 'pit',
  });
  // It hides nobody, and covers nobody; low objects cover.
  expect(numbersOf(rolled(table.attack('bob'))).defense).toBe(15);
  const low = skirmish({
    map: '+-+-+-+-+\n|. . o .|\n+-+-+-+-+',
    characters: { ann: { at: [0, 0] }, bob: FAR([3, 0]) },
  });
  expect(numbersOf(rolled(low.attack('bob'))).defense).toBe(19);
});

test('a square in the middle of difficult terrain is difficult terrain [min.terrain.05]', () => {
  const map = `
    +-+-+-+-+-+-+
    |. . . . . .|
    + + + + + + +
    |. % % % . .|
    + + + + + + +
    |. % % % . .|
    + + + + + + +
    |. % % % . .|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+`;
  const table = skirmish({ map, characters: { ann: { at: [0, 2] }, bob: FAR([5, 0]) } });
  table.move([1, 2], [2, 2], [3, 2], [4, 2]);
  expect(table.toldOf('character-moved').map(({ cost }) => cost)).toEqual([2, 2, 2, 1]);
});

test('a wall stops moves and sight: who is not seen is not attacked [min.wall.01, min.line-of-sight-basics.01]', () => {
  const characters = { ann: { at: [1, 0] as Square }, bob: FAR([3, 0]) };
  const walled = skirmish({ map: '+-+-+-+-+\n|. .|. .|\n+-+-+-+-+', characters });
  expect(walled.steps()).toEqual([[0, 0]]);
  expect(walled.refused({ type: 'move', player: 'p1', character: 'ann', to: [2, 0], squeezed: null })).toMatchObject({
    code: 'wall',
  });
  expect(walled.whyNotAttack('ann', 'bob')).toMatchObject({ code: 'no-line-of-sight' });
  const free = skirmish({ map: '+-+-+-+-+\n|. . . .|\n+-+-+-+-+', characters });
  expect(free.steps()).toEqual([
    [2, 0],
    [0, 0],
  ]);
  expect(free.targets()).toEqual(['bob']);
});

/** Low objects in one column; the attacker stands at the left. */
const lane = (objects: number): string => {
  const row = Array.from({ length: 9 }, (_, i) => (i === objects ? 'o' : '.')).join(' ');
  const between = `+${' +'.repeat(9)}`;
  return [`+${'-+'.repeat(9)}`, `|${row}|`, between, `|${row}|`, between, `|${row}|`, `+${'-+'.repeat(9)}`].join('\n');
};

test('an enemy with cover is attacked only as the nearest [min.cover.02]', () => {
  const covered = { bob: FAR([5, 1]) };
  const ann: OnTable = { at: [0, 1] };
  const alone = skirmish({ map: lane(3), characters: { ann, ...covered } });
  expect(alone.targets()).toEqual(['bob']);
  const behind = skirmish({ map: lane(4), characters: { ann, ...covered, cid: FAR([3, 0]) } });
  expect(behind.targets()).toEqual(['cid']);
  expect(behind.whyNotAttack('ann', 'bob')).toMatchObject({ code: 'covered-and-not-nearest' });
  expect(skirmish({ map: lane(8), characters: { ann, ...covered, cid: FAR([3, 0]) } }).targets()).toEqual([
    'bob',
    'cid',
  ]);
});

test.each(['basic', 'standard'] as const)(
  'in a skirmish that is %s cover is that of the advanced rules [min.cover-basics.07]',
  (gameType) => {
    const defense = (objects: number, others: Record<string, OnTable> = {}, bob: Square = [5, 1]): number => {
      const characters = { ann: { at: [0, 1] as Square }, bob: FAR(bob), ...others };
      return numbersOf(rolled(skirmish({ gameType, map: lane(objects), characters }).attack('bob'))).defense;
    };
    // Beside the attacker low objects do not matter, farther away they do; so do those on which the target stands, and a character in between.
    expect([defense(1), defense(2), defense(5)]).toEqual([15, 19, 19]);
    expect(defense(8, { eve: { at: [2, 1], activated: true } })).toBe(19);
    // Twice is no more than once; an adjacent enemy has none.
    expect(defense(3, { eve: { at: [2, 1], activated: true } })).toBe(19);
    expect(defense(1, {}, [1, 1])).toBe(15);
  },
);
