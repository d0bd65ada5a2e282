/** Force points and Force powers of the starter set's two Jedi, in turns of their own and of others (min.named-force-powers, min.timing-of-force-powers). */
import type { Square } from '../../src/miniatures/facts/battle-map';
import { clone, cloneCommander, dooku, kenobi, securityDroid, superDroid } from './starter';
import { skirmish, type OnTable, type Table } from './table';

const duel = (more: Partial<OnTable> = {}, bob: Partial<OnTable> = {}) =>
  skirmish({ characters: { kenobi: kenobi([5, 5], more), bob: { at: [6, 5], player: 'p2', ...bob } } });

const east = (from: number, to: number, row: number): Square[] =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i, row]);

/** Pushes whoever is asked about as far as may be, until nobody is. */
function settle(table: Table, from: string): Table {
  for (;;) {
    const [affected] = table.legalOf('affect');
    const [column, row] = table.character(from).at;
    const far = ([c, r]: Square): number => Math.abs(c - column) + Math.abs(r - row);
    const [push] = table.legalOf('push').sort((a, b) => far(b.to) - far(a.to));
    const next = affected ?? push;
    if (!next) return table;
    table.act(next);
  }
}

test('Obi-Wan rolls a missed attack again for a point; Mettle adds 4 to that roll [min.force-points-basics.02, min.starter-special-abilities.14]', () => {
  const table = duel({}, { defense: 28 }).attack('bob').rolls(9).reroll();
  expect(table.character('kenobi').force).toBe(1);
  expect(table.by()).toEqual(['chance']);
  expect(table.rolls(10).keep().last('attack-hit')).toMatchObject({ total: 10 + 4 + 14 });
  // What the die shows decides what is a natural roll.
  const low = duel().attack('bob').rolls(9).reroll().rolls(1).keep();
  expect(low.last('attack-missed')).toMatchObject({ total: 1 + 4 + 14 });
  expect(duel().attack('bob').rolls(9).reroll().rolls(16).keep().last('attack-hit')).toMatchObject({ critical: false });
});

test('Force Push 3 wants 3 points: he has 2 [min.named-force-powers.04]', () => {
  const use = { type: 'use-ability', player: 'p1', ability: 'force-push-3', source: 'kenobi' } as const;
  expect(duel().refused(use)).toMatchObject({ code: 'no-force', facts: { points: 3, left: 2 } });
  const enough = duel({ forceLeft: 3 });
  expect(enough.legalOf('use-ability').map(({ ability }) => ability)).toContain('force-push-3');
});

test('Master of the Force 2: Knight Speed and a reroll in one turn, and no third [min.named-force-powers.10]', () => {
  const table = duel({ forceLeft: 4 }).use('knight-speed').attack('bob').rolls(1).reroll();
  expect(table.character('kenobi').force).toBe(2);
  table.rolls(1);
  expect(table.legalOf('reroll')).toEqual([]);
  expect(table.last('attack-missed').total).toBe(1 + 4 + 14);
});

/** Obi-Wan; the droid is his target, the clone and the other droid stand beside it. */
const crowd = () =>
  skirmish({
    characters: {
      kenobi: kenobi([2, 5], { forceLeft: 3 }),
      security: securityDroid([7, 5]),
      clone: clone([7, 6]),
      officer: superDroid([7, 4]),
      far: dooku([10, 9]),
    },
  });

test.each([
  'min.named-force-powers.06, min.activating-a-character.05, min.abilities-replacing-turn.01',
  'min.abilities-replacing-turn.02, min.replaces-turn.01',
])('Force Push 3 is his whole turn: not after a step, and nothing after it [%s]', () => {
  const moved = crowd().move([3, 5]);
  expect(moved.refused({ type: 'use-ability', player: 'p1', ability: 'force-push-3', source: 'kenobi' })).toMatchObject(
    { code: 'turn-begun' },
  );
  const used = settle(crowd().use('force-push-3').choose('force-push-3', 'security'), 'kenobi');
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  expect(used.refused({ type: 'move', player: 'p1', character: 'kenobi', to: [2, 6], squeezed: null })).toMatchObject({
    code: 'no-squares-left',
  });
  expect(used.whyNotAttack('kenobi', 'security')).toMatchObject({ code: 'attacks-replaced' });
});

test('it hurts an enemy within 6 squares and all beside it, friend and foe, without a roll [min.named-force-powers.07]', () => {
  const used = crowd().use('force-push-3');
  expect(used.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['security', 'officer']);
  settle(used.choose('force-push-3', 'security'), 'kenobi');
  expect(['security', 'clone', 'officer', 'far', 'kenobi'].map((id) => used.damage(id))).toEqual([30, 30, 30, 0, 0]);
  expect(used.toldOf('attack-rolled')).toEqual([]);
  expect(used.character('kenobi').force).toBe(0);
});

