/**
 * The rules of lines and steps once more: slow, and as plain as can be. Nothing here is shared with src but the types.
 *
 * Lines of sight: whether a line is clear changes only where it passes a corner of a square. So it is enough to try, between each two neighboring
 * directions of lines through two corners, one direction, and in it one line between each two neighboring corners.
 */
import type { BattleMap, Edge, Square } from '../../../src/miniatures/facts/battle-map';
import type { Space } from '../../../src/miniatures/model/map';

type Vector = readonly [x: number, y: number];
type Segment = readonly [Vector, Vector];

export const squares = ({ at, size }: Space): Square[] =>
  Array.from({ length: size * size }, (_, i) => [at[0] + (i % size), at[1] + Math.floor(i / size)]);

const terrain = ({ squares: all }: BattleMap, [c, r]: Square): string => all[r]?.[c] ?? 'wall';

const segmentOf = ({ square: [c, r], side }: Edge): Segment =>
  side === 'right'
    ? [
        [c + 1, r],
        [c + 1, r + 1],
      ]
    : [
        [c, r + 1],
        [c + 1, r + 1],
      ];

const sidesOf = ([c, r]: Square, size = 1): Segment[] => [
  [
    [c, r],
    [c + size, r],
  ],
  [
    [c, r],
    [c, r + size],
  ],
  [
    [c + size, r],
    [c + size, r + size],
  ],
  [
    [c, r + size],
    [c + size, r + size],
  ],
];

const cells = ({ columns, rows }: BattleMap): Square[] =>
  Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)]);

const pillars = (map: BattleMap): Square[] => cells(map).filter((square) => terrain(map, square) === 'wall');

/** Made once a map: nothing changes on it. */
function once<A>(make: (map: BattleMap) => A): (map: BattleMap) => A {
  const made = new WeakMap<BattleMap, { is: A }>();
  return (map) => {
    const known = made.get(map) ?? { is: make(map) };
    made.set(map, known);
    return known.is;
  };
}

/** Walls, and doors as if all were closed, and the sides of pillars. */
const wallEdges = once((map): Segment[] => [...map.walls, ...map.doors.flatMap(({ edges }) => edges)].map(segmentOf));
const barriers = once((map): Segment[] => [...wallEdges(map), ...pillars(map).flatMap((square) => sidesOf(square))]);
const wallNames = once((map) => new Set(wallEdges(map).map((wall) => wall.join())));

/** A fraction, compared by multiplying crosswise. */
type Ratio = readonly [over: number, under: number];
const compare = (a: Ratio, b: Ratio): number => a[0] * b[1] - b[0] * a[1];
const ratio = (over: number, under: number): Ratio => (under < 0 ? [-over, -under] : [over, under]);

function between(sorted: readonly Ratio[]): Ratio[] {
  return sorted.slice(1).flatMap((b, i) => {
    const a = sorted[i] as Ratio;
    return compare(a, b) === 0 ? [] : [[a[0] * b[1] + b[0] * a[1], 2 * a[1] * b[1]] as Ratio];
  });
}

/** Is there a line from inside a to inside b that touches no wall? */
export function sees(map: BattleMap, a: Space, b: Space): boolean {
  const walls = barriers(map);
  const ends = [a, b].flatMap(({ at, size }) => sidesOf(at, size));
  const points = [...new Map([...walls, ...ends].flat().map((point) => [point.join(), point])).values()];
  const slopes = points.flatMap(([x, y]) => points.flatMap(([u, v]) => (u > x ? [ratio(v - y, u - x)] : [])));
  const directions = unique([...slopes, [-1000, 1], [1000, 1]]);
  return between(directions).some(([p, q]) => {
    // A line of slope p / q: 2 q y - 2 p x = rise. Small maps keep all numbers whole and below 2^53.
    const rises = [...new Set(points.map(([x, y]) => 2 * (q * y - p * x)))].sort((x, y) => x - y);
    return rises.slice(1).some((rise, i) => lineSees(walls, a, b, [p, q], (rise + (rises[i] ?? 0)) / 2));
  });
}

