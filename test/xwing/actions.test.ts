import { install, type ObstacleSpec, type ShipSpec } from './bare-state';
import { xwingTable, type Table } from './table';
import { after, reason } from '../../src/core';
import { actionsOnBar, hardestOf } from '../../src/xwing/queries/actions';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { activate } from '../../src/xwing/procedures/activation-phase';
import { barrelRoll } from '../../src/xwing/procedures/barrel-roll';
import { performAction, type Grants } from '../../src/xwing/procedures/perform-action';
import { rotate } from '../../src/xwing/procedures/rotate';
import { acquireLock } from '../../src/xwing/procedures/lock';
import type { ActionGrant } from '../../src/xwing/model/state';
import { gainToken } from '../../src/xwing/effects/tokens';

const treating = (color: 'white' | 'red') =>
  ability({
    id: `focus as ${color}`,
    card: `test:focus-as-${color}`,
    rules: ['xw.actions.12'],
    modifies: {
      'action color': (_state, _self, colors, { action }) => (action === 'focus' ? [...colors, color] : colors),
    },
  });

install({
  abilities: [
    treating('white'),
    treating('red'),
    ability({
      id: 'evade on red alert',
      card: 'test:headers',
      rules: ['xw.actions.16'],
      during: 'action',
      effect: (state, { source }) => gainToken(state, source.split('/')[0] ?? '', 'evade', []),
    }),
    ability({
      id: 'calculate on red alert',
      card: 'test:headers',
      rules: ['xw.actions.16'],
      during: 'action',
      effect: (state, { source }) => gainToken(state, source.split('/')[0] ?? '', 'calculate', []),
    }),
    ability({
      id: 'repair it',
      card: 'damage:test',
      rules: ['xw.actions.15'],
      during: 'action',
      effect: (state, { source }) => gainToken(state, source.split('/')[0] ?? '', 'calculate', []),
    }),
    ability({
      id: 'after an action',
      card: 'test:after-action',
      rules: ['xw.linked-actions.03'],
      on: after('action-performed'),
      when: (_state, { event, source }) => event.ship === source && event.action === 'focus',
      effect: (state, { source }) => gainToken(state, source, 'evade', []),
    }),
    ability({
      id: 'no focus',
      card: 'test:no-focus',
      rules: ['xw.actions.02'],
      forbids: {
        'perform action': (_state, _self, { action }) =>
          action === 'focus' ? reason('no-focus', 'Not now.', ['xw.actions.02']) : null,
      },
    }),
  ],
});

const WHITE_FOCUS: ActionGrant = { action: 'focus', color: 'white' };
const FORCE = { active: 1, limit: 2, recovers: 1 };

function tableFor(
  red: ShipSpec = {},
  others: Record<string, ShipSpec> = {},
  obstacles: Record<string, ObstacleSpec> = {},
): Table {
  return xwingTable({ phase: 'activation', ships: { red: { at: [450, 400], ...red }, ...others }, obstacles });
}

const acting = (table: Table, grants: Grants = 'any standard action', may = true): Table =>
  table.do((state) => performAction(state, 'red', grants, { may, source: 'test' }));

