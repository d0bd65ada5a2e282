import { inLineOfSight, squaresInReach } from '../../../src/miniatures';
import type { Square } from '../../../src/miniatures/facts/battle-map';
import type { Space } from '../../../src/miniatures/model/map';
import { boardOf, type Board } from '../../../src/miniatures/queries/board';
import { IGNORES_NOTHING, type Mover } from '../../../src/miniatures/queries/movement';
import { reach, stepsWithin, wayTo } from '../../../src/miniatures/queries/reach';
import { isIn, isOn, squaresOf } from '../../../src/miniatures/queries/spaces';
import { skirmish } from '../table';
import { board, drawn, huge, large, one, whyNotStep } from './maps';

const mover = (changes: Partial<Mover> = {}): Mover => ({
  size: 1,
  enemies: [],
  allies: [],
  squeezes: true,
  ignores: IGNORES_NOTHING,
  ...changes,
});
const whole = (at: Square): { at: Square; squeezed: null } => ({ at, squeezed: null });

/** What a move from one square to another costs; null: none of so many squares leads there. */
const cost = (on: Board, who: Mover, from: Square, to: Square, squares = 12): number | null =>
  reach(on, who, whole(from), squares).find(({ at }) => at.join() === to.join())?.cost ?? null;

const corridor = (squares: string): Board => {
  const frame = `+${'-+'.repeat(squares.length)}`;
  return board(`${frame}\n|${[...squares].join(' ')}|\n${frame}`);
};

describe('what steps cost', () => {
  const room = board(`
+-+-+-+-+-+
|. . . . .|
+ + + + + +
|. . o % .|
+ + + + + +
|. . . . .|
+-+-+-+-+-+`);

  test('1 straight and 2 diagonally [min.movement-basics.03]', () => {
    expect(cost(room, mover(), [0, 0], [1, 1])).toBe(2);
    expect(cost(room, mover(), [0, 0], [1, 0])).toBe(1);
    const open = board(
      '+-+-+-+-+\n|. . . .|\n+ + + + +\n|. . . .|\n+ + + + +\n|. . . .|\n+ + + + +\n|. . . .|\n+-+-+-+-+',
    );
    expect(cost(open, mover(), [0, 0], [3, 3], 6)).toBe(6);
    expect(cost(open, mover(), [0, 0], [3, 3], 5)).toBeNull();
  });

  test('double into low objects and difficult terrain, straight and diagonally [min.movement-basics.11, min.movement-advanced.05, min.movement-advanced.06]', () => {
    expect(wayTo(room, mover(), whole([2, 0]), [2, 1], 6)).toEqual([{ to: whole([2, 1]), cost: 2 }]);
    expect(stepsWithin(room, mover(), whole([1, 0]), 4)).toContainEqual({ to: whole([2, 1]), cost: 4 });
    expect(stepsWithin(room, mover(), whole([4, 0]), 4)).toContainEqual({ to: whole([3, 1]), cost: 4 });
    expect(cost(corridor('.%%%.'), mover(), [0, 0], [3, 0], 6)).toBe(6);
  });

  test('it is the square entered that counts [min.movement-basics.12, min.terrain-low-objects.02, min.terrain-difficult.02]', () => {
    expect(cost(corridor('o.'), mover(), [0, 0], [1, 0])).toBe(1);
    expect(cost(corridor('.o'), mover(), [0, 0], [1, 0])).toBe(2);
    expect(cost(corridor('.%'), mover(), [0, 0], [1, 0])).toBe(2);
    expect(stepsWithin(room, mover(), whole([1, 0]), 3)).not.toContainEqual({ to: whole([2, 1]), cost: 4 });
  });
});

