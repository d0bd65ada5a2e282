import type { ShipSpec } from './bare-state';
import type { Table } from './table';
import { bringIntoPlay } from '../../src/xwing/engine';
import { activate } from '../../src/xwing/procedures/activation-phase';
import { barrelRoll } from '../../src/xwing/procedures/barrel-roll';
import type { Grants } from '../../src/xwing/procedures/grants';
import { rotate } from '../../src/xwing/procedures/rotate';
import { acquireLock } from '../../src/xwing/procedures/lock';
import { gainToken } from '../../src/xwing/effects/tokens';
import { WHITE_FOCUS, acting, offered, perform, tokens } from './acting';
import { tableFor } from './lone-ship';

describe('choosing an action', () => {
  test('the ship is offered its actions and none [xw.actions.01]', () => {
    const table = acting(tableFor());
    expect(offered(table)).toEqual(['focus', 'lock', 'barrel-roll']);
    expect(table.legal('decline-action')).toHaveLength(1);
  });

  test('its action bar and the Action: abilities of its own cards, nothing else [xw.actions.02]', () => {
    const table = tableFor({}, { blue: { at: [200, 200] } });
    bringIntoPlay(table.state, 'damage:test', 'red', 'p1');
    bringIntoPlay(table.state, 'test:headers', 'blue', 'p1');
    acting(table);
    expect(offered(table)).toEqual(['focus', 'lock', 'barrel-roll']);
    expect(table.legal('perform-card-action').map((each) => each.ability)).toEqual(['repair it']);
  });

  test('an effect limited to the action bar does not offer Action: abilities [xw.actions.03]', () => {
    const withCard = (grants: Grants): Table => {
      const table = tableFor();
      bringIntoPlay(table.state, 'damage:test', 'red', 'p1');
      return acting(table, grants);
    };
    expect(withCard('any standard action').legal('perform-card-action')).toHaveLength(1);
    expect(withCard('any action on its bar').legal('perform-card-action')).toHaveLength(0);
    expect(offered(withCard('any action on its bar'))).toEqual(['focus', 'lock', 'barrel-roll']);
  });

  test('a stressed ship cannot perform actions, from whatever source [xw.actions.04, xw.stress.02]', () => {
    expect(acting(tableFor({ tokens: { stress: 1 } })).ended).toBe(true);
    expect(acting(tableFor({ tokens: { stress: 1 } }), [WHITE_FOCUS]).ended).toBe(true);
    const withHeader = tableFor({ tokens: { stress: 1 } });
    bringIntoPlay(withHeader.state, 'damage:test', 'red', 'p1');
    expect(acting(withHeader).ended).toBe(true);
  });

  test('upgrades add actions to the bar [xw.actions.05]', () => {
    expect(offered(acting(tableFor()))).not.toContain('boost');
    const foils = offered(acting(tableFor({ upgrades: ['servomotorsfoils'] })));
    expect(foils).toEqual(expect.arrayContaining(['focus', 'lock', 'barrel-roll', 'boost']));
  });

  test('upgrades add links [xw.actions.06]', () => {
    const table = perform(acting(tableFor({ upgrades: ['servomotorsfoils'] })), 'focus');
    expect(table.happened('action-performed')[0]?.linked).toEqual([{ action: 'boost', color: 'red' }]);
    expect(perform(acting(tableFor()), 'focus').ended).toBe(true);
  });

  test('what an ability forbids is refused with its reason', () => {
    const table = tableFor();
    bringIntoPlay(table.state, 'test:no-focus', 'red', 'p1');
    expect(acting(table).refusal({ type: 'perform-action', action: 'focus' })).toBe('no-focus');
  });

  test('a ship in reserve cannot perform actions [xw.reserve.02]', () => {
    expect(acting(tableFor({ place: 'reserve' })).ended).toBe(true);
  });

  test('an action that must be performed is not asked for when there is one, and skipped when there is none [xw.card-interpretation.09]', () => {
    const one = acting(tableFor(), [WHITE_FOCUS], false);
    expect(tokens(one).focus).toBe(1);
    const none = acting(tableFor({ tokens: { stress: 1 } }), [WHITE_FOCUS], false);
    expect(none.ended).toBe(true);
    expect(tokens(none).focus).toBe(0);
  });

  test('an opportunity to perform an action can be declined [xw.actions.20]', () => {
    const table = acting(tableFor(), [WHITE_FOCUS]).answer({ type: 'decline-action' });
    expect(table.ended).toBe(true);
    expect(table.happened('action-attempted')).toEqual([]);
  });
});

