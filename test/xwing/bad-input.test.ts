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

describe('a saved attack that speaks of what is not there is refused with its place', () => {
  const attacking = () =>
    xwingTable({
      ships: { red: { at: [300, 300] }, tie: { player: 'p2', at: [300, 450], facing: 180 } },
      locks: [['red', 'tie']],
      moment: { phase: 'engagement', ship: 'red' },
    });
  type AnyFrame = Record<string, unknown> & { procedure: string };
  const loaded = (state: unknown, of: string, change: (frame: AnyFrame) => void) => {
    const saved = structuredClone(state) as { stack: AnyFrame[] };
    const frame = saved.stack.find(({ procedure }) => procedure === of);
    if (!frame) throw new Error(`no ${of}`);
    change(frame);
    const result = xwing.load(saved);
    return E.isLeft(result) ? result.left : null;
  };

  test('a weapon that the ship does not have', () => {
    const { state } = attacking();
    expect(loaded(state, 'attack', () => undefined)).toBeNull();
    const stronger = (frame: AnyFrame) => {
      const [first] = frame['choices'] as { weapon: { value: number } }[];
      if (first) first.weapon.value = 9;
    };
    expect(loaded(state, 'attack', stronger)).toMatchObject({
      code: 'no-such-weapon',
      path: ['stack', expect.any(Number), 'choices'],
    });
  });

  test('dice that were not rolled', () => {
    const { state } = attacking()
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'hit')
      .answer({ type: 'spend-lock', dice: [0, 1] });
    expect(loaded(state, 'reroll dice', () => undefined)).toBeNull();
    const wrong = [[0, 3], [9], []];
    for (const dice of wrong)
      expect(loaded(state, 'reroll dice', (frame) => (frame['dice'] = dice))).toMatchObject({ code: 'no-such-die' });
  });
});

test('a saved reroll of a die that an obstacle called for is let in, with another die it is not', () => {
  const { state } = xwingTable({
    ships: {
      lando: {
        pilot: 'landocalrissian',
        at: [300, 300],
        shields: 0,
        dial: { speed: 2, bearing: 'straight', color: 'white' },
      },
      tie: { player: 'p2' },
    },
    obstacles: { rock: { outline: 'coreasteroid0', at: [300, 420] } },
    moment: { phase: 'activation', ship: 'lando' },
  })
    .rolls('blank')
    .use('lando-calrissian-scum');
  expect(E.isRight(xwing.load(structuredClone(state)))).toBe(true);
  const other = structuredClone(state) as unknown as { stack: { procedure: string; dice?: number[] }[] };
  for (const frame of other.stack) if (frame.procedure === 'reroll dice') frame.dice = [1];
  expect(xwing.load(other)).toMatchObject({ left: { code: 'no-such-die' } });
});

test('a saved state with more charges than a card has is refused where they are [xw.charges.03]', () => {
  const { state } = xwingTable({ ships: { red: {}, tie: { player: 'p2' } }, moment: 'planning' });
  const spoilt = structuredClone(state);
  for (const ship of spoilt.ships) if (ship.id === 'tie') ship.shields = { active: 2, limit: 1, recovers: 0 };
  expect(xwing.load(spoilt)).toMatchObject({ left: { code: 'beyond-limit', path: ['ships', 1] } });
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
