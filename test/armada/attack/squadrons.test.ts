/** Attacks of squadrons and on squadrons: distance 1, engagement, additional targets. */
import { reason } from '../../../src/core';
import { ability } from '../../../src/armada/engine';
import { armada } from '../../../src/armada/game';
import { armadaTable, positionOf, type Table, type TableSpec } from '../table';
import { dogfight, duel } from './duels';

const TIE = { owner: 'p2' } as const;

function attack(
  table: Table,
  attacker: string,
  defender: string,
  defendingZone: 'front' | 'left' | 'right' | 'rear' | null = null,
  zone: 'front' | null = null,
) {
  return table.whyNot({ type: 'declare-target', player: 'p1', attacker, zone, defender, defendingZone });
}

describe('a squadron attacks', () => {
  test('a squadron at distance 1, to all sides [arm.attack.06, arm.attack-range.06, arm.firing-arc.04]', () => {
    // Bases of 17 mm: 76.5 mm between them is distance 1.
    const table = dogfight({
      x: { at: [500, 400] },
      near: { ...TIE, at: [500, 510] },
      behind: { ...TIE, at: [400, 400] },
      far: { ...TIE, at: [611, 400] },
    });
    expect([attack(table, 'x', 'near'), attack(table, 'x', 'behind')]).toEqual([null, null]);
    expect(attack(table, 'x', 'far')).toMatchObject({ code: 'out-of-range', facts: { distance: 2, mm: 77 } });
  });

  test('a hull zone at distance 1, by the shortest way to the cardboard and with line of sight [arm.attack.06, arm.line-of-sight.07]', () => {
    const vsd = { owner: 'p2', at: [500, 400] } as const;
    const table = dogfight({ x: { at: [500, 300] } }, { ships: { cr90: {}, vsd } });
    expect(attack(table, 'x', 'vsd', 'front')).toBeNull();
    expect(attack(table, 'x', 'vsd', 'rear')).toMatchObject({ code: 'out-of-range' });
    const side = dogfight({ x: { at: [455, 300] } }, { ships: { cr90: {}, vsd } });
    expect(attack(side, 'x', 'vsd', 'right')).toMatchObject({ code: 'no-line-of-sight', facts: { through: 'front' } });
  });

  test('with its battery against ships, with its anti-squadron armament against squadrons; every color at distance 1 [arm.armament.05, arm.attack-range.06, arm.attack.10]', () => {
    const table = (target: [string, 'front' | null]): unknown => {
      const spec = { ships: { cr90: {}, vsd: { owner: 'p2', at: [500, 320] as const } } };
      const fight = dogfight(
        {
          b: { at: [500, 230], card: 'b-wing-squadron' },
          tie: { ...TIE, at: [420, 230], card: 'tie-bomber-squadron' },
        },
        { ...spec, squadron: 'b' },
      );
      fight.attack('b', null, ...target);
      return fight.state.stack.flatMap((frame) => ('gathered' in frame ? [frame['gathered']] : []))[0];
    };
    expect(table(['vsd', 'front'])).toEqual({ red: 0, blue: 1, black: 1 });
    expect(table(['tie', null])).toEqual({ red: 0, blue: 3, black: 0 });
  });

  test('the attack ends with the damage: no further target, one attack an activation [arm.attack.28, arm.squadron-activation.03, arm.squadron-activation.01]', () => {
    const table = dogfight({
      x: { at: [500, 400] },
      tie: { ...TIE, at: [540, 400] },
      other: { ...TIE, at: [460, 400] },
    });
    table.attack('x', null, 'tie', null).rolls('blue hit', 'blue critical', 'blue critical', 'blue critical');
    expect(table.squadron('x').activated).toBe(true);
    expect(table.told('attack-declared')).toHaveLength(1);
  });

  test('one activated by a command attacks and moves, in either order, each once [arm.squadron-activation.04, arm.commands.13, arm.squadron-activation.02]', () => {
    const commanded = (y: number): Table =>
      armadaTable({
        ships: { cr90: { at: [500, 300], dial: 'squadron', dials: [] } },
        squadrons: { x: { at: [600, 400] }, tie: { ...TIE, at: [600, y] } },
        moment: { phase: 'ship', ship: 'cr90', step: 'resolve commands' },
      })
        .answer({ type: 'resolve-command', command: 'squadron', with: 'dial' })
        .answer({ type: 'activate-squadron', squadron: 'x' });
    const strike = (table: Table): Table =>
      table.attack('x', null, 'tie', null).rolls('blue hit', 'blue hit', 'blue hit', 'blue hit');
    const move = { type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: 600, y: 450 } } as const;
    // Engaged until the TIE Fighter is shot down.
    const attackFirst = commanded(500);
    expect(attackFirst.whyNot(move)).toMatchObject({ code: 'engaged' });
    strike(attackFirst);
    expect(attackFirst.legal().some(({ type }) => type === 'declare-target')).toBe(false);
    expect(attackFirst.does(move).told('squadron-activated')).toHaveLength(1);
    const moveFirst = commanded(540);
    expect(attack(moveFirst, 'x', 'tie')).toMatchObject({ code: 'out-of-range' });
    expect(strike(moveFirst.does(move)).told('squadron-activated')).toHaveLength(1);
  });

  test('doing nothing is allowed; it is activated all the same [arm.squadron-activation.05, arm.squadron-activation.06]', () => {
    const table = dogfight({ x: { at: [500, 400] }, tie: { ...TIE, at: [540, 400] } }).answer({
      type: 'end-activation',
    });
    expect(table.squadron('x').activated).toBe(true);
    expect(table.told('squadron-activated')).toMatchObject([{ squadron: 'x' }]);
  });
});

