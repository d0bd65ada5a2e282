/** Upgrade cards of the slot 'turbolasers'. */
import type { HullZone } from '../../../../src/armada/facts';
import { duel, frontal, type Duel } from '../../attack/duels';
import type { Table } from '../../table';
import { chosen, offered, pool, withDice } from '../tables';

const NEBULON = 'nebulon-b-escort-frigate';

test('Enhanced Armament: a red die more from the left and right hull zones, none from the front or against squadrons [arm.armament.04]', () => {
  const spec = { upgrades: ['enhanced-armament'], card: NEBULON, at: [500, 300] as const };
  const from = (facing: number, zone: HullZone, upgrades: string[]): number => {
    const table = duel({ cr90: { ...spec, upgrades, facing } }).attack('cr90', zone, 'vsd', 'front');
    const [first] = table.legal();
    const red = first?.type === 'roll-dice' ? first.dice.find(({ die }) => die === 'red')?.faces.length : undefined;
    return red ?? (first?.type === 'roll' && first.die === 'red' ? first.faces.length : 0);
  };
  for (const [facing, zone, more] of [
    [90, 'left', 1],
    [270, 'right', 1],
    [0, 'front', 0],
  ] as const)
    expect(from(facing, zone, ['enhanced-armament']) - from(facing, zone, [])).toBe(more);
  const tie = { owner: 'p2', at: [500, 400] as const };
  const flak = duel({ cr90: { ...spec, facing: 90 }, squadrons: { tie } }).attack('cr90', 'left', 'tie', null);
  expect(flak.legal()[0]).toMatchObject({ type: 'roll', die: 'blue' });
});

describe('H9 Turbolasers', () => {
  const h9 = (range: Duel['range'], card: string, ...dice: string[]): Table =>
    frontal({ range: range ?? 'close', cr90: { card, upgrades: ['h9-turbolasers'] } }).rolls(...dice);

  test('one die with a hit or critical icon becomes an accuracy, once in an attack [arm.modifying-dice.05, arm.effect-use-and-timing.06]', () => {
    const table = h9('close', 'cr90-corvette-a', 'red blank', 'red critical', 'blue hit');
    table.answer({ type: 'use-ability', ability: 'h9-turbolasers' });
    expect(chosen(table)).toHaveLength(2);
    const critical = pool(table).indexOf('red critical');
    table.answer({ chosen: critical });
    expect(pool(table)).toContain('red accuracy');
    expect(table.told('die-changed')).toMatchObject([{ color: 'red', from: 'critical', to: 'accuracy' }]);
    expect(offered(table)).toEqual([]);
  });

  test('accuracies and blanks stay, and while another ship attacks it does nothing', () => {
    const table = h9('close', 'cr90-corvette-a', 'red blank', 'red blank', 'blue accuracy');
    const use = {
      type: 'use-ability',
      player: 'p1',
      ability: 'h9-turbolasers',
      source: 'cr90/h9-turbolasers',
    } as const;
    expect(table.whyNot(use)).toMatchObject({ code: 'nothing-to-choose' });
    const defends = frontal({ attacker: 'vsd', range: 'medium', cr90: { upgrades: ['h9-turbolasers'] } });
    expect(offered(defends.rolls('red hit', 'red hit', 'red hit'))).toEqual([]);
  });

  test('black dice have no such face', () => {
    const vsd = { upgrades: ['h9-turbolasers'] };
    const dice = ['black hit', 'black hit', 'black hit', 'red hit', 'red blank', 'red blank'];
    const table = frontal({ attacker: 'vsd', vsd })
      .rolls(...dice)
      .answer({ type: 'use-ability' });
    const [black, red] = [pool(table).indexOf('black hit'), pool(table).indexOf('red hit')];
    expect(chosen(table)).toEqual([red]);
    const choose = { type: 'choose', player: 'p2', ability: 'h9-turbolasers', source: 'vsd/h9-turbolasers' } as const;
    expect(table.whyNot({ ...choose, chosen: black })).toMatchObject({ code: 'no-such-face' });
  });
});

describe('XI7 Turbolasers', () => {
  const redirecting = (upgrades: string[], cr90: object = {}): Table =>
    frontal({ attacker: 'vsd', range: 'medium', vsd: { upgrades }, cr90 })
      .rolls('red hit', 'red hit', 'red double-hit')
      .passes('spend defense tokens')
      .answer({ type: 'spend-defense-token', token: 'redirect', zone: 'left' })
      .passes('redirect damage');
  const two = { type: 'redirect-damage', player: 'p1', defender: 'cr90', damage: 2 } as const;

  test('no more than one damage is redirected [arm.golden-rules.03]', () => {
    const table = redirecting(['xi7-turbolasers']);
    expect(table.whyNot(two)).toMatchObject({ code: 'no-more-redirected' });
    table.answer({ type: 'redirect-damage', damage: 1 });
    expect(table.ship('cr90').shields).toMatchObject({ front: 0, left: 1 });
  });

  test('as much as there are shields without the card, or of another attacker', () => {
    expect(redirecting([]).whyNot(two)).toBeNull();
    expect(redirecting([], { upgrades: ['xi7-turbolasers'] }).whyNot(two)).toBeNull();
  });
});

describe('XX-9 Turbolasers', () => {
  const DICE = ['red critical', 'red double-hit', 'red hit'];
  const dealing = (upgrades: string[], dice = DICE): Table =>
    withDice({ attacker: 'vsd', range: 'medium', vsd: { upgrades }, cr90: { shields: { front: 0 } } }, dice);

  test('the first two damage cards of the attack are dealt faceup [arm.critical-effects.03]', () => {
    const table = dealing(['xx-9-turbolasers']).answer({ type: 'use-ability' });
    table.answer({ card: 'power-failure' }).answer({ card: 'ruptured-engine' });
    expect(table.told('damage-card-dealt').map(({ card }) => card)).toEqual([
      'power-failure',
      'ruptured-engine',
      null,
      null,
    ]);
  });

  test('one by the standard effect; none without a critical icon', () => {
    const standard = dealing(['xx-9-turbolasers'])
      .answer({ type: 'resolve-critical-effect' })
      .answer({ card: 'power-failure' });
    expect(standard.told('damage-card-dealt').map(({ card }) => card)).toEqual(['power-failure', null, null, null]);
    const none = frontal({ attacker: 'vsd', range: 'medium', vsd: { upgrades: ['xx-9-turbolasers'] } }).rolls(
      'red hit',
      'red hit',
      'red hit',
    );
    none.passes('spend defense tokens').passes();
    expect(none.asks).not.toBe('resolve a critical effect');
  });
});
