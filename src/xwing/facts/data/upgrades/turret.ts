// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'dorsalturret', name: 'Dorsal Turret', cost: 2, sides: [{ slots: ['turret'], weapon: { arc: 'single-turret', value: 2, range: [1, 2] }, grants: { actions: ['rotate-arc white'] }, plain: true }] },
  { id: 'ioncannonturret', name: 'Ion Cannon Turret', cost: 5, sides: [{ slots: ['turret'], weapon: { arc: 'single-turret', value: 3, range: [1, 2] }, grants: { actions: ['rotate-arc white'] } }] },
];
