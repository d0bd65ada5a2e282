/** Upgrade cards of the slot 'ordnance'. */
import { duel, type Duel } from '../../attack/duels';
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

test('Expanded Launchers: two black dice more from the front, none from other hull zones or against squadrons [arm.armament.04]', () => {
  const black = (upgrades: string[], zone: 'front' | 'left', defender: 'cr90' | 'x'): number => {
    const glad = {
      card: 'gladiator-i-class-star-destroyer',
      upgrades,
      facing: zone === 'left' ? 270 : 180,
      at: [500, 440] as const,
    };
    const table = duel({ attacker: 'vsd', vsd: glad, squadrons: { x: { at: [560, 380] } } });
    table.attack('vsd', zone, defender, defender === 'x' ? null : 'front');
    const [roll] = table.legal();
    if (roll?.type === 'roll-dice') return roll.dice.find(({ die }) => die === 'black')?.faces.length ?? 0;
    return roll?.type === 'roll' && roll.die === 'black' ? roll.faces.length : 0;
  };
  for (const [zone, defender, more] of [
    ['front', 'cr90', 2],
    ['left', 'cr90', 0],
    ['front', 'x', 0],
  ] as const)
    expect(black(['expanded-launchers'], zone, defender) - black([], zone, defender)).toBe(more);
});
