import { boardOf } from '../../../src/miniatures/queries/board';
import { doorsAfterTurn, isBesideDoor } from '../../../src/miniatures/queries/doors';
import { nearestEnemies } from '../../../src/miniatures/queries/nearest-enemy';
import { distance, distanceToCenter } from '../../../src/miniatures/queries/range';
import { board, drawn, large, one } from './maps';

const open = board(`
+-+-+-+-+
|. o . .|
+ + + + +
|. x % .|
+ + + + +
|. . o .|
+ + + + +
|. . . .|
+-+-+-+-+`);

describe('distance', () => {
  test('counts the square of the other and not the own one, diagonal ones as 2 [min.range.02, min.range.03, min.choosing-a-target.04]', () => {
    expect(distance(open, one(0, 0), one(3, 0))).toBe(3);
    expect(distance(open, one(0, 0), one(1, 1))).toBe(2);
    // Over low objects, difficult terrain and pits alike.
    expect(distance(open, one(0, 0), one(3, 3))).toBe(6);
    expect(distance(open, one(0, 2), one(2, 2))).toBe(2);
    expect([distance(open, one(0, 0), one(3, 1)), distance(open, one(0, 0), one(0, 2))]).toEqual([4, 2]);
    expect(distance(open, one(0, 3), one(0, 0))).toBe(3);
  });

  test('goes around walls, closed doors and pillars [min.range.04, min.commander-effect.02]', () => {
    const map = drawn('+-+-+-+\n|. .|.|\n+ + + +\n|. .:.|\n+ + + +\n|. . .|\n+-+-+-+');
    expect(distance(boardOf(map, {}), one(1, 2), one(2, 2))).toBe(5);
    expect(distance(boardOf(map, { 'door-1': 'open' }), one(1, 2), one(2, 2))).toBe(3);
    expect(distance(board('+-+-+-+\n|. # .|\n+ + + +\n|. . .|\n+-+-+-+'), one(0, 1), one(2, 1))).toBe(4);
    expect(distance(board('+-+-+\n|.|.|\n+-+-+'), one(0, 0), one(1, 0))).toBe(Infinity);
  });

  test('of larger spaces is that of their nearest squares', () => {
    expect(distance(open, large(0, 0), one(3, 0))).toBe(2);
    expect(distance(open, large(0, 0), large(2, 2))).toBe(2);
    expect(distance(open, one(3, 3), large(0, 0))).toBe(distance(open, large(0, 0), one(3, 3)));
  });

  test('from the center is counted from the nearest of its squares [min.tie-breaker.03]', () => {
    const away = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => distanceToCenter(open, one(column, row))));
    expect(away).toEqual([
      [2, 1, 1, 2],
      [1, 0, 0, 1],
      [1, 0, 0, 1],
      [2, 1, 1, 2],
    ]);
    const three = board('+-+-+-+\n|. . .|\n+-+-+-+');
    expect([0, 1, 2].map((column) => distanceToCenter(three, one(column, 0)))).toEqual([1, 0, 1]);
    expect(distanceToCenter(open, large(0, 0))).toBe(0);
  });
});

describe('the nearest enemy', () => {
  const rooms = board(`
+-+-+-+-+-+-+
|. .|. . . .|
+ + + + + + +
|. .|. . . .|
+ + +-+ + + +
|. . . . . .|
+-+-+-+-+-+-+`);

  test('is the nearest of those in sight [min.nearest-enemy.01, min.choosing-a-target.05]', () => {
    const [hidden, seen] = [one(2, 2), one(5, 0)];
    expect(distance(rooms, one(1, 2), hidden)).toBeLessThan(10);
    const near = nearestEnemies(rooms, one(1, 0), [hidden, seen, one(5, 1)]);
    expect(near).toEqual({ enemies: [seen], distance: 4 });
    expect(nearestEnemies(rooms, one(1, 2), [hidden])).toBeNull();
  });

  test('is each of several that are equally near, of whatever size', () => {
    const enemies = [one(3, 0), large(0, 1), one(5, 0)];
    expect(nearestEnemies(rooms, one(1, 0), enemies)).toEqual({ enemies: [enemies[1]], distance: 1 });
    const tied = [one(3, 0), { ...one(0, 1), name: 'other' }];
    expect(nearestEnemies(rooms, one(1, 0), tied)).toEqual({ enemies: tied, distance: 2 });
  });
});

describe('doors', () => {
  const map = drawn(`
+-+-+-+-+
|. .|. .|
+ + + + +
|. .:. .|
+ + + + +
|. .:. .|
+ +-+ + +
|. .|. .|
+-+-+-+-+`);
  const [door] = map.doors;
  const closed = boardOf(map, {});

  test('are beside who stands in a square that touches them, also at an end, but beyond no wall [min.adjacent.02]', () => {
    if (!door) throw new Error('no door');
    expect(door.edges).toHaveLength(2);
    const beside = (column: number, row: number): boolean => isBesideDoor(closed, door, one(column, row));
    expect([beside(1, 1), beside(2, 2), beside(1, 3), beside(2, 3), beside(2, 0)]).toEqual(Array(5).fill(true));
    expect(beside(1, 0)).toBe(false);
    expect([beside(0, 1), beside(3, 2)]).toEqual([false, false]);
    expect(isBesideDoor(closed, door, large(2, 2))).toBe(true);
  });

  test('open and close with who is beside them; removed ones do neither', () => {
    const open = boardOf(map, { 'door-1': 'open' });
    expect(doorsAfterTurn(closed, [one(0, 0), one(2, 1)])).toEqual({ opens: ['door-1'], closes: [] });
    expect(doorsAfterTurn(open, [one(0, 0), one(2, 1)])).toEqual({ opens: [], closes: [] });
    expect(doorsAfterTurn(open, [one(0, 0)])).toEqual({ opens: [], closes: ['door-1'] });
    expect(doorsAfterTurn(boardOf(map, { 'door-1': 'removed' }), [])).toEqual({ opens: [], closes: [] });
  });
});
