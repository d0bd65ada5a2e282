/** Upgrades that work in attacks: what they cite, and critical effects of their own, resolved instead of the standard one (arm.critical-effects). */
import { duel } from '../../attack/duels';
import { PULSE, PULSES, withDice } from '../tables';

test('it is one effect or the standard one, and neither must be [arm.critical-effects.03, arm.attack.19]', () => {
  const table = withDice(PULSE, PULSES).answer({ type: 'resolve-critical-effect' });
  expect(table.told('critical-effect-resolved')).toMatchObject([{ effect: 'standard' }]);
  expect(table.ship('cr90').defense.some(({ exhausted }) => exhausted)).toBe(false);
});

test('against a squadron it cannot be resolved [arm.critical-effects.07]', () => {
  const tie = { owner: 'p2', card: 'howlrunner', at: [500, 400] as const };
  const table = duel({ cr90: { card: 'cr90-corvette-b', upgrades: ['overload-pulse'] }, squadrons: { tie } });
  table.attack('cr90', 'front', 'tie', null).rolls('blue critical').passes('declare a target');
  expect(table.told('critical-effect-resolved')).toEqual([]);
});
