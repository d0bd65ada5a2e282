import type { ObstacleSpec } from './bare-state';
import { xwingTable, type Table } from './table';
import { performAction } from '../../src/xwing/procedures/perform-action';
import { dial, activating, types } from './activating';

const mayAct = (table: Table): boolean => table.legal('perform-action').length > 0;

describe('the order of activation', () => {
  test('ships activate in ascending initiative [xw.activation-phase.01, xw.initiative.02]', () => {
    const table = xwingTable({
      ships: {
        c: { initiative: 5 },
        a: { initiative: 1, at: [300, 100] },
        b: { initiative: 3, at: [500, 100], player: 'p2' },
      },
    }).run('activation phase');
    expect(answerAll(table)).toEqual(['a', 'b', 'c']);
    // The next of those that wait is named with its initiative; nobody waits for the last one.
    expect(table.happened('ship-activates').map(({ because }) => because?.map(({ facts }) => facts))).toEqual([
      [{ initiative: 1, b: 3 }],
      [{ initiative: 3, c: 5 }],
      undefined,
    ]);
  });

  test('each ship that cannot be chosen says why: it has activated, or another initiative comes first [xw.activation-phase.01]', () => {
    const ships = {
      a: { initiative: 1 },
      b: { initiative: 1, at: [300, 100] },
      c: { initiative: 5, at: [500, 100] },
    } as const;
    const table = xwingTable({ ships: { ...ships, x: { initiative: 1, at: [700, 100] } } }).run('activation phase');
    table.answer({ type: 'activate', ship: 'a' }).repeat({ type: 'decline-action' });
    expect(table.refusal({ type: 'activate', ship: 'a' })).toBe('already-activated');
    expect(table.refusal({ type: 'activate', ship: 'c' })).toBe('initiative-order');
    expect(table.refusal({ type: 'activate', ship: 'b' })).toBeNull();
  });

  test('a ship that is alone with its initiative activates unasked [xw.activation-phase.01, xw.activation-phase.07]', () => {
    const [first, second, third] = [
      [100, 100],
      [300, 100],
      [500, 100],
    ] as const;
    const ships = {
      a: { initiative: 1, at: first, dial: dial('1 straight') },
      b: { initiative: 3, at: second, dial: dial('1 straight') },
      c: { initiative: 4, at: third, dial: dial('1 straight') },
    };
    const table = xwingTable({ ships }).run('activation phase');
    for (const activated of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
      expect(table.happened('ship-activates').map((each) => each.ship)).toEqual(activated);
      expect(table.asks).toBe('choose an action');
      table.answer({ type: 'decline-action' });
    }
    expect(table.ended).toBe(true);
  });

  test('the phase ends when every ship has activated [xw.activation-phase.06]', () => {
    const table = xwingTable({ ships: { a: {}, b: { at: [300, 100] } } }).run('activation phase');
    expect(answerAll(table)).toHaveLength(2);
    expect(table.ended).toBe(true);
    expect(table.state.ships.every((ship) => ship.activated)).toBe(true);
  });

  test('a player activates ships of one initiative in any order, one after the other [xw.activation-phase.07]', () => {
    const table = xwingTable({
      ships: {
        a: { dial: dial('1 straight') },
        b: { at: [300, 100], dial: dial('1 straight') },
        later: { initiative: 6, at: [600, 100] },
        enemy: { player: 'p2', initiative: 6, at: [600, 600] },
      },
    }).run('activation phase');
    expect(table.legal('activate').map((each) => each.ship)).toEqual(['a', 'b']);
    expect(table.candidates.map(({ action }) => 'ship' in action && action.ship)).toEqual(['a', 'b', 'later']);
    expect(table.refusal({ type: 'activate', ship: 'later' })).toBe('initiative-order');
    table.answer({ type: 'activate', ship: 'b' });
    // Until b has performed its action nothing else is asked.
    expect(table.asks).toBe('choose an action');
    expect(table.legal('perform-action').every((each) => each.ship === 'b')).toBe(true);
    table.answer({ type: 'decline-action' });
    expect(table.happened('ship-activates').map((each) => each.ship)).toEqual(['b', 'a']);
  });

  test('among players with ships of one initiative the first player goes first [xw.activation-phase.08, xw.player-order.05]', () => {
    const ships = {
      a: { initiative: 4, player: 'p1' },
      b: { initiative: 4, player: 'p2', at: [300, 100] },
      c: { initiative: 4, player: 'p1', at: [500, 100] },
    } as const;
    expect(answerAll(xwingTable({ ships, order: ['p2', 'p1'] }).run('activation phase'))).toEqual(['b', 'a', 'c']);
    expect(answerAll(xwingTable({ ships, order: ['p1', 'p2'] }).run('activation phase'))).toEqual(['a', 'c', 'b']);
  });
});

