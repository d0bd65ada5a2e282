/** What objectives do in attacks (arm.objective-cards): dice, hull zones, damage cards and victory tokens. */
import type { ArmadaAction } from '../../../src/armada/model/actions';
import { armadaTable, type ShipOnTable, type Table, type TableSpec } from '../table';

/** A Nebulon-B of p1 looks at the front of a Victory of p2, at close range; p1 attacks. */
function attacking(objective: string, more: Partial<TableSpec> = {}, nebulon: ShipOnTable = {}): Table {
  const { ships, ...rest } = more;
  return armadaTable({
    ships: {
      nebulon: { card: 'nebulon-b-escort-frigate', at: [900, 300], ...nebulon },
      victory: { owner: 'p2', at: [900, 450] },
      ...ships,
    },
    objective,
    ...rest,
    moment: { phase: 'ship', ship: 'nebulon', step: 'attack' },
  });
}

const frontOf = (table: Table, defender: string, defendingZone: string | null = 'front'): Table =>
  table.answer({ type: 'declare-target', zone: 'front', defender, defendingZone });

/** The dice of one color that lie there. */
const rolls = (table: Table, die: string, ...faces: string[]): Table =>
  table.answer(
    table.legal().some(({ type }) => type === 'roll')
      ? { type: 'roll', die, faces: [...faces].sort() }
      : { dice: [{ die, faces: [...faces].sort() }] },
  );

/** The attacker and the defender do nothing more. */
function nothingMore(table: Table): Table {
  const types = ['end-attack-effects', 'end-defense-tokens', 'skip-critical-effect'];
  for (let n = 0; n < 10; n++) {
    const idle = table.legal().find(({ type }) => types.includes(type));
    if (!idle) return table;
    table.does(idle);
  }
  throw new Error('the attack does not end');
}

const usable = (table: Table): string[] =>
  table.legal().flatMap((action) => (action.type === 'use-ability' ? [action.ability] : []));
const tokens = (table: Table): number[] => table.state.players.map(({ victoryTokens }) => victoryTokens);

describe('Most Wanted', () => {
  const objective = (is: boolean) => ({
    ships: {
      victory: { owner: 'p2', at: [900, 450] as const, objective: is },
      other: { owner: 'p2', objective: !is },
      mine: { objective: true },
    },
  });

  test('an attacker of an objective ship may add a die of a color in the pool [arm.objective-cards.05]', () => {
    const table = rolls(frontOf(attacking('most-wanted', objective(true)), 'victory'), 'red', 'blank', 'blank', 'hit');
    expect(usable(table)).toEqual(['most-wanted-die']);
    table.answer({ type: 'use-ability', ability: 'most-wanted-die' });
    // Only red dice lie there.
    expect(table.legal().flatMap((action) => ('chosen' in action ? [action.chosen] : []))).toEqual(['red']);
    table.answer({ chosen: 'red' });
    rolls(table, 'red', 'double-hit');
    expect(table.told('die-added')).toMatchObject([{ attacker: 'nebulon', color: 'red', face: 'double-hit' }]);
    // Once an attack.
    expect(usable(table)).toEqual([]);
  });

  test('against other ships it does nothing [arm.objective-cards.05]', () => {
    const table = rolls(frontOf(attacking('most-wanted', objective(false)), 'victory'), 'red', 'blank', 'blank', 'hit');
    expect(usable(table)).toEqual([]);
  });
});

