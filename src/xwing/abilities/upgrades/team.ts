/** Upgrades of the slot 'team'. */
import { whileYouAttack } from '../forms/attacks';
import { having, youAre } from '../forms/conditions';
import { attacking, changes } from '../forms/dice';

const igRmDroids = changes({
  id: 'ig-rm-droids',
  card: 'upgrade:igrmdroids',
  ...attacking,
  from: ['hit'],
  to: 'crit',
  when: whileYouAttack(youAre(having('calculate'))),
});

export const teamUpgrades = [igRmDroids];
