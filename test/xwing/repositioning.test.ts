import { install, type ObstacleSpec, type ShipSpec } from './bare-state';
import { xwingTable, type Table } from './table';
import { after } from '../../src/core';
import { degreesOf } from '../../src/core/geometry';
import { ability, bringIntoPlay, run } from '../../src/xwing/engine';
import { hasFailed } from '../../src/xwing/effects/failing';
import { barrelRoll } from '../../src/xwing/procedures/barrel-roll';
import { boost } from '../../src/xwing/procedures/boost';
import { breakLock } from '../../src/xwing/effects/locks';
import { acquireLock } from '../../src/xwing/procedures/lock';
import { performAction } from '../../src/xwing/procedures/perform-action';
import { spendCharge } from '../../src/xwing/effects/charges';
import { gainToken } from '../../src/xwing/effects/tokens';
import { tableFor } from './lone-ship';

interface TrickFrame {
  procedure: string;
  step: number;
  ship: string;
}

install({
  procedures: [
    // An ability that costs 1 Force: the cost is paid only if the barrel roll can be resolved.
    {
      name: 'force roll',
      steps: [
        run('barrel roll', ['xw.faq-activation.07'], (state, { ship }: TrickFrame) =>
          barrelRoll(state, ship, { by: 'p1' }),
        ),
        run('pay', ['xw.faq-activation.08'], (state, frame: TrickFrame) => {
          if (!hasFailed(frame)) spendCharge(state, frame.ship, 'force', []);
        }),
      ],
    },
  ],
  abilities: [
    ability({
      id: 'after a maneuver',
      card: 'test:after-maneuver',
      rules: ['xw.barrel-roll.18'],
      on: after('maneuver-executed'),
      effect: (state, { source }) => gainToken(state, source, 'focus', [], { by: 'p1' }),
    }),
    ability({
      id: 'after a lock',
      card: 'test:after-lock',
      rules: ['xw.lock.03'],
      on: after('lock-acquired'),
      effect: (state, { source }) => gainToken(state, source, 'focus', [], { by: 'p1' }),
    }),
    ability({
      id: 'through rocks',
      card: 'test:through-obstacles',
      rules: ['xw.barrel-roll.12'],
      permits: { 'moves through obstacle': (_state, { source }, { ship }) => ship === source },
    }),
  ],
});

const enemy = (x: number, y: number): ShipSpec => ({ player: 'p2', at: [x, y] });
const rolling = (table: Table): Table => table.do((state) => barrelRoll(state, 'red', { by: 'p1' }));
const boosting = (table: Table): Table => table.do((state) => boost(state, 'red', { by: 'p1' }));
const action = (table: Table, name: 'barrel-roll' | 'boost' | 'lock'): Table =>
  table.do((state) => performAction(state, 'red', [{ action: name, color: 'white' }], { may: false, source: 'test' }));

const placed = (table: Table): [number, number] => {
  const { x, y } = table.ship('red').pose;
  return [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000];
};
const facing = (table: Table): number => degreesOf(table.ship('red').pose.heading);
const positions = (table: Table): string[] => table.legal('choose-position').map((each) => each.position);
const failure = (table: Table): string | undefined => table.happened('effect-failed')[0]?.code;

