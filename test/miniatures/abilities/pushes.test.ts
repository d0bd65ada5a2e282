/** Pushes: Force Push and Force Repulse in their versions (min.push, min.force-push, min.force-repulse). */
import { ABILITY_NAMES, versionsOf } from '../../../src/miniatures/facts';
import { skirmish, type OnTable, type Table } from '../table';
import { activated, choices, damages, having, saves, using, whyNotUse } from './having';

type At = [number, number];
const enemy = (column: number, row: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [column, row],
  player: 'p2',
  ...more,
});

/** Where the character that is being pushed may end. */
const ends = (table: Table): At[] => table.legalOf('push').map(({ to }) => [to[0], to[1]]);

/** Pushes whoever is asked about to the first place, until nobody is any more; saves are rolled as they come. */
function settle(table: Table, rolls: Record<string, number | number[]> = {}): Table {
  const left = new Map(Object.entries(rolls).map(([id, each]) => [id, [each].flat()]));
  for (;;) {
    const [next] = [...table.legalOf('affect'), ...table.legalOf('push')];
    const frame = table.state.stack.at(-1) as { procedure: string; character?: string };
    if (next) table.act(next);
    else if (frame.procedure === 'save') table.rolls(left.get(frame.character ?? '')?.shift() ?? NaN);
    else return table;
  }
}

const apart = (table: Table, one: string, other: string): number => {
  const [a, b] = [table.character(one).at, table.character(other).at];
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
};

const duel = (id: string, bob: OnTable, map?: string, ann: Partial<OnTable> = {}) =>
  skirmish({
    ...(map !== undefined && { map }),
    characters: { ann: having(id, undefined, ann), bob, far: enemy(13, 9, map === undefined ? {} : { at: null }) },
  });

