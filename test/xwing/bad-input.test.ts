/** Whatever comes in from outside: refused with a reason, never thrown at, never half taken in. */
import * as E from 'fp-ts/lib/Either';
import * as fc from 'fast-check';
import { decodeXws, xwing } from '../../src/xwing';
import { newGame, positionOf, squad, xwingTable } from './table';

const manual = { mode: 'manual' } as const;
const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
});
const cyclic = (): unknown => {
  const loop: Record<string, unknown> = {};
  loop['squads'] = [loop, loop];
  return loop;
};
const deep = (levels: number): unknown => {
  let value: unknown = [];
  for (let i = 0; i < levels; i++) value = [value];
  return value;
};
const hostile: readonly unknown[] = [
  cyclic(),
  deep(5000),
  { squads: deep(3000) },
  { squads: [NaN, Infinity] },
  JSON.parse('{"__proto__": {"polluted": true}, "squads": []}'),
  { squads: Array.from({ length: 10_000 }, () => ({})) },
  'x'.repeat(100_000),
];

const readers: readonly [string, (input: unknown) => E.Either<{ code: string }, unknown>][] = [
  ['a setup', (input) => xwing.begin(input, manual)],
  ['a squad of a setup', (input) => xwing.begin({ squads: [input, input] }, manual)],
  ['a position', (input) => xwing.resume(input, manual)],
  ['a saved state', (input) => xwing.load(input)],
  ['a squad', (input) => decodeXws(input)],
];

test.each(readers)('%s that is anything at all is refused', (_what, read) => {
  const refused = (input: unknown): void => {
    const result = read(input);
    expect(E.isLeft(result) && result.left.code).toMatch(/^[a-z0-9-]+$/);
  };
  fc.assert(fc.property(anything, refused), { numRuns: 300 });
  for (const input of hostile) refused(input);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('an action that is anything at all is refused, and the state stays as it was', () => {
  const { state } = xwingTable({ ships: { red: {}, tie: { player: 'p2' } }, moment: 'planning' });
  const before = JSON.stringify(state);
  fc.assert(
    fc.property(anything, (action) => {
      expect(E.isLeft(xwing.reduce(state, action))).toBe(true);
    }),
    { numRuns: 300 },
  );
  for (const action of hostile) expect(E.isLeft(xwing.reduce(state, action))).toBe(true);
  expect(JSON.stringify(state)).toBe(before);
});

test('a placement with numbers that are none is refused', () => {
  const table = newGame(
    squad('rebelalliance', [['bluesquadronescort', 't65xwing']]),
    squad('galacticempire', [['academypilot', 'tielnfighter']]),
  );
  table.answer({ type: 'choose-first-player', first: 'p1' }).answer({ type: 'choose-edge', edge: 'south' });
  const obstacle = table.state.obstacles[0]?.id ?? '';
  for (const x of [NaN, Infinity, -Infinity, 1e308, '450', null]) {
    const action = { type: 'place-obstacle', player: 'p1', obstacle, pose: { x, y: 450, heading: { x: 0, y: 1 } } };
    expect(E.isLeft(xwing.reduce(table.state, action))).toBe(true);
  }
  for (const heading of [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: NaN, y: 1 },
  ]) {
    const action = { type: 'place-obstacle', player: 'p1', obstacle, pose: { x: 450, y: 450, heading } };
    expect(E.isLeft(xwing.reduce(table.state, action))).toBe(true);
  }
});

test('a position with one field changed to anything is refused or played: nothing throws', () => {
  const position = positionOf({
    ships: { red: { tokens: { focus: 1 }, upgrades: ['predator'] }, tie: { player: 'p2' } },
    moment: { phase: 'activation', ship: 'red' },
  });
  const paths = pathsOf(position);
  fc.assert(
    fc.property(fc.constantFrom(...paths), anything, (path, value) => {
      const spoilt = structuredClone(position) as unknown as Record<string, unknown>;
      const last = path[path.length - 1] ?? '';
      const parent = path
        .slice(0, -1)
        .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, spoilt);
      parent[last] = value;
      const begun = xwing.resume(spoilt, manual);
      if (E.isRight(begun)) expect(xwing.decision(begun.right.state).by.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => [[...path, key], ...pathsOf(each, [...path, key])]);
}