describe('barrel roll', () => {
  test('the ship moves sideways and keeps its facing [xw.barrel-roll.01]', () => {
    const table = rolling(tableFor({ facing: 30 }))
      .answer({ side: 'right' })
      .answer({ position: 'middle' });
    expect(facing(table)).toBeCloseTo(30, 9);
    const [x, y] = placed(table);
    expect(Math.sqrt((x - 450) ** 2 + (y - 400) ** 2)).toBeCloseTo(80, 2);
  });

  test('a small ship rolls by the length of the 1 straight template and its base [xw.barrel-roll.02, xw.barrel-roll.03]', () => {
    expect(placed(rolling(tableFor()).answer({ side: 'right' }).answer({ position: 'middle' }))).toEqual([
      450 + 40 + 40,
      400,
    ]);
    expect(placed(rolling(tableFor()).answer({ side: 'left' }).answer({ position: 'middle' }))).toEqual([
      450 - 40 - 40,
      400,
    ]);
  });

  test.each([
    ['front', 10],
    ['middle', 0],
    ['back', -10],
  ])(
    "at the %s of the template's end the ship is shifted by %i mm [xw.barrel-roll.04, xw.barrel-roll.06]",
    (position, shift) => {
      const table = rolling(tableFor({ pilot: 'academypilot' })).answer({ side: 'right' });
      expect(positions(table)).toEqual(['front', 'middle', 'back']);
      expect(placed(table.answer({ position }))).toEqual([530, 400 + shift]);
    },
  );

  test('no template stays in the play area [xw.barrel-roll.05]', () => {
    const table = rolling(tableFor()).answer({ side: 'right' }).answer({ position: 'middle' });
    expect(table.ended).toBe(true);
    expect(table.state.obstacles).toEqual([]);
    expect(Object.keys(table.state)).toEqual(Object.keys(tableFor().state));
  });

  test.each([
    ['patrolleader', 'front', [450 + 80 + 20, 420]],
    ['patrolleader', 'middle', [450 + 80 + 20, 400]],
    ['patrolleader', 'back', [450 + 80 + 20, 380]],
  ] as const)(
    'a large ship (%s) lays the long edge of the template along its side: %s [xw.barrel-roll.07, xw.ship-size.11]',
    (pilot, position, to) => {
      expect(placed(rolling(tableFor({ pilot })).answer({ side: 'right' }).answer({ position }))).toEqual(to);
    },
  );

  test('a medium ship lays the template lengthwise along its side [xw.barrel-roll.08, xw.ship-size.07]', () => {
    const table = rolling(tableFor({ pilot: 'deathrain' })).answer({ side: 'right' });
    expect(table.ship('red').size).toBe('medium');
    expect(placed(table.answer({ position: 'middle' }))).toEqual([450 + 60 + 20, 400]);
  });

  test('the side is declared before positions are tried, and not taken back [xw.barrel-roll.09]', () => {
    const table = rolling(tableFor({}, { block: enemy(370, 400) }));
    expect(table.legal('choose-side').map((each) => each.side)).toEqual(['left', 'right']);
    table.answer({ side: 'left' });
    expect(failure(table)).toBe('overlaps-ship');
    expect(table.ended).toBe(true);
  });

  test('of the legal positions the player takes any [xw.barrel-roll.10]', () => {
    // The enemy ends at y = 375: only the backmost position reaches it.
    const left = () => rolling(tableFor({}, { block: enemy(370, 355) })).answer({ side: 'left' });
    expect(positions(left())).toEqual(['front', 'middle']);
    expect(placed(left().answer({ position: 'front' }))).toEqual([370, 410]);
    expect(placed(left().answer({ position: 'middle' }))).toEqual([370, 400]);
  });

  test('it fails when all positions overlap a ship [xw.barrel-roll.11]', () => {
    expect(failure(rolling(tableFor({}, { block: enemy(370, 400) })).answer({ side: 'left' }))).toBe('overlaps-ship');
  });

  test('an obstacle under the template blocks all positions [xw.barrel-roll.12]', () => {
    // Between the bases: only the template lies on it, by a few millimetres.
    const rock = { rock: { kind: 'asteroid', outline: 'coreasteroid5', at: [425, 362] } } as const;
    const table = rolling(tableFor({}, {}, rock)).answer({ side: 'left' });
    expect(failure(table)).toBe('moves-through-obstacle');
    expect(rolling(tableFor({}, {}, { rock: { ...rock.rock, at: [425, 350] } })).answer({ side: 'left' }).ended).toBe(
      false,
    );
    const able = tableFor({}, {}, rock);
    bringIntoPlay(able.state, 'test:through-obstacles', 'red', 'p1');
    expect(positions(rolling(able).answer({ side: 'left' }))).toEqual(['front', 'middle', 'back']);
    expect(able.answer({ position: 'back' }).rolls('blank').happened('overlapped')).toEqual([]);
  });

  test('it fails rather than leave the play area [xw.barrel-roll.13, xw.flee.05]', () => {
    const table = rolling(tableFor({ at: [99, 400] })).answer({ side: 'left' });
    expect(failure(table)).toBe('outside-play-area');
    expect(table.ship('red').place).toBe('table');
    expect(table.happened('fled')).toEqual([]);
    expect(rolling(tableFor({ at: [100, 400] })).answer({ side: 'left' }).ended).toBe(false);
  });

  test('it fails when each position has another problem [xw.barrel-roll.14]', () => {
    // Near the southern edge: the back leaves the play area, a ship stands in the front, a rock under the middle.
    const mixed = (rock: Record<string, ObstacleSpec>): Table =>
      rolling(tableFor({ at: [450, 25] }, { block: enemy(370, 74) }, rock)).answer({ side: 'left' });
    const free = mixed({});
    expect(free.refusal({ position: 'front' })).toBe('overlaps-ship');
    expect(free.refusal({ position: 'back' })).toBe('outside-play-area');
    expect(positions(free)).toEqual(['middle']);
    const blocked = mixed({ rock: { kind: 'asteroid', outline: 'coreasteroid5', at: [322, 25] } });
    expect(failure(blocked)).toBe('overlaps-obstacle');
  });

  test('a failed barrel roll leaves the ship where it was [xw.barrel-roll.15]', () => {
    const table = tableFor({ facing: 17 }, { block: enemy(375, 420) });
    const before = { ...table.ship('red').pose };
    expect(failure(rolling(table).answer({ side: 'left' }))).toBeDefined();
    expect(table.ship('red').pose).toEqual(before);
  });

  test('as an action it fails with it, and counts as performed [xw.barrel-roll.16]', () => {
    const table = action(tableFor({}, { block: enemy(370, 400) }), 'barrel-roll').answer({ side: 'left' });
    expect(table.happened('action-failed')).toMatchObject([{ action: 'barrel-roll' }]);
    expect(table.ship('red').actions).toEqual(['barrel-roll']);
  });

  test('it cannot be made to fail while a position is legal [xw.barrel-roll.17]', () => {
    // Only the back position is free of the enemy.
    const table = rolling(tableFor({}, { block: enemy(370, 432) })).answer({ side: 'left' });
    expect(positions(table)).toEqual(['back']);
    expect(table.legal()).toHaveLength(1);
    expect(table.refusal({ position: 'middle' })).toBe('overlaps-ship');
    expect(placed(table.answer({ position: 'back' }))).toEqual([370, 390]);
  });

  test('it is a move, but not a maneuver [xw.barrel-roll.18]', () => {
    const table = tableFor({}, {}, { cloud: { kind: 'gas', at: [410, 400] } });
    bringIntoPlay(table.state, 'test:after-maneuver', 'red', 'p1');
    bringIntoPlay(table.state, 'test:through-obstacles', 'red', 'p1');
    rolling(table).answer({ side: 'left' }).answer({ position: 'middle' });
    expect(table.happened('moved-through')).toMatchObject([{ obstacle: 'cloud' }]);
    expect(table.happened('maneuver-executed')).toEqual([]);
    expect(table.ship('red').tokens.focus).toBe(0);
  });
});