function unique(all: readonly Ratio[]): Ratio[] {
  return [...all].sort(compare).filter((each, i, sorted) => i === 0 || compare(sorted[i - 1] as Ratio, each) !== 0);
}

function lineSees(walls: readonly Segment[], a: Space, b: Space, [p, q]: Ratio, rise: number): boolean {
  const height = ([x, y]: Vector): number => 2 * (q * y - p * x) - rise;
  /** How far along the line a segment is crossed; nothing: it is not. */
  const crossing = ([from, to]: Segment): Ratio[] => {
    const [f, g] = [height(from), height(to)];
    if (f > 0 === g > 0) return [];
    const along = ([x, y]: Vector): number => q * x + p * y;
    return [ratio(along(from) * (f - g) + (along(to) - along(from)) * f, f - g)];
  };
  const through = (space: Space): Ratio[] => sidesOf(space.at, space.size).flatMap(crossing).sort(compare);
  const [inA, inB] = [through(a), through(b)];
  if (inA.length !== 2 || inB.length !== 2) return false;
  const [first, second] = compare(inA[0] as Ratio, inB[0] as Ratio) < 0 ? [inA, inB] : [inB, inA];
  const [leaves, arrives] = [first[1] as Ratio, second[0] as Ratio];
  return !walls.flatMap(crossing).some((at) => compare(leaves, at) <= 0 && compare(at, arrives) <= 0);
}

export function adjacent(map: BattleMap, a: Space, b: Space): boolean {
  const one = (at: Square): Space => ({ at, size: 1 });
  return squares(a).some((s) =>
    squares(b).some((t) => Math.abs(s[0] - t[0]) <= 1 && Math.abs(s[1] - t[1]) <= 1 && sees(map, one(s), one(t))),
  );
}

/** Do all corners of the attacker show a line to the target that passes through something? Every direction between two corners of squares is tried. */
export function covered(map: BattleMap, attacker: Space, target: Space, others: readonly Space[]): boolean {
  if (adjacent(map, attacker, target)) return false;
  const corners = Array.from({ length: (attacker.size + 1) ** 2 }, (_, i): Vector => {
    const wide = attacker.size + 1;
    return [attacker.at[0] + (i % wide), attacker.at[1] + Math.floor(i / wide)];
  });
  const nextTo = ([c, r]: Square): boolean =>
    squares(attacker).some(([x, y]) => Math.abs(x - c) <= 1 && Math.abs(y - r) <= 1);
  const givers = [
    ...pillars(map),
    ...cells(map).filter((square) => terrain(map, square) === 'low-objects' && !nextTo(square)),
    ...others.flatMap(squares),
  ];
  return corners.every((corner) => anyLineThrough(map, attacker, target, corner, givers));
}

function anyLineThrough(
  map: BattleMap,
  attacker: Space,
  target: Space,
  [cx, cy]: Vector,
  givers: readonly Square[],
): boolean {
  const lattice: Vector[] = [];
  for (let y = 0; y <= map.rows; y++)
    for (let x = 0; x <= map.columns; x++) if (x !== cx || y !== cy) lattice.push([x - cx, y - cy]);
  const between = new Map<string, Vector>();
  for (const u of lattice)
    for (const v of lattice) between.set(`${u[0] + v[0]},${u[1] + v[1]}`, [u[0] + v[0], u[1] + v[1]]);
  const throughCorner = (d: Vector): boolean =>
    lattice.some((v) => v[0] * d[1] === v[1] * d[0] && v[0] * d[0] + v[1] * d[1] > 0);
  return [...between.values()].some((way) => {
    if (throughCorner(way)) return false;
    const inTarget = stretch([cx, cy], way, target.at, target.size);
    if (!inTarget) return false;
    const met = (at: Square): boolean => {
      const on = stretch([cx, cy], way, at, 1);
      return on !== null && on[1] > 0 && on[0] < inTarget[1];
    };
    const wallMet = wallEdges(map).some((edge) => {
      const at = crossed([cx, cy], way, edge);
      return at !== null && at > 0 && at < inTarget[1];
    });
    return wallMet || givers.some(met) || partedAt(map, attacker, [cx, cy], way);
  });
}

