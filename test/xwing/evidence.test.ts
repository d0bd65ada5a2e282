/** What events tell beside what happened: numbers before and after, why, and what an amount is made of. */
import { reason } from '../../src/core';
import { xwingTable } from './table';
import { recoverCharge, spendCharge } from '../../src/xwing/effects/charges';
import { gainToken, spendToken } from '../../src/xwing/effects/tokens';
import type { Maneuver } from '../../src/xwing/facts';
import { acquireLock } from '../../src/xwing/procedures/lock';
import { executeManeuver } from '../../src/xwing/procedures/maneuver';
import { sufferDamage } from '../../src/xwing/procedures/suffer-damage';

const RED: Maneuver = { speed: 1, bearing: 'turn-left', color: 'red' };

describe('numbers before and after', () => {
  test('tokens that are gained, spent and removed [xw.tokens.02, xw.tokens.03, xw.jam.07]', () => {
    const table = xwingTable({ phase: 'system', ships: { red: { tokens: { focus: 1, jam: 1 } } } });
    table.do((state) => {
      gainToken(state, 'red', 'evade', ['xw.evade.01'], { by: 'p1' });
      spendToken(state, 'red', 'focus', ['xw.focus.04']);
    });
    expect(table.happened('token-gained')).toMatchObject([{ token: 'evade', change: { was: 0, is: 1 } }]);
    expect(table.happened('token-spent')).toMatchObject([{ token: 'focus', change: { was: 1, is: 0 } }]);
    expect(table.happened('token-removed')).toMatchObject([
      { token: 'evade', change: { was: 1, is: 0 } },
      { token: 'jam', change: { was: 1, is: 0 } },
    ]);
  });

  test('charges that are spent and recovered, of how many; the rule that lets them comes first [xw.charges.02, xw.charges.05]', () => {
    const table = xwingTable({ phase: 'system', ships: { red: { force: { active: 1, limit: 3, recovers: 1 } } } });
    table.do((state) => {
      recoverCharge(state, 'red', 'force', []);
      spendCharge(state, 'red', 'force', ['xw.force-charges.02']);
    });
    expect(table.happened('charge-recovered')).toMatchObject([
      { rules: ['xw.charges.02'], change: { was: 1, is: 2, most: 3 } },
    ]);
    expect(table.happened('charge-spent')).toMatchObject([
      { rules: ['xw.force-charges.02'], change: { was: 2, is: 1, most: 3 } },
    ]);
    expect(table.happened('charge-spent')[0]).not.toHaveProperty('because');
    const why = reason('for-nothing', 'it is for nothing', ['xw.charges.05']);
    table.do((state) => {
      spendCharge(state, 'red', 'force', [], [why]);
      recoverCharge(state, 'red', 'force', [], [why]);
    });
    for (const type of ['charge-spent', 'charge-recovered'] as const)
      expect(table.happened(type).at(-1)?.because).toEqual([why]);
    expect(table.happened('charge-spent').at(-1)?.rules).toEqual(['xw.charges.05']);
  });

  test('shields that are lost, and then damage cards of so much hull [xw.damage.04, xw.damage.05, xw.damage.06]', () => {
    const shields = { active: 1, limit: 2, recovers: 0 };
    const table = xwingTable({ phase: 'system', ships: { red: { shields, hull: 3 } } });
    table.do((state) => sufferDamage(state, 'red', { hit: 2, crit: 0 }, ['xw.damage.03']));
    expect(table.happened('shield-lost')).toMatchObject([{ change: { was: 1, is: 0, most: 2 } }]);
    expect(table.happened('damage-card-dealt')).toMatchObject([
      { rules: ['xw.damage.06', 'xw.damage.03'], change: { was: 0, is: 1, most: 3 } },
    ]);
  });
});