describe('boost', () => {
  test('the boost action follows the steps of boosting [xw.boost.01]', () => {
    const table = action(tableFor(), 'boost').answer({ template: 'straight' });
    expect(placed(table)).toEqual([450, 480]);
    expect(table.happened('action-performed')).toMatchObject([{ action: 'boost' }]);
  });

  test('the 1 straight and both 1 bank templates are offered [xw.boost.02, xw.boost.06]', () => {
    const table = boosting(tableFor());
    expect(table.legal('choose-template').map((each) => each.template)).toEqual([
      'bank-left',
      'straight',
      'bank-right',
    ]);
    const [x, y] = placed(table.answer({ template: 'bank-right' }));
    expect(x).toBeCloseTo(450 + 80 * (1 - Math.SQRT1_2) + 20 * Math.SQRT1_2, 2);
    expect(y).toBeCloseTo(420 + 80 * Math.SQRT1_2 + 20 * Math.SQRT1_2, 2);
  });

  test.each([
    // All three templates have speed 1: 40 mm straight, banks of radius 80 mm, and 20 mm from their end to the middle of the base.
    ['bank-left', 450 - 80 * (1 - Math.SQRT1_2) - 20 * Math.SQRT1_2, 420 + 100 * Math.SQRT1_2, 315],
    ['straight', 450, 480, 0],
    ['bank-right', 450 + 80 * (1 - Math.SQRT1_2) + 20 * Math.SQRT1_2, 420 + 100 * Math.SQRT1_2, 45],
  ] as const)('a boost %s is one of speed 1, on that side [xw.boost.06]', (template, x, y, turned) => {
    const table = boosting(tableFor());
    expect(table.candidates).toHaveLength(3);
    table.answer({ template });
    expect(placed(table)[0]).toBeCloseTo(x, 2);
    expect(placed(table)[1]).toBeCloseTo(y, 2);
    expect(facing(table)).toBeCloseTo(turned, 6);
  });

  test('the template lies at the middle of the front edge [xw.boost.03]', () => {
    expect(placed(boosting(tableFor({ facing: 270 })).answer({ template: 'straight' }))).toEqual([370, 400]);
  });

  test('a boost along a bank turns the ship by 45 degrees [xw.boost.04]', () => {
    expect(facing(boosting(tableFor()).answer({ template: 'bank-left' }))).toBeCloseTo(315, 9);
    expect(facing(boosting(tableFor()).answer({ template: 'straight' }))).toBeCloseTo(0, 9);
  });

  test('no template stays in the play area [xw.boost.05]', () => {
    const table = boosting(tableFor()).answer({ template: 'straight' });
    expect(table.ended).toBe(true);
    expect(Object.keys(table.state)).toEqual(Object.keys(tableFor().state));
    expect(table.state.obstacles).toEqual([]);
  });

  test('what was declared cannot be changed [xw.boost.07]', () => {
    const table = boosting(tableFor({}, { block: enemy(400, 490) })).answer({ template: 'bank-left' });
    expect(failure(table)).toBe('overlaps-ship');
    expect(table.ended).toBe(true);
  });

  test('it fails when it would overlap a ship, and is not partially executed [xw.boost.08]', () => {
    const table = boosting(tableFor({}, { block: enemy(450, 490) })).answer({ template: 'straight' });
    expect(failure(table)).toBe('overlaps-ship');
    expect(placed(table)).toEqual([450, 400]);
    // Merely touching is no overlap.
    expect(placed(boosting(tableFor({}, { block: enemy(450, 520) })).answer({ template: 'straight' }))).toEqual([
      450, 480,
    ]);
  });

  test('it fails when it would overlap or move through an obstacle [xw.boost.09]', () => {
    const along = (obstacle: ObstacleSpec) =>
      failure(boosting(tableFor({}, {}, { it: obstacle })).answer({ template: 'straight' }));
    expect(along({ kind: 'debris', at: [450, 500] })).toBe('moves-through-obstacle');
    // Under the template alone: it lies beside the base's end, which begins at y = 460.
    expect(along({ kind: 'debris', at: [486, 420] })).toBe('moves-through-obstacle');
    expect(along({ kind: 'gas', at: [450, 530] })).toBe('overlaps-obstacle');
    expect(along({ kind: 'asteroid', at: [450, 560] })).toBeUndefined();
  });

  test('it fails when it would leave the play area [xw.boost.10, xw.flee.05]', () => {
    const table = boosting(tableFor({ at: [450, 814.5] })).answer({ template: 'straight' });
    expect(failure(table)).toBe('outside-play-area');
    expect(table.ship('red').place).toBe('table');
    expect(
      boosting(tableFor({ at: [450, 814] }))
        .answer({ template: 'straight' })
        .happened('moved'),
    ).toHaveLength(1);
  });

  test('a legal final position must be taken [xw.boost.14]', () => {
    const table = boosting(tableFor()).answer({ template: 'bank-left' });
    expect(table.ended).toBe(true);
    expect(table.happened('moved')).toHaveLength(1);
    expect(failure(table)).toBeUndefined();
  });

  test('it is a move, but not a maneuver [xw.boost.15]', () => {
    const table = tableFor();
    bringIntoPlay(table.state, 'test:after-maneuver', 'red', 'p1');
    boosting(table).answer({ template: 'straight' });
    expect(table.happened('moved')).toHaveLength(1);
    expect(table.ship('red').tokens.focus).toBe(0);
  });

  test('a boost by an ability leaves the boost action [xw.boost.16]', () => {
    const table = boosting(tableFor({ pilot: 'arvelcrynyd' })).answer({ template: 'straight' });
    table.do((state) => performAction(state, 'red', 'any standard action', { may: true, source: 'test' }));
    expect(table.refusal({ type: 'perform-action', action: 'boost' })).toBeNull();
  });
});

