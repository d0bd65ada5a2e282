import { reason } from '../../../src/core';
import {
  basePolygon,
  headingFromDegrees,
  insideZone,
  leavingOut,
  NORTH,
  placing,
  poseAt,
  rectangle,
  squareBase,
  type Pose,
  type Zone,
} from '../../../src/core/geometry';

interface Put {
  type: 'put';
  piece: string;
  pose: Pose;
}

const zone: Zone = { left: 100, bottom: 0, width: 200, height: 100 };
const base = squareBase(40);
const integers =
  (...numbers: number[]) =>
  (n: number) =>
    (numbers.shift() ?? 0) % n;
const taken = reason('taken', 'Something lies there.', []);

/** Pieces of 40 mm in the zone; `cannot` says more. */
function region(
  pieces: readonly string[],
  cannot: (piece: string, pose: Pose) => boolean = () => false,
  quickly?: (piece: string, pose: Pose) => boolean | null,
) {
  return placing<string, Put>({
    type: 'put',
    pieces,
    action: (piece, pose) => ({ type: 'put', piece, pose }),
    read: ({ piece, pose }) => (pieces.includes(piece) ? { piece, pose } : reason('no-piece', 'No such piece.', [])),
    zone,
    towards: NORTH,
    cannot: (piece, pose) => (insideZone(zone, [basePolygon(pose, base)]).holds && !cannot(piece, pose) ? null : taken),
    ...(quickly ? { quickly } : {}),
  });
}

const put = (piece: string, x: number, y: number, heading = NORTH): Put => ({
  type: 'put',
  piece,
  pose: poseAt({ x, y }, heading),
});

describe('a region of placing', () => {
  test('holds every pose in the zone, up to its edges, and none beyond them', () => {
    const { contains } = region(['rock']);
    expect(contains(put('rock', 120, 20))).toBeNull();
    expect(contains(put('rock', 280, 80))).toBeNull();
    expect(contains(put('rock', 119, 20))?.code).toBe('taken');
    expect(contains(put('rock', 281, 80))?.code).toBe('taken');
    expect(contains(put('rock', 120, 19))?.code).toBe('taken');
  });

  test('knows its pieces, and refuses headings that are no unit vectors', () => {
    const { contains } = region(['rock']);
    expect(contains(put('tree', 150, 50))?.code).toBe('no-piece');
    expect(contains(put('rock', 150, 50, { x: 0, y: 2 }))?.code).toBe('not-a-heading');
  });

  test('what a quick look finds free is free; what it finds taken is measured before it is refused', () => {
    const asked: number[] = [];
    const look = region(
      ['rock'],
      (_piece, { x }) => (asked.push(x), false),
      (_piece, { x }) => (x < 150 ? true : x < 200 ? false : null),
    );
    expect(look.contains(put('rock', 130, 50))).toBeNull();
    expect(asked).toEqual([]);
    expect(look.contains(put('rock', 160, 50))).toBeNull();
    expect(look.contains(put('rock', 210, 50))).toBeNull();
    expect(asked).toEqual([160, 210]);
  });

  test('samples what it contains, the same for the same integers', () => {
    const { contains, sample } = region(['rock', 'tree']);
    const found = sample(integers(1, 500, 500, 1));
    expect(found).toEqual(put('tree', 150, 50));
    expect(found && contains(found)).toBeNull();
    expect(sample(integers(1, 500, 500, 1))).toEqual(found);
  });

  test('samples turned pieces, too', () => {
    const turnedBy = (turn: number, way: number) =>
      region(['rock']).sample(integers(0, 1000, 500, turn, way))?.pose.heading;
    expect([0, 1, 2, 3, 4].map((way) => turnedBy(0, way))).toEqual([-45, -22.5, 0, 22.5, 45].map(headingFromDegrees));
    expect([1, 2].map((turn) => turnedBy(turn, 0))).toEqual([NORTH, NORTH]);
  });

  test('looks at places 20 and 10 mm apart, short of the edges, in vain', () => {
    const seen: string[] = [];
    const region = placing<string, Put>({
      type: 'put',
      pieces: ['rock'],
      action: (piece, pose) => ({ type: 'put', piece, pose }),
      read: ({ piece, pose }) => ({ piece, pose }),
      zone: { left: 100, bottom: 200, width: 60, height: 40 },
      towards: NORTH,
      cannot: (_piece, { x, y }) => (seen.push(`${x},${y}`), taken),
    });
    expect(region.free('rock')).toBeNull();
    expect(seen).toEqual(['120,210', '120,220', '120,230', '140,210', '140,220', '140,230']);
  });

  test('without pieces has nothing to place', () => {
    expect(region([]).sample(() => 0)).toBeNull();
  });

  test('finds the one free place that random tries miss, or that there is none', () => {
    const corner = region(['rock'], (_piece, { x, y }) => x !== 240 || y !== 40);
    expect(corner.sample(() => 0)).toEqual(put('rock', 240, 40));
    expect(corner.free('rock')).toEqual(put('rock', 240, 40));
    const full = region(['rock'], () => true);
    expect(full.sample(() => 0)).toBeNull();
    expect(full.free('rock')).toBeNull();
  });

  test('takes a place that is surely free before those that have to be measured', () => {
    const sure = region(['rock'], undefined, (_piece, { x }) => (x === 240 ? true : null));
    expect(sure.free('rock')?.pose.x).toBe(240);
    // Of those that have to be measured, the first that is free; none that is surely taken.
    const unsure = region(
      ['rock'],
      (_piece, { x }) => x < 200,
      (_piece, { x }) => (x < 220 ? null : false),
    );
    expect(unsure.free('rock')).toEqual(put('rock', 200, 20));
    expect(region(['rock'], () => true, () => null).free('rock')).toBeNull(); // prettier-ignore
  });

  test('tries other pieces where the first finds no room', () => {
    expect(region(['rock', 'tree'], (piece) => piece === 'rock').sample(() => 0)?.piece).toBe('tree');
  });
});

test('whether an area lies in a zone is told by the piece of it that is farthest out', () => {
  const inside = rectangle(120, 20, 20, 20);
  expect(insideZone(zone, [inside]).holds).toBe(true);
  const out = insideZone(zone, [inside, rectangle(95, 20, 20, 20), rectangle(90, 40, 20, 20)]);
  expect(out.holds).toBe(false);
  expect(out.margin).toBeCloseTo(-10, 1);
});

describe('what may be left out of a crowded table', () => {
  const obstacles = ['rock', 'debris', 'cloud'].map((id) => ({ id }));
  const left = (fits: (id: string) => boolean) => {
    const placing = { type: 'put', contains: () => null, sample: () => null, free: fitting(fits) };
    return leavingOut(obstacles, placing, ({ id }) => `leave ${id}`, ['tiny.place']);
  };
  const fitting =
    (fits: (id: string) => boolean) =>
    ({ id }: { id: string }) =>
      fits(id) ? id : null;

  test('any of them, where none has a place', () => {
    expect(left(() => false)).toEqual(
      obstacles.map(({ id }) => expect.objectContaining({ action: `leave ${id}`, not: null }) as unknown),
    );
  });

  test('none, while one of them has: that one is named, whichever is to be left', () => {
    const why = {
      code: 'place-left',
      message: 'There is room for debris.',
      rules: ['tiny.place'],
      facts: { obstacle: 'debris' },
    };
    const candidates = left((id) => id !== 'rock');
    expect(candidates.map(({ action }) => action)).toEqual(['leave rock', 'leave debris', 'leave cloud']);
    for (const { not } of candidates) expect(not).toMatchObject(why);
  });
});