describe('what is in the way', () => {
  test('walls, and closed doors as walls; open ones are nothing [min.movement-basics.08, min.terrain-walls.02, min.movement-advanced.09]', () => {
    const map = drawn('+-+-+-+\n|.|.:.|\n+-+-+-+');
    const [closed, open] = [boardOf(map, {}), boardOf(map, { 'door-1': 'open' })];
    expect(whyNotStep(closed, mover(), [0, 0], [1, 0])).toMatchObject({
      code: 'wall',
      rules: ['min.movement-basics.08'],
    });
    const flying = mover({
      ignores: { enemies: true, slowing: true, pits: true, walls: false, onlyBesideWalls: false },
    });
    expect(whyNotStep(closed, flying, [0, 0], [1, 0])).toMatchObject({ code: 'wall' });
    expect(whyNotStep(closed, mover(), [1, 0], [2, 0])).toMatchObject({ code: 'wall' });
    expect(cost(open, mover(), [1, 0], [2, 0])).toBe(1);
  });

  test('pits, and what is so large that it is a wall [min.movement-basics.09, min.movement-advanced.07, min.movement-advanced.08]', () => {
    expect(whyNotStep(corridor('.x.'), mover(), [0, 0], [1, 0])).toMatchObject({ code: 'pit' });
    expect(cost(corridor('.x.'), mover(), [0, 0], [2, 0])).toBeNull();
    expect(whyNotStep(corridor('.#.'), mover(), [0, 0], [1, 0])).toMatchObject({ code: 'wall' });
    expect(whyNotStep(corridor('.#.'), mover(), [0, 0], [-1, 0])).toMatchObject({ code: 'off-the-map' });
  });

  test('those who move over pits do not stop there [min.terrain-pits.02, min.terrain-pits.03]', () => {
    const flying = mover({ ignores: { ...IGNORES_NOTHING, pits: true } });
    expect(cost(corridor('.xx.'), flying, [0, 0], [3, 0])).toBe(3);
    expect(cost(corridor('.xx.'), flying, [0, 0], [1, 0])).toBeNull();
    expect(stepsWithin(corridor('.xx.'), flying, whole([0, 0]), 1)).toEqual([]);
    expect(stepsWithin(corridor('.xx.'), flying, whole([0, 0]), 3)).toEqual([{ to: whole([1, 0]), cost: 1 }]);
  });

  test('no diagonal step leads past the end or the corner of a wall [min.movement-advanced.02, min.terrain-walls.03]', () => {
    const end = board('+-+-+-+\n|.|. .|\n+ + + +\n|. . .|\n+-+-+-+');
    expect(whyNotStep(end, mover(), [0, 0], [1, 1])).toMatchObject({ code: 'wall-corner' });
    expect(whyNotStep(end, mover(), [1, 0], [0, 1])).toMatchObject({ code: 'wall-corner' });
    expect(cost(end, mover(), [0, 0], [1, 1])).toBe(2);
    expect(whyNotStep(end, mover(), [1, 0], [2, 1])).toBeNull();
    const pillar = board('+-+-+\n|# .|\n+ + +\n|. .|\n+-+-+');
    expect(whyNotStep(pillar, mover(), [0, 0], [1, 1])).toMatchObject({ code: 'wall-corner' });
  });

  test('pits, low objects and enemies beside a diagonal step do not stop it [min.movement-advanced.03]', () => {
    const room = board('+-+-+\n|x .|\n+ + +\n|. o|\n+-+-+');
    expect(whyNotStep(room, mover(), [0, 0], [1, 1])).toBeNull();
    const open = board('+-+-+\n|. .|\n+ + +\n|. .|\n+-+-+');
    expect(cost(open, mover({ enemies: [one(1, 0), one(0, 1)] }), [0, 0], [1, 1])).toBe(2);
  });

  test('allies are passed, not stopped on; enemies are not passed [min.movement-basics.04, min.movement-basics.05, min.movement-basics.06]', () => {
    const way = corridor('....');
    expect(cost(way, mover({ allies: [one(1, 0)] }), [0, 0], [2, 0])).toBe(2);
    expect(cost(way, mover({ allies: [one(1, 0)] }), [0, 0], [1, 0])).toBeNull();
    expect(stepsWithin(way, mover({ allies: [one(1, 0)] }), whole([0, 0]), 1)).toEqual([]);
    expect(cost(way, mover({ enemies: [one(1, 0)] }), [0, 0], [2, 0])).toBeNull();
    expect(whyNotStep(way, mover({ enemies: [one(1, 0)] }), [0, 0], [1, 0])).toMatchObject({
      code: 'enemy-there',
      rules: ['min.movement-basics.06'],
    });
  });

  test('what is ignored along walls alone is not ignored elsewhere', () => {
    const climber = mover({
      ignores: { enemies: true, slowing: true, pits: true, walls: false, onlyBesideWalls: true },
    });
    const wall = board('+-+-+-+\n|. o .|\n+-+-+-+\n|. . .|\n+-+-+-+');
    expect(whyNotStep(wall, climber, [0, 1], [1, 1])).toBeNull();
    expect(cost(wall, climber, [0, 1], [1, 1])).toBe(1);
    expect(cost(corridor('.o.'), climber, [0, 0], [1, 0])).toBe(2);
    expect(whyNotStep(corridor('.x.'), climber, [0, 0], [1, 0])).toMatchObject({ code: 'pit' });
  });
});

