/** Step 2 of an attack: which dice are gathered, what obstruction takes, what is rolled. */
import type { Table } from '../table';
import { duel, frontal } from './duels';

/** How many dice of each color chance is asked to roll. */
function gathered({ state }: Table): unknown {
  return state.stack.flatMap((frame) => ('gathered' in frame ? [frame['gathered']] : []))[0];
}

const OBSTRUCTED = { between: { at: [500, 440], facing: 90 } } as const;

describe('gathering dice', () => {
  test('at close range every color, at medium range red and blue, at long range red only [arm.attack.09]', () => {
    // Three red and three black dice in front; of a Victory II three red and three blue ones.
    const of = (range: 'close' | 'medium' | 'long', card: string): unknown =>
      gathered(frontal({ attacker: 'vsd', range, vsd: { owner: 'p2', card } }));
    const victory = 'victory-i-class-star-destroyer';
    expect(of('close', victory)).toEqual({ red: 3, blue: 0, black: 3 });
    expect(of('medium', victory)).toEqual({ red: 3, blue: 0, black: 0 });
    expect(of('medium', 'victory-ii-class-star-destroyer')).toEqual({ red: 3, blue: 3, black: 0 });
    expect(of('long', 'victory-ii-class-star-destroyer')).toEqual({ red: 3, blue: 0, black: 0 });
  });

  test('against a ship the battery of the attacking hull zone [arm.attack.10, arm.armament.03, arm.armament.01]', () => {
    expect(gathered(frontal())).toEqual({ red: 2, blue: 1, black: 0 });
    // The right zone of the same ship: one red, one blue.
    const side = duel({ cr90: { facing: 270 } }).attack('cr90', 'right', 'vsd', 'front');
    expect(gathered(side)).toEqual({ red: 1, blue: 1, black: 0 });
  });

  test('against a squadron the one anti-squadron armament of the ship, whichever zone attacks [arm.attack.11, arm.armament.02, arm.armament.06]', () => {
    const squadrons = { tie: { owner: 'p2', at: [500, 380] }, other: { owner: 'p2', at: [570, 300] } } as const;
    for (const [zone, defender] of [
      ['front', 'tie'],
      ['right', 'other'],
    ] as const)
      expect(gathered(duel({ squadrons }).attack('cr90', zone, defender, null))).toEqual({ red: 0, blue: 1, black: 0 });
  });

  test('all of them are rolled at once, and are the attack pool [arm.attack.08, arm.attack-pool.01, arm.attack-summary.01]', () => {
    const table = frontal();
    expect(table.by).toEqual(['chance']);
    table.rolls('red hit', 'red accuracy', 'blue critical');
    expect(table.told('attack-dice-rolled')).toMatchObject([
      {
        dice: [
          { color: 'blue', face: 'critical' },
          { color: 'red', face: 'accuracy' },
          { color: 'red', face: 'hit' },
        ],
      },
    ]);
  });
});

describe('an obstructed attack', () => {
  test('loses one die of the attacker’s choice before the roll [arm.obstructed.02]', () => {
    const table = frontal({ range: 'medium', more: { between: { at: [500, 400], facing: 90 } } });
    expect(table.asks).toBe('remove a die');
    expect(table.by).toEqual(['p1']);
    expect(table.legal().map((action) => 'color' in action && action.color)).toEqual(['red', 'blue']);
    table.answer({ type: 'remove-die', color: 'blue' });
    expect(table.told('die-removed')).toMatchObject([{ color: 'blue', rules: ['arm.obstructed.02'] }]);
    expect(gathered(table)).toEqual({ red: 2, blue: 0, black: 0 });
  });

  test('loses one die only, however many things are in between [arm.obstructed.03]', () => {
    const table = frontal({
      range: 'long',
      attacker: 'vsd',
      more: { ...OBSTRUCTED, another: { at: [500, 500], facing: 90 } },
      obstacles: { station: [500, 385] },
    });
    expect(table.told('attack-declared')[0]?.obstructedBy.length).toBeGreaterThan(1);
    expect(table.told('die-removed')).toHaveLength(1);
    expect(gathered(table)).toEqual({ red: 2, blue: 0, black: 0 });
  });

  test('with a single die is canceled: nothing is rolled, none can be added [arm.obstructed.04, arm.attack.12]', () => {
    // The right zone of a CR90 A has one red die at long range.
    const table = duel({
      range: 'long',
      cr90: { facing: 270, dial: 'concentrate-fire' },
      more: OBSTRUCTED,
    }).attack('cr90', 'right', 'vsd', 'front');
    expect(table.told('attack-canceled')).toMatchObject([{ rules: ['arm.obstructed.04', 'arm.attack.12'] }]);
    expect(table.told('attack-dice-rolled')).toEqual([]);
    expect(table.told('attack-performed')).toEqual([]);
    expect(table.asks).toBe('declare a target');
  });
});