test('and pushes each of them 3 squares away, a Huge one too [min.named-force-powers.08]', () => {
  const gap = (from: number, at: number, size: number): number => Math.max(from - at, at - (from + size - 1), 0);
  const awayAt = ([left, low]: Square, size = 1): number => gap(left, 2, size) + gap(low, 5, size);
  const away = (table: Table, id: string): number => awayAt(table.character(id).at);
  const table = crowd();
  const before = ['security', 'clone', 'officer'].map((id) => away(table, id));
  settle(table.use('force-push-3').choose('force-push-3', 'security'), 'kenobi');
  expect(['security', 'clone', 'officer'].map((id) => away(table, id))).toEqual(before.map((each) => each + 3));
  const huge = skirmish({
    characters: { kenobi: kenobi([2, 5], { forceLeft: 3 }), bob: { at: [5, 4], player: 'p2', size: 'huge' } },
  });
  huge.use('force-push-3').choose('force-push-3', 'bob');
  const distances = huge.legalOf('push').map(({ to }) => awayAt(to, 3));
  expect([awayAt(huge.character('bob').at, 3), Math.max(...distances)]).toEqual([3, 6]);
  expect(distances.every((each) => each > 3)).toBe(true);
});

describe('Force Lightning 2', () => {
  const storm = (at: Square) =>
    skirmish({
      characters: {
        dooku: dooku(at),
        kenobi: kenobi([11, 5]),
        clone: clone([12, 5]),
        security: securityDroid([11, 6]),
        commander: cloneCommander([0, 9]),
      },
    });

  test('he moves 6 squares and uses it in place of his attack [min.named-force-powers.12]', () => {
    const table = storm([1, 5]).move(...east(2, 7, 5));
    table.use('force-lightning-2').choose('force-lightning-2', { target: 'kenobi', also: ['clone', 'security'] });
    settle(table, 'dooku');
    expect(table.character('dooku').force).toBe(3);
    expect(table.whyNotAttack('dooku', 'kenobi')).toMatchObject({ code: 'attacks-replaced' });
    expect(table.toldOf('attack-declared')).toEqual([]);
    // Moved more than his speed he could not attack either.
    const far = storm([1, 5]).move(...east(2, 8, 5));
    expect(
      far.refused({ type: 'use-ability', player: 'p2', ability: 'force-lightning-2', source: 'dooku' }),
    ).toMatchObject({ code: 'double-move' });
  });

  test('30 damage to an enemy within 6 squares and two beside it, his own droid among them [min.named-force-powers.13]', () => {
    const table = storm([5, 5]).use('force-lightning-2');
    settle(table.choose('force-lightning-2', { target: 'kenobi', also: ['clone', 'security'] }), 'dooku');
    expect(['kenobi', 'clone', 'security', 'commander'].map((id) => table.damage(id))).toEqual([30, 30, 30, 0]);
    expect(
      storm([4, 5]).refused({ type: 'use-ability', player: 'p2', ability: 'force-lightning-2', source: 'dooku' }),
    ).toMatchObject({ code: 'out-of-range' });
  });
});

describe('Count Dooku spends 5 Force points', () => {
  /** He moves 8 squares for a point, and stands beside Obi-Wan. */
  const moved = () =>
    skirmish({
      characters: { dooku: dooku([1, 5]), kenobi: kenobi([10, 5], { forceLeft: 0 }), clone: clone([10, 8]) },
    })
      .faster()
      .move(...east(2, 9, 5));

  test('one to move 8 squares: 4 are left, in the next round as well [min.timing-of-force-powers.04, min.force-points.03, min.spending-force-points.01]', () => {
    const table = moved();
    expect(table.character('dooku')).toMatchObject({ at: [9, 5], force: 4 });
    table.endTurn();
    for (const id of ['kenobi', 'clone']) table.activate(id).endTurn();
    expect(table.state.round).toBe(2);
    expect(table.character('dooku').force).toBe(4);
  });

  test('then no Force Lightning and no reroll in this turn, and one melee attack [min.timing-of-force-powers.05, min.force-points.04]', () => {
    const table = moved();
    expect(table.legalOf('use-ability')).toEqual([]);
    expect(
      table.refused({ type: 'use-ability', player: 'p2', ability: 'force-lightning-2', source: 'dooku' }),
    ).toMatchObject({ code: 'force-spent' });
    expect(table.legalOf('move-faster')).toEqual([]);
    expect(table.targets()).toEqual(['kenobi']);
    table.attack('kenobi').rolls(1);
    expect(table.legalOf('reroll')).toEqual([]);
    expect(table.targets()).toEqual([]);
  });

  test('in Obi-Wan’s turn one more for Lightsaber Riposte: he attacks at once [min.timing-of-force-powers.06, min.named-force-powers.14]', () => {
    const table = moved().endTurn().activate('kenobi').attack('dooku').rolls(15).keep();
    expect(table.by()).toEqual(['p2']);
    table.take({ type: 'order-ability', ability: 'lightsaber-riposte' });
    table.use('lightsaber-riposte').rolls(6).rolls(5);
    expect(table.character('dooku').force).toBe(3);
    expect(table.toldOf('attack-declared').slice(-1)).toMatchObject([
      { attacker: 'dooku', target: 'kenobi', kind: 'immediate' },
    ]);
    expect(table.state.turn).toBe('kenobi');
  });
});