/** From where to where a ray runs inside a square block; null: it misses it, or has it behind. */
function stretch([cx, cy]: Vector, [dx, dy]: Vector, [c, r]: Square, size: number): [number, number] | null {
  const span = (from: number, step: number, low: number): [number, number] => {
    if (step === 0) return from > low && from < low + size ? [-Infinity, Infinity] : [1, 0];
    const [s, t] = [(low - from) / step, (low + size - from) / step];
    return s < t ? [s, t] : [t, s];
  };
  const [x, y] = [span(cx, dx, c), span(cy, dy, r)];
  const [first, last] = [Math.max(x[0], y[0], 0), Math.min(x[1], y[1])];
  return first < last ? [first, last] : null;
}

function crossed([cx, cy]: Vector, [dx, dy]: Vector, [[ax, ay], [bx, by]]: Segment): number | null {
  const vertical = ax === bx;
  const step = vertical ? dx : dy;
  if (step === 0) return null;
  const at = vertical ? (ax - cx) / dx : (ay - cy) / dy;
  const other = vertical ? cy + at * dy : cx + at * dx;
  const [low, high] = vertical ? [ay, by] : [ax, bx];
  return other > low && other < high ? at : null;
}

/** Is every way around the corner, from a square of the attacker to where the line leads, closed by walls or the edge of the map? */
function partedAt(map: BattleMap, attacker: Space, [cx, cy]: Vector, [dx, dy]: Vector): boolean {
  const ring: Square[] = [
    [cx, cy],
    [cx - 1, cy],
    [cx - 1, cy - 1],
    [cx, cy - 1],
  ];
  const leads = dx > 0 ? (dy > 0 ? 0 : 3) : dy > 0 ? 1 : 2;
  const walls = new Set(wallEdges(map).map((edge) => edge.join()));
  const ends: Vector[] = [
    [cx, cy + 1],
    [cx - 1, cy],
    [cx, cy - 1],
    [cx + 1, cy],
  ];
  // The edge between square i of the ring and square i + 1.
  const closed = ends.map((end) => walls.has([[cx, cy], end].join()) || walls.has([end, [cx, cy]].join()));
  const solid = ring.map((square) => terrain(map, square) === 'wall');
  const starts = ring.flatMap((square, i) =>
    squares(attacker).some((own) => own.join() === square.join()) ? [i] : [],
  );
  const open = (from: number, turn: 1 | -1): boolean => {
    for (let i = from; i !== leads; i = (i + turn + 4) % 4) {
      const next = (i + turn + 4) % 4;
      if (closed[turn === 1 ? i : next] || solid[next]) return false;
    }
    return true;
  };
  return !starts.some((start) => open(start, 1) || open(start, -1));
}

/** Does the straight way from middle to middle touch no wall? */
export function stepIsOpen(map: BattleMap, from: Square, to: Square): boolean {
  if (terrain(map, to) === 'wall') return false;
  const middle = ([c, r]: Square): Vector => [2 * c + 1, 2 * r + 1];
  const doubled = ([a, b]: Segment): Segment => [
    [2 * a[0], 2 * a[1]],
    [2 * b[0], 2 * b[1]],
  ];
  return !barriers(map).some((wall) => meet([middle(from), middle(to)], doubled(wall)));
}

function meet([a, b]: Segment, [c, d]: Segment): boolean {
  const side = (p: Vector, q: Vector, r: Vector): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}

export const WAYS: readonly Vector[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => (x === 0 && y === 0 ? [] : [[x, y] as Vector])),
);

/** The least cost to each square, found by going round until nothing changes; walls alone count, and a diagonal step as 2. */
export function distance(map: BattleMap, a: Space, b: Space): number {
  const cost = new Map(squares(a).map((square) => [square.join(), 0]));
  for (let changed = true; changed;) {
    changed = false;
    for (const from of cells(map)) {
      for (const [dx, dy] of WAYS) {
        const to: Square = [from[0] + dx, from[1] + dy];
        const next = (cost.get(from.join()) ?? Infinity) + (dx !== 0 && dy !== 0 ? 2 : 1);
        if (next >= (cost.get(to.join()) ?? Infinity) || !stepIsOpen(map, from, to)) continue;
        cost.set(to.join(), next);
        changed = true;
      }
    }
  }
  return Math.min(...squares(b).map((square) => cost.get(square.join()) ?? Infinity));
}