/** Answers with the first legal action until the end; in which order did the ships activate? */
function answerAll(table: Table): string[] {
  for (let i = 0; !table.ended && i < 100; i++) table.answer({ ...table.legal()[0] });
  return table.happened('ship-activates').map((each) => each.ship);
}

describe('the steps of an activation', () => {
  test('reveal dial, execute maneuver, perform action [xw.activation-phase.02]', () => {
    const table = activating({ dial: dial('2 straight') }).answer({ type: 'perform-action', action: 'focus' });
    const steps = types(table).filter((type) =>
      ['ship-activates', 'dial-revealed', 'maneuver-executed', 'action-performed'].includes(type),
    );
    expect(steps).toEqual(['ship-activates', 'dial-revealed', 'maneuver-executed', 'action-performed']);
    expect(table.happened('ship-activates').map(({ ship, rules }) => [ship, rules.at(-1)])).toEqual([
      ['red', 'xw.activation-phase.02'],
    ]);
  });

  test('the revealed maneuver becomes public and stays [xw.activation-phase.03]', () => {
    const table = activating({ dial: dial('2 straight') }).answer({ type: 'decline-action' });
    expect(table.happened('dial-revealed')).toMatchObject([{ ship: 'red', maneuver: dial('2 straight') }]);
    expect(table.ship('red')).toMatchObject({ dial: null, revealed: dial('2 straight') });
  });

  test('the ship executes the maneuver of its dial [xw.activation-phase.04]', () => {
    const table = activating({ dial: dial('3 bank-left') });
    expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: dial('3 bank-left') }]);
  });

  test('the ship may perform one action or none [xw.activation-phase.05, xw.actions.20]', () => {
    const one = activating({ dial: dial('2 straight') });
    expect(one.legal().map((each) => each.type)).toContain('decline-action');
    one.answer({ type: 'perform-action', action: 'focus' });
    expect(one.ended).toBe(true);
    const none = activating({ dial: dial('2 straight') }).answer({ type: 'decline-action' });
    expect(none.ended).toBe(true);
    expect(none.ship('red').actions).toEqual([]);
  });

  test('one action in the Perform Action step, not two [xw.actions.19, xw.activation.01]', () => {
    const table = activating({ dial: dial('2 straight') }).answer({ type: 'perform-action', action: 'lock' });
    expect(table.happened('effect-failed')).toHaveLength(1);
    expect(table.ended).toBe(true);
  });

  test('a ship that reveals no dial triggers nothing by revealing [xw.activation-phase.09, xw.ion.15]', () => {
    const ionized = activating({ tokens: { ion: 1 } }, {}, {}, ['focus-on-revealing']);
    expect(ionized.happened('step-skipped')).toMatchObject([{ step: 'reveal dial' }]);
    expect(ionized.ship('red').tokens.calculate).toBe(0);
    const revealing = activating({ dial: dial('2 straight') }, {}, {}, ['focus-on-revealing']);
    expect(revealing.ship('red').tokens.calculate).toBe(1);
  });

  test('a stressed ship executes no red maneuver and performs no action [xw.activation-phase.10, xw.difficulty.04, xw.stress.02]', () => {
    const table = activating({ dial: dial('2 turn-left red'), tokens: { stress: 1 } });
    expect(table.happened('maneuver-executed')[0]?.maneuver.color).toBe('white');
    expect(table.ended).toBe(true);
    expect(table.happened('action-performed')).toEqual([]);
  });

  test('a ship is stressed as long as it has a stress token [xw.stress.01]', () => {
    // The blue maneuver removes one of two, or the only one.
    const acts = (stress: number) => mayAct(activating({ dial: dial('1 straight blue'), tokens: { stress } }));
    expect(acts(2)).toBe(false);
    expect(acts(1)).toBe(true);
  });

  test('instead of the red maneuver it executes a white 2 straight and keeps its stress [xw.activation-phase.11]', () => {
    const table = activating({ dial: dial('4 koiogran red'), tokens: { stress: 1 } });
    expect(table.ship('red').pose).toMatchObject({ x: 450, y: 520, heading: { x: 0, y: 1 } });
    expect(table.ship('red').tokens.stress).toBe(1);
  });

  test('a revealed maneuver is what the dial shows, whatever is executed [xw.maneuver.16]', () => {
    const table = activating({ dial: dial('3 straight') }, {}, {}, ['another-way']);
    expect(table.happened('maneuver-executed')[0]?.maneuver).toEqual(dial('1 straight'));
    expect(table.ship('red').revealed).toEqual(dial('3 straight'));
  });

  test('without a dial there is no revealed maneuver [xw.maneuver.17]', () => {
    const table = activating({ tokens: { ion: 1 } });
    expect(table.happened('maneuver-executed')).toHaveLength(1);
    expect(table.ship('red').revealed).toBeNull();
  });

  test('nor as long as the dial lies facedown, and none of the round before [xw.maneuver.17]', () => {
    const red = { pilot: 'wedgeantilles', at: [300, 300], dial: dial('2 straight') } as const;
    const ships = { red, tie: { player: 'p2', at: [600, 600], facing: 180, dial: dial('2 straight') } } as const;
    const waits = xwingTable({ ships, moment: { phase: 'activation', ship: 'tie' } });
    expect([waits.ship('red').dial?.speed, waits.ship('red').revealed]).toEqual([2, null]);
    const planning = activating({ dial: dial('2 straight'), revealed: dial('2 straight') }).run('planning phase');
    expect([planning.ship('red').dial, planning.ship('red').revealed]).toEqual([null, null]);
    const left = xwingTable({ ships: { red } });
    expect([left.ship('red').dial?.speed, left.run('planning phase').ship('red').dial]).toEqual([2, null]);
  });
});