describe('why it came about', () => {
  const shields = { active: 0, limit: 0, recovers: 0 };

  test('a ship is destroyed by as many damage cards as hull [xw.destroying-ships.01]', () => {
    const table = xwingTable({ phase: 'system', ships: { red: { shields, hull: 2 } } });
    table.do((state) => sufferDamage(state, 'red', { hit: 2, crit: 0 }, ['xw.damage.03']));
    expect(table.happened('ship-destroyed')).toMatchObject([
      {
        rules: ['xw.destroying-ships.01'],
        because: [{ message: 'red has 2 damage cards, its hull value is 2.', facts: { damage: 2, hull: 2 } }],
      },
    ]);
  });

  test('a stressed ship executes a white 2 straight: so many stress tokens [xw.stress.07]', () => {
    const table = xwingTable({ phase: 'system', ships: { red: { tokens: { stress: 2 } } } });
    table.do((state) => executeManeuver(state, 'red', RED, { inStep: false }));
    expect(table.happened('maneuver-replaced')).toMatchObject([
      { rules: ['xw.stress.07'], because: [{ message: 'red is stressed: it has 2 stress tokens.' }] },
    ]);
  });

  test('a changed difficulty is told with what changed it, even where that comes to nothing [xw.difficulty.05, xw.difficulty.07]', () => {
    const flown = (maneuver: Maneuver) =>
      xwingTable({ phase: 'system', ships: { red: {} } })
        .do((state) => executeManeuver(state, 'red', maneuver, { inStep: false, difficulty: 1 }))
        .happened('difficulty-changed');
    const sources = [{ amount: 1, by: 'abilities used before' }];
    expect(flown({ ...RED, color: 'white' })).toMatchObject([
      { rules: ['xw.difficulty.05'], from: 'white', to: 'red', sources },
    ]);
    expect(flown(RED)).toMatchObject([{ rules: ['xw.difficulty.07'], from: 'red', to: 'red', sources }]);
  });

  test('a ship activates by its initiative, in a tie by player order [xw.activation-phase.01, xw.activation-phase.08, xw.player-order.05]', () => {
    const first = (initiative: number) => {
      const ships = { red: { initiative: 3 }, tie: { initiative, player: 'p2', at: [600, 400] as const } };
      const [event] = xwingTable({ phase: 'activation', ships }).run('activation phase').happened('ship-activates');
      return event;
    };
    expect(first(5)).toMatchObject({
      rules: ['xw.activation-phase.01', 'xw.activation-phase.02'],
      because: [{ facts: { initiative: 3, tie: 5 } }],
    });
    expect(first(3)).toMatchObject({
      ship: 'red',
      rules: ['xw.activation-phase.08', 'xw.activation-phase.02'],
      because: [{ message: 'red and tie have initiative 3, and p1 is the first player.' }],
    });
    expect(first(1)).toMatchObject({ ship: 'tie', because: [{ facts: { initiative: 1, red: 3 } }] });
  });

  test('a ship moved back along the template: by how many mm; in part it does not turn around [xw.overlap.04, xw.bearing.14]', () => {
    const ships = { red: { at: [450, 300] as const }, tie: { at: [450, 440] as const, player: 'p2' } };
    const table = xwingTable({ phase: 'activation', ships }).do((state) =>
      executeManeuver(state, 'red', { speed: 3, bearing: 'koiogran', color: 'red' }, { inStep: true }),
    );
    const [moved] = table.happened('moved');
    expect(moved?.rules[0]).toBe('xw.bearing.14');
    expect(moved?.because?.map(({ code }) => code)).toEqual(['overlaps-ship', 'not-turned']);
    // A 3 straight ends 160 mm ahead; 40 mm before the middle of the other ship it touches it.
    expect(moved?.because?.[0]?.facts?.['mm']).toBeCloseTo(60, 1);
  });

  test('a lock: at what range, and what else could be locked [xw.lock.03]', () => {
    const ships = { red: { at: [100, 400] as const }, tie: { player: 'p2', at: [260, 400] as const } };
    const obstacles = { rock: { kind: 'asteroid', at: [100, 550] } } as const;
    const table = xwingTable({ phase: 'system', ships, obstacles }).do((state) => acquireLock(state, 'red'));
    table.answer({ type: 'choose-lock', on: 'tie' });
    expect(table.happened('lock-acquired')).toMatchObject([
      { because: [{ message: 'at range 2 (120 mm); rock could be locked, too.', facts: { others: ['rock'] } }] },
    ]);
  });

  test('a jammed ship loses what it gained: by how many jam tokens [xw.jam.07]', () => {
    const table = xwingTable({ phase: 'system', ships: { red: { tokens: { jam: 2 } } } });
    table.do((state) => gainToken(state, 'red', 'focus', ['xw.focus.01'], { by: 'p1' }));
    const [lost] = table.happened('token-removed');
    expect(lost).toMatchObject({ token: 'focus', because: [{ message: 'red has 2 jam tokens.' }] });
  });

  test('a lock fails: how far away everything is [xw.lock.08]', () => {
    const ships = { red: { at: [100, 400] as const }, tie: { player: 'p2', at: [600, 400] as const } };
    const table = xwingTable({ phase: 'system', ships });
    table.do((state) => acquireLock(state, 'red'));
    expect(table.happened('effect-failed')).toMatchObject([
      {
        rules: ['xw.lock.08'],
        because: [{ code: 'nothing-to-lock' }, { message: 'tie is not at range 0-3: 460 mm away.' }],
      },
    ]);
  });
});
