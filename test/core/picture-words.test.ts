/** Words of pictures are moved until none covers another. */
import * as fc from 'fast-check';
import {
  boxAround,
  boxesOverlap,
  cut,
  drawSigns,
  placeSigns,
  roomOf,
  sizeFor,
  withoutCovering,
  type Box,
  type Sign,
} from '../../src/language/picture-words';

const box = (x: number, y: number, width = 20, height = 10): Box => ({ middle: { x, y }, width, height });

test('what covers nothing stays, what would cover moves up by as little as it needs', () => {
  expect(withoutCovering([box(0, 0), box(50, 0), box(4, 0)])).toEqual([
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 4, y: 12 },
  ]);
});

test('what is taken is left free', () => {
  expect(withoutCovering([box(0, 0)], [box(0, 0)])).toEqual([{ x: 0, y: 12 }]);
});

test('nothing leaves the frame while there is room in it', () => {
  const frame = box(0, -20, 100, 52);
  expect(withoutCovering([box(0, 0), box(0, 0)], [], frame)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: -12 },
  ]);
});

test('no two boxes overlap, however close they want to be', () => {
  const boxes = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })).map(([x, y]) => box(x, y)),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(boxes, (wanted) => {
      const placed = withoutCovering(wanted).map((middle, i) => ({ ...(wanted[i] as Box), middle }));
      for (const [i, one] of placed.entries())
        for (const other of placed.slice(i + 1)) expect(boxesOverlap(one, other)).toBe(false);
    }),
  );
});

test('words take more room the longer and the larger they are', () => {
  expect(roomOf('rock', 10)).toEqual({ width: 24, height: 11 });
});

test('words are made smaller to fit a width, never larger, and cut to what fits', () => {
  expect(sizeFor('rock', 24, 10)).toBe(10);
  expect(sizeFor('rock', 12, 10)).toBe(5);
  expect(sizeFor('', 12, 10)).toBe(10);
  expect(cut('rock', 24, 10)).toBe('rock');
  expect(cut('rocks', 24, 10)).toBe('roc…');
  expect(cut('rocks', 3, 10)).toBe('…');
  expect(cut('Battle Droid 7', 60, 10)).toBe('Battle … 7');
  expect(cut('Battle Droid 7', 12, 10)).toBe('B…');
});

describe('lines from signs to what they speak of', () => {
  const table = box(0, 0, 400, 400);
  const sign = (name: string, at: Box, piece: Box): Sign => ({
    ...at,
    draw: ({ x, y }) => `<${name} ${x} ${y}>`,
    of: { box: piece, color: 'red' },
  });
  const leaders = (signs: readonly Sign[], taken: readonly Box[] = []): boolean[] =>
    placeSigns(signs, taken, table).map(({ leader }) => leader !== null);
  const ship = box(0, 0, 40, 40);

  test('a sign where it wants to be, or moved on its own piece, needs none; one that was moved away does', () => {
    expect(leaders([sign('a', box(0, 0), ship)])).toEqual([false]);
    expect(leaders([sign('a', box(0, 0), ship)], [box(0, 0)])).toEqual([false]);
    expect(leaders([sign('a', box(0, 0), ship)], [box(0, 0, 90, 90)])).toEqual([true]);
    expect(leaders([{ ...sign('a', box(0, 0), ship), of: undefined } as unknown as Sign], [box(0, 0, 90, 90)])).toEqual(
      [false],
    );
  });

  test('beside its piece it needs none, but on another one it does', () => {
    const beside = sign('a', box(0, 28), ship);
    expect(leaders([beside])).toEqual([false]);
    expect(leaders([beside, sign('b', box(0, 42), box(0, 42, 40, 40))])).toEqual([true, false]);
  });

  test('it runs from the nearest edge of the sign to the middle of the piece, under all signs', () => {
    const drawn = drawSigns(placeSigns([sign('a', box(0, 0), ship)], [box(0, 0, 200, 80)], table));
    expect(drawn).toHaveLength(2);
    expect(drawn[0]).toContain('<line x1="0" y1="40" x2="0" y2="0" stroke="red"');
    expect(drawn[1]).toBe('<a 0 45>');
  });

  test('the box around points reaches from the least to the greatest of each', () => {
    expect(
      boxAround([
        { x: 0, y: 4 },
        { x: 10, y: -2 },
        { x: 4, y: 0 },
      ]),
    ).toEqual(box(5, 1, 10, 6));
  });
});
