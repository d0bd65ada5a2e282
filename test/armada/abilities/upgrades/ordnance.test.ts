/** Upgrade cards of the slot 'ordnance'. */
import type { Duel } from '../../attack/duels';
import { usedBy, withDice } from '../tables';

const MISSILES: Duel = { attacker: 'vsd', vsd: { upgrades: ['assault-concussion-missiles'] } };

test('Assault Concussion Missiles: with a black critical each hull zone next to the defending one suffers a damage', () => {
  const dice = ['black hit-critical', 'black blank', 'black blank', 'red blank', 'red blank', 'red blank'];
  const missiles = withDice({ ...MISSILES, cr90: { shields: { left: 0 } } }, dice).answer({ type: 'use-ability' });
  expect(missiles.ship('cr90')).toMatchObject({ shields: { left: 0, right: 1, rear: 1 }, damage: { facedown: 1 } });
  expect(missiles.told('damage-totaled')).toMatchObject([{ damage: 2 }]);
  expect(missiles.ship('cr90').shields.front).toBe(0);
  const red = withDice(MISSILES, ['black hit', 'black blank', 'black blank', 'red critical', 'red blank', 'red blank']);
  expect(red.whyNot(usedBy('p2', 'vsd', 'assault-concussion-missiles'))).toMatchObject({ code: 'no-critical' });
});
