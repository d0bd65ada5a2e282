// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'heavylasercannon', name: 'Heavy Laser Cannon', cost: 5, sides: [{ slots: ['cannon'], weapon: { arc: 'bullseye', value: 4, range: [2, 3] } }] },
  { id: 'ioncannon', name: 'Ion Cannon', cost: 6, sides: [{ slots: ['cannon'], weapon: { arc: 'front', value: 3, range: [1, 3] } }] },
  { id: 'jammingbeam', name: 'Jamming Beam', cost: 0, sides: [{ slots: ['cannon'], weapon: { arc: 'front', value: 3, range: [1, 2] } }] },
  { id: 'tractorbeam', name: 'Tractor Beam', cost: 4, sides: [{ slots: ['cannon'], weapon: { arc: 'front', value: 3, range: [1, 3] } }] },
  { id: 'autoblasters', name: 'Autoblasters', cost: 3, sides: [{ slots: ['cannon'], weapon: { arc: 'front', value: 2, range: [1, 2] } }] },
  { id: 'syncedlasercannons', name: 'Synced Laser Cannons', cost: 6, sides: [{ slots: ['cannon', 'cannon'], weapon: { arc: 'front', value: 3, range: [2, 3] } }] },
  { id: 'underslungblastercannon', name: 'Underslung Blaster Cannon', cost: 3, sides: [{ slots: ['cannon'], weapon: { arc: 'single-turret', value: 2, range: [1, 1], requires: ['lock'] }, grants: { actions: ['rotate-arc white'] } }], restrictions: [{ factions: ['rebelalliance', 'resistance'] }, { ships: ['t65xwing', 't70xwing'] }] },
];