test('Force Push 2: 20 damage to one enemy within 6 squares, in place of attacks [min.force-push-2.01]', () => {
  const used = settle(using(duel('force-push-2', enemy(8, 5)), 'force-push-2', 'bob'));
  expect(damages(used, 'bob', 'far')).toEqual([20, 0]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(whyNotUse(duel('force-push-2', enemy(9, 5)), 'force-push-2').code).toBe('out-of-range');
});

test('it is pushed 2 squares farther away, where the pusher says [min.force-push-2.02, min.push.01, min.push.05]', () => {
  const pushed = using(duel('force-push-2', enemy(5, 5)), 'force-push-2', 'bob');
  expect(pushed.by()).toEqual(['p1']);
  // All at distance 5, no diagonal cheaper than two squares.
  expect(ends(pushed)).toEqual([
    [5, 3],
    [6, 4],
    [7, 5],
    [6, 6],
    [5, 7],
  ]);
  pushed.take({ type: 'push', to: [6, 6] });
  expect(pushed.last('character-pushed')).toMatchObject({ character: 'bob', from: [5, 5], to: [6, 6] });
  expect(pushed.character('bob').at).toEqual([6, 6]);
});

test('a Huge character is pushed as well [min.force-push-2.02]', () => {
  const pushed = settle(using(duel('force-push-2', enemy(5, 5, { size: 'huge' })), 'force-push-2', 'bob'));
  expect(pushed.toldOf('character-pushed')).toHaveLength(1);
});

test('a push provokes no attacks of opportunity [min.push.02]', () => {
  const table = skirmish({
    characters: {
      ann: having('force-push-2'),
      bob: enemy(5, 5),
      eve: { at: [5, 6] },
      far: enemy(13, 9),
    },
  });
  using(table, 'force-push-2', 'bob').take({ type: 'push', to: [7, 5] });
  expect(table.toldOf('attack-declared')).toEqual([]);
  expect(table.legalOf('attack-of-opportunity')).toEqual([]);
});

const LOW = `
  +-+-+-+-+-+-+-+
  |. . . . o . .|
  +-+-+-+-+-+-+-+`;

test('low objects cost double, and nobody is pushed through anybody [min.push.03]', () => {
  const table = duel('force-push-3', enemy(3, 0), LOW, { at: [0, 0] });
  expect(settle(using(table, 'force-push-3', 'bob')).character('bob').at).toEqual([5, 0]);
  const blocked = skirmish({
    map: LOW,
    characters: { ann: having('force-push-2', undefined, { at: [0, 0] }), bob: enemy(2, 0), eve: { at: [3, 0] } },
  });
  expect(settle(using(blocked, 'force-push-2', 'bob')).character('bob').at).toEqual([2, 0]);
});

const WALL = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + + + + + + +
  |. . . .|. .|
  + + + + + + +
  |. . . . . .|
  +-+-+-+-+-+-+`;

test('along a wall it slides on, as far as that leads away [min.push.04]', () => {
  const pushed = using(duel('force-push-2', enemy(3, 1), WALL, { at: [0, 1] }), 'force-push-2', 'bob');
  expect(ends(pushed)).toEqual([
    [4, 0],
    [4, 2],
  ]);
});

const CORNER = `
  +-+-+
  |. .|
  +-+-+`;

test('where no square is farther it stays [min.push.04]', () => {
  const pushed = settle(using(duel('force-push-2', enemy(1, 0), CORNER, { at: [0, 0] }), 'force-push-2', 'bob'));
  expect(pushed.character('bob').at).toEqual([1, 0]);
  expect(pushed.toldOf('character-pushed')).toEqual([]);
  expect(pushed.damage('bob')).toBe(20);
});

const group = (id: string, more: Record<string, Partial<OnTable>> = {}) =>
  skirmish({
    characters: {
      ann: having(id),
      bob: enemy(6, 5, more['bob']),
      cid: enemy(7, 5, more['cid']),
      eve: { at: [6, 6], ...more['eve'] },
      far: enemy(9, 5, more['far']),
    },
  });

test.each<[string, number, number, string]>([
  ['force-push-3', 30, 3, 'min.force-push-3.01, min.force-push-3.02'],
  ['force-push-5', 50, 5, 'min.force-push-5.01'],
])(
  '%s: %i damage to the target and all beside it, and a push of %i squares, for the whole turn [%s]',
  (id, damage, squares) => {
    const table = group(id);
    const before = ['bob', 'cid', 'eve'].map((each) => apart(table, 'ann', each));
    const rolls = id === 'force-push-5' ? { bob: 20, cid: 20, eve: 20 } : {};
    const used = settle(using(table, id, 'bob'), rolls);
    expect(damages(used, 'bob', 'cid', 'eve', 'far')).toEqual([damage, damage, damage, 0]);
    const after = ['bob', 'cid', 'eve'].map((each) => apart(used, 'ann', each));
    expect(after.every((each, i) => each > (before[i] ?? 0) && each <= (before[i] ?? 0) + squares)).toBe(true);
    // Eve is the first to go, and nobody stands in her way.
    expect(after[2]).toBe((before[2] ?? 0) + squares);
    expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
    expect(used.character('ann').force).toBe(9 - Number(id.at(-1)));
  },
);

test('the order is that of whose characters are pushed, the direction that of the pusher [min.force-push-3.02, min.push.05]', () => {
  const pushed = using(group('force-push-3'), 'force-push-3', 'bob');
  expect(pushed.legalOf('push').map(({ character }) => character)).toContain('eve');
  expect(pushed.by()).toEqual(['p1']);
  pushed.act(pushed.legalOf('push')[0]!);
  expect(pushed.by()).toEqual(['p2']);
  expect(pushed.legalOf('affect').map(({ character }) => character)).toEqual(['bob', 'cid']);
  pushed.take({ type: 'affect', character: 'cid' });
  expect(pushed.by()).toEqual(['p1']);
});

test('a Huge character beside the target is pushed as well [min.force-push-3.02]', () => {
  const used = settle(
    using(group('force-push-3', { cid: { size: 'huge' }, far: { at: [13, 0] } }), 'force-push-3', 'bob'),
  );
  expect(used.toldOf('character-pushed').map(({ character }) => character)).toContain('cid');
});

test('Force Push 4: 40 damage in line of sight, and 4 squares [min.force-push-4.01]', () => {
  const table = duel('force-push-4', enemy(7, 0), undefined, { at: [0, 0] });
  const pushed = using(table, 'force-push-4', 'bob');
  expect(ends(pushed)).toContainEqual([11, 0]);
  settle(pushed);
  expect(apart(pushed, 'ann', 'bob')).toBe(11);
  expect(damages(pushed, 'bob')).toEqual([40]);
  expect(pushed.character('ann').force).toBe(5);
  expect(pushed.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(pushed.steps()).not.toEqual([]);
});

test('Force Push 5 stuns those whom it pushes, but for a save of 16 [min.force-push-5.02]', () => {
  const used = settle(using(group('force-push-5', { eve: { at: [0, 0] } }), 'force-push-5', 'bob'), {
    bob: 16,
    cid: 15,
  });
  expect(activated(used, 'bob', 'cid')).toEqual([false, true]);
  expect(damages(used, 'bob', 'cid')).toEqual([50, 50]);
  expect(used.toldOf('character-pushed')).toHaveLength(2);
});

test('Force Push and Force Repulse are groups of powers [min.force-push.01, min.force-repulse.01]', () => {
  expect(versionsOf('force-push')).toEqual(['force-push-2', 'force-push-3', 'force-push-4', 'force-push-5']);
  expect(versionsOf('force-repulse')).toEqual(['force-repulse-2', 'force-repulse-3', 'force-repulse-5']);
  expect(ABILITY_NAMES.map(({ id }) => id)).toEqual(expect.arrayContaining([...versionsOf('force-push')]));
});

const around = (id: string, characters: Record<string, OnTable>) =>
  skirmish({ characters: { ann: having(id, undefined, { at: [6, 5] }), ...characters, far: enemy(0, 0) } });

test('Force Repulse 2: 20 damage to all others within 2 squares, in place of attacks [min.force-repulse-2.01]', () => {
  const table = around('force-repulse-2', { bob: enemy(7, 5), eve: { at: [6, 7] }, cid: enemy(9, 5) });
  const used = settle(using(table, 'force-repulse-2'));
  expect(damages(used, 'bob', 'eve', 'cid', 'ann')).toEqual([20, 20, 0, 0]);
  expect(used.character('ann').force).toBe(7);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
});

test('each is pushed to a free square exactly 3 squares from whoever uses it [min.force-repulse-2.02]', () => {
  const pushed = using(around('force-repulse-2', { bob: enemy(7, 5), cid: enemy(9, 5) }), 'force-repulse-2');
  // Cid stands on the one straight on.
  expect(ends(pushed)).toEqual([
    [7, 3],
    [8, 4],
    [8, 6],
    [7, 7],
  ]);
  expect(activated(settle(pushed), 'bob')).toEqual([false]);
});

const CORRIDOR = `
  +-+-+-+-+
  |. . . .|
  +-+-+-+-+`;

test('without such a square it goes as far as it can [min.force-repulse-2.02]', () => {
  const table = duel('force-repulse-2', enemy(2, 0), CORRIDOR, { at: [1, 0] });
  expect(settle(using(table, 'force-repulse-2')).character('bob').at).toEqual([3, 0]);
});

test('Force Repulse 3: 30 damage to all within 3 squares, for the whole turn [min.force-repulse-3.01]', () => {
  const table = around('force-repulse-3', {
    bob: enemy(7, 5),
    eve: { at: [6, 8] },
    cid: enemy(4, 4),
    dan: enemy(10, 5),
  });
  const used = settle(using(table, 'force-repulse-3'), { bob: 20, eve: 20, cid: 20 });
  expect(damages(used, 'bob', 'eve', 'cid', 'dan')).toEqual([30, 30, 30, 0]);
  expect(used.character('ann').force).toBe(6);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
});

test.each<[string, number, number, string]>([
  ['force-repulse-3', 4, 11, 'min.force-repulse-3.02'],
  ['force-repulse-5', 6, 16, 'min.force-repulse-5.02'],
])(
  '%s: to a square %i squares away, and stunned but for a save of %i, which keeps nobody where they are [%s]',
  (id, squares, save) => {
    for (const [roll, stunned] of [
      [save, false],
      [save - 1, true],
    ] as const) {
      const used = settle(using(around(id, { bob: enemy(7, 5, { size: 'large' }) }), id), { bob: roll });
      expect(activated(used, 'bob')).toEqual([stunned]);
      const { at } = used.character('bob');
      const nearest = Math.max(at[0] - 6, 6 - (at[0] + 1), 0) + Math.max(at[1] - 5, 5 - (at[1] + 1), 0);
      expect(nearest).toBe(squares);
    }
  },
);

test('Force Repulse 5: 50 damage to all within 5 squares, for the whole turn [min.force-repulse-5.01]', () => {
  const table = around('force-repulse-5', { bob: enemy(11, 5), cid: enemy(12, 5) });
  const used = settle(using(table, 'force-repulse-5'), { bob: 20 });
  expect(damages(used, 'bob', 'cid')).toEqual([50, 0]);
  expect(used.character('ann').force).toBe(4);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
});

test('a power is used as the version on the card says, and on whom it may [min.unleashed-force-powers.01]', () => {
  expect(choices(duel('force-push-2', enemy(5, 5)), 'force-push-2')).toEqual(['bob']);
  expect(saves(using(duel('force-push-2', enemy(5, 5)), 'force-push-2', 'bob'), {}).damage('bob')).toBe(20);
});
