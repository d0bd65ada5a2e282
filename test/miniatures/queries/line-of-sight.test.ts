import { areAdjacent, contact } from '../../../src/miniatures/queries/adjacency';
import type { Space } from '../../../src/miniatures/model/map';
import { boardOf, type Board } from '../../../src/miniatures/queries/board';
import { lineOfSight, sees } from '../../../src/miniatures/queries/line-of-sight';
import { IGNORES_NOTHING } from '../../../src/miniatures/queries/movement';
import { board, drawn, large, one, whyNotStep } from './maps';

const walker = { size: 1, enemies: [], allies: [], squeezes: false, ignores: IGNORES_NOTHING };

describe('line of sight', () => {
  test('one line between any two points is enough [min.line-of-sight-basics.02, min.line-of-sight.01]', () => {
    // The centers do not see each other.
    const around = board(`
+-+-+-+-+
|. .|. .|
+ + + + +
|. . . .|
+-+-+-+-+`);
    expect(sees(around, one(1, 1), one(3, 0))).toBe(true);
    const { clear, line, inTheWay } = lineOfSight(around, one(1, 1), one(3, 0));
    expect([clear, inTheWay]).toEqual([true, []]);
    expect(line.from).not.toEqual({ x: 3, y: 3, parts: 2 });
    expect(sees(around, one(0, 1), one(3, 1))).toBe(false);
  });

  test('walls block it, and so does what touches walls alone [min.line-of-sight-basics.03, min.line-of-sight.02, min.line-of-sight.03]', () => {
    // All lines past the first wall meet the second one; only the one through both ends would pass, and it touches them.
    const closed = board(`
+-+-+-+-+
|. .|. .|
+ + + + +
|. . .|.|
+-+-+-+-+`);
    expect(sees(closed, one(0, 1), one(3, 0))).toBe(false);
    expect(sees(closed, one(1, 1), one(2, 0))).toBe(true);
    expect(lineOfSight(closed, one(0, 1), one(3, 1))).toMatchObject({
      clear: false,
      inTheWay: [{ wall: { square: [1, 1], side: 'right' } }],
    });
  });

  test('a line along a wall gives no sight [min.cover-and-line-of-sight.01]', () => {
    // Between these two only the line along the wall is left.
    const along = board(`
+-+-+-+-+
|#|. . .|
+-+-+-+-+
|. . . #|
+-+-+-+-+`);
    expect(sees(along, one(1, 1), one(0, 0))).toBe(false);
    expect(sees(along, one(1, 1), one(3, 1))).toBe(true);
  });

  test('any square of a larger space may be seen [min.line-of-sight-basics.05, min.target.02]', () => {
    const slit = board(`
+-+-+-+-+
|. .|. .|
+ + + + +
|. . . .|
+-+-+-+-+`);
    expect(sees(slit, one(0, 1), one(2, 1))).toBe(false);
    expect(sees(slit, one(0, 1), large(2, 0))).toBe(true);
    expect(sees(slit, large(2, 0), one(0, 1))).toBe(true);
  });

  test('walls, closed doors and pillars block it; an open door does not [min.line-of-sight-basics.06, min.terrain-walls.04, min.terrain-doors.04]', () => {
    const map = drawn(`
+-+-+-+-+-+
|. .:. # .|
+-+-+-+-+-+`);
    const [closed, open] = [boardOf(map, {}), boardOf(map, { 'door-1': 'open' })];
    expect(sees(closed, one(0, 0), one(2, 0))).toBe(false);
    expect(lineOfSight(closed, one(0, 0), one(2, 0)).inTheWay).toEqual([{ door: 'door-1' }]);
    expect(sees(open, one(0, 0), one(2, 0))).toBe(true);
    expect(sees(open, one(2, 0), one(4, 0))).toBe(false);
    expect(lineOfSight(open, one(2, 0), one(4, 0)).inTheWay).toEqual([{ pillar: [3, 0] }]);
  });

  test('what blocks it is named as the line comes to it, a door of two edges once [min.line-of-sight-basics.06]', () => {
    const map = drawn(`
+-+-+-+-+
|. .:.|.|
+ + + + +
|. .:. .|
+-+-+-+-+`);
    const [closed, open] = [boardOf(map, {}), boardOf(map, { 'door-1': 'open' })];
    const [door, wall] = [{ door: 'door-1' }, { wall: { square: [2, 1], side: 'right' } }];
    const inTheWay = (on: Board, from: Space, to: Space) => lineOfSight(on, from, to).inTheWay;
    expect(inTheWay(closed, one(0, 0), one(3, 1))).toEqual([door, wall]);
    expect(inTheWay(closed, one(3, 1), one(0, 0))).toEqual([wall, door]);
    // Asked once more, with the door open in between.
    expect(inTheWay(open, one(0, 1), one(3, 1))).toEqual([wall]);
    expect(inTheWay(closed, one(0, 1), one(3, 1))).toEqual([door, wall]);
    expect(inTheWay(closed, one(0, 0), one(3, 1))).toEqual([door, wall]);
  });

  test.each([
    ['low objects [min.terrain-low-objects.03, min.line-of-sight-basics.07]', 'o'],
    ['difficult terrain [min.terrain-difficult.03]', '%'],
    ['pits [min.terrain-pits.08]', 'x'],
  ])('not so %s', (_, mark) => {
    const row = board(`\n+-+-+-+-+\n|. ${mark} ${mark} .|\n+-+-+-+-+`);
    expect(sees(row, one(0, 0), one(3, 0))).toBe(true);
  });
});

