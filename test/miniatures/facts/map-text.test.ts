import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import { inArea, shortEdges, terrainOf } from '../../../src/miniatures/facts/battle-map';
import { battleMap, MAP_NAMES } from '../../../src/miniatures/facts/maps';
import { MOST_SQUARES, readMap, writeMap } from '../../../src/miniatures/facts/map-text';
import { TERRAINS } from '../../../src/miniatures/facts/terrain';
import { anyMap, drawn } from '../queries/maps';

const SMALL = `
name: Small
+-+-+-+
|. o %|
+ +-+=+
|x:#|.|
+-+-+-+`;

describe('a drawn map', () => {
  const map = drawn(SMALL);

  test('is a grid of squares, each with one terrain [min.terrain.02, min.terrain.03, min.battle-grid.01]', () => {
    expect([map.name, map.columns, map.rows]).toEqual(['Small', 3, 2]);
    expect(map.squares).toEqual([
      ['pit', 'wall', 'clear'],
      ['clear', 'low-objects', 'difficult'],
    ]);
    expect(terrainOf(map, [1, 1])).toBe('low-objects');
    expect(terrainOf(map, [3, 0])).toBe('wall');
  });

  test('has walls and doors on edges [min.terrain-walls.01, min.terrain-doors.01, min.door.01]', () => {
    expect(map.walls).toEqual([
      { square: [1, 0], side: 'top' },
      { square: [1, 0], side: 'right' },
    ]);
    expect(map.doors).toEqual([
      { id: 'door-1', edges: [{ square: [2, 0], side: 'top' }] },
      { id: 'door-2', edges: [{ square: [0, 0], side: 'right' }] },
    ]);
  });

  test('doors in one straight row are one door', () => {
    const doors = drawn(`
+-+-+-+-+
|. . . .|
+=+=+ +=+
|. .:. .|
+ + + + +
|. .:. .|
+-+-+-+-+`).doors;
    expect(doors.map(({ edges }) => edges.length)).toEqual([2, 1, 2]);
  });

  test('start areas are four squares deep at the short edges, or as written above', () => {
    expect(shortEdges(25, 35)).toEqual([
      { from: [0, 0], to: [24, 3] },
      { from: [0, 31], to: [24, 34] },
    ]);
    expect(shortEdges(35, 25)[1]).toEqual({ from: [31, 0], to: [34, 24] });
    const written = drawn(`start: 2,1 to 0,0\nstart: 1,1 to 1,1\n${SMALL.replace('name: Small', '')}`);
    expect(written.startAreas).toEqual([
      { from: [0, 0], to: [2, 1] },
      { from: [1, 1], to: [1, 1] },
    ]);
    expect(inArea(written.startAreas[0], [2, 1])).toBe(true);
    expect(inArea(written.startAreas[1], [2, 1])).toBe(false);
  });

  test('is written as it was read', () => {
    expect(writeMap(map)).toBe(SMALL.trim());
    fc.assert(
      fc.property(anyMap(1, 7), (any) => {
        const read = readMap(writeMap(any));
        if (E.isLeft(read)) throw new Error(read.left.message);
        expect(writeMap(read.right)).toBe(writeMap(any));
        expect(read.right.squares).toEqual(any.squares);
        const key = (edge: unknown): string => JSON.stringify(edge);
        expect(read.right.walls.map(key).sort()).toEqual(any.walls.map(key).sort());
      }),
    );
  });

  test('may be indented, and lines may end anyhow', () => {
    const indented = SMALL.replaceAll('\n', '\r\n  ').replace('  name', 'name');
    expect(E.isRight(readMap(indented))).toBe(true);
  });
});

test.each([
  ['a square that is none', '+-+-+\n|. ?|\n+-+-+', 'unknown-square', 2, 4],
  ['an edge that is none', '+-+-+\n|.o.|\n+-+-+', 'unknown-edge', 2, 3],
  ['the other wall', '+-+-+\n|.-.|\n+-+-+', 'unknown-edge', 2, 3],
  ['a wall at a corner', '+-+-+\n|. .|\n+ - +\n|. .|\n+-+-+', 'corner', 3, 3],
  ['a hole in the frame', '+-+-+\n|. .\n+-+-+', 'frame', 2, 5],
  ['a door in the frame', '+-+-+\n:. .|\n+-+-+', 'frame', 2, 1],
  ['an upper frame that ends early', '+-+-\n|. .|\n+-+-+', 'frame', 1, 4],
  ['an upper frame with something in it', '+-+=+\n|. .|\n+-+-+', 'frame', 1, 4],
  ['no lower frame', '+-+-+\n|. .|', 'frame', 2, 1],
  ['a line that is too long', '+-+-+\n|. .|.\n+-+-+', 'too-long', 2, 6],
  ['nothing', '', 'no-drawing', 1, 1],
  ['a heading alone', 'name: x', 'no-drawing', 1, 1],
  ['a heading that is none', 'title: x\n+-+\n|.|\n+-+', 'unknown-heading', 1, 1],
  ['something below', '+-+\n|.|\n+-+\n\nwalls', 'after-the-drawing', 5, 1],
  ['one start area', 'start: 0,0 to 0,0\n+-+\n|.|\n+-+', 'start-areas', 1, 1],
  ['a start area beside the map', 'start: 0,0 to 0,0\nstart: 0,0 to 1,0\n+-+\n|.|\n+-+', 'start-area-outside', 2, 1],
])('%s is named with its line and column', (_, text, code, line, column) => {
  const read = readMap(text);
  expect(E.isLeft(read) && [read.left.code, read.left.facts]).toEqual([code, { line, column }]);
});

test('no map is larger than the bound, and no text makes the reader throw', () => {
  const wide = `+${'-+'.repeat(MOST_SQUARES + 1)}`;
  const read = readMap(`${wide}\n|${'. '.repeat(MOST_SQUARES)}.|\n${wide}`);
  expect(E.isLeft(read) && read.left.code).toBe('too-large');
  const mark = fc.constantFrom('+', '-', '|', '.', ' ', '\n', 'o', '=', 'start: 1,1 to 2,2\n', 'é', '🙂');
  fc.assert(fc.property(fc.array(mark, { maxLength: 60 }), (marks) => void readMap(marks.join(''))));
});

describe('our maps', () => {
  test.each(MAP_NAMES)('%s can be read, and has terrain of every kind, walls and doors [min.terrain.01]', (name) => {
    const map = battleMap(name);
    expect(battleMap(name)).toBe(map);
    expect(new Set(map.squares.flat())).toEqual(new Set(TERRAINS));
    expect(map.walls.length).toBeGreaterThan(10);
    expect(map.doors.length).toBeGreaterThan(0);
    for (const area of map.startAreas)
      for (let row = area.from[1]; row <= area.to[1]; row++)
        for (let column = area.from[0]; column <= area.to[0]; column++)
          expect(['clear', 'difficult', 'low-objects', 'wall']).toContain(terrainOf(map, [column, row]));
  });
});
