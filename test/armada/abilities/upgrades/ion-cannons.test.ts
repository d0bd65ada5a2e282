/** Upgrade cards of the slot 'ion-cannons'. */
import { frontal } from '../../attack/duels';
import type { ShipOnTable, Table } from '../../table';
import { PULSE, PULSES, chosen, offered, pool, usedBy, withDice } from '../tables';

test('Overload Pulse: with a blue critical all defense tokens of the defender are exhausted, after they could be spent [arm.critical-effects.05, arm.effect-use-and-timing.03]', () => {
  const table = withDice(PULSE, PULSES);
  expect(table.told('defense-token-exhausted')).toEqual([]);
  table.answer({ type: 'use-ability' });
  expect(table.ship('cr90').defense.every(({ exhausted }) => exhausted)).toBe(true);
  expect(table.told('damage-totaled')).toMatchObject([{ damage: 2 }]);
  const red = withDice(PULSE, ['red critical', 'red hit', 'red blank', 'blue hit', 'blue hit', 'blue hit']);
  expect(red.whyNot(usedBy('p2', 'vsd', 'overload-pulse'))).toMatchObject({ code: 'no-critical' });
});

describe('Ion Cannon Batteries', () => {
  const VICTORY = { card: 'victory-ii-class-star-destroyer', upgrades: ['ion-cannon-batteries'] };
  const ions = (cr90: ShipOnTable, dice: string[] = PULSES): Table =>
    withDice({ attacker: 'vsd', range: 'medium', vsd: VICTORY, cr90 }, dice);

  test('the attacker chooses a command token that the defender loses [arm.critical-effects.03]', () => {
    const table = ions({ card: 'nebulon-b-escort-frigate', tokens: ['repair', 'squadron'] }).answer({
      type: 'use-ability',
    });
    expect([table.by, chosen(table)]).toEqual([['p2'], ['repair', 'squadron']]);
    table.answer({ chosen: 'repair' });
    expect(table.ship('cr90').tokens).toEqual(['squadron']);
    expect(table.told('shield-lost').filter(({ rules }) => rules.includes('arm.critical-effects.01'))).toEqual([]);
  });

  test('without tokens its defending hull zone loses a shield; without one nothing', () => {
    const lost = (shields: object): number =>
      ions({ shields })
        .answer({ type: 'use-ability' })
        .told('shield-lost')
        .filter(({ rules }) => rules.includes('arm.critical-effects.01')).length;
    expect(lost({})).toBe(1);
    expect(lost({ front: 0 })).toBe(0);
  });

  test('not without a blue critical', () => {
    const red = ions({}, ['red critical', 'red hit', 'red blank', 'blue hit', 'blue hit', 'blue hit']);
    expect(red.whyNot(usedBy('p2', 'vsd', 'ion-cannon-batteries'))).toMatchObject({ code: 'no-critical' });
  });
});

describe('Leading Shots', () => {
  const leading = (...dice: string[]): Table =>
    frontal({ range: 'medium', cr90: { card: 'cr90-corvette-b', upgrades: ['leading-shots'] } }).rolls(...dice);

  test('a blue die is spent, and any number of the others are rerolled [arm.modifying-dice.06, arm.modifying-dice.02]', () => {
    const table = leading('blue accuracy', 'blue hit', 'blue hit').answer({ type: 'use-ability' });
    table.answer({ chosen: pool(table).indexOf('blue accuracy') });
    expect(chosen(table)).toEqual([[0], [0, 1]]);
    table.answer({ chosen: [0, 1] }).rolls('blue critical', 'blue critical');
    expect(pool(table)).toEqual(['blue critical', 'blue critical']);
    expect(offered(table)).toEqual([]);
  });

  test('not without a blue die', () => {
    const red = frontal({
      attacker: 'vsd',
      range: 'long',
      vsd: { card: 'victory-ii-class-star-destroyer', upgrades: ['leading-shots'] },
    });
    expect(offered(red.rolls('red hit', 'red hit', 'red hit'))).toEqual([]);
  });
});
