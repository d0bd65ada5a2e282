/** Words of pictures are moved until none covers another. */
import * as fc from 'fast-check';
import { boxesOverlap, cut, roomOf, sizeFor, withoutCovering, type Box } from '../../src/language/picture-words';

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
});
