// Compiled by scripts/xwing-cards.ts; do not edit.
import type { CompactUpgrade } from '../../compact';

// prettier-ignore
export const upgrades: readonly CompactUpgrade[] = [
  { id: 'bombletgenerator', name: 'Bomblet Generator', cost: 2, sides: [{ slots: ['device', 'device'], charges: { value: 2, recovers: 0 }, device: { name: 'Bomblet', type: 'bomb' } }] },
  { id: 'connernets', name: 'Conner Nets', cost: 3, sides: [{ slots: ['device'], charges: { value: 1, recovers: 0 }, device: { name: 'Conner Net', type: 'mine' } }] },
  { id: 'protonbombs', name: 'Proton Bombs', cost: 4, sides: [{ slots: ['device'], charges: { value: 2, recovers: 0 }, device: { name: 'Proton Bomb', type: 'bomb' } }] },
  { id: 'proximitymines', name: 'Proximity Mines', cost: 6, sides: [{ slots: ['device'], charges: { value: 2, recovers: 0 }, device: { name: 'Proximity Mine', type: 'mine' } }] },
  { id: 'seismiccharges', name: 'Seismic Charges', cost: 3, sides: [{ slots: ['device'], charges: { value: 2, recovers: 0 }, device: { name: 'Seismic Charge', type: 'bomb' } }] },
  { id: 'drk1probedroids', name: 'DRK-1 Probe Droids', limited: 1, cost: 5, sides: [{ slots: ['device'], charges: { value: 2, recovers: 0 }, device: { name: 'DRK-1 Probe Droid', type: 'remote', initiative: 0, agility: 3, hull: 1 } }], restrictions: [{ factions: ['separatistalliance'] }] },
  { id: 'electroprotonbomb', name: 'Electro-Proton Bomb', limited: 1, cost: 10, sides: [{ slots: ['device', 'modification'], charges: { value: 1, recovers: 0 }, device: { name: 'Electro-Proton Bomb', type: 'bomb' } }], restrictions: [{ action: { action: 'reload', color: 'white' } }] },
  { id: 'clustermines', name: 'Cluster Mines', cost: 7, sides: [{ slots: ['device'], charges: { value: 1, recovers: 0 }, device: { name: 'Cluster Mine', type: 'mine' } }] },
  { id: 'ionbombs', name: 'Ion Bombs', cost: 3, sides: [{ slots: ['device'], charges: { value: 2, recovers: 0 }, device: { name: 'Ion Bomb', type: 'bomb' } }] },
  { id: 'concussionbombs', name: 'Concussion Bombs', cost: 4, sides: [{ slots: ['device'], charges: { value: 3, recovers: 0 }, device: { name: 'Concussion Bomb', type: 'bomb' } }] },
  { id: 'thermaldetonators', name: 'Thermal Detonators', cost: 3, sides: [{ slots: ['device'], charges: { value: 4, recovers: 0 } }] },
];