describe('skipping the Perform Action step', () => {
  const block = { block: { player: 'p2', at: [450, 540] } } as const;

  test('a partially executed maneuver costs the step [xw.overlap.07]', () => {
    const table = activating({ dial: dial('2 straight') }, block);
    expect(table.ended).toBe(true);
    expect(table.happened('step-skipped')).toMatchObject([{ step: 'perform action', rules: ['xw.overlap.07'] }]);
  });

  test('a maneuver granted before the dial is revealed does not [xw.overlap.07]', () => {
    const table = activating({ dial: dial('1 turn-left') }, { block: { player: 'p2', at: [450, 480] } }, {}, [
      'move-before-revealing',
    ]);
    expect(table.happened('maneuver-executed').map((each) => each.fully)).toEqual([false, true]);
    expect(mayAct(table)).toBe(true);
  });

  test('the ship can still perform actions that other effects grant [xw.overlap.08]', () => {
    const table = activating({ dial: dial('2 straight') }, block);
    table.do((state) =>
      performAction(state, 'red', [{ action: 'focus', color: 'white' }], { may: true, source: 'test' }),
    );
    expect(mayAct(table)).toBe(true);
  });

  test('a ship moved through is no reason to skip', () => {
    const table = activating({ dial: dial('3 straight') }, { between: { player: 'p2', at: [450, 480] } });
    expect(mayAct(table)).toBe(true);
  });

  test('an asteroid costs the step, whatever is rolled [xw.obstacles.04]', () => {
    const table = activating({ dial: dial('3 straight') }, {}, { rock: { kind: 'asteroid', at: [450, 480] } }).rolls(
      'blank',
    );
    expect(table.ended).toBe(true);
    expect(table.happened('step-skipped')).toMatchObject([{ step: 'perform action' }]);
  });

  test('an asteroid met before the dial was revealed does not [xw.obstacles.04]', () => {
    // Beside the first template, behind the second one.
    const rock = { rock: { kind: 'asteroid', at: [480, 440] } } as const;
    const table = activating({ dial: dial('3 straight') }, {}, rock, ['move-before-revealing']).rolls('focus');
    expect(table.happened('maneuver-executed')).toHaveLength(2);
    expect(table.happened('dice-rolled')).toHaveLength(1);
    expect(mayAct(table)).toBe(true);
  });

  test('a gas cloud costs the step and nothing else [xw.obstacles.08, xw.move.03]', () => {
    const table = activating({ dial: dial('3 straight') }, {}, { cloud: { kind: 'gas', at: [450, 480] } });
    expect(table.ended).toBe(true);
    expect(table.happened('step-skipped')).toMatchObject([{ rules: ['xw.obstacles.08'] }]);
    expect(types(table)).not.toContain('dice-rolled');
    expect(table.ship('red').tokens.stress).toBe(0);
  });

  test('a debris cloud does not cost the step [xw.obstacles.07]', () => {
    const table = activating({ dial: dial('3 straight') }, {}, { cloud: { kind: 'debris', at: [450, 480] } }, ['calm']);
    table.rolls('blank');
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.happened('step-skipped')).toEqual([]);
    expect(mayAct(table)).toBe(true);
  });

  test('a stationary ship on an asteroid rolls and skips the step [xw.bearing.18]', () => {
    const table = activating({ dial: dial('0 stationary') }, {}, { rock: { kind: 'asteroid', at: [470, 420] } }).rolls(
      'hit',
    );
    expect(table.happened('damage-suffered')).toHaveLength(1);
    expect(table.happened('step-skipped')).toMatchObject([{ step: 'perform action' }]);
  });

  test('it suffers every obstacle that it touches, none that it does not, and overlaps no ship [xw.bearing.18]', () => {
    const rocks: Record<string, ObstacleSpec> = {
      rock: { kind: 'asteroid', at: [470, 420] },
      cloud: { kind: 'debris', at: [430, 380] },
      far: { kind: 'asteroid', at: [700, 400] },
    };
    const table = activating({ dial: dial('0 stationary') }, { block: { player: 'p2', at: [450, 360] } }, rocks);
    table.rolls('blank').rolls('blank');
    expect(table.ended).toBe(true);
    expect(
      table
        .happened('dice-rolled')
        .map((each) => each.why)
        .sort(),
    ).toEqual(['cloud', 'rock']);
    expect(table.happened('overlapped').map((each) => each.object)).not.toContain('block');
    expect(table.happened('maneuver-executed')).toMatchObject([{ fully: true }]);
  });

  test('a ship on an obstacle can perform actions that other effects grant [xw.obstacles.16]', () => {
    const table = activating({ dial: dial('2 straight') }, {}, { rock: { kind: 'asteroid', at: [450, 520] } }).rolls(
      'blank',
    );
    table.do((state) =>
      performAction(state, 'red', [{ action: 'focus', color: 'white' }], { may: true, source: 'test' }),
    );
    expect(mayAct(table)).toBe(true);
  });

  test('a ship that ignores obstacles rolls nothing and skips nothing [xw.faq-objects.01]', () => {
    const table = activating({ dial: dial('2 straight') }, {}, { rock: { kind: 'asteroid', at: [450, 520] } }, [
      'ignores-obstacles',
    ]);
    expect(types(table)).not.toContain('dice-rolled');
    expect(mayAct(table)).toBe(true);
  });

  test('an ignored obstacle has been overlapped all the same [xw.faq-objects.04]', () => {
    const table = activating({ dial: dial('3 straight') }, {}, { rock: { kind: 'asteroid', at: [450, 520] } }, [
      'ignores-obstacles',
    ]);
    expect(table.happened('moved-through')).toMatchObject([{ obstacle: 'rock' }]);
    expect(table.happened('overlapped')).toMatchObject([{ object: 'rock' }]);
  });

  test('a ship that flees performs no action', () => {
    const table = activating({ dial: dial('3 straight'), at: [450, 800] });
    expect(table.ended).toBe(true);
    expect(types(table)).not.toContain('maneuver-executed');
  });
});