const offered = (table: Table): string[] => table.legal('perform-action').map((each) => each.action);
const perform = (table: Table, action: string): Table => table.answer({ type: 'perform-action', action });
const tokens = (table: Table) => table.ship('red').tokens;

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

  test('an action that the library does not resolve yet is listed and refused', () => {
    const table = acting(tableFor({ pilot: 'kashyyykdefender' }));
    expect(table.refusal({ type: 'perform-action', action: 'reinforce' })).toBe('not-adjudicated-yet');
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

describe('the color of an action', () => {
  test('white, red and purple ascend in difficulty [xw.actions.08]', () => {
    expect(hardestOf(['red', 'white'])).toBe('red');
    expect(hardestOf(['purple', 'red'])).toBe('purple');
    expect(hardestOf(['white', 'purple', 'red'])).toBe('purple');
    expect(hardestOf([])).toBeUndefined();
  });

  test('a red action costs one stress token before anything it triggers [xw.actions.09, xw.stress.05]', () => {
    const table = tableFor();
    bringIntoPlay(table.state, 'test:after-action', 'red', 'p1');
    acting(table, [{ action: 'focus', color: 'red' }], false);
    expect(tokens(table)).toMatchObject({ stress: 1, focus: 1, evade: 1 });
    const gained = table.happened('token-gained').map((each) => each.token);
    expect(gained).toEqual(['stress', 'focus', 'evade']);
  });

  test('a red action that fails costs one stress token in all [xw.actions.09, xw.fail.06]', () => {
    const table = acting(
      tableFor({}, { block: { player: 'p2', at: [450, 480] } }),
      [{ action: 'boost', color: 'red' }],
      false,
    );
    table.answer({ template: 'straight' });
    expect(table.happened('action-failed')).toHaveLength(1);
    expect(tokens(table).stress).toBe(1);
  });

  test('a purple action costs a Force charge, and needs one [xw.actions.10]', () => {
    const jedi = (active: number) => acting(tableFor({ pilot: 'jediknight', force: { ...FORCE, active } }));
    expect(jedi(0).refusal({ type: 'perform-action', action: 'evade' })).toBe('no-charge');
    const table = perform(jedi(1), 'evade');
    expect(table.ship('red').force?.active).toBe(0);
    expect(tokens(table)).toMatchObject({ evade: 1, stress: 0 });
  });

  test('a purple action that fails has cost its Force charge [xw.faq-activation.06]', () => {
    const table = tableFor({ force: { ...FORCE, active: 2 } }, { block: { player: 'p2', at: [450, 480] } });
    acting(table, [{ action: 'boost', color: 'purple' }], false).answer({ template: 'straight' });
    expect(table.happened('action-failed')).toHaveLength(1);
    expect(table.ship('red').force?.active).toBe(1);
  });

  test('from the bar an action has its printed color, named it is white [xw.actions.11, xw.faq-activation.02]', () => {
    const hwk = () => tableFor({ pilot: 'janors' });
    const fromBar = acting(hwk(), 'any action on its bar').legal('perform-action');
    expect(fromBar.find((each) => each.action === 'boost')?.color).toBe('red');
    const named = acting(hwk(), [{ action: 'boost', color: 'white' }], false).answer({ template: 'straight' });
    expect(tokens(named).stress).toBe(0);
    expect(named.happened('action-performed')).toMatchObject([{ color: 'white' }]);
  });

  test('a card action for which no color is stated is white [xw.faq-activation.01]', () => {
    const table = tableFor();
    bringIntoPlay(table.state, 'damage:test', 'red', 'p1');
    acting(table).answer({ type: 'perform-card-action' });
    expect(table.happened('action-performed')).toMatchObject([{ color: 'white' }]);
    expect(tokens(table).stress).toBe(0);
  });

  test('of several colors the most difficult counts [xw.actions.12]', () => {
    const colorWith = (...cards: string[]) => {
      const table = tableFor();
      for (const card of cards) bringIntoPlay(table.state, card, 'red', 'p1');
      return actionsOnBar(table.state, table.ship('red')).find((each) => each.action === 'focus')?.color;
    };
    expect(colorWith('test:focus-as-white', 'test:focus-as-red')).toBe('red');
    expect(colorWith('test:focus-as-red', 'test:focus-as-white')).toBe('red');
    expect(colorWith('test:focus-as-white')).toBe('white');
  });
});

describe('Debris Gambit', () => {
  // An Attack Shuttle: barrel roll linked to a red evade.
  const shuttle = (rock: Record<string, ObstacleSpec>) => {
    const table = tableFor({ pilot: 'zeborrelios', upgrades: ['debrisgambit'] }, {}, rock);
    perform(acting(table), 'barrel-roll').answer({ side: 'left' }).answer({ position: 'middle' });
    return table.answer({ type: 'use-ability', ability: 'linked-action' });
  };

  test('makes a linked red evade white while an obstacle is at range 0-1 [xw.faq-activation.03]', () => {
    const near = shuttle({ rock: { kind: 'asteroid', at: [300, 300] } });
    expect(tokens(near)).toMatchObject({ evade: 1, stress: 0 });
    // The shuttle ends at [370, 400]; a rock about 75 mm across lies at range 1 of it, then just past that.
    const there = (x: number) =>
      tokens(shuttle({ rock: { kind: 'asteroid', outline: 'coreasteroid5', at: [x, 400] } })).stress;
    expect([there(370 - 20 - 130), there(370 - 20 - 145)]).toEqual([0, 1]);
    const far = shuttle({ rock: { kind: 'asteroid', at: [800, 800] } });
    expect(tokens(far)).toMatchObject({ evade: 1, stress: 1 });
  });

  test('makes no other red action white, nor the evade of a ship that is not near itself [xw.faq-activation.03, xw.actions.12]', () => {
    const rock: Record<string, ObstacleSpec> = { rock: { kind: 'asteroid', at: [370, 400] } };
    const wing: ShipSpec = { at: [450, 300], upgrades: ['debrisgambit'] };
    const veteran = { pilot: 'goldsquadronveteran', upgrades: ['debrisgambit'] };
    const colors = (red: ShipSpec): Record<string, string> =>
      Object.fromEntries(
        acting(tableFor(red, { wing }, rock))
          .legal('perform-action')
          .map(({ action, color }) => [action, color]),
      );
    expect(colors(veteran)).toMatchObject({ focus: 'white', evade: 'white', 'barrel-roll': 'red' });
    expect(colors({ ...veteran, at: [800, 800] })).toMatchObject({
      focus: 'white',
      evade: 'red',
      'barrel-roll': 'red',
    });
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
    table.do((state) => gainToken(state, 'red', 'focus', []));
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
    table.do((state) => gainToken(state, 'red', 'focus', []));
    expect(table.ship('red').actions).toEqual([]);
    expect(tokens(table).evade).toBe(0);
  });

  test('a ship that was given a focus token can still focus, for a second one [xw.focus.09]', () => {
    expect(tokens(perform(acting(tableFor({ tokens: { focus: 1 } })), 'focus')).focus).toBe(2);
  });

  test('a ship that was given an evade token can still evade [xw.evade.06]', () => {
    const table = tableFor({ pilot: 'academypilot' }).do((state) => gainToken(state, 'red', 'evade', []));
    expect(tokens(perform(acting(table), 'evade')).evade).toBe(2);
  });

  test('a ship that was given a calculate token can still calculate [xw.calculate.07]', () => {
    const table = tableFor({ pilot: 'chopper' }).do((state) => gainToken(state, 'red', 'calculate', []));
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

describe('linked actions', () => {
  // A B-wing: focus linked to a red barrel roll.
  const bwing = (spec: ShipSpec = {}) => tableFor({ pilot: 'bladesquadronveteran', ...spec });

  test('after an action with a link the linked one may be performed, in its color [xw.linked-actions.01]', () => {
    const table = perform(acting(bwing()), 'focus');
    expect(table.legal().map((each) => each.type)).toEqual(['use-ability', 'decline']);
    table.answer({ type: 'use-ability' }).answer({ side: 'left' }).answer({ position: 'middle' });
    expect(table.happened('action-performed').map((each) => each.action)).toEqual(['focus', 'barrel-roll']);
    expect(tokens(table).stress).toBe(1);
    expect(perform(acting(bwing()), 'lock').happened('ability-queued')).toEqual([]);
  });

  test('it may be declined', () => {
    const table = perform(acting(bwing()), 'focus').answer({ type: 'decline' });
    expect(table.ended).toBe(true);
    expect(tokens(table)).toMatchObject({ focus: 1, stress: 0 });
  });

  test('a linked action must be allowed: not performed yet, not stressed [xw.linked-actions.02]', () => {
    const rolled = perform(acting(bwing({ actions: ['barrel-roll'] })), 'focus');
    expect(rolled.ended).toBe(true);
    expect(rolled.happened('ability-skipped')).toMatchObject([{ code: 'already-performed' }]);
    const stressed = acting(bwing(), [{ action: 'focus', color: 'red' }], false);
    expect(stressed.ended).toBe(true);
    expect(stressed.happened('ability-skipped')).toMatchObject([{ code: 'stressed' }]);
  });

  test('what an effect lets a ship perform that can perform none is told, with the rule that takes it away [xw.stress.02, xw.actions.14]', () => {
    const grants: Grants = [{ action: 'focus', color: 'white' }];
    const stressed = acting(tableFor({ tokens: { stress: 1 } }), grants);
    expect(stressed.ended).toBe(true);
    const [told] = stressed.happened('action-not-possible');
    expect(told).toMatchObject({ ship: 'red', code: 'stressed' });
    expect(told?.rules).toContain('xw.stress.02');
    expect(acting(tableFor({ actions: ['focus'] }), grants).happened('action-not-possible')).toMatchObject([
      { code: 'already-performed' },
    ]);
    expect(acting(tableFor({}), grants).happened('action-not-possible')).toEqual([]);
  });

  test('its player orders it among abilities with the same trigger [xw.linked-actions.03]', () => {
    const table = bwing();
    bringIntoPlay(table.state, 'test:after-action', 'red', 'p1');
    perform(acting(table), 'focus');
    expect(
      table
        .legal('order-ability')
        .map((each) => each.ability)
        .sort(),
    ).toEqual(['after an action', 'linked-action']);
    table.answer({ type: 'order-ability', ability: 'linked-action' });
    expect(tokens(table).evade).toBe(0);
    table.answer({ type: 'decline' });
    expect(tokens(table).evade).toBe(1);
  });

  test('the link works wherever the action came from [xw.linked-actions.04]', () => {
    const table = acting(bwing(), [WHITE_FOCUS], false);
    expect(table.legal('use-ability')).toMatchObject([{ ability: 'linked-action' }]);
  });

  test('an action with two links lets its player choose', () => {
    // The HWK's own link and that of the foils.
    const table = acting(tableFor({ upgrades: ['servomotorsfoils'], pilot: 'janors' }));
    perform(table, 'focus').answer({ type: 'use-ability' });
    expect(offered(table)).toEqual(['rotate-arc', 'boost']);
    perform(table, 'rotate-arc').answer({ arc: 'rear' });
    expect(tokens(table).stress).toBe(1);
    expect(table.ended).toBe(true);
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
      .do((state) => barrelRoll(state, 'red'))
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
