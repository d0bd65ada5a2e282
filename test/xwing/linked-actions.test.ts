/** The color of an action, and the actions that are linked to it (xw.linked-actions). */
import type { ObstacleSpec, ShipSpec } from './bare-state';
import { actionsOnBar, hardestOf } from '../../src/xwing/queries/actions';
import { bringIntoPlay } from '../../src/xwing/engine';
import type { Grants } from '../../src/xwing/procedures/grants';
import { WHITE_FOCUS, acting, offered, perform, tokens } from './acting';
import { tableFor } from './lone-ship';

const FORCE = { active: 1, limit: 2, recovers: 1 };

describe('the color of an action', () => {
  test('white, red and purple ascend in difficulty [xw.actions.08]', () => {
    expect(hardestOf(['red', 'white'])).toBe('red');
    expect(hardestOf(['purple', 'red'])).toBe('purple');
    expect(hardestOf(['white', 'purple', 'red'])).toBe('purple');
    expect(hardestOf(['red'])).toBe('red');
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