describe('once a round', () => {
  test('any number of different actions [xw.actions.13]', () => {
    const table = tableFor({ actions: ['focus', 'barrel-roll', 'evade'] }, { tie: { player: 'p2', at: [450, 600] } });
    acting(table, [{ action: 'lock', color: 'white' }], false).answer({ on: 'tie' });
    expect(table.ship('red').actions).toEqual(['focus', 'barrel-roll', 'evade', 'lock']);
  });

  test('the same action only once, in whatever color [xw.actions.14]', () => {
    const table = perform(acting(tableFor()), 'focus');
    expect(acting(table).refusal({ type: 'perform-action', action: 'focus' })).toBe('already-performed');
    expect(acting(tableFor({ actions: ['focus'] }), [{ action: 'focus', color: 'red' }]).ended).toBe(true);
  });

  test('a failed action counts [xw.actions.14, xw.boost.13]', () => {
    const table = acting(tableFor({ pilot: 'arvelcrynyd' }, { block: { player: 'p2', at: [450, 480] } }));
    perform(table, 'boost').answer({ template: 'straight' });
    expect(acting(table).refusal({ type: 'perform-action', action: 'boost' })).toBe('already-performed');
  });

  test('the actions of two damage cards of one name are different actions [xw.actions.15]', () => {
    const table = tableFor();
    bringIntoPlay(table.state, 'damage:test', 'red/damage-1', 'p1');
    bringIntoPlay(table.state, 'damage:test', 'red/damage-2', 'p1');
    table.ship('red').damage.faceup = ['red/damage-1', 'red/damage-2'].map((id) => ({ id, card: 'test' }));
    acting(table).answer({ type: 'perform-card-action', source: 'red/damage-1' });
    acting(table);
    expect(table.refusal({ type: 'perform-card-action', source: 'red/damage-1' })).toBe('already-performed');
    expect(table.refusal({ type: 'perform-card-action', source: 'red/damage-2' })).toBeNull();
  });

  test('two Action: headers on one card are two actions [xw.actions.16]', () => {
    const table = tableFor();
    bringIntoPlay(table.state, 'test:headers', 'red', 'p1');
    acting(table).answer({ type: 'perform-card-action', ability: 'evade on red alert' });
    expect(tokens(table).evade).toBe(1);
    acting(table);
    expect(table.refusal({ type: 'perform-card-action', ability: 'evade on red alert' })).toBe('already-performed');
    expect(table.refusal({ type: 'perform-card-action', ability: 'calculate on red alert' })).toBeNull();
  });

  test('gaining a token is no action and comes on top of one [xw.actions.17]', () => {
    const table = perform(acting(tableFor()), 'focus');
    table.do((state) => gainToken(state, 'red', 'focus', [], { by: 'p1' }));
    expect(tokens(table).focus).toBe(2);
  });

  test('a focus action by an ability is the focus action [xw.actions.18]', () => {
    const table = perform(acting(tableFor()), 'focus');
    expect(acting(table, [WHITE_FOCUS]).ended).toBe(true);
    expect(tokens(table).focus).toBe(1);
  });
});