describe('spaces', () => {
  test('of one square, of four, of nine, and larger ones [min.space.01, min.large.01, min.huge.01]', () => {
    expect(squaresOf(one(2, 3))).toEqual([[2, 3]]);
    expect(squaresOf(large(5, 5))).toEqual([
      [5, 5],
      [6, 5],
      [5, 6],
      [6, 6],
    ]);
    const around = [4, 5, 6, 7].flatMap((row) => [4, 5, 6, 7].map((column): [number, number] => [column, row]));
    expect(around.filter((square) => isIn(large(5, 5), square))).toEqual(squaresOf(large(5, 5)));
    expect(squaresOf(huge(0, 0))).toHaveLength(9);
    expect(squaresOf({ at: [0, 0], size: 4 })).toHaveLength(16);
  });

  test('are on a terrain with any part [min.on-terrain.01, min.in-a-square.01, min.large-characters-and-movement.01]', () => {
    const map = drawn('+-+-+-+\n|. o .|\n+ + + +\n|. . .|\n+-+-+-+');
    expect(isOn(map, large(0, 0), 'low-objects')).toBe(true);
    expect(isOn(map, one(0, 0), 'low-objects')).toBe(false);
    expect(isOn(map, large(1, 0), 'difficult')).toBe(false);
  });
});

