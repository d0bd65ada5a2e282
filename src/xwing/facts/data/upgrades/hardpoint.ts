// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'ioncannonbattery', name: 'Ion Cannon Battery', cost: 5, sides: [{ slots: ['hardpoint'], grants: { actions: ['rotate-arc white'] } }, { title: 'Ion Cannon Battery (Offline)', slots: ['hardpoint'] }] },
  { id: 'ordnancetubes', name: 'Ordnance Tubes', cost: 1, sides: [{ slots: ['hardpoint'] }, { title: 'Ordnance Tubes (Offline)', slots: ['hardpoint'] }] },
  { id: 'pointdefensebattery', name: 'Point-Defense Battery', cost: 9, sides: [{ slots: ['hardpoint'], grants: { actions: ['rotate-arc white'] } }, { title: 'Point-Defense Battery (Offline)', slots: ['hardpoint'] }] },
  { id: 'targetingbattery', name: 'Targeting Battery', cost: 6, sides: [{ slots: ['hardpoint'], grants: { actions: ['rotate-arc white'] } }, { title: 'Targeting Battery (Offline)', slots: ['hardpoint'] }] },
  { id: 'turbolaserbattery', name: 'Turbolaser Battery', cost: 13, sides: [{ slots: ['hardpoint'], grants: { actions: ['rotate-arc white'] } }, { title: 'Turbolaser Battery (Offline)', slots: ['hardpoint'] }] },
];