describe('lock', () => {
  const OBJECTS = { tie: enemy(450, 600), friend: { at: [450, 440] }, far: enemy(450, 745) } as const;
  const locking = (table: Table): Table => table.do((state) => acquireLock(state, 'red'));

  test('the lock action acquires one lock [xw.lock.01]', () => {
    const table = action(tableFor({}, OBJECTS), 'lock').answer({ on: 'tie' });
    expect(table.state.locks).toEqual([{ by: 'red', on: 'tie' }]);
    expect(table.happened('action-performed')).toMatchObject([{ action: 'lock' }]);
  });

  test('all ranges are measured before an object is chosen [xw.lock.02]', () => {
    const table = locking(tableFor({}, OBJECTS));
    const locks = table.candidates.filter(({ action }) => action.type === 'choose-lock');
    expect(locks).toHaveLength(3);
    const out = locks.find((each) => each.not !== null);
    expect(out?.not?.facts).toMatchObject({ range: 4, distance: 305 });
  });

  test('any object at range 0-3 can be chosen [xw.lock.03, xw.objects.03, xw.lock.13]', () => {
    const table = locking(tableFor({}, OBJECTS, { rock: { kind: 'asteroid', at: [650, 400] } }));
    expect(table.legal('choose-lock').map((each) => each.on)).toEqual(['tie', 'friend', 'rock']);
    expect(table.refusal({ on: 'far' })).toBe('out-of-range');
    bringIntoPlay(table.state, 'test:after-lock', 'red', 'p1');
    table.answer({ on: 'rock' });
    expect(table.state.locks).toEqual([{ by: 'red', on: 'rock' }]);
    expect(table.happened('lock-acquired')).toMatchObject([{ ship: 'red', on: 'rock' }]);
    expect(table.ship('red').tokens.focus).toBe(1);
  });

  test('the lock is that of the locking ship [xw.lock.04, xw.id-token.01]', () => {
    const twins = tableFor({}, { tie: enemy(450, 600), twin: { at: [300, 400] } });
    bringIntoPlay(twins.state, 'test:after-lock', 'red', 'p1');
    locking(twins).answer({ on: 'tie' });
    // What comes after a lock is acquired sees the lock.
    expect(twins.ship('red').tokens.focus).toBe(1);
    expect(twins.state.locks).toEqual([{ by: 'red', on: 'tie' }]);
    expect(twins.happened('lock-acquired')).toMatchObject([{ ship: 'red', on: 'tie' }]);
    const markers = twins.state.ships.map((ship) => ship.marker);
    expect(new Set(markers).size).toBe(markers.length);
  });

  test('range 3 is near enough, the first millimetre beyond it is not [xw.lock.03, xw.lock.13]', () => {
    const table = locking(tableFor({}, { tie: enemy(450, 600), edge: enemy(450, 739), out: enemy(250, 745) }));
    expect(table.legal('choose-lock').map((each) => each.on)).toEqual(['tie', 'edge']);
    expect(table.refusal({ on: 'out' })).toBe('out-of-range');
  });

  test('a lock fails only if no object can be locked [xw.lock.08, xw.faq-lock.01]', () => {
    const some = action(tableFor({}, { far: enemy(450, 739) }), 'lock');
    expect(some.legal()).toMatchObject([{ type: 'choose-lock', on: 'far' }]);
    const none = action(tableFor({}, { far: enemy(450, 745) }), 'lock');
    expect(none.happened('action-failed')).toMatchObject([{ action: 'lock', code: 'nothing-to-lock' }]);
  });

  test('an unwanted object has to be locked rather than none [xw.faq-lock.02]', () => {
    const table = action(tableFor({}, {}, { rock: { kind: 'asteroid', at: [650, 400] } }), 'lock');
    expect(table.legal()).toEqual([{ type: 'choose-lock', player: 'p1', ship: 'red', on: 'rock' }]);
    expect(table.refusal({ type: 'decline-action', player: 'p1', ship: 'red' })).toBe('must-lock');
  });

  test('a ship cannot lock itself [xw.lock.09]', () => {
    const table = locking(tableFor());
    expect(failure(table)).toBe('nothing-to-lock');
    expect(locking(tableFor({}, { tie: enemy(450, 600) })).refusal({ on: 'red' })).toBeUndefined();
  });

  test('an object can be locked by several ships [xw.lock.10]', () => {
    const table = xwingTable({
      ships: { red: {}, blue: { at: [200, 100] }, tie: enemy(150, 300) },
      locks: [['blue', 'tie']],
    });
    locking(table).answer({ on: 'tie' });
    expect(table.state.locks).toEqual([
      { by: 'blue', on: 'tie' },
      { by: 'red', on: 'tie' },
    ]);
  });

  test('a new lock takes the place of the old one, which goes first [xw.lock.11]', () => {
    const table = xwingTable({ ships: { red: {}, a: enemy(100, 300), b: enemy(200, 300) }, locks: [['red', 'a']] });
    locking(table);
    expect(table.state.locks).toEqual([]);
    expect(table.happened('lock-broken')).toMatchObject([{ ship: 'red', on: 'a' }]);
    table.answer({ on: 'b' });
    expect(table.state.locks).toEqual([{ by: 'red', on: 'b' }]);
  });

  test("breaking a lock removes that ship's token, no other [xw.lock.07]", () => {
    const ships = { red: {}, blue: { at: [200, 100] }, tie: enemy(150, 300) } as const;
    const table = xwingTable({
      ships,
      locks: [
        ['blue', 'tie'],
        ['red', 'tie'],
      ],
    });
    table.do((state) => breakLock(state, { by: 'red', on: 'tie' }, ['xw.lock.11']));
    expect(table.state.locks).toEqual([{ by: 'blue', on: 'tie' }]);
  });

  test('a failed lock leaves the old one in place [xw.lock.11]', () => {
    const table = xwingTable({ ships: { red: {}, far: enemy(100, 600) }, locks: [['red', 'far']] });
    expect(failure(locking(table))).toBe('nothing-to-lock');
    expect(table.state.locks).toEqual([{ by: 'red', on: 'far' }]);
  });
});

