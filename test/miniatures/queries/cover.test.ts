import { boardOf } from '../../../src/miniatures/queries/board';
import { coverOf, hasCover } from '../../../src/miniatures/queries/cover';
import { sees } from '../../../src/miniatures/queries/line-of-sight';
import { board, drawn, large, one } from './maps';

const row = (squares: string): ReturnType<typeof board> => {
  const frame = `+${'-+'.repeat(squares.length)}`;
  return board(`${frame}\n|${[...squares].join(' ')}|\n${frame}`);
};
const lane = (squares: string): ReturnType<typeof board> => {
  const frame = `+${'-+'.repeat(squares.length)}`;
  const line = `|${[...squares].join(' ')}|`;
  const blank = frame.replaceAll('-', ' ');
  return board([frame, line, blank, line, blank, line, frame].join('\n'));
};

describe('cover', () => {
  test('low objects on a line give it, what lies beside all lines does not [min.cover-basics.01, min.cover-basics.05, min.terrain-low-objects.04]', () => {
    expect(hasCover(row('...o..'), one(0, 0), one(5, 0), [])).toBe(true);
    const beside = board('+-+-+-+-+-+-+\n|. . . o . .|\n+ + + + + + +\n|. . . . . .|\n+-+-+-+-+-+-+');
    expect(hasCover(beside, one(0, 0), one(5, 0), [])).toBe(false);
    // A line to the far corner of the target is enough.
    expect(hasCover(beside, one(0, 0), one(5, 1), [])).toBe(true);
  });

  test('the attacker takes the best corner, one for all lines [min.cover-basics.04, min.cover-basics.06]', () => {
    const half = board(`
+-+-+-+-+-+
|. . o . .|
+ + + + + +
|. . . . .|
+ + + + + +
|. . . . .|
+-+-+-+-+-+`);
    expect(coverOf(half, one(0, 1), one(4, 1), [])).toMatchObject({
      covered: false,
      without: { because: 'corner', corner: [0, 1] },
    });
    // The lower corners see a part of the target past the low objects, none sees all of it.
    const { covered, from } = coverOf(half, one(0, 1), one(4, 2), []);
    expect(covered).toBe(true);
    expect(from.map(({ corner }) => corner)).toEqual([
      [0, 1],
      [1, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(from.map(({ by }) => by)).toEqual(Array(4).fill({ lowObjects: [2, 2] }));
  });

  test('lines along what gives cover, or that touch it, are not hidden by it [min.cover-advanced.02, min.cover-and-line-of-sight.02]', () => {
    // The line from the upper corners runs along the low objects.
    const along = board('+-+-+-+-+-+\n|. . . . .|\n+ + + + + +\n|. . o . .|\n+-+-+-+-+-+');
    expect(coverOf(along, one(0, 1), one(4, 1), [])).toMatchObject({ without: { corner: [0, 1] } });
    const wall = board('+-+-+-+-+-+\n|. . . . .|\n+ + +-+ + +\n|. . . . .|\n+-+-+-+-+-+');
    expect(hasCover(wall, one(0, 1), one(4, 1), [])).toBe(false);
  });

  test('lines that touch the end of a wall at their corner count for neither [min.cover-and-line-of-sight.03, min.cover-and-line-of-sight.02]', () => {
    const end = board(`
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+ + + + +
|.|. . .|
+-+-+-+-+`);
    // All other corners are hidden: by the wall, and by who stands above.
    expect(coverOf(end, one(0, 0), one(3, 2), [one(0, 1)])).toMatchObject({
      covered: false,
      without: { because: 'corner', corner: [1, 1] },
      from: [
        { corner: [0, 0], by: { wall: { square: [0, 0], side: 'right' } } },
        { corner: [1, 0] },
        { corner: [0, 1], by: { square: [0, 1] } },
      ],
    });
  });

  test('a wall that runs on past the corner is passed through there', () => {
    const wall = board(`
+-+-+-+-+-+
|. . . . .|
+-+-+-+ + +
|. . . . .|
+-+-+-+-+-+`);
    // All corners of the attacker lie on the wall or below it; only lines past its end give sight.
    expect(sees(wall, one(0, 0), one(4, 1))).toBe(true);
    expect(hasCover(wall, one(0, 0), one(4, 1), [])).toBe(true);
    expect(coverOf(wall, one(0, 0), one(4, 1), []).from.at(-1)).toMatchObject({
      corner: [1, 1],
      by: { wall: { side: 'top' } },
    });
    // At the end of the wall the corner itself is free.
    expect(hasCover(wall, one(2, 0), one(4, 1), [])).toBe(false);
  });

  test('walls give it where they do not block sight [min.terrain-walls.06, min.cover-advanced.01, min.example-of-combat.03]', () => {
    const corner = board(`
+-+-+-+-+
|. .|. .|
+ + + + +
|. .|. .|
+ + + + +
|. . . .|
+-+-+-+-+`);
    expect(sees(corner, one(1, 2), one(2, 0))).toBe(true);
    expect(hasCover(corner, one(1, 2), one(2, 0), [])).toBe(true);
    expect(hasCover(corner, one(0, 0), one(2, 0), [])).toBe(false);
  });

  test('an adjacent enemy never has it [min.cover-advanced.04]', () => {
    expect(coverOf(row('.oo.'), one(0, 0), one(1, 0), []).without).toEqual({ because: 'adjacent' });
    expect(hasCover(row('.oo.'), one(0, 0), one(2, 0), [])).toBe(true);
  });

  test('low objects cover who stands on them [min.cover-advanced.05]', () => {
    expect(hasCover(row('....o'), one(0, 0), one(4, 0), [])).toBe(true);
    expect(hasCover(row('.....'), one(0, 0), one(4, 0), [])).toBe(false);
  });

  test('the attacker shoots over low objects where it is and beside it, not farther [min.cover-advanced.06, min.terrain-low-objects.05]', () => {
    expect(hasCover(lane('oo...'), one(0, 1), one(4, 1), [])).toBe(false);
    expect(hasCover(lane('o.o..'), one(0, 1), one(4, 1), [])).toBe(true);
    expect(hasCover(lane('..o...'), large(0, 0), one(5, 1), [])).toBe(false);
    expect(hasCover(lane('...o..'), large(0, 0), one(5, 1), [])).toBe(true);
  });

  test('characters and walls beside the attacker do cover [min.cover-advanced.07, min.cover-advanced.08, min.cover.01]', () => {
    const friend = { ...one(1, 0), name: 'friend' };
    const cover = coverOf(row('.....'), one(0, 0), one(4, 0), [friend]);
    expect(cover.covered).toBe(true);
    expect(cover.from[0]?.by).toEqual({ character: friend, square: [1, 0] });
    expect(hasCover(row('.#...'), one(0, 0), one(4, 0), [])).toBe(true);
  });

  test.each([
    ['difficult terrain [min.terrain-difficult.04]', '.%%%.'],
    ['pits [min.terrain-pits.08]', '.xxx.'],
  ])('not so %s', (_, squares) => {
    expect(hasCover(row(squares), one(0, 0), one(4, 0), [])).toBe(false);
    expect(hasCover(row(squares.replace('.', squares[1] ?? '')), one(0, 0), one(4, 0), [])).toBe(false);
  });

  test('a closed door covers as a wall does, an open one does not [min.terrain-doors.04]', () => {
    const map = drawn('+-+-+-+\n|. .:.|\n+ + + +\n|. .:.|\n+ + + +\n|. . .|\n+-+-+-+');
    expect(hasCover(boardOf(map, {}), one(1, 2), one(2, 0), [])).toBe(true);
    expect(hasCover(boardOf(map, { 'door-1': 'open' }), one(1, 2), one(2, 0), [])).toBe(false);
  });

  test('neither its own body nor the attacker’s covers a target, however large', () => {
    const open = lane('......');
    expect(hasCover(open, large(0, 0), large(4, 0), [])).toBe(false);
    expect(hasCover(open, large(0, 0), large(4, 0), [one(3, 2)])).toBe(false);
    expect(hasCover(open, large(0, 0), large(4, 0), [one(3, 1)])).toBe(true);
  });
});