describe('Advanced Gunnery', () => {
  const second = (first: 'p1' | 'p2', is = true): Table => {
    const ships = { mine: { objective: !is }, theirs: { owner: 'p2', objective: true } };
    const table = attacking('advanced-gunnery', { first, ships }, { objective: is });
    nothingMore(rolls(frontOf(table, 'victory'), 'red', 'blank', 'blank', 'blank'));
    return table;
  };
  const again = (defendingZone: string): ArmadaAction =>
    ({
      type: 'declare-target',
      player: 'p1',
      attacker: 'nebulon',
      zone: 'front',
      defender: 'victory',
      defendingZone,
    }) as ArmadaAction;

  test("the second player's objective ship attacks again from the same hull zone, the same target too [arm.objective-cards.05, arm.golden-rules.02]", () => {
    expect(second('p2').whyNot(again('front'))).toBeNull();
    expect(second('p2', false).whyNot(again('front'))).toMatchObject({ code: 'zone-has-attacked' });
  });

  test("the first player's attacks another target only [arm.objective-cards.05]", () => {
    const turned = {
      ships: {
        victory: { owner: 'p2', at: [900, 450] as const, objective: true },
        other: { owner: 'p2', at: [980, 580] as const },
      },
    };
    const table = attacking('advanced-gunnery', { first: 'p1', ...turned }, { objective: true });
    nothingMore(rolls(frontOf(table, 'victory'), 'red', 'blank', 'blank', 'blank'));
    expect(table.whyNot(again('front'))).toMatchObject({ code: 'attacked-before' });
    expect(table.whyNot({ ...again('front'), defender: 'other' } as ArmadaAction)).toBeNull();
  });
});

describe('Opening Salvo', () => {
  test("a first player's ship adds two red dice to its first attack on a ship, and discards its token [arm.objective-cards.05]", () => {
    const table = attacking('opening-salvo', {}, { objective: true });
    rolls(frontOf(table, 'victory'), 'red', 'blank', 'blank', 'blank');
    rolls(table, 'red', 'hit', 'hit');
    expect(table.ship('nebulon').objective).toBe(false);
    expect(table.told('objective-token-discarded')).toMatchObject([{ ship: 'nebulon' }]);
    expect(table.told('die-added')).toHaveLength(2);
  });

  test("a second player's ship adds two of any colors [arm.objective-cards.05]", () => {
    const table = attacking('opening-salvo', { first: 'p2' }, { objective: true });
    rolls(frontOf(table, 'victory'), 'red', 'blank', 'blank', 'blank');
    expect(table.legal()).toHaveLength(6);
    table.answer({ chosen: ['blue', 'black'] });
    table.does(table.legal().find(({ type }) => type === 'roll-dice') as ArmadaAction);
    expect(
      table
        .told('die-added')
        .map(({ color }) => color)
        .sort(),
    ).toEqual(['black', 'blue']);
  });

  test('without its token, and against squadrons, it adds none [arm.objective-cards.05]', () => {
    const without = rolls(frontOf(attacking('opening-salvo'), 'victory'), 'red', 'blank', 'blank', 'blank');
    expect(without.told('objective-token-discarded')).toEqual([]);
    const squadrons = { tie: { owner: 'p2' as const, at: [900, 372] as const } };
    const table = attacking('opening-salvo', { squadrons }, { objective: true });
    rolls(frontOf(table, 'tie', null), 'blue', 'accuracy', 'accuracy');
    expect(table.ship('nebulon').objective).toBe(true);
  });
});

describe('Precision Strike', () => {
  const damaged = { ships: { victory: { owner: 'p2', at: [900, 450] as const, damage: { facedown: 1 } } } };

  test('a die with a hit turns a facedown card of the defender faceup, and that is a victory token [arm.objective-cards.05]', () => {
    const table = rolls(frontOf(attacking('precision-strike', damaged), 'victory'), 'red', 'blank', 'hit', 'critical');
    expect(usable(table)).toEqual(['precision-strike-die']);
    table.answer({ type: 'use-ability', ability: 'precision-strike-die' });
    const choices = table.legal().filter((action) => 'chosen' in action);
    expect(choices).toHaveLength(1);
    table.does(choices[0] as ArmadaAction).answer({ type: 'draw', card: 'power-failure' });
    expect(table.ship('victory').damage).toMatchObject({ facedown: 0, faceup: [{ card: 'power-failure' }] });
    expect(table.told('die-spent')).toMatchObject([{ face: 'hit' }]);
    expect(tokens(table)).toEqual([1, 0]);
  });

  test('a card that the attack deals faceup is a victory token, a facedown one is none [arm.objective-cards.05]', () => {
    const shields = { ships: { victory: { owner: 'p2', at: [900, 450] as const, shields: { front: 0 } } } };
    const dealt = (critical: boolean): Table => {
      const table = attacking('precision-strike', shields);
      rolls(frontOf(table, 'victory'), 'red', 'blank', 'blank', 'critical');
      const end = table.legal().find(({ type }) => type === 'end-attack-effects');
      if (end) table.does(end);
      const spent = table.legal().find(({ type }) => type === 'end-defense-tokens');
      if (spent) table.does(spent);
      if (!critical) return nothingMore(table);
      return table.answer({ type: 'resolve-critical-effect' }).answer({ type: 'draw', card: 'crew-panic' });
    };
    expect(tokens(dealt(true))).toEqual([1, 0]);
    expect(dealt(false).ship('victory').damage).toEqual({ facedown: 1, faceup: [] });
    expect(tokens(dealt(false))).toEqual([0, 0]);
  });
});