describe('engagement', () => {
  const vsd = { owner: 'p2', at: [500, 500] } as const;
  const withShip = (squadrons: NonNullable<TableSpec['squadrons']>, spec: Partial<TableSpec> = {}): Table =>
    dogfight(squadrons, { ships: { cr90: {}, vsd }, ...spec });

  test('an engaged squadron must attack a squadron that it is engaged with instead of a ship [arm.engagement.04]', () => {
    const free = withShip({ x: { at: [500, 410] } });
    expect(attack(free, 'x', 'vsd', 'front')).toBeNull();
    const engaged = withShip({ x: { at: [500, 410] }, tie: { ...TIE, at: [460, 410] } });
    expect(attack(engaged, 'x', 'tie')).toBeNull();
    // Whichever of its hull zones is meant: what keeps it from one that it does not see is the engagement, too.
    for (const zone of ['front', 'left', 'right', 'rear'] as const)
      expect(attack(engaged, 'x', 'vsd', zone)).toMatchObject({ code: 'engaged', facts: { enemies: ['tie'] } });
  });

  test('ships and friends engage nobody [arm.engagement.06]', () => {
    const table = withShip({ x: { at: [500, 410] }, wing: { at: [460, 410] } });
    expect(attack(table, 'x', 'vsd', 'front')).toBeNull();
    expect(table.whyNot({ type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: 500, y: 300 } })).toBeNull();
  });

  test('what is not engaged because of an obstruction may still be attacked, with a die fewer [arm.engagement.09, arm.engagement.13]', () => {
    const table = withShip(
      { x: { at: [500, 410] }, tie: { ...TIE, at: [420, 410] }, near: { ...TIE, at: [540, 410] } },
      { obstacles: { station: [460, 395] } },
    );
    expect(attack(table, 'x', 'tie')).toBeNull();
    // Engaged with the other one: the duty excludes ships only.
    expect(attack(table, 'x', 'vsd', 'front')).toMatchObject({ facts: { enemies: ['near'] } });
    table.attack('x', null, 'tie', null);
    expect(table.told('attack-declared')).toMatchObject([{ obstructedBy: ['station'] }]);
    table.rolls('blue hit', 'blue hit', 'blue accuracy');
  });

  test('where no attack on it is possible the ship may be attacked [arm.engagement.05]', () => {
    const untouchable = ability({
      id: 'test/untouchable',
      card: 'squadron:tie-fighter-squadron',
      rules: ['arm.golden-rules.03'],
      forbids: {
        'declare target': (_state, { source }, { defender }) =>
          defender === source ? reason('untouchable', 'It cannot be attacked.', ['arm.golden-rules.03']) : null,
      },
    });
    const game = armada.with({ abilities: [untouchable] });
    const { state } = withShip({ x: { at: [500, 410] }, tie: { ...TIE, at: [460, 410] } });
    const begun = game.resume(
      positionOf({
        ships: { cr90: {}, vsd },
        squadrons: { x: { at: [500, 410] }, tie: { ...TIE, at: [460, 410] } },
        moment: { phase: 'squadron', squadron: 'x' },
      }),
      { mode: 'manual' },
    );
    if (begun._tag === 'Left') throw new Error(begun.left.message);
    const ship = {
      type: 'declare-target',
      player: 'p1',
      attacker: 'x',
      zone: null,
      defender: 'vsd',
      defendingZone: 'front',
    } as const;
    expect(armada.whyNot(state, ship)).toMatchObject({ code: 'engaged' });
    expect(game.whyNot(begun.right.state, { ...ship, defender: 'tie', defendingZone: null })).toMatchObject({
      code: 'untouchable',
    });
    expect(game.whyNot(begun.right.state, ship)).toBeNull();
    // Nor does another squadron hold it that it may attack, and is not engaged with.
    const beyond = game.resume(
      positionOf({
        ships: { cr90: {}, vsd },
        squadrons: {
          x: { at: [500, 410] },
          tie: { ...TIE, at: [460, 410] },
          bomber: { ...TIE, card: 'tie-bomber-squadron', at: [580, 410] },
        },
        obstacles: { station: [540, 395] },
        moment: { phase: 'squadron', squadron: 'x' },
      }),
      { mode: 'manual' },
    );
    if (beyond._tag === 'Left') throw new Error(beyond.left.message);
    expect(game.whyNot(beyond.right.state, { ...ship, defender: 'bomber', defendingZone: null })).toBeNull();
    expect(game.whyNot(beyond.right.state, ship)).toBeNull();
  });

  test('ends with the squadron that is destroyed, and follows the positions [arm.engagement.10, arm.engagement.12]', () => {
    const table = dogfight(
      { x: { at: [500, 410] }, a: { at: [420, 410] }, tie: { ...TIE, at: [460, 410] } },
      { ships: { cr90: {}, vsd } },
    );
    table.attack('x', null, 'tie', null).rolls('blue hit', 'blue hit', 'blue hit', 'blue hit');
    table.answer({ type: 'activate-squadron', squadron: 'a' });
    expect(table.whyNot({ type: 'move-squadron', player: 'p1', squadron: 'a', at: { x: 420, y: 350 } })).toBeNull();
  });

  test('a move past an enemy does not engage: only where it starts and ends counts [arm.engagement.11]', () => {
    const table = dogfight({ x: { at: [300, 400] }, tie: { ...TIE, at: [410, 440] } });
    table.does({ type: 'move-squadron', player: 'p1', squadron: 'x', at: { x: 300, y: 220 } });
    expect(table.squadron('x')).toMatchObject({ at: { x: 300, y: 220 } });
  });
});