/** Can a whole space lie here? */
export function fits(map: BattleMap, space: Space): boolean {
  const all = squares(space);
  return all.every(
    (square) =>
      terrain(map, square) !== 'wall' &&
      terrain(map, square) !== 'pit' &&
      all.every(
        (other) =>
          Math.abs(other[0] - square[0]) + Math.abs(other[1] - square[1]) !== 1 || !edgeIsWall(map, square, other),
      ),
  );
}

const edgeIsWall = (map: BattleMap, a: Square, b: Square): boolean => {
  const [c, r] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  const edge: Segment =
    a[1] === b[1]
      ? [
          [c, r],
          [c, r + 1],
        ]
      : [
          [c, r],
          [c + 1, r],
        ];
  return wallNames(map).has(edge.join());
};

/** What a step of a block of squares costs; Infinity: it cannot be made. Nobody ignores anything. */
export function stepCost(map: BattleMap, enemies: readonly Space[], from: Space, [dx, dy]: Vector): number {
  const to: Space = { at: [from.at[0] + dx, from.at[1] + dy], size: from.size };
  if (!squares(from).every((square) => stepIsOpen(map, square, [square[0] + dx, square[1] + dy]))) return Infinity;
  const before = new Set(squares(from).map((square) => square.join()));
  const entered = squares(to).filter((square) => !before.has(square.join()));
  const held = new Set(enemies.flatMap(squares).map((square) => square.join()));
  if (entered.some((square) => terrain(map, square) === 'pit' || held.has(square.join()))) return Infinity;
  const slow = entered.some((square) => ['difficult', 'low-objects'].includes(terrain(map, square)));
  return (dx !== 0 && dy !== 0 ? 2 : 1) * (slow ? 2 : 1);
}