describe('costs of effects that fail', () => {
  const force1 = () => ({ active: 1, limit: 1, recovers: 1 });
  const force = (table: Table): number | undefined => table.ship('red').force?.active;

  test('of an action it is paid, of another effect it is not [xw.faq-activation.07]', () => {
    const ability = tableFor({ force: force1() }, { block: enemy(370, 400) });
    ability.run('force roll', { ship: 'red' }).answer({ side: 'left' });
    expect(force(ability)).toBe(1);
    const purple = tableFor({ force: force1() }, { block: enemy(370, 400) });
    purple.do((state) =>
      performAction(state, 'red', [{ action: 'barrel-roll', color: 'purple' }], { may: false, source: 'test' }),
    );
    purple.answer({ side: 'left' });
    expect(force(purple)).toBe(0);
  });

  test('a barrel roll by an ability that fails leaves the Force and the position [xw.faq-activation.08]', () => {
    const roll = (others: Record<string, ShipSpec>) =>
      tableFor({ force: force1() }, others).run('force roll', { ship: 'red' }).answer({ side: 'left' });
    const failed = roll({ block: enemy(370, 400) });
    expect([force(failed), placed(failed)]).toEqual([1, [450, 400]]);
    expect(force(roll({}).answer({ position: 'middle' }))).toBe(0);
  });
});