describe('a ship attacks a series of squadrons', () => {
  const squadrons = {
    one: { ...TIE, at: [470, 380] },
    two: { ...TIE, at: [530, 380] },
    behind: { ...TIE, at: [500, 220] },
    far: { ...TIE, at: [440, 640] },
  } as const;
  const first = (spec = {}): Table =>
    duel({ squadrons, vsd: { owner: 'p2', at: [1500, 800] }, ...spec })
      .attack('cr90', 'front', 'one', null)
      .rolls('blue hit')
      .passes('declare an additional squadron target');

  test('after each one another enemy squadron can be declared: new dice, new damage [arm.attack.24, arm.attack-summary.05]', () => {
    const table = first();
    expect(table.by).toEqual(['p1']);
    table.attack('cr90', 'front', 'two', null).rolls('blue hit');
    expect(table.told('attack-dice-rolled')).toHaveLength(2);
    expect([table.squadron('one').hull, table.squadron('two').hull]).toEqual([2, 2]);
  });

  test('in the arc and at attack range of the same hull zone [arm.attack.25]', () => {
    const table = first();
    expect(attack(table, 'cr90', 'behind', null, 'front')).toMatchObject({ code: 'out-of-arc' });
    expect(attack(table, 'cr90', 'far', null, 'front')).toMatchObject({ code: 'out-of-range' });
    expect(
      table.legal().flatMap((action) => (action.type === 'declare-target' ? [[action.zone, action.defender]] : [])),
    ).toEqual([['front', 'two']]);
  });

  test('each squadron only once in an attack [arm.attack.26]', () => {
    expect(attack(first(), 'cr90', 'one', null, 'front')).toMatchObject({ code: 'already-attacked' });
  });

  test('it is one attack of the ship, from one zone: the second attack comes after it [arm.attack.27, arm.attack.29]', () => {
    const table = first({ squadrons: { ...squadrons, side: { ...TIE, at: [590, 300] } } });
    table.attack('cr90', 'front', 'two', null).rolls('blue hit').answer({ type: 'end-targets' });
    expect(table.asks).toBe('declare a target');
    expect(attack(table, 'cr90', 'one', null, 'front')).toMatchObject({ code: 'zone-has-attacked' });
    expect(table.legal().some((action) => action.type === 'declare-target' && action.defender === 'side')).toBe(true);
  });

  test('line of sight and range are each one’s own: obstructed or not, its own dice [arm.attack.32]', () => {
    // The asteroid field lies between the ship and the second squadron only; the Nebulon has two blue dice.
    const table = duel({
      cr90: { card: 'nebulon-b-escort-frigate' },
      vsd: { owner: 'p2', at: [1500, 800] },
      squadrons: { one: { ...TIE, at: [465, 400] }, two: { ...TIE, at: [550, 440] } },
      obstacles: { station: [560, 385] },
    });
    table
      .attack('cr90', 'front', 'one', null)
      .rolls('blue hit', 'blue hit')
      .passes('declare an additional squadron target');
    table.attack('cr90', 'front', 'two', null).rolls('blue hit');
    expect(table.told('attack-declared').map(({ obstructedBy }) => obstructedBy)).toEqual([[], ['station']]);
  });

  test('not after an attack on a ship, nor by a squadron [arm.attack.28]', () => {
    const table = duel({ squadrons: { one: { ...TIE, at: [430, 380] } } })
      .attack('cr90', 'front', 'vsd', 'front')
      .rolls('red blank', 'red blank', 'blue hit')
      .passes('declare a target');
    expect(table.told('attack-declared')).toHaveLength(1);
  });

  test('concentrate fire is for one of the pools only [arm.commands.34]', () => {
    const table = duel({ squadrons, cr90: { dial: 'concentrate-fire' }, vsd: { owner: 'p2', at: [1500, 800] } })
      .attack('cr90', 'front', 'one', null)
      .rolls('blue hit');
    table
      .answer({ type: 'resolve-command', with: 'dial' })
      .answer({ type: 'add-die', color: 'blue' })
      .rolls('blue hit')
      .passes('declare an additional squadron target');
    table.attack('cr90', 'front', 'two', null).rolls('blue hit');
    expect([table.squadron('one').hull, table.squadron('two').hull]).toEqual([1, 2]);
    expect(table.told('command-resolved')).toHaveLength(1);
  });
});
