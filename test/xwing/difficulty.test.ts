/** The difficulty of maneuvers, and what ion tokens make of them (xw.difficulty, xw.ion). */
import type { ShipSpec } from './bare-state';
import { xwingTable } from './table';
import { changeDifficulty } from '../../src/xwing/effects/activation';
import { activationOf } from '../../src/xwing/queries/activation';
import { performAction } from '../../src/xwing/procedures/perform-action';
import { dial, activating, types } from './activating';

describe('ionized ships', () => {
  test('an ionized ship without a dial skips Reveal Dial [xw.ion.06]', () => {
    const table = activating({ tokens: { ion: 1 } });
    expect(types(table)).not.toContain('dial-revealed');
    expect(types(table)).toContain('ship-activates');
  });

  test('it executes a blue 1 straight [xw.ion.07]', () => {
    const table = activating({ tokens: { ion: 1, stress: 1, strain: 1 } });
    expect(table.ship('red').pose.y).toBe(480);
    expect(table.ship('red').tokens).toMatchObject({ stress: 0, strain: 0 });
  });

  test('nothing changes the ion maneuver [xw.ion.08]', () => {
    const table = activating({ tokens: { ion: 1 } }, {}, {}, ['always-harder', 'faster', 'another-way']);
    expect(table.happened('maneuver-executed')[0]?.maneuver).toEqual(dial('1 straight blue'));
  });

  test('it can perform only the focus action [xw.ion.09]', () => {
    const table = activating({ tokens: { ion: 1 } });
    expect(table.legal('perform-action').map((each) => each.action)).toEqual(['focus']);
    expect(table.refusal({ type: 'perform-action', action: 'lock' })).toBe('ionized');
  });

  test('from any source it can only focus [xw.ion.11, xw.faq-activation.05]', () => {
    const table = xwingTable({ ships: { red: { tokens: { ion: 1 } } } });
    const grants = [
      { action: 'barrel-roll', color: 'white' },
      { action: 'focus', color: 'white' },
    ] as const;
    table.do((state) => performAction(state, 'red', grants, { may: true, source: 'test' }));
    expect(table.legal('perform-action').map((each) => each.action)).toEqual(['focus']);
  });

  test('no linked action follows its focus [xw.faq-activation.04]', () => {
    const table = activating({ pilot: 'bladesquadronveteran', tokens: { ion: 1 } });
    table.answer({ type: 'perform-action', action: 'focus' });
    expect(table.happened('action-performed')[0]?.linked).toEqual([{ action: 'barrel-roll', color: 'red' }]);
    expect(table.ended).toBe(true);
    expect(table.happened('ability-skipped')).toMatchObject([{ code: 'ionized' }]);
  });

  test('after its activation all its ion tokens go [xw.ion.10]', () => {
    const table = activating({ tokens: { ion: 2 } });
    expect(table.ship('red').tokens.ion).toBe(2);
    table.answer({ type: 'decline-action' });
    expect(table.ship('red').tokens.ion).toBe(0);
  });

  test('ionized after its dial was set it activates with that dial, and keeps its tokens [xw.ion.13, xw.ion.14]', () => {
    const table = activating({ dial: dial('3 straight'), tokens: { ion: 1 } });
    expect(table.ship('red').pose.y).toBe(560);
    table.answer({ type: 'decline-action' });
    expect(table.ship('red').tokens.ion).toBe(1);
  });
});

describe('difficulty', () => {
  const executed = (text: string, cards: readonly string[]) =>
    activating({ dial: dial(text) }, {}, {}, cards).happened('maneuver-executed')[0]?.maneuver.color;

  test('an increase turns blue into white and white into red [xw.difficulty.05]', () => {
    expect(executed('2 straight blue', ['always-harder'])).toBe('white');
    expect(executed('2 straight white', ['always-harder'])).toBe('red');
  });

  test('a decrease turns red into white and white into blue [xw.difficulty.06]', () => {
    expect(executed('2 straight red', ['always-easier'])).toBe('white');
    expect(executed('2 straight white', ['always-easier'])).toBe('blue');
  });

  test('only the maneuver of the ship that activates is changed [xw.difficulty.05, xw.difficulty.06]', () => {
    const table = activating({ dial: dial('2 straight') }, { wing: { at: [700, 700], dial: dial('2 straight') } });
    expect(activationOf(table.state, 'red')).toMatchObject({ ship: 'red', difficulty: 0 });
    expect(activationOf(table.state, 'wing')).toBeNull();
    changeDifficulty(table.state, 'wing', 1);
    expect(activationOf(table.state, 'red')).toMatchObject({ difficulty: 0 });
    changeDifficulty(table.state, 'red', -1);
    expect(activationOf(table.state, 'red')).toMatchObject({ difficulty: -1 });
  });

  test('a decrease of a blue maneuver can be used and paid for, without effect [xw.difficulty.07]', () => {
    const charges = { active: 2, limit: 2, recovers: 0 };
    const table = activating({ dial: dial('2 straight blue'), charges }, {}, {}, ['easier']);
    table.answer({ type: 'use-ability' });
    expect(table.ship('red').charges?.active).toBe(1);
    expect(table.happened('maneuver-executed')[0]?.maneuver.color).toBe('blue');
  });

  test('an increase of a red maneuver can be used, without effect [xw.difficulty.07]', () => {
    const table = activating({ dial: dial('2 straight red') }, {}, {}, ['harder']).answer({ type: 'use-ability' });
    expect(table.happened('ability-used')).toMatchObject([{ ability: 'harder' }]);
    expect(table.happened('maneuver-executed')[0]?.maneuver.color).toBe('red');
    expect(table.ship('red').tokens.stress).toBe(1);
  });

  test('changes add up, and only the sum is limited [xw.difficulty.08]', () => {
    expect(executed('2 straight red', ['always-harder', 'always-easier'])).toBe('red');
    expect(executed('2 straight red', ['always-easier', 'always-harder'])).toBe('red');
    expect(executed('2 straight red', ['always-harder', 'always-easier', 'always-easier'])).toBe('white');
  });

  test('one increase and one decrease leave a red 4 straight red [xw.difficulty.09]', () => {
    const charges = { active: 1, limit: 1, recovers: 0 };
    const table = activating({ dial: dial('4 straight red'), charges }, {}, {}, ['always-harder', 'easier']);
    table.answer({ type: 'use-ability' });
    expect(table.happened('maneuver-executed')[0]?.maneuver).toEqual(dial('4 straight red'));
    expect(table.ship('red').tokens.stress).toBe(1);
  });

  test('a stressed ship may make its red maneuver easier before it would be replaced [xw.stress.08]', () => {
    const spec: ShipSpec = {
      dial: dial('2 turn-left red'),
      tokens: { stress: 1 },
      charges: { active: 1, limit: 1, recovers: 0 },
    };
    const used = activating(spec, {}, {}, ['easier']).answer({ type: 'use-ability' });
    expect(used.happened('maneuver-executed')[0]?.maneuver).toEqual(dial('2 turn-left white'));
    const declined = activating(spec, {}, {}, ['easier']).answer({ type: 'decline' });
    expect(declined.happened('maneuver-executed')[0]?.maneuver).toEqual(dial('2 straight white'));
    expect(used.happened('maneuver-replaced')).toEqual([]);
    expect(declined.happened('maneuver-replaced')).toMatchObject([{ ship: 'red', by: dial('2 straight white') }]);
  });
});