describe('focus, evade, calculate', () => {
  test('focus gains 1 focus token [xw.focus.01]', () => {
    expect(tokens(perform(acting(tableFor()), 'focus')).focus).toBe(1);
  });

  test('evade gains 1 evade token [xw.evade.01]', () => {
    expect(tokens(perform(acting(tableFor({ pilot: 'academypilot' })), 'evade')).evade).toBe(1);
  });

  test('calculate gains 1 calculate token [xw.calculate.01]', () => {
    expect(tokens(perform(acting(tableFor({ pilot: 'chopper' })), 'calculate')).calculate).toBe(1);
  });

  test('gaining a focus token is no focus action [xw.focus.08]', () => {
    const table = tableFor();
    bringIntoPlay(table.state, 'test:after-action', 'red', 'p1');
    table.do((state) => gainToken(state, 'red', 'focus', [], { by: 'p1' }));
    expect(table.ship('red').actions).toEqual([]);
    expect(tokens(table).evade).toBe(0);
  });

  test('a ship that was given a focus token can still focus, for a second one [xw.focus.09]', () => {
    expect(tokens(perform(acting(tableFor({ tokens: { focus: 1 } })), 'focus')).focus).toBe(2);
  });

  test('a ship that was given an evade token can still evade [xw.evade.06]', () => {
    const table = tableFor({ pilot: 'academypilot' }).do((state) => gainToken(state, 'red', 'evade', [], { by: 'p1' }));
    expect(tokens(perform(acting(table), 'evade')).evade).toBe(2);
  });

  test('a ship that was given a calculate token can still calculate [xw.calculate.07]', () => {
    const table = tableFor({ pilot: 'chopper' }).do((state) => gainToken(state, 'red', 'calculate', [], { by: 'p1' }));
    expect(tokens(perform(acting(table), 'calculate')).calculate).toBe(2);
  });
});

describe('rotate', () => {
  const turret = (arc: 'front' | 'left' | 'right' | 'rear', kind: 'single' | 'double'): ShipSpec => ({
    pilot: kind === 'single' ? 'janors' : 'chewbacca',
    turret: { kind, arc },
  });

  test('a single turret selects another standard arc [xw.rotate.01]', () => {
    const table = perform(acting(tableFor(turret('front', 'single'))), 'rotate-arc');
    expect(table.legal('rotate-turret').map((each) => each.arc)).toEqual(['left', 'right', 'rear']);
    expect(table.refusal({ arc: 'front' })).toBe('same-arc');
    expect(table.answer({ arc: 'rear' }).ship('red').turret).toEqual({ kind: 'single', arc: 'rear' });
    expect(table.happened('turret-rotated')).toMatchObject([{ ship: 'red', arc: 'rear' }]);
  });

  test('a double turret selects the other two arcs [xw.rotate.02]', () => {
    const rotated = (arc: 'front' | 'left' | 'right' | 'rear') =>
      perform(acting(tableFor(turret(arc, 'double'))), 'rotate-arc').ship('red').turret?.arc;
    expect(['left', 'right']).toContain(rotated('front'));
    expect(['left', 'right']).toContain(rotated('rear'));
    expect(['front', 'rear']).toContain(rotated('left'));
  });

  test('rotating by an ability is no action [xw.rotate.03]', () => {
    const table = tableFor(turret('front', 'single'))
      .do((state) => rotate(state, 'red'))
      .answer({ arc: 'left' });
    expect(table.happened('action-performed')).toEqual([]);
    expect(offered(acting(table))).toContain('rotate-arc');
  });

  test('rotating is no move [xw.move.01]', () => {
    const table = perform(acting(tableFor(turret('front', 'single'))), 'rotate-arc').answer({ arc: 'left' });
    expect(table.happened('moved')).toEqual([]);
    const roll = acting(tableFor(), [{ action: 'barrel-roll', color: 'white' }], false);
    roll.answer({ side: 'left' }).answer({ position: 'middle' });
    expect(roll.happened('moved')).toMatchObject([{ by: 'barrel roll' }]);
    const boosted = acting(tableFor(), [{ action: 'boost', color: 'white' }], false).answer({ template: 'straight' });
    expect(boosted.happened('moved')).toMatchObject([{ by: 'boost' }]);
  });
});

