// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'barragerockets', name: 'Barrage Rockets', cost: 8, sides: [{ slots: ['missile', 'missile'], weapon: { arc: 'front', value: 3, range: [2, 3], ordnance: true, requires: ['focus'], chargeCost: 1 }, charges: { value: 5, recovers: 0 } }] },
  { id: 'clustermissiles', name: 'Cluster Missiles', cost: 4, sides: [{ slots: ['missile'], weapon: { arc: 'front', value: 3, range: [1, 2], ordnance: true, requires: ['lock'], chargeCost: 1 }, charges: { value: 4, recovers: 0 } }] },
  { id: 'concussionmissiles', name: 'Concussion Missiles', cost: 6, sides: [{ slots: ['missile'], weapon: { arc: 'front', value: 3, range: [2, 3], ordnance: true, requires: ['lock'], chargeCost: 1 }, charges: { value: 3, recovers: 0 } }] },
  { id: 'homingmissiles', name: 'Homing Missiles', cost: 5, sides: [{ slots: ['missile'], weapon: { arc: 'front', value: 4, range: [2, 3], ordnance: true, requires: ['lock'], chargeCost: 1 }, charges: { value: 2, recovers: 0 } }] },
  { id: 'ionmissiles', name: 'Ion Missiles', cost: 2, sides: [{ slots: ['missile'], weapon: { arc: 'front', value: 3, range: [2, 3], ordnance: true, requires: ['lock'], chargeCost: 1 }, charges: { value: 3, recovers: 0 } }] },
  { id: 'protonrockets', name: 'Proton Rockets', cost: 5, sides: [{ slots: ['missile'], weapon: { arc: 'bullseye', value: 5, range: [1, 2], ordnance: true, requires: ['focus'], chargeCost: 1 }, charges: { value: 1, recovers: 0 }, plain: true }] },
  { id: 'energyshellcharges', name: 'Energy-Shell Charges', cost: 5, sides: [{ slots: ['missile'], weapon: { arc: 'front', value: 3, range: [2, 3], ordnance: true, requires: ['calculate'], chargeCost: 1 }, charges: { value: 1, recovers: 0 } }], restrictions: [{ action: { action: 'calculate', color: 'white' } }, { factions: ['separatistalliance'] }] },
  { id: 'discordmissiles', name: 'Discord Missiles', limited: 3, cost: 4, sides: [{ slots: ['missile'], charges: { value: 1, recovers: 0 }, device: { name: 'Buzz Droid Swarm', type: 'remote', initiative: 0, agility: 3, hull: 1 } }], restrictions: [{ factions: ['separatistalliance'] }] },
  { id: 'diamondboronmissiles', name: 'Diamond-Boron Missiles', limited: 1, cost: 5, sides: [{ slots: ['missile', 'missile'], weapon: { arc: 'front', value: 3, range: [2, 3], ordnance: true, requires: ['lock'], chargeCost: 1 }, charges: { value: 3, recovers: 0 } }] },
  { id: 'magpulsewarheads', name: 'Mag-Pulse Warheads', cost: 5, sides: [{ slots: ['missile'], weapon: { arc: 'front', value: 3, range: [1, 3], ordnance: true, requires: ['lock'], chargeCost: 1 }, charges: { value: 2, recovers: 0 } }] },
  { id: 'multimissilepods', name: 'Multi-Missile Pods', cost: 6, sides: [{ slots: ['missile', 'missile'], weapon: { arc: 'full-front', value: 2, range: [1, 2], ordnance: true, requires: ['calculate', 'lock'], chargeCost: 1 }, charges: { value: 5, recovers: 0 } }] },
  { id: 'xx23sthreadtracers', name: 'XX-23 S-Thread Tracers', limited: 2, cost: 2, sides: [{ slots: ['missile'], weapon: { arc: 'front', value: 3, range: [1, 3], ordnance: true, requires: ['focus', 'calculate', 'lock'], chargeCost: 1 }, charges: { value: 2, recovers: 0 } }] },
];