/** The least cost of a move of one square's width to each square where it may end. */
export function moves(
  map: BattleMap,
  from: Space,
  enemies: readonly Space[],
  allies: readonly Space[],
  most: number,
): Map<string, number> {
  const cost = new Map([[from.at.join(), 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const at of cells(map)) {
      const here = cost.get(at.join());
      if (here === undefined) continue;
      for (const way of WAYS) {
        const to: Square = [at[0] + way[0], at[1] + way[1]];
        const next = here + stepCost(map, enemies, { at, size: from.size }, way);
        if (next > most || next >= (cost.get(to.join()) ?? Infinity)) continue;
        cost.set(to.join(), next);
        changed = true;
      }
    }
  }
  const taken = [...enemies, ...allies].flatMap(squares).map((square) => square.join());
  return new Map(
    [...cost].filter(([at]) => {
      const [c = 0, r = 0] = at.split(',').map(Number);
      const space: Space = { at: [c, r], size: from.size };
      return fits(map, space) && squares(space).every((square) => !taken.includes(square.join()));
    }),
  );
}

/** A point of evidence. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly parts: number;
}
interface Line {
  readonly from: Point;
  readonly to: Point;
}

const inside = ({ at, size }: Space, { x, y, parts }: Point): boolean =>
  x > at[0] * parts && y > at[1] * parts && x < (at[0] + size) * parts && y < (at[1] + size) * parts;

/** Does a line run from inside one space into the other and touch no wall? In whole numbers of the common parts of both ends. */
export function lineIsClear(map: BattleMap, a: Space, b: Space, { from, to }: Line): boolean {
  const parts = from.parts * to.parts;
  const line: Segment = [
    [from.x * to.parts, from.y * to.parts],
    [to.x * from.parts, to.y * from.parts],
  ];
  const scaled = (point: Vector): Vector => [point[0] * parts, point[1] * parts];
  const clear = !barriers(map).some(([p, q]) => meet(line, [scaled(p), scaled(q)]));
  return inside(a, from) && inside(b, to) && clear;
}

type Giver =
  | { wall: Edge }
  | { door: string }
  | { pillar: Square }
  | { lowObjects: Square }
  | { character: Space; square: Square };

/** Does a line lead from a corner of the attacker into the target, and through what is said to give cover? */
export function lineShowsCover(
  map: BattleMap,
  attacker: Space,
  target: Space,
  corner: Vector,
  line: Line,
  by: Giver,
): boolean {
  const { from, to } = line;
  if (from.x !== corner[0] * from.parts || from.y !== corner[1] * from.parts || !inside(target, to)) return false;
  const way: Vector = [to.x - corner[0] * to.parts, to.y - corner[1] * to.parts];
  const edges =
    'wall' in by ? [by.wall] : 'door' in by ? (map.doors.find(({ id }) => id === by.door)?.edges ?? []) : [];
  const reachesFrom = (on: number | null): boolean => on !== null && on > 0 && on < 1 / to.parts;
  const unit: Vector = [way[0], way[1]];
  if (edges.some((edge) => reachesFrom(crossed(corner, unit, segmentOf(edge))))) return true;
  const square = 'pillar' in by ? by.pillar : 'lowObjects' in by ? by.lowObjects : 'square' in by ? by.square : null;
  const on = square && stretch(corner, unit, square, 1);
  const inTarget = stretch(corner, unit, target.at, target.size);
  if (on && inTarget && on[0] < inTarget[1]) return true;
  return partedAt(map, attacker, corner, way);
}

/** How a larger character stands: where its space lies, or where the block lies that squeezes, and which place in the space it had. */
type Standing = readonly [c: number, r: number, place: Vector | null];

/** The least cost of a move to each place where it may end, for one that squeezes; enemies alone are in its way. */
export function squeezing(map: BattleMap, from: Space, enemies: readonly Space[], most: number): Map<string, number> {
  const { size } = from;
  const half = Math.ceil(size / 2);
  const places: Vector[] = [];
  for (let y = 0; y + half <= size; y++) for (let x = 0; x + half <= size; x++) places.push([x, y]);
  const held = enemies.flatMap(squares).map((square) => square.join());
  const room = cells(map).filter((at) => fits(map, { at, size }));
  const holds = (at: Square, block: Square): boolean => {
    const [x, y] = [block[0] - at[0], block[1] - at[1]];
    return x >= 0 && y >= 0 && x + half <= size && y + half <= size;
  };
  const cost = new Map<string, [Standing, number]>();
  let changed = false;
  const reach = (standing: Standing, total: number): void => {
    const known = cost.get(standing.join());
    if (total > most || (known && known[1] <= total)) return;
    cost.set(standing.join(), [standing, total]);
    changed = true;
  };
  const alone = (at: Square, place: Vector, total: number): void => {
    for (const way of WAYS) {
      const to: Square = [at[0] + way[0], at[1] + way[1]];
      if (room.some((whole) => holds(whole, at) && holds(whole, to))) continue;
      reach([...to, place], total + stepCost(map, enemies, { at, size: half }, way));
    }
  };
  reach([...from.at, null], 0);
  while (changed) {
    changed = false;
    for (const [[c, r, place], total] of [...cost.values()]) {
      if (place === null) {
        for (const way of WAYS)
          reach([c + way[0], r + way[1], null], total + stepCost(map, enemies, { at: [c, r], size }, way));
        for (const [x, y] of places) alone([c + x, r + y], [x, y], total);
        continue;
      }
      alone([c, r], place, total);
      for (const [x, y] of places) {
        const whole: Space = { at: [c - x, r - y], size };
        const own = squares(whole);
        if (!fits(map, whole) || own.some((square) => held.includes(square.join()))) continue;
        const slow = own.some((square) => ['difficult', 'low-objects'].includes(terrain(map, square)));
        reach([...whole.at, null], total + (Math.abs(place[0] - x) + Math.abs(place[1] - y)) * (slow ? 2 : 1));
      }
    }
  }
  const ends = [...cost.values()].filter(
    ([[c, r, place]]) =>
      !place &&
      fits(map, { at: [c, r], size }) &&
      squares({ at: [c, r], size }).every((square) => !held.includes(square.join())),
  );
  return new Map(ends.map(([[c, r], total]) => [`${c},${r}`, total]));
}