describe('large characters', () => {
  const yard = (rows: readonly string[]): Board => {
    const frame = `+${'-+'.repeat(rows[0]?.length ?? 0)}`;
    const lines = rows.map((line) => `|${[...line].join(' ')}|`);
    return board(
      [frame, ...lines.flatMap((line, i) => (i === 0 ? [line] : [frame.replaceAll('-', ' '), line])), frame].join('\n'),
    );
  };
  const two = mover({ size: 2 });

  test('pay double once if any part enters what slows [min.large-characters-and-movement.02]', () => {
    expect(cost(yard(['...', '..%']), two, [0, 0], [1, 0])).toBe(2);
    expect(cost(yard(['..%', '..%']), two, [0, 0], [1, 0])).toBe(2);
    expect(cost(yard(['.o..', '.o..']), two, [0, 0], [1, 0])).toBe(1);
  });

  test('do not enter an enemy’s square with any part [min.large-characters-and-movement.03]', () => {
    const enemies: Space[] = [one(2, 1)];
    expect(whyNotStep(yard(['...', '...']), { ...two, enemies }, [0, 0], [1, 0])).toMatchObject({
      code: 'enemy-there',
      rules: ['min.large-characters-and-movement.03', 'min.movement-basics.06'],
    });
    expect(cost(yard(['....', '....']), { ...two, enemies }, [0, 0], [2, 0])).toBeNull();
    expect(cost(yard(['....', '....']), { ...two, allies: enemies }, [0, 0], [1, 0])).toBeNull();
  });

  test('need the way for each of their squares [min.large-characters-and-movement.04]', () => {
    const rigid = mover({ size: 2, squeezes: false });
    const wall = board('+-+-+-+\n|. .|.|\n+ + + +\n|. . .|\n+-+-+-+');
    expect(whyNotStep(wall, rigid, [0, 0], [1, 0])).toMatchObject({
      code: 'wall',
      rules: ['min.large-characters-and-movement.04'],
    });
    expect(whyNotStep(yard(['..x', '...']), rigid, [0, 0], [1, 0])).toMatchObject({ code: 'pit' });
    expect(cost(yard(['...', '...', '...']), rigid, [0, 0], [1, 1])).toBe(2);
  });

  /** Two rooms with a passage between them. */
  const passage = yard(['..###..', '.......', '..###..']);

  test('squeeze through half of their width [min.squeezing-large-characters.01, min.squeeze.02]', () => {
    expect(cost(passage, two, [0, 0], [5, 0], 5)).toBe(5);
    expect(cost(passage, two, [0, 0], [5, 0], 4)).toBeNull();
    expect(cost(passage, mover({ size: 2, squeezes: false }), [0, 0], [5, 0])).toBeNull();
    const three = mover({ size: 3 });
    expect(cost(yard(['...##...', '...##...', '........']), three, [0, 0], [5, 0])).toBeNull();
    expect(cost(yard(['...##...', '........', '........']), three, [0, 0], [5, 0])).toBe(5);
    const gap = board('+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. . . .|\n+-+-+-+-+');
    expect(cost(gap, two, [0, 0], [2, 0])).toBe(2);
  });

  test('squeeze between pits, too, and pay for what slows in the passage', () => {
    expect(cost(yard(['..xxx..', '.......', '..xxx..']), two, [0, 0], [5, 0])).toBe(5);
    expect(cost(yard(['..###..', '..%%%..', '..###..']), two, [0, 0], [5, 0])).toBe(8);
  });

  test('never stop in a passage [min.squeezing-large-characters.02, min.squeeze.01]', () => {
    const dead = yard(['..###', '.....', '..###']);
    expect(reach(dead, two, whole([0, 0]), 12).map(({ at }) => at)).toEqual([
      [0, 0],
      [0, 1],
    ]);
    const into = { to: { at: [2, 1], squeezed: [1, 1] }, cost: 1 };
    expect(stepsWithin(passage, two, whole([0, 0]), 5)).toContainEqual(into);
    expect(stepsWithin(passage, two, whole([0, 0]), 1)).toEqual([{ to: whole([0, 1]), cost: 1 }]);
    // Not even a step into it, where it cannot get out again.
    expect(reach(passage, two, { at: [3, 1], squeezed: [1, 1] }, 0)).toEqual([]);
    expect(reach(passage, two, { at: [3, 1], squeezed: [1, 1] }, 3)).not.toEqual([]);
  });

  test('do not squeeze past enemies, be the way wide or narrow [min.squeezing-large-characters.03, min.squeeze.03]', () => {
    const wide = yard(['..###..', '.......', '.......']);
    expect(cost(wide, { ...two, enemies: [one(3, 0)] }, [0, 0], [5, 0])).toBeNull();
    expect(cost(passage, { ...two, enemies: [one(3, 1)] }, [0, 0], [5, 0])).toBeNull();
    expect(cost(yard(['...', '...']), { ...two, enemies: [one(2, 0)] }, [0, 0], [1, 0])).toBeNull();
  });

  test('squeeze past allies, and low objects make no place narrow [min.squeezing-large-characters.04]', () => {
    expect(cost(passage, { ...two, allies: [one(3, 1)] }, [0, 0], [5, 0])).toBe(5);
    expect(cost(yard(['..ooo..', '.......']), two, [0, 0], [5, 0])).toBe(8);
  });

  test('what is rigid does not squeeze [min.squeezing-large-characters.05]', () => {
    expect(reach(passage, mover({ size: 2, squeezes: false }), whole([0, 0]), 12)).toHaveLength(2);
  });
});

test('for drawing: every square in reach of a turn without an attack, with its cost, and who is seen', () => {
  const { state } = skirmish({ characters: { ann: { at: [1, 1] }, bob: { at: [9, 1], player: 'p2' } } });
  const found = squaresInReach(state, 'ann');
  const costs = new Map(found.map((each) => [each.at.join(), each.cost]));
  expect([costs.get('1,1'), costs.get('2,2'), costs.get('8,1'), costs.get('13,1'), costs.get('9,1')]).toEqual([
    0,
    2,
    7,
    undefined,
    undefined,
  ]);
  expect(Math.max(...costs.values())).toBe(12);
  expect(inLineOfSight(state, 'ann')).toEqual(['bob']);
  expect([squaresInReach(state, 'nobody'), inLineOfSight(state, 'nobody')]).toEqual([[], []]);
});
