/** Whatever comes in from outside: refused with a reason, never thrown at, never half taken in. */
import { fromOutside } from '../../src/core';
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
  ['a setup', (input) => xwing.begin(fromOutside(input), manual)],
  ['a squad of a setup', (input) => xwing.begin({ squads: [input, input] }, manual)],
  ['a position', (input) => xwing.resume(fromOutside(input), manual)],
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
      expect(E.isLeft(xwing.reduce(state, fromOutside(action)))).toBe(true);
    }),
    { numRuns: 300 },
  );
  for (const action of hostile) expect(E.isLeft(xwing.reduce(state, fromOutside(action)))).toBe(true);
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
    expect(E.isLeft(xwing.reduce(table.state, fromOutside(action)))).toBe(true);
  }
  for (const heading of [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: NaN, y: 1 },
  ]) {
    const action = { type: 'place-obstacle', player: 'p1', obstacle, pose: { x: 450, y: 450, heading } };
    expect(E.isLeft(xwing.reduce(table.state, fromOutside(action)))).toBe(true);
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
      expect(loaded(state, 'reroll dice', (frame) => (frame['dice'] = dice))).toMatchObject({
        code: 'no-such-die',
        path: ['stack', expect.any(Number), 'dice'],
      });
  });
});

test('a saved roll for an obstacle of more dice than any roll has is refused, and at once', () => {
  const { state } = xwingTable({
    ships: { red: { at: [300, 300], dial: { speed: 2, bearing: 'straight', color: 'blue' } }, tie: { player: 'p2' } },
    obstacles: { rock: { outline: 'coreasteroid0', at: [300, 420] } },
    moment: { phase: 'activation', ship: 'red' },
  });
  const withDice = (count: number): unknown => {
    const other = structuredClone(state) as unknown as { stack: { procedure: string; count?: number }[] };
    for (const frame of other.stack) if (frame.procedure === 'roll a die') frame.count = count;
    return xwing.load(other);
  };
  expect(withDice(1)).toMatchObject({ right: state });
  expect(withDice(1e6)).toMatchObject({ left: { path: ['stack', expect.any(Number), 'count'] } });
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

describe('a saved state that is not at one with itself is refused with its place', () => {
  type Saved = ReturnType<typeof saved>;
  type SavedShip = Saved['ships'][number];
  const saved = () =>
    structuredClone(
      xwingTable({
        ships: {
          red: { pilot: 'lukeskywalker', upgrades: ['protontorpedoes'], at: [300, 300] },
          tie: { player: 'p2', at: [300, 600] },
        },
        obstacles: { rock: { outline: 'coreasteroid0', at: [600, 600] } },
        locks: [['red', 'tie']],
        moment: 'planning',
      }).state,
    );
  const red = (state: Saved) => state.ships[0] as SavedShip;
  const lock = (state: Saved) => state.locks[0] as Saved['locks'][number];
  const p2 = (state: Saved) => state.players[1] as Saved['players'][number];

  test.each<[string, (state: Saved) => unknown, object]>([
    ['one name for two players', (s) => (p2(s).id = 'p1'), { code: 'same-name', path: ['players', 1] }],
    ['one player', (s) => s.players.pop(), { code: 'players', path: ['players'] }],
    ['a ship without a name', (s) => (red(s).id = ''), { path: ['ships', 0, 'id'] }],
    [
      'an upgrade without a name',
      (s) => red(s).upgrades.forEach((each) => (each.id = '')),
      { path: ['ships', 0, 'upgrades', 0, 'id'] },
    ],
    [
      'an obstacle without a name',
      (s) => s.obstacles.forEach((each) => (each.id = '')),
      { path: ['obstacles', 0, 'id'] },
    ],
    [
      'a damage card without a name',
      (s) => red(s).damage.faceup.push({ id: '', card: 'structuraldamage' }),
      { path: ['ships', 0, 'damage', 'faceup', 0, 'id'] },
    ],
    [
      'an order without a player [xw.player-order.01]',
      (s) => (s.order = ['p1', 'p1']),
      { code: 'player-order', path: ['order'], rules: ['xw.player-order.01'] },
    ],
    [
      'a damage card in a discard pile that there is none of',
      (s) => p2(s).damageDiscard.push('nothing'),
      { code: 'unknown-damage-card', path: ['players', 1] },
    ],
    ['a pilot that is none', (s) => (red(s).pilot = 'nobody'), { code: 'unknown-pilot', path: ['ships', 0, 'pilot'] }],
    [
      "another ship than the pilot's [xw.ship.03]",
      (s) => (red(s).type = 'tielnfighter'),
      { code: 'wrong-ship', path: ['ships', 0, 'type'], rules: ['xw.ship.03'] },
    ],
    [
      'another size than the ship has [xw.ship.03]',
      (s) => (red(s).size = 'large'),
      { code: 'wrong-ship', path: ['ships', 0, 'type'], rules: ['xw.ship.03'] },
    ],
    ['a ship of nobody', (s) => (red(s).player = 'p3'), { code: 'unknown-player', path: ['ships', 0, 'player'] }],
    [
      'an upgrade that is none',
      (s) => red(s).upgrades.forEach((each) => (each.card = 'nothing')),
      { code: 'unknown-upgrade', path: ['ships', 0, 'upgrades'] },
    ],
    [
      'a side that the upgrade does not have',
      (s) => red(s).upgrades.forEach((each) => (each.side = 1)),
      { code: 'unknown-upgrade', path: ['ships', 0, 'upgrades'] },
    ],
    [
      'a faceup damage card that is none',
      (s) => red(s).damage.faceup.push({ id: 'red/damage-1', card: 'nothing' }),
      { code: 'unknown-damage-card', path: ['ships', 0, 'damage', 'faceup'] },
    ],
    [
      'more Force than the pilot has [xw.charges.03]',
      (s) => (red(s).force = { active: 3, limit: 2, recovers: 1 }),
      { code: 'beyond-limit', path: ['ships', 0], rules: ['xw.charges.03'] },
    ],
    [
      'more charges than an upgrade has [xw.charges.03]',
      (s) => red(s).upgrades.forEach((each) => each.charges && (each.charges.active = each.charges.limit + 1)),
      { code: 'beyond-limit', path: ['ships', 0], rules: ['xw.charges.03'] },
    ],
    [
      'tokens that would take forever to remove',
      (s) => (red(s).tokens.focus = 1e6),
      { code: 'malformed', path: ['ships', 0, 'tokens', 'focus'] },
    ],
    [
      'charges that would take forever to recover',
      (s) => (red(s).shields.recovers = 1e15),
      { code: 'malformed', path: ['ships', 0, 'shields', 'recovers'] },
    ],
    [
      'an action performed that is none [xw.actions.02]',
      (s) => red(s).actions.push('focsu'),
      { code: 'unknown-action', path: ['ships', 0, 'actions', 0], rules: ['xw.actions.02'] },
    ],
    [
      'a heading that is no direction',
      (s) => (red(s).pose = { ...red(s).pose, heading: { x: 1, y: 1 } }),
      { code: 'not-a-heading', path: ['ships', 0, 'pose'] },
    ],
    [
      'an upgrade with the name of a ship',
      (s) => red(s).upgrades.forEach((each) => (each.id = 'tie')),
      { code: 'same-id' },
    ],
    [
      'an obstacle with the name of a ship',
      (s) => s.obstacles.forEach((each) => (each.id = 'tie')),
      { code: 'same-id' },
    ],
    [
      'touching what is not there',
      (s) => red(s).touching.push('nothing'),
      { code: 'unknown-object', path: ['ships', 0, 'touching'] },
    ],
    [
      'an obstacle that is none',
      (s) => s.obstacles.forEach((each) => (each.outline = 'rock')),
      { code: 'unknown-obstacle', path: ['obstacles', 0, 'outline'] },
    ],
    ['a lock of an obstacle', (s) => (lock(s).by = 'rock'), { code: 'unknown-ship', path: ['locks', 0, 'by'] }],
    ['a lock on nothing', (s) => (lock(s).on = 'nothing'), { code: 'unknown-object', path: ['locks', 0, 'on'] }],
    [
      'a lock of a ship on itself [xw.lock.09]',
      (s) => (lock(s).on = 'red'),
      { code: 'own-lock', path: ['locks', 0], rules: ['xw.lock.09'] },
    ],
    [
      'a second lock of a ship [xw.lock.11]',
      (s) => s.locks.push({ by: 'red', on: 'rock' }),
      { code: 'second-lock', path: ['locks', 1], rules: ['xw.lock.11'] },
    ],
    [
      'ships that lie on each other [xw.overlap.04]',
      (s) => (s.ships[1]!.pose = { ...red(s).pose, x: red(s).pose.x + 20 }),
      { code: 'ships-overlap', path: ['ships', 1, 'pose'], rules: ['xw.overlap.04'] },
    ],
    [
      'a ship outside the play area that does not flee [xw.play-area.01]',
      (s) => (red(s).pose = { ...red(s).pose, x: 5 }),
      { code: 'outside', path: ['ships', 0, 'pose'], rules: ['xw.play-area.01', 'xw.play-area.02'] },
    ],
    [
      'an obstacle outside the play area [xw.setup.07]',
      (s) => (s.obstacles[0]!.pose = { ...s.obstacles[0]!.pose, y: 5 }),
      { code: 'outside', path: ['obstacles', 0, 'pose'], rules: ['xw.setup.07'] },
    ],
    [
      'a mat on which no game is played [xw.setup.06]',
      (s) => (s.options.mat.width = 400),
      { code: 'bad-mat', path: ['options', 'mat'], rules: ['xw.setup.06'] },
    ],
    [
      'a game that is over, neither won nor drawn [xw.winning.01]',
      (s) => Object.assign(s, { stack: [], winner: null }),
      { code: 'no-winner', path: ['winner'], rules: ['xw.winning.01'] },
    ],
    ['a winner who does not play', (s) => (s.winner = 'p3'), { code: 'unknown-player', path: ['winner'] }],
  ])('%s', (_what, change, expected) => {
    const state = saved();
    change(state);
    expect(xwing.load(state)).toMatchObject({ left: expected });
  });

  test('as it was it loads; a lock on an obstacle, all charges and a draw do too [xw.lock.03, xw.charges.03]', () => {
    const state = saved();
    expect(E.isRight(xwing.load(state))).toBe(true);
    lock(state).on = 'rock';
    for (const { charges } of red(state).upgrades) if (charges) charges.active = charges.limit;
    expect(xwing.load(state)).toMatchObject({ right: {} });
    expect(xwing.load({ ...state, stack: [], winner: 'draw' })).toMatchObject({ right: {} });
  });
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
      const begun = xwing.resume(fromOutside(spoilt), manual);
      if (E.isRight(begun)) expect(xwing.decision(begun.right.state).by.length).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, each]) => [[...path, key], ...pathsOf(each, [...path, key])]);
}