describe('adjacency', () => {
  const room = board(`
+-+-+-+
|. . .|
+ + + +
|. .|.|
+ +-+ +
|. . .|
+-+-+-+`);

  test('squares that touch, also diagonally [min.adjacent.01]', () => {
    expect(areAdjacent(room, one(0, 1), one(1, 2))).toBe(true);
    expect(areAdjacent(room, one(0, 1), one(0, 2))).toBe(true);
    expect(areAdjacent(room, one(0, 1), one(2, 2))).toBe(false);
    expect(contact(room, large(0, 1), one(2, 2))).toEqual({ from: [1, 1], to: [2, 2] });
  });

  test('not across a wall or a closed door [min.adjacent.02, min.terrain-walls.05, min.terrain-doors.02]', () => {
    expect(areAdjacent(room, one(1, 1), one(2, 1))).toBe(false);
    expect(areAdjacent(room, one(1, 0), one(1, 1))).toBe(false);
    // Two walls meet at their corner: no line leads around it.
    expect(areAdjacent(room, one(1, 1), one(2, 0))).toBe(false);
    const map = drawn('+-+-+\n|.:.|\n+-+-+');
    expect(areAdjacent(boardOf(map, {}), one(0, 0), one(1, 0))).toBe(false);
    expect(areAdjacent(boardOf(map, { 'door-1': 'open' }), one(0, 0), one(1, 0))).toBe(true);
  });

  test('sight is needed, not a step: around the end of one wall [min.attacks-of-opportunity.10, min.attacks-of-opportunity.12]', () => {
    expect(areAdjacent(room, one(1, 1), one(2, 2))).toBe(true);
    expect(whyNotStep(room, walker, [1, 1], [2, 2])).toMatchObject({ code: 'wall-corner' });
    expect(areAdjacent(room, one(1, 1), one(2, 1))).toBe(false);
  });

  test('a pillar lets two that touch at its corner see each other on its other side alone', () => {
    const pillar = board('+-+-+\n|. #|\n+ + +\n|. .|\n+-+-+');
    const both = board('+-+-+\n|. #|\n+ + +\n|# .|\n+-+-+');
    expect(areAdjacent(board('+-+-+\n|# .|\n+ + +\n|. .|\n+-+-+'), one(0, 0), one(1, 1))).toBe(true);
    expect(areAdjacent(pillar, one(0, 1), one(1, 0))).toBe(true);
    expect(areAdjacent(both, one(0, 1), one(1, 0))).toBe(false);
  });

  test('larger spaces on both sides of a wall are not adjacent, even where they see each other past it [min.adjacent.02]', () => {
    const past = board(`
+-+-+-+-+-+
|. . . . .|
+ + + + + +
|. .|. . .|
+ + +-+ + +
|. . . . .|
+-+-+-+-+-+`);
    expect(areAdjacent(past, one(1, 1), one(2, 1))).toBe(false);
    expect(contact(past, large(0, 0), one(2, 1))).toBeNull();
  });
});