describe('Superior Positions', () => {
  const rear = (...faces: string[]): Table => {
    const ships = { victory: { owner: 'p2', at: [900, 450] as const, facing: 0 } };
    const table = rolls(frontOf(attacking('superior-positions', { ships }), 'victory', 'rear'), 'red', ...faces);
    return nothingMore(table);
  };

  test('damage to the rear hull zone of a ship is a victory token, no damage is none [arm.objective-cards.07]', () => {
    expect(tokens(rear('blank', 'blank', 'hit'))).toEqual([1, 0]);
    expect(tokens(rear('blank', 'blank', 'blank'))).toEqual([0, 0]);
  });

  test('damage to other hull zones is none [arm.objective-cards.07]', () => {
    const table = rolls(frontOf(attacking('superior-positions'), 'victory'), 'red', 'hit', 'hit', 'hit');
    expect(tokens(nothingMore(table))).toEqual([0, 0]);
  });
});

describe('Contested Outpost', () => {
  test('the station obstructs no attack, other obstacles do [arm.objective-cards.06]', () => {
    const between = (objective: string | null): readonly string[] | undefined =>
      frontOf(attacking(objective ?? '', { objective, obstacles: { station: [900, 370] } }), 'victory').told(
        'attack-declared',
      )[0]?.obstructedBy;
    expect(between(null)).toEqual(['station']);
    expect(between('contested-outpost')).toEqual([]);
  });
});

describe('Fire Lanes', () => {
  const round = (at: readonly [number, number], more: Partial<TableSpec> = {}): Table =>
    armadaTable({
      ships: {
        nebulon: { card: 'nebulon-b-escort-frigate', at: [900, 300] },
        victory: { owner: 'p2', at: [900, 700] },
      },
      objective: 'fire-lanes',
      objectiveTokens: [{ at: { x: at[0], y: at[1] } }],
      moment: { phase: 'status' },
      ...more,
    });

  test('at the end of the round the player with more dice for a token controls it [arm.objective-cards.06]', () => {
    // Three red dice of the Nebulon-B at medium range; three red ones of the Victory at long range are as many.
    const table = round([900, 420]);
    expect(tokens(table)).toEqual([0, 0]);
    // At close range the Victory has its three black ones as well.
    const near = round([900, 560]);
    expect(tokens(near)).toEqual([0, 1]);
    expect(near.told('victory-tokens-gained')).toMatchObject([
      { because: [{ code: 'dice', facts: { p1: 3, p2: 6 } }] },
    ]);
  });

  test('an obstacle between takes a die [arm.objective-cards.06]', () => {
    const table = round([900, 440], { obstacles: { 'asteroid-field-1': [900, 550] } });
    expect(tokens(table)).toEqual([1, 0]);
  });

  test('who lies on it leaves it to the opponent, both to nobody [arm.objective-cards.06]', () => {
    const on = (squadrons: NonNullable<TableSpec['squadrons']>): number[] => tokens(round([900, 560], { squadrons }));
    expect(on({ tie: { owner: 'p2', at: [900, 560] } })).toEqual([1, 0]);
    expect(on({ x: { at: [885, 560] }, tie: { owner: 'p2', at: [920, 560] } })).toEqual([0, 0]);
  });
});
