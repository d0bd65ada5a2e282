/** Upgrade cards of the slot 'ion-cannons'. */
import { PULSE, PULSES, usedBy, withDice } from '../tables';

test('Overload Pulse: with a blue critical all defense tokens of the defender are exhausted, after they could be spent [arm.critical-effects.05, arm.effect-use-and-timing.03]', () => {
  const table = withDice(PULSE, PULSES);
  expect(table.told('defense-token-exhausted')).toEqual([]);
  table.answer({ type: 'use-ability' });
  expect(table.ship('cr90').defense.every(({ exhausted }) => exhausted)).toBe(true);
  expect(table.told('damage-totaled')).toMatchObject([{ damage: 2 }]);
  const red = withDice(PULSE, ['red critical', 'red hit', 'red blank', 'blue hit', 'blue hit', 'blue hit']);
  expect(red.whyNot(usedBy('p2', 'vsd', 'overload-pulse'))).toMatchObject({ code: 'no-critical' });
});
