// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'advprotontorpedoes', name: 'Adv. Proton Torpedoes', cost: 5, sides: [{ slots: ['torpedo'], weapon: { arc: 'front', value: 5, range: [1, 1], ordnance: true, requires: ['lock'], chargeCost: 1 }, charges: { value: 1, recovers: 0 } }] },
  { id: 'iontorpedoes', name: 'Ion Torpedoes', cost: 4, sides: [{ slots: ['torpedo'], weapon: { arc: 'front', value: 4, range: [2, 3], ordnance: true, requires: ['lock'], chargeCost: 1 }, charges: { value: 2, recovers: 0 } }] },
  { id: 'protontorpedoes', name: 'Proton Torpedoes', cost: 12, sides: [{ slots: ['torpedo'], weapon: { arc: 'front', value: 4, range: [2, 3], ordnance: true, requires: ['lock'], chargeCost: 1 }, charges: { value: 2, recovers: 0 } }] },
  { id: 'plasmatorpedoes', name: 'Plasma Torpedoes', cost: 7, sides: [{ slots: ['torpedo'], weapon: { arc: 'front', value: 3, range: [2, 3], ordnance: true, requires: ['lock'], chargeCost: 1 }, charges: { value: 2, recovers: 0 } }] },
];