describe('failing', () => {
  const blocked = (): Table =>
    tableFor(
      { pilot: 'baronoftheempire' },
      { block: { player: 'p2', at: [450, 480] }, left: { player: 'p2', at: [370, 400] } },
    );

  test('a failed action is not replaced by another [xw.actions.07, xw.fail.04]', () => {
    const table = perform(acting(blocked()), 'barrel-roll').answer({ side: 'left' });
    expect(table.ended).toBe(true);
    expect(table.ship('red').actions).toEqual(['barrel-roll']);
    expect(table.happened('action-failed')).toMatchObject([{ action: 'barrel-roll', code: 'overlaps-ship' }]);
  });

  test('a failed boost leaves the ship where it was [xw.fail.01, xw.boost.12]', () => {
    const table = blocked();
    const before = { ...table.ship('red').pose };
    perform(acting(table), 'boost').answer({ template: 'straight' });
    expect(table.ship('red').pose).toEqual(before);
    expect(table.happened('moved')).toEqual([]);
    expect(table.happened('effect-failed')).toMatchObject([{ ship: 'red', what: 'boost', code: 'overlaps-ship' }]);
  });

  test('barrel roll, boost and lock have a way to fail [xw.fail.02]', () => {
    const failed = (action: 'barrel-roll' | 'boost' | 'lock', answers: object[], table: Table) => {
      acting(table, [{ action, color: 'white' }], false);
      for (const each of answers) table.answer(each);
      return table.happened('action-failed').map((each) => each.action);
    };
    expect(failed('barrel-roll', [{ side: 'left' }], blocked())).toEqual(['barrel-roll']);
    expect(failed('boost', [{ template: 'straight' }], blocked())).toEqual(['boost']);
    expect(failed('lock', [], tableFor())).toEqual(['lock']);
    expect(perform(acting(tableFor()), 'focus').happened('action-failed')).toEqual([]);
  });

  test('a failed action triggers nothing that success would [xw.fail.03]', () => {
    const table = perform(acting(blocked()), 'boost').answer({ template: 'straight' });
    expect(table.happened('action-performed')).toEqual([]);
    expect(table.happened('ability-queued')).toEqual([]);
  });

  test('no linked action follows a failed action [xw.fail.05, xw.barrel-roll.16]', () => {
    // Its barrel roll is linked to a red focus.
    const table = perform(acting(blocked()), 'barrel-roll').answer({ side: 'left' });
    expect(table.ended).toBe(true);
    expect(tokens(table).focus).toBe(0);
    const free = perform(acting(blocked()), 'barrel-roll').answer({ side: 'right' }).answer({ position: 'middle' });
    expect(free.legal('use-ability')).toHaveLength(1);
  });
});

describe('effects that are not actions', () => {
  const friends = { tie: { player: 'p2', at: [450, 600] } } as const;

  test('a lock acquired by an ability leaves the lock action [xw.lock.12]', () => {
    const table = tableFor({}, friends)
      .do((state) => acquireLock(state, 'red'))
      .answer({ on: 'tie' });
    expect(offered(acting(table))).toContain('lock');
  });

  test('a barrel roll by an ability leaves the barrel roll action [xw.barrel-roll.19]', () => {
    const table = tableFor()
      .do((state) => barrelRoll(state, 'red', { by: 'p1' }))
      .answer({ side: 'left' })
      .answer({ position: 'front' });
    expect(offered(acting(table))).toContain('barrel-roll');
  });
});

test('an activation offers what the ship could perform then', () => {
  const table = tableFor({ dial: { speed: 2, bearing: 'straight', color: 'white' } }).do((state) =>
    activate(state, 'red'),
  );
  expect(offered(table)).toEqual(['focus', 'lock', 'barrel-roll']);
});
